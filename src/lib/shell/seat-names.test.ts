import { afterEach, describe, expect, it } from 'vitest';
import { LOCALES, m, setLocale } from '$lib/i18n';
import { personName, shownName } from './seat-names';

afterEach(() => setLocale('en'));

describe('names that nobody typed', () => {
  it.each(LOCALES)('given in %s are told in every language', (given) => {
    setLocale(given);
    const [alone, second] = [personName(null), personName(2)];
    for (const read of LOCALES) {
      setLocale(read);
      expect(shownName(alone)).toBe(m.newgame_player());
      expect(shownName(second)).toBe(m.newgame_player_n({ number: 2 }));
    }
  });

  it('are another word in each language, or this test would show nothing', () => {
    const words = LOCALES.map((locale) => m.newgame_player({}, { locale }));
    expect(new Set(words).size).toBe(LOCALES.length);
  });

  it('leave what was typed as it is', () => {
    setLocale('pl');
    for (const name of ['Rosa', 'Player One', 'player', '']) expect(shownName(name)).toBe(name);
  });
});
