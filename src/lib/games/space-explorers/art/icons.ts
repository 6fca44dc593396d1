// Skills are circles, research icons squares, tokens eight-sided pins; each colour bears its division's mark, so that
// colour is never the only carrier.
import { at, circle, g, line, num, path, poly, rect, svg, type Picture, type Point } from './base';
import { DIVISIONS, HUES, INK, TABLE, type AnyDivision, type Division, type Emblem, type Hue } from './palette';

const ANY: Hue & { readonly onTable: string } = {
  base: INK.cream,
  deep: INK.midnight,
  pale: INK.cream,
  onTable: TABLE.mark,
};
const hue = (d: AnyDivision): Hue & { readonly onTable: string } => (d === 'any' ? ANY : HUES[d]);
/** Where a mark stands: on the table (its colour turns with the theme), or on paper. */
export type Ground = 'table' | 'paper';

const CORNERS: Readonly<Record<Exclude<Division, 'engineering'>, readonly Point[]>> = {
  testing: [
    [0, -1.18],
    [0.98, 0],
    [0, 1.18],
    [-0.98, 0],
  ],
  science: [
    [-0.88, -0.88],
    [0.88, -0.88],
    [0.88, 0.88],
    [-0.88, 0.88],
  ],
  construction: [
    [0, -1.06],
    [1.1, 0.86],
    [-1.1, 0.86],
  ],
  'space-flight': [
    [0, -1.12],
    [0.97, -0.56],
    [0.97, 0.56],
    [0, 1.12],
    [-0.97, 0.56],
    [-0.97, -0.56],
  ],
};
/** A division's mark around (x, y), r half its height; for any division five petals in the five colours. */
export function mark(division: AnyDivision, x: number, y: number, r: number, fill: string): string {
  if (division === 'engineering') return circle(x, y, r * 0.92, fill);
  if (division !== 'any')
    return poly(
      CORNERS[division].map(([a, b]): Point => [x + a * r, y + b * r]),
      fill,
    );
  return DIVISIONS.map((d, i) => {
    const a = -Math.PI / 2 + i * Math.PI * 0.4;
    return circle(x + Math.cos(a) * r * 0.72, y + Math.sin(a) * r * 0.72, r * 0.4, HUES[d].base, {
      stroke: INK.midnight,
      'stroke-width': r * 0.1,
    });
  }).join('');
}

/** How a skill icon stands. */
export interface SkillLook {
  /** Held (filled) or still missing (a hollow ring). */
  readonly have?: boolean;
  /** On what a hollow one stands. */
  readonly on?: Ground;
}
/** A skill of radius r around (x, y). */
export function skillAt(
  division: AnyDivision,
  x: number,
  y: number,
  r: number,
  { have = true, on = 'paper' }: SkillLook = {},
): string {
  const h = hue(division);
  const rim = Math.max(0.9, r * 0.13);
  if (have)
    return (
      circle(x, y, r - rim * 0.5, h.base, { stroke: h.deep, 'stroke-width': rim }) +
      mark(division, x, y, r * (division === 'any' ? 0.62 : 0.46), INK.night)
    );
  const ink = on === 'paper' ? h.deep : h.onTable;
  return (
    circle(x, y, r - rim / 2, on === 'paper' ? INK.cream : TABLE.ground, { stroke: ink, 'stroke-width': rim }) +
    mark(division, x, y, r * 0.34, ink)
  );
}
/** How a research icon stands: whole, struck (ignored, not to be paid) or an empty frame. */
export type ResearchLook = 'whole' | 'struck' | 'empty';
/** A research icon of side s around (x, y). */
export function researchAt(
  division: AnyDivision,
  x: number,
  y: number,
  s: number,
  look: ResearchLook = 'whole',
): string {
  const h = hue(division);
  const k = s / 2;
  const rim = Math.max(0.9, s * 0.065);
  const frame = { rx: s * 0.1, 'stroke-width': rim };
  if (look === 'empty')
    return (
      rect(x - k + rim / 2, y - k + rim / 2, s - rim, s - rim, 'none', {
        ...frame,
        stroke: h.deep,
        'stroke-dasharray': `${num(s * 0.16)} ${num(s * 0.1)}`,
      }) + mark(division, x, y, k * 0.46, h.deep)
    );
  const body =
    rect(x - k + rim / 2, y - k + rim / 2, s - rim, s - rim, h.base, { ...frame, stroke: h.deep }) +
    mark(division, x, y, k * (division === 'any' ? 0.68 : 0.5), INK.night);
  if (look === 'whole') return body;
  const strike = `M${num(x - k * 1.15)} ${num(y + k * 1.15)}L${num(x + k * 1.15)} ${num(y - k * 1.15)}`;
  return `<g opacity=".38">${body}</g>` + line(strike, INK.cream, s * 0.24) + line(strike, INK.rust, s * 0.13);
}
const octagon = (x: number, y: number, k: number, c: number): Point[] => [
  [x - k + c, y - k],
  [x + k - c, y - k],
  [x + k, y - k + c],
  [x + k, y + k - c],
  [x + k - c, y + k],
  [x - k + c, y + k],
  [x - k, y + k - c],
  [x - k, y - k + c],
];
/** A research token, s wide, around (x, y): an eight-sided pin with the research square inside. */
export function tokenAt(division: Division, x: number, y: number, s: number): string {
  const { base, deep } = HUES[division];
  const k = s / 2;
  return (
    poly(octagon(x, y + s * 0.07, k, k * 0.42), deep) +
    poly(octagon(x, y, k, k * 0.42), base) +
    poly(octagon(x, y, k * 0.8, k * 0.34), 'none', { stroke: deep, 'stroke-width': s * 0.035 }) +
    rect(x - k * 0.44, y - k * 0.44, k * 0.88, k * 0.88, INK.night, { rx: s * 0.05 }) +
    mark(division, x, y, k * 0.25, base)
  );
}
/** The token's outline alone, for pictures of any token. */
export const tokenShape = (x: number, y: number, k: number, fill: string): string =>
  poly(octagon(x, y, k, k * 0.57), fill);

/** A skill, `size` CSS px wide. */
export const skillIcon = (division: AnyDivision, size = 20, look: SkillLook = {}, how: Picture = {}): string =>
  svg([0, 0, 20, 20], size, size, skillAt(division, 10, 10, 10, look), how);
/** A research icon, its square `size` CSS px wide in a box a fifth wider (a strike sticks out). */
export const researchIcon = (
  division: AnyDivision,
  size = 20,
  look: ResearchLook = 'whole',
  how: Picture = {},
): string => svg([0, 0, 24, 24], size * 1.2, size * 1.2, researchAt(division, 12, 12, 20, look), how);
/** A research token, `size` CSS px wide, and a little higher. */
export const tokenIcon = (division: Division, size = 32, how: Picture = {}): string =>
  svg([1, 0.5, 32, 35], size, (size * 35) / 32, tokenAt(division, 17, 17, 32), how);
/** A division's mark alone: on the table, or on paper (deep). */
export const markIcon = (division: Division, size = 12, on: Ground = 'table', how: Picture = {}): string =>
  svg(
    [1, 1, 18, 18],
    size,
    size,
    mark(division, 10, 10, 7.6, on === 'table' ? HUES[division].onTable : HUES[division].deep),
    how,
  );
/** "Free": a struck research square. */
export const freeAt = (x: number, y: number, s: number, ink: string, strike: string = INK.signal): string =>
  at(
    x,
    y,
    rect(-5, -5, 10, 10, 'none', { stroke: ink, 'stroke-width': 1.8, rx: 1 }) + line('M-6 6L6-6', strike, 2.2),
    s / 14,
  );
export const freeIcon = (size = 14, on: Ground = 'table', how: Picture = {}): string =>
  svg(
    [0, 0, 14, 14],
    size,
    size,
    freeAt(7, 7, 14, on === 'table' ? TABLE.mark : INK.night, on === 'table' ? TABLE.own : INK.rust),
    how,
  );

const EMBLEM_ART: Readonly<Record<Emblem, (f: string) => string>> = {
  star: (f) =>
    poly(
      Array.from({ length: 10 }, (_, i): Point => {
        const a = -Math.PI / 2 + (i * Math.PI) / 5;
        const r = i % 2 ? 3.7 : 8.8;
        return [10 + r * Math.cos(a), 10.6 + r * Math.sin(a)];
      }),
      f,
    ),
  moon: (f) => path('M13.5 2.2A8.2 8.2 0 1 0 17.9 13 6.7 6.7 0 0 1 13.5 2.2z', f),
  planet: (f) =>
    circle(10, 10, 5.2, f) +
    line(
      'M2.2 13.6C.6 10.8 5 7.6 9.4 6.2 14.6 4.6 19 5 18.6 7.4 18.2 9.6 14.6 12 10.6 13.3 6.6 14.6 3 15 2.2 13.6z',
      f,
      1.6,
    ),
  comet: (f) => circle(13.2, 13, 4.8, f) + path('M9.4 10.6L2 2.4 12.4 8.2z', f) + path('M8 14L2.6 9.4 9 11.4z', f),
};
/** A player's emblem of side s around (x, y). */
export const emblemAt = (emblem: Emblem, x: number, y: number, s: number, fill: string): string =>
  g(`translate(${num(x - s / 2)} ${num(y - s / 2)}) scale(${num(s / 20)})`, EMBLEM_ART[emblem](fill));
/** A player's emblem, `size` CSS px, in the colour of the text around it unless one is named. */
export const emblemIcon = (emblem: Emblem, size = 20, fill = 'currentColor', how: Picture = {}): string =>
  svg([0, 0, 20, 20], size, size, EMBLEM_ART[emblem](fill), how);

/** The little rocket around (x, y), nose up, about 11 × 15 at scale 1. */
export const rocketAt = (x: number, y: number, s: number, fill: string, turn = 0): string =>
  g(
    `translate(${num(x)} ${num(y)})${turn ? ` rotate(${num(turn)})` : ''} scale(${num(s)})`,
    path(
      'M0-7Q3.2-3.5 3.2 0V4H-3.2V0Q-3.2-3.5 0-7zM-3.2 1L-5.8 4.5V6.5L-3.2 5.2zM3.2 1L5.8 4.5V6.5L3.2 5.2zM-1.6 5h3.2L0 8z',
      fill,
    ),
  );
/** A dashed frame where nothing lies: w × h, with a division's mark in the middle. */
export const emptySlot = (division: Division | undefined, w: number, h: number, how: Picture = {}): string =>
  svg(
    [0, 0, w, h],
    w,
    h,
    rect(1.5, 1.5, w - 3, h - 3, 'none', {
      rx: 7,
      stroke: TABLE.empty,
      'stroke-width': 2,
      'stroke-dasharray': '7 5',
    }) + (division ? mark(division, w / 2, h / 2, Math.min(w, h) * 0.15, TABLE.empty) : ''),
    how,
  );
/** A round tick. */
export const tickAt = (x: number, y: number, r: number): string =>
  circle(x, y, r, INK.night) +
  line(
    `M${num(x - r * 0.5)} ${num(y + r * 0.02)}L${num(x - r * 0.1)} ${num(y + r * 0.42)}L${num(x + r * 0.53)} ${num(y - r * 0.43)}`,
    INK.cream,
    r * 0.3,
  );
