//! Seats at the table and who looks at it.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A place at the table, 0 is the first in seat order. Play goes clockwise, in seat order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// Position in lists with one entry a seat.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    #[must_use]
    pub const fn next(self, seats: usize) -> Self {
        Self(((self.index() + 1) % seats) as u8)
    }

    /// The seat to the right (the one before) at a table of `seats`.
    #[must_use]
    pub const fn right(self, seats: usize) -> Self {
        Self(((self.index() + seats - 1) % seats) as u8)
    }

    /// All seats of a table, in order.
    pub fn all(seats: usize) -> impl Iterator<Item = Self> {
        (0..seats).map(|seat| Self(seat as u8))
    }
}

/// Who looks at a game. What each may see is decided by the game's view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "kind", content = "seat", rename_all = "kebab-case")]
pub enum Viewer {
    /// A player: everything open and the own secrets.
    Seat(Seat),
    /// A guest, or a big screen: everything open.
    Spectator,
    /// All open: for finished games, tests and traces, never for a player of a running game.
    Table,
}

impl Viewer {
    /// Whether this viewer may see what belongs to `seat` alone.
    #[must_use]
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) => own == seat,
            Self::Spectator => false,
            Self::Table => true,
        }
    }
}

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, tag = "kind", rename_all = "kebab-case"))]
pub enum Player {
    /// A person at this device.
    Human,
    /// A computer player of a level, 1 the lowest.
    Computer {
        /// 1–5.
        level: u8,
    },
}

// Programs read a tagged object; saves hold a form that can be read without its tag's name.
impl Serialize for Player {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            OpenPlayer::serialize(self, serializer)
        } else {
            PackedPlayer::serialize(self, serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Player {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            OpenPlayer::deserialize(deserializer)
        } else {
            PackedPlayer::deserialize(deserializer)
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Player", tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
enum OpenPlayer {
    Human,
    Computer { level: u8 },
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Player")]
enum PackedPlayer {
    Human,
    Computer { level: u8 },
}

/// Most characters of a seat's name.
pub const MOST_NAME: usize = 24;
/// Levels of computer players.
pub const LEVELS: std::ops::RangeInclusive<u8> = 1..=5;

/// What is wrong with a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SeatFault {
    /// Its name is empty, too long, or holds what cannot be seen.
    #[error("needs a name of 1 to {MOST_NAME} characters")]
    Name,
    /// There is no such level.
    #[error("has a computer of level {0}")]
    Level(u8),
}

impl SeatSetup {
    /// What a table needs of every seat, whether it is made by a person or read from a file.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), SeatFault> {
        let length = self.name.chars().take(MOST_NAME + 1).count();
        if !(1..=MOST_NAME).contains(&length) || self.name.chars().any(char::is_control) {
            return Err(SeatFault::Name);
        }
        match self.player {
            Player::Computer { level } if !LEVELS.contains(&level) => Err(SeatFault::Level(level)),
            Player::Computer { .. } | Player::Human => Ok(()),
        }
    }
}

/// What a seat is called and who plays it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct SeatSetup {
    /// Name for people, 1–24 characters.
    pub name: String,
    /// Person or computer.
    pub player: Player,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_comes_back_from_json_and_from_a_save() {
        for player in [Player::Human, Player::Computer { level: 3 }] {
            let text = serde_json::to_string(&player).unwrap();
            assert_eq!(serde_json::from_str::<Player>(&text).unwrap(), player);
            let bytes = postcard::to_stdvec(&player).unwrap();
            assert_eq!(postcard::from_bytes::<Player>(&bytes).unwrap(), player);
        }
        assert_eq!(
            serde_json::to_string(&Player::Computer { level: 3 }).unwrap(),
            r#"{"kind":"computer","level":3}"#
        );
    }
}
