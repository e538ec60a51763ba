//! The games on the shelf.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use bots::Opponents;
use game::{Game, Seed};
use roads_and_boats::BUILT_IN;
use serde_json::Value;

use crate::live::{Live, read};
use crate::{Refused, Session};

/// A game on the shelf.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Amsterdam,
    RoadsAndBoats,
}

/// A map that comes with a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MapFact {
    pub name: String,
    /// The seat counts it is drawn for.
    pub seats: Vec<u8>,
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

    /// The newest version of its rules.
    pub const fn rules_version(self) -> u32 {
        match self {
            Kind::Amsterdam => amsterdam::State::RULES_VERSION,
            Kind::RoadsAndBoats => roads_and_boats::State::RULES_VERSION,
        }
    }

    /// How many seats may play.
    pub const fn seats(self) -> RangeInclusive<u8> {
        match self {
            Kind::Amsterdam => 2..=4,
            Kind::RoadsAndBoats => 1..=6,
        }
    }

    /// The bots for people to play against, weakest first.
    pub fn bots(self) -> Vec<&'static str> {
        match self {
            Kind::Amsterdam => names::<amsterdam::State>(),
            Kind::RoadsAndBoats => names::<roads_and_boats::State>(),
        }
    }

    /// Checks that a bot of this name plays it.
    ///
    /// # Errors
    ///
    /// Returns the names there are if this is not one of them.
    pub fn check_bot(self, name: &str) -> Result<(), Refused> {
        match self {
            Kind::Amsterdam => amsterdam::State::opponent(name).map(drop)?,
            Kind::RoadsAndBoats => roads_and_boats::State::opponent(name).map(drop)?,
        }
        Ok(())
    }

    /// The maps that come with it.
    pub fn maps(self) -> Vec<MapFact> {
        match self {
            Kind::Amsterdam => Vec::new(),
            Kind::RoadsAndBoats => {
                let files = BUILT_IN.iter().map(|map| map.file());
                let facts = files.map(|file| MapFact {
                    name: file.name.clone(),
                    seats: file.seats.clone(),
                });
                facts.collect()
            }
        }
    }

    /// Starts a game under this version of the rules.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with the setup, or that there is no such version.
    pub fn start(self, rules: u32, setup: Value, seed: Seed) -> Result<Box<dyn Session>, Refused> {
        match self {
            Kind::Amsterdam => Live::<amsterdam::State>::start(rules, read("setup", &setup)?, seed),
            Kind::RoadsAndBoats => {
                let setup: roads_and_boats::Setup = read("setup", &setup)?;
                // Stored whole, a map may change in a later version without changing games that were begun on it.
                let setup = setup
                    .whole()
                    .map_err(|invalid| Refused::invalid(&invalid))?;
                Live::<roads_and_boats::State>::start(rules, setup, seed)
            }
        }
    }

    /// Starts a game at a position under this version of the rules.
    ///
    /// # Errors
    ///
    /// Returns why the position cannot be, or that there is no such version.
    pub fn start_at(
        self,
        rules: u32,
        mut position: Value,
        seed: Seed,
    ) -> Result<Box<dyn Session>, Refused> {
        // A session writes the name of the game into its positions. The game itself does not know it there.
        if let Some(entries) = position.as_object_mut() {
            entries.remove("game");
        }
        match self {
            Kind::Amsterdam => Live::<amsterdam::State>::start_at(rules, position, seed),
            Kind::RoadsAndBoats => Live::<roads_and_boats::State>::start_at(rules, position, seed),
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
        read::<String>("game", &name)?.parse()
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

fn names<G: Opponents>() -> Vec<&'static str> {
    let mut offered: Vec<_> = G::OPPONENTS
        .iter()
        .filter(|opponent| opponent.level.is_some())
        .collect();
    offered.sort_by_key(|opponent| opponent.level);
    offered.iter().map(|opponent| opponent.name).collect()
}
