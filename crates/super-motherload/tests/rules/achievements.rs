//! Taking achievements: SM-43 to SM-45, and what others see of it: SM-48.

use super_motherload::content::{Measure, Scope, StackNeeds};
use super_motherload::{
    Achievements, Action, Answer, Ask, Claims, Effect, MajorId, MinorId, Preview, Stack, Step,
};
use tabletop::{Game, Seat, Told, Viewer};
use testkit::has;

use crate::common::{RUBY, Scene, Table, position};

const EASY: (Scope, &[(Measure, u16)]) = (Scope::State, &[(Measure::BombsHeld, 1)]);

/// The four minors that lie open, and the one on top of the deck, are met by any seat with a bomb.
fn easy(board: &str) -> Scene {
    (0..5).fold(position(board), |scene, _| scene.minor(EASY.0, EASY.1))
}
fn minor(id: u8) -> Action {
    Action::ClaimMinor(MinorId(id))
}
fn major(id: u8) -> Action {
    Action::ClaimMajor(MajorId(id))
}
/// Major 0 asks for three red pilots, major 1 for three blue ones, major 2 for two red and two blue.
fn majors(scene: Scene) -> Scene {
    scene.pack(|pack| {
        let none = StackNeeds { red: 0, blue: 0, yellow: 0, wild: 0 };
        let all = [
            StackNeeds { red: 3, ..none },
            StackNeeds { blue: 3, ..none },
            StackNeeds { red: 2, blue: 2, ..none },
        ];
        for (wanted, needs) in all.into_iter().enumerate() {
            let holder = pack.majors.iter().position(|major| major.needs == needs).expect("one of the ten");
            pack.majors.swap(wanted, holder);
        }
    })
}

#[test]
fn sm_43_one_minor_and_one_major_in_a_turn() {
    let mut table = majors(easy("")).bought("red20 blue20").ready();
    table.claim_minor(2);
    for other in [0, 1, 3] {
        table.refused(minor(other), "SM-43");
    }
    table.claim_major(0);
    table.refused(major(1), "SM-43");
    table.refused(major(2), "SM-43");
    table.end();
    table.end();
    table.claim_major(2);
    table.claim_minor(0);
    assert_eq!((table.seat(0).majors, table.seat(0).minors), (0b101, 0b101));
}

#[test]
fn sm_43_each_seat_has_its_own_turn_for_it() {
    let mut table = easy("").ready();
    table.claim_minor(0);
    table.end();
    table.claim_minor(1);
    assert_eq!((table.seat(0).minors, table.seat(1).minors), (1, 2));
}

#[test]
fn sm_43_at_any_moment_of_the_turn() {
    let mut first = easy("").ready();
    first.claim_minor(0);
    assert_eq!((first.state().actions, first.step()), (2, Step::Action), "it is no action");
    let mut last = easy("").with(|state| state.actions = 0).ready();
    last.claim_minor(0);
    let mut within = easy("i . . . . . . .").hand("red").ready();
    within.drill("red", "A1");
    within.claim_minor(0);
    assert_eq!(within.step(), Step::Lay);
}

#[test]
fn sm_43_only_what_lies_face_up() {
    let mut table = majors(easy("")).bought("red25 blue25 yellow25 wild25").ready();
    table.refused(minor(4), "SM-43");
    table.refused(minor(20), "SM-43");
    table.refused(major(3), "SM-43");
    table.refused(major(200), "SM-43");
    table.claim_minor(0);
    table.end();
    table.refused(minor(0), "SM-43");
}

#[test]
fn sm_43_the_own_goal_counts_not_that_of_others() {
    let table = majors(position("")).bought_by(1, "red25").ready();
    table.refused(major(0), "SM-44");
}

#[test]
fn sm_44_a_major_asks_for_pilots_bought_from_stacks() {
    let few = majors(position("")).bought("red15 blue25 yellow25 wild25").ready();
    few.refused(major(0), "SM-44");
    for enough in ["red20", "red25", "red25 blue10 wild15"] {
        let mut table = majors(position("")).bought(enough).ready();
        let effects = table.claim_major(0);
        assert!(has!(effects, Effect::MajorTaken { seat: Seat(0), major: MajorId(0) }), "{enough}");
    }
    majors(position("")).bought("red25 blue10").ready().refused(major(2), "SM-44");
    majors(position("")).bought("red15 blue15").ready().claim_major(2);
}

#[test]
fn sm_44_starters_never_count() {
    // Two red starters and one red pilot in hand are not three red pilots.
    let table = majors(position("")).hand("red red red10").ready();
    table.refused(major(0), "SM-44");
}

#[test]
fn sm_44_bought_pilots_count_wherever_they_lie() {
    let mut table = majors(position("")).hand("red10").deck("red15").discard("red20").ready();
    table.claim_major(0);
}

#[test]
fn sm_44_a_major_is_not_replaced() {
    let mut table = majors(position("")).bought("red25").ready();
    table.claim_major(0);
    assert_eq!(table.state().majors.as_slice(), [MajorId(1), MajorId(2)]);
    table.end();
    table.refused(major(0), "SM-43");
}

#[test]
fn sm_45_a_minor_is_replaced_at_once_until_the_deck_is_empty() {
    let mut table = easy("")
        .with(|state| {
            // Two cards are left in the deck; the others were taken before.
            let gone: Vec<MinorId> = state.minor_deck.drain(..14).collect();
            state.seats[1].minors = gone.iter().fold(0, |bits, minor| bits | 1 << minor.0);
        })
        .ready();
    let effects = table.claim_minor(1);
    assert!(has!(effects, Effect::MinorTaken { seat: Seat(0), minor: MinorId(1) }));
    assert!(has!(effects, Effect::MinorRevealed { minor: MinorId(4) }));
    assert!(table.state().minors.contains(&MinorId(4)) && table.state().minors.len() == 4);
    assert_eq!(table.state().minor_deck.len(), 1);
    table.end();
    table.claim_minor(0);
    table.end();
    assert_eq!((table.state().minors.len(), table.state().minor_deck.len()), (4, 0));
    let effects = table.claim_minor(2);
    assert!(!has!(effects, Effect::MinorRevealed { .. }));
    assert_eq!(table.state().minors.len(), 3, "the deck is empty");
}

#[test]
fn sm_45_the_one_revealed_cannot_be_taken_in_the_same_turn() {
    let mut table = easy("").ready();
    table.claim_minor(0);
    table.refused(minor(4), "SM-43");
    table.end();
    table.claim_minor(4);
}

#[test]
fn sm_45_a_goal_that_is_not_met_is_refused() {
    let table = position("").ready();
    table.refused(minor(0), "SM-45");
    let near = position("").bombs(4).minor(Scope::State, &[(Measure::BombsHeld, 5)]).ready();
    near.refused(minor(0), "SM-45");
}

#[test]
fn sm_48_which_card_is_public_when_it_is_taken_and_a_number_afterwards() {
    let mut table = majors(easy("")).bought("red25").ready();
    let effects: Vec<Effect> = table.claim_minor(3).into_iter().chain(table.claim_major(0)).collect();
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator, Viewer::Seat(Seat(0))] {
        let told: Vec<Effect> = effects.iter().map(|effect| effect.told_to(viewer)).collect();
        assert_eq!(told, effects, "public and in the log");
    }
    let known = Achievements::Known { majors: vec![MajorId(0)], minors: vec![MinorId(3)] };
    assert_eq!(table.seen_by(0).seats[0].achievements, known);
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let view = table.game.view(viewer);
        assert_eq!(view.seats[0].achievements, Achievements::Count { majors: 1, minors: 1 });
        assert_eq!(view.seats[0].points, None, "no running total");
    }
    assert_eq!(table.seen_by(0).seats[1].points, None);
    assert!(table.seen_by(0).seats[0].points.is_some());
}

fn preview(table: &Table, action: Action) -> Preview {
    match table.game.ask(Seat(0), &Ask::Preview { action }) {
        Answer::Preview(preview) => preview,
        other => panic!("{other:?}"),
    }
}
/// What a preview says could be taken once the lot lies on the red stack.
fn on_red(preview: &Preview) -> &Claims {
    &preview.lays.iter().find(|lay| lay.stack == Stack::Red).expect("a lot is laid there").meets
}

#[test]
fn sm_44_a_preview_names_the_major_that_its_purchase_completes() {
    let three_reds = Claims { majors: vec![MajorId(0)], minors: vec![] };
    let scene = || majors(position("r . . . . . . .")).bought("red15").hand("red").on(Stack::Red, "ruby");
    let mut table = scene().ready();
    let drill = preview(&table, table.drilling("red", "A1"));
    assert_eq!(drill.meets, Claims::default(), "the lot is not laid yet");
    assert_eq!(on_red(&drill), &three_reds);
    let elsewhere = drill.lays.iter().filter(|lay| lay.stack != Stack::Red);
    assert!(elsewhere.map(|lay| &lay.meets).all(|meets| *meets == Claims::default()));
    // The same when the lot is there and only has to be laid, and when a tile brings it.
    table.drill("red", "A1");
    let lay = preview(&table, Action::Lay(Stack::Red));
    assert_eq!((&lay.meets, on_red(&lay)), (&three_reds, &three_reds));
    let table = scene().tile(RUBY).ready();
    let spend = Action::Spend { tile: RUBY, copy: None };
    assert_eq!(on_red(&preview(&table, spend)), &three_reds);
}

#[test]
fn sm_43_a_preview_names_only_what_could_be_taken_then_and_not_before() {
    let goal = (Scope::Action, [(Measure::Spaces, 1)]);
    let table = easy("r . . . . . . .").bombs(1).hand("red").ready();
    let drill = preview(&table, table.drilling("red", "A1"));
    assert_eq!(drill.meets, Claims::default(), "the four that lie open are met already");
    // Once one of each kind was taken, no other can be in this turn.
    let table = position("r . . . . . . .").minor(goal.0, &goal.1).hand("red").ready();
    let drill = preview(&table, table.drilling("red", "A1"));
    assert_eq!(drill.meets, Claims { majors: vec![], minors: vec![MinorId(0)] });
    assert!(on_red(&drill).minors.contains(&MinorId(0)), "it still holds once the lot lies");
    let taken = position("r . . . . . . .").minor(goal.0, &goal.1).hand("red");
    let table = taken.with(|state| state.took_minor = true).ready();
    assert_eq!(preview(&table, table.drilling("red", "A1")).meets, Claims::default());
}
