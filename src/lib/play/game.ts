// What a game brings to its table, so that the session, the show and the log can serve it without knowing a rule.
import type { GameTypes, Seat } from '$lib/backend';
import type { Refused } from './link';

/** Settings that shape how things are shown; the app's settings store has them. */
export interface Pace {
  /** Whether an action waits for a second tap after its preview. */
  readonly confirm: boolean;
  /** Milliseconds that a step of others stays in view; 0 shows at once where everything leads to. */
  readonly stepMs: number;
  readonly reducedMotion: boolean;
}

/** How a game's effects are told and shown. Pure: the same effect is told in the same way each time. */
export interface Teller<T extends GameTypes> {
  /** What happened, in one sentence: for the log, the line of what happens now, and the screen reader. */
  text(effect: T['effect'], view: T['view']): string;
  /**
   * What a person did, in two or three words that go on from "Undo: ", by all that came of it. Without it, or for null,
   * the first effect is told.
   */
  deed?(effects: readonly T['effect'][]): string | null;
  /** Whom the effect is about; null when it is about nobody, and the log then has it under who acted. */
  seat(effect: T['effect']): Seat | null;
  /** Milliseconds it stays in view; 0 passes at once. `own` is what the person who looks has done. */
  time(effect: T['effect'], own: boolean, pace: Pace): number;
  /**
   * The position with what the effect has brought so far, shown until the table's own position is; the same one when
   * there is nothing to show ahead.
   */
  after(view: T['view'], effect: T['effect']): T['view'];
}

/** The answer to "is this legal?": it may have failed to reach the table, which is told by itself. */
export type Checked<T extends GameTypes> =
  { readonly kind: 'legal' } | { readonly kind: 'refused'; readonly refused: Refused<T> } | { readonly kind: 'failed' };

/** What became of an action. Nothing that failed counts as done. */
export type Acted<T extends GameTypes> =
  { readonly kind: 'done' } | { readonly kind: 'refused'; readonly refused: Refused<T> } | { readonly kind: 'failed' };

/** What the person's picking may ask of the table. Nothing here rejects. */
export interface PickHost<T extends GameTypes> {
  /** The position in view. */
  readonly view: T['view'];
  /** The seat that acts here; null for a spectator. */
  readonly me: Seat | null;
  readonly pace: Pace;
  /** Null when it could not be asked; the host tells why. */
  ask(ask: T['ask']): Promise<T['answer'] | null>;
  check(action: T['action']): Promise<Checked<T>>;
  /**
   * Does an action. At instant speed `foreseen`, the position it surely leads to, is in view at once; if the table does
   * not do it after all, it is gone again.
   */
  act(action: T['action'], foreseen?: T['view']): Promise<Acted<T>>;
}

/** What a person at the table is about to do. Each game has its own; the session tells it when the position is new. */
export interface Picking<T extends GameTypes> {
  /** Whether it could not be found out what is possible: `renew` tries again. */
  readonly failed: boolean;
  /** A new position: everything picked goes, and if the person acts, what is possible is asked anew. */
  renew(acting: boolean): Promise<void>;
  /**
   * Everything that happened is in view, and `renew` is over. `news` are the effects shown last, when it is the person's
   * turn now; null when it is not, or when they could not be shown. A plan made with the last action goes on here.
   */
  goOn?(news: readonly T['effect'][] | null): Promise<void>;
}

/** A game at one table. */
export interface Game<T extends GameTypes, P extends Picking<T>> {
  readonly teller: Teller<T>;
  /** The picking of this table; made once. */
  picking(host: PickHost<T>): P;
}
