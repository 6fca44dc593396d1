// What stands on a space: steel, rock, artifacts, bombs, cards, minerals. 45-unit space each.
import { DRILL, PAPER, RELIC, STEEL, type Plate } from './palette';
import {
  circle,
  lump,
  n1,
  nth,
  path,
  placed,
  poly,
  pt,
  rng,
  roundRect,
  shift,
  soft,
  stroke,
  svg,
  type Picture,
  type Point,
  type Random,
} from '$lib/art/draw';
import { mark, markPath, sparkPath } from './marks';
import { chip, mountedOre, ore } from './ores';
import type { Space, Terrain, Thing } from './space';

/** Steel plate: coloured rim, mark, rivets, rust. `loaded` moves the mark to the corner, clear of what lies on it. */
export function steel(colour: Plate, seed = 1, loaded = false): string {
  const c = DRILL[colour];
  const r = rng(seed + 90);
  let s =
    path(roundRect(1, 2.2, 43, 42.3, 5), '#0d0506', 'opacity=".6"') +
    path(roundRect(1.4, 1.2, 42.2, 42.2, 5), c.lo) +
    path(roundRect(1.4, 1.2, 42.2, 40.8, 5), c.base) +
    stroke('M4 3.1Q2.8 3.4 3 6V38M5 2.6H39', c.hi, 1.2, 'stroke-linecap="round" opacity=".9"');
  s +=
    path(roundRect(6, 6, 33, 32.6, 2.5), '#1d1a1f') +
    path(roundRect(7, 7.2, 31, 30.6, 2), STEEL.lo) +
    path('M7 22.5L23 7.2H33L7 33ZM20 37.8L38 19.6V26L26.5 37.8Z', STEEL.base, 'opacity=".38"');
  let brush = '';
  for (let i = 0; i < 7; i++) {
    const y = r.in(9, 36);
    brush += `M${n1(r.in(8, 20))} ${n1(y)}h${n1(r.in(6, 16))}`;
  }
  s += stroke(brush, '#fff', 0.6, 'opacity=".14"');
  const rivets: Point[] = loaded
    ? [[34.6, 10.6]]
    : [
        [10.4, 10.6],
        [34.6, 10.6],
        [10.4, 34.4],
        [34.6, 34.4],
      ];
  for (const [x, y] of rivets)
    s +=
      circle(x, y + 0.7, 2.1, '#151318') +
      circle(x, y, 1.9, STEEL.hi) +
      circle(x - 0.5, y - 0.6, 0.7, '#fff', 'opacity=".8"');
  const rust = r.in(-1, 1);
  if (!loaded) s += path(`M${n1(10 + rust)} 36.5q.6 3 .2 5.4h-1.4q.6-2.6 .2-5.4Z`, '#b4562a', 'opacity=".85"');
  s += path('M33.6 12.6q.8 3.4 .4 6.4q-.9-2.6-1-6.4Z', '#b4562a', 'opacity=".7"');
  if (loaded) return s;
  return (
    s +
    path(
      markPath(colour, 22.5, 24, 9),
      '#100d11',
      'opacity=".65" stroke="#100d11" stroke-width="3" stroke-linejoin="round"',
    ) +
    mark(colour, 22.5, 22.5, 9, c.base, `stroke="${c.base}" stroke-width="1.6"`) +
    path(markPath(colour, 22, 21.6, 6.2), c.hi, 'opacity=".45"')
  );
}
/** The corner badge of a loaded plate, over what lies on it. */
const plateBadge = (colour: Plate): string =>
  circle(9.4, 9.4, 8.2, '#150a08') +
  circle(9.4, 9.4, 8.2, 'none', `stroke="${DRILL[colour].base}" stroke-width="1.3"`) +
  mark(colour, 9.4, 9.4, 4.6);

/** A squarish boulder outline, so that rock fills its space. */
const boulder = (r: Random): Point[] =>
  Array.from({ length: 10 }, (_, i) => {
    const a = (i * Math.PI) / 5 + r.in(-0.16, 0.16);
    const c = Math.cos(a);
    const s = Math.sin(a);
    const k = 19.2 / Math.pow(Math.abs(c) ** 3.2 + Math.abs(s) ** 3.2, 1 / 3.2);
    return [22.5 + c * k * r.in(0.95, 1.07), 22.6 + s * k * r.in(0.95, 1.05)];
  });
/** Rock: a cold faceted boulder that fills the space. Bombs only (SM-27). `hollow` breaks it open for what lies inside. */
export function rock(seed = 1, hollow = false): string {
  const r = rng(seed + 200);
  const outer = boulder(r);
  const cx = hollow ? 22 : 20 + r.in(-2, 3);
  const cy = hollow ? 22 : 19 + r.in(-2, 2);
  const inner: Point[] = outer.map(([x, y]) => {
    const k = hollow ? r.in(0.66, 0.76) : r.in(0.44, 0.6);
    return [cx + (x - cx) * k, cy + (y - cy) * k];
  });
  let s =
    path(poly(shift(outer, 0.6, 1.8)), '#12080a', 'opacity=".65"') +
    stroke(poly(outer), '#1d1418', 2.4, 'stroke-linejoin="round"');
  outer.forEach((p, i) => {
    const q = nth(outer, i + 1);
    const lit = Math.cos(Math.atan2((p[1] + q[1]) / 2 - 22.5, (p[0] + q[0]) / 2 - 22.5) + 2.2);
    s += path(
      poly([p, q, nth(inner, i + 1), nth(inner, i)]),
      lit > 0.55 ? '#a79ba6' : lit > 0 ? '#857a87' : lit > -0.6 ? '#5f5663' : '#443c49',
    );
  });
  const cracks = (from: Point, to: Point): string =>
    stroke(
      `M${pt(from)}l-3 5l2 3l-2 4M${pt(to)}l5 2l2 5`,
      '#2a2029',
      1.2,
      'opacity=".75" stroke-linejoin="round" stroke-linecap="round"',
    );
  if (hollow)
    return (
      s +
      path(poly(inner), '#17101a', 'stroke="#2a2029" stroke-width="1.2" stroke-linejoin="round"') +
      path(poly(inner.map(([x, y]) => [cx + (x - cx) * 0.84 + 0.8, cy + (y - cy) * 0.84 + 1.6])), '#2c2230') +
      stroke(poly(inner), '#d9ced6', 0.9, 'opacity=".5" stroke-linejoin="round"') +
      stroke(
        `M${pt(nth(outer, 3))}L${pt(nth(inner, 3))}M${pt(nth(outer, 8))}L${pt(nth(inner, 8))}`,
        '#2a2029',
        1.3,
        'opacity=".8"',
      )
    );
  s +=
    path(poly(inner), '#948895') +
    path(poly([nth(inner, 0), nth(inner, 1), nth(inner, 2), [cx + 1, cy + 2]]), '#6f6572', 'opacity=".7"');
  return (
    s +
    stroke(poly(inner), '#d9ced6', 0.8, 'opacity=".45" stroke-linejoin="round"') +
    cracks(nth(inner, 3), nth(inner, 6))
  );
}

function socket(seed: number): string {
  const s = lump(rng(seed + 300), 22.5, 22.5, 19.5, 11, 0.09);
  return path(soft(s), '#24100c', 'opacity=".62"') + stroke(soft(shift(s, 0, 1)), '#ffd2a0', 0.8, 'opacity=".25"');
}

/** An artifact: an old notched wheel, bone-white with a turquoise eye. */
export function relic(): string {
  const ring: Point[] = [];
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4 - 0.28;
    const steps: readonly Point[] = [
      [a, 16.2],
      [a + 0.5, 16.2],
      [a + 0.56, 13.6],
      [a + Math.PI / 4 - 0.06, 13.6],
    ];
    for (const [angle, radius] of steps) ring.push([22.5 + Math.cos(angle) * radius, 22.5 + Math.sin(angle) * radius]);
  }
  return (
    path(poly(shift(ring, 0.4, 1.8)), '#120808', 'opacity=".7"') +
    stroke(poly(ring), '#1b0e0b', 2.2, 'stroke-linejoin="round"') +
    path(poly(ring), RELIC.bone) +
    path('M22.5 36.2A13.7 13.7 0 0 0 36.2 22.5L33 22.5A10.5 10.5 0 0 1 22.5 33Z', RELIC.shade, 'opacity=".55"') +
    circle(22.5, 22.5, 9.8, RELIC.night, 'stroke="#6d5a40" stroke-width="1.4"') +
    path('M14.6 22.5Q22.5 13.6 30.4 22.5Q22.5 31.4 14.6 22.5Z', RELIC.glow) +
    circle(22.5, 22.5, 3.7, '#0c2322') +
    circle(21.4, 21.2, 1.2, '#eafffb') +
    stroke('M22.5 9.4v2.6M22.5 33v2.6M9.4 22.5h2.6M33 22.5h2.6', RELIC.deep, 1.6, 'stroke-linecap="round"') +
    stroke('M33 11l-3.2 4.6l1.4 2.4', '#6d5a40', 1.1, 'stroke-linecap="round" stroke-linejoin="round"')
  );
}
const relicGlow = circle(22.5, 22.5, 20, RELIC.glow, 'opacity=".13"');

/** A bomb token: soot-black canister, cream band, red cap. */
export function charge(): string {
  return (
    stroke('M27 9.6q2.6-4.6 7-3', '#e9c07a', 1.8, 'stroke-linecap="round"') +
    path(sparkPath(35.4, 6.4, 4.6), '#ffd36b') +
    path(sparkPath(35.4, 6.4, 2.6), '#fff6d8') +
    path(roundRect(12.6, 12.4, 20, 27, 5), '#0c0708') +
    path(roundRect(13.8, 13.4, 17.6, 24.6, 4), '#3a3236') +
    path('M15.4 16q0-2 2-2h2.6v23.4h-2.6q-2 0-2-2Z', '#6c6067', 'opacity=".75"') +
    path(roundRect(12.6, 9.4, 20, 6.4, 2.6), '#0c0708') +
    path(roundRect(13.6, 10.2, 18, 4.8, 2), '#d8452f') +
    stroke('M15 11.4h7', '#fff', 0.9, 'opacity=".7"') +
    path('M13.8 20.4h17.6v11.4H13.8Z', PAPER.base) +
    path('M13.8 20.4h4v11.4h-4Z', PAPER.hi) +
    path('M22.6 21.8l4.9 8.4h-9.8Z', PAPER.ink) +
    path('M22 24.6h1.2l-.2 2.9h-.8ZM22 28.2h1.2v1.1H22Z', '#ffd36b')
  );
}

/** Two crew badges, as found on a draw space. */
function badges(): string {
  const one = (x: number, y: number, turn: number, fill: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    path(roundRect(-8.4, -11.4, 16.8, 23.4, 2.6), '#150a08') +
    path(roundRect(-7.4, -10.6, 14.8, 21.2, 2), fill) +
    path(roundRect(-5.4, -8.4, 10.8, 9.6, 1.2), '#8c4a2c') +
    path('M0-7.4a3.7 3.7 0 0 1 3.7 3.7V1.2h-7.4V-3.7A3.7 3.7 0 0 1 0-7.4Z', '#ead9bb') +
    path('M-2.6-4.6h5.2v2.6h-5.2Z', '#2f4b57') +
    stroke('M-5.2 4h10.4M-5.2 7h6.6', '#9a7a55', 1.6) +
    '</g>';
  return one(16, 21, -13, PAPER.lo) + one(24, 20.5, 8, PAPER.base);
}

/** What lies on a space. In dirt it has a broken socket; on a plate or in a rock it is a little smaller. */
export function thing(what: Thing, terrain: Terrain['kind'], seed = 1): string {
  const inDirt = terrain === 'dirt';
  const small = (body: string, x: number, y: number, k: number): string => (inDirt ? body : placed(x, y, k, body));
  switch (what.kind) {
    case 'mineral':
      return inDirt ? ore(what.mineral, seed) : mountedOre(what.mineral);
    case 'artifact':
      return (inDirt ? socket(seed) : '') + relicGlow + small(relic(), 6, 6.4, 0.78);
    case 'bomb':
      return (inDirt ? socket(seed) : '') + small(charge(), 7.2, 7.2, 0.78);
    case 'draw':
      return (
        (inDirt ? socket(seed) : '') +
        small(badges(), 5.6, 5, 0.8) +
        chip('+' + String(what.cards), 43.2, 43.4, PAPER.lo, 13.6)
      );
  }
}

/** The terrain of a space, without what lies on it. Dirt is part of the ground and draws nothing here. */
export function terrainArt(space: Space, seed = 1): string {
  switch (space.terrain.kind) {
    case 'dirt':
      return '';
    case 'rock':
      return rock(seed, space.thing !== undefined);
    case 'plate':
      return steel(space.terrain.colour, seed, space.thing !== undefined);
  }
}
/** What lies on a space, with the plate's mark over it. Empty when nothing does. */
export function thingArt(space: Space, seed = 1): string {
  if (!space.thing) return '';
  return (
    thing(space.thing, space.terrain.kind, seed) +
    (space.terrain.kind === 'plate' ? plateBadge(space.terrain.colour) : '')
  );
}

/** A whole space without ground: terrain and thing. */
export const spaceArt = (space: Space, seed = 1): string => terrainArt(space, seed) + thingArt(space, seed);

/** A bomb token, `size` px square. */
export const bombToken = (size = 24, how: Picture = {}): string => svg([4, 0, 38, 42], size, size, charge(), how);
/** An artifact, face down, `size` px square. */
export const artifactToken = (size = 24, how: Picture = {}): string => svg([5, 5, 35, 35], size, size, relic(), how);
