// What can be picked, and what the picking needs from the table.
import type { Games } from '$lib/backend';
import type {
  Action,
  Counts,
  Division,
  HelpOption,
  Options,
  Payment,
  Pins,
  Plan,
  ProjectId,
  RecruitOption,
  Specialist,
} from '$lib/backend/bindings/space-explorers';
import type { Why as PlayWhy } from '$lib/play/reasons.svelte';
import { DIVISIONS } from './art/palette';
import { countOf, NONE, ofColour, placeOf } from './content';

/** The values of this game that cross the table API. */
export type ExplorersGame = Games['space-explorers'];

/** A recruit that is being arranged: who, where to, with which ability instead of the action, and what is pinned. */
export interface Arranged {
  readonly card: Specialist;
  readonly division: Division;
  readonly way: Division | null;
  readonly pins: Pins;
  /** Cards to draw afterwards; as many as are allowed when null. */
  readonly draws: number | null;
}

/** What is being picked. */
export type Mode =
  | { readonly kind: 'idle' }
  /** A flight plan. */
  | { readonly kind: 'plan'; readonly arranged: Arranged }
  /** An action that has nothing to choose: shown, and done by a second press. */
  | { readonly kind: 'action'; readonly action: Action }
  /** Specialists that an ability takes from the Center (SE-A21). */
  | { readonly kind: 'several'; readonly way: Division; readonly count: number; readonly cards: readonly Specialist[] }
  /** A project in reach, how it is completed, and the tokens for that (SE-A19, SE-A56). */
  | {
      readonly kind: 'project';
      readonly project: ProjectId;
      readonly help: HelpOption;
      readonly tokens: Counts;
    };
export const IDLE = { kind: 'idle' } as const satisfies Mode;

/** Where a refusal points. */
export type Place =
  | { readonly kind: 'card'; readonly card: Specialist }
  | { readonly kind: 'project'; readonly project: ProjectId }
  | { readonly kind: 'stack'; readonly division: Division }
  | { readonly kind: 'deck' | 'plan' | 'bar' };
/** A reason in view. */
export type Why = PlayWhy<ExplorersGame, Place>;

export const NO_PINS: Pins = { least: NONE, spared: NONE, with: [], without: [], idle: [] };
/** Whether a person has arranged anything by hand. */
export const isPinned = (pins: Pins): boolean => JSON.stringify(pins) !== JSON.stringify(NO_PINS);

export const sameAction = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);

/** `counts` with another number of one colour. */
export function withColour(counts: Counts, division: Division, count: number): Counts {
  const next: Counts = [...counts];
  next[placeOf(division)] = count;
  return next;
}
const pairwise = (one: Counts, other: Counts, pick: (a: number, b: number) => number): Counts => [
  pick(one[0], other[0]),
  pick(one[1], other[1]),
  pick(one[2], other[2]),
  pick(one[3], other[3]),
  pick(one[4], other[4]),
];
export const plus = (one: Counts, other: Counts, sign: 1 | -1 = 1): Counts =>
  pairwise(one, other, (a, b) => a + sign * b);

/** Every way in which a card may come into the hub, the plain ones first. */
export const recruitsOf = (options: Options | null, card: Specialist): readonly RecruitOption[] =>
  options?.recruits.filter((option) => option.card === card) ?? [];

/** How good it is to be shown first: paid without cards, then with cards, and no ability is spent without need. */
const rank = ({ affordable, possible, way, left }: RecruitOption): number =>
  (affordable ? 0 : possible ? 100 : 200) + (way === null ? 0 : 50) + left;
/** The way that is shown first when a card is picked. */
export function firstRecruit(options: Options | null, card: Specialist): RecruitOption | null {
  let best: RecruitOption | null = null;
  for (const option of recruitsOf(options, card)) if (best === null || rank(option) < rank(best)) best = option;
  return best;
}
/** Whether tokens, discount and abilities alone recruit the card somewhere. */
export const isAffordable = (options: Options | null, card: Specialist): boolean =>
  recruitsOf(options, card).some(({ affordable }) => affordable);
/** Whether it can be recruited at all, returning cards too. */
export const isPossible = (options: Options | null, card: Specialist): boolean =>
  recruitsOf(options, card).some(({ possible }) => possible);

/** What a pin is about. */
export type Source =
  | { readonly kind: 'token'; readonly division: Division }
  | { readonly kind: 'card'; readonly card: Specialist }
  | { readonly kind: 'ability'; readonly division: Division };

const without = <T>(list: readonly T[], one: T): T[] => list.filter((other) => other !== one);
const including = <T>(list: readonly T[], one: T): T[] => [...without(list, one), one];

/** Pins with one more of a source: another token, this card, this ability. `have`: own tokens. */
export function added(pins: Pins, payment: Payment, have: Counts, source: Source): Pins {
  switch (source.kind) {
    case 'token': {
      const { division } = source;
      const next = ofColour(payment.tokens, division) + 1;
      const room = ofColour(have, division) - next;
      return {
        ...pins,
        least: withColour(pins.least, division, next),
        spared: withColour(pins.spared, division, Math.min(ofColour(pins.spared, division), room)),
      };
    }
    case 'card':
      return { ...pins, with: including(pins.with, source.card), without: without(pins.without, source.card) };
    case 'ability':
      return { ...pins, idle: without(pins.idle, source.division) };
  }
}
/** Pins with one less of a source. */
export function removed(pins: Pins, payment: Payment, have: Counts, source: Source): Pins {
  switch (source.kind) {
    case 'token': {
      const { division } = source;
      const next = Math.max(0, ofColour(payment.tokens, division) - 1);
      return {
        ...pins,
        least: withColour(pins.least, division, Math.min(ofColour(pins.least, division), next)),
        spared: withColour(pins.spared, division, ofColour(have, division) - next),
      };
    }
    case 'card':
      return { ...pins, with: without(pins.with, source.card), without: including(pins.without, source.card) };
    case 'ability':
      return { ...pins, idle: including(pins.idle, source.division) };
  }
}
/** Pins that hold fast what a plan paid, as far as `pins` let it: nothing else goes when one thing was taken away. */
export const heldFast = (pins: Pins, payment: Payment, have: Counts): Pins => ({
  ...pins,
  least: pairwise(payment.tokens, plus(have, pins.spared, -1), Math.min),
  with: [...new Set([...pins.with, ...payment.cards.filter((card) => !pins.without.includes(card))])],
});
/** Pins with nothing but what was just added. */
export const only = (pins: Pins, source: Source): Pins => ({
  ...NO_PINS,
  idle: pins.idle,
  least: source.kind === 'token' ? withColour(NONE, source.division, ofColour(pins.least, source.division)) : NONE,
  with: source.kind === 'card' ? [source.card] : [],
});

/**
 * Own divisions whose abilities pay. A plan that cannot be done yet names all that may help; they only count once one of
 * its icons is covered by an ability.
 */
export const abilitiesOf = ({ action, used, ladder }: Plan): readonly Division[] =>
  action !== null || ladder.some(({ payer }) => payer.kind === 'ability') ? used : [];
/** Whether a plan uses a source. */
export function uses(plan: Plan, source: Source): boolean {
  switch (source.kind) {
    case 'token':
      return ofColour(plan.payment.tokens, source.division) > 0;
    case 'card':
      return plan.payment.cards.includes(source.card);
    case 'ability':
      return abilitiesOf(plan).includes(source.division);
  }
}

/** Tokens for a help, one more of a colour: another one goes back when there were enough. */
export function changedTokens(tokens: Counts, division: Division, need: number): Counts {
  const more = withColour(tokens, division, ofColour(tokens, division) + 1);
  if (countOf(more) <= need) return more;
  const others = DIVISIONS.filter((other) => other !== division && ofColour(more, other) > 0);
  const back = others.sort((a, b) => ofColour(more, b) - ofColour(more, a))[0];
  return back === undefined ? tokens : withColour(more, back, ofColour(more, back) - 1);
}

/** What a mode would do, apart from a plan, which the engine words. */
export function actionOf(mode: Mode): Action | null {
  switch (mode.kind) {
    case 'idle':
    case 'plan':
      return null;
    case 'action':
      return mode.action;
    case 'several':
      return mode.cards.length === mode.count ? { 'take-several': { way: mode.way, cards: [...mode.cards] } } : null;
    case 'project':
      return countOf(mode.tokens) === mode.help.tokens
        ? { complete: { project: mode.project, helpers: mode.help.helpers, tokens: mode.tokens } }
        : null;
  }
}
