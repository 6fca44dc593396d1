// Which actions to try when a space was tapped where nothing fits: the engine's refusals of them say why.
import { blastsOver, linesThrough } from './dig';
import type { Mode } from './pick-mode';
import type { Action, Line, SpaceId, View } from './types';

/** Every way to lay what is picked through a space, legal or not. */
export function triesAt(mode: Mode, view: View, space: SpaceId): Action[] {
  if (mode.kind === 'drill') {
    const length = mode.answer?.icons ?? 1;
    const cards = [...mode.cards];
    const lines = linesThrough(view, space, length);
    const off: Line = { start: space, direction: 'across', length };
    return (lines.length > 0 ? lines : [off]).map((line) => ({ drill: { cards, line } }));
  }
  if (mode.kind === 'bomb' && mode.card !== null && mode.answer !== null) {
    const { card, turn } = mode;
    const cells = mode.answer.turns[turn] ?? [];
    const blasts = blastsOver(view, cells, turn, space);
    return (blasts.length > 0 ? blasts : [{ turn, at: space }]).map((blast) => ({ bomb: { card, ...blast } }));
  }
  return [];
}

/** A drill of nothing at a space: the refusal says what comes first, or that a card has to be picked. */
export const emptyDrill = (space: SpaceId): Action => ({
  drill: { cards: [], line: { start: space, direction: 'across', length: 1 } },
});
