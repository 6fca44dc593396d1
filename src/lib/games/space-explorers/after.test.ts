import { describe, expect, it } from 'vitest';
import type { Effect, View } from '$lib/backend/bindings/space-explorers';
import { seatOf, withEffect } from './after';
import { NAMES, sampleView } from './testing';

const after = (effect: Effect, view: View = sampleView()): View => withEffect(NAMES.content, view, effect);

describe('the position after an effect', () => {
  it('a card taken lies in the hand, seen by all', () => {
    const view = after({ kind: 'took', seat: 1, card: 7, ability: null });
    expect(view.center).toEqual([20, 31, 36, 44, 53]);
    expect(view.seats[1]?.hand).toEqual({ count: 3, cards: null, seen: [7, 9] });
  });
  it('a card drawn is known to its owner only', () => {
    const own = after({ kind: 'drew', seat: 0, card: 2, ability: null });
    expect([own.deck, own.seats[0]?.hand]).toEqual([8, { count: 4, cards: [2, 8, 14, 60], seen: [8] }]);
    expect(after({ kind: 'drew', seat: 1, card: null, ability: null }).seats[1]?.hand.count).toBe(3);
  });
  it('a recruit comes into the hub with its skills, from the Center or the hand', () => {
    const view = after({
      kind: 'recruited',
      seat: 0,
      card: 53,
      from: 'center',
      division: 'engineering',
      covers: 5,
      abilities: [],
    });
    expect(view.center).not.toContain(53);
    expect(view.seats[0]).toMatchObject({ hub: [[5, 53], [21], [], [1], []], specialists: 4 });
    const gained = NAMES.content.specialist(53).skills.length;
    const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);
    expect(sum(view.seats[0]?.skills ?? [])).toBe(3 + gained);
    const hand = after({
      kind: 'recruited',
      seat: 0,
      card: 8,
      from: 'hand',
      division: 'engineering',
      covers: 5,
      abilities: [],
    });
    expect(hand.seats[0]?.hand).toEqual({ count: 2, cards: [14, 60], seen: [] });
    expect(hand.center).toHaveLength(6);
  });
  it('tokens go to the left neighbour', () => {
    const view = after({ kind: 'handed', seat: 0, to: 1, tokens: [1, 2, 0, 0, 0] });
    expect(view.seats[0]?.tokens).toEqual([0, 0, 1, 0, 1]);
    expect(view.seats[1]?.tokens).toEqual([2, 3, 1, 1, 1]);
  });
  it('cards returned and cards that fill up lie in the Center', () => {
    const returned = after({ kind: 'returned', seat: 0, cards: [8, 60] });
    expect(returned.center).toEqual([7, 20, 31, 36, 44, 53, 8, 60]);
    expect(returned.seats[0]?.hand).toEqual({ count: 1, cards: [14], seen: [] });
    const refilled = after({ kind: 'refilled', cards: [2, 3] });
    expect([refilled.center.length, refilled.deck]).toEqual([8, 7]);
  });
  it('of the cards looked at one is kept and the others go into the Center', () => {
    const looked = after({ kind: 'looked', seat: 0, count: 3, cards: [2, 3, 4], ability: 32 });
    expect(looked.deck).toBe(6);
    const kept = after({ kind: 'kept', seat: 0, card: 3, center: [2, 4] }, looked);
    expect(kept.center.slice(-2)).toEqual([2, 4]);
    expect([kept.deck, kept.seats[0]?.hand.cards]).toEqual([6, [3, 8, 14, 60]]);
  });
  it('a project is taken, in this round', () => {
    const view = after({ kind: 'completed', seat: 1, project: 3, abilities: [] });
    expect(view.projects[1]).toEqual({ project: 3, taken: { seat: 1, round: 3 } });
  });
  it('a turn begins', () => {
    expect(after({ kind: 'turn-began', seat: 1, round: 4 })).toMatchObject({ turn: 1, round: 4 });
    expect(after({ kind: 'last-round', seat: 1, reason: 'projects' }).lastRound).toBe('projects');
    const view = sampleView();
    expect(after({ kind: 'passed', seat: 0 }, view)).toBe(view);
  });
});
it('an effect is about a seat, or about nobody', () => {
  expect(seatOf({ kind: 'passed', seat: 2 })).toBe(2);
  expect(seatOf({ kind: 'refilled', cards: [1] })).toBeNull();
});
