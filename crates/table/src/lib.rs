//! The table: seats, match, computer players and saves behind one API. Shell, LAN host and command
//! line call this and nothing below it.
//!
//! [`House::open`] opens the data folder; [`House::connect`] gives an interface its [`Connection`],
//! which takes an [`api::Request`] and gives an [`api::Reply`], and is told every [`api::Push`].

mod any;
pub mod api;
mod cell;
mod clock;
mod data;
mod disk;
mod games;
mod guard;
mod hosted;
mod house;
mod packs;
mod seated;
mod settings;
mod store;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod toy;

pub use clock::now;
pub use data::{DATA_VARIABLE, default_folder};
pub use disk::{Disk, RealDisk, write_copy};
pub use games::{GAMES, GameWork, with_game};
pub use guard::guard;
pub use hosted::{ContentFault, Hosted, NoPlan};
pub use house::{Connection, House};
pub use packs::read_save;
pub use settings::{MOST_SETTINGS_BYTES, peek_settings};
pub use store::{Found, MOST_SAVE_BYTES, MOST_TITLE, Store};
