//! Decisions of a seat.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::ids::{CardId, Hex, Mineral, Minerals};

/// One decision of the seat that is to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Action {
    /// Takes a tile off the board before play (MN-4).
    Remove(Hex),
    /// Places a pawn on a free wollastonite: the neighbour's before play (MN-7), or the own one that had left
    /// the board (MN-16).
    Place(Hex),
    /// Moves in a straight line, as far as the lifted tile is worth (MN-10).
    Move(Hex),
    /// Pays for the Map and moves with one bend (MN-46).
    Map {
        /// Where the direction changes.
        bend: Hex,
        /// Where the move ends.
        to: Hex,
    },
    /// Pays for the Compass and moves over free tiles, as far as wished (MN-47).
    Compass(Hex),
    /// Cannot move: gives the lifted tile up and places the pawn on a free wollastonite (MN-15), or takes it
    /// off the board where there is none (MN-16).
    Fail(Option<Hex>),
    /// Takes this tile of lowest value out of a part that is cut off; the rest of it goes to the bag (MN-20).
    Cut(Hex),
    /// Pays for the Shovel and takes this dearer tile out of a part that is cut off (MN-43).
    Shovel(Hex),
    /// Pays for the Hammer and puts a mineral of the own pool on an empty hex (MN-42).
    Hammer {
        /// What is put there.
        mineral: Mineral,
        /// Where.
        at: Hex,
    },
    /// Pays for the Chest and draws from the bag (MN-44).
    Chest,
    /// Keeps one of the two tiles that the Chest drew (MN-44).
    Keep(Mineral),
    /// Pays for the Sack and swaps minerals of equal value with another player (MN-45). Nothing for nothing
    /// stands for a swap of like for like.
    Sack {
        /// With whom.
        with: Seat,
        /// What goes to the other pool.
        give: Minerals,
        /// What comes from there.
        take: Minerals,
    },
    /// Pays for the Vortex and moves the own pawn with the tile beneath it (MN-49).
    Vortex(Hex),
    /// Pays for the Magnifying Glass and takes a tile next to the pawn (MN-48).
    Glass(Hex),
    /// Pays for the Rope and takes a tile on a straight line from the pawn (MN-50).
    Rope(Hex),
    /// Pays for the Lantern: one more move is due (MN-51).
    Lantern,
    /// Pays for a collection and takes its card (MN-30).
    Collect {
        /// Which card.
        card: CardId,
        /// Without its orpiment, for the lower value (MN-31).
        lower: bool,
    },
    /// Ends the turn (MN-9). A turn in which nothing can be done any more ends by itself.
    EndTurn,
}
