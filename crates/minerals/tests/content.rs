//! Content: a pack with an error is refused with the file, the entry and what is wrong; the house set
//! keeps to its frame in the rules page.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

use std::collections::BTreeSet;

use minerals::content::{CardEntry, Content, FILES, Needs, Pack, Text};
use minerals::{CARDS, CardId, Mineral, Minerals, TILES, Tool};
use testkit::packs::Packs;

fn house() -> Pack {
    Content::house().expect("the house set is right").pack().clone()
}

/// The packs of this game.
const PACKS: Packs<Pack, Content> = Packs {
    game: "minerals",
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

/// The same for one card.
#[track_caller]
fn card(at: usize, what: &str, edit: impl FnOnce(&mut CardEntry)) {
    let id = house().cards[at].id.clone();
    wrong("cards.json", &id, what, |pack| edit(&mut pack.cards[at]));
}

/// The first ♦ card, and the first ♦♦ cards without and with orpiment.
fn examples() -> [usize; 3] {
    let cards = house().cards;
    let find = |class: u8, orpiment: u8| {
        cards.iter().position(|card| card.class == class && card.needs.orpiment == orpiment).unwrap()
    };
    [find(1, 0), find(2, 0), find(2, 1)]
}

#[test]
fn pack_json_is_checked() {
    PACKS.check_info();
}

#[test]
fn mn_2_a_pack_has_24_cards_of_two_classes() {
    wrong("cards.json", "", "23 cards", |pack| drop(pack.cards.pop()));
    wrong("cards.json", "", "25 cards", |pack| {
        let mut one_more = pack.cards[0].clone();
        one_more.id = "one-more".into();
        pack.cards.push(one_more);
    });
    card(0, "class is 0", |card| card.class = 0);
    card(0, "class is 3", |card| card.class = 3);
}

#[test]
fn mn_5_a_pack_has_a_row_of_class_1_cards() {
    let with = |single: usize| {
        let mut pack = house();
        for card in pack.cards.iter_mut().filter(|card| card.class == 1).skip(single) {
            card.class = 2;
        }
        Content::new(pack)
    };
    assert!(with(4).is_ok());
    let error = with(3).unwrap_err();
    assert!(error.file == "cards.json" && error.what.contains("only 3 cards"), "{error:?}");
}

#[test]
fn mn_30_a_card_shows_what_the_box_holds() {
    let [single, double, _] = examples();
    card(single, "no mineral", |card| card.needs = Needs::default());
    card(single, "54 of wollastonite", |card| card.needs.wollastonite = 54);
    card(single, "31 of kyanite", |card| card.needs.kyanite = 31);
    card(single, "21 of tourmaline", |card| card.needs.tourmaline = 21);
    card(double, "11 of anthracite", |card| card.needs.anthracite = 11);
    card(double, "6 of orpiment", |card| card.needs.orpiment = 6);
    card(single, "points is 0", |card| card.points = 0);
    card(single, "points is 100", |card| card.points = 100);
}

#[test]
fn mn_31_a_lower_value_stands_where_it_can_be_used() {
    let [single, double, golden] = examples();
    card(golden, "lower value", |card| card.lower = None);
    card(double, "lower value", |card| card.lower = Some(1));
    card(single, "lower value", |card| card.lower = Some(1));
    // A ♦ card with orpiment cannot be taken without it.
    card(single, "lower value", |card| {
        card.needs.orpiment = 1;
        card.lower = Some(1);
    });
    card(golden, "is 0", |card| card.lower = Some(0));
    card(golden, "the lower value is", |card| card.lower = Some(card.points));
    card(golden, "nothing but orpiment", |card| card.needs = Needs { orpiment: 1, ..Needs::default() });
}

#[test]
fn mn_2_a_pack_names_the_ten_tools() {
    wrong("tools.json", "", "9 tools", |pack| drop(pack.tools.pop()));
    wrong("tools.json", "", "Shovel stands where Hammer is due", |pack| pack.tools.swap(0, 1));
    wrong("tools.json", "glass", "text.pl", |pack| pack.tools[6].text.pl.clear());
    wrong("tools.json", "sack", "name.en", |pack| pack.tools[3].name.en = " ".into());
    let content = Content::house().unwrap();
    for tool in Tool::ALL {
        assert_eq!(content.tool(tool).id, tool);
    }
}

#[test]
fn ids_and_texts_are_checked() {
    for id in ["White Silk", "", "white--silk", "-silk", "cajón"] {
        wrong("cards.json", id, "id", |pack| pack.cards[3].id = id.into());
    }
    let first = house().cards[0].id.clone();
    wrong("cards.json", &first, "twice", |pack| pack.cards[7].id = pack.cards[0].id.clone());
    card(3, "name.pl is empty", |card| card.name.pl = " ".into());
    card(3, "name.es has blanks", |card| card.name.es.push(' '));
}

#[test]
fn files_that_are_no_pack_are_refused_with_their_name() {
    PACKS.check_files(&[
        ("pack.json", "{", ""),
        ("cards.json", "\"needs\"", "\"wants\""),
        ("cards.json", "\"kyanite\"", "\"cyanite\""),
        ("cards.json", "\"points\":", "\"points\":-"),
        ("cards.json", "\"class\":1", "\"class\":\"one\""),
        ("tools.json", "\"hammer\"", "\"mallet\""),
        ("tools.json", "\"en\"", "\"de\""),
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
    assert!(with(|pack| pack.cards[0].name.en.push('!')) == base);
    assert!(with(|pack| pack.tools[0].text.en.push('!')) == base);
    assert!(with(|pack| pack.cards[0].points += 1) != base);
    assert!(with(|pack| pack.cards[0].needs.wollastonite += 1) != base);
    assert!(with(|pack| pack.cards[0].class = 2) != base);
    assert!(with(|pack| *pack.cards[23].lower.as_mut().unwrap() -= 1) != base);
    assert!(with(|pack| pack.cards.swap(0, 1)) != base, "a card's id is its place");
}

#[test]
fn the_schemas_accept_the_house_set_and_refuse_what_the_program_refuses() {
    PACKS.check_schemas(&[
        ("\"en\"", "\"de\""),
        ("\"id\":\"", "\"id\":\"A "),
        ("\"name\"", "\"title\""),
        ("\"class\":1", "\"class\":3"),
        ("\"points\":", "\"points\":\"\",\"was\":"),
        ("\"wollastonite\":", "\"wollastonite\":9"),
        ("\"es\":\"", "\"es\":\" "),
        ("\"game\":\"", "\"game\":\"super-"),
    ]);
}

// The house set against its frame in the rules page.

fn raw(needs: Minerals) -> f64 {
    f64::from(needs.value())
}

/// Whether points lie between two multiples of a value, half a point off by rounding at most.
fn within(points: u8, value: f64, least: f64, most: f64) -> bool {
    (least * value - 0.5..=most * value + 0.5).contains(&f64::from(points))
}

#[test]
fn mn_2_the_house_set_has_12_cards_of_each_class() {
    let content = Content::house().unwrap();
    assert_eq!(content.cards().len(), CARDS);
    for (class, sizes) in [(1, 3..=5), (2, 5..=8)] {
        let cards = || content.cards().iter().filter(move |card| card.class == class);
        assert_eq!(cards().count(), 12, "class {class}");
        for card in cards() {
            assert!(sizes.contains(&card.needs.count()), "{card:?}");
        }
        for size in sizes {
            let of_size = cards().filter(|card| card.needs.count() == size).count();
            assert!(of_size >= 2, "{of_size} cards of class {class} show {size} minerals");
        }
    }
}

#[test]
fn mn_2_the_known_card_is_in_the_house_set() {
    let content = Content::house().unwrap();
    let known = |card: &&minerals::content::CardRules| card.needs == Minerals([1, 2, 2, 1, 0]);
    let card = content.cards().iter().find(known).expect("1 + 2 + 2 + 1");
    assert_eq!((card.points, card.lower), (21, None));
    let first = content.card(CardId(0));
    assert_eq!(first, &content.cards()[0]);
}

#[test]
fn mn_31_six_house_cards_show_one_orpiment() {
    let content = Content::house().unwrap();
    let golden: Vec<_> = content.cards().iter().filter(|card| card.needs[Mineral::Orpiment] > 0).collect();
    assert_eq!(golden.len(), 6);
    for card in golden {
        assert_eq!((card.class, card.needs[Mineral::Orpiment]), (2, 1), "{card:?}");
        let without = raw(card.needs.minus(Minerals::one(Mineral::Orpiment)));
        let lower = card.lower.expect("it has a lower value");
        assert!(within(lower, without, 1.3, 1.4), "{card:?}: {without} without the orpiment");
    }
}

#[test]
fn mn_61_house_points_are_1_3_to_1_5_times_the_value() {
    for card in Content::house().unwrap().cards() {
        assert!(within(card.points, raw(card.needs), 1.3, 1.5), "{card:?}: {} raw", card.needs.value());
        // The documented rule: 1.3 for three minerals and 0.04 more for each further one, halves down.
        let due = raw(card.needs) * (1.3 + 0.04 * (f64::from(card.needs.count()) - 3.0));
        assert_eq!(f64::from(card.points), (due - 0.5 - 1e-9).ceil(), "{card:?}");
    }
}

#[test]
fn mn_1_house_demand_is_in_proportion_to_the_tiles() {
    let content = Content::house().unwrap();
    let demand = content.cards().iter().fold(Minerals::NONE, |sum, card| sum.plus(card.needs));
    let all = f64::from(demand.count());
    for ((mineral, wanted), tiles) in demand.iter().zip(TILES.0) {
        let share = all * f64::from(tiles) / f64::from(TILES.count());
        let off = (f64::from(wanted) - share).abs();
        assert!(off <= (share / 7.0).max(1.0), "{mineral}: {wanted} wanted, {share:.1} is its share");
    }
}

#[test]
fn mn_2_house_cards_differ_in_what_they_show() {
    let content = Content::house().unwrap();
    let different: BTreeSet<[u8; 5]> = content.cards().iter().map(|card| card.needs.0).collect();
    assert_eq!(different.len(), CARDS);
    for kinds in 1..=5 {
        let some = content.cards().iter().any(|card| card.needs.kinds().count() == kinds);
        assert!(some, "a card of {kinds} kinds");
    }
}

#[test]
fn every_house_name_is_distinct_and_every_text_translated() {
    let pack = house();
    let languages =
        [("en", (|text| &text.en) as fn(&Text) -> &String), ("es", |text| &text.es), ("pl", |text| &text.pl)];
    for (language, pick) in languages {
        let names: BTreeSet<&String> = pack.cards.iter().map(|card| pick(&card.name)).collect();
        assert_eq!(names.len(), CARDS, "{language}");
        let names: BTreeSet<&String> = pack.tools.iter().map(|tool| pick(&tool.name)).collect();
        assert_eq!(names.len(), Tool::ALL.len(), "{language}");
    }
    let texts = pack.tools.iter().map(|tool| &tool.text).chain(pack.cards.iter().map(|card| &card.name));
    for text in texts {
        assert!(text.en != text.es && text.en != text.pl && text.es != text.pl, "{text:?} is translated");
    }
}
