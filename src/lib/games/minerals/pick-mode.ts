// What can be picked, and what the picking needs from the table.
import type { Games } from '$lib/backend';
import type { Action, CardId, Hex, Mineral, Minerals, Options, Seat, Tool, View } from '$lib/backend/bindings/minerals';
import type { Why as PlayWhy } from '$lib/play/reasons.svelte';
import { KINDS } from './art/kinds';
import { same } from './art/hex';
import { worthOf } from './content';

/** The values of this game that cross the table API. */
export type MineralsGame = Games['minerals'];

/** No mineral at all. */
export const NO_MINERALS: Minerals = [0, 0, 0, 0, 0];

/** A tool in hand, with what was already said about its use. */
export type Hold =
  | { readonly tool: Exclude<Tool, 'hammer' | 'map' | 'sack'> }
  /** The mineral to put on the board; none while it is to be chosen (MN-42). */
  | { readonly tool: 'hammer'; readonly mineral: Mineral | null }
  /** Where the move bends; none while it is to be chosen (MN-46). */
  | { readonly tool: 'map'; readonly bend: Hex | null }
  /** With whom, and what goes each way (MN-45). */
  | { readonly tool: 'sack'; readonly with: Seat | null; readonly give: Minerals; readonly take: Minerals };

/** What is being picked. */
export interface Mode {
  /** The tool in hand. */
  readonly hold: Hold | null;
  /** A card that can be had for two values, while one is to be chosen (MN-31). */
  readonly card: CardId | null;
  /** The action that confirming would do. */
  readonly action: Action | null;
}
export const IDLE: Mode = { hold: null, card: null, action: null };

/** Where a refusal points. */
export type Place =
  | { readonly kind: 'hex'; readonly hex: Hex }
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'tool'; readonly tool: Tool }
  | { readonly kind: 'bar' };
/** A reason in view. */
export type Why = PlayWhy<MineralsGame, Place>;

export const sameAction = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);
const holds = (hexes: readonly Hex[], hex: Hex): boolean => hexes.some((other) => same(other, hex));

/** What a tool could do now; undefined when it does not lie up. */
export const optionOf = (options: Options | null, tool: Tool): Options['tools'][number] | undefined =>
  options?.tools.find((option) => option.tool === tool);

/** Whether the hexes that can be tapped are no ends of a move: a tool acts on them, or the Map bends there. */
export const pointsAtBoard = (hold: Hold | null): boolean =>
  hold !== null && hold.tool !== 'compass' && !(hold.tool === 'map' && hold.bend !== null);

/** Hexes that can be tapped now. */
export function legalHexes(options: Options | null, { hold, card }: Mode): readonly Hex[] {
  if (options === null || card !== null) return [];
  if (hold === null) return options.hexes;
  const option = optionOf(options, hold.tool);
  if (option === undefined) return [];
  switch (hold.tool) {
    case 'hammer':
      return hold.mineral === null ? [] : option.hexes;
    case 'map': {
      const { bend } = hold;
      return bend === null ? option.hexes : option.bends.filter((way) => same(way.bend, bend)).map(({ to }) => to);
    }
    case 'sack':
    case 'chest':
    case 'lantern':
      return [];
    default:
      return option.hexes;
  }
}

/** The action a tapped hex stands for, legal or not; null where nothing can be pointed at. */
export function actionAt(view: View, options: Options | null, { hold, card }: Mode, hex: Hex): Action | null {
  if (card !== null) return null;
  if (hold === null) return plainAt(view, options, hex);
  switch (hold.tool) {
    case 'hammer':
      return hold.mineral === null ? null : { hammer: { mineral: hold.mineral, at: hex } };
    case 'map':
      return hold.bend === null ? null : { map: { bend: hold.bend, to: hex } };
    case 'compass':
      return { compass: hex };
    case 'shovel':
      return { shovel: hex };
    case 'vortex':
      return { vortex: hex };
    case 'glass':
      return { glass: hex };
    case 'rope':
      return { rope: hex };
    case 'sack':
    case 'chest':
    case 'lantern':
      return null;
  }
}
function plainAt(view: View, options: Options | null, hex: Hex): Action {
  switch (view.step) {
    case 'removing':
      return { remove: hex };
    case 'placing':
    case 'return':
      return { place: hex };
    case 'cutting':
      return { cut: cheapestFor(view, hex) };
    case 'before':
      return options?.fails === true ? { fail: hex } : { move: hex };
    case 'after':
    case 'keeping':
    case 'lantern':
    case 'over':
      return { move: hex };
  }
}
/** Tiles of the cheapest mineral in a part are alike: whichever is tapped, the engine's name for it (MN-20). */
function cheapestFor(view: View, hex: Hex): Hex {
  const mineral = view.tiles.find((tile) => same(tile.hex, hex))?.mineral;
  const part = view.loose.find(({ hexes }) => holds(hexes, hex));
  return part !== undefined && part.lowest.mineral === mineral ? part.lowest.hex : hex;
}

/** Bends of the Map from which the move goes to one end only: then the end needs no tap of its own. */
export function onlyEnd(options: Options | null, bend: Hex): Hex | null {
  const ends = optionOf(options, 'map')?.bends.filter((way) => same(way.bend, bend)) ?? [];
  return ends.length === 1 ? (ends[0]?.to ?? null) : null;
}

/** A swap by the Sack, one kind more or less: what goes both ways is taken out, so that nothing does (MN-45). */
export function swapped(
  hold: Extract<Hold, { tool: 'sack' }>,
  side: 'give' | 'take',
  mineral: Mineral,
  by: 1 | -1,
): Extract<Hold, { tool: 'sack' }> {
  const kind = KINDS.indexOf(mineral);
  const other = side === 'give' ? 'take' : 'give';
  const change = (counts: Minerals, count: (now: number) => number): Minerals => {
    const next: Minerals = [...counts];
    next[kind] = Math.max(0, count(counts[kind] ?? 0));
    return next;
  };
  return {
    ...hold,
    [side]: change(hold[side], (now) => now + by),
    [other]: by > 0 ? change(hold[other], () => 0) : hold[other],
  };
}
/** The action a swap stands for; null while what goes and what comes are not worth the same. */
export function swapAction(hold: Extract<Hold, { tool: 'sack' }>): Action | null {
  if (hold.with === null || worthOf(hold.give) !== worthOf(hold.take)) return null;
  return { sack: { with: hold.with, give: hold.give, take: hold.take } };
}
