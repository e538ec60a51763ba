//! `towpath bench`: how fast the rules are.

mod load;
mod middle;
mod search;

use std::hint::black_box;
use std::io::Write;
use std::time::Instant;

use anyhow::{Context, Result};
use bots::random_playout;
use game::{Dice, Game, Outcome, Seat, Seed, Viewer};
use indicatif::ProgressBar;
use serde_json::json;

use crate::options::{self, SetupOptions};
use crate::per_game::{self, GameArg};
use crate::statistics::median;
use load::{Loads, time_loads};
use search::Playouts;

pub(crate) use search::time_playouts;

/// Measure how fast the rules of a game are, on one core
///
/// Whole games are dealt, played at random and scored; each action is drawn from the full list of legal ones and
/// checked again when it is taken. Then some of the games are replayed from their actions alone, and some are loaded
/// as they are stored. The checksum is of the final points of all games: the same seats, games, seed and board give the
/// same checksum on every machine.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_parser = per_game::find, help = per_game::game_help())]
    game: GameArg,
    #[arg(
        long,
        value_parser = clap::value_parser!(u8).range(1..=6),
        help = per_game::usual_help("How many players there are", |(seats, _)| seats.into())
    )]
    seats: Option<u8>,
    #[arg(
        long,
        value_parser = clap::value_parser!(u64).range(1..),
        help = per_game::usual_help("How many games to play in each of three rounds", |(_, games)| games)
    )]
    games: Option<u64>,
    /// The seed of all random choices
    #[arg(long, default_value = "towpath", value_parser = options::seed)]
    seed: Seed,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    pub(crate) setup: SetupOptions,
}

/// Progress is shown after so many games.
const REPORTED: u64 = 5_000;
/// The middle one of so many rounds counts.
const ROUNDS: usize = 3;

pub(crate) fn run(args: Args) -> Result<()> {
    let (seats, report) = args.game.measure(&args)?;
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", report.to_json())?;
    } else {
        report.print(args.game, seats, &mut out)?;
    }
    Ok(())
}

/// What was measured.
pub(crate) struct Report {
    games: u64,
    actions: u64,
    listed: u64,
    checksum: u64,
    games_per_second: f64,
    actions_per_second: f64,
    state_bytes: usize,
    clone_ns: f64,
    deal_ns: f64,
    replay_actions_per_second: f64,
    /// The one action that took longest to list and take.
    slowest_us: f64,
    loads: Loads,
    /// For the phase of a middle game that takes longest.
    pub(crate) legal_actions_us: Option<f64>,
    /// What a search does.
    pub(crate) playouts: Option<Playouts>,
}

impl Args {
    /// How many seats play how many games, or as many as usual.
    pub(crate) fn seats_and_games(&self, (seats, games): (u8, u64)) -> (u8, u64) {
        (self.seats.unwrap_or(seats), self.games.unwrap_or(games))
    }
}

/// Measures the rules of a game in so many games; `bytes` says how large a state is.
pub(crate) fn measure<G: Game>(
    args: &Args,
    setup: &G::Setup,
    games: u64,
    bytes: fn(&G) -> usize,
) -> Result<Report> {
    let seed = args.seed;
    let loads = time_loads::<G>(args.game.on_shelf(), setup, seed)?;
    let first = G::new(setup, Seed::from(0)).context("the game cannot be set up")?;
    let progress = ProgressBar::new(games.saturating_mul(ROUNDS as u64));
    let mut rounds: Vec<Round> = Vec::new();
    for _ in 0..ROUNDS {
        rounds.push(play_round::<G>(setup, games, seed, &progress)?);
    }
    progress.finish_and_clear();
    let Round {
        actions,
        listed,
        checksum,
        ..
    } = rounds[0];
    anyhow::ensure!(
        rounds
            .iter()
            .all(|round| (round.actions, round.checksum) == (actions, checksum)),
        "the same games came out differently"
    );
    let seconds = median(rounds.iter().map(|round| round.seconds).collect());
    let middle = halfway(&first, actions / games / 2);
    let replays = time_replays::<G>(setup, games, seed)?;
    Ok(Report {
        games,
        actions,
        listed,
        checksum,
        games_per_second: games as f64 / seconds,
        actions_per_second: actions as f64 / seconds,
        state_bytes: bytes(&middle),
        clone_ns: time_clones(&middle),
        deal_ns: time_deals(&middle),
        replay_actions_per_second: replays.actions_per_second,
        slowest_us: replays.slowest_us,
        loads,
        legal_actions_us: None,
        playouts: None,
    })
}

/// Games of about so many actions together are replayed.
const REPLAYED: usize = 300_000;

/// A game as it is stored, but for its setup.
struct Played<G: Game> {
    seed: Seed,
    actions: Vec<(Seat, G::Action)>,
    outcome: Option<Outcome>,
}

struct Replays {
    actions_per_second: f64,
    slowest_us: f64,
}

/// Plays games and then replays them from their actions. They must come out as they did.
fn time_replays<G: Game>(setup: &G::Setup, games: u64, seed: Seed) -> Result<Replays> {
    let mut slowest: f64 = 0.0;
    let mut dice = Dice::new(seed);
    let mut played: Vec<Played<G>> = Vec::new();
    let mut n_actions = 0;
    for number in 0..games {
        let seed = Seed::from(number);
        let mut game = G::new(setup, seed)?;
        let mut actions = Vec::new();
        while let Some(seat) = game.to_act().lowest() {
            let start = Instant::now();
            let listed = game.list_actions(seat);
            let action = dice.pick(&listed).context("somebody can act")?;
            game.apply(seat, action, &mut ())
                .context("a listed action")?;
            slowest = slowest.max(start.elapsed().as_secs_f64() * 1e6);
            actions.push((seat, action.clone()));
        }
        n_actions += actions.len();
        let outcome = game.outcome();
        played.push(Played {
            seed,
            actions,
            outcome,
        });
        if n_actions >= REPLAYED {
            break;
        }
    }
    let mut rounds = Vec::new();
    for _ in 0..ROUNDS {
        let start = Instant::now();
        for Played {
            seed,
            actions,
            outcome,
        } in &played
        {
            let mut game = G::new(setup, *seed)?;
            for (seat, action) in actions {
                game.apply(*seat, action, &mut ())
                    .context("a recorded action")?;
            }
            anyhow::ensure!(
                game.outcome() == *outcome,
                "a replayed game came out differently"
            );
        }
        rounds.push(n_actions as f64 / start.elapsed().as_secs_f64());
    }
    Ok(Replays {
        actions_per_second: median(rounds),
        slowest_us: slowest,
    })
}

/// Microseconds to list the actions of a middle game with 16 transporters, in the phase that takes longest.
pub(crate) fn time_lists(setup: &roads_and_boats::Setup) -> Result<f64> {
    let mut slowest: f64 = 0.0;
    let mut actions = Vec::new();
    for table in middle::tables(setup)? {
        let n_transporters = middle::n_transporters(&table);
        let expected = 4 * usize::from(setup.seats);
        anyhow::ensure!(n_transporters == expected, "{n_transporters} transporters");
        let nanoseconds = time(20_000, || middle::list(black_box(&table), &mut actions));
        anyhow::ensure!(!actions.is_empty(), "nothing was listed");
        slowest = slowest.max(nanoseconds / 1e3);
    }
    Ok(slowest)
}

struct Round {
    actions: u64,
    listed: u64,
    checksum: u64,
    seconds: f64,
}

fn play_round<G: Game>(
    setup: &G::Setup,
    games: u64,
    seed: Seed,
    progress: &ProgressBar,
) -> Result<Round> {
    let start = Instant::now();
    let mut round = Round {
        actions: 0,
        listed: 0,
        checksum: 0,
        seconds: 0.0,
    };
    let mut dice = Dice::new(seed);
    let mut buffer = Vec::new();
    for number in 0..games {
        let mut game = G::new(setup, Seed::from(number))?;
        let playout = random_playout(&mut game, &mut dice, &mut buffer);
        round.actions += playout.actions;
        round.listed += playout.listed;
        let outcome = game.outcome().context("a game did not end")?;
        round.checksum = mix(round.checksum, &outcome);
        if number % REPORTED == REPORTED - 1 {
            progress.inc(REPORTED);
        }
    }
    round.seconds = start.elapsed().as_secs_f64();
    Ok(round)
}

/// Folds a result into a checksum, in the manner of FNV.
fn mix(checksum: u64, outcome: &Outcome) -> u64 {
    let fold = |sum: u64, &points: &i32| {
        (sum ^ u64::from(points as u32)).wrapping_mul(0x0000_0100_0000_01b3)
    };
    outcome.points.iter().fold(checksum, fold)
}

/// A game after so many actions at random.
fn halfway<G: Game>(game: &G, actions: u64) -> G {
    let mut game = game.clone();
    let mut dice = Dice::new(Seed::from(2));
    for _ in 0..actions {
        let Some(seat) = game.to_act().lowest() else {
            break;
        };
        let actions = game.list_actions(seat);
        let action = dice
            .pick(&actions)
            .expect("a seat to act has something to do");
        game.apply(seat, action, &mut ()).expect("a listed action");
    }
    game
}

fn time_clones<G: Game>(game: &G) -> f64 {
    time(1_000_000, || {
        black_box(black_box(game).clone());
    })
}

fn time_deals<G: Game>(game: &G) -> f64 {
    let mut dice = Dice::new(Seed::from(1));
    let mut game = game.clone();
    let viewer = Viewer::Seat(Seat::FIRST);
    time(200_000, || game.reshuffle(black_box(viewer), &mut dice))
}

/// Nanoseconds for one call, in the middle one of several rounds.
fn time(calls: u32, mut call: impl FnMut()) -> f64 {
    let rounds = (0..ROUNDS).map(|_| {
        let start = Instant::now();
        for _ in 0..calls {
            call();
        }
        start.elapsed().as_secs_f64() * 1e9 / f64::from(calls)
    });
    median(rounds.collect())
}

impl Report {
    fn to_json(&self) -> serde_json::Value {
        let mut report = json!({
            "games": self.games,
            "actions": self.actions,
            "listed": self.listed,
            "games_per_second": self.games_per_second.round(),
            "actions_per_second": self.actions_per_second.round(),
            "state_bytes": self.state_bytes,
            "clone_ns": (self.clone_ns * 10.0).round() / 10.0,
            "deal_ns": (self.deal_ns * 10.0).round() / 10.0,
            "replay_actions_per_second": self.replay_actions_per_second.round(),
            "loaded_actions": self.loads.actions,
            "load_ms": (self.loads.millis * 10.0).round() / 10.0,
            "slowest_us": self.slowest_us.round(),
            "checksum": format!("{:016x}", self.checksum),
        });
        if let Some(microseconds) = self.legal_actions_us {
            report["legal_actions_us"] = json!((microseconds * 100.0).round() / 100.0);
        }
        if let Some(playouts) = &self.playouts {
            report["playouts_per_second"] = json!(playouts.per_second.round());
            report["playout_actions"] = json!((playouts.actions * 10.0).round() / 10.0);
            report["playout_checksum"] = json!(format!("{:016x}", playouts.checksum));
        }
        report
    }

    fn print(&self, game: GameArg, seats: u8, out: &mut impl Write) -> Result<()> {
        writeln!(
            out,
            "{game}, {seats} seats at random on one core, dealing and final scoring included"
        )?;
        writeln!(out, "games        {:>14}", self.games)?;
        writeln!(
            out,
            "actions      {:>14}   from {} listed",
            self.actions, self.listed
        )?;
        writeln!(out, "checksum   {:016x}", self.checksum)?;
        writeln!(out, "games/s      {:>14.0}", self.games_per_second)?;
        writeln!(out, "actions/s    {:>14.0}", self.actions_per_second)?;
        writeln!(out, "replayed/s   {:>14.0}", self.replay_actions_per_second)?;
        writeln!(
            out,
            "load         {:>14.1} ms   {} actions of whole games, from JSON",
            self.loads.millis, self.loads.actions
        )?;
        writeln!(
            out,
            "slowest      {:>14.0} µs   to list actions and take one",
            self.slowest_us
        )?;
        if let Some(microseconds) = self.legal_actions_us {
            writeln!(
                out,
                "list         {microseconds:>14.2} µs   the slowest phase of a middle game, four transporters a seat"
            )?;
        }
        if let Some(playouts) = &self.playouts {
            writeln!(
                out,
                "playouts/s   {:>14.0}   as the search sketches them from the opening, {:.1} actions each, checksum {:016x}",
                playouts.per_second, playouts.actions, playouts.checksum
            )?;
        }
        writeln!(out, "state        {:>14} bytes", self.state_bytes)?;
        writeln!(out, "copy         {:>14.1} ns", self.clone_ns)?;
        writeln!(out, "fresh deal   {:>14.1} ns", self.deal_ns)?;
        Ok(())
    }
}
