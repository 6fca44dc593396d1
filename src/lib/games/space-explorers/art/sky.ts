// The table is one poster: space above, the launch site below. Flat bands, thin orbits, a few stars, one skyline.
// Its colours turn with the theme: by night a moon and stars, by day a sun and capsule clouds.
import {
  circle,
  draws,
  ellipse,
  g,
  line,
  named,
  num,
  orbit,
  path,
  rays,
  rect,
  star4,
  stipple,
  svg,
  type Picture,
} from './base';

/** Colours of the sky, with the night's values as fallback. */
const S = {
  band: ['var(--se-sky-1,#0b1a29)', 'var(--se-sky-2,#102437)', 'var(--se-sky-3,#17324a)', 'var(--se-sky-4,#1f4262)'],
  star: 'var(--se-star,#f6efdc)',
  orbit: 'var(--se-orbit,#34597c)',
  halo: 'var(--se-halo,#102437)',
  disc: 'var(--se-disc,#1f4262)',
  lit: 'var(--se-disc-lit,#34597c)',
  site: 'var(--se-site,#102437)',
  window: 'var(--se-site-lit,#17324a)',
  earth: 'var(--se-earth,#102437)',
  horizon: 'var(--se-horizon,#f25c3b)',
  grain: 'var(--se-grain,#0b1a29)',
} as const;

/** A building of the launch site. */
export type Building = 'hall' | 'radio' | 'pad' | 'dome';
// Each stands on y = 0 from x = 0 to the right.
const SITE: Readonly<Record<Building, (f: string, f2: string) => string>> = {
  hall: (f, f2) =>
    path('M0 0V-34H34V-60H70V0zM74 0V-26H96V0z', f) + rect(42, -52, 8, 52, f2) + rect(54, -52, 8, 52, f2),
  radio: (f) =>
    path('M0 0V-16l14-6 14 6V0z', f) + path('M-8-34a24 24 0 0 0 40-10z', f) + line('M14-22V-36M12-40L26-54', f, 3),
  pad: (f, f2) =>
    path('M0-104h4V0H0zM14-104h4V0h-4zM-10-108h32v5h-32z', f) +
    line('M0-100L18-86M18-100L0-86M0-76L18-62M18-76L0-62M0-52L18-38M18-52L0-38M0-28L18-14M18-28L0-14', f, 1.6) +
    line('M18-84H30M18-60H30', f, 3) +
    path('M40-118Q50-104 50-90V-10H30V-90Q30-104 40-118zM30-40L18-6V0h12zM50-40L62-6V0h-12z', f2) +
    rect(30, -74, 20, 5, f) +
    rect(14, -4, 56, 6, f),
  dome: (f, f2) => path('M0 0V-40a18 18 0 0 1 36 0V0z', f) + rect(14, -58, 8, 40, f2),
};
/** Where a building stands: x in CSS px, and its scale. */
export interface Placed {
  readonly building: Building;
  readonly x: number;
  readonly scale: number;
}
const spread = (w: number): readonly Placed[] => [
  { building: 'hall', x: 0.02 * w, scale: 1 },
  { building: 'radio', x: 0.4 * w, scale: 0.9 },
  { building: 'pad', x: 0.62 * w, scale: 1 },
  { building: 'dome', x: 0.88 * w, scale: 0.8 },
];

function moon(w: number, h: number): string {
  const r = Math.min(w, h) * 0.2;
  const [x, y] = [w - r * 0.35, r * 0.3];
  const craters = (
    [
      [-0.55, 0.35, 0.13],
      [-0.3, 0.68, 0.09],
      [-0.75, -0.02, 0.07],
    ] as const
  ).map(([a, b, q]) => circle(x + a * r, y + b * r, q * r, S.disc));
  return (
    circle(x, y, r * 1.5, S.halo) +
    circle(x, y, r, S.disc) +
    path(
      `M${num(x - r * 0.2)} ${num(y - r * 0.98)}A${num(r)} ${num(r)} 0 1 0 ${num(x + r * 0.5)} ${num(y + r * 0.866)}A${num(r * 1.15)} ${num(r * 1.15)} 0 0 1 ${num(x - r * 0.2)} ${num(y - r * 0.98)}z`,
      S.lit,
    ) +
    craters.join('')
  );
}
function sun(w: number, h: number): string {
  const r = Math.min(w, h) * 0.17;
  const [x, y] = [w - r * 0.3, r * 0.2];
  const clouds = (
    [
      [0.12, 0.16, 0.2],
      [0.18, 0.185, 0.13],
      [0.6, 0.3, 0.16],
      [0.04, 0.46, 0.16],
      [0.7, 0.52, 0.22],
      [0.64, 0.545, 0.12],
    ] as const
  ).map(([cx, cy, q]) => rect(cx * w, cy * h, q * Math.min(w, 700), 9, S.star, { rx: 4.5, opacity: 0.5 }));
  return (
    `<g opacity=".16">${rays(x, y, Math.hypot(w, h), 30, S.halo, 0.04)}</g>` +
    circle(x, y, r * 1.35, S.disc) +
    circle(x, y, r, S.lit) +
    clouds.join('')
  );
}

/** The table's background, w × h CSS px, with the red horizon at y = `horizon`; it fills its box. */
export function sky(
  w: number,
  h: number,
  horizon: number,
  { site = spread(w) }: { readonly site?: readonly Placed[] } = {},
  how: Picture = {},
): string {
  const cx = w / 2;
  const bands = [0, 0.2, 0.52, 0.83]
    .map((from, i) => {
      const fill = S.band[i] ?? S.band[0];
      return i === 0
        ? rect(0, 0, w, h, fill)
        : ellipse(cx, horizon + h * 0.6, w * 1.1 + (1 - from) * w * 0.5, h * 0.6 + (1 - from) * horizon, fill);
    })
    .join('');
  const r = draws(61);
  const stars = Array.from({ length: Math.round((w * h) / 16000) }, () => {
    const y = Math.pow(r(), 1.5) * horizon;
    return r() > 0.6 ? star4(r.in(0, w), y, r.in(2.5, 6), S.star) : circle(r.in(0, w), y, r.in(0.6, 1.3), S.star);
  }).join('');
  const orbits =
    orbit([cx, horizon * 0.32], [w * 0.66, horizon * 0.2], S.orbit, 1.5, -9) +
    orbit([cx, horizon * 0.36], [w * 0.92, horizon * 0.34], S.orbit, 1.2, -9, { 'stroke-dasharray': '2 6' });
  const buildings = site.map(({ building, x, scale }) =>
    g(`translate(${num(x)} ${num(horizon)}) scale(${num(scale)})`, SITE[building](S.site, S.window)),
  );
  return svg(
    [0, 0, w, h],
    w,
    h,
    bands +
      named('se-by-night', moon(w, h) + `<g opacity=".5">${stars}</g>`) +
      named('se-by-day', sun(w, h), { display: 'none' }) +
      `<g opacity=".55">${orbits}</g>` +
      stipple([0, horizon * 0.55, w, horizon * 0.45], 260, 5, S.grain, { size: 1.6, opacity: 0.5 }) +
      buildings.join('') +
      rect(0, horizon, w, h - horizon, S.earth) +
      rect(0, horizon, w, 2, S.horizon, { opacity: 0.8 }) +
      stipple([0, horizon, w, h - horizon], 160, 9, S.grain, { size: 1.8, opacity: 0.6 }),
    how,
  ).replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ');
}
