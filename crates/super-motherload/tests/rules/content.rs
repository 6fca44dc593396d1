//! A pack with an error is refused with the file, the entry and what is wrong.

use super_motherload::content::{
    ArtifactEffect, Bonus, CardEntry, Content, FILES, Icon, Measure, Need, Origin, Pack, Scope, StackNeeds,
};
use super_motherload::{Mineral, Stack};
use testkit::packs::Packs;

use crate::common::plain;

/// The packs of this game.
const PACKS: Packs<Pack, Content> = Packs {
    game: "super-motherload",
    files: &FILES,
    right: plain,
    info: |pack| &mut pack.info,
    new: Content::new,
    read: |text| Content::read(text),
    from_folder: Content::from_folder,
    house: Content::house,
    pack: Content::pack,
    hash: Content::hash,
};

/// Makes one thing wrong in a plain pack, and says which file, entry and reason must be named.
#[track_caller]
fn wrong(file: &str, entry: &str, what: &str, edit: impl FnOnce(&mut Pack)) {
    PACKS.wrong(file, entry, what, edit);
}
/// The same for a card of the first crew.
#[track_caller]
fn card(at: usize, what: &str, edit: impl FnOnce(&mut CardEntry)) {
    let id = plain().crews[0].cards[at].id.clone();
    wrong("crews.json", &id, what, |pack| edit(&mut pack.crews[0].cards[at]));
}
/// The same for one side's layers.
#[track_caller]
fn side(at: usize, what: &str, terrain: &[&str], things: &[&str]) {
    let id = plain().sides[at].id.clone();
    wrong("boards.json", &id, what, |pack| {
        for (row, text) in terrain.iter().enumerate() {
            pack.sides[at].terrain[row] = (*text).to_owned();
        }
        for (row, text) in things.iter().enumerate() {
            pack.sides[at].things[row] = (*text).to_owned();
        }
    });
}

const BLUE_10: usize = 11;
const RED_10: usize = 7;

#[test]
fn the_plain_pack_and_the_house_set_are_right() {
    assert!(Content::new(plain()).is_ok());
    assert!(Content::house().is_ok());
}

#[test]
fn pack_json_is_checked() {
    PACKS.check_info();
}

#[test]
fn sm_1_crews_have_all_their_cards() {
    wrong("crews.json", "", "crews", |pack| drop(pack.crews.pop()));
    wrong("crews.json", "", "Green", |pack| pack.crews.swap(0, 1));
    wrong("crews.json", "", "23", |pack| drop(pack.crews[0].cards.pop()));
    card(RED_10, "$12", |card| card.origin = Origin::Pilot { stack: Stack::Red, cost: 12 });
    card(RED_10, "$15", |card| card.origin = Origin::Pilot { stack: Stack::Red, cost: 15 });
    card(RED_10, "Blue", |card| card.origin = Origin::Pilot { stack: Stack::Blue, cost: 10 });
    card(RED_10, "among the pilots", |card| card.origin = Origin::Starter { band: Stack::Red });
    card(0, "among the starters", |card| card.origin = Origin::Pilot { stack: Stack::Red, cost: 10 });
    card(0, "Wild", |card| card.origin = Origin::Starter { band: Stack::Wild });
}

#[test]
fn sm_15_icons_of_a_card_share_a_colour() {
    card(BLUE_10, "icon", |card| card.icons.clear());
    card(BLUE_10, "icon", |card| card.icons = vec![Icon::Blue; 5]);
    card(BLUE_10, "colour", |card| card.icons = vec![Icon::Blue, Icon::Red]);
    card(BLUE_10, "colour", |card| card.icons = vec![Icon::Yellow]);
}

#[test]
fn sm_18_patterns_are_on_red_cards_and_hang_together() {
    card(RED_10, "pattern", |card| card.pattern = None);
    card(0, "pattern", |card| card.pattern = None);
    card(BLUE_10, "pattern", |card| card.pattern = Some(vec!["##".into()]));
    for (rows, what) in [
        (vec![], "cells"),
        (vec!["#"], "cells"),
        (vec!["###", "##."], "cells"),
        (vec!["#.", ".#"], "edges"),
        (vec!["#.#"], "empty"),
        (vec!["##", ".."], "empty"),
        (vec!["##", "#"], "length"),
        (vec!["#x"], "neither"),
        (vec!["#...#"], "larger"),
    ] {
        let rows: Vec<String> = rows.into_iter().map(str::to_owned).collect();
        card(RED_10, what, |card| card.pattern = Some(rows));
    }
}

#[test]
fn sm_38_bonuses_are_checked() {
    card(BLUE_10, "drill bonus", |card| card.drill = vec![Bonus::Points { count: 1 }]);
    card(BLUE_10, "drill bonus", |card| card.drill = vec![Bonus::Actions { count: 1 }]);
    card(BLUE_10, "drill bonuses", |card| card.drill = vec![Bonus::Draw { count: 1 }; 3]);
    let iron = |count| Bonus::Minerals { mineral: Mineral::Iron, count };
    for bonus in [
        Bonus::Draw { count: 0 },
        Bonus::Draw { count: 6 },
        Bonus::Bombs { count: 0 },
        Bonus::Bombs { count: 5 },
        iron(0),
        iron(5),
        Bonus::Points { count: 0 },
        Bonus::Points { count: 10 },
        Bonus::Actions { count: 0 },
        Bonus::Actions { count: 3 },
    ] {
        card(BLUE_10, "a bonus of", |card| card.purchase = vec![bonus]);
    }
    card(BLUE_10, "purchase bonuses", |card| card.purchase = vec![iron(1); 4]);
    card(BLUE_10, "points", |card| card.points = 10);
}

#[test]
fn sm_1_starters_have_one_icon_no_points_and_no_bonus() {
    card(0, "bonus", |card| card.purchase = vec![Bonus::Draw { count: 1 }]);
    card(0, "bonus", |card| card.drill = vec![Bonus::Draw { count: 1 }]);
    card(0, "icons", |card| card.icons = vec![Icon::Red; 2]);
    card(0, "points", |card| card.points = 1);
    card(0, "icon", |card| card.icons = vec![Icon::Blue]);
}

#[test]
fn ids_and_texts_are_checked() {
    for id in ["Blue Ten", "", "blue--ten", "-blue", "niño"] {
        wrong("crews.json", id, "id", |pack| pack.crews[0].cards[BLUE_10].id = id.into());
    }
    let first = plain().crews[0].cards[0].id.clone();
    wrong("crews.json", &first, "twice", |pack| {
        pack.crews[2].cards[3].id = pack.crews[0].cards[0].id.clone()
    });
    card(BLUE_10, "pl", |card| card.name.pl = " ".into());
    card(BLUE_10, "en", |card| card.flavour.en.clear());
    card(BLUE_10, "es", |card| card.flavour.es.push(' '));
    let minor = plain().minors[3].id.clone();
    wrong("achievements.json", &minor, "es", |pack| pack.minors[3].goal.es.clear());
    let tile = plain().artifacts[3].id.clone();
    wrong("artifacts.json", &tile, "pl", |pack| pack.artifacts[3].text.pl.clear());
    let side = plain().sides[3].id.clone();
    wrong("boards.json", &side, "en", |pack| pack.sides[3].idea.en.clear());
}

#[test]
fn boards_are_8_by_8_of_known_signs() {
    wrong("boards.json", "", "sides", |pack| drop(pack.sides.pop()));
    let second = plain().sides[1].id.clone();
    wrong("boards.json", &second, "", |pack| pack.sides.swap(0, 1));
    let first = plain().sides[0].id.clone();
    wrong("boards.json", &first, "8", |pack| drop(pack.sides[0].terrain.pop()));
    wrong("boards.json", &first, "8", |pack| drop(pack.sides[0].things.pop()));
    side(0, "8", &["........."], &[]);
    side(0, "8", &[], &["......."]);
    side(0, "x", &["x......."], &[]);
    side(0, "x", &[], &["x......."]);
    side(0, "4", &[], &["4......."]);
}

#[test]
fn sm_3_artifacts_are_never_more_than_the_tiles() {
    // Depths 1 to 4 with 4 artifact spaces a side are 16; with one more on a side they are 17.
    let mut pack = plain();
    for side in &mut pack.sides {
        side.things[7] = "....AAAA".to_owned();
    }
    assert!(Content::new(pack.clone()).is_ok(), "16 are right");
    pack.sides[5].things[0] = "A.......".to_owned();
    let error = Content::new(pack).expect_err("17 on some path");
    assert!(error.file == "boards.json" && error.what.contains("16"), "{error:?}");
}

#[test]
fn sm_3_an_artifact_on_rock_is_refused() {
    side(4, "rock", &["#......."], &["A......."]);
}

#[test]
fn sm_3_an_artifact_that_drilling_cannot_reach_is_refused() {
    side(
        0,
        "reach",
        &["........", ".#......", "#.#.....", ".#......"],
        &["........", "........", ".A......"],
    );
    side(2, "reach", &["########"], &[]);
    // Plates are no hindrance: they open one by one.
    let mut pack = plain();
    pack.sides[2].terrain[0] = "RUYRUYRU".to_owned();
    assert!(Content::new(pack).is_ok());
}

#[test]
fn sm_3_an_artifact_must_be_in_reach_when_the_board_above_is_gone() {
    // A wall parts depth 2. Its artifact lies on the left; the way to that of depth 3 is on the right,
    // and only depth 1, which has left the game by then, leads around the wall.
    let third = plain().sides[4].id.clone();
    let parted = |pack: &mut Pack| {
        pack.sides[2].terrain = vec!["...#....".to_owned(); 8];
        pack.sides[2].things[7] = "A.......".to_owned();
        pack.sides[4].terrain[0] = "####....".to_owned();
    };
    wrong("boards.json", &third, "reach", parted);
    let mut open = plain();
    parted(&mut open);
    open.sides[2].things[0] = ".......A".to_owned();
    assert!(Content::new(open).is_ok(), "with an artifact on the right somebody has dug there");
}

#[test]
fn sm_50_a_side_without_an_artifact_space_is_refused() {
    side(6, "artifact", &[], &["", "", "", "", "", "", "", ""].map(|_| "........"));
}

#[test]
fn sm_44_majors_are_checked() {
    wrong("achievements.json", "", "major", |pack| drop(pack.majors.pop()));
    let first = plain().majors[0].id.clone();
    let none = StackNeeds { red: 0, blue: 0, yellow: 0, wild: 0 };
    wrong("achievements.json", &first, "nothing", |pack| pack.majors[0].needs = none);
    wrong("achievements.json", &first, "4 pilots", |pack| {
        pack.majors[0].needs = StackNeeds { red: 5, ..none }
    });
    wrong("achievements.json", &first, "points", |pack| pack.majors[0].points = 3);
    wrong("achievements.json", &first, "points", |pack| pack.majors[0].points = 7);
}

#[test]
fn sm_47_minors_are_checked() {
    wrong("achievements.json", "", "minor", |pack| drop(pack.minors.pop()));
    let first = plain().minors[0].id.clone();
    let minor = |what: &str, edit: &dyn Fn(&mut super_motherload::content::MinorEntry)| {
        wrong("achievements.json", &first, what, |pack| edit(&mut pack.minors[0]));
    };
    minor("points", &|minor| minor.points = 0);
    minor("points", &|minor| minor.points = 4);
    minor("needs", &|minor| minor.needs.clear());
    minor("needs", &|minor| minor.needs = vec![minor.needs[0]; 4]);
    minor("at_least", &|minor| minor.needs[0].at_least = 0);
    minor("at_least", &|minor| minor.needs[0].at_least = 100);
    for (scope, measure) in [
        (Scope::Cards, Measure::Spaces),
        (Scope::Cards, Measure::BombsHeld),
        (Scope::Action, Measure::BombsUsed),
        (Scope::Action, Measure::HandCards),
        (Scope::Turn, Measure::PilotsOwned),
        (Scope::Turn, Measure::StacksLoaded),
        (Scope::State, Measure::Money),
        (Scope::State, Measure::CardsDrawn),
        (Scope::State, Measure::PilotsBought),
    ] {
        minor("cannot be counted", &|minor| {
            minor.scope = scope;
            minor.needs = vec![Need { measure, at_least: 1 }];
        });
    }
}

#[test]
fn sm_40_artifacts_are_checked() {
    wrong("artifacts.json", "", "16", |pack| drop(pack.artifacts.pop()));
    let first = plain().artifacts[0].id.clone();
    for effect in [
        ArtifactEffect::Points { count: 0 },
        ArtifactEffect::Points { count: 10 },
        ArtifactEffect::Draw { count: 0 },
        ArtifactEffect::Draw { count: 6 },
        ArtifactEffect::Actions { count: 3 },
        ArtifactEffect::Bombs { count: 5 },
        ArtifactEffect::Minerals { mineral: Mineral::Iron, count: 0 },
        ArtifactEffect::Minerals { mineral: Mineral::Iron, count: 5 },
    ] {
        wrong("artifacts.json", &first, "", |pack| pack.artifacts[0].effect = effect);
    }
}

#[test]
fn files_that_are_no_pack_are_refused_with_their_name() {
    PACKS.check_files(&[
        ("pack.json", "{", ""),
        ("crews.json", "\"flavour\"", "\"flavor\""),
        ("boards.json", "\"terrain\"", "\"ground\""),
        ("achievements.json", "\"en\"", "\"de\""),
        ("artifacts.json", "\"kind\":\"points\"", "\"kind\":\"luck\""),
        ("crews.json", "\"points\":0", "\"points\":\"none\""),
        ("boards.json", "\"depth\":1", "\"depth\":-1"),
    ]);
}

#[test]
fn a_pack_in_a_folder_reads_like_the_built_in_one_and_one_without_files_is_refused() {
    PACKS.check_folders();
}

#[test]
fn the_schemas_accept_the_house_set_and_refuse_what_the_program_refuses() {
    PACKS.check_schemas(&[
        ("\"en\"", "\"de\""),
        ("\"id\":\"", "\"id\":\"A "),
        ("\"name\"", "\"title\""),
        ("\"flavour\"", "\"flavor\""),
        ("\"icons\":[", "\"icons\":[\"luck\","),
        ("\"pattern\":[", "\"pattern\":[\"x\","),
        ("\"crew\":\"green\"", "\"crew\":\"pink\""),
        ("\"origin\":{", "\"origin\":{\"luck\":1,"),
        ("\"cost\":10", "\"cost\":12"),
        ("\"points\":", "\"points\":\"\",\"was\":"),
        ("\"depth\":1", "\"depth\":2"),
        ("\"terrain\":[\".", "\"terrain\":[\"x"),
        ("\"things\":[\".", "\"things\":[\"4"),
        ("\"at_least\":", "\"at_least\":0,\"was\":"),
        ("\"measure\":{\"kind\":\"", "\"measure\":{\"kind\":\"luck-"),
        ("\"kind\":\"points\"", "\"kind\":\"luck\""),
        ("\"es\":\"", "\"es\":\" "),
        ("\"game\":\"", "\"game\":\"not-"),
    ]);
}

#[test]
fn the_fingerprint_follows_the_rules_and_not_the_texts() {
    let with = |edit: fn(&mut Pack)| PACKS.hash(edit);
    let base = with(|_| ());
    assert!(with(|pack| pack.crews[0].name.en.push('!')) == base);
    assert!(with(|pack| pack.crews[0].cards[BLUE_10].points = 2) != base);
    assert!(with(|pack| pack.sides[0].things[0] = "i.......".to_owned()) != base);
    assert!(with(|pack| pack.minors[0].needs[0].at_least += 1) != base);
    assert!(with(|pack| pack.artifacts[0].effect = ArtifactEffect::Copy) != base);
}
