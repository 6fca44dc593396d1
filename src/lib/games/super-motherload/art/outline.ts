// A set of covered spaces becomes one outline: traced around the union, inset, corners rounded (convex
// and concave alike), walls roughened by noise that depends on the place only, so that a wall never
// changes its shape when the tunnel grows elsewhere.
import { noise, nth, soft, type Point } from '$lib/art/draw';
import { SPACE } from './space';

/** Travel directions: right, down, left, up. */
type Heading = 0 | 1 | 2 | 3;
const STEP: Readonly<Record<Heading, Point>> = { 0: [1, 0], 1: [0, 1], 2: [-1, 0], 3: [0, -1] };
/** The way in, at the right hand of a heading. */
const INWARD: Readonly<Record<Heading, Point>> = { 0: [0, 1], 1: [-1, 0], 2: [0, -1], 3: [1, 0] };

/** A corner of an outline, in spaces, with the heading of the edge that leaves it. */
export interface Corner {
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
}
/** Columns x0 to x1 and rows y0 to y1, the last ones left out. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/**
 * Loops of corners around all spaces for which `has` holds, with the inside on the right hand: clockwise
 * around the outside, the other way around holes. Spaces that touch at a corner only stay apart (SM-21).
 */
export function trace(has: (x: number, y: number) => boolean, [x0, y0, x1, y1]: Box): Corner[][] {
  const edges = new Map<number, Heading[]>();
  const wide = x1 - x0 + 2;
  const key = (x: number, y: number): number => (y - y0 + 1) * wide + (x - x0 + 1);
  const starts: Corner[] = [];
  const add = (x: number, y: number, heading: Heading): void => {
    const out = edges.get(key(x, y));
    if (out) out.push(heading);
    else edges.set(key(x, y), [heading]);
    starts.push({ x, y, heading });
  };
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      if (!has(x, y)) continue;
      if (y === y0 || !has(x, y - 1)) add(x, y, 0);
      if (x + 1 === x1 || !has(x + 1, y)) add(x + 1, y, 1);
      if (y + 1 === y1 || !has(x, y + 1)) add(x + 1, y + 1, 2);
      if (x === x0 || !has(x - 1, y)) add(x, y + 1, 3);
    }
  /** Takes the edge out of (x, y) that turns right of `heading` when there are two, else the only one. */
  const take = (x: number, y: number, heading: Heading): Heading | undefined => {
    const out = edges.get(key(x, y));
    if (!out) return undefined;
    const right = out.indexOf(((heading + 1) % 4) as Heading);
    return out.splice(Math.max(0, right), 1)[0];
  };
  const loops: Corner[][] = [];
  for (const start of starts) {
    const out = edges.get(key(start.x, start.y));
    const i = out?.indexOf(start.heading) ?? -1;
    if (!out || i < 0) continue;
    out.splice(i, 1);
    const loop: Corner[] = [];
    let { x, y } = start;
    let heading: Heading | undefined = start.heading;
    while (heading !== undefined) {
      loop.push({ x, y, heading });
      x += STEP[heading][0];
      y += STEP[heading][1];
      const closed: boolean = x === start.x && y === start.y && (heading + 1) % 4 === start.heading;
      heading = closed ? undefined : take(x, y, heading);
    }
    loops.push(loop.filter((c, k) => c.heading !== nth(loop, k - 1).heading));
  }
  return loops;
}

export interface Wall {
  /** Thickness of wall left standing, in units. */
  readonly inset?: number;
  /** Radius of the corners. */
  readonly r?: number;
  /** Noise of the wall, in units. */
  readonly rough?: number;
  /** Distance of points along a wall. */
  readonly step?: number;
  readonly seed?: number;
}

/** Outline path of the union, in units. */
export function contour(
  has: (x: number, y: number) => boolean,
  box: Box,
  { inset = 3.2, r = 13, rough = 1.1, step = 7, seed = 11 }: Wall = {},
): string {
  const [wobX, wobY] = [noise(seed), noise(seed + 1)];
  const jitter = ([x, y]: Point): Point => [
    x + wobX(x * 0.19 + y * 0.31) * rough,
    y + wobY(x * 0.29 - y * 0.17 + 90) * rough,
  ];
  let d = '';
  for (const loop of trace(has, box)) {
    const corners = loop.map((c, i) => {
      const before = nth(loop, i - 1).heading;
      return {
        x: c.x * SPACE + (INWARD[c.heading][0] + INWARD[before][0]) * inset,
        y: c.y * SPACE + (INWARD[c.heading][1] + INWARD[before][1]) * inset,
        out: STEP[c.heading],
        back: STEP[before],
      };
    });
    const points: Point[] = [];
    corners.forEach((a, i) => {
      const next = nth(corners, i + 1);
      const prev = nth(corners, i - 1);
      const length = Math.abs(next.x - a.x) + Math.abs(next.y - a.y);
      const rOut = Math.min(r, length / 2);
      const rBack = Math.min(r, (Math.abs(a.x - prev.x) + Math.abs(a.y - prev.y)) / 2);
      for (const t of [0.15, 0.5, 0.85]) {
        const u = 1 - t;
        points.push([
          u * u * (a.x - a.back[0] * rBack) + 2 * u * t * a.x + t * t * (a.x + a.out[0] * rOut),
          u * u * (a.y - a.back[1] * rBack) + 2 * u * t * a.y + t * t * (a.y + a.out[1] * rOut),
        ]);
      }
      const span = length - 2 * rOut;
      const parts = Math.floor(span / step);
      for (let s = 1; s < parts; s++)
        points.push([a.x + a.out[0] * (rOut + (span * s) / parts), a.y + a.out[1] * (rOut + (span * s) / parts)]);
    });
    d += soft(points.map(jitter));
  }
  return d;
}
