// The position with what an effect has brought, shown until the table's own position is.
import type { Counts, Effect, Hand, Seat, SeatView, Specialist, View } from '$lib/backend/bindings/space-explorers';
import { DIVISIONS } from './art/palette';
import { countsOf, type Content } from './content';
import { plus } from './pick-mode';

const seated = (view: View, seat: Seat, change: (own: SeatView) => Partial<SeatView>): View => ({
  ...view,
  seats: view.seats.map((own, at) => (at === seat ? { ...own, ...change(own) } : own)),
});
const byNumber = (cards: readonly Specialist[]): Specialist[] => [...cards].sort((a, b) => a - b);
const less = (cards: readonly Specialist[], gone: readonly Specialist[]): Specialist[] =>
  cards.filter((card) => !gone.includes(card));

/** A hand with one more card. `seen`: everybody saw it go in (SE-5). */
function gained(hand: Hand, card: Specialist | null, seen: boolean): Hand {
  return {
    count: hand.count + 1,
    cards: hand.cards === null || card === null ? hand.cards : byNumber([...hand.cards, card]),
    seen: seen && card !== null ? byNumber([...hand.seen, card]) : hand.seen,
  };
}
const lost = (hand: Hand, cards: readonly Specialist[]): Hand => ({
  count: hand.count - cards.length,
  cards: hand.cards === null ? null : less(hand.cards, cards),
  seen: less(hand.seen, cards),
});

function recruited(view: View, content: Content, effect: Extract<Effect, { kind: 'recruited' }>): View {
  const { seat, card, from, division } = effect;
  const place = DIVISIONS.indexOf(division);
  const came = from === 'center' ? { ...view, center: less(view.center, [card]) } : view;
  return seated(came, seat, (own) => {
    const hub: SeatView['hub'] = [...own.hub];
    hub[place] = [...(own.hub[place] ?? []), card];
    const skills: Counts = plus(own.skills, countsOf(content.specialist(card).skills));
    return {
      hub,
      skills,
      specialists: own.specialists + 1,
      hand: from === 'hand' ? lost(own.hand, [card]) : own.hand,
    };
  });
}

/** The position after an effect: cards and tokens lie where they came to. Points follow with the table's own position. */
export function withEffect(content: Content, view: View, effect: Effect): View {
  switch (effect.kind) {
    case 'turn-began':
      return { ...view, turn: effect.seat, round: effect.round };
    case 'took':
      return seated({ ...view, center: less(view.center, [effect.card]) }, effect.seat, ({ hand }) => ({
        hand: gained(hand, effect.card, true),
      }));
    case 'drew':
      return seated({ ...view, deck: view.deck - 1 }, effect.seat, ({ hand }) => ({
        hand: gained(hand, effect.card, false),
      }));
    case 'looked':
      return { ...view, deck: view.deck - effect.count };
    case 'kept':
      return seated(
        { ...view, center: [...view.center, ...effect.center], lookedAt: null },
        effect.seat,
        ({ hand }) => ({
          hand: gained(hand, effect.card, false),
        }),
      );
    case 'recruited':
      return recruited(view, content, effect);
    case 'handed': {
      const given = seated(view, effect.seat, ({ tokens }) => ({ tokens: plus(tokens, effect.tokens, -1) }));
      return seated(given, effect.to, ({ tokens }) => ({ tokens: plus(tokens, effect.tokens) }));
    }
    case 'returned':
      return seated({ ...view, center: [...view.center, ...effect.cards] }, effect.seat, ({ hand }) => ({
        hand: lost(hand, effect.cards),
      }));
    case 'refilled':
      return { ...view, center: [...view.center, ...effect.cards], deck: view.deck - effect.cards.length };
    case 'completed': {
      const { seat, project } = effect;
      const taken = { seat, round: view.round };
      return { ...view, projects: view.projects.map((one) => (one.project === project ? { ...one, taken } : one)) };
    }
    case 'last-round':
      return { ...view, lastRound: effect.reason };
    case 'passed':
    case 'ended':
      return view;
  }
}

/** The seat an effect is about; null when it is about nobody. */
export const seatOf = (effect: Effect): Seat | null => ('seat' in effect ? effect.seat : null);
