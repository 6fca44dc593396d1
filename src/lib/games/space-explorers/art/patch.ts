// A player's mission patch: the emblem on paper, in a ring with an orbit round it. For the curtain and the winners.
import { circle, g, num, path, ring, svg, type Picture } from './base';
import { emblemAt, rocketAt } from './icons';
import { INK, type Emblem } from './palette';

/** A branch of laurel up one side of the ring: six leaves that point up and outwards in turn. */
const laurel = (side: -1 | 1): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const a = Math.PI * (0.9 - i * 0.145);
      const [x, y] = [50 + side * 40.2 * Math.sin(a), 50 - 40.2 * Math.cos(a)];
      const turn = side * ((a * 180) / Math.PI - 180 + (i % 2 ? 28 : -28)) - 90;
      return g(`translate(${num(x)} ${num(y)}) rotate(${num(turn)})`, path('M-6 0Q0-4.6 6.5 0Q0 4.6-6 0z', INK.cream));
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
        ? laurel(-1) + laurel(1) + rocketAt(50, 10, 0.95, INK.cream)
        : ring(50, 50, 40, INK.cream, 1.8, { 'stroke-dasharray': '2.4 6.5', 'stroke-linecap': 'round' }) +
          rocketAt(84.6, 30, 1.15, INK.cream, -30)) +
      emblemAt(emblem, 50, 50, 44, INK.night),
    how,
  );
}

/** The same where it is small: the emblem on paper. It needs nothing of what is around it, so it can be an image. */
export const emblemMark = (emblem: Emblem, size: number, how: Picture = {}): string =>
  svg(
    [0, 0, 24, 24],
    size,
    size,
    circle(12, 12, 11.5, INK.night) + circle(12, 12, 10.4, INK.cream) + emblemAt(emblem, 12, 12, 17, INK.night),
    how,
  );
