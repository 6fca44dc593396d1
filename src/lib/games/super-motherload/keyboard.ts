// Keys of the table, wherever the focus is. The board's own keys (arrows, Enter) live with the board.
import type { Drawer } from './context';
import { STACKS } from './content';
import { handOf } from './seats';
import type { Session } from './session';

/** What a key may ask of the screen. */
export interface KeyHost {
  readonly session: Session;
  readonly open: (drawer: Drawer) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly toBoard: () => void;
}

const DIGIT = /^Digit([1-9])$/;

/** Does what a key stands for. Returns whether it stood for something. */
export function tableKey(event: KeyboardEvent, host: KeyHost): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { session } = host;
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
  switch (event.key) {
    case '?':
      host.open({ kind: 'keys' });
      return true;
    case 'Escape':
      if (pick.mode.kind === 'idle' && pick.why === null) return false;
      pick.cancel();
      return true;
    default:
  }
  switch (event.key.toLowerCase()) {
    case 'u':
      if (event.shiftKey) host.redo();
      else host.undo();
      return true;
    case 'g':
      host.toBoard();
      return true;
    case 'a':
      host.open({ kind: 'goals' });
      return true;
    case 't':
      host.open({ kind: 'artifacts' });
      return true;
    case 'l':
      host.open({ kind: 'log' });
      return true;
    case 's':
      if (session.playing) session.skip();
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
