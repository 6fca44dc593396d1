// What is said while the person here decides. One place says it, however often it is drawn.
import { untrack } from 'svelte';
import { announce } from '$lib/shell/announce.svelte';

/** Milliseconds that the bar must stand still before it is read: keys move a place faster than words can follow. */
export const SETTLED = 300;

/** What a game's picking says. `W` is its reason why something is not possible. */
export interface Speech<W extends object> {
  /** What is picked and what it brings. Null while it is not known yet or a reason is in view; empty for nothing. */
  bar(): string | null;
  /** The reason in view. Another one is said again, also when it has the same words. */
  why(): W | null;
  whyText(why: W): string;
}

/** Says what the bar says, once it stands still, and every reason why not. Call it while a component is set up. */
export function speak<W extends object>(speech: Speech<W>): void {
  const words = $derived(speech.bar());
  let last = '';
  $effect(() => {
    const now = words;
    if (now === null || now === last) return undefined;
    const timer = setTimeout(() => {
      last = now;
      announce(now);
    }, SETTLED);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    const why = speech.why();
    if (why !== null) untrack(() => announce(speech.whyText(why), 'assertive'));
  });
}
