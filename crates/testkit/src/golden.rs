//! Golden games: what happens in fixed games, action by action, as text. A change of a rule, of what a view shows
//! or of the content reads as a difference of `tests/golden/*.txt`.

use std::fmt::Write;
use std::path::Path;

use tabletop::{Digest, Game, Score, Seat, Viewer, digest};

/// No golden game may be larger than this, in bytes.
const MOST_BYTES: usize = 300_000;

/// Holds a game as it is told now against `tests/golden/NAME.txt`. With `REGOLITH_BLESS=1` in the environment
/// it writes the file instead. `home` is `env!("CARGO_MANIFEST_DIR")`.
///
/// # Panics
/// At the first line that differs, or when it is too long.
#[track_caller]
pub fn compare(home: &str, name: &str, told: &str) {
    let path = Path::new(home).join(format!("../../tests/golden/{name}.txt"));
    assert!(told.len() < MOST_BYTES, "{} bytes", told.len());
    if std::env::var_os("REGOLITH_BLESS").is_some() {
        std::fs::write(&path, told).expect("the golden game can be written");
        return;
    }
    let golden = std::fs::read_to_string(&path).expect("the golden game is there").replace("\r\n", "\n");
    if let Err(wrong) = differs(&golden, told) {
        panic!("{}: {wrong}; if that is meant, run with REGOLITH_BLESS=1", path.display());
    }
}

fn differs(golden: &str, told: &str) -> Result<(), String> {
    for (number, (wanted, found)) in golden.lines().zip(told.lines()).enumerate() {
        if found != wanted {
            return Err(format!("line {} differs\n was {wanted}\n is  {found}\n", number + 1));
        }
    }
    if golden.len() == told.len() {
        Ok(())
    } else {
        Err(format!("it has another length, {} bytes and not {}", told.len(), golden.len()))
    }
}

/// Things in words, with blanks between them.
pub fn list<T>(items: impl IntoIterator<Item = T>, name: impl Fn(T) -> String) -> String {
    items.into_iter().map(name).collect::<Vec<_>>().join(" ")
}

/// Fingerprints of what each seat sees, in seat order, and of what a guest sees.
pub fn views<G: Game>(game: &G) -> Vec<Digest> {
    let viewers = Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
    viewers.map(|viewer| digest(&game.view(viewer))).collect()
}

/// The totals of all seats, were the game to end now.
pub fn totals<G: Game>(game: &G) -> String {
    list(game.score(), |score| score.total.to_string())
}

/// The score sheet, a line a seat, and the fingerprint of the last position.
pub fn ending<G: Game>(game: &G, seat: impl Fn(Seat) -> String) -> String {
    let mut text = "\nFinal score\n".to_owned();
    for Score { seat: whose, total, parts, place } in game.score() {
        let parts: Vec<String> = parts.iter().map(|part| format!("{} {}", part.part, part.points)).collect();
        writeln!(text, "   {place}. {}: {total} ({})", seat(whose), parts.join(", ")).expect("text");
    }
    writeln!(text, "   position {}", digest(game.state())).expect("text");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_difference_is_found() {
        assert_eq!(differs("a\nb\n", "a\nb\n"), Ok(()));
        assert!(differs("a\nb\n", "a\nc\n").expect_err("another line").contains("line 2"));
        for told in ["a\n", "a\nb", "a\nb\nc\n", ""] {
            assert!(differs("a\nb\n", told).expect_err("another length").contains("length"), "{told:?}");
        }
    }
}
