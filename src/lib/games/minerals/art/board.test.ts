// The board as a whole: what it costs, what its marks say, how its pawns read.
import { describe, expect, it } from 'vitest';
import { draws, type Point } from './base';
import { boardBed, boardShadow } from './bed';
import { centre, hexKey, neighbours, W, type Hex } from './hex';
import { KINDS, type Kind } from './kinds';
import { loupe, tangents } from './loupe';
import {
  cutMark,
  dotsMark,
  focusMark,
  goneMark,
  holeMark,
  legalMark,
  liftedMark,
  mayTakeMark,
  offendingMark,
  openMark,
  previewMark,
  refusedMark,
  remark,
  takenMark,
  veilMark,
} from './marks';
import { bendOf, pathMark, stopRadius, type PathStep } from './path';
import { LEAST_LETTER, LETTER, ownerMark, pawn, pawnIcon, pawnScale } from './pawn';
import { mineralTile, tileLayer, type LaidTile } from './tile';

/** All 118 tiles (MN-1) in a spiral. */
function fullBoard(): Hex[] {
  const hexes: Hex[] = [{ q: 0, r: 0 }];
  const seen = new Set(hexes.map(hexKey));
  for (const h of hexes)
    for (const n of neighbours(h))
      if (hexes.length < 118 && !seen.has(hexKey(n))) {
        seen.add(hexKey(n));
        hexes.push(n);
      }
  return hexes;
}
const SUPPLY = [53, 30, 20, 10, 5].flatMap((n, i): Kind[] => Array.from({ length: n }, () => KINDS[i]!));
const hexes = fullBoard();
const laid = (seed: string): LaidTile[] =>
  hexes.map((h, i) => ({ at: centre(h), kind: SUPPLY[i]!, seed: `${seed}:${hexKey(h)}` }));
const elements = (s: string): number => (s.match(/<[a-z]/gi) ?? []).length;
const O: Point = [0, 0];

describe('118 tiles', () => {
  it('are at most 2 000 elements and 400 KB of markup, whatever the seeds', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const layer = tileLayer(laid(seed));
      expect(layer.match(/class="mn-tile"/g)).toHaveLength(118);
      expect(elements(layer)).toBeLessThanOrEqual(2000);
      expect(layer.length).toBeLessThanOrEqual(400_000);
    }
  });
  it('are made in well under 100 ms, and for next to nothing again', () => {
    /** Processor time in ms, which does not count what else the machine does. */
    const time = (seed: string): number => {
      const tiles = laid(seed);
      const start = process.cpuUsage();
      tileLayer(tiles, 'timed');
      const used = process.cpuUsage(start);
      return (used.user + used.system) / 1000;
    };
    const fresh = Math.min(...Array.from({ length: 8 }, (_, i) => time(`fresh-${i}`)));
    const again = Math.min(...Array.from({ length: 8 }, () => time('fresh-7')));
    expect(fresh).toBeLessThan(60);
    expect(again).toBeLessThan(fresh / 2);
  });
  it('lie by row, so that nearer ones cover the sides of farther ones', () => {
    const ys = [...tileLayer(laid('a')).matchAll(/<g transform="translate\(\S+ (\S+)\)"><g class="mn-tile"/g)].map(
      (m) => Number(m[1]),
    );
    expect(ys).toHaveLength(118);
    expect(ys).toEqual([...ys].sort((a, b) => a - b));
  });
  it('keep their drawing when they lie elsewhere', () => {
    expect(tileLayer([{ at: [500, 7], kind: 'orpiment', seed: '1,1' }])).toContain(mineralTile('orpiment', '1,1'));
  });
});

describe('the bed', () => {
  it('is a few paths, however many tiles', () => {
    expect(elements(boardBed(hexes) + boardShadow(hexes.map(centre)))).toBeLessThan(20);
    expect(boardBed([])).toBe('');
  });
  it('gives each board of a page its own land', () => {
    expect(boardBed(hexes, 'left')).toContain('<path id="left"');
    expect(boardBed(hexes, 'left')).toBe(boardBed(hexes, 'right').replaceAll('right', 'left'));
  });
  it('draws crevices only where the board has some', () => {
    const hollow = hexes.filter((h) => hexKey(h) !== '0,0');
    expect(boardBed(hexes)).not.toContain('pit');
    expect(boardBed(hollow)).toContain('#mn-pit-lines');
  });
});

describe('a pawn', () => {
  it('has a letter of at least 13 px at every hex width from 28 px', () => {
    for (let width = 28; width <= 120; width += 0.5) {
      const px = width / W;
      const scale = Number(/scale\(([\d.]+)\)/.exec(pawn(3, 'standing', pawnScale(px)))?.[1] ?? 1);
      const size = Number(/font-size="([\d.]+)"/.exec(pawn(3))?.[1]);
      expect(size).toBe(LETTER);
      expect(size * scale * px).toBeGreaterThanOrEqual(13);
    }
    expect(pawnScale(56 / W)).toBe(1);
  });
  it('keeps its letter in small print', () => {
    const letter = (s: string, width: number): number => {
      const box = Number(/viewBox="\S+ \S+ ([\d.]+)/.exec(s)?.[1]);
      return (LETTER * width) / box;
    };
    expect(letter(pawnIcon(0, 31), 31)).toBeGreaterThanOrEqual(LEAST_LETTER);
    expect(letter(ownerMark(4, 20), 20)).toBeGreaterThanOrEqual(LEAST_LETTER);
  });
  it('grows upwards: its foot stays above the studs', () => {
    const scale = pawnScale(28 / W);
    const [, dy, k] = /translate\(0 (-?[\d.]+)\) scale\(([\d.]+)\)/.exec(pawn(0, 'standing', scale))!.map(Number);
    expect(19 * k! + dy!).toBeCloseTo(19, 0);
  });
});

describe('marks', () => {
  const one = { at: O, kind: 'tourmaline' as const };
  const all = {
    veil: veilMark([O]),
    legal: legalMark([one], 0),
    preview: previewMark(one),
    cut: cutMark([{ q: 0, r: 0 }]),
    taken: takenMark(one),
    mayTake: mayTakeMark([one]),
    open: openMark([O]),
    dots: dotsMark([O]),
    gone: goneMark([O]),
    refused: refusedMark(one),
    offending: offendingMark(one),
    focus: focusMark(O, 1),
    hole: holeMark(O),
    lifted: liftedMark(O, 'kyanite', 'a', 1),
  };
  it('each say another thing without colour', () => {
    const bare = Object.values(all).map((s) => s.replace(/(fill|stroke|class)="[^"]*"/g, ''));
    expect(new Set(bare).size).toBe(bare.length);
  });
  it('leave the studs to be read', () => {
    for (const s of [all.legal, all.preview, all.taken, all.mayTake, all.refused, all.offending])
      expect(s).toContain('#mn-studs-3"');
    expect(legalMark([{ at: O }], 0)).not.toContain('studs');
  });
  it('draw nothing for no hex', () => {
    for (const s of [
      veilMark([]),
      legalMark([], 0),
      mayTakeMark([]),
      openMark([]),
      dotsMark([]),
      goneMark([]),
      cutMark([]),
    ])
      expect(s).toBe('');
  });
  it('do not rule out the tile that is taken', () => {
    const part = [
      { q: 0, r: 0 },
      { q: 1, r: 0 },
    ];
    const ruled = (s: string): number =>
      (/<path d="([^"]+)" fill="url\(#mn-cut-lines\)"/.exec(s)?.[1]?.match(/M/g) ?? []).length;
    expect(ruled(cutMark(part))).toBe(2);
    expect(ruled(cutMark(part, { q: 1, r: 0 }))).toBe(1);
  });
  it('focus is 3 px wide at every size', () => {
    for (const px of [0.32, 0.65, 1.1]) {
      const width = Number(/stroke="var\(--focus[^"]*" stroke-width="([\d.]+)"/.exec(focusMark(O, px))?.[1]);
      expect(width * px).toBeCloseTo(3, 1);
    }
  });
  it('remarks are 15 px high and hold text', () => {
    const s = remark({ to: O, from: [100, 20], lines: ['a < b', 'c'], tone: 'bad' }, 0.5);
    expect(s).toContain('font-size="30"');
    expect(s).toContain('a &lt; b');
  });
});

describe('a path', () => {
  const way = (...places: readonly (readonly [q: number, r: number, on?: PathStep['on']])[]): PathStep[] =>
    places.map(([q, r, on = 'tile']) => ({ at: centre({ q, r }), on }));
  const from = centre({ q: 0, r: 0 });
  it('numbers each step but the landing', () => {
    const { stops } = pathMark(from, way([1, 0], [2, 0, 'gap'], [3, 0]), 0.6);
    expect([...stops.matchAll(/>(\d)<\/text>/g)].map((m) => m[1])).toEqual(['1', '2']);
    expect([...stops.matchAll(/data-on="(\w+)"/g)].map((m) => m[1])).toEqual(['tile', 'gap']);
    expect(stops.match(/stroke-dasharray/g)).toHaveLength(1);
  });
  it('letters stops at 13 px at every size, inside their ring', () => {
    for (const width of [28, 34, 56, 97]) {
      const px = width / W;
      const { stops } = pathMark(from, way([1, 0], [2, 0]), px);
      expect(Number(/font-size="([\d.]+)"/.exec(stops)?.[1]) * px).toBeGreaterThan(12.95);
      expect(stopRadius(px) * px).toBeGreaterThan(9);
    }
  });
  it('finds the bend (MN-46), and none in a straight way', () => {
    expect(bendOf(from, way([1, 0], [2, 0], [3, 0]))).toBe(-1);
    expect(bendOf(from, way([1, 0], [1, 1], [1, 2]))).toBe(0);
    expect(bendOf(from, way([1, 0], [2, 0], [1, 0]))).toBe(1);
    expect(bendOf(from, way([1, 0]))).toBe(-1);
  });
  it('keeps the stops apart when it goes straight back over itself', () => {
    const { stops } = pathMark(from, way([1, 0], [2, 0], [3, 0], [2, 0], [1, 0]), 0.6);
    const spots = [...stops.matchAll(/<text x="(-?[\d.]+)" y="(-?[\d.]+)"/g)].map(
      (m) => [Number(m[1]), Number(m[2])] as const,
    );
    for (const [i, a] of spots.entries())
      for (const b of spots.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(30);
  });
  it('is nothing without steps', () => expect(pathMark(from, [], 1)).toEqual({ line: '', stops: '' }));
});

describe('the glass', () => {
  it('is joined to its ring by lines that touch both circles', () => {
    const [a, b] = [
      { x: 100, y: 80, r: 30 },
      { x: 190, y: 500, r: 160 },
    ];
    const lines = tangents(a, b);
    expect(lines).toHaveLength(2);
    for (const [p, q] of lines)
      for (const [disc, end] of [
        [a, p],
        [b, q],
      ] as const) {
        const [rx, ry] = [end[0] - disc.x, end[1] - disc.y];
        expect(Math.hypot(rx, ry)).toBeCloseTo(disc.r);
        expect(rx * (q[0] - p[0]) + ry * (q[1] - p[1])).toBeCloseTo(0); // at right angles to the radius
      }
    expect(tangents(b, { ...b, r: 10 })).toEqual([]);
  });
  it('clips what it shows', () => {
    const s = loupe({ x: 9, y: 9, r: 9 }, { x: 0, y: 0, r: 3 }, '<g/>', 'k');
    expect(s).toContain('<g clip-path="url(#k-clip)"><g/>');
  });
});

it('chance comes from the seed alone', () => {
  const take = (n: number, ...seed: (string | number)[]): number[] => {
    const g = draws(...seed);
    return Array.from({ length: n }, () => g.next());
  };
  const row = (...seed: (string | number)[]): number[] => take(5, ...seed);
  expect(row('a', 1)).toEqual(row('a', 1));
  expect(row('a', 1)).not.toEqual(row('a', 2));
  const many = take(4000, 'even');
  expect(many.reduce((a, b) => a + b) / many.length).toBeCloseTo(0.5, 1);
});
