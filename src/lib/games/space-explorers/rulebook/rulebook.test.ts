import { describe, expect, it } from 'vitest';
import page from '../../../../../docs/rules/space-explorers.md?raw';
import { LOCALES } from '$lib/i18n';
import { ruleIds, splitAtRules } from '$lib/shell/search';
import type { Rulebook } from '$lib/shell/types';
import { loadRulebook } from '.';

/** The ids of the rules page, in its order. */
const IDS = [...page.matchAll(/^(?:- |\| )(SE-A?\d+)\b/gmu)].map(([, id]) => id ?? '');

const rules = (book: Rulebook): Rulebook['chapters'][number]['rules'] => book.chapters.flatMap((c) => c.rules);
const withHouse = (book: Rulebook): string[] =>
  rules(book)
    .filter((rule) => rule.house !== undefined)
    .map(({ id }) => id);

it('the rules page has its rules', () => {
  expect(IDS.length).toBe(85);
  expect(IDS.at(0)).toBe('SE-1');
  expect(IDS.at(-1)).toBe('SE-25');
  expect(IDS.filter((id) => id.startsWith('SE-A'))).toEqual(Array.from({ length: 60 }, (_, i) => `SE-A${i + 1}`));
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
      for (const [id] of said.matchAll(/SE-A?\d+/g)) expect(IDS, rule.id).toContain(id);
    }
  });

  it('can be linked to by every id', async () => {
    const ids = ruleIds(await loadRulebook(locale));
    for (const id of IDS) expect(splitAtRules(`(${id}).`, ids).map(({ rule }) => rule)).toContain(id);
  });

  it('begins each ability with its number', async () => {
    const titles = rules(await loadRulebook(locale)).filter(({ id }) => id.startsWith('SE-A'));
    for (const { id, title } of titles) expect(title).toMatch(new RegExp(`^${id.slice(4)}\\*? · \\p{L}`, 'u'));
    // The asterisk stands where the rules page has it.
    const starred = [...page.matchAll(/^\| (SE-A\d+) \*/gmu)].map(([, id]) => id);
    expect(titles.filter(({ title }) => title.includes('*')).map(({ id }) => id)).toEqual(starred);
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
      const id = /^(?:- |\| )(SE-A?\d+)\b/u.exec(line)?.[1];
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
