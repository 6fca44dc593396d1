import { m } from '$lib/i18n';
import { STACKS } from './content';
import { spaceName } from './dig';
import type { Why } from './pick-mode';
import type { Refusal, Seat, SpaceId, View } from './types';
import { type Names, cardName, colourName, list, stackName, stepName, tileName } from './words';

/** A reason in view, in words. */
export const whyText = (names: Names, view: View, seat: Seat, { refused }: Why): string =>
  refusalText(names, view, seat, refused.refusal);

/** Why something is not possible, in words. */
export function refusalText(names: Names, view: View, seat: Seat, refusal: Refusal): string {
  switch (refusal.code) {
    case 'other-step':
      return m.sm_no_other_step({ due: stepName(refusal.due) });
    case 'no-actions-left':
      return m.sm_no_actions_left();
    case 'nothing-to-draw':
      return m.sm_no_nothing_to_draw();
    case 'not-in-hand':
      return m.sm_no_not_in_hand({ card: cardName(names, view, seat, refusal.card) });
    case 'no-cards':
      return m.sm_no_cards();
    case 'no-common-colour':
      return m.sm_no_common_colour();
    case 'wrong-length':
      return m.sm_no_wrong_length({ icons: refusal.icons, spaces: refusal.spaces });
    case 'off-board':
      return m.sm_no_off_board();
    case 'already-tunnel':
      return m.sm_no_already_tunnel({ space: spaceName(refusal.space) });
    case 'not-connected':
      return m.sm_no_not_connected();
    case 'rock':
      return m.sm_no_rock({ space: spaceName(refusal.space) });
    case 'plate-colour':
      return m.sm_no_plate_colour({
        space: spaceName(refusal.space),
        plate: colourName(refusal.plate),
        drill: colourName(refusal.drill),
      });
    case 'two-plates':
      return m.sm_no_two_plates({ space: spaceName(refusal.space) });
    case 'steel':
      return m.sm_no_steel({ space: spaceName(refusal.space) });
    case 'no-bomb':
      return m.sm_no_bomb();
    case 'no-bomb-card':
      return m.sm_no_bomb_card();
    case 'no-pattern':
      return m.sm_no_pattern({ card: cardName(names, view, seat, refusal.card) });
    case 'no-such-turn':
      return m.sm_no_such_turn();
    case 'stack-empty':
      return m.sm_no_stack_empty({ stack: stackName(refusal.stack) });
    case 'not-due':
      return m.sm_no_not_due({ stack: stackName(refusal.stack) });
    case 'not-held':
      return m.sm_no_not_held({ tile: tileName(names, refusal.tile) });
    case 'points-only':
      return m.sm_no_points_only();
    case 'gives-nothing':
      return m.sm_no_gives_nothing();
    case 'not-on-stacks':
      return m.sm_no_not_on_stacks();
    case 'not-open':
      return m.sm_no_not_open();
    case 'major-taken':
      return m.sm_no_major_taken();
    case 'minor-taken':
      return m.sm_no_minor_taken();
    case 'pilots-missing':
      return m.sm_no_pilots_missing({
        missing: list(
          STACKS.flatMap((stack, i) => {
            const count = refusal.missing[i] ?? 0;
            return count > 0 ? [m.sm_mineral_times({ count, mineral: stackName(stack) })] : [];
          }),
        ),
      });
    case 'goal-not-met':
      return m.sm_no_goal_not_met({ have: refusal.have, need: refusal.need });
    case 'wrong-discard':
      return m.sm_no_wrong_discard({ picked: refusal.picked, needed: refusal.needed });
  }
}

/** The space a refusal is about, when it is about one. */
export const refusedSpace = (refusal: Refusal): SpaceId | null => ('space' in refusal ? refusal.space : null);
