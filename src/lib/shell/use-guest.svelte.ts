import type { GameCard, Guest } from './guest';

/** A game on its way into a component. */
export interface Arrival {
  /** Null until it is there, and for a game that is still in the making. */
  readonly guest: Guest | null;
  /** Whether it cannot come; the console says why. */
  readonly failed: boolean;
}

const WAITING: Arrival = { guest: null, failed: false };

/** Fetches the game that a component shows, and again when it shows another. Call it while the component is set up. */
export function useGuest(game: () => GameCard | undefined): { readonly current: Arrival } {
  let now = $state.raw(WAITING);
  $effect(() => {
    now = WAITING;
    const play = game()?.play;
    if (play == null) return;
    let stale = false;
    play().then(
      (guest) => {
        if (!stale) now = { guest, failed: false };
      },
      (error: unknown) => {
        console.error(error);
        if (!stale) now = { guest: null, failed: true };
      },
    );
    return () => {
      stale = true;
    };
  });
  return {
    get current() {
      return now;
    },
  };
}
