// The glass over small hexes: a brass rim around what is enlarged, joined to its ring on the board by two lines.
import { fill, line, n1, polar, pt, ring, type Point } from './base';

/** A circle on the screen, in CSS px. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The two straight lines that touch both circles from outside. None when one holds the other. */
export function tangents(a: Disc, b: Disc): readonly (readonly [Point, Point])[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const apart = Math.hypot(dx, dy);
  if (apart <= Math.abs(a.r - b.r)) return [];
  const base = Math.atan2(dy, dx);
  const off = Math.acos((a.r - b.r) / apart);
  return [base + off, base - off].map((angle) => [polar(a.r, angle, a.x, a.y), polar(b.r, angle, b.x, b.y)] as const);
}

/** The glass with `inside` clipped to it, in CSS px of its overlay. `id` keeps its clip and brass apart from others. */
export function loupe(glass: Disc, small: Disc, inside: string, id = 'mn-loupe'): string {
  const { x, y, r } = glass;
  const rim = (radius: number, width: number, colour: string, opacity = 1): string =>
    line(ring(radius, x, y), colour, width, opacity);
  // a crescent of light along the upper left of the rim
  const [from, to] = [polar(r, Math.PI * 1.04, x, y), polar(r, Math.PI * 1.66, x, y)];
  const shine = `M${pt(from)}A${n1(r)} ${n1(r)} 0 0 1 ${pt(to)}A${n1(r * 1.24)} ${n1(r * 1.24)} 0 0 0 ${pt(from)}Z`;
  return (
    `<defs><clipPath id="${id}-clip"><path d="${ring(r, x, y)}"/></clipPath><linearGradient id="${id}-brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f3dc9f"/><stop offset=".3" stop-color="#b98b3a"/><stop offset=".55" stop-color="#e9cb83"/><stop offset="1" stop-color="#7d571b"/></linearGradient></defs>` +
    line(
      tangents(small, glass)
        .map(([p, q]) => `M${pt(p)}L${pt(q)}`)
        .join(''),
      'var(--mn-line,#5a3b12)',
      1.4,
    ) +
    line(ring(small.r, small.x, small.y), '#3d270a', 4.5) +
    line(ring(small.r, small.x, small.y), '#f0d591', 2.4) +
    fill(ring(r + 12, x + 4, y + 12), '#2c1a08', 0.28) +
    `<g clip-path="url(#${id}-clip)">${inside}${fill(shine, '#fff', 0.2)}</g>` +
    rim(r + 5, 13, '#3b280c') +
    rim(r + 5, 10.5, `url(#${id}-brass)`) +
    rim(r + 9, 0.8, '#5a3d10') +
    rim(r + 1.5, 0.8, '#fff2c8', 0.7)
  );
}
