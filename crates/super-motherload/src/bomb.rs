//! Bombs (SM-18 to SM-20, SM-26).

use crate::content::{Pattern, Turned};
use crate::game::SuperMotherload;
use crate::ids::{Card, Space};
use crate::refusal::Refusal;
use crate::state::bits_of;

impl SuperMotherload {
    /// The pattern of a card in the mover's hand, when a bomb can be paid for.
    pub(crate) fn bomb_of(&self, card: Card) -> Result<&Pattern, Refusal> {
        let mover = self.state.mover();
        if !mover.hand.has(card) {
            return Err(Refusal::NotInHand { card });
        }
        let pattern =
            self.content.card(mover.crew, card).pattern.as_ref().ok_or(Refusal::NoPattern { card })?;
        if mover.bombs == 0 { Err(Refusal::NoBomb) } else { Ok(pattern) }
    }

    /// Why there is no bomb before a card is picked for it.
    pub(crate) fn bomb_without_card(&self) -> Refusal {
        if self.state.mover().bombs == 0 { Refusal::NoBomb } else { Refusal::NoBombCard }
    }

    /// The bits of a pattern at a place; none when it leaves the boards (SM-23).
    pub(crate) fn blast(&self, turned: &Turned, at: Space) -> Option<u128> {
        if at.column() + turned.width > 8 {
            return None;
        }
        let start = at.0.checked_sub(self.ground.offset).filter(|start| *start < 128)?;
        let bits = u128::from(turned.cells) << start;
        // Shifted out at the bottom, or on no board.
        (bits >> start == u128::from(turned.cells) && bits & !self.ground.all == 0).then_some(bits)
    }

    /// Whether the mover may bomb there.
    pub(crate) fn check_bomb(&self, card: Card, turn: u8, at: Space) -> Result<(), Refusal> {
        let pattern = self.bomb_of(card)?;
        let turned = pattern.turned(turn).ok_or(Refusal::NoSuchTurn)?;
        let bits = self.blast(turned, at).ok_or(Refusal::OffBoard)?;
        self.check_free(bits)?;
        if let Some(bit) = bits_of(bits & self.ground.steel).next() {
            return Err(Refusal::Steel { space: self.ground.space(bit) });
        }
        self.check_joins(bits)
    }

    /// Where a turned pattern fits: bits of the upper left corners of its box.
    pub(crate) fn blast_starts(&self, turned: &Turned) -> u128 {
        let free = self.ground.all & !self.state.tunnel & !self.ground.steel;
        let joins = self.ground.joins(self.state.tunnel);
        let columns = u128::from_le_bytes([0xff >> (turned.width - 1); 16]);
        let (mut fits, mut touches) = (columns, 0);
        for (x, y) in turned.iter() {
            let shift = u32::from(y * 8 + x);
            fits &= free >> shift;
            touches |= joins >> shift;
        }
        fits & touches
    }
}
