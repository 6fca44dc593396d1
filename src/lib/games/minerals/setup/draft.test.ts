import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tile } from '$lib/backend/bindings/minerals';
import type { Drafted } from './ask';
import { Draft } from './draft.svelte';
import { answer, drawn } from './testing';

const BOX = [3, 2, 1, 1, 1];
const AT = (q: number, r: number) => ({ q, r });
let asked: (readonly Tile[])[];
let draft: Draft;
const failed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  failed.mockReset();
  draft = new Draft((tiles) => {
    asked.push(tiles);
    return Promise.resolve(answer(tiles, BOX));
  }, failed);
});
afterEach(() => {
  draft.close();
  vi.useRealTimers();
});
const rest = (): Promise<unknown> => vi.advanceTimersByTimeAsync(200);
const picture = (): string =>
  [...draft.tiles]
    .map(({ hex, mineral }) => `${mineral.charAt(0)}${hex.q},${hex.r}`)
    .sort()
    .join(' ');

describe('strokes', () => {
  it('are taken back and done again as a whole', async () => {
    draft.open(drawn('w'), { kind: 'painted' });
    await rest();
    draft.brush = 'kyanite';
    draft.begin();
    expect([draft.touch(AT(1, 0)), draft.touch(AT(2, 0)), draft.touch(AT(2, 0))]).toEqual([
      'painted',
      'painted',
      'same',
    ]);
    draft.end();
    draft.brush = 'eraser';
    draft.touch(AT(0, 0));
    expect(picture()).toBe('k1,0 k2,0');
    draft.undo();
    draft.undo();
    expect(picture()).toBe('w0,0');
    expect(draft.canUndo).toBe(false);
    draft.redo();
    draft.redo();
    expect(picture()).toBe('k1,0 k2,0');
    draft.undo();
    draft.brush = 'orpiment';
    draft.touch(AT(3, 0));
    expect(draft.canRedo).toBe(false);
  });

  it('leave nothing when a second finger shows that none was meant', async () => {
    draft.open(drawn('ww'), { kind: 'painted' });
    await rest();
    draft.begin();
    draft.brush = 'eraser';
    draft.touch(AT(0, 0));
    draft.touch(AT(1, 0));
    draft.cancel();
    expect(picture()).toBe('w0,0 w1,0');
    expect(draft.canUndo).toBe(false);
  });

  it('that change nothing are no step back', async () => {
    draft.open(drawn('w'), { kind: 'painted' });
    await rest();
    draft.begin();
    draft.touch(AT(0, 0));
    draft.end();
    expect(draft.canUndo).toBe(false);
  });

  it('lay no more than the engine has left, and painting over frees what lay there', async () => {
    draft.open(drawn('kk', 't'), { kind: 'painted' });
    await rest();
    draft.brush = 'kyanite';
    expect(draft.touch(AT(5, 0))).toBe('spent');
    draft.brush = 'wollastonite';
    expect(draft.touch(AT(0, 0))).toBe('painted');
    // Told at once, before the engine has counted again.
    expect([draft.left('kyanite'), draft.left('wollastonite')]).toEqual([1, 2]);
    draft.brush = 'kyanite';
    expect(draft.touch(AT(5, 0))).toBe('painted');
    expect(draft.left('kyanite')).toBe(0);
  });

  it('mark a board that was made as retouched, and clearing can be taken back', async () => {
    draft.open(drawn('ww'), { kind: 'generated', shape: 'ring', seed: 4, retouched: false });
    await rest();
    draft.brush = 'eraser';
    draft.touch(AT(0, 0));
    expect(draft.origin).toEqual({ kind: 'generated', shape: 'ring', seed: 4, retouched: true });
    draft.replace([], { kind: 'painted' });
    expect(picture()).toBe('');
    draft.undo();
    expect(picture()).toBe('w1,0');
    draft.undo();
    expect(draft.origin).toMatchObject({ retouched: false });
  });
});

describe('what the engine says', () => {
  it('is asked for once for several strokes, and while a long one goes on', async () => {
    draft.open(drawn('w'), { kind: 'painted' });
    draft.touch(AT(1, 0));
    draft.touch(AT(2, 0));
    expect(draft.settled).toBe(false);
    await rest();
    expect(asked).toHaveLength(1);
    expect(draft.settled).toBe(true);
    draft.begin();
    draft.brush = 'kyanite';
    draft.touch(AT(3, 0));
    await rest();
    draft.brush = 'orpiment';
    draft.touch(AT(4, 0));
    await rest();
    draft.end();
    expect(asked.map((tiles) => tiles.length)).toEqual([3, 4, 5]);
  });

  it('lets no board pass that it has not seen', async () => {
    draft.open(drawn('w'), { kind: 'painted' });
    expect(draft.whole).toBe(false);
    await rest();
    expect(draft.whole).toBe(true);
    draft.touch(AT(1, 0));
    expect(draft.whole).toBe(false);
  });

  it('never goes back to an older board when an answer is late', async () => {
    const waiting: (() => void)[] = [];
    const slow = new Draft(
      (tiles) => new Promise<Drafted>((resolve) => waiting.push(() => resolve(answer(tiles, BOX)))),
      failed,
    );
    slow.open(drawn('w'), { kind: 'painted' });
    await rest();
    slow.touch(AT(1, 0));
    await rest();
    waiting[1]?.();
    await rest();
    expect(slow.settled).toBe(true);
    waiting[0]?.();
    await rest();
    expect(slow.said?.tiles).toHaveLength(2);
    expect(slow.settled).toBe(true);
    slow.close();
  });

  it('can be asked again after it could not be asked', async () => {
    let broken = true;
    const shaky = new Draft((tiles) => {
      return broken ? Promise.reject(new Error('gone')) : Promise.resolve(answer(tiles, BOX));
    }, failed);
    shaky.open(drawn('w'), { kind: 'painted' });
    await rest();
    expect([shaky.failed, shaky.whole]).toEqual([true, false]);
    expect(failed).toHaveBeenCalledOnce();
    broken = false;
    shaky.retry();
    await rest();
    expect([shaky.failed, shaky.whole]).toEqual([false, true]);
    shaky.close();
  });
});
