import { describe, expect, it } from 'vitest';
import { LOCALES } from '$lib/i18n';
import type { Rulebook } from '$lib/shell/types';
import { loadRulebook } from '.';

/** Ids of the rules page; 28, 29, 39, 42, 49 and 54 are not used. */
const UNUSED = [28, 29, 39, 42, 49, 54];
const IDS = Array.from({ length: 59 }, (_, i) => i + 1)
  .filter((n) => !UNUSED.includes(n))
  .map((n) => `SM-${n}`);

const rules = (book: Rulebook): Rulebook['chapters'][number]['rules'] => book.chapters.flatMap((c) => c.rules);

describe.each(LOCALES)('the rulebook in %s', (locale) => {
  it('has every rule once, in order', async () => {
    expect(rules(await loadRulebook(locale)).map((r) => r.id)).toEqual(IDS);
  });

  it('says something in every rule, and names only rules that exist', async () => {
    const book = await loadRulebook(locale);
    for (const rule of rules(book)) {
      const said = `${rule.text ?? ''} ${rule.house ?? ''}`;
      expect(rule.title, rule.id).not.toBe('');
      expect(said.trim().length, rule.id).toBeGreaterThan(20);
      for (const [id] of said.matchAll(/SM-\d+/g)) expect(IDS, rule.id).toContain(id);
    }
  });

  it('has the chapters and the house rulings of the English one', async () => {
    const [book, english] = [await loadRulebook(locale), await loadRulebook('en')];
    expect(book.chapters.map((c) => c.id)).toEqual(english.chapters.map((c) => c.id));
    const house = (b: Rulebook): string[] =>
      rules(b)
        .filter((r) => r.house !== undefined)
        .map((r) => r.id);
    expect(house(book)).toEqual(house(english));
  });
});
