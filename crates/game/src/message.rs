//! What is told of a game, before it is put into anybody's words.

use serde::{Serialize, Serializer};

use crate::{Game, Seat};

/// The key of a message, and what the message is made with, by name.
///
/// `T` is what the game has names for: its goods, places, cards. Whoever shows the game turns them into words, in the
/// language of whoever looks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Message<T> {
    pub key: &'static str,
    #[serde(serialize_with = "by_name", skip_serializing_if = "Vec::is_empty")]
    #[serde(bound(serialize = "T: Serialize"))]
    pub args: Vec<(&'static str, Arg<T>)>,
}

/// What a message is made with. Numbers and texts are written as they are, all else under the name of its kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Arg<T> {
    Number(i64),
    /// A name that stands in the request itself, such as that of an entry. It is the same in every language.
    Text(String),
    /// Whoever sits there.
    Seat {
        seat: Seat,
    },
    /// Everyone who sits there, in this order.
    Seats {
        seats: Vec<Seat>,
    },
    /// A message within the message, as an action within the event that it was asked for.
    Message(Message<T>),
    /// Something that the game has a name for.
    Thing(T),
}

/// Something that people are told of: an event, an action, a refusal.
///
/// Where it is an enum of a game, [`messages!`](crate::messages) writes this down.
pub trait ToMessage {
    /// What the game has names for.
    type Thing: Serialize;

    /// What people are told of it.
    fn to_message(&self) -> Message<Self::Thing>;
}

impl<T> Message<T> {
    /// A message that is made with nothing yet.
    pub const fn new(key: &'static str) -> Message<T> {
        let args = Vec::new();
        Message { key, args }
    }

    /// The same, made with one thing more, if it is there.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Option<Arg<T>>>) -> Message<T> {
        self.args.extend(arg.into().map(|arg| (name, arg)));
        self
    }

    /// The same, made with other things.
    pub fn map<U>(self, change: &impl Fn(T) -> U) -> Message<U> {
        let args = self.args.into_iter();
        let args = args.map(|(name, arg)| (name, arg.map(change)));
        Message {
            key: self.key,
            args: args.collect(),
        }
    }
}

impl<T> Arg<T> {
    fn map<U>(self, change: &impl Fn(T) -> U) -> Arg<U> {
        match self {
            Arg::Number(number) => Arg::Number(number),
            Arg::Text(text) => Arg::Text(text),
            Arg::Seat { seat } => Arg::Seat { seat },
            Arg::Seats { seats } => Arg::Seats { seats },
            Arg::Message(message) => Arg::Message(message.map(change)),
            Arg::Thing(thing) => Arg::Thing(change(thing)),
        }
    }
}

impl<T> From<Seat> for Arg<T> {
    fn from(seat: Seat) -> Arg<T> {
        Arg::Seat { seat }
    }
}

impl<T> From<&str> for Arg<T> {
    fn from(text: &str) -> Arg<T> {
        Arg::Text(text.to_owned())
    }
}

impl<T> From<u8> for Arg<T> {
    fn from(number: u8) -> Arg<T> {
        Arg::Number(number.into())
    }
}

impl<T> From<usize> for Arg<T> {
    fn from(number: usize) -> Arg<T> {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

fn by_name<T: Serialize, S: Serializer>(
    args: &[(&'static str, Arg<T>)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(name, arg)| (name, arg)))
}

/// Something that people can be told of in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sample<G: Game> {
    /// What happened just before.
    Event(G::Event),
    /// What can be done.
    Action(G::Action),
    /// Why something cannot.
    Refusal(G::Illegal),
}

impl<G: Game> ToMessage for Sample<G> {
    type Thing = G::Thing;

    fn to_message(&self) -> Message<G::Thing> {
        match self {
            Sample::Event(event) => event.to_message(),
            Sample::Action(action) => action.to_message(),
            Sample::Refusal(illegal) => illegal.to_message(),
        }
    }
}
