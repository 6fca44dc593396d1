import { afterEach, describe, expect, it } from 'vitest';
import type { TextFault } from '$lib/backend/bindings/minerals';
import { LOCALES, setLocale } from '$lib/i18n';
import { blameOf, checksOf, faultsAt, textFaultSpan, textFaultText } from './faults';
import { answer, drawn } from './testing';

const BOX = [4, 2, 1, 1, 1];
const LONE = drawn('ww..t', 'k');
const lone = answer(LONE, BOX, [
  { code: 'wrong-count', mineral: 'wollastonite', have: 2, need: 4 },
  { code: 'wrong-count', mineral: 'kyanite', have: 3, need: 2 },
  { code: 'few-neighbours', hex: { q: 4, r: 0 }, neighbours: 0 },
  { code: 'disconnected', parts: [[{ q: 4, r: 0 }]] },
]);

const TEXT_FAULTS: Record<TextFault['code'], TextFault> = {
  'too-long': { code: 'too-long', most: 4096 },
  'unknown-letter': { code: 'unknown-letter', row: 2, at: 3, letter: 'x' },
  'number-from-zero': { code: 'number-from-zero', row: 2, at: 3 },
  'number-too-large': { code: 'number-too-large', row: 2, at: 3 },
  'row-too-long': { code: 'row-too-long', row: 2, at: 3, most: 120 },
  'too-many-rows': { code: 'too-many-rows', most: 120 },
  'no-checksum': { code: 'no-checksum', row: 7 },
  'bad-checksum': { code: 'bad-checksum', at: 3 },
  'wrong-checksum': { code: 'wrong-checksum' },
};

afterEach(() => setLocale('en'));

describe('what has to be seen to', () => {
  it('names each fault with its places and what to do', () => {
    const checks = checksOf(lone);
    expect(checks.map(({ id, good, text, hexes }) => [id, good, text, hexes.length])).toEqual([
      ['laid', false, '4 of 9 laid', lone.open.length],
      ['many-kyanite', false, 'Too many: 1 kyanite', 1],
      ['touch', false, '1 tile touches no other', 1],
      ['whole', false, '1 part lies apart', 1],
    ]);
    expect(checks[0]).toMatchObject({ mineral: 'wollastonite', hint: 'Still to lay: 2 wollastonites.' });
  });

  it('is all good where the engine found nothing', () => {
    expect(checksOf(answer(drawn('ww', 'ww'), [4, 0, 0, 0, 0])).map(({ good }) => good)).toEqual([true, true, true]);
  });

  it('says how far a board reaches that is too wide, and where', () => {
    const wide = answer(drawn('w....w', 'w'), BOX, [{ code: 'too-wide', rows: 2, columns: 130, most: 120 }]);
    const check = checksOf(wide).find(({ id }) => id === 'wide');
    expect(check?.text).toContain('130');
    expect(check?.hexes).toContainEqual({ q: 5, r: 0 });
  });

  it('marks the places that are still there, and says them at the hex', () => {
    expect(blameOf(lone, LONE)).toEqual({ lone: [{ q: 4, r: 0 }], apart: [[{ q: 4, r: 0 }]] });
    expect(blameOf(lone, drawn('ww'))).toEqual({ lone: [], apart: [[]] });
    expect(faultsAt(lone, { q: 4, r: 0 })).toEqual(['touches no tile', 'apart from the board']);
    expect(faultsAt(lone, { q: 0, r: 0 })).toEqual([]);
  });
});

describe('a damaged text', () => {
  it.each(LOCALES)('is refused with its reason and place in %s', (locale) => {
    setLocale(locale);
    const texts = Object.values(TEXT_FAULTS).map(textFaultText);
    expect(new Set(texts).size).toBe(texts.length);
    for (const fault of Object.values(TEXT_FAULTS)) {
      const text = textFaultText(fault);
      if ('row' in fault) expect(text).toContain(String(fault.row));
      if ('at' in fault) expect(text).toContain(String(fault.at));
      if ('most' in fault) expect(text).toContain(String(fault.most));
      if ('letter' in fault) expect(text).toContain(fault.letter);
    }
  });

  it('is marked where it is wrong, white space and invisible signs not counted', () => {
    const marked = (fault: TextFault, text: string): string | null => {
      const span = textFaultSpan(fault, text);
      return span === null ? null : `${text.slice(0, span[0])}[${text.slice(...span)}]${text.slice(span[1])}`;
    };
    expect(marked(TEXT_FAULTS['unknown-letter'], 'ww/\n k\u200bk x#1234')).toBe('ww/\n k\u200bk [x]#1234');
    expect(marked({ code: 'bad-checksum', at: 2 }, 'w/k#1z34')).toBe('w/k#1[z]34');
    expect(marked({ code: 'bad-checksum', at: 4 }, 'w/k#123')).toBe('w/k#123[]');
    expect(marked(TEXT_FAULTS['no-checksum'], 'w/k')).toBe('w/k[]');
    expect(marked(TEXT_FAULTS['wrong-checksum'], 'w/k#1234')).toBeNull();
  });
});
