// The ways of the keyboard over a board that is being painted: six by letters, and rows by arrows.
import type { Hex } from '$lib/backend/bindings/minerals';
import { hexKey, step, type Direction } from '../art/hex';
import { wayOf } from '../keyboard';

/** Farther than any two tiles of a board lie apart in one row. */
const FAR = 130;

/** The nearest of these cells in a direction; null at the edge. */
export function nextCell(cells: ReadonlySet<string>, from: Hex, way: Direction): Hex | null {
  for (let steps = 1; steps <= FAR; steps++) {
    const hex = step(from, way, steps);
    if (cells.has(hexKey(hex))) return hex;
  }
  return null;
}

/** Where an arrow or, where `letters` count, a letter leads; the hex itself at the edge, null for any other key. */
export function walkedTo(event: KeyboardEvent, cells: ReadonlySet<string>, from: Hex, letters: boolean): Hex | null {
  const way = letters ? wayOf(event) : null;
  if (way !== null) return nextCell(cells, from, way) ?? from;
  // Up and down go left and right by turns, so that they stay in their column.
  const even = from.r % 2 === 0;
  const first = (...ways: readonly Direction[]): Hex => {
    for (const one of ways) {
      const hex = nextCell(cells, from, one);
      if (hex !== null) return hex;
    }
    return from;
  };
  switch (event.key) {
    case 'ArrowLeft':
      return first(3);
    case 'ArrowRight':
      return first(0);
    case 'ArrowUp':
      return even ? first(5, 4) : first(4, 5);
    case 'ArrowDown':
      return even ? first(1, 2) : first(2, 1);
    default:
      return null;
  }
}
