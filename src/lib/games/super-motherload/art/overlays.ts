// What lies over the board while a player picks and places: ticks, ghost, refusal, focus. Never colour alone.
import { BLAST, DRILL, KEYLINE, type Drill, type Shades } from './palette';
import { circle, n1, nth, path, placed, stroke } from '$lib/art/draw';
import { mark } from './marks';
import { contour } from './outline';
import { terrainArt, thingArt } from './spaces';
import { columnOf, leftOf, rowOf, SPACE, spaceOn, topOf, type BoardArt } from './space';

/** With what tunnel is placed: a drill of a colour, or a bomb. */
export type Tool = Drill | 'bomb';
const paint = (tool: Tool): Shades => (tool === 'bomb' ? BLAST : DRILL[tool]);

/** Spaces where tunnel may go now: four corner ticks in the tool's light tone on a dark keyline. */
export function legalTicks(spaces: Iterable<number>, tool: Tool): string {
  let d = '';
  const e = SPACE - 8;
  const t = 8;
  for (const space of spaces) {
    const a = leftOf(space) + 4;
    const b = topOf(space) + 4;
    d += `M${a} ${b + t}V${b}H${a + t}M${a + e - t} ${b}H${a + e}V${b + t}M${a + e} ${b + e - t}V${b + e}H${a + e - t}M${a + t} ${b + e}H${a}V${b + e - t}`;
  }
  return d
    ? stroke(d, KEYLINE, 4.6, 'stroke-linejoin="round"') + stroke(d, paint(tool).hi, 2.2, 'stroke-linejoin="round"')
    : '';
}

/** Where the line starts or the pattern hangs: a round pin in the middle of the space. */
export function anchorPin(space: number, tool: Tool): string {
  const [x, y] = [leftOf(space) + SPACE / 2, topOf(space) + SPACE / 2];
  return (
    circle(x, y, 8, 'none', `stroke="${KEYLINE}" stroke-width="5"`) +
    circle(x, y, 8, 'none', `stroke="${paint(tool).hi}" stroke-width="2.2"`) +
    circle(x, y, 2.6, paint(tool).hi, `stroke="${KEYLINE}" stroke-width="1.4"`)
  );
}

function bounds(spaces: readonly number[]): readonly [number, number, number, number] {
  const columns = spaces.map(columnOf);
  const rows = spaces.map(rowOf);
  return [Math.min(...columns), Math.min(...rows), Math.max(...columns) + 1, Math.max(...rows) + 1];
}
/** Outline of tunnel that is not yet placed. */
export function ghostPath(spaces: readonly number[]): string {
  if (!spaces.length) return '';
  const set = new Set(spaces);
  return contour((x, y) => set.has(y * 8 + x), bounds(spaces), { inset: 2.8, r: 11, rough: 0.4 });
}
/** The box of a ghost, in units: where the interface hangs a haul tag or the turn and mirror handles. */
export function ghostBox(spaces: readonly number[]): {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
} {
  if (!spaces.length) return { x: 0, y: 0, w: 0, h: 0 };
  const [x0, y0, x1, y1] = bounds(spaces);
  return { x: x0 * SPACE, y: y0 * SPACE, w: (x1 - x0) * SPACE, h: (y1 - y0) * SPACE };
}

/**
 * Preview of tunnel: opened ground with its outline, over it once more what will be broken and what will be
 * collected so that both stay readable, a mark in every bare space, and the bit at the far end of a drilled line. It
 * lies over the whole dig, so that nothing of the dig is drawn anew for it.
 */
export const ghostArt = (spaces: readonly number[], tool: Tool, boards: readonly BoardArt[]): string =>
  ghostUnder(spaces, tool, boards) + ghostThings(spaces, boards) + ghostOver(spaces, tool, boards);

/** Opened ground, the plates and rocks that will be broken, and the outline. */
export function ghostUnder(spaces: readonly number[], tool: Tool, boards: readonly BoardArt[]): string {
  const d = ghostPath(spaces);
  if (!d) return '';
  const c = paint(tool);
  const broken = spaces
    .map((n) => {
      const space = spaceOn(boards, n);
      const art = space ? terrainArt(space, n) : '';
      return art && placed(leftOf(n) + 3.4, topOf(n) + 3.4, 0.85, art);
    })
    .join('');
  const edge =
    tool === 'bomb'
      ? stroke(
          d,
          c.base,
          3.4,
          'stroke-linejoin="round" stroke-dasharray="2.5 6.5" stroke-linecap="round" class="sm-march"',
        )
      : stroke(d, c.base, 3.2, 'stroke-linejoin="round" stroke-dasharray="9 4.5" class="sm-march"');
  return path(d, '#0c0505', 'opacity=".72"') + broken + stroke(d, KEYLINE, 6.4, 'stroke-linejoin="round"') + edge;
}

/** What lies in the spaces, where the dig has it. */
export const ghostThings = (spaces: readonly number[], boards: readonly BoardArt[]): string =>
  spaces
    .map((n) => {
      const space = spaceOn(boards, n);
      const art = space ? thingArt(space, n) : '';
      return art && `<g transform="translate(${leftOf(n)} ${topOf(n)})">${art}</g>`;
    })
    .join('');

/** A mark in every bare space, and the bit at the far end of a drilled line. */
export function ghostOver(spaces: readonly number[], tool: Tool, boards: readonly BoardArt[]): string {
  let s = '';
  for (const n of spaces) {
    const space = spaceOn(boards, n);
    if (space && (space.thing ?? space.terrain.kind !== 'dirt')) continue;
    const [x, y] = [leftOf(n) + SPACE / 2, topOf(n) + SPACE / 2];
    s += tool === 'bomb' ? blastMark(x, y) : mark(tool, x, y, 5, DRILL[tool].base, 'opacity=".9"');
  }
  return tool === 'bomb' || spaces.length < 2 ? s : s + bitAtEnd(spaces, DRILL[tool]);
}
const blastMark = (x: number, y: number): string =>
  circle(x, y, 9, BLAST.base, 'opacity=".22"') +
  circle(x, y, 5.4, BLAST.base, 'opacity=".95"') +
  circle(x - 1, y - 1, 2.2, '#ffe9d2');
function bitAtEnd(spaces: readonly number[], c: Shades): string {
  const [a, b] = [nth(spaces, 0), nth(spaces, -1)];
  const dx = Math.sign(columnOf(b) - columnOf(a));
  const dy = Math.sign(rowOf(b) - rowOf(a));
  const x = leftOf(b) + SPACE * (0.5 + dx * 0.5) - dx * 2;
  const y = topOf(b) + SPACE * (0.5 + dy * 0.5) - dy * 2;
  return (
    `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1((Math.atan2(dy, dx) * 180) / Math.PI)}) scale(.86)">` +
    path('M-7-12H-1L13-1.4V1.4L-1 12H-7Z', c.base, `stroke="${KEYLINE}" stroke-width="2.8" stroke-linejoin="round"`) +
    stroke('M-2.5-10L2 10M3-7L6.4 5.8', c.lo, 2.4) +
    stroke('M-6-10H-1L9-2', c.hi, 1.6) +
    '</g>'
  );
}

const frame = (space: number, inset: number, r: number, colour: string, width: number, more = ''): string =>
  `<rect x="${n1(leftOf(space) + inset)}" y="${n1(topOf(space) + inset)}" width="${n1(SPACE - 2 * inset)}" height="${n1(SPACE - 2 * inset)}" rx="${r}" fill="none" stroke="${colour}" stroke-width="${width}"${more ? ' ' + more : ''}/>`;

/** A space that was refused: a broken cream frame and a cross. */
export function refusedFrame(space: number): string {
  const [x, y] = [leftOf(space) + SPACE - 9.5, topOf(space) + 9.5];
  return (
    frame(space, 1, 6, KEYLINE, 6) +
    frame(space, 1, 6, '#fff1dc', 3, 'stroke-dasharray="6 4"') +
    circle(x, y, 8.4, KEYLINE) +
    stroke(`M${n1(x - 4)} ${n1(y - 4)}l8 8m0-8l-8 8`, '#fff1dc', 2.6)
  );
}
/** Keyboard focus on a space: the page's focus colour between dark lines. */
export const focusFrame = (space: number): string =>
  frame(space, 0.5, 6.5, KEYLINE, 6.5) + frame(space, 0.5, 6.5, 'var(--focus)', 3);
