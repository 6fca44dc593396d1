// The page's first script against the settings it stands in for until they are there.
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceKeep } from './keep';
import { Settings } from './settings.svelte';

const script = readFileSync('static/first-paint.js', 'utf8');

/** The system's wish. */
function system(day: boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: day && query === '(prefers-color-scheme: light)',
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
}
function firstTheme(): string | undefined {
  delete document.documentElement.dataset.theme;
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- a file of this project
  new Function(script)();
  return document.documentElement.dataset.theme;
}

beforeEach(() => localStorage.clear());

describe('the first paint', () => {
  it.each([true, false])('has the theme of the settings when the system wants day: %s', (day) => {
    system(day);
    for (const theme of ['system', 'night', 'day'] as const) {
      new Settings(deviceKeep).theme = theme;
      expect(firstTheme()).toBe(new Settings(deviceKeep).shownTheme);
    }
  });

  it.each([null, '{', 'null', '[]', '7', '{"theme":"sepia"}'])('follows the system when %s was kept', (kept) => {
    if (kept !== null) localStorage.setItem('regolith.settings', kept);
    system(true);
    expect(firstTheme()).toBe('day');
    expect(new Settings(deviceKeep).shownTheme).toBe('day');
    system(false);
    expect(firstTheme()).toBe('night');
  });

  it('is asked for by the page before anything else runs', () => {
    const page = readFileSync('index.html', 'utf8');
    expect(page).toMatch(/<head>[^]*<script src="\/first-paint\.js"><\/script>[^]*<\/head>/);
  });
});
