import { describe, expect, it } from 'vitest';
import page from '../../../../../docs/rules/minerals.md?raw';
import { LOCALES } from '$lib/i18n';
import type { Rulebook } from '$lib/shell/types';
import { loadRulebook } from '.';

/** The ids of the rules page, in its order. */
const IDS = [...page.matchAll(/^(?:- |\| )(MN-\d+)\b/gmu)].map(([, id]) => id ?? '');

const rules = (book: Rulebook): Rulebook['chapters'][number]['rules'] => book.chapters.flatMap((c) => c.rules);
const withHouse = (book: Rulebook): string[] =>
  rules(book)
    .filter((rule) => rule.house !== undefined)
    .map(({ id }) => id);

it('the rules page has its rules', () => {
  expect(IDS.length).toBe(39);
  expect(IDS.at(0)).toBe('MN-1');
  expect(IDS.at(-1)).toBe('MN-71');
});

describe.each(LOCALES)('the rulebook in %s', (locale) => {
  it('has every rule once, in order', async () => {
    expect(rules(await loadRulebook(locale)).map((rule) => rule.id)).toEqual(IDS);
  });

  it('says something in every rule, and names only rules that exist', async () => {
    for (const rule of rules(await loadRulebook(locale))) {
      const said = `${rule.text ?? ''} ${rule.house ?? ''}`;
      expect(rule.title, rule.id).not.toBe('');
      expect(said.trim().length, rule.id).toBeGreaterThan(20);
      expect(said.trim(), rule.id).not.toMatch(/ {2}|[{}]/u);
      for (const [id] of said.matchAll(/MN-\d+/g)) expect(IDS, rule.id).toContain(id);
    }
  });

  it('has the chapters and the house rulings of the English one', async () => {
    const [book, english] = [await loadRulebook(locale), await loadRulebook('en')];
    expect(book.chapters.map((c) => c.id)).toEqual(english.chapters.map((c) => c.id));
    expect(withHouse(book)).toEqual(withHouse(english));
  });

  it('marks as house what the rules page marks so', async () => {
    const house = withHouse(await loadRulebook(locale));
    const lines = page.split('## Rulings of this program')[0]?.split('\n') ?? [];
    const marked = lines.flatMap((line) => {
      const id = /^(?:- |\| )(MN-\d+)\b/u.exec(line)?.[1];
      return id !== undefined && line.includes('House') ? [id] : [];
    });
    for (const id of marked) expect(house).toContain(id);
  });
});

it.each(LOCALES.filter((locale) => locale !== 'en'))('the rulebook in %s is translated', async (locale) => {
  const english = rules(await loadRulebook('en'));
  for (const [i, rule] of rules(await loadRulebook(locale)).entries()) {
    expect(rule.title, rule.id).not.toBe(english[i]?.title);
    if (rule.text !== undefined) expect(rule.text, rule.id).not.toBe(english[i]?.text);
    if (rule.house !== undefined) expect(rule.house, rule.id).not.toBe(english[i]?.house);
  }
});
