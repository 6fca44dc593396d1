//! Content: a pack with an error is refused with the file, the entry and what is wrong; the house set keeps to
//! its frame in the rules page.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use space_explorers::{
    Ability, Content, Counts, Division, FILES, Nation, Pack, ProjectEntry, SpecialistEntry, Text,
};
use testkit::packs::Packs;

fn house() -> Pack {
    Content::house().expect("the house set is right").pack().clone()
}

/// The packs of this game.
const PACKS: Packs<Pack, Content> = Packs {
    game: "space-explorers",
    files: &FILES,
    right: house,
    info: |pack| &mut pack.info,
    new: Content::new,
    read: |text| Content::read(text),
    from_folder: Content::from_folder,
    house: Content::house,
    pack: Content::pack,
    hash: Content::hash,
};

/// Makes one thing wrong in the house set, and says which file, entry and reason must be named.
#[track_caller]
fn wrong(file: &str, entry: &str, what: &str, edit: impl FnOnce(&mut Pack)) {
    PACKS.wrong(file, entry, what, edit);
}

/// The same for one specialist.
#[track_caller]
fn specialist(number: u8, what: &str, edit: impl FnOnce(&mut SpecialistEntry)) {
    let place = usize::from(number) - 1;
    wrong("specialists.json", &number.to_string(), what, |pack| edit(&mut pack.specialists[place]));
}

/// The same for one project.
#[track_caller]
fn project(place: usize, what: &str, edit: impl FnOnce(&mut ProjectEntry)) {
    let id = house().tiles[place / 2].sides[place % 2].id.clone();
    wrong("projects.json", &id, what, |pack| edit(&mut pack.tiles[place / 2].sides[place % 2]));
}

/// The same for the ability of a specialist with one skill and no points.
#[track_caller]
fn ability(what: &str, ability: Value) {
    specialist(11, what, |entry| entry.ability = Some(serde_json::from_value(ability).unwrap()));
}

#[test]
fn pack_json_is_checked() {
    PACKS.check_info();
}

#[test]
fn se_2_a_pack_has_60_specialists_in_the_order_of_their_numbers() {
    wrong("specialists.json", "", "60", |pack| drop(pack.specialists.pop()));
    wrong("specialists.json", "", "60", |pack| {
        let one_more = pack.specialists[0].clone();
        pack.specialists.push(one_more);
    });
    wrong("specialists.json", "8", "7 is due", |pack| pack.specialists[6].number = 8);
    specialist(12, "engineering", |entry| entry.division = Division::Testing);
    specialist(13, "testing", |entry| entry.division = Division::Engineering);
    let mut swapped = house();
    swapped.specialists.swap(0, 1);
    assert_eq!(Content::new(swapped).err().map(|error| error.file), Some("specialists.json"));
}

#[test]
fn se_2_a_card_shows_what_the_rules_allow() {
    specialist(1, "skills", |entry| entry.skills.clear());
    specialist(5, "skills", |entry| entry.skills.push(Division::Engineering));
    specialist(1, "own division", |entry| entry.skills = vec![Division::Science]);
    specialist(1, "cost", |entry| entry.cost.truncate(1));
    specialist(1, "cost", |entry| entry.cost = vec![Division::Science; 7]);
    specialist(1, "points", |entry| entry.points = 10);
    specialist(5, "ability", |entry| {
        let other = house().specialists[0].clone();
        (entry.ability, entry.text) = (other.ability, other.text);
    });
    wrong("specialists.json", "", "two skills", |pack| pack.specialists[4].skills.truncate(1));
    wrong("specialists.json", "", "two skills", |pack| {
        let entry = &mut pack.specialists[0];
        (entry.ability, entry.text) = (None, None);
        entry.skills.push(Division::Science);
    });
}

#[test]
fn se_17_an_ability_has_its_text_and_lawful_figures() {
    specialist(1, "text", |entry| entry.text = None);
    specialist(1, "text", |entry| entry.ability = None);
    specialist(1, "text.pl", |entry| entry.text.as_mut().unwrap().pl.clear());
    ability("tokens", json!({"kind": "recruit-free", "tokens": 6}));
    ability("count", json!({"kind": "take", "count": 0}));
    ability("count", json!({"kind": "take", "count": 4}));
    ability("cards", json!({"kind": "look", "cards": 0}));
    ability("cards", json!({"kind": "look", "cards": 61}));
    ability("icons", json!({"kind": "returned-icons", "icons": 2}));
    ability("icons", json!({"kind": "more-discount", "icons": 0}));
    ability("tokens", json!({"kind": "project-skill", "tokens": 6}));
    ability("tokens", json!({"kind": "project-need", "tokens": 6}));
    ability("points", json!({"kind": "score", "points": 0, "each": "project"}));
    ability("each", json!({"kind": "score", "points": 1, "each": {"specialists": 0}}));
    ability("each", json!({"kind": "score", "points": 1, "each": {"divisions": 13}}));
    ability("cost", json!({"kind": "draw", "when": {"cost": {"least": 5, "most": 4}}}));
    ability("cost", json!({"kind": "draw", "when": {"cost": {"least": 7}}}));
    ability("divisions", json!({"kind": "draw", "when": {"divisions": []}}));
    ability("skills", json!({"kind": "draw", "when": {"skills": 3}}));
    specialist(11, "asterisk", |entry| entry.points = 1);
}

#[test]
fn se_3_a_pack_has_ten_tiles_with_lawful_projects() {
    wrong("projects.json", "", "tiles", |pack| drop(pack.tiles.pop()));
    project(0, "points", |entry| entry.points = 0);
    project(1, "points", |entry| entry.points = 21);
    project(2, "skills", |entry| entry.needs = serde_json::from_value(json!({"testing": 1})).unwrap());
    project(2, "skills", |entry| entry.needs = serde_json::from_value(json!({"testing": 13})).unwrap());
    project(3, "year", |entry| entry.year = 1812);
    project(4, "note.en", |entry| entry.note.en.clear());
    let first = house().tiles[0].id.clone();
    wrong("projects.json", &first, "twice", |pack| pack.tiles[4].id = pack.tiles[0].id.clone());
    let side = house().tiles[0].sides[0].id.clone();
    wrong("projects.json", &side, "twice", |pack| {
        pack.tiles[7].sides[1].id = pack.tiles[0].sides[0].id.clone()
    });
    wrong("projects.json", "Sputnik", "small letters", |pack| pack.tiles[0].sides[0].id = "Sputnik".into());
}

#[test]
fn names_and_texts_are_checked() {
    specialist(3, "role.es", |entry| entry.role.es.clear());
    specialist(3, "role.pl", |entry| entry.role.pl.push(' '));
    specialist(3, "name", |entry| entry.name.clear());
    specialist(3, "name", |entry| entry.name = "A name that is much too long for a card".into());
    specialist(3, "name", |entry| entry.name.insert(0, ' '));
    project(5, "name.en", |entry| entry.name.en.clear());
}

#[test]
fn files_that_are_no_pack_are_refused_with_their_name() {
    PACKS.check_files(&[
        ("pack.json", "{", ""),
        ("specialists.json", "\"skills\"", "\"skill\""),
        ("specialists.json", "\"engineering\"", "\"engineers\""),
        ("specialists.json", "\"points\":", "\"points\":-"),
        ("specialists.json", "\"kind\":\"icons\"", "\"kind\":\"images\""),
        ("specialists.json", "\"number\":1,", "\"number\":1,\"colour\":\"blue\","),
        ("projects.json", "\"soviet\"", "\"french\""),
        ("projects.json", "\"en\"", "\"de\""),
        ("projects.json", "\"needs\":{", "\"needs\":{\"luck\":1,"),
    ]);
}

#[test]
fn a_pack_in_a_folder_reads_like_the_built_in_one_and_one_without_files_is_refused() {
    PACKS.check_folders();
}

#[test]
fn the_fingerprint_follows_the_rules_and_not_the_texts() {
    let with = |edit: fn(&mut Pack)| PACKS.hash(edit);
    let base = with(|_| ());
    assert!(with(|pack| pack.specialists[0].name.push('!')) == base);
    assert!(with(|pack| pack.specialists[0].role.en.push('!')) == base);
    assert!(with(|pack| pack.specialists[0].text.as_mut().unwrap().en.push('!')) == base);
    assert!(with(|pack| pack.tiles[0].sides[0].note.en.push('!')) == base);
    assert!(with(|pack| pack.specialists[0].points += 1) != base);
    let turn = |pack: &mut Pack| pack.specialists.iter_mut().for_each(|entry| entry.cost.reverse());
    assert!(with(turn) != base, "a column has an order");
    assert!(with(|pack| pack.specialists[6].ability = pack.specialists[7].ability) != base);
    assert!(with(|pack| pack.tiles[0].sides[0].points += 1) != base);
    assert!(with(|pack| pack.tiles[0].sides[0].needs.testing += 1) != base);
    assert!(with(|pack| pack.tiles.swap(0, 1)) != base, "a project's id is its place");
}

#[test]
fn the_schemas_accept_the_house_set_and_refuse_what_the_program_refuses() {
    PACKS.check_schemas(&[
        ("\"en\"", "\"de\""),
        ("\"id\":\"", "\"id\":\"A "),
        ("\"name\"", "\"title\""),
        ("\"skills\":[", "\"skills\":[\"luck\","),
        ("\"cost\":[", "\"cost\":[\"luck\","),
        ("\"points\":", "\"points\":\"\",\"was\":"),
        ("\"kind\":\"icons\"", "\"kind\":\"images\""),
        ("\"kind\":\"look\"", "\"kind\":\"look\",\"luck\":1"),
        ("\"each\":{\"skill\":", "\"each\":{\"luck\":"),
        ("\"from\":\"hand\"", "\"from\":\"deck\""),
        ("\"nation\":\"soviet\"", "\"nation\":\"french\""),
        ("\"year\":1957", "\"year\":57"),
        ("\"es\":\"", "\"es\":\" "),
        ("\"game\":\"", "\"game\":\"super-"),
    ]);
}

// The house set against its frame in the rules page.

#[test]
fn se_2_the_house_set_has_12_specialists_a_division_and_ten_doubles() {
    let pack = house();
    for division in Division::ALL {
        assert_eq!(pack.specialists.iter().filter(|entry| entry.division == division).count(), 12);
    }
    let doubles = pack.specialists.iter().filter(|entry| entry.skills.len() == 2).map(|entry| entry.number);
    assert_eq!(doubles.collect::<Vec<u8>>(), [5, 6, 17, 18, 29, 30, 41, 42, 53, 54]);
    for entry in &pack.specialists {
        assert_eq!(entry.ability.is_none(), entry.skills.len() == 2, "{}: all others have one", entry.number);
        assert!(entry.skills.contains(&entry.division));
    }
}

#[test]
fn se_2_house_cards_differ_in_what_they_show() {
    let pack = house();
    let shows: BTreeSet<String> = pack
        .specialists
        .iter()
        .map(|entry| format!("{:?} {:?} {:?} {}", entry.skills, entry.cost, entry.ability, entry.points))
        .collect();
    assert_eq!(shows.len(), 60);
    let costs: BTreeSet<&Vec<Division>> = pack.specialists.iter().map(|entry| &entry.cost).collect();
    assert!(costs.len() >= 50, "{} costs", costs.len());
    let names: BTreeSet<&String> = pack.specialists.iter().map(|entry| &entry.name).collect();
    assert_eq!(names.len(), 60);
}

#[test]
fn se_2_house_costs_are_near_four_and_lean_to_other_colours() {
    let pack = house();
    let icons: usize = pack.specialists.iter().map(|entry| entry.cost.len()).sum();
    let average = icons as f64 / 60.0;
    assert!((3.5..=4.5).contains(&average), "{average}");
    for size in 2..=6 {
        assert!(pack.specialists.iter().any(|entry| entry.cost.len() == size), "a cost of {size}");
    }
    let own: usize = pack
        .specialists
        .iter()
        .map(|entry| entry.cost.iter().filter(|icon| **icon == entry.division).count())
        .sum();
    assert!(own * 5 < icons, "{own} of {icons} icons are of the own colour, less than an even share");
    // Each colour is wanted about as often as the others.
    let wanted: Counts = pack.specialists.iter().flat_map(|entry| entry.cost.clone()).collect();
    for (division, count) in wanted.iter() {
        let share = f64::from(count) / icons as f64;
        assert!((0.15..=0.25).contains(&share), "{division}: {share}");
    }
}

#[test]
fn se_24_house_points_rise_with_the_cost_and_asterisks_have_none() {
    let pack = house();
    let mut by_cost: BTreeMap<usize, Vec<u8>> = BTreeMap::new();
    for entry in &pack.specialists {
        if matches!(entry.ability, Some(Ability::Score { .. })) {
            assert_eq!(entry.points, 0, "{}", entry.number);
        } else {
            by_cost.entry(entry.cost.len()).or_default().push(entry.points);
        }
    }
    let mean =
        |points: &[u8]| points.iter().map(|points| f64::from(*points)).sum::<f64>() / points.len() as f64;
    let means: Vec<f64> = by_cost.values().map(|points| mean(points)).collect();
    assert_eq!(means.len(), 5);
    assert!(means.windows(2).all(|pair| pair[0] < pair[1]), "{means:?}");
    assert!(by_cost[&2].iter().all(|points| *points <= 1), "{by_cost:?}");
    assert!(by_cost[&6].iter().all(|points| (5..=6).contains(points)), "{by_cost:?}");
}

#[test]
fn se_3_the_house_projects_are_ten_american_and_ten_soviet_craft() {
    let pack = house();
    let sides: Vec<&ProjectEntry> = pack.tiles.iter().flat_map(|tile| &tile.sides).collect();
    assert_eq!((pack.tiles.len(), sides.len()), (10, 20));
    for nation in [Nation::American, Nation::Soviet] {
        assert_eq!(sides.iter().filter(|side| side.nation == nation).count(), 10, "{nation:?}");
    }
    let mut needs = BTreeSet::new();
    for side in &sides {
        let wanted = side.needs.counts();
        assert!((5..=8).contains(&wanted.total()), "{}: {wanted:?}", side.id);
        assert!((2..=3).contains(&wanted.iter().count()), "{}: {wanted:?}", side.id);
        assert!((6..=12).contains(&side.points), "{}: {}", side.id, side.points);
        needs.insert(wanted.0);
    }
    assert_eq!(needs.len(), 20, "no two need the same");
}

#[test]
fn se_3_sputnik_1_needs_two_blue_and_three_violet() {
    let pack = house();
    let sputnik = pack.tiles.iter().flat_map(|tile| &tile.sides).find(|side| side.name.en == "Sputnik 1");
    let sputnik = sputnik.expect("it is among the projects");
    assert_eq!((sputnik.needs.counts().0, sputnik.year), ([2, 0, 0, 0, 3], 1957));
    assert_eq!(sputnik.nation, Nation::Soviet);
}

#[test]
fn every_house_name_is_distinct_and_every_text_translated() {
    let pack = house();
    let sides = || pack.tiles.iter().flat_map(|tile| &tile.sides);
    let languages =
        [("en", (|text| &text.en) as fn(&Text) -> &String), ("es", |text| &text.es), ("pl", |text| &text.pl)];
    for (language, pick) in languages {
        let crafts: BTreeSet<&String> = sides().map(|side| pick(&side.name)).collect();
        assert_eq!(crafts.len(), 20, "{language}");
        let roles: BTreeSet<&String> = pack.specialists.iter().map(|entry| pick(&entry.role)).collect();
        assert_eq!(roles.len(), 60, "{language}");
    }
    let roles = pack.specialists.iter().map(|entry| &entry.role);
    let texts = pack.specialists.iter().filter_map(|entry| entry.text.as_ref());
    let (mut same, mut all) = (Vec::new(), 0);
    for text in texts.chain(sides().map(|side| &side.note)) {
        assert!(text.en != text.es && text.en != text.pl && text.es != text.pl, "{text:?} is translated");
    }
    for text in roles {
        all += 1;
        if text.en == text.es || text.en == text.pl || text.es == text.pl {
            same.push(text.en.clone());
        }
    }
    // Some words, like Director, have one form in two languages.
    assert!(same.len() <= 8 && all == 60, "{same:?}");
}
