//! Checks of a pack: what is wrong is said with file, entry and reason.

use tabletop::Game;
use tabletop::content::{At, Checked, unique_ids};

use super::pack::{
    ArtifactEffect, Bonus, CardEntry, Icon, Measure, MinorEntry, Origin, Pack, Scope, SideEntry,
};
use crate::game::SuperMotherload;
use crate::ids::{ARTIFACTS, CARDS, COSTS, Crew, MAJORS, MINORS, STARTERS, Side, Stack};

pub(super) fn check(pack: &Pack) -> Checked {
    pack.info.check(SuperMotherload::ID)?;
    crews(pack)?;
    boards(pack)?;
    achievements(pack)?;
    artifacts(pack)?;
    unique(pack)
}

fn unique(pack: &Pack) -> Checked {
    let cards = pack.crews.iter().flat_map(|crew| &crew.cards).map(|card| ("crews.json", &card.id));
    let sides = pack.sides.iter().map(|side| ("boards.json", &side.id));
    let majors = pack.majors.iter().map(|major| ("achievements.json", &major.id));
    let minors = pack.minors.iter().map(|minor| ("achievements.json", &minor.id));
    let artifacts = pack.artifacts.iter().map(|artifact| ("artifacts.json", &artifact.id));
    let entries = cards.chain(sides).chain(majors).chain(minors).chain(artifacts);
    unique_ids(entries.map(|(file, id)| At::entry(file, id)))
}

/// SM-1: four crews of 7 starters and 16 pilots, one at each cost in each stack.
fn crews(pack: &Pack) -> Checked {
    let file = At::file("crews.json");
    file.count("crews", pack.crews.len(), Crew::ALL.len())?;
    for (entry, crew) in pack.crews.iter().zip(Crew::ALL) {
        file.require(entry.crew == crew, || format!("{:?} stands where {crew:?} is due", entry.crew))?;
        file.text(&format!("name of {crew:?}"), &entry.name)?;
        file.count(&format!("cards of {crew:?}"), entry.cards.len(), CARDS)?;
        for (place, card) in entry.cards.iter().enumerate() {
            check_card(place, card)?;
        }
    }
    Ok(())
}

fn check_card(place: usize, card: &CardEntry) -> Checked {
    let at = At::entry("crews.json", &card.id);
    at.text("name", &card.name)?;
    at.text("flavour", &card.flavour)?;
    let band = match card.origin {
        Origin::Starter { band } => {
            at.require(place < STARTERS, || "a starter stands among the pilots".to_owned())?;
            starter(at, place, band, card)?;
            band
        }
        Origin::Pilot { stack, cost } => {
            at.require(place >= STARTERS, || "a pilot stands among the starters".to_owned())?;
            let pilot = place.saturating_sub(STARTERS);
            let (due_stack, due_cost) = (Stack::ALL[pilot / 4 % 4], COSTS[pilot % 4]);
            at.require(stack == due_stack && cost == due_cost, || {
                format!("it is {stack:?} at ${cost} where {due_stack:?} at ${due_cost} is due")
            })?;
            stack
        }
    };
    at.range("the number of icons", card.icons.len() as u32, 1..=4)?;
    let own = [Icon::Red, Icon::Blue, Icon::Yellow, Icon::Wild][band.index()];
    at.require(card.icons.iter().all(|&icon| icon == own || icon == Icon::Wild), || {
        format!("an icon has another colour than {own:?} or wild")
    })?;
    at.require(card.pattern.is_some() == (band == Stack::Red), || {
        "red cards have a pattern, others have none".to_owned()
    })?;
    at.range("points", card.points, 0..=9)?;
    at.range("the number of purchase bonuses", card.purchase.len() as u32, 0..=3)?;
    at.range("the number of drill bonuses", card.drill.len() as u32, 0..=2)?;
    for bonus in &card.purchase {
        check_bonus(at, bonus)?;
    }
    for bonus in &card.drill {
        check_bonus(at, bonus)?;
        // SM-38
        at.require(!matches!(bonus, Bonus::Points { .. } | Bonus::Actions { .. }), || {
            "points and actions are no drill bonus".to_owned()
        })?;
    }
    Ok(())
}

/// The seven starters of a crew, in order.
const STARTER_BANDS: [Stack; STARTERS] =
    [Stack::Red, Stack::Red, Stack::Blue, Stack::Blue, Stack::Yellow, Stack::Yellow, Stack::Wild];

fn starter(at: At<'_>, place: usize, band: Stack, card: &CardEntry) -> Checked {
    let due = STARTER_BANDS.get(place).copied();
    at.require(due == Some(band), || format!("it is a {band:?} starter where {due:?} is due"))?;
    at.count("icons on a starter", card.icons.len(), 1)?;
    at.range("points of a starter", card.points, 0..=0)?;
    at.require(card.purchase.is_empty() && card.drill.is_empty(), || "a starter has no bonus".to_owned())
}

fn check_bonus(at: At<'_>, bonus: &Bonus) -> Checked {
    match *bonus {
        Bonus::Draw { count } => at.range("a bonus of draws", count, 1..=5),
        Bonus::Bombs { count } => at.range("a bonus of bombs", count, 1..=4),
        Bonus::Minerals { count, .. } => at.range("a bonus of minerals", count, 1..=4),
        Bonus::Points { count } => at.range("a bonus of points", count, 1..=9),
        Bonus::Actions { count } => at.range("a bonus of actions", count, 1..=2),
    }
}

/// SM-1, SM-3, SM-27: two sides a depth, 8 by 8; no artifact on rock; all artifacts in reach.
fn boards(pack: &Pack) -> Checked {
    let file = At::file("boards.json");
    file.count("sides", pack.sides.len(), 8)?;
    for (place, side) in pack.sides.iter().enumerate() {
        let at = At::entry("boards.json", &side.id);
        at.text("name", &side.name)?;
        at.text("idea", &side.idea)?;
        let due = (place as u8 / 2 + 1, Side::ALL[place % 2]);
        at.require((side.depth, side.side) == due, || {
            format!(
                "it is depth {} side {:?} where depth {} side {:?} is due",
                side.depth, side.side, due.0, due.1
            )
        })?;
        grid(at, "terrain", &side.terrain, ".#RUY")?;
        grid(at, "things", &side.things, ".ipgerdAB123")?;
        at.require(things(side).any(|thing| thing == 'A'), || "it has no artifact space".to_owned())?;
        let buried = cells(side).position(|(ground, thing)| ground == '#' && thing == 'A');
        at.require(buried.is_none(), || {
            let place = buried.unwrap_or(0);
            format!("the artifact in row {}, column {} lies on rock", place / 8 + 1, place % 8 + 1)
        })?;
    }
    let most: usize =
        pack.sides.chunks(2).map(|depth| depth.iter().map(artifact_spaces).max().unwrap_or(0)).sum();
    file.require(most <= ARTIFACTS, || {
        format!("one path through the depths has {most} artifact spaces, more than {ARTIFACTS}")
    })?;
    // Every pair of boards that can lie in play together, by number of seats (SM-6).
    for (shallow, deep) in [(1, 2), (2, 3), (3, 4), (2, 4)] {
        for choice in 0..4 {
            let side = |depth: usize, bit: usize| &pack.sides[(depth - 1) * 2 + (choice >> bit & 1)];
            reachable(side(shallow, 0), side(deep, 1), shallow == 1)?;
        }
    }
    Ok(())
}

fn grid(at: At<'_>, name: &str, rows: &[String], allowed: &str) -> Checked {
    at.count(&format!("rows in {name}"), rows.len(), 8)?;
    for (number, row) in rows.iter().enumerate() {
        at.count(&format!("spaces in row {} of {name}", number + 1), row.chars().count(), 8)?;
        let wrong = row.chars().find(|space| !allowed.contains(*space));
        at.require(wrong.is_none(), || {
            format!("{:?} in row {} of {name} is not one of {allowed}", wrong.unwrap_or(' '), number + 1)
        })?;
    }
    Ok(())
}

fn things(side: &SideEntry) -> impl Iterator<Item = char> {
    side.things.iter().flat_map(|row| row.chars())
}
fn cells(side: &SideEntry) -> impl Iterator<Item = (char, char)> {
    side.terrain.iter().flat_map(|row| row.chars()).zip(things(side))
}
fn artifact_spaces(side: &SideEntry) -> usize {
    things(side).filter(|thing| *thing == 'A').count()
}

/// SM-3: with these two boards in play every artifact can be reached without a bomb, whatever was dug
/// before: from the surface while it is there, else from the artifact spaces of the shallower board,
/// which are all that is sure to be tunnel when the deeper one is added (SM-50 to SM-53).
fn reachable(shallow: &SideEntry, deep: &SideEntry, surface: bool) -> Checked {
    let ground: Vec<(char, char)> = cells(shallow).chain(cells(deep)).collect();
    let mut reached = vec![false; ground.len()];
    let begins = |space: &usize| if surface { *space < 8 } else { *space < 64 && ground[*space].1 == 'A' };
    let mut open: Vec<usize> =
        (0..ground.len()).filter(begins).filter(|&space| ground[space].0 != '#').collect();
    for &space in &open {
        reached[space] = true;
    }
    while let Some(space) = open.pop() {
        let (column, row) = (space % 8, space / 8);
        let left = (column > 0).then(|| space - 1);
        let right = (column < 7).then_some(space + 1);
        let up = (row > 0).then(|| space - 8);
        for next in [left, right, up, Some(space + 8)].into_iter().flatten() {
            if next < ground.len() && !reached[next] && ground[next].0 != '#' {
                reached[next] = true;
                open.push(next);
            }
        }
    }
    let lost = (0..ground.len()).find(|&space| ground[space].1 == 'A' && !reached[space]);
    match lost {
        None => Ok(()),
        Some(space) => {
            let side = if space < 64 { shallow } else { deep };
            Err(At::entry("boards.json", &side.id).wrong(format!(
                "the artifact in row {}, column {} cannot be reached by drilling alone",
                space % 64 / 8 + 1,
                space % 8 + 1
            )))
        }
    }
}

/// SM-1, SM-44, SM-45.
fn achievements(pack: &Pack) -> Checked {
    let file = At::file("achievements.json");
    file.count("major achievements", pack.majors.len(), MAJORS)?;
    file.count("minor achievements", pack.minors.len(), MINORS)?;
    for major in &pack.majors {
        let at = At::entry("achievements.json", &major.id);
        at.text("name", &major.name)?;
        at.text("goal", &major.goal)?;
        at.range("points", major.points, 4..=6)?;
        at.require(major.needs.by_stack().iter().all(|&need| need <= 4), || {
            "a stack has only 4 pilots".to_owned()
        })?;
        at.require(major.needs.by_stack() != [0; 4], || "it asks for nothing".to_owned())?;
    }
    for minor in &pack.minors {
        check_minor(minor)?;
    }
    Ok(())
}

fn check_minor(minor: &MinorEntry) -> Checked {
    let at = At::entry("achievements.json", &minor.id);
    at.text("name", &minor.name)?;
    at.text("goal", &minor.goal)?;
    at.range("points", minor.points, 1..=3)?;
    at.range("the number of needs", minor.needs.len() as u32, 1..=3)?;
    for need in &minor.needs {
        at.range("at_least", need.at_least, 1..=99)?;
        at.require(goes_with(need.measure, minor.scope), || {
            format!("{:?} cannot be counted over {:?}", need.measure, minor.scope)
        })?;
    }
    Ok(())
}

/// Which measures can be counted over which scope.
const fn goes_with(measure: Measure, scope: Scope) -> bool {
    match measure {
        Measure::Money | Measure::Minerals | Measure::Mineral { .. } | Measure::Kinds => {
            !matches!(scope, Scope::State)
        }
        Measure::BombsUsed => matches!(scope, Scope::Turn),
        Measure::Spaces
        | Measure::Plates
        | Measure::Rocks
        | Measure::ArtifactSpaces
        | Measure::BombsGained
        | Measure::CardsDrawn
        | Measure::CardsDrilled
        | Measure::PilotsBought => matches!(scope, Scope::Action | Scope::Turn),
        Measure::BombsHeld
        | Measure::ArtifactsHeld
        | Measure::HandCards
        | Measure::PilotsOwned
        | Measure::StacksOpened
        | Measure::PilotsOf { .. }
        | Measure::StacksLoaded => matches!(scope, Scope::State),
    }
}

/// SM-1, SM-40, SM-41.
fn artifacts(pack: &Pack) -> Checked {
    let file = At::file("artifacts.json");
    file.count("artifact tiles", pack.artifacts.len(), ARTIFACTS)?;
    for artifact in &pack.artifacts {
        let at = At::entry("artifacts.json", &artifact.id);
        at.text("name", &artifact.name)?;
        at.text("text", &artifact.text)?;
        match artifact.effect {
            ArtifactEffect::Points { count } => at.range("points", count, 1..=9)?,
            ArtifactEffect::Draw { count } => at.range("draws", count, 1..=5)?,
            ArtifactEffect::Actions { count } => at.range("actions", count, 1..=2)?,
            ArtifactEffect::Bombs { count } | ArtifactEffect::Minerals { count, .. } => {
                at.range("the count", count, 1..=4)?;
            }
            ArtifactEffect::Copy => {}
        }
    }
    Ok(())
}
