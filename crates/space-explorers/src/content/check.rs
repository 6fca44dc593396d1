//! Checks of a pack: what is wrong is said with file, entry and reason.

use tabletop::content::{At, Checked, unique_ids};

use super::ability::{Ability, Each, When};
use super::pack::{Pack, ProjectEntry, SpecialistEntry};
use super::{PROJECTS_FILE, SPECIALISTS_FILE};
use crate::ids::{DOUBLES, Division, MOST_COST, PER_DIVISION, RETURNED, SPECIALISTS, TILES};

pub(super) fn check(pack: &Pack) -> Checked {
    pack.info.check("space-explorers")?;
    specialists(pack)?;
    projects(pack)
}

/// SE-2: 60 cards, 12 for each division, ten with two skills.
fn specialists(pack: &Pack) -> Checked {
    let file = At::file(SPECIALISTS_FILE);
    file.count("specialists", pack.specialists.len(), SPECIALISTS)?;
    for (place, entry) in pack.specialists.iter().enumerate() {
        let id = entry.number.to_string();
        let at = At::entry(SPECIALISTS_FILE, &id);
        at.require(usize::from(entry.number) == place + 1, || {
            format!("it stands where {} is due", place + 1)
        })?;
        specialist(at, place, entry)?;
    }
    let doubles = pack.specialists.iter().filter(|entry| entry.skills.len() == 2).count();
    file.count("specialists with two skills", doubles, DOUBLES)
}

fn specialist(at: At<'_>, place: usize, entry: &SpecialistEntry) -> Checked {
    let division = Division::ALL[place / PER_DIVISION];
    at.require(entry.division == division, || format!("its number is one of {division}"))?;
    at.text("role", &entry.role)?;
    let length = entry.name.chars().count();
    at.require((1..=24).contains(&length) && entry.name.trim() == entry.name, || {
        "its name is not of 1 to 24 characters without blanks at an end".to_owned()
    })?;
    at.range("points", entry.points, 0..=9)?;
    at.range("the number of its skills", entry.skills.len() as u8, 1..=2)?;
    at.require(entry.skills.contains(&division), || {
        format!("it has no skill of its own division, {division}")
    })?;
    at.range("the number of icons of its cost", entry.cost.len() as u8, 2..=MOST_COST as u32)?;
    // SE-2: two skills stand in the place of an ability.
    at.require(entry.ability.is_none() || entry.skills.len() == 1, || {
        "it has two skills and an ability".to_owned()
    })?;
    at.require(entry.ability.is_some() == entry.text.is_some(), || {
        "an ability and its text come together".to_owned()
    })?;
    if let Some(text) = &entry.text {
        at.text("text", text)?;
    }
    match &entry.ability {
        Some(what) => ability(at, entry, what),
        None => Ok(()),
    }
}

/// Bounds within which every ability makes sense.
fn ability(at: At<'_>, entry: &SpecialistEntry, ability: &Ability) -> Checked {
    match ability {
        Ability::Icons { when: condition, .. } | Ability::BestDiscount { when: condition } => {
            when(at, condition)
        }
        Ability::Draw { when: condition } | Ability::AnyToken { when: condition } => when(at, condition),
        Ability::RecruitFree { tokens, when: condition } => {
            at.range("ability.tokens", *tokens, 0..=5)?;
            when(at, condition)
        }
        Ability::Take { count } => at.range("ability.count", *count, 2..=3),
        Ability::Look { cards } => at.range("ability.cards", *cards, 2..=6),
        Ability::ReturnedIcons { icons } => {
            at.range("ability.icons", *icons, u32::from(RETURNED) + 1..=MOST_COST as u32)
        }
        Ability::MoreDiscount { icons } => at.range("ability.icons", *icons, 1..=MOST_COST as u32),
        Ability::ProjectSkill { tokens } | Ability::ProjectNeed { tokens } => {
            at.range("ability.tokens", *tokens, 0..=5)
        }
        Ability::Score { points, each } => {
            at.range("ability.points", *points, 1..=9)?;
            if let Each::Specialists(many) | Each::Divisions(many) = each {
                at.range("ability.each", *many, 1..=PER_DIVISION as u32)?;
            }
            at.require(entry.points == 0, || "it has points besides its asterisk".to_owned())
        }
        Ability::TokenStays | Ability::TokenPair | Ability::SecondProject | Ability::TakeAfterProject => {
            Ok(())
        }
    }
}

fn when(at: At<'_>, when: &When) -> Checked {
    let (least, most) = when.costs();
    at.require(least <= most && usize::from(most) <= MOST_COST, || {
        format!("no base cost is from {least} to {most}; costs have 2 to {MOST_COST} icons")
    })?;
    at.require(when.divisions.is_none_or(|divisions| !divisions.is_empty()), || {
        "its list of divisions is empty".to_owned()
    })?;
    at.require(when.skills.is_none_or(|skills| (1..=2).contains(&skills)), || {
        "a specialist has one or two skills".to_owned()
    })
}

/// SE-3: 10 tiles with two different sides.
fn projects(pack: &Pack) -> Checked {
    At::file(PROJECTS_FILE).count("tiles", pack.tiles.len(), TILES)?;
    unique_ids(pack.tiles.iter().map(|tile| At::entry(PROJECTS_FILE, &tile.id)))?;
    unique_ids(
        pack.tiles.iter().flat_map(|tile| &tile.sides).map(|side| At::entry(PROJECTS_FILE, &side.id)),
    )?;
    pack.tiles.iter().flat_map(|tile| &tile.sides).try_for_each(project)
}

fn project(entry: &ProjectEntry) -> Checked {
    let at = At::entry(PROJECTS_FILE, &entry.id);
    at.text("name", &entry.name)?;
    at.range("year", entry.year, 1900..=2100)?;
    at.range("points", entry.points, 1..=20)?;
    at.range("the number of skills it needs", entry.needs.counts().total(), 2..=12)?;
    at.text("note", &entry.note)
}
