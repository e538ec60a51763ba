//! What is written down of a table: what the entries of its log say.

use std::sync::Arc;

use game::{Seat, SeatSet, Seed};
use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use store::{TableId, UserId};

use super::options::{Options, Sitter};
use crate::protocol::CopyOf;

/// What one entry of a table's log says. Its author and time are the store's to keep.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
pub(crate) enum EntryBody {
    /// The first entry. The seed is fixed before anybody sits down.
    Opened {
        options: Arc<Options>,
        rules: u32,
        seed: Seed,
        salt: String,
        /// Where the game begins, if that is not its setup.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        origin: Option<Arc<Origin>>,
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
        actions: Actions,
    },
    /// A plan laid down, or withdrawn if it is empty.
    Planned {
        seat: Seat,
        actions: Actions,
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
        /// Whether the others have acted since, and what they did stays.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        alone: bool,
    },
    /// The pause is over in which the order of a phase could be called for.
    Resumed {},
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

/// Actions of a seat, as text until a game takes them: a tree of values would fill many times the memory for as long as
/// the table is at work.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub(crate) struct Actions(Box<RawValue>);

impl Actions {
    pub(crate) fn of(actions: &[Value]) -> Actions {
        Actions(to_raw_value(actions).expect("values have a JSON form"))
    }

    /// Actions that somebody has written down.
    fn read(text: Box<RawValue>) -> Result<Actions, serde_json::Error> {
        let _: Vec<IgnoredAny> = serde_json::from_str(text.get())?;
        Ok(Actions(text))
    }

    /// The actions one by one.
    pub(crate) fn values(&self) -> Vec<Value> {
        serde_json::from_str(self.0.get()).unwrap_or_default()
    }
}

impl PartialEq for Actions {
    fn eq(&self, other: &Actions) -> bool {
        self.0.get() == other.0.get()
    }
}

impl<'de> Deserialize<'de> for Actions {
    /// Text cannot be kept as it is inside an enum that is read by its tag.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Actions, D::Error> {
        Vec::deserialize(deserializer).map(|actions: Vec<Value>| Actions::of(&actions))
    }
}

/// An entry with actions, which are most of a log: they are left as they are.
#[derive(Deserialize)]
struct WithActions {
    seat: Seat,
    actions: Box<RawValue>,
}

impl EntryBody {
    const ACTED: &str = "acted";
    const PLANNED: &str = "planned";

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
            EntryBody::Acted { .. } => EntryBody::ACTED,
            EntryBody::Planned { .. } => EntryBody::PLANNED,
            EntryBody::Ordered { .. } => "ordered",
            EntryBody::Undone { .. } => "undone",
            EntryBody::Resumed {} => "resumed",
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

    /// Reads what the store has kept under this word.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with the text.
    pub(super) fn read(kind: &str, text: &str) -> Result<EntryBody, serde_json::Error> {
        match kind {
            EntryBody::ACTED => {
                let WithActions { seat, actions } = serde_json::from_str(text)?;
                let actions = Actions::read(actions)?;
                Ok(EntryBody::Acted { seat, actions })
            }
            EntryBody::PLANNED => {
                let WithActions { seat, actions } = serde_json::from_str(text)?;
                let actions = Actions::read(actions)?;
                Ok(EntryBody::Planned { seat, actions })
            }
            _ => serde_json::from_str(text),
        }
    }

    /// As the store keeps it.
    pub(crate) fn write(&self) -> String {
        serde_json::to_string(self).expect("an entry has a JSON form")
    }

    /// Whether a seat has acted in the game.
    pub(super) const fn is_acted(&self) -> bool {
        matches!(self, EntryBody::Acted { .. })
    }

    /// Whether somebody is given a seat, or gives it up.
    pub(super) const fn is_seated(&self) -> bool {
        matches!(self, EntryBody::Seated { .. })
    }

    /// Whether the game begins.
    pub(super) const fn is_started(&self) -> bool {
        matches!(self, EntryBody::Started { .. })
    }

    /// Whether whoever wrote it has played.
    pub(super) const fn is_played(&self) -> bool {
        matches!(self, EntryBody::Acted { .. } | EntryBody::Resigned { .. })
    }

    /// Whether a game may be over with it.
    pub(super) const fn may_end_game(&self) -> bool {
        self.is_played() || matches!(self, EntryBody::TimedOut { .. } | EntryBody::Resumed {})
    }

    /// Whether it makes the game another one, as far as anybody can see.
    pub(super) const fn changes_game(&self) -> bool {
        self.may_end_game()
            || matches!(
                self,
                EntryBody::Started { .. } | EntryBody::Undone { .. } | EntryBody::Resumed {}
            )
    }

    /// Whether it is part of how a running game goes on, which leaves the order of lists alone.
    pub(super) const fn is_everyday(&self) -> bool {
        matches!(
            self,
            EntryBody::Acted { .. }
                | EntryBody::Planned { .. }
                | EntryBody::Ordered { .. }
                | EntryBody::Undone { .. }
                | EntryBody::Resumed {}
                | EntryBody::Said { .. }
        )
    }

    /// Whether what is open of it depends on who asks, and not on the seat alone.
    pub(super) const fn is_personal(&self) -> bool {
        matches!(self, EntryBody::Said { .. } | EntryBody::Muted { .. })
    }

    /// Whether somebody does not want to hear somebody, or does again.
    pub(super) const fn is_muting(&self) -> bool {
        matches!(self, EntryBody::Muted { .. })
    }

    /// Whether somebody sits down or gets up.
    pub(super) const fn moves_people(&self) -> bool {
        self.changes_sitters() || matches!(self, EntryBody::Opened { .. })
    }

    /// Whether a seat may be somebody else's after it.
    pub(super) const fn changes_sitters(&self) -> bool {
        matches!(
            self,
            EntryBody::Seated { .. } | EntryBody::Resigned { .. } | EntryBody::TimedOut { .. }
        )
    }

    /// Whether other people may look at the table after it, or with other eyes.
    pub(super) const fn changes_eyes(&self) -> bool {
        self.changes_sitters() || matches!(self, EntryBody::Started { .. } | EntryBody::Closed {})
    }

    /// Whether more of the table changes with it than news tell, so that everybody is shown the table anew.
    pub(super) const fn shows_anew(&self) -> bool {
        matches!(
            self,
            EntryBody::Seated { .. }
                | EntryBody::Committed { .. }
                | EntryBody::Starting {}
                | EntryBody::Revealed { .. }
                | EntryBody::Started { .. }
                | EntryBody::Resigned { .. }
                | EntryBody::Closed {}
        )
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn entries_are_read_back_as_they_were_written() {
        let seat = Seat::new(1).unwrap();
        let actions = Actions::of(&[json!({ "do": "draw", "n": [1, 2] }), json!({ "do": "end" })]);
        for body in [
            EntryBody::Acted {
                seat,
                actions: actions.clone(),
            },
            EntryBody::Planned { seat, actions },
            EntryBody::TakeBackAsked { seat, to: 7 },
            EntryBody::TakeBackAnswered { seat, agrees: true },
            EntryBody::TimedOut { seat },
            EntryBody::Started {
                missing: SeatSet::EMPTY,
            },
        ] {
            let text = body.write();
            let value: Value = serde_json::from_str(&text).unwrap();
            assert_eq!(value["entry"], body.kind(), "{text}");
            assert_eq!(EntryBody::read(body.kind(), &text).unwrap(), body);
            assert_eq!(serde_json::from_str::<EntryBody>(&text).unwrap(), body);
        }
        for (kind, text) in [
            ("acted", r#"{"entry":"acted","seat":1}"#),
            ("planned", r#"{"entry":"planned","actions":[]}"#),
            ("closed", r#"{"entry":"shut"}"#),
        ] {
            assert!(EntryBody::read(kind, text).is_err(), "{text}");
        }
    }
}
