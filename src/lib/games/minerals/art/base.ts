// Shared pens: seeded chance, short numbers, curves, ruled shading, the frame of a stand-alone drawing.
// Everything in art/ is a pure function that returns SVG text: no DOM, no clock, no Math.random.
import { esc, n1, n3, nth, type Point } from '$lib/art/draw';

export { esc, n1, n3, nth, svg, type Picture, type Point } from '$lib/art/draw';

/** What a drawing's seed may be: the text or number that names the thing drawn. */
export type Seed = string | number;

/** A seeded source of numbers. */
export interface Draws {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [lo, hi). */
  range(lo: number, hi: number): number;
  /** A whole number in [lo, hi]. */
  int(lo: number, hi: number): number;
  /** True in a share `p` of draws. */
  chance(p: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
}

function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** Chance from a seed (FNV-1a into mulberry32): a tile looks the same on every device and at every redraw. */
export function draws(...seed: readonly Seed[]): Draws {
  let s = hash(seed.join(':'));
  const next = (): number => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  next();
  const range = (lo: number, hi: number): number => lo + (hi - lo) * next();
  return {
    next,
    range,
    int: (lo, hi) => Math.floor(range(lo, hi + 1)),
    chance: (p) => next() < p,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}

/** A number as SVG paths may write it: a tenth, no leading zero. */
export function num(v: number): string {
  const r = Math.round(v * 10);
  if (r > -10 && r < 10) return r === 0 ? '0' : r < 0 ? `-.${-r}` : `.${r}`;
  return String(r / 10);
}
/** A point in a path. */
export function pt([x, y]: Point): string {
  const b = num(y);
  return b.startsWith('-') ? num(x) + b : `${num(x)} ${b}`;
}
/** The point at a distance and an angle (radians, clockwise from east) from a place. */
export const polar = (radius: number, angle: number, cx = 0, cy = 0): Point => [
  cx + radius * Math.cos(angle),
  cy + radius * Math.sin(angle),
];
export const polygon = (points: readonly Point[]): string => `M${points.map(pt).join('L')}Z`;
/** A circle as a path. */
export const ring = (r: number, cx = 0, cy = 0): string =>
  `M${pt([cx - r, cy])}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0${num(-2 * r)} 0Z`;
/** Points along an arc of a circle. */
export const arcPoints = (r: number, cx: number, cy: number, from: number, to: number, n: number): Point[] =>
  Array.from({ length: n }, (_, i) => polar(r, from + ((to - from) * i) / (n - 1), cx, cy));

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
/** A soft closed curve through the middles of the given points; it never overshoots them. */
export function smooth(points: readonly Point[]): string {
  let d = `M${pt(middle(nth(points, -1), nth(points, 0)))}`;
  points.forEach((p, i) => (d += `Q${pt(p)} ${pt(middle(p, nth(points, i + 1)))}`));
  return d + 'Z';
}
/** The soft curve along an open row of points, to follow an `M` or `L` at its first. */
export function along(points: readonly Point[]): string {
  let d = '';
  for (let i = 1; i < points.length; i++)
    d += `Q${pt(nth(points, i - 1))} ${pt(middle(nth(points, i - 1), nth(points, i)))}`;
  return d;
}

/** Parallel lines inside a polygon: the engraver's shading. `degrees` is their direction, `gap` their distance. */
export function hatch(points: readonly Point[], degrees: number, gap: number): string {
  const a = (degrees * Math.PI) / 180;
  const [ux, uy] = [Math.cos(a), Math.sin(a)];
  const turned = points.map(([x, y]): Point => [x * ux + y * uy, y * ux - x * uy]);
  const hi = Math.max(...turned.map((p) => p[1]));
  let d = '';
  for (let v = Math.min(...turned.map((p) => p[1])) + gap / 2; v < hi; v += gap) {
    const hits: number[] = [];
    turned.forEach((p, i) => {
      const q = nth(turned, i + 1);
      if (p[1] < v !== q[1] < v) hits.push(p[0] + ((v - p[1]) / (q[1] - p[1])) * (q[0] - p[0]));
    });
    hits.sort((x, y) => x - y);
    for (let i = 0; i + 1 < hits.length; i += 2) {
      const [s, e] = [(hits[i] ?? 0) + 0.4, (hits[i + 1] ?? 0) - 0.4];
      if (e > s) d += `M${pt([s * ux - v * uy, s * uy + v * ux])}L${pt([e * ux - v * uy, e * uy + v * ux])}`;
    }
  }
  return d;
}

const faint = (what: 'fill' | 'stroke', opacity: number): string =>
  opacity < 1 ? ` ${what}-opacity="${num2(opacity)}"` : '';
const num2 = (v: number): string => String(Math.round(v * 100) / 100).replace(/^0/, '');
/** A filled path; nothing for an empty one. Tints use fill-opacity, so that no path asks for a layer of its own. */
export const fill = (d: string, colour: string, opacity = 1, more = ''): string =>
  d && `<path d="${d}" fill="${colour}"${faint('fill', opacity)}${more && ' ' + more}/>`;
/** A stroked path; nothing for an empty one. */
export const line = (d: string, colour: string, width: number, opacity = 1, more = ''): string =>
  d &&
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num2(width)}"${faint('stroke', opacity)}${more && ' ' + more}/>`;
/** A group moved to a point, and scaled there. */
export const at = ([x, y]: Point, body: string, scale = 1): string =>
  `<g transform="translate(${n1(x)} ${n1(y)})${scale === 1 ? '' : ` scale(${n3(scale)})`}">${body}</g>`;

/** How a line of lettering is set. */
export interface Lettering {
  readonly face?: 'text' | 'display';
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: number;
  readonly italic?: boolean;
  /** The width it must fit, in units; longer words are squeezed, never made smaller. */
  readonly within?: number;
  /** Further attributes. */
  readonly more?: string;
}
/** Width of a line in units: an estimate for the app's two faces that errs on the wide side. */
export function textWidth(words: string, size: number): number {
  let em = 0;
  for (const ch of words)
    em += /[iljtfrI.,'’|/ ]/.test(ch) ? 0.36 : /[mwMWŚŻ→−]/.test(ch) ? 0.86 : /[A-ZÁ-Ž]/.test(ch) ? 0.7 : 0.58;
  return em * size;
}
/** A line of lettering with its baseline at (x, y). */
export function text([x, y]: Point, words: string, size: number, colour: string, how: Lettering = {}): string {
  const anchor = how.anchor && how.anchor !== 'start' ? ` text-anchor="${how.anchor}"` : '';
  const squeeze =
    how.within !== undefined && textWidth(words, size) > how.within
      ? ` textLength="${n1(how.within)}" lengthAdjust="spacingAndGlyphs"`
      : '';
  const family = how.face === 'display' ? 'var(--display-minerals)' : 'var(--text)';
  const slant = how.italic ? ' font-style="italic"' : '';
  return `<text x="${n1(x)}" y="${n1(y)}"${anchor}${squeeze} font-family="${family}" font-weight="${how.weight ?? 600}"${slant} font-size="${n1(size)}" fill="${colour}"${how.more ? ' ' + how.more : ''}>${esc(words)}</text>`;
}

/** Remembers what a drawing function made, by a key; forgets all when more than `most` are kept. */
export function memo(most: number): (key: string, make: () => string) => string {
  const kept = new Map<string, string>();
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (kept.size >= most) kept.clear();
    kept.set(key, made);
    return made;
  };
}
