// Who sits where.
import type { Seat } from '$lib/backend';
import { shownName } from '$lib/shell/seat-names';
import type { SeatInfo } from './link';

/** A seat by the name of who sits there. */
export const seatName = ({ seats }: { readonly seats: readonly SeatInfo[] }, seat: Seat): string =>
  shownName(seats[seat]?.name ?? String(seat + 1));

/** The seats that are not the own one, clockwise from it; all of them for a spectator. */
export function otherSeats({ me, seats }: { readonly me: Seat | null; readonly seats: readonly SeatInfo[] }): Seat[] {
  const count = seats.length;
  if (me === null) return Array.from({ length: count }, (_, i) => i);
  return Array.from({ length: count - 1 }, (_, i) => (me + 1 + i) % count);
}
