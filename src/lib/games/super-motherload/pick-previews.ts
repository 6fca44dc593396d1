// What actions would bring.
import type { PickHost } from './pick-mode';
import type { Action, Preview } from './types';

/** Most actions that are asked about ahead; with more the answer would be large and most of it never looked at. */
const MOST_AHEAD = 128;

const keyOf = (action: Action): string => JSON.stringify(action);

/** Previews of the position in view: some are asked ahead, so that a place is answered as soon as it is tapped. */
export class Previews {
  readonly #host: PickHost;
  #known = new Map<string, Preview>();

  constructor(host: PickHost) {
    this.#host = host;
  }

  /** A new position: nothing that was said before holds. */
  forget(): void {
    this.#known = new Map();
  }
  /** What the action would bring, if that is known already. */
  known(action: Action): Preview | null {
    return this.#known.get(keyOf(action)) ?? null;
  }
  /** Null when it could not be asked, or is not legal. */
  async of(action: Action): Promise<Preview | null> {
    const answer = await this.#host.ask({ kind: 'preview', action });
    return answer?.kind === 'preview' ? answer : null;
  }
  /** Asks about these actions before anybody wants to know. */
  async ahead(actions: readonly Action[]): Promise<void> {
    if (actions.length === 0 || actions.length > MOST_AHEAD) return;
    const known = this.#known;
    const answer = await this.#host.ask({ kind: 'previews', actions: [...actions] });
    if (answer?.kind !== 'previews') return;
    answer.previews.forEach((preview, i) => {
      const action = actions[i];
      if (preview !== null && action !== undefined) known.set(keyOf(action), preview);
    });
  }
}
