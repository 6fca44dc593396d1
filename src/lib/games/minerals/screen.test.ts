// The table as a person meets it: by roles and names, by keys, by what is said.
import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Ask, Effect, View } from '$lib/backend/bindings/minerals';
import { setLocale } from '$lib/i18n';
import { INSTANT, settled } from '$lib/play/testing';
import { Layout } from './layout.svelte';
import Screen from './parts/Screen.svelte';
import { sit as sitDown, type Session } from './session';
import { at, cardNamed, FakeLink, NAMES, sampleAnswer, sampleOptions, samplePreview, sampleView } from './testing';

let open: Session | null = null;
async function sit(fake: FakeLink, width = 1440, height = 900): Promise<Session> {
  window.innerWidth = width;
  window.innerHeight = height;
  const layout = new Layout();
  layout.resize(width, height);
  const names = { ...NAMES, seats: fake.seats };
  const session = await sitDown(fake, INSTANT, names, layout);
  open = session;
  render(Screen, { session, names, layout });
  await settled();
  return session;
}
const cell = (name: RegExp): HTMLElement => screen.getByRole('gridcell', { name });
const slip = (): HTMLElement => screen.getByTestId('slip');
function update(fake: FakeLink, effects: Effect[], over: Partial<View>, toAct: number | null): void {
  fake.now = { ...fake.now, view: { ...fake.now.view, ...over }, toAct };
  fake.push({ kind: 'update', cause: 'action', entries: [{ number: 1, seat: 0, effects }], now: fake.now });
}

// jsdom lays nothing out and scrolls nothing.
Element.prototype.scrollTo = (): void => undefined;

beforeEach(() => setLocale('en'));
afterEach(() => {
  cleanup();
  open?.close();
  open = null;
});

describe('the board', () => {
  it('is a grid with a cell for each hex, one of them in the tab order', async () => {
    await sit(new FakeLink());
    const grid = screen.getByRole('grid');
    const cells = within(grid).getAllByRole('gridcell');
    expect(cells).toHaveLength(sampleView().hexes.length);
    expect(cells.filter((one) => one.tabIndex === 0)).toHaveLength(1);
    expect(within(grid).getAllByRole('row')).toHaveLength(4);
  });
  it('says what lies on a hex, whose pawn stands there, and what can be done with it', async () => {
    await sit(new FakeLink());
    expect(cell(/kyanite.*Ada’s pawn.*your tile to lift/)).toBeTruthy();
    expect(cell(/orpiment.*Bruno’s pawn/)).toBeTruthy();
    expect(screen.getAllByRole('gridcell', { name: /can be reached/ })).toHaveLength(2);
  });
  it('is played by keys alone: next place, pick, confirm', async () => {
    const fake = new FakeLink();
    await sit(fake);
    const user = userEvent.setup();
    await user.keyboard('n{Enter}');
    await waitFor(() => expect(slip().textContent).toContain('2 steps east'));
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Enter}');
    expect(fake.acted).toEqual([{ move: at(3, 1) }]);
  });
  it('says why not, with the rule, and Escape takes it away', async () => {
    const fake = new FakeLink();
    fake.refuse = () => ({ rule: 'MN-10', refusal: { code: 'not-straight' } });
    await sit(fake);
    const user = userEvent.setup();
    await user.keyboard('g{ArrowLeft}{Enter}');
    await waitFor(() => expect(screen.getByTestId('why')).toBeTruthy());
    expect(within(screen.getByTestId('why')).getByRole('link').getAttribute('href')).toBe('#/rules/minerals/MN-10');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByTestId('why')).toBeNull());
    expect(fake.acted).toEqual([]);
  });
});

describe('what an action brings is there before it is done', () => {
  it('points, pool and cards', async () => {
    await sit(new FakeLink());
    const user = userEvent.setup();
    await user.keyboard('n{Enter}');
    await waitFor(() => expect(screen.getByTestId('then').textContent).toBe('then 9'));
    expect(screen.getByText('1 kyanite in the pool, then 2', { exact: false })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Coat Pocket.*then ready/ })).toBeTruthy();
  });
  it('goes again with ×', async () => {
    await sit(new FakeLink());
    const user = userEvent.setup();
    await user.keyboard('n{Enter}');
    await user.click(await screen.findByTestId('cancel'));
    expect(screen.queryByTestId('then')).toBeNull();
  });
});

describe('tools', () => {
  it('one that cannot be used now looks dead and says why', async () => {
    await sit(new FakeLink());
    const lantern = screen.getByRole('button', { name: /^Lantern/ });
    expect(lantern.getAttribute('aria-disabled')).toBe('true');
    await userEvent.setup().click(lantern);
    await waitFor(() => expect(within(screen.getByTestId('why')).getByRole('link').textContent).toContain('MN-9'));
  });
  it('those that would save a move are shown to do so', async () => {
    const fake = new FakeLink();
    const options = sampleOptions({ fails: true, hexes: [at(0, 1)], saves: ['map'] });
    fake.answer = (ask: Ask) => (ask.kind === 'options' ? { kind: 'options', ...options } : sampleAnswer(ask));
    await sit(fake);
    await waitFor(() => expect(slip().textContent).toContain('No legal move: you will lose this kyanite'));
    expect(within(screen.getByRole('button', { name: /^Map/ })).getByText('would give a move')).toBeTruthy();
  });
  it('the Sack opens its swap, and closing it puts the Sack back', async () => {
    const session = await sit(new FakeLink());
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /^Sack/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Sack' });
    await user.click(within(sheet).getAllByRole('button', { name: 'One more: kyanite' })[1] ?? sheet);
    await waitFor(() => expect(session.pick.hold).toMatchObject({ take: [0, 1, 0, 0, 0] }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(session.pick.hold).toBeNull());
  });
});

it('five seats stand at the table, each with its points', async () => {
  const [ada, bruno] = sampleView().seats;
  if (ada === undefined || bruno === undefined) throw new Error('two seats');
  const fake = new FakeLink(
    sampleView({ seats: [ada, bruno, { ...bruno, pawn: at(0, 0) }, { ...bruno, pawn: null }, bruno] }),
  );
  fake.seats = ['Ada', 'Bruno', 'Celia', 'Dario', 'Edda'].map((name) => ({ name, player: { kind: 'human' } }));
  await sit(fake, 390, 844);
  const list = screen.getByRole('list', { name: 'At the table' });
  expect(within(list).getAllByRole('button')).toHaveLength(5);
  expect(within(list).getByRole('button', { name: /Dario.*5 points/ })).toBeTruthy();
});
it('a short phone keeps whole cards and tools behind buttons', async () => {
  await sit(new FakeLink(), 360, 640);
  const user = userEvent.setup();
  await user.click(screen.getByTestId('tools'));
  expect(
    within(await screen.findByRole('dialog', { name: 'Tools' })).getByRole('button', { name: /^Hammer/ }),
  ).toBeTruthy();
});
it('the end shows the scores', async () => {
  const fake = new FakeLink();
  await sit(fake);
  fake.now = {
    ...fake.now,
    scores: [
      { seat: 0, total: 9, place: 1, parts: [] },
      { seat: 1, total: 5, place: 2, parts: [] },
    ] as never,
  };
  update(fake, [{ ended: { reason: 'still' } }], { step: 'over', ended: 'still' }, null);
  await waitFor(() => expect(screen.getByTestId('scores').textContent).toContain('Ada wins'));
});
it('a card that is ready is taken by two presses', async () => {
  const fake = new FakeLink(sampleView({ step: 'after' }));
  fake.answer = (ask: Ask) =>
    ask.kind === 'preview'
      ? {
          kind: 'preview',
          ...samplePreview({
            way: [],
            effects: [
              {
                collected: { seat: 0, card: cardNamed('first-finds'), paid: [2, 1, 0, 0, 0], lower: false, points: 5 },
              },
            ],
          }),
        }
      : sampleAnswer(ask);
  await sit(fake);
  const user = userEvent.setup();
  const card = screen.getByRole('button', { name: /First Finds/ });
  await user.click(card);
  await waitFor(() => expect(screen.getByTestId('confirm')).toBeTruthy());
  await user.click(screen.getByRole('button', { name: /First Finds/ }));
  expect(fake.acted).toEqual([{ collect: { card: cardNamed('first-finds'), lower: false } }]);
});
