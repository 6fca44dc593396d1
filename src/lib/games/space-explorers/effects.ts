// One text for each effect. The log, the line of what happens now and the screen reader all read it from here.
import type { Effect, EndReason } from '$lib/backend/bindings/space-explorers';
import { m } from '$lib/i18n';
import { seatName } from '$lib/play/seats';
import { countOf, FULL_HUB } from './content';
import { cardList, cardName, divisionInto, type Names, projectName, tokenList } from './words';

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

const REASON: Record<EndReason, () => string> = {
  projects: m.se_end_projects,
  'full-hub': () => m.se_end_full({ count: FULL_HUB }),
  passes: m.se_end_passes,
};
/** Why the game ended (SE-10, SE-23). */
export const endReasonText = (reason: EndReason): string => REASON[reason]();

/** A sentence of a head and what is added to it, each with the sign that joins it in its language. */
const sentence = (head: string, ...tails: readonly string[]): string => `${head}${tails.join('')}.`;
const withHelp = (names: Names, abilities: readonly number[]): string[] =>
  abilities.length === 0 ? [] : [m.se_fx_with({ cards: cardList(names, abilities) })];

function drewText(names: Names, { seat, card, ability }: Of<'drew'>): string {
  const name = seatName(names, seat);
  if (ability === null)
    return card === null ? m.se_fx_drew({ name }) : m.se_fx_drew_known({ name, card: cardName(names, card) });
  const source = cardName(names, ability);
  return card === null
    ? m.se_fx_drew_by({ name, source })
    : m.se_fx_drew_by_known({ name, source, card: cardName(names, card) });
}

function lookedText(names: Names, { seat, count, cards, ability }: Of<'looked'>): string {
  const inputs = { name: seatName(names, seat), count, source: cardName(names, ability) };
  return cards === null ? m.se_fx_looked(inputs) : m.se_fx_looked_known({ ...inputs, cards: cardList(names, cards) });
}

function keptText(names: Names, { seat, card, center }: Of<'kept'>): string {
  const name = seatName(names, seat);
  const cards = cardList(names, center);
  if (card === null) return center.length === 0 ? m.se_fx_kept_alone({ name }) : m.se_fx_kept({ name, cards });
  const inputs = { name, card: cardName(names, card) };
  return center.length === 0 ? m.se_fx_kept_known_alone(inputs) : m.se_fx_kept_known({ ...inputs, cards });
}

function recruitedText(names: Names, { seat, card, from, division, covers, abilities }: Of<'recruited'>): string {
  const inputs = { name: seatName(names, seat), card: cardName(names, card), division: divisionInto(division) };
  const head = from === 'hand' ? m.se_fx_recruited_hand(inputs) : m.se_fx_recruited_center(inputs);
  const covered = covers === null ? [] : [m.se_fx_covers({ card: cardName(names, covers) })];
  return sentence(head, ...covered, ...withHelp(names, abilities));
}

function lastRoundText(names: Names, { seat, reason }: Of<'last-round'>): string {
  const name = seatName(names, seat);
  switch (reason) {
    case 'projects':
      return m.se_fx_last_round_projects({ name });
    case 'full-hub':
      return m.se_fx_last_round_full({ name, count: FULL_HUB });
    case 'passes':
      // Passes end the game at once and begin no round (SE-10).
      return endReasonText(reason);
  }
}

/** What happened, in one sentence. */
export function effectText(names: Names, effect: Effect): string {
  switch (effect.kind) {
    case 'turn-began':
      return m.se_fx_turn_began({ name: seatName(names, effect.seat), round: effect.round });
    case 'took': {
      const inputs = { name: seatName(names, effect.seat), card: cardName(names, effect.card) };
      return effect.ability === null
        ? m.se_fx_took(inputs)
        : m.se_fx_took_by({ ...inputs, source: cardName(names, effect.ability) });
    }
    case 'drew':
      return drewText(names, effect);
    case 'looked':
      return lookedText(names, effect);
    case 'kept':
      return keptText(names, effect);
    case 'recruited':
      return recruitedText(names, effect);
    case 'handed':
      return m.se_fx_handed({
        name: seatName(names, effect.seat),
        partner: seatName(names, effect.to),
        count: countOf(effect.tokens),
        tokens: tokenList(effect.tokens),
      });
    case 'returned':
      return m.se_fx_returned({ name: seatName(names, effect.seat), cards: cardList(names, effect.cards) });
    case 'refilled':
      return m.se_fx_refilled({ cards: cardList(names, effect.cards) });
    case 'passed':
      return m.se_fx_passed({ name: seatName(names, effect.seat) });
    case 'completed': {
      const head = m.se_fx_completed({
        name: seatName(names, effect.seat),
        project: projectName(names, effect.project),
        count: names.content.project(effect.project).points,
      });
      return sentence(head, ...withHelp(names, effect.abilities));
    }
    case 'last-round':
      return lastRoundText(names, effect);
    case 'ended':
      return endReasonText(effect.reason);
  }
}
