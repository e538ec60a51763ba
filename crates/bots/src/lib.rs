//! Opponents. They see only an [`Imagined`] game, never the real one.
//!
//! A [`Bot`] chooses actions for one seat; [`Opponents`] is the list of those that play a game, by name.

mod amsterdam;
mod playout;
mod random;
mod roads_and_boats;

use std::fmt;
use std::time::Duration;

use game::{Game, Imagined, Seed};

pub use playout::{Playout, random_playout};
pub use random::Random;

/// Chooses actions for a seat.
pub trait Bot<G: Game>: Send {
    /// The action to take. The seat of `imagined` is to act.
    ///
    /// The choice depends on what is imagined, on `budget` and on the seed the bot was made with.
    fn choose(&mut self, imagined: &Imagined<G>, budget: Budget) -> G::Action;
}

/// How long a bot may think about one action. One that needs no time takes none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    pub time: Duration,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget {
            time: Duration::from_millis(100),
        }
    }
}

/// A bot by name.
pub struct Opponent<G> {
    pub name: &'static str,
    /// What it does, in one line.
    pub about: &'static str,
    /// Makes one with its own luck.
    pub make: fn(Seed) -> Box<dyn Bot<G>>,
}

impl<G> fmt::Debug for Opponent<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Opponent").field(&self.name).finish()
    }
}

/// A game with opponents.
pub trait Opponents: Game {
    /// All of them, weakest first.
    const OPPONENTS: &'static [Opponent<Self>];

    /// The one with this name.
    ///
    /// # Errors
    ///
    /// Returns the names there are if this is not one of them.
    fn opponent(name: &str) -> Result<&'static Opponent<Self>, UnknownBot> {
        let found = Self::OPPONENTS
            .iter()
            .find(|opponent| opponent.name == name);
        found.ok_or_else(|| UnknownBot {
            name: name.to_owned(),
            known: Self::OPPONENTS
                .iter()
                .map(|opponent| opponent.name)
                .collect(),
        })
    }
}

/// There is no bot of this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot {name:?}: the bots are {}", .known.join(", "))]
pub struct UnknownBot {
    pub name: String,
    pub known: Vec<&'static str>,
}
