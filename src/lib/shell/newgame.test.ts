import { describe, expect, it } from 'vitest';
import { memoryKeep } from '$lib/settings/memory-keep';
import { defaultName, NewGamePlan, seated, type PlanRules } from './newgame.svelte';

const person = (number: number): string => `Player ${number}`;

/** Three to five seats; each chooses a whole number or null, and no two sum up to ten. The extra is a word. */
const RULES: PlanRules<number | null, string> = {
  game: 'minerals',
  seats: { min: 3, max: 5 },
  readChoice: (kept) => (typeof kept === 'number' ? kept : null),
  readExtra: (kept) => (typeof kept === 'string' ? kept : 'plain'),
  together: (choice, seat, all) =>
    choice !== null && all.slice(0, seat).some((other) => other !== null && other + choice === 10) ? null : choice,
};
const fresh = (keep = memoryKeep()): NewGamePlan<number | null, string> => new NewGamePlan(keep, RULES);

describe('the new-game plan', () => {
  it('begins with a person against computers, as few as may be', () => {
    const plan = fresh();
    expect(plan.seats).toEqual([
      { name: '', kind: 'human', level: 2, choice: null },
      { name: '', kind: 'computer', level: 2, choice: null },
      { name: '', kind: 'computer', level: 2, choice: null },
    ]);
    expect(plan.first).toBe('random');
    expect(plan.firstSeat).toBeNull();
    expect(plan.extra).toBe('plain');
  });

  it('has as many seats as the game allows', () => {
    const plan = fresh();
    plan.setCount(9);
    expect(plan.seats).toHaveLength(5);
    plan.setCount(1);
    expect(plan.seats).toHaveLength(3);
  });

  it('keeps the seats that stay when one goes', () => {
    const plan = fresh();
    plan.setCount(4);
    plan.setName(0, 'Ola');
    plan.choose((choice, seat) => (seat === 1 ? 4 : choice));
    plan.setName(3, 'Kasia');
    plan.setCount(3);
    plan.setCount(4);
    expect(plan.seats.map((s) => [s.name, s.choice])).toEqual([
      ['Ola', null],
      ['', 4],
      ['', null],
      ['', null],
    ]);
  });

  it('draws who starts when the chosen seat goes', () => {
    const plan = fresh();
    plan.setCount(4);
    plan.first = 3;
    expect(plan.firstSeat).toBe(3);
    plan.setCount(3);
    expect(plan.first).toBe('random');
    plan.first = 3;
    expect(plan.first).toBe('random');
  });

  it('never holds choices that cannot be there together', () => {
    const plan = fresh();
    plan.choose((_, seat) => [4, 6, 6][seat] ?? null);
    expect(plan.seats.map((s) => s.choice)).toEqual([4, null, null]);
    plan.choose((choice, seat) => (seat === 0 ? null : choice));
    expect(plan.seats.map((s) => s.choice)).toEqual([null, null, null]);
  });

  it('is there again the next time, for each game by itself', () => {
    const keep = memoryKeep();
    const plan = fresh(keep);
    plan.setCount(4);
    plan.setName(2, 'Kasia');
    plan.setKind(2, 'human');
    plan.choose((choice, seat) => (seat === 2 ? 8 : choice));
    plan.first = 2;
    plan.extra = 'fancy';
    plan.remember();

    const again = fresh(keep);
    expect(again.seats[2]).toEqual({ name: 'Kasia', kind: 'human', level: 2, choice: 8 });
    expect(again.seats).toHaveLength(4);
    expect(again.first).toBe(2);
    expect(again.extra).toBe('fancy');
    expect(new NewGamePlan(keep, { ...RULES, game: 'space-explorers' }).seats).toHaveLength(3);
  });

  it('takes over who sat at a table', () => {
    const plan = fresh();
    plan.setCount(5);
    plan.first = 4;
    plan.take([
      { name: 'Ola', ...seated({ kind: 'human' }), choice: 1 },
      { name: 'B'.repeat(99), ...seated({ kind: 'human' }), choice: 2 },
      { name: 'Jan', ...seated({ kind: 'computer', level: 4 }), choice: 3 },
    ]);
    expect(plan.seats.map(({ name, level, choice }) => [name.slice(0, 3), name.length, level, choice])).toEqual([
      ['Ola', 3, 2, 1],
      ['BBB', 18, 2, 2],
      ['Jan', 3, 4, 3],
    ]);
    expect(plan.first).toBe('random');
  });

  it('keeps how well each computer plays, and knows no other levels', () => {
    const keep = memoryKeep();
    const plan = fresh(keep);
    plan.setLevel(1, 5);
    plan.setKind(1, 'human');
    plan.setLevel(2, 1);
    plan.remember();
    expect(fresh(keep).seats.map(({ kind, level }) => [kind, level])).toEqual([
      ['human', 2],
      ['human', 5],
      ['computer', 1],
    ]);
    keep.write('newgame.minerals', JSON.stringify({ seats: [{ level: 0 }, { level: 6 }, { level: '3' }] }));
    expect(fresh(keep).seats.map(({ level }) => level)).toEqual([2, 2, 2]);
  });

  it('makes sense of whatever was kept', () => {
    const kept = {
      seats: [{ name: 'A'.repeat(99), kind: 'ghost', choice: 4 }, 7, { kind: 'human', choice: 6 }, null, {}, {}, {}],
      first: 9,
      extra: { no: 'word' },
    };
    const plan = fresh(memoryKeep({ 'newgame.minerals': JSON.stringify(kept) }));
    expect(plan.seats.map((s) => [s.name.length, s.kind, s.choice])).toEqual([
      [18, 'human', 4],
      [0, 'computer', null],
      [0, 'human', null],
      [0, 'computer', null],
      [0, 'computer', null],
    ]);
    expect(plan.first).toBe('random');
    expect(plan.extra).toBe('plain');
  });

  it('names seats that nobody named, each differently', () => {
    const plan = fresh();
    plan.setCount(5);
    const names = plan.seats.map((_, i) => defaultName(plan.seats, i, person));
    expect(names[0]).toBe('Player 1');
    expect(new Set(names).size).toBe(5);
  });
});
