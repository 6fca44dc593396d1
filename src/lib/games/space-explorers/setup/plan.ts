// What is chosen for a new game of Space Explorers: who sits where, and who starts. A seat's emblem goes with the seat.
import type { NewGame } from '$lib/backend/bindings/space-explorers';
import type { Keep } from '$lib/settings/keep';
import { NewGamePlan, type PlanRules } from '$lib/shell/newgame.svelte';
import { card } from '../card';

export type ExplorersPlan = NewGamePlan<null, null>;

const RULES: PlanRules<null, null> = {
  game: card.id,
  seats: card.seats,
  readChoice: () => null,
  readExtra: () => null,
};

/** The plan of a new game, as it was chosen last. */
export const explorersPlan = (keep: Keep): ExplorersPlan => new NewGamePlan(keep, RULES);

/** The choices of the sheet as the engine takes them: null is drawn (SE-6). */
export const engineOptions = (plan: ExplorersPlan): NewGame => ({ first: plan.firstSeat });
