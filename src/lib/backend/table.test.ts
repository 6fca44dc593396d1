import { describe, expect, it } from 'vitest';
import type { Backend, ReplyTo } from './backend';
import type { Push, Reply, Request } from './bindings/table';
import { Listeners } from './listeners';
import { contentOf, newGame, tableOf } from './table';

/** A backend that answers with what the test gives it. */
function fake(replies: Reply[]) {
  const asked: Request[] = [];
  const pushes = new Listeners<Push>();
  const backend: Backend = {
    request<R extends Request>(request: R): Promise<ReplyTo<R>> {
      asked.push(request);
      return Promise.resolve(replies.shift() as ReplyTo<R>);
    },
    saveCopy: () => Promise.reject(new Error('a table copies no save')),
    subscribe: (listener) => pushes.add(listener),
    status: () => 'open',
    onStatus: () => () => undefined,
    close: () => undefined,
  };
  return { backend, asked, pushes };
}

describe('a table', () => {
  it('asks for itself and hands on what is answered', async () => {
    const { backend, asked } = fake([
      { kind: 'act', revision: 8 },
      { kind: 'check', refusal: { code: 'game-over' } },
      { kind: 'legal', actions: ['draw'] },
      { kind: 'undo', revision: 9, actions: 2 },
      { kind: 'redo', revision: 10, actions: 1 },
      { kind: 'leave' },
      { kind: 'close' },
    ]);
    const table = tableOf(backend, 'super-motherload', 5);
    expect(await table.act(0, 'draw', 7)).toBe(8);
    expect(await table.check(0, 'end-turn')).toEqual({ code: 'game-over' });
    expect(await table.legal(0)).toEqual(['draw']);
    expect(await table.undo('assisted', 8)).toBe(2);
    expect(await table.redo(9)).toBe(1);
    await table.leave();
    await table.close(true);
    expect(asked).toEqual([
      { kind: 'act', table: 5, seat: 0, action: 'draw', revision: 7 },
      { kind: 'check', table: 5, seat: 0, action: 'end-turn' },
      { kind: 'legal', table: 5, seat: 0 },
      { kind: 'undo', table: 5, granted: 'assisted', revision: 8 },
      { kind: 'redo', table: 5, revision: 9 },
      { kind: 'leave', table: 5 },
      { kind: 'close', table: 5, discard: true },
    ]);
  });

  it('hears only of itself', () => {
    const { backend, pushes } = fake([]);
    const told: unknown[] = [];
    const stop = tableOf(backend, 'super-motherload', 5).subscribe((push) => told.push(push));
    pushes.tell({ kind: 'closed', table: 4 });
    pushes.tell({ kind: 'closed', table: 5 });
    stop();
    pushes.tell({ kind: 'closed', table: 5 });
    expect(told).toEqual([{ kind: 'closed', table: 5 }]);
  });
});

describe('a game', () => {
  it('leaves out what is not chosen', async () => {
    const content = { id: 'house', hash: 'h' };
    const table = { table: 1, save: 's', game: 'super-motherload', content, seats: [] };
    const { backend, asked } = fake([
      { kind: 'content', content, pack: { crews: [] } },
      { kind: 'new-game', table },
    ]);
    expect((await contentOf(backend, 'super-motherload')).content).toEqual(content);
    expect(await newGame(backend, 'super-motherload', { first: null, crews: [] }, [], content)).toEqual(table);
    expect(asked).toEqual([
      { kind: 'content', game: 'super-motherload' },
      { kind: 'new-game', game: 'super-motherload', options: { first: null, crews: [] }, seats: [], content },
    ]);
  });
});
