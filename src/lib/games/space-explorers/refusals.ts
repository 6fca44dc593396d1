// Why something is not possible, in words: each with its figures, and with what would be possible instead.
import type { Refusal, Step, View } from '$lib/backend/bindings/space-explorers';
import { m } from '$lib/i18n';
import { seatName } from '$lib/play/seats';
import { abilityText, costBound } from './abilities';
import { DIVISIONS } from './art/palette';
import { countOf, ofColour } from './content';
import {
  cardName,
  cardsText,
  divisionIn,
  divisionInto,
  iconList,
  iconName,
  listOr,
  type Names,
  projectName,
  skillList,
  tokenCount,
  tokenName,
} from './words';

type Of<C extends Refusal['code']> = Extract<Refusal, { code: C }>;

const DUE: Record<Step, () => string> = {
  action: m.se_no_step_action,
  keep: m.se_no_step_keep,
  project: m.se_no_step_project,
  'after-project': m.se_no_step_after,
  over: m.se_no_step_over,
};

/**
 * `left` may hold more icons than stay open, where it is not yet settled which of them are paid: then only their colours
 * are told, as two figures would contradict each other.
 */
function notPaid({ icons, left }: Of<'not-paid'>): string {
  const [count, listed] = [icons, countOf(left)];
  if (listed < count) return m.se_no_not_paid_some({ count });
  return listed > count
    ? m.se_no_not_paid_of({ count, icons: listOr(DIVISIONS.filter((one) => ofColour(left, one) > 0).map(iconName)) })
    : m.se_no_not_paid({ count, icons: iconList(left) });
}

/** Two helps with one project hand over their tokens together. */
function wrongTokens(names: Names, { ability, need, given }: Of<'wrong-tokens'>): string {
  const data = names.content.specialist(ability).ability;
  const alone = data !== undefined && 'tokens' in data ? data.tokens : need;
  return need === alone
    ? m.se_no_wrong_tokens({ card: cardName(names, ability), count: need, given })
    : m.se_no_wrong_tokens_together({ count: need, given });
}

function wrongCost(names: Names, { ability, cost, least, most }: Of<'wrong-cost'>): string {
  const card = cardName(names, ability);
  switch (costBound(least, most)) {
    case 'exactly':
      return m.se_no_cost_exactly({ card, least, cost });
    case 'most':
      return m.se_no_cost_most({ card, most, cost });
    case 'least':
      return m.se_no_cost_least({ card, least, cost });
    case 'between':
    case null:
      return m.se_no_cost_between({ card, least, most, cost });
  }
}

/** The deck bounds the draws as well as the abilities do (SE-20). */
function tooManyDraws({ deck }: View, { draws, most }: Of<'too-many-draws'>): string {
  if (most > 0) return m.se_no_too_many_draws({ count: most, draws });
  return deck === 0 ? m.se_no_deck_empty() : m.se_no_no_draws();
}

function alreadyTaken(names: Names, view: View, { project }: Of<'already-taken'>): string {
  const taken = view.projects.find((other) => other.project === project)?.taken;
  const named = projectName(names, project);
  return taken == null
    ? m.se_no_already_taken_some({ project: named })
    : m.se_no_already_taken({ project: named, name: seatName(names, taken.seat), round: taken.round });
}

function skillsMissing(names: Names, { project, missing, still }: Of<'skills-missing'>): string {
  const inputs = { project: projectName(names, project), skills: skillList(missing) };
  return still < countOf(missing)
    ? m.se_no_skills_missing_still({ ...inputs, count: still })
    : m.se_no_skills_missing(inputs);
}

/** Why something is not possible, in words. `view` is the position in which it was tried. */
export function refusalText(names: Names, view: View, refusal: Refusal): string {
  const named = (card: number): string => cardName(names, card);
  switch (refusal.code) {
    case 'other-step':
      return DUE[refusal.due]();
    case 'not-in-center':
      return m.se_no_not_in_center({ card: named(refusal.card) });
    case 'not-at-hand':
      return m.se_no_not_at_hand({ card: named(refusal.card) });
    case 'deck-empty':
      return m.se_no_deck_empty();
    case 'may-act':
      return m.se_no_may_act();
    case 'no-such-skill':
      return m.se_no_no_such_skill({
        card: named(refusal.card),
        skill: m.se_skill_of({ division: refusal.division }),
        division: divisionInto(refusal.division),
      });
    case 'tokens-missing':
      return refusal.have === 0
        ? m.se_no_token_at_all({ token: tokenName(refusal.division) })
        : m.se_no_tokens_missing({ need: tokenCount(refusal.division, refusal.need), have: refusal.have });
    case 'not-in-hand':
      return m.se_no_not_in_hand({ card: named(refusal.card) });
    case 'not-paid':
      return notPaid(refusal);
    case 'returns-itself':
      return m.se_no_returns_itself({ card: named(refusal.card) });
    case 'token-too-many':
      return m.se_no_token_too_many({ token: tokenName(refusal.division) });
    case 'card-too-many':
      return refusal.icons === 0
        ? m.se_no_card_none_left()
        : m.se_no_card_too_many({ cards: cardsText(refusal.cards), count: refusal.icons });
    case 'no-ability': {
      const division = divisionIn(refusal.division);
      return refusal.top === null
        ? m.se_no_no_ability_empty({ division })
        : m.se_no_no_ability({ division, card: named(refusal.top) });
    }
    case 'not-yet':
      return m.se_no_not_yet({ card: named(refusal.card) });
    case 'used-up':
      return m.se_no_used_up({ card: named(refusal.card) });
    case 'wrong-origin': {
      const card = named(refusal.ability);
      return refusal.wants === 'hand' ? m.se_no_wrong_origin_hand({ card }) : m.se_no_wrong_origin_center({ card });
    }
    case 'wrong-cost':
      return wrongCost(names, refusal);
    case 'wrong-recruit':
      return m.se_no_wrong_recruit({
        card: named(refusal.ability),
        text: abilityText(names, refusal.ability) ?? m.se_none(),
      });
    case 'wrong-tokens':
      return wrongTokens(names, refusal);
    case 'free-of-cards':
      return m.se_no_free_of_cards({ card: named(refusal.ability) });
    case 'too-many-draws':
      return tooManyDraws(view, refusal);
    case 'wrong-count':
      return m.se_no_wrong_count({ card: named(refusal.ability), count: refusal.need, given: refusal.given });
    case 'not-looked-at':
      return m.se_no_not_looked_at({ card: named(refusal.card) });
    case 'not-in-game':
      return m.se_no_not_in_game({ project: projectName(names, refusal.project) });
    case 'already-taken':
      return alreadyTaken(names, view, refusal);
    case 'skills-missing':
      return skillsMissing(names, refusal);
    case 'help-not-needed':
      return m.se_no_help_not_needed({ card: named(refusal.ability) });
  }
}
