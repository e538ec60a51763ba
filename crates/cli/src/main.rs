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

/// Play Ticket to Ride: Amsterdam and Roads & Boats.
///
/// Serve the games to browsers, play in the terminal against bots or friends, pit bots against each other, check
/// recorded games, or use the engine from a program of your own. Without a command, towpath starts the server.
#[derive(Parser)]
#[command(name = "towpath", version, after_help = after_help())]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

fn after_help() -> String {
    let games = per_game::listed("\n", |game| {
        let (seats, bots) = (game.seats(), per_game::bots_of(game));
        let (fewest, most) = (seats.start(), seats.end());
        format!(
            "  {}, {fewest} to {most} players, bots: {bots}",
            game.name()
        )
    });
    format!("Games:\n{games}\n\n{EXAMPLES}")
}

const EXAMPLES: &str = "\
Try:
  towpath                                    start the server, at http://127.0.0.1:7878
  towpath play amsterdam                     play against one bot
  towpath play roads-and-boats               play alone, on an easy map
  towpath arena amsterdam --list             list all bots of a game, and what they do
  towpath arena amsterdam regent refined     see which of two bots is better
  towpath map list                           list the maps of Roads & Boats
  towpath help play                          show help for one command

Exit codes: 0 success, 1 error, 2 invalid command line.";

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
