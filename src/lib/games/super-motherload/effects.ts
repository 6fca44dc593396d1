// One text for each effect. The log, the line of what happens now and the screen reader all read it from here.
import { m } from '$lib/i18n';
import { seatName } from '$lib/play/seats';
import { costOf } from './content';
import { spaceName, worth } from './dig';
import type { Effect, Seat, Source, View } from './types';
import { type Names, cardName, colourName, here, list, mineralList, stackName, tileName } from './words';

function sourceText(names: Names, view: View, seat: Seat, source: Source): string {
  switch (source.kind) {
    case 'action':
      return '';
    case 'space':
      return m.sm_from_space({ space: spaceName(source.space) });
    case 'drill-bonus':
      return m.sm_from_drill({ card: cardName(names, view, seat, source.card) });
    case 'purchase':
      return m.sm_from_purchase({ card: cardName(names, view, seat, source.card) });
    case 'artifact':
      return m.sm_from_artifact({ tile: tileName(names, source.tile) });
  }
}

/** The deed that an effect belongs to; null for what only follows from one. */
function deedOf(effect: Effect): string | null {
  switch (effect.kind) {
    case 'side-chosen':
      return m.sm_deed_side();
    case 'drew':
      return effect.source.kind === 'action' ? m.sm_deed_draw() : null;
    case 'drilled':
      return m.sm_deed_drill();
    case 'bombed':
      return m.sm_deed_bomb();
    case 'laid':
      return m.sm_deed_lay({ stack: stackName(effect.stack) });
    case 'bought':
      return m.sm_deed_buy({ stack: stackName(effect.stack) });
    case 'spent':
      return m.sm_deed_spend();
    case 'major-taken':
    case 'minor-taken':
      return m.sm_deed_claim();
    case 'hand-cut':
      return m.sm_deed_discard();
    case 'turn-ended':
      return m.sm_deed_end();
    default:
      return null;
  }
}
/** What a person did, in two or three words: a shuffle or a board that leaves is never it. */
export function deedText(effects: readonly Effect[]): string | null {
  for (const effect of effects) {
    const deed = deedOf(effect);
    if (deed !== null) return deed;
  }
  return null;
}

/** What happened, in one sentence. `view` is a position around it: it tells crews and boards apart, nothing more. */
export function effectText(names: Names, view: View, effect: Effect): string {
  const { content } = names;
  const name = 'seat' in effect ? seatName(names, effect.seat) : '';
  switch (effect.kind) {
    case 'side-chosen': {
      const { depth, side } = effect;
      return m.sm_fx_side_chosen({ name, depth, board: here(content.side(depth, side).name) });
    }
    case 'board-removed':
      return m.sm_fx_board_removed({ depth: view.depths[effect.slot] ?? effect.slot + 1 });
    case 'turn-began':
      return m.sm_fx_turn_began({ name, round: effect.round });
    case 'shuffled':
      return m.sm_fx_shuffled({ name, count: effect.count });
    case 'drew': {
      const { seat, count, cards } = effect;
      const source = sourceText(names, view, seat, effect.source);
      if (cards === null || cards.length === 0) return m.sm_fx_drew({ name, count, source });
      return m.sm_fx_drew_known({ name, count, source, cards: list(cards.map((c) => cardName(names, view, seat, c))) });
    }
    case 'drilled': {
      const { spaces } = effect;
      const [from, to] = [spaces[0] ?? 0, spaces.at(-1) ?? 0];
      return m.sm_fx_drilled({
        name,
        count: spaces.length,
        colour: colourName(effect.colour),
        from: spaceName(from),
        to: spaceName(to),
      });
    }
    case 'bombed':
      return m.sm_fx_bombed({
        name,
        count: effect.spaces.length,
        card: cardName(names, view, effect.seat, effect.card),
        spaces: list(effect.spaces.map(spaceName)),
      });
    case 'bombs-gained':
      return m.sm_fx_bombs_gained({
        name,
        count: effect.count,
        source: sourceText(names, view, effect.seat, effect.source),
      });
    case 'artifact-found': {
      const space = spaceName(effect.space);
      return effect.tile === null
        ? m.sm_fx_artifact_found({ name, space })
        : m.sm_fx_artifact_found_known({ name, space, tile: tileName(names, effect.tile) });
    }
    case 'no-artifact-left':
      return m.sm_fx_no_artifact_left({ name, space: spaceName(effect.space) });
    case 'collected':
      return m.sm_fx_collected({ name, minerals: mineralList(effect.minerals), money: worth(effect.minerals) });
    case 'minerals-gained':
      return m.sm_fx_minerals_gained({
        name,
        minerals: mineralList(effect.minerals),
        source: sourceText(names, view, effect.seat, effect.source),
      });
    case 'laid':
      return m.sm_fx_laid({ name, money: worth(effect.minerals), stack: stackName(effect.stack) });
    case 'went-back':
      return m.sm_fx_went_back({ name, minerals: mineralList(effect.minerals) });
    case 'bought': {
      const { seat, lost } = effect;
      const card = cardName(names, view, seat, effect.card);
      const crew = view.seats[seat]?.crew;
      const cost = crew === undefined ? effect.paid - lost : costOf(content.card(crew, effect.card));
      const stack = stackName(effect.stack);
      return lost > 0
        ? m.sm_fx_bought_lost({ name, card, stack, cost, lost })
        : m.sm_fx_bought({ name, card, stack, cost });
    }
    case 'points-gained':
      return m.sm_fx_points_gained({
        name,
        count: effect.count,
        source: sourceText(names, view, effect.seat, effect.source),
      });
    case 'actions-gained':
      return m.sm_fx_actions_gained({
        name,
        count: effect.count,
        source: sourceText(names, view, effect.seat, effect.source),
      });
    case 'spent':
      return m.sm_fx_spent({ name, tile: tileName(names, effect.tile) });
    case 'major-taken': {
      const major = content.major(effect.major);
      return m.sm_fx_achievement({ name, title: here(major.name), count: major.points });
    }
    case 'minor-taken': {
      const minor = content.minor(effect.minor);
      return m.sm_fx_achievement({ name, title: here(minor.name), count: minor.points });
    }
    case 'minor-revealed':
      return m.sm_fx_minor_revealed({ title: here(content.minor(effect.minor).name) });
    case 'hand-cut':
      return m.sm_fx_hand_cut({ name, count: effect.count });
    case 'turn-ended':
      return m.sm_fx_turn_ended({ name });
    case 'last-turn':
      return m.sm_fx_last_turn({ name });
    case 'game-over':
      return effect.reason === 'dug-out' ? m.sm_fx_over_dug_out() : m.sm_fx_over_stall();
  }
}
