//! What people have done at tables.

use std::sync::Arc;

use game::Seat;
#[cfg(feature = "types")]
use games::PlanPart;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::UserId;
use utoipa::ToSchema;

use crate::table::Placed;

/// What a person wants done at a table. The same over HTTP and over a socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Sit down, in any free seat if none is named. A seat link takes its seat over.
    Sit {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[schema(value_type = Option<u8>)]
        seat: Option<Seat>,
        /// The secret of an invitation or of a seat link.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<String>,
        /// The hash of what the player will add to the deal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<String>,
    },
    /// Fix what a seat will add to the deal, by the SHA-256 of 64 hexadecimal digits, before the game begins.
    Commit {
        #[schema(value_type = u8)]
        seat: Seat,
        hash: String,
    },
    /// Tell what a seat adds to the deal when the game is about to start. Left out, it is lost.
    Reveal {
        #[schema(value_type = u8)]
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        share: Option<String>,
    },
    /// Get up before the game has begun.
    Leave {
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// The host says who sits in a seat: before the game begins, or when the seat is absent.
    Place {
        #[schema(value_type = u8)]
        seat: Seat,
        sitter: Placed,
    },
    /// The host begins the game.
    Start {},
    /// The host gives a table up that has not begun.
    Close {},
    /// Take several actions as one: all of them, or none.
    Act {
        #[schema(value_type = u8)]
        seat: Seat,
        #[schema(value_type = Vec<Object>)]
        #[cfg_attr(feature = "types", ts(type = "unknown[]"))]
        actions: Arc<[Value]>,
    },
    /// Lay a plan down instead of the one there was. An empty one is withdrawn.
    Plan {
        #[schema(value_type = u8)]
        seat: Seat,
        #[schema(value_type = Vec<Object>)]
        #[cfg_attr(feature = "types", ts(as = "Vec<PlanPart>"))]
        parts: Vec<Value>,
    },
    /// Say how the seat answers what it is asked again and again. If it is asked just now, it answers at once.
    Orders {
        #[schema(value_type = u8)]
        seat: Seat,
        #[schema(value_type = Object)]
        #[cfg_attr(feature = "types", ts(type = "unknown"))]
        orders: Value,
    },
    /// Undo what the seat has done since others acted or something came to light: all of it, or back to entry `to`.
    Undo {
        #[schema(value_type = u8)]
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<u64>,
    },
    /// Ask the others to go back to how it was after entry `to`.
    AskTakeBack {
        #[schema(value_type = u8)]
        seat: Seat,
        to: u64,
    },
    /// Agree to what was asked, or not.
    AnswerTakeBack {
        #[schema(value_type = u8)]
        seat: Seat,
        agrees: bool,
    },
    Resign {
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// Say something to everybody at the table.
    Say { text: String },
    /// Hear somebody no longer, or again. If the host does it, it holds for everybody.
    Mute {
        #[schema(value_type = String)]
        user: UserId,
        is_muted: bool,
    },
    /// Play again with the same people and options, at a new table.
    Rematch {},
}
