//! What covered spaces, bonuses and artifacts bring (SM-12 to SM-14, SM-30 to SM-34, SM-38).

use tabletop::{Recorder, Seat};

use crate::content::{ArtifactEffect, Bonus};
use crate::effect::{Effect, Source};
use crate::game::SuperMotherload;
use crate::ids::{ArtifactId, Card, CardSet, Mineral, Minerals, Stack};
use crate::state::{bits_of, source};

impl SuperMotherload {
    /// Draws up to `count` cards; a new deck is shuffled only when a card is missing (SM-13). Returns
    /// how many there were (SM-14).
    pub(crate) fn draw_cards(
        &mut self,
        seat: Seat,
        count: u8,
        recorder: &mut impl Recorder<Effect>,
    ) -> CardSet {
        let mut drawn = CardSet::EMPTY;
        for _ in 0..count {
            let player = &mut self.state.seats[seat.index()];
            if player.deck.is_empty() {
                let mut dice = self.state.chance.next(source::DECK + seat.index());
                player.deck = player.discard.iter().collect();
                dice.shuffle(&mut player.deck);
                let count = player.deck.len() as u8;
                player.discard = CardSet::EMPTY;
                player.discard_top = None;
                if count > 0 {
                    recorder.record(|| Effect::Shuffled { seat, count });
                }
            }
            let Some(card) = self.state.seats[seat.index()].deck.pop() else { break };
            drawn.insert(card);
            self.state.seats[seat.index()].hand.insert(card);
        }
        drawn
    }

    pub(crate) fn mover_draws(&mut self, count: u8, source: Source, recorder: &mut impl Recorder<Effect>) {
        let seat = self.state.turn;
        let drawn = self.draw_cards(seat, count, recorder);
        let count = drawn.len() as u8;
        self.tally(source, |tally| tally.cards_drawn += u16::from(count));
        if count > 0 {
            recorder.record(|| Effect::Drew { seat, count, cards: Some(drawn.iter().collect()), source });
        }
    }

    /// Counts for goals: everything for the turn; for the action what comes while it is being resolved,
    /// artifacts not (SM-47). Purchases that an artifact pays for outside an action are of none.
    pub(crate) fn tally(&mut self, source: Source, count: impl Fn(&mut crate::view::Tally)) {
        count(&mut self.state.turn_tally);
        if self.state.in_action && !matches!(source, Source::Artifact { .. }) {
            count(&mut self.state.action_tally);
        }
    }

    pub(crate) fn mover_gains_bombs(
        &mut self,
        count: u8,
        source: Source,
        recorder: &mut impl Recorder<Effect>,
    ) {
        let seat = self.state.turn;
        let mover = self.state.mover_mut();
        mover.bombs = mover.bombs.saturating_add(u16::from(count));
        self.tally(source, |tally| tally.bombs_gained += u16::from(count));
        recorder.record(|| Effect::BombsGained { seat, count, source });
    }

    /// SM-17, SM-20: everything on the new tunnel, then the drill bonuses of `cards`, then the lot
    /// (SM-33).
    pub(crate) fn collect(&mut self, spaces: u128, cards: CardSet, recorder: &mut impl Recorder<Effect>) {
        let seat = self.state.turn;
        for bit in bits_of(spaces & self.ground.bombs) {
            let space = self.ground.space(bit);
            self.mover_gains_bombs(1, Source::Space { space }, recorder);
        }
        for bit in bits_of(spaces & self.ground.artifacts) {
            self.find_artifact(bit, recorder);
        }
        let draws = self.ground.draws;
        for bit in bits_of(spaces & (draws[0] | draws[1] | draws[2])) {
            let count = 1 + (0..3).find(|&place| draws[place] >> bit & 1 == 1).unwrap_or(0) as u8;
            self.mover_draws(count, Source::Space { space: self.ground.space(bit) }, recorder);
        }
        let mut lot = Minerals::NONE;
        for (mineral, places) in Mineral::ALL.into_iter().zip(self.ground.minerals) {
            lot.0[mineral.index()] = (places & spaces).count_ones() as u8;
        }
        if !lot.is_empty() {
            recorder.record(|| Effect::Collected { seat, minerals: lot });
        }
        let crew = self.state.mover().crew;
        let content = self.content.clone();
        for card in cards.iter() {
            for bonus in &content.card(crew, card).drill {
                let source = Source::DrillBonus { card };
                match *bonus {
                    Bonus::Draw { count } => self.mover_draws(count, source, recorder),
                    Bonus::Bombs { count } => self.mover_gains_bombs(count, source, recorder),
                    Bonus::Minerals { mineral, count } => {
                        let mut gained = Minerals::NONE;
                        gained.0[mineral.index()] = count;
                        lot = lot.plus(gained);
                        recorder.record(|| Effect::MineralsGained { seat, minerals: gained, source });
                    }
                    // SM-38: never a drill bonus; packs that say so are refused.
                    Bonus::Points { .. } | Bonus::Actions { .. } => {}
                }
            }
        }
        self.gain_lot(lot, Source::Action, recorder);
    }

    fn find_artifact(&mut self, bit: u8, recorder: &mut impl Recorder<Effect>) {
        let (seat, space) = (self.state.turn, self.ground.space(bit));
        self.tally(Source::Space { space }, |tally| tally.artifact_spaces += 1);
        let left = self.state.pool.count_ones();
        if left == 0 {
            recorder.record(|| Effect::NoArtifactLeft { seat, space });
            return;
        }
        let pick = self.state.chance.next(source::ARTIFACTS).below(left);
        if let Some(tile) = bits_of(u128::from(self.state.pool)).nth(pick as usize) {
            self.state.pool &= !(1 << tile);
            self.state.mover_mut().artifacts |= 1 << tile;
            recorder.record(|| Effect::ArtifactFound { seat, space, tile: Some(ArtifactId(tile)) });
        }
    }

    /// A lot of minerals came in: it counts for goals at once (SM-46), then waits to be laid, or goes
    /// back when all stacks are sold out (SM-34).
    pub(crate) fn gain_lot(&mut self, lot: Minerals, source: Source, recorder: &mut impl Recorder<Effect>) {
        if lot.is_empty() {
            return;
        }
        let seat = self.state.turn;
        self.tally(source, |tally| tally.minerals = tally.minerals.plus(lot));
        // Before anything goes back, because it counts for achievements all the same.
        let full = self.state.lots.try_push(lot).is_err();
        self.note_cards_met();
        let sold_out = Stack::ALL.into_iter().all(|stack| self.top(seat, stack).is_none());
        if sold_out || full {
            if !full {
                self.state.lots.pop();
            }
            recorder.record(|| Effect::WentBack { seat, minerals: lot });
        }
    }

    /// SM-40: spends a tile.
    pub(crate) fn spend(
        &mut self,
        tile: ArtifactId,
        copy: Option<Mineral>,
        recorder: &mut impl Recorder<Effect>,
    ) {
        let seat = self.state.turn;
        let mover = self.state.mover_mut();
        mover.artifacts &= !(1 << tile.0);
        mover.spent |= 1 << tile.0;
        recorder.record(|| Effect::Spent { seat, tile });
        let source = Source::Artifact { tile };
        match self.content.artifacts()[usize::from(tile.0)] {
            ArtifactEffect::Points { .. } => {}
            ArtifactEffect::Draw { count } => self.mover_draws(count, source, recorder),
            ArtifactEffect::Actions { count } => self.gain_actions(count, source, recorder),
            ArtifactEffect::Bombs { count } => self.mover_gains_bombs(count, source, recorder),
            ArtifactEffect::Minerals { mineral, count } => {
                self.gain_minerals(mineral, count, source, recorder)
            }
            ArtifactEffect::Copy => {
                if let Some(mineral) = copy {
                    self.gain_minerals(mineral, 1, source, recorder);
                }
            }
        }
        self.settle(recorder);
    }

    pub(crate) fn gain_actions(&mut self, count: u8, source: Source, recorder: &mut impl Recorder<Effect>) {
        let seat = self.state.turn;
        self.state.actions = self.state.actions.saturating_add(count);
        recorder.record(|| Effect::ActionsGained { seat, count, source });
    }

    pub(crate) fn gain_minerals(
        &mut self,
        mineral: Mineral,
        count: u8,
        source: Source,
        recorder: &mut impl Recorder<Effect>,
    ) {
        let seat = self.state.turn;
        let mut lot = Minerals::NONE;
        lot.0[mineral.index()] = count;
        recorder.record(|| Effect::MineralsGained { seat, minerals: lot, source });
        self.gain_lot(lot, source, recorder);
    }

    /// Puts cards of the mover's hand on its discard pile; the highest lies on top.
    pub(crate) fn discard(&mut self, cards: CardSet) {
        let mover = self.state.mover_mut();
        mover.hand = mover.hand.without(cards);
        mover.discard = mover.discard.union(cards);
        if let Some(top) = cards.iter().last() {
            mover.discard_top = Some(top);
        }
    }

    /// Puts one card on top of the mover's discard pile.
    pub(crate) fn put_on_discard(&mut self, card: Card) {
        let mover = self.state.mover_mut();
        mover.discard.insert(card);
        mover.discard_top = Some(card);
    }
}
