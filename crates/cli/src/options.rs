//! `--options`: how games are set up, by the game's own format.

use clap::Args;
use table::Hosted;

use crate::failure::Failure;

/// Choices of the new-game sheet, for commands that set up games by themselves.
#[derive(Args, Clone, Debug, Default)]
pub struct OptionsArg {
    /// Choices of the new-game sheet as JSON, like '{"variant":"tiles"}' [default: those of a new sheet].
    #[arg(long = "options", value_name = "JSON")]
    text: Option<String>,
}

impl OptionsArg {
    /// The options of a game.
    ///
    /// # Errors
    /// When the text is no JSON or does not fit the game.
    pub fn of<G: Hosted>(&self) -> Result<G::Options, Failure> {
        let Some(text) = &self.text else { return Ok(G::Options::default()) };
        serde_json::from_str(text)
            .map_err(|error| Failure::Usage(format!("these options do not fit {}: {error}", G::ID)))
    }
}
