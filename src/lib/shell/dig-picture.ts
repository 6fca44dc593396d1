// The digs of the games that were played last, so that home can show the real board without opening its table.
import { board } from '$lib/games/super-motherload/art/board';
import { COLUMNS, ROWS, rowOf, rowsOf, SPACE, type BoardArt } from '$lib/games/super-motherload/art/space';
import { readObject, type Keep } from '$lib/settings/keep';

/** What of a table everybody may see of its dig. */
export interface Dig {
  readonly boards: readonly BoardArt[];
  /** Numbers of the spaces with tunnel. */
  readonly covered: readonly number[];
}

const NAME = 'digs';
/** Digs that are kept; each takes a few kilobytes. */
const KEPT = 8;

interface KeptDig {
  readonly save: string;
  readonly dig: Dig;
}

/** Keeps the dig of a save, and those of the saves played before it. */
export function keepDig(keep: Keep, save: string, dig: Dig): void {
  const others = keptDigs(keep).filter((kept) => kept.save !== save);
  keep.write(NAME, JSON.stringify({ digs: [{ save, dig }, ...others].slice(0, KEPT) }));
}

/** The dig kept of this save. Null when none was, or when an older app kept it in another form. */
export function keptDig(keep: Keep, save: string): Dig | null {
  return keptDigs(keep).find((kept) => kept.save === save)?.dig ?? null;
}

function keptDigs(keep: Keep): KeptDig[] {
  const { digs } = readObject(keep, NAME);
  return Array.isArray(digs) ? digs.filter(isKept) : [];
}

function isKept(value: unknown): value is KeptDig {
  if (typeof value !== 'object' || value === null) return false;
  const { save, dig } = value as Record<string, unknown>;
  return typeof save === 'string' && isDig(dig);
}

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
