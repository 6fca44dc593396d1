import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setLocale } from '$lib/i18n';
import { settled } from '$lib/play/testing';
import { announce, hush, spoken } from '$lib/shell/announce.svelte';
import { sit, type Session } from './session';
import { FakeLink, NAMES, sampleView } from './testing';
import { cardName } from './words';
import type { Effect } from './types';

const KILN = 0;
const ADA = 1;
const SEATED = [
  { name: 'Kiln', player: { kind: 'human' as const } },
  { name: 'Ada', player: { kind: 'human' as const } },
];
let fake: FakeLink;
let session: Session;
let number: number;

/** What a seat drew; only that seat knows the cards. */
const drew = (seat: number, cards: number[] | null): Effect => ({
  kind: 'drew',
  seat,
  count: 2,
  cards,
  source: { kind: 'action' },
});
const card = (seat: number, id: number): string => cardName(NAMES, sampleView(), seat, id);
function happens(seat: number, effect: Effect, toAct: number): void {
  const view = { ...fake.now.view, turn: toAct };
  fake.now = { ...fake.now, view, toAct };
  const entries = [{ number: ++number, seat, effects: [effect] }];
  fake.push({ kind: 'update', cause: 'action', entries, now: fake.now });
}
const words = (): string =>
  [...spoken('polite'), ...spoken('assertive'), ...session.log].map(({ text }) => text).join('\n');

beforeEach(async () => {
  setLocale('en');
  hush();
  number = 0;
  fake = new FakeLink(sampleView());
  fake.seats = SEATED;
  fake.here = [KILN, ADA];
  const names = { ...NAMES, seats: SEATED };
  const pace = { confirm: true, stepMs: 0, reducedMotion: true };
  session = await sit(fake, pace, names);
  await session.liftCurtain();
});
afterEach(() => session.close());

describe('handing the device over', () => {
  it('leaves nothing in the log or in speech that only the person before may know', async () => {
    announce(`You do not hold ${card(KILN, 2)}.`, 'assertive');
    happens(KILN, drew(KILN, [2, 4]), KILN);
    await settled();
    expect(words()).toContain(card(KILN, 4));
    happens(KILN, { kind: 'turn-ended', seat: KILN }, ADA);
    await settled();
    expect(session.curtain).toBe(ADA);
    expect(words()).toBe('');
    // Ada may know that Kiln drew, and not what.
    fake.entries = [{ number: 1, seat: KILN, effects: [drew(KILN, null)] }];
    await session.liftCurtain();
    expect(session.me).toBe(ADA);
    expect(session.log.map(({ text }) => text)).toEqual(['Kiln draws 2 cards.']);
    expect(words()).not.toContain(card(KILN, 4));
  });

  it('tells nothing while the curtain is up, and the log again when the turn comes back by undo', async () => {
    happens(KILN, { kind: 'turn-ended', seat: KILN }, ADA);
    await settled();
    happens(KILN, drew(KILN, [2, 4]), ADA);
    await settled();
    expect(words()).toBe('');
    fake.entries = [{ number: 1, seat: KILN, effects: [drew(KILN, [2, 4])] }];
    fake.now = { ...fake.now, toAct: KILN };
    fake.push({ kind: 'update', cause: 'undo', entries: [], now: fake.now });
    await settled();
    expect(session.curtain).toBeNull();
    expect(session.log).toHaveLength(1);
  });

  it('goes on to whoever is due now, and asks for the table once however often it is lifted', async () => {
    happens(KILN, { kind: 'turn-ended', seat: KILN }, ADA);
    await settled();
    // While Ada takes the device, the turn goes back to Kiln.
    const watch = fake.watch.bind(fake);
    fake.watch = (viewer) => {
      fake.now = { ...fake.now, toAct: KILN };
      return watch(viewer);
    };
    const before = fake.watched.length;
    await Promise.all([session.liftCurtain(), session.liftCurtain()]);
    expect(fake.watched.length).toBe(before + 1);
    expect(session.me).toBe(ADA);
    expect(session.curtain).toBe(KILN);
    expect(session.acting).toBe(false);
    expect(words()).toBe('');
  });
});
