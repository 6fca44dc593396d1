// Words of the player's language that belong to no game.
import { currentLocale, type Locale } from '$lib/i18n';

/** A text of a content pack, in the language in use. */
export const here = (text: Readonly<Record<Locale, string>>): string => text[currentLocale()];

/** A list that says "and" before the last, as a sentence has it. */
export const listAnd = (parts: readonly string[]): string =>
  new Intl.ListFormat(currentLocale(), { type: 'conjunction', style: 'long' }).format(parts);

/** A list with the commas of the language. */
export const list = (parts: readonly string[]): string =>
  new Intl.ListFormat(currentLocale(), { type: 'unit', style: 'short' }).format(parts);
