// The other ways to use an action: cards of the Center and of the deck, and abilities that recruit nobody.
import type { Action, Division, Options, Specialist } from '$lib/backend/bindings/space-explorers';
import { firstRecruit, IDLE, NO_PINS, type Mode, type Place } from './pick-mode';
import { openPlan } from './pick-plan';
import type { PickState } from './pick-state.svelte';

/** Most previews the engine answers at once. */
const MOST_PREVIEWS = 32;

/** Asks what may be asked next: what every single tap would bring, and the first flight plan of each card. */
export function askAhead(now: PickState, options: Options): void {
  const { step } = now.host.view;
  const actions: Action[] = [];
  if (step === 'action' && options.deck) actions.push('take-from-deck');
  if (step === 'action') actions.push(...options.take.map((card): Action => ({ take: card })));
  if (step === 'keep') actions.push(...options.take.map((keep): Action => ({ keep })));
  if (step === 'after-project') actions.push(...options.take.map((card): Action => ({ 'take-after-project': card })));
  if (options.decline) actions.push('decline');
  void now.previews.ahead(actions.slice(0, MOST_PREVIEWS));
  for (const { card } of options.recruits) {
    const first = firstRecruit(options, card);
    if (first !== null) void now.plans.of({ ...first, pins: NO_PINS, draws: null });
  }
}

/** A tap on a specialist of the Center, of the own hand, or among those looked at. */
export async function tapCard(now: PickState, card: Specialist): Promise<void> {
  if (!now.ready) return;
  now.reasons.clear();
  if (now.mode.kind === 'several') return toggle(now, now.mode, card);
  const at: Place = { kind: 'card', card };
  switch (now.host.view.step) {
    case 'action':
      if (now.arranged?.card === card) now.restart(IDLE);
      else if (!(await openPlan(now, card))) await now.reasons.allows({ take: card }, at);
      return;
    case 'keep':
      return now.propose({ keep: card }, at);
    case 'after-project':
      return now.propose({ 'take-after-project': card }, at);
    case 'project':
    case 'over':
      await now.reasons.allows({ take: card }, at);
  }
}
/** Specialists to take, one more or less; the first goes when there are too many. */
async function toggle(now: PickState, mode: Extract<Mode, { kind: 'several' }>, card: Specialist): Promise<void> {
  if (!(now.options?.take.includes(card) ?? false)) {
    // What does not lie in the Center is refused with its reason.
    await now.reasons.allows({ take: card }, { kind: 'card', card });
    return;
  }
  const rest = mode.cards.filter((other) => other !== card);
  const cards = rest.length < mode.cards.length ? rest : [...rest, card].slice(-mode.count);
  await now.look({ ...mode, cards });
}
/**
 * An ability that is the action and recruits nobody (SE-A21, SE-A32). `takes`: whether the ability of a specialist takes
 * cards from the Center.
 */
export async function tapWay(now: PickState, division: Division, takes: (card: Specialist) => boolean): Promise<void> {
  if (!now.ready) return;
  now.reasons.clear();
  const option = now.options?.ways.find((way) => way.division === division);
  if (option === undefined) return;
  const at: Place = { kind: 'stack', division };
  if (now.mode.kind === 'several' && now.mode.way === division) now.restart(IDLE);
  else if (!takes(option.card)) await now.propose({ look: { way: division } }, at);
  else if (option.usable) now.restart({ kind: 'several', way: division, count: option.cards, cards: [] });
  else {
    const cards = now.host.view.center.slice(0, option.cards);
    await now.reasons.allows({ 'take-several': { way: division, cards } }, at);
  }
}
