// Geometry of pointy-top hexes in axial coordinates. One hex is 100 units tall, 86.6 wide.
import { n1, nth, polygon, pt, type Point } from './base';

/** A hex of the board: column `q` and row `r` of the axial grid. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** From the middle of a hex to a corner. */
export const R = 50;
/** Width of a hex. */
export const W = Math.sqrt(3) * R;
/** Radius of what a tile covers of its hex; the rest is the joint. */
export const FACE = 47.4;
/** How far a tile's side shows below its face. */
export const THICK = 7;

/** A direction, clockwise from east: its index in {@link DIRECTIONS}. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;
/** The six steps: east, south-east, south-west, west, north-west, north-east. */
export const DIRECTIONS: readonly [Hex, Hex, Hex, Hex, Hex, Hex] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];
/** Every direction in order. */
export const SIXTHS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** A hex as a key of maps and sets, and as the seed of the tile that began there. */
export const hexKey = ({ q, r }: Hex): string => `${q},${r}`;
export const same = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;
/** The hex `steps` away in a direction. */
export const step = ({ q, r }: Hex, direction: Direction, steps = 1): Hex => {
  const d = DIRECTIONS[direction];
  return { q: q + d.q * steps, r: r + d.r * steps };
};
/** The six hexes around one, in the order of {@link DIRECTIONS}. */
export const neighbours = (h: Hex): Hex[] => SIXTHS.map((d) => step(h, d));
/** Steps between two hexes over any hexes. */
export const distance = (a: Hex, b: Hex): number =>
  (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2;

/** A hex turned clockwise about (0, 0) by sixths of a circle. */
export function turn(h: Hex, sixths: number): Hex {
  let { q, r } = h;
  for (let i = ((sixths % 6) + 6) % 6; i > 0; i--) [q, r] = [-r + 0, q + r];
  return { q, r };
}
/** The direction that a turned board shows for one of the rules. */
export const turnDirection = (d: Direction, sixths: number): Direction => nth(SIXTHS, d + sixths);

/** The middle of a hex in drawing units. */
export const centre = ({ q, r }: Hex): Point => [W * (q + r / 2), 1.5 * R * r];
/** The hex that holds a point. */
export function hexAt([x, y]: Point): Hex {
  const r = y / (1.5 * R);
  const q = x / W - r / 2;
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return { q: rq + 0, r: rr + 0 };
}

/** Corners of a hex, clockwise from the top. */
export const corners = (radius = R, cx = 0, cy = 0): readonly Point[] =>
  [-90, -30, 30, 90, 150, 210].map((deg): Point => {
    const a = (deg * Math.PI) / 180;
    return [cx + radius * Math.cos(a), cy + radius * Math.sin(a)];
  });
/** A hex as a path, its corners rounded by `round` units. */
export function hexPath(radius = R, [cx, cy]: Point = [0, 0], round = 0): string {
  const c = corners(radius, cx, cy);
  if (round === 0) return polygon(c);
  const k = round / radius; // a side is as long as the radius
  const toward = (a: Point, b: Point): Point => [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k];
  return (
    c
      .map((v, i) => `${i ? 'L' : 'M'}${pt(toward(v, nth(c, i - 1)))}Q${pt(v)} ${pt(toward(v, nth(c, i + 1)))}`)
      .join('') + 'Z'
  );
}
/** Hexes around several points as one path. */
export const hexPaths = (spots: readonly Point[], radius = R, round = 0): string =>
  spots.map((p) => hexPath(radius, p, round)).join('');

/** The outer edges of a set of hexes as separate strokes; only those facing the given directions. */
export function outline(hexes: readonly Hex[], radius = R, facing: readonly Direction[] = SIXTHS): string {
  const set = new Set(hexes.map(hexKey));
  let d = '';
  for (const h of hexes) {
    const c = corners(radius, ...centre(h));
    for (const i of facing) if (!set.has(hexKey(step(h, i)))) d += `M${pt(nth(c, i + 1))}L${pt(nth(c, i + 2))}`;
  }
  return d;
}

/** Empty hexes wholly inside the outline of the tiles: the crevices. */
export function crevices(tiles: readonly Hex[]): Hex[] {
  if (tiles.length === 0) return [];
  const [qs, rs] = [tiles.map((h) => h.q), tiles.map((h) => h.r)];
  const [q0, q1] = [Math.min(...qs) - 1, Math.max(...qs) + 1];
  const [r0, r1] = [Math.min(...rs) - 1, Math.max(...rs) + 1];
  const taken = new Set(tiles.map(hexKey));
  const queue: Hex[] = [{ q: q0, r: r0 }];
  const outside = new Set(queue.map(hexKey));
  for (const h of queue)
    for (const n of neighbours(h)) {
      const k = hexKey(n);
      if (n.q < q0 || n.q > q1 || n.r < r0 || n.r > r1 || taken.has(k) || outside.has(k)) continue;
      outside.add(k);
      queue.push(n);
    }
  const pits: Hex[] = [];
  for (let q = q0; q <= q1; q++)
    for (let r = r0; r <= r1; r++) {
      const k = hexKey({ q, r });
      if (!taken.has(k) && !outside.has(k)) pits.push({ q, r });
    }
  return pits;
}

/** How a board stands in its stage. */
export interface Fit {
  /** Sixths of a turn by which the board is turned (tiles never turn). */
  readonly sixths: number;
  /** CSS px for one drawing unit. */
  readonly px: number;
  /** Width of a hex in CSS px. */
  readonly hexWidth: number;
  /** False when the board is larger than the stage at the least size and has to be panned. */
  readonly whole: boolean;
  /** The view box that fills the stage: x, y, width, height in units. */
  readonly view: readonly [number, number, number, number];
  /** The box of the whole board with its margin, in units. */
  readonly bounds: readonly [number, number, number, number];
}
/** What {@link fit} may do. */
export interface FitOptions {
  /** Free room around the outermost hexes, in hex widths. */
  readonly margin?: number;
  /** Sixths of a turn that are allowed. */
  readonly turns?: readonly number[];
  /** The least width of a hex in CSS px. */
  readonly least?: number;
  /** The greatest width of a hex in CSS px. */
  readonly most?: number;
}
/** Which turn lets the hexes be largest in a stage of w × h CSS px, and how large; between like turns the first. */
export function fit(hexes: readonly Hex[], w: number, h: number, options: FitOptions = {}): Fit {
  const { margin = 0.34, turns = [0, 1, 2], least = 28, most = 120 } = options;
  let best: { sixths: number; px: number; bounds: Fit['bounds'] } | undefined;
  for (const sixths of turns) {
    const points = hexes.length > 0 ? hexes.map((x) => centre(turn(x, sixths))) : [centre({ q: 0, r: 0 })];
    const xs = points.map((p) => p[0]);
    const ys = points.map((p) => p[1]);
    const x0 = Math.min(...xs) - W * (0.5 + margin);
    const y0 = Math.min(...ys) - R - W * margin;
    const bw = Math.max(...xs) + W * (0.5 + margin) - x0;
    const bh = Math.max(...ys) + R + THICK + W * margin - y0;
    const px = Math.min(w / bw, h / bh);
    if (!best || px > best.px + 1e-9) best = { sixths, px, bounds: [x0, y0, bw, bh] };
  }
  if (!best) throw new RangeError('fit needs a turn to try');
  const px = Math.min(Math.max(best.px, least / W), most / W);
  const [x, y, bw, bh] = best.bounds;
  const view = [x + bw / 2 - w / px / 2, y + bh / 2 - h / px / 2, w / px, h / px] as const;
  return { sixths: best.sixths, px, hexWidth: px * W, whole: px <= best.px + 1e-9, view, bounds: best.bounds };
}
/** A view box as the attribute has it. */
export const viewBox = (view: Fit['view']): string => view.map(n1).join(' ');
