// What is chosen for a new game of Minerals, how it is kept, and how the engine takes it.
import type { NewGame, Shape, Side, Variant } from '$lib/backend/bindings/minerals';
import type { Keep } from '$lib/settings/keep';
import { NewGamePlan, type PlanRules } from '$lib/shell/newgame.svelte';
import { card } from '../card';
import type { FlatTiles } from './tiles';

export const VARIANTS: readonly Variant[] = ['full', 'cards', 'tiles'];
export const SHAPES: readonly Shape[] = ['island', 'ring', 'archipelago', 'mirrored', 'cavern'];
const SIDES: readonly Side[] = ['a', 'b'];
/** Seeds that the sheet draws; short enough to be told to someone. The engine takes more. */
const DRAWN_SEEDS = 9999;
/** The largest seed that the engine takes. */
export const MOST_SEED = 2 ** 32 - 1;

/** A board painted by hand. */
export interface OwnBoard {
  /** Its written form. */
  readonly text: string;
  /** For its small picture. */
  readonly tiles: FlatTiles;
  /** Whether the engine found nothing wrong with it when it was left. */
  readonly whole: boolean;
}
/** How the board of the next game comes about: drawn, generated, or painted by hand. */
export type BoardKind = 'surprise' | 'own' | Shape;

/** The side of each tool tile, in the order of the minerals; null is drawn (MN-6). */
export type Sides = NewGame['tools'];

/** The options of the whole game. */
export interface MineralsExtra {
  readonly variant: Variant;
  readonly board: BoardKind;
  /** The seed of generated boards, so that the small pictures show what will be played on. */
  readonly seed: number;
  /** The board painted last, also while another is chosen. */
  readonly own: OwnBoard | null;
  readonly sides: Sides;
  readonly suddenEnd: boolean;
}
export type MineralsPlan = NewGamePlan<null, MineralsExtra>;

/** A seed for another board. */
export const drawSeed = (): number => 1 + Math.floor(Math.random() * DRAWN_SEEDS);

/** A seed as it was typed; null where it is none. */
export function readSeed(text: string): number | null {
  const seed = /^\d{1,10}$/.test(text.trim()) ? Number(text) : NaN;
  return seed <= MOST_SEED ? seed : null;
}

const record = (kept: unknown): Record<string, unknown> =>
  typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};

function readOwn(kept: unknown): OwnBoard | null {
  const { text, tiles, whole } = record(kept);
  if (typeof text !== 'string' || !Array.isArray(tiles) || !tiles.every(Number.isSafeInteger)) return null;
  return { text, tiles: tiles as number[], whole: whole === true };
}
function readSides(kept: unknown): Sides {
  const all: readonly unknown[] = Array.isArray(kept) ? kept : [];
  const side = (i: number): Side | null => SIDES.find((one) => one === all[i]) ?? null;
  return [side(0), side(1), side(2), side(3), side(4)];
}
/** The options that were kept; whatever else it is makes those of a first game. */
export function readExtra(kept: unknown): MineralsExtra {
  const { variant, board, seed, own, sides, suddenEnd } = record(kept);
  const kinds: readonly BoardKind[] = ['surprise', 'own', ...SHAPES];
  const painted = readOwn(own);
  const chosen = kinds.find((one) => one === board) ?? 'surprise';
  return {
    variant: VARIANTS.find((one) => one === variant) ?? 'full',
    board: chosen === 'own' && painted === null ? 'surprise' : chosen,
    seed: readSeed(String(seed)) ?? drawSeed(),
    own: painted,
    sides: readSides(sides),
    suddenEnd: suddenEnd === true,
  };
}

const RULES: PlanRules<null, MineralsExtra> = {
  game: card.id,
  seats: card.seats,
  // A pawn goes with its seat.
  readChoice: () => null,
  readExtra,
};
/** The plan of a new game, as it was chosen last. */
export const mineralsPlan = (keep: Keep): MineralsPlan => new NewGamePlan(keep, RULES);

/** Changes some options. */
export function change(plan: MineralsPlan, some: Partial<MineralsExtra>): void {
  plan.extra = { ...plan.extra, ...some };
}

function boardChoice({ board, seed, own }: MineralsExtra): NewGame['board'] {
  if (board === 'own' && own !== null) return { written: own.text };
  return board === 'surprise' || board === 'own'
    ? { generated: { shape: null, seed: null } }
    : { generated: { shape: board, seed } };
}
/** The choices of the sheet as the engine takes them: null is drawn (MN-3, MN-4, MN-6). */
export function engineOptions(plan: MineralsPlan): NewGame {
  const { variant, sides, suddenEnd } = plan.extra;
  return {
    variant,
    first: plan.firstSeat,
    board: boardChoice(plan.extra),
    // Sides stay chosen on the sheet while a variant without tools is played (MN-70, MN-71).
    tools: variant === 'full' ? sides : [null, null, null, null, null],
    suddenEnd,
  };
}
