//! The game of a table, played from its log without the server.

use std::fmt;

use anyhow::{Context, Result};
use game::{Seat, Seed, Viewer};
use games::{Session, Shelf, ShelfGame, fair};
use serde_json::Value;

/// What each viewer sees: the table first, then the seats in order.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Seen(Vec<Value>);

impl Seen {
    /// Nothing, for anybody.
    pub(super) fn nothing(n_seats: usize) -> Seen {
        Seen(vec![Value::Null; n_seats + 1])
    }

    fn by(n_seats: usize, see: impl Fn(Viewer) -> Value) -> Seen {
        let seats = Seat::first(n_seats).map(Viewer::Seat);
        Seen([Viewer::Table].into_iter().chain(seats).map(see).collect())
    }

    /// What a seat sees, or the table.
    pub(super) fn of(&self, seat: Option<usize>) -> &Value {
        let nth = seat.map_or(0, |seat| seat + 1);
        self.0.get(nth).unwrap_or(&Value::Null)
    }
}

/// A game, and what was done in it.
pub(super) struct Replay {
    game: &'static dyn ShelfGame,
    rules: u32,
    setup: Value,
    seed: Seed,
    session: Box<dyn Session>,
    moves: Vec<(u64, Seat, Vec<Value>)>,
}

impl fmt::Debug for Replay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Replay").finish_non_exhaustive()
    }
}

impl Replay {
    /// The game that a table was opened for.
    pub(super) fn begin(opened: &Value) -> Result<Replay> {
        let options = &opened["options"];
        let game = Shelf::default().game_of(options)?;
        let rules = opened["rules"].as_u64().context("no rules")? as u32;
        let seed: Seed = opened["seed"].as_str().context("no seed")?.parse()?;
        let setup = options["setup"].clone();
        let session = game.start(rules, setup.clone(), seed)?;
        Ok(Replay {
            game,
            rules,
            setup,
            seed,
            session,
            moves: Vec::new(),
        })
    }

    pub(super) fn n_seats(&self) -> usize {
        self.session.n_seats()
    }

    pub(super) fn is_over(&self) -> bool {
        self.session.outcome().is_some()
    }

    /// Deals with what the seats add to the seed.
    pub(super) fn deal(&mut self, shares: Vec<&str>) -> Result<()> {
        self.seed = fair::mix(self.seed, shares.into_iter());
        self.session = self.game.start(self.rules, self.setup.clone(), self.seed)?;
        Ok(())
    }

    /// Takes actions, and says what each viewer sees happen.
    pub(super) fn act(&mut self, seq: u64, seat: usize, actions: &[Value]) -> Result<Seen> {
        let seat = Seat::new(u8::try_from(seat)?).context("no such seat")?;
        let step = self.session.attempt(seat, actions)?;
        let seen = Seen::by(self.n_seats(), |viewer| step.seen_by(viewer).into());
        self.session.take(&*step);
        self.moves.push((seq, seat, actions.to_vec()));
        Ok(seen)
    }

    /// Plays the game again up to an entry.
    pub(super) fn go_back(&mut self, to: u64) -> Result<()> {
        self.moves.retain(|(seq, ..)| *seq <= to);
        self.session = self.game.start(self.rules, self.setup.clone(), self.seed)?;
        for (_, seat, actions) in &self.moves {
            let step = self.session.attempt(*seat, actions)?;
            self.session.take(&*step);
        }
        Ok(())
    }

    /// What each viewer sees of the game now.
    pub(super) fn views(&self) -> Seen {
        Seen::by(self.n_seats(), |viewer| {
            self.session.view(viewer).unwrap_or_default()
        })
    }
}
