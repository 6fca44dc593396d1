import { describe, expect, it } from 'vitest';
import type { Hex } from '$lib/backend/bindings/minerals';
import { hexKey } from '../art/hex';
import { drawn } from './testing';
import { nextCell, walkedTo } from './walk';

const HEXES = drawn('www', 'w.w', 'www').map(({ hex }) => hex);
const CELLS = new Set(HEXES.map(hexKey));
const key = (code: string, name = code): KeyboardEvent => new KeyboardEvent('keydown', { code, key: name });
const at = (q: number, r: number): Hex => ({ q, r });

describe('keys over a board that is being painted', () => {
  it('lead six ways by letters, over gaps, and stay at the edge', () => {
    expect(walkedTo(key('KeyD'), CELLS, at(0, 0), true)).toEqual(at(1, 0));
    expect(walkedTo(key('KeyX'), CELLS, at(0, 0), true)).toEqual(at(0, 1));
    expect(walkedTo(key('KeyZ'), CELLS, at(0, 1), true)).toEqual(at(-1, 2));
    expect(walkedTo(key('KeyQ'), CELLS, at(0, 1), true)).toEqual(at(0, 0));
    expect(walkedTo(key('KeyD'), CELLS, at(0, 1), true)).toEqual(at(2, 1));
    expect(walkedTo(key('KeyA'), CELLS, at(0, 0), true)).toEqual(at(0, 0));
    expect(nextCell(CELLS, at(0, 0), 3)).toBeNull();
  });

  it('lead up and down by arrows and come back to the same column', () => {
    const down = walkedTo(key('ArrowDown'), CELLS, at(0, 0), false);
    expect(down).toEqual(at(0, 1));
    expect(walkedTo(key('ArrowUp'), CELLS, at(0, 1), false)).toEqual(at(0, 0));
    expect(walkedTo(key('ArrowRight'), CELLS, at(0, 1), false)).toEqual(at(2, 1));
    expect(walkedTo(key('ArrowLeft'), CELLS, at(2, 1), false)).toEqual(at(0, 1));
  });

  it('leave letters alone where the settings do, and every other key', () => {
    expect(walkedTo(key('KeyD'), CELLS, at(0, 0), false)).toBeNull();
    expect(walkedTo(key('Enter'), CELLS, at(0, 0), true)).toBeNull();
  });
});
