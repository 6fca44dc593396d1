import { baseLocale, locales, overwriteGetLocale } from './paraglide/runtime.js';

/** A language the app speaks. */
export type Locale = (typeof locales)[number];

/** Every language the app speaks, in the order in which they are offered. */
export const LOCALES: readonly Locale[] = locales;

let current = $state<Locale>(baseLocale);

// Messages ask this at each call; it reads a rune, so markup that shows a message is drawn anew when it changes.
overwriteGetLocale(() => current);

/** The language in use. */
export function currentLocale(): Locale {
  return current;
}

/** Switches all texts, and tells screen readers by the document's `lang`. */
export function setLocale(locale: Locale): void {
  current = locale;
  document.documentElement.lang = locale;
}

/** Whether a tag such as `es` is a language the app speaks. */
export function isLocale(tag: string): tag is Locale {
  return LOCALES.some((locale) => locale === tag);
}
