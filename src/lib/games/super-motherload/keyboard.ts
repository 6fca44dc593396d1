// Keys of the table, wherever the focus is. The board's own keys (arrows, Enter) live with the board.
import { commonKey, type KeyLine } from '$lib/play/keys';
import type { Over } from '$lib/play/over.svelte';
import { m } from '$lib/i18n';
import type { Drawer } from './context';
import { STACKS } from './content';
import { handOf } from './seats';
import type { Session } from './session';

/** What a key may ask of the screen. */
export interface KeyHost {
  readonly session: Session;
  readonly over: Over<Drawer>;
  readonly toBoard: () => void;
}

/** Keys of this game, for the list of all keys. */
export const KEYS: readonly KeyLine[] = [
  ['1–9', m.sm_key_cards],
  ['I', m.sm_key_info],
  ['⇧ 1–4', m.sm_key_stacks],
  ['G', m.play_key_board],
  ['← ↑ → ↓', m.sm_key_arrows],
  ['⏎', m.sm_key_enter],
  ['C', m.play_key_confirm],
  ['R', m.sm_key_turn],
  ['M', m.sm_key_mirror],
  ['D', m.sm_key_draw],
  ['B', m.sm_key_bomb],
  ['E', m.sm_key_end],
  ['Esc', m.play_key_cancel],
  ['A', m.sm_key_goals],
  ['T', m.sm_key_artifacts],
];

const DIGIT = /^Digit([1-9])$/;

/** Does what a key stands for. Returns whether it stood for something. */
export function tableKey(event: KeyboardEvent, host: KeyHost): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { session, over } = host;
  const { pick } = session;
  // Until it is known what is possible, no key means an action.
  const ready = session.acting && pick.ready;
  const digit = DIGIT.exec(event.code)?.[1];
  if (digit !== undefined) {
    if (!ready) return false;
    const i = Number(digit) - 1;
    if (event.shiftKey) {
      const stack = STACKS[i];
      if (stack !== undefined) void pick.tapStack(stack);
    } else {
      const card = handOf(session.view, session.me)[i];
      if (card !== undefined) void pick.tapCard(card);
    }
    return true;
  }
  if (commonKey(event, session, over)) return true;
  switch (event.key.toLowerCase()) {
    case 'escape':
      if (pick.mode.kind === 'idle' && pick.why === null) return false;
      pick.cancel();
      return true;
    case 'g':
      host.toBoard();
      return true;
    case 'a':
      over.open({ kind: 'goals' });
      return true;
    case 't':
      over.open({ kind: 'artifacts' });
      return true;
    default:
  }
  if (!ready) return false;
  switch (event.key.toLowerCase()) {
    case 'd':
      void pick.propose('draw');
      return true;
    case 'b':
      void pick.startBomb();
      return true;
    case 'e':
      void pick.propose('end-turn');
      return true;
    case 'c':
      void pick.confirm();
      return true;
    case 'r':
      pick.rotate();
      return true;
    case 'm':
      pick.mirror();
      return true;
    default:
      return false;
  }
}
