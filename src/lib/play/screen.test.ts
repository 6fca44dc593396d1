// The parts around a table, around a game that they do not know.
import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLocale } from '$lib/i18n';
import { hush, spoken } from '$lib/shell/announce.svelte';
import { allNotices, expireAll } from '$lib/shell/notices.svelte';
import { INSTANT, settled } from './testing';
import {
  ADA,
  ALONE,
  KILN,
  MOSS,
  SHARED,
  sitAtToy,
  ToyLink,
  toyTeller,
  type Toy,
  type ToySession,
} from './toy/game.svelte';
import ToyScreen from './toy/Screen.svelte';

let open: ToySession | null = null;
const again = vi.fn<() => void>();
const added = (seat: number, by: number): Toy['effect'] => ({ kind: 'added', seat, by });

async function sit(fake: ToyLink, pace = INSTANT): Promise<ToySession> {
  const session = await sitAtToy(fake, pace);
  open = session;
  render(ToyScreen, { session, onagain: again });
  return session;
}
/** Undo is offered for what Kiln added. */
function offer(fake: ToyLink, scope: 'free' | 'assisted' | 'agreement'): void {
  fake.now = { ...fake.now, undo: { scope, seat: KILN, effects: [added(KILN, 3)] } };
}
const said = (): string[] => spoken('polite').map(({ text }) => text);

// jsdom lays nothing out and scrolls nothing.
Element.prototype.scrollTo = (): void => undefined;

beforeEach(() => {
  setLocale('en');
  hush();
  expireAll();
  again.mockClear();
});
afterEach(() => {
  cleanup();
  open?.close();
});

describe('the curtain', () => {
  it('leads home as well, and keeps the focus on what lies on it', async () => {
    await sit(new ToyLink(SHARED));
    const curtain = screen.getByRole('alertdialog');
    const go = within(curtain).getByRole('button');
    const home = within(curtain).getByRole('link', { name: 'Home' });
    expect(home).toHaveAttribute('href', '#/');
    expect(go).toHaveFocus();
    const user = userEvent.setup();
    await user.tab();
    expect(home).toHaveFocus();
    await user.tab();
    expect(go).toHaveFocus();
    await user.tab({ shift: true });
    expect(home).toHaveFocus();
  });
});

describe('taking back', () => {
  it('says what it would take, and does it at once when it is free', async () => {
    const fake = new ToyLink();
    offer(fake, 'free');
    await sit(fake);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Undo: Kiln adds 3.' }));
    await waitFor(() => expect(fake.undone).toEqual(['free']));
    expect(said()).toContain('Taken back.');
  });

  it('names what was done where the game has a short name for it', async () => {
    const fake = new ToyLink();
    offer(fake, 'free');
    open = await sitAtToy(fake, INSTANT, { ...toyTeller(fake.seats), deed: ([first]) => first?.kind ?? null });
    render(ToyScreen, { session: open, onagain: again });
    expect(screen.getByRole('button', { name: 'Undo: added' })).toBeVisible();
  });

  it.each([
    ['assisted', 'Take back past something hidden?', 'Undo'],
    ['agreement', 'Do the others agree?', 'All agree'],
  ] as const)('asks when it is %s, and does nothing when it is not granted', async (scope, title, go) => {
    const fake = new ToyLink();
    offer(fake, scope);
    await sit(fake);
    const user = userEvent.setup();
    await user.keyboard('u');
    expect(await screen.findByRole('alertdialog', { name: title })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await settled();
    expect(fake.undone).toEqual([]);
    await user.keyboard('u');
    await user.click(await screen.findByRole('button', { name: go }));
    await waitFor(() => expect(fake.undone).toEqual([scope]));
  });

  it('is dead while there is nothing to take, and redo is there only for something', async () => {
    const fake = new ToyLink();
    await sit(fake);
    const user = userEvent.setup();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveAttribute('aria-disabled', 'true');
    await user.click(undo);
    expect(fake.undone).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Redo' })).toBeNull();
    fake.now = { ...fake.now, canRedo: true };
    fake.happens(KILN, [], {}, KILN, 'undo');
    await user.click(await screen.findByRole('button', { name: 'Redo' }));
    expect(fake.redone).toBe(1);
  });
});

describe('the curtain', () => {
  it('takes the focus, is lifted by its button, and covers what lay over the table', async () => {
    const fake = new ToyLink(SHARED);
    const session = await sit(fake);
    const user = userEvent.setup();
    expect(screen.getByRole('alertdialog', { name: 'Hand the device to Kiln' })).toHaveTextContent('stays covered');
    expect(screen.getByRole('button', { name: 'I am Kiln' })).toHaveFocus();
    await user.keyboard('l');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'I am Kiln' }));
    await waitFor(() => expect(session.me).toBe(KILN));
    await user.keyboard('l');
    expect(await screen.findByRole('dialog', { name: 'Log' })).toBeInTheDocument();
    fake.happens(KILN, [], {}, ADA);
    expect(await screen.findByRole('button', { name: 'I am Ada' })).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the bar', () => {
  it('has what the game offers while the person can act, and else says who is waited for', async () => {
    const fake = new ToyLink();
    await sit(fake);
    const bar = screen.getByRole('region', { name: 'What you can do' });
    expect(bar).toHaveTextContent('Add one');
    await waitFor(() => expect(said()).toEqual(['add at most 9']));
    fake.happens(KILN, [], {}, MOSS);
    await waitFor(() => expect(bar).toHaveTextContent('Moss is playing'));
    fake.push({ kind: 'thinking', seat: MOSS });
    await waitFor(() => expect(bar).toHaveTextContent('Moss is thinking …'));
  });

  it('lets others’ steps be skipped, by its button and by a key', async () => {
    const fake = new ToyLink(ALONE, MOSS);
    const session = await sit(fake, { ...INSTANT, stepMs: 60_000 });
    const user = userEvent.setup();
    fake.happens(MOSS, [added(MOSS, 2)], { sum: 2 });
    expect(await screen.findByText('Moss adds 2.')).toBeInTheDocument();
    await user.click(screen.getByTestId('skip'));
    await waitFor(() => expect(session.view.sum).toBe(2));
    fake.happens(MOSS, [added(MOSS, 3)], { sum: 5 });
    await screen.findByText('Moss adds 3.');
    await user.keyboard('s');
    await waitFor(() => expect(session.view.sum).toBe(5));
  });

  it('tries again what could not be found out', async () => {
    const fake = new ToyLink();
    vi.spyOn(console, 'error').mockReturnValue();
    const { answer } = fake;
    fake.answer = () => {
      throw new Error('no answer');
    };
    await sit(fake);
    expect(allNotices()).toHaveLength(1);
    fake.answer = answer;
    await userEvent.setup().click(await screen.findByTestId('retry'));
    expect(await screen.findByText('Add one')).toBeInTheDocument();
  });
});

describe('a reason', () => {
  it('is shown with its rule, said, and closed', async () => {
    const fake = new ToyLink();
    fake.refuse = () => ({ rule: 'TOY-1', refusal: { code: 'too-much', most: 9 } });
    await sit(fake);
    const user = userEvent.setup();
    await user.click(screen.getByText('Add one'));
    const link = await screen.findByRole('link', { name: 'Rule TOY-1: Not too much' });
    expect(link).toHaveAttribute('href', '#/rules/minerals/TOY-1');
    expect(spoken('assertive').map(({ text }) => text)).toEqual(['That is too much.']);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByTestId('why')).toBeNull();
    // The button that was pressed is gone: the bar takes the focus.
    await waitFor(() => expect(screen.getByRole('region', { name: 'What you can do' })).toHaveFocus());
  });
});

describe('the drawers', () => {
  it('are those of every table and those of the game', async () => {
    await sit(new ToyLink());
    const user = userEvent.setup();
    await user.keyboard('?');
    const keys = await screen.findByRole('dialog', { name: 'Keys' });
    expect(keys).toHaveTextContent('Own drawer');
    expect(keys).toHaveTextContent('skip what is being shown');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByText('Own drawer'));
    expect(await screen.findByRole('dialog', { name: 'Own drawer' })).toHaveTextContent('Inside the own drawer.');
  });

  it('open with the final scores when the game ends, winners first', async () => {
    const fake = new ToyLink();
    await sit(fake);
    fake.now = {
      ...fake.now,
      scores: [
        { seat: KILN, place: 2, total: 3, parts: [{ part: 'sum', points: 3 }] },
        { seat: MOSS, place: 1, total: 8, parts: [{ part: 'sum', points: 8 }] },
      ],
    };
    fake.happens(KILN, [{ kind: 'over' }], {}, null);
    const sheet = await screen.findByTestId('scores');
    expect(sheet).toHaveTextContent('Moss wins');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent.trim())).toEqual(['1. Moss', '2. Kiln']);
    const link = screen.getByRole('link', { name: 'Play again' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.setup().click(link);
    expect(again).toHaveBeenCalledOnce();
  });
});
