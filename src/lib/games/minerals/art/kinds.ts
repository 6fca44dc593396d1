// The five minerals and the five owners: order, values and colour families.
import { nth } from './base';

/** A mineral (MN-1). */
export type Kind = 'wollastonite' | 'kyanite' | 'tourmaline' | 'anthracite' | 'orpiment';
/** Every mineral, cheapest first: the index is the engine's. */
export const KINDS: readonly [Kind, Kind, Kind, Kind, Kind] = [
  'wollastonite',
  'kyanite',
  'tourmaline',
  'anthracite',
  'orpiment',
];
/** How many of each mineral, in the order of {@link KINDS}. */
export type Counts = readonly [number, number, number, number, number];
/** None of any mineral. */
export const NONE: Counts = [0, 0, 0, 0, 0];

/** What a mineral looks like. */
export interface MineralPaint {
  /** Value = steps to move = points = studs in the rim (MN-1). */
  readonly value: 1 | 2 | 3 | 4 | 5;
  /** Gradients of the face, light to dark; a seed picks one. */
  readonly faces: readonly [Face, Face, Face];
  /** The slab's side. */
  readonly side: string;
  /** The one flat colour of small pictures. */
  readonly chip: string;
  /** Are the studs dark (on light stone) or pearl (on dark stone)? */
  readonly darkStuds: boolean;
}
type Face = readonly [from: string, to: string];

export const MINERALS: Readonly<Record<Kind, MineralPaint>> = {
  wollastonite: {
    value: 1,
    faces: [
      ['#ffffff', '#eeebe2'],
      ['#fffcf4', '#ece5d5'],
      ['#fdfefd', '#e6e8e5'],
    ],
    side: '#a89d88',
    chip: '#f7f4ec',
    darkStuds: true,
  },
  kyanite: {
    value: 2,
    faces: [
      ['#9fc1dd', '#477ab2'],
      ['#8fb3d4', '#3b6a9f'],
      ['#aac6d8', '#5484b0'],
    ],
    side: '#23456f',
    chip: '#4d86c4',
    darkStuds: false,
  },
  tourmaline: {
    value: 3,
    faces: [
      ['#7fae74', '#2f6b4a'],
      ['#93b46e', '#487743'],
      ['#6aa382', '#2a6154'],
    ],
    side: '#1f4a34',
    chip: '#3d8352',
    darkStuds: false,
  },
  anthracite: {
    value: 4,
    faces: [
      ['#4a4b53', '#1b1b20'],
      ['#44474f', '#16171b'],
      ['#4b4750', '#1c191f'],
    ],
    side: '#0c0c0e',
    chip: '#2a2a30',
    darkStuds: false,
  },
  orpiment: {
    value: 5,
    faces: [
      ['#ffe38a', '#d98618'],
      ['#ffda76', '#cf7814'],
      ['#ffe99a', '#dd921f'],
    ],
    side: '#8d4a0b',
    chip: '#f2ae27',
    darkStuds: true,
  },
};

/** A seat's pawn, by its place at the table. */
export type Owner = 0 | 1 | 2 | 3 | 4;
export const OWNERS: readonly [Owner, Owner, Owner, Owner, Owner] = [0, 1, 2, 3, 4];
/** The owner's look of a seat, 0 the first in seat order. */
export const ownerOf = (seat: number): Owner => nth(OWNERS, seat);
/** The sign of an owner, so that hue is never alone. */
export type OwnerShape = 'circle' | 'square' | 'diamond' | 'shield' | 'gem';
/** What an owner looks like. */
export interface OwnerPaint {
  readonly letter: string;
  readonly shape: OwnerShape;
  /** Light, body and shade of the dome; the shade is the letter's ink too. */
  readonly hue: readonly [light: string, body: string, deep: string];
}
export const OWNER_PAINT: readonly [OwnerPaint, OwnerPaint, OwnerPaint, OwnerPaint, OwnerPaint] = [
  { letter: 'A', shape: 'circle', hue: ['#ee8267', '#c8452e', '#7d2013'] },
  { letter: 'B', shape: 'square', hue: ['#63b3a8', '#1f7f78', '#0d4745'] },
  { letter: 'C', shape: 'diamond', hue: ['#a583b8', '#6d4486', '#3a2050'] },
  { letter: 'D', shape: 'shield', hue: ['#b9b567', '#7f8030', '#454713'] },
  { letter: 'E', shape: 'gem', hue: ['#a39b93', '#6c645d', '#37322d'] },
];

/** Page colours inside drawings; each falls back to its day value, so that a drawing can stand outside the world. */
export const PEN = {
  /** Outlines: brown ink, never black. */
  ink: 'var(--mn-line,#33200f)',
  /** Inlays between ink lines. */
  cream: 'var(--mn-cream,#fff6df)',
  /** Act, path, chosen. */
  signal: 'var(--mn-signal,#bd3719)',
  /** Yours, ready, gained. */
  good: 'var(--good,#2d7048)',
  /** Cut, refused, offending. */
  bad: 'var(--bad,#a8321f)',
  /** Keyboard only. */
  focus: 'var(--focus,#0b5cad)',
  /** A crevice. */
  pit: 'var(--mn-pit,#6a5029)',
} as const;

/** The prefix of every id of the shared definitions, unless a page holds two sets of them. */
export const ID = 'mn';
