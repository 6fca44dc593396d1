import type { Rulebook } from './types';

/** Lower case without accents, so that "pila", "Píla" and "PILA" meet; Polish ł counts as l. */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}

/** The chapters and rules in which every word of the query occurs, in the rule's id, title, text or house ruling. */
export function searchRules(book: Rulebook, query: string): Rulebook {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return book;
  const chapters = book.chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => {
        const hay = fold([rule.id, rule.title, rule.text ?? '', rule.house ?? ''].join(' '));
        return words.every((word) => hay.includes(word));
      }),
    }))
    .filter((chapter) => chapter.rules.length > 0);
  return { chapters };
}

/** A stretch of a rule's text: plain, or the id of another rule. */
export interface TextPart {
  readonly text: string;
  readonly rule?: string;
}

/** Ids of every rule in a book. */
export function ruleIds({ chapters }: Rulebook): ReadonlySet<string> {
  return new Set(chapters.flatMap(({ rules }) => rules.map(({ id }) => id)));
}

/** Splits a text at the ids in it of rules that the book has, so that they can become links. */
export function splitAtRules(text: string, ids: ReadonlySet<string>): TextPart[] {
  return text
    .split(/\b([A-Z]+-[A-Z]?\d+)\b/)
    .map((part) => (ids.has(part) ? { text: part, rule: part } : { text: part }))
    .filter((part) => part.text !== '');
}
