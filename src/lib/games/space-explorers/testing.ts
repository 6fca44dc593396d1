// A table for tests: a position with the house content, an engine that answers as told, and a link that keeps what was done.
import type {
  Answer,
  Ask,
  Counts,
  Options,
  Payment,
  Plan,
  Preview,
  RecruitOption,
  Rung,
  View,
} from '$lib/backend/bindings/space-explorers';
import { FakeLink as AnyFakeLink } from '$lib/play/testing';
import type { ExplorersGame } from './pick-mode';
import { NAMES, PACK, plan as anyPlan, position, preview, recruit } from './words.testing';

export { NAMES, PACK };

/** A turn of Ada against Bruno and Celia: two skills of Engineering, the ability of 21 on top of Testing. */
export const sampleView = (over: Partial<View> = {}): View => {
  const view = position({ fresh: null, ...over });
  const [ada, bruno, celia] = view.seats;
  if (over.seats !== undefined || ada === undefined || bruno === undefined || celia === undefined) return view;
  return {
    ...view,
    seats: [
      {
        ...ada,
        hand: { count: 3, cards: [8, 14, 60], seen: [8] },
        tokens: [1, 2, 1, 0, 1],
        hub: [[5], [21], [], [1], []],
        skills: [2, 1, 0, 0, 0],
        discounts: [2, 1, 0, 0, 0],
        specialists: 3,
        active: ['testing', 'construction'],
      },
      bruno,
      celia,
    ],
  };
};

const option = (card: number, over: Partial<RecruitOption> = {}): RecruitOption => recruit({ card, ...over });
/** What can be done at {@link sampleView}: 7 is paid by tokens, 20 only with cards, 31 not at all, 53 in two divisions. */
export const sampleOptions = (over: Partial<Options> = {}): Options => ({
  take: [7, 20, 31, 36, 44, 53],
  deck: true,
  pass: false,
  decline: false,
  recruits: [
    option(7, { ignored: 2, left: 2, affordable: true, possible: true, lacking: 0 }),
    option(20, { division: 'testing', ignored: 1, left: 4, possible: true, lacking: 0 }),
    option(31, { division: 'science', left: 5, lacking: 2 }),
    option(36, { division: 'science', left: 5, lacking: 2 }),
    option(44, { division: 'construction', left: 4, lacking: 1 }),
    option(53, { division: 'space-flight', left: 3, affordable: true, possible: true, lacking: 0 }),
    option(53, { division: 'engineering', left: 1, affordable: true, possible: true, lacking: 0 }),
    option(8, { from: 'hand', left: 3, possible: true, lacking: 0 }),
    option(8, { from: 'hand', way: 'construction', left: 0, affordable: true, possible: true, lacking: 0 }),
    option(14, { from: 'hand', division: 'testing', left: 3, lacking: 1 }),
    option(60, { from: 'hand', division: 'space-flight', left: 3, lacking: 1 }),
  ],
  ways: [{ division: 'testing', card: 21, usable: true, cards: 2, tokens: 0 }],
  projects: [],
  ...over,
});

const rung = (icon: Rung['icon'], payer: Rung['payer']): Rung => ({ icon, payer });
/** The plan of 7 into Engineering as the fake engine arranges it within the bounds that are asked for. */
export function samplePlan(ask: Extract<Ask, { kind: 'plan' }>): Plan {
  const { card, division, way, pins } = ask;
  const tokens: Counts = [0, 0, 0, 0, 0];
  const cards = [...pins.with];
  // Two icons are left, green and yellow: a returned card covers both, else a token each.
  const colours = [
    [1, 'testing'],
    [2, 'science'],
  ] as const;
  let open = cards.length > 0 ? 0 : 2;
  for (const [place] of colours) {
    const have = [1, 2, 1, 0, 1][place] ?? 0;
    const spared = pins.spared[place];
    if (cards.length === 0 && have - spared > 0) {
      tokens[place] = 1;
      open--;
    }
  }
  // What is pinned too much makes no plan, as the engine answers then with the bounds alone.
  const tooMany = pins.least.some((count, place) => count > (tokens[place] ?? 0));
  const done = open === 0 && !tooMany;
  const payment: Payment = { tokens: done ? tokens : pins.least, cards, helpers: [] };
  const payer = (place: number, colour: Rung['icon']): Rung['payer'] => {
    const [returned] = cards;
    if (returned !== undefined) return { kind: 'card', card: returned };
    return (payment.tokens[place] ?? 0) > 0 ? { kind: 'token', division: colour, ability: null } : { kind: 'open' };
  };
  const brings: Preview = preview({ tokens: payment.tokens, to: 1, returned: cards, covers: 5, points: 2, refills: 1 });
  return anyPlan({
    card,
    division,
    way,
    from: 'center',
    ladder: [
      rung('construction', { kind: 'discount' }),
      rung('construction', { kind: 'discount' }),
      ...colours.map(([place, colour]) => rung(colour, payer(place, colour))),
    ],
    payment,
    action: done ? { recruit: { card, division, way, payment, draws: ask.draws ?? 1 } } : null,
    refused: done ? null : { rule: 'SE-13', refusal: { code: 'not-paid', icons: open, left: [0, 0, 0, 0, 0] } },
    tokenFits: [false, tokens[1] === 0 && cards.length === 0, tokens[2] === 0 && cards.length === 0, false, false],
    cardFits: cards.length === 0,
    helpers: ['construction'],
    used: [],
    mostDraws: 1,
    preview: done ? brings : null,
  });
}

/** Options, plans and previews as they are at {@link sampleView}. */
export function sampleAnswer(ask: Ask): Answer {
  switch (ask.kind) {
    case 'options':
      return { kind: 'options', ...sampleOptions() };
    case 'plan':
      return { kind: 'plan', ...samplePlan(ask) };
    case 'preview':
      return { kind: 'preview', ...preview({ refills: 1 }) };
    case 'previews':
      return { kind: 'previews', previews: ask.actions.map(() => null) };
  }
}

/** A table of this game that answers as the test says. */
export class FakeLink extends AnyFakeLink<ExplorersGame> {
  constructor(view: View = sampleView()) {
    super({ pack: PACK, seats: NAMES.seats, view, toAct: view.turn, seenBy: (seen) => seen, answer: sampleAnswer });
  }
}
