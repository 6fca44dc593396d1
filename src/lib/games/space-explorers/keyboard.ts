// Keys of the table, wherever the focus is, and the ways over it. Enter and Space live with the buttons.
import { m } from '$lib/i18n';
import { commonKey, type KeyLine } from '$lib/play/keys';
import type { Over } from '$lib/play/over.svelte';
import { DIVISIONS } from './art/palette';
import type { Drawer } from './context';
import { handSources } from './ladder';
import { abilitiesOf } from './pick-mode';
import type { Session } from './session';

/** Keys of this game, for the list of all keys. */
export const KEYS: readonly KeyLine[] = [
  ['← ↑ → ↓', m.se_ui_key_arrows],
  ['⏎', m.se_ui_key_enter],
  ['C', m.se_ui_key_center],
  ['H', m.se_ui_key_hand],
  ['P', m.se_ui_key_projects],
  ['B', m.se_ui_key_hub],
  ['O', m.se_ui_key_others],
  ['D', m.se_ui_key_deck],
  ['N', m.se_ui_key_next],
  ['F', m.se_ui_key_plan],
  ['1–5', m.se_ui_key_tokens],
  ['⇧ 1–5', m.se_ui_key_tokens_out],
  ['6–0', m.se_ui_key_cards],
  ['A', m.se_ui_key_abilities],
  ['M', m.se_ui_key_mix],
  ['T', m.se_ui_key_take],
  ['Y', m.play_key_confirm],
  ['G', m.se_ui_key_decline],
  ['I', m.se_ui_key_details],
  ['Esc', m.play_key_cancel],
];

/** A part of the table that keys go to. */
export type Part = 'center' | 'mine' | 'projects' | 'hub' | 'rivals' | 'panel';
/** What a key may ask of the screen. */
export interface KeyHost {
  readonly session: Session;
  readonly over: Over<Drawer>;
  /** Puts the focus on the first thing of a part. Answers false where it is not in view. */
  readonly toPart: (part: Part) => boolean;
  /** Puts the focus on the next specialist that can be afforded, or on the one before. */
  readonly toNext: (back: boolean) => boolean;
  /** The specialist that has the focus. */
  readonly card: () => number | null;
}

const PARTS: Readonly<Record<string, Part>> = {
  c: 'center',
  h: 'mine',
  p: 'projects',
  b: 'hub',
  o: 'rivals',
  f: 'panel',
};
const DIGIT = /^Digit(\d)$/;

/** Does what a key stands for. Returns whether it stood for something. */
export function tableKey(event: KeyboardEvent, host: KeyHost): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { session, over } = host;
  const { pick } = session;
  const digit = DIGIT.exec(event.code)?.[1];
  if (digit !== undefined) return byNumber(Number(digit), event.shiftKey, host);
  if (commonKey(event, session, over)) return true;
  const key = event.key.toLowerCase();
  const part = PARTS[key];
  if (part !== undefined) return host.toPart(part);
  switch (key) {
    case 'escape':
      if (!pick.dirty) return false;
      pick.cancel();
      return true;
    case 'n':
      return host.toNext(event.shiftKey);
    case 'i': {
      const card = host.card() ?? pick.plan?.card ?? null;
      if (card !== null) over.open({ kind: 'card', card });
      return card !== null;
    }
    default:
      return session.acting && pick.ready && actingKey(key, event.shiftKey, session);
  }
}
/** Keys of whoever may act now. */
function actingKey(key: string, back: boolean, { pick, view }: Session): boolean {
  switch (key) {
    case 'd':
      void pick.tapDeck();
      return true;
    case 'y':
      if (pick.options?.pass === true) void pick.doNow('pass');
      else void pick.confirm();
      return true;
    case 't':
      void pick.takeInstead();
      return true;
    case 'm':
      void pick.reset();
      return true;
    case 'g':
      if (pick.options?.decline !== true) return false;
      void pick.doNow('decline');
      return true;
    case 'a': {
      const { plan } = pick;
      if (plan === null || plan.helpers.length === 0) return false;
      // The abilities in turn: the first that stands by, else the first that is used.
      const used = abilitiesOf(plan);
      const idle = plan.helpers.find((division) => !used.includes(division));
      const division = back ? used[0] : (idle ?? used[0]);
      if (division !== undefined) void pick.tapSource({ kind: 'ability', division });
      return division !== undefined;
    }
    default:
      return view.step === 'over';
  }
}
/** Sources of a plan: tokens by their colour, cards of the hand by their place. */
function byNumber(digit: number, shift: boolean, { session }: KeyHost): boolean {
  const { pick, view } = session;
  if (!session.acting || !pick.ready) return false;
  const division = DIVISIONS[digit - 1];
  if (pick.mode.kind === 'project') {
    if (division === undefined) return false;
    void pick.changeHelpToken(division);
    return true;
  }
  const { plan } = pick;
  if (plan === null) return false;
  if (division !== undefined) {
    if (shift) void pick.remove({ kind: 'token', division });
    else void pick.tapSource({ kind: 'token', division });
    return true;
  }
  const card = handSources(view, plan)[digit === 0 ? 4 : digit - 6];
  if (card === undefined) return false;
  void pick.tapSource({ kind: 'card', card });
  return true;
}

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** A place on the screen. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
/**
 * The place that an arrow leads to: the nearest one on that side, with those straight ahead before those aside. Null for
 * another key, or where nothing lies on that side.
 */
export function nearest(key: string, from: Spot, places: readonly Spot[]): number | null {
  const way = WAYS[key];
  if (way === undefined) return null;
  const [x, y] = way;
  let best: { readonly at: number; readonly far: number } | null = null;
  for (const [at, spot] of places.entries()) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    if (ahead < 4 || (x !== 0 && aside > ahead * 1.5)) continue;
    const far = ahead + aside * (x === 0 ? 0.6 : 2.5);
    if (best === null || far < best.far) best = { at, far };
  }
  return best?.at ?? null;
}
/** Moves the focus by an arrow between what can be picked on the table. Returns whether it was an arrow. */
export function walk(event: KeyboardEvent, table: HTMLElement): boolean {
  if (!(event.key in WAYS) || event.shiftKey) return false;
  const all = [...table.querySelectorAll<HTMLElement>('[data-pick]')];
  const active = document.activeElement;
  const from = active instanceof HTMLElement && all.includes(active) ? active : null;
  if (from === null) {
    // Inside the paper the arrows are the browser's own.
    if (active instanceof Element && active.closest('[data-part="panel"]') !== null) return false;
    (all.find(({ dataset }) => dataset['card'] !== undefined) ?? all[0])?.focus();
    return true;
  }
  const spotOf = (element: Element): Spot => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const others = all.filter((one) => one !== from);
  const next = nearest(event.key, spotOf(from), others.map(spotOf));
  if (next !== null) others[next]?.focus();
  return true;
}
