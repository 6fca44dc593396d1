//! The house content set against its frame in the rules page.

use std::collections::{BTreeMap, BTreeSet};

use super_motherload::content::{
    ArtifactEffect, Bonus, CardEntry, Content, Icon, Measure, Origin, Pack, Scope, Text,
};
use super_motherload::{Crew, Mineral, Side, Stack};

fn house() -> Pack {
    Content::house().expect("the house set is right").pack().clone()
}
fn count(rows: &[String], of: &str) -> usize {
    rows.iter().flat_map(|row| row.chars()).filter(|c| of.contains(*c)).count()
}
fn cards(pack: &Pack) -> impl Iterator<Item = (Crew, &CardEntry)> {
    pack.crews.iter().flat_map(|crew| crew.cards.iter().map(move |card| (crew.crew, card)))
}

#[test]
fn sm_3_artifact_spaces_are_3_3_4_5_on_both_sides() {
    for side in &house().sides {
        let wanted = [3, 3, 4, 5][usize::from(side.depth) - 1];
        assert_eq!(count(&side.things, "A"), wanted, "{}", side.id);
    }
}

#[test]
fn boards_are_8_by_8_with_24_to_30_minerals() {
    for side in &house().sides {
        for layer in [&side.terrain, &side.things] {
            assert!(layer.len() == 8 && layer.iter().all(|row| row.len() == 8), "{}", side.id);
        }
        let minerals = count(&side.things, "ipgerd");
        assert!((24..=30).contains(&minerals), "{}: {minerals} minerals", side.id);
        assert!((2..=4).contains(&count(&side.things, "B")), "{}: bomb spaces", side.id);
        assert!((2..=4).contains(&count(&side.things, "123")), "{}: draw spaces", side.id);
    }
}

#[test]
fn plates_and_rock_begin_at_depth_2() {
    for side in &house().sides {
        let rock = count(&side.terrain, "#");
        let plates = ["R", "U", "Y"].map(|colour| count(&side.terrain, colour));
        if side.depth == 1 {
            assert_eq!((rock, plates), (0, [0; 3]), "{}", side.id);
        } else {
            assert!((6..=12).contains(&rock), "{}: {rock} rock", side.id);
            assert!(plates.iter().all(|n| (2..=4).contains(n)), "{}: {plates:?} plates", side.id);
        }
    }
}

#[test]
fn deeper_boards_hold_dearer_minerals() {
    let pack = house();
    let values = [("i", 2), ("p", 3), ("g", 5), ("e", 8), ("r", 10), ("d", 12)];
    let mean = |depth: u8| {
        let sides = pack.sides.iter().filter(|side| side.depth == depth);
        let (mut sum, mut tokens) = (0, 0);
        for side in sides {
            for (kind, value) in values {
                sum += value * count(&side.things, kind);
                tokens += count(&side.things, kind);
            }
        }
        sum as f64 / tokens as f64
    };
    assert!(mean(1) < mean(2) && mean(2) < mean(3) && mean(3) < mean(4));
    for side in &pack.sides {
        let all = count(&side.things, "ipgerd");
        if side.depth == 1 {
            assert!(count(&side.things, "ip") * 2 > all, "{}: mostly iron and platinum", side.id);
        }
        if side.depth == 4 {
            assert!(count(&side.things, "erd") * 2 > all, "{}: mostly emerald, ruby, diamond", side.id);
        }
    }
}

#[test]
fn each_side_is_its_own() {
    let pack = house();
    let order: Vec<(u8, Side)> = pack.sides.iter().map(|side| (side.depth, side.side)).collect();
    let wanted: Vec<(u8, Side)> = (1..=4).flat_map(|depth| Side::ALL.map(|side| (depth, side))).collect();
    assert_eq!(order, wanted);
    let different: BTreeSet<_> = pack.sides.iter().map(|side| (&side.terrain, &side.things)).collect();
    assert_eq!(different.len(), 8);
}

#[test]
fn sm_1_points_rise_with_the_cost() {
    for (crew, card) in cards(&house()) {
        let fits = match card.origin {
            Origin::Starter { .. } => card.points == 0,
            Origin::Pilot { cost: 10, .. } => card.points == 1,
            Origin::Pilot { cost: 15, .. } => card.points == 2,
            Origin::Pilot { cost: 20, .. } => (3..=4).contains(&card.points),
            Origin::Pilot { .. } => (5..=6).contains(&card.points),
        };
        assert!(fits, "{} of {crew:?} has {} points", card.id, card.points);
    }
}

#[test]
fn sm_15_cards_show_one_to_three_icons_of_one_colour() {
    for (_, card) in cards(&house()) {
        assert!((1..=3).contains(&card.icons.len()), "{}", card.id);
        let colours: BTreeSet<usize> =
            card.icons.iter().filter(|icon| **icon != Icon::Wild).map(|icon| *icon as usize).collect();
        assert!(colours.len() <= 1, "{}", card.id);
        let (Origin::Starter { band } | Origin::Pilot { stack: band, .. }) = card.origin;
        let own = [Icon::Red, Icon::Blue, Icon::Yellow, Icon::Wild][band.index()];
        assert!(card.icons.contains(&own), "{} shows the icon of its band", card.id);
    }
}

#[test]
fn sm_1_starters_are_two_red_two_blue_two_yellow_one_wild() {
    for crew in &house().crews {
        let bands: Vec<Stack> = crew
            .cards
            .iter()
            .filter_map(|card| match card.origin {
                Origin::Starter { band } => Some(band),
                Origin::Pilot { .. } => None,
            })
            .collect();
        use Stack::{Blue, Red, Wild, Yellow};
        assert_eq!(bands, [Red, Red, Blue, Blue, Yellow, Yellow, Wild]);
        let starters = crew.cards.iter().filter(|card| matches!(card.origin, Origin::Starter { .. }));
        assert!(starters.clone().all(|card| card.icons.len() == 1 && card.points == 0));
        assert!(starters.into_iter().all(|card| card.purchase.is_empty()));
    }
}

#[test]
fn sm_18_patterns_are_on_red_cards_and_only_there() {
    for (_, card) in cards(&house()) {
        let (Origin::Starter { band } | Origin::Pilot { stack: band, .. }) = card.origin;
        assert_eq!(card.pattern.is_some(), band == Stack::Red, "{}", card.id);
        if let Some(pattern) = &card.pattern {
            assert!((2..=4).contains(&count(pattern, "#")), "{}", card.id);
        }
    }
}

#[test]
fn sm_38_bonuses_follow_the_rules_and_the_stacks_have_a_character() {
    let pack = house();
    let mut kinds: BTreeMap<(usize, &str), usize> = BTreeMap::new();
    for (_, card) in cards(&pack) {
        for bonus in &card.drill {
            assert!(!matches!(bonus, Bonus::Points { .. } | Bonus::Actions { .. }), "{}", card.id);
        }
        let Origin::Pilot { stack, .. } = card.origin else { continue };
        for bonus in card.purchase.iter().chain(&card.drill) {
            let kind = match bonus {
                Bonus::Draw { .. } => "draw",
                Bonus::Bombs { .. } => "bombs",
                Bonus::Minerals { .. } => "minerals",
                Bonus::Points { .. } => "points",
                Bonus::Actions { .. } => "actions",
            };
            *kinds.entry((stack.index(), kind)).or_default() += 1;
        }
    }
    let of = |stack: Stack, kind: &str| {
        kinds.iter().find(|((s, k), _)| *s == stack.index() && *k == kind).map_or(0, |(_, n)| *n)
    };
    for (stack, kind) in
        [(Stack::Red, "bombs"), (Stack::Blue, "draw"), (Stack::Yellow, "minerals"), (Stack::Wild, "actions")]
    {
        let most = Stack::ALL.into_iter().map(|stack| of(stack, kind)).max().unwrap_or(0);
        assert!(of(stack, kind) == most && most > 0, "{stack:?} stands for {kind}: {kinds:?}");
    }
}

#[test]
fn crews_differ() {
    let pack = house();
    let rules = |crew: usize| -> Vec<_> {
        let cards = pack.crews[crew].cards.iter();
        cards
            .map(|c| format!("{:?}{:?}{:?}{:?}{}", c.icons, c.pattern, c.purchase, c.drill, c.points))
            .collect()
    };
    for one in 0..4 {
        for other in 0..one {
            assert_ne!(rules(one), rules(other));
        }
    }
}

#[test]
fn sm_44_majors_are_three_of_each_stack_and_two_and_two_of_each_pair() {
    let pack = house();
    let mut needs: Vec<[u8; 4]> = pack.majors.iter().map(|major| major.needs.by_stack()).collect();
    needs.sort_unstable();
    let mut wanted = Vec::new();
    for one in 0..4 {
        wanted.push(std::array::from_fn(|stack| if stack == one { 3 } else { 0 }));
        for other in 0..one {
            wanted.push(std::array::from_fn(|stack| if stack == one || stack == other { 2 } else { 0 }));
        }
    }
    wanted.sort_unstable();
    assert_eq!(needs, wanted);
    assert!(pack.majors.iter().all(|major| (4..=6).contains(&major.points)));
}

#[test]
fn sm_45_minors_are_of_four_families() {
    let pack = house();
    let families: BTreeSet<String> = pack.minors.iter().map(|minor| format!("{:?}", minor.scope)).collect();
    assert_eq!(families.len(), 4);
    assert!(pack.minors.iter().all(|minor| (1..=3).contains(&minor.points)));
    let goals: BTreeSet<String> =
        pack.minors.iter().map(|minor| format!("{:?}{:?}", minor.scope, minor.needs)).collect();
    assert_eq!(goals.len(), 20, "all distinct");
    assert!(
        pack.minors
            .iter()
            .any(|m| m.scope == Scope::Cards && m.needs.iter().any(|n| n.measure == Measure::Money))
    );
}

#[test]
fn sm_41_six_tiles_have_points_and_ten_have_effects() {
    let pack = house();
    let points: Vec<u8> = pack
        .artifacts
        .iter()
        .filter_map(|tile| match tile.effect {
            ArtifactEffect::Points { count } => Some(count),
            _ => None,
        })
        .collect();
    assert_eq!(points.len(), 6);
    assert!(points.iter().all(|points| (1..=3).contains(points)));
    let has = |effect: ArtifactEffect| pack.artifacts.iter().any(|tile| tile.effect == effect);
    assert!(has(ArtifactEffect::Draw { count: 2 }) && has(ArtifactEffect::Actions { count: 1 }));
    assert!(has(ArtifactEffect::Bombs { count: 2 }) && has(ArtifactEffect::Copy));
    let minerals = |tile: &super_motherload::content::ArtifactEntry| matches!(tile.effect, ArtifactEffect::Minerals { mineral, .. } if Mineral::ALL.contains(&mineral));
    assert!(pack.artifacts.iter().any(minerals));
}

/// Every text of the pack with the place where it stands.
fn texts(pack: &Pack) -> Vec<(String, &Text)> {
    let mut all = vec![("pack".to_owned(), &pack.info.name)];
    for crew in &pack.crews {
        all.push((format!("crew {:?}", crew.crew), &crew.name));
        for card in &crew.cards {
            all.push((format!("card {}", card.id), &card.name));
            all.push((format!("flavour {}", card.id), &card.flavour));
        }
    }
    for side in &pack.sides {
        all.push((format!("side {}", side.id), &side.name));
        all.push((format!("idea {}", side.id), &side.idea));
    }
    for major in &pack.majors {
        all.push((format!("major {}", major.id), &major.name));
        all.push((format!("goal {}", major.id), &major.goal));
    }
    for minor in &pack.minors {
        all.push((format!("minor {}", minor.id), &minor.name));
        all.push((format!("goal {}", minor.id), &minor.goal));
    }
    for tile in &pack.artifacts {
        all.push((format!("tile {}", tile.id), &tile.name));
        all.push((format!("text {}", tile.id), &tile.text));
    }
    all
}

#[test]
fn every_text_stands_in_three_languages() {
    let pack = house();
    for (place, text) in texts(&pack) {
        for (language, words) in [("en", &text.en), ("es", &text.es), ("pl", &text.pl)] {
            assert!(!words.trim().is_empty(), "{place} has no {language}");
            assert_eq!(words.trim(), words, "{place} in {language}");
        }
    }
    let sentences = texts(&pack)
        .into_iter()
        .filter(|(place, _)| ["flavour", "idea", "goal", "text"].iter().any(|kind| place.starts_with(kind)));
    for (place, text) in sentences {
        assert!(text.en != text.es && text.en != text.pl && text.es != text.pl, "{place} is translated");
    }
}

#[test]
fn every_name_and_id_is_distinct() {
    let pack = house();
    for (language, pick) in [
        ("en", (|text: &Text| text.en.clone()) as fn(&Text) -> String),
        ("es", |text| text.es.clone()),
        ("pl", |text| text.pl.clone()),
    ] {
        let mut seen: BTreeMap<(String, String), String> = BTreeMap::new();
        for (place, text) in texts(&pack) {
            let kind = place.split(' ').next().unwrap_or("").to_owned();
            if kind == "text" {
                continue; // Tiles that do the same say the same.
            }
            let before = seen.insert((kind, pick(text)), place.clone());
            assert_eq!(before, None, "{place}: {:?} stands twice in {language}", pick(text));
        }
    }
    let mut ids: Vec<&str> = cards(&pack).map(|(_, card)| card.id.as_str()).collect();
    ids.extend(pack.sides.iter().map(|side| side.id.as_str()));
    ids.extend(pack.majors.iter().map(|major| major.id.as_str()));
    ids.extend(pack.minors.iter().map(|minor| minor.id.as_str()));
    ids.extend(pack.artifacts.iter().map(|tile| tile.id.as_str()));
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len());
    assert_eq!(ids.len(), 92 + 8 + 10 + 20 + 16);
}
