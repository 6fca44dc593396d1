import { describe, expect, it } from 'vitest';
import { lacking, payable, plus, recipe, standing } from './needs';

describe('a recipe', () => {
  it('lacks what the pool has too little of, and surplus does not help', () => {
    expect(lacking([1, 2, 2, 1, 0], [1, 2, 1, 0, 0])).toBe(2);
    expect(lacking([1, 0, 0, 0, 0], [0, 9, 9, 9, 9])).toBe(1);
    expect(lacking([0, 0, 0, 0, 0], [0, 0, 0, 0, 0])).toBe(0);
  });
  it('MN-30: is paid in full', () => {
    expect(payable([1, 2, 2, 1, 0], [1, 2, 2, 1, 0], false)).toBe('full');
    expect(payable([1, 2, 2, 1, 0], [1, 2, 2, 0, 5], false)).toBe('no');
  });
  it('MN-31: may be paid without the orpiment for the lower value', () => {
    expect(payable([2, 1, 0, 1, 1], [2, 1, 0, 1, 0], true)).toBe('low');
    expect(payable([2, 1, 0, 1, 1], [2, 1, 0, 1, 1], true)).toBe('full');
    expect(payable([2, 1, 0, 1, 1], [2, 1, 0, 0, 1], true)).toBe('no');
    expect(payable([2, 1, 0, 1, 1], [2, 1, 0, 1, 0], false)).toBe('no');
  });
  it('stands now and after the previewed move', () => {
    expect(standing([1, 2, 2, 1, 0], [1, 2, 1, 0, 0], [0, 0, 1, 1, 0], false)).toEqual({
      now: 2,
      after: 0,
      payable: 'no',
      payableAfter: 'full',
    });
  });
  it('is laid out mineral by mineral: held, then brought, then lacking', () => {
    expect(recipe([3, 0, 0, 0, 1], [1, 0, 0, 0, 0], [1, 0, 0, 0, 0]).map((n) => `${n.kind} ${n.state}`)).toEqual([
      'wollastonite held',
      'wollastonite brought',
      'wollastonite lacking',
      'orpiment lacking',
    ]);
    expect(plus([1, 2, 3, 4, 5], [1, 1, 1, 1, 1])).toEqual([2, 3, 4, 5, 6]);
  });
});
