// What a table screen does by itself while somebody sits there.
import { untrack } from 'svelte';
import { m } from '$lib/i18n';
import { notify } from '$lib/shell/notices.svelte';
import type { AnySession, Over } from './over.svelte';

/** What the table told by a name, in words. Anything else that went wrong is in words already. */
const TOLD: Readonly<Record<string, () => string>> = {
  closed: m.play_trouble_closed,
  'save-failed': m.play_trouble_save,
  'computer-fault': m.play_trouble_computer,
};

/**
 * Looks after a table: call it while its screen is set up. While `shows` says that the game fills the screen with a moment
 * of its own, the score sheet waits: opened behind it, it would take the keyboard away from what is in view.
 */
export function attend(
  session: AnySession,
  over: Over<{ readonly kind: string }>,
  shows: () => boolean = () => false,
): void {
  // What the table tells besides the game goes to the app's notices.
  $effect(() => {
    const { text } = session.trouble;
    if (text === null) return;
    untrack(() => {
      notify({ kind: 'bad', text: TOLD[text]?.() ?? text });
      session.trouble.forget();
    });
  });
  // Nothing lies over the curtain, and nothing of one person waits behind it for the next.
  $effect.pre(() => {
    if (session.curtain !== null) over.clear();
  });
  // The end of the game opens the score sheet once.
  $effect(() => {
    if (session.now.toAct === null && !session.playing && !shows()) untrack(() => over.open({ kind: 'scores' }));
  });
}
