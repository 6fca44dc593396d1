// What is said while the person here decides.
import { m } from '$lib/i18n';
import type { Speech } from '$lib/play/speak.svelte';
import type { Why } from './pick-mode';
import { planLines, planTitle, previewLines, promptLines, rungLabel } from './plan-text';
import { refusalText } from './refusals';
import type { Session } from './session';
import type { Names } from './words';

/** What is picked in words. Null while it is not known yet, or while a reason is in view; empty for nothing. */
function pickWords(session: Session, names: Names): string | null {
  const { pick, view } = session;
  if (!session.acting || !pick.ready) return '';
  if (pick.why !== null) return null;
  const { plan, mode, action, preview } = pick;
  const said = (parts: readonly string[]): string => parts.join('. ').replace(/\.\.(\s|$)/gu, '.$1');
  if (plan !== null) {
    const rungs = [...plan.ladder].reverse().map((rung) => rungLabel(names, rung));
    return said([planTitle(names, plan), ...rungs, ...planLines(names, view, plan).map(({ text }) => text)]);
  }
  if (mode.kind === 'several' && action === null) return m.se_ui_several({ count: mode.count - mode.cards.length });
  if (action === null) return said(promptLines(names, view, pick.options));
  if (preview === null) return null;
  const { title, lines } = previewLines(names, view, action, preview);
  return said([title, ...lines.map(({ text }) => text)]);
}

/** What this table says of the picking of the person here. */
export const speech = (session: Session, names: Names): Speech<Why> => ({
  bar: () => pickWords(session, names),
  why: () => session.pick.why,
  whyText: (why) => refusalText(names, session.view, why.refused.refusal),
});
