import { afterEach, describe, expect, it } from 'vitest';
import en from '../../../../messages/en.json';
import es from '../../../../messages/es.json';
import pl from '../../../../messages/pl.json';
import type { Ability, Action, Effect, Options, View } from '$lib/backend/bindings/space-explorers';
import { LOCALES, setLocale, type Locale } from '$lib/i18n';
import { abilityText, abilityWords } from './abilities';
import { DIVISIONS } from './art/palette';
import { Content, only } from './content';
import { deedText } from './deed';
import { effectText } from './effects';
import * as labels from './labels';
import { actionTitle, payerText, planLines, planTitle, previewLines, promptLines, rungLabel } from './plan-text';
import { refusalText } from './refusals';
import * as words from './words';
import {
  EFFECTS,
  FULL_PREVIEW,
  NAMES,
  OPTIONS,
  PACK,
  PAYERS,
  payment,
  plan,
  position,
  preview,
  recruit,
  RECRUITS,
  REFUSALS,
  STEPS,
  view,
  when,
} from './words.testing';

const ABILITIES: { [K in Ability['kind']]: Extract<Ability, { kind: K }>[] } = {
  icons: [
    ...DIVISIONS.map((icon): Extract<Ability, { kind: 'icons' }> => ({ kind: 'icons', icons: [icon], when: when() })),
    { kind: 'icons', icons: ['testing', 'testing'], when: when() },
    { kind: 'icons', icons: ['testing', 'any'], when: when({ from: 'hand' }) },
    { kind: 'icons', icons: ['any', 'any'], when: when({ empty: true }) },
  ],
  'recruit-free': [
    ...[0, 1, 2, 5].map((tokens) => ({ kind: 'recruit-free', tokens, when: when({ from: 'hand' }) }) as const),
    { kind: 'recruit-free', tokens: 0, when: when({ cost: { least: 3, most: 3 } }) },
    { kind: 'recruit-free', tokens: 3, when: when({ from: 'center', cost: { least: null, most: 4 } }) },
    { kind: 'recruit-free', tokens: 3, when: when({ cost: { least: 3, most: 4 }, skills: 1 }) },
  ],
  'best-discount': [{ kind: 'best-discount', when: when({ from: 'hand' }) }],
  draw: [
    { kind: 'draw', when: when({ cost: { least: 5, most: null } }) },
    { kind: 'draw', when: when({ cost: { least: 5, most: 6 }, divisions: ['science'] }) },
    { kind: 'draw', when: when({ divisions: ['engineering', 'testing'] }) },
    { kind: 'draw', when: when({ divisions: ['science', 'construction', 'space-flight'] }) },
    { kind: 'draw', when: when({ skills: 2 }) },
    { kind: 'draw', when: when() },
  ],
  take: [2, 3].map((count) => ({ kind: 'take', count })),
  look: [2, 3, 5].map((cards) => ({ kind: 'look', cards })),
  'returned-icons': [3, 5].map((icons) => ({ kind: 'returned-icons', icons })),
  'token-stays': [{ kind: 'token-stays' }],
  'token-pair': [{ kind: 'token-pair' }],
  'any-token': [
    { kind: 'any-token', when: when({ from: 'center', cost: { least: null, most: 4 } }) },
    { kind: 'any-token', when: when() },
  ],
  'more-discount': [1, 2, 5].map((icons) => ({ kind: 'more-discount', icons })),
  'project-skill': [0, 1, 2, 5].map((tokens) => ({ kind: 'project-skill', tokens })),
  'project-need': [0, 1, 2, 5].map((tokens) => ({ kind: 'project-need', tokens })),
  'second-project': [{ kind: 'second-project' }],
  'take-after-project': [{ kind: 'take-after-project' }],
  score: [
    ...DIVISIONS.map((skill) => ({ kind: 'score', points: 1, each: { skill } }) as const),
    ...DIVISIONS.map((skill) => ({ kind: 'score', points: 3, each: { 'projects-with': skill } }) as const),
    ...[1, 2, 5].map((specialists) => ({ kind: 'score', points: 1, each: { specialists } }) as const),
    ...[1, 2, 5].map((divisions) => ({ kind: 'score', points: 2, each: { divisions } }) as const),
    { kind: 'score', points: 2, each: 'on-top' },
    { kind: 'score', points: 5, each: 'project' },
  ],
};

const ACTIONS: readonly Action[] = [
  { take: 7 },
  'take-from-deck',
  { recruit: { card: 7, division: 'engineering', way: null, payment, draws: 0 } },
  { 'take-several': { way: 'testing', cards: [7, 20] } },
  { look: { way: 'science' } },
  { keep: 9 },
  'pass',
  { complete: { project: 0, helpers: [], tokens: [0, 0, 0, 0, 0] } },
  { 'take-after-project': 31 },
  'decline',
];
const EMPTY_HUB = position({ deck: 0, lastRound: 'projects' });
const PROMPTS: [View, Options | null][] = [
  [view, null],
  [view, OPTIONS],
  [view, { ...OPTIONS, ways: [] }],
  [view, { ...OPTIONS, recruits: [recruit({ possible: true })] }],
  [view, { ...OPTIONS, recruits: [recruit()] }],
  [view, { ...OPTIONS, pass: true }],
  ...[1, 3].map((count): [View, Options] => [position({ step: 'keep', lookedAt: { count, cards: null } }), OPTIONS]),
  [position({ step: 'project' }), OPTIONS],
  [position({ step: 'project' }), { ...OPTIONS, projects: OPTIONS.projects.slice(0, 1) }],
  [position({ step: 'project' }), null],
  [position({ step: 'after-project' }), OPTIONS],
  [position({ step: 'after-project', turn: 1 }), OPTIONS],
  [position({ step: 'over', ended: 'projects' }), null],
];

const LABELS: Record<string, () => string> = {
  card: () => labels.cardLabel(NAMES, view, 7),
  'card with an asterisk': () => labels.cardLabel(NAMES, view, 60),
  'card with two skills': () => labels.cardLabel(NAMES, view, 53, RECRUITS),
  'card in two divisions': () => labels.cardLabel(NAMES, view, 30, RECRUITS),
  'card out of reach': () => labels.cardLabel(NAMES, view, 7, RECRUITS),
  'all cards': () => PACK.specialists.map(({ number }) => labels.cardLabel(NAMES, view, number)).join('; '),
  project: () => labels.projectLabel(NAMES, view, 0, [0, 1]),
  'project, complete': () => labels.projectLabel(NAMES, position({ seats: [] }), 0),
  'project, taken': () => labels.projectLabel(NAMES, view, 4, [0]),
  missing: () => labels.missingText(NAMES, view, 0, 0),
  tokens: () => DIVISIONS.map((division) => labels.tokenLabel(division, 2, 1)).join('; '),
  stock: () => labels.stockLabel([1, 2, 0, 0, 5]),
  'no stock': () => labels.stockLabel([0, 0, 0, 0, 0]),
  deck: () => labels.deckLabel(view),
  'empty deck': () => labels.deckLabel(EMPTY_HUB),
  stacks: () => DIVISIONS.map((division) => labels.stackLabel(NAMES, view, 0, division)).join('; '),
  hands: () => [0, 1, 2].map((seat) => labels.handLabel(NAMES, view, seat)).join('; '),
  seats: () => [0, 1, 2].map((seat) => labels.seatLabel(NAMES, view, seat)).join('; '),
  end: () => labels.endLabel(EMPTY_HUB),
  score: () => labels.scoreText(NAMES, view, 0),
  'score parts': () => labels.SCORE_PARTS.map(labels.scorePartName).join('; '),
  afford: () => RECRUITS.map(labels.affordText).join('; '),
  buttons: () => ACTIONS.map(labels.goLabel).join('; '),
  names: () =>
    DIVISIONS.flatMap((d) => [
      words.divisionName(d),
      words.divisionInto(d),
      words.divisionIn(d),
      words.skillName(d),
    ]).join('; '),
};

afterEach(() => setLocale('en'));

function inLocale<T>(locale: Locale, say: () => T): T {
  setLocale(locale);
  return say();
}
/** Words of English that neither of the other languages has. */
const ENGLISH =
  /(?<!\p{L})(the|and|you|your|cards?|tokens?|deck|hand|hub|takes?|of|with|is|into|skills?|icons?|project|lacks|blue|red)(?!\p{L})/iu;
/** Nothing left open, no key in place of a text, no other language. */
function expectWhole(text: string, locale: Locale): void {
  expect(text.trim()).toBe(text);
  expect(text).not.toBe('');
  expect(text).not.toMatch(/[{}]|se_|undefined|null|NaN| {2}|\.\.|\( | \)| [,.;:]/u);
  if (locale !== 'en') expect(text).not.toMatch(ENGLISH);
}
function expectSentence(text: string, locale: Locale): void {
  expectWhole(text, locale);
  expect(text).toMatch(/^[\p{Lu}\p{N}+−].*[.!?]$/u);
}

describe.each(LOCALES)('texts in %s', (locale) => {
  it.each(Object.entries(EFFECTS))('tell the effect %s', (_, effects) => {
    for (const effect of effects)
      expectSentence(
        inLocale(locale, () => effectText(NAMES, effect)),
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
  it.each(Object.entries(ABILITIES))('tell the ability %s from its data', (_, abilities) => {
    for (const ability of abilities)
      expectSentence(
        inLocale(locale, () => abilityWords(ability)),
        locale,
      );
  });
  it('say what is due in each step', () => {
    expect(new Set(PROMPTS.map(([seen]) => seen.step))).toEqual(new Set(STEPS));
    for (const [seen, options] of PROMPTS) {
      const [title, ...hints] = inLocale(locale, () => promptLines(NAMES, seen, options));
      expectWhole(title, locale);
      expect(title).not.toMatch(/\.$/u);
      for (const hint of hints) expectSentence(hint, locale);
    }
  });
  it('say what each action is and brings', () => {
    setLocale(locale);
    for (const action of ACTIONS) {
      const { title, lines } = previewLines(NAMES, view, action, FULL_PREVIEW);
      expectWhole(title, locale);
      expect(title).not.toMatch(/\.$/u);
      for (const { text } of lines) expectSentence(text, locale);
    }
    expect(new Set(ACTIONS.map((action) => actionTitle(NAMES, view, action))).size).toBe(ACTIONS.length);
    const after = position({ step: 'after-project' });
    expect(actionTitle(NAMES, after, 'decline')).not.toBe(actionTitle(NAMES, view, 'decline'));
    for (const count of [-2, 1, 5])
      for (const { text } of planLines(NAMES, view, plan({ preview: preview({ points: count, draws: 5, covers: 5 }) })))
        expectSentence(text, locale);
  });
  it('say what pays', () => {
    setLocale(locale);
    const payers = Object.values(PAYERS).flat();
    for (const payer of payers) {
      expectWhole(payerText(NAMES, payer), locale);
      expectWhole(rungLabel(NAMES, { icon: 'science', payer }), locale);
    }
    expect(new Set(payers.map((payer) => payerText(NAMES, payer))).size).toBe(payers.length);
    expectWhole(planTitle(NAMES, plan()), locale);
  });
  it.each(Object.entries(LABELS))('name the %s', (_, label) => {
    expectWhole(inLocale(locale, label), locale);
  });
  it('differ from one another', () => {
    setLocale(locale);
    const effects = Object.values(EFFECTS).flatMap((all) => all.map((effect) => effectText(NAMES, effect)));
    expect(new Set(effects).size).toBe(effects.length);
    const reasons = Object.values(REFUSALS).flatMap((all) => all.map((reason) => refusalText(NAMES, view, reason)));
    expect(new Set(reasons).size).toBe(reasons.length);
    const abilities = Object.values(ABILITIES).flatMap((all) => all.map(abilityWords));
    expect(new Set(abilities).size).toBe(abilities.length);
    const prompts = PROMPTS.map(([seen, options]) => promptLines(NAMES, seen, options).join());
    expect(new Set(prompts).size).toBe(prompts.length);
  });
});

describe('the messages', () => {
  const files: Record<string, unknown>[] = [en, es, pl];
  const keys = Object.keys(en).filter((key) => key.startsWith('se_') && !key.startsWith('se_ui_'));
  const inputs = (message: unknown): string[] => [...new Set(JSON.stringify(message).match(/\{\w+\}/gu))].sort();
  /** Alike in all languages: nothing but what is put in. */
  const SHARED = /^(\{\w+\}|[\s,.:;()/→"●◆■▲⬢])*$/u;

  it('are in three languages', () => {
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
  it('name every place that English fills in, but for a number that a form says', () => {
    const odd = keys.filter((key) => {
      const english = inputs(en[key as keyof typeof en]);
      return [es, pl].some((file) => inputs(file[key as keyof typeof file]).join() !== english.join());
    });
    expect(odd).toEqual([]);
  });
});

describe('numbers follow the language', () => {
  it('in Polish', () => {
    setLocale('pl');
    const counts = [1, 2, 5, 22];
    expect(counts.map((count) => words.tokenCount('construction', count))).toEqual([
      '1 czerwony ▲',
      '2 czerwone ▲',
      '5 czerwonych ▲',
      '22 czerwone ▲',
    ]);
    expect(counts.map((count) => words.skillList(only('science', count)))).toEqual([
      '1 żółta ■',
      '2 żółte ■',
      '5 żółtych ■',
      '22 żółte ■',
    ]);
    expect(counts.map((count) => labels.affordText(recruit({ lacking: count })))).toEqual([
      'nie stać cię, brakuje 1 ikony',
      'nie stać cię, brakuje 2 ikon',
      'nie stać cię, brakuje 5 ikon',
      'nie stać cię, brakuje 22 ikon',
    ]);
    expect(effectText(NAMES, { kind: 'handed', seat: 0, to: 1, tokens: [0, 5, 0, 0, 0] })).toBe(
      'Ada oddaje 5 żetonów (5 zielonych ◆); dostaje je Bruno.',
    );
  });
  it('in Spanish', () => {
    setLocale('es');
    // An icon is masculine, tokens and skills are feminine.
    expect([1, 2].map((count) => words.iconCount('construction', count))).toEqual(['1 rojo ▲', '2 rojos ▲']);
    expect([1, 2].map((count) => words.tokenCount('construction', count))).toEqual(['1 roja ▲', '2 rojas ▲']);
    expect(labels.affordText(recruit({ lacking: 2 }))).toBe('no puedes pagarlo, faltan 2 iconos');
  });
  it('in the cases of a division', () => {
    setLocale('pl');
    expect(DIVISIONS.map(words.divisionInto)).toEqual(['Inżynierii', 'Testów', 'Nauki', 'Budowy', 'Lotów kosmicznych']);
    expect(DIVISIONS.map(words.divisionIn)).toEqual([
      'Inżynierii',
      'Testach',
      'Nauce',
      'Budowie',
      'Lotach kosmicznych',
    ]);
  });
});

describe('what is said is what is there', () => {
  const card = (number: number): string => words.cardName(NAMES, number);
  it('a card by number, skills, the cost bottom up, and each division', () => {
    const { points, cost } = NAMES.content.specialist(30);
    const way = words.roleName(NAMES, 33);
    expect(labels.cardLabel(NAMES, view, 30, RECRUITS)).toBe(
      [
        `30, ${card(30)}, ${words.pointsText(points)}`,
        'Skills: 1 blue ●, 1 yellow ■',
        `Base cost from the bottom: ${cost.map(words.iconName).join(', ')}`,
        'Into Science: the lowest 3 icons are ignored, costs nothing, affordable',
        'Into Engineering: the lowest 2 icons are ignored, 2 icons to pay, affordable if you return cards',
        `Into Engineering with ${way}: costs nothing, affordable`,
      ].join('. '),
    );
    expect(labels.cardLabel(NAMES, view, 7, RECRUITS)).toMatch(/Into Engineering: .* not affordable, 2 icons short$/u);
  });
  it('a project with what each seat lacks, or with who has it', () => {
    const { points, year } = NAMES.content.project(0);
    expect(labels.projectLabel(NAMES, view, 0, [0, 1])).toBe(
      `Sputnik 1, Soviet Union, ${year}, ${words.pointsText(points)}, needs 2 blue ●, 3 violet ⬢. Ada lacks 3 violet ⬢. Bruno lacks 2 blue ●, 3 violet ⬢`,
    );
    expect(labels.projectLabel(NAMES, view, 4, [0])).toMatch(/Completed by Bruno in round 2$/u);
  });
  it('a division with its top, the ability that works or not yet, and those beneath from the top down', () => {
    const told = labels.stackLabel(NAMES, view, 0, 'engineering');
    expect(told.startsWith(`Engineering, 3 specialists, discount of 3 icons. On top ${card(11)}. `)).toBe(true);
    // An asterisk scores at the end; it does not begin to work.
    expect(told).not.toContain('works');
    expect(told.endsWith(`. Beneath: ${card(5)}, ${card(1)}`)).toBe(true);
    expect(labels.stackLabel(NAMES, view, 0, 'space-flight')).toMatch(/The ability works$/u);
    const fresh = position({ fresh: 'space-flight', seats: view.seats.map((own) => ({ ...own, active: [] })) });
    expect(labels.stackLabel(NAMES, fresh, 0, 'space-flight')).toMatch(/The ability works from the next turn$/u);
    expect(labels.stackLabel(NAMES, view, 0, 'science')).toBe('Science, no specialists');
  });
  it('a hand as far as it is known', () => {
    expect(labels.handLabel(NAMES, view, 0)).toBe(`2 cards in hand. In hand: ${card(8)}, ${card(60)}`);
    expect(labels.handLabel(NAMES, view, 1)).toBe(`2 cards in hand. Known: ${card(9)}`);
    expect(labels.handLabel(NAMES, view, 2)).toBe('0 cards in hand');
  });
  it('the parts of a score, which make its points', () => {
    const parts = labels.scoreParts(NAMES, view, 1);
    expect(parts).toEqual([
      { part: 'projects', points: NAMES.content.project(4).points },
      { part: 'specialists', points: 0 },
      { part: 'asterisks', points: 9 - NAMES.content.project(4).points },
    ]);
    expect(labels.scoreParts(NAMES, view, 0).reduce((sum, { points }) => sum + points, 0)).toBe(view.seats[0]?.points);
  });
  it('what an action brings: what is lost is marked, and nothing is told that does not happen', () => {
    const kinds = (over: Parameters<typeof preview>[0]): string[] =>
      planLines(NAMES, view, plan({ preview: preview(over) })).map(({ kind }) => kind);
    expect(kinds({})).toEqual(['tokens']);
    expect(kinds({ tokens: [1, 0, 0, 0, 0], to: 1, draws: 1 })).toEqual(['tokens', 'draws']);
    expect(kinds({ specialists: 9, discount: 0 })).toEqual(['tokens']);
    expect(kinds({ specialists: 12, lastRound: 'full-hub' })).toEqual(['tokens', 'hub', 'end']);
    const lines = planLines(NAMES, view, plan());
    expect(lines.filter(({ bad }) => bad).map(({ kind }) => kind)).toEqual(['covers']);
    expect(lines.find(({ kind }) => kind === 'covers')?.text).toContain(abilityText(NAMES, 33));
    const covered = planLines(NAMES, view, plan({ preview: preview({ covers: 5 }) }));
    expect(covered.map(({ kind, bad }) => [kind, bad])).toEqual([
      ['tokens', false],
      ['covers', false],
    ]);
    // What the title has said is not said again.
    expect(previewLines(NAMES, view, 'take-from-deck', preview({ draws: 1, refills: 1 })).lines).toEqual([
      { kind: 'refills', text: '1 new card comes into the Center.', bad: false },
    ]);
    const complete: Action = { complete: { project: 0, helpers: [], tokens: [0, 0, 0, 0, 0] } };
    const { points } = NAMES.content.project(0);
    expect(previewLines(NAMES, view, complete, preview({ points })).lines).toEqual([]);
    expect(previewLines(NAMES, view, complete, preview({ points: points + 2 })).lines.map(({ text }) => text)).toEqual([
      `+${points + 2} points.`,
    ]);
    const refused = { rule: 'SE-13', refusal: REFUSALS['not-paid'][1] ?? { code: 'deck-empty' as const } };
    expect(planLines(NAMES, view, plan({ refused, preview: null }))).toEqual([
      { kind: 'refused', text: '2 icons are not paid for yet: 1 blue ●, 1 green ◆.', bad: true },
    ]);
  });
  it('how many icons are not paid for, and which as far as that is certain', () => {
    const told = REFUSALS['not-paid'].map((refusal) => refusalText(NAMES, view, refusal));
    expect(told.slice(0, 1)).toEqual(['1 icon is not paid for yet: 1 blue ●.']);
    expect(told).toContain('1 icon is not paid for yet: green ◆.');
    expect(told).toContain('5 icons are not paid for yet: blue ●, green ◆, or yellow ■.');
    expect(told.at(-1)).toBe('6 icons are not paid for yet.');
  });
  it('why no card is drawn: no ability for it, or no deck', () => {
    const told = (deck: number): string =>
      refusalText(NAMES, position({ deck }), { code: 'too-many-draws', draws: 1, most: 0 });
    expect(told(9)).toBe('No ability of yours draws a card after this recruit.');
    expect(told(0)).toBe('The deck is empty.');
  });
  it('tokens that one ability asks for, or two together', () => {
    const told = (ability: number, need: number): string =>
      refusalText(NAMES, view, { code: 'wrong-tokens', ability, need, given: 1 });
    expect(told(19, 2)).toBe(`The ability of ${card(19)} asks for 2 tokens of any colours; you hand over 1.`);
    expect(told(19, 3)).toBe('The abilities used here ask for 3 tokens together; you hand over 1.');
  });
  it('an ability by the text of its card, or from its data where a pack has none', () => {
    expect(abilityText(NAMES, 8)).toBe(NAMES.content.specialist(8).text?.en);
    expect(abilityText(NAMES, 5)).toBeNull();
    const bare = PACK.specialists.map((entry) => {
      const { text, ...rest } = entry;
      expect(text === undefined).toBe(rest.ability === undefined);
      return rest;
    });
    const names = { ...NAMES, content: new Content({ ...PACK, specialists: bare }) };
    expect(abilityText(names, 8)).toBe(
      'Instead of the action: recruit free a specialist with a base cost of exactly 3 icons.',
    );
    expect(inLocale('pl', () => abilityText(names, 44))).toBe(
      'Gdy rekrutujesz specjalistę z Centrum o koszcie bazowym najwyżej 4, każdy żeton może zapłacić za dowolną ikonę.',
    );
    // Every ability of the house set can be told from its data.
    for (const locale of LOCALES)
      for (const { number, ability } of bare)
        expect(inLocale(locale, () => abilityText(names, number)) === null).toBe(ability === undefined);
  });
});

it('names what a person did, not what came of it', () => {
  setLocale('en');
  const first = (kind: keyof typeof EFFECTS): readonly Effect[] => EFFECTS[kind].slice(0, 1);
  const deed = (...kinds: (keyof typeof EFFECTS)[]): string | null => deedText(kinds.flatMap(first));
  expect(deed('handed', 'returned', 'recruited', 'drew', 'refilled', 'turn-began')).toBe('recruit');
  expect(deed('took', 'refilled', 'turn-began')).toBe('card taken');
  expect(deed('drew', 'turn-began')).toBe('card taken');
  expect(deed('handed', 'completed', 'last-round', 'turn-began')).toBe('project');
  expect(deed('kept', 'refilled')).toBe('card kept');
  expect(deed('passed', 'turn-began')).toBe('pass');
  expect(deed('turn-began')).toBe('going without');
  expect(deed('refilled')).toBeNull();
  // A label on a button, in every language.
  for (const locale of LOCALES)
    for (const effects of Object.values(EFFECTS))
      expect(inLocale(locale, () => deedText(effects))?.length ?? 0).toBeLessThanOrEqual(24);
});
