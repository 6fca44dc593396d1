import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allNotices, expireAll } from '$lib/shell/notices.svelte';
import { fakeBackend, menuEntry, type FakeBackend } from '$lib/shell/testing';
import { card as game } from '../card';
import NewGame from './NewGame.svelte';

let program: FakeBackend;
vi.mock('$lib/backend', async (original) => ({
  ...(await original<typeof import('$lib/backend')>()),
  backend: () => program,
}));

beforeEach(() => {
  localStorage.clear();
  window.location.hash = '';
  expireAll();
  program = fakeBackend({
    'new-game': (request) => ({
      kind: 'new-game',
      table: { table: 1, save: 'dig 1', game: request.game, content: { id: 'house', hash: '0' }, seats: [] },
    }),
  });
});

const start = (): HTMLElement => screen.getByRole('button', { name: 'Start digging' });

describe('the new-game sheet of Super Motherload', () => {
  it('starts with one press: one person against a computer', async () => {
    render(NewGame, { game, onclose: vi.fn() });
    await userEvent.setup().click(start());
    await waitFor(() => expect(window.location.hash).toBe('#/table/dig%201'));
    expect(program.asked).toEqual([
      {
        kind: 'new-game',
        game: 'super-motherload',
        options: { first: null, crews: [null, null] },
        seats: [
          { name: 'Player', player: { kind: 'human' } },
          { name: 'Ada', player: { kind: 'computer', level: 2 } },
        ],
      },
    ]);
  });

  it('sends seats, names, crews and who starts as chosen', async () => {
    const user = userEvent.setup();
    render(NewGame, { game, onclose: vi.fn() });
    await user.click(within(screen.getByRole('radiogroup', { name: 'Seats' })).getByRole('radio', { name: '3' }));
    await user.type(screen.getByRole('textbox', { name: 'Name for seat 1' }), '  Ola ');
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Who plays seat 3' })).getByRole('radio', { name: 'Person' }),
    );
    await user.click(screen.getByRole('button', { name: /Crew of seat 1/ }));
    await user.click(await menuEntry(/^Grey/));
    await user.click(screen.getByRole('button', { name: /Crew of seat 2/ }));
    await user.click(await menuEntry('swaps with Ola'));
    await user.click(screen.getByRole('button', { name: /Who starts: random/ }));
    await user.click(await menuEntry('Player 3'));
    await user.click(start());
    await waitFor(() => expect(program.asked).toHaveLength(1));
    expect(program.asked[0]).toMatchObject({
      options: { first: 2, crews: [null, 'grey', null] },
      seats: [
        { name: 'Ola', player: { kind: 'human' } },
        { name: 'Ada', player: { kind: 'computer', level: 2 } },
        { name: 'Player 3', player: { kind: 'human' } },
      ],
    });
  });

  it('remembers the last choice', async () => {
    const user = userEvent.setup();
    const { unmount } = render(NewGame, { game, onclose: vi.fn() });
    await user.type(screen.getByRole('textbox', { name: 'Name for seat 1' }), 'Ola');
    await user.click(start());
    await waitFor(() => expect(program.asked).toHaveLength(1));
    unmount();
    render(NewGame, { game, onclose: vi.fn() });
    expect(screen.getByRole('textbox', { name: 'Name for seat 1' })).toHaveValue('Ola');
  });

  it('stays open and says why when the game cannot be set up', async () => {
    program = fakeBackend({ 'new-game': () => ({ code: 'storage', failure: 'full', problem: 'ENOSPC' }) });
    vi.spyOn(console, 'error').mockReturnValue();
    render(NewGame, { game, onclose: vi.fn() });
    await userEvent.setup().click(start());
    await waitFor(() => expect(allNotices()[0]?.text).toMatch(/disk is full/));
    expect(window.location.hash).toBe('');
    expect(start()).toHaveAttribute('aria-disabled', 'false');
  });

  it('stays open until the game that was asked for is there', async () => {
    let goOn = (): void => undefined;
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    const quick = program;
    program = { ...quick, request: (asked) => gate.then(() => quick.request(asked)) };
    const onclose = vi.fn();
    render(NewGame, { game, onclose });
    const user = userEvent.setup();
    await user.click(start());
    await user.keyboard('{Escape}');
    expect(onclose).not.toHaveBeenCalled();
    goOn();
    await waitFor(() => expect(window.location.hash).toBe('#/table/dig%201'));
  });

  it('goes to the table even when it was taken from the page meanwhile', async () => {
    let goOn = (): void => undefined;
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    const quick = program;
    program = { ...quick, request: (asked) => gate.then(() => quick.request(asked)) };
    const { unmount } = render(NewGame, { game, onclose: vi.fn() });
    await userEvent.setup().click(start());
    unmount();
    goOn();
    await waitFor(() => expect(window.location.hash).toBe('#/table/dig%201'));
    expect(allNotices()).toEqual([]);
  });

  it('closes by Escape', async () => {
    const onclose = vi.fn();
    render(NewGame, { game, onclose });
    await userEvent.setup().keyboard('{Escape}');
    await waitFor(() => expect(onclose).toHaveBeenCalledOnce());
  });
});
