// The way a pawn would go, with numbered stops: filled on tiles, dashed over gaps, a diamond where it bends.
import { fill, line, n1, num, nth, pt, ring, text, type Point } from './base';
import { PEN } from './kinds';

/** What a step meets: a free tile, an empty hex, or a tile with another pawn. */
export type StepOn = 'tile' | 'gap' | 'pawn';
/** One step of a move: the middle of the hex it enters, and what lies there. The last one is the landing. */
export interface PathStep {
  readonly at: Point;
  readonly on: StepOn;
}
/** A path in two parts: the line goes under the pawns it passes, the stops above everything. */
export interface PathArt {
  readonly line: string;
  readonly stops: string;
}

/** Where the way changes direction (MN-46): the index of that step, or -1. */
export function bendOf(from: Point, steps: readonly PathStep[]): number {
  const places = [from, ...steps.map((s) => s.at)];
  for (let i = 1; i + 1 < places.length; i++) {
    const [a, b, c] = [nth(places, i - 1), nth(places, i), nth(places, i + 1)];
    if (Math.hypot(c[0] - 2 * b[0] + a[0], c[1] - 2 * b[1] + a[1]) > 1) return i - 1;
  }
  return -1;
}

/** Radius of a stop in units: room for a figure of 13 CSS px. */
export const stopRadius = (px: number): number => Math.max(19, 9.6 / px);

/** A move from a hex over its steps. `px` is CSS px a unit; without numbers only the line and plain stops. */
export function pathMark(from: Point, steps: readonly PathStep[], px: number, numbered = true): PathArt {
  if (steps.length === 0) return { line: '', stops: '' };
  const r = stopRadius(px);
  const bend = bendOf(from, steps);
  const end = nth(steps, -1).at;
  const knee = bend < 0 ? from : nth(steps, bend).at;
  const length = Math.hypot(end[0] - knee[0], end[1] - knee[1]);
  const dir: Point = [(end[0] - knee[0]) / length, (end[1] - knee[1]) / length];
  // straight back over itself: the two legs run side by side
  const there: Point = [knee[0] - from[0], knee[1] - from[1]];
  const back = bend >= 0 && Math.abs(there[0] * dir[1] - there[1] * dir[0]) < 1;
  const shift = back ? r * 0.96 : 0;
  const aside = (p: Point, k: number): Point => [p[0] - dir[1] * shift * k, p[1] + dir[0] * shift * k];
  const stopShort: Point = [end[0] - dir[0] * 40, end[1] - dir[1] * 40]; // the collar of the landing begins here

  const way =
    bend < 0
      ? [from, stopShort]
      : back
        ? [aside(from, -1), aside(knee, -1), aside(knee, 1), aside(stopShort, 1)]
        : [from, knee, stopShort];
  const d = `M${way.map(pt).join('L')}`;

  const stop = ({ at, on }: PathStep, i: number): string => {
    let [x, y] = back && i !== bend ? aside(at, i < bend ? -1 : 1) : at;
    if (on === 'pawn') [x, y] = [x + 15 + r, y + 17]; // beside the foot of the pawn it passes
    const gap = on === 'gap';
    const shape =
      i === bend
        ? `M${pt([x, y - r * 1.34])}l${num(r * 1.34)} ${num(r * 1.34)}l${num(-r * 1.34)} ${num(r * 1.34)}l${num(-r * 1.34)} ${num(-r * 1.34)}Z`
        : ring(r, x, y);
    const dashes = gap ? ` stroke-dasharray="${n1(3.4 / px)} ${n1(2.4 / px)}"` : '';
    return (
      `<g class="mn-stop" data-on="${on}" style="--i:${i}">` +
      fill(
        shape,
        gap ? PEN.pit : PEN.signal,
        1,
        `stroke="${PEN.cream}" stroke-width="${n1(1.8 / px)}" stroke-linejoin="round"${dashes}`,
      ) +
      (numbered
        ? text([x, y + 4.6 / px], String(i + 1), 13 / px, 'var(--mn-on-signal,#fff6df)', {
            weight: 700,
            anchor: 'middle',
          })
        : '') +
      '</g>'
    );
  };
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  return {
    line: `<g class="mn-path">${line(d, PEN.ink, 15, 1, round)}${line(d, PEN.cream, 11.5, 1, round)}${line(d, PEN.signal, 6.5, 1, round)}</g>`,
    stops: `<g class="mn-stops">${steps.slice(0, -1).map(stop).join('')}</g>`,
  };
}
