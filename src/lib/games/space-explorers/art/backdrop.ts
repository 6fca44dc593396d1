// The panel behind a head: three tints of the division's colour, each with one of four motifs of its own.
import { circle, draws, each, ellipse, g, line, orbit, path, rays, rect, ring, star4, stipple, nth } from './base';
import { divisionOf, HUES, INK, type Division } from './palette';

/** What a motif is drawn with. */
interface Wall {
  readonly bg: string;
  readonly fg: string;
  readonly sun: string;
  readonly cx: number;
  /** Seed of its stars. */
  readonly seed: number;
  readonly pale: string;
}
type Motif = (w: Wall) => string;
const CY = 40;
const steps = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
const stars = (seed: number, fill: string): string => {
  const r = draws(seed);
  return each(steps(9), () => star4(r.in(4, 96), r.in(4, 62), r.in(1.6, 4.4), fill));
};

const MOTIFS: Readonly<Record<Division, readonly [Motif, Motif, Motif, Motif]>> = {
  engineering: [
    ({ fg, sun, cx }) =>
      line(
        steps(9)
          .map((i) => `M0 ${i * 14}H100M${i * 14} 0V112`)
          .join(''),
        fg,
        0.8,
      ) +
      ring(cx, CY, 35, sun, 1.6) +
      circle(cx, CY, 29, fg),
    ({ fg, cx }) => rays(cx, 66, 130, 12, fg, 0.1),
    ({ fg, sun, cx }) => circle(cx, CY, 37, sun) + circle(cx, CY, 29, fg),
    ({ fg, cx }) => each([18, 27, 36, 45, 54], (q) => ring(cx, CY + 6, q, fg, 4)),
  ],
  testing: [
    ({ bg, fg, sun, cx }) =>
      circle(cx, CY, 42, fg) +
      circle(cx, CY, 34, bg) +
      each(steps(24), (i) => g(`rotate(${i * 15} ${cx} ${CY})`, rect(cx - 1, CY - 41, 2, i % 3 ? 4 : 8, sun))) +
      circle(cx, CY, 28, fg),
    ({ fg }) =>
      path(
        steps(6)
          .map((i) => `M${-40 + i * 28} 112L${i * 28} 0h14L${-26 + i * 28} 112z`)
          .join(''),
        fg,
      ),
    ({ sun, cx }) => circle(cx, CY, 36, sun),
    ({ fg, cx }) => rays(cx, 60, 130, 16, fg, 0.2) + circle(cx, CY, 30, fg),
  ],
  science: [
    ({ fg, sun, cx }) => rays(cx, CY, 130, 18, fg) + circle(cx, CY, 33, sun),
    ({ fg, cx }) => each([10, 70, 130], (a) => orbit([cx, CY], [56, 20], fg, 3.4, a)) + circle(cx, CY, 27, fg),
    ({ fg, sun, cx }) => circle(cx, CY + 4, 38, fg) + circle(cx, CY + 4, 30, sun),
    ({ fg, sun }) =>
      path('M0 0H100V40Q50 10 0 52z', fg) +
      each([12, 30, 78, 90, 62], (x, i) => star4(x, 14 + ((i * 13) % 26), 4 + (i % 3), sun)),
  ],
  construction: [
    ({ fg }) =>
      line('M-6 112L34-6M-6 72L16-6M60 118L106-6M28 118L74-6', fg, 6) +
      rect(0, 30, 100, 5, fg) +
      rect(0, 76, 100, 5, fg),
    ({ fg, cx }) => rays(cx, 112, 140, 18, fg, 0.09),
    ({ sun, cx }) => circle(cx, CY, 37, sun),
    ({ fg, cx }) =>
      path(
        steps(7)
          .map((i) => `M${i * 18 - 8} 0h9v112h-9z`)
          .join(''),
        fg,
      ) + circle(cx, CY, 33, fg),
  ],
  'space-flight': [
    ({ bg, fg, sun, cx, seed, pale }) =>
      circle(cx + 26, 24, 20, sun) + circle(cx + 33, 19, 18, bg) + stars(seed, bg === pale ? fg : pale),
    ({ fg, sun, seed }) =>
      ellipse(50, 60, 72, 22, 'none', { stroke: fg, 'stroke-width': 5, transform: 'rotate(-28 50 50)' }) +
      ellipse(50, 60, 54, 15, 'none', { stroke: sun, 'stroke-width': 1.6, transform: 'rotate(-28 50 50)' }) +
      circle(84, 18, 8, sun) +
      stars(seed, fg),
    ({ fg, sun, cx }) => circle(cx, CY, 36, sun) + orbit([cx, CY], [58, 12], fg, 3.6, -18),
    ({ fg, cx }) => rays(cx, 30, 130, 14, fg, 0.3) + circle(cx, 34, 30, fg),
  ],
};

/** A specialist's wall, 100 × 112. */
export function backdrop(number: number): string {
  const division = divisionOf(number);
  const { base, deep, pale } = HUES[division];
  const k = number % 3;
  const [bg, fg] = k === 0 ? [base, deep] : k === 1 ? [deep, base] : [pale, base];
  const wall: Wall = {
    bg,
    fg,
    sun: k === 1 ? pale : INK.cream,
    cx: 50 + nth([-16, 12, 0, 18, -8], number),
    seed: number * 31 + 7,
    pale,
  };
  const motif = nth(MOTIFS[division], number * 3 + Math.floor(number / 4));
  const grain = stipple([0, 30, 100, 82], 90, number + 400, k === 2 ? deep : INK.night, { size: 1, opacity: 0.45 });
  return rect(0, 0, 100, 112, bg) + motif(wall) + grain;
}
