// The boards of the flows.
import { Drawing, type Place } from './drawing';

/** What the players did in the set-up: tiles taken off, and where the pawn of each seat was placed. */
export interface Begun {
  readonly removed: readonly Place[];
  readonly pawns: readonly Place[];
}
/** Columns and rows in few words. */
const places = (words: string): Place[] =>
  words.split(' ').map((word) => {
    const [column = 0, row = 0] = word.split(',').map(Number);
    return [column, row];
  });

/**
 * A walk along the first row for the first seat, one along the seventh for the second: each tile leads on to the next
 * letter that stands in its row.
 */
export const WALK = new Drawing(`
w w k * t * * a o k * w * w w *
* * * * * * * * * * * * * * * *
* w w w * * * * * * w w w * * *
* * * k * * * k * * * * o t * *
* * * * * * * * * * * * * * * *
* * * * * * * * * * * * * * * *
w k * w k * w w w w w w * * * *
. . . . . . . . . . w k t a o w
`);
/** One tile of each mineral is in the bag, and both pawns stand where their walks begin. */
export const WALK_LAID: Begun = {
  removed: places('10,7 11,7 12,7 13,7 14,7'),
  pawns: places('0,0 0,6'),
};

/** On the right a white tile that holds two parts of three tiles, one above and one below, to the rest. */
export const CUTS = new Drawing(`
* * * * * * * * * * * * * * * . . k t
* * * * * * * * * * * * * * * * . k .
* * * * * * * * * * * * * * * * w w .
* * * * * * * * * * * * * * * * . a .
* * * * * * * * * * * * * * * * . k k
w k * w k * w w w w w w * * * * . . .
* * * * * * * * * * * * * * * . . . .
`);
/** The first seat stands on that white tile. */
export const CUTS_LAID: Begun = { removed: places('10,6 11,6 12,6 13,6 14,6'), pawns: places('17,2 0,5') };

/** The right end of the first row: once two tiles are gone, no move leads away from it. */
export const CORNER = new Drawing(`
* * * * * * * * * * * w t * * k
* * * * * * * * * * * * * * * *
* * * * * * * * * * * * * * * *
* * * * * * * * * * * * * * * *
* * * * * * * * * * * * * * * *
* * * * * * * * * * * * * * * *
w k * w k * w w w w w w * * * *
. . . . . . . . . . * * * * * *
`);
/** Those two are gone. */
export const CORNER_LAID: Begun = { removed: places('13,0 14,2 13,7 14,7 15,7'), pawns: places('11,0 0,6') };
