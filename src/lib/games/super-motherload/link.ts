import type { Action, Answer, Ask, Effect, Pack, Refused, Score, Seat, View, Viewer } from './types';

/** What undo needs beyond a tap. */
export type UndoScope = 'free' | 'assisted' | 'agreement';

/** Who sits on a seat. */
export interface SeatInfo {
  readonly name: string;
  readonly player: { readonly kind: 'human' } | { readonly kind: 'computer'; readonly level: number };
}

/** One entry of the log: an action and what came of it, as this viewer knows it. */
export interface LogEntry {
  readonly number: number;
  readonly seat: Seat;
  readonly effects: readonly Effect[];
}

/** The table as one viewer sees it. */
export interface TableNow {
  readonly view: View;
  /** Who decides next; none when the game is over. */
  readonly toAct: Seat | null;
  /** Final scores, once the game is over. */
  readonly scores: readonly Score[] | null;
  /** What undo would take back; `effects` are those of the action it goes back to. */
  readonly undo: { readonly scope: UndoScope; readonly seat: Seat; readonly effects: readonly Effect[] } | null;
  readonly canRedo: boolean;
  readonly assisted: boolean;
}

/** What the table tells without being asked. */
export type TablePush =
  | {
      readonly kind: 'update';
      readonly cause: 'action' | 'undo' | 'redo';
      readonly entries: readonly LogEntry[];
      readonly now: TableNow;
    }
  | { readonly kind: 'thinking'; readonly seat: Seat }
  | { readonly kind: 'saved' }
  | { readonly kind: 'save-failed' }
  | { readonly kind: 'computer-fault'; readonly seat: Seat }
  | { readonly kind: 'closed' };

/** The answer to a wish: done, forbidden by a rule, or impossible at this table. */
export type Done =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'failed'; readonly reason: string };

/** A table as the screen needs it. `backend-link.ts` makes one from the backend, tests make their own. */
export interface TableLink {
  readonly pack: Pack;
  readonly seats: readonly SeatInfo[];
  /** Seats whose person may be at this device; the others play from elsewhere or are computers. */
  readonly here: readonly Seat[];
  /** Looks at the table as `viewer` from now on. */
  watch(viewer: Viewer): Promise<TableNow>;
  act(seat: Seat, action: Action): Promise<Done>;
  /** Why an action is not legal; null when it is. */
  check(seat: Seat, action: Action): Promise<Refused | null>;
  ask(seat: Seat, ask: Ask): Promise<Answer>;
  undo(granted: UndoScope): Promise<Done>;
  redo(): Promise<Done>;
  log(): Promise<readonly LogEntry[]>;
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
  subscribe(hear: (push: TablePush) => void): () => void;
}
