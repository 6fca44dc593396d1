//! The ten double cards (SE-A5 and its like): two skill icons and no ability.

use space_explorers::{Division, Refusal};

use crate::common::{ANNA, BORIS, Scene, card, house, letter, recruit, scene};

/// The skills that the house set gives to a double card.
fn house_skills(number: u8) -> [Division; 2] {
    let pack = house();
    let entry = &pack.pack().specialists[usize::from(number) - 1];
    assert!(entry.ability.is_none(), "{number} has no ability");
    entry.skills.clone().try_into().expect("two skill icons")
}

/// A position in which the double card has its own skills.
fn skilled(number: u8, skills: [Division; 2], cost: &str) -> Scene {
    scene(2).card(number, &skills.map(letter).iter().collect::<String>(), cost)
}

#[track_caller]
fn has_two_skills(number: u8) {
    let skills = house_skills(number);
    let own = Division::ALL[usize::from(number - 1) / 12];
    assert!(skills.contains(&own), "the own division's skill is among them (SE-2)");

    // It joins the divisions of its skills, and no others (SE-11).
    let free = skilled(number, skills, "BG").center(&[number]).ready();
    for division in Division::ALL {
        assert_eq!(
            free.can_recruit(number, division),
            skills.contains(&division),
            "{number} into {division}"
        );
        if !skills.contains(&division) {
            let reason = Refusal::NoSuchSkill { card: card(number), division };
            free.refuses("SE-11", recruit(number, division).pays("BG"), &reason);
        }
    }
    let offered = free.options().recruits;
    let divisions: Vec<Division> =
        offered.iter().filter(|option| option.card == card(number)).map(|option| option.division).collect();
    let expected: Vec<Division> = Division::ALL.into_iter().filter(|one| skills.contains(one)).collect();
    assert_eq!(divisions, expected, "each division that fits is offered once");

    for division in expected {
        // In a division it gives a discount for each icon in that colour, and for no other (SE-12).
        let fitting = skills.iter().filter(|&&skill| skill == division).count();
        let fellow = division.index() as u8 * 12 + 7;
        let position = |stack: &[u8]| {
            skilled(number, skills, "BGYR")
                .cost(fellow, "BGYR")
                .center(&[fellow])
                .hub(ANNA, division, stack)
                .ready()
        };
        let paid = "BGYR"[fitting..].to_owned();
        assert_eq!(position(&[number]).payments(fellow, division), [paid].into());
        // Covered as well.
        let deeper = "BGYR"[fitting + 1..].to_owned();
        assert_eq!(position(&[number, fellow + 1]).payments(fellow, division), [deeper].into());

        // Both skills count for projects, wherever it lies (SE-21).
        let needs: String = skills.map(letter).iter().collect();
        let mut table = skilled(number, skills, "BG").project(0, &needs, 5).center(&[number]).ready();
        table.act(recruit(number, division).pays("BG"));
        assert_eq!((table.to_act(), table.in_reach()), (Some(ANNA), vec![0]));
        table.complete(0);
        assert_eq!(table.points(ANNA), 5);
        let view = table.view();
        assert_eq!(view.seats[0].skills, skills.into_iter().collect());
        assert_eq!((view.seats[0].specialists, view.seats[0].active.len()), (1, 0));
        assert_eq!(table.to_act(), Some(BORIS));

        // It has no ability to help with.
        let other = Division::ALL[(division.index() + 1) % 5];
        let plain = other.index() as u8 * 12 + 7;
        let table = skilled(number, skills, "BG")
            .cost(plain, "BG")
            .center(&[plain])
            .hub(ANNA, division, &[number])
            .ready();
        let reason = Refusal::NoAbility { division, top: Some(card(number)) };
        table.refuses("SE-17", recruit(plain, other).pays("BG").with(&[division]), &reason);
        table.refuses("SE-17", recruit(plain, other).pays("BG").by(division), &reason);
    }
}

#[test]
fn se_a5_two_skill_icons() {
    has_two_skills(5);
}

#[test]
fn se_a6_two_skill_icons() {
    has_two_skills(6);
}

#[test]
fn se_a17_two_skill_icons() {
    has_two_skills(17);
}

#[test]
fn se_a18_two_skill_icons() {
    has_two_skills(18);
}

#[test]
fn se_a29_two_skill_icons() {
    has_two_skills(29);
}

#[test]
fn se_a30_two_skill_icons() {
    has_two_skills(30);
}

#[test]
fn se_a41_two_skill_icons() {
    has_two_skills(41);
}

#[test]
fn se_a42_two_skill_icons() {
    has_two_skills(42);
}

#[test]
fn se_a53_two_skill_icons() {
    has_two_skills(53);
}

#[test]
fn se_a54_two_skill_icons() {
    has_two_skills(54);
}
