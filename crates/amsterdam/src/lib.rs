//! Amsterdam: carts and contracts in the city of the canal ring, for two to four seats.
//!
//! Seats collect transport cards, pay with them for routes between trading places, and so join the places on their
//! contracts. [`State`] is the game; what goes in and comes out is [`Setup`], [`Position`], [`Action`], [`Event`],
//! [`View`]. The rules are in `rules`, one file a chapter, and cite the numbers of `docs/rules/amsterdam.md`.
//!
//! ```
//! use amsterdam::{Action, Setup, State};
//! use game::{Game, Seat, Seed};
//!
//! let mut state = State::new(&Setup::for_seats(2), Seed::from(7))?;
//! for seat in Seat::first(2) {
//!     state.apply(seat, &Action::KeepBoth, &mut ())?;
//! }
//! assert_eq!(state.to_act().len(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Reading order: words (`card`, `set`, `pile`), the table (`board`, `setup`, `state`), in and out (`action`, `event`,
//! `illegal`, `position`, `view`), the rulebook (`rules`), what seats remember (`memory`, `reshuffle`).

#![deny(clippy::float_arithmetic)]

mod card;
mod pile;
mod set;

mod board;
mod setup;
mod state;

mod action;
mod event;
mod illegal;
mod messages;
mod position;
#[cfg(feature = "samples")]
mod samples;
mod view;

mod audit;
mod memory;
mod reshuffle;
mod rules;
#[cfg(feature = "types")]
pub mod types;

pub use action::Action;
pub use board::{Board, BoardError, BoardFile, ContractFile, Place, Route, RouteFile, Space};
pub use board::{Contract, ContractId, Contracts, MAX_PLACES, RouteId, Routes};
pub use card::{Card, Cards, Color};
pub use event::Event;
pub use illegal::Illegal;
pub use messages::{ACTIONS, EVENTS, REFUSALS, Thing};
pub use position::{DoubtPosition, Impossible, Position, SeatPosition};
pub use rules::{LAST_CARTS, Network, Tally};
#[cfg(feature = "samples")]
pub use samples::samples;
pub use setup::{Invalid, Setup};
pub use state::{MAX_SEATS, Phase, State};
pub use view::{ContractView, SeatView, View};
