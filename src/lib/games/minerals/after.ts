// The position with what an effect has brought, shown until the table's own position is.
import type { Effect, Hex, Mineral, Minerals, Seat, SeatView, View } from '$lib/backend/bindings/minerals';
import { hexKey, same } from './art/hex';
import { KINDS } from './art/kinds';
import { paysFor } from './content';

const without = (view: View, hexes: readonly Hex[]): View => {
  const gone = new Set(hexes.map(hexKey));
  return { ...view, tiles: view.tiles.filter(({ hex }) => !gone.has(hexKey(hex))) };
};
const laid = (view: View, hex: Hex, mineral: Mineral): View => ({
  ...view,
  hexes: view.hexes.some((other) => same(other, hex)) ? view.hexes : [...view.hexes, hex],
  tiles: [...view.tiles, { hex, mineral }],
});
const seated = (view: View, seat: Seat, change: (own: SeatView) => Partial<SeatView>): View => ({
  ...view,
  seats: view.seats.map((own, at) => (at === seat ? { ...own, ...change(own) } : own)),
});
/** `counts` with `by` more of each mineral. */
const more = (counts: Minerals, by: Minerals, sign: 1 | -1 = 1): Minerals => [
  counts[0] + sign * by[0],
  counts[1] + sign * by[1],
  counts[2] + sign * by[2],
  counts[3] + sign * by[3],
  counts[4] + sign * by[4],
];
const one = (mineral: Mineral): Minerals => {
  const counts: Minerals = [0, 0, 0, 0, 0];
  counts[KINDS.indexOf(mineral)] = 1;
  return counts;
};
const gains = (view: View, seat: Seat, mineral: Mineral): View =>
  seated(view, seat, ({ pool }) => ({ pool: more(pool, one(mineral)) }));

/** The position after an effect: tiles, pawns and pools. Points and cards follow with the table's own position. */
export function withEffect(view: View, effect: Effect): View {
  if ('removed' in effect) return without(view, [effect.removed.at]);
  if ('placed' in effect) return seated(view, effect.placed.pawn, () => ({ pawn: effect.placed.at }));
  if ('moved' in effect) {
    const { seat, from, to, lifted } = effect.moved;
    return gains(
      seated(without(view, [from]), seat, () => ({ pawn: to })),
      seat,
      lifted,
    );
  }
  if ('failed' in effect) return seated(without(view, [effect.failed.at]), effect.failed.seat, () => ({ pawn: null }));
  if ('left' in effect) return seated(view, effect.left.seat, () => ({ pawn: null }));
  if ('cut' in effect) {
    const { seat, hexes, taken } = effect.cut;
    const rest = without(view, hexes);
    return taken === null ? rest : gains(rest, seat, taken[1]);
  }
  if ('paid' in effect) {
    const price = one(paysFor(effect.paid.tool));
    return seated(view, effect.paid.seat, ({ pool, spent }) => ({
      pool: more(pool, price, -1),
      spent: more(spent, price),
    }));
  }
  if ('hammered' in effect) {
    const { seat, at, mineral } = effect.hammered;
    return seated(laid(view, at, mineral), seat, ({ pool }) => ({ pool: more(pool, one(mineral), -1) }));
  }
  if ('kept' in effect) return gains(view, effect.kept.seat, effect.kept.kept);
  if ('swapped' in effect) {
    const { seat, with: other, give, take } = effect.swapped;
    const paid = seated(view, seat, ({ pool }) => ({ pool: more(more(pool, give, -1), take) }));
    return seated(paid, other, ({ pool }) => ({ pool: more(more(pool, take, -1), give) }));
  }
  if ('vortexed' in effect) {
    const { seat, from, to, mineral } = effect.vortexed;
    return seated(laid(without(view, [from]), to, mineral), seat, () => ({ pawn: to }));
  }
  if ('took' in effect) return gains(without(view, [effect.took.at]), effect.took.seat, effect.took.mineral);
  if ('collected' in effect)
    return seated(view, effect.collected.seat, ({ pool, cards }) => ({
      pool: more(pool, effect.collected.paid, -1),
      cards: [...cards, { card: effect.collected.card, lower: effect.collected.lower }],
    }));
  return view;
}

/** The seat an effect is about; null when it is about nobody. */
export function seatOf(effect: Effect): Seat | null {
  const [body] = Object.values(effect) as [object];
  return 'seat' in body ? (body.seat as Seat) : null;
}
