import { describe, expect, it } from 'vitest';
import { memoryKeep } from '$lib/settings/memory-keep';
import { change, engineOptions, mineralsPlan, readExtra, readSeed } from './plan';

const OWN = { text: 'wk#1234', tiles: [0, 0, 0, 0, 1, 1], whole: true };
const SIDES = ['a', null, 'b', null, null] as const;

describe('the plan of a new game', () => {
  it('leaves everything to chance at first: the full game on a drawn board', () => {
    expect(engineOptions(mineralsPlan(memoryKeep()))).toEqual({
      variant: 'full',
      first: null,
      board: { generated: { shape: null, seed: null } },
      tools: [null, null, null, null, null],
      suddenEnd: false,
    });
  });

  it('gives the engine what was chosen, and the seed whose picture was seen', () => {
    const plan = mineralsPlan(memoryKeep());
    change(plan, { variant: 'full', board: 'ring', seed: 417, sides: [...SIDES], suddenEnd: true });
    plan.first = 1;
    expect(engineOptions(plan)).toEqual({
      variant: 'full',
      first: 1,
      board: { generated: { shape: 'ring', seed: 417 } },
      tools: ['a', null, 'b', null, null],
      suddenEnd: true,
    });
  });

  it('plays a painted board by its text, and no tools where there are none', () => {
    const plan = mineralsPlan(memoryKeep());
    change(plan, { variant: 'cards', board: 'own', own: OWN, sides: [...SIDES] });
    expect(engineOptions(plan)).toMatchObject({ board: { written: 'wk#1234' }, tools: [null, null, null, null, null] });
    expect(plan.extra.sides).toEqual(SIDES);
  });

  it('is there again next time', () => {
    const keep = memoryKeep();
    const plan = mineralsPlan(keep);
    change(plan, { variant: 'tiles', board: 'own', own: OWN, seed: 12, sides: [...SIDES], suddenEnd: true });
    plan.setCount(5);
    plan.remember();
    const again = mineralsPlan(keep);
    expect(again.extra).toEqual(plan.extra);
    expect(again.seats).toHaveLength(5);
  });

  it('reads what somebody else wrote with care', () => {
    for (const kept of [null, 3, 'x', [], { variant: 'chess', board: 'own', seed: -1, own: { text: 1 }, sides: 'ab' }])
      expect(readExtra(kept)).toMatchObject({
        variant: 'full',
        board: 'surprise',
        own: null,
        sides: [null, null, null, null, null],
        suddenEnd: false,
      });
    expect(readExtra({ own: { ...OWN, tiles: [0, 'x'] } }).own).toBeNull();
    expect(readExtra({ sides: ['b', 'c', 'a'] }).sides).toEqual(['b', null, 'a', null, null]);
  });

  it('takes a seed that is a whole number, up to the largest of the engine', () => {
    expect([readSeed(' 417 '), readSeed('0'), readSeed('4294967295')]).toEqual([417, 0, 4294967295]);
    expect([readSeed(''), readSeed('-1'), readSeed('1.5'), readSeed('4294967296'), readSeed('ab')]).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });
});
