import { beforeEach, expect, test, vi } from 'vitest';
import type { Backend, Push, Request, TableInfo } from '$lib/backend';
import { backendLink } from './backend-link';
import type { TablePush } from './link';

interface Fake {
  tell: (push: unknown) => void;
  answer: (request: { kind: string }) => unknown;
}
const fake = vi.hoisted((): Fake => ({ tell: () => undefined, answer: () => undefined }));

vi.mock('$lib/backend', async (original) => ({
  ...(await original<object>()),
  backend: (): Partial<Backend> => ({
    request: ((request: Request) => Promise.resolve(fake.answer(request))) as Backend['request'],
    subscribe: (listener) => {
      fake.tell = (push) => listener(push as Push);
      return () => (fake.tell = () => undefined);
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
const update = (revision: number): object => ({
  kind: 'update',
  table: 1,
  cause: 'action',
  entries: [],
  state: state(revision),
});

let heard: TablePush[];
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
  const link = await backendLink(info);
  const now = await link.watch({ kind: 'seat', seat: 0 });
  link.subscribe((push) => heard.push(push));
  expect(now.view).toEqual({ revision: 5 });
  expect(heard).toEqual([]);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  expect(heard[0]).toMatchObject({ kind: 'update', now: { view: { revision: 6 } } });
  fake.tell(update(7));
  expect(heard).toHaveLength(2);
});
