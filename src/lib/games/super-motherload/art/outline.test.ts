import { describe, expect, it } from 'vitest';
import { contour, trace, type Box, type Corner } from './outline';

/** Loops of a drawn set, `o` for covered. */
function drawn(rows: readonly string[]): { loops: Corner[][]; has: (x: number, y: number) => boolean; box: Box } {
  const has = (x: number, y: number): boolean => rows[y]?.[x] === 'o';
  const box: Box = [0, 0, Math.max(...rows.map((r) => r.length)), rows.length];
  return { loops: trace(has, box), has, box };
}
/** Signed area in spaces: positive around the outside, negative around a hole. */
const area = (loop: readonly Corner[]): number =>
  loop.reduce((sum, a, i) => {
    const b = loop[(i + 1) % loop.length]!;
    return sum + (a.x * b.y - b.x * a.y) / 2;
  }, 0);
const areas = (rows: readonly string[]): number[] =>
  drawn(rows)
    .loops.map(area)
    .sort((a, b) => a - b);

describe('trace', () => {
  it('goes clockwise around a single space', () => {
    const { loops } = drawn(['...', '.o.', '...']);
    expect(loops).toEqual([
      [
        { x: 1, y: 1, heading: 0 },
        { x: 2, y: 1, heading: 1 },
        { x: 2, y: 2, heading: 2 },
        { x: 1, y: 2, heading: 3 },
      ],
    ]);
  });

  it('draws nothing for an empty board', () => {
    expect(areas(['....', '....'])).toEqual([]);
  });

  it('makes one loop of the whole board', () => {
    expect(areas(Array.from({ length: 16 }, () => 'oooooooo'))).toEqual([128]);
  });

  it('SM-21: never joins spaces that touch at a corner only', () => {
    expect(areas(['o.', '.o'])).toEqual([1, 1]);
    expect(areas(['.o', 'o.'])).toEqual([1, 1]);
    expect(areas(['o.o', '.o.', 'o.o'])).toEqual([1, 1, 1, 1, 1]);
  });

  it('SM-21: keeps a corner open in one outline that meets itself there', () => {
    // both arms belong to one piece, yet the outline must pass the corner twice and not pinch there
    for (const rows of [
      ['oo.', 'o.o', 'ooo'],
      ['.oo', 'o.o', 'ooo'],
      ['ooo', 'o.o', 'oo.'],
      ['ooo', 'o.o', '.oo'],
    ]) {
      const { loops } = drawn(rows);
      expect(loops).toHaveLength(1);
      expect(area(loops[0]!)).toBe(7);
    }
  });

  it('goes the other way around a hole', () => {
    expect(areas(['ooo', 'o.o', 'ooo'])).toEqual([-1, 9]);
    expect(areas(['ooooo', 'o.o.o', 'ooooo'])).toEqual([-1, -1, 15]);
  });

  it('leaves no edge out and uses none twice, whatever is covered', () => {
    let bits = 12345;
    for (let n = 0; n < 300; n++) {
      const rows = Array.from({ length: 5 }, () =>
        Array.from({ length: 5 }, () => {
          bits = (Math.imul(bits, 1103515245) + 12345) >>> 0;
          return bits & 0x10000 ? 'o' : '.';
        }).join(''),
      );
      const { loops } = drawn(rows);
      expect(loops.reduce((sum, loop) => sum + area(loop), 0)).toBe(rows.join('').replaceAll('.', '').length);
      for (const loop of loops)
        for (const [i, c] of loop.entries()) expect(c.heading).not.toBe(loop[(i + 1) % loop.length]!.heading);
    }
  });
});

describe('contour', () => {
  const numbers = (d: string): number[] => (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

  it('stays inside the spaces it goes around', () => {
    const { has, box } = drawn(['....', '.oo.', '....']);
    const all = numbers(contour(has, box));
    const xs = all.filter((_, i) => i % 2 === 0);
    const ys = all.filter((_, i) => i % 2 === 1);
    expect(Math.min(...xs)).toBeGreaterThan(45);
    expect(Math.max(...xs)).toBeLessThan(135);
    expect(Math.min(...ys)).toBeGreaterThan(45);
    expect(Math.max(...ys)).toBeLessThan(90);
  });

  it('has one subpath a loop', () => {
    const { has, box } = drawn(['ooo.o', 'o.o..', 'ooo..']);
    expect(contour(has, box).match(/M/g)).toHaveLength(3);
  });

  it('keeps a wall where it is when tunnel is dug elsewhere', () => {
    const before = drawn(['oo....', '......', '......']);
    const after = drawn(['oo....', '......', '...ooo']);
    const first = contour(before.has, before.box);
    expect(contour(after.has, after.box).startsWith(first)).toBe(true);
  });
});
