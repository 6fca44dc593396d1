//! What the interface is told about what could be done agrees with what can be done.

use std::collections::BTreeSet;

use minerals::{
    Action, Answer, Ask, Effect, Hex, MineralsGame, NewGame, Options, Preview, Refusal, StepOn, Tool, View,
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::{Game, Seed, ToAct, Told, Viewer};

use crate::common::{house, minerals, scene, seat, tool_of};

/// Looks at positions of random games.
fn along(seeds: std::ops::Range<u64>, mut look: impl FnMut(&MineralsGame, &[Action])) {
    for seed in seeds {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let seats = 2 + seed as usize % 4;
        let mut game = MineralsGame::new(house(), &NewGame::default(), seats, Seed(seed)).expect("lawful");
        let mut legal = Vec::new();
        while game.to_act() != ToAct::Over {
            legal.clear();
            game.legal(&mut legal);
            look(&game, &legal);
            let action = game.random_action(&mut rng, &mut legal).expect("a legal action");
            game.apply(&action, &mut tabletop::Ignore);
        }
    }
}

fn options(game: &MineralsGame) -> Options {
    match game.ask(game.state().turn, &Ask::Options) {
        Answer::Options(options) => options,
        other => panic!("{other:?}"),
    }
}

fn preview(game: &MineralsGame, action: Action) -> Preview {
    match game.ask(game.state().turn, &Ask::Preview { action }) {
        Answer::Preview(preview) => preview,
        other => panic!("{other:?}"),
    }
}

/// The hex of an action without a tool.
fn plain(action: &Action) -> Option<Hex> {
    match *action {
        Action::Remove(hex)
        | Action::Place(hex)
        | Action::Move(hex)
        | Action::Cut(hex)
        | Action::Fail(Some(hex)) => Some(hex),
        _ => None,
    }
}

#[test]
fn options_name_just_what_is_legal() {
    along(0..12, |game, legal| {
        let options = options(game);
        let hexes: BTreeSet<Hex> = options.hexes.iter().copied().collect();
        assert_eq!(hexes, legal.iter().filter_map(plain).collect(), "{:?}", game.step());
        assert_eq!(options.fails, legal.iter().any(|action| matches!(action, Action::Fail(_))));
        assert_eq!(options.end_turn, legal.contains(&Action::EndTurn));
        for option in &options.tools {
            let offered = legal.iter().any(|action| tool_of(*action) == Some(option.tool));
            assert_eq!(option.refused.is_none(), offered, "{option:?}");
        }
        for option in &options.cards {
            let offered = legal
                .iter()
                .any(|action| matches!(action, Action::Collect { card, .. } if *card == option.card));
            assert_eq!(option.refused.is_none(), offered, "{option:?}");
            let (rules, pool) = (game.content().card(option.card), game.state().mover().pool);
            assert_eq!(option.missing, rules.needs.minus(pool));
            let lower = rules.lower.map(|_| rules.needs.minus(minerals("o")).minus(pool));
            assert_eq!(option.missing_lower, lower);
        }
    });
}

#[test]
fn a_preview_tells_what_will_happen() {
    let mut looked = 0;
    along(20..26, |game, legal| {
        let before: View = game.view(Viewer::Table);
        for &action in legal.iter().step_by(1 + legal.len() / 8) {
            let told = preview(game, action);
            let mut after = game.clone();
            let mut effects: Vec<Effect> = Vec::new();
            after.apply(&action, &mut effects);
            let reveals = effects.iter().any(Effect::reveals);
            assert_eq!(told.reveals, reveals, "{action:?}");
            if !reveals {
                let seat = game.state().turn.index();
                assert_eq!(told.effects, effects, "{action:?}");
                assert_eq!(told.pool, after.state().seats[seat].pool);
                assert_eq!(told.points, after.score()[seat].total);
                if after.to_act() != ToAct::Over {
                    assert_eq!(told.bag, after.state().bag.minus(game.state().bag), "{action:?}");
                    let lacks = |card| game.content().card(card).needs.minus(told.pool);
                    assert_eq!(told.missing, after.state().row.map(|card| card.map(lacks)));
                }
                looked += 1;
            }
            assert_eq!(game.view(Viewer::Table), before, "nothing has happened yet");
        }
    });
    assert!(looked > 1_000, "{looked}");
}

#[test]
fn the_way_of_a_move_is_told_step_by_step() {
    let table = scene("oAwBwC. wDw1").camp().ready();
    let way = table.preview(Action::Move(table.at('1'))).way;
    let on: Vec<StepOn> = way.iter().map(|step| step.on).collect();
    assert_eq!(on, [StepOn::Pawn, StepOn::Pawn, StepOn::Gap, StepOn::Pawn, StepOn::Tile]);
    assert_eq!(way[4].hex, table.at('1'));
}

#[test]
fn tools_that_would_save_the_tile_are_named() {
    // Map, Vortex and Hammer would each give a move; the Chest would not.
    let table = scene(
        "
        kAw2. wB
           w1
    ",
    )
    .tools(&[Tool::Vortex])
    .pool("twwkaa")
    .ready();
    let saves = table.options().saves;
    assert!(saves.contains(&Tool::Map) && !saves.contains(&Tool::Chest), "{saves:?}");
    assert!(table.options().fails);
    assert_eq!(scene("kAw w1wB").pool("t").ready().options().saves, []);
}

#[test]
fn a_preview_of_what_is_not_legal_is_the_refusal_with_its_rule() {
    let table = scene("kAw w1wB").ready();
    let action = Action::Move(table.at('B'));
    match table.game.ask(seat('A'), &Ask::Preview { action }) {
        Answer::Refused(refused) => {
            let reason = Refusal::WrongDistance { steps: 3, due: 2 };
            assert_eq!((refused.rule, refused.refusal), ("MN-10", reason));
        }
        other => panic!("{other:?}"),
    }
    let actions = vec![action, Action::Move(table.at('1'))];
    match table.game.ask(seat('A'), &Ask::Previews { actions }) {
        Answer::Previews { previews } => {
            assert_eq!(previews.iter().map(Option::is_some).collect::<Vec<_>>(), [false, true]);
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn mn_5_what_the_chest_draws_is_told_to_all() {
    let mut table = scene("kAw w1wB").bag("kt").pool("k").ready();
    for effect in table.act(Action::Chest) {
        for viewer in [Viewer::Seat(seat('B')), Viewer::Spectator] {
            assert_eq!(effect.told_to(viewer), effect);
        }
    }
    let drawn = table.game.view(Viewer::Spectator).drawn.expect("two tiles");
    assert_eq!(drawn.into_iter().collect::<minerals::Minerals>(), minerals("kt"));
}

/// "A tool that cannot do its work now is refused before it is paid" (MN-41); the Hammer needs a second mineral.
#[test]
fn mn_41_a_hammer_with_nothing_to_put_down_is_refused_before_it_is_paid() {
    let hammer = scene("kAw w1wB").pool("w").ready();
    let options = hammer.options().tools;
    let option = options.iter().find(|option| option.tool == Tool::Hammer).expect("it lies up");
    let refused = option.refused.as_ref().map(|refused| (refused.rule, refused.refusal.clone()));
    assert_eq!(refused, Some(("MN-41", Refusal::NothingToDo { tool: Tool::Hammer })));
}
