// Who or what is waited for.
import { m } from '$lib/i18n';
import type { AnySession } from './over.svelte';
import { seatName } from './seats';

/** Who or what is waited for while the person here cannot act; empty when it is their turn. */
export function waitingText(session: AnySession): string {
  if (session.beat !== null) return session.beat.text;
  if (session.thinking !== null) return m.play_bar_thinks({ name: seatName(session, session.thinking) });
  const { toAct } = session.now;
  if (toAct === session.me) return '';
  return toAct === null ? m.play_bar_over() : m.play_bar_wait({ name: seatName(session, toAct) });
}

/** The answer to a tap of somebody who cannot act now. */
export const notNowText = (session: AnySession): string =>
  session.away !== null ? m.error_disconnected() : waitingText(session) || m.play_bar_shown();
