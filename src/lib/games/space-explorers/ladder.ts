// The cost of a planned recruit as it is shown: from the top icon down, icons that one thing covers together.
import type { Counts, Division, Payer, Plan, Rung, Specialist, View } from '$lib/backend/bindings/space-explorers';
import { DIVISIONS } from './art/palette';
import type { Source } from './pick-mode';

/** Icons that lie next to each other and are covered by the same thing; the uppermost first. */
export interface Step {
  readonly icons: readonly Division[];
  readonly payer: Payer;
}

/** Whether one thing covers both: a returned card, the discount, or the ability that makes all of it free. */
function together(one: Payer, other: Payer): boolean {
  if (one.kind === 'discount') return other.kind === 'discount';
  if (one.kind === 'card') return other.kind === 'card' && other.card === one.card;
  if (one.kind === 'free') return other.kind === 'free' && other.card === one.card;
  return false;
}

/** The rungs of a plan from the top, joined where one thing covers several. */
export function stepsOf(ladder: readonly Rung[]): readonly Step[] {
  const steps: { icons: Division[]; payer: Payer }[] = [];
  for (const { icon, payer } of [...ladder].reverse()) {
    const last = steps.at(-1);
    if (last !== undefined && together(last.payer, payer)) last.icons.push(icon);
    else steps.push({ icons: [icon], payer });
  }
  return steps;
}

/** The own division on top of which a specialist lies. */
export function divisionOnTop(view: View, card: Specialist): Division | null {
  const own = view.seats[view.turn];
  return DIVISIONS.find((_, place) => own?.hub[place]?.at(-1) === card) ?? null;
}
/** What is taken out of the mix when a payer is tapped; null where there is nothing to take out. */
export function sourceOf(view: View, payer: Payer): Source | null {
  switch (payer.kind) {
    case 'token':
    case 'pair':
      return { kind: 'token', division: payer.division };
    case 'card':
      return { kind: 'card', card: payer.card };
    case 'staying-token': {
      const division = divisionOnTop(view, payer.ability);
      return division === null ? null : { kind: 'ability', division };
    }
    case 'ability': {
      const division = divisionOnTop(view, payer.card);
      return division === null ? null : { kind: 'ability', division };
    }
    case 'discount':
    case 'free':
    case 'open':
      return null;
  }
}

/** Own cards that may be returned: those in hand without the one that is recruited. */
export const handSources = (view: View, plan: Pick<Plan, 'card'>): readonly Specialist[] =>
  (view.seats[view.turn]?.hand.cards ?? []).filter((card) => card !== plan.card);

/** Every token by itself, for a row of them. */
export const each = (counts: Counts): readonly Division[] =>
  DIVISIONS.flatMap((division, place) => Array.from({ length: counts[place] ?? 0 }, () => division));
