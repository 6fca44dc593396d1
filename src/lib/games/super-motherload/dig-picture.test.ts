import { describe, expect, it } from 'vitest';
import type { BoardArt } from './art/space';
import { drawDig, readDig, type Dig } from './dig-picture';

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
  it('is read again as it was kept', () => {
    expect(readDig(JSON.parse(JSON.stringify(dig)))).toEqual(dig);
  });

  it.each([
    'null',
    '7',
    '{}',
    '{"boards":[],"covered":[]}',
    '{"boards":[{"slot":0,"depth":1,"spaces":[]}],"covered":[]}',
  ])('is none when what was kept is something else: %s', (kept) => {
    expect(readDig(JSON.parse(kept))).toBeNull();
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
