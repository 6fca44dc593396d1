//! The one place where games are listed.

mod minerals;
mod space_explorers;
mod super_motherload;

use std::path::Path;

use ::minerals::MineralsGame;
use ::space_explorers::SpaceExplorers;
use ::super_motherload::SuperMotherload;

use crate::any::AnyGame;
use crate::api::ApiError;
use crate::hosted::Hosted;
use crate::seated::Kind;

/// Names the games once, for everything that is done with all of them or with one found by its id.
macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// Ids of the games, in the order they are offered.
        pub const GAMES: &[&str] = &[$(<$game as tabletop::Game>::ID),+];

        /// The games with their packs; `packs` is the folder with one folder a game.
        pub(crate) fn all(packs: &Path) -> Vec<Box<dyn AnyGame>> {
            vec![$(Box::new(Kind::<$game>::new(&packs.join(<$game as tabletop::Game>::ID)))),+]
        }

        /// Does `work` with the game of this id.
        ///
        /// # Errors
        /// [`ApiError::UnknownGame`] with the games there are.
        pub fn with_game<W: GameWork>(id: &str, work: W) -> Result<W::Output, ApiError> {
            $(if id == <$game as tabletop::Game>::ID {
                return Ok(work.with::<$game>());
            })+
            Err(unknown(id, GAMES.iter().copied()))
        }
    };
}

games! {
    SuperMotherload,
    MineralsGame,
    SpaceExplorers,
}

/// Something that is done with a game found by its id.
pub trait GameWork {
    /// What comes of it.
    type Output;
    /// Does it.
    fn with<G: Hosted>(self) -> Self::Output;
}

pub(crate) fn unknown<'a>(id: &str, known: impl Iterator<Item = &'a str>) -> ApiError {
    ApiError::UnknownGame { game: id.to_owned(), known: known.map(str::to_owned).collect() }
}
