import { afterEach, describe, expect, it } from 'vitest';
import { ago } from './format';
import { setLocale } from './locale.svelte';

const NOW = Date.UTC(2026, 10, 30, 12) / 1000;
const DAY = 86_400;

afterEach(() => setLocale('en'));

describe('ago', () => {
  it.each([
    [0, 'now'],
    [-30, 'now'],
    [4 * 60, '4 min. ago'],
    [3 * 3600, '3 hr. ago'],
    [DAY, 'yesterday'],
    [3 * DAY, '3 days ago'],
    [15 * DAY, '2 wk. ago'],
    [80 * DAY, 'Sep 11'],
    [400 * DAY, 'Oct 2025'],
  ])('%i seconds is "%s"', (seconds, text) => {
    expect(ago(NOW - seconds, NOW)).toBe(text);
  });

  it('speaks the language in use', () => {
    setLocale('pl');
    expect(ago(NOW - DAY, NOW)).toBe('wczoraj');
  });
});
