// One text for each effect. The log, the line of what happens now and the screen reader all read it from here.
import type { Effect, EndReason, Hex, Minerals, Seat, View } from '$lib/backend/bindings/minerals';
import { m } from '$lib/i18n';
import { seatName } from '$lib/play/seats';
import { countOf, paysFor } from './content';
import { hexName, legsOf, wayText } from './hexname';
import { aMineral, cardName, list, mineralList, noMineral, theTool, type Names } from './words';

const REASON: Record<EndReason, () => string> = { still: m.mn_end_still, sudden: m.mn_end_sudden };
/** Why the game ended (MN-60). */
export const endReasonText = (reason: EndReason): string => REASON[reason]();

type CutEffect = Extract<Effect, { cut: unknown }>['cut'];
function cutText(names: Names, { seat, taken, bag }: CutEffect): string {
  const minerals = mineralList(bag);
  if (taken === null) return m.mn_fx_cut_lost({ minerals });
  const name = seatName(names, seat);
  const mineral = aMineral(taken[1]);
  return countOf(bag) === 0 ? m.mn_fx_cut_whole({ name, mineral }) : m.mn_fx_cut({ name, mineral, minerals });
}

function swapText(names: Names, seat: Seat, other: Seat, give: Minerals, take: Minerals): string {
  const [name, partner] = [seatName(names, seat), seatName(names, other)];
  return countOf(give) === 0
    ? m.mn_fx_swapped_alike({ name, partner })
    : m.mn_fx_swapped({ name, partner, give: mineralList(give), take: mineralList(take) });
}

/** What happened, in one sentence. `view` is a position around it: it says where rows begin, nothing more. */
export function effectText(names: Names, view: View, effect: Effect): string {
  const where = (hex: Hex): string => hexName(view, hex, names.turn);
  if ('removed' in effect) {
    const { seat, at, mineral } = effect.removed;
    return m.mn_fx_removed({ name: seatName(names, seat), mineral: aMineral(mineral), at: where(at) });
  }
  if ('placed' in effect) {
    const { seat, pawn, at } = effect.placed;
    const name = seatName(names, seat);
    return seat === pawn
      ? m.mn_fx_placed_own({ name, at: where(at) })
      : m.mn_fx_placed({ name, owner: seatName(names, pawn), at: where(at) });
  }
  if ('moved' in effect) {
    const { seat, from, bend, to, lifted } = effect.moved;
    const way = wayText(legsOf(bend === null ? [from, to] : [from, bend, to], names.turn));
    return m.mn_fx_moved({ name: seatName(names, seat), way, at: where(to), mineral: aMineral(lifted) });
  }
  if ('failed' in effect) {
    const { seat, at, lost } = effect.failed;
    return m.mn_fx_failed({ name: seatName(names, seat), mineral: aMineral(lost), at: where(at) });
  }
  if ('left' in effect) return m.mn_fx_left({ name: seatName(names, effect.left.seat) });
  if ('cut' in effect) return cutText(names, effect.cut);
  if ('paid' in effect) {
    const { seat, tool } = effect.paid;
    return m.mn_fx_paid({ name: seatName(names, seat), tool: theTool(names, tool), mineral: aMineral(paysFor(tool)) });
  }
  if ('hammered' in effect) {
    const { seat, at, mineral } = effect.hammered;
    return m.mn_fx_hammered({ name: seatName(names, seat), mineral: aMineral(mineral), at: where(at) });
  }
  if ('drew' in effect) {
    const { seat, tiles } = effect.drew;
    return m.mn_fx_drew({ name: seatName(names, seat), minerals: list(tiles.map(aMineral)) });
  }
  if ('kept' in effect) {
    const { seat, kept, back } = effect.kept;
    const name = seatName(names, seat);
    return back === null
      ? m.mn_fx_kept({ name, mineral: aMineral(kept) })
      : m.mn_fx_kept_one({ name, mineral: aMineral(kept), back: aMineral(back) });
  }
  if ('swapped' in effect) {
    const { seat, with: partner, give, take } = effect.swapped;
    return swapText(names, seat, partner, give, take);
  }
  if ('vortexed' in effect) {
    const { seat, from, to, mineral } = effect.vortexed;
    return m.mn_fx_vortexed({
      name: seatName(names, seat),
      mineral: aMineral(mineral),
      from: where(from),
      to: where(to),
    });
  }
  if ('took' in effect) {
    const { seat, tool, at, mineral } = effect.took;
    return m.mn_fx_took({
      name: seatName(names, seat),
      mineral: aMineral(mineral),
      tool: theTool(names, tool),
      at: where(at),
    });
  }
  if ('collected' in effect) {
    const { seat, card, paid, lower, points } = effect.collected;
    const inputs = {
      name: seatName(names, seat),
      card: cardName(names, card),
      minerals: mineralList(paid),
      count: points,
    };
    return lower ? m.mn_fx_collected_lower({ ...inputs, mineral: noMineral('orpiment') }) : m.mn_fx_collected(inputs);
  }
  if ('revealed' in effect) return m.mn_fx_revealed({ card: cardName(names, effect.revealed.card) });
  if ('turn-began' in effect) return m.mn_fx_turn_began({ name: seatName(names, effect['turn-began'].seat) });
  if ('passed' in effect) return m.mn_fx_passed({ name: seatName(names, effect.passed.seat) });
  return endReasonText(effect.ended.reason);
}
