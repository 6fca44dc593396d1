import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '$lib/backend';
import { setLocale } from '$lib/i18n';
import { settled } from '$lib/play/testing';
import { handOf } from './seats';
import { sit, type Session } from './session';
import { FakeLink, NAMES, sampleView } from './testing';
import type { Effect } from './types';

const FULL = new BackendError({ code: 'internal', problem: 'x' });
const TOLD = 'Something went wrong inside the app';
const ROUND: Effect = { kind: 'turn-began', seat: 0, round: 2 };
let fake: FakeLink;
let session: Session;
let failing: boolean;

/** A change that leads to round `round`. */
function happens(round: number, effects: Effect[], cause: 'action' | 'undo' = 'action'): void {
  fake.now = { ...fake.now, view: { ...fake.now.view, round } };
  fake.push({ kind: 'update', cause, entries: [{ number: round, seat: 0, effects }], now: fake.now });
}

beforeEach(async () => {
  setLocale('en');
  vi.spyOn(console, 'error').mockReturnValue();
  failing = false;
  fake = new FakeLink(sampleView());
  const pace = { confirm: true, stepMs: 0, reducedMotion: true };
  session = await sit(fake, pace, {
    content: NAMES.content,
    get seats() {
      if (failing) throw new RangeError('the content has no card 99');
      return NAMES.seats;
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
    happens(2, [ROUND]);
    await settled();
    expect(session.trouble).toContain(TOLD);
    expect(session.acting).toBe(true);
    expect(session.pick.ready).toBe(false);
    expect(session.pick.failed).toBe(true);
    session.forgetTrouble();
    fake.answer = answer;
    await session.retry();
    expect(session.pick.ready).toBe(true);
    expect(session.pick.failed).toBe(false);
  });

  it('is told when it was a check or an action, and nothing is done', async () => {
    fake.refuse = () => {
      throw FULL;
    };
    await session.pick.propose('draw');
    expect(session.trouble).toContain(TOLD);
    expect(session.pick.action).toBeNull();
    session.forgetTrouble();
    expect(await session.act('draw')).toEqual({ kind: 'failed' });
    expect(session.trouble).toContain(TOLD);
  });

  it('does not stop the table: the position is shown although the log cannot be read', async () => {
    fake.log = () => Promise.reject(FULL);
    happens(3, [], 'undo');
    await settled();
    expect(session.playing).toBe(false);
    expect(session.view.round).toBe(3);
    expect(session.pick.ready).toBe(true);
    expect(session.trouble).toContain(TOLD);
  });

  it('does not stop the table: what cannot be put into words is skipped, and what comes next is shown', async () => {
    failing = true;
    happens(2, [ROUND]);
    await settled();
    expect(session.view.round).toBe(2);
    expect(session.playing).toBe(false);
    failing = false;
    happens(3, [{ ...ROUND, round: 3 }]);
    await settled();
    expect(session.log.at(-1)?.text).toBe('Kiln’s turn, round 3.');
    expect(session.acting).toBe(true);
  });

  it('answers that nothing was taken back when undo failed', async () => {
    expect(await session.undo('free')).toBe(true);
    fake.undo = () => Promise.resolve({ kind: 'failed', reason: 'The table has gone on.' });
    expect(await session.undo('free')).toBe(false);
    expect(session.trouble).toBe('The table has gone on.');
  });
});

describe('a curtain that cannot be lifted', () => {
  it('stays, and can be lifted when the table answers again', async () => {
    session.close();
    fake = new FakeLink(sampleView());
    fake.here = [0, 1];
    const pace = { confirm: true, stepMs: 0, reducedMotion: true };
    session = await sit(fake, pace, NAMES);
    const watch = fake.watch.bind(fake);
    fake.watch = () => Promise.reject(FULL);
    await session.liftCurtain();
    expect(session.curtain).toBe(0);
    expect(session.trouble).toContain(TOLD);
    fake.watch = watch;
    await session.liftCurtain();
    expect(session.curtain).toBeNull();
    expect(handOf(session.view, session.me)).toHaveLength(4);
  });
});

describe('a computer that fails', () => {
  it('does not think any more', () => {
    fake.push({ kind: 'thinking', seat: 1 });
    expect(session.thinking).toBe(1);
    fake.push({ kind: 'computer-fault', seat: 1 });
    expect(session.thinking).toBeNull();
    expect(session.trouble).toBe('computer-fault');
  });
});
