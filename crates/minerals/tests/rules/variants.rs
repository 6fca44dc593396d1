//! MN-70, MN-71: the children's variants.

use minerals::{Action, CardId, Refusal, Side, Tool, Variant};
use tabletop::{Game, Seed};

use crate::common::{Table, minerals, scene};

fn table(variant: Variant) -> Table {
    scene("kAw w1wB").variant(variant).pool("wwkkttaaoo").ready()
}

#[test]
fn mn_70_no_tools_and_no_cards() {
    let mut tiles = table(Variant::Tiles);
    assert!(tiles.state().row.iter().all(Option::is_none) && tiles.state().deck.is_empty());
    assert_eq!(tiles.game.tools(), None);
    for tool in [Action::Chest, Action::Compass(tiles.at('1'))] {
        tiles.refuses("MN-70", tool, &Refusal::NoTools { cards: false });
    }
    let collect = Action::Collect { card: CardId(0), lower: false };
    tiles.refuses("MN-70", collect, &Refusal::NoCards);
    assert_eq!(tiles.legal(), [Action::Move(tiles.at('1'))]);
    tiles.go('1');
    assert_eq!(tiles.to_act(), 'B', "nothing follows the move");
}

#[test]
fn mn_70_the_score_is_the_number_of_tiles() {
    let table = scene("kAw w1wB").variant(Variant::Tiles).pool("woo").pool_of('B', "wwww").ready();
    assert_eq!((table.points('A'), table.points('B')), (3, 4));
    let places: Vec<u8> = table.game.score().iter().map(|score| score.place).collect();
    assert_eq!(places, [2, 1]);
}

#[test]
fn mn_70_a_tie_is_a_shared_victory() {
    let table = scene("kAw w1wBwC").variant(Variant::Tiles);
    let table = table.pool("woo").pool_of('B', "www").pool_of('C', "o").ready();
    let places: Vec<u8> = table.game.score().iter().map(|score| score.place).collect();
    assert_eq!(places, [1, 1, 3]);
}

#[test]
fn mn_71_cards_and_no_tools() {
    let mut cards = scene("kAw w1wB").variant(Variant::Cards).row(&[0]).pool("wwaaoo").ready();
    assert_eq!(cards.game.tools(), None);
    assert!(cards.state().row.iter().all(Option::is_some));
    for tool in [Action::Chest, Action::Compass(cards.at('1'))] {
        cards.refuses("MN-71", tool, &Refusal::NoTools { cards: true });
    }
    assert!(Tool::ALL.iter().all(|&tool| !cards.offers(tool)));
    cards.go('1');
    cards.act(Action::Collect { card: CardId(0), lower: false });
    assert_eq!((cards.to_act(), cards.who('A').cards), ('B', 1));
    assert_eq!(cards.points('A'), 5 + 4 + 4 + 5 + 5);
}

#[test]
fn mn_71_removals_and_the_handing_over_stay_in_both() {
    for variant in [Variant::Cards, Variant::Tiles] {
        let options = minerals::NewGame {
            variant,
            first: Some(tabletop::Seat(1)),
            tools: [Some(Side::B); 5],
            ..Default::default()
        };
        let mut game =
            minerals::MineralsGame::new(crate::common::house(), &options, 3, Seed(4)).expect("lawful");
        let mut legal = Vec::new();
        for left in (0..8).rev() {
            game.legal(&mut legal);
            let remove = matches!(legal[0], Action::Remove(_));
            assert_eq!(remove, left >= 3, "five removals, then three pawns");
            game.apply(&legal[0], &mut tabletop::Ignore);
            legal.clear();
        }
        assert_eq!((game.state().bag.count(), game.state().turns), (5, 1));
        assert_eq!(game.state().seats[0].spent, minerals(""));
    }
}
