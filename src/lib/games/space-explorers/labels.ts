// What a screen reader says of the parts of the table, and the short words that stand on them.
import type {
  Action,
  Counts,
  Division,
  ProjectId,
  RecruitOption,
  Seat,
  Specialist,
  View,
} from '$lib/backend/bindings/space-explorers';
import { m } from '$lib/i18n';
import { seatName } from '$lib/play/seats';
import { abilityText } from './abilities';
import { countOf, countsOf, FULL_HUB, isStarred, missingFor, needsOf, placeOf, stackOf } from './content';
import {
  cardList,
  cardName,
  divisionInto,
  divisionName,
  iconName,
  list,
  type Names,
  nationName,
  pointsText,
  projectName,
  roleName,
  skillList,
  tokenCount,
  tokenList,
} from './words';

/** Parts of a label as sentences of one text. */
const spoken = (parts: readonly string[]): string =>
  parts.map((part) => part.charAt(0).toLocaleUpperCase() + part.slice(1).replace(/\.$/u, '')).join('. ');

/** "affordable", "affordable if you return cards", "not affordable, 2 icons short" */
export function affordText({ affordable, possible, lacking }: RecruitOption): string {
  if (affordable) return m.se_label_affordable();
  return possible ? m.se_label_affordable_cards() : m.se_label_unaffordable({ count: lacking });
}
/** What a division makes of a card's cost, and whether the rest can be paid. */
function optionText(names: Names, view: View, option: RecruitOption): string {
  const parts: string[] = [];
  if (option.ignored > 0) parts.push(m.se_label_ignored({ count: option.ignored }));
  parts.push(option.left === 0 ? m.se_label_costs_nothing() : m.se_label_left({ count: option.left }));
  parts.push(affordText(option));
  const inputs = { division: divisionInto(option.division), state: list(parts) };
  const top = option.way === null ? undefined : stackOf(view, view.turn, option.way).at(-1);
  return top === undefined ? m.se_label_into(inputs) : m.se_label_into_way({ ...inputs, card: roleName(names, top) });
}

/**
 * A specialist with all that stands on the card: number, role, name, points, skills, cost from the bottom up, ability.
 * `options`: the engine's recruits; those of this card say for each division what is ignored, what is left, and
 * whether it can be paid. Ways by an ability are told only where they are possible.
 */
export function cardLabel(names: Names, view: View, card: Specialist, options: readonly RecruitOption[] = []): string {
  const entry = names.content.specialist(card);
  const parts: string[] = [
    m.se_label_card({
      number: card,
      card: cardName(names, card),
      points: isStarred(entry) ? m.se_label_asterisk() : pointsText(entry.points),
    }),
    m.se_label_skills({ skills: skillList(countsOf(entry.skills)) }),
    m.se_label_cost({ icons: list(entry.cost.map(iconName)) }),
  ];
  const ability = abilityText(names, card);
  if (ability !== null) parts.push(ability);
  const own = options.filter((option) => option.card === card && (option.way === null || option.possible));
  parts.push(...own.map((option) => optionText(names, view, option)));
  return spoken(parts);
}

/** What a seat is short of for a project: "Ada lacks 1 blue ●" */
export function missingText(names: Names, view: View, project: ProjectId, seat: Seat): string {
  const missing = missingFor(names.content, view, project, seat);
  const name = seatName(names, seat);
  return countOf(missing) === 0
    ? m.se_label_complete({ name })
    : m.se_label_missing({ name, skills: skillList(missing) });
}
/** A project with what it needs, and what these seats are short of; or who has completed it. */
export function projectLabel(names: Names, view: View, project: ProjectId, seats: readonly Seat[] = []): string {
  const entry = names.content.project(project);
  const head = m.se_label_project({
    name: projectName(names, project),
    nation: nationName(entry.nation),
    year: entry.year,
    points: pointsText(entry.points),
    skills: skillList(needsOf(entry)),
  });
  const taken = view.projects.find((other) => other.project === project)?.taken;
  if (taken != null) return spoken([head, m.se_label_taken({ name: seatName(names, taken.seat), round: taken.round })]);
  return spoken([head, ...seats.map((seat) => missingText(names, view, project, seat))]);
}

/** Tokens of one colour: "tokens: 3 blue ●, then 2" */
export function tokenLabel(division: Division, have: number, then: number | null = null): string {
  const parts: string[] = [m.se_label_tokens({ tokens: tokenCount(division, have) })];
  if (then !== null && then !== have) parts.push(m.se_label_then({ count: then }));
  return list(parts);
}
/** All tokens of a seat: "tokens: 1 blue ●, 2 red ▲" */
export const stockLabel = (tokens: Counts): string =>
  countOf(tokens) === 0 ? m.se_label_no_tokens() : m.se_label_tokens({ tokens: tokenList(tokens) });

/** A division of a hub: how many lie there, the discount, the card on top and its ability, those beneath. */
export function stackLabel(names: Names, view: View, seat: Seat, division: Division): string {
  const stack = stackOf(view, seat, division);
  const own = view.seats[seat];
  const top = stack.at(-1);
  if (own === undefined || top === undefined) return m.se_label_stack_empty({ division: divisionName(division) });
  const head: string[] = [m.se_label_stack({ division: divisionName(division), count: stack.length })];
  const discount = own.discounts[placeOf(division)] ?? 0;
  if (discount > 0) head.push(m.se_label_discount({ count: discount }));
  const parts: string[] = [list(head), m.se_label_top({ card: cardName(names, top) })];
  const ability = abilityText(names, top);
  if (ability !== null) parts.push(ability);
  if (own.active.includes(division)) parts.push(m.se_label_works());
  else if (
    ability !== null &&
    view.turn === seat &&
    view.fresh === division &&
    !isStarred(names.content.specialist(top))
  )
    parts.push(m.se_label_works_next());
  // The upper ones first, as they are seen.
  const beneath = stack.slice(0, -1).reverse();
  if (beneath.length > 0) parts.push(m.se_label_beneath({ cards: cardList(names, beneath) }));
  return spoken(parts);
}

/** The deck with its cards. */
export const deckLabel = ({ deck }: View): string =>
  deck === 0 ? m.se_label_deck_empty() : m.se_label_deck({ count: deck });

/** A hand: its number, and the cards as far as this viewer knows them (SE-5). */
export function handLabel(names: Names, view: View, seat: Seat): string {
  const hand = view.seats[seat]?.hand;
  const count = hand?.count ?? 0;
  const parts: string[] = [m.se_label_hand({ count })];
  if (hand?.cards != null && count > 0) parts.push(m.se_label_hand_cards({ cards: cardList(names, hand.cards) }));
  else if (hand !== undefined && hand.seen.length > 0)
    parts.push(m.se_label_hand_seen({ cards: cardList(names, hand.seen) }));
  return spoken(parts);
}

/** How many projects a seat has completed. */
export const projectsOf = ({ projects }: View, seat: Seat): readonly ProjectId[] =>
  projects.flatMap(({ project, taken }) => (taken?.seat === seat ? [project] : []));

/** A seat with its points, its hub, its projects, its hand and its tokens. */
export function seatLabel(names: Names, view: View, seat: Seat): string {
  const own = view.seats[seat];
  const name = seatName(names, seat);
  if (own === undefined) return name;
  return spoken([
    list([
      m.se_label_seat({ name, points: pointsText(own.points) }),
      m.se_label_specialists({ count: own.specialists }),
      m.se_label_projects({ count: projectsOf(view, seat).length }),
    ]),
    handLabel(names, view, seat),
    stockLabel(own.tokens),
  ]);
}

/** How near the end is (SE-23). */
export function endLabel(view: View): string {
  const inputs = {
    done: view.projects.filter(({ taken }) => taken !== null).length,
    all: view.projects.length,
    hub: Math.max(0, ...view.seats.map(({ specialists }) => specialists)),
    full: FULL_HUB,
  };
  const parts: string[] = [m.se_label_end(inputs)];
  if (view.lastRound !== null) parts.push(m.se_label_last_round());
  return spoken(parts);
}

/** A part of a score (SE-24). */
export type ScorePart = 'projects' | 'specialists' | 'asterisks';
/** The parts in the order of the score sheet. */
export const SCORE_PARTS: readonly ScorePart[] = ['projects', 'specialists', 'asterisks'];
const PART: Record<ScorePart, () => string> = {
  projects: m.se_part_projects,
  specialists: m.se_part_specialists,
  asterisks: m.se_part_asterisks,
};
export const scorePartName = (part: ScorePart): string => PART[part]();

/** What a seat's points are made of as the game stands; the asterisks are what the engine counts besides (SE-24). */
export function scoreParts({ content }: Names, view: View, seat: Seat): { part: ScorePart; points: number }[] {
  const own = view.seats[seat];
  if (own === undefined) return [];
  const projects = projectsOf(view, seat).reduce((sum, project) => sum + content.project(project).points, 0);
  const specialists = own.hub.flat().reduce((sum, card) => sum + content.specialist(card).points, 0);
  const points: Record<ScorePart, number> = {
    projects,
    specialists,
    asterisks: own.points - projects - specialists,
  };
  return SCORE_PARTS.map((part) => ({ part, points: points[part] }));
}
const SUM: Record<ScorePart, (inputs: { points: number }) => string> = {
  projects: m.se_sum_projects,
  specialists: m.se_sum_specialists,
  asterisks: m.se_sum_asterisks,
};
/** "projects 14 + specialists 9", without what is nothing. */
export const scoreText = (names: Names, view: View, seat: Seat): string =>
  scoreParts(names, view, seat)
    .filter(({ points }) => points !== 0)
    .map(({ part, points }) => SUM[part]({ points }))
    .join(' + ');

/** The words on the button that does an action. */
export function goLabel(action: Action): string {
  if (action === 'take-from-deck') return m.se_go_take();
  if (action === 'pass') return m.se_go_pass();
  if (action === 'decline') return m.se_go_decline();
  if ('recruit' in action) return m.se_go_recruit();
  if ('look' in action) return m.se_go_look();
  if ('keep' in action) return m.se_go_keep();
  if ('complete' in action) return m.se_go_complete();
  return m.se_go_take();
}
