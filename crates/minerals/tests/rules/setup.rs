//! MN-1 to MN-7: components and set-up.

use std::collections::{BTreeMap, BTreeSet};

use minerals::board::{Board, draft_text};
use minerals::{
    Action, BoardChoice, Effect, Hex, Mineral, Minerals, MineralsGame, NewGame, Refusal, Shape, Side, Stage,
    Step, TILES, Tool,
};
use tabletop::{Game, Ignore, Ruled, Seat, Seed, SetupError, ToAct, Viewer};

use crate::common::house;

fn new(options: &NewGame, seats: usize, seed: u64) -> MineralsGame {
    MineralsGame::new(house(), options, seats, Seed(seed)).expect("lawful")
}

fn first(seat: u8) -> NewGame {
    NewGame { first: Some(Seat(seat)), ..NewGame::default() }
}

fn legal(game: &MineralsGame) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    legal
}

fn tiles(game: &MineralsGame) -> BTreeMap<Hex, Mineral> {
    game.state().spots.iter().filter_map(|spot| Some((spot.hex, spot.tile?))).collect()
}

/// Whether hexes hang together.
fn connected(hexes: &BTreeSet<Hex>) -> bool {
    let mut reached: BTreeSet<Hex> = hexes.first().copied().into_iter().collect();
    let mut edge: Vec<Hex> = reached.iter().copied().collect();
    while let Some(hex) = edge.pop() {
        edge.extend(hex.around().filter(|next| hexes.contains(next) && reached.insert(*next)));
    }
    reached.len() == hexes.len()
}

/// A written board of rows of ten in which one tile, at (2, 5), is all that joins the north to the south.
fn bridged() -> String {
    let rows = |from: i8| (from..12).flat_map(|r| (0..10).map(move |q| Hex::at(q - r / 2, r)));
    let mut hexes: Vec<Hex> = rows(0).take(50).collect();
    hexes.push(Hex::at(2, 5));
    hexes.extend(rows(6).take(60));
    hexes.extend((0..7).map(|q| Hex::at(q - 6, 12)));
    let all = Mineral::ALL.into_iter().flat_map(|kind| vec![kind; usize::from(TILES[kind])]);
    draft_text(&hexes.into_iter().zip(all).collect::<Vec<_>>()).expect("it can be written")
}

#[test]
fn mn_1_118_tiles_whose_value_is_their_steps_and_their_points() {
    let game = new(&NewGame::default(), 2, 1);
    let lot: Minerals = tiles(&game).into_values().collect();
    assert_eq!((lot, lot.count()), (Minerals([53, 30, 20, 10, 5]), 118));
    assert_eq!(Mineral::ALL.map(Mineral::value), [1, 2, 3, 4, 5]);
}

#[test]
fn mn_2_24_cards_ten_tools_of_which_five_are_in_a_game_and_up_to_five_pawns() {
    let options = NewGame { first: Some(Seat(0)), ..NewGame::default() };
    for seats in 2..=5 {
        let game = new(&options, seats, 3);
        assert_eq!((game.seats(), game.state().row.len() + game.state().deck.len()), (seats, 24));
        let tools = game.tools().expect("tools are played");
        assert_eq!(tools.map(Tool::pays), Mineral::ALL, "one for each mineral");
    }
    for seats in [0, 1, 6] {
        let error = MineralsGame::new(house(), &options, seats, Seed(1)).err();
        assert!(matches!(error, Some(SetupError::Seats { min: 2, max: 5, .. })), "{error:?}");
    }
    let classes = house().cards().iter().filter(|card| card.class == 1).count();
    assert_eq!(classes, 12);
    let ways: BTreeSet<Tool> = Mineral::ALL.into_iter().flat_map(Mineral::tools).collect();
    assert_eq!(ways.len(), 10);
}

#[test]
fn mn_3_every_generator_makes_a_lawful_board_from_a_seed() {
    for shape in Shape::ALL {
        let choice = |seed| BoardChoice::Generated { shape: Some(shape), seed: Some(seed) };
        let board = |seed| tiles(&new(&NewGame { board: choice(seed), ..first(0) }, 2, 9));
        let (one, other) = (board(1), board(2));
        assert_eq!(one, board(1), "a seed makes the same board again");
        assert_ne!(one, other);
        for tiles in [one, other] {
            let hexes: BTreeSet<Hex> = tiles.keys().copied().collect();
            assert!(connected(&hexes));
            for hex in &hexes {
                assert!(hex.around().filter(|next| hexes.contains(next)).count() >= 2, "{shape:?} {hex}");
            }
        }
    }
}

#[test]
fn mn_3_a_board_built_by_hand_is_played_on_and_a_wrong_one_is_refused() {
    let written = |text: &str| NewGame { board: BoardChoice::Written(text.to_owned()), ..first(0) };
    let text = bridged();
    let board = Board::parse(&text).expect("lawful");
    let game = new(&written(&text), 2, 1);
    assert_eq!(tiles(&game).len(), 118);
    assert_eq!(tiles(&game), board.tiles().iter().copied().collect());
    for bad in ["", "wkw", "wkw/ko#0000", &text[1..], &text.replace('o', "w")] {
        let error = MineralsGame::new(house(), &written(bad), 2, Seed(1)).err();
        assert!(matches!(error, Some(SetupError::Options(_))), "{bad}: {error:?}");
    }
}

#[test]
fn mn_4_the_first_player_is_chosen_or_random() {
    let firsts: BTreeSet<u8> =
        (0..60).map(|seed| new(&NewGame::default(), 5, seed).state().first.0).collect();
    assert_eq!(firsts.len(), 5);
    for seat in 0..3 {
        assert_eq!(new(&first(seat), 3, 1).to_act(), ToAct::Seat(Seat(seat)));
    }
    assert!(MineralsGame::new(house(), &first(3), 3, Seed(1)).is_err());
}

#[test]
fn mn_4_clockwise_each_removes_one_tile_until_five_are_gone() {
    for (seats, order) in [(2, [1, 0, 1, 0, 1]), (3, [1, 2, 0, 1, 2]), (5, [1, 2, 3, 4, 0])] {
        let mut game = new(&first(1), seats, 2);
        let before = tiles(&game);
        let mut gone = Minerals::NONE;
        for seat in order {
            assert_eq!((game.to_act(), game.step()), (ToAct::Seat(Seat(seat)), Step::Removing));
            let action = legal(&game)[7];
            let Action::Remove(at) = action else { panic!("{action:?}") };
            let mineral = before[&at];
            let mut effects = Vec::new();
            game.apply(&action, &mut effects);
            assert_eq!(effects, [Effect::Removed { seat: Seat(seat), at, mineral }]);
            gone = gone.plus(Minerals::one(mineral));
        }
        assert_eq!((game.state().bag, gone.count()), (gone, 5));
        assert_eq!((game.step(), tiles(&game).len()), (Step::Placing, 113));
        assert_eq!(game.to_act(), ToAct::Seat(Seat(1)), "the first player places first");
    }
}

#[test]
fn mn_4_any_tile_from_the_edge_or_the_inside_that_holds_nothing_together() {
    let board = BoardChoice::Written(bridged());
    let mut game = new(&NewGame { board, ..first(0) }, 2, 1);
    for _ in 0..5 {
        let hexes: BTreeSet<Hex> = tiles(&game).into_keys().collect();
        let mut wanted = Vec::new();
        for &hex in &hexes {
            let mut rest = hexes.clone();
            rest.remove(&hex);
            if connected(&rest) {
                wanted.push(Action::Remove(hex));
            } else {
                let refusal = game.check(&Action::Remove(hex)).unwrap_err();
                assert_eq!((refusal.rule(), &refusal), ("MN-4", &Refusal::Disconnects { at: hex }));
            }
        }
        let mut found = legal(&game);
        found.sort_by_key(|action| format!("{action:?}"));
        wanted.sort_by_key(|action| format!("{action:?}"));
        assert_eq!(found, wanted);
        assert!(wanted.len() < hexes.len(), "the bridge cannot go");
        // Whatever touches the first corner, so that it is left with fewer than two neighbours.
        let corner = *hexes.first().unwrap();
        let next = corner.around().map(Action::Remove).find(|action| found.contains(action));
        let action = next.unwrap_or(found[0]);
        game.apply(&action, &mut Ignore);
    }
}

#[test]
fn mn_4_a_tile_may_be_left_with_fewer_than_two_neighbours() {
    let board = BoardChoice::Written(bridged());
    let mut game = new(&NewGame { board, ..first(0) }, 2, 1);
    let all: BTreeSet<Hex> = tiles(&game).into_keys().collect();
    let near = |hex: Hex, hexes: &BTreeSet<Hex>| hex.around().filter(|next| hexes.contains(next)).count();
    let corner = *all.iter().find(|&&hex| near(hex, &all) == 2).expect("a corner");
    let next = corner.around().find(|next| all.contains(next)).unwrap();
    game.check(&Action::Remove(next)).expect("it is legal");
    game.apply(&Action::Remove(next), &mut Ignore);
    let left: BTreeSet<Hex> = tiles(&game).into_keys().collect();
    assert_eq!(near(corner, &left), 1);
    let refusal = game.check(&Action::Remove(next)).unwrap_err();
    assert_eq!(refusal, Refusal::NoTile { at: next });
    let due = Refusal::OtherStep { due: Step::Removing };
    assert_eq!(game.check(&Action::EndTurn).unwrap_err(), due);
    assert_eq!(due.rule(), "MN-4");
}

#[test]
fn mn_5_four_cards_of_the_first_class_lie_face_up_and_all_others_are_shuffled() {
    let content = house();
    let mut rows = BTreeSet::new();
    let mut decks = BTreeSet::new();
    let mut mixed = false;
    for seed in 0..20 {
        let game = new(&NewGame::default(), 2, seed);
        let row: Vec<_> = game.state().row.iter().flatten().copied().collect();
        assert!(row.len() == 4 && row.iter().all(|&card| content.card(card).class == 1));
        let deck: Vec<_> = game.state().deck.iter().copied().collect();
        let all: BTreeSet<_> = row.iter().chain(&deck).collect();
        assert_eq!((deck.len(), all.len()), (20, 24));
        let classes: Vec<u8> = deck.iter().map(|&card| content.card(card).class).collect();
        mixed |= !classes.is_sorted() && !classes.iter().rev().is_sorted();
        rows.insert(row.clone());
        decks.insert(deck.clone());
    }
    assert!(rows.len() > 10 && decks.len() == 20 && mixed);
}

#[test]
fn mn_5_only_the_order_of_the_deck_and_what_the_bag_will_give_are_unknown() {
    let mut game = new(&NewGame::default(), 3, 5);
    while game.state().stage != Stage::Before {
        let action = legal(&game)[0];
        game.apply(&action, &mut Ignore);
    }
    let all = game.view(Viewer::Table);
    for viewer in Seat::all(3).map(Viewer::Seat).chain([Viewer::Spectator]) {
        assert_eq!(game.view(viewer), all, "everyone sees the same");
    }
    assert_eq!(all.bag, game.state().bag);
    assert_eq!(all.seats.len(), 3);
    // Another order of the deck looks the same.
    let mut state = game.state().clone();
    let deck = &mut state.deck;
    deck.swap(0, 7);
    let other = MineralsGame::restore(house(), state).unwrap();
    assert_eq!(other.view(Viewer::Seat(Seat(0))), all);
    let written = serde_json::to_string(&all).unwrap();
    assert!(!written.contains("chance") && !written.contains("seed"), "{written}");
}

#[test]
fn mn_6_five_tools_in_the_order_of_the_minerals_on_a_chosen_or_random_side() {
    for sides in [[Side::A; 5], [Side::B; 5], [Side::A, Side::B, Side::A, Side::B, Side::A]] {
        let game = new(&NewGame { tools: sides.map(Some), ..NewGame::default() }, 2, 8);
        let wanted: Vec<Tool> =
            Mineral::ALL.iter().zip(sides).map(|(mineral, side)| mineral.tools()[side.index()]).collect();
        assert_eq!(game.view(Viewer::Spectator).tools, wanted);
        assert_eq!(wanted.iter().map(|tool| tool.side()).collect::<Vec<_>>(), sides);
    }
    let random: BTreeSet<_> = (0..200).map(|seed| new(&NewGame::default(), 2, seed).tools()).collect();
    assert!(random.len() > 25, "{} of 32", random.len());
}

#[test]
fn mn_6_the_lower_side_is_not_in_play() {
    let table = crate::common::scene("kAw w1wB").pool("wwkkttaaoo").ready();
    let tool = Tool::Compass;
    let compass = Action::Compass(table.at('1'));
    table.refuses("MN-6", compass, &Refusal::ToolNotInPlay { tool });
}

#[test]
fn mn_7_each_places_the_pawn_of_the_right_neighbour_on_a_free_wollastonite() {
    for seats in 2..=5 {
        let mut game = new(&first(1), seats, 3);
        while game.step() == Step::Removing {
            let action = legal(&game)[0];
            game.apply(&action, &mut Ignore);
        }
        for placed in 0..seats {
            let seat = Seat(((1 + placed) % seats) as u8);
            let pawn = Seat(((placed + seats) % seats) as u8);
            assert_eq!(game.to_act(), ToAct::Seat(seat));
            assert_eq!(game.view(Viewer::Spectator).placing, Some(pawn), "its right neighbour's");
            let taken: Vec<Hex> =
                game.view(Viewer::Spectator).seats.iter().filter_map(|seat| seat.pawn).collect();
            let free: Vec<Hex> = tiles(&game)
                .into_iter()
                .filter(|(hex, tile)| *tile == Mineral::Wollastonite && !taken.contains(hex))
                .map(|(hex, _)| hex)
                .collect();
            let mut listed: Vec<Hex> = legal(&game)
                .into_iter()
                .map(|action| if let Action::Place(at) = action { at } else { panic!("{action:?}") })
                .collect();
            listed.sort_unstable();
            assert_eq!(listed, free);
            if let Some(&at) = taken.first() {
                let refusal = game.check(&Action::Place(at)).unwrap_err();
                let pawn = Seat(0);
                assert_eq!(refusal, Refusal::Occupied { at, seat: pawn, setup: true });
                assert_eq!(refusal.rule(), "MN-7");
            }
            let (at, found) = tiles(&game).into_iter().find(|tile| tile.1 == Mineral::Orpiment).unwrap();
            let refusal = game.check(&Action::Place(at)).unwrap_err();
            assert_eq!(refusal, Refusal::NotWollastonite { at, found: Some(found), setup: true });
            let mut effects = Vec::new();
            let at = free[placed];
            game.apply(&Action::Place(at), &mut effects);
            assert_eq!(effects[0], Effect::Placed { seat, pawn, at });
            assert_eq!(game.view(Viewer::Spectator).seats[pawn.index()].pawn, Some(at));
        }
        assert_eq!((game.to_act(), game.step()), (ToAct::Seat(Seat(1)), Step::Before));
        assert_eq!((game.state().round, game.state().turns), (1, 1));
    }
}
