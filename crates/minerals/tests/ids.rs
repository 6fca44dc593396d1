//! Every rule of the rules page has a test, and every test names a rule of it.

use testkit::rules::Rules;

const RULES: Rules =
    Rules { home: env!("CARGO_MANIFEST_DIR"), page: "minerals", prefix: "MN", last: &[("", 71)] };

#[test]
fn every_rule_has_a_test_and_every_test_a_rule() {
    RULES.are_tested();
}

#[test]
fn rules_named_in_the_code_are_on_the_page() {
    // Not every rule needs a word in the code, most do.
    RULES.are_named(90);
}
