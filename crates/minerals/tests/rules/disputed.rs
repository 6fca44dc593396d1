//! Expectations of the rules page that the engine does not keep. Not part of the tests that are run.

use minerals::{Refusal, Tool};

use crate::common::scene;

/// "A tool that cannot do its work now is refused before it is paid" (MN-41); "the Hammer needs a second
/// mineral in the pool" (Rulings, Tools). With one wollastonite and nothing else, what could be done with the
/// Hammer is refused with MN-42, "no wollastonite in the pool", and not with MN-41, "nothing to do".
#[test]
fn mn_41_a_hammer_with_nothing_to_put_down_is_refused_before_it_is_paid() {
    let hammer = scene("kAw w1wB").pool("w").ready();
    let options = hammer.options().tools;
    let option = options.iter().find(|option| option.tool == Tool::Hammer).expect("it lies up");
    let refused = option.refused.as_ref().map(|refused| (refused.rule, refused.refusal.clone()));
    assert_eq!(refused, Some(("MN-41", Refusal::NothingToDo { tool: Tool::Hammer })));
}
