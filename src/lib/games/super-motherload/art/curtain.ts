// The hand-over curtain: a pit-head gate, shut until the next player opens it. The crew's badge stands on it.
import { CREW, KEYLINE, LAMP, STEEL, type Crew } from './palette';
import { circle, n1, path, poly, ngon, rect, rng, stroke, type Point, type Random } from '$lib/art/draw';
import { ground } from './ground';
import { badge } from './pilots';
import { cutEdge, lampLight, lipShade } from './tunnel';

export interface Curtain {
  /** Unique on the page. */
  readonly id: string;
  /** Whose turn comes. */
  readonly crew: Crew;
  readonly seed?: number;
}

/** Where the gate stands in a picture of w × h: the interface lays its words above or below it. */
export function gateBox(
  w: number,
  h: number,
): { readonly x: number; readonly y: number; readonly w: number; readonly h: number } {
  const gw = Math.min(w * 0.64, h * 0.5, 460);
  const gh = gw * 1.12;
  return { x: (w - gw) / 2, y: Math.max(h * 0.1, h * 0.42 - gh / 2), w: gw, h: gh };
}

/**
 * The whole picture, w × h. The two wings are groups of class `sm-wing-left` and `sm-wing-right`; moved apart by
 * their own width they open on a lit cage.
 */
export function curtain(w: number, h: number, { id, crew, seed = 12 }: Curtain): string {
  const g = gateBox(w, h);
  const k = g.w / 300;
  const r = rng(seed);
  let s = ground({ w, h, seed, rowAt: (y) => 6 + y / 60, quiet: 0.2 });
  s += `<radialGradient id="${id}-dim" cx=".5" cy="${n1(((g.y + g.h / 2) / h) * 100) / 100}" r=".75"><stop offset=".2" stop-color="#0d0504" stop-opacity=".25"/><stop offset="1" stop-color="#0d0504" stop-opacity=".82"/></radialGradient><rect width="${n1(w)}" height="${n1(h)}" fill="url(#${id}-dim)"/>`;
  s += lampLight(`${id}-lamp`, 0.7);
  // the arch cut into the rock
  const m = 26 * k;
  const arch = `M${n1(g.x - m)} ${n1(g.y + g.h + 12 * k)}V${n1(g.y + g.w * 0.3)}Q${n1(g.x - m)} ${n1(g.y - m)} ${n1(w / 2)} ${n1(g.y - m * 1.3)}Q${n1(g.x + g.w + m)} ${n1(g.y - m)} ${n1(g.x + g.w + m)} ${n1(g.y + g.w * 0.3)}V${n1(g.y + g.h + 12 * k)}Z`;
  s += cutEdge(arch);
  s += `<clipPath id="${id}-arch"><path d="${arch}"/></clipPath><g clip-path="url(#${id}-arch)">${cage(g, k, id)}${lipShade(arch)}</g>`;
  // portal frame, wings, sill
  s += portal(g, k);
  s += `<clipPath id="${id}-door"><rect x="${n1(g.x)}" y="${n1(g.y)}" width="${n1(g.w)}" height="${n1(g.h)}"/></clipPath><g clip-path="url(#${id}-door)"><g class="sm-wing-left">${wing(g, k, r, crew, 1, `${id}-left`)}</g><g class="sm-wing-right">${wing(g, k, r, crew, -1, `${id}-right`)}</g></g>`;
  s += sill(w, h, g, k);
  s += `<linearGradient id="${id}-foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0d0504" stop-opacity="0"/><stop offset="1" stop-color="#0d0504" stop-opacity=".85"/></linearGradient><rect y="${n1(g.y + g.h + 14 * k)}" width="${n1(w)}" height="${n1(Math.max(0, h - g.y - g.h - 14 * k))}" fill="url(#${id}-foot)"/>`;
  for (const side of [-1, 1]) s += wallLamp(w / 2 + side * (g.w / 2 + 46 * k), g.y + g.h * 0.3, k, id);
  return s;
}

type Gate = ReturnType<typeof gateBox>;
/** What the open gate shows: a cage on its rope, lit from above. */
const cage = (g: Gate, k: number, id: string): string => {
  const cx = g.x + g.w / 2;
  let bars = '';
  for (let i = -4; i <= 4; i++) bars += `M${n1(cx + i * g.w * 0.1)} ${n1(g.y + g.h * 0.2)}V${n1(g.y + g.h)}`;
  return (
    rect(g.x, g.y, g.w, g.h, 0, '#1a0c09') +
    `<ellipse cx="${n1(cx)}" cy="${n1(g.y + g.h * 0.45)}" rx="${n1(g.w * 0.6)}" ry="${n1(g.h * 0.55)}" fill="url(#${id}-lamp)"/>` +
    stroke(`M${n1(cx)} ${n1(g.y - 40 * k)}V${n1(g.y + g.h * 0.16)}`, '#e9c79b', n1(3 * k)) +
    path(
      `M${n1(cx - g.w * 0.44)} ${n1(g.y + g.h * 0.22)}L${n1(cx)} ${n1(g.y + g.h * 0.1)}L${n1(cx + g.w * 0.44)} ${n1(g.y + g.h * 0.22)}Z`,
      STEEL.lo,
      `stroke="${KEYLINE}" stroke-width="${n1(3 * k)}"`,
    ) +
    stroke(bars, KEYLINE, n1(6 * k)) +
    stroke(bars, '#8d8a8c', n1(2.4 * k)) +
    stroke(`M${n1(g.x)} ${n1(g.y + g.h * 0.62)}h${n1(g.w)}`, '#8d8a8c', n1(4 * k))
  );
};
/** Girders around the gate, riveted, with a winding wheel over it. */
function portal(g: Gate, k: number): string {
  const t = 20 * k;
  const outer = `M${n1(g.x - t)} ${n1(g.y + g.h)}V${n1(g.y - t)}H${n1(g.x + g.w + t)}V${n1(g.y + g.h)}H${n1(g.x + g.w)}V${n1(g.y)}H${n1(g.x)}V${n1(g.y + g.h)}Z`;
  let rivets = '';
  const rivet = (x: number, y: number): void => {
    rivets += circle(x, y + 1 * k, 3.4 * k, '#151318') + circle(x, y, 3 * k, STEEL.hi);
  };
  for (let i = 0; i <= 8; i++) rivet(g.x + (g.w * i) / 8, g.y - t / 2);
  for (let i = 1; i <= 7; i++) for (const x of [g.x - t / 2, g.x + g.w + t / 2]) rivet(x, g.y + (g.h * i) / 7.6);
  const cx = g.x + g.w / 2;
  const wy = g.y - t - 12 * k;
  return (
    circle(cx, wy, 26 * k, 'none', `stroke="${KEYLINE}" stroke-width="${n1(9 * k)}"`) +
    circle(cx, wy, 26 * k, 'none', `stroke="${STEEL.hi}" stroke-width="${n1(4.5 * k)}"`) +
    stroke(
      ngon(6, cx, wy, 26 * k, 0.3)
        .map(([x, y]) => `M${n1(cx)} ${n1(wy)}L${n1(x)} ${n1(y)}`)
        .join(''),
      STEEL.hi,
      n1(2.6 * k),
    ) +
    circle(cx, wy, 6 * k, STEEL.base, `stroke="${KEYLINE}" stroke-width="${n1(2 * k)}"`) +
    path(outer, STEEL.lo, `stroke="${KEYLINE}" stroke-width="${n1(3 * k)}" stroke-linejoin="round"`) +
    stroke(
      `M${n1(g.x - t + 3 * k)} ${n1(g.y + g.h)}V${n1(g.y - t + 3 * k)}H${n1(g.x + g.w + t - 3 * k)}`,
      STEEL.hi,
      n1(2 * k),
      'opacity=".7"',
    ) +
    rivets
  );
}
/** One wing of the gate: painted steel with hazard stripes at its foot and half of the crew's sign. */
function wing(g: Gate, k: number, r: Random, crew: Crew, side: 1 | -1, id: string): string {
  const c = CREW[crew];
  const half = g.w / 2;
  const x = side === 1 ? g.x : g.x + half;
  const cx = g.x + half;
  const cy = g.y + g.h * 0.42;
  let s =
    rect(x, g.y, half, g.h, 0, c.base) +
    rect(x + 10 * k, g.y + 12 * k, half - 20 * k, g.h * 0.62, 6, c.lo) +
    rect(x + 13 * k, g.y + 16 * k, half - 26 * k, g.h * 0.62 - 10 * k, 5, c.base);
  s += path(
    `M${n1(x + half * 0.16)} ${n1(g.y + g.h * 0.62)}L${n1(x + half * 0.72)} ${n1(g.y + 16 * k)}H${n1(x + half * 0.88)}L${n1(x + half * 0.32)} ${n1(g.y + g.h * 0.62)}Z`,
    c.hi,
    'opacity=".26"',
  );
  // hazard stripes
  const top = g.y + g.h * 0.74;
  const high = g.h * 0.14;
  s += rect(x, top, half, high, 0, '#1a1412');
  for (let i = -1; i < 6; i++) {
    const a = x + i * half * 0.24;
    const b = a + half * 0.12;
    const clip = (v: number): number => Math.max(x, Math.min(x + half, v));
    s += path(
      `M${n1(clip(a))} ${n1(top + high)}L${n1(clip(a + high * 0.8))} ${n1(top)}L${n1(clip(b + high * 0.8))} ${n1(top)}L${n1(clip(b))} ${n1(top + high)}Z`,
      '#f2c14b',
    );
  }
  s += stroke(`M${n1(x)} ${n1(top)}h${n1(half)}M${n1(x)} ${n1(top + high)}h${n1(half)}`, KEYLINE, n1(2.6 * k));
  // scratches and rust
  let scratch = '';
  for (let i = 0; i < 9; i++)
    scratch += `M${n1(r.in(x + 6, x + half - 14))} ${n1(r.in(g.y + 8, g.y + g.h - 8))}l${n1(r.in(4, 16) * k)} ${n1(r.in(-5, 5) * k)}`;
  s += stroke(scratch, '#fff', n1(1.2 * k), 'opacity=".16" stroke-linecap="round"');
  for (let i = 0; i < 4; i++)
    s += path(
      `M${n1(r.in(x + 8, x + half - 8))} ${n1(g.y + g.h * 0.66)}q${n1(4 * k)} ${n1(8 * k)} ${n1(1 * k)} ${n1(20 * k)}q${n1(-5 * k)} ${n1(-10 * k)} ${n1(-1 * k)} ${n1(-20 * k)}Z`,
      '#b4562a',
      'opacity=".6"',
    );
  for (const [dx, dy] of [
    [0.08, 0.04],
    [0.92, 0.04],
    [0.08, 0.69],
    [0.92, 0.69],
    [0.08, 0.94],
    [0.5, 0.94],
    [0.92, 0.94],
  ] as const)
    s +=
      circle(x + half * dx, g.y + g.h * dy + 1, 3.2 * k, '#151318', 'opacity=".7"') +
      circle(x + half * dx, g.y + g.h * dy, 2.8 * k, STEEL.hi);
  // the crew's sign, cut in two by the gap
  const hexagon: Point[] = ngon(6, cx, cy, 62 * k, 0);
  const sign =
    path(poly(hexagon), c.deep, `stroke="#f3e5ca" stroke-width="${n1(5 * k)}"`) +
    badge(crew, cx, cy, 30 * k, '#f3e5ca');
  s += `<clipPath id="${id}"><rect x="${n1(x)}" y="${n1(g.y)}" width="${n1(half)}" height="${n1(g.h)}"/></clipPath><g clip-path="url(#${id})">${sign}</g>`;
  const edge = side === 1 ? x + half - 1.5 * k : x + 1.5 * k;
  return (
    s +
    stroke(`M${n1(edge)} ${n1(g.y)}v${n1(g.h)}`, KEYLINE, n1(4 * k)) +
    stroke(`M${n1(edge - side * 3 * k)} ${n1(g.y)}v${n1(g.h)}`, c.hi, n1(1.4 * k), 'opacity=".6"')
  );
}
/** The floor before the gate: a kerb and two rails that come forward to the foot of the picture. */
const sill = (w: number, h: number, g: Gate, k: number): string => {
  const y = g.y + g.h;
  const cx = w / 2;
  const reach = Math.max(1, h - y) / (190 * k);
  const half = (down: number): number => (30 + (down / 190) * 54) * k; // of the gauge, this many units before the gate
  let ties = '';
  for (let t = 0.05; t < reach; t += 0.1 + t * 0.12) {
    const yy = y + 190 * k * t;
    const wide = half(190 * t) * 1.42;
    const thick = (4 + t * 7) * k;
    ties += `M${n1(cx - wide)} ${n1(yy)}H${n1(cx + wide)}L${n1(cx + wide + thick * 0.5)} ${n1(yy + thick)}H${n1(cx - wide - thick * 0.5)}Z`;
  }
  const rail = (side: number): string => {
    const [a, b] = [cx + side * half(0), cx + side * half(190 * reach)];
    const [thin, thick] = [2 * k, (2 + 3 * reach) * k];
    return `M${n1(a - thin)} ${n1(y)}L${n1(a + thin)} ${n1(y)}L${n1(b + thick)} ${n1(h)}L${n1(b - thick)} ${n1(h)}Z`;
  };
  const rails = rail(-1) + rail(1);
  return (
    path(ties, '#0a0505', `opacity=".5" transform="translate(0 ${n1(3 * k)})"`) +
    path(ties, '#6d4526', 'opacity=".9"') +
    path(rails, '#0a0505', `opacity=".5" transform="translate(0 ${n1(3 * k)})"`) +
    path(rails, '#a58166') +
    rect(g.x - 34 * k, y, g.w + 68 * k, 13 * k, 2, STEEL.base, `stroke="${KEYLINE}" stroke-width="${n1(2.6 * k)}"`) +
    stroke(`M${n1(g.x - 31 * k)} ${n1(y + 3 * k)}h${n1(g.w + 62 * k)}`, STEEL.hi, n1(1.8 * k))
  );
};
const wallLamp = (x: number, y: number, k: number, id: string): string =>
  `<ellipse cx="${n1(x)}" cy="${n1(y + 14 * k)}" rx="${n1(80 * k)}" ry="${n1(96 * k)}" fill="url(#${id}-lamp)"/>` +
  stroke(`M${n1(x)} ${n1(y - 20 * k)}v${n1(18 * k)}`, KEYLINE, n1(4 * k)) +
  path(
    `M${n1(x - 13 * k)} ${n1(y + 6 * k)}q0 ${n1(-13 * k)} ${n1(13 * k)} ${n1(-13 * k)}t${n1(13 * k)} ${n1(13 * k)}Z`,
    '#3a2a22',
    `stroke="${KEYLINE}" stroke-width="${n1(2 * k)}"`,
  ) +
  `<ellipse cx="${n1(x)}" cy="${n1(y + 10 * k)}" rx="${n1(9 * k)}" ry="${n1(7 * k)}" fill="#fff1c9"/>` +
  circle(x, y + 10 * k, 18 * k, LAMP, 'opacity=".3"');
