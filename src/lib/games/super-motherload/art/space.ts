// What the drawings know of a board: spaces by number, their terrain and what lies on them.
import type { Mineral, Plate } from './palette';

/** Width and height of a space, in drawing units. */
export const SPACE = 45;
export const COLUMNS = 8;
/** Rows of one board. */
export const ROWS = 8;

/** The ground of a space (SM-25, SM-26, SM-27). */
export type Terrain =
  { readonly kind: 'dirt' } | { readonly kind: 'rock' } | { readonly kind: 'plate'; readonly colour: Plate };

/** The one thing a space may hold (SM-27). `cards` is the number to draw. */
export type Thing =
  | { readonly kind: 'mineral'; readonly mineral: Mineral }
  | { readonly kind: 'artifact' }
  | { readonly kind: 'bomb' }
  | { readonly kind: 'draw'; readonly cards: number };

export interface Space {
  readonly terrain: Terrain;
  readonly thing?: Thing | undefined;
}

/** A board in play. */
export interface BoardArt {
  /** Place in the order of this game's boards; 0 is the one at the surface. */
  readonly slot: number;
  /** 1–4: how deep the ground looks. */
  readonly depth: number;
  /** 64 spaces, row by row. */
  readonly spaces: readonly Space[];
}

/**
 * Whether a space is covered with tunnel. Spaces are numbered `slot * 64 + row * 8 + column`, that is
 * `row * 8 + column` with rows counted from the surface over all boards of the game, so that nothing
 * moves when a board leaves (SM-51).
 */
export type Covered = (space: number) => boolean;

export const coveredBy =
  (spaces: ReadonlySet<number>): Covered =>
  (space) =>
    spaces.has(space);

export const columnOf = (space: number): number => space % COLUMNS;
/** Row counted from the surface over all boards. */
export const rowOf = (space: number): number => Math.floor(space / COLUMNS);
export const spaceAt = (column: number, row: number): number => row * COLUMNS + column;
/** Left edge of a space, in units. */
export const leftOf = (space: number): number => columnOf(space) * SPACE;
/** Top edge of a space below the surface line, in units. */
export const topOf = (space: number): number => rowOf(space) * SPACE;

/** The two or three boards of a dig as rows: the first row in play and the one after the last. */
export function rowsOf(boards: readonly BoardArt[]): { readonly first: number; readonly end: number } {
  const slots = boards.map((b) => b.slot);
  return slots.length
    ? { first: Math.min(...slots) * ROWS, end: (Math.max(...slots) + 1) * ROWS }
    : { first: 0, end: 0 };
}

/** The space with this number, when its board is in play. */
export function spaceOn(boards: readonly BoardArt[], space: number): Space | undefined {
  const slot = Math.floor(space / (COLUMNS * ROWS));
  return boards.find((b) => b.slot === slot)?.spaces[space % (COLUMNS * ROWS)];
}

const DIRT: Terrain = { kind: 'dirt' };
function terrainOf(letter: string): Terrain {
  switch (letter) {
    case '#':
      return { kind: 'rock' };
    case 'R':
      return { kind: 'plate', colour: 'red' };
    case 'U':
      return { kind: 'plate', colour: 'blue' };
    case 'Y':
      return { kind: 'plate', colour: 'yellow' };
    default:
      return DIRT;
  }
}
const MINERAL_LETTER: Readonly<Record<string, Mineral>> = {
  i: 'iron',
  p: 'platinum',
  g: 'gold',
  e: 'emerald',
  r: 'ruby',
  d: 'diamond',
};
function thingOf(letter: string): Thing | undefined {
  const mineral = MINERAL_LETTER[letter];
  if (mineral) return { kind: 'mineral', mineral };
  if (letter === 'A') return { kind: 'artifact' };
  if (letter === 'B') return { kind: 'bomb' };
  return /[1-9]/.test(letter) ? { kind: 'draw', cards: Number(letter) } : undefined;
}

/**
 * Spaces from a board drawn as text, in the letters of the content files: terrain `. # R U Y`,
 * things `. i p g e r d A B 1 2 3`. Other letters are bare dirt, missing ones too.
 */
export function spacesFrom(terrain: readonly string[], things: readonly string[]): Space[] {
  const rows = Math.max(terrain.length, things.length);
  return Array.from({ length: rows * COLUMNS }, (_, i) => {
    const [row, column] = [rowOf(i), columnOf(i)];
    return { terrain: terrainOf(terrain[row]?.[column] ?? '.'), thing: thingOf(things[row]?.[column] ?? '.') };
  });
}
