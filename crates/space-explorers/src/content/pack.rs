//! What a content pack holds, as it stands in its JSON files. Everything a person reads has a text
//! in each language; everything the rules read is checked by [`super::check`].

use serde::{Deserialize, Serialize};
use tabletop::content::{PackInfo, Text};

use super::ability::Ability;
use crate::ids::{Counts, Division};

/// A specialist card (SE-2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct SpecialistEntry {
    /// Its number, 1–60.
    pub number: u8,
    /// Its division; follows from the number and is written for readers of the file.
    pub division: Division,
    /// What it does for a living.
    pub role: Text,
    /// Its name, the same in each language.
    pub name: String,
    /// Progress points, 0–9; 0 on a card with an asterisk.
    pub points: u8,
    /// Its skill icons, one or two (SE-2).
    pub skills: Vec<Division>,
    /// Its base cost: 2–6 research icons, the lowest first (SE-2).
    pub cost: Vec<Division>,
    /// What it can do; cards with two skills have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ability: Option<Ability>,
    /// That in plain words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub text: Option<Text>,
}

/// `specialists.json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpecialistsFile {
    /// 60 of them, in the order of their numbers.
    pub specialists: Vec<SpecialistEntry>,
}

/// Whose craft it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Nation {
    /// Of the United States.
    American,
    /// Of the Soviet Union.
    Soviet,
}

/// The skills that a project needs. What is left out is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Needs {
    /// Blue.
    pub engineering: u8,
    /// Green.
    pub testing: u8,
    /// Yellow.
    pub science: u8,
    /// Red.
    pub construction: u8,
    /// Violet.
    pub space_flight: u8,
}

impl Needs {
    /// As the rules count them.
    #[must_use]
    pub const fn counts(self) -> Counts {
        Counts([self.engineering, self.testing, self.science, self.construction, self.space_flight])
    }
}

/// A project: one side of a tile (SE-3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct ProjectEntry {
    /// Unique in the pack, kebab case; names the drawing too.
    pub id: String,
    /// The craft, as each language writes it.
    pub name: Text,
    /// Whose it was.
    pub nation: Nation,
    /// When it flew.
    pub year: u16,
    /// Progress points, 1–20.
    pub points: u8,
    /// Skills it needs, 2–12 in all (SE-21).
    pub needs: Needs,
    /// What it was, in two lines.
    pub note: Text,
}

/// A project tile with its two sides (SE-3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct TileEntry {
    /// Unique in the pack, kebab case.
    pub id: String,
    /// First and second side.
    pub sides: [ProjectEntry; 2],
}

/// `projects.json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProjectsFile {
    /// 10 of them.
    pub tiles: Vec<TileEntry>,
}

/// A whole pack, read but not yet checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Pack {
    /// What it is.
    pub info: PackInfo,
    /// The specialists, by number.
    pub specialists: Vec<SpecialistEntry>,
    /// The tiles; a [`crate::ProjectId`] is twice a place in this list, plus one for the second side.
    pub tiles: Vec<TileEntry>,
}
