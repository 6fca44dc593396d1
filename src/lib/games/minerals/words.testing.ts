// A position, the house content, and one of everything that can happen, for tests of what this table says.
import cards from '../../../../content/minerals/house/cards.json';
import info from '../../../../content/minerals/house/pack.json';
import tools from '../../../../content/minerals/house/tools.json';
import type {
  Effect,
  Hex,
  Minerals,
  Options,
  Pack,
  Preview,
  SeatView,
  Step,
  Tool,
  View,
  WayStep,
} from '$lib/backend/bindings/minerals';
import { KINDS } from './art/kinds';
import { Content } from './content';
import type { Names } from './words';

const NONE = { wollastonite: 0, kyanite: 0, tourmaline: 0, anthracite: 0, orpiment: 0 };
export const PACK = {
  info,
  cards: cards.cards.map((card) => ({ ...card, needs: { ...NONE, ...card.needs } })),
  tools: tools.tools,
} as Pack;
export const NAMES: Names = {
  content: new Content(PACK),
  seats: [
    { name: 'Ada', player: { kind: 'human' } },
    { name: 'Bruno', player: { kind: 'human' } },
    { name: 'Celia', player: { kind: 'computer', level: 2 } },
  ],
};
const cardNamed = (id: string): number => PACK.cards.findIndex((card) => card.id === id);
export const ROSES = cardNamed('rose-window');
export const QUINTET = cardNamed('museum-quintet');
export const HOARD = cardNamed('magpies-hoard');

export const at = (r: number, q: number): Hex => ({ r, q });
/** Four rows; the second begins half a hex further left than the first, and so on. */
export const HEXES = [0, 1, 2, 3].flatMap((r) => [0, 1, 2, 3, 4].map((i) => at(r, i - r)));
export const EMPTY: Minerals = [0, 0, 0, 0, 0];
const seat = (over: Partial<SeatView> = {}): SeatView => ({
  pool: EMPTY,
  spent: EMPTY,
  cards: [],
  pawn: null,
  points: 0,
  ...over,
});
export const position = (over: Partial<View> = {}): View => ({
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
export const view = position();

type EffectKind = Effect extends infer E ? (E extends Effect ? keyof E : never) : never;
// One of each kind; the types make sure that none is missing.
export const EFFECTS: { [K in EffectKind]: Extract<Effect, Record<K, unknown>>[] } = {
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

export const STEPS: readonly Step[] = [
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
export const TOOLS: readonly Tool[] = PACK.tools.map(({ id }) => id);
export const here = at(2, 0);

export const OPTIONS: Options = {
  hexes: [here],
  underfoot: 'anthracite',
  fails: false,
  saves: [],
  tools: [],
  cards: [],
  endTurn: false,
};

export const tile = (hex: Hex): WayStep => ({ hex, on: 'tile' });
export const preview = (over: Partial<Preview>): Preview => ({
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
export const paid = (tool: Tool): Effect => ({ paid: { seat: 0, tool } });
const wideWay: WayStep[] = [
  tile(at(0, 2)),
  { hex: at(0, 3), on: 'gap' },
  { hex: at(0, 4), on: 'pawn' },
  tile(at(0, 5)),
];
/** One preview for each kind of action, and what it may bring. */
export const PREVIEWS = {
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
} satisfies Record<string, Preview>;
