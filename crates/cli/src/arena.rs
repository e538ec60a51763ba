//! `towpath arena`: bots against each other.

use std::io::Write;
use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use bots::{Budget, Opponent, Opponents};
use game::{Dice, Imagined, Seed};
use games::Kind;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use serde_json::json;

use crate::options::{self, SetupOptions};
use crate::statistics::interval;

/// Pit bots against each other, one to a seat
///
/// Every deal is played as many times as there are bots, who move on by one seat each time, so that luck and seats are
/// shared evenly. A shared win counts as a part of one. Low and high are the ends of the 95 % interval of the win rate.
/// The same seed gives the same games, on however many cores.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: amsterdam, roads-and-boats
    #[arg(value_parser = options::kind)]
    game: Kind,
    /// The bots, as many as seats: random; greedy, planner, refined and others for Amsterdam; settler for Roads & Boats
    #[arg(required = true, num_args = 1..=6)]
    bots: Vec<String>,
    /// How many games to play
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Where the luck of the deals starts
    #[arg(long, default_value = "towpath", value_parser = options::seed)]
    seed: Seed,
    /// How long a bot may think about one action
    #[arg(long, default_value_t = 100, value_name = "MILLISECONDS")]
    millis: u64,
    /// How many games to play at the same time; all cores if left out
    #[arg(long)]
    threads: Option<NonZero<usize>>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    setup: SetupOptions,
}

pub(crate) fn run(args: Args) -> Result<()> {
    let n_seats = args.bots.len();
    match args.game {
        Kind::Amsterdam => {
            let setup = args.setup.amsterdam(n_seats)?;
            compete::<amsterdam::State>(&setup, &args)
        }
        Kind::RoadsAndBoats => {
            let setup = args.setup.roads_and_boats(n_seats)?;
            compete::<roads_and_boats::State>(&setup, &args)
        }
    }
}

/// What a bot has reached so far.
#[derive(Clone, Copy, Default)]
struct Score {
    wins: f64,
    points: i64,
    /// The fewest and the most points in one game.
    range: Option<(i32, i32)>,
    actions: u64,
    time: Duration,
}

impl Score {
    fn add(&mut self, game: Score) {
        self.wins += game.wins;
        self.points += game.points;
        self.actions += game.actions;
        self.time += game.time;
        self.range = match (self.range, game.range) {
            (Some((least, most)), Some((low, high))) => Some((least.min(low), most.max(high))),
            (one, other) => one.or(other),
        };
    }
}

fn compete<G: Opponents>(setup: &G::Setup, args: &Args) -> Result<()>
where
    G::Setup: Sync,
{
    let bots = args
        .bots
        .iter()
        .map(|name| G::opponent(name))
        .collect::<Result<Vec<_>, _>>()?;
    // Refuses a wrong setup before anything is played.
    G::new(setup, args.seed).context("the game cannot be set up")?;
    let cores = thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
    let n_threads = args.threads.unwrap_or(cores).get();

    let progress = ProgressBar::new(args.games);
    let style = "{bar:40} {pos} of {len} games, {eta} to go";
    progress.set_style(ProgressStyle::with_template(style).context("the progress bar")?);
    let next_game = AtomicU64::new(0);
    let totals = Mutex::new(vec![Score::default(); bots.len()]);
    thread::scope(|scope| {
        for _ in 0..n_threads {
            scope.spawn(|| {
                loop {
                    let number = next_game.fetch_add(1, Ordering::Relaxed);
                    if number >= args.games {
                        return;
                    }
                    let scores = play::<G>(setup, &bots, args, number);
                    let mut totals = totals.lock().expect("no player panicked");
                    for (total, score) in totals.iter_mut().zip(scores) {
                        total.add(score);
                    }
                    progress.inc(1);
                }
            });
        }
    });
    progress.finish_and_clear();
    let totals = totals.into_inner().expect("no player panicked");
    report(args, &totals)
}

/// Plays the game with this number. Consecutive games share a deal, with the bots one seat further.
fn play<G: Opponents>(
    setup: &G::Setup,
    bots: &[&Opponent<G>],
    args: &Args,
    number: u64,
) -> Vec<Score> {
    let n_bots = bots.len();
    let (deal, turned) = (number / n_bots as u64, (number % n_bots as u64) as usize);
    let [deals, thoughts] = seeds(args.seed);
    let mut game = G::new(setup, nth_seed(deals, deal)).expect("a checked setup");
    let mut dice = Dice::new(nth_seed(thoughts, number));
    let mut players: Vec<_> = bots.iter().map(|bot| (bot.make)(dice.seed())).collect();
    let bot_in = |seat: usize| (seat + turned) % n_bots;
    let mut scores = vec![Score::default(); n_bots];
    let budget = Budget::of(Duration::from_millis(args.millis));
    while let Some(seat) = game.to_act().lowest() {
        let bot = bot_in(seat.index());
        let imagined = Imagined::new(&game, seat, &mut dice);
        let start = Instant::now();
        let action = players[bot].choose(&imagined, budget);
        scores[bot].time += start.elapsed();
        scores[bot].actions += 1;
        game.apply(seat, &action, &mut ())
            .expect("bots take legal actions");
    }
    let outcome = game.outcome().expect("nobody is to act");
    let winners = outcome.winners();
    for (seat, &points) in outcome.points.iter().enumerate() {
        scores[bot_in(seat)].points += i64::from(points);
        scores[bot_in(seat)].range = Some((points, points));
    }
    for seat in winners.iter() {
        scores[bot_in(seat.index())].wins += 1.0 / winners.len() as f64;
    }
    scores
}

/// Two streams from one seed: one for deals, one for bots.
fn seeds(seed: Seed) -> [Seed; 2] {
    let mut dice = Dice::new(seed);
    [dice.seed(), dice.seed()]
}

/// One of many seeds: the number, and as much of `seed` as there is room for.
fn nth_seed(seed: Seed, number: u64) -> Seed {
    let text: String = format!("{number}:{seed}").chars().take(32).collect();
    text.parse().expect("32 letters and digits at the most")
}

/// What is said of a bot.
#[derive(Serialize)]
struct Row<'a> {
    name: &'a str,
    wins: f64,
    win_rate: f64,
    low: f64,
    high: f64,
    mean_score: f64,
    least_score: i32,
    most_score: i32,
    mean_millis_per_action: f64,
}

impl Row<'_> {
    fn new(name: &str, total: Score, games: f64) -> Row<'_> {
        let (low, high) = interval(total.wins, games);
        Row {
            name,
            wins: total.wins,
            win_rate: total.wins / games,
            low,
            high,
            mean_score: total.points as f64 / games,
            least_score: total.range.map_or(0, |(least, _)| least),
            most_score: total.range.map_or(0, |(_, most)| most),
            mean_millis_per_action: total.time.as_secs_f64() * 1e3 / total.actions.max(1) as f64,
        }
    }
}

fn report(args: &Args, totals: &[Score]) -> Result<()> {
    let mut out = std::io::stdout().lock();
    let named = args.bots.iter().zip(totals);
    let rows: Vec<Row<'_>> = named
        .map(|(name, &total)| Row::new(name, total, args.games as f64))
        .collect();
    if args.json {
        writeln!(out, "{}", json!({ "games": args.games, "bots": rows }))?;
        return Ok(());
    }
    writeln!(out, "{}, {} games", args.game, args.games)?;
    let width = rows
        .iter()
        .map(|row| row.name.chars().count())
        .max()
        .unwrap_or(0)
        .max(4);
    writeln!(
        out,
        "{:width$}      wins  win rate   95 % interval   mean score   least    most   ms an action",
        "bot"
    )?;
    for Row {
        name,
        wins,
        win_rate,
        low,
        high,
        mean_score,
        least_score,
        most_score,
        mean_millis_per_action,
    } in rows
    {
        let [win_rate, low, high] = [win_rate, low, high].map(|rate| 100.0 * rate);
        writeln!(
            out,
            "{name:width$}  {wins:>8.1}   {win_rate:>6.1}%   {low:>5.1}% – {high:>5.1}%   {mean_score:>10.1}   {least_score:>5}   {most_score:>5}   {mean_millis_per_action:>12.3}",
        )?;
    }
    Ok(())
}
