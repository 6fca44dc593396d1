import { describe, expect, it } from 'vitest';
import type { Minerals, Tool, View } from '$lib/backend/bindings/minerals';
import { cardBadge } from './labels';
import { previewLines } from './slip';
import { promptLines } from './slip-prompt';
import { NAMES, OPTIONS, position, preview, PREVIEWS, QUINTET, view } from './words.testing';

const NONE: Minerals = [0, 0, 0, 0, 0];

describe('what stands on the slip', () => {
  it('says the way, what is taken and what is ready then', () => {
    expect(previewLines(NAMES, view, PREVIEWS.move)).toEqual([
      '4 steps east, one gap, over a pawn',
      'You take a kyanite and an orpiment, 3 tiles go to the bag.',
      'Then ready: Magpie’s Hoard, Museum Quintet.',
    ]);
    expect(previewLines(NAMES, view, PREVIEWS.map)).toEqual([
      '2 steps south-west, 2 steps east',
      'You pay a tourmaline.',
      'You keep an anthracite.',
      'The game ends with it.',
    ]);
  });
  it('says what a move that fails costs', () => {
    expect(previewLines(NAMES, view, PREVIEWS.fail)).toEqual([
      'You lose this orpiment',
      'Your pawn: row 1, place 1.',
      '1 cut tile goes to the bag.',
      'Then it is Bruno’s turn.',
    ]);
    const options = { ...OPTIONS, fails: true, saves: ['map', 'vortex'] as Tool[] };
    expect(promptLines(NAMES, view, options)).toEqual([
      'No legal move: you will lose this anthracite.',
      'Map or Vortex would save it.',
      'Place your pawn on a white tile.',
    ]);
  });
  it('asks for the step that is due', () => {
    const due = (over: Partial<View>): readonly string[] => promptLines(NAMES, position(over), OPTIONS);
    expect(due({ step: 'removing', removed: 1 })[0]).toBe('Take a tile off the board (2 of 5)');
    expect(due({ step: 'placing', placing: 1 })).toEqual(['Place Bruno’s pawn on a white tile']);
    expect(promptLines(NAMES, view, { ...OPTIONS, underfoot: 'tourmaline' })).toEqual([
      'Your move',
      'Lift your tile and go exactly 3.',
    ]);
  });
  it('counts a card as ready at its lower value', () => {
    const shown = preview({ missing: [[0, 0, 0, 1, 0], [0, 0, 0, 0, 1], null, null] });
    expect(previewLines(NAMES, view, shown).at(-1)).toBe('Then ready: Museum Quintet.');
    const option = { card: QUINTET, missing: [0, 0, 0, 1, 1], missingLower: [0, 0, 0, 1, 0], refused: null } as const;
    const state = (then: Minerals | null): string | null =>
      cardBadge({ option: { ...option, missing: [0, 0, 0, 1, 1], missingLower: [0, 0, 0, 1, 0] }, then });
    expect(state(null)).toBe('lacks 1');
    expect(state([0, 0, 0, 0, 1])).toBe('then ready');
    expect(state([1, 0, 0, 1, 1])).toBe('lacks 1 → 2');
  });
  it('says that a second collection waits for the next turn (MN-30)', () => {
    const paid = { card: QUINTET, missing: NONE, missingLower: null };
    const refused = { refusal: { code: 'collected' }, rule: 'MN-30' } as const;
    expect(cardBadge({ option: { ...paid, refused }, then: null })).toBe('next turn');
    expect(cardBadge({ option: { ...paid, refused: null }, then: null })).toBe('ready');
  });
});
