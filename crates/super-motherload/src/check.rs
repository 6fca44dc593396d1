//! Whether an action is legal, and if not, which rule forbids it.

use crate::action::Action;
use crate::content::ArtifactEffect;
use crate::game::SuperMotherload;
use crate::ids::{ARTIFACTS, ArtifactId, CardSet, Mineral, Stack};
use crate::refusal::Refusal;
use crate::view::Step;

/// Cards that a hand is cut to (SM-11).
pub(crate) const HAND: usize = 5;

impl SuperMotherload {
    pub(crate) fn allowed(&self, action: &Action) -> Result<(), Refusal> {
        let due = self.step();
        let fits = match action {
            Action::ChooseSide(_) => matches!(due, Step::FirstSide | Step::Side),
            Action::Draw | Action::Drill { .. } | Action::Bomb { .. } | Action::EndTurn => {
                due == Step::Action
            }
            Action::Lay(_) => due == Step::Lay,
            Action::Buy(_) => due == Step::Buy,
            // SM-33: before each decision of the own turn, but not after its end (SM-11).
            Action::Spend { .. } | Action::ClaimMajor(_) | Action::ClaimMinor(_) => {
                matches!(due, Step::Action | Step::Lay | Step::Side | Step::Buy)
            }
            Action::Discard(_) => due == Step::Discard,
        };
        if !fits {
            return Err(Refusal::OtherStep { due });
        }
        match *action {
            Action::ChooseSide(_) | Action::EndTurn => Ok(()),
            Action::Draw => {
                self.check_actions()?;
                if self.can_draw() { Ok(()) } else { Err(Refusal::NothingToDraw) }
            }
            Action::Drill { cards, line } => {
                self.check_actions()?;
                self.check_drill(cards, line)
            }
            Action::Bomb { card, turn, at } => {
                self.check_actions()?;
                self.check_bomb(card, turn, at)
            }
            Action::Lay(stack) => self.check_lay(stack),
            Action::Buy(stack) => {
                if self.due().any(|due| due == stack) {
                    Ok(())
                } else {
                    Err(Refusal::NotDue { stack })
                }
            }
            Action::Spend { tile, copy } => self.check_spend(tile, copy),
            Action::ClaimMajor(major) => self.check_major(major),
            Action::ClaimMinor(minor) => self.check_minor(minor),
            Action::Discard(cards) => self.check_discard(cards),
        }
    }

    fn check_actions(&self) -> Result<(), Refusal> {
        if self.state.actions == 0 { Err(Refusal::NoActionsLeft) } else { Ok(()) }
    }

    /// SM-14: whether anything could be drawn.
    pub(crate) fn can_draw(&self) -> bool {
        let mover = self.state.mover();
        !mover.deck.is_empty() || !mover.discard.is_empty()
    }

    /// SM-30: only on a pilot.
    pub(crate) fn check_lay(&self, stack: Stack) -> Result<(), Refusal> {
        if self.top(self.state.turn, stack).is_none() { Err(Refusal::StackEmpty { stack }) } else { Ok(()) }
    }

    /// SM-40, SM-41.
    pub(crate) fn check_spend(&self, tile: ArtifactId, copy: Option<Mineral>) -> Result<(), Refusal> {
        let mover = self.state.mover();
        if usize::from(tile.0) >= ARTIFACTS || mover.artifacts >> tile.0 & 1 == 0 {
            return Err(Refusal::NotHeld { tile });
        }
        match (self.content.artifacts()[usize::from(tile.0)], copy) {
            (ArtifactEffect::Points { .. }, _) => Err(Refusal::PointsOnly),
            (ArtifactEffect::Copy, _) if mover.on_stacks().is_empty() => Err(Refusal::GivesNothing),
            (ArtifactEffect::Copy, Some(mineral)) if mover.on_stacks().of(mineral) > 0 => Ok(()),
            (ArtifactEffect::Copy, _) | (_, Some(_)) => Err(Refusal::NotOnStacks),
            (ArtifactEffect::Draw { .. }, None) if !self.can_draw() => Err(Refusal::GivesNothing),
            (_, None) => Ok(()),
        }
    }

    fn check_discard(&self, cards: CardSet) -> Result<(), Refusal> {
        let hand = self.state.mover().hand;
        if let Some(card) = cards.without(hand).iter().next() {
            return Err(Refusal::NotInHand { card });
        }
        let needed = hand.len().saturating_sub(HAND);
        if cards.len() == needed {
            Ok(())
        } else {
            Err(Refusal::WrongDiscard { picked: cards.len() as u8, needed: needed as u8 })
        }
    }
}
