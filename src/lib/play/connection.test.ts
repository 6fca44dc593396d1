import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BackendError } from '$lib/backend';
import { setLocale } from '$lib/i18n';
import { allNotices, expireAll } from '$lib/shell/notices.svelte';
import { INSTANT, settled } from './testing';
import { KILN, sitAtToy, ToyLink, type Toy, type ToySession } from './toy/game.svelte';

let fake: ToyLink;
let session: ToySession;
const sit = (): Promise<ToySession> => sitAtToy(fake, INSTANT);
const turn = (round: number): Toy['effect'] => ({ kind: 'turn', seat: KILN, round });
const notices = (): string[] => allNotices().map(({ text }) => text);

beforeEach(async () => {
  setLocale('en');
  expireAll();
  fake = new ToyLink();
  session = await sit();
});
afterEach(() => session.close());

describe('a lost connection', () => {
  it('stops play; when it is there again, the table is watched anew and play goes on', async () => {
    fake.connection(false);
    await settled();
    expect(session.acting).toBe(false);
    expect(session.away).toBe('lost');
    // What happened meanwhile.
    fake.entries = [{ number: 5, seat: 0, effects: [turn(4)] }];
    fake.now = { ...fake.now, view: { ...fake.now.view, round: 4 } };
    const watched = fake.watched.length;
    fake.connection(true);
    await settled();
    expect(fake.reopened).toBe(1);
    expect(fake.watched.slice(watched)).toEqual([{ kind: 'seat', seat: 0 }]);
    expect(session.view.round).toBe(4);
    expect(session.log.map(({ text }) => text)).toEqual(['Kiln’s turn, round 4.']);
    expect(session.acting).toBe(true);
    expect(session.pick.most).toBe(9);
    expect(notices()).toEqual(['The connection to the table is back.']);
    fake.push({
      kind: 'update',
      cause: 'action',
      entries: [],
      now: { ...fake.now, view: { ...fake.now.view, round: 5 } },
    });
    await settled();
    expect(session.view.round).toBe(5);
  });

  it('says when the table cannot be opened again, and can be tried once more', async () => {
    fake.reopening = () => Promise.reject(new BackendError({ code: 'unknown-save', save: 's' }));
    fake.connection(false);
    fake.connection(true);
    await settled();
    expect(session.away).toBe('failed');
    expect(session.trouble.text).toBe('This game is no longer here.');
    expect(notices()).toEqual([]);
    fake.reopening = () => Promise.resolve();
    await session.retry();
    expect(session.away).toBeNull();
    expect(session.acting).toBe(true);
  });

  it('that is lost again on the way back is waited for once more', async () => {
    fake.reopening = () => Promise.reject(new BackendError({ code: 'disconnected' }));
    fake.connection(false);
    fake.connection(true);
    fake.connection(false);
    await settled();
    expect(session.away).toBe('lost');
    expect(session.trouble.text).toBeNull();
    fake.reopening = () => Promise.resolve();
    fake.connection(true);
    await settled();
    expect(session.acting).toBe(true);
  });
});

describe('leaving the table', () => {
  it('listens no more and tells the program, once', () => {
    expect(fake.listeners).toBe(2);
    session.close();
    session.close();
    expect(fake.listeners).toBe(0);
    expect(fake.left).toBe(1);
  });

  it('ends what is being shown, and asks and does nothing after it', async () => {
    const asked: string[] = [];
    const { answer } = fake;
    fake.answer = (ask) => {
      asked.push(ask);
      return answer(ask);
    };
    fake.push({
      kind: 'update',
      cause: 'undo',
      entries: [{ number: 1, seat: 0, effects: [turn(2)] }],
      now: { ...fake.now, view: { ...fake.now.view, round: 2 } },
    });
    session.close();
    await settled();
    expect(asked).toEqual([]);
    expect(session.acting).toBe(false);
    expect(session.view.round).toBe(1);
  });

  it('does not watch again when the connection comes back too late', async () => {
    let opened: () => void = () => undefined;
    fake.reopening = () => new Promise((resolve) => (opened = resolve));
    fake.connection(false);
    fake.connection(true);
    const watched = fake.watched.length;
    await settled();
    session.close();
    opened();
    await settled();
    expect(fake.watched).toHaveLength(watched);
  });

  it('happens by itself when sitting down fails', async () => {
    session.close();
    fake = new ToyLink();
    fake.log = () => Promise.reject(new BackendError({ code: 'internal', problem: 'x' }));
    await expect(sit()).rejects.toThrow('internal');
    expect(fake.listeners).toBe(0);
    expect(fake.left).toBe(1);
    fake = new ToyLink();
    fake.watch = () => Promise.reject(new BackendError({ code: 'internal', problem: 'x' }));
    await expect(sit()).rejects.toThrow('internal');
    expect(fake.left).toBe(1);
  });
});
