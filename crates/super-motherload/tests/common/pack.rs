//! A plain pack: the house set with every number that matters set by hand.

use super_motherload::content::{ArtifactEffect, Icon, Measure, Need, Origin, Pack, Scope};
use super_motherload::{ArtifactId, Content, Mineral, Stack};

/// Tiles of the plain pack.
pub const POINTS_1: ArtifactId = ArtifactId(0);
pub const POINTS_3: ArtifactId = ArtifactId(5);
pub const DRAW_2: ArtifactId = ArtifactId(6);
pub const DRAW_3: ArtifactId = ArtifactId(7);
pub const ACTION: ArtifactId = ArtifactId(8);
pub const BOMBS: ArtifactId = ArtifactId(9);
pub const PLATINUM: ArtifactId = ArtifactId(10);
pub const GOLD: ArtifactId = ArtifactId(11);
pub const EMERALD: ArtifactId = ArtifactId(12);
pub const RUBY: ArtifactId = ArtifactId(13);
pub const COPY: ArtifactId = ArtifactId(14);

/// One icon and no bonus a card; boards of bare dirt with one artifact space at H8; minor goals that
/// nobody meets; tiles as named above.
pub fn plain() -> Pack {
    let mut pack = Content::house().expect("the house set is right").pack().clone();
    for card in pack.crews.iter_mut().flat_map(|crew| &mut crew.cards) {
        let (band, points) = match card.origin {
            Origin::Starter { band } => (band, 0),
            Origin::Pilot { stack, cost } => (stack, [1, 2, 3, 5][usize::from(cost / 5) - 2]),
        };
        card.icons = vec![match band {
            Stack::Red => Icon::Red,
            Stack::Blue => Icon::Blue,
            Stack::Yellow => Icon::Yellow,
            Stack::Wild => Icon::Wild,
        }];
        card.pattern = (band == Stack::Red).then(|| vec!["##".to_owned()]);
        card.points = points;
        card.purchase.clear();
        card.drill.clear();
    }
    for side in &mut pack.sides {
        side.terrain = vec!["........".to_owned(); 8];
        side.things = vec!["........".to_owned(); 8];
        side.things[7] = ".......A".to_owned();
    }
    for (number, minor) in pack.minors.iter_mut().enumerate() {
        minor.scope = Scope::State;
        minor.needs = vec![Need { measure: Measure::BombsHeld, at_least: 70 + number as u16 }];
        minor.points = 1;
    }
    let effects = [
        ArtifactEffect::Points { count: 1 },
        ArtifactEffect::Points { count: 1 },
        ArtifactEffect::Points { count: 2 },
        ArtifactEffect::Points { count: 2 },
        ArtifactEffect::Points { count: 3 },
        ArtifactEffect::Points { count: 3 },
        ArtifactEffect::Draw { count: 2 },
        ArtifactEffect::Draw { count: 3 },
        ArtifactEffect::Actions { count: 1 },
        ArtifactEffect::Bombs { count: 2 },
        ArtifactEffect::Minerals { mineral: Mineral::Platinum, count: 2 },
        ArtifactEffect::Minerals { mineral: Mineral::Gold, count: 1 },
        ArtifactEffect::Minerals { mineral: Mineral::Emerald, count: 1 },
        ArtifactEffect::Minerals { mineral: Mineral::Ruby, count: 1 },
        ArtifactEffect::Copy,
        ArtifactEffect::Copy,
    ];
    for (artifact, effect) in pack.artifacts.iter_mut().zip(effects) {
        artifact.effect = effect;
    }
    pack
}
