// Bomb patterns: edge-connected spaces of a small grid (SM-18, SM-19).
import { circle, n1, rect, type Point } from '$lib/art/draw';

/** Spaces of a pattern drawn as rows of `#` and `.`, as [column, row]. */
export function patternCells(rows: readonly string[]): Point[] {
  return rows.flatMap((row, y) => Array.from(row).flatMap((ch, x): Point[] => (ch === '#' ? [[x, y]] : [])));
}

/** The same spaces moved so that the leftmost column and the top row are 0, in reading order. */
export function normalised(cells: readonly Point[]): Point[] {
  if (!cells.length) return [];
  const [x0, y0] = [Math.min(...cells.map((c) => c[0])), Math.min(...cells.map((c) => c[1]))];
  return cells.map(([x, y]): Point => [x - x0, y - y0]).sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}
/** The pattern turned clockwise by quarter turns, mirrored left to right first when asked. */
export function turned(cells: readonly Point[], quarters: number, mirrored = false): Point[] {
  let out: readonly Point[] = mirrored ? cells.map(([x, y]) => [-x, y]) : cells;
  for (let i = ((quarters % 4) + 4) % 4; i > 0; i--) out = out.map(([x, y]) => [-y, x]);
  return normalised(out);
}

/** Columns and rows of a pattern. */
export const patternSize = (cells: readonly Point[]): readonly [columns: number, rows: number] =>
  cells.length ? [Math.max(...cells.map((c) => c[0])) + 1, Math.max(...cells.map((c) => c[1])) + 1] : [0, 0];

/** Where a pattern lies when it is centred in a square: its corner and the size of one space, a whole number. */
export function fitPattern(
  cells: readonly Point[],
  x: number,
  y: number,
  side: number,
): { readonly x: number; readonly y: number; readonly unit: number } {
  const [w, h] = patternSize(cells);
  const unit = Math.floor(side / Math.max(w, h, 2));
  return { x: x + (side - w * unit) / 2, y: y + (side - h * unit) / 2, unit };
}

/** Blast holes in a dashed grid. (x, y) is the corner, `unit` the size of one space. */
export function bombPattern(cells: readonly Point[], x: number, y: number, unit = 9): string {
  const [w, h] = patternSize(cells);
  let s = '';
  for (let i = 0; i < w; i++)
    for (let j = 0; j < h; j++)
      s += rect(
        x + i * unit + 0.6,
        y + j * unit + 0.6,
        unit - 1.2,
        unit - 1.2,
        1.5,
        'none',
        'stroke="#a5825d" stroke-width=".9" stroke-dasharray="1.5 1.5"',
      );
  for (const [i, j] of cells)
    s +=
      rect(x + i * unit + 0.3, y + j * unit + 0.3, unit - 0.6, unit - 0.6, 2, '#2a1210') +
      circle(x + (i + 0.5) * unit, y + (j + 0.5) * unit, n1(unit * 0.24), '#ff8a4a');
  return s;
}
/** A pattern fitted and centred in a square. */
export function fittedPattern(cells: readonly Point[], x: number, y: number, side: number): string {
  const fit = fitPattern(cells, x, y, side);
  return bombPattern(cells, fit.x, fit.y, fit.unit);
}
