//! The `towpath` command.

mod arena;
mod bench;
mod draw;
mod engine;
mod map;
mod options;
mod play;
mod replay;
mod statistics;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// A table for games about moving goods.
///
/// Play in the terminal against bots or friends, pit bots against each other, check recorded games, or drive the
/// engine from a program of your own.
#[derive(Parser)]
#[command(name = "towpath", version, arg_required_else_help = true, after_help = AFTER_HELP)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const AFTER_HELP: &str = "\
Games: amsterdam (2 to 4 seats), roads-and-boats (1 to 6 seats). Bots: random; greedy for Amsterdam; settler for Roads & Boats.

Try:
  towpath play amsterdam                     a game against one bot
  towpath play roads-and-boats               a game alone, on a gentle map
  towpath arena amsterdam greedy random      which of two bots is better
  towpath map list                           the maps of Roads & Boats
  towpath help play                          all about one command

Exit codes: 0 all is well, 1 something was refused or went wrong, 2 the command line makes no sense.";

#[derive(Subcommand)]
enum Command {
    Play(play::Args),
    Arena(arena::Args),
    Bench(bench::Args),
    Replay(replay::Args),
    Engine(engine::Args),
    Map(map::Args),
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Play(args) => play::run(args),
        Command::Arena(args) => arena::run(args),
        Command::Bench(args) => bench::run(args),
        Command::Replay(args) => replay::run(args),
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
