import { describe, expect, it } from 'vitest';
import type { BoardArt } from '$lib/games/super-motherload/art/space';
import { memoryKeep } from '$lib/settings/memory-keep';
import { drawDig, keepDig, keptDig, type Dig } from './dig-picture';

const board = (slot: number): BoardArt => ({
  slot,
  depth: slot + 1,
  spaces: Array.from({ length: 64 }, (_, i) =>
    i === 63
      ? { terrain: { kind: 'dirt' }, thing: { kind: 'mineral', mineral: 'gold' } }
      : { terrain: { kind: 'dirt' } },
  ),
});
const dig: Dig = { boards: [board(0), board(1)], covered: [3, 11, 19] };
const top = (svg: string): number => Number(/viewBox="\S+ (\S+)/.exec(svg)?.[1]);

describe('the picture of the last dig', () => {
  it('is kept for each of the saves that were played last', () => {
    const keep = memoryKeep();
    for (const save of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) keepDig(keep, save, dig);
    keepDig(keep, 'a', { ...dig, covered: [5] });
    keepDig(keep, 'i', dig);
    expect(keptDig(keep, 'a')?.covered).toEqual([5]);
    expect(keptDig(keep, 'i')).toEqual(dig);
    expect(keptDig(keep, 'b')).toBeNull();
  });

  it.each([
    '{}',
    '{"digs":7}',
    '{"digs":[{"save":"a"}]}',
    '{"digs":[{"save":"a","dig":{"boards":[],"covered":[]}}]}',
    '{"digs":[{"save":"a","dig":{"boards":[{"slot":0,"depth":1,"spaces":[]}],"covered":[]}}]}',
  ])('is none when what was kept is something else: %s', (digs) => {
    expect(keptDig(memoryKeep({ digs }), 'a')).toBeNull();
  });

  it('looks where the digging is, and never past the boards', () => {
    expect(top(drawDig({ ...dig, covered: [] }, 560, 258, 'x'))).toBe(0);
    const middle = top(drawDig({ ...dig, covered: [64] }, 560, 258, 'x'));
    expect(middle).toBeGreaterThan(4 * 45);
    expect(middle).toBeLessThan(8 * 45);
    const low = drawDig({ ...dig, covered: [127] }, 560, 258, 'x');
    const height = Number(/viewBox="\S+ \S+ \S+ ([\d.]+)/.exec(low)?.[1]);
    expect(top(low) + height).toBeCloseTo(16 * 45, 0);
  });
});
