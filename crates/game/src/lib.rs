//! What a game is.
//!
//! A [`Game`] is a position in a game together with its rules: it says who may act, lists what they may do, takes an
//! action or names the rule against it, and shows each [`Viewer`] what that viewer may know. All luck comes from
//! [`Chance`], so that a setup, a [`Seed`] and a list of actions, kept together as a [`Record`], determine everything.
//! Bots are handed an [`Imagined`] game: what their seat knows, with the rest dealt afresh.
//!
//! A game with [`Planning`] lets seats plan ahead of their moment and give standing orders; [`Plans`] holds what they
//! laid down.
//!
//! What happens, what can be done and what is wrong is told as a [`Message`] of a key and arguments; words come last, from
//! whoever shows the game.
//!
//! Read in this order: [`Seat`], [`Chance`], [`Game`], [`Message`], [`Record`], [`Imagined`], [`Planning`].

#![deny(clippy::float_arithmetic)]

mod chance;
mod game;
mod imagined;
mod message;
mod message_table;
mod outcome;
mod plan;
mod record;
mod seat;
#[cfg(feature = "types")]
mod types;

pub use chance::{Chance, Dice, Seed, SeedError};
pub use game::{Flaw, Game, Log, Refusal};
pub use imagined::Imagined;
pub use message::{Arg, Message, Sample, ToMessage};
pub use message_table::{EntryPath, MessageRow, MessageTable, Present, Source};
pub use outcome::Outcome;
pub use plan::{CalledFor, Calls, Held, Moment, Planning, Plans, Ran, RanOf, Unplannable};
pub use record::{Commitment, Record, RecordError, Share, Start, Taken};
pub use seat::{BySeat, Seat, SeatSet, Viewer};
