// A table as the interface needs it, for any game. `backend-link.ts` makes one from the backend, tests make their own.
import type { GameTypes, Score, Seat, UndoScope, Viewer } from '$lib/backend';

/** Who sits on a seat. */
export interface SeatInfo {
  readonly name: string;
  readonly player: { readonly kind: 'human' } | { readonly kind: 'computer'; readonly level: number };
}

/** Who looks when `seat` is at this device: nobody in particular, before anybody is. */
export const viewerOf = (seat: Seat | null): Viewer => (seat === null ? { kind: 'spectator' } : { kind: 'seat', seat });

/** Why a rule forbids something: the rule's id, and the game's own words for it. */
export interface Refused<T extends GameTypes> {
  readonly rule: string;
  readonly refusal: T['refusal'];
}

/** One entry of the log: an action and what came of it, as this viewer knows it. */
export interface LogEntry<T extends GameTypes> {
  readonly number: number;
  readonly seat: Seat;
  readonly effects: readonly T['effect'][];
}

/** The table as one viewer sees it. */
export interface TableNow<T extends GameTypes> {
  readonly view: T['view'];
  /** Who decides next; none when the game is over. */
  readonly toAct: Seat | null;
  /** Final scores, once the game is over. */
  readonly scores: readonly Score[] | null;
  /** What undo would take back; `effects` are those of the action it goes back to. */
  readonly undo: { readonly scope: UndoScope; readonly seat: Seat; readonly effects: readonly T['effect'][] } | null;
  readonly canRedo: boolean;
  readonly assisted: boolean;
}

/** What the table tells without being asked. */
export type TablePush<T extends GameTypes> =
  | {
      readonly kind: 'update';
      readonly cause: 'action' | 'undo' | 'redo';
      readonly entries: readonly LogEntry<T>[];
      readonly now: TableNow<T>;
    }
  | { readonly kind: 'thinking'; readonly seat: Seat }
  | { readonly kind: 'saved' }
  | { readonly kind: 'save-failed' }
  | { readonly kind: 'computer-fault'; readonly seat: Seat }
  | { readonly kind: 'closed' };

/** The answer to a wish: done, forbidden by a rule, or impossible at this table. */
export type Done<T extends GameTypes> =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly refused: Refused<T> }
  | { readonly kind: 'failed'; readonly reason: string };

/** A table that can be watched, asked and acted at. */
export interface TableLink<T extends GameTypes> {
  readonly pack: T['content'];
  readonly seats: readonly SeatInfo[];
  /** Seats whose person may be at this device; the others play from elsewhere or are computers. */
  readonly here: readonly Seat[];
  /** Looks at the table as `viewer` from now on. */
  watch(viewer: Viewer): Promise<TableNow<T>>;
  act(seat: Seat, action: T['action']): Promise<Done<T>>;
  /** Why an action is not legal; null when it is. */
  check(seat: Seat, action: T['action']): Promise<Refused<T> | null>;
  ask(seat: Seat, ask: T['ask']): Promise<T['answer']>;
  undo(granted: UndoScope): Promise<Done<T>>;
  redo(): Promise<Done<T>>;
  log(): Promise<readonly LogEntry<T>[]>;
  /**
   * Opens the table again: when the connection was lost, the program has forgotten who watched it, and may have been
   * started anew meanwhile. Watch next. Rejects when the table cannot be opened.
   */
  reopen(): Promise<void>;
  /** Hears when the connection is lost (false) and when it stands again (true). Returns how to stop. */
  onConnection(hear: (stands: boolean) => void): () => void;
  /** Looks at the table no more: nothing is heard of it, and computers wait when nobody else looks. */
  leave(): Promise<void>;
  /** Hears what is pushed. Returns how to stop. */
  subscribe(hear: (push: TablePush<T>) => void): () => void;
}
