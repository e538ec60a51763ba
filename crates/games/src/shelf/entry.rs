//! What one game brings to the shelf.

use std::ops::RangeInclusive;

use bots::{Advised, Opponent};
use game::{Game, Imagined, Seat, Seed};
use serde_json::value::RawValue;

use super::{MapFact, SetupLimit};
use crate::advice::{Adviser, Analyst, Asking, Played};
use crate::json::write_text;
use crate::live::RecordOf;
use crate::plans::KeptPlans;

/// What one game brings to the shelf: the game itself, what a front must know of it, and whatever it has beyond the rules.
/// What it does not have it need not mention.
pub trait Entry: Send + Sync + 'static {
    type Game: Game;

    /// How many seats may play.
    const SEATS: RangeInclusive<u8>;
    /// How many seats a table has if nobody says otherwise.
    const USUAL_SEATS: u8;
    /// Whether its setup has an entry `first`, for the seat that acts first.
    const CHOOSES_FIRST: bool = false;
    /// The bots that play it.
    const BOTS: &'static [Opponent<Self::Game>];
    /// What a seat can do with what it has, for games where the list of its actions does not tell all.
    const GUIDE: Option<Guide<Self::Game>> = None;
    /// What is played on, as it is drawn, for games whose view does not have it.
    const GROUND: Option<Ground<Self::Game>> = None;
    /// What keeps plans and standing orders, for games in which seats may plan ahead.
    const PLANS: Option<KeepPlans<Self::Game>> = None;
    /// A strong player that gives hints and looks back, if there is one.
    const ADVICE: Option<Advice<Self::Game>> = None;

    /// The maps that come with it.
    fn maps() -> Vec<MapFact> {
        Vec::new()
    }

    /// The numbers that its setup lets people choose, beside the seats.
    fn limits() -> Vec<SetupLimit> {
        Vec::new()
    }

    /// The setup as it is stored: whole, so that nothing it names can change a game that was begun with it.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with it.
    fn whole(
        setup: <Self::Game as Game>::Setup,
    ) -> Result<<Self::Game as Game>::Setup, <Self::Game as Game>::Invalid> {
        Ok(setup)
    }

    /// What one seat alone has been playing, if its points count as a record there.
    fn solo(_game: &Self::Game) -> Option<Solo> {
        None
    }
}

/// Tells what a seat can do with what it has.
pub type Guide<G> = fn(&G, Seat) -> Box<RawValue>;

/// Tells what is played on, as it is drawn.
pub type Ground<G> = fn(&G) -> Box<RawValue>;

/// Makes what keeps plans and standing orders beside a game.
pub type KeepPlans<G> = fn() -> Box<dyn KeptPlans<G>>;

/// A game played alone, whose points can be compared with those of others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solo {
    /// What has to be the same for points to be comparable.
    pub course: String,
    /// How many turns have begun.
    pub turns: u32,
}

/// A strong player of a game: how it comes to advise, and to look back.
#[derive(Debug)]
pub struct Advice<G: Game> {
    pub(crate) adviser: fn(Imagined<G>, Seed) -> Box<dyn Adviser>,
    pub(crate) analyst: fn(RecordOf<G>) -> Box<dyn Analyst>,
}

impl<G: Advised> Advice<G> {
    /// The strong player of a game that has one.
    pub const fn new() -> Advice<G> {
        Advice {
            adviser: |imagined, seed| Box::new(Asking { imagined, seed }),
            analyst: |record| Box::new(Played::<G>(record)),
        }
    }
}

impl<G: Advised> Default for Advice<G> {
    fn default() -> Advice<G> {
        Advice::new()
    }
}

/// A guide or a ground as JSON.
pub fn told(value: &impl serde::Serialize) -> Box<RawValue> {
    write_text(value)
}
