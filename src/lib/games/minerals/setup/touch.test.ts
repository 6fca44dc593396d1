import { beforeEach, describe, expect, it } from 'vitest';
import type { Point } from '../art/base';
import { centre, hexKey, neighbours } from '../art/hex';
import { hexesAlong, Strokes } from './touch';

let did: string[];
let strokes: Strokes;
beforeEach(() => {
  did = [];
  strokes = new Strokes({
    begin: () => did.push('begin'),
    paint: (hexes) => did.push(`paint ${hexes.map(hexKey).join(' ')}`),
    end: () => did.push('end'),
    cancel: () => did.push('cancel'),
    pan: (dx, dy) => did.push(`pan ${dx} ${dy}`),
    zoom: (factor) => did.push(`zoom ${factor}`),
    unit: (point) => point,
  });
});
const finger = (id: number, x: number, y: number) => ({ id, at: [x, y] as Point, finger: true });
const mouse = (x: number, y: number, pans = false) => ({ id: 1, at: [x, y] as Point, finger: false, pans });
const painted = (): string[] => did.filter((line) => line.startsWith('paint'));

describe('a hand on the stage', () => {
  it('paints with the mouse from the press on, through every hex between two moves', () => {
    strokes.down(mouse(0, 0));
    strokes.move(mouse(260, 0));
    strokes.up(mouse(260, 0));
    expect(did).toEqual(['begin', 'paint 0,0', 'paint 0,0 1,0 2,0 3,0', 'end']);
  });

  it('paints one hex with a tap of a finger', () => {
    strokes.down(finger(1, 2, 2));
    strokes.move(finger(1, 4, 3));
    expect(did).toEqual([]);
    strokes.up(finger(1, 4, 3));
    expect(did).toEqual(['begin', 'paint 0,0', 'end']);
  });

  it('never paints with two fingers', () => {
    strokes.down(finger(1, 0, 0));
    strokes.down(finger(2, 100, 0));
    strokes.move(finger(2, 200, 0));
    strokes.up(finger(2, 200, 0));
    strokes.move(finger(1, 40, 40));
    strokes.up(finger(1, 40, 40));
    expect(painted()).toEqual([]);
    expect(did).toEqual(['pan 50 0', 'zoom 2', 'pan 40 40']);
    strokes.down(finger(3, 0, 0));
    strokes.up(finger(3, 0, 0));
    expect(painted()).toEqual(['paint 0,0']);
  });

  it('takes back what the first finger began before the second came', () => {
    strokes.down(finger(1, 0, 0));
    strokes.move(finger(1, 90, 0));
    strokes.down(finger(2, 200, 0));
    expect(did.at(-1)).toBe('cancel');
    strokes.up(finger(1, 90, 0));
    strokes.up(finger(2, 200, 0));
    expect(did).not.toContain('end');
  });

  it('pans with the middle button, and forgets a stroke that the system took away', () => {
    strokes.down(mouse(0, 0, true));
    strokes.move(mouse(9, 4));
    strokes.up(mouse(9, 4));
    expect(did).toEqual(['pan 9 4']);
    strokes.down(mouse(0, 0));
    strokes.lost(1);
    expect(did.at(-1)).toBe('cancel');
  });

  it('leaves out no hex of a straight line', () => {
    const [ends] = [centre({ q: 5, r: -3 })];
    const way = hexesAlong([0, 0], ends);
    for (const [i, hex] of way.entries()) {
      const before = way[i - 1];
      if (before !== undefined) expect(neighbours(before).map(hexKey)).toContain(hexKey(hex));
    }
    expect(way.length).toBeGreaterThanOrEqual(6);
  });
});
