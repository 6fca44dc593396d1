// Pieces of the Space Explorers poster: flat shapes, light from the left, print grain instead of gradients.
import { circle, n1, path, rect, rng, stroke } from '$lib/art/draw';

export const INK = {
  night: '#0b1a29',
  midnight: '#102437',
  dusk: '#17324a',
  slate: '#1f4262',
  steel: '#34597c',
  cream: '#f6efdc',
  buff: '#dcc9a0',
  signal: '#f25c3b',
  rust: '#b23c22',
  teal: '#3f9c93',
  pine: '#1d5f60',
  mustard: '#e7b03a',
} as const;

/** A star with four points. */
export function star4(cx: number, cy: number, r: number, fill: string, more = ''): string {
  const q = r * 0.16;
  const at = (dx: number, dy: number): string => `${n1(cx + dx)} ${n1(cy + dy)}`;
  return path(
    `M${at(0, -r)}L${at(q, -q)}L${at(r, 0)}L${at(q, q)}L${at(0, r)}L${at(-q, q)}L${at(-r, 0)}L${at(-q, -q)}Z`,
    fill,
    more,
  );
}
/** Print grain: one path of specks that thin out upwards. */
export function stipple(
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  seed: number,
  fill: string,
  size: number,
  opacity: number,
): string {
  const r = rng(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const px = x + r() * w;
    const py = y + h * (1 - Math.pow(r(), 1.9));
    const s = size * r.in(0.6, 1.4);
    d += `M${n1(px)} ${n1(py)}l${n1(s * 0.7)} ${n1(s * 0.5)} ${n1(-s * 0.6)} ${n1(s * 0.7)}Z`;
  }
  return path(d, fill, `opacity="${opacity}"`);
}

/** The rocket on its plume, nose up around (0, 0), about 100 × 260. */
export const rocket = (): string =>
  path('M-8 62Q-15 110-46 178H46Q15 110 8 62Z', INK.signal) +
  path('M-5 62Q-9 110-24 178H24Q9 110 5 62Z', '#f0bb42') +
  path('M-3 62Q-4 110-8 178H8Q4 110 3 62Z', INK.cream) +
  path('M-17 18L-38 58V74L-12 56ZM17 18L38 58V74L12 56Z', INK.signal) +
  path('M17 18L38 58V74L12 56Z', INK.rust) +
  path('M0-84Q26-44 18 30L12 62H-12L-18 30Q-26-44 0-84Z', INK.cream) +
  path('M0-84Q26-44 18 30L12 62H3Q14-20 0-84Z', INK.buff) +
  path('M0-84Q10-69 15-50H-15Q-10-69 0-84Z', INK.signal) +
  path('M0-84Q10-69 15-50H6Q4-69 0-84Z', INK.rust) +
  circle(0, -24, 10, INK.dusk) +
  circle(0, -24, 7, '#4a9fd6') +
  stroke('M-5-26q3-4 7-3', INK.cream, 2) +
  path('M-18.5 10H18.5L17.5 20H-17.5Z', INK.dusk) +
  path('M-3 30H3V72H-3Z', INK.rust);

/** A round spaceship with its service module around (60, 50), 120 × 100. */
export function capsule(): string {
  let tanks = '';
  for (const y of [30, 38, 46, 54, 62, 70]) tanks += circle(66, y, 5, y < 50 ? INK.cream : INK.buff);
  return (
    stroke('M20 36L4 24M20 64L4 76', INK.cream, 2) +
    circle(38, 50, 27, '#cfd6d4') +
    path('M43.4 23.5A27 27 0 0 1 43.4 76.5A33.8 33.8 0 0 0 43.4 23.5Z', '#8b9aa3') +
    circle(31, 46, 9.5, INK.night) +
    circle(31, 46, 6.5, INK.teal) +
    stroke('M27 44a5 5 0 0 1 4-3', INK.cream, 1.6) +
    stroke('M38 23q-3 27 0 54', '#a9b4b6', 1.4) +
    tanks +
    path('M64 26L92 38V62L64 74Z', '#d9a441') +
    path('M64 50H92V62L64 74Z', '#98691d') +
    rect(92, 41, 10, 18, 0, '#8b9aa3') +
    path('M102 44L114 38V62L102 56Z', INK.night) +
    stroke('M78 33L88 10M78 67L88 90', INK.cream, 2) +
    circle(88, 10, 2.4, INK.signal) +
    circle(88, 90, 2.4, INK.signal)
  );
}

/** A ringed planet of radius r. */
export const planet = (x: number, y: number, r: number): string => {
  const q = (dx: number, dy: number): string => `${n1(x + r * dx)} ${n1(y + r * dy)}`;
  const ring = (sweep: 0 | 1): string => `M${q(-1.9, 0)}a${n1(r * 1.9)} ${n1(r * 0.55)} 0 0 ${sweep} ${n1(r * 3.8)} 0`;
  return (
    `<g transform="rotate(-18 ${n1(x)} ${n1(y)})">` +
    stroke(ring(1), INK.mustard, n1(r * 0.18)) +
    circle(x, y, r, INK.teal) +
    path(`M${q(-1, 0)}a${n1(r)} ${n1(r)} 0 0 0 ${n1(r * 2)} 0q${n1(-r)} ${n1(r * 0.5)} ${n1(-r * 2)} 0Z`, INK.pine) +
    stroke(`M${q(-0.86, -0.5)}q${n1(r * 0.86)} ${n1(r * 0.3)} ${n1(r * 1.72)} 0`, '#bde0cb', n1(r * 0.11)) +
    stroke(ring(0), '#f0bb42', n1(r * 0.18)) +
    '</g>'
  );
};

/** The launch site on y = 0, 290 units wide: hall, radio dish, gantry, observatory. */
export const site = (fill: string, lit: string): string =>
  `<g transform="translate(8 0) scale(.8)">${path('M0 0V-34H34V-60H70V0ZM74 0V-26H96V0Z', fill)}${rect(42, -52, 8, 52, 0, lit)}${rect(54, -52, 8, 52, 0, lit)}</g>` +
  `<g transform="translate(166 0) scale(.66)">${path('M0 0V-16l14-6 14 6V0Z', fill)}${path('M-8-34a24 24 0 0 0 40-10Z', fill)}${stroke('M14-22V-36M12-40L26-54', fill, 3)}</g>` +
  `<g transform="translate(206 0)">${rect(0, -104, 4, 104, 0, fill)}${rect(14, -104, 4, 104, 0, fill)}${stroke('M0-100L18-86M18-100L0-86M0-76L18-62M18-76L0-62M0-52L18-38M18-52L0-38M0-28L18-14M18-28L0-14', fill, 1.6)}${rect(-10, -108, 32, 5, 0, fill)}</g>` +
  `<g transform="translate(246 0) scale(.8)">${path('M0 0V-40a18 18 0 0 1 36 0V0Z', fill)}${rect(14, -58, 8, 40, 0, lit)}</g>`;
