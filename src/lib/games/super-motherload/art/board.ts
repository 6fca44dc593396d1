// The board in layers, bottom to top: ground, blocks, terrain, tunnel, things. Ground changes only with the
// boards in play; blocks, terrain and things lose a space when it is covered; the tunnel is one drawing.
// Overlays (see overlays.ts) lie above all of it.
import { PAPER, KEYLINE } from './palette';
import { at, n1, noise, path, placeSeed, soft, stroke, type Point } from '$lib/art/draw';
import { text, textWidth } from './lettering';
import { blocks, ground } from './ground';
import { spaceArt, terrainArt, thingArt } from './spaces';
import { COLUMNS, leftOf, ROWS, rowsOf, SPACE, topOf, type BoardArt, type Covered, type Space } from './space';
import { tunnel } from './tunnel';

/** Width of the board, in units. */
export const BOARD_WIDTH = COLUMNS * SPACE;

/** Ground beyond the board, in units, for the page around it. */
export interface Bleed {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}
const NO_BLEED: Bleed = { left: 0, right: 0, bottom: 0 };

/** Depth of the ground in rows, for its tone, at row `row` of a board of this depth. */
const depthRow = (depth: number, row: number): number => (depth - 1) * ROWS + row;

/** The ground of every board in play, with side walls and the seams between boards. Build it once per set of boards. */
export function groundLayer(boards: readonly BoardArt[], bleed: Bleed = NO_BLEED): string {
  const { first, end } = rowsOf(boards);
  const sorted = [...boards].sort((a, b) => a.slot - b.slot);
  let s = '';
  sorted.forEach((board, i) => {
    const y0 = board.slot * ROWS * SPACE;
    const last = i === sorted.length - 1;
    s += ground({
      x0: -bleed.left,
      y0,
      w: BOARD_WIDTH + bleed.left + bleed.right,
      h: ROWS * SPACE + (last ? bleed.bottom : 0),
      seed: placeSeed(21, board.depth),
      rowAt: (y) => depthRow(board.depth, (y - y0) / SPACE),
    });
  });
  const [top, height] = [first * SPACE, (end - first) * SPACE + bleed.bottom];
  const beyond = (x: number, w: number): string =>
    w ? `<rect x="${n1(x)}" y="${n1(top)}" width="${n1(w)}" height="${n1(height)}" fill="#180806" opacity=".5"/>` : '';
  s += beyond(-bleed.left, bleed.left) + beyond(BOARD_WIDTH, bleed.right);
  if (bleed.bottom)
    s += `<rect x="0" y="${n1(end * SPACE)}" width="${BOARD_WIDTH}" height="${n1(bleed.bottom)}" fill="#180806" opacity=".5"/>`;
  if (bleed.left || bleed.right)
    s += sideWall(-1, top, top + height, 1) + sideWall(BOARD_WIDTH + 1, top, top + height, -1);
  for (const board of sorted.slice(1)) s += seam(board.slot * ROWS * SPACE);
  return s;
}
/** Bevels of the spaces that are not covered. */
export function blocksLayer(boards: readonly BoardArt[], covered: Covered): string {
  const { first, end } = rowsOf(boards);
  return blocks(first, end, covered);
}

/** One group per space that is not covered and not empty, told apart by `data-space`. */
function eachSpace(
  boards: readonly BoardArt[],
  covered: Covered,
  draw: (space: Space, seed: number) => string,
): string {
  let s = '';
  for (const board of boards)
    board.spaces.forEach((space, i) => {
      const n = board.slot * COLUMNS * ROWS + i;
      if (covered(n)) return;
      const art = draw(space, n);
      if (art) s += `<g data-space="${n}" transform="translate(${leftOf(n)} ${topOf(n)})">${art}</g>`;
    });
  return s;
}
/** Plates and rocks; they stand under the lit rim of the tunnel. */
export const terrainLayer = (boards: readonly BoardArt[], covered: Covered): string =>
  eachSpace(boards, covered, terrainArt);
/** Minerals, artifacts, bombs and cards that still lie in the ground. */
export const thingsLayer = (boards: readonly BoardArt[], covered: Covered): string =>
  eachSpace(boards, covered, thingArt);
/** All tunnel. `id` must be unique on the page. */
export const tunnelLayer = (boards: readonly BoardArt[], covered: Covered, id: string): string =>
  tunnel({ id, covered, ...rowsOf(boards) });

/** The whole dig in one drawing, for pictures that nobody plays on. */
export const board = (boards: readonly BoardArt[], covered: Covered, id: string, bleed: Bleed = NO_BLEED): string =>
  groundLayer(boards, bleed) +
  blocksLayer(boards, covered) +
  terrainLayer(boards, covered) +
  tunnelLayer(boards, covered, id) +
  thingsLayer(boards, covered);

/** One space on its own block of ground, 45 × 45, for lists and the rulebook. */
export function spaceTile(space: Space, depth: number, seed = 1): string {
  const rowAt = (y: number): number => depthRow(depth, 3 + y / SPACE);
  return (
    ground({ w: SPACE, h: SPACE, rowAt, seed: placeSeed(22, depth, seed) }) +
    blocks(0, 1, (n) => n > 0) +
    spaceArt(space, seed)
  );
}

/** Px of a depth tag's letters, in units. */
const TAG = 13.6;
/** A paper tag along the left wall, its corner at (x, y): says in words which depth begins here, from below up. */
export function depthTag(words: string, x: number, y: number): string {
  const h = textWidth(words, TAG) + 12;
  return at(
    x,
    y,
    path(`M.8 0H13.2L16.2 3V${n1(h)}H.8Z`, PAPER.base, `stroke="${KEYLINE}" stroke-width="1.5"`) +
      `<g transform="translate(12.8 ${n1(h - 6)}) rotate(-90)">${text(0, 0, words, TAG, PAPER.ink)}</g>`,
  );
}

/** The side wall of the board: where the playable ground ends. */
function sideWall(x: number, top: number, bottom: number, side: 1 | -1): string {
  const wob = noise(60 + side);
  const points: Point[] = [];
  for (let y = top - 6; y <= bottom + 6; y += 11) points.push([x - side + wob(y / 24) * 1.6, y]);
  const d = soft(points, false);
  return (
    stroke(d, '#120605', 5, 'opacity=".75"') +
    `<g transform="translate(${n1(side * 1.8)} 0)">${stroke(d, '#ffc48d', 1.2, 'opacity=".5"')}</g>`
  );
}
/** The joint of two boards: a pale ash layer, slightly open. It can be drilled across (SM-23). */
function seam(y: number): string {
  const wob = noise(77);
  const top: Point[] = [];
  const low: Point[] = [];
  for (let x = -8; x <= BOARD_WIDTH + 8; x += 12) {
    top.push([x, y - 3 + wob(x / 31) * 2.2]);
    low.push([x, y + 3 + wob(x / 27 + 50) * 2.2]);
  }
  return (
    path(soft(top, false) + 'L' + soft([...low].reverse(), false).slice(1) + 'Z', '#e7b98a', 'opacity=".8"') +
    stroke(soft(low, false), '#1d0906', 1.8, 'opacity=".6"') +
    stroke(soft(top, false), '#fff0d8', 0.9, 'opacity=".55"')
  );
}
