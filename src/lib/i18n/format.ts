import { currentLocale } from './locale.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** From here on a date says more than a count of days. */
const OLD = 5 * WEEK;

/** How long ago a moment was, in words. Both in seconds since 1970. */
export function ago(then: number, now: number): string {
  const seconds = Math.max(0, now - then);
  if (seconds >= OLD) {
    const date = new Date(then * 1000);
    const sameYear = date.getFullYear() === new Date(now * 1000).getFullYear();
    return new Intl.DateTimeFormat(currentLocale(), {
      month: 'short',
      ...(sameYear ? { day: 'numeric' } : { year: 'numeric' }),
    }).format(date);
  }
  const words = new Intl.RelativeTimeFormat(currentLocale(), { numeric: 'auto', style: 'short' });
  if (seconds < MINUTE) return words.format(0, 'second');
  if (seconds < HOUR) return words.format(-Math.floor(seconds / MINUTE), 'minute');
  if (seconds < DAY) return words.format(-Math.floor(seconds / HOUR), 'hour');
  if (seconds < WEEK) return words.format(-Math.floor(seconds / DAY), 'day');
  return words.format(-Math.floor(seconds / WEEK), 'week');
}
