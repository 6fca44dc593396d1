// Places by row and place in the row, as they are seen: rows from the top, places from the left.
import type { Direction, Hex, View } from '$lib/backend/bindings/minerals';
import { m } from '$lib/i18n';
import { nth } from './art/base';
import { distance, same, SIXTHS, step, turn as turned } from './art/hex';
import { directionName, list } from './words';

/** The hexes of a board in view: where each row begins and ends, counted in half hexes from the left. */
interface Rows {
  readonly top: number;
  /** First and last hex of each row, as twice its distance from the middle line of the axes. */
  readonly spans: readonly (readonly [first: number, last: number])[];
}
const known = new WeakMap<readonly Hex[], Map<number, Rows>>();

/** How far right a hex stands, in half hexes. */
const across = ({ q, r }: Hex): number => 2 * q + r;

function rowsOf(hexes: readonly Hex[], sixths: number): Rows {
  const kept = known.get(hexes) ?? new Map<number, Rows>();
  known.set(hexes, kept);
  const old = kept.get(sixths);
  if (old !== undefined) return old;
  const seen = hexes.map((hex) => turned(hex, sixths));
  const top = Math.min(...seen.map(({ r }) => r));
  const spans: [number, number][] = [];
  for (const hex of seen) {
    const x = across(hex);
    const span = spans[hex.r - top];
    spans[hex.r - top] = span === undefined ? [x, x] : [Math.min(span[0], x), Math.max(span[1], x)];
  }
  const rows = { top, spans };
  kept.set(sixths, rows);
  return rows;
}

/** Row and place of a hex, both from 1; less than 1 or beyond the last where it lies outside the board. */
export function placeOf(view: Pick<View, 'hexes'>, hex: Hex, turn = 0): { row: number; place: number } {
  const { row, place } = locate(view.hexes, hex, turn);
  return { row, place };
}

function locate(
  hexes: readonly Hex[],
  hex: Hex,
  turn: number,
): { row: number; rows: number; place: number; last: number } {
  const { top, spans } = rowsOf(hexes, turn);
  const seen = turned(hex, turn);
  const row = seen.r - top + 1;
  // Above and below the board the nearest row's places are counted on.
  const nearest = spans[Math.min(Math.max(row, 1), spans.length) - 1] ?? [across(seen), across(seen)];
  return {
    row,
    rows: spans.length,
    place: Math.floor((across(seen) - nearest[0]) / 2) + 1,
    last: (nearest[1] - nearest[0]) / 2 + 1,
  };
}

/** A hex in words: "row 4, place 7"; one outside the board by the nearest row and place. */
export function hexName(view: Pick<View, 'hexes'>, hex: Hex, turn = 0): string {
  const { row, rows, place, last } = locate(view.hexes, hex, turn);
  const line =
    row < 1
      ? m.mn_row_above({ count: 1 - row })
      : row > rows
        ? m.mn_row_below({ count: row - rows })
        : m.mn_row({ row });
  const spot =
    place < 1
      ? m.mn_place_left({ count: 1 - place })
      : place > last
        ? m.mn_place_right({ count: place - last, place: last })
        : m.mn_place({ place });
  return m.mn_hex({ row: line, place: spot });
}

/** One straight piece of a move. */
export interface Leg {
  readonly steps: number;
  readonly direction: Direction;
}
const NAMES: readonly [Direction, Direction, Direction, Direction, Direction, Direction] = [
  'east',
  'south-east',
  'south-west',
  'west',
  'north-west',
  'north-east',
];

/** The straight piece between two hexes, as it is seen; null where they are in no line. */
export function legBetween(from: Hex, to: Hex, turn = 0): Leg | null {
  const steps = distance(from, to);
  const sixth = SIXTHS.find((direction) => steps > 0 && same(step(from, direction, steps), to));
  return sixth === undefined ? null : { steps, direction: nth(NAMES, sixth + turn) };
}

/** A way through these hexes as its straight pieces, as they are seen. */
export function legsOf(hexes: readonly Hex[], turn = 0): Leg[] {
  const legs: Leg[] = [];
  for (const [i, to] of hexes.entries()) {
    const from = hexes[i - 1];
    const leg = from === undefined ? null : legBetween(from, to, turn);
    if (leg === null) continue;
    const last = legs.at(-1);
    if (last?.direction === leg.direction) legs.splice(-1, 1, { ...leg, steps: last.steps + leg.steps });
    else legs.push(leg);
  }
  return legs;
}

/** "4 steps north-west", or each piece of a bent way. */
export const wayText = (legs: readonly Leg[]): string =>
  list(legs.map(({ steps, direction }) => m.mn_steps({ count: steps, direction: directionName(direction) })));
