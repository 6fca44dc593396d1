// The four families of helmets: purple = finned bubbles, green = goggles and filters, orange = brass diving
// helmets, grey = machines. Drawn around (50, 30) in the portrait's 100 × 70 window.
import { mix, OUTLINE, PAPER, STEEL, type Crew, type Shades } from './palette';
import { circle, path, stroke, type Random } from '$lib/art/draw';

/** A filled shape with the figures' outline. */
export const outlined = (d: string, fill: string, width = 1.8): string =>
  path(d, fill, `stroke="${OUTLINE}" stroke-width="${width}" stroke-linejoin="round"`);
const ring = (x: number, y: number, r: number, fill: string, width = 1.4): string =>
  circle(x, y, r, fill, `stroke="${OUTLINE}" stroke-width="${width}"`);

/** How grand a pilot is: 0 for starters, 1–4 by rising cost. */
export type Tier = 0 | 1 | 2 | 3 | 4;

export interface Helmet {
  readonly colours: Shades;
  readonly tier: Tier;
  readonly r: Random;
  /** Unique on the page: gradients of the glass start with it. */
  readonly id: string;
}

type Tint = readonly [string, string, string, string];
const TINT = {
  gold: ['#fff3c2', '#f0b63e', '#9a5a13', '#5a2f0c'],
  sea: ['#d9f4f2', '#4fa6ac', '#14494f', '#0b2a30'],
  night: ['#b8cbe4', '#4a5f8d', '#1c2548', '#10142b'],
  ember: ['#ffd7b3', '#e8703a', '#7c2413', '#3f0f0a'],
} as const satisfies Record<string, Tint>;
const glass = (d: string, tint: Tint, id: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="${tint[0]}"/><stop offset=".48" stop-color="${tint[1]}"/><stop offset=".52" stop-color="${tint[2]}"/><stop offset="1" stop-color="${tint[3]}"/></linearGradient>` +
  outlined(d, `url(#${id})`);

const GOLD = '#f4c653';

function bubble({ colours: c, tier, r, id }: Helmet): string {
  const tint = TINT[r.pick<keyof typeof TINT>(['gold', 'night', 'sea'])];
  const visor =
    r() > 0.5 ? 'M31 30Q32 21 50 20Q68 21 69 30Q70 42 50 44Q30 42 31 30Z' : 'M34 25Q50 18 66 25L64 40Q50 48 36 40Z';
  return (
    outlined('M45 13Q50-1 57 2Q54 7 56 13Z', c.lo, 1.6) +
    outlined('M50 9C66 9 74 20 73 33C72 46 63 52 50 52C37 52 28 46 27 33C26 20 34 9 50 9Z', c.base) +
    path('M33 20Q40 11 51 11.5Q38 15 33 27Z', c.hi) +
    path('M66 16C73 24 73 42 61 49C68 40 70 28 66 16Z', c.lo) +
    glass(visor, tint, `${id}-glass`) +
    path('M37 27Q44 22.5 55 22.5L46 30Q40 30 36.5 33Z', '#fff', 'opacity=".6"') +
    path('M58 40l6-5v3l-4 4Z', '#fff', 'opacity=".4"') +
    outlined('M24 28h5v11h-5q-2 0-2-2v-7q0-2 2-2ZM71 28h5q2 0 2 2v7q0 2-2 2h-5Z', STEEL.hi, 1.6) +
    (tier >= 2 ? stroke('M30 17Q50 8 70 17', tier >= 4 ? GOLD : PAPER.hi, 2.4) : '') +
    outlined('M33 48H67L70 54H30Z', STEEL.base, 1.6) +
    stroke('M36 50.5H60', STEEL.hi, 1.4)
  );
}

function goggles({ colours: c, tier, r, id }: Helmet): string {
  const tint = TINT[r.pick<keyof typeof TINT>(['gold', 'sea', 'ember'])];
  const single = r() < 0.28;
  let s =
    outlined('M30 30C29 15 37 8 50 8C63 8 71 15 70 30L68 46Q60 53 50 53Q40 53 32 46Z', c.base) +
    path('M34 26Q35 13 50 10.5Q40 15 39 28Z', c.hi) +
    path('M62 11Q69 18 68 32L66 44Q63 48 60 49Q67 30 62 11Z', c.lo) +
    stroke('M31 24H69', OUTLINE, 1.2, 'opacity=".5"') +
    outlined('M24 22h7v10h-7ZM69 22h7v10h-7Z', c.lo, 1.6);
  if (single)
    s +=
      outlined('M31 22Q50 17 69 22V34Q50 38 31 34Z', '#3a2c22') +
      glass('M34 24Q50 20 66 24V32Q50 35.5 34 32Z', tint, `${id}-glass`) +
      path('M37 25Q44 23 50 23L44 31Q40 31 37 31Z', '#fff', 'opacity=".5"');
  else
    for (const [x, eye] of [
      [40, 'l'],
      [60, 'r'],
    ] as const)
      s +=
        ring(x, 28, 9.6, '#3a2c22', 1.6) +
        `<g transform="translate(${x} 28)">${glass('M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z', tint, `${id}-${eye}`)}</g>` +
        path(`M${x - 5} 26Q${x - 3} 22 ${x + 2} 22L${x - 3} 29Z`, '#fff', 'opacity=".65"');
  s += outlined('M42 38H58L60 50Q50 55 40 50Z', '#4c4138', 1.6) + ring(50, 45, 5.6, STEEL.lo);
  for (let i = 0; i < 6; i++) s += circle(50 + Math.cos(i * 1.047) * 3, 45 + Math.sin(i * 1.047) * 3, 0.9, '#120b09');
  s +=
    stroke('M41 47Q30 52 27 63', OUTLINE, 6) +
    stroke('M41 47Q30 52 27 63', '#6a5c4f', 3.6) +
    stroke('M41 47Q30 52 27 63', OUTLINE, 3.6, 'stroke-dasharray="1 2.6" opacity=".5"');
  if (tier >= 3)
    s +=
      stroke('M50 9V3', '#7aa24a', 1.6) +
      path('M50 4Q43 4 42-1Q49-1 50 4ZM50 4Q57 4 58-1Q51-1 50 4Z', '#9fd06a', `stroke="${OUTLINE}" stroke-width="1"`);
  else if (tier >= 1)
    s += stroke(tier >= 2 ? 'M36 14Q50 6 64 14M37 18Q50 10 63 18' : 'M36 14Q50 6 64 14', PAPER.hi, 2.2);
  return s + (tier >= 4 ? stroke('M32 36Q31 18 40 12', GOLD, 2) : '');
}

function diver({ colours: c, tier, r, id }: Helmet): string {
  const tint = TINT[r.pick<keyof typeof TINT>(['sea', 'night', 'ember'])];
  const grille = r.pick(['cross', 'bars', 'none', 'bars']);
  const brass = mix(c.hi, '#f3d28a', 0.5);
  const mid = mix(c.base, '#c98a35', 0.55);
  const low = mix(c.lo, '#6b3c12', 0.4);
  let s =
    outlined('M27 34A23 23 0 0 1 73 34L71 47Q62 54 50 54Q38 54 29 47Z', mid) +
    path('M32 30Q34 16 49 13Q38 18 37 34Z', brass) +
    path('M66 18Q73 26 72 36L70 46Q67 49 62 51Q71 34 66 18Z', low) +
    outlined('M45 12V6H55V12Z', mid, 1.6) +
    outlined('M42 6.5V3H58V6.5Z', brass, 1.4);
  for (const k of [-1, 1])
    s += outlined(`M${50 + k * 20} 26h${k * 8}v13h${k * -8}Z`, low, 1.6) + ring(50 + k * 26, 32.5, 4, mid);
  s +=
    ring(50, 33, 16, low, 1.8) +
    circle(50, 33, 14.6, brass) +
    circle(50, 33.5, 12.4, low) +
    `<g transform="translate(50 33)">${glass('M-11.5 0a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0-23 0Z', tint, `${id}-glass`)}</g>`;
  for (let i = 0; i < 8; i++) {
    const a = i * 0.785 + 0.39;
    s +=
      circle(50 + Math.cos(a) * 14, 33 + Math.sin(a) * 14, 1.2, OUTLINE) +
      circle(49.8 + Math.cos(a) * 14, 32.7 + Math.sin(a) * 14, 0.8, '#fff3cf');
  }
  s +=
    path('M42 30Q44 23.5 52 23L45 34Z', '#fff', 'opacity=".7"') +
    path('M54 41l5-5 .5 2.5-3.5 3.5Z', '#fff', 'opacity=".4"');
  if (grille === 'bars')
    s += stroke('M45.5 22.5V43.5M54.5 22.5V43.5', OUTLINE, 3) + stroke('M45.3 23V43M54.3 23V43', brass, 1.4);
  if (grille === 'cross')
    s += stroke('M50 21.5V44.5M38.5 33H61.5', OUTLINE, 3) + stroke('M49.8 22V44M39 32.8H61', brass, 1.4);
  s += outlined('M29 47Q50 57 71 47L74 53Q50 64 26 53Z', brass, 1.6);
  for (const x of [34, 42, 50, 58, 66]) s += circle(x, 55 - Math.abs(x - 50) * 0.14, 1.3, OUTLINE);
  if (tier >= 2)
    s += stroke('M31 24A22 22 0 0 1 69 24', tier >= 4 ? '#fff3b8' : PAPER.hi, tier >= 3 ? 2.2 : 1.3, 'opacity=".9"');
  return s;
}

function machine({ colours: c, tier, r }: Helmet): string {
  const face = r.pick(['eye', 'two', 'bar', 'dome']);
  let s =
    outlined('M42 44H58V54H42Z', STEEL.lo, 1.6) +
    stroke('M42 47H58M42 50.5H58', OUTLINE, 1.2) +
    stroke('M64 14V3', OUTLINE, 3) +
    stroke('M64 14V3', STEEL.hi, 1.4) +
    ring(64, 3, 2.6, tier >= 4 ? GOLD : '#ff7a50', 1.2);
  if (face === 'dome') {
    s +=
      outlined('M28 44V30A22 21 0 0 1 72 30V44Z', c.base) +
      path('M32 42V30Q34 15 48 12Q39 18 38 42Z', c.hi) +
      path('M64 16Q71 22 71 32V43H62Z', c.lo) +
      outlined('M28 30H72V38H28Z', '#23282c', 1.6) +
      circle(50, 34, 3, '#ff5a3a') +
      circle(50, 34, 6, '#ff5a3a', 'opacity=".3"') +
      circle(49, 33, 1, '#fff');
  } else {
    s +=
      outlined('M29 16Q29 11 34 11H66Q71 11 71 16V40Q71 45 66 45H34Q29 45 29 40Z', c.base) +
      path('M32 40V17Q32 14 35 14H62L60 17H36V40Z', c.hi) +
      path('M66 14Q68.5 14 68.5 17V40Q68.5 42.5 66 42.5H40L44 40H65Z', c.lo) +
      outlined('M35 19Q35 17 37 17H63Q65 17 65 19V36Q65 38 63 38H37Q35 38 35 36Z', '#142024', 1.6);
    if (face === 'eye')
      s +=
        circle(50, 27.5, 8.6, '#0a1214', `stroke="${STEEL.hi}" stroke-width="1.8"`) +
        circle(50, 27.5, 5, '#2fc0a4') +
        circle(50, 27.5, 2.2, '#06312c') +
        circle(48.2, 25.7, 1.5, '#eafffb');
    if (face === 'two')
      s +=
        [43, 57]
          .map(
            (x) =>
              `<rect x="${x - 4}" y="22" width="8" height="9" rx="2" fill="#ffc857"/><rect x="${x - 4}" y="22" width="8" height="2.6" rx="1" fill="#142024"/>`,
          )
          .join('') + stroke('M44 34.5H56', '#ffc857', 1.6, 'stroke-dasharray="2 1.5"');
    if (face === 'bar')
      s +=
        path('M38 25H62V31H38Z', '#ff6a45') +
        path('M38 25H52L47 31H38Z', '#ffd0a8') +
        stroke('M39 34.5H50', '#3d5a60', 1.6);
    s += outlined('M25 22h4.5v13H25ZM70.5 22H75v13h-4.5Z', STEEL.base, 1.6);
  }
  s += circle(33.5, 42, 1, OUTLINE) + circle(66.5, 42, 1, OUTLINE);
  if (tier >= 2)
    s +=
      path('M31 12.5h10l-4 5h-6.5Z', '#f2c14b') +
      path('M34 12.5h2.5l-4 5h-2Z', OUTLINE) +
      path('M38.5 12.5h2.5l-4 5h-2.5Z', OUTLINE);
  return s + (tier >= 4 ? stroke('M30 13H62', GOLD, 2) : '');
}

const FAMILY: Readonly<Record<Crew, (helmet: Helmet) => string>> = {
  purple: bubble,
  green: goggles,
  orange: diver,
  grey: machine,
};
/** The helmet of a crew, in the 100 × 70 window of a portrait. */
export const helmet = (crew: Crew, how: Helmet): string => FAMILY[crew](how);
