// Which of several legal places a tap means. Everything here works on places that the engine has listed.
import { blastSpaces, columnOf, lineSpaces, rowOf, type Cells } from './dig';
import type { Blast, Line, Refused, SpaceId } from './types';

export const sameLine = (a: Line, b: Line): boolean =>
  a.start === b.start && a.direction === b.direction && a.length === b.length;
export const sameBlast = (a: Blast, b: Blast): boolean => a.turn === b.turn && a.at === b.at;

const apart = (a: SpaceId, b: SpaceId): number => Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));

/** The best of a list by a score, the first of equals; none for an empty list. */
function least<T>(list: readonly T[], score: (item: T) => number): T | null {
  let best: T | null = null;
  let bestScore = Infinity;
  for (const item of list) {
    const now = score(item);
    if (now < bestScore) [best, bestScore] = [item, now];
  }
  return best;
}

/** The lines that run through a space. */
export const through = (lines: readonly Line[], space: SpaceId): Line[] =>
  lines.filter((line) => lineSpaces(line).includes(space));

/**
 * The line that a tap on `space` means. After a first tap (the anchor) a second one stretches: a line through both is
 * best. Otherwise the line that moves least from the one in view, and for a first tap one that brings much and starts here.
 */
export function lineFor(
  lines: readonly Line[],
  space: SpaceId,
  now: { readonly anchor: SpaceId | null; readonly line: Line | null },
  gain: (space: SpaceId) => number,
): Line | null {
  const here = through(lines, space);
  const { anchor, line } = now;
  if (anchor !== null) {
    const both = through(here, anchor);
    // An end under the finger says which way the line runs.
    const found = least(both, (l) => (isEnd(l, anchor) ? 0 : 1) + (isEnd(l, space) ? 0 : 2));
    if (found !== null) return found;
  }
  if (line !== null) return least(here, (l) => apart(l.start, line.start) + (l.direction === line.direction ? 0 : 20));
  return least(here, (l) => -10 * lineSpaces(l).reduce((sum, s) => sum + gain(s), 0) + (isEnd(l, space) ? 0 : 1));
}
const isEnd = (line: Line, space: SpaceId): boolean => {
  const spaces = lineSpaces(line);
  return spaces[0] === space || spaces[spaces.length - 1] === space;
};

/** The next line through the anchor after the one in view, in a fixed order: down first, then across. */
export function nextLine(lines: readonly Line[], anchor: SpaceId, line: Line): Line {
  const here = through(lines, anchor).sort(
    (a, b) => (a.direction === b.direction ? 0 : a.direction === 'down' ? -1 : 1) || a.start - b.start,
  );
  const i = here.findIndex((l) => sameLine(l, line));
  return here[(i + 1) % here.length] ?? line;
}

/** The same line moved, when that is a legal one; otherwise the nearest legal one that way. */
export function movedLine(lines: readonly Line[], line: Line, columns: number, rows: number): Line | null {
  return least(
    lines.filter((l) => l.direction === line.direction && isThatWay(l.start, line.start, columns, rows)),
    (l) => drift(l.start, line.start, columns, rows),
  );
}
/** How far `to` lies from `from` when we want to go one way: steps aside weigh more. */
function drift(to: SpaceId, from: SpaceId, columns: number, rows: number): number {
  const [dc, dr] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  const [along, aside] = columns !== 0 ? [dc * columns, Math.abs(dr)] : [dr * rows, Math.abs(dc)];
  return along + aside * 3;
}
function isThatWay(to: SpaceId, from: SpaceId, columns: number, rows: number): boolean {
  return (columnOf(to) - columnOf(from)) * columns + (rowOf(to) - rowOf(from)) * rows > 0;
}

/** Spaces of a blast, by the pattern's turns. */
export const spacesOf = (turns: readonly Cells[], blast: Blast): SpaceId[] =>
  blastSpaces(turns[blast.turn] ?? [], blast.at);

/** The blast that a tap on `space` means: the pattern as it is turned now first, moved as little as may be. */
export function blastFor(
  turns: readonly Cells[],
  places: readonly Blast[],
  space: SpaceId,
  now: { readonly turn: number; readonly blast: Blast | null },
  gain: (space: SpaceId) => number,
): Blast | null {
  const here = places.filter((place) => spacesOf(turns, place).includes(space));
  return least(here, (place) => {
    const turned = place.turn === now.turn ? 0 : 1000;
    if (now.blast !== null) return turned + apart(place.at, now.blast.at);
    return turned - 10 * spacesOf(turns, place).reduce((sum, s) => sum + gain(s), 0);
  });
}

/** Which turn the pattern gets by one quarter clockwise. */
export const quarterOn = (turn: number): number => (turn < 4 ? (turn + 1) % 4 : 4 + ((turn - 3) % 4));
/** Which turn the pattern gets when it is mirrored left to right. */
export const mirrored = (turn: number): number => (turn < 4 ? 4 + ((4 - turn) % 4) : (4 - (turn - 4)) % 4);

/** The lowest turn that looks the same: the engine lists places under it. */
export function listedTurn(turns: readonly Cells[], turn: number): number {
  const key = (cells: Cells | undefined): string =>
    (cells ?? [])
      .map(([c, r]) => r * 8 + c)
      .sort((a, b) => a - b)
      .join();
  const wanted = key(turns[turn]);
  return turns.findIndex((cells) => key(cells) === wanted);
}

/** Of the reasons why nothing fits through a space, the one that says most about it. */
export function tellingRefusal(refusals: readonly Refused[], space: SpaceId): Refused | null {
  const here = refusals.find(({ refusal }) => 'space' in refusal && refusal.space === space);
  if (here !== undefined) return here;
  const often = new Map<string, number>();
  for (const { refusal } of refusals) often.set(refusal.code, (often.get(refusal.code) ?? 0) + 1);
  return least(refusals, ({ refusal }) => -(often.get(refusal.code) ?? 0));
}
