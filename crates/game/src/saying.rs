//! What is to be said, before it is put into anybody's words.

use serde::{Serialize, Serializer};

use crate::Seat;

/// The key of a message, and what the message is made with, by name.
///
/// `T` is what the game has names for: its goods, places, cards. Whoever shows the game turns them into words, in the
/// language of whoever looks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Saying<T> {
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
    Saying(Saying<T>),
    Thing(T),
}

/// Something that can be said.
pub trait Said {
    /// What the game has names for.
    type Thing: Serialize;

    /// The key of its message and what that is made with.
    fn said(&self) -> Saying<Self::Thing>;
}

impl<T> Saying<T> {
    /// A message that is made with nothing yet.
    pub const fn new(key: &'static str) -> Saying<T> {
        let args = Vec::new();
        Saying { key, args }
    }

    /// The same, made with one thing more, if it is there.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Option<Arg<T>>>) -> Saying<T> {
        self.args.extend(arg.into().map(|arg| (name, arg)));
        self
    }

    /// The same, made with other things.
    pub fn map<U>(self, change: &impl Fn(T) -> U) -> Saying<U> {
        let args = self.args.into_iter();
        let args = args.map(|(name, arg)| (name, arg.map(change)));
        Saying {
            key: self.key,
            args: args.collect(),
        }
    }

    /// What it is made with under a name.
    pub fn arg(&self, name: &str) -> Option<&Arg<T>> {
        let mut args = self.args.iter();
        args.find_map(|(other, arg)| (*other == name).then_some(arg))
    }
}

impl<T> Arg<T> {
    fn map<U>(self, change: &impl Fn(T) -> U) -> Arg<U> {
        match self {
            Arg::Number(number) => Arg::Number(number),
            Arg::Text(text) => Arg::Text(text),
            Arg::Seat { seat } => Arg::Seat { seat },
            Arg::Saying(saying) => Arg::Saying(saying.map(change)),
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

impl<T> From<usize> for Arg<T> {
    fn from(number: usize) -> Arg<T> {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// Whether a field is there, where the key of a message depends on that.
pub trait There {
    /// Whether it is: not empty, and not `false`.
    fn is_there(&self) -> bool;
}

impl There for bool {
    fn is_there(&self) -> bool {
        *self
    }
}

impl<T> There for Option<T> {
    fn is_there(&self) -> bool {
        self.is_some()
    }
}

/// How the values of a type are said, as a table for programs that have them only as JSON.
#[derive(Clone, Copy, Debug)]
pub struct Forms {
    /// The entry that names the variant, in snake case.
    pub tag: &'static str,
    pub forms: &'static [Form],
}

/// How one variant is said.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    pub variant: &'static str,
    pub key: &'static str,
    /// Other keys, each said if this entry is there. The first that fits is taken.
    pub keys: &'static [(Path, &'static str)],
    pub args: &'static [(&'static str, Part)],
    /// What on the table it is about. The first that is there is meant.
    pub about: &'static [Part],
}

/// A kind of thing, and the entries that it is made of. It is left out where one entry alone makes it and is not there.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    pub kind: &'static str,
    pub paths: &'static [Path],
}

/// An entry, and maybe an entry in it.
pub type Path = &'static [&'static str];

/// Writes down how each variant of an enum is said, as a table and as an implementation of [`Said`].
///
/// A variant has a key, and may have others in round brackets for when a field is there. What the message is made with
/// follows in square brackets: a kind, and the fields that it is made of. `number`, `text`, `seat` and `said` are known
/// to every game, all other kinds are variants of its things. After `@` stands what on the table it is about.
#[macro_export]
macro_rules! forms {
    (
        $(#[$meta:meta])*
        $vis:vis $table:ident: $type:ident by $tag:literal of $thing:ident;
        $(
            $variant:ident $({ $($field:ident),+ })? $key:literal
            $(($($cond:ident $(.$cond_in:ident)? => $other:literal),+))?
            $([$($name:ident: $kind:ident($($part:ident $(.$part_in:ident)?),*)),+])?
            $(@ $($about:ident($($end:ident $(.$end_in:ident)?),+)),+)?
            ;
        )*
    ) => {
        $(#[$meta])*
        $vis const $table: $crate::Forms = $crate::Forms {
            tag: $tag,
            forms: &[$($crate::Form {
                variant: stringify!($variant),
                key: $key,
                keys: &[$($((&[stringify!($cond) $(, stringify!($cond_in))?], $other)),+)?],
                args: &[$($((stringify!($name), $crate::Part {
                    kind: stringify!($kind),
                    paths: &[$(&[stringify!($part) $(, stringify!($part_in))?]),*],
                })),+)?],
                about: &[$($($crate::Part {
                    kind: stringify!($about),
                    paths: &[$(&[stringify!($end) $(, stringify!($end_in))?]),+],
                }),+)?],
            }),*],
        };

        impl $crate::Said for $type {
            type Thing = $thing;

            // Some fields are named only for those who read the table.
            #[allow(unused_variables)]
            fn said(&self) -> $crate::Saying<$thing> {
                match self {
                    $($type::$variant { $($($field,)+)? .. } => {
                        let key = $($(if $crate::There::is_there(&$crate::field!($cond $(.$cond_in)?)) {
                            $other
                        } else)+)? {
                            $key
                        };
                        $crate::Saying::new(key)
                            $($(.with(stringify!($name), $crate::arg!($thing $kind($($part $(.$part_in)?),*))))+)?
                    })*
                }
            }
        }
    };
}

/// What a message is made with, out of fields. See [`forms!`].
#[doc(hidden)]
#[macro_export]
macro_rules! arg {
    ($thing:ident number($($path:tt)+)) => {
        $crate::Arg::Number(i64::from($crate::field!($($path)+)))
    };
    ($thing:ident text($($path:tt)+)) => {
        $crate::Arg::Text(String::from($crate::field!($($path)+)))
    };
    ($thing:ident seat($($path:tt)+)) => {
        Option::<$crate::Seat>::from($crate::field!($($path)+)).map($crate::Arg::from)
    };
    ($thing:ident said($($path:tt)+)) => {
        $crate::Arg::Saying($crate::Said::said(&$crate::field!($($path)+)))
    };
    ($thing:ident $kind:ident($part:ident $(.$part_in:ident)?)) => {
        Option::from($crate::field!($part $(.$part_in)?)).map(|part| $crate::Arg::Thing($thing::$kind(part)))
    };
    ($thing:ident $kind:ident($($part:ident $(.$part_in:ident)?),*)) => {
        $crate::Arg::Thing($thing::$kind($($crate::field!($part $(.$part_in)?).into()),*))
    };
}

/// The value of a field, or of what a field has under a name.
#[doc(hidden)]
#[macro_export]
macro_rules! field {
    ($field:ident) => {
        Clone::clone($field)
    };
    ($field:ident . $within:ident) => {
        $field.$within()
    };
}

fn by_name<T: Serialize, S: Serializer>(
    args: &[(&'static str, Arg<T>)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(name, arg)| (name, arg)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[serde(rename_all = "snake_case")]
    enum Thing {
        Card(u8),
        Pair(u8, u8),
    }

    enum Event {
        Drawn {
            seat: Seat,
            card: Option<u8>,
        },
        Swapped {
            first: u8,
            second: u8,
            points: i32,
            why: Cause,
        },
        Over,
    }

    #[derive(Clone, Copy)]
    enum Cause {
        Asked { seat: Seat },
    }

    forms! {
        EVENTS: Event by "event" of Thing;
        Drawn { seat, card } "drawn" (card => "drawn-open") [name: seat(seat), card: Card(card)] @ Card(card);
        Swapped { first, second, points, why } "swapped" [cards: Pair(first, second), points: number(points), why: said(why)];
        Over "over";
    }

    forms! {
        CAUSES: Cause by "because" of Thing;
        Asked { seat } "asked" [name: seat(seat)];
    }

    fn written(event: &Event) -> serde_json::Value {
        serde_json::to_value(event.said()).unwrap()
    }

    #[test]
    fn a_variant_is_said_with_what_is_there() {
        let seat = Seat::FIRST;
        let drawn = |card| written(&Event::Drawn { seat, card });
        let name = serde_json::json!({ "seat": 0 });
        assert_eq!(
            drawn(None),
            serde_json::json!({ "key": "drawn", "args": { "name": name } })
        );
        assert_eq!(
            drawn(Some(3)),
            serde_json::json!({ "key": "drawn-open", "args": { "name": name, "card": { "card": 3 } } })
        );
        let swapped = Event::Swapped {
            first: 1,
            second: 2,
            points: -3,
            why: Cause::Asked { seat },
        };
        let args = serde_json::json!({
            "cards": { "pair": [1, 2] },
            "points": -3,
            "why": { "key": "asked", "args": { "name": name } },
        });
        assert_eq!(
            written(&swapped),
            serde_json::json!({ "key": "swapped", "args": args })
        );
        assert_eq!(written(&Event::Over), serde_json::json!({ "key": "over" }));
    }

    #[test]
    fn the_table_says_the_same() {
        let [drawn, swapped, over] = EVENTS.forms else {
            panic!("three forms");
        };
        assert_eq!((EVENTS.tag, drawn.variant), ("event", "Drawn"));
        assert_eq!(drawn.keys, [(&["card"][..], "drawn-open")]);
        assert_eq!(drawn.about[0].kind, "Card");
        let (name, cards) = &swapped.args[0];
        assert_eq!((*name, cards.kind), ("cards", "Pair"));
        assert_eq!(cards.paths, [&["first"], &["second"]]);
        assert!(over.args.is_empty() && CAUSES.forms.len() == 1);
    }
}
