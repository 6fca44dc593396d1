//! Every rule of the rules page has a test, and every test names a rule of it.

use testkit::rules::Rules;

const RULES: Rules = Rules {
    home: env!("CARGO_MANIFEST_DIR"),
    page: "space-explorers",
    prefix: "SE",
    last: &[("", 25), ("A", 60)],
};

#[test]
fn every_rule_has_a_test_and_every_test_a_rule() {
    RULES.are_tested();
}

#[test]
fn rules_named_in_the_code_are_on_the_page() {
    // Many cards share one ability, and the code names one of them.
    RULES.are_named(60);
}
