// The colours of minerals.css by day and by night, against what text and marks stand on (WCAG 2 contrast).
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OWNER_PAINT } from './kinds';

// Tests run from the project's root.
const read = (path: string): string => readFileSync(`${process.cwd()}/src/lib/${path}`, 'utf8');

/** The custom properties of the first block with that selector. */
function block(css: string, selector: string): Map<string, string> {
  const start = css.indexOf(`\n${selector} {`);
  if (start < 0) throw new Error(`no block ${selector}`);
  const body = css.slice(start, css.indexOf('\n}', start));
  return new Map([...body.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{3,8});/g)].map((m) => [m[1]!, m[2]!]));
}
const own = read('games/minerals/minerals.css');
const day = new Map([
  ...block(read('shell/tokens.css'), "[data-world='minerals']"),
  ...block(own, "[data-world='minerals']"),
]);
const night = new Map([...day, ...block(own, ":root:not([data-theme='day']) [data-world='minerals']")]);

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
  const [r, g, b] = [1, 3, 5].map((i) => {
    const v = parseInt(full.slice(i, i + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
/** Pairs that do not reach `least`, as readable lines. */
function short(
  theme: Map<string, string>,
  inks: readonly string[],
  grounds: readonly string[],
  least: number,
): string[] {
  const colour = (name: string): string => {
    const value = name.startsWith('#') ? name : theme.get(name);
    if (value === undefined) throw new Error(`no colour ${name}`);
    return value;
  };
  return inks.flatMap((ink) =>
    grounds.flatMap((ground) => {
      const c = contrast(colour(ink), colour(ground));
      return c < least ? [`${ink} on ${ground}: ${c.toFixed(2)}`] : [];
    }),
  );
}

describe.each([
  ['day', day],
  ['night', night],
] as const)('by %s', (name, theme) => {
  const sheet = [
    '--ground',
    '--panel',
    '--mn-sheet-1',
    '--mn-sheet-2',
    '--mn-tray',
    '--mn-tray-lip',
    '--mn-tray-low',
    '--mn-cell',
  ];
  const labels = ['--mn-label-1', '--mn-label-2', '--panel'];
  const washes = ['--mn-wash-1', '--mn-wash-2', '--mn-wash-3', '--mn-halo'];

  it('text reads on sheet, trays, labels and washes', () => {
    expect(
      short(theme, ['--ink', '--mn-soft', '--mn-good-text', '--mn-bad-text'], [...sheet, ...labels, ...washes], 4.5),
    ).toEqual([]);
    expect(short(theme, ['--ink', '--mn-soft'], ['--mn-sheet-3'], 4.5)).toEqual([]);
  });
  it("the frame's colours read on labels", () => {
    expect(short(theme, ['--ink', '--ink-2', '--accent', '--good', '--bad', '--mn-signal'], labels, 4.5)).toEqual([]);
  });
  it('text reads on what is filled', () => {
    expect(short(theme, ['--mn-on-signal'], ['--mn-signal'], 4.5)).toEqual([]);
    expect(short(theme, ['--mn-on-good'], ['--good'], 4.5)).toEqual([]);
    expect(short(theme, ['--on-accent'], ['--accent'], 4.5)).toEqual([]);
  });
  it('marks stand out from their cream rim, and focus from the sheet', () => {
    expect(short(theme, ['--mn-signal', '--good', '--bad', '--mn-line', '--focus'], ['--mn-cream'], 3)).toEqual([]);
    expect(short(theme, ['--focus'], [...sheet, ...labels, ...washes], 3)).toEqual([]);
  });
  it('paper is not as bright as by day', () => {
    if (name === 'day') {
      expect(luminance(theme.get('--mn-sheet-1')!)).toBeGreaterThan(0.8);
      return;
    }
    for (const ground of sheet.concat(labels, washes))
      expect(luminance(theme.get(ground)!)).toBeLessThan(0.72 * luminance(day.get(ground)!));
  });
});

it("owners' letters read on their sign", () => {
  for (const { hue } of OWNER_PAINT) expect(contrast(hue[2], '#fff6e4')).toBeGreaterThan(4.5);
});
it('cream letters read on the plain sign', () => {
  for (const { hue } of OWNER_PAINT) expect(contrast(hue[1], '#fff6e4')).toBeGreaterThan(3); // bold, 13 px and more, with a shape of its own
});
