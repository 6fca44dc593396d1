// Materials and parts that spacecraft share.
import { circle, g, line, num, path, rect } from './base';
import { INK } from './palette';

export const lit = INK.white;
export const foil = '#d9a441';
export const foilDim = '#98691d';
export const alu = '#cfd6d4';
export const aluDim = '#8b9aa3';

/** A solar wing from (x, y), w × h, with cells in two colours. */
export function wing(
  x: number,
  y: number,
  w: number,
  h: number,
  cols: number,
  rows: number,
  [a, b]: readonly [string, string] = [INK.slate, INK.steel],
): string {
  const [cw, ch] = [w / cols, h / rows];
  let cells: readonly [string, string] = ['', ''];
  for (let i = 0; i < cols; i++)
    for (let j = 0; j < rows; j++) {
      const d = `M${num(x + i * cw + 0.7)} ${num(y + j * ch + 0.7)}h${num(cw - 1.4)}v${num(ch - 1.4)}h${num(1.4 - cw)}z`;
      cells = (i + j) % 2 ? [cells[0], cells[1] + d] : [cells[0] + d, cells[1]];
    }
  return rect(x, y, w, h, INK.cream) + path(cells[0], a) + (cells[1] ? path(cells[1], b) : '');
}
/** The green cells of the Soviet wings. */
export const GREEN_CELLS: readonly [string, string] = [INK.pine, INK.teal];
/** A round body: a lit disc with a shaded crescent. */
export const ball = (x: number, y: number, r: number, a: string = INK.cream, b: string = INK.buff): string =>
  circle(x, y, r, a) +
  path(
    `M${num(x + r * 0.2)} ${num(y - r * 0.98)}A${r} ${r} 0 0 1 ${num(x + r * 0.2)} ${num(y + r * 0.98)}A${num(r * 1.25)} ${num(r * 1.25)} 0 0 0 ${num(x + r * 0.2)} ${num(y - r * 0.98)}z`,
    b,
  );
/** A dish antenna of radius r, turned by `a` degrees. */
export const dish = (x: number, y: number, r: number, a = 0): string =>
  g(
    `translate(${x} ${y}) rotate(${a})`,
    path(`M${-r} 0A${r} ${num(r * 0.8)} 0 0 0 ${r} 0z`, INK.cream),
    path(`M0 0H${r}A${r} ${num(r * 0.8)} 0 0 1 0 ${num(r * 0.8)}z`, INK.buff),
    line(`M${-r * 0.5} 0L0 ${num(-r * 0.7)}L${r * 0.5} 0`, INK.cream, 1.4),
    circle(0, -r * 0.75, 1.8, INK.signal),
  );
