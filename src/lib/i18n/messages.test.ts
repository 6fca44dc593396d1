import { describe, expect, it } from 'vitest';
import en from '../../../messages/en.json';
import es from '../../../messages/es.json';
import pl from '../../../messages/pl.json';

const files: Record<string, Record<string, unknown>> = { en, es, pl };

/** The names in braces of a plain message; messages with plural forms are compared by their declared inputs. */
function inputs(message: unknown): string[] {
  if (typeof message !== 'string') {
    const declarations = (message as { declarations?: string[] }[])[0]?.declarations ?? [];
    return declarations.filter((line) => line.startsWith('input ')).map((line) => line.slice(6));
  }
  return [...message.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

describe.each(['es', 'pl'])('messages in %s', (locale) => {
  const texts = files[locale] ?? {};

  it('have exactly the keys of the English ones', () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(en).toSorted());
  });

  it('take the same inputs', () => {
    for (const [key, message] of Object.entries(en)) {
      expect([key, ...new Set(inputs(texts[key]))].toSorted()).toEqual([key, ...new Set(inputs(message))].toSorted());
    }
  });
});

describe.each(Object.entries(files))('messages/%s.json', (_, texts) => {
  const keys = Object.keys(texts);

  it('is sorted, so that several people can add to it without conflicts', () => {
    expect(keys).toEqual(keys.toSorted());
  });

  it('has no empty text', () => {
    for (const key of keys) expect(texts[key], key).not.toBe('');
  });
});
