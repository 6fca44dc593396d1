// What a screen reader says of the parts of the table.
import { m } from '$lib/i18n';
import { seatName } from '$lib/play/seats';
import type { Space } from './art/space';
import { ORE } from './art/palette';
import { patternCells } from './art/pattern';
import { bandOf, costOf } from './content';
import { spaceName } from './dig';
import { countOf, openPoints } from './seats';
import type { CardEntry, LayPreview, Seat, SeatView, SpaceId, StackView } from './types';
import { bonusTexts, colourName, here, list, mineralName, stackName, type Names } from './words';

function thingText(space: Space): string | null {
  const { thing } = space;
  switch (thing?.kind) {
    case undefined:
      return null;
    case 'mineral':
      return m.sm_space_mineral({ mineral: mineralName(thing.mineral), value: ORE[thing.mineral].value });
    case 'artifact':
      return m.sm_space_artifact();
    case 'bomb':
      return m.sm_space_bomb();
    case 'draw':
      return m.sm_space_draw({ count: thing.cards });
  }
}
function terrainText(space: Space): string {
  switch (space.terrain.kind) {
    case 'dirt':
      return m.sm_space_dirt();
    case 'rock':
      return m.sm_space_rock();
    case 'plate':
      return m.sm_space_plate({ colour: colourName(space.terrain.colour) });
  }
}

/** A space with its content and its state. */
export function spaceLabel(
  id: SpaceId,
  space: Space | undefined,
  state: { readonly covered: boolean; readonly legal: boolean; readonly ghost: boolean },
): string {
  const parts: string[] = [];
  if (state.covered || space === undefined) parts.push(m.sm_space_tunnel());
  else {
    const thing = thingText(space);
    if (thing !== null) parts.push(thing);
    if (thing === null || space.terrain.kind !== 'dirt') parts.push(terrainText(space));
  }
  if (state.ghost) parts.push(m.sm_space_ghost());
  else if (state.legal) parts.push(m.sm_space_fits());
  return m.sm_space_label({ space: spaceName(id), what: list(parts) });
}

/** A card with all that it can do. */
export function cardLabel(entry: CardEntry, state: { readonly unfit: boolean } = { unfit: false }): string {
  const parts = [
    m.sm_card_label({
      name: here(entry.name),
      band: stackName(bandOf(entry)),
      icons: list(entry.icons.map((icon) => colourName(icon))),
    }),
  ];
  if (entry.pattern !== undefined) parts.push(m.sm_card_bombs({ count: patternCells(entry.pattern).length }));
  if (costOf(entry) > 0) parts.push(m.sm_card_cost({ cost: costOf(entry) }));
  if (entry.points > 0) parts.push(m.sm_bar_points({ count: entry.points }));
  if (entry.purchase.length > 0) parts.push(m.sm_card_purchase({ bonus: bonusTexts(entry.purchase) }));
  if (entry.drill.length > 0) parts.push(m.sm_card_drill({ bonus: bonusTexts(entry.drill) }));
  if (state.unfit) parts.push(m.sm_card_unfit());
  return parts.join('. ');
}

/** A stack with what lies on it, and what a lot would do there. */
export function stackLabel(stack: StackView, pilot: string | null, lay: LayPreview | null): string {
  const name = stackName(stack.stack);
  if (pilot === null) return m.sm_stack_label_empty({ stack: name });
  if (lay === null) return m.sm_stack_label({ stack: name, pilot, now: stack.money, cost: stack.cost });
  return lay.buys === null
    ? m.sm_stack_label_next({ stack: name, pilot, now: lay.before, next: lay.after, cost: lay.cost })
    : m.sm_stack_label_buys({ stack: name, pilot, lost: lay.lost });
}

/** Another seat, with what everybody may count of it. */
export function rivalLabel(names: Names, seat: Seat, view: SeatView): string {
  return m.sm_rival_label({
    name: seatName(names, seat),
    points: m.sm_points_open({ count: openPoints(names.content, view) }),
    hand: m.sm_hand_n({ count: countOf(view.hand) }),
    bombs: m.sm_bombs_held({ count: view.bombs }),
    artifacts: m.sm_artifacts_held({ count: countOf(view.artifacts) }),
  });
}
