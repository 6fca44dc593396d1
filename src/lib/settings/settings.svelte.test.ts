import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentLocale, m, setLocale } from '$lib/i18n';
import { memoryKeep } from './memory-keep';
import { Settings, STEP_MS } from './settings.svelte';

function speak(...languages: string[]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

afterEach(() => setLocale('en'));

describe('settings', () => {
  it('start with the first system language that the app speaks', () => {
    speak('fr-FR', 'pl-PL', 'en');
    const settings = new Settings(memoryKeep());
    expect(settings.language).toBe('auto');
    expect(currentLocale()).toBe('pl');
    expect(document.documentElement.lang).toBe('pl');
  });

  it('fall back to English when the system speaks none of them', () => {
    speak('fr', 'de');
    new Settings(memoryKeep());
    expect(currentLocale()).toBe('en');
  });

  it('keep every change, and find it again', () => {
    const keep = memoryKeep();
    const settings = new Settings(keep);
    settings.language = 'es';
    settings.theme = 'day';
    settings.motion = 'reduced';
    settings.confirm = false;
    settings.speed = 'instant';
    settings.letterKeys = false;

    const again = new Settings(keep);
    expect(again).toMatchObject({
      language: 'es',
      theme: 'day',
      motion: 'reduced',
      confirm: false,
      speed: 'instant',
      letterKeys: false,
      shownTheme: 'day',
      reducedMotion: true,
      stepMs: STEP_MS.instant,
    });
    expect(m.settings_title()).toBe('Ajustes');
  });

  it.each(['not json', '[]', 'null', '{"language":"xx","theme":7,"motion":null,"speed":"warp","letterKeys":1}'])(
    'ignore what is no settings: %s',
    (text) => {
      const settings = new Settings(memoryKeep({ settings: text }));
      expect(settings).toMatchObject({
        language: 'auto',
        theme: 'system',
        motion: 'system',
        confirm: true,
        speed: 'normal',
        letterKeys: true,
      });
    },
  );

  it('follow the system in theme and motion, and change with it', () => {
    const queries: MediaQueryList[] = [];
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
      queries.push(list);
      return list;
    });
    const settings = new Settings(memoryKeep());
    const seen: string[] = [];
    const stop = $effect.root(() => {
      $effect(() => void seen.push(`${settings.shownTheme} ${String(settings.reducedMotion)}`));
    });
    flushSync();
    for (const list of queries) {
      Object.assign(list, { matches: true });
      list.dispatchEvent(new Event('change'));
    }
    flushSync();
    stop();
    expect(seen.at(0)).toBe('night false');
    expect(seen.at(-1)).toBe('day true');
  });

  it('let a table heed every key, or only those that type nothing', () => {
    const settings = new Settings(memoryKeep());
    const heeded = (): string[] =>
      ['d', 'D', '1', '!', '?', ' ', 'Escape', 'Enter', 'ArrowUp'].filter((key) => settings.heeds({ key }));
    expect(heeded()).toHaveLength(9);
    settings.letterKeys = false;
    expect(heeded()).toEqual([' ', 'Escape', 'Enter', 'ArrowUp']);
  });
});
