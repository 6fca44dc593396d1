// Which cards of the hand can join the picked ones.
import { SvelteMap } from 'svelte/reactivity';
import type { PickHost } from './pick-mode';
import type { CardId, Refused } from './types';

/** Which cards fit the picked ones, as the engine says; a card that was not asked about counts as fitting. */
export class Fits {
  readonly #host: PickHost;
  readonly #refusals = new SvelteMap<CardId, Refused | null>();

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
  /** Asks about every other card of the hand. Nothing changes when `current` says that the answers come too late. */
  async find(cards: readonly CardId[], current: () => boolean): Promise<void> {
    const others = this.#host.hand.filter((card) => !cards.includes(card));
    const answers = await Promise.all(others.map((card) => this.#host.ask({ kind: 'lines', cards: [...cards, card] })));
    if (!current()) return;
    this.#refusals.clear();
    others.forEach((card, i) => {
      const answer = answers[i];
      if (answer?.kind === 'lines') this.#refusals.set(card, answer.refusal);
    });
  }
}
