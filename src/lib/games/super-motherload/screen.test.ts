// What lies over the table, what is said, and where the focus goes.
import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '$lib/backend';
import { setLocale } from '$lib/i18n';
import type { Pace } from '$lib/play/game';
import { settled } from '$lib/play/testing';
import { hush, spoken } from '$lib/shell/announce.svelte';
import { USUAL_LEVEL } from '$lib/shell/levels';
import { deviceKeep } from '$lib/settings/keep';
import { settings } from '$lib/settings/settings.svelte';
import Screen from './parts/Screen.svelte';
import { crewPlan } from './setup/crews';
import { sit as sitDown, type Session } from './session';
import { SETTLED } from '$lib/play/speak.svelte';
import { FakeLink, NAMES, sampleView, NO_GAIN } from './testing';
import type { Answer, Ask, View } from './types';

const PACE: Pace = { confirm: true, stepMs: 0, reducedMotion: true };
const ADA = 1;
const SHARED = [
  { name: 'Kiln', player: { kind: 'human' as const } },
  { name: 'Ada', player: { kind: 'human' as const } },
];
let open: Session | null = null;

async function sit(fake: FakeLink): Promise<Session> {
  const names = { ...NAMES, seats: fake.seats };
  const session = await sitDown(fake, PACE, names);
  open = session;
  render(Screen, { session, names });
  return session;
}
/** Two people at one device, the first of them in place. */
async function share(over: Partial<View> = {}): Promise<[FakeLink, Session]> {
  const fake = new FakeLink(sampleView(over));
  fake.seats = SHARED;
  fake.here = [0, ADA];
  const session = await sit(fake);
  await session.liftCurtain();
  return [fake, session];
}
/** The next person is due. */
function handOver(fake: FakeLink): void {
  fake.now = { ...fake.now, view: { ...fake.now.view, turn: ADA }, toAct: ADA };
  fake.push({ kind: 'update', cause: 'action', entries: [], now: fake.now });
}
/** Card 2 fits the first space and nothing else, and brings $2; no bomb fits anywhere. */
function answer(ask: Ask): Answer {
  switch (ask.kind) {
    case 'options':
      return { kind: 'options', draw: true, drill: [2], bomb: [0], end: true, taps: ['draw', 'end-turn'] };
    case 'lines': {
      const line = { start: 0, direction: 'across' as const, length: 1 };
      return { kind: 'lines', icons: 1, colour: 'blue', lines: ask.cards[0] === 2 ? [line] : [], refusal: null };
    }
    case 'blasts':
      return { kind: 'blasts', turns: [], places: [], refusal: null };
    case 'previews':
      return { kind: 'previews', previews: ask.actions.map(() => null) };
    case 'preview':
      return {
        kind: 'preview',
        ...NO_GAIN,
        spaces: [0],
        colour: 'blue',
        haul: [1, 0, 0, 0, 0, 0],
        money: 2,
        draws: 1,
      };
  }
}
function answering(over: Partial<View> = {}): FakeLink {
  const fake = new FakeLink(sampleView(over));
  fake.answer = answer;
  return fake;
}
const said = (): string[] => [...spoken('polite'), ...spoken('assertive')].map(({ text }) => text);

// jsdom lays nothing out and scrolls nothing.
Element.prototype.scrollTo = (): void => undefined;

beforeEach(() => {
  setLocale('en');
  hush();
});
afterEach(() => {
  cleanup();
  open?.close();
});

describe('the curtain', () => {
  it('has nothing over it: a drawer is closed and stays so', async () => {
    const [fake, session] = await share();
    const user = userEvent.setup();
    await user.keyboard('l');
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    handOver(fake);
    expect(await screen.findByTestId('curtain')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await session.liftCurtain();
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes the question about undo away, unanswered', async () => {
    const [fake, session] = await share();
    fake.now = { ...fake.now, undo: { scope: 'agreement', seat: 0, effects: [] } };
    fake.push({ kind: 'update', cause: 'action', entries: [], now: fake.now });
    await settled();
    const user = userEvent.setup();
    await user.keyboard('u');
    expect(await screen.findByText('Do the others agree?')).toBeInTheDocument();
    handOver(fake);
    await screen.findByTestId('curtain');
    await waitFor(() => expect(screen.queryByText('Do the others agree?')).toBeNull());
    await session.liftCurtain();
    await settled();
    expect(screen.queryByText('Do the others agree?')).toBeNull();
    expect(fake.undone).toEqual([]);
  });

  it('closes again when the table could not be reached', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const [fake] = await share();
    handOver(fake);
    const watch = fake.watch.bind(fake);
    fake.watch = () => Promise.reject(new BackendError({ code: 'internal', problem: 'x' }));
    const user = userEvent.setup();
    await user.click(await screen.findByTestId('lift'));
    await settled();
    expect(screen.getByTestId('curtain')).not.toHaveClass('opening');
    fake.watch = watch;
    await user.click(screen.getByTestId('lift'));
    await waitFor(() => expect(screen.queryByTestId('curtain')).toBeNull());
  });
});

describe('the bar', () => {
  it('offers another try when it is not known what is possible', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const fake = new FakeLink();
    const { answer } = fake;
    fake.answer = () => {
      throw new BackendError({ code: 'internal', problem: 'x' });
    };
    await sit(fake);
    expect(screen.queryByTestId('draw')).toBeNull();
    fake.answer = answer;
    await userEvent.setup().click(screen.getByTestId('retry'));
    expect(await screen.findByTestId('draw')).toBeInTheDocument();
  });

  it('says that the connection is lost, and goes on when it is back', async () => {
    const fake = new FakeLink();
    await sit(fake);
    fake.connection(false);
    expect(await screen.findByText(/connection to the table is lost/)).toBeInTheDocument();
    expect(screen.queryByTestId('draw')).toBeNull();
    fake.connection(true);
    expect(await screen.findByTestId('draw')).toBeInTheDocument();
  });
});

describe('undo', () => {
  it('is said to be done only when it was', async () => {
    const fake = new FakeLink();
    fake.now = { ...fake.now, undo: { scope: 'free', seat: 0, effects: [] } };
    await sit(fake);
    const undo = fake.undo.bind(fake);
    fake.undo = () => Promise.resolve({ kind: 'failed', reason: 'The table has gone on.' });
    const user = userEvent.setup();
    await user.keyboard('u');
    await settled();
    expect(said()).not.toContain('Taken back.');
    expect(said()).toContain('The table has gone on.');
    fake.undo = undo;
    await user.keyboard('u');
    await settled();
    expect(said()).toContain('Taken back.');
  });
});

/** What was said once everything stands still. */
async function heard(): Promise<string[]> {
  await waitFor(() => expect(said()).not.toEqual([]), { timeout: 5_000 });
  await new Promise((resolve) => setTimeout(resolve, SETTLED + 60));
  return said();
}

describe('what is picked', () => {
  it('is spoken when it stands still: where cards fit, and what a place brings', async () => {
    const session = await sit(answering());
    void session.pick.tapCard(2);
    expect(await heard()).toEqual(['1 blue ● icon, tap a marked place']);
    hush();
    // On the way from key to key nothing is said.
    void session.pick.tapCard(2);
    await settled();
    void session.pick.tapCard(2);
    await settled();
    await session.pick.tapSpace(0);
    expect(await heard()).toEqual(['Haul $2, draws 1 card']);
  });

  it('says that nothing fits', async () => {
    const session = await sit(answering());
    await session.pick.tapCard(4);
    expect(await heard()).toEqual(['1 blue ● icon, no place fits; tap a space to see why']);
  });

  it('says a reason once, also when it is drawn in a drawer as well', async () => {
    const fake = answering();
    fake.refuse = () => ({ rule: 'SM-48', refusal: { code: 'gives-nothing' } });
    const session = await sit(fake);
    await userEvent.setup().keyboard('a');
    await screen.findByRole('dialog');
    await session.pick.propose({ 'claim-minor': 0 });
    await screen.findByTestId('why');
    expect((await heard()).filter((text) => text.includes('would give you nothing'))).toHaveLength(1);
    expect(await heard()).toHaveLength(1);
  });
});

describe('single keys', () => {
  afterEach(() => {
    settings.letterKeys = true;
  });

  it('do nothing for who has switched them off; Escape still takes back', async () => {
    const session = await sit(answering());
    const user = userEvent.setup();
    await user.keyboard('d');
    await waitFor(() => expect(session.pick.mode.kind).not.toBe('idle'));
    settings.letterKeys = false;
    await user.keyboard('{Escape}');
    await waitFor(() => expect(session.pick.mode.kind).toBe('idle'));
    await user.keyboard('d1{Shift>}1{/Shift}al?');
    await settled();
    expect(session.pick.mode.kind).toBe('idle');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the focus', () => {
  const bar = (): HTMLElement => screen.getByRole('region', { name: 'What you can do' });

  it('goes to the bar when the button that had it is gone', async () => {
    const fake = answering();
    await sit(fake);
    const user = userEvent.setup();
    await user.click(screen.getByTestId('draw'));
    await waitFor(() => expect(bar()).toHaveFocus());
    screen.getByTestId('confirm').focus();
    await user.keyboard('{Enter}');
    expect(fake.acted).toEqual(['draw']);
    fake.push({ kind: 'update', cause: 'action', entries: [], now: fake.now });
    await waitFor(() => expect(screen.queryByTestId('confirm')).toBeNull());
    await waitFor(() => expect(bar()).toHaveFocus());
  });

  it('goes to the bar when a reason is closed and when the curtain is lifted', async () => {
    const [fake, session] = await share();
    fake.refuse = () => ({ rule: 'SM-9', refusal: { code: 'no-actions-left' } });
    await session.pick.propose('draw');
    const user = userEvent.setup();
    await screen.findByTestId('why');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(bar()).toHaveFocus());
    handOver(fake);
    const lift = await screen.findByTestId('lift');
    await waitFor(() => expect(lift).toHaveFocus());
    await user.click(lift);
    await waitFor(() => expect(bar()).toHaveFocus());
  });

  it('goes to the bar from the curtain that a table of several people opens with', async () => {
    const fake = answering();
    fake.seats = SHARED;
    fake.here = [0, ADA];
    await sit(fake);
    await waitFor(() => expect(screen.getByTestId('lift')).toHaveFocus());
    await userEvent.setup().keyboard('{Enter}');
    await waitFor(() => expect(bar()).toHaveFocus());
  });

  it('stays where it is while its place stands', async () => {
    const fake = answering();
    const session = await sit(fake);
    const cell = screen.getAllByRole('gridcell')[0];
    cell?.focus();
    await session.pick.tapCard(2);
    await session.pick.tapSpace(0);
    fake.push({ kind: 'update', cause: 'action', entries: [], now: fake.now });
    await settled();
    expect(cell).toHaveFocus();
  });
});

describe('a tap out of turn', () => {
  it('on a side of the board says whose turn it is', async () => {
    const fake = answering({ step: 'first-side', boards: [], tunnel: [], nextSlot: 0, turn: 1 });
    await sit(fake);
    await userEvent.setup().click(screen.getByRole('button', { name: /Level Seams/ }));
    expect(said()).toEqual(['Moss is playing']);
    expect(fake.acted).toEqual([]);
  });

  it('on an artifact says whose turn it is', async () => {
    const fake = answering({ turn: 1 });
    const [own, other] = fake.now.view.seats;
    const seats = own === undefined || other === undefined ? [] : [{ ...own, artifacts: { known: [0, 13] } }, other];
    fake.now = { ...fake.now, view: { ...fake.now.view, seats } };
    await sit(fake);
    const user = userEvent.setup();
    await user.keyboard('t');
    expect(await screen.findByTestId('not-now')).toHaveTextContent('Moss is playing');
    // One that only counts at the end has no button for what cannot be done.
    await user.click(screen.getByRole('button', { name: 'Spend' }));
    expect(said()).toEqual(['Moss is playing']);
  });
});

describe('the sheets', () => {
  it('list the key that shows a card', async () => {
    await sit(answering());
    await userEvent.setup().keyboard('?');
    expect(await screen.findByText('look at the focused card of your hand')).toBeInTheDocument();
  });

  it('open a new game with the seats of this one', async () => {
    const fake = answering({ step: 'over', ended: 'dug-out' });
    fake.now = { ...fake.now, toAct: null, scores: [] };
    await sit(fake);
    const link = await screen.findByRole('link', { name: 'Play again' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.setup().click(link);
    expect(crewPlan(deviceKeep).seats).toEqual([
      { name: 'Kiln', kind: 'human', level: USUAL_LEVEL, choice: 'orange' },
      { name: 'Moss', kind: 'computer', level: 1, choice: 'green' },
    ]);
  });
});
