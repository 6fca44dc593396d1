import { describe, expect, it } from 'vitest';
import { hexKey } from './art/hex';
import { Layout, LEAST_HEX } from './layout.svelte';

/** All 118 tiles (MN-1), row by row, about as tall as wide: 12 rows of 9 and 10. */
const HEXES = Array.from({ length: 12 }, (_, r) => r).flatMap((r) =>
  Array.from({ length: r % 6 === 0 ? 9 : 10 }, (_, i) => ({ r, q: i - Math.floor(r / 2) })),
);
const at = (width: number, height: number): Layout => {
  const layout = new Layout();
  layout.resize(width, height);
  return layout;
};

describe('the layout', () => {
  it('is drawn for a whole board', () => {
    expect(new Set(HEXES.map(hexKey)).size).toBe(118);
  });
  it.each([
    [390, 844, 'phone', false],
    [360, 640, 'phone', true],
    [768, 1024, 'tablet', false],
    [844, 390, 'side', false],
    [1024, 700, 'side', false],
    [1100, 700, 'desk', false],
    [1280, 720, 'desk', false],
    [1440, 900, 'desk', false],
    [2560, 1440, 'desk', false],
  ])('%i × %i is a %s', (width, height, kind, short) => {
    expect([at(width, height).kind, at(width, height).short]).toEqual([kind, short]);
  });
  it.each([
    [390, 844],
    [360, 640],
    [768, 1024],
    [1440, 900],
    [2560, 1440],
  ])('shows the whole board at %i × %i, no hex under 28 px', (width, height) => {
    const fit = at(width, height).fitOf(HEXES);
    expect([fit.whole, fit.hexWidth >= 28]).toEqual([true, true]);
  });
  it('shows the widest boards of the generators whole, 15 hexes across', () => {
    const row = (r: number): { q: number; r: number }[] =>
      Array.from({ length: 15 }, (_, i) => ({ q: i - Math.floor(r / 2), r }));
    const wide = Array.from({ length: 17 }, (_, r) => row(r)).flat();
    for (const [width, height] of [
      [360, 640],
      [390, 844],
    ] as const)
      expect(at(width, height).fitOf(wide).whole).toBe(true);
  });
  it('pans a board that would be too small, at the least size', () => {
    const wide = Array.from({ length: 30 }, (_, q) => ({ q, r: 0 })).concat(
      Array.from({ length: 30 }, (_, r) => ({ q: 0, r })),
    );
    const fit = at(360, 640).fitOf(wide);
    expect(fit.whole).toBe(false);
    expect(fit.hexWidth).toBeCloseTo(LEAST_HEX);
  });
  it('takes the stage as it was measured, and the same fit for the same board', () => {
    const layout = at(390, 844);
    layout.measure(300, 300);
    expect(layout.stage).toEqual([300, 300]);
    expect(layout.fitOf(HEXES)).toBe(layout.fitOf(HEXES));
    layout.measure(0, 0);
    expect(layout.stage).toEqual([300, 300]);
  });
});
