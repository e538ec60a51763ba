//! The one trait that every game has.

use std::error;
use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Dice, Outcome, Seat, SeatSet, Seed, ToMessage, Viewer};

/// The rules of one game, and a position in it.
///
/// # Equality
///
/// Two games are equal if and only if they are in the same position, luck to come included.
pub trait Game: Clone + Eq + fmt::Debug + Send + Sync + Sized + 'static {
    /// Everything the players agree on before the first action.
    type Setup: Clone + Eq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Everything on the table, hidden or not, as anyone may write it down. Maybe wrong.
    type Position: Clone + Eq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What the game has names for: its goods, places, cards. Messages are made with these.
    type Thing: Clone + Eq + fmt::Debug + Serialize + Send + Sync;
    /// One choice by one seat. Small, so that all legal ones can be listed.
    type Action: Clone
        + Eq
        + fmt::Debug
        + Serialize
        + DeserializeOwned
        + ToMessage<Thing = Self::Thing>
        + Send
        + Sync;
    /// One thing that happened.
    type Event: Clone + Eq + fmt::Debug + Serialize + ToMessage<Thing = Self::Thing> + Send + Sync;
    /// What one viewer may know.
    type View: Clone + Eq + fmt::Debug + Serialize + Send + Sync;
    /// The rule an action would break.
    type Illegal: Clone + Eq + Refusal + ToMessage<Thing = Self::Thing>;
    /// Why there is no game with such a setup or position.
    type Invalid: Clone + Eq + Flaw + ToMessage<Thing = Self::Thing>;

    /// The name in commands, records and messages.
    const NAME: &'static str;
    /// Grows whenever a recorded game might come out differently.
    const RULES_VERSION: u32;

    /// Sets up a game.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with the setup.
    fn new(setup: &Self::Setup, seed: Seed) -> Result<Self, Self::Invalid>;

    /// Takes up a game at a position, with the luck to come from `seed`.
    ///
    /// # Errors
    ///
    /// Returns why the position cannot be.
    fn from_position(position: &Self::Position, seed: Seed) -> Result<Self, Self::Invalid>;

    /// Writes everything on the table down, secrets too.
    fn position(&self) -> Self::Position;

    /// How many seats play.
    fn n_seats(&self) -> usize;

    /// Seats that may act now. Empty if and only if the game is over.
    fn to_act(&self) -> SeatSet;

    /// Replaces what is in `actions` by every action that `seat` may take now, in a fixed order.
    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Every action that `seat` may take now, in a fixed order.
    fn list_actions(&self, seat: Seat) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.legal_actions(seat, &mut actions);
        actions
    }

    /// Seats that the game waits for: what they can do, nobody does before them. Their time runs. They are among those
    /// that may act, and are all of them where nobody acts early. Empty if and only if the game is over.
    fn awaited(&self) -> SeatSet {
        self.to_act()
    }

    /// Seats that another seat has asked something, and that have to answer before they do anything else. Their time runs
    /// only if the game waits for them.
    fn asked(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Whether a seat that the game does not wait for yet can do something in it all the same. To be among those that may
    /// act is not enough: what is possible at any time, such as ending one's part, does not count.
    fn is_early(&self, _: Seat) -> bool {
        false
    }

    /// Takes one action, and all that follows from it, and tells `log` what happened.
    ///
    /// # Errors
    ///
    /// Returns the rule that the action breaks. The game is then unchanged.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// The game as `viewer` may see it.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event as `viewer` saw it, with secrets covered.
    fn seen_by(event: &Self::Event, viewer: Viewer) -> Self::Event;

    /// Whether the event shows anybody what luck decided or what the seat that acted did not know. It cannot be taken back.
    fn reveals(event: &Self::Event) -> bool;

    /// Deals afresh everything that `viewer` cannot know.
    ///
    /// What comes of it depends on the viewer's knowledge and the dice alone.
    fn reshuffle(&mut self, viewer: Viewer, dice: &mut Dice);

    /// The result, once there is one.
    fn outcome(&self) -> Option<Outcome>;

    /// Adds everything up.
    ///
    /// # Errors
    ///
    /// Returns what does not add up. That is a bug, whatever was played.
    fn audit(&self) -> Result<(), String>;
}

/// A refusal that names the rule behind it.
pub trait Refusal: error::Error + ToMessage + Send + Sync + 'static {
    /// The number of the rule, as in `AM-BUILD-05`.
    fn rule(&self) -> &'static str;
}

/// What is wrong with a setup or a position. Its message has the entry that is wrong as `entry`.
pub trait Flaw: error::Error + ToMessage + Send + Sync + 'static {
    /// The number of the rule against it, if it is a rule.
    fn rule(&self) -> Option<&'static str>;
}

/// Takes down what happens. A `Vec` keeps all of it, `()` none.
pub trait Log<E> {
    /// Whether anybody wants to know.
    fn listens(&self) -> bool;

    /// Takes down the event that `make` makes, unless nobody wants to know.
    fn record(&mut self, make: impl FnOnce() -> E);
}

impl<E> Log<E> for Vec<E> {
    fn listens(&self) -> bool {
        true
    }

    fn record(&mut self, make: impl FnOnce() -> E) {
        self.push(make());
    }
}

impl<E> Log<E> for () {
    fn listens(&self) -> bool {
        false
    }

    fn record(&mut self, _: impl FnOnce() -> E) {}
}
