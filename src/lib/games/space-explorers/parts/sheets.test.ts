// The sheets as a person meets them: what they say of a card, a division, a seat, a project, and what opens what.
import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecruitOption, SeatView, View } from '$lib/backend/bindings/space-explorers';
import { LOCALES, setLocale } from '$lib/i18n';
import { iconName } from '../words';
import { NAMES, PACK, position, recruit } from '../words.testing';
import Sheets from './Sheets.svelte';
import { abilityState, isSheet, placeOfCard, placeText, type SheetDrawer } from './sheets';

const view = position();
interface Shown {
  readonly onopen: ReturnType<typeof vi.fn>;
  readonly onclose: ReturnType<typeof vi.fn>;
}
function show(
  drawer: SheetDrawer,
  { at = view, me = 0, recruits = [] }: { at?: View; me?: number | null; recruits?: RecruitOption[] } = {},
): Shown {
  const spies = { onopen: vi.fn(), onclose: vi.fn() };
  render(Sheets, { drawer, names: NAMES, view: at, me, recruits, ...spies });
  return spies;
}
const sheet = (): HTMLElement => screen.getByRole('dialog');
/** The position with one seat changed. */
function withSeat(seat: number, over: Partial<SeatView>, more: Partial<View> = {}): View {
  return position({ seats: view.seats.map((own, i) => (i === seat ? { ...own, ...over } : own)), ...more });
}

beforeEach(() => setLocale('en'));
afterEach(cleanup);

describe('where a card lies', () => {
  it('is told for each place that the viewer knows', () => {
    expect(placeOfCard(view, 7)).toEqual({ kind: 'center' });
    expect(placeOfCard(view, 60)).toEqual({ kind: 'hand', seat: 0 });
    expect(placeOfCard(view, 9)).toEqual({ kind: 'hand', seat: 1 });
    expect(placeOfCard(view, 5)).toEqual({ kind: 'hub', seat: 0, division: 'engineering', by: 11 });
    expect(placeOfCard(view, 11)).toEqual({ kind: 'hub', seat: 0, division: 'engineering', by: null });
    expect(placeOfCard(view, 55)).toEqual({ kind: 'unknown' });
    expect(placeOfCard(position({ lookedAt: { count: 1, cards: [55] } }), 55)).toEqual({ kind: 'looked-at' });
  });
  it('is said as mine or theirs', () => {
    expect(placeText(NAMES, view, 60, 0)).toBe('In your hand.');
    expect(placeText(NAMES, view, 60, 1)).toBe('In the hand of Ada.');
    expect(placeText(NAMES, view, 5, 0)).toBe('In your hub, covered in Engineering.');
    expect(placeText(NAMES, view, 33, 2)).toBe('In the hub of Ada, on top in Space Flight.');
    expect(placeText(NAMES, view, 55, 0)).toBeNull();
  });
});

describe('how it stands with an ability', () => {
  it('is what the engine says of a card on top', () => {
    expect(abilityState(NAMES, view, 33)).toEqual({ kind: 'works' });
    const fresh = withSeat(0, { hub: [[1, 9], [], [], [], []], active: [] }, { fresh: 'engineering' });
    expect(abilityState(NAMES, fresh, 9)).toEqual({ kind: 'next' });
    expect(abilityState(NAMES, fresh, 1)).toEqual({ kind: 'covered', by: 9 });
    const used = withSeat(0, { hub: [[], [19], [], [], []], active: [] }, { fresh: null, used: ['testing'] });
    expect(abilityState(NAMES, used, 19)).toEqual({ kind: 'used' });
  });
  it('is none on a double card, and an asterisk counts covered or not (SE-18)', () => {
    expect(abilityState(NAMES, view, 5)).toEqual({ kind: 'none' });
    expect(abilityState(NAMES, view, 11)).toEqual({ kind: 'scores' });
    expect(abilityState(NAMES, view, 7)).toEqual({ kind: 'would' });
  });
});

it('knows its drawers from those of every table', () => {
  expect(isSheet({ kind: 'card', card: 3 })).toBe(true);
  expect(isSheet({ kind: 'menu' })).toBe(false);
});

describe('a card', () => {
  it('says number, role, name, points, skills, cost and ability', () => {
    show({ kind: 'card', card: 20 });
    const { role, name, points, text } = PACK.specialists[19]!;
    expect(sheet()).toHaveAccessibleName(`${role.en} ${name}`);
    expect(sheet()).toHaveTextContent('No. 20');
    expect(within(sheet()).getByRole('heading', { name: role.en })).toBeTruthy();
    expect(sheet()).toHaveTextContent(`${points} points`);
    expect(sheet()).toHaveTextContent(text!.en);
    expect(sheet()).toHaveTextContent('In the Center.');
    expect(sheet()).toHaveTextContent(/Once recruited, works from the next turn on/);
    expect(within(sheet()).getByRole('img', { name: /^skills: / })).toBeTruthy();
  });
  it('strikes what is ignored in each division that it fits, as the engine says', () => {
    // What the card costs is the pack's own affair.
    const { cost } = PACK.specialists[5]!;
    const [all, left] = [cost.length, cost.length - 2];
    const recruits = [
      recruit({ card: 6, division: 'space-flight', ignored: 2, left, affordable: true, possible: true, lacking: 0 }),
      recruit({ card: 6, division: 'engineering', ignored: 0, left: all, lacking: 2 }),
    ];
    show({ kind: 'card', card: 6 }, { recruits });
    const icons = cost.map(iconName).join(', ');
    const columns = within(sheet()).getAllByRole('img', { name: /: (blue|green|yellow|red|violet)/ });
    expect(columns.map((column) => column.getAttribute('aria-label'))).toEqual([
      `Engineering: ${icons}`,
      `Space Flight: ${icons}, the lowest 2 icons are ignored`,
    ]);
    expect(sheet()).toHaveTextContent(
      left === 0 ? 'into Space Flight: costs nothing' : `into Space Flight: ${left} of ${all} left to pay, affordable`,
    );
    expect(sheet()).toHaveTextContent(`into Engineering: ${all} of ${all} left to pay, not affordable, 2 icons short`);
  });
  it('takes the discount of the hub where nothing is asked, and none for what lies in a hub or for a spectator', () => {
    show({ kind: 'card', card: 7 });
    expect(within(sheet()).getByRole('img', { name: /^Engineering: .*the lowest \d icons are ignored/ })).toBeTruthy();
    cleanup();
    show({ kind: 'card', card: 7 }, { me: null });
    expect(within(sheet()).queryByRole('img', { name: /ignored/ })).toBeNull();
    cleanup();
    show({ kind: 'card', card: 11 });
    expect(within(sheet()).queryByRole('img', { name: /ignored/ })).toBeNull();
  });
  it('shows its buttons below, and none where there are none', () => {
    const cardActions = createRawSnippet<[number]>((card) => ({ render: () => `<button>Take ${card()}</button>` }));
    const props = { names: NAMES, view, me: 0, onopen: vi.fn(), onclose: vi.fn(), cardActions };
    render(Sheets, { ...props, drawer: { kind: 'card', card: 7 } });
    expect(screen.getByRole('button', { name: 'Take 7' })).toBeTruthy();
    cleanup();
    render(Sheets, { ...props, drawer: { kind: 'card', card: 7 }, hasActions: () => false });
    expect(screen.queryByRole('button', { name: 'Take 7' })).toBeNull();
  });
  it('leads to its rule', async () => {
    show({ kind: 'card', card: 11 });
    const link = await within(sheet()).findByRole('link', { name: 'Rule SE-18: The asterisk' });
    expect(link).toHaveAttribute('href', '#/rules/space-explorers/SE-18');
  });
});

describe('a division', () => {
  it('lists every card from the lowest to the top, with what becomes of each ability', () => {
    show({ kind: 'stack', seat: 0, division: 'engineering' });
    expect(sheet()).toHaveAccessibleName('Engineering');
    expect(sheet()).toHaveTextContent('Ada');
    const cards = within(sheet())
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('button').getAttribute('aria-label') ?? '');
    expect(cards.map((label) => Number.parseInt(label, 10))).toEqual([1, 5, 11]);
    expect(cards[0]).toMatch(/Covered by .*: the ability is lost/);
    expect(cards[1]).toMatch(/no ability/);
    expect(cards[2]).toMatch(/Counts at the end of the game/);
    expect(sheet()).toHaveTextContent('3 specialists');
    expect(sheet()).toHaveTextContent('discount of 3 icons');
  });
  it('opens a card', async () => {
    const { onopen } = show({ kind: 'stack', seat: 0, division: 'engineering' });
    await userEvent.click(within(sheet()).getByRole('button', { name: /^5, / }));
    expect(onopen).toHaveBeenCalledExactlyOnceWith({ kind: 'card', card: 5 });
  });
  it('says that nobody is there', () => {
    show({ kind: 'stack', seat: 0, division: 'testing' });
    expect(sheet()).toHaveTextContent(/No specialist here yet/);
    expect(within(sheet()).queryByRole('list')).toBeNull();
  });
});

describe('a seat', () => {
  it('shows only what everybody knows of a rival’s hand', () => {
    show({ kind: 'seat', seat: 1 });
    expect(sheet()).toHaveAccessibleName('Bruno');
    expect(within(sheet()).getByRole('button', { name: /^9, / })).toBeTruthy();
    expect(sheet()).toHaveTextContent('2 cards');
    expect(sheet()).toHaveTextContent('Everybody saw these come from the Center.');
    expect(sheet()).toHaveTextContent('9 points');
  });
  it('shows the own hand whole, and what is still missing for each open project, the nearest first', async () => {
    const { onopen } = show({ kind: 'seat', seat: 0 });
    expect(within(sheet()).getByRole('button', { name: /^8, / })).toBeTruthy();
    expect(within(sheet()).getByRole('button', { name: /^60, / })).toBeTruthy();
    expect(sheet()).not.toHaveTextContent('Everybody saw');
    const open = within(sheet()).getAllByRole('button', { name: /Ada lacks|Ada has all/ });
    expect(open).toHaveLength(2);
    await userEvent.click(open[0]!);
    expect(onopen.mock.calls[0]?.[0]).toMatchObject({ kind: 'project' });
    await userEvent.click(within(sheet()).getByRole('button', { name: /^Engineering, 3 specialists/ }));
    expect(onopen).toHaveBeenLastCalledWith({ kind: 'stack', seat: 0, division: 'engineering' });
  });
  it('shows the completed projects and what the points are made of', () => {
    show({ kind: 'seat', seat: 1 });
    expect(within(sheet()).getByRole('button', { name: /completed by Bruno in round 2/i })).toBeTruthy();
    const parts = within(sheet()).getAllByRole('definition');
    for (const part of parts) expect(part).toHaveTextContent(/^\d+ points?$/);
    const sum = parts.reduce((total, part) => total + Number.parseInt(part.textContent, 10), 0);
    expect(sum).toBe(view.seats[1]!.points);
  });
  it('says that a hand is empty', () => {
    show({ kind: 'seat', seat: 2 });
    expect(sheet()).toHaveTextContent('No card in hand.');
    expect(sheet()).toHaveTextContent('No project yet.');
  });
});

describe('a project', () => {
  it('says what it needs, its note, and what everybody lacks, the own seat first', async () => {
    const { onopen } = show({ kind: 'project', project: 0 }, { me: 1 });
    const { name, note, needs } = PACK.tiles[0]!.sides[0];
    expect(sheet()).toHaveAccessibleName(name.en);
    expect(sheet()).toHaveTextContent(note.en);
    const rows = within(within(sheet()).getByRole('list')).getAllByRole('button');
    expect(rows.map((row) => /^\w+/.exec(row.getAttribute('aria-label') ?? '')?.[0])).toEqual([
      'Bruno',
      'Celia',
      'Ada',
    ]);
    const all = Object.values(needs).reduce((sum, count) => sum + count, 0);
    expect(rows[0]).toHaveTextContent(`0 of ${all}`);
    expect(rows[0]).toHaveAccessibleName(/^Bruno lacks 2 blue/);
    await userEvent.click(rows[1]!);
    expect(onopen).toHaveBeenCalledExactlyOnceWith({ kind: 'seat', seat: 2 });
  });
  it('says who completed it and when', async () => {
    const { onopen } = show({ kind: 'project', project: 4 });
    await userEvent.click(within(sheet()).getByRole('button', { name: 'Completed by Bruno in round 2.' }));
    expect(onopen).toHaveBeenCalledExactlyOnceWith({ kind: 'seat', seat: 1 });
    expect(within(sheet()).queryByRole('list')).toBeNull();
  });
  it('says who has all the skills', () => {
    const all = withSeat(2, { skills: [9, 9, 9, 9, 9] });
    show({ kind: 'project', project: 0 }, { at: all });
    expect(within(sheet()).getByRole('button', { name: 'Celia has all the skills' })).toHaveTextContent(
      'has all the skills',
    );
  });
});

const DRAWERS: readonly SheetDrawer[] = [
  { kind: 'card', card: 7 },
  { kind: 'card', card: 11 },
  { kind: 'stack', seat: 0, division: 'engineering' },
  { kind: 'seat', seat: 0 },
  { kind: 'seat', seat: 1 },
  { kind: 'project', project: 0 },
  { kind: 'project', project: 4 },
];
describe.each(DRAWERS)('every sheet: $kind $card$seat$project', (drawer) => {
  it('closes by Escape and by its button', async () => {
    const first = show(drawer);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first.onclose).toHaveBeenCalledOnce());
    cleanup();
    const { onclose } = show(drawer);
    await userEvent.click(within(sheet()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(onclose).toHaveBeenCalledOnce());
  });
  it('speaks each language', () => {
    const said = LOCALES.map((locale) => {
      setLocale(locale);
      show(drawer);
      const text = sheet().textContent;
      cleanup();
      return text;
    });
    expect(new Set(said).size).toBe(LOCALES.length);
    for (const text of said) expect(text).not.toMatch(/undefined|NaN|\[object/);
  });
});
