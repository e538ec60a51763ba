//! How fast stored games are loaded: their actions are read from JSON, tried and taken one by one.

use std::time::Instant;

use anyhow::{Context, Result, ensure};
use game::{Dice, Game, Outcome, Seat, Seed};
use games::ShelfGame;
use serde_json::Value;

use super::ROUNDS;
use crate::statistics::median;

/// Games of at least so many actions together are loaded.
const LOADED: usize = 10_000;

/// Whole games that were loaded, and how long it took.
pub(super) struct Loads {
    pub(super) actions: usize,
    pub(super) millis: f64,
}

/// A game as it is stored.
struct Stored {
    seed: Seed,
    actions: Vec<(Seat, String)>,
    outcome: Option<Outcome>,
}

/// Plays games at random and loads them as they are stored. They must come out as they did.
pub(super) fn time_loads<G: Game>(
    game: &dyn ShelfGame,
    setup: &G::Setup,
    seed: Seed,
) -> Result<Loads> {
    let mut dice = Dice::new(seed);
    let mut games = Vec::new();
    let mut actions = 0;
    for number in 0.. {
        let stored = play::<G>(setup, Seed::from(number), &mut dice)?;
        actions += stored.actions.len();
        games.push(stored);
        if actions >= LOADED {
            break;
        }
    }
    let setup = serde_json::to_value(setup)?;
    let mut rounds = Vec::new();
    for _ in 0..ROUNDS {
        let start = Instant::now();
        for stored in &games {
            load(game, &setup, stored)?;
        }
        rounds.push(start.elapsed().as_secs_f64() * 1e3);
    }
    Ok(Loads {
        actions,
        millis: median(rounds),
    })
}

fn play<G: Game>(setup: &G::Setup, seed: Seed, dice: &mut Dice) -> Result<Stored> {
    let mut game = G::new(setup, seed)?;
    let mut actions = Vec::new();
    while let Some(seat) = game.awaited().lowest() {
        let listed = game.list_actions(seat);
        let action = dice.pick(&listed).context("somebody can act")?;
        game.apply(seat, action, &mut ())
            .context("a listed action")?;
        actions.push((seat, serde_json::to_string(action)?));
    }
    let outcome = game.outcome();
    Ok(Stored {
        seed,
        actions,
        outcome,
    })
}

fn load(game: &dyn ShelfGame, setup: &Value, stored: &Stored) -> Result<()> {
    let mut session = game.start(game.rules_version(), setup.clone(), stored.seed)?;
    for (seat, action) in &stored.actions {
        let step = session.attempt(*seat, &[serde_json::from_str(action)?])?;
        session.take(&*step);
    }
    ensure!(
        session.n_actions() == stored.actions.len() && session.outcome() == stored.outcome,
        "a loaded game came out differently"
    );
    Ok(())
}
