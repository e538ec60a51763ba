//! The `towpath` command.

mod analyse;
mod arena;
mod bench;
mod data;
mod engine;
mod map;
mod options;
mod per_game;
mod play;
mod replay;
mod serve;
mod statistics;
mod tune;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use mimalloc::MiMalloc;

/// A server is busy with small messages, most of which are freed on another thread than they were made on.
#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

/// A table for games about moving goods.
///
/// Serve the games to browsers, play in the terminal against bots or friends, pit bots against each other, check
/// recorded games, or drive the engine from a program of your own. Without a command, towpath serves.
#[derive(Parser)]
#[command(name = "towpath", version, after_help = AFTER_HELP)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

const AFTER_HELP: &str = "\
Games: amsterdam (2 to 4 seats), roads-and-boats (1 to 6 seats). Bots: random and settler for Roads & Boats;
for Amsterdam deckhand, porter, clerk, merchant, regent, and those that `towpath arena amsterdam --list` names.

Try:
  towpath                                    the server, at http://127.0.0.1:7878
  towpath play amsterdam                     a game against one bot
  towpath play roads-and-boats               a game alone, on a gentle map
  towpath arena amsterdam regent refined     which of two bots is better
  towpath map list                           the maps of Roads & Boats
  towpath help play                          all about one command

Exit codes: 0 all is well, 1 something was refused or went wrong, 2 the command line makes no sense.";

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Data(data::Args),
    Play(play::Args),
    Arena(arena::Args),
    Bench(bench::Args),
    Tune(tune::Args),
    Replay(replay::Args),
    Analyse(analyse::Args),
    Engine(engine::Args),
    Map(map::Args),
}

fn main() -> ExitCode {
    let command = Cli::parse().command;
    let result = match command.unwrap_or_else(|| Command::Serve(serve::Args::default())) {
        Command::Serve(args) => serve::run(args),
        Command::Data(args) => data::run(args),
        Command::Play(args) => play::run(args),
        Command::Arena(args) => arena::run(args),
        Command::Bench(args) => bench::run(args),
        Command::Tune(args) => tune::run(args),
        Command::Replay(args) => replay::run(args),
        Command::Analyse(args) => analyse::run(args),
        Command::Engine(args) => engine::run(args),
        Command::Map(args) => map::run(args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            anstream::eprintln!("towpath: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Whether the reader of our output has left, which is no fault of ours.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<std::io::Error>())
        .any(|cause| cause.kind() == std::io::ErrorKind::BrokenPipe)
}
