// Dirt: four tones as wandering strata, with pebbles, cracks and grit. All plain paths, no filters.
import { DIRT, mix, type Shades, type Tone } from './palette';
import { lump, n1, noise, path, placeSeed, pt, rng, soft, stroke, type Point } from '$lib/art/draw';
import { COLUMNS, SPACE } from './space';

/** Tone (0–3, fractional) at a height in spaces below the surface, over all depths. */
export const toneAt = (row: number): number => Math.max(0, Math.min(3, row / 6.6));

function toneColour(row: number, key: keyof Shades): string {
  const t = Math.min(2.999, toneAt(row));
  const i = Math.floor(t);
  const f = t - i;
  return mix(DIRT[i as Tone][key], DIRT[(i + 1) as Tone][key], f < 0.3 ? 0 : f > 0.7 ? 1 : (f - 0.3) / 0.4);
}

export interface GroundPatch {
  readonly x0?: number;
  readonly y0?: number;
  readonly w: number;
  readonly h: number;
  readonly seed?: number;
  /** Depth in spaces below the surface at a height of the drawing. */
  readonly rowAt: (y: number) => number;
  /** 0–1: thins the detail for backgrounds behind text. */
  readonly quiet?: number;
  /** How many pebbles, 1 as on the board. */
  readonly pebbles?: number;
}

/** A rectangle of Martian ground. Its strata may wander a few units over its upper edge. */
export function ground({ x0 = 0, y0 = 0, w, h, seed = 7, rowAt, quiet = 0, pebbles = 1 }: GroundPatch): string {
  const r = rng(seed);
  const [wide, fine] = [noise(seed + 1), noise(seed + 2)];
  const wave = (x: number, y: number): number =>
    y + wide(x / 70 + y * 0.37) * 7 + fine(x / 23 + y) * 2.2 + Math.sin(x / 210 + y / 90) * 6;
  let out = `<rect x="${n1(x0)}" y="${n1(y0)}" width="${n1(w)}" height="${n1(h)}" fill="${toneColour(rowAt(y0), 'base')}"/>`;

  // strata: bands of uneven height, each a shade off its tone
  let seams = '';
  let lit = '';
  for (let y = y0 + 6; y < y0 + h;) {
    const thick = r.in(13, 34);
    const shade = r.in(-1, 1);
    const row = rowAt(y);
    const base = toneColour(row, 'base');
    const colour =
      shade > 0.35
        ? mix(base, toneColour(row, 'hi'), 0.62)
        : shade < -0.3
          ? mix(base, toneColour(row, 'lo'), 0.6)
          : base;
    const points: Point[] = [];
    for (let x = x0 - 10; x <= x0 + w + 10; x += 15) points.push([x, wave(x, y)]);
    out += path(soft(points, false) + `L${n1(x0 + w + 10)} ${n1(y0 + h)}L${n1(x0 - 10)} ${n1(y0 + h)}Z`, colour);
    if (r() < 0.62) {
      // a broken seam line
      const from = r.in(0, 0.5) * w;
      const to = from + r.in(0.2, 0.7) * w;
      const run = points.filter(([x]) => x - x0 > from && x - x0 < to).map(([x, yy]): Point => [x, yy + r.in(1, 2)]);
      if (run.length > 2) {
        seams += soft(run, false);
        lit += soft(
          run.map(([x, yy]): Point => [x, yy + 1.6]),
          false,
        );
      }
    }
    y += thick;
  }
  out +=
    stroke(seams, '#2b0f0a', 1.2, `opacity="${n1(0.3 - quiet * 0.15)}" stroke-linecap="round"`) +
    stroke(lit, '#ffc08a', 0.9, `opacity="${n1(0.2 - quiet * 0.1)}" stroke-linecap="round"`);

  // grit: thousands of points in four strokes
  const count = ((w * h) / 130) * (1 - quiet * 0.5);
  for (const [colour, width, opacity] of [
    ['#ffca98', 1, '.3'],
    ['#2a0d08', 1.2, '.32'],
    ['#2a0d08', 1.9, '.2'],
    ['#ffb27c', 1.7, '.17'],
  ] as const) {
    let d = '';
    for (let i = 0; i < count / 4; i++) d += `M${n1(x0 + r() * w)} ${n1(y0 + r() * h)}h.1`;
    out += stroke(d, colour, width, `stroke-linecap="round" opacity="${opacity}"`);
  }

  // pebbles: shadow, body, light
  let shadow = '';
  let dark = '';
  let body = '';
  let light = '';
  const stones = ((w * h) / 1500) * pebbles * (1 - quiet * 0.5);
  for (let i = 0; i < stones; i++) {
    const x = x0 + r() * w;
    const y = y0 + r() * h;
    const R = r() < 0.12 ? r.in(3.4, 5.4) : r.in(1.2, 2.9);
    const s = lump(rng(seed * 31 + i), x, y, R, 7, 0.2, 0.72);
    shadow += soft(s.map(([a, b]): Point => [a + 0.6, b + 1.5]));
    if (r() < 0.5) body += soft(s);
    else dark += soft(s);
    light += soft([
      [x - R * 0.6, y - R * 0.12],
      [x - R * 0.2, y - R * 0.55],
      [x + R * 0.45, y - R * 0.4],
      [x - R * 0.05, y - R * 0.2],
    ]);
  }
  out +=
    path(shadow, '#210a06', 'opacity=".34"') +
    path(body, '#d08a5c', 'opacity=".5"') +
    path(dark, '#5e2a1e', 'opacity=".55"') +
    path(light, '#ffdcb4', 'opacity=".34"');

  // hairline cracks
  let cracks = '';
  for (let i = 0; i < (w * h) / 9000; i++) {
    let p: Point = [x0 + r() * w, y0 + r() * h];
    let a = r.in(0.5, 2.4);
    cracks += `M${pt(p)}`;
    for (let k = r.int(2, 4); k > 0; k--) {
      a += r.in(-0.7, 0.7);
      p = [p[0] + Math.cos(a) * r.in(5, 11), p[1] + Math.sin(a) * r.in(5, 11)];
      cracks += `L${pt(p)}`;
    }
  }
  return out + stroke(cracks, '#240b07', 1, 'opacity=".35" stroke-linejoin="round" stroke-linecap="round"');
}

/** Spaces as hand-cut blocks of soil: a soft bevel each, so that they can be counted. Rows as `Covered` counts them. */
export function blocks(firstRow: number, endRow: number, skip: (space: number) => boolean): string {
  let lightEdge = '';
  let darkEdge = '';
  let tintLight = '';
  let tintDark = '';
  let seam = '';
  const q = 6;
  for (let row = firstRow; row < endRow; row++)
    for (let column = 0; column < COLUMNS; column++) {
      if (skip(row * COLUMNS + column)) continue;
      const r = rng(placeSeed(3, column, row));
      const X = column * SPACE;
      const Y = row * SPACE;
      const corner = (x: number, y: number): Point => [x + r.in(-0.8, 0.8), y + r.in(-0.8, 0.8)];
      const a = corner(X + 1.6, Y + 1.6);
      const b = corner(X + SPACE - 1.6, Y + 1.6);
      const c = corner(X + SPACE - 1.6, Y + SPACE - 1.6);
      const d = corner(X + 1.6, Y + SPACE - 1.6);
      const box = `M${pt([a[0] + q, a[1]])}L${pt([b[0] - q, b[1]])}Q${pt(b)} ${pt([b[0], b[1] + q])}L${pt([c[0], c[1] - q])}Q${pt(c)} ${pt([c[0] - q, c[1]])}L${pt([d[0] + q, d[1]])}Q${pt(d)} ${pt([d[0], d[1] - q])}L${pt([a[0], a[1] + q])}Q${pt(a)} ${pt([a[0] + q, a[1]])}Z`;
      const tint = r();
      seam += box;
      if (tint < 0.33) tintLight += box;
      else if (tint > 0.67) tintDark += box;
      lightEdge += `M${pt([d[0] + 0.6, d[1] - q])}L${pt([a[0] + 0.6, a[1] + q])}Q${pt([a[0] + 0.6, a[1] + 0.6])} ${pt([a[0] + q, a[1] + 0.8])}L${pt([b[0] - q, b[1] + 0.8])}`;
      darkEdge += `M${pt([b[0] - 0.6, b[1] + q])}L${pt([c[0] - 0.6, c[1] - q])}Q${pt([c[0] - 0.6, c[1] - 0.6])} ${pt([c[0] - q, c[1] - 0.8])}L${pt([d[0] + q, d[1] - 0.8])}`;
    }
  return (
    path(tintLight, '#ffdcae', 'opacity=".05"') +
    path(tintDark, '#1c0705', 'opacity=".09"') +
    stroke(seam, '#1f0906', 1.6, 'opacity=".3"') +
    stroke(lightEdge, '#ffd7a6', 1.1, 'opacity=".2" stroke-linecap="round"') +
    stroke(darkEdge, '#1f0906', 1.6, 'opacity=".2" stroke-linecap="round"')
  );
}
