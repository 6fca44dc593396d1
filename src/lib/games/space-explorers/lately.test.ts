import { beforeEach, describe, expect, it } from 'vitest';
import type { Effect } from '$lib/backend/bindings/space-explorers';
import { setLocale } from '$lib/i18n';
import { lately } from './lately';
import { NAMES } from './testing';
import { roleName } from './words';

const line = (seat: number, effect: Effect): { seat: number; effect: Effect } => ({ seat, effect });
const took = (seat: number, card: number): { seat: number; effect: Effect } =>
  line(seat, { kind: 'took', seat, card, ability: null });

beforeEach(() => setLocale('en'));
describe('what the others did lately', () => {
  it('is told since the own last deed, oldest first', () => {
    const log = [took(1, 2), took(0, 7), took(1, 20), line(2, { kind: 'passed', seat: 2 })];
    expect(lately(NAMES, 0, log)).toEqual([`Bruno takes: ${roleName(NAMES, 20)}`, 'Celia passes']);
  });
  it('leaves out what pays, what fills up, and what an ability draws', () => {
    const log = [
      line(1, { kind: 'handed', seat: 1, to: 2, tokens: [1, 0, 0, 0, 0] }),
      line(1, { kind: 'drew', seat: 1, card: null, ability: 9 }),
      line(1, { kind: 'refilled', cards: [9] }),
    ];
    expect(lately(NAMES, 0, log)).toEqual([]);
  });
});
