// What is said while the person here decides.
import type { Speech } from '$lib/play/speak.svelte';
import { barText } from './bar';
import type { Why } from './pick-mode';
import { whyText } from './refusals';
import type { Session } from './session';
import type { Names } from './words';

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

/** What this table says of the picking of the person here. */
export const speech = (session: Session, names: Names): Speech<Why> => ({
  bar: () => barWords(session, names),
  why: () => session.pick.why,
  whyText: (why) => whyText(names, session.view, session.me ?? 0, why),
});
