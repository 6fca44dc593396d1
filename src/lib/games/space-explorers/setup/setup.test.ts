// The new-game sheet, the marks of seats, and the picture of a save.
import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALES, setLocale } from '$lib/i18n';
import { memoryKeep } from '$lib/settings/memory-keep';
import { expireAll } from '$lib/shell/notices.svelte';
import { fakeBackend, menuEntry, type FakeBackend } from '$lib/shell/testing';
import { EMBLEMS } from '../art/palette';
import { card as game } from '../card';
import { guest } from '../guest';
import { NAMES, position } from '../words.testing';
import { seatMark } from './mark';
import NewGame from './NewGame.svelte';
import { drawKept, keptTable, readKept } from './picture';
import { engineOptions, explorersPlan } from './plan';

let program: FakeBackend;
vi.mock('$lib/backend', async (original) => ({
  ...(await original<typeof import('$lib/backend')>()),
  backend: () => program,
}));

beforeEach(() => {
  setLocale('en');
  localStorage.clear();
  window.location.hash = '';
  expireAll();
  program = fakeBackend({
    'new-game': (request) => ({
      kind: 'new-game',
      table: { table: 1, save: 'race 1', game: request.game, content: { id: 'house', hash: '0' }, seats: [] },
    }),
  });
});
afterEach(cleanup);
const start = (): HTMLElement => screen.getByRole('button', { name: 'Begin the race' });

describe('the new-game sheet', () => {
  it('starts with one press: one person against a computer, and who starts is drawn (SE-6)', async () => {
    render(NewGame, { game, onclose: vi.fn() });
    await userEvent.setup().click(start());
    await waitFor(() => expect(window.location.hash).toBe('#/table/race%201'));
    expect(program.asked).toEqual([
      {
        kind: 'new-game',
        game: 'space-explorers',
        options: { first: null },
        seats: [
          { name: 'Player', player: { kind: 'human' } },
          { name: 'Ada', player: { kind: 'computer', level: 2 } },
        ],
      },
    ]);
  });
  it('has two to four seats, each with its emblem', async () => {
    render(NewGame, { game, onclose: vi.fn() });
    const seats = within(screen.getByRole('radiogroup', { name: 'Seats' })).getAllByRole('radio');
    expect(seats.map((one) => one.textContent.trim())).toEqual(['2', '3', '4']);
    await userEvent.setup().click(seats[2]!);
    const marks = screen
      .getAllByRole('listitem')
      .map((seat) => within(seat).getAllByRole('img')[0]?.getAttribute('aria-label'));
    expect(marks).toEqual(['Star', 'Moon', 'Planet', 'Comet']);
  });
  it('sends names, players and who starts as chosen, and remembers them', async () => {
    const user = userEvent.setup();
    const { unmount } = render(NewGame, { game, onclose: vi.fn() });
    await user.type(screen.getByRole('textbox', { name: 'Name for seat 1' }), '  Ola ');
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Who plays seat 2' })).getByRole('radio', { name: 'Person' }),
    );
    await user.click(screen.getByRole('button', { name: /Who starts: random/ }));
    await user.click(await menuEntry('Player 2'));
    await user.click(start());
    await waitFor(() => expect(program.asked).toHaveLength(1));
    expect(program.asked[0]).toMatchObject({
      options: { first: 1 },
      seats: [
        { name: 'Ola', player: { kind: 'human' } },
        { name: 'Player 2', player: { kind: 'human' } },
      ],
    });
    unmount();
    render(NewGame, { game, onclose: vi.fn() });
    expect(screen.getByRole('textbox', { name: 'Name for seat 1' })).toHaveValue('  Ola ');
    expect(screen.getByRole('button', { name: /Who starts: Player 2/ })).toBeTruthy();
  });
});

describe('the plan', () => {
  it('gives the engine who starts, and null when that is drawn (SE-6)', () => {
    const plan = explorersPlan(memoryKeep());
    expect(engineOptions(plan)).toEqual({ first: null });
    plan.setCount(4);
    plan.first = 3;
    expect(engineOptions(plan)).toEqual({ first: 3 });
    plan.setCount(2);
    expect(engineOptions(plan)).toEqual({ first: null });
  });
});

describe('the mark of a seat', () => {
  it('is its emblem, named in each language', () => {
    for (const emblem of EMBLEMS) expect(guest.mark(emblem)?.draw(30, 'x')).toMatch(/^<svg [^>]*width="30"/);
    expect(new Set(EMBLEMS.map((emblem) => seatMark(emblem)?.draw(30, 'x'))).size).toBe(EMBLEMS.length);
    expect(LOCALES.map((locale) => (setLocale(locale), seatMark('moon')?.name))).toEqual(['Moon', 'Luna', 'Księżyc']);
  });
  it('is none for any other name', () => {
    for (const name of ['Star', 'sun', '']) expect(seatMark(name)).toBeNull();
  });
});

describe('the picture of a save', () => {
  const kept: unknown = JSON.parse(JSON.stringify(keptTable(NAMES.content, position())));
  it('shows the projects, who flew them, and the hub of who looks', () => {
    expect(kept).toMatchObject({
      seat: 0,
      hub: [[1, 5, 11], [], [], [], [33]],
      projects: [{ id: 'sputnik-1', by: null }, { by: null }, { by: 1 }],
    });
    const drawn = guest.picture(kept, 560, 258, 'x') ?? '';
    expect(drawn).toMatch(/^<svg [^>]*viewBox="0 0 560 258"/);
    expect(new DOMParser().parseFromString(drawn, 'image/svg+xml').querySelector('parsererror')).toBeNull();
    expect(drawn).toContain('id="x-face-11"');
    expect(drawn).not.toContain('id="x-face-5"');
    expect(drawn.match(/se-postmark/g)).toHaveLength(1);
  });
  it('keeps nothing that is secret', () => {
    expect(JSON.stringify(kept)).not.toMatch(/hand|60/);
  });
  it('is kept for who plays when nobody in particular looks, and not before there is a table', () => {
    expect(keptTable(NAMES.content, position({ viewer: { kind: 'spectator' }, turn: 1 }))?.seat).toBe(1);
    expect(keptTable(NAMES.content, position({ projects: [] }))).toBeNull();
  });
  it('is none where something else was kept', () => {
    const whole = readKept(kept);
    expect(whole).not.toBeNull();
    for (const other of [
      undefined,
      null,
      'half',
      {},
      { ...whole, seat: 4 },
      { ...whole, projects: [{ id: 7 }] },
      { ...whole, hub: [[1]] },
    ])
      expect(drawKept(other, 560, 258, 'x')).toBeNull();
  });
});
