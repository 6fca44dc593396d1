//! Plans of payments, one by one: who pays for which icon, what bounds do, and why a plan is refused.

use space_explorers::{Action, Answer, Ask, CardSet, Counts, Division, Origin, Payer, Pins, Plan, Refusal};
use tabletop::Game;

use crate::common::{ANNA, B, BORIS, G, R, Scene, Table, V, Y, card, counts, numbers, scene};

/// The plan of a recruit within some bounds.
#[track_caller]
fn planned(table: &Table, number: u8, division: Division, way: Option<Division>, pins: Pins) -> Plan {
    asked(table, number, division, way, pins, None)
}

#[track_caller]
fn asked(
    table: &Table,
    number: u8,
    division: Division,
    way: Option<Division>,
    pins: Pins,
    draws: Option<u8>,
) -> Plan {
    match table.game.ask(ANNA, &Ask::Plan { card: card(number), division, way, pins, draws }) {
        Answer::Plan(plan) => *plan,
        other => panic!("{other:?}"),
    }
}

#[track_caller]
pub fn plan(table: &Table, number: u8, division: Division) -> Plan {
    planned(table, number, division, None, Pins::default())
}

/// Why there is nothing to plan.
#[track_caller]
fn not_planned(table: &Table, number: u8, division: Division, way: Division) -> (&'static str, Refusal) {
    let (pins, way) = (Pins::default(), Some(way));
    match table.game.ask(ANNA, &Ask::Plan { card: card(number), division, way, pins, draws: None }) {
        Answer::Refused(refused) => (refused.rule, refused.refusal),
        other => panic!("{other:?}"),
    }
}

fn set(numbers: &[u8]) -> CardSet {
    numbers.iter().map(|&number| card(number)).collect()
}

fn payers(plan: &Plan) -> Vec<Payer> {
    plan.ladder.iter().map(|rung| rung.payer).collect()
}

fn token(division: Division) -> Payer {
    Payer::Token { division, ability: None }
}

fn given(number: u8) -> Payer {
    Payer::Ability { card: card(number) }
}

/// Anna recruits 25 of the Center into Science.
fn position(cost: &str) -> Scene {
    scene(4).cost(25, cost).center(&[25])
}

#[test]
fn se_a1_the_plan_lets_a_given_icon_pay_before_a_token() {
    let table = position("YBRG").gives(1, "RB").hub(ANNA, B, &[1]).hub(ANNA, Y, &[26]).ready();
    let plan = plan(&table, 25, Y);
    assert_eq!(payers(&plan), [Payer::Discount, given(1), given(1), token(G)]);
    assert_eq!((plan.payment.tokens, plan.from), (counts("G"), Origin::Center));
    assert!(plan.helpers.has(B) && plan.used.has(B) && plan.used.len() == 1);
    let preview = plan.preview.expect("it can be done");
    assert_eq!((preview.tokens, preview.to), (counts("G"), Some(BORIS)));
    // Idle it pays nothing, and stays one that could.
    let idle = Pins { idle: [B].into_iter().collect(), ..Pins::default() };
    let without = planned(&table, 25, Y, None, idle);
    assert_eq!(payers(&without), [Payer::Discount, token(B), token(R), token(G)]);
    assert!(without.payment.helpers.is_empty() && without.used.is_empty() && without.helpers.has(B));
}

#[test]
fn se_a7_the_plan_spends_icons_of_any_kind_where_no_token_is() {
    let table =
        scene(2).able(&[7]).hub(ANNA, B, &[7]).cost(25, "RG").hand(ANNA, &[25]).tokens(ANNA, "G").ready();
    let plan = plan(&table, 25, Y);
    assert_eq!(payers(&plan), [given(7), token(G)]);
    assert_eq!(plan.from, Origin::Hand);
}

#[test]
fn se_a20_the_plan_says_which_token_stays() {
    let table = position("BR").able(&[20]).hub(ANNA, G, &[20]).tokens(ANNA, "BR").ready();
    let plan = plan(&table, 25, Y);
    let staying = |division| Payer::StayingToken { division, ability: card(20) };
    let found = payers(&plan);
    assert!(found == [staying(B), token(R)] || found == [token(B), staying(R)], "{found:?}");
    assert_eq!(plan.payment.tokens.total(), 1);
    // The player's choice: a pinned token goes, so the other one stays.
    for (goes, ladder) in [(B, [token(B), staying(R)]), (R, [staying(B), token(R)])] {
        let pins = Pins { least: Counts::one(goes), ..Pins::default() };
        let pinned = planned(&table, 25, Y, None, pins);
        assert_eq!((payers(&pinned), pinned.payment.tokens), (ladder.to_vec(), Counts::one(goes)));
    }
    // Both pinned, none stays.
    let both = planned(&table, 25, Y, None, Pins { least: counts("BR"), ..Pins::default() });
    assert_eq!(payers(&both), [token(B), token(R)]);
}

#[test]
fn se_a22_the_plan_lets_one_card_cover_three() {
    let table = position("BRGV").able(&[22]).hub(ANNA, G, &[22]).hand(ANNA, &[40]).tokens(ANNA, "B").ready();
    let plan = plan(&table, 25, Y);
    let covered = payers(&plan).into_iter().filter(|payer| *payer == Payer::Card { card: card(40) });
    assert_eq!((covered.count(), plan.ladder[0].payer), (3, token(B)));
    assert!(plan.used.has(G));
    let kept = planned(&table, 25, Y, None, Pins { without: set(&[40]), ..Pins::default() });
    assert!(kept.action.is_none() && kept.payment.cards.is_empty());
    // Without the card the token alone pays, and three icons are open.
    let open = Refusal::NotPaid { icons: 3, left: counts("GRV") };
    assert_eq!(kept.refused.clone().expect("nothing pays for all of it").refusal, open);
    assert_eq!(payers(&kept), [token(B), Payer::Open, Payer::Open, Payer::Open]);
}

#[test]
fn se_a34_the_plan_shows_the_pair() {
    let table = position("YG").able(&[34]).hub(ANNA, Y, &[34]).tokens(ANNA, "RR").ready();
    let plan = plan(&table, 25, Y);
    assert_eq!(payers(&plan), [Payer::Discount, Payer::Pair { division: R, ability: card(34) }]);
    assert_eq!(plan.payment.tokens, counts("RR"));
    assert!(plan.used.has(Y));
}

#[test]
fn se_a43_the_plan_shows_the_icon_that_is_ignored_above_the_discount() {
    let table =
        position("BRGV").able(&[43]).hub(ANNA, R, &[43]).hub(ANNA, Y, &[26]).tokens(ANNA, "GV").ready();
    let plan = plan(&table, 25, Y);
    assert_eq!(payers(&plan), [Payer::Discount, given(43), token(G), token(V)]);
    assert!(plan.used.has(R));
    let option = table.options().recruits.into_iter().find(|option| option.card == card(25));
    let option = option.expect("it is offered");
    assert_eq!((option.ignored, option.left, option.affordable), (2, 2, true));
}

#[test]
fn se_a44_the_plan_says_which_token_pays_for_another_colour() {
    let table = position("BR").able(&[44]).hub(ANNA, R, &[44]).tokens(ANNA, "BV").ready();
    let plan = plan(&table, 25, Y);
    let wild = Payer::Token { division: V, ability: Some(card(44)) };
    assert_eq!(payers(&plan), [token(B), wild]);
    assert!(plan.used.has(R));
}

#[test]
fn se_a44_given_icons_keep_their_colour_on_the_ladder() {
    // 52 gives blue and red; 44 is for tokens alone. One token and one card pay for the other three.
    let table = position("BBBB")
        .able(&[44])
        .gives(52, "BR")
        .hub(ANNA, R, &[44])
        .hub(ANNA, V, &[52])
        .tokens(ANNA, "Y")
        .hand(ANNA, &[40])
        .ready();
    let plan = plan(&table, 25, Y);
    let of = |wanted: Payer| payers(&plan).into_iter().filter(|payer| *payer == wanted).count();
    let wild = Payer::Token { division: Y, ability: Some(card(44)) };
    assert_eq!((of(given(52)), of(wild), of(Payer::Card { card: card(40) })), (1, 1, 2), "{plan:?}");
}

#[test]
fn se_a46_the_plan_counts_the_largest_discount() {
    let table = scene(2)
        .able(&[46])
        .hub(ANNA, R, &[46])
        .hub(ANNA, Y, &[25, 26])
        .cost(1, "RGYV")
        .hand(ANNA, &[1])
        .ready();
    let best = planned(&table, 1, B, Some(R), Pins::default());
    assert_eq!(payers(&best), [Payer::Discount, Payer::Discount, token(Y), token(V)]);
    assert_eq!((best.way, best.fee), (Some(R), 0));
    let plain = plan(&table, 1, B);
    assert_eq!(payers(&plain), [token(R), token(G), token(Y), token(V)]);
    // Both stand among the options.
    let options = table.options().recruits;
    let find = |way| options.iter().find(|option| option.card == card(1) && option.way == way);
    assert_eq!(find(None).map(|option| (option.ignored, option.left)), Some((0, 4)));
    assert_eq!(find(Some(R)).map(|option| (option.ignored, option.left)), Some((2, 2)));
}

#[test]
fn se_a8_the_plan_of_a_free_recruit() {
    let table = position("BRG").able(&[8]).hub(ANNA, B, &[8]).tokens(ANNA, "").ready();
    let free = planned(&table, 25, Y, Some(B), Pins::default());
    assert_eq!(payers(&free), [Payer::Free { card: card(8) }; 3]);
    assert!(free.action.is_some() && free.fee == 0 && free.payment.tokens.is_empty());
    let option = table.options().recruits.into_iter().find(|option| option.way == Some(B));
    let option = option.expect("it is offered");
    assert_eq!((option.affordable, option.possible, option.lacking), (true, true, 0));
    // The plain recruit cannot be paid, and three icons lack.
    let plain = plan(&table, 25, Y);
    let refused = plain.refused.clone().expect("nothing pays");
    assert_eq!(
        (refused.rule, refused.refusal),
        ("SE-13", Refusal::NotPaid { icons: 3, left: counts("BGR") })
    );
    assert_eq!(payers(&plain), [Payer::Open; 3]);
    let option =
        table.options().recruits.into_iter().find(|option| option.way.is_none() && option.card == card(25));
    let option = option.expect("it is offered");
    assert_eq!((option.affordable, option.possible, option.lacking), (false, false, 3));
}

#[test]
fn se_a8_the_plan_says_why_a_free_recruit_is_not_for_this_card() {
    let table = position("BRGV").able(&[8]).hub(ANNA, B, &[8]).ready();
    let reason = Refusal::WrongCost { ability: card(8), cost: 4, least: 3, most: 3 };
    assert_eq!(not_planned(&table, 25, Y, B), ("SE-A8", reason));
}

#[test]
fn se_a10_the_plan_asks_for_two_tokens_and_keeps_those_that_are_pinned() {
    let table = scene(2).able(&[10]).hub(ANNA, B, &[10]).hand(ANNA, &[25]).tokens(ANNA, "BGR").ready();
    let plan = planned(&table, 25, Y, Some(B), Pins::default());
    assert_eq!((plan.fee, plan.payment.tokens.total()), (2, 2));
    assert!(plan.action.is_some() && payers(&plan) == [Payer::Free { card: card(10) }; 6]);
    let pinned = planned(&table, 25, Y, Some(B), Pins { least: counts("R"), ..Pins::default() });
    assert!(pinned.payment.tokens[R] == 1 && pinned.payment.tokens.total() == 2);
    let spared = planned(&table, 25, Y, Some(B), Pins { spared: counts("G"), ..Pins::default() });
    assert_eq!(spared.payment.tokens, counts("BR"));
    // One token left: it cannot be done, and the plan says what is asked for.
    let few = planned(&table, 25, Y, Some(B), Pins { spared: counts("BG"), ..Pins::default() });
    let refused = few.refused.expect("one token is too few, so none is proposed");
    let reason = Refusal::WrongTokens { ability: card(10), need: 2, given: 0 };
    assert_eq!((refused.rule, refused.refusal), ("SE-A10", reason));
    // From the Center it is not for this.
    let center = scene(2).able(&[10]).hub(ANNA, B, &[10]).center(&[25]).ready();
    let reason = Refusal::WrongOrigin { ability: card(10), wants: Origin::Hand };
    assert_eq!(not_planned(&center, 25, Y, B), ("SE-A10", reason));
}

#[test]
fn se_a57_the_plan_asks_for_three_tokens() {
    let table = position("BBBB").able(&[57]).hub(ANNA, V, &[57]).tokens(ANNA, "BGRV").ready();
    let plan = planned(&table, 25, Y, Some(V), Pins::default());
    assert_eq!((plan.fee, plan.payment.tokens.total()), (3, 3));
    assert_eq!(payers(&plan), [Payer::Free { card: card(57) }; 4]);
    let option = table.options().recruits.into_iter().find(|option| option.way == Some(V));
    assert!(option.is_some_and(|option| option.possible && option.affordable));
    let poor = position("BBBB").able(&[57]).hub(ANNA, V, &[57]).tokens(ANNA, "BG").ready();
    let option = poor.options().recruits.into_iter().find(|option| option.way == Some(V));
    assert!(option.is_none_or(|option| !option.possible && !option.affordable));
}

#[test]
fn se_a9_the_plan_draws_as_many_as_are_allowed_unless_told_otherwise() {
    let table = position("BGYRV").able(&[9]).hub(ANNA, B, &[9]).ready();
    let most = plan(&table, 25, Y);
    assert_eq!(most.most_draws, 1);
    let draws = |plan: &Plan| match plan.action {
        Some(Action::Recruit(recruit)) => recruit.draws,
        ref other => panic!("{other:?}"),
    };
    assert_eq!((draws(&most), most.preview.as_ref().map(|preview| preview.draws)), (1, Some(1)));
    let none = asked(&table, 25, Y, None, Pins::default(), Some(0));
    assert_eq!((draws(&none), none.most_draws), (0, 1));
    // More than are allowed are not proposed.
    let many = asked(&table, 25, Y, None, Pins::default(), Some(2));
    assert_eq!(draws(&many), 1);
}

#[test]
fn se_15_the_plan_says_what_is_too_much() {
    let table = position("YB").hub(ANNA, Y, &[26]).hand(ANNA, &[40, 41]).ready();
    let pinned = planned(&table, 25, Y, None, Pins { least: counts("BV"), ..Pins::default() });
    let refused = pinned.refused.expect("violet covers nothing");
    assert_eq!((refused.rule, refused.refusal), ("SE-15", Refusal::TokenTooMany { division: V }));
    assert_eq!((pinned.payment.tokens, pinned.action), (counts("BV"), None));
    let cards = planned(&table, 25, Y, None, Pins { with: set(&[40, 41]), ..Pins::default() });
    let refused = cards.refused.expect("one icon is left");
    assert_eq!((refused.rule, refused.refusal), ("SE-15", Refusal::CardTooMany { cards: 2, icons: 1 }));
    assert_eq!(numbers(cards.payment.cards.iter()), [40, 41]);
}

#[test]
fn se_13_the_plan_says_what_more_would_fit() {
    // No red token is there and no card: what can be paid is, and nothing more would fit.
    let table = position("BGR").tokens(ANNA, "BBG").ready();
    let part = planned(&table, 25, Y, None, Pins { least: counts("B"), ..Pins::default() });
    assert_eq!(payers(&part), [token(B), token(G), Payer::Open]);
    assert_eq!((part.token_fits, part.card_fits), ([false; 5], false));
    // A green token that is to stay would find its icon.
    let part = planned(&table, 25, Y, None, Pins { spared: counts("G"), ..Pins::default() });
    assert_eq!(payers(&part), [token(B), Payer::Open, Payer::Open]);
    assert_eq!((part.token_fits, part.card_fits), ([false, true, false, false, false], false));
    // Where all is paid by tokens, a card fits if one of them makes room.
    let table = position("BG").tokens(ANNA, "BGV").hand(ANNA, &[40]).ready();
    let tokens = planned(&table, 25, Y, None, Pins { without: set(&[40]), ..Pins::default() });
    assert!(tokens.action.is_some() && !tokens.token_fits[V.index()], "{tokens:?}");
    let both = plan(&table, 25, Y);
    assert!(both.action.is_some() && both.card_fits, "{both:?}");
    // A free recruit has room for no card.
    let table = position("YB").hub(ANNA, Y, &[26, 27]).hand(ANNA, &[40]).ready();
    let free = plan(&table, 25, Y);
    assert!(free.action.is_some() && !free.card_fits && free.token_fits == [false; 5], "{free:?}");
}
