// For tests: boards that are drawn, and an engine that answers what a test says.
import type { BoardFault, Mineral, Tile } from '$lib/backend/bindings/minerals';
import { neighbours, hexKey } from '../art/hex';
import { KINDS } from '../art/kinds';
import type { Drafted } from './ask';
import { inOrder, tilesOf } from './cells';

const LETTERS: Readonly<Record<string, Mineral>> = {
  w: 'wollastonite',
  k: 'kyanite',
  t: 'tourmaline',
  a: 'anthracite',
  o: 'orpiment',
};
/** A board as it is drawn: a letter is a tile, a dot an empty hex. Every second row stands half a hex to the east. */
export function drawn(...rows: readonly string[]): Tile[] {
  return rows.flatMap((row, r) =>
    Array.from(row).flatMap((letter, column) => {
      const mineral = LETTERS[letter];
      return mineral === undefined ? [] : [{ hex: { r, q: column - Math.floor(r / 2) }, mineral }];
    }),
  );
}
/** What an engine might answer of these tiles, with so many of each mineral in its box. */
export function answer(tiles: readonly Tile[], box: readonly number[], faults: readonly BoardFault[] = []): Drafted {
  const laid = tilesOf(tiles);
  const left = KINDS.map((kind, i) => (box[i] ?? 0) - tiles.filter(({ mineral }) => mineral === kind).length);
  return {
    kind: 'draft',
    tiles: [...tiles],
    left: left as Drafted['left'],
    faults: faults.map((fault) => ({ fault, rule: 'MN-3' })),
    open: inOrder(tiles.flatMap(({ hex }) => neighbours(hex))).filter((hex) => !laid.has(hexKey(hex))),
    text: 'drawn',
  };
}
