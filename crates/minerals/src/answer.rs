//! Answers to the interface's questions, from what the asking seat knows.

use tabletop::{Chance, Game, Ruled, Seat, Seed, Told, Viewer};

use crate::action::Action;
use crate::ask::{
    Answer, Ask, Bend, CardOption, MOST_PREVIEWS, Options, Preview, Refused, StepOn, ToolOption, WayStep,
};
use crate::effect::Effect;
use crate::game::MineralsGame;
use crate::ids::{Hex, Minerals, Tool};
use crate::moving::Entered;
use crate::refusal::Refusal;
use crate::view::Step;

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        let rule = refusal.rule();
        Self { refusal, rule }
    }
}

impl MineralsGame {
    pub(crate) fn answer(&self, seat: Seat, ask: &Ask) -> Answer {
        match ask {
            Ask::Options => Answer::Options(self.options(seat)),
            Ask::Preview { action } => match self.allowed(action) {
                Ok(()) => Answer::Preview(self.preview(action)),
                Err(refusal) => Answer::Refused(refusal.into()),
            },
            Ask::Previews { actions } => {
                let previews = actions.iter().take(MOST_PREVIEWS);
                let previews =
                    previews.map(|action| self.allowed(action).is_ok().then(|| self.preview(action)));
                Answer::Previews { previews: previews.collect() }
            }
        }
    }

    fn options(&self, seat: Seat) -> Options {
        let hex = |site| self.state.hex(site);
        let step = self.step();
        let pawn = self.pawn().filter(|_| matches!(step, Step::Before | Step::Lantern));
        let fails = step == Step::Before && !pawn.is_some_and(|pawn| self.can_move(pawn));
        let hexes: Vec<Hex> = match (step, pawn) {
            (Step::Removing, _) => {
                self.ground.tiles.iter().filter(|&site| self.removable(site)).map(hex).collect()
            }
            (Step::Placing | Step::Return, _) => self.ground.free_white().iter().map(hex).collect(),
            (Step::Before | Step::Lantern, Some(pawn)) if !fails => self.landings(pawn).map(hex).collect(),
            (Step::Before, Some(pawn)) => self.refuges(pawn).iter().map(hex).collect(),
            (Step::Cutting, _) => self
                .parts(self.loose())
                .filter_map(|part| self.lowest(part))
                .map(|(_, site)| hex(site))
                .collect(),
            _ => Vec::new(),
        };
        let tools = self.tools().into_iter().flatten().map(|tool| self.tool_option(tool));
        let cards = self.state.row.iter().flatten().map(|&card| self.card_option(seat, card));
        Options {
            hexes,
            underfoot: pawn.map(|pawn| self.state.tile(pawn)),
            fails,
            saves: if fails { self.saving_tools() } else { Vec::new() },
            tools: tools.collect(),
            cards: cards.collect(),
            end_turn: step == Step::After,
        }
    }

    /// Tools after which, or with which, the pawn could move.
    fn saving_tools(&self) -> Vec<Tool> {
        let saves = |tool: &Tool| {
            let mut actions = Vec::new();
            if self.may_pay(*tool).is_err() {
                return false;
            }
            match tool {
                Tool::Map | Tool::Compass => return self.usable(*tool).is_ok(),
                Tool::Hammer | Tool::Vortex => self.list_tool(*tool, &mut actions),
                // The others leave the board as it is.
                _ => return false,
            }
            actions.iter().any(|action| {
                let mut next = self.clone();
                next.act(action, &mut tabletop::Ignore);
                next.pawn().is_some_and(|pawn| next.can_move(pawn))
            })
        };
        self.tools().into_iter().flatten().filter(saves).collect()
    }

    fn tool_option(&self, tool: Tool) -> ToolOption {
        let refused = self.usable(tool).err().map(Refused::from);
        let mut option = ToolOption {
            tool,
            hexes: Vec::new(),
            bends: Vec::new(),
            minerals: Minerals::NONE,
            partners: Vec::new(),
            refused,
        };
        if option.refused.is_some() {
            return option;
        }
        if tool == Tool::Sack {
            option.partners = Seat::all(self.state.seats.len()).filter(|&seat| self.can_swap(seat)).collect();
            return option;
        }
        if tool == Tool::Hammer {
            option.minerals = self.left_after(tool);
        }
        let mut actions = Vec::new();
        self.list_tool(tool, &mut actions);
        for action in actions {
            let hex = match action {
                Action::Map { bend, to } => {
                    option.bends.push(Bend { bend, to });
                    bend
                }
                Action::Hammer { at, .. } => at,
                Action::Compass(at)
                | Action::Shovel(at)
                | Action::Vortex(at)
                | Action::Glass(at)
                | Action::Rope(at) => at,
                _ => continue,
            };
            if !option.hexes.contains(&hex) {
                option.hexes.push(hex);
            }
        }
        option
    }

    fn card_option(&self, seat: Seat, card: crate::ids::CardId) -> CardOption {
        let pool = self.state.seats[seat.index()].pool;
        let lower = self.content.card(card).lower.is_some();
        let refused = match self.check_collect(card, false) {
            Err(refusal) if !lower || self.check_collect(card, true).is_err() => Some(refusal.into()),
            _ => None,
        };
        CardOption {
            card,
            missing: self.price(card, false).minus(pool),
            missing_lower: lower.then(|| self.price(card, true).minus(pool)),
            refused,
        }
    }

    /// What a legal action brings, played out on a position dealt from the view: nothing hidden can show.
    fn preview(&self, action: &Action) -> Preview {
        let seat = self.state.turn;
        let view = self.view(Viewer::Seat(seat));
        let mut game = Self::sample(self.content.clone(), &view, &mut Chance::<1>::new(Seed(0)).next(0).0);
        let way = game.way_of(action);
        let mut effects = Vec::new();
        game.act(action, &mut effects);
        let reveals = effects.iter().any(Told::reveals);
        if matches!(action, Action::Chest) {
            // What it draws is not known.
            game = self.clone();
            game.state.mover_mut().pool.take(Tool::Chest.pays());
            game.state.mover_mut().spent.add(Tool::Chest.pays());
        }
        // Nothing that follows from chance is told.
        let known = effects.iter().position(|effect| matches!(effect, Effect::Drew { .. }));
        effects.truncate(known.unwrap_or(effects.len()));
        effects.retain(|effect| !effect.reveals());
        let mut bag = Minerals::NONE;
        for effect in &effects {
            match effect {
                Effect::Removed { mineral, .. } | Effect::Failed { lost: mineral, .. } => bag.add(*mineral),
                Effect::Cut { bag: cut, .. } => bag = bag.plus(*cut),
                Effect::Collected { paid, .. } => bag = bag.plus(*paid),
                Effect::Kept { back: Some(back), .. } => bag.add(*back),
                _ => {}
            }
        }
        let pool = game.state.seats[seat.index()].pool;
        Preview {
            way,
            effects,
            reveals,
            bag,
            pool,
            points: game.points(seat),
            missing: self.missing_in(pool),
            parts: if game.step() == Step::Cutting {
                game.view(Viewer::Seat(seat)).loose
            } else {
                Vec::new()
            },
        }
    }

    /// What the cards that lie face up now would lack with a pool.
    fn missing_in(&self, pool: Minerals) -> Vec<Option<Minerals>> {
        let missing =
            |card: &Option<crate::ids::CardId>| card.map(|card| self.price(card, false).minus(pool));
        self.state.row.iter().map(missing).collect()
    }

    fn way_of(&self, action: &Action) -> Vec<WayStep> {
        let Some(pawn) = self.pawn() else { return Vec::new() };
        let legs = match *action {
            Action::Move(to) => self.plain_legs(pawn, to).map(|leg| vec![leg]),
            Action::Map { bend, to } => self.map_legs(pawn, bend, to).map(Vec::from),
            Action::Compass(to) => {
                let (steps, direction) = self.state.hex(pawn).way_to(to);
                Ok(direction
                    .map(|direction| crate::moving::Leg { direction, steps: steps as u8 })
                    .into_iter()
                    .collect())
            }
            _ => return Vec::new(),
        };
        let step = |(hex, entered)| WayStep {
            hex,
            on: match entered {
                Entered::Free(_) => StepOn::Tile,
                Entered::Pawn(_) => StepOn::Pawn,
                Entered::Gap => StepOn::Gap,
            },
        };
        // A legal action has a way.
        legs.map(|legs| self.way(pawn, &legs).into_iter().map(step).collect()).unwrap_or_default()
    }
}
