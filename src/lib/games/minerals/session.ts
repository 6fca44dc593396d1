// This game at a table: how its effects are told and shown, and how a person picks.
import type { Game, Pace } from '$lib/play/game';
import type { TableLink as GameLink } from '$lib/play/link';
import { Session as GameSession } from '$lib/play/session.svelte';
import { seatOf, withEffect } from './after';
import { deedText } from './deed';
import { effectText } from './effects';
import type { Layout } from './layout.svelte';
import { beatTime } from './pace';
import { Pick } from './pick.svelte';
import type { MineralsGame } from './pick-mode';
import type { Names } from './words';

export type TableLink = GameLink<MineralsGame>;
/** A table of this game on the screen. */
export type Session = GameSession<MineralsGame, Pick>;

/** Sits down at a table of this game. Places are told as `layout` turns the board. */
export function sit(link: TableLink, pace: Pace, names: Names, layout: Layout): Promise<Session> {
  const game: Game<MineralsGame, Pick> = {
    teller: {
      text: (effect, view) => effectText({ ...names, turn: layout.turnFor(view.hexes) }, view, effect),
      seat: seatOf,
      time: beatTime,
      after: withEffect,
      deed: (effects) => deedText(names, effects),
    },
    picking: (host) => new Pick(host),
  };
  return GameSession.open(link, pace, game);
}
