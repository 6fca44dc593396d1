import { describe, expect, it } from 'vitest';
import { fold, ruleIds, searchRules, splitAtRules } from './search';
import type { Rulebook } from './types';

const book: Rulebook = {
  chapters: [
    { id: 'a', title: 'A', rules: [{ id: 'SM-1', title: 'Żółta płyta', text: 'Nie da się jej wysadzić.' }] },
    {
      id: 'b',
      title: 'B',
      rules: [
        { id: 'SM-2', title: 'Rock', house: 'Never an artifact.' },
        { id: 'SM-21', title: 'Connect', text: 'An edge.' },
      ],
    },
  ],
};
const ids = (query: string): string[] => searchRules(book, query).chapters.flatMap((c) => c.rules.map((r) => r.id));

describe('searching the rules', () => {
  it('finds without accents and capitals, Polish ł included', () => {
    expect(fold('ŻÓŁTA Piñón')).toBe('zolta pinon');
    expect(ids('zolta PLYTA')).toEqual(['SM-1']);
  });

  it('finds by id, by text and by house ruling', () => {
    expect(ids('sm-21')).toEqual(['SM-21']);
    expect(ids('edge')).toEqual(['SM-21']);
    expect(ids('artifact')).toEqual(['SM-2']);
  });

  it('wants every word, and leaves out empty chapters', () => {
    expect(ids('rock edge')).toEqual([]);
    expect(searchRules(book, 'rock').chapters.map((c) => c.id)).toEqual(['b']);
  });

  it('gives the whole book for an empty query', () => {
    expect(searchRules(book, '  ')).toBe(book);
  });
});

describe('links inside rule texts', () => {
  it('are made of the ids of rules that the book has and of nothing else', () => {
    const known = ruleIds(book);
    expect([...known]).toEqual(['SM-1', 'SM-2', 'SM-21']);
    expect(splitAtRules('See SM-21, then (SM-2).', known)).toEqual([
      { text: 'See ' },
      { text: 'SM-21', rule: 'SM-21' },
      { text: ', then (' },
      { text: 'SM-2', rule: 'SM-2' },
      { text: ').' },
    ]);
    const plain = (text: string): void =>
      expect(splitAtRules(text, known).filter(({ rule }) => rule !== undefined)).toEqual([]);
    for (const text of ['ISM-2', 'SM-2x', 'SM-22', 'MN-1', '']) plain(text);
  });

  it('know ids with a letter before the figure', () => {
    expect(splitAtRules('By SE-A12.', new Set(['SE-A12']))).toEqual([
      { text: 'By ' },
      { text: 'SE-A12', rule: 'SE-A12' },
      { text: '.' },
    ]);
  });
});
