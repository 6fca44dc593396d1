import { describe, expect, it } from 'vitest';
import { bombPattern, fitPattern, normalised, patternCells, patternSize, turned } from './pattern';

describe('patternCells', () => {
  it('reads a drawn pattern', () => {
    expect(patternCells(['##.', '.##'])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
    ]);
  });
});

describe('turned', () => {
  const ell = patternCells(['#.', '#.', '##']);

  it('turns clockwise', () => {
    expect(turned(ell, 1)).toEqual(patternCells(['###', '#..']));
    expect(turned(ell, 2)).toEqual(patternCells(['##', '.#', '.#']));
    expect(turned(ell, 3)).toEqual(patternCells(['..#', '###']));
  });
  it('comes back after four turns, and after minus three and three', () => {
    expect(turned(ell, 4)).toEqual(normalised(ell));
    expect(turned(turned(ell, -3), 3)).toEqual(normalised(ell));
  });
  it('mirrors left to right', () => {
    expect(turned(ell, 0, true)).toEqual(patternCells(['.#', '.#', '##']));
    expect(turned(turned(ell, 0, true), 0, true)).toEqual(normalised(ell));
  });
});

describe('fitPattern', () => {
  const shapes = [['#'], ['##'], ['#', '#', '#', '#'], ['###', '.#.'], ['##', '##'], ['##.', '.##']];

  it('keeps every pattern whole and centred inside its square', () => {
    for (const rows of shapes)
      for (const side of [19, 32, 60]) {
        const cells = patternCells(rows);
        const [w, h] = patternSize(cells);
        const fit = fitPattern(cells, 7, 11, side);
        expect(fit.unit).toBeGreaterThanOrEqual(1);
        expect(w * fit.unit).toBeLessThanOrEqual(side);
        expect(h * fit.unit).toBeLessThanOrEqual(side);
        expect(fit.x + (w * fit.unit) / 2).toBeCloseTo(7 + side / 2);
        expect(fit.y + (h * fit.unit) / 2).toBeCloseTo(11 + side / 2);
      }
  });
  it('draws one blast a space', () => {
    for (const rows of shapes) {
      const cells = patternCells(rows);
      expect(bombPattern(cells, 0, 0).match(/<circle/g)).toHaveLength(cells.length);
    }
  });
  it('never makes a short pattern larger than half its square', () => {
    expect(fitPattern(patternCells(['#']), 0, 0, 32).unit).toBe(16);
  });
});
