// Keys of the table, wherever the focus is, and the ways over the board. Enter and arrows live with the board.
import type { Hex } from '$lib/backend/bindings/minerals';
import { m } from '$lib/i18n';
import { commonKey, type KeyLine } from '$lib/play/keys';
import type { Over } from '$lib/play/over.svelte';
import { settings } from '$lib/settings/settings.svelte';
import { hexKey, step, type Direction } from './art/hex';
import type { BoardView } from './board-view.svelte';
import type { Drawer } from './context';
import type { Session } from './session';

/** Keys of this game, for the list of all keys. */
export const KEYS: readonly KeyLine[] = [
  ['G', m.play_key_board],
  ['← ↑ → ↓', m.mn_ui_key_arrows],
  ['Q E', m.mn_ui_key_up],
  ['A D', m.mn_ui_key_sides],
  ['Z X', m.mn_ui_key_down],
  ['N', m.mn_ui_key_next],
  ['⏎', m.mn_ui_key_enter],
  ['Y', m.play_key_confirm],
  ['Esc', m.play_key_cancel],
  ['1–5', m.mn_ui_key_tools_n],
  ['⇧ 1–4', m.mn_ui_key_cards_n],
  ['T', m.mn_ui_key_tools],
  ['C', m.mn_ui_key_cards],
  ['F', m.mn_ui_key_end],
  ['B', m.mn_ui_key_bag],
];

/** The six ways by the place of the key, so that they lie around each other on every keyboard. */
const WAYS: Readonly<Record<string, Direction>> = { KeyD: 0, KeyX: 1, KeyZ: 2, KeyA: 3, KeyQ: 4, KeyE: 5 };
/** The way that a letter stands for; null for any other key. */
export const wayOf = ({ code, shiftKey }: KeyboardEvent): Direction | null => (shiftKey ? null : (WAYS[code] ?? null));

/** The nearest cell of the board in a direction, as it is seen; null at the edge. */
export function stepFrom(board: BoardView, from: Hex, way: Direction): Hex | null {
  const cells = new Map(board.cells.map((hex) => [hexKey(hex), hex]));
  for (let steps = 1; steps <= 24; steps++) {
    const hex = cells.get(hexKey(board.unplaced(step(board.placed(from), way, steps))));
    if (hex !== undefined) return hex;
  }
  return null;
}
/** Where an arrow or a letter leads from a hex; the hex itself at the edge, null for any other key. */
export function directionOf(event: KeyboardEvent, board: BoardView, from: Hex): Hex | null {
  const letter = settings.heeds(event) ? wayOf(event) : null;
  if (letter !== null) return stepFrom(board, from, letter) ?? from;
  // Up and down go left and right by turns, so that they stay in their column.
  const even = board.placed(from).r % 2 === 0;
  switch (event.key) {
    case 'ArrowLeft':
      return stepFrom(board, from, 3) ?? from;
    case 'ArrowRight':
      return stepFrom(board, from, 0) ?? from;
    case 'ArrowUp':
      return stepFrom(board, from, even ? 5 : 4) ?? stepFrom(board, from, even ? 4 : 5) ?? from;
    case 'ArrowDown':
      return stepFrom(board, from, even ? 1 : 2) ?? stepFrom(board, from, even ? 2 : 1) ?? from;
    default:
      return null;
  }
}

/** What a key may ask of the screen. */
export interface KeyHost {
  readonly session: Session;
  readonly over: Over<Drawer>;
  /** The board: to go to it, to step over it, to go to the next place that can be chosen. */
  readonly board: { enter(): void; walk(way: Direction): void; next(back?: boolean): void } | undefined;
  /** Puts the focus on the tools or the cards; answers false where they are in a drawer. */
  readonly toPart: (part: 'tools' | 'cards') => boolean;
}
const DIGIT = /^Digit([1-5])$/;

/** Does what a key stands for. Returns whether it stood for something. */
export function tableKey(event: KeyboardEvent, host: KeyHost): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { session, over, board } = host;
  const { pick } = session;
  const digit = DIGIT.exec(event.code)?.[1];
  if (digit !== undefined) return byNumber(Number(digit) - 1, event.shiftKey, host);
  if (commonKey(event, session, over)) return true;
  const way = wayOf(event);
  if (way !== null) {
    board?.walk(way);
    return true;
  }
  switch (event.key.toLowerCase()) {
    case 'escape':
      if (!pick.dirty) return false;
      pick.cancel();
      return true;
    case 'g':
      board?.enter();
      return true;
    case 'n':
      board?.next(event.shiftKey);
      return true;
    case 't':
      if (!host.toPart('tools')) over.open({ kind: 'tools' });
      return true;
    case 'c':
      if (!host.toPart('cards')) over.open({ kind: 'cards' });
      return true;
    case 'b':
      over.open({ kind: 'bag' });
      return true;
    case 'y':
      if (session.acting && pick.ready) void pick.confirm();
      return true;
    case 'f':
      if (session.acting && pick.ready && pick.options?.endTurn === true) void pick.propose('end-turn');
      return true;
    default:
      return false;
  }
}
/** A tool or, with shift, a card by its place. */
function byNumber(index: number, card: boolean, { session }: KeyHost): boolean {
  const { pick, view } = session;
  if (!session.acting || !pick.ready) return false;
  const [tool, shown] = [view.tools[index], view.row[index]];
  if (card && shown !== null && shown !== undefined) void pick.tapCard(shown);
  else if (!card && tool !== undefined) void pick.tapTool(tool);
  return true;
}
