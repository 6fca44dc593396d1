import type { Unsubscribe } from './backend';

/** Those who want to be told something. One that throws never keeps the others from being told. */
export class Listeners<T> {
  readonly #listeners = new Set<(value: T) => void>();

  add(listener: (value: T) => void): Unsubscribe {
    // A listener that is added twice is told twice and removed one by one.
    const own = (value: T): void => listener(value);
    this.#listeners.add(own);
    return () => {
      this.#listeners.delete(own);
    };
  }

  tell(value: T): void {
    for (const listener of [...this.#listeners]) {
      try {
        listener(value);
      } catch (error) {
        reportError(error);
      }
    }
  }
}
