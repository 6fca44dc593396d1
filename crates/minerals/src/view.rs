//! What a viewer knows. At this table that is all but the order of the deck and what the bag will give
//! (MN-5), so the view is the same for everyone.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

use crate::effect::EndReason;
use crate::game::MineralsGame;
use crate::ids::{CardId, Hex, Mineral, Minerals, ROW, Tool, Variant};
use crate::state::{Stage, cards_of};

/// The decision that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// A tile is taken off the board (MN-4).
    Removing,
    /// The neighbour's pawn is placed (MN-7).
    Placing,
    /// The own pawn comes back to the board (MN-16).
    Return,
    /// The move is due; a tool may come first (MN-9).
    Before,
    /// Parts are cut off (MN-20).
    Cutting,
    /// Collection and tool may follow (MN-9).
    After,
    /// One of two drawn tiles is kept (MN-44).
    Keeping,
    /// The Lantern's move is due (MN-51).
    Lantern,
    /// The game is over.
    Over,
}

/// A tile on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Tile {
    /// Where.
    pub hex: Hex,
    /// What.
    pub mineral: Mineral,
}

/// A card that a seat took.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct OwnCard {
    /// Which.
    pub card: CardId,
    /// Whether it scores its lower value (MN-31).
    pub lower: bool,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct SeatView {
    /// Minerals in the pool.
    pub pool: Minerals,
    /// Minerals on the tool space (MN-40).
    pub spent: Minerals,
    /// Its cards.
    pub cards: Vec<OwnCard>,
    /// Where its pawn stands; none while it is off the board.
    pub pawn: Option<Hex>,
    /// Points as the game stands (MN-61).
    pub points: i32,
}

/// A part of the board that is about to be cut off (MN-20).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct LoosePart {
    /// Its tiles.
    pub hexes: Vec<Hex>,
    /// The cheapest of them, as `legal` names it.
    pub lowest: Tile,
}

/// The game as everyone sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// Which rules are played.
    pub variant: Variant,
    /// Whether the "sudden end" was agreed on (MN-60).
    pub sudden_end: bool,
    /// Who took the first turn.
    pub first: Seat,
    /// Whose decision is due, or was last.
    pub turn: Seat,
    /// The decision that is due.
    pub step: Step,
    /// Why the game ended, once it has.
    pub ended: Option<EndReason>,
    /// The round, from 1.
    pub round: u16,
    /// Turns begun so far.
    pub turns: u16,
    /// Tiles taken off before play (MN-4).
    pub removed: u8,
    /// The seat whose pawn is placed now (MN-7).
    pub placing: Option<Seat>,
    /// Every hex that holds or held a tile, in a fixed order.
    pub hexes: Vec<Hex>,
    /// The tiles on the board, in the order of `hexes`.
    pub tiles: Vec<Tile>,
    /// The seats, in seat order.
    pub seats: Vec<SeatView>,
    /// What is in the bag.
    pub bag: Minerals,
    /// The tools that lie up, in the order of the minerals (MN-6); none in the variants without tools.
    pub tools: Vec<Tool>,
    /// Cards that lie face up.
    pub row: [Option<CardId>; ROW],
    /// The cards that are still in the deck, in the order of the pack.
    pub deck: Vec<CardId>,
    /// The tool used in this turn.
    pub used: Option<Tool>,
    /// Whether a collection was taken in this turn.
    pub collected: bool,
    /// The tile lifted by the last move of this turn.
    pub lifted: Option<Mineral>,
    /// What the Chest drew, while one is to be kept.
    pub drawn: Option<[Mineral; 2]>,
    /// The parts that wait to be cut off.
    pub loose: Vec<LoosePart>,
}

impl MineralsGame {
    pub(crate) fn seen_by(&self, _: Viewer) -> View {
        let state = &self.state;
        let hex = |site| state.hex(site);
        let mut deck: Vec<CardId> = state.deck.iter().copied().collect();
        deck.sort_unstable();
        let seats = Seat::all(state.seats.len()).zip(&state.seats);
        let loose = if state.stage == Stage::Cutting {
            let parts = self.parts(self.loose());
            parts
                .filter_map(|part| {
                    let (mineral, site) = self.lowest(part)?;
                    let lowest = Tile { hex: hex(site), mineral };
                    Some(LoosePart { hexes: part.iter().map(hex).collect(), lowest })
                })
                .collect()
        } else {
            Vec::new()
        };
        View {
            variant: state.variant,
            sudden_end: state.sudden_end,
            first: state.first,
            turn: state.turn,
            step: self.step(),
            ended: if let Stage::Over(reason) = state.stage { Some(reason) } else { None },
            round: state.round,
            turns: state.turns,
            removed: state.removed,
            placing: (state.stage == Stage::Placing).then(|| state.turn.right(state.seats.len())),
            hexes: state.spots.iter().map(|spot| spot.hex).collect(),
            tiles: state
                .spots
                .iter()
                .filter_map(|spot| spot.tile.map(|mineral| Tile { hex: spot.hex, mineral }))
                .collect(),
            seats: seats
                .map(|(seat, player)| SeatView {
                    pool: player.pool,
                    spent: player.spent,
                    cards: cards_of(player.cards)
                        .map(|card| OwnCard { card, lower: player.lower >> card.0 & 1 == 1 })
                        .collect(),
                    pawn: player.pawn.map(hex),
                    points: self.points(seat),
                })
                .collect(),
            bag: state.bag,
            tools: self.tools().into_iter().flatten().collect(),
            row: state.row,
            deck,
            used: state.used,
            collected: state.collected,
            lifted: state.lifted,
            drawn: state.drawn,
            loose,
        }
    }
}
