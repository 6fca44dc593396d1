// This game at a table: how its effects are told and shown, and how a person picks.
import type { Game, Pace } from '$lib/play/game';
import type { TableLink as GameLink } from '$lib/play/link';
import { Session as GameSession } from '$lib/play/session.svelte';
import { seatOf, withEffect } from './after';
import { deedText } from './deed';
import { effectText } from './effects';
import { beatTime } from './pace';
import { Pick } from './pick.svelte';
import type { ExplorersGame } from './pick-mode';
import type { Names } from './words';

export type TableLink = GameLink<ExplorersGame>;
/** A table of this game on the screen. */
export type Session = GameSession<ExplorersGame, Pick>;

/** Sits down at a table of this game. */
export function sit(link: TableLink, pace: Pace, names: Names): Promise<Session> {
  const { content } = names;
  const game: Game<ExplorersGame, Pick> = {
    teller: {
      text: (effect) => effectText(names, effect),
      seat: seatOf,
      time: beatTime,
      after: (view, effect) => withEffect(content, view, effect),
      deed: deedText,
    },
    picking: (host) => new Pick(host, (card) => content.specialist(card).ability?.kind === 'take'),
  };
  return GameSession.open(link, pace, game);
}
