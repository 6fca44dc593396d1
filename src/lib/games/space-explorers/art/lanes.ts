// Below a stamp the players' rockets climb towards the orbit line: the one that reaches it can launch.
import { g, line, named, num, svg, type Picture } from './base';
import { emblemAt, rocketAt } from './icons';
import { TABLE, type Emblem } from './palette';

/** One player's lane. */
export interface Lane {
  readonly emblem: Emblem;
  /** The part of the project's needs that is met, 0–1. */
  readonly part: number;
  /** The part before: the rocket climbs from there (class `se-climb`). */
  readonly was?: number | undefined;
  /** The lane of whom the picture is for. */
  readonly own?: boolean;
}
/** Lanes in the given order (own first), w × h CSS px; with emblems from about 50 high. */
export function lanes(
  players: readonly Lane[],
  { width: w = 58, height: h = 27, emblems = false } = {},
  how: Picture = {},
): string {
  const top = 7;
  const base = h - (emblems ? 20 : 1);
  const step = w / Math.max(1, players.length);
  const k = emblems ? 0.95 : 0.62;
  const reach = base - top - 9 * k;
  const drawn = players.map((p, i) => {
    const x = step * (i + 0.5);
    const part = Math.min(1, Math.max(0, p.part));
    const y = base - 5 * k - reach * part;
    const fill = p.own ? TABLE.own : TABLE.mark;
    const trail = line(
      `M${num(x)} ${num(base)}V${num(y + 6 * k)}`,
      fill,
      p.own ? 2.4 : 1.4,
      p.own ? { opacity: 0.9 } : { opacity: 0.65, 'stroke-dasharray': '2 2' },
    );
    const rocket = rocketAt(x, y, p.own ? k * 1.25 : k, fill);
    const climb = p.was === undefined || p.was === p.part ? 0 : reach * (part - p.was);
    return (
      trail +
      (climb ? named('se-climb', rocket, { style: `--se-climb:${num(climb)}px` }) : rocket) +
      (emblems ? emblemAt(p.emblem, x, h - 8, 15, fill) : '')
    );
  });
  const ready = players.some((p) => p.part >= 1);
  return svg(
    [0, 0, w, h],
    w,
    h,
    named(
      ready ? 'se-orbit is-reached' : 'se-orbit',
      line(`M0 ${top - 3}H${w}`, TABLE.mark, 1.4, { 'stroke-dasharray': '1.5 3', opacity: 0.85 }),
    ) +
      g('', ...drawn) +
      line(`M0 ${num(base + 0.5)}H${w}`, TABLE.mark, 1.2, { opacity: 0.45 }),
    how,
  );
}
/** Height in CSS px at which a picture of lanes shows emblems too. */
export const LANES_WITH_EMBLEMS = 62;
