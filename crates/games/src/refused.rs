//! Why the shelf refuses.

use bots::UnknownBot;
use game::{Flaw, Refusal, Seat};
use serde_json::{Value, json};
use thiserror::Error;

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
    #[error("{message}")]
    Invalid {
        rule: Option<&'static str>,
        message: String,
    },
    #[error("{message}")]
    Rule {
        rule: &'static str,
        /// The key of its words.
        key: &'static str,
        message: String,
    },
    #[error("{message}")]
    Record {
        rule: Option<&'static str>,
        message: String,
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

    /// The key of the words for the refusal of an action.
    pub const fn key(&self) -> Option<&'static str> {
        match self {
            Refused::Rule { key, .. } => Some(*key),
            _ => None,
        }
    }

    /// The refusal of an action.
    pub(crate) fn illegal(illegal: &impl Refusal) -> Refused {
        Refused::illegal_as(illegal, illegal.to_string())
    }

    /// The refusal of an action, said in these words.
    pub(crate) fn illegal_as(illegal: &impl Refusal, message: String) -> Refused {
        Refused::Rule {
            rule: illegal.rule(),
            key: illegal.key(),
            message,
        }
    }

    /// The refusal of a setup or a position.
    pub(crate) fn invalid(invalid: &impl Flaw) -> Refused {
        Refused::Invalid {
            rule: invalid.rule(),
            message: invalid.to_string(),
        }
    }

    /// The refusal as a message.
    pub fn to_json(&self) -> Value {
        let mut error = json!({ "code": self.code(), "message": self.to_string() });
        if let Some(rule) = self.rule() {
            error["rule"] = rule.into();
        }
        if let Some(key) = self.key() {
            error["key"] = key.into();
        }
        error
    }
}
