// The end counter: a row of notches that fill up; the last is the end's.
import { path, rect, svg, type Picture } from './base';
import { INK, TABLE } from './palette';

/** How notches look. */
export interface NotchLook {
  /** CSS px of one notch. */
  readonly width?: number;
  readonly height?: number;
  readonly gap?: number;
  /** On paper instead of on the table. */
  readonly paper?: boolean;
}
/** `done` of `of` notches; the last one, still open, is in signal with a point on top so that its place shows without colour. */
export function notches(done: number, of: number, look: NotchLook = {}, how: Picture = {}): string {
  const { width: w = 5, height: h = 12, gap = 2, paper = false } = look;
  const on = paper ? INK.night : TABLE.mark;
  const last = paper ? INK.signal : TABLE.own;
  const body = Array.from({ length: of }, (_, i) => {
    const x = i * (w + gap);
    if (i < done) return rect(x, 3, w, h - 3, on);
    if (i < of - 1) return rect(x, 3, w, h - 3, on, { opacity: 0.28 });
    return path(`M${x} 3L${x + w / 2} 0L${x + w} 3V${h}H${x}z`, last);
  }).join('');
  const total = of * (w + gap) - gap;
  return svg([0, 0, total, h], total, h, body, how);
}
