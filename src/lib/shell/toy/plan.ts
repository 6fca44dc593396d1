import type { PlanRules } from '../newgame.svelte';
import { card } from './card';

export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;

export interface ToyOptions {
  readonly seed: string;
  readonly short: boolean;
}

function readOptions(kept: unknown): ToyOptions {
  const { seed, short } = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  return { seed: typeof seed === 'string' ? seed : '7', short: short === true };
}

/** Two to five seats, nothing to choose at a seat, options for the whole game. */
export const toyRules: PlanRules<null, ToyOptions> = {
  game: card.id,
  seats: card.seats,
  readChoice: () => null,
  readExtra: readOptions,
};
