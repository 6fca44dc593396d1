import type { Backend, ReplyTo, Unsubscribe } from './backend';
import type { GameName, Games, GameTypes } from './games';
import type {
  ApiError,
  ContentRef,
  LogEntry,
  Push,
  Request,
  Seat,
  SeatSetup,
  StorageFailure,
  TableId,
  TableInfo,
  TableState,
  UndoOffer,
  UndoScope,
  Update,
  Viewer,
} from './bindings/table';

/** A table's state with the view of its game. */
export type StateOf<T extends GameTypes> = Omit<TableState, 'view' | 'undo'> & {
  view: T['view'];
  undo: (Omit<UndoOffer, 'effects'> & { effects: T['effect'][] }) | null;
};
/** A log entry with action and effects of its game. */
export type LogEntryOf<T extends GameTypes> = Omit<LogEntry, 'action' | 'effects'> & {
  action: T['action'] | null;
  effects: T['effect'][];
};
/** An update with the values of its game. */
export type UpdateOf<T extends GameTypes> = Omit<Update, 'state' | 'entries'> & {
  state: StateOf<T>;
  entries: LogEntryOf<T>[];
};
/** A push about one table with the values of its game. */
export type PushOf<T extends GameTypes> = ({ kind: 'update' } & UpdateOf<T>) | Exclude<Push, { kind: 'update' }>;
/** An error with the refusal of its game. */
export type ErrorOf<T extends GameTypes> =
  Exclude<ApiError, { code: 'refused' }> | { code: 'refused'; rule: string; refusal: T['refusal'] };

/** What watching a table gives. */
export interface Watched<T extends GameTypes> {
  readonly table: TableInfo;
  readonly state: StateOf<T>;
  readonly saveFailed: StorageFailure | null;
}

/**
 * One open table, with the values of its game typed. The Rust side reads and writes these values with the
 * types that `games.ts` names; here, and nowhere else, what is unknown to the API is taken for them.
 */
export class TableClient<T extends GameTypes> {
  readonly #backend: Backend;
  readonly id: TableId;

  constructor(backend: Backend, id: TableId) {
    this.#backend = backend;
    this.id = id;
  }

  /** Looks at the table as `viewer` from now on. */
  async watch(viewer: Viewer): Promise<Watched<T>> {
    const reply = await this.#ask({ kind: 'watch', table: this.id, viewer });
    return { table: reply.table, state: reply.state, saveFailed: reply.save_failed };
  }

  /** Does an action; what happens is pushed. `revision` is what the person saw. */
  async act(seat: Seat, action: T['action'], revision: number): Promise<number> {
    return (await this.#ask({ kind: 'act', table: this.id, seat, action, revision })).revision;
  }

  /** Why an action would not be done; null when it would. */
  async check(seat: Seat, action: T['action']): Promise<ErrorOf<T> | null> {
    const reply = await this.#ask({ kind: 'check', table: this.id, seat, action });
    return reply.refusal;
  }

  /** Every legal action of a seat; none when another is to act. */
  async legal(seat: Seat): Promise<T['action'][]> {
    return (await this.#ask({ kind: 'legal', table: this.id, seat })).actions;
  }

  /** A question of the game. */
  async ask(seat: Seat, ask: T['ask']): Promise<T['answer']> {
    return (await this.#ask({ kind: 'ask', table: this.id, seat, ask })).answer;
  }

  /** Takes back; answers how many actions. `revision` is what the person saw. */
  async undo(granted: UndoScope, revision: number): Promise<number> {
    return (await this.#ask({ kind: 'undo', table: this.id, granted, revision })).actions;
  }

  /** Does again what was undone last; answers how many actions. `revision` is what the person saw. */
  async redo(revision: number): Promise<number> {
    return (await this.#ask({ kind: 'redo', table: this.id, revision })).actions;
  }

  /** All that happened so far. */
  async log(): Promise<{ revision: number; earlier: number; entries: LogEntryOf<T>[] }> {
    const { revision, earlier, entries } = await this.#ask({ kind: 'log', table: this.id });
    return { revision, earlier, entries: entries };
  }

  /** Looks at the table no more: nothing of it is pushed to this connection, and computers wait for somebody to look. */
  async leave(): Promise<void> {
    await this.#ask({ kind: 'leave', table: this.id });
  }

  /** Saves and closes. With `discard` it closes even when the last actions cannot be saved. */
  async close(discard = false): Promise<void> {
    await this.#ask({ kind: 'close', table: this.id, discard });
  }

  /** Tells what is pushed about this table. */
  subscribe(listener: (push: PushOf<T>) => void): Unsubscribe {
    return this.#backend.subscribe((push) => {
      if (push.table === this.id) listener(push);
    });
  }

  #ask<R extends Request>(request: R): Promise<ReplyTo<R>> {
    return this.#backend.request(request);
  }
}

/** A content pack of a game with its texts; the house pack when `content` is left out. */
export async function contentOf<N extends GameName>(
  backend: Backend,
  game: N,
  content?: ContentRef,
): Promise<{ content: ContentRef; pack: Games[N]['content'] }> {
  const reply = await backend.request({ kind: 'content', game, ...(content && { content }) });
  return { content: reply.content, pack: reply.pack as Games[N]['content'] };
}

/** Begins a game; watch its table next. */
export async function newGame<N extends GameName>(
  backend: Backend,
  game: N,
  options: Games[N]['options'],
  seats: SeatSetup[],
  content?: ContentRef,
): Promise<TableInfo> {
  const reply = await backend.request({ kind: 'new-game', game, options, seats, ...(content && { content }) });
  return reply.table;
}

/** The client for an open table of a game. */
export function tableOf<N extends GameName>(backend: Backend, _game: N, id: TableId): TableClient<Games[N]> {
  return new TableClient<Games[N]>(backend, id);
}
