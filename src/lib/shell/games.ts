import { m } from '$lib/i18n';
import { loadRulebook as superMotherloadRules } from '$lib/games/super-motherload/rulebook';
import type { GameId, PlayableGame } from './types';

/** A game as the frame shows it. */
export interface GameCard {
  readonly id: GameId;
  /** Its palette, as in `data-world`. */
  readonly world: 'motherload' | 'minerals' | 'explorers';
  readonly name: () => string;
  readonly line: () => string;
  readonly seats: string;
  readonly minutes: number;
  /** Null while the game is still in the making. */
  readonly play: PlayableGame | null;
}

/** Every game, in the order of the strata: sky, ground, underground. A new game is one more entry here. */
export const GAMES: readonly GameCard[] = [
  {
    id: 'space-explorers',
    world: 'explorers',
    name: m.game_space_explorers,
    line: m.game_space_explorers_line,
    seats: '2–4',
    minutes: 40,
    play: null,
  },
  {
    id: 'minerals',
    world: 'minerals',
    name: m.game_minerals,
    line: m.game_minerals_line,
    seats: '2–5',
    minutes: 30,
    play: null,
  },
  {
    id: 'super-motherload',
    world: 'motherload',
    name: m.game_super_motherload,
    line: m.game_super_motherload_line,
    seats: '2–4',
    minutes: 60,
    play: {
      minSeats: 2,
      maxSeats: 4,
      rulebook: superMotherloadRules,
    },
  },
];

/** The game of that name, if there is one. */
export function gameCard(id: string | undefined): GameCard | undefined {
  return GAMES.find((game) => game.id === id);
}
