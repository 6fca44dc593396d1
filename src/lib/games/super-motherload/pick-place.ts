// Where the picked cards go: what a tap, a pull, a key or a turn makes of the place in view. Every place here is one
// that the engine has listed.
import { blastFor, lineFor, listedTurn, movedLine, nextLine, spacesOf, through } from './choose';
import { lineSpaces } from './dig';
import type { BombMode, Mode } from './pick-mode';
import type { Line, SpaceId } from './types';

/** How much a space is worth, for a first guess. */
type Gain = (space: SpaceId) => number;

/** A place, and whether the tap could mean no other. */
export interface Placed {
  readonly mode: Mode;
  readonly only: boolean;
}

const distinct = (spaces: readonly SpaceId[]): SpaceId[] => spaces.filter((space, i) => spaces.indexOf(space) === i);

/** Spaces where the picked cards can go. */
export function legalSpaces(mode: Mode): readonly SpaceId[] {
  if (mode.kind === 'drill') return distinct((mode.answer?.lines ?? []).flatMap(lineSpaces));
  if (mode.kind === 'bomb' && mode.answer !== null) {
    const { turns, places } = mode.answer;
    return distinct(places.flatMap((place) => spacesOf(turns, place)));
  }
  return [];
}
/** Spaces of the place in view, from the start of a line. */
export function ghostSpaces(mode: Mode): readonly SpaceId[] {
  if (mode.kind === 'drill' && mode.line !== null) return lineSpaces(mode.line);
  if (mode.kind === 'bomb' && mode.blast !== null && mode.answer !== null)
    return spacesOf(mode.answer.turns, mode.blast);
  return [];
}

/** The place that a tap on a space means; null when nothing fits through it. */
export function tapped(mode: Mode, space: SpaceId, gain: Gain): Placed | null {
  if (mode.kind === 'drill' && mode.answer !== null) {
    const { lines } = mode.answer;
    const line = lineFor(lines, space, mode, gain);
    if (line === null) return null;
    const first = mode.anchor === null || !lineSpaces(line).includes(mode.anchor);
    return { mode: { ...mode, anchor: first ? space : mode.anchor, line }, only: through(lines, space).length === 1 };
  }
  if (mode.kind === 'bomb' && mode.answer !== null) {
    const { turns, places } = mode.answer;
    const blast = blastFor(turns, places, space, mode, gain);
    if (blast === null) return null;
    const only = places.filter((place) => spacesOf(turns, place).includes(space)).length === 1;
    return { mode: { ...mode, anchor: space, turn: blast.turn, blast }, only };
  }
  return null;
}

/** The line that a pull from one space to another means. */
export function dragged(mode: Mode, from: SpaceId, to: SpaceId, gain: Gain): Mode | null {
  if (mode.kind !== 'drill' || mode.answer === null) return null;
  const line = lineFor(through(mode.answer.lines, from), to, { anchor: from, line: null }, gain);
  return line === null ? null : { ...mode, anchor: from, line };
}

/** The place in view moved one step, where that is legal. */
export function nudged(mode: Mode, columns: number, rows: number): Mode | null {
  if (mode.kind === 'drill' && mode.line !== null && mode.answer !== null) {
    const line = movedLine(mode.answer.lines, mode.line, columns, rows);
    return line === null ? null : { ...mode, anchor: line.start, line };
  }
  if (mode.kind === 'bomb' && mode.blast !== null && mode.answer !== null) {
    const { turn, at } = mode.blast;
    const same = mode.answer.places
      .filter((place) => place.turn === turn)
      .map((place): Line => ({ start: place.at, direction: 'across', length: 1 }));
    const moved = movedLine(same, { start: at, direction: 'across', length: 1 }, columns, rows);
    if (moved === null) return null;
    const blast = { turn, at: moved.start };
    return { ...mode, blast, anchor: spacesOf(mode.answer.turns, blast)[0] ?? null };
  }
  return null;
}

/** The next line through the tapped space. */
export function nextWay(mode: Mode): Mode | null {
  if (mode.kind !== 'drill' || mode.line === null || mode.anchor === null) return null;
  return { ...mode, line: nextLine(mode.answer?.lines ?? [], mode.anchor, mode.line) };
}

/** The pattern in the next turn, by `next`, that fits somewhere, or through the tapped space when one is. */
export function turned(mode: BombMode, next: (turn: number) => number, gain: Gain): BombMode | null {
  if (mode.answer === null) return null;
  const { turns, places } = mode.answer;
  let turn = mode.turn;
  for (let tries = 0; tries < 8; tries++) {
    turn = next(turn);
    const listed = listedTurn(turns, turn);
    if (listed === mode.turn) continue;
    const same = places.filter((place) => place.turn === listed);
    if (mode.anchor === null || mode.blast === null) {
      if (same.length > 0) return { ...mode, turn: listed };
      continue;
    }
    const blast = blastFor(turns, same, mode.anchor, { turn: listed, blast: null }, gain);
    if (blast !== null) return { ...mode, turn: listed, blast };
  }
  return null;
}
