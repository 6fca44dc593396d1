// A table for tests: the content of the house set, a small board that is drawn, and a link that answers as told.
import cards from '../../../../content/minerals/house/cards.json';
import info from '../../../../content/minerals/house/pack.json';
import tools from '../../../../content/minerals/house/tools.json';
import type {
  Answer,
  Ask,
  Hex,
  Mineral,
  Options,
  Pack,
  Preview,
  Refusal,
  Seat,
  SeatView,
  Tile,
  View,
} from '$lib/backend/bindings/minerals';
import type { SeatInfo } from '$lib/play/link';
import { FakeLink as AnyFakeLink } from '$lib/play/testing';
import { Content } from './content';
import { NO_MINERALS, type MineralsGame } from './pick-mode';
import type { Names } from './words';

const NONE = { wollastonite: 0, kyanite: 0, tourmaline: 0, anthracite: 0, orpiment: 0 };
export const PACK = {
  info,
  cards: cards.cards.map((card) => ({ ...card, needs: { ...NONE, ...card.needs } })),
  tools: tools.tools,
} as Pack;
export const cardNamed = (id: string): number => PACK.cards.findIndex((card) => card.id === id);

const LETTER: Readonly<Record<string, Mineral>> = {
  w: 'wollastonite',
  k: 'kyanite',
  t: 'tourmaline',
  a: 'anthracite',
  o: 'orpiment',
};
/** The hex of a column in a row, as boards are drawn here: odd rows stand half a hex further right. */
export const at = (column: number, r: number): Hex => ({ q: column - (r - (r & 1)) / 2, r });
/** Tiles of a drawing: a letter a tile, a dot a gap. */
export function drawn(board: string): Tile[] {
  return board
    .trim()
    .split('\n')
    .flatMap((row, r) =>
      row
        .trim()
        .split(/\s+/)
        .flatMap((letter, column) => {
          const mineral = LETTER[letter];
          return mineral === undefined ? [] : [{ hex: at(column, r), mineral }];
        }),
    );
}
/** Ada stands on the kyanite at (1, 1); two steps east is a tourmaline, two steps west a gap. */
export const BOARD = `
w w k w w
 w k w t w
w t a w k
 k w w o w
`;

const seat = (over: Partial<SeatView> = {}): SeatView => ({
  pool: NO_MINERALS,
  spent: NO_MINERALS,
  cards: [],
  pawn: null,
  points: 0,
  ...over,
});
/** A turn of Ada against Bruno, before the move. */
export function sampleView(over: Partial<View> = {}): View {
  const tiles = drawn(BOARD);
  return {
    variant: 'full',
    suddenEnd: false,
    first: 0,
    turn: 0,
    step: 'before',
    ended: null,
    round: 3,
    turns: 5,
    removed: 5,
    placing: null,
    hexes: tiles.map(({ hex }) => hex),
    tiles,
    seats: [
      seat({ pool: [2, 1, 1, 0, 0], pawn: at(1, 1), points: 7 }),
      seat({ pool: [1, 2, 0, 0, 0], pawn: at(3, 3), points: 5 }),
    ],
    bag: [1, 1, 0, 0, 0],
    tools: ['hammer', 'sack', 'map', 'glass', 'lantern'],
    row: [cardNamed('first-finds'), cardNamed('coat-pocket'), null, null],
    deck: [3, 4],
    used: null,
    collected: false,
    lifted: null,
    drawn: null,
    loose: [],
    ...over,
  };
}

const TO: readonly Hex[] = [at(3, 1), at(2, 3)];
/** What can be done at {@link sampleView}: two moves, every tool. */
export function sampleOptions(over: Partial<Options> = {}): Options {
  const tool = { refused: null, hexes: [], bends: [], minerals: NO_MINERALS, partners: [] };
  return {
    hexes: [...TO],
    underfoot: 'kyanite',
    fails: false,
    saves: [],
    tools: [
      { ...tool, tool: 'hammer', hexes: [at(5, 1)], minerals: [1, 1, 1, 0, 0] },
      { ...tool, tool: 'sack', partners: [1] },
      {
        ...tool,
        tool: 'map',
        hexes: [at(2, 1), at(1, 2)],
        bends: [
          { bend: at(2, 1), to: at(3, 2) },
          { bend: at(2, 1), to: at(2, 2) },
          { bend: at(1, 2), to: at(2, 2) },
        ],
      },
      { ...tool, tool: 'glass', refused: NO_MOVE_YET },
      { ...tool, tool: 'lantern', refused: NO_MOVE_YET },
    ],
    cards: [
      { card: cardNamed('first-finds'), missing: NO_MINERALS, missingLower: null, refused: null },
      {
        card: cardNamed('coat-pocket'),
        missing: [0, 0, 1, 0, 0],
        missingLower: null,
        refused: { rule: 'MN-30', refusal: { code: 'lacks-minerals', missing: [0, 0, 1, 0, 0] } },
      },
    ],
    endTurn: false,
    ...over,
  };
}
const NO_MOVE_YET = {
  rule: 'MN-9',
  refusal: { code: 'wrong-time', tool: 'glass', due: 'before' } satisfies Refusal,
};

/** A move two steps east over one tile, that cuts nothing. */
export function samplePreview(over: Partial<Preview> = {}): Preview {
  return {
    way: [
      { hex: at(2, 1), on: 'tile' },
      { hex: at(3, 1), on: 'tile' },
    ],
    effects: [{ moved: { seat: 0, from: at(1, 1), bend: null, to: at(3, 1), lifted: 'kyanite' } }],
    reveals: false,
    bag: NO_MINERALS,
    pool: [2, 2, 1, 0, 0],
    points: 9,
    missing: [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], null, null],
    parts: [],
    ...over,
  };
}

export const SEATS: readonly SeatInfo[] = [
  { name: 'Ada', player: { kind: 'human' } },
  { name: 'Bruno', player: { kind: 'computer', level: 1 } },
];
export const NAMES: Names = { content: new Content(PACK), seats: SEATS };

/** Options and previews as they are at {@link sampleView}. */
export function sampleAnswer(ask: Ask): Answer {
  if (ask.kind === 'options') return { kind: 'options', ...sampleOptions() };
  if (ask.kind === 'preview') return { kind: 'preview', ...samplePreview() };
  return { kind: 'previews', previews: ask.actions.map(() => null) };
}

/** A table of this game that answers as the test says. */
export class FakeLink extends AnyFakeLink<MineralsGame> {
  constructor(view: View = sampleView()) {
    super({ pack: PACK, seats: SEATS, view, toAct: view.turn, seenBy: (seen) => seen, answer: sampleAnswer });
  }
  /** What is refused has no preview but the same reason. */
  override async ask(seat: Seat, ask: Ask): Promise<Answer> {
    const refused = ask.kind === 'preview' ? await this.check(seat, ask.action) : null;
    return refused === null ? super.ask(seat, ask) : { kind: 'refused', ...refused };
  }
}
