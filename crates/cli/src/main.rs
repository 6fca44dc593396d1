//! `regolith`: the engine from the command line.

mod bench;
mod content;
mod failure;
mod host;
mod options;
mod playing;
mod rating;
mod save;
mod simulate;
mod summary;
mod tournament;

use std::io::{Write, stderr, stdout};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use failure::Failure;

/// Three tabletop games by their full rules: simulate, trace, verify, measure and host them.
#[derive(Parser)]
#[command(name = "regolith", version, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the games.
    Games,
    /// Let computers play games against each other.
    Simulate(simulate::Simulate),
    /// Let kinds of players meet each other and rate them.
    Tournament(tournament::Tournament),
    /// Print a save as JSON lines: the open state at the start and after each action.
    Trace(save::Trace),
    /// Play saves again and check that they are whole.
    Verify(save::Verify),
    /// Measure the engine on one core.
    Bench(bench::Bench),
    /// Serve the interface to a browser.
    Host(host::HostCommand),
    /// Work on content packs.
    #[command(subcommand)]
    Content(content::ContentCommand),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Games => games(),
        Command::Simulate(simulate) => simulate.run(),
        Command::Tournament(tournament) => tournament.run(),
        Command::Trace(trace) => trace.run(),
        Command::Verify(verify) => verify.run(),
        Command::Bench(bench) => bench.run(),
        Command::Host(host) => host.run(),
        Command::Content(content) => content.run(),
    };
    // What cannot be said on a closed terminal cannot be said anywhere.
    let say = |problem: &str| {
        let _ = writeln!(stderr(), "regolith: {problem}");
    };
    match done.and_then(|()| Ok(stdout().flush()?)) {
        // Whoever read the output has seen enough.
        Ok(()) | Err(Failure::Closed) => ExitCode::SUCCESS,
        Err(Failure::Failed(problem)) => {
            say(&problem);
            ExitCode::from(1)
        }
        Err(Failure::Usage(problem)) => {
            say(&problem);
            ExitCode::from(2)
        }
    }
}

fn games() -> Result<(), Failure> {
    for game in table::GAMES {
        writeln!(stdout(), "{game}")?;
    }
    Ok(())
}
