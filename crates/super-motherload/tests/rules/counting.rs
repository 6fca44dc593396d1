//! The list of legal actions against a slow and plain reading of the rules: SM-15 to SM-27.
//!
//! Everything here is worked out from the text of the boards, field by field, with no word of the
//! engine's own geometry.

use std::collections::BTreeSet;
use std::sync::Arc;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use super_motherload::content::{CardEntry, Icon, SideEntry};
use super_motherload::{Action, CardSet, Content, Direction, Line, NewGame, Space, Step, SuperMotherload};
use tabletop::{Game, Seed, ToAct};

use crate::common::position;

/// What lies where, by column and by row over all boards.
struct Dig<'a> {
    game: &'a SuperMotherload,
    top: i32,
    bottom: i32,
}

impl<'a> Dig<'a> {
    fn of(game: &'a SuperMotherload) -> Self {
        let state = game.state();
        let boards = state.sides.iter().flatten().count() as i32;
        Self { game, top: i32::from(state.top_slot) * 8, bottom: boards * 8 }
    }
    fn inside(&self, x: i32, y: i32) -> bool {
        (0..8).contains(&x) && (self.top..self.bottom).contains(&y)
    }
    fn tunnel(&self, x: i32, y: i32) -> bool {
        self.inside(x, y) && self.game.state().tunnel >> ((y - self.top) * 8 + x) & 1 == 1
    }
    fn terrain(&self, x: i32, y: i32) -> char {
        let slot = (y / 8) as usize;
        let depths: &[u8] = if self.game.seats() == 2 { &[1, 2, 4] } else { &[1, 2, 3, 4] };
        let up = self.game.state().sides[slot].expect("a board in play");
        let wanted = |side: &&SideEntry| side.depth == depths[slot] && side.side == up;
        let side = self.game.content().pack().sides.iter().find(wanted).expect("a side");
        side.terrain[(y % 8) as usize].chars().nth(x as usize).expect("eight fields")
    }
    /// SM-21, SM-23, SM-24.
    fn may_lie(&self, spaces: &[(i32, i32)]) -> bool {
        let touches = |&(x, y): &(i32, i32)| {
            y == 0 || [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)].iter().any(|&(x, y)| self.tunnel(x, y))
        };
        spaces.iter().all(|&(x, y)| self.inside(x, y) && !self.tunnel(x, y)) && spaces.iter().any(touches)
    }
    /// SM-15, SM-16, SM-26, SM-27.
    fn drills(&self, cards: &[&CardEntry], spaces: &[(i32, i32)]) -> bool {
        let icons: Vec<Icon> = cards.iter().flat_map(|card| card.icons.clone()).collect();
        let fits = |(icon, plate): (Icon, char)| {
            icons.iter().all(|&shown| shown == icon || shown == Icon::Wild)
                && spaces.iter().all(|&(x, y)| [plate, '.'].contains(&self.terrain(x, y)))
        };
        !cards.is_empty()
            && icons.len() == spaces.len()
            && self.may_lie(spaces)
            && [(Icon::Red, 'R'), (Icon::Blue, 'U'), (Icon::Yellow, 'Y')].into_iter().any(fits)
    }
    /// SM-18, SM-19, SM-26.
    fn blasts(&self, spaces: &[(i32, i32)]) -> bool {
        self.may_lie(spaces) && spaces.iter().all(|&(x, y)| ['.', '#'].contains(&self.terrain(x, y)))
    }
}

/// The shapes of a pattern, turned and mirrored, each once, from its upper left corner.
fn shapes(rows: &[String]) -> BTreeSet<Vec<(i32, i32)>> {
    let mut cells = Vec::new();
    for (y, row) in rows.iter().enumerate() {
        cells.extend(row.chars().enumerate().filter(|(_, c)| *c == '#').map(|(x, _)| (x as i32, y as i32)));
    }
    let mut found = BTreeSet::new();
    for turn in 0..8 {
        let mut turned: Vec<(i32, i32)> = cells
            .iter()
            .map(|&(x, y)| {
                let (mut x, mut y) = if turn >= 4 { (-x, y) } else { (x, y) };
                for _ in 0..turn % 4 {
                    (x, y) = (-y, x);
                }
                (x, y)
            })
            .collect();
        let left = turned.iter().map(|cell| cell.0).min().unwrap_or(0);
        let top = turned.iter().map(|cell| cell.1).min().unwrap_or(0);
        for cell in &mut turned {
            *cell = (cell.0 - left, cell.1 - top);
        }
        turned.sort_unstable();
        found.insert(turned);
    }
    found
}

/// Looks alike to the rules: a card that differs only in its name.
fn alike(card: &CardEntry) -> String {
    format!(
        "{:?} {:?} {:?} {:?} {} {:?}",
        card.icons, card.pattern, card.purchase, card.drill, card.points, card.origin
    )
}

/// What is discarded, by looks, and the spaces covered, as column and row.
type Placing = (Vec<String>, Vec<(i32, i32)>);

/// Every drill and every bomb of a position, by the plain reading: cards by what they look like, and
/// the spaces covered. Compares each try with `check` on the way.
fn by_hand(game: &SuperMotherload) -> BTreeSet<Placing> {
    let dig = Dig::of(game);
    let state = game.state();
    let own = state.mover();
    let crew = &game.content().pack().crews[own.crew.index()];
    let hand: Vec<_> = own.hand.iter().collect();
    let mut found = BTreeSet::new();
    for picked in 1..1_u32 << hand.len() {
        let set: CardSet =
            (0..hand.len()).filter(|place| picked >> place & 1 == 1).map(|place| hand[place]).collect();
        let cards: Vec<&CardEntry> = set.iter().map(|card| &crew.cards[card.index()]).collect();
        let icons: usize = cards.iter().map(|card| card.icons.len()).sum();
        for start in 0..=255_u8 {
            for direction in [Direction::Across, Direction::Down] {
                // One shorter and one longer must be refused as well.
                for length in (icons - 1).max(1)..=icons + 1 {
                    let (x, y) = (i32::from(start % 8), i32::from(start / 8));
                    let spaces: Vec<(i32, i32)> = (0..length as i32)
                        .map(|n| if direction == Direction::Across { (x + n, y) } else { (x, y + n) })
                        .collect();
                    let wanted = dig.drills(&cards, &spaces);
                    let line = Line { start: Space(start), direction, length: length as u8 };
                    let action = Action::Drill { cards: set, line };
                    assert_eq!(game.check(&action).is_ok(), wanted, "{action:?}");
                    if wanted {
                        let mut looks: Vec<String> = cards.iter().map(|card| alike(card)).collect();
                        looks.sort_unstable();
                        found.insert((looks, spaces));
                    }
                }
            }
        }
    }
    for card in hand.iter().filter(|_| own.bombs > 0) {
        let entry = &crew.cards[card.index()];
        for shape in entry.pattern.iter().flat_map(|rows| shapes(rows)) {
            for start in 0..=255 {
                let (left, top) = (start % 8, start / 8);
                let spaces: Vec<(i32, i32)> = shape.iter().map(|(x, y)| (left + x, top + y)).collect();
                if dig.blasts(&spaces) {
                    found.insert((vec![format!("bomb {}", alike(entry))], spaces));
                }
            }
        }
    }
    found
}

/// The same set from what the engine lists; panics when it lists something twice.
fn listed(game: &SuperMotherload) -> BTreeSet<Placing> {
    let crew = &game.content().pack().crews[game.state().mover().crew.index()];
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let mut found = BTreeSet::new();
    for action in legal {
        let mut effects = Vec::new();
        let mut after = game.clone();
        after.apply(&action, &mut effects);
        let spaces = |spaces: &[Space]| -> Vec<(i32, i32)> {
            let mut spaces: Vec<(i32, i32)> =
                spaces.iter().map(|space| (i32::from(space.column()), i32::from(space.row()))).collect();
            spaces.sort_unstable();
            spaces
        };
        let entry = match (&action, effects.first()) {
            (Action::Drill { cards, .. }, Some(super_motherload::Effect::Drilled { spaces: at, .. })) => {
                let mut looks: Vec<String> =
                    cards.iter().map(|card| alike(&crew.cards[card.index()])).collect();
                looks.sort_unstable();
                (looks, spaces(at))
            }
            (Action::Bomb { card, .. }, Some(super_motherload::Effect::Bombed { spaces: at, .. })) => {
                (vec![format!("bomb {}", alike(&crew.cards[card.index()]))], spaces(at))
            }
            _ => continue,
        };
        assert!(found.insert(entry), "{action:?} is listed twice in other words");
    }
    found
}

#[test]
fn sm_16_the_list_is_what_a_plain_reading_finds_in_random_positions() {
    let content = Arc::new(Content::house().expect("the house set is right"));
    let (mut compared, mut lines, mut seed) = (0, 0, 100);
    while compared < 50 {
        assert!(seed < 400, "too few games come to a position of use: {compared}");
        let seats = 2 + seed as usize % 3;
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = SuperMotherload::new(content.clone(), &NewGame::default(), seats, Seed(seed)).unwrap();
        let (mut scratch, mut number) = (Vec::new(), 0);
        while game.to_act() != ToAct::Over {
            let action = game.random_action(&mut rng, &mut scratch).expect("something is legal");
            game.apply(&action, &mut tabletop::Ignore);
            number += 1;
            let due = number > 10 * (compared % 8) && game.step() == Step::Action && game.state().actions > 0;
            if due && (3..=7).contains(&game.state().mover().hand.len()) {
                let wanted = by_hand(&game);
                let wanted: BTreeSet<_> = wanted
                    .into_iter()
                    .map(|(looks, mut spaces)| {
                        spaces.sort_unstable();
                        (looks, spaces)
                    })
                    .collect();
                assert_eq!(listed(&game), wanted, "seed {seed}, action {number}");
                lines += wanted.len();
                compared += 1;
                break;
            }
        }
        seed += 1;
    }
    assert!(lines > 2_000, "{lines} places in {compared} positions");
}

fn drills(board: &str, hand: &str) -> usize {
    let table = position(board).hand(hand).bombs(0).ready();
    table.legal().iter().filter(|action| matches!(action, Action::Drill { .. })).count()
}
fn bombs(board: &str, hand: &str) -> usize {
    let table = position(board).hand(hand).ready();
    table.legal().iter().filter(|action| matches!(action, Action::Bomb { .. })).count()
}

/// Numbers of places counted by hand.
#[test]
fn sm_21_places_on_the_untouched_first_board() {
    assert_eq!(drills("", "red"), 8, "8 spaces of the top row");
    // One icon: 8. Two: 7 across the top row, 8 down from it.
    assert_eq!(drills("", "red red"), 8 + 15);
    // Three icons: 6 across, 8 down; two: red+red and red+wild, 15 each; one: red and wild.
    assert_eq!(drills("", "red red wild"), 14 + 2 * 15 + 2 * 8);
    // Red, blue and wild: three alone, wild with either; never red with blue.
    assert_eq!(drills("", "red blue wild"), 3 * 8 + 2 * 15);
    assert_eq!(bombs("", "red red"), 15, "the two starters look alike");
}

#[test]
fn sm_26_places_around_plates_and_rock() {
    let board = "R U # . = . . .
                 . . . . . . . .";
    // Red: A1, D1, F1, G1, H1 at the surface, and E2 below the tunnel.
    assert_eq!(drills(board, "red"), 6);
    // Wild: B1 as well.
    assert_eq!(drills(board, "wild"), 7);
    // Yellow: neither plate.
    assert_eq!(drills(board, "yellow"), 5);
    // Bombs of two: F1-G1, G1-H1, D2-E2, E2-F2, and down C, D, F, G, H from the top, E from row 2.
    assert_eq!(bombs(board, "red"), 10 + 1, "C1-D1 over the rock as well");
}

#[test]
fn sm_25_a_hand_of_one_colour_counts_by_its_looks() {
    // Two blue starters and one blue pilot alike but for cost: sets by looks are b, p, bb, bp, bbp.
    assert_eq!(drills("", "blue blue blue10"), 2 * 8 + 2 * 15 + 14);
    assert_eq!(drills("", ""), 0);
}
