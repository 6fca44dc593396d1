//! Content: what a pack says, checked once on the way in and turned into what the rules read.

mod check;
mod pack;

use std::path::Path;

use serde::Serialize;
use tabletop::content::{embedded, folder, read};
use tabletop::{Digest, digest};

pub use pack::{CardEntry, CardsFile, Needs, Pack, ToolEntry, ToolsFile};
pub use tabletop::content::{ContentError, PackInfo, Text};

use crate::ids::{CARDS, CardId, Minerals, Tool};

/// Names of the files of a pack.
pub const FILES: [&str; 3] = ["pack.json", "cards.json", "tools.json"];

/// The set that ships with the program.
const HOUSE: [(&str, &str); 3] = [
    ("pack.json", include_str!("../../../../content/minerals/house/pack.json")),
    ("cards.json", include_str!("../../../../content/minerals/house/cards.json")),
    ("tools.json", include_str!("../../../../content/minerals/house/tools.json")),
];

/// What the rules read of a collection card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CardRules {
    /// 1 for ♦, 2 for ♦♦ (MN-2, MN-5).
    pub class: u8,
    /// What it costs (MN-30).
    pub needs: Minerals,
    /// Points (MN-61).
    pub points: u8,
    /// Points when it was taken without its orpiment; only where that may be done (MN-31).
    pub lower: Option<u8>,
}

/// A checked pack.
#[derive(Clone, Debug)]
pub struct Content {
    pack: Pack,
    rules: [CardRules; CARDS],
    hash: Digest,
}

impl Content {
    /// The set that ships with the program.
    ///
    /// # Errors
    /// Never in a program that passed its tests; the reason otherwise.
    pub fn house() -> Result<Self, ContentError> {
        Self::read(embedded(&HOUSE))
    }

    /// A pack in a folder, with the files of [`FILES`].
    ///
    /// # Errors
    /// The first file and entry that are wrong, and what is wrong.
    pub fn from_folder(path: &Path) -> Result<Self, ContentError> {
        Self::read(folder(path))
    }

    /// A pack whose files `text` finds by name.
    ///
    /// # Errors
    /// The first file and entry that are wrong, and what is wrong.
    pub fn read(text: impl Fn(&'static str) -> Result<String, ContentError>) -> Result<Self, ContentError> {
        let info = read("pack.json", &text)?;
        let cards: CardsFile = read("cards.json", &text)?;
        let tools: ToolsFile = read("tools.json", &text)?;
        Self::new(Pack { info, cards: cards.cards, tools: tools.tools })
    }

    /// Checks a pack and turns it into what the rules read.
    ///
    /// # Errors
    /// The first entry that is wrong, and what is wrong.
    pub fn new(pack: Pack) -> Result<Self, ContentError> {
        check::check(&pack)?;
        // A checked pack has as many cards as there are places.
        let rules = std::array::from_fn(|place| card_rules(&pack.cards[place]));
        let hash = digest(&rules);
        Ok(Self { pack, rules, hash })
    }

    /// The pack as it stands in its files, with all texts.
    #[must_use]
    pub const fn pack(&self) -> &Pack {
        &self.pack
    }

    /// Fingerprint of what the rules read; texts do not count.
    #[must_use]
    pub const fn hash(&self) -> Digest {
        self.hash
    }

    /// What the rules read of a card.
    ///
    /// # Panics
    /// When there is no such card: a position that was read from outside must be checked before.
    #[must_use]
    pub const fn card(&self, card: CardId) -> &CardRules {
        &self.rules[card.index()]
    }

    /// What the rules read of all cards, in the order of their ids.
    #[must_use]
    pub const fn cards(&self) -> &[CardRules; CARDS] {
        &self.rules
    }

    /// What a tool is called and says.
    #[must_use]
    pub fn tool(&self, tool: Tool) -> &ToolEntry {
        // A checked pack has its tools in the order of `Tool::ALL`.
        &self.pack.tools[tool.index()]
    }
}

fn card_rules(entry: &CardEntry) -> CardRules {
    CardRules { class: entry.class, needs: entry.needs.minerals(), points: entry.points, lower: entry.lower }
}
