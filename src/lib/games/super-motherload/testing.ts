// A table for tests: the content of the house set, a position that can be shaped, and a link that answers as told.
import achievements from '../../../../content/super-motherload/house/achievements.json';
import artifacts from '../../../../content/super-motherload/house/artifacts.json';
import boards from '../../../../content/super-motherload/house/boards.json';
import crews from '../../../../content/super-motherload/house/crews.json';
import info from '../../../../content/super-motherload/house/pack.json';
import type { SeatInfo } from '$lib/play/link';
import { FakeLink as AnyFakeLink } from '$lib/play/testing';
import { Content } from './content';
import type { SuperMotherload } from './pick-mode';
import type { Answer, Ask, Claims, Minerals, Pack, Preview, SeatView, StackView, View, Viewer } from './types';
import type { Names } from './words';

export const PACK = {
  info,
  crews: crews.crews,
  sides: boards.sides,
  majors: achievements.majors.map((major) => ({
    ...major,
    needs: { red: 0, blue: 0, yellow: 0, wild: 0, ...major.needs },
  })),
  minors: achievements.minors,
  artifacts: artifacts.artifacts,
} as Pack;
const NONE: Minerals = [0, 0, 0, 0, 0, 0];

function seat(crew: SeatView['crew'], hand: SeatView['hand']): SeatView {
  const stack = (name: StackView['stack'], i: number): StackView => ({
    stack: name,
    hired: [],
    pilots: [0, 1, 2, 3].map((tier) => 7 + 4 * i + tier),
    top: 7 + 4 * i,
    minerals: NONE,
    money: 0,
    cost: 10,
  });
  return {
    crew,
    hand,
    deck: 3,
    discard: 'known' in hand ? { known: [] } : { count: 0 },
    discardTop: null,
    bombs: 1,
    artifacts: 'known' in hand ? { known: [] } : { count: 0 },
    spent: [],
    stacks: [stack('red', 0), stack('blue', 1), stack('yellow', 2), stack('wild', 3)],
    bonusPoints: 0,
    achievements: 'known' in hand ? { known: { majors: [], minors: [] } } : { count: { majors: 0, minors: 0 } },
    points: 'known' in hand ? 0 : null,
  };
}
const TALLY = {
  minerals: NONE,
  spaces: 0,
  plates: 0,
  rocks: 0,
  artifactSpaces: 0,
  bombsGained: 0,
  bombsUsed: 0,
  cardsDrawn: 0,
  cardsDrilled: 0,
  pilotsBought: 0,
};

/** Nothing in reach. */
export const NO_CLAIMS: Claims = { majors: [], minors: [] };
/** A preview of an action that brings nothing. */
export const NO_GAIN: Preview = {
  spaces: [],
  colour: null,
  haul: NONE,
  money: 0,
  bombs: 0,
  artifacts: 0,
  draws: 0,
  actions: 0,
  points: 0,
  bought: [],
  clearsBoard: false,
  lastTurn: false,
  discards: 0,
  endsGame: false,
  lays: [],
  meets: NO_CLAIMS,
};

/** A first turn of two: seat 0 looks, orange against green, on the first board. */
export function sampleView(over: Partial<View> = {}): View {
  return {
    viewer: { kind: 'seat', seat: 0 },
    seats: [seat('orange', { known: [0, 2, 4, 6] }), seat('green', { count: 4 })],
    first: 0,
    turn: 0,
    step: 'action',
    round: 1,
    actions: 2,
    boards: [{ slot: 0, depth: 1, side: 'a' }],
    nextSlot: null,
    depths: [1, 2, 4],
    tunnel: [0, 0, 0, 0, 0, 0, 0, 0],
    topSlot: 0,
    lots: [],
    due: [],
    majors: [{ major: 0, have: [0, 0, 0, 0], met: false }],
    minors: [{ minor: 0, have: [0, 0, 0], met: false }],
    minorDeck: 16,
    tookMajor: false,
    tookMinor: false,
    artifactsLeft: 16,
    artifactSpacesLeft: 3,
    lastTurn: false,
    idleRounds: 0,
    dugThisRound: false,
    tally: { action: TALLY, turn: TALLY, cardsMet: [], inAction: false },
    ended: null,
    ...over,
  };
}

export const SEATS: readonly SeatInfo[] = [
  { name: 'Kiln', player: { kind: 'human' } },
  { name: 'Moss', player: { kind: 'computer', level: 1 } },
];
export const NAMES: Names = { content: new Content(PACK), seats: SEATS };

/** Every card drills and nothing fits; what else is asked has to be answered by the test. */
function answer(ask: Ask): Answer {
  if (ask.kind === 'options')
    return { kind: 'options', draw: true, drill: [0, 2, 4, 6], bomb: [0], end: true, taps: [] };
  if (ask.kind === 'lines') return { kind: 'lines', icons: ask.cards.length, colour: null, lines: [], refusal: null };
  throw new Error(`not expected: ${ask.kind}`);
}

/** A table of this game that answers as the test says. */
export class FakeLink extends AnyFakeLink<SuperMotherload> {
  constructor(view: View = sampleView()) {
    const seenBy = (seen: View, viewer: Viewer): View => ({ ...seen, viewer });
    super({ pack: PACK, seats: SEATS, view, toAct: view.turn, seenBy, answer });
  }
}
