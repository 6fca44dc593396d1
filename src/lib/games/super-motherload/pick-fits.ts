// Which cards of the hand can join the picked ones.
import { SvelteMap } from 'svelte/reactivity';
import type { PickHost } from './pick-mode';
import type { CardId, LinesAnswer, Refused } from './types';

const keyOf = (cards: readonly CardId[]): string => cards.toSorted((a, b) => a - b).join(' ');

/** Which cards fit the picked ones, as the engine says; a card that was not asked about counts as fitting. */
export class Fits {
  readonly #host: PickHost;
  readonly #refusals = new SvelteMap<CardId, Refused | null>();
  /** What was said in this position: the next pick is answered before it is made. */
  #known = new Map<string, LinesAnswer>();

  constructor(host: PickHost) {
    this.#host = host;
  }

  /** Why a card does not fit; null when it does. */
  refusal(card: CardId): Refused | null {
    return this.#refusals.get(card) ?? null;
  }
  clear(): void {
    this.#refusals.clear();
  }
  /** A new position: nothing that was said before holds. */
  forget(): void {
    this.#refusals.clear();
    this.#known = new Map();
  }
  /** Where these cards can drill, if that was asked already in this position. */
  known(cards: readonly CardId[]): LinesAnswer | null {
    return this.#known.get(keyOf(cards)) ?? null;
  }
  /** Asks about every other card of the hand. Nothing changes when `current` says that the answers come too late. */
  async find(cards: readonly CardId[], current: () => boolean): Promise<void> {
    const known = this.#known;
    const others = this.#host.hand.filter((card) => !cards.includes(card));
    const answers = await Promise.all(others.map((card) => this.#host.ask({ kind: 'lines', cards: [...cards, card] })));
    others.forEach((card, i) => {
      const answer = answers[i];
      if (answer?.kind === 'lines') known.set(keyOf([...cards, card]), answer);
    });
    if (!current()) return;
    this.#refusals.clear();
    for (const card of others) {
      const answer = known.get(keyOf([...cards, card]));
      if (answer !== undefined) this.#refusals.set(card, answer.refusal);
    }
  }
}
