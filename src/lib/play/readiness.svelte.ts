// Whether a person can pick at a table, for any game: what is possible, whether an action is on its way, and which
// answers come too late to count.
import type { GameTypes } from '$lib/backend';
import type { Acted } from './game';
import type { Refused } from './link';

/** Where a picking stands. `O` is what a game tells of all that is possible in a position. */
export class Readiness<T extends GameTypes, O> {
  #options = $state.raw<O | null>(null);
  #busy = $state(false);
  #failed = $state(false);
  #ticket = 0;
  /** Goes up with every new position. */
  #age = 0;

  /** What is possible in the position in view; null while it is not known, or when this person does not act. */
  get options(): O | null {
    return this.#options;
  }
  /** Whether it is known what is possible in the position in view, and nothing is on its way to change it. */
  get ready(): boolean {
    return this.#options !== null && !this.#busy;
  }
  /** Whether an action is on its way, or was done and what came of it is not in view yet. */
  get busy(): boolean {
    return this.#busy;
  }
  /** Whether it could not be found out what is possible: `renew` tries again. */
  get failed(): boolean {
    return this.#failed;
  }

  /** What is picked now, as a number: an answer to something that was asked with another one is late. */
  get ticket(): number {
    return this.#ticket;
  }
  /** Something else is picked: what was asked before is late. Returns the ticket of what is picked now. */
  next(): number {
    return ++this.#ticket;
  }

  /**
   * A new position: what was known of the one before is forgotten, and if the person acts, `ask` finds out what is
   * possible; it gives null where that could not be asked. Returns what is possible; null when that is not known, and
   * when a newer position has come meanwhile.
   */
  async renew(acting: boolean, ask: () => Promise<O | null>): Promise<O | null> {
    this.next();
    const age = ++this.#age;
    this.#options = null;
    this.#busy = false;
    this.#failed = false;
    if (!acting) return null;
    const options = await ask();
    // What was picked meanwhile does not matter, a newer position does.
    if (age !== this.#age) return null;
    this.#options = options;
    this.#failed = options === null;
    return options;
  }

  /**
   * Does an action by `send`; until what came of it is there, nothing else can be picked or sent. `refused` hears why it
   * was not done, unless the position is another one by then. Returns whether it was done.
   */
  async act(send: () => Promise<Acted<T>>, refused: (why: Refused<T>) => void): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = true;
    const age = this.#age;
    let done = false;
    try {
      const acted = await send();
      done = acted.kind === 'done';
      if (acted.kind === 'refused' && age === this.#age) refused(acted.refused);
    } finally {
      // When it was done, the new position ends it; when that is here already, only what was sent since is on its way.
      if (!done && age === this.#age) this.#busy = false;
    }
    return done;
  }
}
