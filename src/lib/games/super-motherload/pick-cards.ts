// Which cards are picked, for a drill, for a bomb or to be discarded, and where they could go.
import { soon } from '$lib/play/soon';
import { lineFor } from './choose';
import { IDLE, NO_BOMB, type Mode } from './pick-mode';
import type { PickState } from './pick-state.svelte';
import type { CardId } from './types';

/** A tap on a card of the hand. */
export async function tapCard(now: PickState, card: CardId): Promise<void> {
  now.reasons.clear();
  const mode = now.latest;
  if (mode.kind === 'discard') {
    const cards = mode.cards.includes(card) ? mode.cards.filter((c) => c !== card) : [...mode.cards, card];
    if (cards.length <= now.needed) now.mode = { kind: 'discard', cards };
    else await now.reasons.allows({ discard: cards }, { kind: 'card', card });
    return;
  }
  if (now.host.view.step !== 'action') {
    await now.reasons.allows({ discard: [card] }, { kind: 'card', card });
    return;
  }
  if (mode.kind === 'bomb') {
    if (mode.card === card) {
      // The only card that can is picked by itself; a tap on it, to be sure, does not put it back.
      if (now.options?.bomb.length !== 1) now.restart(NO_BOMB);
      return;
    }
    return pickForBomb(now, card);
  }
  if (mode.kind !== 'drill') return pickForDrill(now, [card]);
  if (mode.cards.includes(card)) {
    const rest = mode.cards.filter((c) => c !== card);
    if (rest.length === 0) now.restart(IDLE);
    else await pickForDrill(now, rest);
    return;
  }
  const unfit = now.fits.refusal(card);
  if (unfit !== null && mode.cards.length > 0) {
    now.reasons.show(unfit, { kind: 'card', card, unfit: true });
    return;
  }
  return pickForDrill(now, [...mode.cards, card]);
}

/** Goes over to bombing: with the picked card when it is one that can, or when there is only one. */
export async function startBomb(now: PickState, picked: CardId | undefined): Promise<void> {
  const can = now.options?.bomb ?? [];
  if (can.length === 0) return now.reasons.forBomb(picked ?? now.host.hand[0] ?? null);
  const card = picked !== undefined && can.includes(picked) ? picked : can.length === 1 ? can[0] : undefined;
  if (card !== undefined) return pickForBomb(now, card);
  now.restart(NO_BOMB);
}

/** Picks these cards to drill with, and finds out where. */
export async function pickForDrill(now: PickState, cards: readonly CardId[]): Promise<void> {
  const before = now.latest;
  const kept = before.kind === 'drill' ? before : null;
  const waiting: Mode = { kind: 'drill', cards, answer: null, anchor: kept?.anchor ?? null, line: null };
  if (cards.length === 0) {
    now.restart(waiting);
    return;
  }
  const expected = now.next();
  now.ahead = waiting;
  const known = now.fits.known(cards);
  const asked = known === null ? now.host.ask({ kind: 'lines', cards: [...cards] }) : null;
  const early = asked === null ? { value: known } : await soon(asked);
  if (expected !== now.ticket) return;
  const ticket = now.restart(waiting);
  const answer = early === null ? await asked : early.value;
  if (ticket !== now.ticket) return;
  if (answer?.kind !== 'lines') {
    now.restart(IDLE);
    return;
  }
  if (answer.refusal !== null) {
    now.mode = { kind: 'drill', cards, answer, anchor: null, line: null };
    now.reasons.show(answer.refusal, { kind: 'bar' });
  } else {
    // Another card more or less keeps the place, where it still fits.
    const anchor = kept?.anchor ?? null;
    const gain = (space: number): number => now.host.gain(space);
    const line = anchor === null ? null : lineFor(answer.lines, anchor, { anchor, line: null }, gain);
    now.mode = { kind: 'drill', cards, answer, anchor: line === null ? null : anchor, line };
    if (line !== null) void now.look(ticket);
    void now.previews.ahead(answer.lines.map((way) => ({ drill: { cards: [...cards], line: way } })));
  }
  await now.fits.find(cards, () => ticket === now.ticket);
}

async function pickForBomb(now: PickState, card: CardId): Promise<void> {
  const ticket = now.restart({ ...NO_BOMB, card });
  const answer = await now.host.ask({ kind: 'blasts', card });
  if (ticket !== now.ticket) return;
  if (answer?.kind !== 'blasts') {
    now.restart(NO_BOMB);
    return;
  }
  if (answer.refusal !== null) {
    now.restart(NO_BOMB);
    now.reasons.show(answer.refusal, { kind: 'card', card });
    return;
  }
  now.mode = { ...NO_BOMB, card, answer };
}
