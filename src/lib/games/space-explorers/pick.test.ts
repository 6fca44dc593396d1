import { describe, expect, it } from 'vitest';
import type { Action, Ask, Options, Refusal, View } from '$lib/backend/bindings/space-explorers';
import type { Checked, PickHost } from '$lib/play/game';
import { Pick } from './pick.svelte';
import {
  changedTokens,
  firstRecruit,
  isAffordable,
  isPossible,
  NO_PINS,
  type ExplorersGame,
  type Source,
} from './pick-mode';
import { sampleAnswer, sampleOptions, sampleView } from './testing';

type Acting = PickHost<ExplorersGame> & { readonly acted: Action[]; readonly asked: Ask[] };
const refuse = (code: Refusal, rule: string): Checked<ExplorersGame> => ({
  kind: 'refused',
  refused: { rule, refusal: code },
});

/** A table where everything is legal but what `no` refuses. */
function hostOf(
  view: View = sampleView(),
  {
    confirm = true,
    options = sampleOptions(),
    no = (): Checked<ExplorersGame> => ({ kind: 'legal' }),
  }: {
    confirm?: boolean;
    options?: Options;
    no?: (action: Action) => Checked<ExplorersGame>;
  } = {},
): Acting {
  const acted: Action[] = [];
  const asked: Ask[] = [];
  return {
    acted,
    asked,
    view,
    me: 0,
    pace: { confirm, stepMs: 0, reducedMotion: true },
    ask(ask) {
      asked.push(ask);
      if (ask.kind === 'options') return Promise.resolve({ kind: 'options' as const, ...options });
      if (ask.kind === 'preview' && no(ask.action).kind === 'refused') return Promise.resolve(null);
      return Promise.resolve(sampleAnswer(ask));
    },
    check: (action) => Promise.resolve(no(action)),
    act(action) {
      acted.push(action);
      return Promise.resolve({ kind: 'done' as const });
    },
  };
}
async function picking(host: Acting): Promise<Pick> {
  const pick = new Pick(host, (card) => card === 21);
  await pick.renew(true);
  return pick;
}
async function planning(host: Acting, card = 7): Promise<Pick> {
  const pick = await picking(host);
  await pick.tapCard(card);
  return pick;
}
const GREEN: Source = { kind: 'token', division: 'testing' };
const YELLOW: Source = { kind: 'token', division: 'science' };

describe('which card can be had', () => {
  it('is told from what the engine says of it', () => {
    const options = sampleOptions();
    expect([7, 20, 31].map((card) => isAffordable(options, card))).toEqual([true, false, false]);
    expect([7, 20, 31].map((card) => isPossible(options, card))).toEqual([true, true, false]);
  });
  it('is shown first in the division where least is left to pay', () => {
    expect(firstRecruit(sampleOptions(), 53)?.division).toBe('engineering');
  });
  it('is shown first by an ability where nothing else pays without cards', () => {
    expect(firstRecruit(sampleOptions(), 8)?.way).toBe('construction');
  });
});

describe('a flight plan', () => {
  it('opens with the first tap and does nothing yet', async () => {
    const host = hostOf();
    const pick = await planning(host);
    expect(pick.plan).toMatchObject({ card: 7, division: 'engineering', way: null });
    expect(pick.plan?.payment.tokens).toEqual([0, 1, 1, 0, 0]);
    expect(pick.preview?.to).toBe(1);
    expect(host.acted).toEqual([]);
  });
  it('was asked for before the tap, and is not asked for again', async () => {
    const host = hostOf();
    const pick = await picking(host);
    const before = host.asked.length;
    await pick.tapCard(7);
    expect(host.asked).toHaveLength(before);
  });
  it('is done by its button, with the payment in view', async () => {
    const host = hostOf();
    const pick = await planning(host);
    await pick.confirm();
    expect(host.acted).toEqual([pick.plan?.action]);
    expect(host.acted[0]).toMatchObject({ recruit: { card: 7, payment: { tokens: [0, 1, 1, 0, 0] } } });
  });
  it('waits for its button even without the confirm step', async () => {
    const host = hostOf(sampleView(), { confirm: false });
    await planning(host);
    expect(host.acted).toEqual([]);
  });
  it('goes with a second tap on its card, and with Escape', async () => {
    const pick = await planning(hostOf());
    await pick.tapCard(7);
    expect([pick.plan, pick.dirty]).toEqual([null, false]);
    await pick.tapCard(7);
    pick.cancel();
    expect([pick.plan, pick.dirty]).toEqual([null, false]);
  });
  it('takes the card into the hand instead', async () => {
    const host = hostOf();
    await (await planning(host)).takeInstead();
    expect(host.acted).toEqual([{ take: 7 }]);
  });
  it('of another division is another plan', async () => {
    const pick = await planning(hostOf(), 53);
    expect(pick.plan?.division).toBe('engineering');
    await pick.choose('space-flight', null);
    expect(pick.plan).toMatchObject({ card: 53, division: 'space-flight' });
  });
  it('draws as many cards as are chosen', async () => {
    const host = hostOf();
    const pick = await planning(host);
    await pick.setDraws(0);
    await pick.confirm();
    expect(host.acted[0]).toMatchObject({ recruit: { draws: 0 } });
  });
});

describe('the mix of a plan', () => {
  it('takes a token out: the others stay, and what is open is told', async () => {
    const pick = await planning(hostOf());
    await pick.tapSource(GREEN);
    expect(pick.arranged?.pins.spared).toEqual([0, 2, 0, 0, 0]);
    expect(pick.plan?.payment.tokens).toEqual([0, 0, 1, 0, 0]);
    expect(pick.plan?.action).toBeNull();
    expect(pick.plan?.ladder.map(({ payer }) => payer.kind)).toEqual(['discount', 'discount', 'open', 'token']);
  });
  it('takes it in again', async () => {
    const pick = await planning(hostOf());
    await pick.tapSource(GREEN);
    await pick.tapSource(GREEN);
    expect(pick.plan?.payment.tokens).toEqual([0, 1, 1, 0, 0]);
    expect(pick.plan?.action).not.toBeNull();
  });
  it('returns a card, and the tokens that it replaces go out', async () => {
    const pick = await planning(hostOf());
    await pick.tapSource({ kind: 'card', card: 60 });
    expect(pick.plan?.payment).toMatchObject({ tokens: [0, 0, 0, 0, 0], cards: [60] });
    expect(pick.arranged?.pins.with).toEqual([60]);
    await pick.tapSource({ kind: 'card', card: 60 });
    expect(pick.arranged?.pins).toMatchObject({ with: [], without: [60] });
  });
  it('lets go what was pinned before when both cannot be', async () => {
    const pick = await planning(hostOf());
    await pick.tapSource({ kind: 'card', card: 60 });
    await pick.add(YELLOW);
    expect(pick.arranged?.pins).toMatchObject({ least: [0, 0, 1, 0, 0], with: [] });
    expect(pick.plan?.payment).toMatchObject({ tokens: [0, 1, 1, 0, 0], cards: [] });
  });
  it('says why a token fits nothing, with the rule', async () => {
    const pick = await planning(hostOf());
    await pick.tapSource({ kind: 'token', division: 'engineering' });
    expect(pick.why?.refused).toEqual({ rule: 'SE-15', refusal: { code: 'token-too-many', division: 'engineering' } });
    await pick.tapSource({ kind: 'token', division: 'construction' });
    expect(pick.why?.refused).toMatchObject({ rule: 'SE-13', refusal: { code: 'tokens-missing', have: 0 } });
    expect(pick.plan).not.toBeNull();
  });
  it('says that an ability is not needed', async () => {
    const pick = await planning(hostOf());
    await pick.tapSource({ kind: 'ability', division: 'construction' });
    expect(pick.unneeded).toEqual({ kind: 'ability', division: 'construction' });
    await pick.tapSource(GREEN);
    expect(pick.unneeded).toBeNull();
  });
  it('is the best one again when it is asked for', async () => {
    const pick = await planning(hostOf());
    expect(pick.pinned).toBe(false);
    await pick.tapSource(GREEN);
    expect(pick.pinned).toBe(true);
    await pick.reset();
    expect(pick.arranged?.pins).toEqual(NO_PINS);
    expect(pick.plan?.payment.tokens).toEqual([0, 1, 1, 0, 0]);
  });
  it('that nothing pays for says why when its button is pressed', async () => {
    const pick = await planning(hostOf());
    await pick.tapSource(GREEN);
    pick.explain();
    expect(pick.why?.refused.rule).toBe('SE-13');
  });
});

describe('other decisions of a turn', () => {
  it('the deck is shown first and taken by a second press', async () => {
    const host = hostOf();
    const pick = await picking(host);
    await pick.tapDeck();
    expect([pick.action, host.acted]).toEqual(['take-from-deck', []]);
    await pick.tapDeck();
    expect(host.acted).toEqual(['take-from-deck']);
  });
  it('the deck is taken at once by who has switched the confirm step off', async () => {
    const host = hostOf(sampleView(), { confirm: false });
    await (await picking(host)).tapDeck();
    expect(host.acted).toEqual(['take-from-deck']);
  });
  it('an empty deck says why not', async () => {
    const host = hostOf(sampleView(), { no: () => refuse({ code: 'deck-empty' }, 'SE-10') });
    const pick = await picking(host);
    await pick.tapDeck();
    expect(pick.why).toMatchObject({ refused: { rule: 'SE-10' }, at: { kind: 'deck' } });
    expect(host.acted).toEqual([]);
  });
  it('two are taken by an ability: a third goes in for the first', async () => {
    const host = hostOf();
    const pick = await picking(host);
    await pick.tapWay('testing');
    await pick.tapCard(7);
    expect([pick.cards, pick.action]).toEqual([[7], null]);
    await pick.tapCard(20);
    await pick.tapCard(31);
    expect(pick.action).toEqual({ 'take-several': { way: 'testing', cards: [20, 31] } });
    await pick.confirm();
    expect(host.acted).toHaveLength(1);
  });
  it('looking at the deck is shown first', async () => {
    const options = sampleOptions({ ways: [{ division: 'science', card: 32, usable: true, cards: 3, tokens: 0 }] });
    const host = hostOf(sampleView(), { options });
    const pick = await picking(host);
    await pick.tapWay('science');
    expect(pick.action).toEqual({ look: { way: 'science' } });
    await pick.tapWay('science');
    expect(host.acted).toEqual([{ look: { way: 'science' } }]);
  });
  it('one of the cards looked at is kept', async () => {
    const host = hostOf(sampleView({ step: 'keep' }), { options: sampleOptions({ take: [2, 3], recruits: [] }) });
    const pick = await picking(host);
    await pick.tapCard(3);
    expect(pick.action).toEqual({ keep: 3 });
    await pick.tapCard(2);
    expect(pick.action).toEqual({ keep: 2 });
    await pick.tapCard(2);
    expect(host.acted).toEqual([{ keep: 2 }]);
  });
  it('one is taken after a project', async () => {
    const host = hostOf(sampleView({ step: 'after-project' }), {
      options: sampleOptions({ decline: true, recruits: [] }),
    });
    const pick = await picking(host);
    await pick.tapCard(44);
    await pick.confirm();
    expect(host.acted).toEqual([{ 'take-after-project': 44 }]);
  });
});

describe('the project check (SE-21)', () => {
  const help = (tokens: number, proposed: [number, number, number, number, number]) => ({
    helpers: tokens > 0 ? (['testing'] as const).slice() : [],
    tokens,
    proposed,
  });
  const step = sampleView({ step: 'project' });
  const one = sampleOptions({
    take: [],
    recruits: [],
    decline: true,
    projects: [{ project: 0, missing: [1, 0, 0, 0, 0], helps: [help(2, [0, 2, 0, 0, 0])] }],
  });
  const two = sampleOptions({
    ...one,
    projects: [...one.projects, { project: 3, missing: [0, 0, 0, 0, 0], helps: [help(0, [0, 0, 0, 0, 0])] }],
  });
  it('the only project in reach is picked already, with its cheapest help', async () => {
    const pick = await picking(hostOf(step, { options: one }));
    expect(pick.action).toEqual({ complete: { project: 0, helpers: ['testing'], tokens: [0, 2, 0, 0, 0] } });
  });
  it('of two none is picked before it is tapped', async () => {
    const pick = await picking(hostOf(step, { options: two }));
    expect(pick.action).toBeNull();
    await pick.tapProject(3);
    expect(pick.action).toEqual({ complete: { project: 3, helpers: [], tokens: [0, 0, 0, 0, 0] } });
  });
  it('its tokens are changed one for another, never more than are held', async () => {
    const pick = await picking(hostOf(step, { options: one }));
    await pick.changeHelpToken('science');
    expect(pick.mode).toMatchObject({ tokens: [0, 1, 1, 0, 0] });
    await pick.changeHelpToken('construction');
    expect(pick.mode).toMatchObject({ tokens: [0, 1, 1, 0, 0] });
    expect(changedTokens([0, 1, 0, 0, 0], 'science', 2)).toEqual([0, 1, 1, 0, 0]);
  });
  it('a project out of reach says why', async () => {
    const no = (): Checked<ExplorersGame> =>
      refuse({ code: 'skills-missing', project: 5, missing: [1, 0, 0, 0, 0], still: 1 }, 'SE-21');
    const pick = await picking(hostOf(step, { options: two, no }));
    await pick.tapProject(5);
    expect(pick.why).toMatchObject({ refused: { rule: 'SE-21' }, at: { kind: 'project', project: 5 } });
  });
});

describe('answers that come late', () => {
  it('change nothing when something else was picked meanwhile', async () => {
    const host = hostOf();
    const pick = await planning(host);
    const ask = host.ask.bind(host);
    let answer: () => void = () => undefined;
    host.ask = (asked) => new Promise((resolve) => (answer = () => resolve(ask(asked))));
    const slow = pick.setDraws(0);
    pick.cancel();
    answer();
    await slow;
    expect([pick.plan, pick.dirty]).toEqual([null, false]);
  });
  it('of an older position are forgotten', async () => {
    const host = hostOf();
    const pick = await picking(host);
    const ask = host.ask.bind(host);
    let answer: () => void = () => undefined;
    host.ask = (asked) => new Promise((resolve) => (answer = () => resolve(ask(asked))));
    const renewing = pick.renew(true);
    const old = answer;
    host.ask = ask;
    await pick.renew(false);
    old();
    await renewing;
    expect([pick.options, pick.ready, pick.failed]).toEqual([null, false, false]);
  });
  it('that never came are told, and asked again', async () => {
    const host = hostOf();
    const ask = host.ask.bind(host);
    host.ask = () => Promise.resolve(null);
    const pick = await picking(host);
    expect(pick.failed).toBe(true);
    host.ask = ask;
    await pick.renew(true);
    expect([pick.failed, pick.ready]).toEqual([false, true]);
  });
});
