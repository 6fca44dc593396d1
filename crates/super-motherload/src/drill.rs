//! Drilling: which cards go together, and where their tunnel fits (SM-15 to SM-17, SM-26).

use crate::content::{ANY_COLOUR, colour_bit};
use crate::game::SuperMotherload;
use crate::ground::Starts;
use crate::ids::{Card, CardSet, Colour, Direction, Line};
use crate::refusal::Refusal;
use crate::state::bits_of;

/// Cards picked for a drill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Drill {
    /// Icons: the length of the line.
    pub icons: u8,
    /// Colours it may have, see [`crate::content::CardRules::colours`].
    pub colours: u8,
}

impl Drill {
    /// The colour, when only one is possible.
    pub fn colour(self) -> Option<Colour> {
        let mut possible = Colour::ALL.into_iter().filter(|colour| self.colours & colour_bit(*colour) != 0);
        match (possible.next(), possible.next()) {
            (colour, None) => colour,
            _ => None,
        }
    }
}

impl SuperMotherload {
    /// What the mover's cards amount to as a drill (SM-15).
    pub(crate) fn drill_of(&self, cards: CardSet) -> Result<Drill, Refusal> {
        let mover = self.state.mover();
        if let Some(card) = cards.without(mover.hand).iter().next() {
            return Err(Refusal::NotInHand { card });
        }
        if cards.is_empty() {
            return Err(Refusal::NoCards);
        }
        let drill = self.drill_sum(cards);
        if drill.colours == 0 { Err(Refusal::NoCommonColour) } else { Ok(drill) }
    }

    fn drill_sum(&self, cards: CardSet) -> Drill {
        let crew = self.state.mover().crew;
        let mut drill = Drill { icons: 0, colours: ANY_COLOUR };
        for card in cards.iter() {
            let rules = self.content.card(crew, card);
            drill.icons += rules.icons;
            drill.colours &= rules.colours;
        }
        drill
    }

    /// The colour that digs `bits`, if terrain and colours go together: of the cards, or for wild cards
    /// alone of the plates. `None` when it does not matter.
    pub(crate) fn drill_colour(&self, drill: Drill, bits: u128) -> Option<Colour> {
        drill
            .colour()
            .or_else(|| Colour::ALL.into_iter().find(|colour| self.ground.plates[colour.index()] & bits != 0))
    }

    /// Whether the mover may drill `line` with `cards`.
    pub(crate) fn check_drill(&self, cards: CardSet, line: Line) -> Result<(), Refusal> {
        let drill = self.drill_of(cards)?;
        if line.length != drill.icons {
            return Err(Refusal::WrongLength { icons: drill.icons, spaces: line.length });
        }
        let bits = self.ground.line(line).ok_or(Refusal::OffBoard)?;
        self.check_free(bits)?;
        let first = |set: u128| bits_of(set).next().map(|bit| self.ground.space(bit));
        if let Some(space) = first(bits & self.ground.rock) {
            return Err(Refusal::Rock { space });
        }
        let mut possible = drill.colours;
        for colour in Colour::ALL {
            let Some(space) = first(bits & self.ground.plates[colour.index()]) else { continue };
            if possible & colour_bit(colour) == 0 {
                return Err(match drill.colour() {
                    Some(drill) => Refusal::PlateColour { space, plate: colour, drill },
                    None => Refusal::TwoPlates { space },
                });
            }
            possible = colour_bit(colour);
        }
        self.check_joins(bits)
    }

    /// SM-24: no new space is tunnel already.
    pub(crate) fn check_free(&self, bits: u128) -> Result<(), Refusal> {
        match bits_of(bits & self.state.tunnel).next() {
            Some(bit) => Err(Refusal::AlreadyTunnel { space: self.ground.space(bit) }),
            None => Ok(()),
        }
    }

    /// SM-21: a new space touches tunnel or the surface.
    pub(crate) fn check_joins(&self, bits: u128) -> Result<(), Refusal> {
        if bits & self.ground.joins(self.state.tunnel) == 0 { Err(Refusal::NotConnected) } else { Ok(()) }
    }

    /// Where lines of this drill can start.
    pub(crate) fn starts(&self, drill: Drill) -> Starts {
        let open = self.ground.all & !self.state.tunnel & !self.ground.rock;
        let joins = self.ground.joins(self.state.tunnel);
        let bare = open & !self.ground.steel;
        let mut starts = Starts::default();
        for colour in Colour::ALL {
            if drill.colours & colour_bit(colour) != 0 {
                let free = bare | open & self.ground.plates[colour.index()];
                starts = starts.or(Starts::new(free, joins, drill.icons));
            }
        }
        starts
    }

    /// The lines of such starts.
    pub(crate) fn lines(&self, starts: Starts, length: u8) -> impl Iterator<Item = Line> {
        let offset = self.ground.offset;
        let of = move |set, direction| {
            bits_of(set).map(move |bit| Line { start: crate::ids::Space(offset + bit), direction, length })
        };
        of(starts.across, Direction::Across).chain(of(starts.down, Direction::Down))
    }

    /// Calls `each` for every set of the mover's cards that can drill together, once for sets that are
    /// the same to the rules.
    pub(crate) fn each_drill(&self, mut each: impl FnMut(CardSet, Drill)) {
        let mover = self.state.mover();
        let wild = self.of_colours(mover.hand, |colours| colours == ANY_COLOUR);
        self.each_subset(wild, |cards| {
            if !cards.is_empty() {
                each(cards, self.drill_sum(cards));
            }
        });
        for colour in Colour::ALL {
            let coloured = self.of_colours(mover.hand, |colours| colours == colour_bit(colour));
            self.each_subset(coloured, |fixed| {
                if !fixed.is_empty() {
                    self.each_subset(wild, |joker| {
                        let cards = fixed.union(joker);
                        each(cards, self.drill_sum(cards));
                    });
                }
            });
        }
    }

    fn of_colours(&self, cards: CardSet, wanted: impl Fn(u8) -> bool) -> CardSet {
        let crew = self.state.mover().crew;
        cards.iter().filter(|&card| wanted(self.content.card(crew, card).colours)).collect()
    }

    /// Calls `each` for every subset of the mover's cards `of`, once for subsets that are the same to
    /// the rules: of equal cards the lowest are taken first.
    pub(crate) fn each_subset(&self, of: CardSet, mut each: impl FnMut(CardSet)) {
        let bits = of.bits();
        let mut subset = 0_u32;
        loop {
            let cards = CardSet::from_bits(subset);
            if self.lowest_first(cards, of) {
                each(cards);
            }
            subset = subset.wrapping_sub(bits) & bits;
            if subset == 0 {
                return;
            }
        }
    }

    fn lowest_first(&self, cards: CardSet, of: CardSet) -> bool {
        cards.iter().all(|card| cards.has_all(self.lower_twins(card).and(of)))
    }

    fn lower_twins(&self, card: Card) -> CardSet {
        let twins = self.content.twins(self.state.mover().crew, card);
        CardSet::from_bits(twins.bits() & ((1 << card.0) - 1))
    }

    /// `cards` with equal ones replaced by the lowest of the hand; as it is when not all are in hand.
    pub(crate) fn lowest(&self, cards: CardSet) -> CardSet {
        let mover = self.state.mover();
        if !mover.hand.has_all(cards) {
            return cards;
        }
        let mut chosen = CardSet::EMPTY;
        for card in cards.iter() {
            let twins = self.content.twins(mover.crew, card).and(mover.hand);
            if let Some(lowest) = twins.without(chosen).iter().next() {
                chosen.insert(lowest);
            }
        }
        chosen
    }
}
