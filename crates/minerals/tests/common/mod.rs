//! Words to write the rule tests with: positions are drawn, and hexes are named by marks in the drawing.

#![allow(dead_code, unused_imports, reason = "each group of tests uses its own words")]

mod picture;
mod scene;
mod table;

pub use picture::{Picture, draw, read};
pub use scene::{Scene, house, minerals, scene};
pub use table::{Table, seat, tool_of};
