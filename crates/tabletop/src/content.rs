//! What every game's content pack has in common: texts in each language, what `pack.json` says, reading
//! from a folder or from texts that the program carries, and checks that say what is wrong where.
//!
//! A game keeps the types of its own files and what the rules read of them. It reads each file with
//! [`read`] and checks the entries with [`At`]:
//!
//! ```
//! use tabletop::content::{At, ContentError, PackInfo, embedded, read, unique_ids};
//!
//! #[derive(serde::Deserialize)]
//! struct Cards {
//!     cards: Vec<Card>,
//! }
//! #[derive(serde::Deserialize)]
//! struct Card {
//!     id: String,
//!     points: u8,
//! }
//!
//! const HOUSE: [(&str, &str); 2] = [
//!     ("pack.json", r#"{"game":"whist","id":"house","format":1,"name":{"en":"House","es":"Casa","pl":"Dom"}}"#),
//!     ("cards.json", r#"{"cards":[{"id":"two-of-cups","points":2}]}"#),
//! ];
//!
//! fn cards(text: impl Fn(&'static str) -> Result<String, ContentError>) -> Result<Vec<Card>, ContentError> {
//!     let info: PackInfo = read("pack.json", &text)?;
//!     let Cards { cards } = read("cards.json", &text)?;
//!     info.check("whist")?;
//!     At::file("cards.json").count("cards", cards.len(), 1)?;
//!     for card in &cards {
//!         At::entry("cards.json", &card.id).range("points", card.points, 1..=9)?;
//!     }
//!     unique_ids(cards.iter().map(|card| At::entry("cards.json", &card.id)))?;
//!     Ok(cards)
//! }
//!
//! assert_eq!(cards(embedded(&HOUSE)).map(|cards| cards.len()), Ok(1));
//! ```

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::path::Path;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A text in each language of the app.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// English.
    pub en: String,
    /// Spanish.
    pub es: String,
    /// Polish.
    pub pl: String,
}

/// `pack.json`: what the pack is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct PackInfo {
    /// Id of the game it is for, like `minerals`.
    pub game: String,
    /// Short name of the pack, for saves: `house`.
    pub id: String,
    /// Version of the file format, 1.
    pub format: u16,
    /// Name for people.
    pub name: Text,
}

impl PackInfo {
    /// Name of the file it stands in.
    pub const FILE: &str = "pack.json";
    /// The one version of the file format there is.
    pub const FORMAT: u16 = 1;

    /// Checks that the pack is one for `game`, in the known format, with a lawful id and name.
    ///
    /// # Errors
    /// The first field that is wrong, and what is wrong.
    pub fn check(&self, game: &str) -> Checked {
        let at = At::file(Self::FILE);
        at.require(self.game == game, || format!("it is for the game {:?}", self.game))?;
        at.require(self.format == Self::FORMAT, || {
            format!("its format is {}, not {}", self.format, Self::FORMAT)
        })?;
        at.id(&self.id)?;
        at.text("name", &self.name)
    }
}

/// A pack that cannot be used: what is wrong, and where.
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

/// What a check comes to.
pub type Checked = Result<(), ContentError>;

/// A place in a pack. Its checks say what is wrong there.
#[derive(Clone, Copy, Debug)]
pub struct At<'a> {
    /// Which file.
    pub file: &'static str,
    /// Id of the entry in it; empty for the file as a whole.
    pub entry: &'a str,
}

impl<'a> At<'a> {
    /// A file as a whole.
    #[must_use]
    pub const fn file(file: &'static str) -> Self {
        Self { file, entry: "" }
    }

    /// An entry of a file.
    #[must_use]
    pub const fn entry(file: &'static str, entry: &'a str) -> Self {
        Self { file, entry }
    }

    /// The error that something is wrong here, for checks that find it out by themselves.
    #[must_use]
    pub fn wrong(self, what: impl Into<String>) -> ContentError {
        ContentError { file: self.file, entry: self.entry.to_owned(), what: what.into() }
    }

    /// Asks for `holds`.
    ///
    /// # Errors
    /// `what`, when it does not hold.
    pub fn require(self, holds: bool, what: impl FnOnce() -> String) -> Checked {
        if holds { Ok(()) } else { Err(self.wrong(what())) }
    }

    /// Asks for a text that is there in each language, without blanks at its ends. `name` is its field.
    ///
    /// # Errors
    /// The first language in which it is not.
    pub fn text(self, name: &str, text: &Text) -> Checked {
        for (language, words) in [("en", &text.en), ("es", &text.es), ("pl", &text.pl)] {
            self.require(!words.trim().is_empty(), || format!("{name}.{language} is empty"))?;
            self.require(words.trim() == words, || format!("{name}.{language} has blanks at an end"))?;
        }
        Ok(())
    }

    /// Asks for an id in kebab case: small letters a–z, digits and single hyphens between them.
    ///
    /// # Errors
    /// When it is not.
    pub fn id(self, id: &str) -> Checked {
        let part = |part: &str| {
            !part.is_empty() && part.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        self.require(id.split('-').all(part), || {
            format!("the id {id:?} is not of small letters, digits and single hyphens")
        })
    }

    /// Asks for just `expected` of `what`, a plural.
    ///
    /// # Errors
    /// How many there are instead.
    pub fn count(self, what: &str, found: usize, expected: usize) -> Checked {
        self.require(found == expected, || format!("there are {found} {what}, not {expected}"))
    }

    /// Asks for a number within `range`. `what` is its name, a singular.
    ///
    /// # Errors
    /// What it is instead.
    pub fn range(self, what: &str, found: impl Into<u32>, range: RangeInclusive<u32>) -> Checked {
        let found = found.into();
        self.require(range.contains(&found), || {
            format!("{what} is {found}, not {} to {}", range.start(), range.end())
        })
    }
}

/// Asks for entries with lawful ids ([`At::id`]) of which none stands twice, in one file or in several.
/// Each is named by its place, so [`At::entry`] is its id.
///
/// # Errors
/// The first entry whose id is wrong or has stood before.
pub fn unique_ids<'a>(entries: impl IntoIterator<Item = At<'a>>) -> Checked {
    let mut seen = BTreeSet::new();
    for at in entries {
        at.id(at.entry)?;
        at.require(seen.insert(at.entry), || "the id stands twice".to_owned())?;
    }
    Ok(())
}

/// Reads a file of a pack whose `text` is found by name.
///
/// # Errors
/// When it is not found, or is not JSON of this type.
pub fn read<T: DeserializeOwned>(
    file: &'static str,
    text: impl Fn(&'static str) -> Result<String, ContentError>,
) -> Result<T, ContentError> {
    serde_json::from_str(&text(file)?).map_err(|error| At::file(file).wrong(error.to_string()))
}

/// Finds the texts of a pack in a folder.
pub fn folder(folder: &Path) -> impl Fn(&'static str) -> Result<String, ContentError> {
    move |file| {
        std::fs::read_to_string(folder.join(file))
            .map_err(|error| At::file(file).wrong(format!("cannot be read: {error}")))
    }
}

/// Finds the texts of a pack that the program carries: names of files with their texts.
pub fn embedded(
    files: &[(&'static str, &'static str)],
) -> impl Fn(&'static str) -> Result<String, ContentError> {
    move |file| {
        let found = files.iter().find(|(name, _)| *name == file);
        found.map(|(_, text)| (*text).to_owned()).ok_or_else(|| At::file(file).wrong("is not carried"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(words: &str) -> Text {
        Text { en: words.to_owned(), es: words.to_owned(), pl: words.to_owned() }
    }

    fn said(checked: Checked) -> String {
        checked.expect_err("it is wrong").to_string()
    }

    #[test]
    fn an_error_names_file_and_entry() {
        assert_eq!(At::file("cards.json").wrong("no cards").to_string(), "cards.json: no cards");
        assert_eq!(At::entry("cards.json", "ace").wrong("gone").to_string(), "cards.json, ace: gone");
    }

    #[test]
    fn a_text_is_needed_in_every_language() {
        let at = At::entry("cards.json", "ace");
        assert_eq!(at.text("name", &text("As")), Ok(()));
        for (language, empty) in [
            ("en", Text { en: String::new(), ..text("As") }),
            ("pl", Text { pl: "\n ".into(), ..text("As") }),
        ] {
            assert_eq!(said(at.text("name", &empty)), format!("cards.json, ace: name.{language} is empty"));
        }
        let blank = Text { es: "As ".into(), ..text("As") };
        assert_eq!(said(at.text("name", &blank)), "cards.json, ace: name.es has blanks at an end");
    }

    #[test]
    fn an_id_is_kebab_case() {
        let at = At::file("cards.json");
        for id in ["ace", "ace-of-cups", "2", "sputnik-1"] {
            assert_eq!(at.id(id), Ok(()), "{id}");
        }
        for id in ["", "-ace", "ace-", "ace--cups", "Ace", "ace of cups", "as_de_copas", "caña"] {
            assert!(said(at.id(id)).contains(&format!("{id:?}")), "{id}");
        }
    }

    #[test]
    fn counts_and_ranges_have_sharp_ends() {
        let at = At::file("cards.json");
        assert_eq!(at.count("cards", 3, 3), Ok(()));
        assert_eq!(said(at.count("cards", 2, 3)), "cards.json: there are 2 cards, not 3");
        for points in [1_u8, 9] {
            assert_eq!(at.range("points", points, 1..=9), Ok(()));
        }
        for points in [0_u16, 10] {
            assert_eq!(
                said(at.range("points", points, 1..=9)),
                format!("cards.json: points is {points}, not 1 to 9")
            );
        }
    }

    #[test]
    fn an_id_stands_once_in_all_files() {
        let entry = At::entry;
        assert_eq!(unique_ids([entry("a.json", "one"), entry("b.json", "two")]), Ok(()));
        let twice = unique_ids([entry("a.json", "one"), entry("b.json", "two"), entry("b.json", "one")]);
        assert_eq!(said(twice), "b.json, one: the id stands twice");
        assert!(said(unique_ids([entry("a.json", "One")])).contains("\"One\""));
    }

    #[test]
    fn a_pack_is_for_its_game_and_of_the_known_format() {
        let info = PackInfo { game: "whist".into(), id: "house".into(), format: 1, name: text("Casa") };
        assert_eq!(info.check("whist"), Ok(()));
        assert_eq!(said(info.check("bridge")), "pack.json: it is for the game \"whist\"");
        let newer = PackInfo { format: 2, ..info.clone() };
        assert_eq!(said(newer.check("whist")), "pack.json: its format is 2, not 1");
        assert!(said(PackInfo { id: "My Pack".into(), ..info.clone() }.check("whist")).contains("My Pack"));
        assert!(said(PackInfo { name: text(""), ..info }.check("whist")).contains("name.en"));
    }

    #[test]
    fn a_file_that_is_missing_or_no_such_json_is_named() {
        let carried =
            embedded(&[("name.json", r#"{"en":"One","es":"Uno","pl":"Jeden"}"#), ("bad.json", "{")]);
        assert_eq!(read::<Text>("name.json", &carried).map(|text| text.pl), Ok("Jeden".to_owned()));
        assert_eq!(read::<Text>("bad.json", &carried).expect_err("no JSON").file, "bad.json");
        let other = read::<PackInfo>("name.json", &carried).expect_err("another type");
        assert!(other.what.contains("unknown field `en`"), "{other}");
        assert_eq!(
            read::<Text>("none.json", &carried).map_err(|error| error.to_string()),
            Err("none.json: is not carried".to_owned())
        );
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let error = folder(here)("pack.json").expect_err("there is no such file");
        assert!(error.to_string().starts_with("pack.json: cannot be read: "), "{error}");
        assert!(folder(here)("Cargo.toml").is_ok_and(|text| text.contains("tabletop")));
    }
}
