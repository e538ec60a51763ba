//! `towpath tune`: better weights for a bot, by self-play.

use std::io::Write;
use std::num::NonZero;
use std::thread;

use anyhow::Result;
use bots::amsterdam::{Tuning, Weights};
use game::Seed;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use crate::options;
use crate::per_game::{self, GameArg};

/// Tune the weights of the bots of a game, by self-play
///
/// Changes to a few weights at a time are tried against the best so far, on shared deals from every seat; a change that
/// wins by more than luck is kept. The result is printed in the format of crates/bots/data/amsterdam.json. The same
/// seed gives the same weights, on any number of cores.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: one whose bots have weights to tune
    #[arg(value_parser = per_game::find)]
    game: GameArg,
    /// How many players there are
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    seats: u8,
    /// How many changes to try
    #[arg(long, default_value_t = 900, value_parser = clap::value_parser!(u32).range(1..))]
    trials: u32,
    /// How many deals to try each change on
    #[arg(long, default_value_t = 4_000, value_parser = clap::value_parser!(u32).range(2..))]
    deals: u32,
    /// The seed of all random choices
    #[arg(long, default_value = "7", value_parser = options::seed)]
    seed: Seed,
    /// Start from the weights in use instead of those set by hand
    #[arg(long)]
    further: bool,
    /// How many games to play at the same time [default: one for each core]
    #[arg(long)]
    threads: Option<NonZero<usize>>,
}

pub(crate) fn run(args: Args) -> Result<()> {
    args.game.tune(&args)
}

/// Tunes the bots of Amsterdam.
pub(crate) fn tune(args: &Args) -> Result<()> {
    let cores = thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
    let tuning = Tuning {
        seats: args.seats,
        seed: args.seed,
        trials: args.trials,
        deals: args.deals,
        threads: args.threads.unwrap_or(cores).get(),
    };
    let start = match args.further {
        true => Weights::tuned(),
        false => Weights::first(),
    };
    let progress = ProgressBar::new(args.trials.into());
    progress.set_style(ProgressStyle::with_template(
        "{bar:40} {pos} of {len} changes tried, {msg} kept, {eta} to go",
    )?);
    let mut kept = 0;
    let weights = tuning.run(*start, |trial| {
        kept += u32::from(trial.is_kept);
        progress.set_message(kept.to_string());
        progress.inc(1);
    });
    progress.finish_and_clear();
    let further = if args.further { " --further" } else { "" };
    let command = format!(
        "towpath tune amsterdam --seats {} --trials {} --deals {} --seed {}{further}",
        args.seats, args.trials, args.deals, args.seed
    );
    let file = json!({ "made_by": command, "start": start, "weights": weights });
    writeln!(std::io::stdout(), "{file:#}")?;
    Ok(())
}
