import { beforeEach, expect, test, vi } from 'vitest';
import {
  BackendError,
  type Backend,
  type Games,
  type Push,
  type Request,
  type Status,
  type TableInfo,
} from '$lib/backend';
import { backendLink } from './backend-link';
import type { TablePush } from './link';

interface Fake {
  tell: (push: unknown) => void;
  become: (status: Status) => void;
  answer: (request: { kind: string }) => unknown;
}
const fake = vi.hoisted((): Fake => ({ tell: () => undefined, become: () => undefined, answer: () => undefined }));

vi.mock('$lib/backend', async (original) => ({
  ...(await original<object>()),
  backend: (): Partial<Backend> => ({
    request: ((request: Request) => Promise.resolve(fake.answer(request))) as Backend['request'],
    subscribe: (listener) => {
      fake.tell = (push) => listener(push as Push);
      return () => (fake.tell = () => undefined);
    },
    onStatus: (listener) => {
      fake.become = listener;
      return () => (fake.become = () => undefined);
    },
  }),
}));

const info: TableInfo = {
  table: 1,
  save: 's',
  game: 'super-motherload',
  content: { id: 'house', hash: '' },
  seats: [],
};
const state = (revision: number): object => ({ revision, view: { revision }, to_act: 0, undo: null });
const update = (revision: number, table = 1): object => ({
  kind: 'update',
  table,
  cause: 'action',
  entries: [],
  state: state(revision),
});

let heard: TablePush<Games['super-motherload']>[];
beforeEach(() => {
  heard = [];
});

test('a push that overtakes the answer to watch is neither lost nor shown before it', async () => {
  fake.answer = ({ kind }) => {
    if (kind === 'content') return { kind, pack: {} };
    fake.tell(update(4));
    fake.tell(update(6));
    return { kind, table: info, state: state(5), save_failed: null };
  };
  const link = await backendLink('super-motherload', info);
  const now = await link.watch({ kind: 'seat', seat: 0 });
  link.subscribe((push) => heard.push(push));
  expect(now.view).toEqual({ revision: 5 });
  expect(heard).toEqual([]);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  expect(heard[0]).toMatchObject({ kind: 'update', now: { view: { revision: 6 } } });
  fake.tell(update(7));
  expect(heard).toHaveLength(2);
});

test('a table that is opened again may have another number: it is watched and heard under that', async () => {
  const asked: Request[] = [];
  fake.answer = (request) => {
    asked.push(request as Request);
    const { kind } = request;
    if (kind === 'content') return { kind, pack: {} };
    if (kind === 'open') return { kind, table: { ...info, table: 7 } };
    return { kind, table: info, state: state(2), save_failed: null };
  };
  const link = await backendLink('super-motherload', info);
  const connection: boolean[] = [];
  const stop = link.onConnection((stands) => connection.push(stands));
  await link.watch({ kind: 'seat', seat: 0 });
  link.subscribe((push) => heard.push(push));
  for (const status of ['lost', 'connecting', 'open'] as const) fake.become(status);
  expect(connection).toEqual([false, true]);
  await link.reopen();
  await link.watch({ kind: 'seat', seat: 0 });
  expect(asked.slice(-2)).toEqual([
    { kind: 'open', save: 's' },
    { kind: 'watch', table: 7, viewer: { kind: 'seat', seat: 0 } },
  ]);
  await new Promise((resolve) => setTimeout(resolve));
  fake.tell(update(3, 1));
  fake.tell(update(4, 7));
  expect(heard).toHaveLength(1);
  expect(heard[0]).toMatchObject({ now: { view: { revision: 4 } } });
  stop();
  fake.become('lost');
  expect(connection).toHaveLength(2);
});

test('leaving is told for the table that is looked at last, and it is no failure when there is nothing to leave', async () => {
  const asked: string[] = [];
  let reply: () => unknown = () => ({ kind: 'leave' });
  fake.answer = ({ kind }) => {
    asked.push(kind);
    if (kind === 'content') return { kind, pack: {} };
    if (kind === 'leave') return reply();
    return { kind, table: info, state: state(2), save_failed: null };
  };
  const [first, second] = [await backendLink('super-motherload', info), await backendLink('super-motherload', info)];
  await first.watch({ kind: 'spectator' });
  await second.watch({ kind: 'spectator' });
  // The same connection looks for both: the first one must not end it for the second.
  await first.leave();
  expect(asked).not.toContain('leave');
  reply = () => Promise.reject(new BackendError({ code: 'disconnected' }));
  await second.leave();
  expect(asked).toContain('leave');
  await second.watch({ kind: 'spectator' });
  reply = () => Promise.reject(new BackendError({ code: 'internal', problem: 'x' }));
  await expect(second.leave()).rejects.toThrow('internal');
});
