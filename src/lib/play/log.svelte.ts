// The log of the table in words, as the person here may know it.
import { SvelteMap } from 'svelte/reactivity';
import type { GameTypes, Seat } from '$lib/backend';
import type { Teller } from './game';
import type { LogEntry } from './link';

/** A line of the log. */
export interface LogLine<T extends GameTypes> {
  readonly key: string;
  /** Whom it is about: who acted, unless the effect is about another. */
  readonly seat: Seat;
  readonly effect: T['effect'];
  readonly text: string;
}

/** What happened, oldest first. A line stays the same object for as long as it stands. */
export class TableLog<T extends GameTypes> {
  readonly #teller: Teller<T>;
  #lines = $state.raw<readonly LogLine<T>[]>([]);
  /** Number of the newest entry. */
  #newest = 0;
  /** What each effect was called when it happened: names on the board change later. */
  readonly #told = new SvelteMap<string, string>();

  constructor(teller: Teller<T>) {
    this.#teller = teller;
  }

  get lines(): readonly LogLine<T>[] {
    return this.#lines;
  }

  /** Puts what happened around the position `view` into words and into the log. Returns its lines. */
  write(entries: readonly LogEntry<T>[], view: T['view']): readonly LogLine<T>[] {
    for (const { number, effects } of entries)
      for (const [i, effect] of effects.entries()) this.#told.set(`${number}.${i}`, this.#teller.text(effect, view));
    // The log may have been read after this happened.
    const news = entries.filter(({ number }) => number > this.#newest);
    this.#newest = news.at(-1)?.number ?? this.#newest;
    this.#lines = [...this.#lines, ...news.flatMap((entry) => this.#linesOf(entry, view))];
    return entries.flatMap((entry) => this.#linesOf(entry, view));
  }
  /** Takes the whole log as the table gives it. */
  read(entries: readonly LogEntry<T>[], view: T['view']): void {
    this.#newest = entries.at(-1)?.number ?? 0;
    this.#lines = entries.flatMap((entry) => this.#linesOf(entry, view));
  }
  /** Forgets everything: another person looks now, and may know less. */
  clear(): void {
    this.#lines = [];
    this.#newest = 0;
    this.#told.clear();
  }

  #linesOf(entry: LogEntry<T>, view: T['view']): LogLine<T>[] {
    return entry.effects.map((effect, i) => {
      const key = `${entry.number}.${i}`;
      const text = this.#told.get(key) ?? this.#teller.text(effect, view);
      return { key, seat: this.#teller.seat(effect) ?? entry.seat, effect, text };
    });
  }
}
