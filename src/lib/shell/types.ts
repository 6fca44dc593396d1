import type { TableInfo } from '$lib/backend';

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

/** What a game's table screen is given: its open table. */
export interface TableProps {
  readonly table: TableInfo;
}
