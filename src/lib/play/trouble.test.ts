import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '$lib/backend';
import { setLocale } from '$lib/i18n';
import { INSTANT, settled } from './testing';
import { KILN, MOSS, SHARED, sitAtToy, ToyLink, toyTeller, type Toy, type ToySession } from './toy/game.svelte';

const FULL = new BackendError({ code: 'internal', problem: 'x' });
const TOLD = 'Something went wrong inside the app';
let fake: ToyLink;
let session: ToySession;
let failing: boolean;

const round = (number: number): Toy['effect'] => ({ kind: 'turn', seat: KILN, round: number });

beforeEach(async () => {
  setLocale('en');
  vi.spyOn(console, 'error').mockReturnValue();
  failing = false;
  fake = new ToyLink();
  const teller = toyTeller(fake.seats);
  session = await sitAtToy(fake, INSTANT, {
    ...teller,
    text(effect, view) {
      if (failing) throw new RangeError('no words for that');
      return teller.text(effect, view);
    },
  });
});
afterEach(() => session.close());

describe('a request that fails', () => {
  it('is told, and what is possible can be asked once more', async () => {
    const { answer } = fake;
    fake.answer = () => {
      throw FULL;
    };
    fake.happens(KILN, [round(2)], { round: 2 });
    await settled();
    expect(session.trouble.text).toContain(TOLD);
    expect(session.acting).toBe(true);
    expect(session.pick.most).toBeNull();
    expect(session.pick.failed).toBe(true);
    session.trouble.forget();
    fake.answer = answer;
    await session.retry();
    expect(session.pick.most).toBe(9);
    expect(session.pick.failed).toBe(false);
  });

  it('is told when it was a check or an action, and nothing is done', async () => {
    fake.refuse = () => {
      throw FULL;
    };
    expect(await session.pick.check(1)).toEqual({ kind: 'failed' });
    expect(session.trouble.text).toContain(TOLD);
    session.trouble.forget();
    expect(await session.act({ add: 1 })).toEqual({ kind: 'failed' });
    expect(session.trouble.text).toContain(TOLD);
  });

  it('does not stop the table: the position is shown although the log cannot be read', async () => {
    fake.log = () => Promise.reject(FULL);
    fake.happens(KILN, [], { round: 3 }, KILN, 'undo');
    await settled();
    expect(session.playing).toBe(false);
    expect(session.view.round).toBe(3);
    expect(session.pick.most).toBe(9);
    expect(session.trouble.text).toContain(TOLD);
  });

  it('does not stop the table: what cannot be put into words is skipped, and what comes next is shown', async () => {
    failing = true;
    fake.happens(KILN, [round(2)], { round: 2 });
    await settled();
    expect(session.view.round).toBe(2);
    expect(session.playing).toBe(false);
    expect(session.pick.told).toEqual([null]);
    failing = false;
    fake.happens(KILN, [round(3)], { round: 3 });
    await settled();
    expect(session.log.at(-1)?.text).toBe('Kiln’s turn, round 3.');
    expect(session.acting).toBe(true);
  });

  it('answers that nothing was taken back when undo failed', async () => {
    expect(await session.undo('free')).toBe(true);
    expect(fake.undone).toEqual(['free']);
    fake.undo = () => Promise.resolve({ kind: 'failed', reason: 'The table has gone on.' });
    expect(await session.undo('free')).toBe(false);
    expect(session.trouble.text).toBe('The table has gone on.');
  });
});

describe('a curtain that cannot be lifted', () => {
  it('stays, and can be lifted when the table answers again', async () => {
    session.close();
    fake = new ToyLink(SHARED);
    session = await sitAtToy(fake, INSTANT);
    const watch = fake.watch.bind(fake);
    fake.watch = () => Promise.reject(FULL);
    await session.liftCurtain();
    expect(session.curtain).toBe(KILN);
    expect(session.trouble.text).toContain(TOLD);
    fake.watch = watch;
    await session.liftCurtain();
    expect(session.curtain).toBeNull();
    expect(session.view.viewer).toEqual({ kind: 'seat', seat: KILN });
  });
});

describe('a computer that fails', () => {
  it('does not think any more', () => {
    fake.push({ kind: 'thinking', seat: MOSS });
    expect(session.thinking).toBe(MOSS);
    fake.push({ kind: 'computer-fault', seat: MOSS });
    expect(session.thinking).toBeNull();
    expect(session.trouble.text).toBe('computer-fault');
  });
});
