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
  readonly names: Names;
  /** What lies over the table. */
  readonly over: Over<Drawer>;
}
/** Drawers of this game. */
export type Drawer =
  | { readonly kind: 'goals' | 'artifacts' | 'discard' }
  | { readonly kind: 'stack'; readonly seat: number; readonly stack: number }
  | { readonly kind: 'card'; readonly seat: number; readonly card: number }
  | { readonly kind: 'rival'; readonly seat: number };

const KEY = Symbol('super-motherload table');
export const setTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
