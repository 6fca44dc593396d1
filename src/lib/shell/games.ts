import { card as minerals } from '$lib/games/minerals/card';
import { card as spaceExplorers } from '$lib/games/space-explorers/card';
import { card as superMotherload } from '$lib/games/super-motherload/card';
import type { GameCard } from './guest';

/** Every game, in the order of the strata: sky, ground, underground. A new game is one more entry here. */
export const GAMES: readonly GameCard[] = [spaceExplorers, minerals, superMotherload];

/** Games as home offers them: those that can be played before those in the making. */
export const playableFirst = (games: readonly GameCard[]): readonly GameCard[] =>
  [...games].sort((a, b) => Number(a.play === null) - Number(b.play === null));

/** The game of that name, if there is one. */
export function gameCard(id: string | undefined): GameCard | undefined {
  return GAMES.find((game) => game.id === id);
}

/** How many may play, as it is written. */
export const seatsText = ({ seats }: GameCard): string => `${seats.min}–${seats.max}`;

/** Fetches the games ahead, so that a sheet or a picture is there when it is asked for. */
export async function fetchGuests(): Promise<void> {
  // Whoever asks for one of them then is told what went wrong; nobody has asked yet.
  await Promise.allSettled(GAMES.flatMap(({ play }) => (play === null ? [] : [play()])));
}
