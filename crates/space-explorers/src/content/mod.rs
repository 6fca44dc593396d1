//! Content: what a pack says, checked once on the way in and turned into what the rules read.

mod ability;
mod check;
mod pack;

use std::path::Path;

use arrayvec::ArrayVec;
use serde::Serialize;
use tabletop::content::{embedded, folder, read};
use tabletop::{Digest, digest};

pub use ability::{Ability, CostRange, Each, GivenIcon, IconPair, When};
pub use pack::{
    Nation, Needs, Pack, ProjectEntry, ProjectsFile, SpecialistEntry, SpecialistsFile, TileEntry,
};
pub use tabletop::content::{ContentError, PackInfo, Text};

pub(crate) use ability::Case;

use crate::ids::{Counts, Division, MOST_COST, PROJECTS, ProjectId, SPECIALISTS, Specialist};

const SPECIALISTS_FILE: &str = "specialists.json";
const PROJECTS_FILE: &str = "projects.json";
/// Names of the files of a pack.
pub const FILES: [&str; 3] = [PackInfo::FILE, SPECIALISTS_FILE, PROJECTS_FILE];

const HOUSE: [(&str, &str); 3] = [
    (PackInfo::FILE, include_str!("../../../../content/space-explorers/house/pack.json")),
    (SPECIALISTS_FILE, include_str!("../../../../content/space-explorers/house/specialists.json")),
    (PROJECTS_FILE, include_str!("../../../../content/space-explorers/house/projects.json")),
];

/// What the rules read of a specialist.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SpecialistRules {
    /// Progress points (SE-24).
    pub points: u8,
    /// Skill icons by colour.
    pub skills: Counts,
    /// Base cost, the lowest icon first (SE-12).
    pub cost: ArrayVec<Division, MOST_COST>,
    /// What it can do.
    pub ability: Option<Ability>,
}

impl SpecialistRules {
    /// Divisions that it can join (SE-11).
    pub fn divisions(&self) -> impl Iterator<Item = Division> {
        self.skills.iter().map(|(division, _)| division)
    }
    /// Icons of its base cost.
    #[must_use]
    pub fn base_cost(&self) -> u8 {
        self.cost.len() as u8
    }
}

/// What the rules read of a project.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ProjectRules {
    /// Progress points (SE-24).
    pub points: u8,
    /// Skills it needs (SE-21).
    pub needs: Counts,
}

/// A checked pack.
#[derive(Clone, Debug)]
pub struct Content {
    pack: Pack,
    specialists: Vec<SpecialistRules>,
    projects: [ProjectRules; PROJECTS],
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
        let info = read(PackInfo::FILE, &text)?;
        let SpecialistsFile { specialists } = read(SPECIALISTS_FILE, &text)?;
        let ProjectsFile { tiles } = read(PROJECTS_FILE, &text)?;
        Self::new(Pack { info, specialists, tiles })
    }

    /// Checks a pack and turns it into what the rules read.
    ///
    /// # Errors
    /// The first entry that is wrong, and what is wrong.
    pub fn new(pack: Pack) -> Result<Self, ContentError> {
        check::check(&pack)?;
        let specialists: Vec<SpecialistRules> = pack.specialists.iter().map(specialist_rules).collect();
        debug_assert_eq!(specialists.len(), SPECIALISTS);
        // A checked pack has as many sides as there are places.
        let projects = std::array::from_fn(|place| {
            let side = &pack.tiles[place / 2].sides[place % 2];
            ProjectRules { points: side.points, needs: side.needs.counts() }
        });
        let hash = digest(&(&specialists, &projects));
        Ok(Self { pack, specialists, projects, hash })
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

    /// What the rules read of a specialist.
    #[must_use]
    pub fn specialist(&self, card: Specialist) -> &SpecialistRules {
        &self.specialists[card.index()]
    }

    /// What the rules read of a project.
    #[must_use]
    pub const fn project(&self, project: ProjectId) -> &ProjectRules {
        &self.projects[project.index()]
    }
}

fn specialist_rules(entry: &SpecialistEntry) -> SpecialistRules {
    SpecialistRules {
        points: entry.points,
        skills: entry.skills.iter().copied().collect(),
        cost: entry.cost.iter().copied().collect(),
        ability: entry.ability,
    }
}
