import { afterEach, describe, expect, it } from 'vitest';
import cards from '../../../../content/minerals/house/cards.json';
import info from '../../../../content/minerals/house/pack.json';
import tools from '../../../../content/minerals/house/tools.json';
import en from '../../../../messages/en.json';
import es from '../../../../messages/es.json';
import pl from '../../../../messages/pl.json';
import type {
  Action,
  Effect,
  Hex,
  Mineral,
  Minerals,
  Options,
  Pack,
  Preview,
  Refusal,
  SeatView,
  Step,
  Tool,
  View,
  WayStep,
} from '$lib/backend/bindings/minerals';
import { LOCALES, setLocale, type Locale } from '$lib/i18n';
import { KINDS } from './art/kinds';
import { Content } from './content';
import { effectText } from './effects';
import { hexName, placeOf } from './hexname';
import {
  bagLabel,
  cardBadge,
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
import { refusalText, refusedHex } from './refusals';
import { newlyReady, previewLines } from './slip';
import { promptLines } from './slip-prompt';
import * as words from './words';

const NONE = { wollastonite: 0, kyanite: 0, tourmaline: 0, anthracite: 0, orpiment: 0 };
const PACK = {
  info,
  cards: cards.cards.map((card) => ({ ...card, needs: { ...NONE, ...card.needs } })),
  tools: tools.tools,
} as Pack;
const NAMES: words.Names = {
  content: new Content(PACK),
  seats: [
    { name: 'Ada', player: { kind: 'human' } },
    { name: 'Bruno', player: { kind: 'human' } },
    { name: 'Celia', player: { kind: 'computer', level: 2 } },
  ],
};
const cardNamed = (id: string): number => PACK.cards.findIndex((card) => card.id === id);
const ROSES = cardNamed('rose-window');
const QUINTET = cardNamed('museum-quintet');
const HOARD = cardNamed('magpies-hoard');

const at = (r: number, q: number): Hex => ({ r, q });
/** Four rows; the second begins half a hex further left than the first, and so on. */
const HEXES = [0, 1, 2, 3].flatMap((r) => [0, 1, 2, 3, 4].map((i) => at(r, i - r)));
const EMPTY: Minerals = [0, 0, 0, 0, 0];
const seat = (over: Partial<SeatView> = {}): SeatView => ({
  pool: EMPTY,
  spent: EMPTY,
  cards: [],
  pawn: null,
  points: 0,
  ...over,
});
const position = (over: Partial<View> = {}): View => ({
  variant: 'full',
  suddenEnd: false,
  first: 0,
  turn: 0,
  step: 'before',
  ended: null,
  round: 1,
  turns: 1,
  removed: 5,
  placing: null,
  hexes: HEXES,
  tiles: HEXES.map((hex, i) => ({ hex, mineral: KINDS[i % 5] ?? 'wollastonite' })),
  seats: [
    seat({
      pool: [2, 1, 1, 0, 0],
      spent: [0, 0, 1, 0, 0],
      cards: [{ card: ROSES, lower: false }],
      pawn: at(0, 1),
      points: 21,
    }),
    seat({ pawn: at(1, 0) }),
    seat(),
  ],
  bag: [1, 1, 0, 0, 0],
  tools: ['hammer', 'chest', 'map', 'vortex', 'rope'],
  row: [HOARD, QUINTET, null, null],
  deck: [],
  used: null,
  collected: false,
  lifted: null,
  drawn: null,
  loose: [],
  ...over,
});
const view = position();

type EffectKind = Effect extends infer E ? (E extends Effect ? keyof E : never) : never;
// One of each kind; the types make sure that none is missing.
const EFFECTS: { [K in EffectKind]: Extract<Effect, Record<K, unknown>>[] } = {
  removed: [{ removed: { seat: 0, at: at(0, 0), mineral: 'kyanite' } }],
  placed: [{ placed: { seat: 0, pawn: 1, at: at(0, 0) } }, { placed: { seat: 1, pawn: 1, at: at(0, 0) } }],
  moved: [
    { moved: { seat: 0, from: at(0, 1), bend: null, to: at(3, 1), lifted: 'tourmaline' } },
    { moved: { seat: 0, from: at(0, 1), bend: at(2, -1), to: at(2, 1), lifted: 'anthracite' } },
    { moved: { seat: 0, from: at(0, 1), bend: null, to: at(0, 2), lifted: 'wollastonite' } },
  ],
  failed: [{ failed: { seat: 0, at: at(0, 1), lost: 'orpiment' } }],
  left: [{ left: { seat: 1 } }],
  cut: [
    { cut: { seat: 0, hexes: [at(0, 0), at(0, 1)], taken: [at(0, 0), 'kyanite'], bag: [0, 0, 2, 1, 0] } },
    { cut: { seat: 0, hexes: [at(0, 0)], taken: [at(0, 0), 'orpiment'], bag: EMPTY } },
    { cut: { seat: 0, hexes: [at(0, 0)], taken: null, bag: [0, 1, 0, 0, 0] } },
  ],
  paid: PACK.tools.map(({ id }) => ({ paid: { seat: 0, tool: id } })),
  hammered: [{ hammered: { seat: 0, at: at(0, -1), mineral: 'kyanite' } }],
  drew: [{ drew: { seat: 0, tiles: ['kyanite', 'anthracite'] } }, { drew: { seat: 0, tiles: ['orpiment'] } }],
  kept: [{ kept: { seat: 0, kept: 'kyanite', back: 'orpiment' } }, { kept: { seat: 0, kept: 'kyanite', back: null } }],
  swapped: [
    { swapped: { seat: 0, with: 1, give: [1, 0, 1, 0, 0], take: [0, 2, 0, 0, 0] } },
    { swapped: { seat: 0, with: 1, give: EMPTY, take: EMPTY } },
  ],
  vortexed: [{ vortexed: { seat: 0, from: at(0, 1), to: at(2, 3), mineral: 'kyanite' } }],
  took: [
    { took: { seat: 0, tool: 'glass', at: at(0, 1), mineral: 'kyanite' } },
    { took: { seat: 0, tool: 'rope', at: at(0, 1), mineral: 'kyanite' } },
  ],
  collected: [
    { collected: { seat: 0, card: ROSES, paid: [1, 1, 2, 0, 0], lower: false, points: 12 } },
    { collected: { seat: 0, card: QUINTET, paid: [1, 1, 1, 1, 0], lower: true, points: 13 } },
  ],
  revealed: [{ revealed: { slot: 1, card: HOARD } }],
  'turn-began': [{ 'turn-began': { seat: 1 } }],
  passed: [{ passed: { seat: 1 } }],
  ended: [{ ended: { reason: 'still' } }, { ended: { reason: 'sudden' } }],
};

const STEPS: readonly Step[] = [
  'removing',
  'placing',
  'return',
  'before',
  'cutting',
  'after',
  'keeping',
  'lantern',
  'over',
];
const TOOLS: readonly Tool[] = PACK.tools.map(({ id }) => id);
const here = at(2, 0);
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

const OPTIONS: Options = {
  hexes: [here],
  underfoot: 'anthracite',
  fails: false,
  saves: [],
  tools: [],
  cards: [],
  endTurn: false,
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

const tile = (hex: Hex): WayStep => ({ hex, on: 'tile' });
const preview = (over: Partial<Preview>): Preview => ({
  way: [],
  effects: [],
  reveals: false,
  bag: EMPTY,
  pool: EMPTY,
  points: 0,
  missing: [[2, 0, 0, 1, 0], [0, 0, 0, 1, 1], null, null],
  parts: [],
  ...over,
});
const next: Effect = { 'turn-began': { seat: 1 } };
const paid = (tool: Tool): Effect => ({ paid: { seat: 0, tool } });
const wideWay: WayStep[] = [
  tile(at(0, 2)),
  { hex: at(0, 3), on: 'gap' },
  { hex: at(0, 4), on: 'pawn' },
  tile(at(0, 5)),
];
/** One preview for each kind of action, and what it may bring. */
const PREVIEWS: Record<string, Preview> = {
  remove: preview({ effects: EFFECTS.removed }),
  place: preview({ effects: EFFECTS.placed.slice(0, 1) }),
  move: preview({
    way: wideWay,
    effects: [
      { moved: { seat: 0, from: at(0, 1), bend: null, to: at(0, 5), lifted: 'anthracite' } },
      ...EFFECTS.cut.slice(0, 2),
    ],
    missing: [EMPTY, [0, 0, 0, 0, 1], null, null],
  }),
  'move, no cut': preview({ way: [tile(at(0, 2))], effects: [...EFFECTS.moved.slice(2), next] }),
  'move, parts': preview({
    way: [tile(at(0, 2))],
    effects: EFFECTS.moved.slice(2),
    parts: [{ hexes: [here], lowest: { hex: here, mineral: 'kyanite' } }],
  }),
  map: preview({
    way: [at(1, 0), at(2, -1), at(2, 0), at(2, 1)].map(tile),
    effects: [paid('map'), ...EFFECTS.moved.slice(1, 2), { ended: { reason: 'still' } }],
  }),
  fail: preview({ effects: [...EFFECTS.failed, ...EFFECTS.placed.slice(1), ...EFFECTS.cut.slice(2), next] }),
  leave: preview({ effects: [...EFFECTS.failed, { left: { seat: 0 } }, next] }),
  cut: preview({ effects: EFFECTS.cut.slice(0, 1) }),
  'cut, alone': preview({ effects: EFFECTS.cut.slice(1, 2) }),
  shovel: preview({ effects: [paid('shovel'), ...EFFECTS.cut.slice(0, 1)] }),
  hammer: preview({ effects: [paid('hammer'), ...EFFECTS.hammered] }),
  chest: preview({ effects: [paid('chest')], reveals: true }),
  keep: preview({ effects: EFFECTS.kept.slice(0, 1) }),
  sack: preview({ effects: [paid('sack'), ...EFFECTS.swapped.slice(0, 1)] }),
  'sack, alike': preview({ effects: [paid('sack'), ...EFFECTS.swapped.slice(1)] }),
  vortex: preview({ effects: [paid('vortex'), ...EFFECTS.vortexed] }),
  glass: preview({ effects: [paid('glass'), ...EFFECTS.took.slice(0, 1)] }),
  lantern: preview({ effects: [paid('lantern')] }),
  collect: preview({ effects: EFFECTS.collected.slice(0, 1), reveals: true }),
  'collect, lower': preview({ effects: EFFECTS.collected.slice(1) }),
  'end-turn': preview({ effects: [next] }),
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
  bag: () => bagLabel([1, 2, 0, 0, 0]),
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

describe('what stands on the slip', () => {
  it('says the way, what is taken and what is ready then', () => {
    expect(previewLines(NAMES, view, PREVIEWS.move ?? preview({}))).toEqual([
      '4 steps east, one gap, over a pawn',
      'You take a kyanite and an orpiment, 3 tiles go to the bag.',
      'Then ready: Magpie’s Hoard, Museum Quintet.',
    ]);
    expect(previewLines(NAMES, view, PREVIEWS.map ?? preview({}))).toEqual([
      '2 steps south-west, 2 steps east',
      'You pay a tourmaline.',
      'You keep an anthracite.',
      'The game ends with it.',
    ]);
  });
  it('says what a move that fails costs', () => {
    expect(previewLines(NAMES, view, PREVIEWS.fail ?? preview({}))).toEqual([
      'You lose this orpiment',
      'Your pawn: row 1, place 1.',
      '1 cut tile goes to the bag.',
      'Then it is Bruno’s turn.',
    ]);
    const options = { ...OPTIONS, fails: true, saves: ['map', 'vortex'] as Tool[] };
    expect(promptLines(NAMES, view, options)).toEqual([
      'No legal move: you will lose this anthracite.',
      'Map or Vortex would save it.',
      'Place your pawn on a white tile.',
    ]);
  });
  it('asks for the step that is due', () => {
    const first = (step: Step): string[] => {
      const [seen, options] = PROMPTS[step][0] ?? [view, null];
      return [...promptLines(NAMES, seen, options)];
    };
    expect(first('removing')[0]).toBe('Take a tile off the board (2 of 5)');
    expect(first('placing')).toEqual(['Place Bruno’s pawn on a white tile']);
    expect(promptLines(NAMES, view, { ...OPTIONS, underfoot: 'tourmaline' })).toEqual([
      'Your move',
      'Lift your tile and go exactly 3.',
    ]);
  });
  it('counts a card as ready at its lower value', () => {
    const shown = preview({ missing: [[0, 0, 0, 1, 0], [0, 0, 0, 0, 1], null, null] });
    expect(newlyReady(NAMES, view, shown)).toEqual(['Museum Quintet']);
    const option = { card: QUINTET, missing: [0, 0, 0, 1, 1], missingLower: [0, 0, 0, 1, 0], refused: null } as const;
    const state = (then: Minerals | null): string | null =>
      cardBadge({ option: { ...option, missing: [0, 0, 0, 1, 1], missingLower: [0, 0, 0, 1, 0] }, then });
    expect(state(null)).toBe('lacks 1');
    expect(state([0, 0, 0, 0, 1])).toBe('then ready');
    expect(state([1, 0, 0, 1, 1])).toBe('lacks 1 → 2');
  });
});

describe('places', () => {
  it('count rows from the top and places from the left', () => {
    expect(hexLabel(NAMES, view, at(1, 0), ['legal'])).toBe('kyanite, 2, row 2, place 2, Bruno’s pawn, can be reached');
    expect(hexName(view, at(3, -3))).toBe('row 4, place 1');
  });
  it('outside the board are told by the nearest', () => {
    expect(hexName(view, at(-1, 2))).toBe('1 row above the board, place 2');
    expect(hexName(view, at(5, -3))).toBe('2 rows below the board, place 2');
    expect(hexName(view, at(1, -3))).toBe('row 2, 2 left of place 1');
    expect(hexName(view, at(1, 5))).toBe('row 2, 2 right of place 5');
  });
  it('are told as they are seen on a turned board', () => {
    const seen = HEXES.map((hex) => placeOf(view, hex, 1));
    expect(new Set(seen.map(({ row, place }) => `${row} ${place}`)).size).toBe(HEXES.length);
    expect(Math.min(...seen.map(({ row }) => row))).toBe(1);
    expect(Math.min(...seen.map(({ place }) => place))).toBe(1);
    // A sixth clockwise: what went east goes south-east.
    expect(previewLines({ ...NAMES, turn: 1 }, view, PREVIEWS.move ?? preview({}))[0]).toBe(
      '4 steps south-east, one gap, over a pawn',
    );
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

it('a reason about a hex says which', () => {
  expect(refusedHex({ code: 'must-move', to: here })).toEqual(here);
  expect(refusedHex({ code: 'wide-gap', at: here })).toEqual(here);
  expect(refusedHex({ code: 'collected' })).toBeNull();
});
