import { describe, expect, it } from 'vitest';
import { blastFor, lineFor, listedTurn, mirrored, movedLine, nextLine, quarterOn, tellingRefusal } from './choose';
import { spaceAt, type Cells } from './dig';
import type { Line, Refused } from './types';

const across = (column: number, row: number, length = 3): Line => ({
  start: spaceAt(column, row),
  direction: 'across',
  length,
});
const down = (column: number, row: number, length = 3): Line => ({
  start: spaceAt(column, row),
  direction: 'down',
  length,
});
const none = (): number => 0;
const fresh = { anchor: null, line: null };

describe('which line a tap means', () => {
  const lines = [across(0, 2), across(1, 2), across(2, 2), down(2, 0), down(2, 1), down(2, 2)];

  it('is one that ends at the tapped space, when nothing tells them apart', () => {
    expect(lineFor(lines, spaceAt(2, 2), fresh, none)).toEqual(across(0, 2));
    expect(lineFor(lines, spaceAt(4, 2), fresh, none)).toEqual(across(2, 2));
  });
  it('is the one that brings most', () => {
    const rich = (space: number): number => (space === spaceAt(2, 4) ? 5 : 0);
    expect(lineFor(lines, spaceAt(2, 2), fresh, rich)).toEqual(down(2, 2));
  });
  it('is none through a space that no line reaches', () => {
    expect(lineFor(lines, spaceAt(7, 7), fresh, none)).toBeNull();
  });
  it('runs through both taps, so that every line can be named by its ends', () => {
    for (const line of lines) {
      const step = line.direction === 'across' ? 1 : 8;
      const [from, to] = [line.start, line.start + 2 * step];
      const first = lineFor(lines, from, fresh, none);
      expect(lineFor(lines, to, { anchor: from, line: first }, none)).toEqual(line);
    }
  });
  it('moves as little as may be when the second tap lies elsewhere', () => {
    const row = [across(0, 5), across(1, 5), across(3, 5), across(5, 5)];
    expect(lineFor(row, spaceAt(3, 5), { anchor: spaceAt(0, 5), line: across(0, 5) }, none)).toEqual(across(1, 5));
  });
});

describe('moving and cycling a line', () => {
  const lines = [across(0, 2), across(1, 2), down(1, 1), down(1, 2)];
  it('cycles through every line of the tapped space and comes back', () => {
    const anchor = spaceAt(1, 2);
    const seen = [across(0, 2)];
    for (let i = 0; i < 4; i++) seen.push(nextLine(lines, anchor, seen.at(-1) ?? across(0, 2)));
    expect(new Set(seen.map((l) => JSON.stringify(l))).size).toBe(4);
    expect(seen[4]).toEqual(seen[0]);
  });
  it('moves the way of the arrow, and not at all where nothing is legal', () => {
    expect(movedLine(lines, across(0, 2), 1, 0)).toEqual(across(1, 2));
    expect(movedLine(lines, across(1, 2), 1, 0)).toBeNull();
    expect(movedLine(lines, down(1, 1), 0, 1)).toEqual(down(1, 2));
  });
});

describe('a bomb pattern', () => {
  const turns: Cells[] = [
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
    [
      [1, 0],
      [0, 1],
      [1, 1],
    ],
    [
      [0, 0],
      [0, 1],
      [1, 1],
    ],
    [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
    [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
    [
      [1, 0],
      [0, 1],
      [1, 1],
    ],
    [
      [0, 0],
      [0, 1],
      [1, 1],
    ],
  ];
  it('turns round in four steps and mirrors back in two', () => {
    for (let turn = 0; turn < 8; turn++) {
      expect(quarterOn(quarterOn(quarterOn(quarterOn(turn))))).toBe(turn);
      expect(mirrored(mirrored(turn))).toBe(turn);
      expect(quarterOn(turn) < 4).toBe(turn < 4);
      expect(mirrored(turn) < 4).toBe(turn >= 4);
    }
  });
  it('is listed under the lowest turn that looks the same', () => {
    expect(listedTurn(turns, 4)).toBe(3);
    expect(listedTurn(turns, 2)).toBe(2);
  });
  it('keeps its turn and moves little', () => {
    const places = [
      { turn: 0, at: spaceAt(0, 0) },
      { turn: 0, at: spaceAt(1, 0) },
      { turn: 0, at: spaceAt(5, 0) },
      { turn: 1, at: spaceAt(1, 0) },
    ];
    const now = { turn: 0, blast: { turn: 0, at: spaceAt(0, 0) } };
    expect(blastFor(turns, places, spaceAt(2, 0), now, none)).toEqual({ turn: 0, at: spaceAt(1, 0) });
  });
});

describe('the reason that is told', () => {
  const refused = (refusal: Refused['refusal']): Refused => ({ rule: 'SM-1', refusal });
  it('is the one about the tapped space', () => {
    const rock = refused({ code: 'rock', space: 9 });
    expect(tellingRefusal([refused({ code: 'not-connected' }), rock], 9)).toBe(rock);
  });
  it('is the most frequent one otherwise', () => {
    const off = refused({ code: 'off-board' });
    expect(tellingRefusal([refused({ code: 'not-connected' }), off, off], 9)).toBe(off);
  });
});
