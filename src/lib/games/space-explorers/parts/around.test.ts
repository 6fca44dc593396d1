// What stands around a table: the log in rounds, the curtain, the final scores.
import { cleanup, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Games, Score } from '$lib/backend';
import type { Effect, View } from '$lib/backend/bindings/space-explorers';
import { LOCALES, setLocale } from '$lib/i18n';
import type { LogLine } from '$lib/play/log.svelte';
import { deviceKeep } from '$lib/settings/keep';
import { effectText } from '../effects';
import { explorersPlan } from '../setup/plan';
import { NAMES, position } from '../words.testing';
import Around from './Around.testing.svelte';
import { roundLines } from './log-rounds';

// The set-up is no action: the first turn has no line of its own.
const EFFECTS: readonly Effect[] = [
  { kind: 'took', seat: 0, card: 7, ability: null },
  { kind: 'turn-began', seat: 1, round: 1 },
  { kind: 'passed', seat: 1 },
  { kind: 'turn-began', seat: 0, round: 2 },
  { kind: 'passed', seat: 0 },
];
type Line = LogLine<Games['space-explorers']>;
const log = (): readonly Line[] =>
  EFFECTS.map((effect, i) => ({
    key: String(i),
    seat: 'seat' in effect ? effect.seat : 0,
    effect,
    text: effectText(NAMES, effect),
  }));
const score = (seat: number, place: number, points: readonly [number, number, number]): Score => ({
  seat,
  place,
  total: points[0] + points[1] + points[2],
  parts: ['projects', 'specialists', 'asterisks'].map((part, i) => ({ part, points: points[i] ?? 0 })),
});
interface Over {
  readonly what: 'log' | 'scores' | 'curtain';
  readonly view?: View;
  readonly scores?: readonly Score[];
  readonly limit?: number;
}
function show(over: Over): { onlook: ReturnType<typeof vi.fn>; lift: ReturnType<typeof vi.fn> } {
  const spies = { onlook: vi.fn(), lift: vi.fn(() => Promise.resolve()) };
  render(Around, { names: NAMES, view: position(), scores: [], log: log(), seat: 2, ...over, ...spies });
  return spies;
}

// jsdom lays nothing out and scrolls nothing.
Element.prototype.scrollTo = (): void => undefined;
beforeEach(() => {
  setLocale('en');
  localStorage.clear();
});
afterEach(cleanup);

describe('the log', () => {
  it('has a heading where a round begins, and no other beginnings of turns', () => {
    show({ what: 'log' });
    const lines = screen.getAllByRole('listitem').map((line) => line.textContent.trim());
    expect(lines).toEqual([
      'Round 1',
      effectText(NAMES, EFFECTS[0]!),
      effectText(NAMES, EFFECTS[2]!),
      'Round 2',
      effectText(NAMES, EFFECTS[4]!),
    ]);
  });
  it('shows the newest lines where there is room for some', () => {
    show({ what: 'log', limit: 2 });
    expect(screen.getAllByRole('listitem').map((line) => line.textContent.trim())).toEqual([
      'Round 2',
      effectText(NAMES, EFFECTS[4]!),
    ]);
  });
  it('leaves a line the same object for as long as it says the same', () => {
    const lines = log();
    const heading = (round: number): string => `round ${round}`;
    expect(roundLines(lines, heading)[0]).toBe(roundLines(lines, heading)[0]);
    expect(roundLines(lines, (round) => `ronda ${round}`)[0]?.text).toBe('ronda 1');
  });
});

describe('the curtain', () => {
  it('asks for the next person and lifts for them', async () => {
    const { lift } = show({ what: 'curtain' });
    expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Hand the device to Celia');
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Your hand stays covered until you are ready.');
    await userEvent.click(screen.getByRole('button', { name: 'I am Celia' }));
    expect(lift).toHaveBeenCalledOnce();
  });
});

describe('the final scores', () => {
  const over = position({
    ended: 'projects',
    projects: [
      { project: 0, taken: { seat: 0, round: 9 } },
      { project: 3, taken: null },
      { project: 4, taken: { seat: 1, round: 2 } },
    ],
  });
  const scores = [score(0, 2, [6, 5, 4]), score(1, 1, [9, 9, 0]), score(2, 3, [0, 1, 0])];

  it('say who won and why it is over, with the parts of each', () => {
    show({ what: 'scores', view: over, scores });
    expect(screen.getByRole('heading', { name: /Bruno wins/ })).toBeTruthy();
    expect(screen.getByText('The game is over: all projects are completed.')).toBeTruthy();
    const row = screen.getByRole('row', { name: /Asterisks/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['0', '4', '0']);
  });
  it('explain each asterisk: whom, what it counts, how often, and its points (SE-18)', () => {
    const [ada, bruno, celia] = over.seats;
    if (ada === undefined || bruno === undefined || celia === undefined) throw new Error('three play');
    const asterisks = [
      { card: 11, counted: 3, points: 3 },
      { card: 12, counted: 0, points: 0 },
    ];
    show({ what: 'scores', view: { ...over, seats: [ada, { ...bruno, asterisks }, celia] }, scores });
    const region = within(screen.getByRole('region', { name: 'Asterisks, one by one' }));
    // Nobody but Bruno has one.
    expect(region.getByText('Bruno')).toBeTruthy();
    expect(region.queryByText('Ada')).toBeNull();
    const said = region.getAllByRole('listitem').flatMap((item) => item.getAttribute('aria-label') ?? []);
    expect(said).toHaveLength(2);
    expect(said[0]).toMatch(/At the end: 1 point for each .*3 × 1, 3 points$/);
    expect(said[1]).toMatch(/At the end: 2 points for each .*0 × 2, 0 points$/);
  });
  it('have no asterisks to explain where nobody has any', () => {
    show({ what: 'scores', view: over, scores });
    expect(screen.queryByRole('region', { name: 'Asterisks, one by one' })).toBeNull();
  });
  it('say who launched what, in the order of places, and what stayed on the ground', () => {
    show({ what: 'scores', view: over, scores });
    const launched = within(screen.getByRole('region', { name: 'Who launched what' })).getAllByRole('listitem');
    expect(
      launched.map((item) =>
        within(item)
          .queryAllByRole('figure')
          .map((one) => one.getAttribute('aria-label')),
      ),
    ).toEqual([
      [expect.stringMatching(/, \d+ points, round 2$/)],
      ['Sputnik 1, 6 points, round 9'],
      [],
      [expect.stringMatching(/, \d+ points$/)],
    ]);
    expect(launched[2]).toHaveTextContent('no project');
    expect(launched[3]).toHaveTextContent('Stayed on the ground');
  });
  it('remember who sat here for another game', async () => {
    show({ what: 'scores', view: over, scores });
    await userEvent.click(screen.getByRole('link', { name: 'Play again' }));
    expect(explorersPlan(deviceKeep).seats.map(({ name, kind }) => [name, kind])).toEqual([
      ['Ada', 'human'],
      ['Bruno', 'human'],
      ['Celia', 'computer'],
    ]);
  });
  it('let the table be seen again', async () => {
    const { onlook } = show({ what: 'scores', view: over, scores });
    await userEvent.click(screen.getByRole('button', { name: 'See the board' }));
    expect(onlook).toHaveBeenCalledOnce();
  });
  it('speak each language', () => {
    const said = LOCALES.map((locale) => {
      setLocale(locale);
      show({ what: 'scores', view: over, scores });
      const text = document.body.textContent;
      cleanup();
      return text;
    });
    expect(new Set(said).size).toBe(LOCALES.length);
  });
});
