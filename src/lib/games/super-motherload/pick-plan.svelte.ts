// The stack that a lot shall go on, chosen before the lot is dug.
import type { Preview, Stack } from './types';

/** Chosen with an action, and followed once its lot is there. */
export class Plan {
  #stack = $state<Stack | null>(null);
  /** Planned for the action that was sent. */
  #sent: Stack | null = null;

  /** The stack that the lot of the previewed action shall go on. */
  get stack(): Stack | null {
    return this.#stack;
  }
  toggle(stack: Stack): void {
    this.#stack = this.#stack === stack ? null : stack;
  }
  drop(): void {
    this.#stack = null;
  }
  /** Another preview: the plan stays where it still fits. */
  keep(preview: Preview | null): void {
    if (this.#stack !== null && !(preview?.lays.some(({ stack }) => stack === this.#stack) ?? false)) this.drop();
  }
  /** The action goes out, and the plan with it. */
  send(): void {
    this.#sent = this.#stack;
  }
  /** The action was not done, or something else was picked since. */
  recall(): void {
    this.#sent = null;
  }
  /** The stack planned for the lot of the action just done; asking forgets it. */
  take(): Stack | null {
    const sent = this.#sent;
    this.#sent = null;
    return sent;
  }
}
