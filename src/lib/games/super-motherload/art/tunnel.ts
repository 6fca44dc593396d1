// The open workings: one dark cut with a lit lower lip, lamps, rails, props and ladders.
import { LAMP, STEEL, VOID, WOOD } from './palette';
import { circle, n1, noise, path, placeSeed, rng, soft, stroke, type Point, type Random } from '$lib/art/draw';
import { contour } from './outline';
import { COLUMNS, SPACE, type Covered } from './space';

/** The broken edge of a cut: fallen shade around it, light on the lower lip, dark under the upper one. */
export const cutEdge = (d: string): string =>
  stroke(d, '#140604', 8, 'opacity=".3" stroke-linejoin="round"') +
  stroke(d, '#8a4a2a', 3.6, 'stroke-linejoin="round" opacity=".8"') +
  `<g transform="translate(0 2.2)">${stroke(d, VOID.rim, 3, 'stroke-linejoin="round"')}</g>` +
  `<g transform="translate(0 .9)">${stroke(d, VOID.rimLow, 1.2, 'stroke-linejoin="round" opacity=".8"')}</g>` +
  `<g transform="translate(0 -1.6)">${stroke(d, '#4a1c11', 3.4, 'stroke-linejoin="round"')}</g>` +
  path(d, VOID.back);
/** Soft shade inside the lip: three strokes instead of a blur. */
export const lipShade = (d: string): string =>
  (
    [
      [22, 0.2, 5],
      [13, 0.26, 3],
      [7, 0.34, 2],
    ] as const
  )
    .map(
      ([width, opacity, dy]) =>
        `<g transform="translate(0 ${dy})">${stroke(d, '#050202', width, `opacity="${opacity}" stroke-linejoin="round"`)}</g>`,
    )
    .join('');
/** Warm light for an ellipse around a lamp. */
export const lampLight = (id: string, strength = 0.62): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="#ffb763" stop-opacity="${strength}"/><stop offset=".45" stop-color="#e5762f" stop-opacity="${n1(strength * 0.4 * 10) / 10}"/><stop offset="1" stop-color="#c4511f" stop-opacity="0"/></radialGradient>`;

/**
 * Columns of the top row that open to the surface under a pit head (SM-21). Every dug even column has one,
 * and an odd one where no even neighbour has: so heads stand apart and seldom move as the top row is dug.
 */
export function shaftColumns(covered: Covered): number[] {
  const dug = (column: number): boolean => column >= 0 && column < COLUMNS && covered(column);
  return Array.from({ length: COLUMNS }, (_, c) => c).filter(
    (c) => dug(c) && (c % 2 === 0 || (!dug(c - 1) && !dug(c + 1))),
  );
}

export interface Workings {
  /** Unique on the page; ids of clips and gradients start with it. */
  readonly id: string;
  readonly covered: Covered;
  /** Rows in play, counted from the surface. */
  readonly first: number;
  readonly end: number;
}

interface Gallery {
  readonly x: number;
  readonly y: number;
  readonly n: boolean;
  readonly e: boolean;
  readonly s: boolean;
  readonly w: boolean;
}
const hasLamp = (g: Gallery): boolean => !g.n && ((g.x * 7 + g.y * 4) % 3 !== 1 || (!g.e && !g.w));
const CART_LOADS = ['#ffd051', '#c3a898', '#d5e0e6', '#ffd051', '#4fd98a', '#ff5470'] as const;

/** All tunnel on the boards in play, in units from the surface line. Nothing is drawn when nothing is covered. */
export function tunnel({ id, covered, first, end }: Workings): string {
  const shafts = first === 0 ? shaftColumns(covered) : [];
  const dug = (x: number, y: number): boolean =>
    x >= 0 && x < COLUMNS && y >= first && y < end && covered(y * COLUMNS + x);
  const has = (x: number, y: number): boolean => (y === -1 ? shafts.includes(x) : dug(x, y));
  const d = contour(has, [0, first - 1, COLUMNS, end]);
  if (!d) return '';
  const cells: Gallery[] = [];
  for (let y = first; y < end; y++)
    for (let x = 0; x < COLUMNS; x++)
      if (dug(x, y)) cells.push({ x, y, n: has(x, y - 1), e: dug(x + 1, y), s: dug(x, y + 1), w: dug(x - 1, y) });
  const glow = cells
    .filter(hasLamp)
    .map(
      (g) =>
        `<ellipse cx="${n1((g.x + 0.5) * SPACE)}" cy="${n1((g.y + 0.42) * SPACE)}" rx="${n1(SPACE * 1.05)}" ry="${n1(SPACE * 0.85)}" fill="url(#${id}-lamp)"/>`,
    )
    .join('');
  const inside =
    backWall(first, end) + glow + lipShade(d) + fittings(cells, dug) + cells.filter(hasLamp).map(lamp).join('');
  return `<clipPath id="${id}-cut"><path d="${d}"/></clipPath>${lampLight(id + '-lamp')}${cutEdge(d)}<g clip-path="url(#${id}-cut)">${inside}</g>`;
}

/** Bands and pick marks on the back wall, the same at a place whatever is dug. */
function backWall(first: number, end: number): string {
  const wob = noise(9);
  const bands: [string, string] = ['', ''];
  for (let y = first * SPACE - 8 - ((first * SPACE) % 11); y < end * SPACE; y += 11) {
    const points: Point[] = [];
    for (let x = -6; x <= COLUMNS * SPACE + 6; x += 18) points.push([x, y + wob(x / 46 + y) * 6]);
    bands[Math.round((y + 8) / 11) % 2 === 0 ? 1 : 0] += soft(points, false);
  }
  let scars = '';
  for (let y = first; y < end; y++)
    for (let x = 0; x < COLUMNS; x++) {
      const r = rng(placeSeed(5, x, y));
      for (let i = 0; i < 2; i++)
        scars += `M${n1((x + r()) * SPACE)} ${n1((y + r()) * SPACE)}l${n1(r.in(2, 5))} ${n1(r.in(2, 5))}`;
    }
  return (
    stroke(bands[0], '#4a2318', 4.2, 'opacity=".34"') +
    stroke(bands[1], '#0e0606', 3.2, 'opacity=".5"') +
    stroke(scars, '#6b3322', 1.1, 'opacity=".42" stroke-linecap="round"')
  );
}

/** Ladders in shafts, props and rails in galleries, rubble on floors, a tipper here and there. */
function fittings(cells: readonly Gallery[], dug: (x: number, y: number) => boolean): string {
  let rung = '';
  let rail = '';
  let sleeper = '';
  let post = '';
  let postLit = '';
  let rubble = '';
  let carts = '';
  for (const g of cells) {
    const X = g.x * SPACE;
    const Y = g.y * SPACE;
    const floor = Y + SPACE - 4.6;
    const r = rng(placeSeed(6, g.x, g.y));
    const ladder = ladderBelow(g, dug);
    if (ladder) {
      const lx = X + SPACE * 0.5 - 5;
      const top = g.n ? Y - 14 : Y + 12;
      const bottom = Y + ladder * SPACE - 5;
      rail += `M${n1(lx)} ${n1(top)}V${n1(bottom)}M${n1(lx + 10)} ${n1(top)}V${n1(bottom)}`;
      for (let y = top + 5; y < bottom - 1; y += 7.5) rung += `M${n1(lx)} ${n1(y)}h10`;
    }
    if (!g.s) {
      const from = X + (g.w ? -1 : 8);
      const to = X + SPACE + (g.e ? 1 : -8);
      if (g.e || g.w) {
        rail += `M${n1(from)} ${n1(floor - 2.2)}H${n1(to)}`;
        for (let x = X + 5; x < X + SPACE - 2; x += 8)
          if (x > from && x < to - 4) sleeper += `M${n1(x)} ${n1(floor)}h4.6`;
      }
      rubble += stones(r, from, to, floor);
    }
    const roofed = !g.n && !g.s;
    if (roofed && g.e && !dug(g.x + 1, g.y - 1) && !dug(g.x + 1, g.y + 1)) {
      const x = X + SPACE;
      const t = Y + 5;
      post += `M${n1(x - 2.6)} ${n1(t + 3)}h5.2V${n1(floor)}h-5.2ZM${n1(x - 12)} ${n1(t - 1.4)}h24v4.6h-24ZM${n1(x - 9)} ${n1(t + 3)}l6.4 7v-4l-3-3ZM${n1(x + 9)} ${n1(t + 3)}l-6.4 7v-4l3-3Z`;
      postLit += `M${n1(x - 1.8)} ${n1(t + 4)}V${n1(floor - 1)}M${n1(x - 11)} ${n1(t - 0.6)}h22`;
    }
    if (roofed && g.e && g.w && r() < 0.16) carts += cart(X + SPACE / 2, floor - 2.4, r.pick(CART_LOADS));
  }
  return (
    path(rubble, '#7c4128') +
    stroke(sleeper, WOOD.base, 2.4) +
    stroke(rail, '#0a0505', 3.2, 'opacity=".6"') +
    stroke(rail, '#b88f72', 1.5) +
    stroke(rung, '#a57a58', 1.5) +
    path(post, WOOD.base, 'stroke="#1a0b06" stroke-width="1"') +
    stroke(postLit, WOOD.hi, 1) +
    carts
  );
}
/** Spaces a ladder reaches down from here: through the whole of a shaft, but not through a hall. 0 for none. */
function ladderBelow(g: Gallery, dug: (x: number, y: number) => boolean): number {
  if (!g.s || (g.n && dug(g.x, g.y - 1))) return 0;
  let narrow = !g.e && !g.w;
  let k = 1;
  for (; dug(g.x, g.y + k); k++) narrow ||= !dug(g.x - 1, g.y + k) && !dug(g.x + 1, g.y + k);
  return narrow ? k : 0;
}
function stones(r: Random, from: number, to: number, floor: number): string {
  let d = '';
  for (let i = 0; i < 5; i++) {
    const x = r.in(from + 2, to - 2);
    const q = r.in(1.4, 3.2);
    d += `M${n1(x - q)} ${n1(floor + 1.6)}q${n1(q * 0.3)} ${n1(-q * 1.3)} ${n1(q)} ${n1(-q * 1.3)}q${n1(q * 0.8)} 0 ${n1(q)} ${n1(q * 1.3)}Z`;
  }
  return d;
}
function lamp(g: Gallery): string {
  const x = (g.x + 0.5) * SPACE;
  const y = g.y * SPACE + 5;
  return (
    stroke(`M${n1(x)} ${n1(y - 2)}v5`, '#0a0505', 1.4) +
    path(`M${n1(x - 4)} ${n1(y + 6)}q0-4 4-4t4 4Z`, '#3a2a22') +
    `<ellipse cx="${n1(x)}" cy="${n1(y + 7.4)}" rx="3" ry="2.4" fill="#fff1c9"/>` +
    circle(x, y + 7.4, 6.5, LAMP, 'opacity=".28"')
  );
}

/** A tipper, its wheels' axle line at y. */
export const cart = (x: number, y: number, load: string): string =>
  `<g transform="translate(${n1(x)} ${n1(y)})">` +
  path('M-9-9l3-5l4 2l3-4l5 3l3-1l3 5Z', load, 'stroke="#1a0b06"') +
  path('M-12-9H13L9.5 0H-8.5Z', STEEL.base, 'stroke="#140909" stroke-width="1.4"') +
  stroke('M-11-8H12', STEEL.hi, 1.4) +
  circle(-5.5, 1, 2.6, '#1a1214', `stroke="${STEEL.hi}" stroke-width="1"`) +
  circle(6.5, 1, 2.6, '#1a1214', `stroke="${STEEL.hi}" stroke-width="1"`) +
  '</g>';
