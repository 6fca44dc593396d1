import axe from 'axe-core';
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentLocale, setLocale } from '$lib/i18n';
import { settings } from '$lib/settings/settings.svelte';
import { leftTable } from '../left-table.svelte';
import { fakeBackend, save } from '../testing';
import AboutScreen from './AboutScreen.svelte';
import HomeScreen from './HomeScreen.svelte';
import RulesScreen from './RulesScreen.svelte';
import SettingsScreen from './SettingsScreen.svelte';
import TableScreen from './TableScreen.svelte';

const program = fakeBackend({
  'list-saves': () => ({ kind: 'list-saves', saves: [save('s1'), save('s2', { title: 'Attic' }, { to_act: 1 })] }),
  open: ({ save: id }) => ({ code: 'unknown-save', save: id }),
});
// Drawings have tests of their own and would only make these slow.
vi.mock('$lib/shell/art/frame', () => ({ emblem: () => '', grit: () => '', stars: () => '', stones: () => '' }));
vi.mock('$lib/backend', async (original) => ({
  ...(await original<typeof import('$lib/backend')>()),
  backend: () => program,
}));

afterEach(() => {
  settings.language = 'auto';
  setLocale('en');
});

/** jsdom has no layout, so colours are checked in a real browser by the end-to-end flows. */
async function faults(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' ')}`);
}

describe('home', () => {
  it('offers to go on with the newest game and to begin one that exists', async () => {
    const { container } = render(HomeScreen);
    expect(await screen.findByRole('link', { name: 'Continue Super Motherload: vs Vega' })).toHaveAttribute(
      'href',
      '#/table/s1',
    );
    const begin = screen.getAllByRole('link', { name: /^New game of/ });
    expect(begin.map((a) => a.getAttribute('href')).toSorted()).toEqual([
      '#/new/minerals',
      '#/new/space-explorers',
      '#/new/super-motherload',
    ]);
    expect(screen.queryByText('In the making')).toBeNull();
    await waitFor(() => expect(screen.getAllByRole('img', { name: /^Ola: Green/ }).length).toBeGreaterThan(0));
    expect(await faults(container)).toEqual([]);
  });
});

describe('a page that was reached from a table', () => {
  afterEach(() => leftTable.leave());
  const back = (): HTMLElement | null => screen.queryByRole('link', { name: 'Back to the game' });

  it('leads back to it', () => {
    leftTable.sit('s 2');
    render(SettingsScreen);
    expect(back()).toHaveAttribute('href', '#/table/s%202');
  });

  it('does so no more once one was home', async () => {
    leftTable.sit('s2');
    const home = render(HomeScreen);
    expect(back()).toBeNull();
    await screen.findByRole('link', { name: /^Continue/ });
    home.unmount();
    render(SettingsScreen);
    expect(back()).toBeNull();
  });
});

describe('settings', () => {
  it('change the language at once', async () => {
    const { container } = render(SettingsScreen);
    await userEvent.setup().click(screen.getByRole('radio', { name: 'Español' }));
    expect(await screen.findByRole('heading', { name: 'Ajustes', level: 1 })).toBeVisible();
    expect(currentLocale()).toBe('es');
    expect(await faults(container)).toEqual([]);
  });

  it('are reached by the keyboard: arrows choose, space switches', async () => {
    const user = userEvent.setup();
    render(SettingsScreen);
    screen.getByRole('radio', { name: 'Normal' }).focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(settings.speed).toBe('fast'));
    screen.getByRole('switch', { name: /Confirm before acting/ }).focus();
    await user.keyboard(' ');
    expect(settings.confirm).toBe(false);
    screen.getByRole('switch', { name: /Single-key shortcuts/ }).focus();
    await user.keyboard(' ');
    expect(settings.letterKeys).toBe(false);
  });
});

describe('the rulebook', () => {
  it('opens at the rule of a refusal and puts the reader there', async () => {
    const { container } = render(RulesScreen, { params: { game: 'super-motherload', rule: 'SM-26' } });
    await waitFor(() => expect(document.getElementById('SM-26')).toHaveFocus());
    expect(document.activeElement).toHaveTextContent('Steel plate');
    expect(await faults(container)).toEqual([]);
  });

  it('shows what is searched for, marks house rulings and links rules', async () => {
    render(RulesScreen, { params: { game: 'super-motherload' } });
    await userEvent.setup().type(await screen.findByRole('searchbox'), 'supplies');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.getByText('House ruling')).toBeVisible();
    expect(screen.getByRole('link', { name: 'SM-50' })).toHaveAttribute('href', '#/rules/super-motherload/SM-50');
  });

  it('says that a rule does not exist', async () => {
    render(RulesScreen, { params: { game: 'super-motherload', rule: 'SM-99' } });
    expect(await screen.findByText('There is no rule SM-99.')).toBeVisible();
  });

  it('has no page for a game that there is not', () => {
    render(RulesScreen, { params: { game: 'space-miners' } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There is nothing here');
  });
});

describe('other pages', () => {
  it('about says which version it is and that it is unofficial', async () => {
    const { container } = render(AboutScreen);
    expect(screen.getByText(/^Version \d+\.\d+\.\d+$/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'An unofficial adaptation' })).toBeVisible();
    expect(await faults(container)).toEqual([]);
  });

  it('a table that is gone says so and leads home', async () => {
    render(TableScreen, { params: { save: 'gone' } });
    expect(await screen.findByText('This game is no longer here.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '#/');
  });
});
