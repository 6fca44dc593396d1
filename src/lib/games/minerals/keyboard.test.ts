import { describe, expect, it } from 'vitest';
import { settings } from '$lib/settings/settings.svelte';
import { BoardView } from './board-view.svelte';
import { directionOf, stepFrom, wayOf } from './keyboard';
import { Layout } from './layout.svelte';
import { sit } from './session';
import { INSTANT } from '$lib/play/testing';
import { at, FakeLink, NAMES, sampleView } from './testing';

const key = (code: string, name: string, more: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent('keydown', { code, key: name, ...more });

async function boardOf(view = sampleView()): Promise<BoardView> {
  const layout = new Layout();
  layout.measure(900, 400);
  const session = await sit(new FakeLink(view), INSTANT, NAMES, layout);
  return new BoardView(session, layout);
}

describe('six directions', () => {
  it('lie around each other on the keyboard, whatever its letters are', () => {
    const codes = ['KeyD', 'KeyX', 'KeyZ', 'KeyA', 'KeyQ', 'KeyE'];
    expect(codes.map((code) => wayOf(key(code, '?')))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(wayOf(key('KeyW', 'w'))).toBeNull();
    expect(wayOf(key('KeyA', 'A', { shiftKey: true }))).toBeNull();
  });
  it('lead from hex to hex, and stay at the edge', async () => {
    const board = await boardOf();
    expect(board.fit.sixths).toBe(0);
    expect(directionOf(key('ArrowRight', 'ArrowRight'), board, at(1, 1))).toEqual(at(2, 1));
    expect(directionOf(key('KeyE', 'e'), board, at(1, 1))).toEqual(at(2, 0));
    expect(directionOf(key('KeyQ', 'q'), board, at(1, 1))).toEqual(at(1, 0));
    expect(directionOf(key('ArrowLeft', 'ArrowLeft'), board, at(0, 0))).toEqual(at(0, 0));
    expect(directionOf(key('KeyP', 'p'), board, at(1, 1))).toBeNull();
  });
  it('up and down stay in their column', async () => {
    const board = await boardOf();
    const down = (from: { q: number; r: number }) => directionOf(key('ArrowDown', 'ArrowDown'), board, from) ?? from;
    expect(down(down(at(2, 0)))).toEqual(at(2, 2));
    const up = directionOf(key('ArrowUp', 'ArrowUp'), board, at(2, 3));
    expect(directionOf(key('ArrowUp', 'ArrowUp'), board, up ?? at(0, 0))).toEqual(at(2, 1));
  });
  it('go over hexes that were never part of the board', async () => {
    const tiles = sampleView().tiles.filter(({ hex }) => hex.r !== 1);
    const board = await boardOf(sampleView({ tiles, hexes: tiles.map(({ hex }) => hex) }));
    expect(stepFrom(board, at(2, 0), 1)).toEqual(at(3, 2));
  });
  it('by letters only for who has letters switched on; arrows always', async () => {
    const board = await boardOf();
    settings.letterKeys = false;
    try {
      expect(directionOf(key('KeyE', 'e'), board, at(1, 1))).toBeNull();
      expect(directionOf(key('ArrowRight', 'ArrowRight'), board, at(1, 1))).toEqual(at(2, 1));
    } finally {
      settings.letterKeys = true;
    }
  });
});
