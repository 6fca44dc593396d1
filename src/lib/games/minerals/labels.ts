// What a screen reader says of the parts of the table, and the short words that stand on them.
import type {
  Action,
  CardId,
  CardOption,
  Hex,
  Mineral,
  Minerals,
  Refusal,
  Seat,
  Tool,
  View,
} from '$lib/backend/bindings/minerals';
import { m } from '$lib/i18n';
import { seatName } from '$lib/play/seats';
import { same } from './art/hex';
import { countOf, needsOf, paysFor, valueOf, worthOf } from './content';
import { hexName } from './hexname';
import { refusalText } from './refusals';
import {
  aMineral,
  cardName,
  list,
  mineralCount,
  mineralList,
  mineralName,
  type Names,
  pawnOf,
  pointsText,
  toolName,
  toolText,
} from './words';

/**
 * What a hex is in the picking: a place to choose, the one chosen (again confirms), a stop of the way shown, a tile
 * that would be taken, one that would go to the bag, one that waits to be cut off, or the tile that is lifted.
 */
export type HexMark = 'legal' | 'picked' | 'way' | 'taken' | 'lost' | 'loose' | 'lifted';
const MARK: Record<HexMark, () => string> = {
  legal: m.mn_mark_legal,
  picked: m.mn_mark_picked,
  way: m.mn_mark_way,
  taken: m.mn_mark_taken,
  lost: m.mn_mark_lost,
  loose: m.mn_mark_loose,
  lifted: m.mn_mark_lifted,
};
/** A legal hex of a move says that it can be reached, any other that it can be chosen. */
const markText = (view: View, mark: HexMark, tool: boolean): string =>
  mark === 'legal' && !tool && (view.step === 'before' || view.step === 'lantern') ? m.mn_mark_reach() : MARK[mark]();

/**
 * A hex with all that is on it: "kyanite, 2, row 4, place 7, Bruno’s pawn, can be reached". `tool` while a tool is
 * pointed at the board, whose places are not reached by a move.
 */
export function hexLabel(names: Names, view: View, hex: Hex, marks: readonly HexMark[] = [], tool = false): string {
  const tile = view.tiles.find((other) => same(other.hex, hex));
  const parts = tile === undefined ? [m.mn_hex_empty()] : [mineralName(tile.mineral), String(valueOf(tile.mineral))];
  parts.push(hexName(view, hex, names.turn));
  const seat = view.seats.findIndex(({ pawn }) => pawn !== null && same(pawn, hex));
  if (seat >= 0) parts.push(pawnOf(names, seat));
  parts.push(...marks.map((mark) => markText(view, mark, tool)));
  return parts.join(', ');
}

/** How a card stands to the pool now and after the previewed action; null where nothing is asked or shown. */
export interface CardState {
  readonly option: CardOption | null;
  /** What it would lack after the action in view; null without one. */
  readonly then: Minerals | null;
}
/** What is missing at the cheaper of a card's two prices. */
const missingOf = ({ missing, missingLower }: CardOption): number =>
  Math.min(countOf(missing), missingLower === null ? Infinity : countOf(missingLower));

/**
 * The few words in a card's badge: "ready", "then ready", "lacks 2 → 1"; "next turn" for one that is paid for after
 * this turn's collection (MN-30); null while nothing is known.
 */
export function cardBadge({ option, then }: CardState): string | null {
  if (option === null) return null;
  const now = missingOf(option);
  const next = then === null ? null : countOf(then) - (option.missingLower === null ? 0 : then[4]);
  if (now === 0 && option.refused?.refusal.code === 'collected') return m.mn_badge_next_turn();
  if (now === 0) return next !== null && next > 0 ? m.mn_badge_lacks({ count: next }) : m.mn_badge_ready();
  if (next === 0) return m.mn_badge_then_ready();
  return next === null || next === now ? m.mn_badge_lacks({ count: now }) : m.mn_badge_lacks_then({ count: now, next });
}

/** A collection with what it shows, scores and lacks. */
export function cardLabel(names: Names, card: CardId, state: CardState = { option: null, then: null }): string {
  const entry = names.content.card(card);
  const head = m.mn_card_label({
    name: cardName(names, card),
    class: '♦'.repeat(entry.class),
    points: pointsText(entry.points),
    minerals: mineralList(needsOf(entry)),
  });
  const parts: string[] = [head];
  if (entry.lower !== undefined) parts.push(m.mn_card_lower({ points: pointsText(entry.lower) }));
  const { option } = state;
  if (option !== null && countOf(option.missing) > 0)
    parts.push(m.mn_card_lacks({ minerals: mineralList(option.missing) }));
  const badge = cardBadge(state);
  if (badge !== null && (option === null || missingOf(option) === 0 || state.then !== null)) parts.push(badge);
  return parts.join('. ');
}
/** An empty place in the row of collections. */
export const emptyCardLabel = (): string => m.mn_card_none();

/** How a tool stands: open to use, picked, used in this turn, or refused with a reason. */
export type ToolState = 'open' | 'picked' | 'used' | { readonly refused: Refusal };
/** A tool with its price, what it does, and how it stands. */
export function toolLabel(names: Names, view: View, tool: Tool, state: ToolState = 'open'): string {
  const head = m.mn_tool_label({ tool: toolName(names, tool), mineral: aMineral(paysFor(tool)) });
  const parts = [head, toolText(names, tool).replace(/\.$/u, '')];
  if (state === 'picked') parts.push(m.mn_tool_picked());
  else if (state === 'used') parts.push(m.mn_tool_spent());
  else if (state !== 'open') parts.push(refusalText(names, view, state.refused).replace(/\.$/u, ''));
  return parts.join('. ');
}
/** "lacks 1 anthracite" */
export const toolLacks = (tool: Tool): string => m.mn_lacks({ minerals: mineralCount(paysFor(tool), 1) });

/** A cell of the pool: what is in it, what the action in view makes of it, what lies on the tool space. */
export function poolLabel(mineral: Mineral, have: number, then: number | null = null, spent = 0): string {
  const parts = [m.mn_pool_label({ minerals: mineralCount(mineral, have) })];
  if (then !== null && then !== have) parts.push(m.mn_pool_then({ count: then }));
  if (spent > 0) parts.push(m.mn_pool_spent({ count: spent }));
  return parts.join(', ');
}

/** A part of a score (MN-61, MN-70). */
export type ScorePart = 'cards' | 'minerals' | 'tools' | 'tiles';
const PART: Record<ScorePart, () => string> = {
  cards: m.mn_part_cards,
  minerals: m.mn_part_minerals,
  tools: m.mn_part_tools,
  tiles: m.mn_part_tiles,
};
export const scorePartName = (part: ScorePart): string => PART[part]();
/** The parts that a variant scores, in the order of the score sheet. */
export const SCORE_PARTS: Readonly<Record<View['variant'], readonly ScorePart[]>> = {
  full: ['cards', 'minerals', 'tools'],
  cards: ['cards', 'minerals'],
  tiles: ['tiles'],
};

/** What a seat's points are made of as the game stands (MN-61). */
export function scoreParts(names: Names, view: View, seat: Seat): { part: ScorePart; points: number }[] {
  const own = view.seats[seat];
  if (own === undefined) return [];
  const cards = own.cards.reduce((sum, { card, lower }) => {
    const entry = names.content.card(card);
    return sum + (lower ? (entry.lower ?? entry.points) : entry.points);
  }, 0);
  const points: Record<ScorePart, number> = {
    cards,
    minerals: worthOf(own.pool),
    tools: worthOf(own.spent) - countOf(own.spent),
    tiles: countOf(own.pool),
  };
  return SCORE_PARTS[view.variant].map((part) => ({ part, points: points[part] }));
}
/** "cards 6 + minerals 8", without what is nothing. */
export function scoreText(names: Names, view: View, seat: Seat): string {
  const parts = scoreParts(names, view, seat).filter(({ points }) => points !== 0);
  const words: Record<ScorePart, (inputs: { points: number }) => string> = {
    cards: m.mn_sum_cards,
    minerals: m.mn_sum_minerals,
    tools: m.mn_sum_tools,
    tiles: m.mn_sum_tiles,
  };
  return parts.map(({ part, points }) => words[part]({ points })).join(' + ');
}
/** A seat with its points, what they are made of, and where its pawn is. */
export function seatLabel(names: Names, view: View, seat: Seat): string {
  const own = view.seats[seat];
  const name = seatName(names, seat);
  if (own === undefined) return name;
  const parts: string[] = [m.mn_seat_label({ name, points: pointsText(own.points) })];
  const sum = scoreText(names, view, seat);
  if (sum !== '') parts.push(sum);
  parts.push(own.pawn === null ? m.mn_seat_off() : hexName(view, own.pawn, names.turn));
  return list(parts);
}
/** The words on the button that does an action. */
export function goLabel(action: Action): string {
  if (action === 'end-turn') return m.mn_go_end();
  if (action === 'chest') return m.mn_go_draw();
  if (action === 'lantern') return m.mn_go_use();
  if ('remove' in action) return m.mn_go_remove();
  if ('cut' in action || 'shovel' in action || 'glass' in action || 'rope' in action) return m.mn_go_take();
  if ('place' in action) return m.mn_go_place();
  if ('move' in action || 'map' in action || 'compass' in action || 'vortex' in action) return m.mn_go_move();
  if ('fail' in action) return action.fail === null ? m.mn_go_leave() : m.mn_go_place();
  if ('hammer' in action) return m.mn_go_put();
  if ('keep' in action) return m.mn_go_keep();
  if ('sack' in action) return m.mn_go_swap();
  return m.mn_go_take();
}
