//! Packs whose cards and projects show what a test says, so that no test hangs on a figure of the house set.

use std::sync::Arc;

use serde_json::{Value, json};
use space_explorers::{Ability, Content, Division, Needs, Pack, Text};

use super::{colours, counts};

/// The set that ships with the program.
pub fn house() -> Arc<Content> {
    Arc::new(Content::house().expect("the house set is right"))
}

/// A pack in the making. It begins with nothing special: a specialist has the skill of its own division and
/// no ability, no points, and costs six icons of its own colour. The ten double cards show their own skill
/// twice (5, 17, 29, 41, 53) or their own and that of the next division (6, 18, 30, 42, 54). A project needs
/// twelve skills, which no small hub has, and gives one point.
#[derive(Clone)]
pub struct Changes {
    house: Pack,
    pack: Pack,
}

impl Changes {
    /// Nothing changed yet.
    pub fn new() -> Self {
        let house = house().pack().clone();
        let mut pack = house.clone();
        for entry in &mut pack.specialists {
            let own = entry.division;
            let next = Division::ALL[(own.index() + 1) % 5];
            entry.skills = match entry.number % 12 {
                5 => vec![own, own],
                6 => vec![own, next],
                _ => vec![own],
            };
            entry.cost = vec![own; 6];
            entry.points = 0;
            entry.ability = None;
            entry.text = None;
        }
        for side in pack.tiles.iter_mut().flat_map(|tile| &mut tile.sides) {
            side.needs = Needs { engineering: 4, testing: 4, science: 4, ..Needs::default() };
            side.points = 1;
        }
        Self { house, pack }
    }
    /// What a specialist costs, the bottom icon first.
    #[track_caller]
    pub fn cost(&mut self, number: u8, cost: &str) {
        self.pack.specialists[usize::from(number) - 1].cost = colours(cost);
    }
    /// The skill icons of a specialist.
    #[track_caller]
    pub fn skills(&mut self, number: u8, skills: &str) {
        self.pack.specialists[usize::from(number) - 1].skills = colours(skills);
    }
    /// Its progress points.
    pub fn points(&mut self, number: u8, points: u8) {
        self.pack.specialists[usize::from(number) - 1].points = points;
    }
    /// Gives a specialist an ability, as it would stand in a pack.
    #[track_caller]
    pub fn ability(&mut self, number: u8, ability: Value) {
        let ability: Ability = serde_json::from_value(ability).unwrap_or_else(|error| panic!("{error}"));
        let text = || "As the test says.".to_owned();
        let entry = &mut self.pack.specialists[usize::from(number) - 1];
        entry.ability = Some(ability);
        entry.text = Some(Text { en: text(), es: text(), pl: text() });
    }
    /// A specialist has the ability that the house set gives to its number.
    pub fn able(&mut self, number: u8) {
        let place = usize::from(number) - 1;
        self.pack.specialists[place].ability = self.house.specialists[place].ability;
        self.pack.specialists[place].text = self.house.specialists[place].text.clone();
        assert!(self.pack.specialists[place].ability.is_some(), "{number} has an ability in the house set");
    }
    /// What a project needs, and its points.
    #[track_caller]
    pub fn project(&mut self, project: u8, needs: &str, points: u8) {
        let side = &mut self.pack.tiles[usize::from(project / 2)].sides[usize::from(project % 2)];
        let needs = counts(needs);
        side.needs = serde_json::from_value(json!({
            "engineering": needs.0[0], "testing": needs.0[1], "science": needs.0[2],
            "construction": needs.0[3], "space-flight": needs.0[4],
        }))
        .expect("needs");
        side.points = points;
    }
    /// The pack, checked.
    #[track_caller]
    pub fn content(&self) -> Arc<Content> {
        Arc::new(Content::new(self.pack.clone()).unwrap_or_else(|error| panic!("{error}")))
    }
}
