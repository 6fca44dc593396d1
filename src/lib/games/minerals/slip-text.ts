// What the slip says while the person here decides: what is picked, or what is to be picked next.
import type { Action } from '$lib/backend/bindings/minerals';
import { m } from '$lib/i18n';
import { worthOf } from './content';
import { goLabel } from './labels';
import type { Hold } from './pick-mode';
import type { Session } from './session';
import { previewLines } from './slip';
import { promptLines } from './slip-prompt';
import { cardName, toolName, toolShort, type Names } from './words';

export interface SlipText {
  readonly title: string;
  readonly lines: readonly string[];
  /** The button that does it; none while something is missing. */
  readonly go: { readonly label: string; readonly action: Action } | null;
  readonly cancel: boolean;
  /** Something will be lost. */
  readonly bad: boolean;
}

/** What a tool in hand waits for. */
function holdText(names: Names, hold: Hold): { title: string; lines: readonly string[] } {
  const title = toolName(names, hold.tool);
  switch (hold.tool) {
    case 'hammer':
      return { title, lines: [hold.mineral === null ? m.mn_ui_hold_hammer_kind() : m.mn_ui_hold_hammer_place()] };
    case 'map':
      return { title, lines: [hold.bend === null ? m.mn_ui_hold_map_bend() : m.mn_ui_hold_map_end()] };
    case 'sack':
      return {
        title,
        lines: [
          hold.with === null
            ? m.mn_ui_hold_sack_who()
            : m.mn_ui_hold_sack_worth({ give: worthOf(hold.give), take: worthOf(hold.take) }),
        ],
      };
    case 'compass':
      return { title, lines: [m.mn_ui_hold_compass()] };
    case 'vortex':
      return { title, lines: [m.mn_ui_hold_vortex()] };
    case 'shovel':
    case 'glass':
    case 'rope':
      return { title, lines: [m.mn_ui_hold_take()] };
    case 'chest':
    case 'lantern':
      return { title, lines: [toolShort(hold.tool)] };
  }
}

/** The slip while the person here decides. */
export function slipText(session: Session, names: Names): SlipText {
  const { view, pick } = session;
  const { action, preview, hold, options } = pick;
  const bad = options?.fails === true && hold === null;
  if (action !== null) {
    const go = { label: goLabel(action), action };
    if (preview === null) return { title: '', lines: [], go, cancel: true, bad };
    const [title, ...lines] = previewLines(names, view, preview);
    return { title, lines, go, cancel: true, bad };
  }
  if (pick.mode.card !== null)
    return {
      title: cardName(names, pick.mode.card),
      lines: [m.mn_ui_card_which()],
      go: null,
      cancel: true,
      bad: false,
    };
  if (hold !== null) return { ...holdText(names, hold), go: null, cancel: true, bad: false };
  const [title, ...lines] = promptLines(names, view, options);
  return { title, lines, go: null, cancel: false, bad };
}
