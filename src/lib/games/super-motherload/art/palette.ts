// Colours of the Super Motherload world, and the words that pick them. Frame colours (ink, panel,
// focus) come from the page's CSS tokens; these literals make a drawing stand alone.

/** A colour of drill icons and of pilot stacks. Wild stands for red, blue or yellow (SM-15). */
export type Drill = 'red' | 'blue' | 'yellow' | 'wild';
/** The colours a steel plate can have; there is no wild plate (SM-26). */
export type Plate = Exclude<Drill, 'wild'>;
/** A seat's crew (SM-1). */
export type Crew = 'purple' | 'green' | 'orange' | 'grey';
/** A mineral (SM-2), cheapest first. */
export type Mineral = 'iron' | 'platinum' | 'gold' | 'emerald' | 'ruby' | 'diamond';
/** The colour of a dirt space, shallow to deep. One terrain in the rules (SM-25). */
export type Tone = 0 | 1 | 2 | 3;

export const DRILLS: readonly Drill[] = ['red', 'blue', 'yellow', 'wild'];
export const CREWS: readonly Crew[] = ['purple', 'green', 'orange', 'grey'];
export const MINERALS: readonly Mineral[] = ['iron', 'platinum', 'gold', 'emerald', 'ruby', 'diamond'];

/** Light, body and shade of a painted thing. */
export interface Shades {
  readonly base: string;
  readonly hi: string;
  readonly lo: string;
}
interface Dirt extends Shades {
  readonly fleck: string;
}
export const DIRT: Readonly<Record<Tone, Dirt>> = {
  0: { base: '#bf6a3d', hi: '#d88853', lo: '#96492b', fleck: '#e9a671' },
  1: { base: '#a44f31', hi: '#c26a43', lo: '#7c3723', fleck: '#d88a5e' },
  2: { base: '#84402f', hi: '#a05640', lo: '#602a21', fleck: '#bd7558' },
  3: { base: '#643430', hi: '#80483f', lo: '#472223', fleck: '#a06455' },
};

export const VOID = { back: '#22100d', rim: '#f2a768', rimLow: '#ffc98d' } as const;
export const PAPER = {
  base: '#f3e5ca',
  hi: '#fbf3e2',
  lo: '#dcc7a0',
  line: '#b99c72',
  ink: '#2a1710',
  ink2: '#6b4a37',
} as const;
export const STEEL = { hi: '#b9b6b4', base: '#7d7a7c', lo: '#4d4a50', deep: '#2f2d33' } as const;
export const WOOD = { hi: '#d39a5f', base: '#9a6236', lo: '#5b351d' } as const;
export const LAMP = '#ffcf87';
/** Turquoise belongs to artifacts alone. */
export const RELIC = { glow: '#43d3c0', deep: '#0f7f74', night: '#17302f', bone: '#f1e6cf', shade: '#8d7a5c' } as const;
/** What a blast looks like: bomb previews and pattern holes. */
export const BLAST = { base: '#ff8a4a', hi: '#ffc79a', lo: '#a5421a' } as const;
/** The dark line around figures and under marks. */
export const OUTLINE = '#1a0d0a';
/** The dark line around what lies over the board. */
export const KEYLINE = '#160807';

/** The four shapes that go with the drill colours, since colour is never the only carrier. */
export type MarkShape = 'triangle' | 'circle' | 'square' | 'star';
interface DrillPaint extends Shades {
  /** Ink that reads on `base` (5:1 and better). */
  readonly ink: string;
  readonly mark: MarkShape;
}
/** Drill colours; the bases repeat the page's tokens. */
export const DRILL: Readonly<Record<Drill, DrillPaint>> = {
  red: { base: '#e2533f', hi: '#ff8d74', lo: '#9c2a1d', ink: '#2a0a05', mark: 'triangle' },
  blue: { base: '#4aa3e0', hi: '#94d2ff', lo: '#1d5f92', ink: '#04192a', mark: 'circle' },
  yellow: { base: '#f2c14b', hi: '#ffe39a', lo: '#a4760f', ink: '#2b1d00', mark: 'square' },
  wild: { base: '#d9cfe8', hi: '#f7f2ff', lo: '#8b7ba6', ink: '#221836', mark: 'star' },
};

export type Badge = 'moon' | 'leaf' | 'flame' | 'gear';
interface CrewPaint extends Shades {
  readonly deep: string;
  readonly badge: Badge;
}
export const CREW: Readonly<Record<Crew, CrewPaint>> = {
  purple: { base: '#8d6bc4', hi: '#b99be6', lo: '#55398a', deep: '#33205a', badge: 'moon' },
  green: { base: '#6f9a4a', hi: '#a3c879', lo: '#446428', deep: '#283e15', badge: 'leaf' },
  orange: { base: '#e0813a', hi: '#ffb474', lo: '#9a4f18', deep: '#5f2d0a', badge: 'flame' },
  grey: { base: '#8f979c', hi: '#c9d0d3', lo: '#586066', deep: '#343a3f', badge: 'gear' },
};

/** Facet colours of a mineral, light to dark, and its value in dollars (SM-2). */
export interface OrePaint {
  readonly value: number;
  readonly hi: string;
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly chip: string;
}
export const ORE: Readonly<Record<Mineral, OrePaint>> = {
  iron: { value: 2, hi: '#c3a898', a: '#94796c', b: '#6a5149', c: '#43302b', chip: '#c9a795' },
  platinum: { value: 3, hi: '#ffffff', a: '#d5e0e6', b: '#9fb2bf', c: '#61788a', chip: '#dbe8ef' },
  gold: { value: 5, hi: '#fff0b0', a: '#ffd051', b: '#e09a1c', c: '#965a0a', chip: '#ffd051' },
  emerald: { value: 8, hi: '#c9ffd8', a: '#4fd98a', b: '#1f9d5a', c: '#0c5a36', chip: '#5fe39a' },
  ruby: { value: 10, hi: '#ffc0c6', a: '#ff5470', b: '#cf1d48', c: '#74082b', chip: '#ff7b90' },
  diamond: { value: 12, hi: '#ffffff', a: '#bfeaff', b: '#76c1ec', c: '#2f78ad', chip: '#a8e2ff' },
};

/** A colour between two `#rrggbb` colours; `k` runs from 0 (first) to 1 (second). */
export function mix(a: string, b: string, k: number): string {
  const channel = (hex: string, i: number): number => parseInt(hex.slice(i, i + 2), 16);
  return (
    '#' +
    [1, 3, 5]
      .map((i) => {
        const from = channel(a, i);
        return Math.round(from + (channel(b, i) - from) * k)
          .toString(16)
          .padStart(2, '0');
      })
      .join('')
  );
}
