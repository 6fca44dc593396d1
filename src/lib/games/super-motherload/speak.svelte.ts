// What is said while the person here decides. One place says it, however often it is drawn.
import { untrack } from 'svelte';
import { announce } from '$lib/shell/announce.svelte';
import { barText } from './bar';
import { whyText } from './refusals';
import type { Session } from './session';
import type { Names } from './words';

/** Milliseconds that the bar must stand still before it is read: keys move a place faster than words can follow. */
export const SETTLED = 300;

/** The bar in words. Null while it is not known yet, or while a reason is in view; empty when nothing is picked. */
function barWords(session: Session, names: Names): string | null {
  const { pick } = session;
  if (!session.acting || !pick.ready) return '';
  const { mode } = pick;
  const asked = (mode.kind === 'drill' && mode.cards.length > 0) || (mode.kind === 'bomb' && mode.card !== null);
  if (pick.why !== null || (asked && mode.answer === null)) return null;
  const text = barText(session, names);
  if (text === null) return '';
  // Without a title, a place is shown whose outcome is still being asked.
  if (text.title === '') return null;
  return [text.title, ...text.pieces.map((piece) => (typeof piece === 'string' ? piece : piece.label))].join(', ');
}

/** Says what the bar says, once it stands still, and every reason why not. Call it while a component is set up. */
export function speakPicking(session: Session, names: Names): void {
  const words = $derived(barWords(session, names));
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
    const { why } = session.pick;
    if (why !== null) untrack(() => announce(whyText(names, session.view, session.me ?? 0, why), 'assertive'));
  });
}
