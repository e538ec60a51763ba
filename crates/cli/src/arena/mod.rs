//! `towpath arena`: bots against each other.

mod chart;
mod csv;
mod entrant;
mod hall;
mod rating;
mod report;
mod schedule;
mod standing;
mod table;

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::num::NonZero;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use bots::Opponent;
use game::{Game, Seed};

use crate::options::{self, SetupOptions};
use crate::per_game::{self, GameArg};
use csv::{Csv, Settings};
use entrant::{Entrant, Thought};
use hall::{Results, Tournament};
use report::Report;
use schedule::Schedule;
use standing::Standing;

/// Pit bots against each other, and rate them
///
/// All bots play at one table, or with --round-robin each bot plays each other bot. Every deal is played from every
/// seat, with the bots moving on by one seat each time, and all pairings play the same deals, so that luck and seats
/// are shared evenly. A shared win counts as part of a win. The same seed gives the same games, on any number of cores,
/// as long as bots are limited by --nodes and not by time.
///
/// The 95 % interval of a win rate is that of Wilson, as if every game had a deal of its own; the paired one is
/// computed from the results of each deal and is the better one. Ratings are those of Bradley and Terry in Elo, 0 on
/// average, with their 95 % intervals; one drawn game is added for each pairing, so that no rating is infinite.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[arg(value_parser = per_game::find, help = per_game::game_help())]
    game: GameArg,
    /// The bots, one for each seat: by name, or with a budget as in greedy@250 (milliseconds) or greedy#400 (nodes)
    #[arg(required_unless_present = "list")]
    bots: Vec<String>,
    /// List the bots of the game, weakest first, and what they do
    #[arg(long, conflicts_with_all = ["bots", "csv", "svg", "json", "round_robin"])]
    list: bool,
    /// Let each bot play each other bot, instead of all at one table
    #[arg(long)]
    round_robin: bool,
    /// Players in a game of a round robin; with more than 2, each bot plays a table full of copies of each other bot
    #[arg(long, default_value_t = 2, requires = "round_robin")]
    seats: u8,
    /// How many games to play; in a round robin, for each pairing
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of the deals
    #[arg(long, default_value = "towpath", value_parser = options::seed)]
    seed: Seed,
    /// How long a bot may think about one action
    #[arg(long, default_value_t = 100, value_name = "MILLISECONDS", value_parser = clap::value_parser!(u64).range(1..))]
    millis: u64,
    /// How many games a bot may simulate for one action, however long that takes
    #[arg(long, conflicts_with = "millis", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// How many games to play at the same time [default: one for each core]
    #[arg(long)]
    threads: Option<NonZero<usize>>,
    /// Write a line for each finished game to this file; if it exists, continue where it ends
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Draw the ratings, and the cross table of a round robin, into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    pub(crate) setup: SetupOptions,
}

const EXAMPLES: &str = "\
Try:
  towpath arena amsterdam --list                          list the bots, and what they do
  towpath arena amsterdam greedy random                   see which of two is better
  towpath arena amsterdam greedy random random random     one against three at one table
  towpath arena amsterdam greedy random --round-robin --csv games.csv --svg ratings.svg
                                                          all pairs; run it again to continue after a break
  towpath arena amsterdam greedy#100 greedy#400 --seed 7  the same games on every machine
  towpath arena amsterdam greedy@50 random --round-robin --seats 4";

pub(crate) fn run(args: Args) -> Result<()> {
    if args.list {
        return list(args.game);
    }
    let n_bots = args.bots.len();
    let range = args.game.on_shelf().seats();
    let (least, most) = (usize::from(*range.start()), usize::from(*range.end()));
    let n_seats = if args.round_robin {
        ensure!(
            n_bots >= 2,
            "a round robin needs two bots or more, and {} is the only one",
            args.bots[0]
        );
        let n_seats = usize::from(args.seats);
        ensure!(
            (least.max(2)..=most).contains(&n_seats),
            "a round robin of {} is for {} to {most} seats, not for {n_seats}",
            args.game,
            least.max(2)
        );
        n_seats
    } else {
        ensure!(
            (least..=most).contains(&n_bots),
            "a table of {} is for {least} to {most} bots, not for {n_bots}; any number of them can play a --round-robin",
            args.game
        );
        n_bots
    };
    ensure!(
        n_seats > 1 || args.svg.is_none(),
        "a bot that plays alone has no rating to draw"
    );
    args.game.compete(n_seats, &args)
}

fn list(game: GameArg) -> Result<()> {
    let list = game.list_bots();
    let mut out = std::io::stdout().lock();
    writeln!(out, "The bots of {game}, weakest first:\n{list}")?;
    writeln!(
        out,
        "Those with a level are for people to play against, the others to measure bots by."
    )?;
    Ok(())
}

/// All these bots, in their order, with what they do.
pub(crate) fn list_of<G>(bots: &[Opponent<G>]) -> String {
    entrant::list(bots)
}

/// Lets bots out of `bots` compete as was asked.
pub(crate) fn compete<G: Game>(
    setup: &G::Setup,
    n_seats: usize,
    args: &Args,
    bots: &'static [Opponent<G>],
) -> Result<()> {
    let usual = args
        .nodes
        .map_or(Thought::Millis(args.millis), Thought::Nodes);
    let entrants = args
        .bots
        .iter()
        .map(|label| Entrant::parse(bots, label, usual))
        .collect::<Result<Vec<Entrant<G>>>>()?;
    // Refuses a wrong setup before anything is played.
    G::new(setup, args.seed).context("the game cannot be set up")?;
    let schedule = if args.round_robin {
        check_that_all_differ(&entrants)?;
        Schedule::round_robin(entrants.len(), n_seats, args.games)
    } else {
        Schedule::one_table(entrants.len(), args.games)
    };
    let settings = Settings {
        version: env!("CARGO_PKG_VERSION"),
        game: G::NAME,
        rules: G::RULES_VERSION,
        seed: args.seed,
        setup: serde_json::to_value(setup)?,
        round_robin: args.round_robin,
        seats: n_seats,
        bots: entrants.iter().map(Entrant::full_name).collect(),
    };
    // Hours of play should not be lost because of a misspelt folder.
    args.svg.as_deref().map(check_writable).transpose()?;
    let (csv, done) = match &args.csv {
        Some(path) => {
            let (csv, done) = Csv::open(path, &settings, &schedule)?;
            (Some(csv), done)
        }
        None => (None, Results::new()),
    };
    if !done.is_empty() && !args.json {
        let (n_done, n_all) = (done.len(), schedule.n_fixtures());
        anstream::eprintln!("{n_done} of {n_all} games were played before");
    }
    let tournament = Tournament {
        setup,
        entrants,
        schedule,
        seed: args.seed,
    };
    let results = tournament.play(done, csv, args.threads)?;
    let Tournament {
        entrants, schedule, ..
    } = tournament;
    let report = Report {
        game: args.game,
        seed: args.seed,
        round_robin: args.round_robin,
        standing: Standing::new(entrants.len(), &schedule, &results),
        bots: entrants
            .into_iter()
            .map(|entrant| (entrant.label, entrant.thought))
            .collect(),
        schedule,
    };
    if let Some(path) = &args.svg {
        fs::write(path, chart::draw(&report))
            .with_context(|| format!("cannot write {}", path.display()))?;
    }
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", report.to_json())?;
    } else {
        report.print(&mut out)?;
    }
    Ok(())
}

/// Two of the same in a round robin would only split their rating.
fn check_that_all_differ<G: Game>(entrants: &[Entrant<G>]) -> Result<()> {
    for (idx, entrant) in entrants.iter().enumerate() {
        let name = entrant.full_name();
        if entrants[..idx]
            .iter()
            .any(|other| other.full_name() == name)
        {
            bail!(
                "{} is there twice: each bot of a round robin has to differ from the others",
                entrant.label
            );
        }
    }
    Ok(())
}

fn check_writable(path: &Path) -> Result<()> {
    OpenOptions::new()
        .append(true)
        .create(true)
        .open(path)
        .with_context(|| format!("cannot write {}", path.display()))?;
    Ok(())
}
