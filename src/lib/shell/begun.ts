// When a game was begun, for the list of saves.
import type { Header } from '$lib/backend';
import { currentLocale } from '$lib/i18n';

/** The day a game was begun: games against the same players differ by it. */
export function begunText({ created }: Header, now: number): string {
  const date = new Date(created * 1000);
  const sameYear = date.getFullYear() === new Date(now * 1000).getFullYear();
  const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', ...(sameYear ? {} : { year: 'numeric' }) };
  return new Intl.DateTimeFormat(currentLocale(), day).format(date);
}
