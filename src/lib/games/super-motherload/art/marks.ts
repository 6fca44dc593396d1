// The four drill marks, points and prices. Drawn, never typed, so they look the same everywhere.
import { DRILL, PAPER, type Drill } from './palette';
import { circle, n1, ngon, path, poly, type Point } from '$lib/art/draw';
import { text } from './lettering';

const starPoints = (cx: number, cy: number, r: number, points: number, inner: number, turn = -Math.PI / 2): Point[] =>
  Array.from({ length: points * 2 }, (_, i) => {
    const a = turn + (i * Math.PI) / points;
    const k = i % 2 ? r * inner : r;
    return [cx + Math.cos(a) * k, cy + Math.sin(a) * k];
  });

/** Outline of a five-pointed star. */
export const starPath = (cx: number, cy: number, r: number): string => poly(starPoints(cx, cy, r, 5, 0.45));
/** Outline of a four-pointed spark. */
export const sparkPath = (cx: number, cy: number, r: number): string => poly(starPoints(cx, cy, r, 4, 0.28));

/** Outline of a drill mark: ▲ red, ● blue, ■ yellow, ✦ wild. `r` is half its width. */
export function markPath(colour: Drill, cx: number, cy: number, r: number): string {
  switch (DRILL[colour].mark) {
    case 'triangle':
      return poly([
        [cx, cy - r * 1.02],
        [cx + r * 1.08, cy + r * 0.84],
        [cx - r * 1.08, cy + r * 0.84],
      ]);
    case 'circle':
      return `M${n1(cx - r)} ${n1(cy)}a${n1(r)} ${n1(r)} 0 1 0 ${n1(2 * r)} 0a${n1(r)} ${n1(r)} 0 1 0 ${n1(-2 * r)} 0Z`;
    case 'square': {
      const s = r * 0.86;
      return poly([
        [cx - s, cy - s],
        [cx + s, cy - s],
        [cx + s, cy + s],
        [cx - s, cy + s],
      ]);
    }
    case 'star':
      return poly(starPoints(cx, cy, r * 1.22, 4, 0.36));
  }
}
/** A drill mark, filled. */
export const mark = (
  colour: Drill,
  cx: number,
  cy: number,
  r: number,
  fill: string = DRILL[colour].base,
  more = '',
): string => path(markPath(colour, cx, cy, r), fill, `stroke-linejoin="round"${more ? ' ' + more : ''}`);

/** Victory-point hexagon with its number. */
export const pointsHex = (
  points: number,
  cx: number,
  cy: number,
  r: number,
  fill: string = PAPER.ink,
  ink = '#ffe2a6',
): string =>
  path(
    poly(ngon(6, cx, cy, r, Math.PI / 6)),
    fill,
    `stroke="${ink}" stroke-width="${r > 12 ? 1.8 : 1.4}" stroke-linejoin="round"`,
  ) + text(cx, cy + r * 0.38, String(points), r * (points > 9 ? 0.95 : 1.1), ink, { anchor: 'middle' });

/** Coin with a value in dollars, the price of a pilot. Without a sign: each language writes that in its own place. */
export const coin = (dollars: number, cx: number, cy: number, r: number): string =>
  circle(cx, cy, r, '#8a5a0c') +
  circle(cx, cy - 1, r, '#f4c653') +
  circle(cx, cy - 1, r - 2.4, 'none', 'stroke="#b57d17" stroke-width="1" stroke-dasharray="1.5 1.6"') +
  text(cx, cy + r * 0.36, String(dollars), r * 1.18, '#3b2203', { anchor: 'middle' });
