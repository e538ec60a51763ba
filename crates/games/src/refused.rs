//! Why the shelf refuses.

use bots::UnknownBot;
use game::{Arg, Flaw, Held, Message, Refusal, Seat, ToMessage};
use serde_json::{Value, json};
use thiserror::Error;

use crate::json::write;

/// Why a request is refused. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refused {
    #[error("{0}")]
    NotJson(String),
    #[error("the line is longer than {most} bytes")]
    TooLong { most: usize },
    #[error("{entry}: {reason}")]
    Malformed { entry: String, reason: String },
    #[error("there is no game {name:?}: the games are {known}")]
    UnknownGame { name: String, known: String },
    #[error("no game has been begun: send new, position or load first")]
    NoGame,
    #[error("{detail}")]
    Invalid {
        rule: Option<&'static str>,
        message: Message<Value>,
        detail: String,
    },
    #[error("{detail}")]
    Rule {
        rule: &'static str,
        message: Message<Value>,
        /// Which of several actions it was, from 0.
        nth: Option<usize>,
        detail: String,
    },
    #[error("{detail}")]
    Record {
        rule: Option<&'static str>,
        /// What is wrong with what is recorded, where a game tells.
        message: Option<Message<Value>>,
        detail: String,
    },
    #[error("{0}")]
    UnknownRules(String),
    #[error(transparent)]
    UnknownBot(#[from] UnknownBot),
    #[error("there is nothing to plan ahead for this seat now")]
    NothingToPlan,
    #[error("{game} knows no standing orders")]
    NoOrders { game: &'static str },
    #[error("nobody gives advice in {game}")]
    NoAdviser { game: &'static str },
    #[error(transparent)]
    Held(#[from] Held),
    #[error("seat {0} is not to act")]
    NotToAct(Seat),
    #[error("seat {seat} is not at this table of {n_seats}")]
    NoSuchSeat { seat: Seat, n_seats: usize },
}

impl Refused {
    /// A word that stays the same whatever the message says.
    pub const fn code(&self) -> &'static str {
        match self {
            Refused::NotJson(_) => "not_json",
            Refused::TooLong { .. } => "too_long",
            Refused::Malformed { .. } => "malformed",
            Refused::UnknownGame { .. } => "unknown_game",
            Refused::NoGame => "no_game",
            Refused::Invalid { .. } => "invalid",
            Refused::Rule { .. } => "illegal",
            Refused::Record { .. } => "bad_record",
            Refused::UnknownRules(_) => "unknown_rules",
            Refused::UnknownBot(_) => "unknown_bot",
            Refused::NothingToPlan => "nothing_to_plan",
            Refused::NoOrders { .. } => "no_orders",
            Refused::NoAdviser { .. } => "no_adviser",
            Refused::Held(Held::Pausing) => "pausing",
            Refused::Held(Held::CallTooLate) => "call_too_late",
            Refused::NotToAct(_) => "not_to_act",
            Refused::NoSuchSeat { .. } => "no_such_seat",
        }
    }

    /// The rule that was broken, if it was one.
    pub const fn rule(&self) -> Option<&'static str> {
        match self {
            Refused::Rule { rule, .. } => Some(*rule),
            Refused::Invalid { rule, .. } | Refused::Record { rule, .. } => *rule,
            _ => None,
        }
    }

    /// Which of several actions is refused, from 0.
    pub const fn nth(&self) -> Option<usize> {
        match self {
            Refused::Rule { nth, .. } => *nth,
            _ => None,
        }
    }

    /// What people are told of it. The shelf's own refusals have the key of the server's words for their code.
    pub fn to_message(&self) -> Message<Value> {
        match self {
            Refused::Rule { message, .. }
            | Refused::Invalid { message, .. }
            | Refused::Record {
                message: Some(message),
                ..
            } => message.clone(),
            Refused::NotJson(_) => Message::new("server-not-json"),
            Refused::TooLong { most } => {
                Message::new("server-too-long").with("bytes", Arg::from(*most))
            }
            Refused::Malformed { entry, .. } => {
                Message::new("server-malformed").with("entry", Arg::from(entry.as_str()))
            }
            Refused::UnknownGame { name, known } => Message::new("server-unknown-game")
                .with("name", Arg::from(name.as_str()))
                .with("known", Arg::from(known.as_str())),
            Refused::NoGame => Message::new("server-no-game"),
            Refused::Record { message: None, .. } => Message::new("server-bad-record"),
            Refused::UnknownRules(_) => Message::new("server-unknown-rules"),
            Refused::UnknownBot(bot) => {
                Message::new("server-unknown-bot").with("name", Arg::from(bot.name.as_str()))
            }
            Refused::NothingToPlan => Message::new("server-nothing-to-plan"),
            Refused::NoOrders { game } => {
                Message::new("server-no-orders").with("game", Arg::from(*game))
            }
            Refused::NoAdviser { game } => {
                Message::new("server-no-adviser").with("game", Arg::from(*game))
            }
            Refused::Held(Held::Pausing) => Message::new("server-pausing"),
            Refused::Held(Held::CallTooLate) => Message::new("server-call-too-late"),
            Refused::NotToAct(seat) => {
                Message::new("server-not-to-act").with("seat", Arg::from(*seat))
            }
            Refused::NoSuchSeat { seat, .. } => {
                Message::new("server-no-such-seat").with("seat", Arg::from(*seat))
            }
        }
    }

    /// The refusal of an action.
    pub(crate) fn illegal(illegal: &impl Refusal) -> Refused {
        Refused::Rule {
            rule: illegal.rule(),
            message: written(illegal),
            nth: None,
            detail: illegal.to_string(),
        }
    }

    /// The refusal of one of several actions, told to programmers in these words.
    pub(crate) fn illegal_of(illegal: &impl Refusal, nth: usize, detail: String) -> Refused {
        Refused::Rule {
            rule: illegal.rule(),
            message: written(illegal),
            nth: Some(nth),
            detail,
        }
    }

    /// The refusal of a setup or a position.
    pub(crate) fn invalid(invalid: &impl Flaw) -> Refused {
        Refused::Invalid {
            rule: invalid.rule(),
            message: written(invalid),
            detail: invalid.to_string(),
        }
    }

    /// The refusal of a record in which an action is refused, told to programmers in these words.
    pub(crate) fn record(illegal: &impl Refusal, detail: String) -> Refused {
        Refused::Record {
            rule: Some(illegal.rule()),
            message: Some(written(illegal)),
            detail,
        }
    }

    /// The refusal as a message.
    pub fn to_json(&self) -> Value {
        let mut error = json!(self.to_message());
        error["code"] = self.code().into();
        error["message"] = self.to_string().into();
        if let Some(rule) = self.rule() {
            error["rule"] = rule.into();
        }
        if let Some(nth) = self.nth() {
            error["nth"] = nth.into();
        }
        error
    }
}

/// What a game tells, with its own things as JSON.
fn written(told: &impl ToMessage) -> Message<Value> {
    told.to_message().map(&|thing| write(&thing))
}
