// The crews of a game that is being set up.
import type { NewGame } from '$lib/backend/bindings/super-motherload';
import { m } from '$lib/i18n';
import type { Keep } from '$lib/settings/keep';
import { NewGamePlan, type PlanRules } from '$lib/shell/newgame.svelte';
import { card } from '../card';
import type { Crew } from '../types';

/** The four crews (SM-1). */
export const CREWS: readonly Crew[] = ['purple', 'green', 'orange', 'grey'];
/** A crew, or one drawn when the game starts (SM-8). */
export type CrewChoice = Crew | 'random';
export const CREW_CHOICES: readonly CrewChoice[] = ['random', ...CREWS];

const NAMES: Record<CrewChoice, () => string> = {
  random: m.sm_crew_random,
  purple: m.sm_crew_purple,
  green: m.sm_crew_green,
  orange: m.sm_crew_orange,
  grey: m.sm_crew_grey,
};
export const crewText = (crew: CrewChoice): string => NAMES[crew]();

export type CrewPlan = NewGamePlan<CrewChoice, null>;

const RULES: PlanRules<CrewChoice, null> = {
  game: card.id,
  seats: card.seats,
  readChoice: (kept) => CREW_CHOICES.find((crew) => crew === kept) ?? 'random',
  readExtra: () => null,
  // No crew is there twice (SM-8): the first seat that has it keeps it.
  together: (crew, seat, all) => (crew !== 'random' && all.indexOf(crew) < seat ? 'random' : crew),
};

/** The plan of a new game, as it was chosen last. */
export const crewPlan = (keep: Keep): CrewPlan => new NewGamePlan(keep, RULES);

/** The seat that holds a crew, or null. */
export function ownerOf({ seats }: CrewPlan, crew: CrewChoice): number | null {
  const index = crew === 'random' ? -1 : seats.findIndex((seat) => seat.choice === crew);
  return index === -1 ? null : index;
}

/** Gives a seat a crew; a seat that had it takes this one's instead, so that no crew is there twice (SM-8). */
export function giveCrew(plan: CrewPlan, index: number, crew: CrewChoice): void {
  const owner = ownerOf(plan, crew);
  const own = plan.seats[index]?.choice ?? 'random';
  plan.choose((choice, seat) => (seat === index ? crew : seat === owner ? own : choice));
}

/** The choices of the sheet as the engine takes them: null is drawn (SM-4, SM-8). */
export const engineOptions = (plan: CrewPlan): NewGame => ({
  first: plan.firstSeat,
  crews: plan.seats.map(({ choice }) => (choice === 'random' ? null : choice)),
});
