use std::path::Path;
use std::sync::Arc;

use space_explorers::{Content, SpaceExplorers};
use tabletop::{Game, Seat, Viewer, save::ContentRef};

use crate::hosted::{ContentFault, Hosted, NoPlan, name_of};

/// Emblems by seat: star, moon, planet, comet.
const EMBLEMS: [&str; space_explorers::MOST_SEATS] = ["star", "moon", "planet", "comet"];

impl Hosted for SpaceExplorers {
    type Plan = NoPlan;
    type Planned = NoPlan;

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
        Seat::all(self.seats()).map(|seat| EMBLEMS[seat.index()].to_owned()).collect()
    }

    fn ending(&self) -> Option<String> {
        self.view(Viewer::Spectator).ended.as_ref().and_then(name_of)
    }

    fn plan(_: &Content, plan: &NoPlan) -> NoPlan {
        *plan
    }
}
