import { describe, expect, it } from 'vitest';
import { canOpen, saveTitle, saveTrouble, standing, standingText } from './saves.svelte';
import { save } from './testing';

const header = (more: Parameters<typeof save>[2]): NonNullable<ReturnType<typeof save>['header']> => {
  const made = save('x', {}, more).header;
  if (made === null) throw new Error('a header was asked for');
  return made;
};
const ola = { name: 'Ola', player: { kind: 'human' }, mark: 'green' } as const;
const jan = { name: 'Jan', player: { kind: 'human' }, mark: 'grey' } as const;

describe('a save in the list', () => {
  it('goes by its title, else by who plays against the only person, else by all', () => {
    expect(saveTitle(save('a', { title: 'Attic' }))).toBe('Attic');
    expect(saveTitle(save('a'))).toBe('vs Vega');
    expect(saveTitle(save('a', {}, { seats: [ola, jan] }))).toBe('Ola, Jan');
    expect(saveTitle(save('a', {}, { seats: [{ ...ola, player: { kind: 'computer', level: 1 } }] }))).toBe('Ola');
    expect(saveTitle(save('a', { header: null }))).toBe('Unreadable save');
  });

  it('says whose turn it is', () => {
    expect(standing(header({ to_act: 0 }))).toEqual({ kind: 'yours' });
    expect(standing(header({ to_act: 1 }))).toEqual({ kind: 'turn', name: 'Vega' });
    expect(standing(header({ seats: [ola, jan], to_act: 0 }))).toEqual({ kind: 'turn', name: 'Ola' });
  });

  it('says who won, and calls a tie a shared victory (SM-57)', () => {
    expect(standingText(standing(header({ to_act: null, scores: [31, 38] })))).toBe('Finished · Vega won 38');
    expect(standingText(standing(header({ to_act: null, scores: [31, 31] })))).toBe('Finished · shared victory at 31');
    const tie = header({ to_act: null, scores: [31, 31], winners: [1] });
    expect(standingText(standing(tie))).toBe('Finished · Vega won 31');
    expect(standing(header({ to_act: null, scores: null }))).toEqual({ kind: 'over' });
  });

  it('can be opened from an older generation, and says so', () => {
    const older = save('a', { generation: 1, error: { code: 'save-damaged', section: 'log' } });
    expect(canOpen(older)).toBe(true);
    expect(saveTrouble(older)).toBe('The newest state was damaged; an older one is kept.');
  });

  it('cannot be opened when nothing of it can be read, and says why', () => {
    const gone = save('a', { header: null, error: { code: 'save-too-new', found: 9, supported: 1 } });
    expect(canOpen(gone)).toBe(false);
    expect(saveTrouble(gone)).toMatch(/newer version/);
    expect(saveTrouble(save('a'))).toBeNull();
  });
});
