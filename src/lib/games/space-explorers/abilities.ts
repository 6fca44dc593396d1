// Abilities in plain words: as the card says it, or made from its data.
import type { Ability, Each, GivenIcon, Specialist, When } from '$lib/backend/bindings/space-explorers';
import { m } from '$lib/i18n';
import { LEAST_COST, MOST_COST } from './content';
import { divisionInto, here, iconCount, list, listOr, type Names } from './words';

/** What a base cost has to be: exactly so many, at most, at least, or from … to. */
export type CostBound = 'exactly' | 'most' | 'least' | 'between';
/** How two bounds of a base cost are told; null when they exclude none (SE-2). */
export function costBound(least: number, most: number): CostBound | null {
  if (least === most) return 'exactly';
  if (most < MOST_COST) return least <= LEAST_COST ? 'most' : 'between';
  return least <= LEAST_COST ? null : 'least';
}

function costWords(least: number, most: number): string[] {
  switch (costBound(least, most)) {
    case 'exactly':
      return [m.se_who_cost_exactly({ count: least })];
    case 'most':
      return [m.se_who_cost_most({ most })];
    case 'least':
      return [m.se_who_cost_least({ least })];
    case 'between':
      return [m.se_who_cost_between({ least, most })];
    case null:
      return [];
  }
}

/** Whom an ability is for, as the object of a sentence: "a specialist of base cost 4 or less from the Center". */
function whoText({ from, cost, divisions, empty, skills }: When): string {
  const parts: string[] = [m.se_who_any()];
  if (from !== null) parts.push(from === 'hand' ? m.se_who_hand() : m.se_who_center());
  if (cost !== null) parts.push(...costWords(cost.least ?? 0, cost.most ?? MOST_COST));
  if (skills !== null) parts.push(m.se_who_skills({ count: skills }));
  if (divisions !== null) parts.push(m.se_who_into({ divisions: listOr(divisions.map(divisionInto)) }));
  if (empty) parts.push(m.se_who_empty());
  return parts.join(' ');
}

function eachText(each: Each): string {
  if (each === 'on-top') return m.se_each_on_top();
  if (each === 'project') return m.se_each_project();
  if ('skill' in each) return m.se_each_skill({ skill: m.se_skill_each({ division: each.skill }) });
  if ('projects-with' in each)
    return m.se_each_projects_with({ skill: m.se_skill_of({ division: each['projects-with'] }) });
  if ('specialists' in each) return m.se_each_specialists({ count: each.specialists });
  return m.se_each_divisions({ count: each.divisions });
}

function iconsText(icons: readonly GivenIcon[]): string {
  const kinds = [...new Set(icons)];
  return list(kinds.map((kind) => iconCount(kind, icons.filter((icon) => icon === kind).length)));
}

/** What an ability does, made from its data alone: for packs without texts, and to compare with theirs. */
export function abilityWords(ability: Ability): string {
  switch (ability.kind) {
    case 'icons':
      return m.se_ability_icons({ who: whoText(ability.when), icons: iconsText(ability.icons) });
    case 'recruit-free': {
      const who = whoText(ability.when);
      return ability.tokens === 0
        ? m.se_ability_free({ who })
        : m.se_ability_free_tokens({ who, count: ability.tokens });
    }
    case 'best-discount':
      return m.se_ability_best_discount({ who: whoText(ability.when) });
    case 'draw':
      return m.se_ability_draw({ who: whoText(ability.when) });
    case 'any-token':
      return m.se_ability_any_token({ who: whoText(ability.when) });
    case 'take':
      return m.se_ability_take({ count: ability.count });
    case 'look':
      return m.se_ability_look({ count: ability.cards });
    case 'returned-icons':
      return m.se_ability_returned_icons({ count: ability.icons });
    case 'token-stays':
      return m.se_ability_token_stays();
    case 'token-pair':
      return m.se_ability_token_pair();
    case 'more-discount':
      return m.se_ability_more_discount({ count: ability.icons });
    case 'project-skill':
      return ability.tokens === 0
        ? m.se_ability_project_skill_free()
        : m.se_ability_project_skill({ count: ability.tokens });
    case 'project-need':
      return ability.tokens === 0
        ? m.se_ability_project_need_free()
        : m.se_ability_project_need({ count: ability.tokens });
    case 'second-project':
      return m.se_ability_second_project();
    case 'take-after-project':
      return m.se_ability_take_after_project();
    case 'score':
      return m.se_ability_score({ count: ability.points, each: eachText(ability.each) });
  }
}

/** What a specialist can do: the card's own text, else one made from its data; null for a card without ability. */
export function abilityText({ content }: Names, card: Specialist): string | null {
  const { ability, text } = content.specialist(card);
  if (text !== undefined) return here(text);
  return ability === undefined ? null : abilityWords(ability);
}
