//! The games on the shelf, and what a front must know of each.

mod amsterdam;
mod entry;
mod roads_and_boats;

use std::fmt;
use std::ops::RangeInclusive;

use game::{Game, Seed};
use serde::Serialize;
use serde_json::Value;

use crate::live::{Live, read};
use crate::{Refused, Session};

pub use amsterdam::Amsterdam;
pub use entry::{Advice, Entry, Ground, Guide, KeepPlans, Solo, told};
pub use roads_and_boats::RoadsAndBoats;

/// The games that can be played here.
#[derive(Clone, Copy)]
pub struct Shelf(&'static [&'static dyn ShelfGame]);

/// A game on the shelf.
pub trait ShelfGame: Send + Sync {
    /// The name in commands, records and messages.
    fn name(&self) -> &'static str;

    /// The newest version of its rules.
    fn rules_version(&self) -> u32;

    /// How many seats may play.
    fn seats(&self) -> RangeInclusive<u8>;

    /// The bots for people to play against, weakest first.
    fn bots(&self) -> Vec<BotFact>;

    /// Everything that a front must know of it.
    fn facts(&self) -> GameFacts;

    /// Checks that a bot of this name plays it.
    ///
    /// # Errors
    ///
    /// Returns the names there are if this is not one of them.
    fn check_bot(&self, name: &str) -> Result<(), Refused>;

    /// Starts a game under this version of the rules.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with the setup, or that there is no such version.
    fn start(&self, rules: u32, setup: Value, seed: Seed) -> Result<Box<dyn Session>, Refused>;

    /// Starts a game at a position under this version of the rules.
    ///
    /// # Errors
    ///
    /// Returns why the position cannot be, or that there is no such version.
    fn start_at(
        &self,
        rules: u32,
        position: Value,
        seed: Seed,
    ) -> Result<Box<dyn Session>, Refused>;

    /// Plays a record again.
    ///
    /// # Errors
    ///
    /// Returns the first thing that is wrong with the record.
    fn load(&self, record: Value) -> Result<Box<dyn Session>, Refused>;
}

/// A game, and what a front must know of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct GameFacts {
    pub game: &'static str,
    /// The version of the rules that new tables play by.
    pub rules: u32,
    pub fewest_seats: u8,
    pub most_seats: u8,
    /// How many seats a table has if nobody says otherwise.
    pub usual_seats: u8,
    /// Whether its setup has an entry `first`, for the seat that acts first.
    pub chooses_first: bool,
    /// The bots, weakest first.
    pub bots: Vec<BotFact>,
    /// The maps that come with the game.
    pub maps: Vec<MapFact>,
    /// The numbers that its setup lets people choose, for each number of seats.
    pub limits: Vec<SetupLimit>,
    /// Whether a strong player gives hints and looks back at games.
    pub has_advice: bool,
    /// Whether seats may plan ahead and give standing orders.
    pub has_plans: bool,
    /// Whether seats have a guide: what they can do, beyond the list of their actions.
    pub has_guide: bool,
    /// Whether what is played on is asked for by itself, and not in the view.
    pub has_ground: bool,
}

/// A bot for people to play against.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct BotFact {
    pub name: &'static str,
    /// How strong it is, from 1.
    pub level: u8,
}

/// A map that comes with a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct MapFact {
    pub name: String,
    /// The seat counts it is drawn for.
    pub seats: Vec<u8>,
}

/// A number that a setup for so many seats lets people choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SetupLimit {
    /// Where it is in the setup, as in `map.free.tiles`.
    pub entry: &'static str,
    pub seats: u8,
    pub fewest: u32,
    pub most: u32,
    /// What it is if nobody says otherwise.
    pub usual: u32,
}

impl Shelf {
    /// A shelf with these games.
    pub const fn of(games: &'static [&'static dyn ShelfGame]) -> Shelf {
        Shelf(games)
    }

    /// Its games, in their order.
    pub fn games(self) -> impl Iterator<Item = &'static dyn ShelfGame> {
        self.0.iter().copied()
    }

    /// The game of this name.
    ///
    /// # Errors
    ///
    /// Returns the names there are if this is not one of them.
    pub fn find(self, name: &str) -> Result<&'static dyn ShelfGame, Refused> {
        let found = self.games().find(|game| game.name() == name);
        found.ok_or_else(|| Refused::UnknownGame {
            name: name.to_owned(),
            known: self.names().join(", "),
        })
    }

    /// The names of its games.
    pub fn names(self) -> Vec<&'static str> {
        self.games().map(ShelfGame::name).collect()
    }

    /// The game that a record or a position says it is of.
    ///
    /// # Errors
    ///
    /// Returns what is missing, or the name that is not known.
    pub fn game_of(self, value: &Value) -> Result<&'static dyn ShelfGame, Refused> {
        let Some(name) = value.get("game") else {
            let reason = "it is missing".to_owned();
            return Err(Refused::Malformed {
                entry: "game".to_owned(),
                reason,
            });
        };
        self.find(&read::<String>("game", name)?)
    }
}

impl Default for Shelf {
    /// Every game of this program.
    fn default() -> Shelf {
        Shelf::of(&[&Amsterdam, &RoadsAndBoats])
    }
}

impl fmt::Debug for Shelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Shelf").field(&self.names()).finish()
    }
}

impl fmt::Debug for dyn ShelfGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("ShelfGame").field(&self.name()).finish()
    }
}

impl<E: Entry> ShelfGame for E {
    fn name(&self) -> &'static str {
        E::Game::NAME
    }

    fn rules_version(&self) -> u32 {
        E::Game::RULES_VERSION
    }

    fn seats(&self) -> RangeInclusive<u8> {
        E::SEATS
    }

    fn bots(&self) -> Vec<BotFact> {
        let offered = E::BOTS.iter().filter_map(|bot| {
            let name = bot.name;
            bot.level.map(|level| BotFact { name, level })
        });
        let mut offered: Vec<BotFact> = offered.collect();
        offered.sort_by_key(|bot| bot.level);
        offered
    }

    fn facts(&self) -> GameFacts {
        GameFacts {
            game: E::Game::NAME,
            rules: E::Game::RULES_VERSION,
            fewest_seats: *E::SEATS.start(),
            most_seats: *E::SEATS.end(),
            usual_seats: E::USUAL_SEATS,
            chooses_first: E::CHOOSES_FIRST,
            bots: self.bots(),
            maps: E::maps(),
            limits: E::limits(),
            has_advice: E::ADVICE.is_some(),
            has_plans: E::PLANS.is_some(),
            has_guide: E::GUIDE.is_some(),
            has_ground: E::GROUND.is_some(),
        }
    }

    fn check_bot(&self, name: &str) -> Result<(), Refused> {
        Ok(bots::find(E::BOTS, name).map(drop)?)
    }

    fn start(&self, rules: u32, setup: Value, seed: Seed) -> Result<Box<dyn Session>, Refused> {
        let setup = E::whole(read("setup", &setup)?);
        Live::<E>::start(
            rules,
            setup.map_err(|invalid| Refused::invalid(&invalid))?,
            seed,
        )
    }

    fn start_at(
        &self,
        rules: u32,
        mut position: Value,
        seed: Seed,
    ) -> Result<Box<dyn Session>, Refused> {
        // A session writes the name of the game into its positions. The game itself does not know it there.
        if let Some(entries) = position.as_object_mut() {
            entries.remove("game");
        }
        Live::<E>::start_at(rules, position, seed)
    }

    fn load(&self, record: Value) -> Result<Box<dyn Session>, Refused> {
        Live::<E>::load(record)
    }
}
