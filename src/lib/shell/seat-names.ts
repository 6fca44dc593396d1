// Names of persons that nobody typed. A save keeps the name of each seat as text; one that the sheet of a new game gave
// by itself is told in the language of the reader all the same.
import { LOCALES, m } from '$lib/i18n';

/** More seats than any game has. */
const MOST_SEATS = 9;

/** What a person is called who typed no name; numbered where several are at the table. */
export const personName = (number: number | null): string =>
  number === null ? m.newgame_player() : m.newgame_player_n({ number });

/** Each such name in each language, with its number. */
const GIVEN: ReadonlyMap<string, number | null> = new Map(
  LOCALES.flatMap((locale) => [
    [m.newgame_player({}, { locale }), null] as const,
    ...Array.from(
      { length: MOST_SEATS },
      (_, i) => [m.newgame_player_n({ number: i + 1 }, { locale }), i + 1] as const,
    ),
  ]),
);

/** Whether a name is one that nobody typed. */
export const isGiven = (name: string): boolean => GIVEN.has(name);

/** The name of a seat as it is shown: what was typed, else what a person is called in the language in use. */
export function shownName(name: string): string {
  const number = GIVEN.get(name);
  return number === undefined ? name : personName(number);
}
