import { describe, expect, it } from 'vitest';
import type { Hex, View } from '$lib/backend/bindings/minerals';
import { hexKey, same } from './art/hex';
import { seatOf, withEffect } from './after';
import { movedTiles } from './board-cells';
import { beatTime } from './pace';
import { tell } from './board-view.svelte';
import { at, sampleView } from './testing';

const tileAt = (view: View, hex: Hex): string | undefined => view.tiles.find((tile) => same(tile.hex, hex))?.mineral;

describe('the position after an effect', () => {
  it('a move: the pawn stands elsewhere, its tile is in the pool', () => {
    const after = withEffect(sampleView(), {
      moved: { seat: 0, from: at(1, 1), bend: null, to: at(3, 1), lifted: 'kyanite' },
    });
    expect(after.seats[0]).toMatchObject({ pawn: at(3, 1), pool: [2, 2, 1, 0, 0] });
    expect(tileAt(after, at(1, 1))).toBeUndefined();
    expect(after.hexes).toHaveLength(sampleView().hexes.length);
  });
  it('a cut: its tiles are gone, the taken one is in the pool; none is after a failed move', () => {
    const hexes = [at(0, 0), at(1, 0)];
    const cut = {
      seat: 0,
      hexes,
      taken: [at(0, 0), 'wollastonite'] as [Hex, 'wollastonite'],
      bag: [1, 0, 0, 0, 0] as [1, 0, 0, 0, 0],
    };
    const after = withEffect(sampleView(), { cut });
    expect(hexes.map((hex) => tileAt(after, hex))).toEqual([undefined, undefined]);
    expect(after.seats[0]?.pool).toEqual([3, 1, 1, 0, 0]);
    expect(withEffect(sampleView(), { cut: { ...cut, taken: null } }).seats[0]?.pool).toEqual([2, 1, 1, 0, 0]);
  });
  it('a tool is paid onto its space, a hammered tile lies on a hex that is new', () => {
    const paid = withEffect(sampleView(), { paid: { seat: 0, tool: 'hammer' } });
    expect(paid.seats[0]).toMatchObject({ pool: [1, 1, 1, 0, 0], spent: [1, 0, 0, 0, 0] });
    const put = withEffect(paid, { hammered: { seat: 0, at: at(5, 1), mineral: 'tourmaline' } });
    expect([tileAt(put, at(5, 1)), put.seats[0]?.pool]).toEqual(['tourmaline', [1, 1, 0, 0, 0]]);
    expect(put.hexes.some((hex) => same(hex, at(5, 1)))).toBe(true);
  });
  it('a swap goes both ways', () => {
    const after = withEffect(sampleView(), {
      swapped: { seat: 0, with: 1, give: [2, 0, 0, 0, 0], take: [0, 1, 0, 0, 0] },
    });
    expect(after.seats.map(({ pool }) => pool)).toEqual([
      [0, 2, 1, 0, 0],
      [3, 1, 0, 0, 0],
    ]);
  });
  it('a vortex takes tile and pawn along', () => {
    const after = withEffect(sampleView(), {
      vortexed: { seat: 0, from: at(1, 1), to: at(5, 1), mineral: 'kyanite' },
    });
    expect([tileAt(after, at(1, 1)), tileAt(after, at(5, 1)), after.seats[0]?.pawn]).toEqual([
      undefined,
      'kyanite',
      at(5, 1),
    ]);
  });
  it('knows whom an effect is about', () => {
    expect(seatOf({ left: { seat: 3 } })).toBe(3);
    expect(seatOf({ ended: { reason: 'still' } })).toBeNull();
  });
});

describe('what is told on the board', () => {
  it('the steps of a move that is shown, with what each meets', () => {
    const view = sampleView({ tiles: sampleView().tiles.filter(({ hex }) => !same(hex, at(2, 1))) });
    const { way } = tell(view, [{ moved: { seat: 0, from: at(1, 1), bend: null, to: at(3, 1), lifted: 'kyanite' } }]);
    expect(way).toEqual([
      { hex: at(2, 1), on: 'gap' },
      { hex: at(3, 1), on: 'tile' },
    ]);
  });
  it('a bent move goes by its bend', () => {
    const moved = { seat: 0, from: at(1, 1), bend: at(2, 1), to: at(1, 1), lifted: 'kyanite' as const };
    expect(tell(sampleView(), [{ moved }]).way.map(({ hex }) => hex)).toEqual([at(2, 1), at(1, 1)]);
  });
});

it('others’ effects stay long enough to be read, own ones for their movement, nothing at instant speed', () => {
  const moved = { moved: { seat: 0, from: at(1, 1), bend: null, to: at(3, 1), lifted: 'kyanite' as const } };
  const pace = { stepMs: 900, reducedMotion: false };
  expect(beatTime(moved, false, pace)).toBe(900);
  expect(beatTime(moved, true, pace)).toBe(480);
  expect(beatTime(moved, true, { ...pace, reducedMotion: true })).toBe(0);
  expect(beatTime(moved, false, { ...pace, stepMs: 0 })).toBe(0);
  expect(beatTime({ 'turn-began': { seat: 1 } }, false, pace)).toBe(0);
});

it('tiles that an effect moves are drawn by the motion alone', () => {
  const hexes = [at(0, 0), at(1, 0)];
  expect([...movedTiles({ cut: { seat: 0, hexes, taken: null, bag: [2, 0, 0, 0, 0] } })]).toEqual(hexes.map(hexKey));
  expect(movedTiles({ left: { seat: 0 } }).size).toBe(0);
});
