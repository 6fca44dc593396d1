// The frame serves a game that it does not know.
import axe from 'axe-core';
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SaveEntry } from '$lib/backend';
import { deviceKeep } from '$lib/settings/keep';
import { spoken } from '../announce.svelte';
import { allNotices, expireAll } from '../notices.svelte';
import { fetchSceneries } from '../pictures.svelte';
import { keepPicture } from '../save-pictures';
import HomeScreen from '../screens/HomeScreen.svelte';
import RulesScreen from '../screens/RulesScreen.svelte';
import TableScreen from '../screens/TableScreen.svelte';
import { fakeBackend, menuEntry, save, type FakeBackend } from '../testing';

let program: FakeBackend;
let here: SaveEntry[];
const fetching = vi.hoisted(() => ({ fails: false }));
vi.mock('$lib/shell/art/frame', () => ({ emblem: () => '', grit: () => '', stars: () => '', stones: () => '' }));
vi.mock('$lib/backend', async (original) => ({
  ...(await original<typeof import('$lib/backend')>()),
  backend: () => program,
}));
// The list of games is all that names a game: here the toy is in the place of Minerals.
vi.mock('$lib/shell/games', async (original) => {
  const games = await original<typeof import('../games')>();
  const { card } = await import('./card');
  const play = (): ReturnType<NonNullable<typeof card.play>> | undefined =>
    fetching.fails ? Promise.reject(new Error('gone')) : card.play?.();
  const GAMES = games.GAMES.map((game) => (game.id === card.id ? { ...card, play } : game));
  return { ...games, GAMES, gameCard: (id: string | undefined) => GAMES.find((game) => game.id === id) };
});

const SEATS = ['Ola', 'Vega', 'Ada', 'Moss', 'Nine'].map((name, i) => ({
  name,
  player: i === 0 ? { kind: 'human' as const } : { kind: 'computer' as const, level: 2 },
  mark: 'ABCDE'.charAt(i),
}));

beforeEach(() => {
  localStorage.clear();
  expireAll();
  window.location.hash = '#/';
  fetching.fails = false;
  here = [save('t1', {}, { game: 'minerals', seats: SEATS }), save('t2', { title: 'Loft' }, { game: 'minerals' })];
  const table = { table: 1, save: 't9', game: 'minerals', content: { id: 'house', hash: '0' }, seats: [] };
  program = fakeBackend({
    'list-saves': () => ({ kind: 'list-saves', saves: here }),
    'new-game': () => ({ kind: 'new-game', table }),
    open: () => ({ kind: 'open', table, opened: { kind: 'whole' }, generation: 0 }) as never,
  });
});

async function openSheet(): Promise<HTMLElement> {
  window.location.hash = '#/new/minerals';
  render(HomeScreen);
  return screen.findByRole('dialog', { name: 'Toy Game: New game' });
}
const start = (): HTMLElement => screen.getByRole('button', { name: 'Wind it up' });

describe('a game that the frame does not know', () => {
  it('is offered at home with its seats, its saves among the others', async () => {
    const narrow = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(narrow(query), { matches: query.includes('min-width') }),
    );
    const { container } = render(HomeScreen);
    expect(await screen.findByRole('link', { name: /^New game of Toy Game/ })).toHaveAttribute(
      'href',
      '#/new/minerals',
    );
    expect(screen.getByText('2–5 players · 5 min')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Open Loft' })).toHaveAttribute('href', '#/table/t2');
    await fetchSceneries();
    await waitFor(() => expect(container.querySelector('.th svg')).toHaveAttribute('viewBox', '1 2 3 4'));
    expect(container.querySelector('.poster [data-toy]')).not.toBeNull();
  });

  it('is gone on with: its picture as its table left it, its marks drawn and named', async () => {
    keepPicture(deviceKeep, 't1', 'half wound');
    const { container } = render(HomeScreen);
    expect(await screen.findByRole('link', { name: /^Continue Toy Game/ })).toHaveAttribute('href', '#/table/t1');
    await waitFor(() => expect(container.querySelector('.hero [data-kept="half wound"]')).not.toBeNull());
    const [marks] = screen.getAllByRole('img', { name: /^Ola: pawn A; Vega: pawn B; .*Nine: pawn E$/ });
    expect(marks?.querySelectorAll('[data-pawn]')).toHaveLength(5);
    const ids = [...container.querySelectorAll('.hero svg[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows its world where its table left nothing that it can draw', async () => {
    keepPicture(deviceKeep, 't1', { from: 'an older app' });
    const { container } = render(HomeScreen);
    await fetchSceneries();
    await waitFor(() => expect(container.querySelector('.hero [data-toy="560 258"]')).not.toBeNull());
  });

  it('begins with five seats, options of its own and nothing to choose at a seat', async () => {
    const user = userEvent.setup();
    const sheet = await openSheet();
    await user.click(within(sheet).getByRole('radio', { name: '5' }));
    const seats = within(sheet).getAllByRole('listitem');
    expect(seats.map((seat) => seat.querySelector('b')?.textContent)).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(within(sheet).queryByRole('button', { name: /crew/i })).toBeNull();
    await user.click(within(sheet).getByRole('checkbox', { name: 'Short game' }));
    await user.click(within(sheet).getByRole('button', { name: /Who starts/ }));
    await user.click(await menuEntry('Juno'));
    await user.click(start());
    await waitFor(() => expect(window.location.hash).toBe('#/table/t9'));
    expect(program.asked).toContainEqual({
      kind: 'new-game',
      game: 'minerals',
      options: { starter: 4, seed: '7', short: true },
      seats: ['Player', 'Ada', 'Moss', 'Nine', 'Juno'].map((name, i) => ({
        name,
        player: i === 0 ? { kind: 'human' } : { kind: 'computer', level: 2 },
      })),
    });
  });

  it('says why it cannot start, and starts once that is mended', async () => {
    const user = userEvent.setup();
    const sheet = await openSheet();
    await user.clear(within(sheet).getByRole('textbox', { name: 'Seed' }));
    expect(start()).toHaveAttribute('aria-disabled', 'true');
    expect(start()).toHaveAccessibleDescription('A seed is missing.');
    await user.click(start());
    expect(spoken('polite').map(({ text }) => text)).toContain('A seed is missing.');
    expect(program.asked.map(({ kind }) => kind)).not.toContain('new-game');
    await user.type(within(sheet).getByRole('textbox', { name: 'Seed' }), '42');
    await user.click(start());
    await waitFor(() => expect(program.asked.at(-1)).toMatchObject({ options: { seed: '42' } }));
  });

  it('finds its own plan again, not that of another game', async () => {
    const user = userEvent.setup();
    deviceKeep.write('newgame.super-motherload', JSON.stringify({ seats: [{ name: 'Kasia' }] }));
    deviceKeep.write(
      'newgame.minerals',
      JSON.stringify({
        seats: [{ name: 'Ola', choice: 'green' }, {}, {}],
        first: 2,
        extra: { seed: '11', short: 'x' },
      }),
    );
    const sheet = await openSheet();
    expect(within(sheet).getAllByRole('listitem')).toHaveLength(3);
    expect(within(sheet).getByRole('textbox', { name: 'Name for seat 1' })).toHaveValue('Ola');
    await user.click(start());
    await waitFor(() =>
      expect(program.asked.at(-1)).toMatchObject({ options: { starter: 2, seed: '11', short: false } }),
    );
  });

  it('says so when it cannot be fetched, and goes home', async () => {
    fetching.fails = true;
    vi.spyOn(console, 'error').mockReturnValue();
    window.location.hash = '#/new/minerals';
    render(HomeScreen);
    await waitFor(() => expect(allNotices()[0]?.text).toMatch(/could not be loaded/));
    expect(window.location.hash).toBe('#/');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens its own table', async () => {
    render(TableScreen, { params: { save: 't9' } });
    expect(await screen.findByRole('heading', { name: 't9' })).toBeVisible();
  });
});

describe('its rules', () => {
  it('open at a rule, link the rules that there are and no other', async () => {
    const { container } = render(RulesScreen, { params: { game: 'minerals', rule: 'TG-A2' } });
    await waitFor(() => expect(document.getElementById('TG-A2')).toHaveFocus());
    const links = screen.getAllByRole('link', { name: /^[A-Z]+-/ }).map((a) => a.getAttribute('href'));
    expect(links).toEqual(['TG-1', 'TG-A2', 'TG-A2'].map((id) => `#/rules/minerals/${id}`));
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('can be searched', async () => {
    render(RulesScreen, { params: { game: 'minerals' } });
    await userEvent.setup().type(await screen.findByRole('searchbox'), 'tg-a2');
    await waitFor(() => expect(screen.getAllByRole('article').map(({ id }) => id)).toEqual(['TG-1', 'TG-A2']));
    await userEvent.setup().type(screen.getByRole('searchbox'), ' breaks');
    await waitFor(() => expect(screen.getAllByRole('article').map(({ id }) => id)).toEqual(['TG-A2']));
  });

  it('are one rulebook of several, and the one that was read last opens first', async () => {
    const first = render(RulesScreen, { params: { game: 'super-motherload' } });
    expect(await screen.findByRole('heading', { name: 'Super Motherload' })).toBeVisible();
    const books = within(screen.getByRole('navigation', { name: 'Rulebooks' }));
    expect(books.getByRole('link', { name: 'Super Motherload' })).toHaveAttribute('aria-current', 'page');
    expect(books.getByRole('link', { name: 'Toy Game' })).toHaveAttribute('href', '#/rules/minerals');
    first.unmount();
    const last = render(RulesScreen, { params: {} });
    expect(await screen.findByRole('heading', { name: 'Super Motherload' })).toBeVisible();
    await last.rerender({ params: { game: 'minerals' } });
    expect(await screen.findByRole('article', { name: /The key/ })).toBeVisible();
    expect(document.getElementById('SM-26')).toBeNull();
    last.unmount();
    render(RulesScreen, { params: {} });
    expect(await screen.findByRole('heading', { name: 'Toy Game' })).toBeVisible();
  });

  it('say so when they cannot be fetched', async () => {
    fetching.fails = true;
    vi.spyOn(console, 'error').mockReturnValue();
    render(RulesScreen, { params: { game: 'minerals' } });
    expect(await screen.findByRole('alert')).toHaveTextContent('The rules could not be loaded.');
  });
});
