// Pilot cards: paper with a coloured head band. What matters stands at the left, because a fan overlaps to the right.
// The seal is the purchase bonus (SM-36), the bit is the drill bonus (SM-32).
import { CREW, DRILL, PAPER } from './palette';
import { circle, n1, n3, ngon, path, placed, poly, rect, stroke, svg, type Picture, type Point } from '$lib/art/draw';
import { fitText, text } from './lettering';
import { bit, bonus, bonusWidth, iconBody, type Bonus } from './icons';
import { coin, mark, pointsHex } from './marks';
import { fittedPattern } from './pattern';
import { backdrop, badge, figure, portrait, tierOf, type Bust } from './pilots';
import type { Crew, Drill } from './palette';

/** A card of a crew as it is drawn. */
export interface PilotArt {
  /** Name in the player's language. */
  readonly name: string;
  readonly crew: Crew;
  /** Colour of the band. */
  readonly stack: Drill;
  /** In dollars; 0 for starters. */
  readonly cost: number;
  readonly points: number;
  readonly icons: readonly Drill[];
  readonly purchase: readonly Bonus[];
  readonly drill: readonly Bonus[];
  /** Bomb pattern as [column, row]; on red cards only (SM-18). */
  readonly pattern?: readonly Point[] | undefined;
  /** Details of the portrait: the card's place in its crew. */
  readonly seed: number;
}
/** Smallest letters of a name; a long one is squeezed rather than made smaller. */
const LEAST = 13;
const bust = (p: PilotArt): Bust => ({ crew: p.crew, stack: p.stack, tier: tierOf(p.cost), seed: p.seed });

/** Paper, band and lit edge of a card. */
function frame(w: number, h: number, stack: Drill, band: number): string {
  const c = DRILL[stack];
  return (
    rect(0, 0, w, h, 9, '#120807') +
    rect(1.2, 1.2, w - 2.4, h - 2.4, 8, PAPER.base) +
    path(`M1.2 ${band}V9.2a8 8 0 0 1 8-8H${n1(w - 9.2)}a8 8 0 0 1 8 8V${band}Z`, c.base) +
    stroke(`M3 9.2a6.2 6.2 0 0 1 6.2-6.2H${n1(w - 9.2)}`, c.hi, 1.4, 'opacity=".9"') +
    stroke(`M1.2 ${band}H${n1(w - 1.2)}`, c.lo, 1.6)
  );
}
const opening = (x: number, y: number, w: number, h: number, r: number, id: string, body: string): string =>
  `<clipPath id="${id}-win"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/></clipPath><g clip-path="url(#${id}-win)">${body}</g>` +
  rect(x, y, w, h, r, 'none', 'stroke="#1a0d0a" stroke-width="1.6"');

/** Bonuses in a row that fits `width`, `h` units high. */
function bonusRow(list: readonly Bonus[], x: number, y: number, width: number, h: number): string {
  const gap = 6;
  const total = list.reduce((sum, b) => sum + bonusWidth(b, h), gap * Math.max(0, list.length - 1));
  const k = Math.min(1, width / total);
  let at = 0;
  let s = '';
  for (const b of list) {
    s += bonus(b, at, 0, h);
    at += bonusWidth(b, h) + gap;
  }
  return placed(x, y + (h * (1 - k)) / 2, k, s);
}

/**
 * A card as it lies in a stack and in the hand on a desktop, 120 × 172. `id` must be unique on the page; `seen` as for
 * `handCard`.
 */
export function fullCard(p: PilotArt, id: string, how: Picture = {}, seen = 120): string {
  const c = DRILL[p.stack];
  // Where the card is drawn smaller, as on stacks, its letters still have to be read.
  const name = fitText(p.name, Math.min(69, seen - 33), 14.5, 14.5);
  let s =
    frame(120, 172, p.stack, 27) +
    circle(16, 14.2, 9, '#160b08') +
    mark(p.stack, 16, 14.2, 5) +
    text(29, 19, p.name, name.size, c.ink, name.squeeze ? { squeeze: name.squeeze } : {}) +
    badge(p.crew, 107, 14, 5.4, c.ink) +
    opening(6, 31, 108, 75.6, 4, id, placed(6, 31, 1.08, portrait(bust(p), id)));
  if (p.cost) s += coin(p.cost, 21.5, 46.5, 14.8);
  if (p.points) s += pointsHex(p.points, 99.5, 46.5, 13.6);
  const w = p.icons.length * 24 + 12;
  const x0 = 60 - w / 2;
  s += rect(x0, 94, w, 33, 8, '#160b08') + rect(x0 + 1.4, 95.4, w - 2.8, 30.2, 7, '#3a231a');
  p.icons.forEach((d, i) => (s += bit(d, x0 + 7 + i * 24, 96.4, 0.98)));
  const left = p.pattern ? 38 : 6;
  const rows = (
    [
      ['seal', p.purchase],
      ['drill', p.drill],
    ] as const
  ).filter(([, list]) => list.length > 0);
  rows.forEach(([sign, list], i) => {
    const y = 130 + i * 19.5;
    s +=
      rect(left, y, 114 - left, 17.6, 4, sign === 'drill' ? '#e0caa0' : '#ead9b6') +
      `<g style="--cut:${PAPER.base}">${iconBody(sign, left + 3, y + 1.6, 14.5, '#8a4a26')}${bonusRow(list, left + 21, y + 1, 91 - left, 16)}</g>`;
  });
  if (p.pattern) s += rect(6, 130, 29, 37, 4, '#ead9b6') + fittedPattern(p.pattern, 7, 135, 27);
  return svg([0, 0, 120, 172], 120, 172, s, { className: 'sm-card', ...how });
}

/**
 * A card in the phone's fan, 72 × 104. What is only of use at its purchase is left out. Where the next card hides a
 * part of it, `seen` says how much of its width stays in view: its name keeps to that; with 0 name and points
 * are left out.
 */
export function handCard(p: PilotArt, id: string, how: Picture = {}, seen = 72): string {
  const n = p.icons.length;
  const step = n < 2 ? 0 : Math.min(22.5, 46 / (n - 1), n > 2 ? 20.5 : 22.5);
  let s = frame(72, 104, p.stack, 33);
  p.icons.forEach((d, i) => (s += bit(d, 5 + i * step, 3.2, 0.97)));
  s += opening(3.6, 35.4, 64.8, 49, 3, id, placed(0.5, 35, 0.71, portrait(bust(p), id)));
  if (p.points && seen > 0) s += pointsHex(p.points, 57.5, 47, 11.9);
  if (p.pattern)
    s +=
      rect(4.4, 61.4, 22.4, 22.4, 3, PAPER.hi, 'stroke="#150a08" stroke-width="1.2"') +
      fittedPattern(p.pattern, 6, 63, 19);
  if (p.drill.length) {
    const x = p.pattern ? 29 : 4.4;
    const w = p.pattern ? 38.4 : p.drill.length > 1 ? 62 : 37;
    s +=
      rect(x, 65.4, w, 18.2, 3, '#150a08') +
      rect(x + 1, 66.4, w - 2, 16.2, 2.4, PAPER.hi) +
      `<g style="--cut:${PAPER.base}">${bonusRow(p.drill, x + 3.6, 66.6, w - 6, 16)}</g>`;
  }
  if (seen > 0) s += nameLine(p.name, Math.min(61, seen - 9), 98);
  return svg([0, 0, 72, 104], 72, 104, s, { className: 'sm-card', ...how });
}
/** A name on paper that takes at most `width`, its left end at 6. */
function nameLine(words: string, width: number, y: number): string {
  const { size, squeeze } = fitText(words, width, 13.5, LEAST);
  return text(6, y - (13.5 - size) * 0.35, words, size, PAPER.ink, squeeze ? { squeeze } : {});
}

/** A card of a hand that is too large for a fan, 72 × 54: what it can do and its name, without a portrait. */
export function stripCard(p: PilotArt, how: Picture = {}, seen = 72): string {
  const n = p.icons.length;
  const right = p.pattern ? 48 : 70;
  const step = n < 2 ? 0 : Math.min(22.5, (right - 27) / (n - 1));
  let s = frame(72, 54, p.stack, 34);
  p.icons.forEach((d, i) => (s += bit(d, 5 + i * step, 3.6, 0.97)));
  if (p.pattern)
    s +=
      rect(right, 6, 22, 22, 3, PAPER.hi, 'stroke="#150a08" stroke-width="1.2"') +
      fittedPattern(p.pattern, right + 1.5, 7.5, 19);
  const width = p.drill.length > 0 ? 27 : 0;
  if (width > 0) s += `<g style="--cut:${PAPER.base}">${bonusRow(p.drill, 70 - width, 36, width, 15)}</g>`;
  s += nameLine(p.name, Math.min(61 - width, seen - 9), 49);
  return svg([0, 0, 72, 54], 72, 54, s, { className: 'sm-card', ...how });
}

/** The portrait strip of a stack's top pilot for the phone's stack tiles, w × h px. */
export function podStrip(p: PilotArt, w: number, h: number, id: string, how: Picture = {}): string {
  const k = (h * 0.66) / 46;
  const x = w / 2 - 50 * k + (p.icons.length > 2 ? 13 : 8);
  const unit = h / 46;
  // Its number is to be read, however low the strip is.
  const points = Math.max(11.9 * unit, 12);
  const s =
    `<clipPath id="${id}-pod"><rect width="${n1(w)}" height="${n1(h)}"/></clipPath><g clip-path="url(#${id}-pod)">${placed(0, h - w * 0.7, w / 100, backdrop(p.stack, p.seed, id))}${placed(x, h - 70 * k, k, figure(bust(p), id))}</g>` +
    p.icons.map((d, i) => bit(d, 3 + i * 15 * unit, h - 27 * unit, n3(0.78 * unit))).join('') +
    (p.points ? pointsHex(p.points, w - points - 0.6, h - points - 1.2, points) : '');
  return svg([0, 0, w, h], w, h, s, { className: 'sm-pod', ...how });
}

/** The back of a crew's cards, 72 × 104: badge on a riveted plate. */
export function cardBack(crew: Crew, how: Picture = {}): string {
  const c = CREW[crew];
  let s =
    rect(0, 0, 72, 104, 9, '#120807') +
    rect(1.2, 1.2, 69.6, 101.6, 8, PAPER.lo) +
    rect(6, 6, 60, 92, 5, c.lo) +
    rect(7.4, 7.4, 57.2, 89.2, 4, c.base);
  for (let i = 0; i < 9; i++) {
    const [a, b, top, low] = [12 + i * 11, 17 + i * 11, 7.4, 96.6];
    const clamp = (y: number): number => Math.max(top, Math.min(low, y));
    s += path(
      `M7.4 ${clamp(a)}L64.6 ${clamp(a - 11)}V${clamp(b - 11)}L7.4 ${clamp(b)}Z`,
      c.lo,
      `opacity="${i % 2 ? 0.3 : 0.16}"`,
    );
  }
  s +=
    path(poly(ngon(6, 36, 52, 23, 0)), c.deep, `stroke="${PAPER.base}" stroke-width="2"`) +
    badge(crew, 36, 52, 11, PAPER.base);
  for (const [x, y] of [
    [12, 12],
    [60, 12],
    [12, 92],
    [60, 92],
  ] as const)
    s += circle(x, y, 1.8, PAPER.base);
  return svg([0, 0, 72, 104], 72, 104, s, { className: 'sm-card', ...how });
}
