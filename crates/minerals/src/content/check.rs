//! Checks of a pack: what is wrong is said with file, entry and reason.

use tabletop::Game;
use tabletop::content::{At, Checked, unique_ids};

use super::pack::{CardEntry, Pack};
use crate::game::MineralsGame;
use crate::ids::{CARDS, Mineral, Minerals, ROW, TILES, Tool};

pub(super) fn check(pack: &Pack) -> Checked {
    pack.info.check(MineralsGame::ID)?;
    cards(pack)?;
    tools(pack)
}

/// MN-2, MN-5: 24 cards, and enough ♦ cards for the first row.
fn cards(pack: &Pack) -> Checked {
    let file = At::file("cards.json");
    file.count("cards", pack.cards.len(), CARDS)?;
    unique_ids(pack.cards.iter().map(|card| At::entry("cards.json", &card.id)))?;
    for card in &pack.cards {
        check_card(At::entry("cards.json", &card.id), card)?;
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
    let file = At::file("tools.json");
    file.count("tools", pack.tools.len(), Tool::ALL.len())?;
    for (entry, tool) in pack.tools.iter().zip(Tool::ALL) {
        file.require(entry.id == tool, || format!("{:?} stands where {tool:?} is due", entry.id))?;
        let id = format!("{tool:?}").to_lowercase();
        let at = At::entry("tools.json", &id);
        at.text("name", &entry.name)?;
        at.text("text", &entry.text)?;
    }
    Ok(())
}
