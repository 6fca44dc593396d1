// A table for tests of any game: a link that answers as told and keeps what it was asked to do.
import type { GameTypes, Seat, UndoScope, Viewer } from '$lib/backend';
import type { Pace } from './game';
import type { Done, LogEntry, Refused, SeatInfo, TableLink, TableNow, TablePush } from './link';

/** Everything at once, nothing moves, each action after a second tap. */
export const INSTANT: Pace = { confirm: true, stepMs: 0, reducedMotion: true };

/** A game's table before anything was done: seat 0 is at this device. */
export interface FakeTable<T extends GameTypes> {
  readonly pack: T['content'];
  readonly seats: readonly SeatInfo[];
  readonly view: T['view'];
  readonly toAct: Seat | null;
  /** The same position as `viewer` is shown it. */
  readonly seenBy: (view: T['view'], viewer: Viewer) => T['view'];
  readonly answer: (ask: T['ask']) => T['answer'];
}

/** A table that answers as the test says. */
export class FakeLink<T extends GameTypes> implements TableLink<T> {
  readonly pack: T['content'];
  seats: readonly SeatInfo[];
  here: readonly Seat[] = [0];
  readonly acted: T['action'][] = [];
  readonly undone: UndoScope[] = [];
  redone = 0;
  now: TableNow<T>;
  entries: LogEntry<T>[] = [];
  /** What `ask` answers. */
  answer: (ask: T['ask']) => T['answer'];
  /** What `check` answers. */
  refuse: (action: T['action']) => Refused<T> | null = () => null;
  /** What `reopen` does. */
  reopening: () => Promise<void> = () => Promise.resolve();
  reopened = 0;
  left = 0;
  readonly watched: Viewer[] = [];
  readonly #seenBy: FakeTable<T>['seenBy'];
  #hear: ((push: TablePush<T>) => void)[] = [];
  #connected: ((stands: boolean) => void)[] = [];

  constructor({ pack, seats, view, toAct, seenBy, answer }: FakeTable<T>) {
    this.pack = pack;
    this.seats = seats;
    this.now = { view, toAct, scores: null, undo: null, canRedo: false, assisted: false };
    this.#seenBy = seenBy;
    this.answer = answer;
  }
  /** How many listen to pushes and to the connection. */
  get listeners(): number {
    return this.#hear.length + this.#connected.length;
  }
  watch(viewer: Viewer): Promise<TableNow<T>> {
    this.watched.push(viewer);
    this.now = { ...this.now, view: this.#seenBy(this.now.view, viewer) };
    return Promise.resolve(this.now);
  }
  act(seat: Seat, action: T['action']): Promise<Done<T>> {
    return this.check(seat, action).then((refused) => {
      if (refused !== null) return { kind: 'refused', refused };
      this.acted.push(action);
      return { kind: 'done' };
    });
  }
  check(_seat: Seat, action: T['action']): Promise<Refused<T> | null> {
    return Promise.resolve().then(() => this.refuse(action));
  }
  ask(_seat: Seat, ask: T['ask']): Promise<T['answer']> {
    return Promise.resolve().then(() => this.answer(ask));
  }
  undo(granted: UndoScope): Promise<Done<T>> {
    this.undone.push(granted);
    return Promise.resolve({ kind: 'done' });
  }
  redo(): Promise<Done<T>> {
    this.redone++;
    return Promise.resolve({ kind: 'done' });
  }
  log(): Promise<readonly LogEntry<T>[]> {
    return Promise.resolve(this.entries);
  }
  reopen(): Promise<void> {
    this.reopened++;
    return this.reopening();
  }
  leave(): Promise<void> {
    this.left++;
    return Promise.resolve();
  }
  onConnection(hear: (stands: boolean) => void): () => void {
    this.#connected.push(hear);
    return () => {
      this.#connected = this.#connected.filter((h) => h !== hear);
    };
  }
  /** Loses the connection, or has it again. */
  connection(stands: boolean): void {
    for (const hear of this.#connected) hear(stands);
  }
  subscribe(hear: (push: TablePush<T>) => void): () => void {
    this.#hear.push(hear);
    return () => {
      this.#hear = this.#hear.filter((h) => h !== hear);
    };
  }
  /** Tells a change. */
  push(push: TablePush<T>): void {
    for (const hear of this.#hear) hear(push);
  }
}

/** Waits until everything that needs no time is done. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
