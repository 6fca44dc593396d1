import { getContext, setContext } from 'svelte';
import type { Over } from '$lib/play/over.svelte';
import type { Content } from './content';
import type { Layout, Measures } from './layout.svelte';
import type { SheetDrawer } from './parts/sheets';
import type { Session } from './session';
import type { Names } from './words';

/** What every part of the table screen may ask. */
export interface Table {
  readonly session: Session;
  readonly content: Content;
  readonly layout: Layout;
  readonly names: Names;
  /** Where things stand now. */
  readonly measures: Measures;
  /** What lies over the table. */
  readonly over: Over<Drawer>;
}
/** Drawers of this game: each is a sheet of its own. */
export type Drawer = SheetDrawer;

const KEY = Symbol('space explorers table');
export const setTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
