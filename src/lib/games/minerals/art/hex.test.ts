import { describe, expect, it } from 'vitest';
import {
  centre,
  corners,
  crevices,
  DIRECTIONS,
  distance,
  fit,
  hexAt,
  hexKey,
  neighbours,
  outline,
  R,
  same,
  SIXTHS,
  step,
  THICK,
  turn,
  turnDirection,
  W,
  type Hex,
} from './hex';

const disc = (radius: number): Hex[] => {
  const all: Hex[] = [];
  for (let q = -radius; q <= radius; q++)
    for (let r = -radius; r <= radius; r++) if (distance({ q: 0, r: 0 }, { q, r }) <= radius) all.push({ q, r });
  return all;
};
/** Hexes drawn row by row, odd rows half a hex to the right; `o` for a tile. */
const drawn = (rows: readonly string[]): Hex[] =>
  rows.flatMap((row, r) =>
    Array.from(row).flatMap((ch, column): Hex[] => (ch === 'o' ? [{ q: column - (r - (r & 1)) / 2, r }] : [])),
  );
const away = (a: readonly [number, number], b: readonly [number, number]): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1]);

describe('neighbours', () => {
  it('are six, each one step away, each other way round too', () => {
    const h = { q: 3, r: -5 };
    const six = neighbours(h);
    expect(new Set(six.map(hexKey)).size).toBe(6);
    for (const [i, n] of six.entries()) {
      expect(distance(h, n)).toBe(1);
      expect(same(step(n, SIXTHS[(i + 3) % 6]!), h)).toBe(true);
    }
  });
  it('lie a hex width apart on the drawing, clockwise from east', () => {
    const o = centre({ q: 0, r: 0 });
    neighbours({ q: 0, r: 0 }).forEach((n, i) => {
      const c = centre(n);
      expect(away(o, c)).toBeCloseTo(W);
      expect(c[0]).toBeCloseTo(W * Math.cos((i * Math.PI) / 3));
      expect(c[1]).toBeCloseTo(W * Math.sin((i * Math.PI) / 3));
    });
  });
});

describe('distance', () => {
  it('is the number of steps along a line, and obeys the triangle', () => {
    for (const d of SIXTHS) expect(distance({ q: 1, r: 1 }, step({ q: 1, r: 1 }, d, 5))).toBe(5);
    const few = disc(2);
    for (const a of few)
      for (const b of few) {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, b) === 0).toBe(same(a, b));
        for (const c of few) expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
      }
  });
  it('counts 1 + 3n(n + 1) hexes within n', () => {
    expect([0, 1, 2, 3, 6].map((n) => disc(n).length)).toEqual([1, 7, 19, 37, 127]);
  });
});

describe('turning', () => {
  const some = disc(3);
  it('by six sixths changes nothing, and two turns add up', () => {
    for (const h of some) {
      expect(turn(h, 6)).toEqual(h);
      expect(turn(turn(h, 1), -1)).toEqual(h);
      expect(turn(turn(h, 2), 3)).toEqual(turn(h, 5));
    }
  });
  it('keeps distances, and turns directions with the board', () => {
    for (const a of some) for (const b of some) expect(distance(turn(a, 1), turn(b, 1))).toBe(distance(a, b));
    for (const d of SIXTHS)
      for (const k of [0, 1, 4]) expect(turn(DIRECTIONS[d], k)).toEqual(DIRECTIONS[turnDirection(d, k)]);
  });
  it('is a turn of the drawing', () => {
    const [x, y] = centre({ q: 2, r: 1 });
    const [tx, ty] = centre(turn({ q: 2, r: 1 }, 1));
    expect(tx).toBeCloseTo(x * Math.cos(Math.PI / 3) - y * Math.sin(Math.PI / 3));
    expect(ty).toBeCloseTo(x * Math.sin(Math.PI / 3) + y * Math.cos(Math.PI / 3));
  });
});

describe('points', () => {
  it('belong to the hex whose middle is nearest', () => {
    for (const h of disc(3)) {
      expect(hexAt(centre(h))).toEqual(h);
      for (const c of corners(R * 0.97, ...centre(h))) expect(hexAt(c)).toEqual(h);
    }
  });
});

describe('outline', () => {
  const edges = (hexes: readonly Hex[]): number => (outline(hexes).match(/M/g) ?? []).length;
  it('has the edges that face no other hex of the set', () => {
    expect(edges([{ q: 0, r: 0 }])).toBe(6);
    expect(edges(drawn(['oo']))).toBe(10);
    expect(edges(disc(1))).toBe(18);
    expect(outline(disc(1), R, [0]).match(/M/g)).toHaveLength(3);
  });
  it('puts the edge of a direction between a hex and its neighbour there', () => {
    for (const d of SIXTHS) {
      const [x1, y1, x2, y2] = outline([{ q: 0, r: 0 }], R, [d])
        .match(/-?[\d.]+/g)!
        .map(Number);
      const [nx, ny] = centre(step({ q: 0, r: 0 }, d));
      expect((x1! + x2!) / 2).toBeCloseTo(nx / 2, 0);
      expect((y1! + y2!) / 2).toBeCloseTo(ny / 2, 0);
    }
  });
});

describe('crevices', () => {
  it('are empty hexes that no way leads out of', () => {
    const ring = disc(2).filter((h) => distance(h, { q: 0, r: 0 }) === 2);
    expect(crevices(ring)).toHaveLength(7);
    expect(crevices(ring.slice(1))).toEqual([]);
    expect(crevices(disc(2))).toEqual([]);
    expect(crevices([])).toEqual([]);
  });
  it('may be several', () => {
    const board = drawn(['.ooooo.', 'o.oo.oo', '.ooooo.']);
    expect(crevices(board).map(hexKey).sort()).toEqual(['1,1', '4,1']);
  });
});

describe('fit', () => {
  const board = disc(6).slice(0, 118);
  it('keeps the whole board with its margin in the stage', () => {
    for (const [w, h] of [
      [390, 388],
      [840, 640],
      [1200, 500],
    ] as const) {
      const f = fit(board, w, h);
      const [x, y, bw, bh] = f.view;
      expect(bw * f.px).toBeCloseTo(w);
      expect(bh * f.px).toBeCloseTo(h);
      if (!f.whole) continue;
      for (const hex of board) {
        const [cx, cy] = centre(turn(hex, f.sixths));
        expect(cx - W / 2).toBeGreaterThan(x);
        expect(cx + W / 2).toBeLessThan(x + bw);
        expect(cy - R).toBeGreaterThan(y);
        expect(cy + R + THICK).toBeLessThan(y + bh);
      }
    }
  });
  it('turns a long board along a long stage', () => {
    const long = drawn(['oooooooooooo']);
    expect(fit(long, 900, 200).sixths).toBe(0);
    const upright = fit(long, 300, 900);
    expect(upright.sixths).not.toBe(0);
    expect(upright.px).toBeGreaterThan(fit(long, 300, 900, { turns: [0] }).px);
  });
  it('never goes under 28 px, but says that the board is not whole', () => {
    const f = fit(disc(10), 320, 320);
    expect(f.hexWidth).toBeCloseTo(28);
    expect(f.whole).toBe(false);
    expect(fit(board, 900, 900).whole).toBe(true);
    expect(fit([{ q: 0, r: 0 }], 900, 900, { most: 97 }).hexWidth).toBeCloseTo(97);
  });
  it('needs no tile', () => expect(fit([], 300, 300).px).toBeGreaterThan(0));
});
