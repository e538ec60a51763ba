//! The games on the shelf.

use std::fmt;
use std::str::FromStr;

use game::{Game, Seed};
use serde_json::Value;

use crate::live::{Live, read};
use crate::{Refused, Session};

/// A game on the shelf.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Amsterdam,
    RoadsAndBoats,
}

impl Kind {
    /// All games.
    pub const ALL: [Kind; 2] = [Kind::Amsterdam, Kind::RoadsAndBoats];

    /// The name in commands, records and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Amsterdam => amsterdam::State::NAME,
            Kind::RoadsAndBoats => roads_and_boats::State::NAME,
        }
    }

    /// Begins a game.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with the setup.
    pub fn deal(self, setup: Value, seed: Seed) -> Result<Box<dyn Session>, Refused> {
        match self {
            Kind::Amsterdam => Live::<amsterdam::State>::deal(setup, seed),
            Kind::RoadsAndBoats => Live::<roads_and_boats::State>::deal(setup, seed),
        }
    }

    /// Takes up a game at a position.
    ///
    /// # Errors
    ///
    /// Returns why the position cannot be.
    pub fn take_up(self, position: Value, seed: Seed) -> Result<Box<dyn Session>, Refused> {
        match self {
            Kind::Amsterdam => Live::<amsterdam::State>::take_up(position, seed),
            Kind::RoadsAndBoats => Live::<roads_and_boats::State>::take_up(position, seed),
        }
    }

    /// Plays a record again.
    ///
    /// # Errors
    ///
    /// Returns the first thing that is wrong with the record.
    pub fn load(self, record: Value) -> Result<Box<dyn Session>, Refused> {
        match self {
            Kind::Amsterdam => Live::<amsterdam::State>::load(record),
            Kind::RoadsAndBoats => Live::<roads_and_boats::State>::load(record),
        }
    }

    /// The game that a record or a position says it is of.
    ///
    /// # Errors
    ///
    /// Returns what is missing, or the name that is not known.
    pub fn of(value: &Value) -> Result<Kind, Refused> {
        Kind::named(value.get("game").cloned())
    }

    /// The game of this name.
    pub(crate) fn named(name: Option<Value>) -> Result<Kind, Refused> {
        let Some(name) = name else {
            let reason = "it is missing".to_owned();
            return Err(Refused::Malformed {
                entry: "game".to_owned(),
                reason,
            });
        };
        read::<String>("game", name)?.parse()
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Kind {
    type Err = Refused;

    fn from_str(name: &str) -> Result<Kind, Refused> {
        let kind = Kind::ALL.into_iter().find(|kind| kind.name() == name);
        kind.ok_or_else(|| Refused::UnknownGame {
            name: name.to_owned(),
            known: Kind::ALL.map(Kind::name).join(", "),
        })
    }
}
