import { describe, expect, it } from 'vitest';
import { memoryKeep } from '$lib/settings/memory-keep';
import { crewPlan, engineOptions, giveCrew, ownerOf } from './crews';

describe('the crews of a new game', () => {
  it('are drawn, and so is who starts, when nobody chooses (SM-4, SM-8)', () => {
    const plan = crewPlan(memoryKeep());
    expect(plan.seats.map(({ choice }) => choice)).toEqual(['random', 'random']);
    expect(engineOptions(plan)).toEqual({ first: null, crews: [null, null] });
  });

  it('never go to two seats: they swap (SM-8)', () => {
    const plan = crewPlan(memoryKeep());
    giveCrew(plan, 0, 'green');
    giveCrew(plan, 1, 'orange');
    expect(ownerOf(plan, 'green')).toBe(0);
    giveCrew(plan, 1, 'green');
    expect(plan.seats.map(({ choice }) => choice)).toEqual(['orange', 'green']);
    plan.first = 1;
    expect(engineOptions(plan)).toEqual({ first: 1, crews: ['orange', 'green'] });
    giveCrew(plan, 0, 'random');
    giveCrew(plan, 1, 'random');
    expect(plan.seats.map(({ choice }) => choice)).toEqual(['random', 'random']);
    expect(ownerOf(plan, 'random')).toBeNull();
  });

  it('make sense of whatever was kept: none twice, none that does not exist', () => {
    const seats = ['grey', 'pink', 'grey', 7].map((choice) => ({ choice }));
    const plan = crewPlan(memoryKeep({ 'newgame.super-motherload': JSON.stringify({ seats }) }));
    expect(plan.seats.map(({ choice }) => choice)).toEqual(['grey', 'random', 'random', 'random']);
  });
});
