// Portraits are built, not painted: crew = helmet, stack = light and gear, tier = trim, seed = details.
import { CREW, mix, OUTLINE, PAPER, STEEL, type Crew, type Drill } from './palette';
import { circle, n1, path, poly, rng, stroke, svg, type Picture, type Point } from '$lib/art/draw';
import { helmet, outlined, type Tier } from './helmets';
import { starPath } from './marks';

export interface Bust {
  readonly crew: Crew;
  readonly stack: Drill;
  readonly tier: Tier;
  /** Details of this one pilot: its place in the crew's list of cards will do. */
  readonly seed: number;
}

/** The trim that goes with a cost in dollars (SM-1); starters cost nothing. */
export const tierOf = (cost: number): Tier => (cost >= 25 ? 4 : cost >= 20 ? 3 : cost >= 15 ? 2 : cost >= 10 ? 1 : 0);

const SKY: Readonly<Record<Drill, readonly [string, string, string]>> = {
  red: ['#5a1512', '#e8643a', '#ffb066'],
  blue: ['#123450', '#2f7fb0', '#b9dce2'],
  yellow: ['#5a3208', '#d08a22', '#ffdf8a'],
  wild: ['#2b2140', '#8468ac', '#ecc7c2'],
};
/** The light of a stack, 100 × 70. */
export function backdrop(stack: Drill, seed: number, id: string): string {
  const r = rng(seed + 7);
  const sky = SKY[stack];
  let s = `<linearGradient id="${id}-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset=".68" stop-color="${sky[1]}"/><stop offset="1" stop-color="${sky[2]}"/></linearGradient><rect width="100" height="70" fill="url(#${id}-sky)"/>`;
  switch (stack) {
    case 'red':
      for (let i = 0; i < 11; i++) {
        const a = -2.9 + i * 0.27;
        const edge = (b: number): string => `${n1(50 + Math.cos(b) * 90)} ${n1(52 + Math.sin(b) * 90)}`;
        s += path(`M50 52L${edge(a - 0.055)}L${edge(a + 0.055)}Z`, '#ffb56b', 'opacity=".26"');
      }
      break;
    case 'blue':
      for (let i = 0; i < 16; i++) s += circle(r.in(2, 98), r.in(2, 34), r.in(0.4, 1), '#e8f6ff', 'opacity=".8"');
      s += circle(r.in(12, 22), 16, 6, '#dceef5', 'opacity=".85"') + circle(19, 14, 5, '#2a6d9b', 'opacity=".35"');
      break;
    case 'yellow':
      s +=
        circle(82, 14, 22, '#fff0b4', 'opacity=".2"') +
        circle(82, 14, 13, '#fff0b4', 'opacity=".35"') +
        circle(82, 14, 6.5, '#fff7d8');
      break;
    case 'wild':
      s +=
        circle(20, 18, 15, '#e8b8b0', 'opacity=".9"') +
        `<ellipse cx="24" cy="16" rx="13" ry="13" fill="#8a6cae" opacity=".55"/>` +
        stroke('M-2 24Q20 10 44 12', '#f7e6dd', 1.6, 'opacity=".8"');
      break;
  }
  const far: Point[] = [
    [0, 70],
    [0, 52],
  ];
  for (let x = 0; x < 100;) {
    const [w, h] = [r.in(9, 22), r.in(0, 11)];
    far.push([x, 52 - h], [x + w * 0.8, 52 - h], [x + w, 54]);
    x += w + r.in(0, 7);
  }
  far.push([100, 52], [100, 70]);
  return (
    s +
    path(poly(far), mix(sky[0], sky[1], 0.35), 'opacity=".8"') +
    path('M0 60Q26 55 50 59T100 57V70H0Z', mix(sky[0], '#000000', 0.15))
  );
}

function shoulders(crew: Crew, tier: Tier): string {
  const c = CREW[crew];
  let s =
    outlined('M8 72C9 58 20 52 34 49H66C80 52 91 58 92 72Z', c.base) +
    path('M66 49C80 52 91 58 92 72H74C75 62 72 54 66 49Z', c.lo) +
    path('M11 68C13 59 21 54 33 51L30 56C22 58 16 62 15 68Z', c.hi, 'opacity=".8"') +
    stroke('M38 51L34 72M62 51L66 72', OUTLINE, 1.2, 'opacity=".55"') +
    stroke('M43 60H57M43 64.5H57', c.lo, 1.8);
  if (crew === 'orange')
    s +=
      path('M34 49l6 23h-5l-7-21Z', '#4a2716') +
      path('M66 49l-6 23h5l7-21Z', '#351a0e') +
      circle(37, 59, 1.8, '#e7c16a');
  if (tier >= 1)
    s += `<g transform="translate(20 63)">${path('M-5-4L0-7 5-4V0L0-3-5 0Z', PAPER.hi)}${tier >= 2 ? path('M-5 2L0-1 5 2V6L0 3-5 6Z', PAPER.hi) : ''}</g>`;
  if (tier >= 3)
    for (const k of [-1, 1])
      s +=
        outlined(
          `M${50 + k * 22} 50Q${50 + k * 40} 49 ${50 + k * 44} 64L${50 + k * 28} 61Z`,
          k < 0 ? c.hi : c.base,
          1.6,
        ) +
        stroke(
          `M${50 + k * 24} 52.5Q${50 + k * 38} 52 ${n1(50 + k * 41.5)} 62`,
          tier >= 4 ? '#f4c653' : '#fff',
          tier >= 4 ? 2 : 1,
          'opacity=".9"',
        );
  return s;
}

/** What the stack adds: red sticks and a strap, blue headset and aerial, yellow lamp, wild scarf. */
function gear(stack: Drill): string {
  switch (stack) {
    case 'red': {
      const sticks = [74, 81].map(
        (x) =>
          outlined(`M${x} 44h6v19h-6Z`, '#d8452f', 1.4) +
          path(`M${x} 50h6v4h-6Z`, PAPER.base) +
          stroke(`M${x + 3} 44q0-4 3-5`, '#e9c07a', 1.4),
      );
      return `<g transform="rotate(16 80 56)">${sticks.join('')}</g>` + stroke('M58 52L88 68', '#3a1f14', 2.6);
    }
    case 'blue':
      return (
        stroke('M26 34Q25 47 40 49', OUTLINE, 3.4) +
        stroke('M26 34Q25 47 40 49', STEEL.hi, 1.6) +
        circle(41, 49, 2.6, '#20262c', `stroke="${STEEL.hi}" stroke-width="1"`) +
        stroke('M24 30V5', OUTLINE, 2.8) +
        stroke('M24 30V5', '#c9e8ff', 1.2) +
        circle(24, 5, 2.8, '#6cc4ff', `stroke="${OUTLINE}" stroke-width="1.2"`) +
        stroke('M18.5 1.5q-3 3.5 0 7M29.5 1.5q3 3.5 0 7', '#dff2ff', 1.4, 'opacity=".9"')
      );
    case 'yellow':
      return (
        path('M50 14L112-16V34Z', '#fff1b0', 'opacity=".3"') +
        path('M50 14L112-6V22Z', '#fff7d6', 'opacity=".3"') +
        outlined('M42 9H56L59 11V18L56 20H42Q40 20 40 18V11Q40 9 42 9Z', '#3a2c22', 1.4) +
        circle(54, 14.5, 4.6, '#fff6c9', 'stroke="#c9962a" stroke-width="1.2"')
      );
    case 'wild':
      return (
        outlined('M31 50Q50 60 69 50L71 56Q50 67 29 56Z', '#e9dcf6', 1.6) +
        outlined('M62 57Q70 62 84 58L88 66Q74 70 60 62Z', '#cdb9e6', 1.4) +
        stroke('M34 54Q50 61 66 54', '#8b7ba6', 1.2) +
        path(starPath(78, 62.5, 3), '#fff')
      );
  }
}

/** The pilot without backdrop. */
export function figure({ crew, stack, tier, seed }: Bust, id: string): string {
  const r = rng(seed * 13 + crew.length * 7);
  const flip = seed % 2 === 1 && stack !== 'yellow';
  return `<g transform="translate(50 72) scale(1.08) translate(-50 -70)${flip ? ' translate(100 0) scale(-1 1)' : ''}">${shoulders(crew, tier)}${helmet(crew, { colours: CREW[crew], tier, r, id })}${gear(stack)}</g>`;
}
/** Bust of a pilot in a 100 × 70 window; clip it there. Ids start with `id`. */
export const portrait = (p: Bust, id: string): string => backdrop(p.stack, p.seed, id) + figure(p, id);

const HEXAGON = 'M30 1L56 15.5V44.5L30 59L4 44.5V15.5Z';
/** A crew's helmet in a hexagon, for seats, `size` px (24–56 and more). `id` must be unique on the page. */
export function crewHead(crew: Crew, size: number, id: string, how: Picture = {}): string {
  const c = CREW[crew];
  const head = helmet(crew, { colours: c, tier: 1, r: rng(2), id });
  return svg(
    [0, 0, 60, 60],
    size,
    size,
    `<clipPath id="${id}-hex"><path d="${HEXAGON}"/></clipPath>${path(HEXAGON, c.deep)}<g clip-path="url(#${id}-hex)">${path('M0 60L60 0V60Z', c.lo, 'opacity=".6"')}<g transform="translate(-16 5) scale(.92)">${shoulders(crew, 0)}${head}</g></g>` +
      stroke(HEXAGON, c.hi, size < 32 ? 3.4 : 2.4, 'stroke-linejoin="round"'),
    how,
  );
}

/** Crew badge around (x, y): moon, leaf, flame, gear. */
export function badge(crew: Crew, cx: number, y: number, r: number, fill: string): string {
  const x = CREW[crew].badge === 'moon' ? cx + r * 0.3 : cx; // a crescent weighs to the left
  const q = (dx: number, dy: number): string => `${n1(x + r * dx)} ${n1(y + r * dy)}`;
  switch (CREW[crew].badge) {
    case 'moon':
      return path(
        `M${q(0.3, -1)}A${n1(r)} ${n1(r)} 0 1 0 ${q(0.3, 1)}A${n1(r * 0.8)} ${n1(r * 1.05)} 0 0 1 ${q(0.3, -1)}Z`,
        fill,
      );
    case 'leaf':
      return (
        path(`M${q(-1, 1)}Q${q(-1, -1)} ${q(1, -1)}Q${q(1, 1)} ${q(-1, 1)}Z`, fill) +
        stroke(`M${q(-1, 1)}L${q(0.3, -0.3)}`, '#0004', Math.max(1, n1(r * 0.14)))
      );
    case 'flame':
      return path(
        `M${q(0, -1)}Q${q(1.1, -0.1)} ${q(0.8, 0.4)}Q${q(0.6, 1)} ${q(0, 1)}Q${q(-0.9, 1)} ${q(-0.8, 0.2)}Q${q(-0.2, 0.1)} ${q(0, -1)}Z`,
        fill,
      );
    case 'gear':
      return (
        Array.from(
          { length: 8 },
          (_, i) =>
            `<rect x="${n1(x - r * 0.2)}" y="${n1(y - r)}" width="${n1(r * 0.4)}" height="${n1(r * 0.5)}" rx=".6" fill="${fill}" transform="rotate(${i * 45} ${n1(x)} ${n1(y)})"/>`,
        ).join('') + circle(x, y, r * 0.52, 'none', `stroke="${fill}" stroke-width="${n1(r * 0.38)}"`)
      );
  }
}
/** A crew's badge alone, `size` px square. */
export const badgeIcon = (crew: Crew, size = 20, fill: string = CREW[crew].hi, how: Picture = {}): string =>
  svg([0, 0, 24, 24], size, size, badge(crew, 12, 12, 10, fill), how);
