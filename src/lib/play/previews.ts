// What actions would bring.

/** Most actions that are asked about ahead; with more the answer would be large and most of it never looked at. */
const MOST_AHEAD = 128;

/** How a game asks what its actions `A` would bring. Null where it could not be asked, or the action is not legal. */
export interface PreviewAsker<A, P> {
  one(action: A): Promise<P | null>;
  /** In the order of `actions`. */
  many(actions: readonly A[]): Promise<readonly (P | null)[] | null>;
}

/** Previews of the position in view: some are asked ahead, so that a place is answered as soon as it is tapped. */
export class Previews<A, P> {
  readonly #asker: PreviewAsker<A, P>;
  #known = new Map<string, P>();
  /** What is being asked ahead: by when its answer is there. */
  readonly #coming = new Map<string, Promise<void>>();

  constructor(asker: PreviewAsker<A, P>) {
    this.#asker = asker;
  }

  /** A new position: nothing that was said before holds. */
  forget(): void {
    this.#known = new Map();
    this.#coming.clear();
  }
  /** What the action would bring, if that is known already. */
  known(action: A): P | null {
    return this.#known.get(JSON.stringify(action)) ?? null;
  }
  /** What it would bring; what was asked ahead already is not asked again. */
  async of(action: A): Promise<P | null> {
    await this.#coming.get(JSON.stringify(action));
    return this.known(action) ?? this.#asker.one(action);
  }
  /** Asks about these actions before anybody wants to know. */
  async ahead(actions: readonly A[]): Promise<void> {
    if (actions.length === 0 || actions.length > MOST_AHEAD) return;
    const known = this.#known;
    const keys = actions.map((action) => JSON.stringify(action));
    const coming = this.#asker.many(actions).then((previews) => {
      for (const [i, key] of keys.entries()) {
        const preview = previews?.[i] ?? null;
        if (preview !== null) known.set(key, preview);
        if (this.#coming.get(key) === coming) this.#coming.delete(key);
      }
    });
    for (const key of keys) this.#coming.set(key, coming);
    await coming;
  }
}
