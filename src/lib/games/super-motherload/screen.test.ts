// What lies over the table, what is said, and where the focus goes.
import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '$lib/backend';
import { setLocale } from '$lib/i18n';
import { hush, spoken } from '$lib/shell/announce.svelte';
import { effectText } from './effects';
import Screen from './parts/Screen.svelte';
import { Session, type Pace } from './session.svelte';
import { FakeLink, NAMES, sampleView, settled } from './testing';
import type { View } from './types';

const PACE: Pace = { confirm: true, stepMs: 0, reducedMotion: true };
const ADA = 1;
const SHARED = [
  { name: 'Kiln', player: { kind: 'human' as const } },
  { name: 'Ada', player: { kind: 'human' as const } },
];
let open: Session | null = null;

async function sit(fake: FakeLink): Promise<Session> {
  const names = { ...NAMES, seats: fake.seats };
  const session = await Session.open(fake, PACE, (effect, view) => effectText(names, view, effect));
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
