//! Every legal action, once, in canonical form.

use crate::action::Action;
use crate::check::HAND;
use crate::content::ArtifactEffect;
use crate::game::SuperMotherload;
use crate::ids::{ArtifactId, Card, CardSet, Colour, Direction, Line, Mineral, Side, Space, Stack};
use crate::state::bits_of;
use crate::view::Step;

impl SuperMotherload {
    pub(crate) fn list(&self, into: &mut Vec<Action>) {
        match self.step() {
            Step::Over => {}
            Step::FirstSide => into.extend(Side::ALL.map(Action::ChooseSide)),
            Step::Discard => {
                let hand = self.state.mover().hand;
                let needed = hand.len().saturating_sub(HAND);
                self.each_subset(hand, |cards| {
                    if cards.len() == needed {
                        into.push(Action::Discard(cards));
                    }
                });
            }
            Step::Lay => {
                self.list_between(into);
                let open = Stack::ALL.into_iter().filter(|&stack| self.check_lay(stack).is_ok());
                into.extend(open.map(Action::Lay));
            }
            Step::Side => {
                self.list_between(into);
                into.extend(Side::ALL.map(Action::ChooseSide));
            }
            Step::Buy => {
                self.list_between(into);
                into.extend(self.due().map(Action::Buy));
            }
            Step::Action => {
                self.list_between(into);
                if self.state.actions > 0 {
                    if self.can_draw() {
                        into.push(Action::Draw);
                    }
                    self.list_drills(into);
                    self.list_bombs(into);
                }
                into.push(Action::EndTurn);
            }
        }
    }

    /// SM-33: claims and artifacts, which fit before each decision of the turn.
    pub(crate) fn list_between(&self, into: &mut Vec<Action>) {
        if !self.state.took_major {
            let met = self.state.majors.iter().filter(|major| self.meets_major(**major));
            into.extend(met.map(|major| Action::ClaimMajor(*major)));
        }
        if !self.state.took_minor {
            let met = self.state.minors.iter().filter(|minor| self.meets_minor(**minor));
            into.extend(met.map(|minor| Action::ClaimMinor(*minor)));
        }
        let mover = self.state.mover();
        for bit in bits_of(u128::from(mover.artifacts)) {
            let tile = ArtifactId(bit);
            if self.lowest_tile(tile) != tile {
                continue;
            }
            if self.content.artifacts()[usize::from(bit)] == ArtifactEffect::Copy {
                let kinds = Mineral::ALL.into_iter().filter(|&mineral| mover.on_stacks().of(mineral) > 0);
                into.extend(kinds.map(|mineral| Action::Spend { tile, copy: Some(mineral) }));
            } else if self.check_spend(tile, None).is_ok() {
                into.push(Action::Spend { tile, copy: None });
            }
        }
    }

    /// The lowest of the mover's tiles that does the same.
    fn lowest_tile(&self, tile: ArtifactId) -> ArtifactId {
        let tiles = self.content.artifacts();
        let Some(effect) = tiles.get(usize::from(tile.0)) else { return tile };
        let held = self.state.mover().artifacts;
        if held >> tile.0 & 1 == 0 {
            return tile;
        }
        let same = bits_of(u128::from(held)).find(|&other| &tiles[usize::from(other)] == effect);
        same.map_or(tile, ArtifactId)
    }

    fn list_drills(&self, into: &mut Vec<Action>) {
        // Lines depend only on the number of icons and the colours, not on which cards show them.
        let mut found: [[Option<crate::ground::Starts>; 17]; 8] = [[None; 17]; 8];
        self.each_drill(|cards, drill| {
            let icons = usize::from(drill.icons);
            if icons > 16 {
                return;
            }
            let starts = *found[usize::from(drill.colours)][icons].get_or_insert_with(|| self.starts(drill));
            into.extend(self.lines(starts, drill.icons).map(|line| Action::Drill { cards, line }));
        });
    }

    pub(crate) fn list_bombs(&self, into: &mut Vec<Action>) {
        let mover = self.state.mover();
        for card in mover.hand.iter() {
            if self.lowest(CardSet::one(card)) != CardSet::one(card) {
                continue;
            }
            let Ok(pattern) = self.bomb_of(card) else { continue };
            for (turn, turned) in pattern.different_turns() {
                let places = bits_of(self.blast_starts(turned));
                into.extend(places.map(|bit| Action::Bomb { card, turn, at: self.ground.space(bit) }));
            }
        }
    }

    pub(crate) fn canonical_form(&self, action: &Action) -> Action {
        match *action {
            Action::Drill { cards, line } => {
                let direction = if line.length == 1 { Direction::Across } else { line.direction };
                Action::Drill { cards: self.lowest(cards), line: Line { direction, ..line } }
            }
            Action::Bomb { card, turn, at } => self.canonical_bomb(card, turn, at),
            Action::Discard(cards) => Action::Discard(self.lowest(cards)),
            Action::Spend { tile, copy } => Action::Spend { tile: self.lowest_tile(tile), copy },
            other => other,
        }
    }

    fn canonical_bomb(&self, card: Card, turn: u8, at: Space) -> Action {
        let mover = self.state.mover();
        if card.index() >= crate::ids::CARDS {
            return Action::Bomb { card, turn, at };
        }
        let same =
            self.content.card(mover.crew, card).pattern.as_ref().and_then(|pattern| pattern.turned(turn));
        Action::Bomb {
            card: self.lowest(CardSet::one(card)).iter().next().unwrap_or(card),
            turn: same.map_or(turn, |turned| turned.same_as),
            at,
        }
    }
}

const _: () = assert!(Colour::ALL.len() == 3, "colours fit the three bits of the table above");
