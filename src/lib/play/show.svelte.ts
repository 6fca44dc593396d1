// What has happened at the table and waits to be shown: effect by effect, or where it all leads to at once.
import { tick } from 'svelte';
import type { GameTypes, Seat } from '$lib/backend';
import { m } from '$lib/i18n';
import { announce } from '$lib/shell/announce.svelte';
import type { Pace } from './game';
import type { LogEntry, TableNow } from './link';
import type { LogLine } from './log.svelte';
/** What happens right now, while it is shown. */
export interface Beat<T extends GameTypes> {
  readonly effect: T['effect'];
  readonly text: string;
  readonly seat: Seat;
  /** Milliseconds it stays. */
  readonly time: number;
}
/** One change of the table that waits to be shown. */
export interface Wait<T extends GameTypes> {
  readonly entries: readonly LogEntry<T>[];
  readonly now: TableNow<T>;
  readonly cause: 'action' | 'undo' | 'redo';
}
/** What the showing needs of the table screen. */
export interface Stage<T extends GameTypes> {
  /** Who looks. */
  me(): Seat | null;
  /** A change begins to be shown. */
  begin(): void;
  /** Writes what happened into the log. */
  write(entries: readonly LogEntry<T>[]): readonly LogLine<T>[];
  /** Reads the log anew: something was taken back. */
  readLog(): Promise<void>;
  /** Milliseconds an effect stays in view. */
  time(effect: T['effect'], own: boolean): number;
  /** An effect was in view: shows what it has brought, before the position that holds it is shown. */
  after(effect: T['effect']): void;
  /** Shows a position. */
  settle(now: TableNow<T>): void;
}

/** Least milliseconds between two outcomes that are shown at once: a position takes time to draw. */
const BREATH = 160;
/** Most lines that are said of an outcome; what is said stays in the page for fewer than twice as many. */
const SPOKEN = 8;

/** The queue of what is to be shown. */
export class ShowQueue<T extends GameTypes> {
  readonly #stage: Stage<T>;
  readonly #pace: Pace;
  #beat = $state.raw<Beat<T> | null>(null);
  #skip = $state(false);
  #queue: Wait<T>[] = [];
  #wake: (() => void) | null = null;
  #closed = false;
  /** When the last outcome was shown at once. */
  #caughtUp = -Infinity;

  constructor(stage: Stage<T>, pace: Pace) {
    this.#stage = stage;
    this.#pace = pace;
  }

  get beat(): Beat<T> | null {
    return this.#beat;
  }
  /** Whether something waits to be shown. */
  get waiting(): boolean {
    return this.#queue.length > 0;
  }
  /** Whether all that waits was done by the person who looks. */
  get own(): boolean {
    const me = this.#stage.me();
    return this.#queue.every(({ entries }) => entries.every(({ seat }) => seat === me));
  }
  add(wait: Wait<T>): void {
    this.#queue.push(wait);
  }
  /** Shows everything that waits at once. */
  skip(): void {
    this.#skip = true;
    this.#wake?.();
  }
  /** Shows nothing any more. */
  close(): void {
    this.#closed = true;
    this.#wake?.();
  }

  /** Shows all that waits, and answers the last of it. */
  async run(): Promise<Wait<T> | undefined> {
    let last: Wait<T> | undefined;
    try {
      while (this.#queue.length > 0 && !this.#closed)
        last = (this.#skip || this.#pace.stepMs === 0 ? await this.#catchUp() : await this.#showNext()) ?? last;
    } finally {
      this.#beat = null;
      this.#skip = false;
    }
    return last;
  }

  /** Shows the next action that waits, effect by effect. */
  async #showNext(): Promise<Wait<T> | undefined> {
    const wait = this.#queue.shift();
    if (wait === undefined) return undefined;
    this.#stage.begin();
    try {
      for (const entry of wait.entries) await this.#show(entry);
      if (wait.cause === 'undo') await this.#stage.readLog();
    } finally {
      // Whatever goes wrong on the way, the position is the table's.
      this.#settle(wait.now);
    }
    return wait;
  }
  /**
   * Shows where everything that waits leads to. Others' actions may come faster than a position is drawn, so they
   * are taken together, with time between for the page.
   */
  async #catchUp(): Promise<Wait<T> | undefined> {
    const early = this.#caughtUp + BREATH - performance.now();
    if (!this.own && early > 0) await this.#sleep(early);
    if (this.#closed) return undefined;
    const waits = this.#queue.splice(0);
    const last = waits.at(-1);
    if (last === undefined) return undefined;
    this.#stage.begin();
    try {
      const lines = this.#stage.write(waits.flatMap(({ entries }) => entries));
      const earlier = lines.length - SPOKEN;
      if (earlier > 0) announce(m.play_earlier_steps({ count: earlier }));
      for (const { text } of lines.slice(-SPOKEN)) announce(text);
      if (waits.some(({ cause }) => cause === 'undo')) await this.#stage.readLog();
    } finally {
      this.#settle(last.now);
    }
    await tick();
    this.#caughtUp = performance.now();
    return last;
  }
  #settle(now: TableNow<T>): void {
    if (!this.#closed) this.#stage.settle(now);
  }
  /** Shows the effects of one action, one by one. */
  async #show(entry: LogEntry<T>): Promise<void> {
    const own = entry.seat === this.#stage.me();
    for (const { effect, text } of this.#stage.write([entry])) {
      if (this.#closed) return;
      announce(text);
      const time = this.#skip ? 0 : this.#stage.time(effect, own);
      if (time > 0) {
        this.#beat = { effect, text, seat: entry.seat, time };
        await this.#sleep(time);
      }
      this.#stage.after(effect);
    }
  }
  #sleep(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, time);
      function done(): void {
        clearTimeout(timer);
        resolve();
      }
      this.#wake = done;
    });
  }
}
