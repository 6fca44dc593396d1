// Tiles of a board as this device keeps them: short, and read with care.
import type { Tile } from '$lib/backend/bindings/minerals';
import { KINDS } from '../art/kinds';
import type { ThumbTile } from '../art/thumbnail';

/** Row, place in the row and mineral of each tile, one after the other. */
export type FlatTiles = readonly number[];

/** More tiles than any draft has. */
const MOST = 600;

/** Tiles as plain numbers. */
export const flatten = (tiles: readonly Tile[]): FlatTiles =>
  tiles.flatMap(({ hex, mineral }) => [hex.r, hex.q, KINDS.indexOf(mineral)]);

/** The tiles that were kept; none where it is anything else. */
export function unflatten(kept: unknown): readonly Tile[] {
  if (!Array.isArray(kept) || kept.length % 3 !== 0 || kept.length > 3 * MOST) return [];
  const numbers: readonly unknown[] = kept;
  const tiles: Tile[] = [];
  for (let i = 0; i < numbers.length; i += 3) {
    const [r, q, kind] = [numbers[i], numbers[i + 1], numbers[i + 2]];
    const mineral = KINDS[Number(kind)];
    if (!Number.isSafeInteger(r) || !Number.isSafeInteger(q) || mineral === undefined) return [];
    tiles.push({ hex: { r: Number(r), q: Number(q) }, mineral });
  }
  return tiles;
}

/** Tiles as the small drawing takes them. */
export const thumbTiles = (tiles: readonly Tile[]): readonly ThumbTile[] =>
  tiles.map(({ hex, mineral }) => ({ hex, kind: mineral }));
