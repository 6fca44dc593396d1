// The picture of a save on home: the board as it stands, kept by its table and drawn without opening it.
import type { Tile, View } from '$lib/backend/bindings/minerals';
import { n1 } from '../art/base';
import { fit, turn, type Hex } from '../art/hex';
import { boardThumb } from '../art/thumbnail';
import { OWNERS, type Owner } from '../art/kinds';
import { ownerOf } from '../owner';
import { flatten, unflatten, type FlatTiles } from './tiles';

/** What of a table is kept for its picture. */
export interface KeptBoard {
  readonly tiles: FlatTiles;
  /** Row, place in the row and seat of each pawn, one after the other. */
  readonly pawns: readonly number[];
}

/** What is kept of a position; null while there is no board to see. */
export function keptBoard({ tiles, seats }: View): KeptBoard | null {
  if (tiles.length === 0) return null;
  return {
    tiles: flatten(tiles),
    pawns: seats.flatMap(({ pawn }, seat) => (pawn === null ? [] : [pawn.r, pawn.q, seat])),
  };
}

interface Pawn {
  readonly hex: Hex;
  readonly owner: Owner;
}
function readPawns(kept: unknown): readonly Pawn[] {
  if (!Array.isArray(kept) || kept.length % 3 !== 0 || !kept.every(Number.isSafeInteger)) return [];
  const numbers = kept as readonly number[];
  const pawns: Pawn[] = [];
  for (let i = 0; i < numbers.length; i += 3) {
    const [r = 0, q = 0, seat = -1] = numbers.slice(i, i + 3);
    if (seat in OWNERS) pawns.push({ hex: { r, q }, owner: ownerOf(seat) });
  }
  return pawns;
}

/** A board on its sheet of paper, w × h, turned so that it fills it; null when nothing was kept that can be drawn. */
export function drawKept(kept: unknown, w: number, h: number, id: string): string | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { tiles: flat, pawns: standing } = kept as Record<string, unknown>;
  const tiles: readonly Tile[] = unflatten(flat);
  if (tiles.length === 0) return null;
  const { sixths } = fit(
    tiles.map(({ hex }) => hex),
    w,
    h,
  );
  const placed = tiles.map(({ hex, mineral }) => ({ hex: turn(hex, sixths), kind: mineral }));
  const pawns = readPawns(standing).map(({ hex, owner }) => ({ hex: turn(hex, sixths), owner }));
  const pad = h * 0.05;
  const board = boardThumb(placed, w - 2 * pad, h - 2 * pad, pawns);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
    `<defs><radialGradient id="${id}-paper" cx=".5" cy=".3" r=".9"><stop offset="0" stop-color="var(--mn-sheet-1,#f6efdf)"/><stop offset=".7" stop-color="var(--mn-sheet-2,#ede2c9)"/><stop offset="1" stop-color="var(--mn-sheet-3,#dfd0ac)"/></radialGradient></defs>` +
    `<rect width="${w}" height="${h}" fill="url(#${id}-paper)"/>` +
    `<g transform="translate(${n1(pad)} ${n1(pad)})">${board}</g></svg>`
  );
}
