// What can be picked, and what the picking needs from the table.
import type { Games } from '$lib/backend';
import type { Acted as GameActed, Checked as GameChecked } from '$lib/play/game';
import type { Why as PlayWhy } from '$lib/play/reasons.svelte';
import type {
  Action,
  Answer,
  Ask,
  Blast,
  BlastsAnswer,
  CardId,
  Line,
  LinesAnswer,
  Preview,
  SpaceId,
  Stack,
  View,
} from './types';

/** The values of this game that cross the table API. */
export type SuperMotherload = Games['super-motherload'];
export type Checked = GameChecked<SuperMotherload>;
export type Acted = GameActed<SuperMotherload>;

/** What the picking needs from the table. Nothing here rejects. */
export interface PickHost {
  readonly view: View;
  /** Cards in the hand of the seat that acts here. */
  readonly hand: readonly CardId[];
  /** Whether an action waits for a second tap after its preview. */
  readonly confirmStep: boolean;
  /** How much a space is worth to a person who has not said which line is meant; only a first guess. */
  gain(space: SpaceId): number;
  /** Null when it could not be asked; the host tells why. */
  ask(ask: Ask): Promise<Answer | null>;
  check(action: Action): Promise<Checked>;
  /** Does an action. `preview` is what was said that it would bring. */
  act(action: Action, preview: Preview | null): Promise<Acted>;
}

/** Cards for a drill, and the line once a place was tapped. */
export interface DrillMode {
  readonly kind: 'drill';
  readonly cards: readonly CardId[];
  readonly answer: LinesAnswer | null;
  /** The tapped space; lines that can be cycled run through it. */
  readonly anchor: SpaceId | null;
  readonly line: Line | null;
}
/** A card for its pattern, and the blast once a place was tapped. */
export interface BombMode {
  readonly kind: 'bomb';
  readonly card: CardId | null;
  readonly answer: BlastsAnswer | null;
  readonly turn: number;
  readonly anchor: SpaceId | null;
  readonly blast: Blast | null;
}
/** What is being picked. */
export type Mode =
  | { readonly kind: 'idle' }
  | DrillMode
  | BombMode
  | { readonly kind: 'tap'; readonly action: Action }
  | { readonly kind: 'discard'; readonly cards: readonly CardId[] };

export const IDLE: Mode = { kind: 'idle' };
/** Bombing before a card is picked. */
export const NO_BOMB: BombMode = { kind: 'bomb', card: null, answer: null, turn: 0, anchor: null, blast: null };

/** Where a refusal points. */
export type Place =
  | { readonly kind: 'space'; readonly space: SpaceId }
  /** `unfit`: it does not go with the picked ones, but may be picked instead of them. */
  | { readonly kind: 'card'; readonly card: CardId; readonly unfit?: true }
  | { readonly kind: 'stack'; readonly stack: Stack }
  | { readonly kind: 'goal' }
  | { readonly kind: 'bar' };
/** A reason in view. */
export type Why = PlayWhy<SuperMotherload, Place>;

export const sameAction = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);
