// A player's mission patch: the emblem on paper, in a ring with an orbit round it. For the curtain and the winners.
import { circle, line, num, ring, svg, type Picture } from './base';
import { emblemAt, rocketAt } from './icons';
import { INK, type Emblem } from './palette';

/** Laurels of rockets' trails on both sides: eight leaves. */
const laurel = (side: -1 | 1): string =>
  [0, 1, 2, 3]
    .map((i) => {
      const a = Math.PI * (0.62 - i * 0.2);
      const [x, y] = [50 + side * 43 * Math.sin(a), 50 + 43 * Math.cos(a)];
      const [u, v] = [50 + side * 36 * Math.sin(a - 0.22), 50 + 36 * Math.cos(a - 0.22)];
      return line(
        `M${num(x)} ${num(y)}Q${num((x + u) / 2 + side * 3)} ${num((y + v) / 2)} ${num(u)} ${num(v)}`,
        INK.mustard,
        5,
      );
    })
    .join('');

/** A patch, `size` CSS px round; `won` adds laurels and a rocket. The same inks in both themes. */
export function missionPatch(emblem: Emblem, size: number, won = false, how: Picture = {}): string {
  return svg(
    [0, 0, 100, 100],
    size,
    size,
    circle(50, 50, 49, INK.night) +
      circle(50, 50, 46.5, INK.signal) +
      circle(50, 50, 34, INK.night) +
      circle(50, 50, 32, INK.cream) +
      (won
        ? laurel(-1) + laurel(1) + rocketAt(50, 9.5, 0.9, INK.cream)
        : ring(50, 50, 40, INK.cream, 1.8, { 'stroke-dasharray': '2.4 6.5', 'stroke-linecap': 'round' }) +
          rocketAt(78.3, 21.7, 0.95, INK.cream, 135)) +
      emblemAt(emblem, 50, 50, 44, INK.night),
    how,
  );
}
