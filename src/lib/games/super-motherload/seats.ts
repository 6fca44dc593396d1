import type { Content } from './content';
import type { Session } from './session';
import type { Achievements, CardId, Cards, Seat, SeatView, Tiles, View } from './types';

/** How many cards or tiles a seat has, known or not. */
export const countOf = (things: Cards | Tiles): number => ('known' in things ? things.known.length : things.count);
/** How many achievements a seat has taken. */
export function achievementsOf(taken: Achievements): number {
  return 'known' in taken
    ? taken.known.majors.length + taken.known.minors.length
    : taken.count.majors + taken.count.minors;
}
/** Pilots that a seat has bought, stack by stack: purchases are open (SM-59). */
export const hiredOf = ({ stacks }: SeatView): readonly CardId[] => stacks.flatMap(({ hired }) => hired);
/** Points of a seat that everybody can count: its pilots and what their purchases gave. */
export const openPoints = (content: Content, view: SeatView): number =>
  hiredOf(view).reduce((sum, card) => sum + content.card(view.crew, card).points, view.bonusPoints);
/** The own seat, when one is. */
export const ownSeat = ({ me, view }: Session): SeatView | null => (me === null ? null : (view.seats[me] ?? null));
/** Cards in a seat's hand, as far as they are known. */
export const handOf = (view: View, seat: Seat | null): readonly CardId[] => {
  const own = seat === null ? undefined : view.seats[seat];
  return own !== undefined && 'known' in own.hand ? own.hand.known : [];
};
/** Artifact tiles in the own hand. */
export function ownTiles(session: Session): readonly number[] {
  const own = ownSeat(session);
  return own !== null && 'known' in own.artifacts ? own.artifacts.known : [];
}
/** Face-up achievements that can be taken right now. */
export function readyGoals(session: Session): number {
  if (!session.acting) return 0;
  return (
    session.pick.options?.taps.filter(
      (tap) => typeof tap === 'object' && ('claim-major' in tap || 'claim-minor' in tap),
    ).length ?? 0
  );
}
