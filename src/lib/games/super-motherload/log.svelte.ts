// The log of the table in words, as the person here may know it.
import { SvelteMap } from 'svelte/reactivity';
import type { LogEntry } from './link';
import type { Effect, Seat, View } from './types';

/** Writes an effect in words. */
export type Teller = (effect: Effect, view: View) => string;

/** A line of the log. */
export interface LogLine {
  readonly key: string;
  readonly seat: Seat;
  readonly effect: Effect;
  readonly text: string;
}

/** What happened, oldest first. A line stays the same object for as long as it stands. */
export class TableLog {
  readonly #tell: Teller;
  #lines = $state.raw<readonly LogLine[]>([]);
  /** Number of the newest entry. */
  #newest = 0;
  /** What each effect was called when it happened: names on the board change later. */
  readonly #told = new SvelteMap<string, string>();

  constructor(tell: Teller) {
    this.#tell = tell;
  }

  get lines(): readonly LogLine[] {
    return this.#lines;
  }

  /** Puts what happened around the position `view` into words and into the log. Returns its lines. */
  write(entries: readonly LogEntry[], view: View): readonly LogLine[] {
    for (const { number, effects } of entries)
      for (const [i, effect] of effects.entries()) this.#told.set(`${number}.${i}`, this.#tell(effect, view));
    // The log may have been read after this happened.
    const news = entries.filter(({ number }) => number > this.#newest);
    this.#newest = news.at(-1)?.number ?? this.#newest;
    this.#lines = [...this.#lines, ...news.flatMap((entry) => this.#linesOf(entry, view))];
    return entries.flatMap((entry) => this.#linesOf(entry, view));
  }
  /** Takes the whole log as the table gives it. */
  read(entries: readonly LogEntry[], view: View): void {
    this.#newest = entries.at(-1)?.number ?? 0;
    this.#lines = entries.flatMap((entry) => this.#linesOf(entry, view));
  }
  /** Forgets everything: another person looks now, and may know less. */
  clear(): void {
    this.#lines = [];
    this.#newest = 0;
    this.#told.clear();
  }

  #linesOf(entry: LogEntry, view: View): LogLine[] {
    return entry.effects.map((effect, i) => {
      const key = `${entry.number}.${i}`;
      const text = this.#told.get(key) ?? this.#tell(effect, view);
      return { key, seat: 'seat' in effect ? effect.seat : entry.seat, effect, text };
    });
  }
}
