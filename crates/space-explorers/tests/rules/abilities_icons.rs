//! Abilities that give research icons: twenty that give fixed ones in every turn (SE-A1 and its like), 7 and 31.

use space_explorers::{Ability, Counts, Division, Effect, Origin, Refusal, When};
use testkit::has;

use crate::common::{ANNA, B, BORIS, G, V, Y, card, counts, house, letter, letters, recruit, scene, take};

/// The icons that the house set lets a specialist give: fixed ones, one or two, in every recruit.
#[track_caller]
fn house_icons(number: u8) -> Counts {
    match house().specialist(card(number)).ability {
        Some(Ability::Icons { icons, when }) => {
            assert_eq!((icons.any, when), (0, When::default()), "{number} gives fixed icons, always");
            assert!((1..=2).contains(&icons.fixed.total()), "{number} gives one or two icons");
            icons.fixed
        }
        other => panic!("{number} gives no icons but has {other:?}"),
    }
}

/// All payments that hand over `always`, and any of the `free` icons' tokens too: an icon that is given may be
/// paid by a token all the same (SE-15).
fn with_any_of(always: &str, free: Counts) -> std::collections::BTreeSet<String> {
    let free: Vec<Division> = free.iter().flat_map(|(icon, count)| vec![icon; usize::from(count)]).collect();
    (0..1_u32 << free.len())
        .map(|picked| {
            let picked = (0..free.len()).filter(|place| picked >> place & 1 == 1);
            letters(picked.fold(counts(always), |sum, place| sum.plus(Counts::one(free[place]))))
        })
        .collect()
}

/// What the page says of each of the twenty.
#[track_caller]
fn gives_its_icons(number: u8) {
    let icons = house_icons(number);
    let given = letters(icons);
    let own = Division::ALL[usize::from(number - 1) / 12];
    let [next, third] = [1, 2].map(|step| Division::ALL[(own.index() + step) % 5]);
    let mut foreign = Division::ALL.into_iter().filter(|&colour| icons[colour] == 0).map(letter);
    let paid = foreign.next().expect("two colours are given at most").to_string();
    let other = foreign.next().expect("two colours are given at most").to_string();
    // Plain specialists: of two other divisions, in the Center and in the hand, and one of the own.
    let first = next.index() as u8 * 12 + 7;
    let (held, second, wrong) = (first + 1, third.index() as u8 * 12 + 7, third.index() as u8 * 12 + 8);
    let fellow = own.index() as u8 * 12 + 7;
    let position = |stack: &[u8], hand: &[u8]| {
        scene(2)
            .able(&[number])
            .cost(first, &format!("{given}{paid}"))
            .cost(held, &format!("{paid}{given}"))
            .cost(second, &format!("{given}{other}"))
            .cost(wrong, &format!("{paid}{paid}"))
            .cost(fellow, &format!("{paid}{given}{other}"))
            .hub(ANNA, own, stack)
            .hand(ANNA, hand)
            .center(&[first, second, wrong, fellow])
            .ready()
    };
    // Its icons pay, from the hand and from the Center, wherever they stand in the column; tokens may as well.
    let from_hand = position(&[number], &[held]);
    assert_eq!(from_hand.payments(held, next), with_any_of(&paid, icons));
    assert!(from_hand.can(recruit(held, next).pays(&paid).with(&[own])));
    let table = position(&[number], &[]);
    assert_eq!(table.payments(first, next), with_any_of(&paid, icons));
    assert!(table.can(recruit(first, next).pays(&paid).with(&[own])));
    // Nobody has to use it (SE-17), and without it the icons are open.
    assert!(table.can(recruit(first, next).pays(&format!("{paid}{given}"))));
    let left = Refusal::NotPaid { icons: icons.total(), left: icons };
    table.refuses("SE-13", recruit(first, next).pays(&paid), &left);
    // It gives nothing of another colour: of two icons one token pays one.
    assert!(!table.can(recruit(wrong, third).pays(&paid).with(&[own])));
    let open = Refusal::NotPaid { icons: 1, left: counts(&paid) };
    table.refuses("SE-13", recruit(wrong, third).pays(&paid).with(&[own]), &open);
    assert!(!table.can_recruit(wrong, third));

    // The very recruit that covers it may be paid with it (SE-16); its skill takes the bottom icon off.
    let mut covering = table.clone();
    covering.act(recruit(fellow, own).pays(&other).with(&[own]));
    assert_eq!(covering.hub(ANNA, own), [number, fellow]);

    // Covered, it gives nothing.
    let covered = position(&[number, fellow + 1], &[]);
    let top = Some(card(fellow + 1));
    covered.refuses(
        "SE-17",
        recruit(first, next).pays(&paid).with(&[own]),
        &Refusal::NoAbility { division: own, top },
    );
    assert_eq!(covered.payments(first, next), with_any_of(&format!("{given}{paid}"), Counts::NONE));

    // It gives its icons in every turn anew.
    let mut table = table;
    let effects = table.act(recruit(first, next).pays(&paid).with(&[own]));
    let ability = card(number);
    assert!(has!(effects, Effect::Recruited { abilities, .. } if *abilities == [ability]));
    assert!(has!(effects, Effect::Handed { seat: ANNA, to: BORIS, tokens } if *tokens == counts(&paid)));
    let free = table.center()[0];
    table.act(take(free));
    let effects = table.act(recruit(second, third).pays(&other).with(&[own]));
    assert!(has!(effects, Effect::Recruited { abilities, .. } if *abilities == [ability]));
}

#[test]
fn se_a1_gives_its_icons_in_every_turn() {
    gives_its_icons(1);
}

#[test]
fn se_a2_gives_its_icons_in_every_turn() {
    gives_its_icons(2);
}

#[test]
fn se_a3_gives_its_icons_in_every_turn() {
    gives_its_icons(3);
}

#[test]
fn se_a4_gives_its_icons_in_every_turn() {
    gives_its_icons(4);
}

#[test]
fn se_a13_gives_its_icons_in_every_turn() {
    gives_its_icons(13);
}

#[test]
fn se_a14_gives_its_icons_in_every_turn() {
    gives_its_icons(14);
}

#[test]
fn se_a15_gives_its_icons_in_every_turn() {
    gives_its_icons(15);
}

#[test]
fn se_a16_gives_its_icons_in_every_turn() {
    gives_its_icons(16);
}

#[test]
fn se_a25_gives_its_icons_in_every_turn() {
    gives_its_icons(25);
}

#[test]
fn se_a26_gives_its_icons_in_every_turn() {
    gives_its_icons(26);
}

#[test]
fn se_a27_gives_its_icons_in_every_turn() {
    gives_its_icons(27);
}

#[test]
fn se_a28_gives_its_icons_in_every_turn() {
    gives_its_icons(28);
}

#[test]
fn se_a37_gives_its_icons_in_every_turn() {
    gives_its_icons(37);
}

#[test]
fn se_a38_gives_its_icons_in_every_turn() {
    gives_its_icons(38);
}

#[test]
fn se_a39_gives_its_icons_in_every_turn() {
    gives_its_icons(39);
}

#[test]
fn se_a40_gives_its_icons_in_every_turn() {
    gives_its_icons(40);
}

#[test]
fn se_a49_gives_its_icons_in_every_turn() {
    gives_its_icons(49);
}

#[test]
fn se_a50_gives_its_icons_in_every_turn() {
    gives_its_icons(50);
}

#[test]
fn se_a51_gives_its_icons_in_every_turn() {
    gives_its_icons(51);
}

#[test]
fn se_a52_gives_its_icons_in_every_turn() {
    gives_its_icons(52);
}

#[test]
fn se_a1_icons_that_were_not_used_are_not_there_twice_in_the_next_turn() {
    let mut table = scene(2).gives(1, "R").cost(25, "RR").hub(ANNA, B, &[1]).hand(ANNA, &[25]).ready();
    assert_eq!(table.payments(25, Y), ["R".to_owned()].into());
    table.draw();
    table.draw();
    let one = Refusal::NotPaid { icons: 1, left: counts("R") };
    table.refuses("SE-13", recruit(25, Y).with(&[B]), &one);
}

#[test]
fn se_a4_icons_of_several_tops_add_up() {
    let table = scene(2)
        .gives(1, "RG")
        .gives(13, "R")
        .cost(25, "RGRV")
        .hub(ANNA, B, &[1])
        .hub(ANNA, G, &[13])
        .hand(ANNA, &[25])
        .tokens(ANNA, "V")
        .ready();
    assert!(table.can(recruit(25, Y).pays("V").with(&[B, G])));
    assert_eq!(table.payments(25, Y), ["V".to_owned()].into());
    let left = Refusal::NotPaid { icons: 1, left: counts("R") };
    table.refuses("SE-13", recruit(25, Y).pays("V").with(&[B]), &left);
}

#[test]
fn se_a7_one_icon_of_any_kind_for_a_recruit_from_the_hand() {
    for (cost, pays) in [("RG", "G"), ("RG", "R"), ("BV", "V"), ("YY", "Y")] {
        let mut table = scene(2).able(&[7]).cost(25, cost).hub(ANNA, B, &[7]).hand(ANNA, &[25]).ready();
        let effects = table.act(recruit(25, Y).pays(pays).with(&[B]));
        assert!(has!(effects, Effect::Recruited { abilities, .. } if *abilities == [card(7)]));
        assert_eq!(table.hub(ANNA, Y), [25]);
    }
    // One icon, not two; and it is optional.
    let table = scene(2).able(&[7]).cost(25, "RG").hub(ANNA, B, &[7]).hand(ANNA, &[25]).ready();
    let left = table.refusal(recruit(25, Y).with(&[B]));
    assert!(matches!(left, Refusal::NotPaid { icons: 1, .. }), "{left:?}");
    assert_eq!(table.payments(25, Y), ["G", "R", "GR"].map(str::to_owned).into());
}

#[test]
fn se_a7_not_for_a_recruit_from_the_center() {
    let table = scene(2).able(&[7]).cost(25, "RG").hub(ANNA, B, &[7]).center(&[25]).ready();
    assert_eq!(table.payments(25, Y), ["GR".to_owned()].into());
    let from_hand = Refusal::WrongOrigin { ability: card(7), wants: Origin::Hand };
    table.refuses("SE-A7", recruit(25, Y).pays("G").with(&[B]), &from_hand);
}

#[test]
fn se_a7_not_when_covered_and_still_for_the_recruit_that_covers_it() {
    let covered = scene(2).able(&[7]).cost(25, "RG").hub(ANNA, B, &[7, 2]).hand(ANNA, &[25]).ready();
    let reason = Refusal::NoAbility { division: B, top: Some(card(2)) };
    covered.refuses("SE-17", recruit(25, Y).pays("G").with(&[B]), &reason);
    let mut table = scene(2).able(&[7]).cost(2, "GRV").hub(ANNA, B, &[7]).hand(ANNA, &[2]).ready();
    table.act(recruit(2, B).pays("V").with(&[B]));
    assert_eq!(table.hub(ANNA, B), [7, 2]);
}

#[test]
fn se_a31_one_icon_of_any_kind_for_a_recruit_into_an_empty_division() {
    for (cost, pays) in [("BG", "G"), ("BG", "B"), ("YR", "R"), ("VV", "V")] {
        for origin in [Origin::Center, Origin::Hand] {
            let position = scene(2).able(&[31]).cost(2, cost).hub(ANNA, Y, &[31]);
            let position = match origin {
                Origin::Center => position.center(&[2]),
                Origin::Hand => position.hand(ANNA, &[2]),
            };
            let mut table = position.ready();
            let effects = table.act(recruit(2, B).pays(pays).with(&[Y]));
            assert!(has!(effects, Effect::Recruited { abilities, .. } if *abilities == [card(31)]));
        }
    }
}

#[test]
fn se_a31_not_into_a_division_with_specialists() {
    let position = || scene(2).able(&[31]).cost(2, "GRV").center(&[2]).hub(ANNA, Y, &[31]);
    let empty = position().ready();
    assert!(empty.can(recruit(2, B).pays("RV").with(&[Y])));
    let table = position().hub(ANNA, B, &[1]).ready();
    // The discount takes the green icon off.
    assert_eq!(table.payments(2, B), ["RV".to_owned()].into());
    table.refuses("SE-A31", recruit(2, B).pays("V").with(&[Y]), &Refusal::WrongRecruit { ability: card(31) });
    // Its own division is never empty.
    let own = scene(2).able(&[31]).cost(26, "GRV").center(&[26]).hub(ANNA, Y, &[31]).ready();
    own.refuses("SE-A31", recruit(26, Y).pays("V").with(&[Y]), &Refusal::WrongRecruit { ability: card(31) });
}

#[test]
fn se_a31_not_when_covered() {
    let table = scene(2).able(&[31]).cost(2, "GR").center(&[2]).hub(ANNA, Y, &[31, 32]).ready();
    assert_eq!(table.payments(2, B), ["GR".to_owned()].into());
    let reason = Refusal::NoAbility { division: Y, top: Some(card(32)) };
    table.refuses("SE-17", recruit(2, B).pays("R").with(&[Y]), &reason);
}

#[test]
fn se_a31_and_7_together_pay_two_icons() {
    let table = scene(2)
        .able(&[7, 31])
        .cost(49, "RR")
        .hub(ANNA, B, &[7])
        .hub(ANNA, Y, &[31])
        .hand(ANNA, &[49])
        .tokens(ANNA, "")
        .ready();
    assert_eq!(table.payments(49, V), [String::new()].into());
    assert!(!table.can(recruit(49, V).with(&[B])) && !table.can(recruit(49, V).with(&[Y])));
    assert!(table.can(recruit(49, V).with(&[B, Y])));
}
