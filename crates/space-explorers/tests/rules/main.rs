//! One test and more for each rule of `docs/rules/space-explorers.md`, by chapter. The number in a test's
//! name is the rule's; expectations come from that page.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

#[path = "../common/mod.rs"]
mod common;

mod abilities_after;
mod abilities_asks;
mod abilities_doubles;
mod abilities_draws;
mod abilities_hand;
mod abilities_icons;
mod abilities_new;
mod abilities_options;
mod abilities_oracle;
mod abilities_payment;
mod abilities_plans;
mod abilities_projects;
mod abilities_rules;
mod abilities_scores;
mod abilities_tried;
mod abilities_ways;
mod ending;
mod model;
mod projects;
mod recruiting;
mod rulings;
mod secrets;
mod setup;
mod turn;
mod working;
