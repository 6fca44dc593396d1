// The dig as numbers: which spaces are in play and covered, and the shapes that tunnel is placed in.
import { MINERALS, ORE } from './art/palette';
import type { Blast, Direction, Line, Mineral, Minerals, SpaceId, View } from './types';

export const COLUMNS = 8;
export const BOARD_ROWS = 8;

export const columnOf = (space: SpaceId): number => space % COLUMNS;
export const rowOf = (space: SpaceId): number => Math.floor(space / COLUMNS);
export const spaceAt = (column: number, row: number): SpaceId => row * COLUMNS + column;
/** As the engine writes it: column letter, row number counted from the surface. */
export const spaceName = (space: SpaceId): string => `${String.fromCharCode(65 + columnOf(space))}${rowOf(space) + 1}`;

/** The rows in play: the first, and the one after the last. */
export function rowsInPlay(view: View): { readonly first: number; readonly end: number } {
  const first = view.topSlot * BOARD_ROWS;
  return { first, end: first + view.boards.length * BOARD_ROWS };
}
/** Whether a space lies on a board in play. */
export function inPlay(view: View, column: number, row: number): boolean {
  const { first, end } = rowsInPlay(view);
  return column >= 0 && column < COLUMNS && row >= first && row < end;
}
/** Every space in play that is covered with tunnel. */
export function coveredSpaces(view: View): Set<SpaceId> {
  const covered = new Set<SpaceId>();
  view.tunnel.forEach((bits, i) => {
    for (let column = 0; column < COLUMNS; column++)
      if (((bits >> column) & 1) === 1) covered.add(spaceAt(column, view.topSlot * BOARD_ROWS + i));
  });
  return covered;
}

/** The same view with more tunnel, for the time until the table's own view is shown. */
export function withTunnel(view: View, spaces: readonly SpaceId[]): View {
  const covered = coveredSpaces(view);
  for (const space of spaces) covered.add(space);
  const first = view.topSlot * BOARD_ROWS;
  return {
    ...view,
    tunnel: view.tunnel.map((_, i) =>
      Array.from({ length: COLUMNS }, (_unused, column) =>
        covered.has(spaceAt(column, first + i)) ? 1 << column : 0,
      ).reduce((sum, bit) => sum + bit, 0),
    ),
  };
}

/** The spaces of a line, from its start. */
export function lineSpaces({ start, direction, length }: Line): SpaceId[] {
  const step = direction === 'across' ? 1 : COLUMNS;
  return Array.from({ length }, (_, i) => start + i * step);
}
/** Every line of a length that runs through a space and stays on the boards, legal or not. */
export function linesThrough(view: View, space: SpaceId, length: number): Line[] {
  const lines: Line[] = [];
  const directions: readonly Direction[] = length === 1 ? ['across'] : ['down', 'across'];
  for (const direction of directions)
    for (let back = 0; back < length; back++) {
      const [column, row] =
        direction === 'across' ? [columnOf(space) - back, rowOf(space)] : [columnOf(space), rowOf(space) - back];
      const [c2, r2] = direction === 'across' ? [column + length - 1, row] : [column, row + length - 1];
      if (inPlay(view, column, row) && inPlay(view, c2, r2))
        lines.push({ start: spaceAt(column, row), direction, length });
    }
  return lines;
}

/** The cells of a pattern's turn, as [column, row] from the upper left of its box. */
export type Cells = readonly (readonly [number, number])[];
/** The spaces a bomb covers. */
export function blastSpaces(cells: Cells, at: SpaceId): SpaceId[] {
  return cells.map(([column, row]) => at + column + row * COLUMNS);
}
/** Every place of a turn that covers a space and stays on the boards, legal or not. */
export function blastsOver(view: View, cells: Cells, turn: number, space: SpaceId): Blast[] {
  const blasts: Blast[] = [];
  for (const [column, row] of cells) {
    const [c0, r0] = [columnOf(space) - column, rowOf(space) - row];
    if (cells.every(([c, r]) => inPlay(view, c0 + c, r0 + r))) blasts.push({ turn, at: spaceAt(c0, r0) });
  }
  return blasts;
}

/** Worth in dollars (SM-2). */
export const worth = (minerals: Minerals): number =>
  MINERALS.reduce((sum, mineral, i) => sum + ORE[mineral].value * (minerals[i] ?? 0), 0);
/** The tokens one by one, dearest first. */
export function tokens(minerals: Minerals): Mineral[] {
  const list: Mineral[] = [];
  MINERALS.forEach((mineral, i) => {
    for (let n = 0; n < (minerals[i] ?? 0); n++) list.push(mineral);
  });
  return list.reverse();
}
/** Whether there is none. */
export const isNone = (minerals: Minerals): boolean => minerals.every((count) => count === 0);

/** Worth of the lot that is to be laid now. */
export const newestLot = (view: View): number => {
  const lot = view.lots.at(-1);
  return lot === undefined ? 0 : worth(lot);
};
