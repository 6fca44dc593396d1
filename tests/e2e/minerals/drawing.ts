// Boards as they are drawn in the flows, and their written form.
import type { Hex } from '../../../src/lib/backend/bindings/minerals';

/** Tiles of each mineral on a whole board (MN-1). */
const SUPPLY: Readonly<Record<string, number>> = { w: 53, k: 30, t: 20, a: 10, o: 5 };

/** A place in a drawing, from 0: column and row. */
export type Place = readonly [column: number, row: number];

/** The hex of a place, before the board is moved to the middle of its plane. */
export const axial = ([column, row]: Place): Hex => ({ q: column - (row - (row & 1)) / 2, r: row });

/**
 * A drawing: rows of letters for minerals, a dot for no tile, a star for any tile of what is left; every second row
 * stands half a hex further right. The stars are dealt evenly, so that all of the drawing is the same each time.
 */
export class Drawing {
  readonly #rows: readonly string[][];

  constructor(drawn: string) {
    const rows = drawn
      .trim()
      .split('\n')
      .map((row) => row.trim().split(/\s+/));
    const left = { ...SUPPLY };
    for (const letter of rows.flat()) if (letter in left) left[letter] = (left[letter] ?? 0) - 1;
    const stars = rows.flat().filter((letter) => letter === '*').length;
    const dealt = deal(left, stars);
    this.#rows = rows.map((row) => row.map((letter) => (letter === '*' ? (dealt.pop() ?? '.') : letter)));
  }

  /** The first tile of the drawing, row by row. */
  get first(): Place {
    for (const [row, letters] of this.#rows.entries()) {
      const column = letters.findIndex((letter) => letter !== '.');
      if (column >= 0) return [column, row];
    }
    throw new Error('the drawing has no tile');
  }

  /** The board as text, with the digits that the program checks. */
  get text(): string {
    const body = this.#rows
      .map((row) =>
        row
          .join('')
          .replace(/\.+$/u, '')
          .replace(/\.+/gu, (dots) => String(dots.length)),
      )
      .join('/');
    const sum = Array.from(body).reduce((all, sign) => (all * 257 + sign.charCodeAt(0)) % 65_521, 1);
    return `${body}#${sum.toString(16).padStart(4, '0')}`;
  }
}

/** What is left of each mineral, dealt so that each comes evenly. */
function deal(left: Readonly<Record<string, number>>, stars: number): string[] {
  const all = Object.entries(left);
  const count = all.reduce((sum, [, many]) => sum + many, 0);
  if (count !== stars || all.some(([, many]) => many < 0))
    throw new Error(`a drawing has 118 tiles: ${JSON.stringify(left)} are left for ${stars} stars`);
  return all
    .flatMap(([letter, many]) => Array.from({ length: many }, (_, i) => ({ letter, at: (i + 0.5) / many })))
    .sort((a, b) => b.at - a.at)
    .map(({ letter }) => letter);
}
