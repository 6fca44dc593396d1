//! MN-60 to MN-62: the end, the score, who wins.

use minerals::{Action, Effect, EndReason, Mineral, Minerals, Refusal, Stage, Step, Variant};
use testkit::has;

use crate::common::{Table, house, minerals, scene};

fn places(table: &Table) -> Vec<u8> {
    use tabletop::Game;
    table.game.score().iter().map(|score| score.place).collect()
}

fn cards(picture: &str) -> crate::common::Scene {
    scene(picture).variant(Variant::Cards)
}

#[test]
fn mn_60_the_game_ends_when_no_pawn_can_move_and_no_wollastonite_is_free() {
    let mut table = cards("kAk k1. aBt").ready();
    let before = table.clone();
    let effects = table.go('1');
    assert_eq!(effects.last(), Some(&Effect::Ended { reason: EndReason::Still }));
    assert_eq!((table.to_act(), table.step()), ('-', Step::Over));
    assert_eq!(table.state().stage, Stage::Over(EndReason::Still));
    // What was left goes to the bag, and the pawns off the board.
    assert_eq!(table.to_bag(&before), minerals("kkat"));
    table.looks(". . . . . .");
    assert!(table.state().seats.iter().all(|seat| seat.pawn.is_none()));
    assert!(table.legal().is_empty());
    let over = Refusal::OtherStep { due: Step::Over };
    table.refuses("MN-9", Action::EndTurn, &over);
}

#[test]
fn mn_60_not_while_a_pawn_can_move() {
    // B can go west over the gap, to where A was going.
    let mut table = cards("kAk k1. tBk k").ready();
    table.go('1');
    assert_eq!(table.to_act(), 'B');
    // Only the next player's pawn cannot move; another one can.
    let mut table = cards("kAk k1. oBtCa a a").ready();
    table.go('1');
    assert_eq!(table.to_act(), 'B');
    assert_eq!(table.legal(), [Action::Fail(None)]);
}

#[test]
fn mn_60_not_while_a_wollastonite_is_free() {
    let mut table = cards("kAk k1. aBw").ready();
    table.go('1');
    assert_eq!(table.to_act(), 'B');
    let mut occupied = cards("kAk w1. aBt").ready();
    let effects = occupied.go('1');
    // The one below A is free only once A has left it: A can go one step west.
    assert!(!has!(effects, Effect::Ended { .. }));
}

#[test]
fn mn_60_tools_that_would_give_a_move_do_not_count() {
    let mut table = scene(
        "
        kAk k1. kBt
         . .   k k
    ",
    )
    .row(&[21])
    .pool_of('B', "tttt")
    .ready();
    // B could bend to the south and east with the Map, and cannot go straight.
    let effects = table.go('1');
    assert!(!has!(effects, Effect::Ended { .. }), "the turn goes on while A may use the Chest");
    let effects = table.act(Action::EndTurn);
    assert!(has!(effects, Effect::Ended { reason: EndReason::Still }), "{effects:?}");
}

#[test]
fn mn_60_at_the_end_of_a_turn_and_not_before() {
    // After A's move nothing can move any more, but A may still collect and then the game is over.
    let mut table = cards("kAk k1. aBt").row(&[0]).pool("ww").ready();
    table.go('1');
    assert_eq!((table.to_act(), table.step()), ('A', Step::After));
    let effects = table.act(Action::Collect { card: minerals::CardId(0), lower: false });
    assert!(has!(effects, Effect::Ended { reason: EndReason::Still }));
    assert_eq!(table.points('A'), 5);
}

#[test]
fn mn_60_a_failed_move_can_be_the_last_one() {
    let mut table = cards("kA. aBt").ready();
    let effects = table.act(Action::Fail(None));
    assert!(has!(effects, Effect::Ended { reason: EndReason::Still }));
}

#[test]
fn mn_60_sudden_end_as_soon_as_a_failing_pawn_cannot_be_placed_before_the_cuts() {
    let picture = "t kA. wBk k k k";
    let mut plain = cards(picture).ready();
    let effects = plain.act(Action::Fail(None));
    assert!(has!(effects, Effect::Cut { .. }) && plain.to_act() == 'B');

    let mut sudden = cards(picture).sudden().ready();
    let before = sudden.clone();
    let effects = sudden.act(Action::Fail(None));
    assert_eq!(effects.last(), Some(&Effect::Ended { reason: EndReason::Sudden }));
    assert!(!has!(effects, Effect::Cut { .. }), "before the cuts of that turn");
    assert_eq!(sudden.to_act(), '-');
    // All of it goes to the bag, the lost tile too.
    assert_eq!(sudden.to_bag(&before), minerals("tkwkkkk"));
}

#[test]
fn mn_60_sudden_end_besides_the_usual_one() {
    let mut table = cards("kAk k1. aBt").sudden().ready();
    let effects = table.go('1');
    assert!(has!(effects, Effect::Ended { reason: EndReason::Still }));
    // A failing pawn that can be placed ends nothing.
    let mut table = cards("kAw1. wBk k").sudden().ready();
    table.act(Action::Fail(Some(table.at('1'))));
    assert_eq!(table.to_act(), 'B');
}

#[test]
fn mn_61_cards_and_the_value_of_pool_and_tool_space_less_one_for_each_there() {
    let content = house();
    let golden = (0..24).find(|&card| content.card(minerals::CardId(card)).lower.is_some()).unwrap();
    let lower = content.card(minerals::CardId(golden)).lower.unwrap();
    let table = scene("kAw w1wB")
        .pool("wkktao")
        .spent('A', "wkao")
        .cards('A', &[12])
        .lower_card('A', golden)
        .pool_of('B', "aa")
        .ready();
    let minerals = (1 + 2 + 2 + 3 + 4 + 5) + (1 + 2 + 4 + 5) - 4;
    assert_eq!(table.points('A'), 21 + i32::from(lower) + minerals);
    assert_eq!(table.points('B'), 8);
    assert_eq!(table.state().seats[1].spent, Minerals::NONE);
    use tabletop::Game;
    let score = &table.game.score()[0];
    assert_eq!(score.parts.iter().map(|part| part.points).sum::<i32>(), score.total);
}

#[test]
fn mn_62_most_points_win() {
    let table = scene("kAw w1wBwCw").pool("kk").pool_of('B', "aa").pool_of('C', "t").ready();
    assert_eq!(places(&table), [2, 1, 3]);
}

#[test]
fn mn_62_a_tie_goes_to_more_minerals_on_the_own_cards() {
    // Both are worth 8: three minerals on one, three on the other, four on the third.
    let content = house();
    let card = |card| content.card(minerals::CardId(card));
    assert_eq!([card(1).points, card(2).points, card(4).points], [8, 8, 8]);
    assert_eq!([card(1), card(2), card(4)].map(|card| card.needs.count()), [3, 3, 4]);
    let more = scene("kAw w1wB").cards('A', &[1]).cards('B', &[4]).ready();
    assert_eq!((more.points('A'), more.points('B'), places(&more)), (8, 8, vec![2, 1]));
    let same = scene("kAw w1wB").cards('A', &[1]).cards('B', &[2]).ready();
    assert_eq!((same.points('A'), same.points('B'), places(&same)), (8, 8, vec![1, 1]));
    let pool = scene("kAw w1wB").cards('A', &[1]).pool_of('B', "aa").ready();
    assert_eq!((pool.points('B'), places(&pool)), (8, vec![1, 2]), "minerals in the pool do not count");
}

#[test]
fn mn_62_orpiment_that_was_not_paid_does_not_count_in_a_tie() {
    let content = house();
    let card = |card| content.card(minerals::CardId(card));
    // Without its orpiment the card has as many minerals as it shows less one.
    let golden = (0..24).find(|&at| card(at).lower.is_some()).unwrap();
    let printed = card(golden).needs.count();
    let lower = i32::from(card(golden).lower.unwrap());
    let other =
        (0..24).find(|&at| card(at).needs.count() == printed - 1 && card(at).lower.is_none()).unwrap();
    let gap = i32::from(card(other).points) - lower;
    // Minerals in the pool make the points equal and do not count in the tie.
    let fill = "w".repeat(gap.unsigned_abs() as usize);
    let (mine, theirs) = if gap > 0 { (fill.as_str(), "") } else { ("", fill.as_str()) };
    let table = scene("kAw w1wB")
        .lower_card('A', golden)
        .cards('B', &[other])
        .pool(mine)
        .pool_of('B', theirs)
        .ready();
    assert_eq!(table.points('A'), table.points('B'));
    assert_eq!(places(&table), [1, 1], "a shared victory");
}

#[test]
fn mn_60_the_tile_below_a_pawn_is_not_free() {
    let mut table = cards("kAk k1. wB. wC").ready();
    let effects = table.go('1');
    assert!(has!(effects, Effect::Ended { reason: EndReason::Still }));
    assert_eq!(table.state().bag[Mineral::Wollastonite], 53);
}
