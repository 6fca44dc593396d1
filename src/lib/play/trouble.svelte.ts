// What goes wrong between this screen and its table. It is told to the person and never thrown further.
import { BackendError, type GameTypes } from '$lib/backend';
import { errorText } from '$lib/shell/errors';
import type { Acted } from './game';
import type { Done, TableLink } from './link';

/** The last thing that went wrong, until it was told. */
export class Trouble {
  readonly #muted: () => boolean;
  #text = $state<string | null>(null);

  /** `muted` says when failures are told in another way: a lost connection is told once, not again by every wish. */
  constructor(muted: () => boolean) {
    this.#muted = muted;
  }

  /** In words, or the name of what the table told. */
  get text(): string | null {
    return this.#text;
  }
  tell(text: string): void {
    this.#text = text;
  }
  forget(): void {
    this.#text = null;
  }

  /** Every wish goes through here. Null when it failed. */
  async attempt<T>(what: () => Promise<T>): Promise<T | null> {
    try {
      return await what();
    } catch (error) {
      if (this.#muted()) return null;
      console.error(error);
      this.#text = errorText(error);
      return null;
    }
  }
  /** A wish that the table answers with what became of it. */
  async act<T extends GameTypes>(what: () => Promise<Done<T>>): Promise<Acted<T>> {
    const done = await this.attempt(what);
    if (done === null) return { kind: 'failed' };
    if (done.kind !== 'failed') return done;
    if (!this.#muted()) this.#text = done.reason;
    return { kind: 'failed' };
  }
}

export const isDisconnected = (error: unknown): boolean =>
  error instanceof BackendError && error.reason.code === 'disconnected';

/** Leaves a table. Nobody waits for that: what goes wrong with it is of use only for a report. */
export function leave<T extends GameTypes>(link: Pick<TableLink<T>, 'leave'>): void {
  link.leave().catch((error: unknown) => console.error(error));
}
