//! What a content pack holds, as it stands in its JSON files. Everything a person reads has a text
//! in each language; everything the rules read is checked by [`super::check`].

use serde::{Deserialize, Serialize};

use tabletop::content::{PackInfo, Text};

use crate::ids::{Crew, Mineral, Side, Stack};

/// A drill icon of a card (SM-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Icon {
    /// Drills red.
    Red,
    /// Drills blue.
    Blue,
    /// Drills yellow.
    Yellow,
    /// Stands for red, blue or yellow.
    Wild,
}

/// One bonus of a purchase, a drill or an artifact (SM-32, SM-36, SM-38).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Bonus {
    /// Draw cards.
    Draw {
        /// How many, 1–5.
        count: u8,
    },
    /// Take bomb tokens.
    Bombs {
        /// How many, 1–4.
        count: u8,
    },
    /// Gain minerals of the printed kind.
    Minerals {
        /// Which kind.
        mineral: Mineral,
        /// How many, 1–4.
        count: u8,
    },
    /// Gain victory points (purchases only, SM-38).
    Points {
        /// How many, 1–9.
        count: u8,
    },
    /// Take more actions this turn (purchases and artifacts only, SM-38).
    Actions {
        /// How many, 1–2.
        count: u8,
    },
}

/// Where a card comes from (SM-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Origin {
    /// One of the seven a crew starts with; `band` is the colour it shows.
    Starter {
        /// Colour of its band; red ones carry a bomb pattern.
        band: Stack,
    },
    /// A pilot that is bought.
    Pilot {
        /// The stack it lies in.
        stack: Stack,
        /// Its cost in dollars: 10, 15, 20 or 25.
        cost: u16,
    },
}

/// One card of a crew.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct CardEntry {
    /// Unique in the pack, kebab case.
    pub id: String,
    /// Name of the pilot.
    pub name: Text,
    /// One line of character; it states no rule.
    pub flavour: Text,
    /// Starter, or pilot of a stack at a cost.
    pub origin: Origin,
    /// Drill icons, 1–4, that share one colour (SM-15).
    pub icons: Vec<Icon>,
    /// Bomb pattern as rows of `#` and `.`; on red cards and only there (SM-18).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pattern: Option<Vec<String>>,
    /// Victory points, 0–9.
    pub points: u8,
    /// Bonuses at its purchase (SM-36).
    #[serde(default)]
    pub purchase: Vec<Bonus>,
    /// Bonuses each time it drills (SM-32).
    #[serde(default)]
    pub drill: Vec<Bonus>,
}

/// The 23 cards of one crew.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct CrewEntry {
    /// Which crew.
    pub crew: Crew,
    /// Its name.
    pub name: Text,
    /// 7 starters, then 16 pilots in the order red, blue, yellow, wild and by rising cost.
    pub cards: Vec<CardEntry>,
}

/// `crews.json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CrewsFile {
    /// One for each crew, in the order purple, green, orange, grey.
    pub crews: Vec<CrewEntry>,
}

/// One side of a board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct SideEntry {
    /// Unique in the pack, kebab case.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// Its idea in one sentence.
    pub idea: Text,
    /// 1–4.
    pub depth: u8,
    /// A or B.
    pub side: Side,
    /// 8 rows of 8: `.` dirt, `#` rock, `R` `U` `Y` red, blue, yellow steel plate.
    pub terrain: Vec<String>,
    /// 8 rows of 8: `.` nothing, `i p g e r d` minerals, `A` artifact, `B` bomb, `1`–`3` draw that many.
    pub things: Vec<String>,
}

/// `boards.json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardsFile {
    /// Two sides for each depth, in the order 1A, 1B, 2A … 4B.
    pub sides: Vec<SideEntry>,
}

/// Over what a minor goal is counted (SM-46, SM-47).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// Minerals across all cards (SM-46).
    Cards,
    /// One action, with its drill bonuses, purchases and purchase bonuses, without artifacts.
    Action,
    /// Everything in one turn.
    Turn,
    /// What holds now.
    State,
}

/// What is counted. Which measures go with which scope is checked on load.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Measure {
    /// Worth of minerals in dollars: on the cards, or gained (cards, action, turn).
    Money,
    /// Number of mineral tokens (cards, action, turn).
    Minerals,
    /// Number of tokens of one kind (cards, action, turn).
    Mineral {
        /// Which kind.
        mineral: Mineral,
    },
    /// Number of different kinds of mineral (cards, action, turn).
    Kinds,
    /// Spaces covered with tunnel (action, turn).
    Spaces,
    /// Steel plates drilled (action, turn).
    Plates,
    /// Rocks bombed (action, turn).
    Rocks,
    /// Artifact spaces covered (action, turn).
    ArtifactSpaces,
    /// Bomb tokens gained (action, turn).
    BombsGained,
    /// Bombs set off (turn).
    BombsUsed,
    /// Cards drawn (action, turn).
    CardsDrawn,
    /// Cards discarded for drilling (action, turn).
    CardsDrilled,
    /// Pilots bought (action, turn).
    PilotsBought,
    /// Bomb tokens held (state).
    BombsHeld,
    /// Artifact tiles held (state).
    ArtifactsHeld,
    /// Cards in hand (state).
    HandCards,
    /// Pilots bought so far (state).
    PilotsOwned,
    /// Stacks from which at least one pilot was bought (state).
    StacksOpened,
    /// Pilots bought so far from one stack (state).
    PilotsOf {
        /// Which stack.
        stack: Stack,
    },
    /// Number of stacks on which minerals lie (state).
    StacksLoaded,
}

/// One part of a goal: at least `at_least` of `measure`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct Need {
    /// What is counted.
    pub measure: Measure,
    /// How many it takes, 1 and more.
    pub at_least: u16,
}

/// A minor achievement (SM-45).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct MinorEntry {
    /// Unique in the pack, kebab case.
    pub id: String,
    /// Its title.
    pub name: Text,
    /// The goal in words; it must say what `scope` and `needs` say.
    pub goal: Text,
    /// Over what it is counted.
    pub scope: Scope,
    /// Parts of the goal, 1–3, that must all hold at one moment (SM-46).
    pub needs: Vec<Need>,
    /// Victory points, 1–3.
    pub points: u8,
}

/// How many pilots a major achievement asks from each stack, in the order red, blue, yellow, wild.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct StackNeeds {
    /// From the red stack, 0–4.
    #[serde(default)]
    pub red: u8,
    /// From the blue stack, 0–4.
    #[serde(default)]
    pub blue: u8,
    /// From the yellow stack, 0–4.
    #[serde(default)]
    pub yellow: u8,
    /// From the wild stack, 0–4.
    #[serde(default)]
    pub wild: u8,
}

impl StackNeeds {
    /// In the order of [`Stack::ALL`].
    #[must_use]
    pub const fn by_stack(self) -> [u8; 4] {
        [self.red, self.blue, self.yellow, self.wild]
    }
}

/// A major achievement (SM-44).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct MajorEntry {
    /// Unique in the pack, kebab case.
    pub id: String,
    /// Its title.
    pub name: Text,
    /// The goal in words.
    pub goal: Text,
    /// Pilots bought from each stack.
    pub needs: StackNeeds,
    /// Victory points, 4–6.
    pub points: u8,
}

/// `achievements.json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AchievementsFile {
    /// 10 of them.
    pub majors: Vec<MajorEntry>,
    /// 20 of them.
    pub minors: Vec<MinorEntry>,
}

/// What an artifact tile does (SM-40, SM-41).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ArtifactEffect {
    /// Scores at the end when still held; cannot be spent.
    Points {
        /// How many, 1–9.
        count: u8,
    },
    /// Draw cards.
    Draw {
        /// How many, 1–5.
        count: u8,
    },
    /// Take more actions this turn.
    Actions {
        /// How many, 1–2.
        count: u8,
    },
    /// Take bomb tokens.
    Bombs {
        /// How many, 1–4.
        count: u8,
    },
    /// Gain minerals of the printed kind.
    Minerals {
        /// Which kind.
        mineral: Mineral,
        /// How many, 1–4.
        count: u8,
    },
    /// Gain one more mineral of a kind that lies on one of the own stacks.
    Copy,
}

/// An artifact tile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct ArtifactEntry {
    /// Unique in the pack, kebab case.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// What it does, in words.
    pub text: Text,
    /// What it does.
    pub effect: ArtifactEffect,
}

/// `artifacts.json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArtifactsFile {
    /// 16 tiles.
    pub artifacts: Vec<ArtifactEntry>,
}

/// A whole pack, read but not yet checked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Pack {
    /// What it is.
    pub info: PackInfo,
    /// The crews and their cards.
    pub crews: Vec<CrewEntry>,
    /// The board sides.
    pub sides: Vec<SideEntry>,
    /// The major achievements.
    pub majors: Vec<MajorEntry>,
    /// The minor achievements.
    pub minors: Vec<MinorEntry>,
    /// The artifact tiles.
    pub artifacts: Vec<ArtifactEntry>,
}
