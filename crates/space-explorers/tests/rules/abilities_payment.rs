//! Abilities that make a recruit cheaper: 20, 22, 34, 43, 44 (SE-A20, SE-A22, SE-A34, SE-A43, SE-A44).

use std::collections::BTreeSet;

use serde_json::json;
use space_explorers::{Effect, Origin, Refusal};
use testkit::has;

use crate::common::{ANNA, B, BORIS, G, R, Scene, Y, card, counts, recruit, scene};

fn set(payments: &[&str]) -> BTreeSet<String> {
    payments.iter().map(|payment| (*payment).to_owned()).collect()
}

/// Anna has this specialist of the house set on top of its division, and 25 lies in the Center.
fn with(number: u8, cost: &str) -> Scene {
    let division = space_explorers::Division::ALL[usize::from(number - 1) / 12];
    scene(4).able(&[number]).hub(ANNA, division, &[number]).cost(25, cost).center(&[25])
}

#[test]
fn se_a20_one_of_the_tokens_paid_stays_of_the_players_choice() {
    let mut table = with(20, "BYR").tokens(ANNA, "BYR").ready();
    assert_eq!(table.payments(25, Y), set(&["BYR", "BY", "BR", "YR"]));
    let effects = table.act(recruit(25, Y).pays("BR").with(&[G]));
    assert!(has!(effects, Effect::Handed { seat: ANNA, to: BORIS, tokens } if *tokens == counts("BR")));
    assert!(has!(effects, Effect::Recruited { abilities, .. } if *abilities == [card(20)]));
    assert_eq!(table.tokens(ANNA), "Y");
}

#[test]
fn se_a20_one_token_and_only_one_that_pays() {
    // Two may not stay.
    let table = with(20, "BYR").tokens(ANNA, "BYR").ready();
    let two = table.refusal(recruit(25, Y).pays("B").with(&[G]));
    assert!(matches!(two, Refusal::NotPaid { icons: 1, .. }), "{two:?}");
    // A token that is not there cannot stay; one of another colour pays nothing.
    let table = with(20, "BY").tokens(ANNA, "BRRR").ready();
    let missing = table.refusal(recruit(25, Y).pays("B").with(&[G]));
    assert_eq!(missing, Refusal::NotPaid { icons: 1, left: counts("Y") });
    assert!(!table.can_recruit(25, Y));
    // Of two icons of a colour one token pays one, whether it stays or goes.
    let table = with(20, "BB").tokens(ANNA, "B").ready();
    assert!(!table.can_recruit(25, Y));
    let table = with(20, "BB").tokens(ANNA, "BB").ready();
    assert_eq!(table.payments(25, Y), set(&["B", "BB"]));
}

#[test]
fn se_a20_is_optional_and_not_when_covered() {
    let table = with(20, "BY").ready();
    assert!(table.can(recruit(25, Y).pays("BY")) && table.can(recruit(25, Y).pays("BY").with(&[G])));
    let left = Refusal::NotPaid { icons: 1, left: counts("Y") };
    table.refuses("SE-13", recruit(25, Y).pays("B"), &left);
    let covered = with(20, "BY").hub(ANNA, G, &[20, 13]).ready();
    let reason = Refusal::NoAbility { division: G, top: Some(card(13)) };
    covered.refuses("SE-17", recruit(25, Y).pays("B").with(&[G]), &reason);
    assert_eq!(covered.payments(25, Y), set(&["BY"]));
}

#[test]
fn se_a20_for_the_recruit_that_covers_it_and_from_the_hand() {
    let position = || scene(2).able(&[20]).hub(ANNA, G, &[20]).cost(13, "VBY");
    for position in [position().center(&[13]), position().hand(ANNA, &[13])] {
        let mut table = position.ready();
        assert_eq!(table.payments(13, G), set(&["B", "Y", "BY"]));
        table.act(recruit(13, G).pays("B").with(&[G]));
        assert_eq!(table.tokens(ANNA), "GYRV");
    }
}

#[test]
fn se_a20_in_mixes_with_cards_and_icons() {
    // A returned card pays two icons and the token that stays the third: nothing goes left.
    let mut table = with(20, "BYR").tokens(ANNA, "R").hand(ANNA, &[40]).ready();
    assert_eq!(table.payments(25, Y), set(&["40", "R 40"]));
    let effects = table.act(recruit(25, Y).pays("40").with(&[G]));
    assert!(!has!(effects, Effect::Handed { .. }));
    assert_eq!((table.tokens(ANNA).as_str(), table.center().contains(&40)), ("R", true));
    // With an icon that another ability gives.
    let table = with(20, "BYR").gives(1, "B").hub(ANNA, B, &[1]).tokens(ANNA, "YR").ready();
    assert_eq!(table.payments(25, Y), set(&["Y", "R", "YR"]));
    assert!(!table.can(recruit(25, Y).pays("Y").with(&[G])));
    assert!(table.can(recruit(25, Y).pays("Y").with(&[B, G])));
    // Alone it stays with a recruit that costs one token.
    let table = with(20, "BY").hub(ANNA, Y, &[26]).tokens(ANNA, "Y").ready();
    assert_eq!(table.payments(25, Y), set(&["", "Y"]));
}

#[test]
fn se_a20_with_44_the_token_that_stays_may_pay_for_any_icon() {
    let table = with(20, "BY").able(&[44]).hub(ANNA, R, &[44]).tokens(ANNA, "VR").ready();
    assert_eq!(table.payments(25, Y), set(&["V", "R", "RV"]));
    assert!(!table.can(recruit(25, Y).pays("V").with(&[G])));
}

#[test]
fn se_a20_with_34_a_pair_pays_one_icon_and_the_token_that_stays_another() {
    let table = with(20, "BY").ability(37, json!({"kind": "token-pair"}));
    let table = table.hub(ANNA, R, &[37]).tokens(ANNA, "RRB").ready();
    // The pair of reds pays for the yellow icon, and the blue token for its own, staying or not.
    let payments = table.payments(25, Y);
    assert!(payments.contains("RR") && payments.contains("BRR"), "{payments:?}");
    assert!(!payments.contains("B"), "nothing pays for yellow: {payments:?}");
}

#[test]
fn se_a22_one_returned_specialist_counts_as_up_to_three() {
    let mut table = with(22, "BYR").tokens(ANNA, "").hand(ANNA, &[40]).ready();
    assert_eq!(table.payments(25, Y), set(&["40"]));
    let effects = table.act(recruit(25, Y).pays("40").with(&[G]));
    assert!(has!(effects, Effect::Recruited { abilities, .. } if *abilities == [card(22)]));
    assert!(has!(effects, Effect::Returned { seat: ANNA, cards } if *cards == [card(40)]));
    assert!(table.center().contains(&40));
    // Without it, two.
    let table = with(22, "BYR").tokens(ANNA, "").hand(ANNA, &[40]).ready();
    let two = table.refusal(recruit(25, Y).pays("40"));
    assert!(matches!(two, Refusal::NotPaid { icons: 1, .. }), "{two:?}");
    // Up to three: one or two are lawful too.
    for cost in ["BY", "BYR"] {
        let table = with(22, cost).tokens(ANNA, "").hand(ANNA, &[40]).hub(ANNA, Y, &[26]).ready();
        assert_eq!(table.payments(25, Y), set(&["40"]));
    }
}

#[test]
fn se_a22_of_several_cards_only_one() {
    let position = |cost| with(22, cost).tokens(ANNA, "").hand(ANNA, &[40, 41, 42]);
    let pairs = set(&["40 41", "40 42", "41 42"]);
    // Three and two are five.
    let five = position("BYRBY").ready();
    let mut all = pairs.clone();
    all.insert("40 41 42".to_owned());
    assert_eq!(five.payments(25, Y), all);
    // Not six.
    let six = position("BYRBYR").ready();
    assert_eq!(six.payments(25, Y), set(&["40 41 42"]));
    let left = six.refusal(recruit(25, Y).pays("40 41").with(&[G]));
    assert!(matches!(left, Refusal::NotPaid { icons: 1, .. }), "{left:?}");
    // Each card has to cover an icon (SE-15).
    let two = position("BY").ready();
    assert_eq!(two.payments(25, Y), &pairs | &set(&["40", "41", "42"]));
    let reason = Refusal::CardTooMany { cards: 3, icons: 2 };
    two.refuses("SE-15", recruit(25, Y).pays("40 41 42").with(&[G]), &reason);
}

#[test]
fn se_a22_with_tokens_for_the_rest() {
    let table = with(22, "BYRV").tokens(ANNA, "BV").hand(ANNA, &[40]).ready();
    assert_eq!(table.payments(25, Y), set(&["B 40", "V 40", "BV 40"]));
    assert!(!table.can(recruit(25, Y).pays("B 40")));
}

#[test]
fn se_a22_not_when_covered_and_for_the_recruit_that_covers_it() {
    let covered = with(22, "BYR").tokens(ANNA, "").hand(ANNA, &[40]).hub(ANNA, G, &[22, 13]).ready();
    let reason = Refusal::NoAbility { division: G, top: Some(card(13)) };
    covered.refuses("SE-17", recruit(25, Y).pays("40").with(&[G]), &reason);
    assert!(!covered.can_recruit(25, Y));
    let position = scene(2).able(&[22]).hub(ANNA, G, &[22]).cost(13, "VBYR").tokens(ANNA, "");
    let mut table = position.center(&[13]).hand(ANNA, &[40]).ready();
    table.act(recruit(13, G).pays("40").with(&[G]));
    assert_eq!(table.hub(ANNA, G), [22, 13]);
}

/// Anna has 34 on top of Science, whose skill takes the bottom icon off when 25 joins it.
fn pair(cost: &str) -> Scene {
    with(34, &format!("Y{cost}"))
}

#[test]
fn se_a34_two_tokens_of_one_colour_pay_for_one_icon_of_another() {
    for icon in ["B", "G", "Y", "V"] {
        let mut table = pair(icon).tokens(ANNA, "RR").ready();
        assert_eq!(table.payments(25, Y), set(&["RR"]));
        let effects = table.act(recruit(25, Y).pays("RR").with(&[Y]));
        assert!(has!(effects, Effect::Recruited { abilities, .. } if *abilities == [card(34)]));
        assert!(has!(effects, Effect::Handed { tokens, .. } if *tokens == counts("RR")));
        assert_eq!(table.tokens(ANNA), "");
    }
}

#[test]
fn se_a34_not_for_an_icon_that_one_of_them_could_pay_for_alone() {
    let table = pair("R").tokens(ANNA, "RR").ready();
    assert_eq!(table.payments(25, Y), set(&["R"]));
    table.refuses("SE-15", recruit(25, Y).pays("RR").with(&[Y]), &Refusal::TokenTooMany { division: R });
    // Two reds for red and green: as a pair they pay the green, and the red stays open.
    let table = pair("RG").tokens(ANNA, "RR").ready();
    assert!(!table.can_recruit(25, Y));
    let left = table.refusal(recruit(25, Y).pays("RR").with(&[Y]));
    assert_eq!(left, Refusal::NotPaid { icons: 1, left: counts("R") });
    // Three do both.
    let table = pair("RG").tokens(ANNA, "RRR").ready();
    assert_eq!(table.payments(25, Y), set(&["RRR"]));
}

#[test]
fn se_a34_not_two_tokens_of_two_colours() {
    let table = pair("G").tokens(ANNA, "RB").ready();
    assert!(!table.can_recruit(25, Y));
    // Whichever is named first: a token that covers nothing, or the icon that is open.
    match table.refusal(recruit(25, Y).pays("RB").with(&[Y])) {
        Refusal::TokenTooMany { division } => assert!([B, R].contains(&division)),
        Refusal::NotPaid { icons, left } => assert_eq!((icons, left), (1, counts("G"))),
        other => panic!("{other:?}"),
    }
}

#[test]
fn se_a34_once() {
    // Two icons, two pairs.
    let table = pair("GV").tokens(ANNA, "RRBB").ready();
    assert!(!table.can_recruit(25, Y));
    assert!(!table.can(recruit(25, Y).pays("RRBB").with(&[Y])));
    let table = pair("GV").tokens(ANNA, "RRRR").ready();
    assert!(!table.can(recruit(25, Y).pays("RRRR").with(&[Y])));
    // One pair and a token that fits.
    let table = pair("GV").tokens(ANNA, "RRG").ready();
    assert_eq!(table.payments(25, Y), set(&["GRR"]));
}

#[test]
fn se_a34_is_optional_and_not_when_covered() {
    let table = pair("G").tokens(ANNA, "RRG").ready();
    assert_eq!(table.payments(25, Y), set(&["G", "RR"]));
    assert!(table.can(recruit(25, Y).pays("G")));
    assert!(!table.can(recruit(25, Y).pays("RR")));
    let covered = with(34, "YYG").hub(ANNA, Y, &[34, 26]).tokens(ANNA, "RR").ready();
    let reason = Refusal::NoAbility { division: Y, top: Some(card(26)) };
    covered.refuses("SE-17", recruit(25, Y).pays("RR").with(&[Y]), &reason);
    assert!(!covered.can_recruit(25, Y));
}

#[test]
fn se_a34_with_44_is_not_needed() {
    // From the Center each token pays for any icon: one red token does for green.
    let both = || pair("G").able(&[44]).hub(ANNA, R, &[44]);
    let table = both().tokens(ANNA, "RR").ready();
    assert!(table.can(recruit(25, Y).pays("R").with(&[R, Y])));
    // Where 44 pays, a second token covers nothing.
    table.refuses("SE-15", recruit(25, Y).pays("RR").with(&[R]), &Refusal::TokenTooMany { division: R });
    // 44 is optional too: two tokens may go by 34 alone.
    assert!(table.can(recruit(25, Y).pays("RR").with(&[Y])));
    // From the hand 44 does not work, and 34 does.
    let held = scene(4)
        .able(&[34, 44])
        .hub(ANNA, Y, &[34])
        .hub(ANNA, R, &[44])
        .cost(1, "GG")
        .hand(ANNA, &[1])
        .tokens(ANNA, "GRR")
        .ready();
    assert_eq!(held.payments(1, B), set(&["GRR"]));
}

#[test]
fn se_a43_one_more_icon_is_ignored_the_next_from_the_bottom() {
    // In an empty division, in one with a discount, and for a card of the Center or the hand.
    for (stack, left) in [(&[][..], "GYV"), (&[26], "YV"), (&[26, 27], "V"), (&[26, 27, 28], "")] {
        let position = || scene(2).able(&[43]).hub(ANNA, R, &[43]).hub(ANNA, Y, stack).cost(25, "BGYV");
        for position in [position().center(&[25]), position().hand(ANNA, &[25])] {
            let mut table = position.ready();
            assert!(table.can(recruit(25, Y).pays(left).with(&[R])), "{left}");
            let rest = &"BGYV"[stack.len()..];
            assert!(table.can(recruit(25, Y).pays(rest)), "it is optional");
            let effects = table.act(recruit(25, Y).pays(left).with(&[R]));
            assert!(has!(effects, Effect::Recruited { abilities, .. } if *abilities == [card(43)]));
        }
    }
}

#[test]
fn se_a43_not_another_icon_than_the_next() {
    let table = with(43, "BGYV").tokens(ANNA, "BYV").ready();
    // Blue is the lowest and is ignored; green stays open.
    assert!(!table.can_recruit(25, Y));
    let left = table.refusal(recruit(25, Y).pays("BYV").with(&[R]));
    assert!(
        matches!(left, Refusal::NotPaid { icons: 1, .. } | Refusal::TokenTooMany { division: B }),
        "{left:?}"
    );
    let table = with(43, "BGYV").tokens(ANNA, "GYV").ready();
    assert_eq!(table.payments(25, Y), set(&["GYV"]));
}

#[test]
fn se_a43_a_token_that_pays_is_not_named_as_too_much() {
    // Without 43 two blue icons are open; with it the green token is idle. The others pay in any case.
    let table = with(43, "GRBBB").gives(1, "RR").hub(ANNA, B, &[1]).tokens(ANNA, "BGR").ready();
    match table.refusal(recruit(25, Y).pays("BGR").with(&[B, R])) {
        Refusal::NotPaid { icons, left } => assert_eq!((icons, left), (2, counts("BB"))),
        Refusal::TokenTooMany { division } => assert_eq!(division, G),
        other => panic!("{other:?}"),
    }
}

#[test]
fn se_a43_with_a_full_discount_nothing_more_is_ignored_and_nothing_paid() {
    let table = with(43, "BG").hub(ANNA, Y, &[26, 27]).hand(ANNA, &[40]).ready();
    assert_eq!(table.payments(25, Y), set(&[""]));
    table.refuses("SE-15", recruit(25, Y).pays("B"), &Refusal::TokenTooMany { division: B });
    table.refuses("SE-15", recruit(25, Y).pays("40"), &Refusal::CardTooMany { cards: 1, icons: 0 });
    let effects = table.clone().act(recruit(25, Y));
    assert!(has!(effects, Effect::Recruited { abilities, .. } if abilities.is_empty()), "{effects:?}");
}

#[test]
fn se_a43_not_when_covered_and_for_the_recruit_that_covers_it() {
    let covered = with(43, "BG").hub(ANNA, R, &[43, 37]).ready();
    let reason = Refusal::NoAbility { division: R, top: Some(card(37)) };
    covered.refuses("SE-17", recruit(25, Y).pays("G").with(&[R]), &reason);
    assert_eq!(covered.payments(25, Y), set(&["BG"]));
    let mut table = scene(2).able(&[43]).hub(ANNA, R, &[43]).cost(37, "BGY").center(&[37]).ready();
    table.act(recruit(37, R).pays("Y").with(&[R]));
    assert_eq!(table.hub(ANNA, R), [43, 37]);
}

#[test]
fn se_a44_each_token_pays_for_an_icon_of_any_kind() {
    let mut table = with(44, "BGYV").tokens(ANNA, "RRRR").ready();
    assert_eq!(table.payments(25, Y), set(&["RRRR"]));
    let effects = table.act(recruit(25, Y).pays("RRRR").with(&[R]));
    assert!(has!(effects, Effect::Recruited { abilities, .. } if *abilities == [card(44)]));
    let table = with(44, "BG").tokens(ANNA, "RVB").ready();
    assert_eq!(table.payments(25, Y), set(&["BR", "BV", "RV"]));
    assert!(table.can(recruit(25, Y).pays("RV").with(&[R])) && !table.can(recruit(25, Y).pays("RV")));
}

#[test]
fn se_a44_not_above_a_base_cost_of_four() {
    for (cost, stack, icons) in [("BGYVB", &[][..], 5), ("BGYVBG", &[26, 27], 6)] {
        let table = with(44, cost).hub(ANNA, Y, stack).tokens(ANNA, "RRRR").ready();
        let reason = Refusal::WrongCost { ability: card(44), cost: icons, least: 0, most: 4 };
        table.refuses("SE-A44", recruit(25, Y).pays("RRRR").with(&[R]), &reason);
        assert!(!table.can_recruit(25, Y));
    }
}

#[test]
fn se_a44_not_for_a_recruit_from_the_hand() {
    let table = scene(4).able(&[44]).hub(ANNA, R, &[44]).cost(25, "BG").hand(ANNA, &[25]);
    let table = table.tokens(ANNA, "RRBG").ready();
    let reason = Refusal::WrongOrigin { ability: card(44), wants: Origin::Center };
    table.refuses("SE-A44", recruit(25, Y).pays("RR").with(&[R]), &reason);
    assert_eq!(table.payments(25, Y), set(&["BG"]));
}

#[test]
fn se_a44_is_optional_and_not_when_covered() {
    let table = with(44, "BG").ready();
    assert!(table.can(recruit(25, Y).pays("BG")));
    let covered = with(44, "BG").hub(ANNA, R, &[44, 37]).ready();
    let reason = Refusal::NoAbility { division: R, top: Some(card(37)) };
    covered.refuses("SE-17", recruit(25, Y).pays("RV").with(&[R]), &reason);
    assert_eq!(covered.payments(25, Y), set(&["BG"]));
    // It still serves the recruit that covers it; its red skill takes the bottom icon off.
    let mut table = scene(2).able(&[44]).hub(ANNA, R, &[44]).cost(37, "BGY").center(&[37]).ready();
    table.act(recruit(37, R).pays("RV").with(&[R]));
    assert_eq!(table.hub(ANNA, R), [44, 37]);
}

#[test]
fn se_a44_a_token_still_covers_one_icon_and_none_too_many() {
    let table = with(44, "BG").tokens(ANNA, "RRR").ready();
    let reason = Refusal::TokenTooMany { division: R };
    table.refuses("SE-15", recruit(25, Y).pays("RRR").with(&[R]), &reason);
    let left = table.refusal(recruit(25, Y).pays("R").with(&[R]));
    assert!(matches!(left, Refusal::NotPaid { icons: 1, .. }), "{left:?}");
    // Icons that are given and returned cards pay beside it.
    let table = with(44, "BGY").gives(13, "G").hub(ANNA, G, &[13]).hand(ANNA, &[40]).tokens(ANNA, "R");
    assert_eq!(table.ready().payments(25, Y), set(&["40", "R 40"]));
}
