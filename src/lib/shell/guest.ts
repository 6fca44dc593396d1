// What a game tells the frame about itself. The frame knows no game by name but for the list in `games.ts`.
import type { Component } from 'svelte';
import type { Locale } from '$lib/i18n';
import type { GameId, Rulebook, TableProps } from './types';

/** A palette of `tokens.css`, as in `data-world`. */
export type World = 'motherload' | 'minerals' | 'explorers';

/** How many may sit at a table of a game. */
export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

/**
 * A game as home shows it before anything of it is loaded. It is part of the app's first chunk: whatever is drawn or
 * done by a game's own code stands behind one of the two imports.
 */
export interface GameCard {
  readonly id: GameId;
  readonly world: World;
  readonly name: () => string;
  readonly line: () => string;
  readonly seats: SeatRange;
  /** How long a game takes. */
  readonly minutes: number;
  /** The window into its world. Fetched with the start of the app. */
  readonly scenery: () => Promise<Scenery>;
  /** The game itself, fetched when it is first asked for; null while it is still in the making. */
  readonly play: (() => Promise<Guest>) | null;
}

/** A window into a game's world, for posters, covers and thumbnails. */
export interface Scenery {
  /**
   * SVG text of w × h units: a poster when it is taller than wide, else a stratum of the drilled core. The upper third
   * of a poster and the left half of a stratum stay calm, because the title lies there.
   */
  readonly draw: (w: number, h: number) => string;
  /** The part of its stratum of 358 × 132 that stands for the game in small, as a view box. */
  readonly thumb: string;
}

/** What a playable game brings to the frame. A module `guest.ts` in the game's folder exports it. */
export interface Guest {
  /**
   * The sheet of a new game: the frame's `NewGameSheet`, with the choices of this game put in. The game holds their
   * types, says how a kept plan is read, and turns the plan into the options of its engine.
   */
  readonly NewGame: Component<NewGameProps>;
  /** The screen of an open table. */
  readonly table: () => Promise<Component<TableProps>>;
  /** The rules in one language. */
  readonly rulebook: (locale: Locale) => Promise<Rulebook>;
  /** A seat's mark, by its name in the header of a save; null when it is none. */
  readonly mark: (name: string) => SeatMark | null;
  /**
   * Draws what the game's table gave to `KeepPicture` as SVG text of w × h px, wider than tall. Null when it is nothing
   * that can be drawn: it may be from an older app. `id` is unique on the page.
   */
  readonly picture: (kept: unknown, w: number, h: number, id: string) => string | null;
}

/** What a seat is known by at the table, like a crew's helmet or a pawn. */
export interface SeatMark {
  /** As it is said, in the language of the settings. */
  readonly name: string;
  /** SVG text, `size` px square. `id` is unique on the page. */
  readonly draw: (size: number, id: string) => string;
}

export interface NewGameProps {
  readonly game: GameCard;
  readonly onclose: () => void;
}
