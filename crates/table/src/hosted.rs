//! What a game brings to the table beyond its rules.

use std::path::Path;
use std::sync::Arc;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use tabletop::{Strategy, content::ContentError, save::ContentRef};

/// A game that can be set up at a table: it finds its content and names its seats.
pub trait Hosted: Strategy {
    /// A question that the new-game sheet may ask before there is a table, like "what does the board of this
    /// seed look like?". [`NoPlan`] for games without.
    type Plan: DeserializeOwned;
    /// Its answer.
    type Planned: Serialize;
    /// The pack that is part of the program.
    ///
    /// # Errors
    /// What is wrong with it.
    fn house() -> Result<Arc<Self::Content>, ContentFault>;
    /// Reads a pack from its folder.
    ///
    /// # Errors
    /// What is wrong with it.
    fn load(folder: &Path) -> Result<Arc<Self::Content>, ContentFault>;
    /// How saves name this content.
    fn reference(content: &Self::Content) -> ContentRef;
    /// The pack with its texts, as JSON.
    ///
    /// # Errors
    /// When it has no JSON form, which a test of the game rules out.
    fn describe(content: &Self::Content) -> serde_json::Result<Value>;
    /// The game's own mark for each seat, like a crew, in seat order.
    fn marks(&self) -> Vec<String>;
    /// The short name of why the game ended; none while it runs.
    fn ending(&self) -> Option<String>;
    /// Answers a question of the new-game sheet.
    fn plan(content: &Self::Content, plan: &Self::Plan) -> Self::Planned;
}

/// A value of a closed set by the name that its JSON form has.
pub(crate) fn name_of(value: &impl Serialize) -> Option<String> {
    serde_json::to_value(value).ok()?.as_str().map(str::to_owned)
}

/// The questions of a game that answers none before there is a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoPlan {}

/// What is wrong with a content pack, for whoever writes the pack.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {}{problem}", if .entry.is_empty() { String::new() } else { format!("{entry}: ") })]
pub struct ContentFault {
    /// The file in the pack's folder.
    pub file: String,
    /// The entry in the file; empty for the whole file.
    pub entry: String,
    /// What is wrong.
    pub problem: String,
}

impl From<ContentError> for ContentFault {
    fn from(error: ContentError) -> Self {
        Self { file: error.file.to_owned(), entry: error.entry, problem: error.what }
    }
}
