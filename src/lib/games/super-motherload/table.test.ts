import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setLocale } from '$lib/i18n';
import type { Pace } from '$lib/play/game';
import { spaceAt, spaceName } from './dig';
import Screen from './parts/Screen.svelte';
import { handOf } from './seats';
import { sit as sitDown, type Session } from './session';
import { FakeLink, NAMES, PACK, sampleView, SEATS, NO_CLAIMS, NO_GAIN } from './testing';
import type { Answer, Ask, Effect, Preview, View } from './types';

const PACE: Pace = { confirm: true, stepMs: 0, reducedMotion: true };
const PREVIEW: Preview = {
  ...NO_GAIN,
  spaces: [0],
  colour: 'blue',
  haul: [1, 0, 0, 0, 0, 0],
  money: 2,
  lays: [
    { stack: 'red', before: 0, after: 2, cost: 10, buys: null, lost: 0, meets: NO_CLAIMS },
    { stack: 'blue', before: 11, after: 13, cost: 10, buys: 11, lost: 3, meets: NO_CLAIMS },
  ],
};
const answer = (ask: Ask): Answer => {
  switch (ask.kind) {
    case 'options':
      return { kind: 'options', draw: true, drill: [0, 2, 4, 6], bomb: [0], end: true, taps: ['draw', 'end-turn'] };
    case 'lines':
      return {
        kind: 'lines',
        icons: 1,
        colour: 'blue',
        lines: [{ start: 0, direction: 'across', length: 1 }],
        refusal: null,
      };
    case 'blasts':
      return { kind: 'blasts', turns: [], places: [], refusal: null };
    case 'previews':
      return { kind: 'previews', previews: ask.actions.map(() => null) };
    case 'preview':
      return { kind: 'preview', ...PREVIEW };
  }
};

let open: Session | null = null;
async function sit(link: FakeLink, pace = PACE): Promise<Session> {
  const names = { ...NAMES, seats: link.seats };
  const session = await sitDown(link, pace, names);
  open = session;
  render(Screen, { session, names });
  return session;
}
function link(over: Partial<View> = {}): FakeLink {
  const fake = new FakeLink(sampleView(over));
  fake.answer = answer;
  return fake;
}
const update = (
  fake: FakeLink,
  seat: number,
  effects: Effect[],
  over: Partial<View> = {},
  toAct: number | null = 0,
): void => {
  const view = { ...fake.now.view, ...over };
  fake.now = { ...fake.now, view, toAct };
  fake.push({ kind: 'update', cause: 'action', entries: [{ number: ++number, seat, effects }], now: fake.now });
};
let number = 0;

// jsdom lays nothing out and scrolls nothing.
Element.prototype.scrollTo = (): void => undefined;

beforeEach(() => {
  number = 0;
  setLocale('en');
});
afterEach(() => {
  cleanup();
  open?.close();
});

describe('the table', () => {
  it('labels every space with what it holds', async () => {
    await sit(link());
    const first = (letter: string): string => {
      const row = PACK.sides[0]?.things.findIndex((line) => line.includes(letter)) ?? -1;
      const column = PACK.sides[0]?.things[row]?.indexOf(letter) ?? -1;
      return spaceName(spaceAt(column, row));
    };
    expect(screen.getByRole('gridcell', { name: `${first('i')}: iron $2` })).toBeInTheDocument();
    expect(screen.getByRole('gridcell', { name: `${first('A')}: artifact` })).toBeInTheDocument();
    expect(screen.getAllByRole('gridcell')).toHaveLength(64);
    expect(screen.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
  });

  it('drills by card, place, stack and confirm', async () => {
    const fake = link();
    const session = await sit(fake);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /^Bellows/ }));
    expect(await screen.findByText('tap a marked place')).toBeInTheDocument();
    await user.click(await screen.findByRole('gridcell', { name: /A1: .*can be reached/ }));
    expect(await screen.findByText('Haul $2')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^blue ● stack: buys .*\$3 lost/ }));
    expect(await screen.findByText('$3 lost')).toBeInTheDocument();
    await user.click(screen.getByTestId('confirm'));
    await waitFor(() => expect(fake.acted).toHaveLength(1));
    expect(fake.acted[0]).toEqual({ drill: { cards: [2], line: { start: 0, direction: 'across', length: 1 } } });
    update(fake, 0, [{ kind: 'collected', seat: 0, minerals: [1, 0, 0, 0, 0, 0] }], {
      step: 'lay',
      lots: [[1, 0, 0, 0, 0, 0]],
    });
    // Nothing hidden came to light, so the lot goes where it was planned.
    await waitFor(() => expect(fake.acted[1]).toEqual({ lay: 'blue' }));
    expect(session.log.at(-1)?.text).toBe('Kiln collects iron, worth $2.');
  });

  it('asks again for the stack when cards were drawn on the way', async () => {
    const fake = link();
    const session = await sit(fake);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /^Bellows/ }));
    await user.click(await screen.findByRole('gridcell', { name: /A1: .*can be reached/ }));
    await user.click(await screen.findByRole('button', { name: /^blue ● stack: buys/ }));
    await user.click(screen.getByTestId('confirm'));
    update(fake, 0, [{ kind: 'drew', seat: 0, count: 1, cards: [1], source: { kind: 'space', space: 0 } }], {
      step: 'lay',
      lots: [[1, 0, 0, 0, 0, 0]],
    });
    await waitFor(() => expect(session.pick.action).toEqual({ lay: 'blue' }));
    expect(fake.acted).toHaveLength(1);
  });

  it('is played by keys alone', async () => {
    const fake = link();
    await sit(fake);
    const user = userEvent.setup();
    await user.keyboard('2');
    await screen.findByText('tap a marked place');
    await user.keyboard('g');
    expect(screen.getByRole('gridcell', { name: /^A1/ })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('gridcell', { name: /^B1/ })).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Enter}');
    await screen.findByText('Haul $2');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(fake.acted).toHaveLength(1));
  });

  it('answers an impossible tap with its reason and rule', async () => {
    const fake = link();
    await sit(fake);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /^Bellows/ }));
    await screen.findByText('tap a marked place');
    fake.refuse = () => ({ rule: 'SM-21', refusal: { code: 'not-connected' } });
    await user.click(screen.getByRole('gridcell', { name: /^D5/ }));
    expect(await screen.findByText(/must touch existing tunnel/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /SM-21/ })).toHaveAttribute('href', '#/rules/super-motherload/SM-21');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/must touch existing tunnel/)).toBeNull());
  });

  it('asks before a turn ends with actions left (SM-10)', async () => {
    const fake = link();
    await sit(fake);
    const user = userEvent.setup();
    await user.click(screen.getByTestId('end'));
    expect(await screen.findByText('2 actions would be lost')).toBeInTheDocument();
    expect(fake.acted).toEqual([]);
    await user.click(screen.getByTestId('confirm'));
    expect(fake.acted).toEqual(['end-turn']);
  });

  it('shows both sides of a board and takes the chosen one (SM-5)', async () => {
    const fake = link({ step: 'first-side', boards: [], tunnel: [], nextSlot: 0 });
    await sit(fake);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /Level Seams/ }));
    await user.click(await screen.findByTestId('confirm'));
    expect(fake.acted).toEqual([{ 'choose-side': 'b' }]);
  });

  it('covers hand and artifacts until the next person is there', async () => {
    const fake = link();
    fake.seats = [SEATS[0] ?? { name: '', player: { kind: 'human' } }, { name: 'Ada', player: { kind: 'human' } }];
    fake.here = [0, 1];
    const session = await sit(fake);
    expect(screen.getByTestId('curtain')).toHaveTextContent('Hand the device to Kiln');
    expect(handOf(session.view, session.me)).toEqual([]);
    const user = userEvent.setup();
    await user.click(screen.getByTestId('lift'));
    await waitFor(() => expect(handOf(session.view, session.me)).toHaveLength(4));
    expect(fake.now.view.viewer).toEqual({ kind: 'seat', seat: 0 });
    update(fake, 0, [{ kind: 'turn-ended', seat: 0 }], { turn: 1 }, 1);
    expect(await screen.findByText('Hand the device to Ada')).toBeInTheDocument();
    expect(document.querySelector('[data-card]')).toBeNull();
  });

  it('shows a computer’s turn effect by effect, and can skip', async () => {
    const fake = link({ turn: 1 });
    fake.now = { ...fake.now, toAct: 1 };
    const session = await sit(fake, { ...PACE, stepMs: 60_000 });
    update(fake, 1, [{ kind: 'drilled', seat: 1, cards: [2], colour: 'blue', spaces: [3] }], { turn: 0 });
    const bar = screen.getByRole('region', { name: 'What you can do' });
    expect(await within(bar).findByText(/Moss drills 1 space, blue ●: D1/)).toBeInTheDocument();
    expect(session.acting).toBe(false);
    const user = userEvent.setup();
    await user.click(screen.getByTestId('skip'));
    await waitFor(() => expect(session.acting).toBe(true));
  });

  it('takes back at once when it is free, and asks when it is not', async () => {
    const fake = link();
    fake.now = { ...fake.now, undo: { scope: 'free', seat: 0, effects: [{ kind: 'spent', seat: 0, tile: 0 }] } };
    await sit(fake);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Undo: artifact' }));
    await waitFor(() => expect(fake.undone).toEqual(['free']));
    fake.now = { ...fake.now, undo: { scope: 'assisted', seat: 0, effects: [] } };
    fake.push({ kind: 'update', cause: 'undo', entries: [], now: fake.now });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/marked as assisted/)).toBeInTheDocument();
    expect(fake.undone).toHaveLength(1);
  });

  it('shows the scores with their parts and all who share the victory (SM-57)', async () => {
    const fake = link({ step: 'over', ended: 'dug-out' });
    const parts = ['pilots', 'majors', 'minors', 'artifacts', 'bonuses'].map((part, i) => ({ part, points: i }));
    fake.now = {
      ...fake.now,
      toAct: null,
      scores: [
        { seat: 0, total: 10, place: 1, parts },
        { seat: 1, total: 10, place: 1, parts },
      ],
    };
    await sit(fake);
    expect(await screen.findByText('Kiln and Moss share the victory')).toBeInTheDocument();
    expect(screen.getAllByRole('cell', { name: '10' })).toHaveLength(2);
    expect(screen.queryByText('Your turn')).toBeNull();
    expect(screen.queryByRole('img', { name: /actions? left/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Play again' })).toHaveAttribute('href', '#/new/super-motherload');
  });
});
