// The keys of the table at its screen: where its parts are, and what can be gone to next.
import { reachesTable } from '$lib/play/keys';
import type { Over } from '$lib/play/over.svelte';
import type { Drawer } from './context';
import { tableKey, walk, type Part } from './keyboard';
import type { Session } from './session';

function toPart(main: HTMLElement, part: Part): boolean {
  const place = main.querySelector<HTMLElement>(`[data-part='${part}']`);
  const first =
    part === 'panel' ? place : place?.querySelector<HTMLElement>(part === 'mine' ? '[data-card]' : '[data-pick]');
  first?.focus();
  return first != null;
}
/** To the next one that can be recruited or completed, or back to the one before. */
function toNext(main: HTMLElement, back: boolean): boolean {
  const all = [...main.querySelectorAll<HTMLElement>('[data-go], [data-ready]')];
  const now = all.indexOf(document.activeElement as HTMLElement);
  const next = all[(now + (back ? all.length - (now < 0 ? 0 : 1) : 1)) % Math.max(1, all.length)];
  next?.focus();
  return next !== undefined;
}
function focusedCard(): number | null {
  const card = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['card'] : undefined;
  return card === undefined ? null : Number(card);
}

/** A key at the table in `main`: an arrow walks over what lies there, a letter does what the list of keys says. */
export function pressKey(event: KeyboardEvent, main: HTMLElement, session: Session, over: Over<Drawer>): void {
  const host = {
    session,
    over,
    toPart: (part: Part) => toPart(main, part),
    toNext: (back: boolean) => toNext(main, back),
    card: focusedCard,
  };
  if (!over.covered && !event.defaultPrevented && walk(event, main)) event.preventDefault();
  else if (reachesTable(event, over) && tableKey(event, host)) event.preventDefault();
}
