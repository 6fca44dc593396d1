//! The table: seats, match, computer players and saves behind one API. Shell, LAN host and command
//! line call this and nothing below it.

pub mod api;
