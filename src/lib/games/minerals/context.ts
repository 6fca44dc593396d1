import { getContext, setContext } from 'svelte';
import type { Over } from '$lib/play/over.svelte';
import type { Content } from './content';
import type { Layout } from './layout.svelte';
import type { Session } from './session';
import type { Names } from './words';

/** What every part of the table screen may ask. */
export interface Table {
  readonly session: Session;
  readonly content: Content;
  readonly layout: Layout;
  /** Names, with the turn of the board as it stands now. */
  readonly names: Names;
  /** What lies over the table. */
  readonly over: Over<Drawer>;
}
/** Drawers of this game. */
export type Drawer =
  | { readonly kind: 'cards' | 'tools' | 'bag' | 'deck' | 'swap' }
  | { readonly kind: 'card'; readonly card: number }
  | { readonly kind: 'seat'; readonly seat: number };

const KEY = Symbol('minerals table');
export const setTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
