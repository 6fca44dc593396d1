import type { TableInfo } from '$lib/backend';
import type { Locale } from '$lib/i18n';

/** A game by its name in addresses, folders and saves. */
export type GameId = 'super-motherload' | 'minerals' | 'space-explorers';

/** One rule, in the app's own words. */
export interface Rule {
  /** As `SM-21`. */
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  /** What this project ruled where the published rules are silent. */
  readonly house?: string;
}

export interface RuleChapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

export interface Rulebook {
  readonly chapters: readonly RuleChapter[];
}

/** What the frame needs to play a game; a game that is still in the making has none. */
export interface PlayableGame {
  readonly minSeats: number;
  readonly maxSeats: number;
  readonly rulebook: (locale: Locale) => Promise<Rulebook>;
}

/** What a game's `Table.svelte` is given: its open table, and how well its save could be read. */
export interface TableProps {
  readonly table: TableInfo;
}
