//! Checks of a pack: what is wrong is said with file, entry and reason.

use super::pack::{CardEntry, Pack, Text};
use crate::ids::{CARDS, Mineral, Minerals, ROW, TILES, Tool};

/// A pack that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}{}: {what}", if .entry.is_empty() { String::new() } else { format!(", {}", .entry) })]
pub struct ContentError {
    /// Which file.
    pub file: &'static str,
    /// Id of the entry in it; empty for the file as a whole.
    pub entry: String,
    /// What is wrong.
    pub what: String,
}

impl ContentError {
    pub(super) fn new(file: &str, entry: &str, what: impl Into<String>) -> Self {
        let file = super::FILES.into_iter().find(|name| *name == file).unwrap_or("pack.json");
        Self { file, entry: entry.to_owned(), what: what.into() }
    }
}

type Checked = Result<(), ContentError>;

/// Says what is wrong with entries of one file.
#[derive(Clone, Copy)]
struct At<'a> {
    file: &'static str,
    entry: &'a str,
}

impl At<'_> {
    fn require(self, holds: bool, what: impl FnOnce() -> String) -> Checked {
        if holds { Ok(()) } else { Err(ContentError::new(self.file, self.entry, what())) }
    }

    fn text(self, name: &str, text: &Text) -> Checked {
        for (language, words) in [("en", &text.en), ("es", &text.es), ("pl", &text.pl)] {
            self.require(!words.trim().is_empty(), || format!("{name}.{language} is empty"))?;
            self.require(words.trim() == words, || format!("{name}.{language} has blanks at an end"))?;
        }
        Ok(())
    }

    fn id(self, id: &str) -> Checked {
        let part = |part: &str| {
            !part.is_empty() && part.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        self.require(id.split('-').all(part), || {
            format!("the id {id:?} is not of small letters, digits and single hyphens")
        })
    }

    fn count(self, what: &str, found: usize, expected: usize) -> Checked {
        self.require(found == expected, || format!("there are {found} {what}, not {expected}"))
    }

    fn range(self, what: &str, found: u8, range: std::ops::RangeInclusive<u8>) -> Checked {
        self.require(range.contains(&found), || {
            format!("{what} is {found}, not {} to {}", range.start(), range.end())
        })
    }
}

pub(super) fn check(pack: &Pack) -> Checked {
    let info = At { file: "pack.json", entry: "" };
    info.require(pack.info.game == "minerals", || format!("it is for the game {:?}", pack.info.game))?;
    info.require(pack.info.format == 1, || format!("its format is {}, not 1", pack.info.format))?;
    info.id(&pack.info.id)?;
    info.text("name", &pack.info.name)?;
    cards(pack)?;
    tools(pack)
}

/// MN-2, MN-5: 24 cards, and enough ♦ cards for the first row.
fn cards(pack: &Pack) -> Checked {
    let file = At { file: "cards.json", entry: "" };
    file.count("cards", pack.cards.len(), CARDS)?;
    let mut seen = std::collections::BTreeSet::new();
    for card in &pack.cards {
        let at = At { file: "cards.json", entry: &card.id };
        at.id(&card.id)?;
        at.require(seen.insert(&card.id), || "the id stands twice".to_owned())?;
        check_card(at, card)?;
    }
    let single = pack.cards.iter().filter(|card| card.class == 1).count();
    file.require(single >= ROW, || {
        format!("only {single} cards are of class 1 (♦); {ROW} lie face up when play begins")
    })
}

/// MN-30, MN-31.
fn check_card(at: At<'_>, card: &CardEntry) -> Checked {
    at.text("name", &card.name)?;
    at.range("class", card.class, 1..=2)?;
    let needs = card.needs.minerals();
    at.require(!needs.is_empty(), || "it shows no mineral".to_owned())?;
    for ((mineral, need), have) in needs.iter().zip(TILES.0) {
        at.require(need <= have, || format!("it shows {need} of {mineral}, and there are only {have}"))?;
    }
    at.range("points", card.points, 1..=99)?;
    let due = card.class == 2 && needs[Mineral::Orpiment] > 0;
    at.require(card.lower.is_some() == due, || {
        "class 2 cards (♦♦) that show orpiment have a lower value, others have none".to_owned()
    })?;
    if let Some(lower) = card.lower {
        // Without the orpiment there must be something left to pay.
        let orpiment = Minerals([0, 0, 0, 0, needs[Mineral::Orpiment]]);
        at.require(!needs.minus(orpiment).is_empty(), || "it shows nothing but orpiment".to_owned())?;
        at.require(lower > 0 && lower < card.points, || {
            format!("the lower value is {lower}, not 1 to {}", card.points - 1)
        })?;
    }
    Ok(())
}

/// MN-2: ten tools in the order of the rules page.
fn tools(pack: &Pack) -> Checked {
    let file = At { file: "tools.json", entry: "" };
    file.count("tools", pack.tools.len(), Tool::ALL.len())?;
    for (entry, tool) in pack.tools.iter().zip(Tool::ALL) {
        file.require(entry.id == tool, || format!("{:?} stands where {tool:?} is due", entry.id))?;
        let id = format!("{tool:?}").to_lowercase();
        let at = At { file: "tools.json", entry: &id };
        at.text("name", &entry.name)?;
        at.text("text", &entry.text)?;
    }
    Ok(())
}
