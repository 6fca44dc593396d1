import { afterEach, describe, expect, it } from 'vitest';
import en from '../../../../messages/en.json';
import es from '../../../../messages/es.json';
import pl from '../../../../messages/pl.json';
import type { Action, Effect, Mineral, Options, Refusal, Step, View } from '$lib/backend/bindings/minerals';
import { LOCALES, setLocale, type Locale } from '$lib/i18n';
import { KINDS } from './art/kinds';
import { Content } from './content';
import { effectText } from './effects';
import { hexName } from './hexname';
import {
  cardLabel,
  emptyCardLabel,
  goLabel,
  hexLabel,
  poolLabel,
  SCORE_PARTS,
  scorePartName,
  scoreText,
  seatLabel,
  toolLabel,
  toolLacks,
} from './labels';
import { refusalText } from './refusals';
import { deedText } from './deed';
import { previewLines } from './slip';
import { promptLines } from './slip-prompt';
import * as words from './words';
import {
  at,
  EFFECTS,
  EMPTY,
  here,
  NAMES,
  OPTIONS,
  PACK,
  paid,
  position,
  preview,
  PREVIEWS,
  QUINTET,
  ROSES,
  STEPS,
  tile,
  TOOLS,
  view,
} from './words.testing';

const REFUSALS: { [K in Refusal['code']]: Extract<Refusal, { code: K }>[] } = {
  'other-step': STEPS.map((due) => ({ code: 'other-step', due })),
  'no-tile': [{ code: 'no-tile', at: here }],
  disconnects: [{ code: 'disconnects', at: here }],
  'not-wollastonite': [
    { code: 'not-wollastonite', at: here, found: null, setup: true },
    { code: 'not-wollastonite', at: here, found: 'kyanite', setup: false },
  ],
  occupied: [{ code: 'occupied', at: here, seat: 1, setup: true }],
  'wollastonite-free': [{ code: 'wollastonite-free', at: here }],
  'must-move': [{ code: 'must-move', to: here }],
  'not-straight': [{ code: 'not-straight' }],
  'wrong-distance': [1, 2, 5].map((due) => ({ code: 'wrong-distance', steps: 7, due })),
  'wide-gap': [{ code: 'wide-gap', at: here }],
  'lands-on-gap': [{ code: 'lands-on-gap', at: here }],
  'lands-on-pawn': [{ code: 'lands-on-pawn', at: here, seat: 1 }],
  'not-cut-off': [{ code: 'not-cut-off', at: here }],
  'not-lowest': [{ code: 'not-lowest', lowest: 'wollastonite', found: 'orpiment' }],
  'not-dearer': [{ code: 'not-dearer', lowest: 'anthracite' }],
  'no-tools': [
    { code: 'no-tools', cards: true },
    { code: 'no-tools', cards: false },
  ],
  'tool-not-in-play': TOOLS.map((tool) => ({ code: 'tool-not-in-play', tool })),
  'tool-used': TOOLS.map((used) => ({ code: 'tool-used', used })),
  'wrong-time': TOOLS.map((tool) => ({ code: 'wrong-time', tool, due: 'before' })),
  'cannot-pay': TOOLS.flatMap((tool) => [true, false].map((lifted) => ({ code: 'cannot-pay', tool, lifted }) as const)),
  'no-bend': [{ code: 'no-bend', at: here }],
  'same-direction': [{ code: 'same-direction' }],
  'not-free-way': [{ code: 'not-free-way', at: here }],
  'not-in-pool': KINDS.map((mineral) => ({ code: 'not-in-pool', mineral })),
  'not-empty': (['hammer', 'vortex'] as const).map((tool) => ({ code: 'not-empty', at: here, tool })),
  'touches-too-few': (['hammer', 'vortex'] as const).flatMap((tool) =>
    [0, 1].map((tiles) => ({ code: 'touches-too-few', at: here, tiles, tool }) as const),
  ),
  'nothing-to-do': TOOLS.filter((tool) => tool !== 'chest').map((tool) => ({ code: 'nothing-to-do', tool })),
  'bag-empty': [{ code: 'bag-empty' }],
  'not-drawn': [{ code: 'not-drawn', mineral: 'kyanite' }],
  'not-another-player': [{ code: 'not-another-player' }],
  'not-equal': [{ code: 'not-equal', give: 4, take: 6 }],
  'lacks-for-swap': [{ code: 'lacks-for-swap', seat: 1, missing: [0, 2, 0, 0, 1] }],
  'nothing-alike': [{ code: 'nothing-alike', with: 1 }],
  'not-next': [{ code: 'not-next', at: here }],
  'same-colour': [{ code: 'same-colour', mineral: 'orpiment' }],
  'not-on-line': [{ code: 'not-on-line', at: here }],
  'not-free-tile': [
    { code: 'not-free-tile', at: here, seat: 1, tool: 'rope' },
    { code: 'not-free-tile', at: at(0, 9), seat: null, tool: 'rope' },
  ],
  'no-lantern-move': [{ code: 'no-lantern-move' }],
  'no-cards': [{ code: 'no-cards' }],
  'not-face-up': [{ code: 'not-face-up', card: ROSES }],
  collected: [{ code: 'collected' }],
  'lacks-minerals': [{ code: 'lacks-minerals', missing: [0, 1, 0, 2, 0] }],
  'no-lower-value': [{ code: 'no-lower-value' }],
};

const PROMPTS: Record<Step, [View, Options | null][]> = {
  removing: [[position({ step: 'removing', removed: 1 }), OPTIONS]],
  placing: [
    [position({ step: 'placing', placing: 1 }), OPTIONS],
    [position({ step: 'placing', placing: 0 }), OPTIONS],
  ],
  return: [[position({ step: 'return' }), OPTIONS]],
  before: [
    [view, null],
    ...KINDS.map((underfoot): [View, Options] => [view, { ...OPTIONS, underfoot }]),
    [view, { ...OPTIONS, fails: true, saves: ['map', 'vortex'] }],
    [view, { ...OPTIONS, fails: true, hexes: [], underfoot: 'orpiment' }],
  ],
  cutting: [1, 2, 5].map((count) => [
    position({
      step: 'cutting',
      loose: Array.from({ length: count }, () => ({ hexes: [here], lowest: { hex: here, mineral: 'kyanite' } })),
    }),
    { ...OPTIONS, tools: [{ tool: 'shovel', refused: null, hexes: [], bends: [], minerals: EMPTY, partners: [] }] },
  ]),
  after: [
    [position({ step: 'after' }), null],
    [
      position({ step: 'after' }),
      {
        ...OPTIONS,
        cards: [ROSES, QUINTET].map((card) => ({ card, missing: EMPTY, missingLower: null, refused: null })),
        tools: [{ tool: 'rope', refused: null, hexes: [], bends: [], minerals: EMPTY, partners: [] }],
      },
    ],
  ],
  keeping: [[position({ step: 'keeping', drawn: ['kyanite', 'orpiment'] }), OPTIONS]],
  lantern: [[position({ step: 'lantern' }), OPTIONS]],
  over: [[position({ step: 'over', ended: 'still' }), null]],
};

const ACTIONS: readonly Action[] = [
  { remove: here },
  { place: here },
  { move: here },
  { map: { bend: here, to: here } },
  { compass: here },
  { fail: null },
  { cut: here },
  { hammer: { mineral: 'kyanite', at: here } },
  'chest',
  { keep: 'kyanite' },
  { sack: { with: 1, give: EMPTY, take: EMPTY } },
  { vortex: here },
  { collect: { card: ROSES, lower: false } },
  'lantern',
  'end-turn',
];
const LABELS: Record<string, () => string> = {
  hex: () => hexLabel(NAMES, view, at(1, 0), ['legal']),
  'hex, marked': () =>
    hexLabel(NAMES, view, at(3, 0), ['legal', 'picked', 'way', 'taken', 'lost', 'loose', 'lifted'], true),
  'hex, empty': () => hexLabel(NAMES, view, at(-1, 0)),
  'hexes outside': () => [at(-2, 0), at(5, 0), at(1, -2), at(1, 9)].map((hex) => hexName(view, hex)).join('; '),
  card: () =>
    cardLabel(NAMES, QUINTET, {
      option: { card: QUINTET, missing: [0, 0, 0, 1, 1], missingLower: [0, 0, 0, 1, 0], refused: null },
      then: [0, 0, 0, 0, 1],
    }),
  'no card': emptyCardLabel,
  tools: () => TOOLS.map((tool) => toolLabel(NAMES, view, tool)).join('; '),
  'tool picked': () => toolLabel(NAMES, view, 'map', 'picked'),
  'tool used': () => toolLabel(NAMES, view, 'map', 'used'),
  'tool refused': () => toolLabel(NAMES, view, 'map', { refused: { code: 'cannot-pay', tool: 'map', lifted: false } }),
  'tool lacks': () => TOOLS.map(toolLacks).join('; '),
  'tool short': () => TOOLS.map(words.toolShort).join('; '),
  pool: () => poolLabel('kyanite', 2, 3, 1),
  score: () => scoreText(NAMES, view, 0),
  'score, tiles': () => scoreText(NAMES, { ...view, variant: 'tiles' }, 0),
  'score parts': () => SCORE_PARTS.full.concat(SCORE_PARTS.tiles).map(scorePartName).join('; '),
  seat: () => seatLabel(NAMES, view, 0),
  'seat without pawn': () => seatLabel(NAMES, view, 2),
  buttons: () => ACTIONS.map(goLabel).join('; '),
  variants: () =>
    (['full', 'cards', 'tiles'] as const).flatMap((v) => [words.variantName(v), words.variantText(v)]).join('; '),
  shapes: () => (['island', 'ring', 'archipelago', 'mirrored', 'cavern'] as const).map(words.shapeName).join('; '),
};

afterEach(() => setLocale('en'));

function inLocale<T>(locale: Locale, say: () => T): T {
  setLocale(locale);
  return say();
}
/** Words of English that neither of the other languages has. */
const ENGLISH = /(?<!\p{L})(the|and|you|your|tiles?|pawn|board|bag|takes?|of|with|is|move|place|row|lacks)(?!\p{L})/iu;
/** Nothing left open, no key in place of a text, no other language. */
function expectWhole(text: string, locale: Locale): void {
  expect(text.trim()).toBe(text);
  expect(text).not.toBe('');
  expect(text).not.toMatch(/[{}]|mn_|undefined|null|NaN| {2}|\.\.|\( | \)| [,.;]/u);
  if (locale !== 'en') expect(text).not.toMatch(ENGLISH);
}
function expectSentence(text: string, locale: Locale): void {
  expectWhole(text, locale);
  expect(text).toMatch(/^[\p{Lu}\p{N}].*[.!?]$/u);
}

describe.each(LOCALES)('texts in %s', (locale) => {
  it.each(Object.entries(EFFECTS))('tell the effect %s', (_, effects) => {
    for (const effect of effects)
      expectSentence(
        inLocale(locale, () => effectText(NAMES, view, effect)),
        locale,
      );
  });
  it.each(Object.entries(REFUSALS))('give the reason %s', (_, refusals) => {
    for (const refusal of refusals)
      expectSentence(
        inLocale(locale, () => refusalText(NAMES, view, refusal)),
        locale,
      );
  });
  it.each(STEPS)('say what is due in the step %s', (step) => {
    for (const [seen, options] of PROMPTS[step])
      for (const line of inLocale(locale, () => promptLines(NAMES, seen, options))) expectWhole(line, locale);
  });
  it.each(Object.entries(PREVIEWS))('say what comes of it: %s', (_, shown) => {
    const [title, ...lines] = inLocale(locale, () => previewLines(NAMES, view, shown));
    expectWhole(title, locale);
    expect(title).not.toMatch(/\.$/u);
    for (const line of lines) expectSentence(line, locale);
  });
  it.each(Object.entries(LABELS))('name the %s', (_, label) => {
    expectWhole(inLocale(locale, label), locale);
  });
  it('differ from one another', () => {
    setLocale(locale);
    const effects = Object.values(EFFECTS).flatMap((all) => all.map((effect) => effectText(NAMES, view, effect)));
    expect(new Set(effects).size).toBe(effects.length);
    const prompts = STEPS.flatMap((step) =>
      PROMPTS[step].map(([seen, options]) => promptLines(NAMES, seen, options).join()),
    );
    expect(new Set(prompts).size).toBe(prompts.length);
  });
  it('know the house names of the tools', () => {
    setLocale(locale);
    // Only then the forms inside sentences are used.
    for (const tool of TOOLS) expect(words.theTool(NAMES, tool)).not.toBe('');
    expect(TOOLS.map((tool) => words.TheTool(NAMES, tool)).join()).toBe(
      TOOLS.map((tool) => {
        const name = words.toolName(NAMES, tool);
        if (locale === 'en') return `The ${name}`;
        return locale === 'pl' ? name : `${name.endsWith('a') && tool !== 'map' ? 'La' : 'El'} ${name}`;
      }).join(),
    );
  });
});

describe('the messages', () => {
  const files: Record<string, unknown>[] = [en, es, pl];
  const keys = Object.keys(en).filter((key) => key.startsWith('mn_'));
  const inputs = (message: unknown): string[] => [...new Set(JSON.stringify(message).match(/\{\w+\}/gu))].sort();
  /** Alike in all languages: nothing but what is put in, or one word that the languages share. */
  const SHARED = /^(\{\w+\}|[\s,.:;()/→"]|mn_\w+)*$/u;

  it('are in three languages and use the same figures', () => {
    expect(keys.length).toBeGreaterThan(200);
    for (const key of keys) for (const file of files) expect([key, file[key] !== undefined]).toEqual([key, true]);
  });
  it('are translated', () => {
    const left = keys.filter((key) => {
      const english = JSON.stringify(en[key as keyof typeof en]);
      return (
        !SHARED.test(english) && [es, pl].some((file) => JSON.stringify(file[key as keyof typeof file]) === english)
      );
    });
    expect(left).toEqual([]);
  });
  it('name every place that English fills in, unless the language says it by the form', () => {
    const odd = keys.filter((key) => {
      const english = inputs(en[key as keyof typeof en]);
      return [es, pl].some((file) => inputs(file[key as keyof typeof file]).join() !== english.join());
    });
    // The article before a mineral or a tool, and "one" for 1, are words of the message.
    expect(odd).toEqual([]);
  });
});

describe('numbers follow the language', () => {
  const counts = [1, 2, 5, 22];
  it('in Polish', () => {
    setLocale('pl');
    expect(counts.map((count) => words.mineralCount('kyanite', count))).toEqual([
      '1 cyanit',
      '2 cyanity',
      '5 cyanitów',
      '22 cyanity',
    ]);
    expect(counts.map(words.pointsText)).toEqual(['1 punkt', '2 punkty', '5 punktów', '22 punkty']);
    const cut = (count: number): Effect => ({
      cut: { seat: 0, hexes: [], taken: [here, 'kyanite'], bag: [count, 0, 0, 0, 0] },
    });
    const move = EFFECTS.moved.slice(2);
    expect(
      counts.map(
        (count) => previewLines(NAMES, view, preview({ way: [tile(at(0, 2))], effects: [...move, cut(count)] }))[1],
      ),
    ).toEqual([
      'Bierzesz cyanit, 1 płytka do worka.',
      'Bierzesz cyanit, 2 płytki do worka.',
      'Bierzesz cyanit, 5 płytek do worka.',
      'Bierzesz cyanit, 22 płytki do worka.',
    ]);
    expect(counts.map((due) => refusalText(NAMES, view, { code: 'wrong-distance', steps: 3, due }))).toEqual([
      'Musisz przejść dokładnie 1 krok; to miejsce jest o 3.',
      'Musisz przejść dokładnie 2 kroki; to miejsce jest o 3.',
      'Musisz przejść dokładnie 5 kroków; to miejsce jest o 3.',
      'Musisz przejść dokładnie 22 kroki; to miejsce jest o 3.',
    ]);
  });
  it('in every form of a mineral', () => {
    const forms = (mineral: Mineral): string[] => [
      words.aMineral(mineral),
      words.thisMineral(mineral),
      words.noMineral(mineral),
    ];
    const all = (locale: Locale): string[][] => inLocale(locale, () => KINDS.map(forms));
    expect(all('en').map(([a]) => a)).toEqual([
      'a wollastonite',
      'a kyanite',
      'a tourmaline',
      'an anthracite',
      'an orpiment',
    ]);
    expect(all('es')[4]).toEqual(['un oropimente', 'este oropimente', 'oropimente']);
    expect(all('es')[3]).toEqual(['una antracita', 'esta antracita', 'antracita']);
    expect(all('pl')[1]).toEqual(['cyanit', 'ten cyanit', 'cyanitu']);
  });
});

it('a tool with a name of its own keeps it inside sentences', () => {
  const renamed = PACK.tools.map((tool) =>
    tool.id === 'map' ? { ...tool, name: { en: 'Chart', es: 'Carta', pl: 'Plan' } } : tool,
  );
  const names = { ...NAMES, content: new Content({ ...PACK, tools: renamed }) };
  expect(inLocale('pl', () => effectText(names, view, paid('map')))).toBe('Ada używa Plan i oddaje turmalin.');
  expect(inLocale('pl', () => effectText(NAMES, view, paid('map')))).toBe('Ada używa Mapy i oddaje turmalin.');
});

it('names what a person did, not what came of it', () => {
  setLocale('en');
  const first = (kind: keyof typeof EFFECTS): readonly Effect[] => EFFECTS[kind].slice(0, 1);
  const deed = (...kinds: (keyof typeof EFFECTS)[]): string | null => deedText(NAMES, kinds.flatMap(first));
  expect(deed('paid', 'moved', 'cut')).toBe(words.toolName(NAMES, 'hammer'));
  expect(deed('moved', 'cut', 'turn-began')).toBe('move');
  expect(deed('failed', 'placed', 'turn-began')).toBe('lost tile');
  expect(deed('collected', 'revealed', 'turn-began')).toBe('collection');
  expect(deed('passed', 'turn-began')).toBe('end of turn');
  expect(deed('revealed')).toBeNull();
  // A label on a button, in every language.
  for (const locale of LOCALES) {
    setLocale(locale);
    for (const effects of Object.values(EFFECTS)) {
      const label = deedText(NAMES, effects);
      expect(label?.length ?? 0).toBeLessThanOrEqual(24);
    }
  }
});
