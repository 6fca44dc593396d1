// What every drawing of the app is made with: seeded randomness, path building, the frame of a stand-alone drawing.
// Drawings are pure functions that return SVG text: no DOM, no clock, no counter.

export type Point = readonly [x: number, y: number];

/** A seeded source of numbers in [0, 1) with a few shapes of draw on it. */
export interface Random {
  (): number;
  /** A number in [lo, hi). */
  in(lo: number, hi: number): number;
  /** A whole number in [lo, hi]. */
  int(lo: number, hi: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** Seeded generator (mulberry32). The same seed always draws the same stone. */
export function rng(seed: number): Random {
  let a = (seed * 2654435761) >>> 0;
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (lo: number, hi: number): number => lo + next() * (hi - lo);
  return Object.assign(next, {
    in: between,
    int: (lo: number, hi: number): number => Math.floor(between(lo, hi + 1)),
    pick: <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0],
  });
}

/** One seed from whole numbers such as depth, column and row: what is drawn there never jumps. */
export function placeSeed(...parts: readonly number[]): number {
  let h = 0x811c9dc5;
  for (const part of parts) h = Math.imul(h ^ (part + 0x9e37), 0x01000193) >>> 0;
  return (h ^ (h >>> 13)) % 99991;
}

/** Smooth one-dimensional noise in [-1, 1]. */
export function noise(seed: number): (x: number) => number {
  const r = rng(seed);
  const table = Float64Array.from({ length: 256 }, () => r() * 2 - 1);
  return (x) => {
    const i = Math.floor(x);
    const f = x - i;
    const s = f * f * (3 - 2 * f);
    return (table[i & 255] ?? 0) * (1 - s) + (table[(i + 1) & 255] ?? 0) * s;
  };
}

/** The element at `i`, counted round a list that is not empty. */
export function nth<T>(list: readonly T[], i: number): T {
  const value = list[((i % list.length) + list.length) % list.length];
  if (value === undefined) throw new RangeError('nth of an empty list');
  return value;
}

/** Rounds to a tenth: enough for a drawing, short in the text. */
export const n1 = (v: number): number => Math.round(v * 10) / 10 + 0;
/** Rounds to a thousandth, for scale factors. */
export const n3 = (v: number): number => Math.round(v * 1000) / 1000 + 0;
export const pt = ([x, y]: Point): string => `${n1(x)} ${n1(y)}`;
export const poly = (points: readonly Point[]): string => `M${points.map(pt).join('L')}Z`;
export const line = (points: readonly Point[]): string => `M${points.map(pt).join('L')}`;
export const shift = (points: readonly Point[], dx: number, dy: number): Point[] =>
  points.map(([x, y]) => [x + dx, y + dy]);

/** A path through the midpoints of a polyline: soft, never overshoots. */
export function soft(points: readonly Point[], closed = true): string {
  const mid = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const n = points.length;
  if (!closed) {
    let d = `M${pt(nth(points, 0))}`;
    for (let i = 1; i < n - 1; i++) d += `Q${pt(nth(points, i))} ${pt(mid(nth(points, i), nth(points, i + 1)))}`;
    return d + `L${pt(nth(points, -1))}`;
  }
  let d = `M${pt(mid(nth(points, -1), nth(points, 0)))}`;
  for (let i = 0; i < n; i++) d += `Q${pt(nth(points, i))} ${pt(mid(nth(points, i), nth(points, i + 1)))}`;
  return d + 'Z';
}

/** Regular polygon around a centre. `turn` in radians, `squash` flattens it. */
export const ngon = (n: number, cx: number, cy: number, r: number, turn = 0, squash = 1): Point[] =>
  Array.from({ length: n }, (_, i) => {
    const a = turn + (i * 2 * Math.PI) / n;
    return [cx + Math.cos(a) * r, cy + Math.sin(a) * r * squash];
  });

/** A rough stone outline. */
export const lump = (r: Random, cx: number, cy: number, radius: number, n = 8, rough = 0.22, squash = 1): Point[] =>
  ngon(n, cx, cy, radius, r.in(0, 6.28), squash).map(([x, y]) => {
    const k = 1 + r.in(-rough, rough);
    return [cx + (x - cx) * k, cy + (y - cy) * k];
  });

/** A rectangle with round corners, as a path. */
export const roundRect = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${n1(x + r)} ${n1(y)}H${n1(x + w - r)}a${r} ${r} 0 0 1 ${r} ${r}V${n1(y + h - r)}a${r} ${r} 0 0 1 ${-r} ${r}H${n1(x + r)}a${r} ${r} 0 0 1 ${-r} ${-r}V${n1(y + r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

const attrs = (more: string): string => (more ? ' ' + more : '');
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${attrs(more)}/>`;
export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${attrs(more)}/>`;
export const circle = (cx: number, cy: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n1(cx)}" cy="${n1(cy)}" r="${n1(r)}" fill="${fill}"${attrs(more)}/>`;
export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string =>
  `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}" rx="${r}" fill="${fill}"${attrs(more)}/>`;
export const at = (x: number, y: number, body: string): string =>
  `<g transform="translate(${n1(x)} ${n1(y)})">${body}</g>`;
/** Moved to (x, y) and scaled by k around there. */
export const placed = (x: number, y: number, k: number, body: string): string =>
  `<g transform="translate(${n1(x)} ${n1(y)}) scale(${n3(k)})">${body}</g>`;

/** Text made safe to stand in SVG as content or in an attribute. */
export const esc = (s: string): string =>
  s.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

export interface Picture {
  /** What a screen reader says. Without it the drawing is hidden from it. */
  readonly label?: string;
  readonly className?: string;
}
/** A stand-alone drawing. `box` is the view box; width and height are in CSS px. */
export function svg(
  box: readonly [number, number, number, number],
  width: number,
  height: number,
  body: string,
  how: Picture = {},
): string {
  const cls = how.className ? ` class="${how.className}"` : '';
  const voice = how.label ? ` role="img" aria-label="${esc(how.label)}"` : ' aria-hidden="true"';
  return `<svg xmlns="http://www.w3.org/2000/svg"${cls} viewBox="${box.map(n1).join(' ')}" width="${n1(width)}" height="${n1(height)}"${voice}>${body}</svg>`;
}
