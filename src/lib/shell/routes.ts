import type { GameId } from './types';

/** Every address of the app. Links are written with these, never by hand. */
export const paths = {
  home: '#/',
  saves: '#/saves',
  settings: '#/settings',
  about: '#/about',
  newGame: (game: GameId): string => `#/new/${game}`,
  table: (id: string): string => `#/table/${encodeURIComponent(id)}`,
  /** The rulebook that was read last. */
  lastRules: '#/rules',
  /** A game's rulebook, opened at a rule when one is named. */
  rules: (game: GameId, rule?: string): string => `#/rules/${game}${rule === undefined ? '' : `/${rule}`}`,
};
