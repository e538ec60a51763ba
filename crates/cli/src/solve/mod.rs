//! `towpath solve`: the best game alone on a map of Roads & Boats.

mod interrupt;
mod solution_file;
mod task;
mod watch;

use std::fs;
use std::num::NonZero;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};
use solver::team::{Order, ROUNDS};
use words::{Language, Words};

use crate::{options, play};
use interrupt::Interrupt;
use solution_file::SolutionFile;
use task::SolveTask;
use watch::Watch;

/// Search for the best solution of a solo map of Roads & Boats
///
/// The search goes on until its time is up, it has enough points or has tried enough, or until Ctrl-C. Every better
/// solution is told, and written at once to the file of --output as an ordinary record, which `towpath replay --verify`
/// accepts. The bound is a number of points that no solution exceeds. With one thread and a number of --nodes, the same
/// seed finds the same solution.
///
/// With --from, a recorded game is improved: the actions before --turn stay as they are, and the search only looks for
/// a better rest.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The map: the name of one that comes with the game, or a file; with --from it may be left out
    #[arg(required_unless_present = "from", value_name = "NAME|FILE")]
    map: Option<String>,
    /// Stop after so many seconds
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..))]
    seconds: Option<u64>,
    /// Stop at so many points
    #[arg(long, value_name = "POINTS", value_parser = clap::value_parser!(i32).range(1..))]
    until: Option<i32>,
    /// Stop after trying so many solutions
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// How many searches run at the same time [default: one for each core]
    #[arg(long)]
    threads: Option<NonZero<usize>>,
    /// The seed of all random choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Improve the game in this record
    #[arg(long, value_name = "RECORD")]
    from: Option<PathBuf>,
    /// Keep the actions of the record before this turn [default: the whole game is searched anew; one that is not over is
    /// finished from the turn it stopped in]
    #[arg(long, requires = "from", value_parser = clap::value_parser!(u8).range(1..=20))]
    turn: Option<u8>,
    /// Write the best solution to this file; a worse one that is there is replaced
    #[arg(short, long, value_name = "RECORD")]
    output: Option<PathBuf>,
    /// Draw a chart of the best score over time into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Print one JSON object on each line instead of text
    #[arg(long)]
    json: bool,
    /// The language: en, fi, pl or nb [default: the language of the system]
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

const EXAMPLES: &str = "\
Examples:
  towpath solve \"A River Runs Through It\" --seconds 60 -o river.json
  towpath solve \"A River Runs Through It\" --until 180 --svg river.svg
  towpath solve my-map.json --nodes 20000 --threads 1 --seed 7 --json
  towpath solve --from my-game.json --turn 12 --seconds 30 -o better.json";

pub(crate) fn run(args: Args) -> Result<()> {
    let words = Words::new(args.lang.or_else(play::system_language).unwrap_or_default());
    let task = SolveTask::read(args.map.as_deref(), args.from.as_deref(), args.turn)?;
    let output = args
        .output
        .as_deref()
        .map(|path| SolutionFile::open(path, &task));
    let output = output.transpose()?;
    // Hours of searching should not be lost because of a misspelt folder.
    args.svg
        .as_deref()
        .map(options::check_writable)
        .transpose()?;
    let interrupt = Interrupt::listen()?;
    let kept = output.as_ref().and_then(SolutionFile::points);
    let known = task.known.max(kept).unwrap_or(0);
    let cores = thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
    let threads = args.threads.unwrap_or(cores);
    // A search that is to end soon cools down before its end.
    let share = |nodes: u64| (nodes / threads.get() as u64).clamp(1, ROUNDS);
    let order = Order {
        seed: args.seed,
        threads,
        rounds: args.nodes.map_or(ROUNDS, share),
        lists: args.nodes,
        until: args.until,
        known,
    };
    let limit = args.seconds.map(Duration::from_secs);
    // The time begins with the search: what is possible at all is worked out before.
    task.solver.bound();
    let watch = Watch::new(&task, &words, args.json, limit, output);
    watch.begin(&order)?;
    let stop = |progress| watch.is_over(progress) || interrupt.has_come() || watch.has_failed();
    let searched = task.solver.search(
        &order,
        |solution, progress| watch.gained(solution, progress),
        stop,
    );
    let ended = watch.finish(searched?, interrupt.has_come())?;
    if let Some(file) = &args.svg {
        let chart = picture::climb(&ended.chart);
        fs::write(file, chart).with_context(|| format!("cannot write {}", file.display()))?;
    }
    Ok(())
}
