//! `regolith content`: check packs.

use std::io::{Write, stdout};
use std::path::PathBuf;

use clap::Subcommand;
use table::{GameWork, Hosted, with_game};

use crate::failure::Failure;

#[derive(Subcommand)]
pub enum ContentCommand {
    /// Check a content pack: every file, every entry.
    Check {
        /// Folder of the pack.
        dir: PathBuf,
        /// The game it is for.
        game: String,
    },
}

impl ContentCommand {
    pub fn run(self) -> Result<(), Failure> {
        match self {
            Self::Check { dir, game } => with_game(&game, Check(dir))?,
        }
    }
}

struct Check(PathBuf);

impl GameWork for Check {
    type Output = Result<(), Failure>;

    fn with<G: Hosted>(self) -> Self::Output {
        let content =
            G::load(&self.0).map_err(|fault| Failure::Failed(format!("{}: {fault}", self.0.display())))?;
        let reference = G::reference(&content);
        writeln!(stdout(), "ok {} {}", reference.id, reference.hash)?;
        Ok(())
    }
}
