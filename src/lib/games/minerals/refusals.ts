import type { Hex, Mineral, Refusal, Step, Tool, View } from '$lib/backend/bindings/minerals';
import { m } from '$lib/i18n';
import { seatName } from '$lib/play/seats';
import { paysFor } from './content';
import { hexName } from './hexname';
import { aMineral, cardName, mineralList, noMineral, type Names, theTool, TheTool } from './words';

const DUE: Record<Exclude<Step, 'after' | 'over'>, () => string> = {
  removing: m.mn_due_removing,
  placing: m.mn_due_placing,
  return: m.mn_due_return,
  before: m.mn_due_before,
  cutting: m.mn_due_cutting,
  keeping: m.mn_due_keeping,
  lantern: m.mn_due_lantern,
};
/** Why an action is not possible while another decision is due (MN-9). */
function otherStep(due: Step): string {
  if (due === 'over') return m.mn_no_over();
  return due === 'after' ? m.mn_no_after() : m.mn_no_other_step({ due: DUE[due]() });
}

const TIME: Record<Tool, (inputs: { tool: string }) => string> = {
  hammer: m.mn_no_time_any,
  chest: m.mn_no_time_whole,
  sack: m.mn_no_time_whole,
  vortex: m.mn_no_time_whole,
  shovel: m.mn_no_time_cuts,
  map: m.mn_no_time_move,
  compass: m.mn_no_time_move,
  glass: m.mn_no_time_after,
  rope: m.mn_no_time_after,
  lantern: m.mn_no_time_after,
};
const NOTHING: Record<Tool, (inputs: { tool: string }) => string> = {
  hammer: m.mn_no_nothing_hammer,
  shovel: m.mn_no_nothing_shovel,
  chest: () => m.mn_no_bag_empty(),
  sack: m.mn_no_nothing_sack,
  map: m.mn_no_nothing_map,
  compass: m.mn_no_nothing_compass,
  glass: m.mn_no_nothing_glass,
  vortex: m.mn_no_nothing_vortex,
  rope: m.mn_no_nothing_rope,
  lantern: m.mn_no_lantern_move,
};

function notWollastonite(found: Mineral | null, at: string): string {
  return found === null
    ? m.mn_no_not_wollastonite_empty({ at })
    : m.mn_no_not_wollastonite({ at, mineral: aMineral(found) });
}

/** Why something is not possible, in words. */
export function refusalText(names: Names, view: View, refusal: Refusal): string {
  const where = (hex: Hex): string => hexName(view, hex, names.turn);
  switch (refusal.code) {
    case 'other-step':
      return otherStep(refusal.due);
    case 'no-tile':
      return m.mn_no_no_tile({ at: where(refusal.at) });
    case 'disconnects':
      return m.mn_no_disconnects({ at: where(refusal.at) });
    case 'not-wollastonite':
      return notWollastonite(refusal.found, where(refusal.at));
    case 'occupied':
      return m.mn_no_occupied({ at: where(refusal.at), name: seatName(names, refusal.seat) });
    case 'wollastonite-free':
      return m.mn_no_wollastonite_free({ at: where(refusal.at) });
    case 'must-move':
      return m.mn_no_must_move({ at: where(refusal.to) });
    case 'not-straight':
      return m.mn_no_not_straight();
    case 'wrong-distance':
      return m.mn_no_wrong_distance({ count: refusal.due, steps: refusal.steps });
    case 'wide-gap':
      return m.mn_no_wide_gap({ at: where(refusal.at) });
    case 'lands-on-gap':
      return m.mn_no_lands_on_gap({ at: where(refusal.at) });
    case 'lands-on-pawn':
      return m.mn_no_lands_on_pawn({ at: where(refusal.at), name: seatName(names, refusal.seat) });
    case 'not-cut-off':
      return m.mn_no_not_cut_off({ at: where(refusal.at) });
    case 'not-lowest':
      return m.mn_no_not_lowest({ lowest: aMineral(refusal.lowest), mineral: aMineral(refusal.found) });
    case 'not-dearer':
      return m.mn_no_not_dearer({ tool: TheTool(names, 'shovel'), mineral: aMineral(refusal.lowest) });
    case 'no-tools':
      return refusal.cards ? m.mn_no_no_tools() : m.mn_no_no_tools_tiles();
    case 'tool-not-in-play':
      return m.mn_no_tool_not_in_play({ tool: TheTool(names, refusal.tool) });
    case 'tool-used':
      return m.mn_no_tool_used({ tool: theTool(names, refusal.used) });
    case 'wrong-time':
      return TIME[refusal.tool]({ tool: TheTool(names, refusal.tool) });
    case 'cannot-pay': {
      const mineral = paysFor(refusal.tool);
      const inputs = { tool: TheTool(names, refusal.tool), price: aMineral(mineral), mineral: noMineral(mineral) };
      return refusal.lifted ? m.mn_no_cannot_pay_lifted(inputs) : m.mn_no_cannot_pay(inputs);
    }
    case 'no-bend':
      return m.mn_no_no_bend({ at: where(refusal.at) });
    case 'same-direction':
      return m.mn_no_same_direction({ tool: TheTool(names, 'map') });
    case 'not-free-way':
      return m.mn_no_not_free_way({ tool: TheTool(names, 'compass'), at: where(refusal.at) });
    case 'not-in-pool':
      return m.mn_no_not_in_pool({ tool: TheTool(names, 'hammer'), mineral: noMineral(refusal.mineral) });
    case 'not-empty':
      return m.mn_no_not_empty({ at: where(refusal.at), tool: TheTool(names, refusal.tool) });
    case 'touches-too-few': {
      const inputs = { at: where(refusal.at), count: refusal.tiles };
      return refusal.tool === 'vortex' ? m.mn_no_touches_vortex(inputs) : m.mn_no_touches_hammer(inputs);
    }
    case 'nothing-to-do':
      return NOTHING[refusal.tool]({ tool: TheTool(names, refusal.tool) });
    case 'bag-empty':
      return m.mn_no_bag_empty();
    case 'not-drawn':
      return m.mn_no_not_drawn({ mineral: aMineral(refusal.mineral) });
    case 'not-another-player':
      return m.mn_no_not_another_player();
    case 'not-equal':
      return m.mn_no_not_equal({ give: refusal.give, take: refusal.take });
    case 'lacks-for-swap':
      return m.mn_no_lacks_for_swap({ name: seatName(names, refusal.seat), missing: mineralList(refusal.missing) });
    case 'nothing-alike':
      return m.mn_no_nothing_alike({ name: seatName(names, refusal.with) });
    case 'not-next':
      return m.mn_no_not_next({ tool: TheTool(names, 'glass'), at: where(refusal.at) });
    case 'same-colour':
      return m.mn_no_same_colour({ tool: TheTool(names, 'glass'), mineral: aMineral(refusal.mineral) });
    case 'not-on-line':
      return m.mn_no_not_on_line({ tool: TheTool(names, 'rope'), at: where(refusal.at) });
    case 'not-free-tile':
      return refusal.seat === null
        ? m.mn_no_no_tile({ at: where(refusal.at) })
        : m.mn_no_not_free_tile({ at: where(refusal.at), name: seatName(names, refusal.seat) });
    case 'no-lantern-move':
      return m.mn_no_lantern_move({ tool: TheTool(names, 'lantern') });
    case 'no-cards':
      return m.mn_no_no_cards();
    case 'not-face-up':
      return m.mn_no_not_face_up({ card: cardName(names, refusal.card) });
    case 'collected':
      return m.mn_no_collected();
    case 'lacks-minerals':
      return m.mn_no_lacks_minerals({ missing: mineralList(refusal.missing) });
    case 'no-lower-value':
      return m.mn_no_no_lower_value();
  }
}
