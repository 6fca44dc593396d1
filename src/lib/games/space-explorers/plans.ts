// Flight plans of the position in view: each is asked for once, the first ones of all cards before anybody picks one.
import type { Answer, Ask, Plan, Refused } from '$lib/backend/bindings/space-explorers';
import type { Arranged } from './pick-mode';

/** A plan, the reason why there is none, or null when it could not be asked. */
export type Planned = { readonly plan: Plan } | { readonly refused: Refused } | null;

export class Plans {
  readonly #ask: (ask: Ask) => Promise<Answer | null>;
  #known = new Map<string, Promise<Planned>>();

  constructor(ask: (ask: Ask) => Promise<Answer | null>) {
    this.#ask = ask;
  }

  /** A new position: nothing that was planned before holds. */
  forget(): void {
    this.#known = new Map();
  }
  of({ card, division, way, pins, draws }: Arranged): Promise<Planned> {
    const ask: Ask = { kind: 'plan', card, division, way, pins, draws };
    const key = JSON.stringify(ask);
    const known = this.#known;
    const coming = known.get(key);
    if (coming !== undefined) return coming;
    const asked = this.#ask(ask).then((answer): Planned => {
      if (answer?.kind === 'plan') return { plan: answer };
      if (answer?.kind === 'refused') return { refused: answer };
      // It was told that it could not be asked; the next tap asks again.
      known.delete(key);
      return null;
    });
    known.set(key, asked);
    return asked;
  }
}
