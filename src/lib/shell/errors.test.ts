import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { Reason } from '$lib/backend';
import { LOCALES, setLocale } from '$lib/i18n';
import { errorText, reasonText, storageText } from './errors';

/** What the generated types of the table API name. */
function named(type: string, pattern: RegExp): string[] {
  const text = readFileSync(`src/lib/backend/bindings/table/${type}.ts`, 'utf8');
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}
const CODES = [...named('ApiError', /"code": "([a-z-]+)"/g), 'disconnected', 'not-invited'];
const FAILURES = named('StorageFailure', /"([a-z-]+)"/g);
/** What the codes carry, all at once. */
const CARRIED = { seat: 2, to_act: 1, min: 2, max: 4, most: 80, rule: 'SM-21', failure: 'full', revision: 3 };

afterEach(() => setLocale('en'));

describe('the texts of errors', () => {
  it('know every code of the program', () => {
    expect(CODES.length).toBeGreaterThan(28);
    expect(FAILURES).toEqual(['full', 'no-permission', 'missing', 'read-back', 'other']);
  });

  it.each(CODES)('have a sentence for %s in each language', (code) => {
    const texts = LOCALES.map((locale) => {
      setLocale(locale);
      return reasonText({ ...CARRIED, code } as unknown as Reason);
    });
    for (const text of texts) expect(text).toMatch(/^\p{Lu}.*\.$/u);
    expect(texts.join()).not.toMatch(/undefined|\{/);
    expect(new Set(texts).size).toBe(LOCALES.length);
  });

  it.each(FAILURES)('have a sentence for a disk that fails with %s in each language', (failure) => {
    const texts = LOCALES.map((locale) => {
      setLocale(locale);
      return storageText(failure as Parameters<typeof storageText>[0]);
    });
    for (const text of texts) expect(text).toMatch(/^\p{Lu}.*\.$/u);
    expect(new Set(texts).size).toBe(LOCALES.length);
  });

  it('never show what an unexpected fault says', () => {
    expect(errorText(new TypeError('x is undefined'))).toBe(
      'Something went wrong inside the app. Your saves are safe.',
    );
  });
});
