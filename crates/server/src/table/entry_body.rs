//! What is written down of a table: the entries of its log.

use std::sync::Arc;

use game::{Seat, SeatSet, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Entry, TableId, UserId};

use super::options::{Options, Sitter};
use super::state::read;
use crate::protocol::{Command, CopyOf};
use crate::text;

/// One entry of a table's log. Its author and time are the store's to keep.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
pub(crate) enum EntryBody {
    /// The first entry. The seed is fixed before anybody sits down.
    Opened {
        options: Box<Options>,
        rules: u32,
        seed: Seed,
        salt: String,
        /// Where the game begins, if that is not its setup.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        origin: Option<Box<Origin>>,
    },
    Seated {
        seat: Seat,
        sitter: Sitter,
        /// The hash of what the person will add to the deal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<String>,
    },
    /// The hash of what a seat will add to the deal.
    Committed {
        seat: Seat,
        hash: String,
    },
    /// A link to a seat, or an invitation to the table, instead of the one before. Without a digest there is none.
    Linked {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The hash of its secret.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        digest: Option<String>,
    },
    /// The game is to start when the seats have told what they add to the deal.
    Starting {},
    /// What a seat adds to the deal, unless it has lost it.
    Revealed {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        share: Option<String>,
    },
    /// The game begins, without the shares of these seats.
    Started {
        #[serde(default, skip_serializing_if = "is_nobody")]
        missing: SeatSet,
    },
    /// Several actions as one.
    Acted {
        seat: Seat,
        actions: Arc<[Value]>,
    },
    /// A plan laid down, or withdrawn if it is empty.
    Planned {
        seat: Seat,
        actions: Vec<Value>,
    },
    /// Standing orders of a seat. They are followed from the next entry on.
    Ordered {
        seat: Seat,
        orders: Value,
    },
    /// The game goes back to how it was after entry `to`.
    Undone {
        seat: Seat,
        to: u64,
    },
    /// A seat asks the others to go back to how it was after entry `to`.
    #[serde(rename = "asked")]
    TakeBackAsked {
        seat: Seat,
        to: u64,
    },
    #[serde(rename = "answered")]
    TakeBackAnswered {
        seat: Seat,
        agrees: bool,
    },
    Resigned {
        seat: Seat,
    },
    /// The time of a seat has run out.
    TimedOut {
        seat: Seat,
    },
    Said {
        text: String,
    },
    /// The author no longer hears somebody; if it is the host, nobody does.
    Muted {
        user: UserId,
        is_muted: bool,
    },
    /// The same people play again at another table.
    Rematched {
        table: TableId,
    },
    Closed {},
}

fn is_nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

/// The beginning of a game that is a copy of another.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Origin {
    pub(crate) copy_of: CopyOf,
    pub(crate) position: Value,
    /// Whether people still play against each other there: advice here would help one of them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) is_contested: bool,
}

impl EntryBody {
    /// The word under which the store keeps it.
    pub(crate) const fn kind(&self) -> &'static str {
        match self {
            EntryBody::Opened { .. } => "opened",
            EntryBody::Seated { .. } => "seated",
            EntryBody::Linked { .. } => "linked",
            EntryBody::Committed { .. } => "committed",
            EntryBody::Starting {} => "starting",
            EntryBody::Revealed { .. } => "revealed",
            EntryBody::Started { .. } => "started",
            EntryBody::Acted { .. } => "acted",
            EntryBody::Planned { .. } => "planned",
            EntryBody::Ordered { .. } => "ordered",
            EntryBody::Undone { .. } => "undone",
            EntryBody::TakeBackAsked { .. } => "asked",
            EntryBody::TakeBackAnswered { .. } => "answered",
            EntryBody::Resigned { .. } => "resigned",
            EntryBody::TimedOut { .. } => "timed_out",
            EntryBody::Said { .. } => "said",
            EntryBody::Muted { .. } => "muted",
            EntryBody::Rematched { .. } => "rematched",
            EntryBody::Closed {} => "closed",
        }
    }

    /// Whether somebody sits down or gets up.
    pub(crate) const fn moves_people(&self) -> bool {
        matches!(
            self,
            EntryBody::Opened { .. }
                | EntryBody::Seated { .. }
                | EntryBody::Resigned { .. }
                | EntryBody::TimedOut { .. }
        )
    }

    /// What is left of something said by a person who has gone.
    pub(crate) const UNSAID: &str = r#"{"entry":"said","text":""}"#;

    pub(crate) fn write(&self) -> String {
        serde_json::to_string(self).expect("an entry has a JSON form")
    }
}

/// Whether an entry is what a command led to, so that the command was sent before.
pub(crate) fn is_of(entry: &Entry, command: &Command) -> bool {
    let Ok(body) = read(entry) else {
        return false;
    };
    match (command, body) {
        (
            Command::Act { seat, actions },
            EntryBody::Acted {
                seat: by,
                actions: taken,
            },
        ) => *seat == by && *actions == taken,
        (
            Command::Plan { seat, actions },
            EntryBody::Planned {
                seat: by,
                actions: laid,
            },
        ) => *seat == by && *actions == laid,
        (
            Command::Orders { seat, orders },
            EntryBody::Ordered {
                seat: by,
                orders: given,
            },
        ) => *seat == by && *orders == given,
        (Command::Undo { seat, to }, EntryBody::Undone { seat: by, to: was }) => {
            *seat == by && to.is_none_or(|to| to == was)
        }
        (
            Command::AskTakeBack { seat, to },
            EntryBody::Undone { seat: by, to: was }
            | EntryBody::TakeBackAsked { seat: by, to: was },
        ) => *seat == by && *to == was,
        (
            Command::AnswerTakeBack { seat, agrees },
            EntryBody::TakeBackAnswered {
                seat: by,
                agrees: agreed,
            },
        ) => *seat == by && *agrees == agreed,
        (Command::Resign { seat }, EntryBody::Resigned { seat: by }) => *seat == by,
        (
            Command::Leave { seat },
            EntryBody::Seated {
                seat: of, sitter, ..
            },
        ) => *seat == of && sitter == Sitter::Nobody,
        (
            Command::Place {
                seat,
                sitter: placed,
            },
            EntryBody::Seated {
                seat: of, sitter, ..
            },
        ) => {
            *seat == of
                && entry
                    .author
                    .as_ref()
                    .is_some_and(|host| placed.by(host) == sitter)
        }
        (
            Command::Sit { seat, secret, .. },
            EntryBody::Seated {
                seat: of, sitter, ..
            },
        ) => {
            // A link knows its seat better than whoever uses it.
            let is_there = secret.is_some() || seat.is_none_or(|seat| seat == of);
            is_there && sitter.user() == entry.author.as_ref()
        }
        (Command::Say { text }, EntryBody::Said { text: said }) => {
            text::said(text) == said || said.is_empty()
        }
        (
            Command::Mute { user, is_muted },
            EntryBody::Muted {
                user: whom,
                is_muted: was_muted,
            },
        ) => *user == whom && *is_muted == was_muted,
        (
            Command::Commit { seat, hash },
            EntryBody::Committed {
                seat: by,
                hash: fixed,
            },
        ) => *seat == by && *hash == fixed,
        (
            Command::Reveal { seat, share },
            EntryBody::Revealed {
                seat: by,
                share: told,
            },
        ) => *seat == by && *share == told,
        (Command::Start {}, EntryBody::Starting {} | EntryBody::Started { .. })
        | (Command::Close {}, EntryBody::Closed {})
        | (Command::Rematch {}, EntryBody::Rematched { .. }) => true,
        _ => false,
    }
}
