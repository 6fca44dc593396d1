// A position, the house content, and one of everything that can happen, for tests of what this table says.
import info from '../../../../content/space-explorers/house/pack.json';
import projects from '../../../../content/space-explorers/house/projects.json';
import specialists from '../../../../content/space-explorers/house/specialists.json';
import type {
  Effect,
  Options,
  Pack,
  Payer,
  Payment,
  Plan,
  Preview,
  RecruitOption,
  Refusal,
  SeatView,
  Step,
  View,
  When,
} from '$lib/backend/bindings/space-explorers';
import { DIVISIONS } from './art/palette';
import { Content } from './content';
import type { Names } from './words';

const NO_NEEDS = { engineering: 0, testing: 0, science: 0, construction: 0, 'space-flight': 0 };
/** A condition as the engine tells it: what a pack leaves out is null. */
export const when = (over: Partial<When> = {}): When => ({
  from: null,
  cost: null,
  divisions: null,
  empty: false,
  skills: null,
  ...over,
});
export const PACK = {
  info,
  specialists: specialists.specialists.map((entry) =>
    entry.ability === undefined
      ? entry
      : { ...entry, ability: { ...entry.ability, when: when((entry.ability as { when?: Partial<When> }).when) } },
  ),
  tiles: projects.tiles.map((tile) => ({
    ...tile,
    sides: tile.sides.map((side) => ({ ...side, needs: { ...NO_NEEDS, ...side.needs } })),
  })),
} as Pack;
export const NAMES: Names = {
  content: new Content(PACK),
  seats: [
    { name: 'Ada', player: { kind: 'human' } },
    { name: 'Bruno', player: { kind: 'human' } },
    { name: 'Celia', player: { kind: 'computer', level: 2 } },
  ],
};

const seat = (over: Partial<SeatView> = {}): SeatView => ({
  hand: { count: 2, cards: null, seen: [] },
  tokens: [1, 1, 1, 1, 1],
  hub: [[], [], [], [], []],
  skills: [0, 0, 0, 0, 0],
  discounts: [0, 0, 0, 0, 0],
  specialists: 0,
  active: [],
  points: 0,
  asterisks: [],
  ...over,
});
export const position = (over: Partial<View> = {}): View => ({
  viewer: { kind: 'seat', seat: 0 },
  first: 0,
  turn: 0,
  step: 'action',
  round: 3,
  turns: 7,
  center: [7, 20, 31, 36, 44, 53],
  deck: 9,
  projects: [
    { project: 0, taken: null },
    { project: 3, taken: null },
    { project: 4, taken: { seat: 1, round: 2 } },
  ],
  seats: [
    seat({
      hand: { count: 2, cards: [8, 60], seen: [8] },
      tokens: [2, 0, 1, 0, 0],
      hub: [[1, 5, 11], [], [], [], [33]],
      skills: [3, 0, 1, 1, 0],
      discounts: [3, 0, 0, 0, 0],
      specialists: 4,
      active: ['space-flight'],
      points: 8,
    }),
    seat({ hand: { count: 2, cards: null, seen: [9] }, specialists: 10, points: 9 }),
    seat({ tokens: [0, 0, 0, 0, 0], hand: { count: 0, cards: null, seen: [] } }),
  ],
  lookedAt: null,
  fresh: 'engineering',
  used: [],
  moreSkills: 0,
  completed: 0,
  tookAfter: false,
  passes: 0,
  lastRound: null,
  ended: null,
  ...over,
});
export const view = position();

// One of each kind and more; the types make sure that none is missing.
export const EFFECTS: { [K in Effect['kind']]: Extract<Effect, { kind: K }>[] } = {
  'turn-began': [{ kind: 'turn-began', seat: 1, round: 4 }],
  took: [
    { kind: 'took', seat: 0, card: 7, ability: null },
    { kind: 'took', seat: 0, card: 7, ability: 33 },
  ],
  drew: [
    { kind: 'drew', seat: 0, card: null, ability: null },
    { kind: 'drew', seat: 0, card: 7, ability: null },
    { kind: 'drew', seat: 0, card: null, ability: 9 },
    { kind: 'drew', seat: 0, card: 7, ability: 9 },
  ],
  looked: [1, 3, 5].flatMap((count) => [
    { kind: 'looked', seat: 0, count, cards: null, ability: 32 },
    { kind: 'looked', seat: 0, count, cards: [7, 8, 9, 10, 11].slice(0, count), ability: 32 },
  ]),
  kept: [
    { kind: 'kept', seat: 0, card: null, center: [8, 9] },
    { kind: 'kept', seat: 0, card: null, center: [] },
    { kind: 'kept', seat: 0, card: 7, center: [8, 9] },
    { kind: 'kept', seat: 0, card: 7, center: [] },
  ],
  recruited: [
    ...DIVISIONS.map((division): Extract<Effect, { kind: 'recruited' }> => ({
      kind: 'recruited',
      seat: 0,
      card: 7,
      from: 'center',
      division,
      covers: null,
      abilities: [],
    })),
    { kind: 'recruited', seat: 0, card: 7, from: 'hand', division: 'engineering', covers: null, abilities: [] },
    { kind: 'recruited', seat: 0, card: 7, from: 'hand', division: 'engineering', covers: 1, abilities: [] },
    { kind: 'recruited', seat: 0, card: 7, from: 'hand', division: 'engineering', covers: null, abilities: [20] },
    { kind: 'recruited', seat: 0, card: 7, from: 'hand', division: 'engineering', covers: 1, abilities: [20, 34] },
  ],
  handed: [
    { kind: 'handed', seat: 0, to: 1, tokens: [1, 0, 0, 0, 0] },
    { kind: 'handed', seat: 0, to: 1, tokens: [2, 1, 0, 0, 0] },
    { kind: 'handed', seat: 0, to: 1, tokens: [0, 1, 2, 1, 1] },
  ],
  returned: [
    { kind: 'returned', seat: 0, cards: [8] },
    { kind: 'returned', seat: 0, cards: [8, 60] },
  ],
  refilled: [
    { kind: 'refilled', cards: [9] },
    { kind: 'refilled', cards: [9, 10] },
  ],
  passed: [{ kind: 'passed', seat: 1 }],
  completed: [
    { kind: 'completed', seat: 0, project: 0, abilities: [] },
    { kind: 'completed', seat: 0, project: 3, abilities: [19, 56] },
  ],
  'last-round': [
    { kind: 'last-round', seat: 0, reason: 'projects' },
    { kind: 'last-round', seat: 0, reason: 'full-hub' },
  ],
  ended: [
    { kind: 'ended', reason: 'projects' },
    { kind: 'ended', reason: 'full-hub' },
    { kind: 'ended', reason: 'passes' },
  ],
};

export const STEPS: readonly Step[] = ['action', 'keep', 'project', 'after-project', 'over'];

export const REFUSALS: { [C in Refusal['code']]: Extract<Refusal, { code: C }>[] } = {
  'other-step': STEPS.map((due) => ({ code: 'other-step', due })),
  'not-in-center': [{ code: 'not-in-center', card: 8 }],
  'not-at-hand': [{ code: 'not-at-hand', card: 9 }],
  'deck-empty': [{ code: 'deck-empty' }],
  'may-act': [{ code: 'may-act' }],
  'no-such-skill': DIVISIONS.map((division) => ({ code: 'no-such-skill', card: 7, division })),
  'tokens-missing': DIVISIONS.flatMap((division) =>
    [1, 2, 5].map((need) => ({ code: 'tokens-missing', division, have: need - 1, need }) as const),
  ),
  'not-in-hand': [{ code: 'not-in-hand', card: 9 }],
  'not-paid': [
    { code: 'not-paid', icons: 1, left: [1, 0, 0, 0, 0] },
    { code: 'not-paid', icons: 2, left: [1, 1, 0, 0, 0] },
    { code: 'not-paid', icons: 5, left: [1, 1, 1, 1, 1] },
    { code: 'not-paid', icons: 1, left: [0, 2, 0, 0, 0] },
    { code: 'not-paid', icons: 2, left: [0, 2, 1, 0, 0] },
    { code: 'not-paid', icons: 5, left: [2, 2, 2, 0, 0] },
    { code: 'not-paid', icons: 1, left: [0, 0, 0, 0, 0] },
    { code: 'not-paid', icons: 3, left: [0, 0, 0, 0, 0] },
    { code: 'not-paid', icons: 6, left: [0, 0, 0, 0, 0] },
  ],
  'returns-itself': [{ code: 'returns-itself', card: 8 }],
  'token-too-many': DIVISIONS.map((division) => ({ code: 'token-too-many', division })),
  'card-too-many': [
    { code: 'card-too-many', cards: 2, icons: 1 },
    { code: 'card-too-many', cards: 3, icons: 2 },
    { code: 'card-too-many', cards: 6, icons: 5 },
    { code: 'card-too-many', cards: 1, icons: 0 },
  ],
  'no-ability': [
    ...DIVISIONS.map((division) => ({ code: 'no-ability', division, top: 5 }) as const),
    ...DIVISIONS.map((division) => ({ code: 'no-ability', division, top: null }) as const),
  ],
  'not-yet': [{ code: 'not-yet', card: 11 }],
  'used-up': [{ code: 'used-up', card: 33 }],
  'wrong-origin': [
    { code: 'wrong-origin', ability: 10, wants: 'hand' },
    { code: 'wrong-origin', ability: 57, wants: 'center' },
  ],
  'wrong-cost': [
    { code: 'wrong-cost', ability: 8, cost: 4, least: 3, most: 3 },
    { code: 'wrong-cost', ability: 57, cost: 5, least: 0, most: 4 },
    { code: 'wrong-cost', ability: 9, cost: 4, least: 5, most: 6 },
    { code: 'wrong-cost', ability: 9, cost: 2, least: 3, most: 5 },
  ],
  'wrong-recruit': [31, 45, 58].map((ability) => ({ code: 'wrong-recruit', ability })),
  'wrong-tokens': [
    { code: 'wrong-tokens', ability: 56, need: 1, given: 0 },
    { code: 'wrong-tokens', ability: 10, need: 2, given: 1 },
    { code: 'wrong-tokens', ability: 57, need: 3, given: 6 },
    { code: 'wrong-tokens', ability: 19, need: 3, given: 2 },
    { code: 'wrong-tokens', ability: 19, need: 5, given: 2 },
  ],
  'free-of-cards': [{ code: 'free-of-cards', ability: 8 }],
  'too-many-draws': [
    { code: 'too-many-draws', draws: 1, most: 0 },
    { code: 'too-many-draws', draws: 2, most: 1 },
    { code: 'too-many-draws', draws: 3, most: 2 },
    { code: 'too-many-draws', draws: 6, most: 5 },
  ],
  'wrong-count': [
    { code: 'wrong-count', ability: 21, need: 1, given: 2 },
    { code: 'wrong-count', ability: 21, need: 2, given: 1 },
    { code: 'wrong-count', ability: 21, need: 5, given: 1 },
  ],
  'not-looked-at': [{ code: 'not-looked-at', card: 12 }],
  'not-in-game': [{ code: 'not-in-game', project: 19 }],
  'already-taken': [
    { code: 'already-taken', project: 4 },
    { code: 'already-taken', project: 0 },
  ],
  'skills-missing': [
    { code: 'skills-missing', project: 0, missing: [1, 0, 0, 0, 2], still: 3 },
    { code: 'skills-missing', project: 0, missing: [1, 0, 0, 0, 2], still: 1 },
    { code: 'skills-missing', project: 0, missing: [1, 0, 0, 0, 2], still: 2 },
  ],
  'help-not-needed': [{ code: 'help-not-needed', ability: 56 }],
};

export const PAYERS: { [K in Payer['kind']]: Extract<Payer, { kind: K }>[] } = {
  discount: [{ kind: 'discount' }],
  ability: [{ kind: 'ability', card: 4 }],
  token: DIVISIONS.flatMap((division) => [
    { kind: 'token', division, ability: null },
    { kind: 'token', division, ability: 44 },
  ]),
  'staying-token': DIVISIONS.map((division) => ({ kind: 'staying-token', division, ability: 20 })),
  pair: DIVISIONS.map((division) => ({ kind: 'pair', division, ability: 34 })),
  card: [{ kind: 'card', card: 60 }],
  free: [{ kind: 'free', card: 8 }],
  open: [{ kind: 'open' }],
};

export const recruit = (over: Partial<RecruitOption> = {}): RecruitOption => ({
  card: 7,
  from: 'center',
  division: 'engineering',
  way: null,
  ignored: 0,
  left: 4,
  affordable: false,
  possible: false,
  lacking: 2,
  ...over,
});
export const RECRUITS: readonly RecruitOption[] = [
  recruit(),
  recruit({ card: 53, division: 'space-flight', ignored: 1, left: 1, affordable: true, possible: true, lacking: 0 }),
  recruit({ card: 30, division: 'science', ignored: 3, left: 0, affordable: true, possible: true, lacking: 0 }),
  recruit({ card: 30, division: 'engineering', ignored: 2, left: 2, possible: true, lacking: 0 }),
  recruit({ card: 30, division: 'engineering', way: 'space-flight', left: 0, affordable: true, possible: true }),
];
export const OPTIONS: Options = {
  take: [],
  deck: true,
  pass: false,
  decline: false,
  recruits: [...RECRUITS],
  ways: [
    { division: 'engineering', card: 8, usable: true, cards: 0, tokens: 0 },
    { division: 'testing', card: 21, usable: true, cards: 2, tokens: 0 },
    { division: 'science', card: 32, usable: false, cards: 3, tokens: 0 },
  ],
  projects: [
    { project: 0, missing: [0, 0, 0, 0, 0], helps: [] },
    { project: 3, missing: [1, 0, 0, 0, 0], helps: [] },
  ],
};

export const preview = (over: Partial<Preview> = {}): Preview => ({
  tokens: [0, 0, 0, 0, 0],
  to: null,
  returned: [],
  covers: null,
  losesAbility: false,
  draws: 0,
  points: 0,
  ready: [],
  discount: null,
  specialists: 4,
  refills: 0,
  lastRound: null,
  endsGame: false,
  ...over,
});
export const payment: Payment = { tokens: [1, 0, 0, 0, 0], cards: [60], helpers: [] };
/** A preview with everything in it. */
export const FULL_PREVIEW = preview({
  tokens: [1, 0, 0, 2, 0],
  to: 1,
  returned: [60],
  covers: 33,
  losesAbility: true,
  draws: 1,
  points: 3,
  ready: [0, 3],
  discount: 2,
  specialists: 11,
  refills: 2,
  lastRound: 'full-hub',
});
export const plan = (over: Partial<Plan> = {}): Plan => ({
  card: 7,
  from: 'center',
  division: 'engineering',
  way: null,
  ladder: [],
  payment,
  action: null,
  refused: null,
  tokenFits: [true, true, true, true, true],
  cardFits: true,
  helpers: [],
  used: [],
  fee: 0,
  mostDraws: 0,
  preview: FULL_PREVIEW,
  ...over,
});
