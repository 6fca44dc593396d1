// The poster's inks, the five divisions and the four players' emblems. Colours of the table itself (sky, marks that
// stand on it) are variables of explorers.css with the night's value as fallback; paper stays paper in both themes.
import { nth } from '$lib/art/draw';
import type { Division, GivenIcon } from '$lib/backend/bindings/space-explorers';

export type { Division };

/** Every division in the engine's order: arrays of five are in this order. */
export const DIVISIONS: readonly [Division, Division, Division, Division, Division] = [
  'engineering',
  'testing',
  'science',
  'construction',
  'space-flight',
];
/** One number a division, in the order of {@link DIVISIONS}. */
export type Five = readonly [number, number, number, number, number];
/** A division's icon, or the one that stands for any of them. */
export type AnyDivision = GivenIcon;

/** A specialist's division by its number: twelve numbers each (1–12 engineering … 49–60 space flight). */
export const divisionOf = (number: number): Division =>
  nth(DIVISIONS, Math.min(4, Math.max(0, Math.floor((number - 1) / 12))));

/** The inks of the print. */
export const INK = {
  night: '#0b1a29',
  midnight: '#102437',
  dusk: '#17324a',
  slate: '#1f4262',
  steel: '#34597c',
  cream: '#f6efdc',
  white: '#fffaf0',
  paper: '#efe2c4',
  buff: '#dcc9a0',
  sand: '#b9a074',
  brown: '#5b4c2c',
  signal: '#f25c3b',
  rust: '#b23c22',
  teal: '#3f9c93',
  pine: '#1d5f60',
  mustard: '#e7b03a',
  ochre: '#b17a1c',
} as const;

/** A colour with its shade and its tint. */
export interface Hue {
  readonly base: string;
  readonly deep: string;
  readonly pale: string;
}
/** What a division is painted with. */
export interface DivisionHue extends Hue {
  /** Its sign in text: colour is never the only carrier. */
  readonly sign: string;
  /** Its colour as a mark that stands on the table: bright by night, deep by day. */
  readonly onTable: string;
}
export const HUES: Readonly<Record<Division, DivisionHue>> = {
  engineering: {
    base: '#4a9fd6',
    deep: '#1c5a8a',
    pale: '#b5d8e6',
    sign: '●',
    onTable: 'var(--se-engineering,#4a9fd6)',
  },
  testing: { base: '#54b592', deep: '#1f6d5c', pale: '#bde0cb', sign: '◆', onTable: 'var(--se-testing,#54b592)' },
  science: { base: '#f0bb42', deep: '#b07a18', pale: '#f7e0a4', sign: '■', onTable: 'var(--se-science,#f0bb42)' },
  construction: {
    base: '#e4553a',
    deep: '#9a2e1e',
    pale: '#f4b59b',
    sign: '▲',
    onTable: 'var(--se-construction,#ee6a50)',
  },
  'space-flight': {
    base: '#a283d6',
    deep: '#553f8c',
    pale: '#d6c9ea',
    sign: '⬢',
    onTable: 'var(--se-space-flight,#a98ddb)',
  },
};
/** Colours that turn with the theme; the fallback is the night's. */
export const TABLE = {
  /** Marks, rockets and lines on the table. */
  mark: 'var(--se-mark,#f6efdc)',
  /** The own rocket and the last notch. */
  own: 'var(--se-own,#f25c3b)',
  /** Dashed frames of what is empty. */
  empty: 'var(--se-empty,#6289ad)',
  /** What a hollow mark is filled with. */
  ground: 'var(--se-plate,#0b1a29)',
} as const;

/** A player's emblem; players are never told by colour, for the five colours are the divisions'. */
export type Emblem = 'star' | 'moon' | 'planet' | 'comet';
export const EMBLEMS: readonly [Emblem, Emblem, Emblem, Emblem] = ['star', 'moon', 'planet', 'comet'];
/** A seat's emblem: seats 0–3. */
export const emblemOf = (seat: number): Emblem => nth(EMBLEMS, seat);
