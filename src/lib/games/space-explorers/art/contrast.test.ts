// The colours of explorers.css by day and by night, against what text and marks stand on (WCAG 2 contrast).
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DIVISIONS, HUES, INK } from './palette';

// Tests run from the project's root.
const read = (path: string): string => readFileSync(`${process.cwd()}/src/lib/${path}`, 'utf8');

/** The custom properties of the first block with that selector. */
function block(css: string, selector: string): Map<string, string> {
  const start = css.indexOf(`\n${selector} {`);
  if (start < 0) throw new Error(`no block ${selector}`);
  const body = css.slice(start, css.indexOf('\n}', start));
  return new Map([...body.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{3,8});/g)].map((m) => [m[1]!, m[2]!]));
}
const own = read('games/space-explorers/explorers.css');
const night = new Map([
  ...block(read('shell/tokens.css'), "[data-world='explorers']"),
  ...block(own, "[data-world='explorers']"),
]);
const day = new Map([...night, ...block(own, ":root[data-theme='day'] [data-world='explorers']")]);

const channels = (hex: string): number[] => [1, 3, 5, 7].map((i) => parseInt(hex.slice(i, i + 2) || 'ff', 16));
/** A colour that lets through, laid on another. */
function over(top: string, below: string): string {
  const [r, g, b, a] = channels(top) as [number, number, number, number];
  const under = channels(below);
  return `#${[r, g, b]
    .map((v, i) =>
      Math.round((v * a + under[i]! * (255 - a)) / 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((v) =>
    v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4,
  );
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
const SKY = ['--se-sky-1', '--se-sky-2', '--se-sky-3', '--se-sky-4'];
const PANELS = ['--ground', '--panel', '--panel-2', '--se-plate', '--se-earth'];
const PAPER = ['--se-paper', '--se-paper-hi', '--se-white'];
const MARKS = DIVISIONS.map((d) => `--se-${d}`);

describe.each([
  ['night', night],
  ['day', day],
] as const)('by %s', (name, theme) => {
  it('text reads on sky, ground, panels and plates', () => {
    expect(short(theme, ['--ink', '--ink-2'], [...SKY, ...PANELS], 4.5)).toEqual([]);
    expect(short(theme, ['--good', '--bad'], ['--ground', '--panel', '--se-plate', '--se-earth'], 4.5)).toEqual([]);
    expect(short(theme, ['--accent'], ['--ground', '--se-plate'], 4.5)).toEqual([]);
  });
  it('text reads on plates that let the sky through, and on veiled sky', () => {
    for (const ground of SKY) {
      const plate = over(theme.get('--se-plate-thin')!, theme.get(ground)!);
      expect(contrast(theme.get('--ink')!, plate)).toBeGreaterThan(7);
      expect(contrast(theme.get('--ink-2')!, plate)).toBeGreaterThan(4.5);
    }
  });
  it('text reads on what is filled', () => {
    expect(short(theme, ['--on-accent'], ['--accent'], 4.5)).toEqual([]);
    expect(short(theme, ['--se-on-signal'], ['--se-signal'], 4.5)).toEqual([]);
  });
  it('marks, emblems and rockets stand out from sky, plates and ground', () => {
    expect(
      short(
        theme,
        [...MARKS, '--se-mark', '--se-own'],
        [...SKY.slice(0, 3), ...PANELS.slice(0, 2), '--se-plate', '--se-earth'],
        3,
      ),
    ).toEqual([]);
    expect(short(theme, ['--se-empty'], ['--se-sky-3', '--se-earth', '--se-plate'], 3)).toEqual([]);
    expect(short(theme, ['--se-ring'], SKY, 3)).toEqual([]);
    expect(short(theme, ['--focus'], [...SKY, ...PANELS], 3)).toEqual([]);
  });
  it('paper is the same as by night', () => {
    for (const [key, value] of night) if (key.startsWith('--se-paper')) expect(theme.get(key)).toBe(value);
  });
  it('text reads on paper', () => {
    expect(
      short(
        theme,
        ['--se-paper-ink', '--se-paper-ink-2', '--se-paper-good', '--se-paper-bad', '--se-rust'],
        PAPER,
        4.5,
      ),
    ).toEqual([]);
    expect(short(theme, ['--se-paper-ink', '--se-paper-ink-2'], ['--se-paper-lo'], 4.5)).toEqual([]);
    expect(short(theme, ['--se-paper-link'], PAPER, 4.5)).toEqual([]);
    expect(short(theme, ['--se-paper-focus'], [...PAPER, '--se-paper-lo'], 3)).toEqual([]);
  });
  it(name === 'day' ? 'the sky is bright' : 'the sky is dark', () => {
    for (const band of SKY)
      if (name === 'day') expect(luminance(theme.get(band)!)).toBeGreaterThan(0.4);
      else expect(luminance(theme.get(band)!)).toBeLessThan(0.06);
  });
});

it("the drawings' fallbacks are the night's values", () => {
  const used = new Map<string, string>();
  for (const file of ['palette', 'sky'])
    for (const [, key, value] of read(`games/space-explorers/art/${file}.ts`).matchAll(
      /var\((--se-[\w-]+),(#[0-9a-f]+)\)/g,
    ))
      used.set(key!, value!);
  expect(used.size).toBeGreaterThan(15);
  expect([...used].filter(([key, value]) => night.get(key) !== value)).toEqual([]);
});
it('marks read on their colour, and hollow ones on paper', () => {
  for (const d of DIVISIONS) {
    expect(contrast(INK.night, HUES[d].base)).toBeGreaterThan(4.5);
    expect(contrast(HUES[d].deep, INK.cream)).toBeGreaterThan(3);
  }
});
it('figures read on paper, cream and buff', () => {
  for (const ground of [INK.paper, INK.cream, INK.white, INK.buff])
    expect(contrast(INK.night, ground)).toBeGreaterThan(7);
  expect(contrast(INK.brown, INK.cream)).toBeGreaterThan(4.5);
  expect(contrast(INK.brown, INK.buff)).toBeGreaterThan(4.5);
});
