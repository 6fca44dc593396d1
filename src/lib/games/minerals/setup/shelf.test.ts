import { describe, expect, it } from 'vitest';
import { memoryKeep } from '$lib/settings/memory-keep';
import { BOARD_NAME, MOST_BOARDS, Shelf } from './shelf.svelte';
import { flatten, unflatten } from './tiles';
import { drawn } from './testing';

const TILES = flatten(drawn('wk', '.o'));
const names = (shelf: Shelf): string[] => shelf.boards.map(({ name }) => name);

describe('the shelf of boards', () => {
  it('keeps boards by name, the newest first, for the next visit', () => {
    const keep = memoryKeep();
    const shelf = new Shelf(keep);
    shelf.add('Lagoon', 'wk/1o#0000', TILES);
    shelf.add('  Reef ', 'w#0000', TILES);
    const again = new Shelf(keep);
    expect(names(again)).toEqual(['Reef', 'Lagoon']);
    expect(unflatten(again.boards[1]?.tiles)).toEqual(drawn('wk', '.o'));
    expect(again.boards[1]?.text).toBe('wk/1o#0000');
  });

  it('renames, and brings back what was deleted where it was', () => {
    const shelf = new Shelf(memoryKeep());
    for (const name of ['One', 'Two', 'Three']) shelf.add(name, 'w#0000', TILES);
    const two = shelf.boards[1]?.id ?? 0;
    shelf.rename(two, 'Second');
    shelf.rename(two, '   ');
    const back = shelf.remove(two);
    expect(names(shelf)).toEqual(['Three', 'One']);
    back();
    back();
    expect(names(shelf)).toEqual(['Three', 'Second', 'One']);
  });

  it('takes no board without a name, none too many, and no name that is too long', () => {
    const shelf = new Shelf(memoryKeep());
    expect(shelf.add(' ', 'w#0000', TILES)).toBeNull();
    for (let i = 0; i < MOST_BOARDS; i++) shelf.add('x'.repeat(60), 'w#0000', TILES);
    expect(shelf.add('more', 'w#0000', TILES)).toBeNull();
    expect(shelf.boards).toHaveLength(MOST_BOARDS);
    expect(shelf.boards[0]?.name).toHaveLength(BOARD_NAME);
  });

  it('leaves out what is no board', () => {
    const keep = memoryKeep();
    keep.write('minerals.boards', JSON.stringify({ boards: [{ id: 1, name: 'x' }, 7, null] }));
    expect(new Shelf(keep).boards).toEqual([]);
    for (const kept of [null, 'x', [1], [1, 2, 9], [0.5, 0, 0]]) expect(unflatten(kept)).toEqual([]);
  });
});
