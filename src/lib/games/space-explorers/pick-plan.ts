// The flight plan: who is recruited where, and what pays for it. Every mix of a payment comes from the engine; what a
// person pins is what it has to keep to.
import type { Division, Pins, Plan, Refused, Specialist } from '$lib/backend/bindings/space-explorers';
import { ofColour, placeOf } from './content';
import {
  added,
  firstRecruit,
  heldFast,
  NO_PINS,
  only,
  recruitsOf,
  removed,
  uses,
  type Arranged,
  type Source,
} from './pick-mode';
import type { PickState } from './pick-state.svelte';

/** Opens the flight plan of a card that may come into the hub. Returns false where there is no way at all. */
export async function openPlan(now: PickState, card: Specialist): Promise<boolean> {
  const first = firstRecruit(now.options, card);
  if (first !== null) await arrange(now, { ...first, pins: NO_PINS, draws: null });
  return first !== null;
}
/** Another plan for what is in view; the old one stays until the new one is there. */
export async function rearrange(now: PickState, change: Partial<Arranged>): Promise<void> {
  const { arranged } = now;
  if (now.ready && arranged !== null) await arrange(now, { ...arranged, ...change });
}
async function arrange(now: PickState, arranged: Arranged): Promise<void> {
  const ticket = now.next();
  const planned = await now.plans.of(arranged);
  if (ticket !== now.ticket || planned === null) return;
  if ('plan' in planned) now.showPlan(arranged, planned.plan);
  else now.reasons.show(planned.refused, { kind: 'card', card: arranged.card });
}
/** Another division or another way for the card of the plan, where the engine lists it. */
export async function choose(now: PickState, division: Division, way: Division | null): Promise<void> {
  const ways = now.arranged === null ? [] : recruitsOf(now.options, now.arranged.card);
  const listed = ways.some((option) => option.division === division && option.way === way);
  if (listed) await rearrange(now, { division, way, pins: NO_PINS, draws: null });
}

/** A tap on a source of the plan: it joins the mix where it fits, leaves it when it is in, or says why not. */
export async function tapSource(now: PickState, source: Source): Promise<void> {
  const { plan } = now;
  if (!now.ready || plan === null) return;
  now.reasons.clear();
  now.unneeded = null;
  const inMix = uses(plan, source);
  if (source.kind === 'token') {
    if (plan.tokenFits[placeOf(source.division)] === true) await addSource(now, source);
    else if (inMix) await removeSource(now, source);
    else tokenTooMany(now, plan, source.division);
  } else if (inMix) await removeSource(now, source);
  else if (source.kind === 'card') {
    if (plan.cardFits || plan.payment.cards.length > 0) await addSource(now, source);
    else cardTooMany(now, plan);
  } else if (now.arranged?.pins.idle.includes(source.division) === true) await addSource(now, source);
  else now.unneeded = source;
}
function tokenTooMany(now: PickState, plan: Plan, division: Division): void {
  const have = ofColour(now.tokens, division);
  // While icons are open, what is said is what they are.
  if (plan.refused !== null && have > 0) {
    explain(now);
    return;
  }
  const refused: Refused =
    have === 0
      ? { rule: 'SE-13', refusal: { code: 'tokens-missing', division, have, need: 1 } }
      : { rule: 'SE-15', refusal: { code: 'token-too-many', division } };
  now.reasons.show(refused, { kind: 'plan' });
}
function cardTooMany(now: PickState, plan: Plan): void {
  if (plan.refused === null)
    now.reasons.show({ rule: 'SE-15', refusal: { code: 'card-too-many', cards: 1, icons: 0 } }, { kind: 'plan' });
  else explain(now);
}
/** Why the plan in view cannot be done. */
export function explain(now: PickState): void {
  const refused = now.plan?.refused ?? null;
  if (refused !== null) now.reasons.show(refused, { kind: 'plan' });
}

/** One more of a source. What was pinned before gives way when both cannot be. */
export async function addSource(now: PickState, source: Source): Promise<void> {
  const { plan, arranged } = now;
  if (!now.ready || plan === null || arranged === null) return;
  const pins = added(arranged.pins, plan.payment, now.tokens, source);
  await repin(now, arranged, [pins, { ...only(pins, source), spared: pins.spared }, only(pins, source)]);
}
/** One less of a source; the rest stays as it is when nothing else fills the gap. */
export async function removeSource(now: PickState, source: Source): Promise<void> {
  const { plan, arranged } = now;
  if (!now.ready || plan === null || arranged === null || !uses(plan, source)) return;
  const pins = removed(arranged.pins, plan.payment, now.tokens, source);
  await repin(now, arranged, [pins], heldFast(pins, plan.payment, now.tokens));
}
/** Takes the first pins that make a plan; else shows what is open with `rest`, or with the first. */
async function repin(
  now: PickState,
  arranged: Arranged,
  tries: readonly Pins[],
  rest: Pins | null = null,
): Promise<void> {
  const ticket = now.next();
  let first: Plan | null = null;
  for (const pins of tries) {
    const planned = await now.plans.of({ ...arranged, pins });
    if (ticket !== now.ticket || planned === null) return;
    if ('refused' in planned) continue;
    first ??= planned.plan;
    if (planned.plan.action !== null) {
      now.showPlan({ ...arranged, pins }, planned.plan);
      return;
    }
  }
  const [pins] = tries;
  if (first === null || pins === undefined) return;
  const held = rest === null ? null : await now.plans.of({ ...arranged, pins: rest });
  if (ticket !== now.ticket) return;
  // What fits is told by the bounds that the person has set, not by those that only hold the rest fast.
  const shown = held !== null && 'plan' in held ? held.plan : first;
  now.showPlan({ ...arranged, pins }, { ...shown, tokenFits: first.tokenFits, cardFits: first.cardFits });
}
