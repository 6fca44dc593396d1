//! Words to write the rule tests with: positions are drawn, cards and spaces are named.
//!
//! A board is text, eight fields a row, parted by blanks; rows that are left out are bare dirt. A
//! field is `=` when tunnel covers it, then the terrain (`.` dirt, `#` rock, `R` `U` `Y` red, blue,
//! yellow plate), then the thing on it (`i p g e r d` minerals, `A` artifact, `B` bomb, `1` `2` `3`
//! draw); dirt under a thing may be left out: `=A`, `Rg`, `#e`, `i`, `.`. A board without an artifact
//! space in its drawing has one at its right end of the last row, covered when a board lies below.
//!
//! Cards are named by colour (`red`, two of each; one `wild`) or, for pilots, by stack and cost
//! (`blue15`). The pack is a plain one: one icon and no bonus a card, so that each test adds just what
//! it is about.

mod pack;
mod scene;
mod table;

pub use pack::{
    ACTION, BOMBS, COPY, DRAW_2, DRAW_3, EMERALD, GOLD, PLATINUM, POINTS_1, POINTS_3, RUBY, plain,
};
pub use scene::{Scene, minerals, position};
pub use table::{Table, at, kinds, line};
