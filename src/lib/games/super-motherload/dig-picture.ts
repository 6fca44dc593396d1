// The picture of a save on home: the real dig, kept by its table and drawn without opening it.
import { board } from './art/board';
import { COLUMNS, ROWS, rowOf, rowsOf, SPACE, type BoardArt } from './art/space';

/** What of a table everybody may see of its dig. */
export interface Dig {
  readonly boards: readonly BoardArt[];
  /** Numbers of the spaces with tunnel. */
  readonly covered: readonly number[];
}

/** The dig that was kept of a save; null when it is none, like one from an older app. */
export const readDig = (kept: unknown): Dig | null => (isDig(kept) ? kept : null);

function isDig(value: unknown): value is Dig {
  if (typeof value !== 'object' || value === null) return false;
  const { boards, covered } = value as Record<string, unknown>;
  return Array.isArray(boards) && boards.length > 0 && boards.every(isBoard) && isNumbers(covered);
}

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((n) => Number.isInteger(n) && n >= 0);

function isBoard(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { slot, depth, spaces } = value as Record<string, unknown>;
  return isNumbers([slot, depth]) && Array.isArray(spaces) && spaces.length === ROWS * COLUMNS && spaces.every(isSpace);
}

function isSpace(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'terrain' in value;
}

/** Width of a board with a glimpse of its walls. */
const WALL = 14;
const WIDTH = COLUMNS * SPACE + 2 * WALL;

/** A window on the dig, `w` × `h`, with the deepest tunnel in its lower half. `id` must be unique on the page. */
export function drawDig({ boards, covered }: Dig, w: number, h: number, id: string): string {
  const tunnel = new Set(covered);
  const { first, end } = rowsOf(boards);
  const height = (WIDTH * h) / w;
  const deepest = covered.length === 0 ? first : Math.max(...covered.map(rowOf));
  const top = Math.max(first * SPACE, Math.min((deepest + 1.7) * SPACE - height, end * SPACE - height));
  const art = board(boards, (space) => tunnel.has(space), id, { left: WALL, right: WALL, bottom: 0 });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-WALL} ${top.toFixed(1)} ${WIDTH} ${height.toFixed(1)}" ` +
    `width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${art}</svg>`
  );
}
