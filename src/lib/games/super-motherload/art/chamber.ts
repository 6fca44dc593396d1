// A chamber of any size, carved like the tunnels: the room behind the desktop's side panels.
import { n1, noise, path, rng, soft, stroke, type Point } from '$lib/art/draw';
import { cutEdge, lipShade } from './tunnel';

export interface Chamber {
  /** Unique on the page. */
  readonly id: string;
  readonly r?: number;
  readonly seed?: number;
  /** Lights as [x, y, radius]. */
  readonly lamps?: readonly (readonly [number, number, number])[];
}

export function chamber(
  x: number,
  y: number,
  w: number,
  h: number,
  { id, r = 26, seed = 9, lamps = [] }: Chamber,
): string {
  const [wx, wy, wob] = [noise(seed), noise(seed + 1), noise(seed + 2)];
  const points: Point[] = [];
  const push = (a: number, b: number): void =>
    void points.push([a + wx(a * 0.05 + b * 0.09) * 2.4, b + wy(a * 0.08 - b * 0.05) * 2.4]);
  const arc = (cx: number, cy: number, from: number): void => {
    for (let k = 0; k <= 4; k++)
      push(cx + Math.cos(from + (k * Math.PI) / 8) * r, cy + Math.sin(from + (k * Math.PI) / 8) * r);
  };
  const run = (ax: number, ay: number, bx: number, by: number): void => {
    const n = Math.floor(Math.hypot(bx - ax, by - ay) / 16);
    for (let k = 1; k < n; k++) push(ax + ((bx - ax) * k) / n, ay + ((by - ay) * k) / n);
  };
  arc(x + r, y + r, Math.PI);
  run(x + r, y, x + w - r, y);
  arc(x + w - r, y + r, -Math.PI / 2);
  run(x + w, y + r, x + w, y + h - r);
  arc(x + w - r, y + h - r, 0);
  run(x + w - r, y + h, x + r, y + h);
  arc(x + r, y + h - r, Math.PI / 2);
  run(x, y + h - r, x, y + r);
  const d = soft(points);

  const g = rng(seed + 3);
  let bands = '';
  let scars = '';
  let chips = '';
  for (let yy = y + 20; yy < y + h; yy += g.in(30, 70)) {
    const band: Point[] = [];
    for (let xx = x - 6; xx <= x + w + 6; xx += 20) band.push([xx, yy + wob(xx / 40 + yy) * 6]);
    bands += soft(band, false);
  }
  for (let k = 0; k < (w * h) / 900; k++) {
    const [px, py] = [g.in(x, x + w), g.in(y, y + h)];
    scars += `M${n1(px)} ${n1(py)}l${n1(g.in(2, 6))} ${n1(g.in(1, 5))}`;
    if (k % 3 === 0)
      chips += `M${n1(px + 9)} ${n1(py + 5)}l${n1(g.in(3, 7))} ${n1(g.in(-3, 1))}l${n1(g.in(1, 4))} ${n1(g.in(2, 5))}l${n1(g.in(-7, -4))} ${n1(g.in(0, 3))}Z`;
  }
  const inside =
    stroke(bands, '#0d0505', 2, 'opacity=".4"') +
    stroke(bands, '#5a2c1d', 1.2, 'opacity=".45" transform="translate(0 1.6)"') +
    path(chips, '#3b1c13', 'opacity=".55"') +
    stroke(scars, '#6b3322', 1, 'opacity=".4" stroke-linecap="round"') +
    `<radialGradient id="${id}-glow"><stop offset="0" stop-color="#ffb763" stop-opacity=".5"/><stop offset=".4" stop-color="#e5762f" stop-opacity=".2"/><stop offset="1" stop-color="#c4511f" stop-opacity="0"/></radialGradient>` +
    lamps
      .map(
        ([lx, ly, radius]) =>
          `<ellipse cx="${n1(lx)}" cy="${n1(ly)}" rx="${n1(radius * 1.5)}" ry="${n1(radius)}" fill="url(#${id}-glow)"/>`,
      )
      .join('');
  return `<clipPath id="${id}-room"><path d="${d}"/></clipPath>${cutEdge(d)}<g clip-path="url(#${id}-room)">${inside}${lipShade(d)}</g>`;
}
