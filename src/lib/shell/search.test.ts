import { describe, expect, it } from 'vitest';
import { fold, searchRules, splitAtRules } from './search';
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
  it('are made of rule ids and of nothing else', () => {
    expect(splitAtRules('See SM-50, then (SM-5).')).toEqual([
      { text: 'See ' },
      { text: 'SM-50', rule: 'SM-50' },
      { text: ', then (' },
      { text: 'SM-5', rule: 'SM-5' },
      { text: ').' },
    ]);
    expect(splitAtRules('ISM-5x')).toEqual([{ text: 'ISM-5x' }]);
  });
});
