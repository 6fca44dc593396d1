import { describe, expect, it } from 'vitest';
import { Notches } from './wheel';

const roll = (deltaY: number, timeStamp: number, deltaMode = 0) => ({ deltaY, deltaMode, timeStamp });

describe('rolling', () => {
  it('counts each turn of a mouse wheel once', () => {
    const notches = new Notches();
    expect([roll(100, 0), roll(100, 40), roll(-100, 80)].map((event) => notches.roll(event))).toEqual([1, 1, -1]);
  });
  it('counts a trackpad by the way that it goes', () => {
    const notches = new Notches();
    expect(Array.from({ length: 12 }, (_, i) => notches.roll(roll(15, i * 16))).filter((way) => way !== 0)).toEqual([
      1, 1,
    ]);
  });
  it('forgets what was rolled before a rest or the other way', () => {
    const notches = new Notches();
    expect(notches.roll(roll(70, 0))).toBe(0);
    expect(notches.roll(roll(70, 1000))).toBe(0);
    expect(notches.roll(roll(-70, 1010))).toBe(0);
    expect(notches.roll(roll(-20, 1020))).toBe(-1);
  });
  it('knows lines and pages', () => {
    const notches = new Notches();
    expect([notches.roll(roll(3, 0, 1)), notches.roll(roll(2, 10, 1)), notches.roll(roll(1, 20, 2))]).toEqual([
      0, 1, 1,
    ]);
  });
});
