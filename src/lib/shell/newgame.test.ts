import { describe, expect, it } from 'vitest';
import { memoryKeep } from '$lib/settings/memory-keep';
import { defaultName, NewGamePlan } from './newgame.svelte';

const person = (number: number): string => `Player ${number}`;

describe('the new-game plan', () => {
  it('begins with a person against a computer, crews and first seat drawn (SM-4, SM-8)', () => {
    const plan = new NewGamePlan(memoryKeep(), 'super-motherload');
    expect(plan.seats).toEqual([
      { name: '', kind: 'human', crew: 'random' },
      { name: '', kind: 'computer', crew: 'random' },
    ]);
    expect(plan.first).toBe('random');
  });

  it('has 2 to 4 seats', () => {
    const plan = new NewGamePlan(memoryKeep(), 'g');
    plan.setCount(9);
    expect(plan.seats).toHaveLength(4);
    plan.setCount(1);
    expect(plan.seats).toHaveLength(2);
  });

  it('keeps the seats that stay when one goes', () => {
    const plan = new NewGamePlan(memoryKeep(), 'g');
    plan.setCount(3);
    plan.setName(0, 'Ola');
    plan.setCrew(1, 'grey');
    plan.setCount(2);
    plan.setCount(3);
    expect(plan.seats.map((s) => [s.name, s.crew])).toEqual([
      ['Ola', 'random'],
      ['', 'grey'],
      ['', 'random'],
    ]);
  });

  it('draws who starts when the chosen seat goes', () => {
    const plan = new NewGamePlan(memoryKeep(), 'g');
    plan.setCount(3);
    plan.first = 2;
    plan.setCount(2);
    expect(plan.first).toBe('random');
  });

  it('never gives a crew to two seats: they swap (SM-8)', () => {
    const plan = new NewGamePlan(memoryKeep(), 'g');
    plan.setCrew(0, 'green');
    plan.setCrew(1, 'orange');
    plan.setCrew(1, 'green');
    expect(plan.seats.map((s) => s.crew)).toEqual(['orange', 'green']);
    plan.setCrew(0, 'random');
    plan.setCrew(1, 'random');
    expect(plan.seats.map((s) => s.crew)).toEqual(['random', 'random']);
  });

  it('is there again the next time, for each game by itself', () => {
    const keep = memoryKeep();
    const plan = new NewGamePlan(keep, 'a');
    plan.setCount(3);
    plan.setName(2, 'Kasia');
    plan.setKind(2, 'human');
    plan.setCrew(2, 'purple');
    plan.first = 2;
    plan.remember();

    const again = new NewGamePlan(keep, 'a');
    expect(again.seats[2]).toEqual({ name: 'Kasia', kind: 'human', crew: 'purple' });
    expect(again.first).toBe(2);
    expect(new NewGamePlan(keep, 'b').seats).toHaveLength(2);
  });

  it('takes over who sat at a table', () => {
    const keep = memoryKeep();
    const last = new NewGamePlan(keep, 'g');
    last.setCount(3);
    last.first = 2;
    last.remember();
    const plan = new NewGamePlan(keep, 'g');
    plan.take([
      { name: 'Ola', kind: 'human', crew: 'green' },
      { name: 'Kasia', kind: 'human', crew: 'grey' },
    ]);
    plan.remember();
    const again = new NewGamePlan(keep, 'g');
    expect(again.seats.map(({ name, crew }) => [name, crew])).toEqual([
      ['Ola', 'green'],
      ['Kasia', 'grey'],
    ]);
    expect(again.first).toBe('random');
  });

  it('makes sense of whatever was kept', () => {
    const kept = {
      seats: [{ name: 'A'.repeat(99), kind: 'ghost', crew: 'grey' }, 7, { kind: 'human', crew: 'grey' }],
      first: 9,
    };
    const plan = new NewGamePlan(memoryKeep({ 'newgame.g': JSON.stringify(kept) }), 'g');
    expect(plan.seats.map((s) => [s.name.length, s.kind, s.crew])).toEqual([
      [18, 'human', 'grey'],
      [0, 'computer', 'random'],
      [0, 'human', 'random'],
    ]);
    expect(plan.first).toBe('random');
  });

  it('names seats that nobody named, each differently', () => {
    const plan = new NewGamePlan(memoryKeep(), 'g');
    plan.setCount(4);
    const names = plan.seats.map((_, i) => defaultName(plan.seats, i, person));
    expect(names[0]).toBe('Player 1');
    expect(new Set(names).size).toBe(4);
  });
});
