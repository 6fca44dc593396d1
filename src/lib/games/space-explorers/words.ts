// Names of things, as the player's language writes them.
import type { Counts, Division, Nation, ProjectId, Specialist, Text } from '$lib/backend/bindings/space-explorers';
import { currentLocale, m } from '$lib/i18n';
import type { SeatInfo } from '$lib/play/link';
import { DIVISIONS } from './art/palette';
import { ofColour, type Content } from './content';

/** What words need: the content, and who sits where. */
export interface Names {
  readonly content: Content;
  readonly seats: readonly SeatInfo[];
}

/** A plain list: commas alone, as all three languages write it. */
export const list = (parts: readonly string[]): string => parts.join(', ');
/** A list with "and" before the last. */
export const listAnd = (parts: readonly string[]): string =>
  new Intl.ListFormat(currentLocale(), { type: 'conjunction', style: 'long' }).format(parts);
/** A list with "or" before the last. */
export const listOr = (parts: readonly string[]): string =>
  new Intl.ListFormat(currentLocale(), { type: 'disjunction', style: 'long' }).format(parts);

/** A text where a mark stays with its colour, and the colour with its number, at the end of a line. */
export const kept = (text: string): string => text.replace(/ (?=[●◆■▲⬢])/gu, '\u00a0').replace(/(?<=\d) /gu, '\u00a0');

/** A content text in the language in use. */
export const here = (text: Text): string => text[currentLocale()];

/** "Engineering" */
export const divisionName = (division: Division): string => m.se_division({ division });
/** The division after "into": Polish wants another case there. */
export const divisionInto = (division: Division): string => m.se_division_into({ division });
/** The division after "in". */
export const divisionIn = (division: Division): string => m.se_division_in({ division });
/** A research icon: "blue ●" */
export const iconName = (division: Division): string => m.se_icon({ division });
/** A skill: "blue ●" */
export const skillName = (division: Division): string => m.se_skill({ division });
/** "blue ● token" */
export const tokenName = (division: Division): string => m.se_token({ division });
/** Whose craft a project was. */
export const nationName = (nation: Nation): string => m.se_nation({ nation });

type Count = (inputs: { count: number }) => string;
const ICONS: Record<Division, Count> = {
  engineering: m.se_icons_engineering,
  testing: m.se_icons_testing,
  science: m.se_icons_science,
  construction: m.se_icons_construction,
  'space-flight': m.se_icons_space_flight,
};
const SKILLS: Record<Division, Count> = {
  engineering: m.se_skills_engineering,
  testing: m.se_skills_testing,
  science: m.se_skills_science,
  construction: m.se_skills_construction,
  'space-flight': m.se_skills_space_flight,
};
const TOKENS: Record<Division, Count> = {
  engineering: m.se_tokens_engineering,
  testing: m.se_tokens_testing,
  science: m.se_tokens_science,
  construction: m.se_tokens_construction,
  'space-flight': m.se_tokens_space_flight,
};
function counted(words: Record<Division, Count>, counts: Counts): string[] {
  return DIVISIONS.flatMap((division) => {
    const count = ofColour(counts, division);
    return count > 0 ? [words[division]({ count })] : [];
  });
}
const listed = (words: Record<Division, Count>, counts: Counts): string => {
  const parts = counted(words, counts);
  return parts.length === 0 ? m.se_none() : list(parts);
};
/** Research icons by colour: "2 blue ●, 1 red ▲"; a word for none. */
export const iconList = (counts: Counts): string => listed(ICONS, counts);
/** Skills by colour. */
export const skillList = (counts: Counts): string => listed(SKILLS, counts);
/** Tokens by colour. */
export const tokenList = (counts: Counts): string => listed(TOKENS, counts);
/** Tokens of one colour: "2 blue ●" */
export const tokenCount = (division: Division, count: number): string => TOKENS[division]({ count });
/** Icons of one colour, or of any: "2 blue ●", "1 of any kind" */
export const iconCount = (icon: Division | 'any', count: number): string =>
  icon === 'any' ? m.se_icons_any({ count }) : ICONS[icon]({ count });

/** What a specialist is known by on the table: the role. */
export const roleName = ({ content }: Names, card: Specialist): string => here(content.specialist(card).role);
/** Several of them in a short sentence: "Professor and Salvager" */
export const roleList = (names: Names, cards: readonly Specialist[]): string =>
  listAnd(cards.map((card) => roleName(names, card)));
/** A specialist inside a sentence, with role and name: "Inventor Fergus Tolland" */
export function cardName({ content }: Names, card: Specialist): string {
  const { role, name } = content.specialist(card);
  return m.se_card({ role: here(role), name });
}
/** Several of them. */
export const cardList = (names: Names, cards: readonly Specialist[]): string =>
  list(cards.map((card) => cardName(names, card)));
/** "Sputnik 1" */
export const projectName = ({ content }: Names, project: ProjectId): string => here(content.project(project).name);
/** Several of them. */
export const projectList = (names: Names, projects: readonly ProjectId[]): string =>
  list(projects.map((project) => projectName(names, project)));
/** "8 points" */
export const pointsText = (count: number): string => m.se_points({ count });
/** "3 cards" */
export const cardsText = (count: number): string => m.se_cards({ count });
