use std::path::Path;
use std::sync::Arc;

use minerals::{Content, MineralsGame, Plan, Planned};
use tabletop::{Game, Seat, Viewer, save::ContentRef};

use crate::hosted::{ContentFault, Hosted, name_of};

/// Pawns by seat; each has a colour, a shape and a letter of its own.
const PAWNS: [&str; minerals::MOST_SEATS] = ["a", "b", "c", "d", "e"];

impl Hosted for MineralsGame {
    type Plan = Plan;
    type Planned = Planned;

    fn house() -> Result<Arc<Content>, ContentFault> {
        Content::house().map(Arc::new).map_err(ContentFault::from)
    }

    fn load(folder: &Path) -> Result<Arc<Content>, ContentFault> {
        Content::from_folder(folder).map(Arc::new).map_err(ContentFault::from)
    }

    fn reference(content: &Content) -> ContentRef {
        ContentRef { id: content.pack().info.id.clone(), hash: content.hash().to_string() }
    }

    fn describe(content: &Content) -> serde_json::Result<serde_json::Value> {
        serde_json::to_value(content.pack())
    }

    fn marks(&self) -> Vec<String> {
        Seat::all(self.state().seats.len()).map(|seat| PAWNS[seat.index()].to_owned()).collect()
    }

    fn ending(&self) -> Option<String> {
        self.view(Viewer::Spectator).ended.as_ref().and_then(name_of)
    }

    fn plan(_: &Content, plan: &Plan) -> Planned {
        plan.answer()
    }
}
