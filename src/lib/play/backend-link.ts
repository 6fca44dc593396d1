import {
  backend,
  BackendError,
  contentOf,
  tableOf,
  type ErrorOf,
  type GameName,
  type Games,
  type GameTypes,
  type PushOf,
  type Reason,
  type Seat,
  type StateOf,
  type TableId,
  type TableInfo,
  type Unsubscribe,
  type Viewer,
} from '$lib/backend';
import { m } from '$lib/i18n';
import { errorText } from '$lib/shell/errors';
import type { Done, Refused, TableLink, TableNow, TablePush } from './link';

function nowOf<T extends GameTypes>(state: StateOf<T>): TableNow<T> {
  return {
    view: state.view,
    toAct: state.to_act,
    scores: state.scores,
    undo: state.undo,
    canRedo: state.can_redo,
    assisted: state.assisted,
  };
}

/** What leaving a table may meet when there is nothing left to leave. */
const GONE: ReadonlySet<Reason['code']> = new Set(['disconnected', 'not-invited', 'unknown-table', 'not-watching']);

/** Why something failed at this table, in words. */
function troubleText(error: unknown): string {
  if (error instanceof BackendError && error.reason.code === 'stale') return m.play_trouble_stale();
  return errorText(error);
}

function refusedOf<T extends GameTypes>(error: ErrorOf<T> | null): Refused<T> | null {
  return error?.code === 'refused' ? { rule: error.rule, refusal: error.refusal } : null;
}

/**
 * Who looks at each table last. All tables of the page share one connection, and the program knows only that: one that
 * leaves late, after the same table was opened once more, must not make it leave for the newer one.
 */
const lookers = new Map<TableId, object>();

/** An open table of the backend, as the interface needs it. `game` is the one that `info` names. */
export async function backendLink<N extends GameName>(game: N, info: TableInfo): Promise<TableLink<Games[N]>> {
  type T = Games[N];
  let client = tableOf(backend(), game, info.table);
  const { pack } = await contentOf(backend(), game, info.content);
  const self = {};
  let revision = 0;
  let hear: ((push: TablePush<T>) => void) | null = null;
  let stop: Unsubscribe | null = null;
  const deaf = (): void => {
    stop?.();
    stop = null;
  };
  /** Pushes may overtake the answer to `watch`. They wait here until it is there; null while none is asked for. */
  let early: PushOf<T>[] | null = null;

  const attempt = async (what: () => Promise<unknown>): Promise<Done<T>> => {
    try {
      await what();
      return { kind: 'done' };
    } catch (error) {
      if (error instanceof BackendError && error.reason.code === 'refused') {
        const { rule, refusal } = error.reason;
        return { kind: 'refused', refused: { rule, refusal: refusal as T['refusal'] } };
      }
      return { kind: 'failed', reason: troubleText(error) };
    }
  };
  const pushed = (push: PushOf<T>): TablePush<T> => {
    switch (push.kind) {
      case 'update': {
        revision = push.state.revision;
        return { kind: 'update', cause: push.cause, entries: push.entries, now: nowOf(push.state) };
      }
      case 'thinking':
      case 'computer-fault':
        return { kind: push.kind, seat: push.seat };
      case 'saved':
      case 'save-failed':
      case 'closed':
        return { kind: push.kind };
    }
  };

  const receive = (push: PushOf<T>): void => {
    if (early !== null) early.push(push);
    else hear?.(pushed(push));
  };
  /** Goes on with what came meanwhile and is newer than what `watch` showed. */
  const release = (): void => {
    const waiting = early ?? [];
    early = null;
    for (const push of waiting) if (push.kind !== 'update' || push.state.revision > revision) receive(push);
  };

  return {
    pack,
    seats: info.seats,
    here: info.seats.flatMap(({ player }, seat) => (player.kind === 'human' ? [seat] : [])),
    async watch(viewer: Viewer) {
      early = [];
      stop ??= client.subscribe(receive);
      lookers.set(client.id, self);
      try {
        const { state } = await client.watch(viewer);
        revision = state.revision;
        return nowOf(state);
      } finally {
        // After whoever watches has taken in the answer.
        setTimeout(release);
      }
    },
    act: (seat: Seat, action: T['action']) => attempt(() => client.act(seat, action, revision)),
    check: async (seat, action) => refusedOf(await client.check(seat, action)),
    ask: (seat, ask) => client.ask(seat, ask),
    undo: (granted) => attempt(() => client.undo(granted, revision)),
    redo: () => attempt(() => client.redo(revision)),
    log: async () => (await client.log()).entries,
    async reopen() {
      const { table } = await backend().request({ kind: 'open', save: info.save });
      // What the old connection pushed belongs to the time before; the next `watch` listens to the new table.
      deaf();
      lookers.delete(client.id);
      client = tableOf(backend(), game, table.table);
    },
    async leave() {
      deaf();
      if (lookers.get(client.id) !== self) return;
      lookers.delete(client.id);
      try {
        await client.leave();
      } catch (error) {
        // Gone is gone: without the connection, or when the table was closed, nobody is looked for any more.
        if (!(error instanceof BackendError && GONE.has(error.reason.code))) throw error;
      }
    },
    onConnection: (listener) =>
      backend().onStatus((status) => {
        if (status === 'lost' || status === 'open') listener(status === 'open');
      }),
    subscribe(listener) {
      hear = listener;
      return () => {
        hear = null;
        deaf();
      };
    },
  };
}
