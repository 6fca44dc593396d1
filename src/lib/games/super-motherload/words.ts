// Names of things, as the player's language writes them.
import { m } from '$lib/i18n';
import type { SeatInfo } from '$lib/play/link';
import { here, list, listAnd } from '$lib/play/words';
import { MINERALS } from './art/palette';
import type { Content } from './content';
import { tokens } from './dig';
import type { Bonus, CardId, Colour, Mineral, Minerals, Seat, Stack, Step, View } from './types';

export { here, list, listAnd };

const MINERAL: Record<Mineral, () => string> = {
  iron: m.sm_mineral_iron,
  platinum: m.sm_mineral_platinum,
  gold: m.sm_mineral_gold,
  emerald: m.sm_mineral_emerald,
  ruby: m.sm_mineral_ruby,
  diamond: m.sm_mineral_diamond,
};
const COLOUR: Record<Stack, () => string> = {
  red: m.sm_colour_red,
  blue: m.sm_colour_blue,
  yellow: m.sm_colour_yellow,
  wild: m.sm_colour_wild,
};
const STACK: Record<Stack, () => string> = {
  red: m.sm_stack_red,
  blue: m.sm_stack_blue,
  yellow: m.sm_stack_yellow,
  wild: m.sm_stack_wild,
};
const STEP: Record<Step, () => string> = {
  'first-side': m.sm_step_first_side,
  action: m.sm_step_action,
  lay: m.sm_step_lay,
  side: m.sm_step_side,
  buy: m.sm_step_buy,
  discard: m.sm_step_discard,
  over: m.sm_step_over,
};

export const mineralName = (mineral: Mineral): string => MINERAL[mineral]();
/** A drill colour; none of the three is told as wild. */
export const colourName = (colour: Colour | 'wild' | null): string => COLOUR[colour ?? 'wild']();
export const stackName = (stack: Stack): string => STACK[stack]();
export const stepName = (step: Step): string => STEP[step]();

/** Minerals as a list, dearest first. */
export function mineralList(minerals: Minerals): string {
  const kinds = [...new Set(tokens(minerals))];
  return list(
    kinds.map((mineral) => {
      const count = minerals[MINERALS.indexOf(mineral)] ?? 0;
      return count === 1 ? mineralName(mineral) : m.sm_mineral_times({ count, mineral: mineralName(mineral) });
    }),
  );
}

/** One bonus in words. */
export function bonusText(bonus: Bonus): string {
  const { count } = bonus;
  switch (bonus.kind) {
    case 'draw':
      return m.sm_bonus_draw({ count });
    case 'bombs':
      return m.sm_bonus_bombs({ count });
    case 'points':
      return m.sm_bonus_points({ count });
    case 'actions':
      return m.sm_bonus_actions({ count });
    case 'minerals': {
      const name = mineralName(bonus.mineral);
      return m.sm_bonus_minerals({ minerals: count === 1 ? name : m.sm_mineral_times({ count, mineral: name }) });
    }
  }
}
export const bonusTexts = (bonuses: readonly Bonus[]): string => list(bonuses.map(bonusText));

/** What words need to name seats and cards. */
export interface Names {
  readonly content: Content;
  readonly seats: readonly SeatInfo[];
}
export function cardName({ content }: Names, view: View, seat: Seat, card: CardId): string {
  const crew = view.seats[seat]?.crew;
  return crew === undefined ? String(card) : here(content.card(crew, card).name);
}
export const tileName = ({ content }: Names, tile: number): string => here(content.artifact(tile).name);
