// A table for tests: the content of the house set, a position that can be shaped, and a link that answers as told.
import achievements from '../../../../content/super-motherload/house/achievements.json';
import artifacts from '../../../../content/super-motherload/house/artifacts.json';
import boards from '../../../../content/super-motherload/house/boards.json';
import crews from '../../../../content/super-motherload/house/crews.json';
import info from '../../../../content/super-motherload/house/pack.json';
import { Content } from './content';
import type { Done, LogEntry, TableLink, TableNow, TablePush } from './link';
import type { Action, Answer, Ask, Minerals, Pack, Preview, Refused, SeatView, StackView, View } from './types';
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
  lays: [],
  meets: [],
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

export const SEATS: TableLink['seats'] = [
  { name: 'Kiln', player: { kind: 'human' } },
  { name: 'Moss', player: { kind: 'computer', level: 1 } },
];
export const NAMES: Names = { content: new Content(PACK), seats: SEATS };

/** A table that answers as the test says and keeps what it was asked to do. */
export class FakeLink implements TableLink {
  readonly pack = PACK;
  seats = SEATS;
  here: readonly number[] = [0];
  readonly acted: Action[] = [];
  readonly undone: string[] = [];
  now: TableNow;
  entries: LogEntry[] = [];
  /** What `ask` answers; options are asked after every change. */
  answer: (ask: Ask) => Answer = (ask) => {
    if (ask.kind === 'options')
      return { kind: 'options', draw: true, drill: [0, 2, 4, 6], bomb: [0], end: true, taps: [] };
    if (ask.kind === 'lines') return { kind: 'lines', icons: ask.cards.length, colour: null, lines: [], refusal: null };
    throw new Error(`not expected: ${ask.kind}`);
  };
  /** What `check` answers. */
  refuse: (action: Action) => Refused | null = () => null;
  /** What `reopen` does. */
  reopening: () => Promise<void> = () => Promise.resolve();
  reopened = 0;
  left = 0;
  readonly watched: View['viewer'][] = [];
  #hear: ((push: TablePush) => void)[] = [];
  #connected: ((stands: boolean) => void)[] = [];

  constructor(view: View = sampleView()) {
    this.now = { view, toAct: view.turn, scores: null, undo: null, canRedo: false, assisted: false };
  }
  /** How many listen to pushes and to the connection. */
  get listeners(): number {
    return this.#hear.length + this.#connected.length;
  }
  watch(viewer: View['viewer']): Promise<TableNow> {
    this.watched.push(viewer);
    this.now = { ...this.now, view: { ...this.now.view, viewer } };
    return Promise.resolve(this.now);
  }
  act(seat: number, action: Action): Promise<Done> {
    return this.check(seat, action).then((refused) => {
      if (refused !== null) return { kind: 'refused', refused };
      this.acted.push(action);
      return { kind: 'done' };
    });
  }
  check(_seat: number, action: Action): Promise<Refused | null> {
    return Promise.resolve().then(() => this.refuse(action));
  }
  ask(_seat: number, ask: Ask): Promise<Answer> {
    return Promise.resolve().then(() => this.answer(ask));
  }
  undo(granted: string): Promise<Done> {
    this.undone.push(granted);
    return Promise.resolve({ kind: 'done' });
  }
  redo(): Promise<Done> {
    return Promise.resolve({ kind: 'done' });
  }
  log(): Promise<readonly LogEntry[]> {
    return Promise.resolve(this.entries);
  }
  reopen(): Promise<void> {
    this.reopened++;
    return this.reopening();
  }
  leave(): Promise<void> {
    this.left++;
    return Promise.resolve();
  }
  onConnection(hear: (stands: boolean) => void): () => void {
    this.#connected.push(hear);
    return () => {
      this.#connected = this.#connected.filter((h) => h !== hear);
    };
  }
  /** Loses the connection, or has it again. */
  connection(stands: boolean): void {
    for (const hear of this.#connected) hear(stands);
  }
  subscribe(hear: (push: TablePush) => void): () => void {
    this.#hear.push(hear);
    return () => {
      this.#hear = this.#hear.filter((h) => h !== hear);
    };
  }
  /** Tells a change. */
  push(push: TablePush): void {
    for (const hear of this.#hear) hear(push);
  }
}

/** Waits until everything that needs no time is done. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
