//! What can be asked of a table, and the two ends of the channel to it.

use std::sync::Arc;

use game::Seat;
use games::Ahead;
use games::Refused;
use serde_json::Value;
use serde_json::value::RawValue;
use store::UserId;
use tokio::sync::{mpsc, oneshot};

use super::advice::{AnalysisJob, HintJob};
use super::past::{Missed, Past};
use super::planning::PlannedAhead;
use crate::error::Error;
use crate::outbound::{Outbound, Receipt};
use crate::protocol::{Command, Done, TableShown, Wants};

type Answer<T> = oneshot::Sender<Result<T, Error>>;

/// Who is told what came of a command.
pub(crate) enum Reply {
    /// Somebody who does nothing else meanwhile.
    Waiting(Answer<Done>),
    /// A client, by its socket.
    Socket(Receipt),
}

impl Reply {
    /// Says what came of it.
    pub(crate) fn give(self, done: Result<Done, Error>) {
        match self {
            // Whoever asked may have left.
            Reply::Waiting(answer) => drop(answer.send(done)),
            Reply::Socket(receipt) => receipt.give(done),
        }
    }
}

/// What can be asked of a table.
pub(crate) enum TableMessage {
    Do {
        user: UserId,
        /// Shared with whoever asks again if the table was put away meanwhile.
        command: Arc<Command>,
        /// The id that the sender gave it.
        key: Option<String>,
        reply: Reply,
    },
    /// Make a link to a seat, or an invitation to the table; without a digest, take it back.
    Link {
        user: UserId,
        seat: Option<Seat>,
        digest: Option<String>,
        answer: Answer<()>,
    },
    Join {
        outbound: Outbound,
        user: Option<UserId>,
        seat: Option<Seat>,
        /// The last entry that the client has seen.
        since: Option<u64>,
        /// What it has missed since then, if that has been worked out.
        missed: Option<Arc<Missed>>,
        wants: Wants,
        answer: Answer<Joining>,
    },
    Part {
        socket: u64,
    },
    Look {
        socket: u64,
    },
    Ask(Question),
    /// Somebody has gone, and what they said goes too.
    Unsay {
        user: UserId,
    },
    /// The table has grown elsewhere, up to this entry, or nobody knows.
    Grown {
        seq: Option<u64>,
    },
}

/// What can be asked that changes nothing, neither the table nor who follows it.
pub(crate) enum Question {
    Show {
        user: Option<UserId>,
        seat: Option<Seat>,
        /// Whether the guide is wanted too.
        guide: bool,
        answer: Answer<TableShown>,
    },
    /// What is played on.
    Ground {
        user: Option<UserId>,
        answer: Answer<Box<RawValue>>,
    },
    /// The game as a plan would make it.
    PlanAhead {
        user: UserId,
        seat: Seat,
        parts: Vec<Value>,
        answer: Answer<PlannedAhead>,
    },
    Ahead {
        user: UserId,
        seat: Seat,
        parts: Vec<Value>,
        answer: Answer<Ahead>,
    },
    /// Somebody who advises a seat.
    Hint {
        user: UserId,
        seat: Seat,
        answer: Answer<HintJob>,
    },
    /// The game, once it is over, to be looked back at elsewhere.
    Analysis {
        user: Option<UserId>,
        answer: Answer<AnalysisJob>,
    },
    /// Why an action cannot be taken, if it cannot.
    Why {
        user: UserId,
        seat: Seat,
        action: Value,
        answer: Answer<Option<Refused>>,
    },
    /// All that has been, to be played again elsewhere.
    Past {
        user: Option<UserId>,
        seat: Option<Seat>,
        answer: Answer<Past>,
    },
}

impl From<Question> for TableMessage {
    fn from(question: Question) -> TableMessage {
        TableMessage::Ask(question)
    }
}

/// What came of wanting to follow a table.
pub(crate) enum Joining {
    Joined,
    /// What the client has missed has to be worked out from this first, elsewhere.
    Behind(Box<Past>),
}

/// How many messages may wait.
const WAITING: usize = 256;

/// The sending end of a table's inbox.
#[derive(Clone, Debug)]
pub(crate) struct Handle(pub(crate) mpsc::Sender<TableMessage>);

/// Makes the two ends of an inbox. Spawn [`run`](super::run) with the other one.
pub(crate) fn channel() -> (Handle, mpsc::Receiver<TableMessage>) {
    let (sender, receiver) = mpsc::channel(WAITING);
    (Handle(sender), receiver)
}

impl TableMessage {
    /// Answers that it cannot be.
    pub(crate) fn refuse(self, error: Error) {
        // Whoever asked may have left.
        match self {
            TableMessage::Do { reply, .. } => reply.give(Err(error)),
            TableMessage::Link { answer, .. } => drop(answer.send(Err(error))),
            TableMessage::Join { answer, .. } => drop(answer.send(Err(error))),
            TableMessage::Ask(question) => question.refuse(error),
            TableMessage::Part { .. }
            | TableMessage::Look { .. }
            | TableMessage::Unsay { .. }
            | TableMessage::Grown { .. } => {}
        }
    }
}

impl Question {
    fn refuse(self, error: Error) {
        match self {
            Question::Show { answer, .. } => drop(answer.send(Err(error))),
            Question::Ground { answer, .. } => drop(answer.send(Err(error))),
            Question::PlanAhead { answer, .. } => drop(answer.send(Err(error))),
            Question::Ahead { answer, .. } => drop(answer.send(Err(error))),
            Question::Hint { answer, .. } => drop(answer.send(Err(error))),
            Question::Analysis { answer, .. } => drop(answer.send(Err(error))),
            Question::Why { answer, .. } => drop(answer.send(Err(error))),
            Question::Past { answer, .. } => drop(answer.send(Err(error))),
        }
    }
}
