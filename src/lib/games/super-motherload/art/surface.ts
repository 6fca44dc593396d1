// The surface: dusk over the dig. Layered mesas, a small cold sun, the crews' landing rigs, pit heads over open shafts.
import { CREW, STEEL, WOOD, type Crew } from './palette';
import { circle, n1, noise, path, poly, rng, soft, stroke, type Point, type Random } from '$lib/art/draw';
import { SPACE } from './space';

const OUT = '#2a120c';
const ol = (d: string, fill: string, width = 1.6): string =>
  path(d, fill, `stroke="${OUT}" stroke-width="${width}" stroke-linejoin="round"`);
const scaled = (x: number, y: number, k: number, body: string): string =>
  `<g transform="translate(${n1(x)} ${n1(y)}) scale(${n1(k * 100) / 100})">${body}</g>`;

function mesas(r: Random, w: number, base: number, height: number, fill: string, rim: string): string {
  const points: Point[] = [
    [-10, base + 60],
    [-10, base],
  ];
  let lit = '';
  for (let x = -10; x < w + 10;) {
    const [wide, high, slope] = [r.in(40, 120), r.in(0.25, 1) * height, r.in(6, 16)];
    points.push(
      [x, base - 2],
      [x + slope, base - high * 0.55],
      [x + slope + 3, base - high],
      [x + wide - slope - 4, base - high + r.in(-1, 2)],
      [x + wide - slope, base - high * 0.5],
      [x + wide, base - 2],
    );
    lit += `M${n1(x + slope + 3)} ${n1(base - high)}L${n1(x + wide - slope - 4)} ${n1(base - high)}`;
    x += wide + r.in(8, 60);
  }
  points.push([w + 10, base], [w + 10, base + 60]);
  return path(poly(points), fill) + stroke(lit, rim, 1.4, 'opacity=".7"');
}

const HULL: Readonly<Record<Crew, (c: (typeof CREW)[Crew]) => string>> = {
  purple: (c) =>
    ol('M-13-15Q-17-34 0-44Q17-34 13-15Z', c.base) +
    path('M-10-17Q-13-32-1-41Q-6-30-5-17Z', c.hi) +
    path('M5-17Q8-30 3-40Q14-33 10-17Z', c.lo) +
    ol('M-4-44L0-56 4-44Z', c.lo),
  green: (c) =>
    ol('M-16-14V-34L-10-40H10L16-34V-14Z', c.base) +
    path('M-13-16V-33L-9-37H-2V-16Z', c.hi) +
    path('M8-16V-38H9L14-33V-16Z', c.lo) +
    ol('M-7-40V-47H7V-40Z', c.lo) +
    stroke('M12-40V-55', OUT, 1.6),
  orange: (c) =>
    ol('M-14-14L-10-40Q0-50 10-40L14-14Z', c.base) +
    path('M-11-16L-8-39Q-4-44-1-44L-3-16Z', c.hi) +
    path('M6-16L5-43Q8-42 9-39L12-16Z', c.lo) +
    stroke('M-12-24H12M-10.8-33H10.8', OUT, 1.2, 'opacity=".6"') +
    ol('M-3-46h6v-7h-6Z', c.lo),
  grey: (c) =>
    ol('M-18-14L-14-28H14L18-14Z', c.base) +
    ol('M-11-28V-42H11V-28Z', c.hi) +
    path('M4-28V-41H10V-28Z', c.lo) +
    path('M-15-16L-12-26H-3L-5-16Z', c.hi) +
    ol('M-16-46Q0-38 16-46L10-42H-10Z', STEEL.hi, 1.2),
};
/** A crew's landing rig, about 46 × 58 units, its feet at (x, y). */
export const lander = (crew: Crew, x: number, y: number, k = 1): string =>
  scaled(
    x,
    y,
    k,
    stroke('M-12-16L-21-1M12-16L21-1M-9-12L-2-1M9-12L2-1', OUT, 3.6, 'stroke-linecap="round"') +
      stroke('M-12-16L-21-1M12-16L21-1', STEEL.hi, 1.6, 'stroke-linecap="round"') +
      stroke('M-25 0H-17M17 0H25', OUT, 3, 'stroke-linecap="round"') +
      HULL[crew](CREW[crew]) +
      circle(0, -27, 5, OUT) +
      circle(0, -27, 3.6, '#ffdf9a') +
      path('M-7-14H7L4-9H-4Z', STEEL.lo, `stroke="${OUT}" stroke-width="1.2"`),
  );

/** Winding tower over an open shaft, feet at (x, y), w units wide. */
export function pithead(x: number, y: number, w = 40, h = 46): string {
  const q = (dx: number, dy: number): string => `${n1(w * dx)} ${n1(-h * dy)}`;
  const legs = `M${q(-0.5, 0)}L-5 ${n1(-h)}M${q(0.5, 0)}L5 ${n1(-h)}`;
  const low = `M${q(-0.42, 0.18)}L${q(0.3, 0.42)}M${q(0.42, 0.18)}L${q(-0.3, 0.42)}`;
  const high = `M${q(-0.29, 0.44)}L${q(0.19, 0.66)}M${q(0.29, 0.44)}L${q(-0.19, 0.66)}`;
  return (
    `<g transform="translate(${n1(x)} ${n1(y)})">` +
    stroke(legs, OUT, 5) +
    stroke(legs, WOOD.base, 2.8) +
    stroke(low + high, OUT, 2.6) +
    stroke(low, WOOD.hi, 1) +
    stroke(`M0 ${n1(-h)}V4`, '#e9c79b', 1) +
    circle(0, -h, 8, OUT) +
    circle(0, -h, 6, 'none', `stroke="${STEEL.hi}" stroke-width="1.6"`) +
    stroke(`M0 ${n1(-h - 6)}V${n1(-h + 6)}M-6 ${n1(-h)}H6`, STEEL.hi, 1.2) +
    '</g>'
  );
}

const PROP = {
  dome: () =>
    ol('M-34 0A34 26 0 0 1 34 0Z', '#e8cda6') +
    path('M-29-2A30 22 0 0 1-4-22Q-16-14-18-2Z', '#fff1d3', 'opacity=".8"') +
    path('M14-22A34 26 0 0 1 32-2H20Q21-14 14-22Z', '#a97c56') +
    stroke('M-12-24Q-14-10-13 0M12-24Q14-10 13 0M-29-12Q0-19 29-12', OUT, 1, 'opacity=".5"') +
    ol('M-8 0V-11Q0-17 8-11V0Z', '#5b3020') +
    path('M-5 0V-9Q0-13 5-9V0Z', '#ffcf87') +
    ol('M34 0V-9H52V0Z', '#b98c64') +
    path('M37-6.5H49V-3H37Z', '#ffdf9a'),
  dish: () =>
    stroke('M0 0L-7-16M0 0L7-16M0 0V-24', OUT, 3) +
    stroke('M0 0V-24', STEEL.hi, 1.4) +
    ol('M-18-38Q-12-18 10-22Z', '#efe0c6') +
    stroke('M-5-28L-1-39', OUT, 2) +
    circle(-1, -40, 2.4, '#ff7a50', `stroke="${OUT}"`),
  crates: () =>
    ol('M0 0V-13H16V0ZM17 0V-10H29V0ZM4-13V-23H15V-13Z', '#b4743f', 1.4) +
    stroke('M0-6.5H16M17-5H29M4-18H15', OUT, 1, 'opacity=".6"') +
    path('M1.5-12H7V-7.5H1.5ZM5.5-22H9V-19H5.5Z', '#e2a768'),
} satisfies Record<string, () => string>;
export type Prop = keyof typeof PROP;

/** Something that stands at x on the ground line, k times its size. */
export interface Standing<T> {
  readonly what: T;
  readonly x: number;
  readonly k: number;
}
export interface Surface {
  /** Unique on the page. */
  readonly id: string;
  readonly rigs?: readonly Standing<Crew>[];
  readonly props?: readonly Standing<Prop>[];
  /** Middle of each open shaft. */
  readonly shafts?: readonly number[];
  readonly seed?: number;
  /** Place of the sun, as parts of width and height. */
  readonly sun?: readonly [number, number];
}

/** Sky and surface, w × h units; the ground line lies at y = h. Under 90 units of height everything is drawn smaller. */
export function surface(
  w: number,
  h: number,
  { id, rigs = [], props = [], shafts = [], seed = 4, sun = [0.72, 0.5] }: Surface,
): string {
  const r = rng(seed);
  const k = Math.min(1, h / 90);
  const horizon = h - 12 * k;
  let s = `<linearGradient id="${id}-dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3a1a1c"/><stop offset=".34" stop-color="#8a412e"/><stop offset=".7" stop-color="#d98a52"/><stop offset="1" stop-color="#f6cf94"/></linearGradient><rect width="${n1(w)}" height="${n1(h)}" fill="url(#${id}-dusk)"/>`;
  for (let i = 0; i < w / 22; i++)
    s += circle(r() * w, r() * h * 0.36, r.in(0.4, 1.1), '#ffe6c4', `opacity="${n1(r.in(0.3, 0.8))}"`);
  const [sx, sy] = [w * sun[0], h * sun[1]]; // a Martian sun sets blue
  for (const [radius, opacity] of [
    [58, 0.12],
    [38, 0.18],
    [22, 0.3],
  ] as const)
    s += circle(sx, sy, radius * k, '#cfe4ea', `opacity="${opacity}"`);
  s += circle(sx, sy, 10 * k, '#f7fbf6');
  s += `<g transform="translate(${n1(w * 0.12)} ${n1(h * 0.2)}) scale(${n1(k * 100) / 100})">${path('M0 0q5-5 11-2q4 3-1 7q-8 4-10-5Z', '#d9a27c', 'opacity=".9"')}</g>`;
  for (const [yy, opacity] of [
    [0.52, 0.25],
    [0.63, 0.3],
    [0.44, 0.14],
  ] as const) {
    const points: Point[] = [];
    for (let x = -20; x <= w + 20; x += 60) points.push([x, h * yy + Math.sin(x / 130 + yy * 20) * 3 * k]);
    s += stroke(soft(points, false), '#ffe0b0', n1(3 * k), `opacity="${opacity}"`);
  }
  s +=
    mesas(r, w, horizon - 6 * k, h * 0.36, '#c27a51', '#f3bd86') +
    mesas(r, w, horizon - 2 * k, h * 0.26, '#9c5437', '#dd9763') +
    mesas(r, w, horizon + 2 * k, h * 0.13, '#7a3a27', '#b96d45');
  s = `<clipPath id="${id}-air"><rect width="${n1(w)}" height="${n1(h)}"/></clipPath><g clip-path="url(#${id}-air)">${s}</g>`;
  const wob = noise(seed + 3);
  const lip: Point[] = [];
  for (let x = -10; x <= w + 10; x += 14) lip.push([x, h - 7 * k + wob(x / 40) * 2.6 * k]);
  s += path(soft(lip, false) + `V${n1(h + 3)}H-10Z`, '#a75a35') + stroke(soft(lip, false), '#f0ac72', n1(2 * k));
  const ground = h - 4 * k;
  for (const p of props) s += scaled(p.x, ground, p.k * k, PROP[p.what]());
  for (const rig of rigs)
    s +=
      `<ellipse cx="${n1(rig.x)}" cy="${n1(h - 3 * k)}" rx="${n1(26 * rig.k * k)}" ry="${n1(3.5 * k)}" fill="#3a160d" opacity=".5"/>` +
      lander(rig.what, rig.x, ground, rig.k * k);
  for (const x of shafts)
    s +=
      `<ellipse cx="${n1(x)}" cy="${n1(h)}" rx="${n1(SPACE * 0.44)}" ry="${n1(4.5 * k)}" fill="#140706"/>` +
      pithead(x, h - 2 * k, SPACE * 0.95, Math.min(46, h * 0.42));
  return s;
}

/** Where things stand on the surface. `left` is the board's left edge on it; columns in `shafts` carry pit heads. */
export interface Site {
  readonly w: number;
  readonly left: number;
  readonly crews: readonly Crew[];
  readonly shafts: readonly number[];
}
/**
 * Rigs and props that stand clear of the pit heads: beside the board when there is room, else over odd columns.
 * Places depend on the width only, so a rig stays where it landed.
 */
export function siteOf({ w, left, crews, shafts }: Site): Pick<Surface, 'rigs' | 'props' | 'shafts'> {
  const right = left + 8 * SPACE;
  const roomy = left >= 200 && w - right >= 200;
  const spots = roomy
    ? // Not below the title, which stands at the left.
      [left * 0.89, right + (w - right) * 0.34, left * 0.97, right + (w - right) * 0.68]
    : [1, 3, 5, 7].map((c) => left + (c + 0.5) * SPACE);
  const rigs = crews.slice(0, 4).map((what, i): Standing<Crew> => ({ what, x: spots[i] ?? left, k: roomy ? 1 : 0.82 }));
  const props: Standing<Prop>[] = roomy
    ? [
        { what: 'dome', x: left * 0.6, k: 0.85 },
        { what: 'crates', x: left * 0.78, k: 0.9 },
        { what: 'dish', x: right + (w - right) * 0.16, k: 0.9 },
        { what: 'dome', x: right + (w - right) * 0.88, k: 1 },
      ]
    : [];
  return { rigs, props, shafts: shafts.map((c) => left + (c + 0.5) * SPACE) };
}

/** What lies over a dig whose upper boards have left: rock, darker the higher it is. w × h units. */
export function roof(w: number, h: number): string {
  const tones = ['#1a0b08', '#23100b', '#2d150e', '#38190f'];
  const r = rng(23);
  let s = `<rect width="${n1(w)}" height="${n1(h)}" fill="${tones[0] ?? OUT}"/>`;
  tones.slice(1).forEach((tone, i) => {
    const wob = noise(70 + i);
    const y = (h * (i + 1)) / tones.length;
    const edge: Point[] = [];
    for (let x = -20; x <= w + 20; x += 22) edge.push([x, y + wob(x / 60) * 7]);
    s += path(`${soft(edge, false)}V${n1(h)}H-20Z`, tone) + stroke(soft(edge, false), '#6a3624', 1.2, 'opacity=".6"');
  });
  let cracks = '';
  for (let i = 0; i < w / 34; i++) {
    const [x, y] = [r() * w, r.in(h * 0.3, h - 6)];
    cracks += `M${n1(x)} ${n1(y)}l${n1(r.in(-7, 7))} ${n1(r.in(3, 9))}`;
  }
  return (
    s +
    stroke(cracks, '#120705', 1.3, 'stroke-linecap="round"') +
    `<rect y="${n1(h - 3)}" width="${n1(w)}" height="3" fill="#120705"/>`
  );
}
