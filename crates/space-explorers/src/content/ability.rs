//! Abilities as data over a small closed vocabulary, so that a pack can make new ones (SE-17, SE-A1 to SE-A60).

use serde::{Deserialize, Serialize};

use crate::ids::{Counts, Division, DivisionSet, Origin};

/// Bounds of a base cost in icons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields, default)]
pub struct CostRange {
    /// At least; 0 when absent.
    pub least: Option<u8>,
    /// At most; without bound when absent.
    pub most: Option<u8>,
}

/// For which recruits an ability is. What is absent is no condition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields, default)]
pub struct When {
    /// Where the specialist comes from.
    pub from: Option<Origin>,
    /// Its base cost.
    pub cost: Option<CostRange>,
    /// The division that it joins.
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Division>>"))]
    pub divisions: Option<DivisionSet>,
    /// Only into a division without specialists.
    pub empty: bool,
    /// How many skill icons it has.
    pub skills: Option<u8>,
}

/// What the conditions look at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Case {
    pub from: Origin,
    pub cost: u8,
    pub division: Division,
    pub empty: bool,
    pub skills: u8,
}

impl When {
    /// Lowest and highest base cost.
    pub(crate) fn costs(&self) -> (u8, u8) {
        let cost = self.cost.unwrap_or_default();
        (cost.least.unwrap_or(0), cost.most.unwrap_or(crate::ids::MOST_COST as u8))
    }

    pub(crate) fn holds(&self, case: &Case) -> bool {
        let (least, most) = self.costs();
        self.from.is_none_or(|from| from == case.from)
            && (least..=most).contains(&case.cost)
            && self.divisions.is_none_or(|divisions| divisions.has(case.division))
            && (!self.empty || case.empty)
            && self.skills.is_none_or(|skills| skills == case.skills)
    }
}

/// A research icon that an ability gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum GivenIcon {
    /// Blue.
    Engineering,
    /// Green.
    Testing,
    /// Yellow.
    Science,
    /// Red.
    Construction,
    /// Violet.
    SpaceFlight,
    /// Of any kind.
    Any,
}

impl GivenIcon {
    /// Its colour; none for one of any kind.
    #[must_use]
    pub const fn division(self) -> Option<Division> {
        match self {
            Self::Engineering => Some(Division::Engineering),
            Self::Testing => Some(Division::Testing),
            Self::Science => Some(Division::Science),
            Self::Construction => Some(Division::Construction),
            Self::SpaceFlight => Some(Division::SpaceFlight),
            Self::Any => None,
        }
    }
}

/// What the points of an asterisk count (SE-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Each {
    /// Skill icons of a colour in the own hub (SE-A11).
    Skill(Division),
    /// Specialists lying on top of this one in its division (SE-A12).
    OnTop,
    /// Own completed projects that need a skill of a colour (SE-A24).
    ProjectsWith(Division),
    /// Every so many specialists in the own hub (SE-A36).
    Specialists(u8),
    /// Own divisions with at least so many specialists (SE-A48).
    Divisions(u8),
    /// Own completed projects (SE-A60).
    Project,
}

/// What a specialist can do (SE-17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ability {
    /// Gives research icons for a recruit (SE-A1, SE-A7, SE-A31).
    Icons {
        /// One or two.
        #[cfg_attr(feature = "ts", ts(as = "Vec<GivenIcon>"))]
        icons: IconPair,
        /// For which recruits.
        #[serde(default)]
        when: When,
    },
    /// Instead of the action: recruits without paying the cost (SE-A8, SE-A10, SE-A57).
    RecruitFree {
        /// Tokens handed over for it, of any colours.
        tokens: u8,
        /// For which recruits.
        #[serde(default)]
        when: When,
    },
    /// Instead of the action: recruits with the largest discount of any own division (SE-A46).
    BestDiscount {
        /// For which recruits.
        #[serde(default)]
        when: When,
    },
    /// After a recruit, draws a card (SE-A9, SE-A45, SE-A58).
    Draw {
        /// After which recruits.
        #[serde(default)]
        when: When,
    },
    /// Instead of the action: takes several specialists from the Center (SE-A21).
    Take {
        /// How many.
        count: u8,
    },
    /// Instead of the action: looks at the top cards of the deck and keeps one (SE-A32).
    Look {
        /// How many.
        cards: u8,
    },
    /// One returned card counts as up to so many icons (SE-A22).
    ReturnedIcons {
        /// More than the usual two.
        icons: u8,
    },
    /// One of the tokens that pay stays with its owner (SE-A20).
    TokenStays,
    /// Two tokens of one colour may pay for one icon that neither could pay for alone (SE-A34).
    TokenPair,
    /// Each token may pay for an icon of any kind (SE-A44).
    AnyToken {
        /// For which recruits.
        #[serde(default)]
        when: When,
    },
    /// More icons of the base cost are ignored, the next from the bottom (SE-A43).
    MoreDiscount {
        /// How many.
        icons: u8,
    },
    /// At the project check: tokens for one more skill of any kind (SE-A19).
    ProjectSkill {
        /// Tokens handed over, of any colours.
        tokens: u8,
    },
    /// At the project check: tokens to ignore one needed skill of one project (SE-A56).
    ProjectNeed {
        /// Tokens handed over, of any colours.
        tokens: u8,
    },
    /// Up to two projects may be completed at the end of the turn (SE-A55).
    SecondProject,
    /// After a project: takes a specialist from the Center (SE-A33).
    TakeAfterProject,
    /// An asterisk: scores at the end, covered or not (SE-18).
    Score {
        /// Points for each.
        points: u8,
        /// What is counted.
        each: Each,
    },
}

/// One or two research icons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IconPair {
    /// Those of a colour.
    pub fixed: Counts,
    /// Those of any kind.
    pub any: u8,
}

impl Serialize for IconPair {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        const NAMES: [GivenIcon; 5] = [
            GivenIcon::Engineering,
            GivenIcon::Testing,
            GivenIcon::Science,
            GivenIcon::Construction,
            GivenIcon::SpaceFlight,
        ];
        let fixed = NAMES.into_iter().zip(self.fixed.0);
        let fixed = fixed.flat_map(|(icon, count)| std::iter::repeat_n(icon, usize::from(count)));
        let any = std::iter::repeat_n(GivenIcon::Any, usize::from(self.any));
        // Packed forms have to know the length before.
        fixed.chain(any).collect::<Vec<_>>().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for IconPair {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let icons = Vec::<GivenIcon>::deserialize(deserializer)?;
        if icons.is_empty() || icons.len() > 2 {
            return Err(serde::de::Error::custom(format!(
                "an ability gives 1 or 2 icons, not {}",
                icons.len()
            )));
        }
        let fixed = icons.iter().filter_map(|icon| icon.division()).collect();
        let any = icons.iter().filter(|icon| icon.division().is_none()).count() as u8;
        Ok(Self { fixed, any })
    }
}

impl Ability {
    /// Whether it is a turn's action (SE-19).
    #[must_use]
    pub const fn is_way(&self) -> bool {
        matches!(
            self,
            Self::RecruitFree { .. } | Self::BestDiscount { .. } | Self::Take { .. } | Self::Look { .. }
        )
    }

    /// Whether it is an asterisk (SE-18).
    #[must_use]
    pub const fn is_score(&self) -> bool {
        matches!(self, Self::Score { .. })
    }
}
