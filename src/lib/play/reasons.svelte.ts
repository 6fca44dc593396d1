// Why something cannot be picked or done: the reason in view, and how it is found out.
import type { GameTypes } from '$lib/backend';
import type { Checked } from './game';
import type { Refused } from './link';

/** A reason in view, and where it points: `P` is every place of the game that a reason can be about. */
export interface Why<T extends GameTypes, P> {
  readonly refused: Refused<T>;
  readonly at: P;
}

/** The reason in view. Reasons that come late, after something else was picked or wished for, are dropped. */
export class Reasons<T extends GameTypes, P> {
  readonly #check: (action: T['action']) => Promise<Checked<T>>;
  readonly #ticket: () => number;
  #why = $state.raw<Why<T, P> | null>(null);
  /** Goes up with every wish that has to be asked about first: only the last one counts. */
  #wish = 0;

  /** `ticket` tells what is picked now: it is another one after each change. */
  constructor(check: (action: T['action']) => Promise<Checked<T>>, ticket: () => number) {
    this.#check = check;
    this.#ticket = ticket;
  }

  get why(): Why<T, P> | null {
    return this.#why;
  }
  show(refused: Refused<T>, at: P): void {
    this.#why = { refused, at };
  }
  clear(): void {
    this.#why = null;
  }

  /** Begins something that has to be asked about first. What it gives tells whether that is still what is wanted. */
  wishing(): () => boolean {
    const [wish, ticket] = [++this.#wish, this.#ticket()];
    return () => wish === this.#wish && ticket === this.#ticket();
  }
  /** Asks whether an action is possible and shows why not. Answers whether it is, and is still wanted. */
  async allows(action: T['action'], at: P): Promise<boolean> {
    const current = this.wishing();
    const checked = await this.#check(action);
    if (!current()) return false;
    if (checked.kind === 'refused') this.show(checked.refused, at);
    return checked.kind === 'legal';
  }
}
