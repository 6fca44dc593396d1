import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emblem, grit, stars, stones } from './frame';
import { hexCorners, slab, slabDefs, SLABS } from '$lib/games/minerals/poster/slabs';
import { GAMES } from '../games';
import { edge } from './edge';

const sceneries = await Promise.all(GAMES.map(({ scenery }) => scenery()));

beforeEach(() => {
  vi.spyOn(Math, 'random').mockImplementation(() => {
    throw new Error('drawings must not use Math.random');
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const SIZES = [
  [288, 478],
  [220, 365],
  [358, 132],
  [700, 132],
  [560, 258],
] as const;
const ids = (s: string): string[] => [...s.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]!);
const refs = (s: string): string[] => [...s.matchAll(/url\(#([^)]+)\)/g)].map((m) => m[1]!);

describe('scenes', () => {
  it('draw every game at every size, the same each time', () => {
    const drawAll = (): string[] => sceneries.flatMap(({ draw }) => SIZES.map(([w, h]) => draw(w, h)));
    const drawn = drawAll();
    expect(new Set(drawn).size).toBe(GAMES.length * SIZES.length);
    expect(drawAll()).toEqual(drawn);
  });
  it('are whole SVG without a broken number', () => {
    for (const { draw } of sceneries)
      for (const [w, h] of SIZES) {
        const s = draw(w, h);
        expect(s).not.toMatch(/NaN|undefined|Infinity/);
        expect(new DOMParser().parseFromString(s, 'image/svg+xml').querySelector('parsererror')).toBeNull();
      }
  });
  it('hold all they refer to, under ids that no other scene has', () => {
    const taken = sceneries.flatMap(({ draw }) =>
      SIZES.flatMap(([w, h]) => {
        const s = draw(w, h);
        for (const ref of refs(s)) expect(ids(s)).toContain(ref);
        return ids(s);
      }),
    );
    expect(new Set(taken).size).toBe(taken.length);
  });
  it('say nothing to a screen reader', () => {
    for (const { draw } of sceneries) expect(draw(358, 132)).toContain('aria-hidden="true"');
  });
});

describe('slabs', () => {
  it('each mineral has its own pattern, each slab its own veins', () => {
    const plain = (s: string): string => s.replace(/#[0-9a-f]{3,6}\b/g, '').replace(/url\([^)]*\)/g, '');
    expect(new Set(SLABS.map((k) => plain(slab(k, 4, 'x')))).size).toBe(SLABS.length);
    for (const k of SLABS) expect(slab(k, 1, 'x')).not.toBe(slab(k, 2, 'x'));
  });
  it('find their shared definitions', () => {
    for (const k of SLABS) for (const ref of refs(slab(k, 9, 'x'))) expect(ids(slabDefs('x'))).toContain(ref);
  });
  it('stand on a regular hex, point up', () => {
    const c = hexCorners(50);
    expect(c[0][0]).toBeCloseTo(0);
    expect(c[0][1]).toBeCloseTo(-50);
    for (const [x, y] of c) expect(Math.hypot(x, y)).toBeCloseTo(50);
  });
});

describe('frame', () => {
  it('is the same each time and grows with its size', () => {
    for (const draw of [grit, stars, stones]) {
      expect(draw(400, 60)).toBe(draw(400, 60));
      expect(draw(800, 60).length).toBeGreaterThan(draw(400, 60).length);
    }
  });
  it('has two kinds of edge', () => {
    expect(edge(358, 'minerals')).not.toBe(edge(358, 'motherload'));
  });
  it('names the emblem only when asked', () => {
    expect(emblem(44)).toContain('aria-hidden="true"');
    expect(emblem(44, 'e', { label: 'Regolith' })).toContain('aria-label="Regolith"');
  });
});
