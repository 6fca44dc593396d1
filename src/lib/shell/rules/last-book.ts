// Which rulebook the frame's link to the rules opens.
import { readObject, type Keep } from '$lib/settings/keep';
import { GAMES } from '../games';
import type { GameCard } from '../guest';

const NAME = 'rules';

/** Games whose rules can be read. */
export const books = (): readonly GameCard[] => GAMES.filter(({ play }) => play !== null);

/** The game whose rules were read last, or else the first that has some. */
export function lastBook(keep: Keep): GameCard | undefined {
  const { game } = readObject(keep, NAME);
  return books().find(({ id }) => id === game) ?? books()[0];
}

export function keepBook(keep: Keep, { id }: GameCard): void {
  keep.write(NAME, JSON.stringify({ game: id }));
}
