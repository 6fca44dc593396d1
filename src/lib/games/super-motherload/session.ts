// This game at a table: how its effects are told and shown, and how a person picks.
import type { Game, Pace, PickHost as TableHost, Teller } from '$lib/play/game';
import type { TableLink as GameLink } from '$lib/play/link';
import { Session as GameSession } from '$lib/play/session.svelte';
import { ORE } from './art/palette';
import { coveredSpaces, withTunnel } from './dig';
import { deedText, effectText } from './effects';
import { beatTime } from './pace';
import { Pick } from './pick.svelte';
import type { PickHost, SuperMotherload } from './pick-mode';
import { handOf } from './seats';
import type { Action, Effect, Preview, SpaceId, View } from './types';
import type { Names } from './words';

export type TableLink = GameLink<SuperMotherload>;
/** A table of this game on the screen. */
export type Session = GameSession<SuperMotherload, Pick>;

/** How effects are told and shown. */
export const teller = (names: Names): Teller<SuperMotherload> => ({
  text: (effect, view) => effectText(names, view, effect),
  deed: deedText,
  seat: (effect) => ('seat' in effect ? effect.seat : null),
  time: beatTime,
  after: digAfter,
});

/** Tunnel is there as soon as its bit has dug it. */
function digAfter(view: View, effect: Effect): View {
  return effect.kind === 'drilled' || effect.kind === 'bombed' ? withTunnel(view, effect.spaces) : view;
}
/** The position that an action surely leads to: its preview has said where tunnel is dug. */
function foreseen(view: View, action: Action, preview: Preview | null): View | undefined {
  const digs = typeof action === 'object' && ('drill' in action || 'bomb' in action);
  return digs ? withTunnel(view, preview?.spaces ?? []) : undefined;
}

/** What the picking needs from its table. */
function pickHost({ content }: Names, host: TableHost<SuperMotherload>): PickHost {
  return {
    get view() {
      return host.view;
    },
    get hand() {
      return handOf(host.view, host.me);
    },
    get confirmStep() {
      return host.pace.confirm;
    },
    gain(space: SpaceId) {
      const { view } = host;
      const board = view.boards.find((b) => b.slot === Math.floor(space / 64));
      const thing = board === undefined ? undefined : content.board(board).spaces[space % 64]?.thing;
      if (thing === undefined || coveredSpaces(view).has(space)) return 0;
      return thing.kind === 'mineral' ? ORE[thing.mineral].value : 4;
    },
    ask: (ask) => host.ask(ask),
    check: (action) => host.check(action),
    act: (action, preview) => host.act(action, foreseen(host.view, action, preview)),
  };
}

/** Sits down at a table of this game. */
export function sit(link: TableLink, pace: Pace, names: Names): Promise<Session> {
  const game: Game<SuperMotherload, Pick> = {
    teller: teller(names),
    picking: (host) => new Pick(pickHost(names, host)),
  };
  return GameSession.open(link, pace, game);
}
