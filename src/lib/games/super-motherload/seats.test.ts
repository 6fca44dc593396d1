import { expect, it } from 'vitest';
import { hiredOf, openPoints } from './seats';
import { NAMES, sampleView } from './testing';
import type { SeatView } from './types';

it('counts what everybody may count of another seat: its pilots and their bonuses (SM-59)', () => {
  const [, rival] = sampleView().seats;
  expect(hiredOf(rival!)).toEqual([]);
  expect(openPoints(NAMES.content, rival!)).toBe(0);
  const [red, blue, yellow, wild] = rival!.stacks;
  // Two of the red stack and all four wild ones.
  const stacks: SeatView['stacks'] = [
    { ...red, hired: [7, 8], pilots: [9, 10], top: 9 },
    blue,
    yellow,
    { ...wild, hired: [19, 20, 21, 22], pilots: [], top: null },
  ];
  const later = { ...rival!, stacks, bonusPoints: 3 };
  const hired = hiredOf(later);
  expect(hired).toEqual([7, 8, 19, 20, 21, 22]);
  const points = hired.map((card) => NAMES.content.card(later.crew, card).points);
  expect(openPoints(NAMES.content, later)).toBe(points.reduce((sum, one) => sum + one, 3));
});
