// What the head of the table says: whose turn it is, or what is due instead of a turn.
import { m } from '$lib/i18n';
import { seatName } from '$lib/play/seats';
import type { Session } from './session';

/** The head of the table. */
export interface Header {
  readonly title: string;
  /** Actions left; null while there is no turn to have them in. */
  readonly actions: number | null;
}

/** What the head says now. Before the first board lies there, and after the end, nobody has a turn. */
export function header(session: Session): Header {
  const { view } = session;
  if (view.step === 'over') return { title: m.play_bar_over(), actions: null };
  const mine = view.turn === session.me && session.curtain === null;
  if (view.step === 'first-side')
    return {
      title: mine ? m.sm_bar_side() : m.sm_side_waits({ name: seatName(session, view.turn) }),
      actions: null,
    };
  return {
    title: mine ? m.play_your_turn() : m.play_turn_of({ name: seatName(session, view.turn) }),
    actions: view.actions,
  };
}
