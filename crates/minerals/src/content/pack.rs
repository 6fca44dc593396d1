//! What a content pack holds, as it stands in its JSON files. Everything a person reads has a text
//! in each language; everything the rules read is checked by [`super::check`].

use serde::{Deserialize, Serialize};

use tabletop::content::{PackInfo, Text};

use crate::ids::{Minerals, Tool};

/// How many of each mineral a card shows (MN-30). What is left out is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields, default)]
pub struct Needs {
    /// Wollastonite, 0–53.
    pub wollastonite: u8,
    /// Kyanite, 0–30.
    pub kyanite: u8,
    /// Watermelon tourmaline, 0–20.
    pub tourmaline: u8,
    /// Anthracite, 0–10.
    pub anthracite: u8,
    /// Orpiment, 0–5.
    pub orpiment: u8,
}

impl Needs {
    /// As the rules count them.
    #[must_use]
    pub const fn minerals(self) -> Minerals {
        Minerals([self.wollastonite, self.kyanite, self.tourmaline, self.anthracite, self.orpiment])
    }
}

/// A collection card (MN-2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct CardEntry {
    /// Unique in the pack, kebab case.
    pub id: String,
    /// Name of the collection.
    pub name: Text,
    /// 1 for ♦, 2 for ♦♦.
    pub class: u8,
    /// The minerals it shows (MN-30).
    pub needs: Needs,
    /// Points, 1–99.
    pub points: u8,
    /// Points when it was taken without its orpiment; on ♦♦ cards that show orpiment and only there (MN-31).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub lower: Option<u8>,
}

/// `cards.json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardsFile {
    /// 24 of them; at least 4 are ♦ (MN-2, MN-5).
    pub cards: Vec<CardEntry>,
}

/// What a tool is called and says. What it does is the engine's (MN-42 to MN-51).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct ToolEntry {
    /// Which tool.
    pub id: Tool,
    /// Its name.
    pub name: Text,
    /// What it does, in words.
    pub text: Text,
}

/// `tools.json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToolsFile {
    /// One for each tool, in the order of the rules page.
    pub tools: Vec<ToolEntry>,
}

/// A whole pack, read but not yet checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Pack {
    /// What it is.
    pub info: PackInfo,
    /// The collection cards; a [`crate::CardId`] is a place in this list.
    pub cards: Vec<CardEntry>,
    /// The tools.
    pub tools: Vec<ToolEntry>,
}
