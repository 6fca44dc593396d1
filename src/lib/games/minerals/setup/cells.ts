// Tiles by their hex, and the hexes that can be gone to, row by row.
import type { Hex, Mineral, Tile } from '$lib/backend/bindings/minerals';
import { hexKey } from '../art/hex';

/** Tiles by the key of their hex. */
export type Tiles = ReadonlyMap<string, Tile>;

export const tilesOf = (tiles: readonly Tile[]): Tiles => new Map(tiles.map((tile) => [hexKey(tile.hex), tile]));
/** The same tiles, with another mineral on a hex, or with none. */
export function changed(tiles: Tiles, hex: Hex, mineral: Mineral | null): Tiles {
  const now = new Map(tiles);
  if (mineral === null) now.delete(hexKey(hex));
  else now.set(hexKey(hex), { hex, mineral });
  return now;
}
/** How many tiles of a mineral lie. */
export function countOf(tiles: Tiles, mineral: Mineral): number {
  let count = 0;
  for (const tile of tiles.values()) if (tile.mineral === mineral) count++;
  return count;
}

/** Each hex once, from the top and from the left. */
export const inOrder = (hexes: readonly Hex[]): Hex[] =>
  [...new Map(hexes.map((hex) => [hexKey(hex), hex])).values()].sort((a, b) => a.r - b.r || a.q - b.q);

/** Hexes in order, by rows. */
export function inRows(hexes: readonly Hex[]): readonly (readonly Hex[])[] {
  const rows = new Map<number, Hex[]>();
  for (const hex of hexes) {
    const row = rows.get(hex.r);
    if (row === undefined) rows.set(hex.r, [hex]);
    else row.push(hex);
  }
  return [...rows.values()];
}
