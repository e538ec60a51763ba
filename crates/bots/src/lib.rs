//! Opponents. They see only an [`Imagined`] game, never the real one.
//!
//! A [`Bot`] chooses actions for one seat; each game has a list of those that play it, by name.

mod advice;
pub mod amsterdam;
mod playout;
mod random;
pub mod roads_and_boats;

use std::fmt;
use std::num::NonZero;
use std::time::{Duration, Instant};

use game::{Game, Imagined, Seed};

pub use advice::{Advised, Choice, Moment};
pub use playout::{Playout, random_playout};
pub use random::Random;

/// Chooses actions for a seat.
pub trait Bot<G: Game>: Send {
    /// The action to take. The seat of `imagined` is to act.
    ///
    /// The choice depends on what is imagined, on `budget` and on the seed the bot was made with.
    fn choose(&mut self, imagined: &Imagined<G>, budget: Budget) -> G::Action;

    /// The action to take while the game waits for another seat. None to wait too, as most bots do.
    fn choose_early(&mut self, _: &Imagined<G>, _: Budget) -> Option<G::Action> {
        None
    }
}

/// Nobody thinks longer.
const A_DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// How much a bot may think about one action. One that needs no thought takes none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    pub time: Duration,
    /// No more games thought through than this. Where the time is long enough for them, the same seed gives the same choice.
    pub nodes: Option<u64>,
    /// On how many cores.
    pub threads: NonZero<usize>,
}

impl Budget {
    /// So much time on one core.
    pub const fn of(time: Duration) -> Budget {
        Budget {
            time,
            nodes: None,
            threads: NonZero::<usize>::MIN,
        }
    }

    /// So many games thought through on one core, however long that takes.
    pub const fn of_nodes(nodes: u64) -> Budget {
        Budget {
            nodes: Some(nodes),
            ..Budget::of(A_DAY)
        }
    }

    /// When the time is over for one who begins now.
    pub fn until(&self) -> Instant {
        Instant::now() + self.time.min(A_DAY)
    }
}

impl Default for Budget {
    fn default() -> Budget {
        Budget::of(Duration::from_millis(100))
    }
}

/// A bot by name.
pub struct Opponent<G> {
    pub name: &'static str,
    /// What it does, in one line.
    pub about: &'static str,
    /// How strong it is, from 1, if it is for people to play against and not only to measure others by.
    pub level: Option<u8>,
    /// Makes one with its own luck.
    pub make: fn(Seed) -> Box<dyn Bot<G>>,
}

impl<G> fmt::Debug for Opponent<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Opponent").field(&self.name).finish()
    }
}

/// The bot of this name among `bots`.
///
/// # Errors
///
/// Returns the names there are if this is not one of them.
pub fn find<G>(
    bots: &'static [Opponent<G>],
    name: &str,
) -> Result<&'static Opponent<G>, UnknownBot> {
    let found = bots.iter().find(|bot| bot.name == name);
    found.ok_or_else(|| UnknownBot {
        name: name.to_owned(),
        known: bots.iter().map(|bot| bot.name).collect(),
    })
}

/// There is no bot of this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot {name:?}: the bots are {}", .known.join(", "))]
pub struct UnknownBot {
    pub name: String,
    pub known: Vec<&'static str>,
}
