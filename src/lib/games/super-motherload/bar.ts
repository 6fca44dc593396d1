// What the action bar says: one line for what is picked, one for what it brings, one button to do it.
import { m } from '$lib/i18n';
import { icon, pointsIcon, type IconName } from './art/icons';
import { artifactToken, bombToken } from './art/spaces';
import { newestLot } from './dig';
import type { Session } from './session';
import type { Action, Claims, LayPreview, Preview, Seat } from './types';
import { cardName, colourName, here, listAnd, mineralName, stackName, tileName, type Names } from './words';

/** A piece of the second line: words, or a drawing with words for those who do not see it. */
export type Piece = string | { readonly art: string; readonly lead: string; readonly label: string };
export interface BarText {
  readonly title: string;
  readonly pieces: readonly Piece[];
  /** The button that does it; none while something is missing. */
  readonly go: { readonly label: string; readonly icon: IconName } | null;
  readonly cancel: boolean;
}

const token = (art: string, count: number, label: string): Piece => ({ art, lead: `+${count}`, label });

/** What a preview brings besides minerals. `meets` are the goals in reach then, with the stack that the lot goes on. */
function gains(preview: Preview, names: Names, meets: Claims = preview.meets): Piece[] {
  const pieces: Piece[] = [];
  if (preview.draws > 0)
    pieces.push(token(icon('draw', 17, '#eed3b4'), preview.draws, m.sm_bar_draws({ count: preview.draws })));
  if (preview.bombs > 0) pieces.push(token(bombToken(18), preview.bombs, m.sm_bar_bombs({ count: preview.bombs })));
  if (preview.artifacts > 0)
    pieces.push(token(artifactToken(18), preview.artifacts, m.sm_bar_artifacts({ count: preview.artifacts })));
  if (preview.actions > 0)
    pieces.push(token(icon('action', 17, '#eed3b4'), preview.actions, m.sm_bar_actions({ count: preview.actions })));
  if (preview.points > 0)
    pieces.push(token(pointsIcon(preview.points, 20), preview.points, m.sm_bar_points_gain({ count: preview.points })));
  if (preview.clearsBoard) pieces.push(m.sm_bar_opens());
  if (preview.lastTurn) pieces.push(m.sm_bar_last());
  const goals = [
    ...meets.majors.map((major) => names.content.major(major)),
    ...meets.minors.map((minor) => names.content.minor(minor)),
  ];
  if (goals.length > 0) pieces.push(m.sm_bar_meets({ goals: listAnd(goals.map(({ name }) => here(name))) }));
  return pieces;
}

/** What laying a lot on a stack does, as title and pieces. */
function layText(session: Session, names: Names, lay: LayPreview, money: number): { title: string; pieces: Piece[] } {
  if (lay.buys === null) return { title: m.sm_bar_lays({ money, stack: stackName(lay.stack) }), pieces: [] };
  const pilot = cardName(names, session.view, session.me ?? 0, lay.buys);
  return {
    title: m.sm_bar_buys({ money, pilot }),
    pieces: lay.lost > 0 ? [m.sm_bar_lost({ lost: lay.lost })] : [],
  };
}

function placeText(session: Session, names: Names): BarText {
  const { pick } = session;
  const mode = pick.mode;
  const { preview } = pick;
  const go: BarText['go'] =
    mode.kind === 'bomb'
      ? { label: m.sm_bomb(), icon: 'bomb' }
      : { label: m.sm_drill_n({ count: pick.ghost.length }), icon: 'drill' };
  if (preview === null) return { title: '', pieces: [], go, cancel: true };
  const lay = preview.lays.find(({ stack }) => stack === pick.plan);
  const planned = lay === undefined ? null : layText(session, names, lay, preview.money);
  const title = planned?.title ?? (preview.money > 0 ? m.sm_bar_haul({ money: preview.money }) : m.sm_bar_no_haul());
  const pieces = [...(planned?.pieces ?? []), ...gains(preview, names, lay?.meets)];
  if (planned === null && preview.lays.length > 0 && pieces.length < 2) pieces.push(m.sm_bar_choose_stack());
  return { title, pieces, go, cancel: true };
}

/** Whether what is picked has a place; nothing is said of it before that is known. */
const where = (places: readonly unknown[] | undefined): Piece[] =>
  places === undefined ? [] : [places.length === 0 ? m.sm_bar_nowhere() : m.sm_bar_tap_place()];

function pickText(session: Session, names: Names): BarText {
  const { pick } = session;
  const mode = pick.mode;
  if (mode.kind === 'drill') {
    if (mode.cards.length === 0)
      return { title: m.sm_bar_pick_drill(), pieces: [m.sm_bar_pick_drill_hint()], go: null, cancel: true };
    const icons = mode.answer?.icons ?? mode.cards.length;
    return {
      title: m.sm_bar_icons({ count: icons, colour: colourName(mode.answer?.colour ?? null) }),
      pieces: where(mode.answer?.lines),
      go: null,
      cancel: true,
    };
  }
  const card = mode.kind === 'bomb' ? mode.card : null;
  if (card === null)
    return { title: m.sm_bar_pick_bomb(), pieces: [m.sm_bar_pick_bomb_hint()], go: null, cancel: true };
  return {
    title: m.sm_bar_bomb_with({ card: cardName(names, session.view, session.me ?? 0, card) }),
    pieces: where(mode.kind === 'bomb' ? mode.answer?.places : []),
    go: null,
    cancel: true,
  };
}

function tapText(session: Session, names: Names, action: Action): BarText {
  const { view, pick } = session;
  const me: Seat = session.me ?? 0;
  const own = view.seats[me];
  const more = pick.preview === null ? [] : gains(pick.preview, names);
  if (action === 'draw') {
    const draws = pick.preview?.draws ?? 2;
    const deck = own?.deck ?? 0;
    return {
      title: m.sm_bar_draw(),
      pieces: [m.sm_bar_draw_line({ count: draws, deck }), ...(deck < draws ? [m.sm_bar_draw_shuffle()] : [])],
      go: { label: m.sm_draw(), icon: 'draw' },
      cancel: true,
    };
  }
  if (action === 'end-turn') {
    const { discards = 0, endsGame = false } = pick.preview ?? {};
    const pieces = [view.actions > 0 ? m.sm_bar_end_left({ count: view.actions }) : m.sm_bar_end_done()];
    if (discards > 0) pieces.push(m.sm_bar_end_discard({ count: discards }));
    if (endsGame) pieces.push(m.sm_bar_end_game());
    return {
      title: m.sm_bar_end(),
      pieces,
      go: { label: m.sm_bar_end_go(), icon: 'end' },
      cancel: true,
    };
  }
  if ('lay' in action) {
    const lay = pick.preview?.lays.find(({ stack }) => stack === action.lay);
    const text = lay === undefined ? null : layText(session, names, lay, newestLot(view));
    return {
      title: text?.title ?? m.sm_bar_lay({ money: newestLot(view) }),
      pieces: [...(text?.pieces ?? []), ...more],
      go: { label: m.sm_bar_lay_go(), icon: 'check' },
      cancel: true,
    };
  }
  if ('buy' in action) {
    const top = own?.stacks.find(({ stack }) => stack === action.buy)?.top ?? null;
    return {
      title: top === null ? stackName(action.buy) : cardName(names, view, me, top),
      pieces: [stackName(action.buy), ...more],
      go: { label: m.sm_bar_buy_go(), icon: 'check' },
      cancel: true,
    };
  }
  if ('claim-major' in action || 'claim-minor' in action) {
    const goal =
      'claim-major' in action ? names.content.major(action['claim-major']) : names.content.minor(action['claim-minor']);
    return {
      title: m.sm_bar_claim({ title: here(goal.name) }),
      pieces: [m.sm_bar_points({ count: goal.points })],
      go: { label: m.sm_bar_claim_go(), icon: 'cup' },
      cancel: true,
    };
  }
  if ('spend' in action) {
    const { tile, copy } = action.spend;
    const what =
      copy === null ? here(names.content.artifact(tile).text) : m.sm_bar_spend_copy({ mineral: mineralName(copy) });
    const lay = pick.preview?.lays.find(({ stack }) => stack === pick.plan);
    const planned = lay === undefined ? null : layText(session, names, lay, pick.preview?.money ?? 0);
    return {
      title: m.sm_bar_spend({ tile: tileName(names, tile) }),
      pieces: [what, ...(planned === null ? [] : [planned.title, ...planned.pieces])],
      go: { label: m.sm_bar_spend_go(), icon: 'check' },
      cancel: true,
    };
  }
  const depth = view.nextSlot === null ? 1 : (view.depths[view.nextSlot] ?? 1);
  return {
    title: m.sm_bar_side(),
    pieces: [m.sm_bar_side_hint({ depth })],
    go: { label: m.sm_side_take(), icon: 'check' },
    cancel: true,
  };
}

/** What the bar says while the person here decides; null when the four plain buttons stand there. */
export function barText(session: Session, names: Names): BarText | null {
  const { view, pick } = session;
  const mode = pick.mode;
  switch (mode.kind) {
    case 'drill':
    case 'bomb':
      return pick.action === null ? pickText(session, names) : placeText(session, names);
    case 'tap':
      return tapText(session, names, mode.action);
    case 'discard': {
      const count = pick.discardNeeded;
      return {
        title: m.sm_bar_discard({ count }),
        pieces: [m.sm_bar_discard_hint({ picked: mode.cards.length, count })],
        go: pick.action === null ? null : { label: m.sm_bar_discard_go(), icon: 'check' },
        cancel: mode.cards.length > 0,
      };
    }
    case 'idle':
      break;
  }
  if (view.step === 'lay')
    return { title: m.sm_bar_lay({ money: newestLot(view) }), pieces: [m.sm_bar_lay_more()], go: null, cancel: false };
  if (view.step === 'buy') return { title: m.sm_bar_buy(), pieces: [m.sm_bar_buy_hint()], go: null, cancel: false };
  if (view.step === 'side' || view.step === 'first-side') {
    const depth = view.nextSlot === null ? 1 : (view.depths[view.nextSlot] ?? 1);
    return { title: m.sm_bar_side(), pieces: [m.sm_bar_side_hint({ depth })], go: null, cancel: false };
  }
  return null;
}
