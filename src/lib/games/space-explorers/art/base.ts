// Shared pens of the poster: shapes with attributes, seeded chance, print grain, rays, stars, lettering.
// Everything in art/ is a pure function that returns SVG text: no DOM, no clock, no Math.random.
import { esc, rng, type Point, type Random } from '$lib/art/draw';
import { INK } from './palette';

export { esc, nth, svg, type Picture, type Point, type Random } from '$lib/art/draw';

/** Prefix of every shared definition's id. */
export const ID = 'se';

/** A number as SVG may write it: at most two decimals, no leading zero. */
export function num(v: number): string {
  const r = Math.round(v * 100) / 100 + 0;
  return r > -1 && r < 1 && r !== 0 ? String(r).replace('0.', '.') : String(r);
}

/** Attributes beyond those a pen asks for; what is undefined is left out. */
export type Attrs = Readonly<Record<string, string | number | undefined>>;
const attrs = (o: Attrs): string => {
  let s = '';
  for (const key in o) {
    const v = o[key];
    if (v !== undefined) s += ` ${key}="${typeof v === 'number' ? num(v) : v}"`;
  }
  return s;
};
const leaf = (name: string, o: Attrs, more: Attrs | undefined): string =>
  `<${name}${attrs(o)}${more ? attrs(more) : ''}/>`;

/** A filled path. */
export const path = (d: string, fill: string, more?: Attrs): string => leaf('path', { d, fill }, more);
/** A stroked path. */
export const line = (d: string, stroke: string, width: number, more?: Attrs): string =>
  leaf('path', { d, fill: 'none', stroke, 'stroke-width': width }, more);
export const circle = (cx: number, cy: number, r: number, fill: string, more?: Attrs): string =>
  leaf('circle', { cx, cy, r, fill }, more);
/** A circle's line. */
export const ring = (cx: number, cy: number, r: number, stroke: string, width: number, more?: Attrs): string =>
  leaf('circle', { cx, cy, r, fill: 'none', stroke, 'stroke-width': width }, more);
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more?: Attrs): string =>
  leaf('ellipse', { cx, cy, rx, ry, fill }, more);
/** An ellipse's line. */
export const orbit = (
  [cx, cy]: Point,
  [rx, ry]: Point,
  stroke: string,
  width: number,
  turn = 0,
  more?: Attrs,
): string =>
  leaf(
    'ellipse',
    {
      cx,
      cy,
      rx,
      ry,
      fill: 'none',
      stroke,
      'stroke-width': width,
      transform: turn ? `rotate(${num(turn)} ${num(cx)} ${num(cy)})` : undefined,
    },
    more,
  );
export const rect = (x: number, y: number, width: number, height: number, fill: string, more?: Attrs): string =>
  leaf('rect', { x, y, width, height, fill }, more);
export const poly = (points: readonly Point[], fill: string, more?: Attrs): string =>
  path(`M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}z`, fill, more);
/** A group with a transform (left out when empty) and perhaps a class to hang motion on. */
export const g = (transform: string, ...kids: readonly string[]): string =>
  transform ? `<g transform="${transform}">${kids.join('')}</g>` : kids.join('');
/** A group that motion or a theme can take hold of. */
export const named = (className: string, body: string, more: Attrs = {}): string =>
  `<g class="${className}"${attrs(more)}>${body}</g>`;
/** One drawing for each thing of a list. */
export const each = <const T>(list: readonly T[], draw: (thing: T, i: number) => string): string =>
  list.map(draw).join('');
/** A group moved to (x, y) and scaled there. */
export const at = (x: number, y: number, body: string, scale = 1): string =>
  g(`translate(${num(x)} ${num(y)})${scale === 1 ? '' : ` scale(${num(scale)})`}`, body);
/** A picture inside a picture: what sticks out of its frame is cut off. */
export const inset = (
  [x, y, width, height]: readonly [number, number, number, number],
  box: readonly [number, number, number, number],
  body: string,
): string =>
  `<svg${attrs({ x, y, width, height })} viewBox="${box.map(num).join(' ')}" preserveAspectRatio="xMidYMin slice">${body}</svg>`;

/** Chance from a seed: the same seed always draws the same picture. */
export function draws(seed: number): Random {
  const r = rng(seed);
  r();
  return r;
}
/** A seed from a name. */
export function seedOf(name: string): number {
  let seed = 7;
  for (let i = 0; i < name.length; i++) seed = (seed * 31 + name.charCodeAt(i)) % 99991;
  return seed;
}

/** How print grain lies. */
export interface Grain {
  /** The side on which it is densest. */
  readonly from?: 'top' | 'bottom';
  readonly size?: number;
  readonly opacity?: number;
  /** Only inside this circle. */
  readonly round?: readonly [cx: number, cy: number, r: number];
}
/** Print grain: one path of small specks that thin out away from one side. Cheap: no filter, no noise image. */
export function stipple(
  [x, y, w, h]: readonly [number, number, number, number],
  count: number,
  seed: number,
  fill: string,
  { from = 'bottom', size = 0.8, opacity = 0.5, round }: Grain = {},
): string {
  const r = draws(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const fall = Math.pow(r(), 1.9);
    const px = x + r() * w;
    const py = y + h * (from === 'bottom' ? 1 - fall : fall);
    const s = size * (0.6 + 0.8 * r());
    if (round && (px - round[0]) ** 2 + (py - round[1]) ** 2 > round[2] ** 2) continue;
    d += `M${short(px)} ${short(py)}l${num(s * 0.7)} ${num(s * 0.5)} ${num(-s * 0.6)} ${num(s * 0.7)} ${num(-s * 0.6)} ${num(-s * 0.6)}z`;
  }
  return path(d, fill, { opacity });
}
const short = (v: number): string => num(Math.round(v * 10) / 10);

/** Sun rays from a point: `count` wedges of half a step each. `turn` in radians. */
export function rays(cx: number, cy: number, r: number, count: number, fill: string, turn = 0): string {
  let d = '';
  const end = (a: number): string => `${num(cx + r * Math.cos(a))} ${num(cy + r * Math.sin(a))}`;
  for (let i = 0; i < count; i++) {
    const a = turn + (i / count) * Math.PI * 2;
    d += `M${num(cx)} ${num(cy)}L${end(a)}L${end(a + Math.PI / count)}z`;
  }
  return path(d, fill);
}
/** A star with four points. */
export function star4(cx: number, cy: number, r: number, fill: string, pinch = 0.16): string {
  const q = r * pinch;
  const p = (dx: number, dy: number): string => `${num(cx + dx)} ${num(cy + dy)}`;
  return path(`M${p(0, -r)}L${p(q, -q)}L${p(r, 0)}L${p(q, q)}L${p(0, r)}L${p(-q, q)}L${p(-r, 0)}L${p(-q, -q)}z`, fill);
}

/** How a line of lettering is set. */
export interface Lettering {
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: number;
  readonly fill?: string;
  /** The width it must fit, in units; longer words are squeezed, never made smaller. */
  readonly within?: number;
}
/** Width of words in Jost, in units: an estimate that errs on the wide side. */
export function textWidth(words: string, size: number): number {
  let em = 0;
  for (const ch of words)
    em += /[iljtfrI.,'’|/ \-·]/.test(ch) ? 0.31 : /[mwMWŚŻ—]/.test(ch) ? 0.83 : /[A-ZÁ-Ž]/.test(ch) ? 0.66 : 0.57;
  return em * size;
}
/** A line of lettering in the poster's face, its baseline at (x, y). */
export function text(x: number, y: number, words: string, size: number, how: Lettering = {}): string {
  const { anchor = 'start', weight = 600, fill = INK.night, within } = how;
  const squeezed = within !== undefined && textWidth(words, size) > within;
  return `<text${attrs({
    x,
    y,
    'font-family': 'var(--display-explorers)',
    'font-size': size,
    'font-weight': weight,
    fill,
    'text-anchor': anchor === 'start' ? undefined : anchor,
    textLength: squeezed ? within : undefined,
    lengthAdjust: squeezed ? 'spacingAndGlyphs' : undefined,
  })}>${esc(words)}</text>`;
}
/** A name on at most two lines: one where it fits with a light squeeze, else broken at the space that balances best. */
export function breakName(words: string, size: number, within: number): readonly string[] {
  if (textWidth(words, size) <= within * 1.1) return [words];
  const parts = words.split(' ');
  let best: readonly string[] = [words];
  let least = textWidth(words, size);
  for (let i = 1; i < parts.length; i++) {
    const lines = [parts.slice(0, i).join(' '), parts.slice(i).join(' ')];
    const wide = Math.max(...lines.map((l) => textWidth(l, size)));
    if (wide < least) [best, least] = [lines, wide];
  }
  return best;
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
