//! What the chapter "Rulings of this program" of the rules page decides.

use super_motherload::content::{Bonus, Measure, Scope};
use super_motherload::{
    Action, Answer, Ask, Card, Effect, MOST_PREVIEWS, MajorId, Mineral, MinorId, Stack, Step,
};
use tabletop::{Game, Seat, ToAct};
use testkit::has;

use crate::common::{BOMBS, COPY, EMERALD, GOLD, POINTS_1, RUBY, Table, line, minerals, position};

#[test]
fn sm_11_the_last_of_several_discarded_cards_lies_on_top() {
    let mut table = position("").hand("red wild blue10").ready();
    table.drill("red wild", "A1-B1");
    assert_eq!(table.mover().discard_top, Some(Card(6)), "wild stands after red in the crew's list");
    let mut cut = position("").hand("red red blue blue yellow yellow wild").ready();
    cut.end();
    let effects = cut.act(Action::Discard(cut.cards("wild blue")));
    assert!(has!(effects, Effect::HandCut { top: Card(6), .. }));
}

#[test]
fn sm_55_the_hand_is_cut_in_the_last_turn_too() {
    let mut table =
        position("").slot(1).below("A = . . . . . .").hand("red red blue blue yellow yellow wild").ready();
    table.drill("red", "A17");
    table.end();
    assert_eq!(table.step(), Step::Discard);
    table.act(Action::Discard(table.cards("red")));
    assert_eq!(table.game.to_act(), ToAct::Over);
}

#[test]
fn sm_35_a_pilot_can_be_drawn_by_its_own_bonus() {
    let mut table = position("r . . . . . . .")
        .hand("blue red red blue yellow yellow wild")
        .card("red10", |card| card.purchase = vec![Bonus::Draw { count: 2 }])
        .ready();
    table.drill("blue", "A1");
    table.lay(Stack::Red);
    assert!(table.mover().hand.has(Card::pilot(Stack::Red, 0)));
}

#[test]
fn sm_33_spaces_are_collected_kind_by_kind_from_the_left_and_the_top() {
    let mut table =
        position("1 A B 2 A B . .").hand("red red wild red10 red15 red20").card("red10", |_| {}).ready();
    let effects = table.drill("red red wild red10 red15 red20", "A1-F1");
    let order: Vec<(String, u8)> = effects
        .iter()
        .filter_map(|effect| {
            let json = serde_json::to_value(effect).expect("JSON");
            let space = json.get("space").or(json.pointer("/source/space"))?.as_u64()?;
            Some((json["kind"].as_str()?.to_owned(), space as u8))
        })
        .collect();
    let wanted = [
        ("bombs-gained", 2),
        ("bombs-gained", 5),
        ("artifact-found", 1),
        ("artifact-found", 4),
        ("drew", 0),
        ("drew", 3),
    ];
    assert_eq!(order, wanted.map(|(kind, space)| (kind.to_owned(), space)));
}

#[test]
fn sm_15_of_several_reasons_against_a_drill_the_first_is_named() {
    // Row 2 is far from all tunnel; it holds tunnel nowhere, a rock and a plate.
    let board = ". . . . . . . =
                 . . . . . . . .
                 # R . . . . . .";
    let table = position(board).hand("red blue wild").ready();
    let spent = position(board).hand("red blue").with(|state| state.actions = 0).ready();
    spent.refused(spent.drilling("red blue", "A3"), "SM-9");
    table.refused(table.drilling("red blue", "A3"), "SM-15");
    table.refused(table.drilling("blue", "G3-H3"), "SM-16");
    let off = Action::Drill {
        cards: table.cards("blue wild"),
        line: super_motherload::Line { length: 2, ..line("H3") },
    };
    table.refused(off, "SM-23");
    table.refused(table.drilling("blue wild", "A3-B3"), "SM-27");
    table.refused(table.drilling("blue", "B3"), "SM-26");
    table.refused(table.drilling("red", "B3"), "SM-21");
    let covered = position("R = . . . . . .").hand("blue wild").ready();
    covered.refused(covered.drilling("blue wild", "A1-B1"), "SM-24");
}

#[test]
fn sm_18_of_several_reasons_against_a_bomb_the_first_is_named() {
    let board = ". . . . . . . .
                 . . . . . . . .
                 R = . U . . . .";
    let broke = position(board).hand("blue").bombs(0).ready();
    broke.refused(broke.bombing("red", 0, "A3"), "SM-15");
    broke.refused(broke.bombing("blue", 9, "A3"), "SM-18");
    let table = position(board).hand("red").ready();
    table.refused(table.bombing("red", 9, "H3"), "SM-19");
    table.refused(table.bombing("red", 0, "H3"), "SM-23");
    table.refused(table.bombing("red", 0, "A3"), "SM-24");
    table.refused(table.bombing("red", 0, "D3"), "SM-26");
    table.refused(table.bombing("red", 0, "E3"), "SM-21");
}

#[test]
fn sm_43_of_several_reasons_against_a_claim_the_first_is_named() {
    let goal: (Scope, &[(Measure, u16)]) = (Scope::State, &[(Measure::BombsHeld, 1)]);
    let mut table = position("").bought("red20").minor(goal.0, goal.1).ready();
    table.claim_minor(0);
    table.claim_major(0);
    table.refused(Action::ClaimMinor(MinorId(1)), "SM-43");
    table.refused(Action::ClaimMajor(MajorId(1)), "SM-43");
    table.refused(Action::ClaimMinor(MinorId(0)), "SM-43");
}

#[test]
fn sm_30_the_stack_is_asked_even_when_one_is_open() {
    let mut table = position("i . . . . . . .").hand("red").bought("red25 blue25 yellow25").ready();
    table.drill("red", "A1");
    assert_eq!(table.step(), Step::Lay);
    table.lay(Stack::Wild);
}

#[test]
fn sm_34_with_all_stacks_sold_out_a_tiles_minerals_go_back_and_count() {
    let emerald = Measure::Mineral { mineral: Mineral::Emerald };
    let mut table = position("")
        .sold_out()
        .tile(EMERALD)
        .minor(Scope::Turn, &[(emerald, 1)])
        .minor(Scope::Cards, &[(emerald, 1)])
        .ready();
    let effects = table.spend(EMERALD);
    assert!(has!(effects, Effect::WentBack { .. }));
    assert_eq!(table.step(), Step::Action);
    assert!(table.can(Action::ClaimMinor(MinorId(0))) && table.can(Action::ClaimMinor(MinorId(1))));
}

#[test]
fn previews_of_many_actions_are_those_of_each() {
    let table = position("d . . . . . . .").hand("red").ready();
    let legal = table.drilling("red", "A1");
    let illegal = Action::Lay(Stack::Red);
    let ask = |actions: Vec<Action>| match table.game.ask(Seat(0), &Ask::Previews { actions }) {
        Answer::Previews { previews } => previews,
        other => panic!("{other:?}"),
    };
    let Answer::Preview(one) = table.game.ask(Seat(0), &Ask::Preview { action: legal }) else { panic!() };
    assert_eq!(ask(vec![legal, illegal, legal]), [Some(one.clone()), None, Some(one)]);
    assert_eq!(ask(vec![legal; MOST_PREVIEWS + 9]).len(), MOST_PREVIEWS);
    // Who is not to act learns nothing.
    let others = table.game.ask(Seat(1), &Ask::Previews { actions: vec![legal] });
    assert_eq!(others, Answer::Previews { previews: vec![None] });
}

#[test]
fn sm_34_a_preview_says_what_goes_straight_back() {
    let mut table = position("d . . . . . . .").hand("red blue").bought("red25 blue25 yellow25").ready();
    let preview = |table: &Table, action: Action| match table.game.ask(Seat(0), &Ask::Preview { action }) {
        Answer::Preview(preview) => preview,
        other => panic!("{other:?}"),
    };
    let kept = preview(&table, table.drilling("red", "A1"));
    assert_eq!((kept.haul, kept.money, kept.went_back), (minerals("diamond"), 12, None));
    // The lot that is laid is no new one; what its purchase gives is.
    table.drill("red", "A1");
    let laid = preview(&table, Action::Lay(Stack::Wild));
    assert_eq!((laid.haul, laid.bought.len(), laid.went_back), (minerals(""), 1, None));

    let sold_out = position("d . . . . . . .").hand("red").sold_out().ready();
    let lost = preview(&sold_out, sold_out.drilling("red", "A1"));
    assert_eq!((lost.haul, lost.money, lost.went_back), (minerals("diamond"), 12, Some(minerals("diamond"))));
    assert_eq!(lost.lays, []);
}

#[test]
fn sm_34_a_lay_that_sells_the_last_stack_out_sends_its_bonus_back() {
    let bonus = Bonus::Minerals { mineral: Mineral::Gold, count: 2 };
    let mut table = position("d . . . . . . .")
        .hand("red")
        .bought("red25 blue25 yellow25 wild20")
        .on(Stack::Wild, "diamond iron")
        .card("wild25", move |card| card.purchase = vec![bonus])
        .ready();
    table.drill("red", "A1");
    let asked = table.game.ask(Seat(0), &Ask::Preview { action: Action::Lay(Stack::Wild) });
    let Answer::Preview(preview) = asked else { panic!("{asked:?}") };
    assert_eq!((preview.haul, preview.went_back), (minerals("gold gold"), Some(minerals("gold gold"))));
    let effects = table.lay(Stack::Wild);
    assert!(has!(effects, Effect::WentBack { .. }));
}

#[test]
fn sm_43_what_holds_only_until_a_purchase_that_leaves_no_choice_cannot_be_claimed() {
    let three = (Scope::State, [(Measure::StacksLoaded, 3)]);
    let scene = || {
        position("")
            .bought("red10")
            .on(Stack::Red, "iron")
            .on(Stack::Blue, "iron")
            .tile(GOLD)
            .tile(RUBY)
            .minor(three.0, &three.1)
    };
    // The pilot is bought with the ruby at once: the table never waits while three stacks hold minerals.
    let mut table = scene().ready();
    table.spend(RUBY);
    table.refused(Action::ClaimMinor(MinorId(0)), "SM-45");
    let effects = table.lay(Stack::Yellow);
    assert!(has!(effects, Effect::Bought { stack: Stack::Yellow, .. }));
    table.refused(Action::ClaimMinor(MinorId(0)), "SM-45");
    // Another lot has to be laid before anything is bought: now it waits, and the goal holds.
    let mut table = scene().ready();
    table.spend(GOLD);
    table.spend(RUBY);
    table.lay(Stack::Yellow);
    assert_eq!(table.step(), Step::Lay);
    table.claim_minor(0);
}

#[test]
fn sm_46_a_lot_that_waits_lies_on_no_stack_yet() {
    let mut table =
        position("i . . . . . . .").hand("red").minor(Scope::State, &[(Measure::StacksLoaded, 1)]).ready();
    table.drill("red", "A1");
    table.refused(Action::ClaimMinor(MinorId(0)), "SM-45");
    table.lay(Stack::Red);
    table.claim_minor(0);
}

#[test]
fn sm_45_a_revealed_minor_takes_the_place_of_the_taken_one() {
    let mut table = position("").minor(Scope::State, &[(Measure::BombsHeld, 1)]).ready();
    table.claim_minor(0);
    let places: Vec<u8> = table.state().minors.iter().map(|minor| minor.0).collect();
    assert_eq!(places, [4, 1, 2, 3]);
}

#[test]
fn sm_40_two_tiles_of_one_effect_are_one_choice_and_either_may_be_named() {
    let twin = super_motherload::ArtifactId(COPY.0 + 1);
    let mut table =
        position("").tile(COPY).tile(twin).tile(BOMBS).tile(POINTS_1).on(Stack::Red, "iron").ready();
    let spends = table.legal().into_iter().filter(|action| matches!(action, Action::Spend { .. })).count();
    assert_eq!(spends, 2, "copy once, bombs once");
    table.copy(twin, Mineral::Iron);
    assert_eq!(table.mover().spent, 1 << twin.0, "the named one is spent");
    table.lay(Stack::Red);
    assert_eq!(table.seat(0).minerals[0], minerals("iron iron"));
}

#[test]
fn sm_24_equal_cards_are_one_choice_and_either_may_be_named() {
    let mut table = position("").hand("red red").ready();
    let second = Action::Drill { cards: super_motherload::CardSet::one(Card(1)), line: line("A1") };
    assert!(!table.legal().contains(&second));
    table.act(second);
    assert_eq!(table.mover().hand.iter().collect::<Vec<_>>(), [Card(0)], "the named one is discarded");
}
