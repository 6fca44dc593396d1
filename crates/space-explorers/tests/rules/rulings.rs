//! The rulings of this program: what the rules leave open, and what the page decides.

use serde_json::json;
use space_explorers::{Action, Answer, Ask, Effect, EndReason, Refusal, Step};
use tabletop::Game;
use testkit::has;

use crate::common::{
    ANNA, B, BORIS, G, R, Scene, Table, V, Y, card, keep, look, recruit, scene, take_several,
};

#[test]
fn se_7_drawing_and_both_ways_to_take_are_actions_with_a_project_check() {
    let position = || {
        scene(2)
            .ability(13, json!({"kind": "take", "count": 2}))
            .ability(25, json!({"kind": "look", "cards": 3}))
            .hub(ANNA, G, &[14, 13])
            .hub(ANNA, Y, &[25])
            .project(0, "GG", 6)
            .center(&[1, 2])
            .deck(&[40])
    };
    for action in [Action::TakeFromDeck, take_several(G, &[1, 2]), look(Y)] {
        let mut table = position().ready();
        table.act(action);
        if action == look(Y) {
            assert_eq!(table.step(), Step::Keep, "first one is kept");
            table.act(keep(40));
        }
        assert_eq!((table.to_act(), table.step()), (Some(ANNA), Step::Project), "{action:?}");
    }
}

#[test]
fn se_9_cards_put_into_the_center_lie_there_before_it_is_filled_up() {
    let position = |center: &[u8]| {
        scene(2)
            .ability(25, json!({"kind": "look", "cards": 3}))
            .hub(ANNA, Y, &[25])
            .center(center)
            .deck(&[43, 42, 41, 40])
    };
    let mut table = position(&[1, 2, 3, 4, 5, 6]).ready();
    let deck = table.deck();
    table.act(look(Y));
    let effects = table.act(keep(42));
    assert!(!has!(effects, Effect::Refilled { .. }));
    let mut center = table.center();
    center.sort_unstable();
    assert_eq!((center, table.deck()), (vec![1, 2, 3, 4, 5, 6, 40, 41], deck - 3));
}

#[test]
fn se_13_a_payment_may_name_all_that_could_help() {
    // 13 and 25 could help, and one is enough: the list names both, and any that suffice are accepted.
    let table = scene(2)
        .card(1, "B", "RG")
        .gives(13, "R")
        .gives(25, "R")
        .gives(37, "V")
        .hub(ANNA, G, &[13])
        .hub(ANNA, Y, &[25])
        .hub(ANNA, R, &[37])
        .center(&[1])
        .tokens(ANNA, "G")
        .ready();
    let listed: Vec<Action> =
        table.legal().into_iter().filter(|action| matches!(action, Action::Recruit(_))).collect();
    assert_eq!(listed.len(), 1);
    let Action::Recruit(recruited) = listed[0] else { panic!("a recruit") };
    assert!(recruited.payment.helpers.has(G) && recruited.payment.helpers.has(Y));
    for helpers in [&[G][..], &[Y], &[G, Y]] {
        assert!(table.can(recruit(1, B).pays("G").with(helpers)), "{helpers:?}");
    }
    assert!(!table.can(recruit(1, B).pays("G")), "without any it is not paid");
}

#[test]
fn se_19_a_way_and_the_plain_recruit_that_hand_over_the_same_are_one() {
    // Discount or ability: nothing is handed over either way.
    let table = scene(2)
        .card(1, "B", "RGY")
        .ability(13, json!({"kind": "recruit-free", "tokens": 0, "when": {"cost": {"least": 3, "most": 3}}}))
        .hub(ANNA, B, &[2, 3, 4])
        .hub(ANNA, G, &[13])
        .center(&[1])
        .ready();
    let recruits = table.legal().into_iter().filter(|action| matches!(action, Action::Recruit(_)));
    assert_eq!(recruits.count(), 1);
    assert!(table.can(recruit(1, B)) && table.can(recruit(1, B).by(G)));
    // Two tokens that pay for two icons, or are asked for by an ability.
    let table = scene(2)
        .card(1, "B", "RG")
        .ability(13, json!({"kind": "recruit-free", "tokens": 2}))
        .hub(ANNA, G, &[13])
        .center(&[1])
        .tokens(ANNA, "RGV")
        .ready();
    assert_eq!(table.payments(1, B), ["GR".to_owned(), "GV".to_owned(), "RV".to_owned()].into());
    assert!(table.can(recruit(1, B).pays("RG")) && table.can(recruit(1, B).pays("RG").by(G)));
    assert!(!table.can(recruit(1, B).pays("RV")) && table.can(recruit(1, B).pays("RV").by(G)));
}

/// Anna has two blue skills; 37 gives one more skill for two tokens, 49 ignores one for one token.
fn helps(needs: &str) -> Scene {
    scene(2)
        .ability(37, json!({"kind": "project-skill", "tokens": 2}))
        .ability(49, json!({"kind": "project-need", "tokens": 1}))
        .hub(ANNA, B, &[1, 2])
        .hub(ANNA, R, &[37])
        .hub(ANNA, V, &[49])
        .project(0, needs, 6)
}

#[test]
fn se_21_a_help_brings_a_project_into_reach_only_with_tokens_for_it() {
    for (needs, tokens, reach) in [
        ("BBG", "", false),
        ("BBG", "Y", true),
        ("BBGG", "Y", false),
        ("BBGG", "YY", false),
        ("BBGG", "YYB", true),
        ("BBGGY", "BGYRV", false),
    ] {
        let mut table = helps(needs).tokens(ANNA, tokens).ready();
        table.draw();
        assert_eq!(table.to_act() == Some(ANNA), reach, "{needs} with {tokens:?}");
        if reach {
            assert_eq!(table.in_reach(), [0]);
        }
    }
}

#[test]
fn se_21_helps_are_lawful_only_as_many_as_are_needed() {
    // Nothing is missing.
    let mut table = helps("BB").ready();
    table.draw();
    table.refuses("SE-A37", Table::completes(0, &[R], "GY"), &Refusal::HelpNotNeeded { ability: card(37) });
    table.refuses("SE-A49", Table::completes(0, &[V], "G"), &Refusal::HelpNotNeeded { ability: card(49) });
    assert!(table.can(Table::completes(0, &[], "")));
    // One skill is missing: either of the two helps, not both.
    let mut table = helps("BBG").ready();
    table.draw();
    assert!(table.can(Table::completes(0, &[R], "GY")) && table.can(Table::completes(0, &[V], "G")));
    assert!(!table.can(Table::completes(0, &[R, V], "GYV")));
    assert!(!table.can(Table::completes(0, &[], "")));
    // The tokens are any, and exactly as many as it asks for.
    let wrong = |ability: u8, need, given| Refusal::WrongTokens { ability: card(ability), need, given };
    table.refuses("SE-A49", Table::completes(0, &[V], "GY"), &wrong(49, 1, 2));
    table.refuses("SE-A49", Table::completes(0, &[V], ""), &wrong(49, 1, 0));
    table.refuses("SE-A37", Table::completes(0, &[R], "G"), &wrong(37, 2, 1));
    assert_eq!(
        table.legal().iter().filter(|action| matches!(action, Action::Complete { .. })).count(),
        5 + 10
    );
}

#[test]
fn se_21_tokens_for_a_help_go_to_the_left_neighbour() {
    let mut table = helps("BBGG").tokens(ANNA, "BYR").ready();
    table.draw();
    let effects = table.act(Table::completes(0, &[R, V], "BYR"));
    let handed =
        |effect: &&Effect| matches!(effect, Effect::Handed { seat, to, .. } if (*seat, *to) == (ANNA, BORIS));
    let total: u8 = effects
        .iter()
        .filter(handed)
        .map(|effect| if let Effect::Handed { tokens, .. } = effect { tokens.total() } else { 0 })
        .sum();
    assert_eq!((total, table.tokens(ANNA).as_str()), (3, ""));
    assert_eq!(table.tokens(BORIS), "BBGGYYRRVV");
}

#[test]
fn se_20_the_card_after_a_project_is_skipped_with_an_empty_center() {
    let mut table = scene(2)
        .ability(37, json!({"kind": "take-after-project"}))
        .hub(ANNA, B, &[1, 2])
        .hub(ANNA, R, &[37])
        .project(0, "BB", 6)
        .rest_in_hand(BORIS)
        .ready();
    table.act(Action::Pass);
    table.complete(0);
    assert_eq!(table.to_act(), Some(BORIS));
}

#[test]
fn se_20_the_card_after_a_project_may_be_one_that_was_returned() {
    let mut table = scene(2)
        .card(3, "B", "BBRG")
        .ability(37, json!({"kind": "take-after-project"}))
        .hub(ANNA, B, &[1, 2])
        .hub(ANNA, R, &[37])
        .hand(ANNA, &[3, 40])
        .project(0, "BBB", 6)
        .ready();
    table.act(recruit(3, B).pays("40"));
    table.complete(0);
    table.act(Action::TakeAfterProject(card(40)));
    assert_eq!((table.hand(ANNA), table.known(ANNA)), (vec![40], vec![40]));
}

#[test]
fn se_23_a_last_round_that_the_last_seat_brings_on_is_over_at_once() {
    let mut table = scene(2)
        .turn(BORIS)
        .card(1, "B", "RG")
        .hub(BORIS, Y, &[25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35])
        .center(&[1])
        .ready();
    let effects = table.act(recruit(1, B).pays("RG"));
    assert_eq!(effects.last(), Some(&Effect::Ended { reason: EndReason::FullHub }));
    assert!(!has!(effects, Effect::TurnBegan { .. }));
    assert_eq!(table.view().turns, 40, "all had twenty");
}

#[test]
fn se_23_the_project_check_of_the_turn_comes_before_the_last_round_is_told() {
    let mut table = scene(2)
        .card(1, "B", "RG")
        .hub(ANNA, Y, &[25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35])
        .center(&[1])
        .project(0, "BY", 6)
        .ready();
    let effects = table.act(recruit(1, B).pays("RG"));
    assert!(!has!(effects, Effect::LastRound { .. }) && table.step() == Step::Project);
    let effects = table.complete(0);
    assert!(effects.contains(&Effect::LastRound { seat: ANNA, reason: EndReason::FullHub }));
}

#[test]
fn a_list_of_the_actions_of_a_large_hand_stops_where_it_is_told_to() {
    let table = scene(2).rest_in_hand(ANNA).ready();
    let game = table.game;
    let mut listed = Vec::new();
    game.legal_up_to(500, &mut listed);
    assert_eq!(listed.len(), 500);
    for action in &listed {
        assert_eq!(game.check(action), Ok(()));
        assert_eq!(game.canonical(action), *action);
    }
    // What the interface asks is answered all the same.
    assert!(matches!(game.ask(ANNA, &Ask::Options), Answer::Options(options) if options.recruits.len() > 50));
    // Asked for more than there are, it is the whole list.
    let table = scene(2).hand(ANNA, &[40]).ready();
    let game = table.game;
    let (mut some, mut all) = (Vec::new(), Vec::new());
    game.legal_up_to(100_000, &mut some);
    game.legal(&mut all);
    assert_eq!(some, all);
}
