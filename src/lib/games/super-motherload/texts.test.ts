import { afterEach, describe, expect, it } from 'vitest';
import { LOCALES, setLocale } from '$lib/i18n';
import { deedText, effectText } from './effects';
import { refusalText } from './refusals';
import { NAMES, sampleView } from './testing';
import type { Effect, Refusal, Step } from './types';

const view = sampleView();
const source = { kind: 'action' } as const;
const minerals: [number, number, number, number, number, number] = [2, 0, 1, 0, 0, 0];

// One of each kind; the types make sure that none is missing.
const EFFECTS: { [K in Effect['kind']]: Extract<Effect, { kind: K }>[] } = {
  'side-chosen': [{ kind: 'side-chosen', seat: 1, slot: 0, depth: 1, side: 'b' }],
  'board-removed': [{ kind: 'board-removed', slot: 0 }],
  'turn-began': [{ kind: 'turn-began', seat: 0, round: 2 }],
  shuffled: [1, 3, 5, 22].map((count) => ({ kind: 'shuffled', seat: 0, count })),
  drew: [
    { kind: 'drew', seat: 0, count: 2, cards: [0, 1], source },
    { kind: 'drew', seat: 1, count: 1, cards: null, source: { kind: 'space', space: 12 } },
    { kind: 'drew', seat: 1, count: 5, cards: null, source: { kind: 'drill-bonus', card: 8 } },
    { kind: 'drew', seat: 1, count: 2, cards: null, source: { kind: 'purchase', card: 8 } },
    { kind: 'drew', seat: 1, count: 2, cards: null, source: { kind: 'artifact', tile: 8 } },
  ],
  drilled: [
    { kind: 'drilled', seat: 0, cards: [0], colour: 'red', spaces: [3] },
    { kind: 'drilled', seat: 0, cards: [6], colour: null, spaces: [3, 11, 19] },
  ],
  bombed: [{ kind: 'bombed', seat: 0, card: 0, spaces: [3, 4] }],
  'bombs-gained': [{ kind: 'bombs-gained', seat: 0, count: 2, source }],
  'artifact-found': [
    { kind: 'artifact-found', seat: 0, space: 40, tile: 3 },
    { kind: 'artifact-found', seat: 1, space: 40, tile: null },
  ],
  'no-artifact-left': [{ kind: 'no-artifact-left', seat: 0, space: 40 }],
  collected: [{ kind: 'collected', seat: 0, minerals }],
  'minerals-gained': [{ kind: 'minerals-gained', seat: 0, minerals, source }],
  laid: [{ kind: 'laid', seat: 0, stack: 'yellow', minerals }],
  'went-back': [{ kind: 'went-back', seat: 0, minerals }],
  bought: [
    { kind: 'bought', seat: 0, stack: 'red', card: 7, paid: 10, lost: 0 },
    { kind: 'bought', seat: 0, stack: 'red', card: 7, paid: 13, lost: 3 },
  ],
  'points-gained': [{ kind: 'points-gained', seat: 0, count: 2, source }],
  'actions-gained': [{ kind: 'actions-gained', seat: 0, count: 1, source }],
  spent: [{ kind: 'spent', seat: 0, tile: 2 }],
  'major-taken': [{ kind: 'major-taken', seat: 0, major: 1 }],
  'minor-taken': [{ kind: 'minor-taken', seat: 0, minor: 1 }],
  'minor-revealed': [{ kind: 'minor-revealed', minor: 2 }],
  'hand-cut': [{ kind: 'hand-cut', seat: 0, count: 2, cards: null, top: 1 }],
  'turn-ended': [{ kind: 'turn-ended', seat: 0 }],
  'last-turn': [{ kind: 'last-turn', seat: 0 }],
  'game-over': [
    { kind: 'game-over', reason: 'dug-out' },
    { kind: 'game-over', reason: 'stall' },
  ],
};
const STEPS: readonly Step[] = ['first-side', 'action', 'lay', 'side', 'buy', 'discard', 'over'];
const REFUSALS: { [K in Refusal['code']]: Extract<Refusal, { code: K }>[] } = {
  'other-step': STEPS.map((due) => ({ code: 'other-step', due })),
  'no-actions-left': [{ code: 'no-actions-left' }],
  'nothing-to-draw': [{ code: 'nothing-to-draw' }],
  'not-in-hand': [{ code: 'not-in-hand', card: 3 }],
  'no-cards': [{ code: 'no-cards' }],
  'no-common-colour': [{ code: 'no-common-colour' }],
  'wrong-length': [{ code: 'wrong-length', icons: 3, spaces: 2 }],
  'off-board': [{ code: 'off-board' }],
  'already-tunnel': [{ code: 'already-tunnel', space: 5 }],
  'not-connected': [{ code: 'not-connected' }],
  rock: [{ code: 'rock', space: 5 }],
  'plate-colour': [{ code: 'plate-colour', space: 5, plate: 'blue', drill: 'yellow' }],
  'two-plates': [{ code: 'two-plates', space: 5 }],
  steel: [{ code: 'steel', space: 5 }],
  'no-bomb': [{ code: 'no-bomb' }],
  'no-bomb-card': [{ code: 'no-bomb-card' }],
  'no-pattern': [{ code: 'no-pattern', card: 3 }],
  'no-such-turn': [{ code: 'no-such-turn' }],
  'stack-empty': [{ code: 'stack-empty', stack: 'wild' }],
  'not-due': [{ code: 'not-due', stack: 'wild' }],
  'not-held': [{ code: 'not-held', tile: 1 }],
  'points-only': [{ code: 'points-only' }],
  'gives-nothing': [{ code: 'gives-nothing' }],
  'not-on-stacks': [{ code: 'not-on-stacks' }],
  'not-open': [{ code: 'not-open' }],
  'major-taken': [{ code: 'major-taken' }],
  'minor-taken': [{ code: 'minor-taken' }],
  'pilots-missing': [{ code: 'pilots-missing', missing: [1, 0, 2, 0] }],
  'goal-not-met': [{ code: 'goal-not-met', have: 1, need: 3 }],
  'wrong-discard': [{ code: 'wrong-discard', picked: 1, needed: 2 }],
};

afterEach(() => setLocale('en'));

/** A finished sentence: nothing left open, no key in place of a text. */
function expectSentence(text: string): void {
  expect(text).toMatch(/[.!?]$/u);
  expect(text).not.toMatch(/[{}]|sm_|undefined|null|NaN/u);
}

describe.each(LOCALES)('texts in %s', (locale) => {
  it.each(Object.entries(EFFECTS))('tell the effect %s', (_, effects) => {
    setLocale(locale);
    for (const effect of effects) expectSentence(effectText(NAMES, view, effect));
  });
  it.each(Object.entries(REFUSALS))('give the reason %s', (_, refusals) => {
    setLocale(locale);
    for (const refusal of refusals) expectSentence(refusalText(NAMES, view, 0, refusal));
  });
  it('differ from one another', () => {
    setLocale(locale);
    const all = Object.values(EFFECTS).flatMap((effects) => effects.map((e) => effectText(NAMES, view, e)));
    expect(new Set(all).size).toBe(all.length);
  });
});

it('names what a person did, not what came of it', () => {
  setLocale('en');
  const [shuffled] = EFFECTS.shuffled;
  const drew: Effect = { kind: 'drew', seat: 0, count: 2, cards: [0, 1], source };
  const bonus: Effect = { ...drew, source: { kind: 'space', space: 3 } };
  const gone: Effect = { kind: 'board-removed', slot: 0 };
  expect(deedText([shuffled!, drew])).toBe('draw');
  expect(deedText([gone, ...EFFECTS['side-chosen']])).toBe('board side');
  expect(deedText([bonus, ...EFFECTS.laid])).toBe('lay on yellow ■');
  expect(deedText([...EFFECTS['hand-cut'], ...EFFECTS['turn-ended']])).toBe('discard');
  expect(deedText([bonus])).toBeNull();
  // A label on a button, in every language.
  for (const locale of LOCALES) {
    setLocale(locale);
    for (const effects of Object.values(EFFECTS)) expect(deedText(effects)?.length ?? 0).toBeLessThanOrEqual(24);
  }
});

it('numbers follow the language', () => {
  const text = (count: number): string =>
    effectText(NAMES, view, { kind: 'hand-cut', seat: 0, count, cards: null, top: 0 });
  setLocale('pl');
  expect([1, 2, 5, 22].map(text)).toEqual([
    'Kiln odrzuca 1 kartę na koniec tury.',
    'Kiln odrzuca 2 karty na koniec tury.',
    'Kiln odrzuca 5 kart na koniec tury.',
    'Kiln odrzuca 22 karty na koniec tury.',
  ]);
});

it('says nothing of a card that the viewer does not know', () => {
  setLocale('en');
  expect(effectText(NAMES, view, { kind: 'drew', seat: 1, count: 2, cards: null, source })).toBe('Moss draws 2 cards.');
});
