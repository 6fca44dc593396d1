//! The save file: a header that can be read alone, set-up, log and newest position, each section with
//! its checksum. The layout is described in `docs/formats.md`.
//!
//! Reading is a total function: whatever the bytes are, the answer is a game or a plain reason.

use std::io::{Read, Write};
use std::sync::Arc;

use flate2::{Compression, read::DeflateDecoder, write::DeflateEncoder};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::matches::Snapshot;
use crate::{Game, Match, MatchSetup, Player, Seat, SeatSetup, ToAct, digest};

/// Version of the file format that this program writes, the newest it reads.
pub const FORMAT: u16 = 1;
/// Ending of a save's file name.
pub const EXTENSION: &str = "regolith";

const MAGIC: &[u8; 8] = b"REGOLITH";
/// The header lies within so many bytes from the start of a file, so that a list reads no more.
pub const HEADER_BYTES: usize = 64 << 10;
/// Most actions of a log that is played again; a real game has some hundreds.
pub const MOST_ACTIONS: usize = 20_000;
/// What sections may come to when they are inflated: more than any real game needs.
const MOST_LOG_BYTES: u64 = 4 << 20;
const MOST_POSITION_BYTES: u64 = 1 << 20;
const MOST_SECTIONS: usize = 16;
const CHECK: usize = 16;

/// The content a game was played with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct ContentRef {
    /// Short name of the pack.
    pub id: String,
    /// Fingerprint of what the rules read of it.
    pub hash: String,
}

/// What a list of saves shows without opening the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Header {
    /// Version of the rules it was last played with.
    pub rules_version: u16,
    /// The game, like `super-motherload`.
    pub game: String,
    /// The content it is played with.
    pub content: ContentRef,
    /// Names and kinds of players, in seat order.
    pub seats: Vec<HeaderSeat>,
    /// The round, from 1.
    pub round: u16,
    /// Whose decision is due; none when the game is over.
    pub to_act: Option<Seat>,
    /// Final scores in seat order, when the game is over.
    pub scores: Option<Vec<i32>>,
    /// The seats in first place, when the game is over: not always all with the highest score, because a
    /// game may break ties. None in saves of older programs.
    #[serde(default)]
    pub winners: Option<Vec<Seat>>,
    /// Number of actions so far.
    pub actions: u32,
    /// When the game was begun, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: u64,
    /// When it was last changed, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub changed: u64,
}

/// A seat as a list of saves shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct HeaderSeat {
    /// Name of the seat.
    pub name: String,
    /// Person or computer.
    pub player: Player,
    /// The game's own mark for the seat, like a crew.
    pub mark: String,
}

/// Why a save cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// The file is something else.
    #[error("this is not a Regolith save")]
    NotASave,
    /// Written by a newer program.
    #[error("this save has format {found}; this program reads up to {FORMAT}")]
    TooNew {
        /// The format of the file.
        found: u16,
    },
    /// Played by a newer version of the game's rules.
    #[error("this save was played by version {found} of the rules; this program knows up to {supported}")]
    NewerRules {
        /// The version of the file.
        found: u16,
        /// The newest version this program knows.
        supported: u16,
    },
    /// A section does not match its checksum, or is cut off.
    #[error("the save is damaged in its section {section}")]
    Damaged {
        /// Name of the section.
        section: &'static str,
    },
    /// It is a save of another game.
    #[error("this is a save of {found}, not of {expected}")]
    OtherGame {
        /// The game of the file.
        found: String,
        /// The game that was to be opened.
        expected: &'static str,
    },
    /// The content it was played with is not here.
    #[error("this save was played with the content pack {id} ({hash}), which is not here")]
    UnknownContent {
        /// Short name of the pack.
        id: String,
        /// Its fingerprint.
        hash: String,
    },
    /// Sections are intact, but what they say is not a game.
    #[error("the save does not hold a possible game: {reason}")]
    Impossible {
        /// What is wrong.
        reason: String,
    },
}

/// How well a save could be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Opened {
    /// All of it; the log was played again and leads to the stored position.
    Whole,
    /// Goes on from the stored position without its log, because the log is damaged or was written by
    /// other rules.
    FromSnapshot {
        /// Actions of the log that could not be played again.
        lost: u32,
        /// Why.
        reason: String,
    },
    /// The stored position was damaged; the log was played again.
    FromLog,
}

/// Times that only the caller knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Times {
    /// When the game was begun, in seconds since 1970.
    pub created: u64,
    /// Now, in seconds since 1970.
    pub changed: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
struct Setup<G: Game> {
    setup: MatchSetup<G::Options>,
    assisted: bool,
    /// Set when the log goes on from a snapshot instead of the set-up.
    base: Option<Snapshot<G::State>>,
}

#[derive(Serialize, Deserialize)]
struct Step<A> {
    seat: Seat,
    action: A,
    check: u32,
}

const HEAD: Section = Section { tag: *b"HEAD", name: "header" };
const SETUP: Section = Section { tag: *b"SETP", name: "set-up" };
const LOG: Section = Section { tag: *b"LOG_", name: "log" };
const SNAPSHOT: Section = Section { tag: *b"SNAP", name: "position" };

#[derive(Clone, Copy)]
struct Section {
    tag: [u8; 4],
    name: &'static str,
}

/// The header for a game as it stands.
pub fn header<G: Game>(game: &Match<G>, content: ContentRef, marks: &[String], times: Times) -> Header {
    let seats = game.setup().seats.iter().enumerate();
    let over = game.game().to_act() == ToAct::Over;
    let scores = over.then(|| game.game().score());
    Header {
        rules_version: G::RULES_VERSION,
        game: G::ID.to_owned(),
        content,
        seats: seats
            .map(|(index, seat)| HeaderSeat {
                name: seat.name.clone(),
                player: seat.player,
                mark: marks.get(index).cloned().unwrap_or_default(),
            })
            .collect(),
        round: game.game().round(),
        to_act: match game.game().to_act() {
            ToAct::Seat(seat) => Some(seat),
            ToAct::Over => None,
        },
        winners: scores
            .as_ref()
            .map(|scores| scores.iter().filter(|score| score.place == 1).map(|score| score.seat).collect()),
        scores: scores.map(|scores| scores.iter().map(|score| score.total).collect()),
        actions: game.actions() as u32,
        created: times.created,
        changed: times.changed,
    }
}

/// The bytes of a save.
///
/// # Errors
/// Never for games of this program; an encoder that fails says so.
pub fn write<G: Game>(game: &Match<G>, header: &Header) -> std::io::Result<Vec<u8>> {
    let start = game.start_point();
    let base = start.from_snapshot.then(|| Snapshot {
        state: start.game.state().clone(),
        chain: start.chain,
        actions: start.earlier,
    });
    let setup = Setup::<G> { setup: game.setup().clone(), assisted: game.assisted(), base };
    let log: Vec<_> = game
        .log()
        .iter()
        .map(|entry| Step { seat: entry.seat, action: entry.action.clone(), check: entry.chain.short() })
        .collect();
    let snapshot =
        Snapshot { state: game.game().state().clone(), chain: game.chain(), actions: game.actions() as u32 };
    let bodies = [
        (HEAD, serde_json::to_vec(header)?),
        (SETUP, pack(&setup)?),
        (LOG, pack(&log)?),
        (SNAPSHOT, pack(&snapshot)?),
    ];
    let mut file = MAGIC.to_vec();
    file.extend(FORMAT.to_le_bytes());
    file.push(bodies.len() as u8);
    for (section, body) in &bodies {
        file.extend(section.tag);
        file.extend((body.len() as u32).to_le_bytes());
        file.extend(&blake3::hash(body).as_bytes()[..CHECK]);
    }
    let table = blake3::hash(&file);
    file.extend(&table.as_bytes()[..CHECK]);
    for (_, body) in &bodies {
        file.extend(body);
    }
    Ok(file)
}

fn pack(value: &impl Serialize) -> std::io::Result<Vec<u8>> {
    let plain = postcard::to_stdvec(value).map_err(std::io::Error::other)?;
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(&plain)?;
    encoder.finish()
}

fn unpack<T: DeserializeOwned>(body: &[u8], section: Section, most: u64) -> Result<T, LoadError> {
    let damaged = LoadError::Damaged { section: section.name };
    let mut plain = Vec::new();
    let read = DeflateDecoder::new(body).take(most + 1).read_to_end(&mut plain);
    if read.is_err() || plain.len() as u64 > most {
        return Err(damaged);
    }
    postcard::from_bytes(&plain).map_err(|_| damaged)
}

/// The sections of a file, found and checked one by one.
struct Sections<'a>(Vec<([u8; 4], Option<&'a [u8]>)>);

impl<'a> Sections<'a> {
    fn find(file: &'a [u8]) -> Result<Self, LoadError> {
        let table = LoadError::Damaged { section: "table of sections" };
        let rest = file.strip_prefix(MAGIC.as_slice()).ok_or(LoadError::NotASave)?;
        let (format, rest) = rest.split_first_chunk::<2>().ok_or(table.clone())?;
        let found = u16::from_le_bytes(*format);
        if found > FORMAT {
            return Err(LoadError::TooNew { found });
        }
        let (&count, mut rows) = rest.split_first().ok_or(table.clone())?;
        let rows_length = usize::from(count) * (8 + CHECK);
        let table_length = MAGIC.len() + 3 + rows_length;
        let stated = file.get(table_length..table_length + CHECK).ok_or(table.clone())?;
        if usize::from(count) > MOST_SECTIONS
            || stated != &blake3::hash(&file[..table_length]).as_bytes()[..CHECK]
        {
            return Err(table);
        }
        let mut bodies = &file[table_length + CHECK..];
        let mut sections = Vec::new();
        for _ in 0..count {
            let (tag, after) = rows.split_first_chunk::<4>().ok_or(table.clone())?;
            let (length, after) = after.split_first_chunk::<4>().ok_or(table.clone())?;
            let (check, after) = after.split_first_chunk::<CHECK>().ok_or(table.clone())?;
            rows = after;
            let length = u32::from_le_bytes(*length) as usize;
            let (body, others) = bodies.split_at_checked(length).unwrap_or((&[], &[]));
            bodies = others;
            let intact = blake3::hash(body).as_bytes()[..CHECK] == check[..] && body.len() == length;
            sections.push((*tag, intact.then_some(body)));
        }
        Ok(Self(sections))
    }

    fn body(&self, section: Section) -> Result<&'a [u8], LoadError> {
        let found = self.0.iter().find(|(tag, _)| *tag == section.tag).and_then(|(_, body)| *body);
        found.ok_or(LoadError::Damaged { section: section.name })
    }
}

/// Reads only the header.
///
/// # Errors
/// When the file is no save, too new, or damaged in its header; a header that does not end within
/// [`HEADER_BYTES`] counts as damaged.
pub fn read_header(file: &[u8]) -> Result<Header, LoadError> {
    let body = Sections::find(&file[..file.len().min(HEADER_BYTES)])?.body(HEAD)?;
    serde_json::from_slice(body).map_err(|_| LoadError::Damaged { section: HEAD.name })
}

/// Reads a whole game. `content` finds the content by what the header names.
///
/// # Errors
/// A plain reason; see [`LoadError`].
pub fn read<G: Game>(
    file: &[u8],
    content: impl FnOnce(&ContentRef) -> Option<Arc<G::Content>>,
) -> Result<(Match<G>, Header, Opened), LoadError> {
    let sections = Sections::find(file)?;
    let header = read_header(file)?;
    if header.game != G::ID {
        return Err(LoadError::OtherGame { found: header.game, expected: G::ID });
    }
    if header.rules_version > G::RULES_VERSION {
        return Err(LoadError::NewerRules { found: header.rules_version, supported: G::RULES_VERSION });
    }
    let content = content(&header.content).ok_or_else(|| LoadError::UnknownContent {
        id: header.content.id.clone(),
        hash: header.content.hash.clone(),
    })?;
    let setup: Setup<G> = unpack(sections.body(SETUP)?, SETUP, MOST_POSITION_BYTES)?;
    check_seats::<G>(&setup.setup.seats)?;
    let assisted = setup.assisted;
    let log: Result<Vec<Step<G::Action>>, _> =
        sections.body(LOG).and_then(|body| unpack(body, LOG, MOST_LOG_BYTES));
    let snapshot: Result<Snapshot<G::State>, _> =
        sections.body(SNAPSHOT).and_then(|body| unpack(body, SNAPSHOT, MOST_POSITION_BYTES));
    let earlier = setup.base.as_ref().map_or(0, |base| base.actions);
    let replayed = log.and_then(|log| replay(content.clone(), &setup, log));
    let (mut game, opened) = match (replayed, snapshot) {
        (Ok(game), Ok(snapshot)) if digest(game.game().state()) == digest(&snapshot.state) => {
            (game, Opened::Whole)
        }
        (Ok(game), Err(_)) => (game, Opened::FromLog),
        (Err(reason), Err(_)) => return Err(reason),
        (replayed, Ok(snapshot)) => {
            // What came before the log was lost already.
            let lost = snapshot.actions.saturating_sub(earlier);
            let reason = match replayed {
                Ok(_) => "the log leads to another position".to_owned(),
                Err(reason) => reason.to_string(),
            };
            let game = Match::from_snapshot(content, setup.setup, snapshot)
                .map_err(|error| LoadError::Impossible { reason: error.to_string() })?;
            (game, Opened::FromSnapshot { lost, reason })
        }
    };
    game.set_assisted(assisted);
    Ok((game, header, opened))
}

fn check_seats<G: Game>(seats: &[SeatSetup]) -> Result<(), LoadError> {
    let impossible = |reason: String| LoadError::Impossible { reason };
    if !G::SEATS.contains(&seats.len()) {
        return Err(impossible(format!("there are {} seats", seats.len())));
    }
    for (number, seat) in seats.iter().enumerate() {
        seat.check().map_err(|fault| impossible(format!("seat {} {fault}", number + 1)))?;
    }
    Ok(())
}

fn replay<G: Game>(
    content: Arc<G::Content>,
    setup: &Setup<G>,
    log: Vec<Step<G::Action>>,
) -> Result<Match<G>, LoadError> {
    let impossible = |reason: String| LoadError::Impossible { reason };
    let mut game = match &setup.base {
        None => Match::new(content, setup.setup.clone()).map_err(|error| impossible(error.to_string()))?,
        Some(base) => Match::from_snapshot(content, setup.setup.clone(), base.clone())
            .map_err(|error| impossible(error.to_string()))?,
    };
    if log.len() > MOST_ACTIONS {
        return Err(impossible(format!("the log has {} actions", log.len())));
    }
    for (number, step) in log.into_iter().enumerate() {
        let entry = game
            .act(step.seat, &step.action)
            .map_err(|_| impossible(format!("action {} of the log is not legal", number + 1)))?;
        if entry.chain.short() != step.check {
            return Err(impossible(format!("the log no longer fits from action {}", number + 1)));
        }
    }
    Ok(game)
}
