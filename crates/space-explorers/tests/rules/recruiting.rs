//! SE-11 to SE-16: recruiting.

use crate::common::{ANNA, B, BORIS, recruit, scene};

#[test]
fn se_12_three_matching_skills_and_a_cost_of_four_leave_the_top_icon() {
    let mut table = scene(2).card(1, "B", "RRRG").center(&[1]).hub(ANNA, B, &[2, 3, 4]).ready();
    assert_eq!(table.payments(1, B), ["G".to_owned()].into());
    table.act(recruit(1, B).pays("G"));
    assert_eq!(table.hub(ANNA, B), [2, 3, 4, 1]);
    assert_eq!((table.tokens(ANNA).as_str(), table.tokens(BORIS).as_str()), ("BYRV", "BGGYRV"));
}
