// What is said while the person here decides.
import type { Speech } from '$lib/play/speak.svelte';
import type { Why } from './pick-mode';
import { refusalText } from './refusals';
import type { Session } from './session';
import { slipText } from './slip-text';
import type { Names } from './words';

/** The slip in words. Null while it is not known yet, or while a reason is in view; empty when nothing is to be said. */
function slipWords(session: Session, names: Names): string | null {
  const { pick } = session;
  if (!session.acting || !pick.ready) return '';
  if (pick.why !== null) return null;
  const { title, lines } = slipText(session, names);
  // Without a title, an action is shown whose outcome is still being asked.
  return title === '' ? null : [title, ...lines].join('. ').replace(/\.\.\s/gu, '. ');
}

/** What this table says of the picking of the person here. */
export const speech = (session: Session, names: Names): Speech<Why> => ({
  bar: () => slipWords(session, names),
  why: () => session.pick.why,
  whyText: (why) => refusalText(names, session.view, why.refused.refusal),
});
