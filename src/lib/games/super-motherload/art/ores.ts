// Six minerals, six cuts: cubes, hexagonal plates, dodecahedra, step-cut blocks, spears, a brilliant.
// The silhouette alone tells them apart; the chip gives the value. Drawn in a 45-unit space.
import { ORE, type Mineral, type OrePaint } from './palette';
import {
  at,
  lump,
  n1,
  ngon,
  nth,
  path,
  placed,
  poly,
  pt,
  rng,
  shift,
  soft,
  stroke,
  svg,
  type Picture,
  type Point,
} from '$lib/art/draw';
import { text } from './lettering';
import { sparkPath } from './marks';

const edge = (points: readonly Point[], width = 2.6): string =>
  stroke(poly(points), '#1c0c09', width, 'stroke-linejoin="round" opacity=".55"');

/** An isometric cube; (x, y) is its top corner. */
function cube(x: number, y: number, s: number, c: OrePaint): string {
  const w = s * 0.9;
  const h = s * 0.52;
  const d = s * 1.02;
  const top: Point = [x, y];
  const right: Point = [x + w, y + h];
  const near: Point = [x, y + 2 * h];
  const left: Point = [x - w, y + h];
  const [right2, near2, left2]: [Point, Point, Point] = [
    [x + w, y + h + d],
    [x, y + 2 * h + d],
    [x - w, y + h + d],
  ];
  const rust: Point[] = [
    [left[0] + w * 0.25, left[1] + h * 0.7 + 2],
    [left[0] + w * 0.8, left[1] + h * 1.1 + 3],
    [left[0] + w * 0.7, left2[1] + h * 0.3],
    [left[0] + w * 0.3, left2[1] - h * 0.3],
  ];
  return (
    edge([top, right, right2, near2, left2, left]) +
    path(poly([top, right, near, left]), c.hi) +
    path(poly([left, near, near2, left2]), c.b) +
    path(poly([near, right, right2, near2]), c.c) +
    stroke(
      `M${pt([left[0] + 1, left[1] + 1])}L${pt(near)}L${pt([right[0] - 1, right[1] + 1])}`,
      '#fff',
      0.8,
      'opacity=".35"',
    ) +
    path(poly(rust), '#d4602f', 'opacity=".75"')
  );
}

/** A hexagonal disc with a thick rim. */
function disc(cx: number, cy: number, r: number, c: OrePaint, turn: number): string {
  const top = ngon(6, cx, cy, r, turn, 0.86);
  const low = shift(top, 0, 3.4);
  const inner = ngon(6, cx - 0.6, cy - 0.6, r * 0.58, turn, 0.86);
  const ring = (from: number, to: number): Point[] => {
    const out: Point[] = [];
    for (let i = from; i <= to; i++) out.push(nth(top, i));
    for (let i = to; i >= from; i--) out.push(nth(inner, i));
    return out;
  };
  return (
    edge([...top.slice(3), ...top.slice(0, 1), ...low.slice(0, 4)], 2.4) +
    edge(top, 2.4) +
    path(poly(low), c.c) +
    path(poly(top), c.b) +
    path(poly(ring(3, 5)), c.hi) +
    path(poly(ring(2, 3)), c.a) +
    path(poly(inner), c.a) +
    stroke(poly(inner), '#fff', 0.7, 'opacity=".8"')
  );
}

function dodecahedron(cx: number, cy: number, r: number, c: OrePaint, turn: number): string {
  const outer = ngon(10, cx, cy, r, turn);
  const inner = ngon(5, cx - r * 0.06, cy - r * 0.08, r * 0.54, turn + Math.PI / 10);
  let s = edge(outer);
  for (let k = 0; k < 5; k++) {
    const [o0, oa, om] = [nth(outer, 2 * k), nth(outer, 2 * k + 1), nth(outer, 2 * k + 2)];
    const lit = Math.cos(Math.atan2(om[1] - cy, om[0] - cx) + 2.36); // light from the upper left
    const tone = lit > 0.6 ? c.hi : lit > 0 ? c.a : lit > -0.6 ? c.b : c.c;
    s += path(poly([nth(inner, k), o0, oa, om, nth(inner, k + 1)]), tone);
  }
  return (
    s +
    path(poly(inner), c.a) +
    stroke(poly(inner), '#fff7d6', 0.8, 'opacity=".75"') +
    path(sparkPath(cx - r * 0.28, cy - r * 0.34, r * 0.36), '#fff', 'opacity=".9"')
  );
}

/** Emerald cut, seen on its table. */
function stepCut(cx: number, cy: number, w: number, h: number, c: OrePaint, tilt: number): string {
  const octagon = (k: number): Point[] => {
    const a = (w / 2) * k;
    const b = (h / 2) * (1 - (1 - k) * (w / h));
    const q = a * 0.5;
    return [
      [-a + q, -b],
      [a - q, -b],
      [a, -b + q],
      [a, b - q],
      [a - q, b],
      [-a + q, b],
      [-a, b - q],
      [-a, -b + q],
    ];
  };
  const outer = octagon(1);
  const middle = octagon(0.74);
  const table = octagon(0.46);
  const ring = (p: readonly Point[], q: readonly Point[], i: number): string =>
    poly([nth(p, i), nth(p, i + 1), nth(q, i + 1), nth(q, i)]);
  const outerTone = [c.hi, c.a, c.b, c.c, c.c, c.b, c.a, c.hi];
  const innerTone = [c.a, c.b, c.b, c.b, c.c, c.b, c.hi, c.hi];
  let s = edge(outer);
  outerTone.forEach((tone, i) => (s += path(ring(outer, middle, i), tone)));
  innerTone.forEach((tone, i) => (s += path(ring(middle, table, i), tone, 'opacity=".9"')));
  s +=
    path(poly(table), c.a) +
    path(poly([nth(table, 0), nth(table, 1), nth(table, 6), nth(table, 7)]), '#eafff1', 'opacity=".75"');
  return `<g transform="translate(${cx} ${cy}) rotate(${tilt})">${s}</g>`;
}

/** A pointed bipyramid growing from the rock. */
function spear(cx: number, foot: number, w: number, h: number, c: OrePaint, tilt: number): string {
  const top: Point = [0, -h];
  const l: Point = [-w, -h * 0.55];
  const r: Point = [w, -h * 0.55];
  const m: Point = [-w * 0.12, -h * 0.47];
  const b: Point = [0, 3];
  const bl: Point = [-w * 0.72, -h * 0.06];
  const br: Point = [w * 0.72, -h * 0.06];
  const s =
    edge([top, r, br, b, bl, l]) +
    path(poly([top, l, m]), c.hi) +
    path(poly([top, m, r]), c.a) +
    path(poly([l, m, [-w * 0.1, 2], bl]), c.a) +
    path(poly([m, r, br, b, [-w * 0.1, 2]]), c.b) +
    path(poly([[w * 0.35, -h * 0.5], r, br, [w * 0.3, 1]]), c.c, 'opacity=".75"') +
    stroke(`M${pt(top)}L${pt(m)}`, '#fff', 0.8, 'opacity=".8"');
  return `<g transform="translate(${cx} ${foot}) rotate(${tilt})">${s}</g>`;
}

function brilliant(cx: number, cy: number, w: number, h: number, c: OrePaint): string {
  const y0 = cy - h * 0.5;
  const y1 = cy - h * 0.14;
  const a = w / 2;
  const t = w * 0.3;
  const tl: Point = [cx - t, y0];
  const tr: Point = [cx + t, y0];
  const tm: Point = [cx, y0];
  const l: Point = [cx - a, y1];
  const r: Point = [cx + a, y1];
  const foot: Point = [cx, cy + h * 0.5];
  const m1: Point = [cx - t * 0.62, y1];
  const m2: Point = [cx + t * 0.62, y1];
  return (
    edge([tl, tr, r, foot, l], 3) +
    path(poly([l, tl, m1]), c.a) +
    path(poly([tl, tm, m1]), c.hi) +
    path(poly([tm, m2, m1]), '#e9f8ff') +
    path(poly([tm, tr, m2]), c.a) +
    path(poly([tr, r, m2]), c.b) +
    path(poly([l, m1, foot]), '#e2f5ff') +
    path(poly([m1, m2, foot]), c.a) +
    path(poly([m2, r, foot]), c.c) +
    path(poly([m2, [cx + a * 0.62, y1], foot]), c.b) +
    stroke(`M${pt(l)}L${pt(r)}`, '#fff', 0.9, 'opacity=".9"') +
    path(sparkPath(cx - a * 0.55, y0 + 1, 5), '#fff')
  );
}

/** The crystals alone, in a 45 × 45 space, without soil or chip. */
export function crystals(kind: Mineral): string {
  const c = ORE[kind];
  switch (kind) {
    case 'iron':
      return cube(14, 17, 9, c) + cube(29, 12, 8, c) + cube(22.5, 19.5, 9.5, c);
    case 'platinum':
      return disc(15, 13, 8.4, c, 0.1) + disc(29.5, 14.5, 7.6, c, 0.5) + disc(20, 25, 9.6, c, -0.06);
    case 'gold':
      return dodecahedron(28.5, 13.5, 8.4, c, 0.5) + dodecahedron(17.5, 21.5, 12.2, c, 0.12);
    case 'emerald':
      return stepCut(30, 17, 12, 19, c, 24) + stepCut(17, 20, 17.5, 28, c, -9);
    case 'ruby':
      return spear(13.5, 33, 5, 21, c, -27) + spear(29, 33, 5.4, 23, c, 24) + spear(21, 34.5, 6.8, 31, c, -2);
    case 'diamond':
      return brilliant(20.5, 20.5, 32, 28, c);
  }
}

/** Value chip with its lower right corner at (x, y). */
export function valueChip(kind: Mineral, x: number, y: number, size = 14): string {
  return chip(String(ORE[kind].value), x, y, ORE[kind].chip, size);
}
/** A small dark tag with two cut corners, its lower right corner at (x, y). */
export function chip(words: string, x: number, y: number, rim: string, size = 14): string {
  const w = words.length * size * 0.6 + 7.5;
  const h = size + 3;
  return at(
    x - w,
    y - h,
    path(`M4 0H${n1(w)}V${n1(h - 4)}L${n1(w - 4)} ${n1(h)}H0V4Z`, '#190c09', `stroke="${rim}" stroke-width="1.2"`) +
      text(w / 2, h / 2 + size * 0.35, words, size, '#fff3e0', { anchor: 'middle' }),
  );
}

/** A mineral as it lies in dirt: broken socket, crystals, value. */
export function ore(kind: Mineral, seed = 1): string {
  const r = rng(seed + 40);
  const socket = lump(r, 21.5, 21.5, 19, 11, 0.1);
  let cracks = '';
  for (let i = 0; i < 4; i++) {
    const a = r.in(0, 6.28);
    cracks += `M${pt([21.5 + Math.cos(a) * 17, 21.5 + Math.sin(a) * 17])}L${pt([21.5 + Math.cos(a + 0.16) * 23, 21.5 + Math.sin(a + 0.16) * 23])}`;
  }
  return (
    path(soft(socket), '#2a120d', 'opacity=".5"') +
    stroke(soft(shift(socket, 0, 1)), '#ffd2a0', 0.8, 'opacity=".22"') +
    stroke(cracks, '#2a120d', 1, 'opacity=".5"') +
    crystals(kind) +
    valueChip(kind, 43, 43)
  );
}
/** A mineral on a plate or in a rock: smaller, without soil, the value where it always is. */
export const mountedOre = (kind: Mineral): string =>
  placed(6.6, 6.6, 0.76, crystals(kind)) + valueChip(kind, 43.4, 43.4, 13.5);

/** Small mineral token for stacks, hauls and logs, `size` px square. */
export const oreToken = (kind: Mineral, size = 24, how: Picture = {}): string =>
  svg([2, 1, 39, 39], size, size, crystals(kind), how);
