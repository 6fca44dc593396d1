import type { Locale } from '$lib/i18n';
import type { Rulebook } from '$lib/shell/types';

const BOOKS: Record<Locale, () => Promise<{ default: Rulebook }>> = {
  en: () => import('./en.json'),
  es: () => import('./es.json'),
  pl: () => import('./pl.json'),
};

/** The rules of Space Explorers in one language, loaded when first asked for. */
export async function loadRulebook(locale: Locale): Promise<Rulebook> {
  return (await BOOKS[locale]()).default;
}
