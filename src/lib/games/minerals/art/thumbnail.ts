// A whole board, small: for choosing a board, for saves and the replay's strip. One path a mineral.
import { fill, line, ring, svg, type Picture, type Point } from './base';
import { centre, R, W, type Hex } from './hex';
import { KINDS, OWNER_PAINT, type Kind, type Owner } from './kinds';

/** A tile of a small board. */
export interface ThumbTile {
  readonly hex: Hex;
  readonly kind: Kind;
}
/** A pawn of a small board. */
export interface ThumbPawn {
  readonly hex: Hex;
  readonly owner: Owner;
}
const TINT: Readonly<Record<Kind, string>> = {
  wollastonite: '#fdfaf1',
  kyanite: '#4f82b8',
  tourmaline: '#d9728f',
  anthracite: '#2c2c32',
  orpiment: '#efa827',
};
/** What tells kinds of like brightness apart without colour: pale dots and their size. */
const DOT: Readonly<Partial<Record<Kind, readonly [radius: number, colour: string]>>> = {
  tourmaline: [19, '#fbe6e4'],
  orpiment: [14, '#7a3d08'],
};
const small = ([x, y]: Point): string => `M${Math.round(x)} ${Math.round(y - 48)}l41 24v48l-41 24l-41-24v-48Z`;

/** A board in a picture of w × h CSS px, as large as it fits, never turned. */
export function boardThumb(
  tiles: readonly ThumbTile[],
  w: number,
  h: number,
  pawns: readonly ThumbPawn[] = [],
  how: Picture = {},
): string {
  if (tiles.length === 0) return svg([0, 0, w, h], w, h, '', how);
  const spots = tiles.map((t) => centre(t.hex));
  const [xs, ys] = [spots.map((p) => p[0]), spots.map((p) => p[1])];
  const [x0, y0] = [Math.min(...xs) - W / 2 - 8, Math.min(...ys) - R - 8];
  const [bw, bh] = [Math.max(...xs) + W / 2 + 8 - x0, Math.max(...ys) + R + 24 - y0];
  const body = KINDS.map((kind) => {
    const own = tiles.filter((t) => t.kind === kind).map((t) => centre(t.hex));
    const dot = DOT[kind];
    return (
      fill(own.map(small).join(''), TINT[kind], 1, 'stroke="#4a3a22" stroke-width="7" stroke-linejoin="round"') +
      (dot ? fill(own.map((p) => ring(dot[0], ...p)).join(''), dot[1], 0.92) : '')
    );
  }).join('');
  const people = pawns
    .map(({ hex, owner }) => {
      const [light, body2, deep] = OWNER_PAINT[owner].hue;
      const p = centre(hex);
      return (
        fill(ring(44, ...p), body2, 1, `stroke="#fff6df" stroke-width="20" paint-order="stroke"`) +
        line(ring(44, ...p), deep, 6) +
        fill(ring(15, p[0] - 12, p[1] - 14), light)
      );
    })
    .join('');
  return svg(
    [x0, y0, bw, bh],
    w,
    h,
    fill(spots.map(([x, y]) => small([x, y + 16])).join(''), '#4b3716', 0.55) +
      body +
      fill(spots.map(small).join(''), 'var(--mn-dusk,transparent)') +
      people,
    how,
  );
}
