//! Buying pilots: SM-35 to SM-38.

use super_motherload::content::Bonus;
use super_motherload::{Action, Answer, Ask, Bargain, Card, CardSet, Effect, Mineral, Stack, Step};
use tabletop::{Game, Seat};
use testkit::has;

use crate::common::{DRAW_2, EMERALD, GOLD, RUBY, Table, minerals, position};

const RED: usize = Stack::Red.index();
const BLUE: usize = Stack::Blue.index();

fn gain(mineral: Mineral, count: u8) -> Bonus {
    Bonus::Minerals { mineral, count }
}

#[test]
fn sm_35_a_pilot_is_bought_when_the_minerals_reach_its_cost() {
    let mut table = position("g . . . . . . .").hand("blue").on(Stack::Red, "platinum iron").ready();
    table.drill("blue", "A1");
    let effects = table.lay(Stack::Red);
    assert!(has!(effects, Effect::Bought { seat: Seat(0), stack: Stack::Red, paid: 10, lost: 0, .. }));
    assert_eq!((table.seat(0).bought[RED], table.seat(0).minerals[RED]), (1, minerals("")));
    let card = Card::pilot(Stack::Red, 0);
    assert!(table.seat(0).discard.has(card));
    assert_eq!(table.seat(0).discard_top, Some(card), "it lies on top of the discard pile");
    assert_eq!(table.seen_by(0).seats[0].stacks[RED].cost, 15, "the next one lies on top now");
}

#[test]
fn sm_35_a_stack_lists_who_was_bought_and_who_is_left() {
    let mut table = position("g . . . . . . .").hand("blue").on(Stack::Red, "platinum iron").ready();
    let [first, second, third, fourth] = [0, 1, 2, 3].map(|tier| Card::pilot(Stack::Red, tier));
    let red = |table: &Table| table.seen_by(1).seats[0].stacks[RED];
    assert_eq!((red(&table).hired, red(&table).pilots.len()), (CardSet::EMPTY, 4));
    table.drill("blue", "A1");
    table.lay(Stack::Red);
    assert_eq!(red(&table).hired.iter().collect::<Vec<_>>(), [first]);
    assert_eq!(red(&table).pilots.iter().collect::<Vec<_>>(), [second, third, fourth]);
    assert_eq!(red(&table).top, Some(second));
}

#[test]
fn sm_35_no_change_is_given() {
    let mut table = position("d . . . . . . .").hand("blue").ready();
    table.drill("blue", "A1");
    let effects = table.lay(Stack::Blue);
    assert!(has!(effects, Effect::Bought { stack: Stack::Blue, paid: 12, lost: 2, .. }));
    assert_eq!(table.seat(0).minerals[BLUE], minerals(""));
}

#[test]
fn sm_35_less_than_the_cost_buys_nothing() {
    let mut table =
        position("r . . . . . . .").hand("blue").bought("red10").on(Stack::Red, "iron iron").ready();
    table.drill("blue", "A1");
    let effects = table.lay(Stack::Red);
    assert!(!has!(effects, Effect::Bought { .. }), "$14 of $15");
    assert_eq!(table.seat(0).minerals[RED].value(), 14);
}

#[test]
fn sm_35_one_pilot_of_a_stack_at_a_time() {
    let mut table = position("d d d d . . . .").hand("blue blue wild wild10").ready();
    table.drill("blue blue wild wild10", "A1-D1");
    table.lay(Stack::Red);
    assert_eq!(table.seat(0).bought[RED], 1, "$48 buys one pilot, and all of it goes back");
    assert!(table.seat(0).minerals[RED].is_empty());
}

#[test]
fn sm_35_it_is_not_optional() {
    let mut table = position("r . . . . . . .").hand("blue").ready();
    table.drill("blue", "A1");
    table.lay(Stack::Red);
    assert_eq!((table.step(), table.seat(0).bought[RED]), (Step::Action, 1), "nobody was asked");
}

#[test]
fn sm_35_it_comes_after_the_action() {
    let mut table = position("r . . . . . . .").hand("blue").tile(RUBY).ready();
    table.drill("blue", "A1");
    table.spend(RUBY);
    table.lay(Stack::Red);
    assert_eq!(table.seat(0).bought[RED], 0, "the lot of the action is not laid yet");
    table.lay(Stack::Yellow);
    assert_eq!(table.step(), Step::Buy, "now both are due");
}

/// A ruby drilled and laid on red: buys red10 with this purchase bonus.
fn bought_with(bonuses: Vec<Bonus>) -> (Table, Vec<Effect>) {
    let mut table = position("r . . . . . . .")
        .hand("blue")
        .card("red10", move |card| card.purchase = bonuses.clone())
        .ready();
    table.drill("blue", "A1");
    let effects = table.lay(Stack::Red);
    (table, effects)
}

#[test]
fn sm_36_a_purchase_bonus_comes_once_and_costs_no_action() {
    let (mut table, effects) = bought_with(vec![Bonus::Bombs { count: 2 }]);
    assert_eq!((table.mover().bombs, table.state().actions), (3, 1));
    assert!(has!(effects, Effect::BombsGained { count: 2, .. }));
    table.draw();
    table.end();
    table.end();
    assert_eq!(table.seat(0).bombs, 3, "once");
}

#[test]
fn sm_36_a_drill_with_the_pilot_does_not_give_its_purchase_bonus() {
    let mut table = position("")
        .hand("red10")
        .card("red10", |card| card.purchase = vec![Bonus::Bombs { count: 2 }])
        .ready();
    table.drill("red10", "A1");
    assert_eq!(table.mover().bombs, 1);
}

#[test]
fn sm_36_bonus_minerals_may_buy_more_and_the_chain_goes_on() {
    let mut table = position("r . . . . . . .")
        .hand("blue")
        .card("red10", |card| card.purchase = vec![gain(Mineral::Gold, 2)])
        .card("blue10", |card| card.purchase = vec![gain(Mineral::Diamond, 1)])
        .card("yellow10", |card| card.purchase = vec![Bonus::Points { count: 4 }])
        .ready();
    table.drill("blue", "A1");
    table.lay(Stack::Red);
    assert_eq!((table.step(), table.seen_by(0).lots[0]), (Step::Lay, minerals("gold gold")));
    assert_eq!(table.legal().len(), 4, "a stack of the player's choice");
    table.lay(Stack::Blue);
    assert_eq!(table.seen_by(0).lots, [minerals("diamond")]);
    table.lay(Stack::Yellow);
    assert_eq!(table.seat(0).bought, [1, 1, 1, 0]);
    assert_eq!((table.seat(0).bonus_points, table.state().actions, table.step()), (4, 1, Step::Action));
}

#[test]
fn sm_36_a_bonus_may_buy_from_the_same_stack() {
    let mut table = position("r . . . . . . .")
        .hand("blue")
        .card("red10", |card| card.purchase = vec![gain(Mineral::Emerald, 2)])
        .ready();
    table.drill("blue", "A1");
    table.lay(Stack::Red);
    table.lay(Stack::Red);
    assert_eq!(table.seat(0).bought[RED], 2, "$16 on the next pilot of $15");
}

#[test]
fn sm_36_each_bonus_is_a_lot_of_its_own_the_newest_first() {
    let (mut table, _) = bought_with(vec![gain(Mineral::Gold, 2), gain(Mineral::Platinum, 1)]);
    assert_eq!(table.seen_by(0).lots, [minerals("gold gold"), minerals("platinum")], "the newest last");
    table.lay(Stack::Wild);
    assert_eq!(table.seat(0).minerals[Stack::Wild.index()], minerals("platinum"));
    table.lay(Stack::Yellow);
    assert_eq!(table.seat(0).bought[Stack::Yellow.index()], 1);
}

#[test]
fn sm_36_an_artifacts_minerals_are_a_lot_of_their_own() {
    let mut table = position("i . . . . . . .").hand("blue").tile(GOLD).ready();
    table.drill("blue", "A1");
    table.spend(GOLD);
    assert_eq!(table.seen_by(0).lots, [minerals("iron"), minerals("gold")]);
    table.lay(Stack::Red);
    table.lay(Stack::Blue);
    assert_eq!(table.seat(0).minerals[..2], [minerals("gold"), minerals("iron")], "the newest first");
}

#[test]
fn sm_36_a_lot_may_be_laid_on_a_pilot_that_is_due() {
    let mut table = position("g . . . . . . .").hand("blue").tile(RUBY).ready();
    table.drill("blue", "A1");
    table.spend(RUBY);
    table.lay(Stack::Red);
    let preview = table.game.ask(Seat(0), &Ask::Preview { action: Action::Lay(Stack::Red) });
    let Answer::Preview(preview) = preview else { panic!("{preview:?}") };
    let bargain = Bargain { stack: Stack::Red, card: Card::pilot(Stack::Red, 0), lost: 5 };
    assert_eq!(preview.bought, [bargain], "the preview shows the loss");
    let effects = table.lay(Stack::Red);
    assert!(has!(effects, Effect::Bought { stack: Stack::Red, paid: 15, lost: 5, .. }));
}

#[test]
fn sm_36_minerals_of_an_artifact_outside_an_action_are_bought_with_at_once() {
    let mut table = position("").tile(RUBY).ready();
    table.spend(RUBY);
    let effects = table.lay(Stack::Yellow);
    assert!(has!(effects, Effect::Bought { stack: Stack::Yellow, .. }));
    assert_eq!((table.state().actions, table.step()), (2, Step::Action));
}

/// Red and blue are due, the last cards are in the discard pile.
fn two_due(bonus: Bonus) -> Table {
    let mut table = position("r . . . . . . .")
        .hand("red red blue blue yellow yellow wild")
        .card("red10", move |card| card.purchase = vec![bonus])
        .tile(RUBY)
        .ready();
    table.drill("blue", "A1");
    table.spend(RUBY);
    table.lay(Stack::Red);
    table.lay(Stack::Blue);
    table
}

#[test]
fn sm_37_two_due_pilots_are_bought_in_the_order_of_choice() {
    for (first, second) in [(Stack::Red, Stack::Blue), (Stack::Blue, Stack::Red)] {
        let mut table = two_due(Bonus::Points { count: 1 });
        assert_eq!(table.step(), Step::Buy);
        assert_eq!(table.legal(), [Action::Buy(Stack::Red), Action::Buy(Stack::Blue)]);
        table.refused(Action::Buy(Stack::Yellow), "SM-35");
        let effects = table.buy(first);
        let order: Vec<Stack> = effects
            .iter()
            .filter_map(|effect| match effect {
                Effect::Bought { stack, .. } => Some(*stack),
                _ => None,
            })
            .collect();
        assert_eq!(order, [first, second], "one that alone is left is bought by itself");
    }
}

#[test]
fn sm_37_the_second_is_not_in_the_discard_pile_while_the_first_bonus_is_resolved() {
    let mut table = two_due(Bonus::Draw { count: 5 });
    table.buy(Stack::Red);
    let blue: Card = Card::pilot(Stack::Blue, 0);
    let hand: CardSet = table.mover().hand;
    assert!(hand.has(Card::pilot(Stack::Red, 0)), "the first one itself was there to be drawn");
    assert!(!hand.has(blue) && table.mover().discard.has(blue));
    assert_eq!(hand.len(), 8, "all that existed was drawn");
}

#[test]
fn sm_37_minerals_of_the_first_bonus_are_laid_before_the_second_purchase() {
    let mut table = two_due(gain(Mineral::Iron, 1));
    table.buy(Stack::Red);
    assert_eq!((table.step(), table.seat(0).bought[BLUE]), (Step::Lay, 0));
    let effects = table.lay(Stack::Blue);
    assert!(has!(effects, Effect::Bought { stack: Stack::Blue, paid: 12, lost: 2, .. }));
}

#[test]
fn sm_38_every_kind_of_bonus() {
    let (table, effects) = bought_with(vec![Bonus::Draw { count: 2 }]);
    assert_eq!(table.mover().hand.len(), 2);
    assert!(has!(effects, Effect::Drew { count: 2, .. }));
    let (table, _) = bought_with(vec![Bonus::Bombs { count: 3 }]);
    assert_eq!(table.mover().bombs, 4);
    let (table, effects) = bought_with(vec![Bonus::Points { count: 2 }]);
    assert_eq!(table.mover().bonus_points, 2);
    assert!(has!(effects, Effect::PointsGained { count: 2, .. }));
    let (table, _) = bought_with(vec![gain(Mineral::Emerald, 2)]);
    assert_eq!(table.seen_by(0).lots, [minerals("emerald emerald")], "the printed kind");
    let (table, effects) = bought_with(vec![Bonus::Actions { count: 1 }]);
    assert_eq!(table.state().actions, 2);
    assert!(has!(effects, Effect::ActionsGained { count: 1, .. }));
}

#[test]
fn sm_38_an_action_that_was_gained_is_for_this_turn() {
    let (mut table, _) = bought_with(vec![Bonus::Actions { count: 1 }]);
    table.end();
    assert_eq!(table.state().actions, 2);
    table.end();
    assert_eq!((table.to_act(), table.state().actions), (Some(Seat(0)), 2));
}

#[test]
fn sm_36_a_purchase_does_not_wait_for_artifacts_that_could_be_spent() {
    let mut table = position("r . . . . . . .").hand("blue").tile(DRAW_2).tile(EMERALD).ready();
    table.drill("blue", "A1");
    table.lay(Stack::Red);
    assert_eq!((table.step(), table.seat(0).bought[RED]), (Step::Action, 1));
}
