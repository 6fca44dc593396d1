import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blocksLayer, board, groundLayer, terrainLayer, thingsLayer, tunnelLayer } from './board';
import { ghostArt, ghostBox, ghostOver, ghostPath, ghostThings, ghostUnder, legalTicks } from './overlays';
import { coveredBy, rowsOf, spaceOn, spacesFrom, type BoardArt, type Covered } from './space';
import { shaftColumns } from './tunnel';

const TERRAIN = ['........', '.R...#..', '........', '...Y....', '..U.....', '........', '.#......', '........'];
const THINGS = ['.i.p....', '.d...g..', 'A.......', '...B....', '.....1..', 'r.......', '......e.', '........'];
const boards: readonly BoardArt[] = [
  { slot: 0, depth: 1, spaces: spacesFrom(TERRAIN, THINGS) },
  { slot: 1, depth: 2, spaces: spacesFrom(TERRAIN, THINGS) },
];
const dug = (...spaces: number[]): Covered => coveredBy(new Set(spaces));
const shaft = dug(2, 10, 18, 19, 20);
const idsIn = (s: string): string[] => [...s.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]!);
const spacesIn = (s: string): number[] => [...s.matchAll(/data-space="(\d+)"/g)].map((m) => Number(m[1]));

beforeEach(() => {
  vi.spyOn(Math, 'random').mockImplementation(() => {
    throw new Error('drawings must not use Math.random');
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('spacesFrom', () => {
  it('reads terrain and things in the letters of the content', () => {
    expect(spacesFrom(['.RUY#'], ['iAB2.']).slice(0, 5)).toEqual([
      { terrain: { kind: 'dirt' }, thing: { kind: 'mineral', mineral: 'iron' } },
      { terrain: { kind: 'plate', colour: 'red' }, thing: { kind: 'artifact' } },
      { terrain: { kind: 'plate', colour: 'blue' }, thing: { kind: 'bomb' } },
      { terrain: { kind: 'plate', colour: 'yellow' }, thing: { kind: 'draw', cards: 2 } },
      { terrain: { kind: 'rock' }, thing: undefined },
    ]);
  });
  it('finds a space by its number over all boards', () => {
    expect(spaceOn(boards, 64 + 9)).toEqual({
      terrain: { kind: 'plate', colour: 'red' },
      thing: { kind: 'mineral', mineral: 'diamond' },
    });
    expect(spaceOn(boards, 200)).toBeUndefined();
    expect(rowsOf(boards.slice(1))).toEqual({ first: 8, end: 16 });
  });
});

describe('layers', () => {
  it('are the same each time', () => {
    expect(board(boards, shaft, 'a')).toBe(board(boards, shaft, 'a'));
  });
  it('keep their ids apart by the prefix', () => {
    const [a, b] = [idsIn(board(boards, shaft, 'a')), idsIn(board(boards, shaft, 'b'))];
    expect(a.length).toBeGreaterThan(0);
    expect(new Set([...a, ...b]).size).toBe(a.length + b.length);
  });
  it('draw what is not covered and not empty, once', () => {
    expect(spacesIn(terrainLayer(boards, dug()))).toEqual([9, 13, 27, 34, 49, 73, 77, 91, 98, 113]);
    expect(spacesIn(thingsLayer(boards.slice(0, 1), dug(1, 9)))).toEqual([3, 13, 16, 27, 37, 40, 54]);
  });
  it('leave ground and things where they are when the upper board leaves (SM-51)', () => {
    const alone = boards.slice(1);
    expect(thingsLayer(boards, dug()).endsWith(thingsLayer(alone, dug()))).toBe(true);
    expect(groundLayer(boards)).toContain(groundLayer(alone));
  });
  it('take the bevel off covered spaces', () => {
    expect(blocksLayer(boards, shaft)).not.toBe(blocksLayer(boards, dug()));
  });
  it('draw no tunnel where none is', () => {
    expect(tunnelLayer(boards, dug(), 't')).toBe('');
  });
  it('open the top row to the surface only while depth 1 is in play (SM-53)', () => {
    const top = tunnelLayer(boards, dug(2), 't');
    expect(Math.min(...[...top.matchAll(/[ QML](-?[\d.]+) (-?[\d.]+)/g)].map((m) => Number(m[2])))).toBeLessThan(-10);
    const lower = tunnelLayer(boards.slice(1), dug(66), 't');
    const clip = /<clipPath[^>]*><path d="([^"]+)"/.exec(lower)?.[1] ?? '';
    expect(Math.min(...[...clip.matchAll(/[ QML](-?[\d.]+) (-?[\d.]+)/g)].map((m) => Number(m[2])))).toBeGreaterThan(
      360,
    );
  });
});

describe('shaftColumns', () => {
  it('keeps pit heads apart', () => {
    expect(shaftColumns(dug(0, 1, 2, 3, 4, 5, 6, 7))).toEqual([0, 2, 4, 6]);
    expect(shaftColumns(dug(3))).toEqual([3]);
    expect(shaftColumns(dug(3, 4))).toEqual([4]);
    expect(shaftColumns(dug(8, 9))).toEqual([]);
  });
});

describe('overlays', () => {
  it('know the box of a ghost', () => {
    expect(ghostBox([19, 20, 28])).toEqual({ x: 135, y: 90, w: 90, h: 90 });
    expect(ghostBox([])).toEqual({ x: 0, y: 0, w: 0, h: 0 });
  });
  it('draw nothing for no space', () => {
    expect(ghostPath([])).toBe('');
    expect(ghostUnder([], 'red', boards)).toBe('');
    expect(ghostOver([], 'bomb', boards)).toBe('');
    expect(legalTicks([], 'red')).toBe('');
  });
  it('tell every tool apart by more than its colour', () => {
    const bare = (s: string): string => s.replace(/#[0-9a-f]{6}/g, '');
    const tools = ['red', 'blue', 'yellow', 'wild', 'bomb'] as const;
    expect(new Set(tools.map((t) => bare(ghostOver([46, 47], t, boards)))).size).toBe(tools.length);
  });
  it('mark only bare spaces, and put the bit at the far end', () => {
    const line = [1, 2, 3]; // minerals at 1 and 3
    expect(ghostOver(line, 'yellow', boards).match(/<path/g)).toHaveLength(1 + 3);
    expect(ghostOver([1, 2, 3], 'yellow', boards)).not.toBe(ghostOver([3, 2, 1], 'yellow', boards));
  });
  it('draw plates and rocks again over the opened ground', () => {
    expect(ghostArt([27], 'yellow', boards)).toContain(ghostThings([27], boards));
    expect(ghostThings([27], boards)).toContain('<g transform="translate(135 135)">');
    expect(ghostUnder([27], 'yellow', boards).length).toBeGreaterThan(ghostUnder([28], 'yellow', boards).length);
  });
  it('tick each legal space once', () => {
    expect(legalTicks([0, 1, 2], 'blue').match(/M/g)).toHaveLength(2 * 3 * 4);
  });
});
