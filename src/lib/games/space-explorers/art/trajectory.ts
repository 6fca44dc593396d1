// The way of a recruit: a dotted trajectory from the Center to the top of its division.
import { line, num, svg, type Picture, type Point } from './base';
import { rocketAt } from './icons';
import { TABLE } from './palette';

/** A trajectory over a place of w × h CSS px; its rocket points where the way ends. */
export function trajectory(from: Point, to: Point, w: number, h: number, how: Picture = {}): string {
  const [x0, y0] = from;
  const [x1, y1] = to;
  const side = Math.sign(x0 - x1) || 1;
  const drop = Math.min(78, Math.max(24, (y1 - y0) * 0.8));
  const [c0, c1]: readonly [Point, Point] = [
    [x0, y0 + drop],
    [x1 + side * 40, y1 - drop * 1.1],
  ];
  // the tangent at the end
  const turn = (Math.atan2(y1 - c1[1], x1 - c1[0]) * 180) / Math.PI + 90;
  return svg(
    [0, 0, w, h],
    w,
    h,
    line(
      `M${num(x0)} ${num(y0)}C${num(c0[0])} ${num(c0[1])} ${num(c1[0])} ${num(c1[1])} ${num(x1)} ${num(y1)}`,
      TABLE.mark,
      3.5,
      { 'stroke-dasharray': '1 10', 'stroke-linecap': 'round' },
    ) + rocketAt(x1, y1, 1.9, TABLE.own, turn),
    how,
  );
}
