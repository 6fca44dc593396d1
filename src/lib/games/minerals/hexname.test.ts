import { describe, expect, it } from 'vitest';
import { hexName, placeOf } from './hexname';
import { hexLabel } from './labels';
import { previewLines } from './slip';
import { at, HEXES, NAMES, PREVIEWS, view } from './words.testing';

describe('places', () => {
  it('count rows from the top and places from the left', () => {
    expect(hexLabel(NAMES, view, at(1, 0), ['legal'])).toBe('kyanite, 2, row 2, place 2, Bruno’s pawn, can be reached');
    expect(hexName(view, at(3, -3))).toBe('row 4, place 1');
  });
  it('outside the board are told by the nearest', () => {
    expect(hexName(view, at(-1, 2))).toBe('1 row above the board, place 2');
    expect(hexName(view, at(5, -3))).toBe('2 rows below the board, place 2');
    expect(hexName(view, at(1, -3))).toBe('row 2, 2 left of place 1');
    expect(hexName(view, at(1, 5))).toBe('row 2, 2 right of place 5');
  });
  it('are told as they are seen on a turned board', () => {
    const seen = HEXES.map((hex) => placeOf(view, hex, 1));
    expect(new Set(seen.map(({ row, place }) => `${row} ${place}`)).size).toBe(HEXES.length);
    expect(Math.min(...seen.map(({ row }) => row))).toBe(1);
    expect(Math.min(...seen.map(({ place }) => place))).toBe(1);
    // A sixth clockwise: what went east goes south-east.
    expect(previewLines({ ...NAMES, turn: 1 }, view, PREVIEWS.move)[0]).toBe(
      '4 steps south-east, one gap, over a pawn',
    );
  });
});
