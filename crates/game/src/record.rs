//! A game written down: all that is ever stored.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Flaw, Game, Outcome, Refusal, Seat, Seed};

/// A game written down, to be played again action by action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(
    deny_unknown_fields,
    bound(
        serialize = "S: Serialize, P: Serialize, A: Serialize",
        deserialize = "S: Deserialize<'de>, P: Deserialize<'de>, A: Deserialize<'de>"
    )
)]
pub struct Record<S, P, A> {
    /// The name of the game.
    pub game: String,
    /// The version of the rules it was played by.
    pub rules: u32,
    pub start: Start<S, P>,
    pub seed: Seed,
    /// Proof that the seed was chosen before the first action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<Commitment>,
    /// Who sat where.
    #[serde(default)]
    pub seats: Vec<String>,
    pub actions: Vec<Taken<A>>,
    /// How it came out, once it had.
    #[serde(default)]
    pub result: Option<Outcome>,
}

/// Where a recorded game starts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Start<S, P> {
    Setup(S),
    Position(P),
}

/// What was shown of a seed before the game: `hash` is the SHA-256 of `salt:seed`, in hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Commitment {
    pub salt: String,
    pub hash: String,
    /// The seed that was hashed, where the players' shares made another one of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// What the players added, in the order of their seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shares: Vec<Share>,
}

/// What a player added to a seed: `hash`, shown before the game, is the SHA-256 of `share`, in hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    pub seat: Seat,
    pub hash: String,
    /// Left out if it was not told in time: the game was dealt without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub share: Option<String>,
}

/// One action, and the seat that took it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Taken<A> {
    pub seat: Seat,
    pub action: A,
}

/// Why a record is no game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordError<I: Refusal, V: Flaw> {
    #[error("this is a record of {found}, not of {expected}")]
    OtherGame {
        found: String,
        expected: &'static str,
    },
    #[error(
        "the record was made under rules version {found}, and this program knows versions 1 to {newest}"
    )]
    UnknownRules { found: u32, newest: u32 },
    #[error("the start is not valid: {0}")]
    Start(V),
    #[error("action {number} (seat {seat}) breaks {}: {source}", .source.rule())]
    Action {
        number: usize,
        seat: Seat,
        source: I,
    },
    #[error("the record has {found} seats named, and the game has {expected}")]
    Seats { found: usize, expected: usize },
    #[error("the record says the game came out as {recorded}, and it came out as {replayed}")]
    Result { recorded: String, replayed: String },
}

impl<S, P, A> Record<S, P, A>
where
    A: Clone,
{
    /// An empty record of a game that starts like this.
    pub fn new<G>(start: Start<S, P>, seed: Seed, seats: Vec<String>) -> Record<S, P, A>
    where
        G: Game<Setup = S, Position = P, Action = A>,
    {
        Record {
            game: G::NAME.to_owned(),
            rules: G::RULES_VERSION,
            start,
            seed,
            commitment: None,
            seats,
            actions: Vec::new(),
            result: None,
        }
    }

    /// The game before its first action.
    ///
    /// # Errors
    ///
    /// Returns why no game starts like this.
    pub fn open<G>(&self) -> Result<G, RecordError<G::Illegal, G::Invalid>>
    where
        G: Game<Setup = S, Position = P, Action = A>,
    {
        if self.game != G::NAME {
            return Err(RecordError::OtherGame {
                found: self.game.clone(),
                expected: G::NAME,
            });
        }
        if self.rules == 0 || self.rules > G::RULES_VERSION {
            return Err(RecordError::UnknownRules {
                found: self.rules,
                newest: G::RULES_VERSION,
            });
        }
        let game = match &self.start {
            Start::Setup(setup) => G::new(setup, self.seed),
            Start::Position(position) => G::from_position(position, self.seed),
        }
        .map_err(RecordError::Start)?;
        if !self.seats.is_empty() && self.seats.len() != game.n_seats() {
            return Err(RecordError::Seats {
                found: self.seats.len(),
                expected: game.n_seats(),
            });
        }
        Ok(game)
    }

    /// Plays the whole record again and compares the result.
    ///
    /// # Errors
    ///
    /// Returns the first action that the rules refuse, or whatever else keeps the record from being what it says.
    pub fn replay<G>(&self) -> Result<G, RecordError<G::Illegal, G::Invalid>>
    where
        G: Game<Setup = S, Position = P, Action = A>,
    {
        let mut game: G = self.open()?;
        for (idx, Taken { seat, action }) in self.actions.iter().enumerate() {
            game.apply(*seat, action, &mut ())
                .map_err(|source| RecordError::Action {
                    number: idx + 1,
                    seat: *seat,
                    source,
                })?;
        }
        let replayed = game.outcome();
        if self.result != replayed {
            let in_words = |outcome: &Option<Outcome>| match outcome {
                Some(outcome) => format!(
                    "points {:?} and places {:?}",
                    outcome.points, outcome.places
                ),
                None => "not over".to_owned(),
            };
            return Err(RecordError::Result {
                recorded: in_words(&self.result),
                replayed: in_words(&replayed),
            });
        }
        Ok(game)
    }
}
