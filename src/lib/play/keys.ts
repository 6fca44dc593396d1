// Keys that every table has, wherever the focus is. A game's own keys come after them.
import { m } from '$lib/i18n';
import { settings } from '$lib/settings/settings.svelte';
import type { AnySession, Over } from './over.svelte';

/** A line of the list of keys: how it is written, and what it does. */
export type KeyLine = readonly [keys: string, what: () => string];

/** The keys here, for the list that `?` opens. */
export const COMMON_KEYS: readonly KeyLine[] = [
  ['L', m.play_key_log],
  ['U', m.play_key_undo],
  ['⇧ U', m.play_key_redo],
  ['S', m.play_key_skip],
  ['?', m.play_key_help],
];

/**
 * Whether a key may mean something at the table: not while somebody writes, or while something lies over it, and no
 * single letter, digit or sign for who has switched those off.
 */
export function reachesTable(event: KeyboardEvent, over: Over<{ readonly kind: string }>): boolean {
  const { target } = event;
  const typing = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  const chord = event.ctrlKey || event.metaKey || event.altKey;
  return !typing && !chord && !over.covered && !event.defaultPrevented && settings.heeds(event);
}

/** Does what a key stands for at every table. Returns whether it stood for something. */
export function commonKey(event: KeyboardEvent, session: AnySession, over: Over<{ readonly kind: string }>): boolean {
  switch (event.key.toLowerCase()) {
    case '?':
      over.open({ kind: 'keys' });
      return true;
    case 'u':
      if (event.shiftKey) over.redo();
      else over.undo();
      return true;
    case 'l':
      over.open({ kind: 'log' });
      return true;
    case 's':
      if (session.playing) session.skip();
      return true;
    default:
      return false;
  }
}
