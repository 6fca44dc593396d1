// The launch: a full poster around one craft. The Earth's limb below, rays, a trail that bends into orbit.
// Parts that move have classes: se-rays (about the craft), se-trail, se-craft.
import { circle, draws, line, named, num, orbit, rays, rect, star4, stipple, svg, type Picture } from './base';
import { craftAt, skyOf, type Craft, type Ink } from './craft';
import { INK } from './palette';

const { night, midnight, dusk, slate, cream, buff, signal, rust, teal, pine, mustard, ochre } = INK;
const INKS: Readonly<
  Record<Ink, { readonly bg: string; readonly ray: string; readonly sun: string; readonly deep: string }>
> = {
  signal: { bg: signal, ray: '#e04c2c', sun: mustard, deep: rust },
  teal: { bg: '#e9573a', ray: '#d8482c', sun: mustard, deep: rust },
  night: { bg: midnight, ray: dusk, sun: signal, deep: slate },
  slate: { bg: dusk, ray: slate, sun: signal, deep: midnight },
  mustard: { bg: mustard, ray: '#dba02c', sun: cream, deep: ochre },
  rust: { bg: rust, ray: '#9f3219', sun: mustard, deep: '#8a2b17' },
};

/** The Earth's limb with a graticule and a few capsule clouds, as on an airline's globe. */
function earth(w: number, h: number, cx: number, m: number): { readonly body: string; readonly top: number } {
  const ey = h + w * 0.72;
  const er = w * 0.95;
  const top = ey - er;
  const thin = w * 0.006;
  const meridians = [0.16, 0.36, 0.6, 0.86].map((q) => orbit([cx, ey], [er * q, er], pine, thin));
  const parallels = [0.04, 0.11, 0.2, 0.32].map((q) =>
    orbit([cx, ey + er * q * 0.28], [er * (1 - q * 0.06), er * (1 - q)], pine, thin),
  );
  const clouds = (
    [
      [-0.18, 0.075, 0.2],
      [-0.1, 0.098, 0.12],
      [0.16, 0.06, 0.16],
      [0.3, 0.14, 0.22],
      [0.22, 0.162, 0.1],
      [-0.02, 0.17, 0.12],
    ] as const
  ).map(([dx, dy, q]) =>
    rect(cx + dx * w - (q * w) / 2, top + dy * w, q * w, w * 0.017, cream, { rx: w * 0.0085, opacity: 0.92 }),
  );
  const body =
    circle(cx, ey, er + m * 0.06, midnight, { opacity: 0.28 }) +
    circle(cx, ey, er + m * 0.025, cream, { opacity: 0.9 }) +
    circle(cx, ey, er, teal) +
    meridians.join('') +
    line(`M${num(cx)} ${num(top)}V${num(h)}`, pine, thin) +
    parallels.join('') +
    clouds.join('') +
    stipple([0, top, w, h - top], 520, 8, night, { size: 1.8, opacity: 0.4 });
  return { body, top };
}

/** The poster of a craft's launch, w × h CSS px; it fills its box, what sticks out is cut off. */
export function launchPoster(craft: Craft, w: number, h: number, how: Picture = {}): string {
  const { bg, ray, sun, deep } = INKS[skyOf(craft)];
  const m = Math.min(w, h);
  const [cx, cy] = [w * 0.52, h * 0.4];
  const R = m * 0.34;
  const globe = earth(w, h, cx, m);
  const [x0, y0] = [w * 0.1, globe.top + w * 0.26];
  const [x1, y1] = [cx - m * 0.29, cy + m * 0.2];
  const curve = `M${num(x0)} ${num(y0 + m * 0.06)}C${num(x0 + m * 0.02)} ${num(y0 - h * 0.2)} ${num(x1 - m * 0.13)} ${num(y1 + m * 0.17)} ${num(x1)} ${num(y1)}`;
  const trail = (
    [
      [0.1, deep],
      [0.074, cream],
      [0.046, mustard],
      [0.02, signal],
    ] as const
  )
    .map(([q, fill]) => line(curve, fill, m * q))
    .join('');
  const puff = (fill: string, list: readonly (readonly [number, number, number])[]): string =>
    list.map(([dx, dy, q]) => circle(x0 + dx * m, y0 + dy * m, q * m, fill)).join('');
  const puffs =
    puff(cream, [
      [-0.1, 0.03, 0.07],
      [-0.02, -0.01, 0.085],
      [0.07, 0.02, 0.075],
      [0.14, 0.05, 0.055],
      [-0.17, 0.06, 0.05],
    ]) +
    puff(buff, [
      [-0.08, 0.07, 0.06],
      [0.02, 0.05, 0.07],
      [0.11, 0.08, 0.05],
    ]);
  const r = draws(77);
  const stars = Array.from({ length: 16 }, () => star4(r.in(0, w), r.in(0, h * 0.5), r.in(3, 9), cream)).join('');
  const about = (x: number, y: number): { readonly style: string } => ({
    style: `transform-origin:${num(x)}px ${num(y)}px`,
  });
  const path = orbit([cx, cy], [R * 1.5, R * 0.5], cream, m * 0.006, -24, {
    'stroke-dasharray': `${num(m * 0.02)} ${num(m * 0.014)}`,
  });
  return svg(
    [0, 0, w, h],
    w,
    h,
    rect(0, 0, w, h, bg) +
      named('se-rays', rays(cx, cy, Math.hypot(w, h), 26, ray, 0.05), about(cx, cy)) +
      stars +
      circle(cx, cy, R * 1.16, deep) +
      circle(cx, cy, R, sun) +
      stipple([cx - R, cy - R, R * 2, R * 2], 520, 3, deep, { size: 1.8, opacity: 0.6, round: [cx, cy, R] }) +
      globe.body +
      path +
      named('se-trail', trail + puffs, about(x0, y0)) +
      named(
        'se-craft',
        star4(x1, y1, m * 0.085, mustard, 0.3) +
          star4(x1, y1, m * 0.05, cream, 0.35) +
          craftAt(craft, cx, cy, { scale: m / 165, flying: true }),
        about(cx, cy),
      ),
    how,
  ).replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ');
}
