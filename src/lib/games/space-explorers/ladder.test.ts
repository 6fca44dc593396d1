import { describe, expect, it } from 'vitest';
import type { Payer, Rung } from '$lib/backend/bindings/space-explorers';
import { divisionOnTop, each, handSources, sourceOf, stepsOf } from './ladder';
import { sampleView } from './testing';

const rungs = (...payers: Payer[]): Rung[] => payers.map((payer) => ({ icon: 'science', payer }));
const FREE: Payer = { kind: 'discount' };
const token: Payer = { kind: 'token', division: 'science', ability: null };

describe('the ladder of a plan', () => {
  it('stands from the top, with the ignored icons together at the bottom', () => {
    const steps = stepsOf(rungs(FREE, FREE, token, token));
    expect(steps.map(({ payer, icons }) => [payer.kind, icons.length])).toEqual([
      ['token', 1],
      ['token', 1],
      ['discount', 2],
    ]);
  });
  it('joins the icons of one returned card, not those of two', () => {
    const [one, other]: [Payer, Payer] = [
      { kind: 'card', card: 8 },
      { kind: 'card', card: 60 },
    ];
    expect(stepsOf(rungs(one, one, other, other)).map(({ icons }) => icons.length)).toEqual([2, 2]);
  });
  it('knows what is taken out when a payer is tapped', () => {
    const view = sampleView();
    expect(sourceOf(view, token)).toEqual({ kind: 'token', division: 'science' });
    expect(sourceOf(view, { kind: 'card', card: 60 })).toEqual({ kind: 'card', card: 60 });
    expect(sourceOf(view, { kind: 'ability', card: 1 })).toEqual({ kind: 'ability', division: 'construction' });
    expect(sourceOf(view, { kind: 'staying-token', division: 'science', ability: 21 })).toEqual({
      kind: 'ability',
      division: 'testing',
    });
    for (const payer of [FREE, { kind: 'open' }, { kind: 'free', card: 8 }] satisfies Payer[])
      expect(sourceOf(view, payer)).toBeNull();
  });
  it('knows which own card lies on top', () => {
    expect(divisionOnTop(sampleView(), 21)).toBe('testing');
    expect(divisionOnTop(sampleView(), 44)).toBeNull();
  });
  it('returns any card of the hand but the one that is recruited', () => {
    expect(handSources(sampleView(), { card: 14 })).toEqual([8, 60]);
    expect(handSources(sampleView(), { card: 7 })).toEqual([8, 14, 60]);
  });
  it('lays tokens out one by one', () => {
    expect(each([2, 0, 1, 0, 0])).toEqual(['engineering', 'engineering', 'science']);
  });
});
