//! Content: what a pack says, checked once on the way in and turned into what the rules read.

mod check;
mod pack;
mod pattern;

use std::path::Path;

use arrayvec::ArrayVec;
use serde::Serialize;
use tabletop::content::{At, embedded, folder, read};
use tabletop::{Digest, digest};

pub use pack::{
    AchievementsFile, ArtifactEffect, ArtifactEntry, ArtifactsFile, BoardsFile, Bonus, CardEntry, CrewEntry,
    CrewsFile, Icon, MajorEntry, Measure, MinorEntry, Need, Origin, Pack, Scope, SideEntry, StackNeeds,
};
pub use pattern::{Pattern, Turned};
pub use tabletop::content::{ContentError, PackInfo, Text};

use crate::ids::{ARTIFACTS, CARDS, Card, CardSet, Colour, Crew, MAJORS, MINORS, Side, Stack};

/// Names of the files of a pack.
pub const FILES: [&str; 5] =
    ["pack.json", "crews.json", "boards.json", "achievements.json", "artifacts.json"];

/// The set that ships with the program.
const HOUSE: [(&str, &str); 5] = [
    ("pack.json", include_str!("../../../../content/super-motherload/house/pack.json")),
    ("crews.json", include_str!("../../../../content/super-motherload/house/crews.json")),
    ("boards.json", include_str!("../../../../content/super-motherload/house/boards.json")),
    ("achievements.json", include_str!("../../../../content/super-motherload/house/achievements.json")),
    ("artifacts.json", include_str!("../../../../content/super-motherload/house/artifacts.json")),
];

/// What the rules read of a card.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardRules {
    /// Drill icons (SM-15).
    pub icons: u8,
    /// Colours it can drill: bit 0 red, 1 blue, 2 yellow; all three for wild icons alone.
    pub colours: u8,
    /// Victory points (SM-56).
    pub points: u8,
    /// Cost in dollars; 0 for starters.
    pub cost: u16,
    /// Colour of its band; red ones are bombs (SM-18).
    pub band: Stack,
    /// Bomb pattern of a red card (SM-18).
    pub pattern: Option<Pattern>,
    /// Bonuses at its purchase (SM-36).
    pub purchase: ArrayVec<Bonus, 4>,
    /// Bonuses each time it drills (SM-32).
    pub drill: ArrayVec<Bonus, 4>,
}

/// What the rules read of a board side: one bit a space, `row * 8 + column`.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct SideRules {
    /// Rock (SM-27).
    pub rock: u64,
    /// Steel plates by colour (SM-26).
    pub plates: [u64; 3],
    /// Minerals by kind.
    pub minerals: [u64; 6],
    /// Artifact spaces.
    pub artifacts: u64,
    /// Bomb spaces.
    pub bombs: u64,
    /// Draw spaces that draw 1, 2, 3.
    pub draws: [u64; 3],
}

/// What the rules read of a major achievement.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MajorRules {
    /// Pilots bought from each stack.
    pub needs: [u8; 4],
    /// Victory points.
    pub points: u8,
}

/// What the rules read of a minor achievement.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MinorRules {
    /// Over what it is counted.
    pub scope: Scope,
    /// Parts of the goal, all at one moment.
    pub needs: ArrayVec<Need, 3>,
    /// Victory points.
    pub points: u8,
}

/// A checked pack.
#[derive(Clone, Debug)]
pub struct Content {
    pack: Pack,
    rules: Rules,
    hash: Digest,
}

#[derive(Clone, Debug, Serialize)]
struct Rules {
    crews: Vec<Vec<CardRules>>,
    /// For each card the cards of its crew that are the same to the rules, itself included.
    twins: Vec<Vec<u32>>,
    sides: Vec<SideRules>,
    majors: Vec<MajorRules>,
    minors: Vec<MinorRules>,
    artifacts: Vec<ArtifactEffect>,
}

impl Content {
    /// The set that ships with the program.
    ///
    /// # Errors
    /// Never in a program that passed its tests; the reason otherwise.
    pub fn house() -> Result<Self, ContentError> {
        Self::read(embedded(&HOUSE))
    }

    /// A pack in a folder, with the five files of [`FILES`].
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
        let crews: CrewsFile = read("crews.json", &text)?;
        let boards: BoardsFile = read("boards.json", &text)?;
        let achievements: AchievementsFile = read("achievements.json", &text)?;
        let artifacts: ArtifactsFile = read("artifacts.json", &text)?;
        Self::new(Pack {
            info,
            crews: crews.crews,
            sides: boards.sides,
            majors: achievements.majors,
            minors: achievements.minors,
            artifacts: artifacts.artifacts,
        })
    }

    /// Checks a pack and turns it into what the rules read.
    ///
    /// # Errors
    /// The first entry that is wrong, and what is wrong.
    pub fn new(pack: Pack) -> Result<Self, ContentError> {
        check::check(&pack)?;
        let crews: Vec<Vec<CardRules>> = pack
            .crews
            .iter()
            .map(|crew| crew.cards.iter().map(card_rules).collect())
            .collect::<Result<_, _>>()?;
        let twins = crews
            .iter()
            .map(|cards| {
                let same = |card: &CardRules| {
                    (0..CARDS).filter(|&other| &cards[other] == card).fold(0, |bits, other| bits | 1 << other)
                };
                cards.iter().map(same).collect()
            })
            .collect();
        let rules = Rules {
            crews,
            twins,
            sides: pack.sides.iter().map(side_rules).collect(),
            majors: pack
                .majors
                .iter()
                .map(|major| MajorRules { needs: major.needs.by_stack(), points: major.points })
                .collect(),
            minors: pack
                .minors
                .iter()
                .map(|minor| MinorRules {
                    scope: minor.scope,
                    needs: minor.needs.iter().copied().collect(),
                    points: minor.points,
                })
                .collect(),
            artifacts: pack.artifacts.iter().map(|artifact| artifact.effect).collect(),
        };
        // Lists of a checked pack have these lengths, so the accessors below never miss.
        debug_assert_eq!((rules.sides.len(), rules.majors.len(), rules.minors.len()), (8, MAJORS, MINORS));
        debug_assert_eq!((rules.crews.len(), rules.artifacts.len()), (4, ARTIFACTS));
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
    #[must_use]
    pub fn card(&self, crew: Crew, card: Card) -> &CardRules {
        &self.rules.crews[crew.index()][card.index()]
    }
    /// Cards of the crew that are the same to the rules as `card`, itself included.
    #[must_use]
    pub fn twins(&self, crew: Crew, card: Card) -> CardSet {
        CardSet::from_bits(self.rules.twins[crew.index()][card.index()])
    }
    /// A side of the board of `depth` 1–4.
    #[must_use]
    pub fn side(&self, depth: u8, side: Side) -> &SideRules {
        &self.rules.sides[usize::from(depth - 1) * 2 + side.index()]
    }
    /// The major achievements.
    #[must_use]
    pub fn majors(&self) -> &[MajorRules] {
        &self.rules.majors
    }
    /// The minor achievements.
    #[must_use]
    pub fn minors(&self) -> &[MinorRules] {
        &self.rules.minors
    }
    /// What the artifact tiles do.
    #[must_use]
    pub fn artifacts(&self) -> &[ArtifactEffect] {
        &self.rules.artifacts
    }
}

/// Bits of [`CardRules::colours`]: every colour.
pub const ANY_COLOUR: u8 = 0b111;

/// The bit of a colour in [`CardRules::colours`].
#[must_use]
pub const fn colour_bit(colour: Colour) -> u8 {
    1 << colour as u8
}

fn card_rules(entry: &CardEntry) -> Result<CardRules, ContentError> {
    let (band, cost) = match entry.origin {
        Origin::Starter { band } => (band, 0),
        Origin::Pilot { stack, cost } => (stack, cost),
    };
    let pattern = match &entry.pattern {
        None => None,
        Some(rows) => Some(
            Pattern::parse(rows)
                .map_err(|what| At::entry("crews.json", &entry.id).wrong(format!("pattern: {what}")))?,
        ),
    };
    Ok(CardRules {
        icons: entry.icons.len() as u8,
        colours: entry.icons.iter().fold(ANY_COLOUR, |colours, icon| colours & icon_colours(*icon)),
        points: entry.points,
        cost,
        band,
        pattern,
        purchase: entry.purchase.iter().copied().collect(),
        drill: entry.drill.iter().copied().collect(),
    })
}

const fn icon_colours(icon: Icon) -> u8 {
    match icon {
        Icon::Red => colour_bit(Colour::Red),
        Icon::Blue => colour_bit(Colour::Blue),
        Icon::Yellow => colour_bit(Colour::Yellow),
        Icon::Wild => ANY_COLOUR,
    }
}

fn side_rules(entry: &SideEntry) -> SideRules {
    let mut rules = SideRules::default();
    let terrain = entry.terrain.iter().flat_map(|row| row.chars());
    let things = entry.things.iter().flat_map(|row| row.chars());
    for (space, (ground, thing)) in terrain.zip(things).enumerate() {
        let bit = 1_u64 << space;
        match ground {
            '#' => rules.rock |= bit,
            'R' => rules.plates[Colour::Red.index()] |= bit,
            'U' => rules.plates[Colour::Blue.index()] |= bit,
            'Y' => rules.plates[Colour::Yellow.index()] |= bit,
            _ => {}
        }
        match thing {
            'A' => rules.artifacts |= bit,
            'B' => rules.bombs |= bit,
            '1'..='3' => rules.draws[thing as usize - '1' as usize] |= bit,
            other => {
                if let Some(kind) = "ipgerd".find(other) {
                    rules.minerals[kind] |= bit;
                }
            }
        }
    }
    rules
}
