// The table as a person meets it: by roles and names, by keys, by what is said.
import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Ask, Effect, View } from '$lib/backend/bindings/space-explorers';
import { setLocale } from '$lib/i18n';
import { INSTANT, settled } from '$lib/play/testing';
import { Layout } from './layout.svelte';
import Screen from './parts/Screen.svelte';
import { sit as sitDown, type Session } from './session';
import { FakeLink, NAMES, sampleAnswer, sampleOptions, sampleView } from './testing';

let open: Session | null = null;
async function sit(fake: FakeLink, width = 1440, height = 900): Promise<Session> {
  window.innerWidth = width;
  window.innerHeight = height;
  const layout = new Layout();
  layout.resize(width, height);
  const names = { ...NAMES, seats: fake.seats };
  const session = await sitDown(fake, INSTANT, names);
  open = session;
  render(Screen, { session, names, layout });
  await settled();
  return session;
}
const part = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-part='${name}']`);
  if (found === null) throw new Error(`no part ${name}`);
  return found;
};
const card = (number: number): HTMLElement => {
  const found = screen.getByTestId('table').querySelector<HTMLElement>(`[data-card='${number}']`);
  if (found === null) throw new Error(`no card ${number}`);
  return found;
};
const source = (name: string): HTMLElement => {
  const found = screen.getByTestId('plan').querySelector<HTMLElement>(`[data-source='${name}']`);
  if (found === null) throw new Error(`no source ${name}`);
  return found;
};
function update(fake: FakeLink, effects: Effect[], over: Partial<View>, toAct: number | null): void {
  fake.now = { ...fake.now, view: { ...fake.now.view, ...over }, toAct };
  fake.push({ kind: 'update', cause: 'action', entries: [{ number: 1, seat: 0, effects }], now: fake.now });
}
const answering = (options: Partial<ReturnType<typeof sampleOptions>>) => (ask: Ask) =>
  ask.kind === 'options' ? { kind: 'options' as const, ...sampleOptions(options) } : sampleAnswer(ask);

// jsdom lays nothing out and scrolls nothing.
Element.prototype.scrollTo = (): void => undefined;

beforeEach(() => setLocale('en'));
afterEach(() => {
  cleanup();
  open?.close();
  open = null;
});

describe('the table', () => {
  it('shows Center, deck, projects, hub, hand and everybody else', async () => {
    await sit(new FakeLink());
    expect(within(part('center')).getAllByRole('button')).toHaveLength(7);
    expect(within(part('projects')).getAllByRole('button')).toHaveLength(3);
    expect(part('hub').querySelectorAll('[data-division]')).toHaveLength(5);
    expect(part('mine').querySelectorAll('[data-card]')).toHaveLength(3);
    expect(within(part('rivals')).getAllByRole('button')).toHaveLength(2);
  });
  it('marks what tokens, discount and abilities alone pay for', async () => {
    await sit(new FakeLink());
    const marked = [...part('center').querySelectorAll<HTMLElement>('[data-go]')].map(({ dataset }) => dataset['card']);
    expect(marked).toEqual(['7', '53']);
    expect(card(7).getAttribute('aria-label')).toMatch(/affordable/);
    expect(card(20).getAttribute('aria-label')).toMatch(/affordable if you return cards/);
    expect(card(31).getAttribute('aria-label')).toMatch(/not affordable, 2 icons short/);
  });
  it('says what each of the others lacks for a project, and who gets the tokens', async () => {
    await sit(new FakeLink());
    const [first] = within(part('projects')).getAllByRole('button');
    expect(first?.getAttribute('aria-label')).toMatch(/Ada lacks .*Bruno lacks .*Celia lacks/);
    expect(within(part('rivals')).getByRole('button', { name: /Bruno.*left neighbour/ })).toBeTruthy();
    expect(within(part('rivals')).queryByRole('button', { name: /Celia.*left neighbour/ })).toBeNull();
  });
  it('tells how near the end is', async () => {
    await sit(new FakeLink());
    expect(screen.getByRole('button', { name: /Projects completed: 1 of 3; largest hub: 10 of 12/ })).toBeTruthy();
  });
  it('opens a division, a seat, a project', async () => {
    await sit(new FakeLink());
    const user = userEvent.setup();
    await user.click(within(part('hub')).getByRole('button', { name: /^Testing/ }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(within(part('projects')).getAllByRole('button')[0] ?? document.body);
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
});

describe('a flight plan', () => {
  it('is opened by a card and says what it brings, before anything is done', async () => {
    const fake = new FakeLink();
    await sit(fake);
    await userEvent.setup().click(card(7));
    const plan = await screen.findByTestId('plan');
    expect(within(plan).getByRole('heading', { name: /Recruit .* into Engineering/ })).toBeTruthy();
    // What it brings is drawn in the frame after.
    await waitFor(() =>
      expect(plan.textContent.replaceAll('\u00a0', ' ')).toContain('Bruno gets your tokens: 1 green ◆, 1 yellow ■.'),
    );
    expect(within(plan).getByRole('list', { name: 'The cost, from the top' }).textContent).toContain('2 free');
    expect(within(part('rivals')).getByRole('button', { name: /Bruno/ }).textContent).toContain('+1');
    expect(fake.acted).toEqual([]);
  });
  it('is changed source by source and done by its one button', async () => {
    const fake = new FakeLink();
    await sit(fake);
    const user = userEvent.setup();
    await user.click(card(7));
    await screen.findByTestId('plan');
    await waitFor(() => source('card-60'));
    await user.click(source('card-60'));
    await waitFor(() => expect(source('card-60').getAttribute('aria-pressed')).toBe('true'));
    expect(source('token-testing').getAttribute('aria-pressed')).toBe('false');
    await user.click(screen.getByTestId('confirm'));
    await settled();
    expect(fake.acted).toEqual([
      {
        recruit: {
          card: 7,
          division: 'engineering',
          way: null,
          payment: { tokens: [0, 0, 0, 0, 0], cards: [60], helpers: [] },
          draws: 1,
        },
      },
    ]);
  });
  it('takes a payer out by its rung, and shows what is not paid then', async () => {
    await sit(new FakeLink());
    const user = userEvent.setup();
    await user.click(card(7));
    const plan = await screen.findByTestId('plan');
    await user.click(within(plan).getByRole('button', { name: /green ◆: green ◆ token.*Take out/ }));
    await waitFor(() => expect(screen.queryByTestId('confirm')).toBeNull());
    expect(plan.textContent).toContain('not paid yet');
    await user.click(screen.getByTestId('recruit-off'));
    expect(await screen.findByTestId('why')).toBeTruthy();
    await user.click(screen.getByTestId('best-mix'));
    await waitFor(() => expect(screen.getByTestId('confirm')).toBeTruthy());
  });
  it('says why a source fits nothing', async () => {
    await sit(new FakeLink());
    const user = userEvent.setup();
    await user.click(card(7));
    await screen.findByTestId('plan');
    await waitFor(() => source('token-space-flight'));
    await user.click(source('token-space-flight'));
    const why = await screen.findByTestId('why');
    expect(within(why).getByRole('link').getAttribute('href')).toBe('#/rules/space-explorers/SE-15');
  });
  it('has the card for the hand as the other choice, but not for one of the hand', async () => {
    const fake = new FakeLink();
    await sit(fake);
    const user = userEvent.setup();
    await user.click(card(8));
    await screen.findByTestId('plan');
    expect(screen.queryByTestId('take')).toBeNull();
    await user.click(card(20));
    await user.click(await screen.findByTestId('take'));
    await settled();
    expect(fake.acted).toEqual([{ take: 20 }]);
  });
  it('lets a card of two skills choose its division, and a card its way', async () => {
    const session = await sit(new FakeLink());
    const user = userEvent.setup();
    await user.click(card(53));
    const which = within(await screen.findByRole('group', { name: 'Into which division?' }));
    await user.click(which.getByRole('button', { name: 'Space Flight' }));
    await waitFor(() => expect(session.pick.plan?.division).toBe('space-flight'));
    await user.click(card(8));
    const ways = within(await screen.findByRole('group', { name: 'In which way?' }));
    await user.click(ways.getByRole('button', { name: 'as usual' }));
    await waitFor(() => expect(session.pick.plan).toMatchObject({ card: 8, way: null }));
  });
  it('is played by keys alone', async () => {
    const fake = new FakeLink();
    await sit(fake);
    const user = userEvent.setup();
    await user.keyboard('n{Enter}');
    await screen.findByTestId('plan');
    expect(document.activeElement).toBe(card(7));
    await user.keyboard('8');
    await waitFor(() => expect(source('card-60').getAttribute('aria-pressed')).toBe('true'));
    await user.keyboard('y');
    await settled();
    expect(fake.acted).toHaveLength(1);
    expect(fake.acted[0]).toMatchObject({ recruit: { card: 7, payment: { cards: [60] } } });
  });
  it('rises over the board on a phone: the focus goes with it and comes back', async () => {
    await sit(new FakeLink(), 390, 844);
    const user = userEvent.setup();
    card(7).focus();
    await user.keyboard('{Enter}');
    await screen.findByTestId('plan');
    await waitFor(() => expect(document.activeElement).toBe(part('panel')));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(card(7)));
  });
});

describe('other decisions', () => {
  it('an ability of the hub takes two', async () => {
    const fake = new FakeLink();
    await sit(fake);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Take 2 cards' }));
    await user.click(card(31));
    expect(await screen.findByRole('heading', { name: /Choose 1 more/ })).toBeTruthy();
    await user.click(card(36));
    await user.click(await screen.findByTestId('confirm'));
    await settled();
    expect(fake.acted).toEqual([{ 'take-several': { way: 'testing', cards: [31, 36] } }]);
  });
  it('the cards looked at lie on the paper', async () => {
    const fake = new FakeLink(sampleView({ step: 'keep', lookedAt: { count: 2, cards: [2, 3] } }));
    fake.answer = answering({ take: [2, 3], recruits: [], deck: false });
    await sit(fake, 390, 844);
    const user = userEvent.setup();
    await user.click(card(3));
    await user.click(await screen.findByTestId('confirm'));
    await settled();
    expect(fake.acted).toEqual([{ keep: 3 }]);
  });
  it('a project in reach is completed, or not', async () => {
    const fake = new FakeLink(sampleView({ step: 'project' }));
    const none: [number, number, number, number, number] = [0, 0, 0, 0, 0];
    fake.answer = answering({
      take: [],
      recruits: [],
      decline: true,
      projects: [{ project: 0, missing: none, helps: [{ helpers: [], tokens: 0, proposed: none }] }],
    });
    await sit(fake);
    const user = userEvent.setup();
    await user.click(await screen.findByTestId('confirm'));
    await settled();
    expect(fake.acted).toEqual([{ complete: { project: 0, helpers: [], tokens: none } }]);
  });
  it('going without is one press', async () => {
    const fake = new FakeLink(sampleView({ step: 'after-project' }));
    fake.answer = answering({ recruits: [], decline: true });
    await sit(fake);
    await userEvent.setup().click(await screen.findByTestId('decline'));
    await settled();
    expect(fake.acted).toEqual(['decline']);
  });
  it('passing is offered where nothing else can be done', async () => {
    const fake = new FakeLink();
    fake.answer = answering({ take: [], recruits: [], ways: [], deck: false, pass: true });
    await sit(fake);
    await userEvent.setup().click(await screen.findByTestId('pass'));
    await settled();
    expect(fake.acted).toEqual(['pass']);
  });
});

describe('a launch', () => {
  it('is shown when the own project is completed, and goes by a press', async () => {
    const fake = new FakeLink();
    await sit(fake);
    const [first, ...rest] = sampleView().projects;
    if (first === undefined) throw new Error('a project');
    update(
      fake,
      [{ kind: 'completed', seat: 0, project: first.project, abilities: [] }],
      { projects: [{ ...first, taken: { seat: 0, round: 3 } }, ...rest] },
      0,
    );
    await waitFor(() => expect(screen.getByTestId('table').inert).toBe(true));
    const user = userEvent.setup();
    await user.keyboard('{Enter}');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByTestId('table').inert).toBe(false));
  });
  it('is seen by whoever flew before the device goes on to the next person', async () => {
    const fake = new FakeLink();
    fake.here = [0, 1];
    const session = await sit(fake);
    await session.liftCurtain();
    await settled();
    const [first, ...rest] = sampleView().projects;
    if (first === undefined) throw new Error('a project');
    update(
      fake,
      [{ kind: 'completed', seat: 0, project: first.project, abilities: [] }],
      { projects: [{ ...first, taken: { seat: 0, round: 3 } }, ...rest], turn: 1 },
      1,
    );
    await waitFor(() => expect(session.curtain).toBe(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.setup().keyboard('{Enter}');
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });
  it('of a game that is opened is no news', async () => {
    const [first, ...rest] = sampleView().projects;
    if (first === undefined) throw new Error('a project');
    await sit(new FakeLink(sampleView({ projects: [{ ...first, taken: { seat: 0, round: 2 } }, ...rest] })));
    expect(screen.getByTestId('table').inert).toBe(false);
  });
});

it('the end shows the scores', async () => {
  const fake = new FakeLink();
  await sit(fake);
  fake.now = {
    ...fake.now,
    scores: [
      { seat: 0, total: 29, place: 1, parts: [] },
      { seat: 1, total: 25, place: 2, parts: [] },
      { seat: 2, total: 5, place: 3, parts: [] },
    ] as never,
  };
  update(fake, [{ kind: 'ended', reason: 'projects' }], { step: 'over', ended: 'projects' }, null);
  await waitFor(() => expect(screen.getByTestId('scores').textContent).toContain('Ada wins'));
});
