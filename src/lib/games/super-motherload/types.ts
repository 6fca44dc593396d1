// The engine's words as they travel. They mirror crates/super-motherload and crates/tabletop; the generated bindings
// take their place file by file.
import type { Crew, Drill, Mineral, Plate } from './art/palette';

export type { Crew, Mineral };
/** A stack of pilots (SM-1), also the colour of a card's band. */
export type Stack = Drill;
/** The colour of a drill or a plate (SM-15, SM-26). */
export type Colour = Plate;
export type Side = 'a' | 'b';
export type Direction = 'across' | 'down';
/** A seat, from 0 in seat order. */
export type Seat = number;
/** A space of the dig: slot * 64 + row * 8 + column. */
export type SpaceId = number;
/** A card of a crew: 0–6 starters, 7 + 4 × stack + tier the pilots. */
export type CardId = number;
/** Number of each mineral, cheapest first. */
export type Minerals = [number, number, number, number, number, number];

export interface Line {
  start: SpaceId;
  direction: Direction;
  length: number;
}

export type Action =
  | { 'choose-side': Side }
  | 'draw'
  | { drill: { cards: CardId[]; line: Line } }
  | { bomb: { card: CardId; turn: number; at: SpaceId } }
  | { lay: Stack }
  | { buy: Stack }
  | { spend: { tile: number; copy: Mineral | null } }
  | { 'claim-major': number }
  | { 'claim-minor': number }
  | 'end-turn'
  | { discard: CardId[] };

export type Source =
  | { kind: 'action' }
  | { kind: 'space'; space: SpaceId }
  | { kind: 'drill-bonus'; card: CardId }
  | { kind: 'purchase'; card: CardId }
  | { kind: 'artifact'; tile: number };

export type EndReason = 'dug-out' | 'stall';

export type Effect =
  | { kind: 'side-chosen'; seat: Seat; slot: number; depth: number; side: Side }
  | { kind: 'board-removed'; slot: number }
  | { kind: 'turn-began'; seat: Seat; round: number }
  | { kind: 'shuffled'; seat: Seat; count: number }
  | { kind: 'drew'; seat: Seat; count: number; cards: CardId[] | null; source: Source }
  | { kind: 'drilled'; seat: Seat; cards: CardId[]; colour: Colour | null; spaces: SpaceId[] }
  | { kind: 'bombed'; seat: Seat; card: CardId; spaces: SpaceId[] }
  | { kind: 'bombs-gained'; seat: Seat; count: number; source: Source }
  | { kind: 'artifact-found'; seat: Seat; space: SpaceId; tile: number | null }
  | { kind: 'no-artifact-left'; seat: Seat; space: SpaceId }
  | { kind: 'collected'; seat: Seat; minerals: Minerals }
  | { kind: 'minerals-gained'; seat: Seat; minerals: Minerals; source: Source }
  | { kind: 'laid'; seat: Seat; stack: Stack; minerals: Minerals }
  | { kind: 'went-back'; seat: Seat; minerals: Minerals }
  | { kind: 'bought'; seat: Seat; stack: Stack; card: CardId; paid: number; lost: number }
  | { kind: 'points-gained'; seat: Seat; count: number; source: Source }
  | { kind: 'actions-gained'; seat: Seat; count: number; source: Source }
  | { kind: 'spent'; seat: Seat; tile: number }
  | { kind: 'major-taken'; seat: Seat; major: number }
  | { kind: 'minor-taken'; seat: Seat; minor: number }
  | { kind: 'minor-revealed'; minor: number }
  | { kind: 'hand-cut'; seat: Seat; count: number; cards: CardId[] | null; top: CardId }
  | { kind: 'turn-ended'; seat: Seat }
  | { kind: 'last-turn'; seat: Seat }
  | { kind: 'game-over'; reason: EndReason };

export type Step = 'first-side' | 'action' | 'lay' | 'side' | 'buy' | 'discard' | 'over';
export type Viewer = { kind: 'seat'; seat: Seat } | { kind: 'spectator' } | { kind: 'table' };
export interface BoardInPlay {
  slot: number;
  depth: number;
  side: Side;
}
export type Cards = { known: CardId[] } | { count: number };
export type Tiles = { known: number[] } | { count: number };
export type Achievements =
  { known: { majors: number[]; minors: number[] } } | { count: { majors: number; minors: number } };

export interface StackView {
  stack: Stack;
  top: CardId | null;
  minerals: Minerals;
  money: number;
  cost: number;
}
export interface SeatView {
  crew: Crew;
  hand: Cards;
  deck: number;
  discard: Cards;
  discardTop: CardId | null;
  bombs: number;
  artifacts: Tiles;
  spent: number[];
  stacks: [StackView, StackView, StackView, StackView];
  bonusPoints: number;
  achievements: Achievements;
  points: number | null;
}
export interface MinorView {
  minor: number;
  have: [number, number, number];
  met: boolean;
}
export interface MajorView {
  major: number;
  have: [number, number, number, number];
  met: boolean;
}
export interface View {
  viewer: Viewer;
  seats: SeatView[];
  first: Seat;
  turn: Seat;
  step: Step;
  round: number;
  actions: number;
  boards: BoardInPlay[];
  nextSlot: number | null;
  depths: number[];
  tunnel: number[];
  topSlot: number;
  lots: Minerals[];
  due: Stack[];
  majors: MajorView[];
  minors: MinorView[];
  minorDeck: number;
  tookMajor: boolean;
  tookMinor: boolean;
  artifactsLeft: number;
  artifactSpacesLeft: number;
  lastTurn: boolean;
  idleRounds: number;
  dugThisRound: boolean;
  ended: EndReason | null;
}

export type Refusal =
  | { code: 'other-step'; due: Step }
  | { code: 'no-actions-left' }
  | { code: 'nothing-to-draw' }
  | { code: 'not-in-hand'; card: CardId }
  | { code: 'no-cards' }
  | { code: 'no-common-colour' }
  | { code: 'wrong-length'; icons: number; spaces: number }
  | { code: 'off-board' }
  | { code: 'already-tunnel'; space: SpaceId }
  | { code: 'not-connected' }
  | { code: 'rock'; space: SpaceId }
  | { code: 'plate-colour'; space: SpaceId; plate: Colour; drill: Colour }
  | { code: 'two-plates'; space: SpaceId }
  | { code: 'steel'; space: SpaceId }
  | { code: 'no-bomb' }
  | { code: 'no-pattern'; card: CardId }
  | { code: 'no-such-turn' }
  | { code: 'stack-empty'; stack: Stack }
  | { code: 'not-due'; stack: Stack }
  | { code: 'not-held'; tile: number }
  | { code: 'points-only' }
  | { code: 'gives-nothing' }
  | { code: 'not-on-stacks' }
  | { code: 'not-open' }
  | { code: 'major-taken' }
  | { code: 'minor-taken' }
  | { code: 'pilots-missing'; missing: [number, number, number, number] }
  | { code: 'goal-not-met'; have: number; need: number }
  | { code: 'wrong-discard'; picked: number; needed: number };

export interface Refused {
  rule: string;
  refusal: Refusal;
}

export type Ask =
  | { kind: 'options' }
  | { kind: 'lines'; cards: CardId[] }
  | { kind: 'blasts'; card: CardId }
  | { kind: 'preview'; action: Action };
export interface Options {
  draw: boolean;
  drill: CardId[];
  bomb: CardId[];
  end: boolean;
  taps: Action[];
}
export interface LinesAnswer {
  icons: number;
  colour: Colour | null;
  lines: Line[];
  refusal: Refused | null;
}
export interface Blast {
  turn: number;
  at: SpaceId;
}
export interface BlastsAnswer {
  turns: [number, number][][];
  places: Blast[];
  refusal: Refused | null;
}
export interface LayPreview {
  stack: Stack;
  before: number;
  after: number;
  cost: number;
  buys: CardId | null;
  lost: number;
}
export interface Preview {
  spaces: SpaceId[];
  colour: Colour | null;
  haul: Minerals;
  money: number;
  bombs: number;
  artifacts: number;
  draws: number;
  clearsBoard: boolean;
  lays: LayPreview[];
  meets: number[];
}
export type Answer =
  | ({ kind: 'options' } & Options)
  | ({ kind: 'lines' } & LinesAnswer)
  | ({ kind: 'blasts' } & BlastsAnswer)
  | ({ kind: 'preview' } & Preview)
  | ({ kind: 'refused' } & Refused);

export interface ScorePart {
  part: string;
  points: number;
}
export interface Score {
  seat: Seat;
  total: number;
  parts: ScorePart[];
  place: number;
}

/** A text in each language of the app. */
export interface Text {
  en: string;
  es: string;
  pl: string;
}
export type Icon = Drill;
export type Bonus =
  | { kind: 'draw'; count: number }
  | { kind: 'bombs'; count: number }
  | { kind: 'minerals'; mineral: Mineral; count: number }
  | { kind: 'points'; count: number }
  | { kind: 'actions'; count: number };
export type Origin = { kind: 'starter'; band: Stack } | { kind: 'pilot'; stack: Stack; cost: number };
export interface CardEntry {
  id: string;
  name: Text;
  flavour: Text;
  origin: Origin;
  icons: Icon[];
  pattern?: string[];
  points: number;
  purchase: Bonus[];
  drill: Bonus[];
}
export interface CrewEntry {
  crew: Crew;
  name: Text;
  cards: CardEntry[];
}
export interface SideEntry {
  id: string;
  name: Text;
  idea: Text;
  depth: number;
  side: Side;
  terrain: string[];
  things: string[];
}
export type Scope = 'cards' | 'action' | 'turn' | 'state';
export interface Need {
  measure: { kind: string; mineral?: Mineral; stack?: Stack };
  at_least: number;
}
export interface MinorEntry {
  id: string;
  name: Text;
  goal: Text;
  scope: Scope;
  needs: Need[];
  points: number;
}
export interface MajorEntry {
  id: string;
  name: Text;
  goal: Text;
  needs: Partial<Record<Stack, number>>;
  points: number;
}
export type ArtifactEffect =
  | { kind: 'points'; count: number }
  | { kind: 'draw'; count: number }
  | { kind: 'actions'; count: number }
  | { kind: 'bombs'; count: number }
  | { kind: 'minerals'; mineral: Mineral; count: number }
  | { kind: 'copy' };
export interface ArtifactEntry {
  id: string;
  name: Text;
  text: Text;
  effect: ArtifactEffect;
}
export interface Pack {
  crews: CrewEntry[];
  sides: SideEntry[];
  majors: MajorEntry[];
  minors: MinorEntry[];
  artifacts: ArtifactEntry[];
}
