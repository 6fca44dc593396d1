//! SE-1 to SE-6: components and set-up.

use std::collections::BTreeSet;

use space_explorers::{
    CENTER, DIVISIONS, Division, NewGame, Origin, PROJECTS, ProjectId, SPECIALISTS, SpaceExplorers,
    Specialist, Step, TILES, View,
};
use tabletop::{Game, Seat, Seed, SetupError, ToAct, Viewer};
use testkit::legal;

use crate::common::{ANNA, B, G, R, V, Y, card, counts, house, recruit, scene};

fn new(seats: usize, seed: u64) -> SpaceExplorers {
    SpaceExplorers::new(house(), &NewGame::default(), seats, Seed(seed)).expect("a lawful set-up")
}

fn open(game: &SpaceExplorers) -> View {
    game.view(Viewer::Table)
}

#[test]
fn se_1_five_divisions_are_the_colours_of_skills_icons_and_tokens() {
    assert_eq!(Division::ALL, [B, G, Y, R, V]);
    let names = ["engineering", "testing", "science", "construction", "space-flight"];
    assert_eq!(Division::ALL.map(|division| division.to_string()), names);
    let view = open(&new(2, 1));
    for seat in &view.seats {
        assert_eq!((seat.hub.len(), seat.skills.0.len(), seat.tokens.0.len()), (5, 5, 5));
    }
    // A violet token pays for a violet icon, and a violet skill is of Space Flight.
    let mut table = scene(2).card(49, "V", "VB").center(&[49]).ready();
    table.act(recruit(49, V).pays("VB"));
    assert_eq!(table.view().seats[0].skills, counts("V"));
}

#[test]
fn se_2_twelve_specialists_of_each_division_by_number() {
    let content = house();
    assert_eq!((Specialist::all().count(), SPECIALISTS), (60, 60));
    assert!(Specialist::new(0).is_none() && Specialist::new(61).is_none());
    for (first, division) in [(1, B), (13, G), (25, Y), (37, R), (49, V)] {
        for number in first..first + 12 {
            let rules = content.specialist(card(number));
            assert!(rules.skills[division] > 0, "{number} has the skill of its division");
            assert!(
                (1..=2).contains(&rules.skills.total()) && (2..=6).contains(&rules.base_cost()),
                "{number}"
            );
        }
    }
}

#[test]
fn se_2_an_ordered_column_of_icons_is_read_from_the_bottom() {
    // One skill takes the lowest icon off, whatever the others are.
    for (cost, left) in [("RGV", "GV"), ("GVR", "RV"), ("VRG", "GR")] {
        let table = scene(2).card(1, "B", cost).center(&[1]).hub(ANNA, B, &[2]).ready();
        assert_eq!(table.payments(1, B), [left_in_order(left)].into(), "{cost}");
    }
}

/// Letters in the order of the divisions.
fn left_in_order(letters: &str) -> String {
    crate::common::letters(counts(letters))
}

#[test]
fn se_3_twenty_projects_on_ten_tiles_and_four_tokens_of_each_colour() {
    assert_eq!((TILES, PROJECTS), (10, 20));
    assert!(ProjectId::new(19).is_some() && ProjectId::new(20).is_none());
    for tile in 0..10 {
        let sides = [tile * 2, tile * 2 + 1].map(|number| ProjectId::new(number).unwrap().tile());
        assert_eq!(sides, [tile, tile]);
    }
    let view = open(&new(4, 3));
    for colour in 0..DIVISIONS {
        assert_eq!(view.seats.iter().map(|seat| seat.tokens.0[colour]).sum::<u8>(), 4);
    }
    for seat in &view.seats {
        assert_eq!(seat.hub, [const { Vec::new() }; 5]);
    }
}

#[test]
fn se_4_six_lie_in_the_center_and_two_more_projects_than_players() {
    for seats in 2..=4 {
        for seed in 0..50 {
            let view = open(&new(seats, seed));
            assert_eq!((view.center.len(), CENTER), (6, 6));
            assert_eq!(usize::from(view.deck), 60 - 6 - seats);
            assert_eq!(view.projects.len(), seats + 2);
            let tiles: BTreeSet<u8> = view.projects.iter().map(|own| own.project.tile()).collect();
            assert_eq!(tiles.len(), seats + 2, "each of another tile");
            assert!(view.projects.iter().all(|own| own.taken.is_none()));
            assert_eq!((view.step, view.round, view.turns), (Step::Action, 1, 1));
        }
    }
}

#[test]
fn se_4_cards_and_tiles_are_drawn_evenly() {
    // 6 000 places of the Center for 60 cards: about 100 for each, a standard deviation of 9.5.
    let (mut center, mut hand, mut sides) = ([0_u32; 60], [0_u32; 60], [0_u32; 20]);
    for seed in 0..1_000 {
        let view = open(&new(3, seed));
        view.center.iter().for_each(|card| center[card.index()] += 1);
        for seat in &view.seats {
            seat.hand.cards.unwrap().iter().for_each(|card| hand[card.index()] += 1);
        }
        view.projects.iter().for_each(|own| sides[own.project.index()] += 1);
    }
    for (place, times) in center.iter().enumerate() {
        assert!((60..=140).contains(times), "{} came {times} times into the Center", place + 1);
    }
    // 3 000 hands, about 50 for each card; 5 000 projects, about 250 for each side.
    for (place, times) in hand.iter().enumerate() {
        assert!((20..=85).contains(times), "{} came {times} times into a hand", place + 1);
    }
    for (place, times) in sides.iter().enumerate() {
        assert!((185..=315).contains(times), "project {place} came {times} times");
    }
}

#[test]
fn se_4_the_deck_is_shuffled_too_and_follows_the_seed() {
    let mut tops = BTreeSet::new();
    for seed in 0..400 {
        let mut game = new(2, seed);
        let ToAct::Seat(seat) = game.to_act() else { panic!("it begins") };
        let before = open(&game).seats[seat.index()].hand.cards.unwrap();
        testkit::act(&mut game, &space_explorers::Action::TakeFromDeck);
        let drawn = open(&game).seats[seat.index()].hand.cards.unwrap().without(before);
        tops.extend(drawn.iter());
    }
    assert_eq!(tops.len(), 60, "every card can lie on top");
    assert_eq!(open(&new(3, 7)), open(&new(3, 7)));
    assert_ne!(open(&new(3, 7)), open(&new(3, 8)));
}

#[test]
fn se_4_two_to_four_play() {
    for seats in [0, 1, 5, 60] {
        let refused = SpaceExplorers::new(house(), &NewGame::default(), seats, Seed(1)).err();
        assert!(matches!(refused, Some(SetupError::Seats { .. })), "{seats} seats: {refused:?}");
    }
    assert_eq!(SpaceExplorers::SEATS, 2..=4);
}

#[test]
fn se_5_one_token_of_each_colour_and_one_card_in_hand() {
    for seats in 2..=4 {
        let view = open(&new(seats, 5));
        for seat in &view.seats {
            assert_eq!(seat.tokens, counts("BGYRV"));
            assert_eq!((seat.hand.count, seat.hand.cards.unwrap().len()), (1, 1));
            assert!(seat.hand.seen.is_empty(), "nobody saw it");
        }
    }
}

#[test]
fn se_6_the_first_player_is_drawn_evenly() {
    for seats in 2..=4 {
        let mut times = vec![0_usize; seats];
        for seed in 0..1_200 {
            let view = open(&new(seats, seed));
            assert_eq!(view.turn, view.first);
            times[view.first.index()] += 1;
        }
        let even = 1_200 / seats;
        assert!(times.iter().all(|times| times.abs_diff(even) < 130), "{times:?}");
    }
}

#[test]
fn se_6_the_first_player_is_chosen_and_must_sit_there() {
    for first in Seat::all(4) {
        let options = NewGame { first: Some(first) };
        for seed in 0..20 {
            let game = SpaceExplorers::new(house(), &options, 4, Seed(seed)).unwrap();
            assert_eq!((open(&game).first, game.to_act()), (first, ToAct::Seat(first)));
        }
        let three = SpaceExplorers::new(house(), &options, 3, Seed(1));
        assert_eq!(three.is_ok(), first.index() < 3);
    }
    // A wish changes nothing but who begins.
    let with = |first| open(&SpaceExplorers::new(house(), &NewGame { first }, 3, Seed(9)).unwrap());
    let (drawn, chosen) = (with(None), with(Some(Seat(2))));
    assert_eq!((&drawn.center, &drawn.projects), (&chosen.center, &chosen.projects));
}

#[test]
fn se_6_play_goes_clockwise_and_the_marker_never_moves() {
    let options = NewGame { first: Some(Seat(2)) };
    let mut game = SpaceExplorers::new(house(), &options, 4, Seed(3)).unwrap();
    let mut turns = Vec::new();
    for turn in 0..12 {
        let view = open(&game);
        assert_eq!((view.first, view.turns, view.round), (Seat(2), turn + 1, turn / 4 + 1));
        turns.push(view.turn.0);
        let action = space_explorers::Action::TakeFromDeck;
        testkit::act(&mut game, &action);
    }
    assert_eq!(turns, [2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1]);
}

#[test]
fn se_7_a_new_game_offers_what_the_rules_say() {
    // Six cards and the deck to take; and recruits of the Center and of the one card in hand.
    let game = new(2, 11);
    let takes =
        legal(&game).into_iter().filter(|action| !matches!(action, space_explorers::Action::Recruit(_)));
    assert_eq!(takes.count(), 7);
    let seat = match game.to_act() {
        ToAct::Seat(seat) => seat,
        ToAct::Over => panic!("it begins"),
    };
    let space_explorers::Answer::Options(options) = game.ask(seat, &space_explorers::Ask::Options) else {
        panic!("options")
    };
    assert!(options.deck && !options.pass && !options.decline);
    assert_eq!(options.take.len(), 6);
    let hand = options.recruits.iter().filter(|option| option.from == Origin::Hand);
    assert!((1..=2).contains(&hand.count()));
    let other = seat.next(2);
    let space_explorers::Answer::Options(none) = game.ask(other, &space_explorers::Ask::Options) else {
        panic!("options")
    };
    assert_eq!(none, space_explorers::Options::default(), "whose turn it is not can do nothing");
}
