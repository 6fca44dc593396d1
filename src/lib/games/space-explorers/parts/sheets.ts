// Which sheet lies open, where a card lies, and how it stands with its ability: read from a position, for the sheets.
import type { Division, ProjectId, Seat, Specialist, View } from '$lib/backend/bindings/space-explorers';
import { m } from '$lib/i18n';
import { seatName } from '$lib/play/seats';
import { DIVISIONS } from '../art/palette';
import { isStarred } from '../content';
import { cardName, divisionIn, type Names } from '../words';

/** Something of this game that is looked at closely. */
export type SheetDrawer =
  | { readonly kind: 'card'; readonly card: Specialist }
  | { readonly kind: 'stack'; readonly seat: Seat; readonly division: Division }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'project'; readonly project: ProjectId };

const KINDS: readonly string[] = ['card', 'stack', 'seat', 'project'] satisfies SheetDrawer['kind'][];
/** Whether a drawer is one of these sheets. */
export const isSheet = <D extends { readonly kind: string }>(drawer: D): drawer is D & SheetDrawer =>
  KINDS.includes(drawer.kind);

/** Where a card lies, as far as the viewer knows. */
export type Place =
  | { readonly kind: 'center' | 'looked-at' | 'unknown' }
  | { readonly kind: 'hand'; readonly seat: Seat }
  /** `by` is the card right on top of it; none when it is on top itself. */
  | { readonly kind: 'hub'; readonly seat: Seat; readonly division: Division; readonly by: Specialist | null };

/** Where a card lies. */
export function placeOfCard(view: View, card: Specialist): Place {
  if (view.center.includes(card)) return { kind: 'center' };
  if (view.lookedAt?.cards?.includes(card) === true) return { kind: 'looked-at' };
  for (const [seat, { hand, hub }] of view.seats.entries()) {
    if ((hand.cards ?? hand.seen).includes(card)) return { kind: 'hand', seat };
    for (const [i, division] of DIVISIONS.entries()) {
      const at = hub[i]?.indexOf(card) ?? -1;
      if (at !== -1) return { kind: 'hub', seat, division, by: hub[i]?.[at + 1] ?? null };
    }
  }
  return { kind: 'unknown' };
}

/** "In the hub of Ada, in Engineering, on top"; null where it is not known. */
export function placeText(names: Names, view: View, card: Specialist, me: Seat | null): string | null {
  const place = placeOfCard(view, card);
  switch (place.kind) {
    case 'center':
      return m.se_ui_sheet_in_center();
    case 'looked-at':
      return m.se_ui_sheet_in_deck();
    case 'hand':
      return place.seat === me
        ? m.se_ui_sheet_in_your_hand()
        : m.se_ui_sheet_in_hand({ name: seatName(names, place.seat) });
    case 'hub': {
      const division = divisionIn(place.division);
      if (place.seat === me)
        return place.by === null
          ? m.se_ui_sheet_in_your_hub_top({ division })
          : m.se_ui_sheet_in_your_hub_covered({ division });
      const inputs = { name: seatName(names, place.seat), division };
      return place.by === null ? m.se_ui_sheet_in_hub_top(inputs) : m.se_ui_sheet_in_hub_covered(inputs);
    }
    case 'unknown':
      return null;
  }
}

/** How it stands with an ability. */
export type AbilityState =
  | {
      readonly kind:
        /** The card has none. */
        | 'none'
        /** An asterisk: it counts at the end, covered or not (SE-18). */
        | 'scores'
        /** It works now (SE-17). */
        | 'works'
        /** It was recruited this turn and works from the owner's next one (SE-16). */
        | 'next'
        /** It was used at the project check of this turn (SE-17). */
        | 'used'
        /** Not in a hub: it would work on top of a division. */
        | 'would';
    }
  /** A card lies on it: it is lost (SE-16). */
  | { readonly kind: 'covered'; readonly by: Specialist };

/** How it stands with the ability of a card. The engine says which work; nothing is decided here. */
export function abilityState(names: Names, view: View, card: Specialist): AbilityState {
  const entry = names.content.specialist(card);
  if (entry.ability === undefined) return { kind: 'none' };
  if (isStarred(entry)) return { kind: 'scores' };
  const place = placeOfCard(view, card);
  if (place.kind !== 'hub') return { kind: 'would' };
  if (place.by !== null) return { kind: 'covered', by: place.by };
  if (view.seats[place.seat]?.active.includes(place.division) === true) return { kind: 'works' };
  return { kind: view.turn === place.seat && view.used.includes(place.division) ? 'used' : 'next' };
}

const STATE: Record<Exclude<AbilityState['kind'], 'covered'>, () => string> = {
  none: m.se_ui_sheet_state_none,
  scores: m.se_ui_sheet_state_scores,
  works: m.se_ui_sheet_state_works,
  next: m.se_ui_sheet_state_next,
  used: m.se_ui_sheet_state_used,
  would: m.se_ui_sheet_state_would,
};
/** That state in a sentence. */
export const abilityStateText = (names: Names, state: AbilityState): string =>
  state.kind === 'covered' ? m.se_ui_sheet_state_covered({ card: cardName(names, state.by) }) : STATE[state.kind]();

const BADGE: Record<AbilityState['kind'], () => string> = {
  none: m.se_ui_sheet_badge_none,
  scores: m.se_ui_sheet_badge_scores,
  works: m.se_ui_sheet_badge_works,
  next: m.se_ui_sheet_badge_next,
  used: m.se_ui_sheet_badge_used,
  covered: m.se_ui_sheet_badge_covered,
  would: m.se_ui_sheet_badge_would,
};
/** The same in a word or two. */
export const abilityBadge = ({ kind }: AbilityState): string => BADGE[kind]();
