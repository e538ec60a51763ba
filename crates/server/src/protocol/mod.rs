//! What client and server say to each other about tables. `docs/protocol.md` shows every message once.

use game::{Seat, SeatSet};
use games::PlanRun;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use store::{TableId, UserId};
use utoipa::ToSchema;

use crate::table::{Absent, Access, Clock, ShareShown, Spectators, Starting};

mod command;

pub use command::Command;

/// That a command was carried out, and is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct Done {
    #[schema(value_type = String)]
    pub table: TableId,
    /// The number of its entry.
    pub seq: u64,
    /// The new table, for a rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub rematch: Option<TableId>,
}

/// The moment of another table's game that a game is a copy of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CopyOf {
    #[schema(value_type = String)]
    pub table: TableId,
    /// The entry after which it was so.
    pub seq: u64,
}

/// How much a client wants to be told of each entry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Show {
    /// Events and the whole view.
    #[default]
    View,
    /// Events and what has changed in the view, as a JSON patch (RFC 6902).
    Changes,
    /// Events alone.
    Events,
}

/// What a client wants to be told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Wants {
    pub show: Show,
    /// Whether it wants to know what its seat can do with what it has.
    pub guide: bool,
}

/// What a client sends over a socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// Hear of a table from now on, with the eyes of `seat` if it is one's own.
    Join {
        table: TableId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The last entry that the client has seen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<u64>,
        #[serde(default)]
        show: Show,
        /// Also what the seat of the eyes can do with what it has, if the game tells.
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
        guide: bool,
    },
    /// Hear of a table no longer.
    Part { table: TableId },
    /// The table as it is now.
    Look { table: TableId },
    /// What could come next in a plan of these actions.
    Ahead {
        id: String,
        table: TableId,
        seat: Seat,
        #[cfg_attr(feature = "types", ts(type = "unknown[]"))]
        actions: Vec<Value>,
    },
    /// Have something done. The `id` makes it safe to send again.
    Do {
        id: String,
        table: TableId,
        command: Command,
    },
    /// Hear at once that the line is alive.
    Ping { id: String },
}

/// What the server sends over a socket.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Message {
    /// The first message.
    Hello {
        /// The version of the protocol.
        protocol: u32,
        /// Who is signed in.
        user: Option<UserId>,
        /// The server pings as often; a client that hears nothing for twice as long comes back.
        ping_seconds: u64,
    },
    /// A table as it is, for this client's eyes.
    Table(Box<TableShown>),
    /// An entry of a table that the client has joined.
    News(Box<News>),
    /// The seats with whose eyes somebody looks at a table now.
    Here {
        table: TableId,
        seats: SeatSet,
    },
    /// A command was carried out, and is stored.
    Done {
        id: String,
        #[serde(flatten)]
        done: Done,
    },
    /// What could come next in a plan.
    Ahead {
        id: String,
        #[cfg_attr(feature = "types", ts(type = "unknown[]"))]
        actions: Vec<Value>,
    },
    /// A request was refused, and nothing has changed.
    Error {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        id: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        table: Option<TableId>,
        #[cfg_attr(feature = "types", ts(as = "crate::messages::Problem"))]
        error: Value,
    },
    Pong {
        id: String,
    },
    /// The server is about to close the socket: come back in so many seconds.
    Leaving {
        seconds: u64,
    },
}

/// A person as others see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Person {
    #[schema(value_type = String)]
    pub user: UserId,
    /// None for a guest.
    pub name: Option<String>,
}

/// Who sits in a seat, as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct SeatShown {
    /// The person who sits there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub person: Option<Person>,
    /// The bot that sits there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// The person for whom the seat is kept, who has not accepted yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invited: Option<Person>,
    pub has_resigned: bool,
    /// Its time has run out, or it has not been heard of for a day.
    pub is_absent: bool,
    /// Whether somebody looks at the table with its eyes now, through the node that is asked.
    pub is_here: bool,
}

/// A table as one viewer may see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct TableShown {
    #[schema(value_type = String)]
    pub table: TableId,
    /// The number of the last entry.
    pub seq: u64,
    pub stage: String,
    pub game: String,
    pub rules: u32,
    pub title: String,
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    pub setup: Value,
    pub access: Access,
    pub spectators: Spectators,
    pub absent: Absent,
    /// Whether people who play against each other may ask for hints.
    pub hints: bool,
    /// For how many seconds nobody acts when a phase has begun.
    pub pause: u32,
    pub host: Person,
    pub seats: Vec<SeatShown>,
    /// The clock that was agreed on.
    pub clock: Clock,
    /// The seats of the client.
    #[schema(value_type = Vec<u8>)]
    pub yours: SeatSet,
    /// The seat with whose eyes the view is seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    pub eyes: Option<Seat>,
    /// The deal, fixed before the first action.
    pub deal: Deal,
    #[serde(flatten)]
    pub now: Now,
    /// The view of the game, once it has begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "types", ts(optional = nullable, type = "unknown"))]
    pub view: Option<Value>,
    /// The last that was said, oldest first.
    pub chat: Vec<Remark>,
    /// Whom the client does not want to hear.
    #[schema(value_type = Vec<String>)]
    pub muted: Vec<UserId>,
    /// The table where the same people play again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub rematch: Option<TableId>,
    /// What this table is a copy of, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub copy_of: Option<CopyOf>,
}

impl TableShown {
    /// The seat that is kept for a person.
    pub(crate) fn kept_for(&self, user: &UserId) -> Option<Seat> {
        let is_kept = |seat: &SeatShown| {
            seat.invited
                .as_ref()
                .is_some_and(|person| person.user == *user)
        };
        let nth = self.seats.iter().position(is_kept)?;
        Seat::first(self.seats.len()).nth(nth)
    }
}

/// What was shown of the seed before the game, and the seed itself after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct Deal {
    /// The SHA-256 of `salt:seed`.
    pub hash: String,
    /// What the players add to it.
    pub shares: Vec<ShareShown>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub salt: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Remark {
    pub seq: u64,
    /// Milliseconds since 1970.
    pub at: i64,
    pub by: Person,
    pub text: String,
}

/// What changes with every entry.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct Now {
    /// The seats that the game waits for. Their time runs.
    #[schema(value_type = Vec<u8>)]
    pub to_act: SeatSet,
    /// The seats that another seat has asked something. Unless the game waits for them too, their time does not run.
    #[serde(skip_serializing_if = "is_nobody")]
    #[schema(value_type = Vec<u8>)]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<SeatSet>"))]
    pub asked: SeatSet,
    /// Whether the seat of the eyes can do something though the game waits for another.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    pub early: bool,
    /// Until then nobody acts, so that anybody can call for the order, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pause_until: Option<i64>,
    /// What the seat of the eyes may do, early too, where the game waits for another.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<Object>>)]
    #[cfg_attr(feature = "types", ts(optional = nullable, type = "unknown[]"))]
    pub legal: Option<Box<RawValue>>,
    /// What the seat of the eyes can do with what it has, if that was asked for and the game tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "types", ts(optional = nullable, type = "unknown"))]
    pub guide: Option<Box<RawValue>>,
    /// The plan that the seat of the eyes has laid down.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "types", ts(optional = nullable, type = "unknown[]"))]
    pub plan: Vec<Value>,
    /// The standing orders of the seat of the eyes, where the game knows any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "types", ts(optional = nullable, type = "unknown"))]
    pub orders: Option<Value>,
    /// What each seat has left, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<Vec<u64>>,
    /// The entry that the seat of the eyes can undo to. Where others have acted since, it can only try.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undo_to: Option<u64>,
    /// What somebody has asked to take back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub take_back: Option<TakeBack>,
    /// The game is about to start, and waits for what the players add to the deal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starting: Option<Starting>,
    /// How the game came out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Ending>,
}

/// What a seat has asked the others to take back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TakeBack {
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The entry to go back to.
    pub to: u64,
    /// The seats that have still to answer.
    #[schema(value_type = Vec<u8>)]
    pub waiting: SeatSet,
}

/// How a game came out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Ending {
    /// The place of each seat, from 1. Whoever resigned comes last.
    pub places: Vec<u8>,
    /// The points of each seat, if the game was played to its end.
    pub points: Option<Vec<i32>>,
    #[schema(value_type = Vec<u8>)]
    pub resigned: SeatSet,
}

/// What changes with every entry, as it is after one. It is missing as a whole in entries that are told again.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
#[serde(transparent)]
pub struct NowAfter(pub Option<Now>);

/// An entry of a table, as one viewer may see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct News {
    #[schema(value_type = String)]
    pub table: TableId,
    pub seq: u64,
    /// Milliseconds since 1970.
    pub at: i64,
    /// Who did it, if it was a person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Person>,
    pub what: What,
    /// What happened in the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<Object>>)]
    #[cfg_attr(feature = "types", ts(optional, type = "unknown[]"))]
    pub events: Option<Box<RawValue>>,
    /// The plans that ran.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<PlanRun>>"))]
    pub plans: Vec<PlanRun>,
    /// The table after it. Left out of entries that are told again.
    #[serde(flatten)]
    #[cfg_attr(feature = "types", ts(flatten))]
    pub now: NowAfter,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "types", ts(optional = nullable, type = "unknown"))]
    pub view: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<Object>>)]
    #[cfg_attr(feature = "types", ts(optional = nullable, type = "unknown[]"))]
    pub changes: Option<Value>,
    /// Who sits where, if that has changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<SeatShown>>,
}

/// What an entry is: its kind, and what of it is open to the viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
#[serde(tag = "entry", rename_all = "snake_case")]
pub enum What {
    Opened {},
    Seated {
        #[schema(value_type = u8)]
        seat: Seat,
    },
    Committed {
        #[schema(value_type = u8)]
        seat: Seat,
        /// The hash of what the player will add to the deal.
        hash: String,
    },
    Linked {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schema(value_type = Option<u8>)]
        seat: Option<Seat>,
    },
    Starting {},
    Revealed {
        #[schema(value_type = u8)]
        seat: Seat,
        /// What the player adds to the deal, unless it is lost.
        #[serde(skip_serializing_if = "Option::is_none")]
        share: Option<String>,
    },
    Started {
        /// The seats without whose shares the game was dealt.
        #[serde(skip_serializing_if = "is_nobody")]
        #[schema(value_type = Vec<u8>)]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<SeatSet>"))]
        missing: SeatSet,
    },
    Acted {
        #[schema(value_type = u8)]
        seat: Seat,
    },
    Planned {
        #[schema(value_type = u8)]
        seat: Seat,
    },
    Ordered {
        #[schema(value_type = u8)]
        seat: Seat,
    },
    Undone {
        #[schema(value_type = u8)]
        seat: Seat,
        /// The entry that is gone back to.
        to: u64,
        /// Whether what others did since stays.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
        alone: bool,
    },
    /// The pause is over in which the order could be called for.
    Resumed {},
    /// A take-back is asked for.
    Asked {
        #[schema(value_type = u8)]
        seat: Seat,
        /// The entry to go back to.
        to: u64,
    },
    Answered {
        #[schema(value_type = u8)]
        seat: Seat,
        agrees: bool,
    },
    Resigned {
        #[schema(value_type = u8)]
        seat: Seat,
    },
    TimedOut {
        #[schema(value_type = u8)]
        seat: Seat,
    },
    Said {
        /// What was said, to whoever hears the speaker.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<String>,
    },
    Muted {
        /// Who was muted, or is no longer. Told to whoever did it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schema(value_type = Option<String>)]
        user: Option<UserId>,
        #[serde(skip_serializing_if = "Option::is_none")]
        is_muted: Option<bool>,
    },
    Rematched {
        /// Where the same people play again.
        #[schema(value_type = String)]
        table: TableId,
    },
    Closed {},
}

fn is_nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}
