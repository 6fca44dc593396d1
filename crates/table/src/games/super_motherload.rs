use std::path::Path;
use std::sync::Arc;

use super_motherload::{Content, SuperMotherload};
use tabletop::{Game, Viewer, save::ContentRef};

use crate::hosted::{ContentFault, Hosted, NoPlan, name_of};

impl Hosted for SuperMotherload {
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
        let crews = self.state().seats.iter().map(|seat| serde_json::to_value(seat.crew));
        // A crew is written as its name alone.
        crews
            .map(|crew| crew.ok().and_then(|name| name.as_str().map(str::to_owned)).unwrap_or_default())
            .collect()
    }

    fn ending(&self) -> Option<String> {
        self.view(Viewer::Spectator).ended.as_ref().and_then(name_of)
    }

    fn plan(_: &Content, plan: &NoPlan) -> NoPlan {
        *plan
    }
}
