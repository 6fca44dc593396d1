// Hexes by their place: what lies where, and the rows of the board as they are seen.
import type { Effect, Hex, Tile } from '$lib/backend/bindings/minerals';
import { hexKey } from './art/hex';
import type { HexMark } from './labels';

export type TileMap = ReadonlyMap<string, Tile>;
/** Tiles by their hex. */
export const tilesByHex = (tiles: readonly Tile[]): TileMap =>
  new Map(tiles.map((tile) => [hexKey(tile.hex), tile] as const));

/** Hexes without repeats. */
export const distinct = (hexes: readonly Hex[]): Hex[] => [...new Map(hexes.map((hex) => [hexKey(hex), hex])).values()];

/** Hexes row by row from the top, each from the left, as `placed` turns them. */
export function rowsOf(hexes: readonly Hex[], placed: (hex: Hex) => Hex): Hex[][] {
  const rows = new Map<number, Hex[]>();
  for (const hex of hexes) {
    const { r } = placed(hex);
    const row = rows.get(r);
    if (row === undefined) rows.set(r, [hex]);
    else row.push(hex);
  }
  return [...rows.entries()].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => placed(a).q - placed(b).q));
}

/** What is said about each hex. */
export class Marks {
  readonly #by = new Map<string, HexMark[]>();

  add(hex: Hex, mark: HexMark): void {
    const old = this.of(hexKey(hex));
    if (!old.includes(mark)) this.#by.set(hexKey(hex), [...old, mark]);
  }
  of(key: string): readonly HexMark[] {
    return this.#by.get(key) ?? [];
  }
}

/** Tiles that an effect moves or takes away: while it is shown they are drawn by the motion. */
export function movedTiles(effect: Effect): ReadonlySet<string> {
  const hexes = (): readonly Hex[] => {
    if ('moved' in effect) return [effect.moved.from];
    if ('vortexed' in effect) return [effect.vortexed.from];
    if ('cut' in effect) return effect.cut.hexes;
    if ('removed' in effect) return [effect.removed.at];
    if ('failed' in effect) return [effect.failed.at];
    return 'took' in effect ? [effect.took.at] : [];
  };
  return new Set(hexes().map(hexKey));
}
