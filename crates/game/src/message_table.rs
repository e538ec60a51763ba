//! What is told of each variant of an enum, written down once for Rust and for the page.

/// Whether a field is there, where the key of a message depends on that.
pub trait Present {
    /// Whether it is: not empty, and not `false`.
    fn is_present(&self) -> bool;
}

impl Present for bool {
    fn is_present(&self) -> bool {
        *self
    }
}

impl<T> Present for Option<T> {
    fn is_present(&self) -> bool {
        self.is_some()
    }
}

/// What is told of the values of a type, as a table for programs that have them only as JSON.
#[derive(Clone, Copy, Debug)]
pub struct MessageTable {
    /// The entry that names the variant, in snake case.
    pub tag: &'static str,
    pub rows: &'static [MessageRow],
}

/// What is told of one variant.
#[derive(Clone, Copy, Debug)]
pub struct MessageRow {
    pub variant: &'static str,
    pub key: &'static str,
    /// Other keys, each for when this entry is there. The first that fits is taken.
    pub keys: &'static [(EntryPath, &'static str)],
    pub args: &'static [(&'static str, Source)],
    /// What on the table it is about. The first that is there is meant.
    pub about: &'static [Source],
}

/// Where an argument comes from: its kind, and the entries that it is made of. It is left out where one entry alone makes
/// it and is not there.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    pub kind: &'static str,
    pub paths: &'static [EntryPath],
}

/// An entry, and maybe an entry in it.
pub type EntryPath = &'static [&'static str];

/// Writes down what people are told of each variant of an enum: as an implementation of [`ToMessage`](crate::ToMessage), and as a
/// [`MessageTable`] for the page.
///
/// ```ignore
/// messages! {
///     /// What is told of events.
///     pub EVENTS: Event by "event" of Thing;
///
///     Passed { seat } "am-passed" [name: seat(seat)];
///     CardDrawn { seat, card } "am-drew-card" (card => "am-drew-this-card")
///         [name: seat(seat), card: Card(card)] @ Card(card);
/// }
/// ```
///
/// The first line names the table, the enum, the entry of its JSON that names the variant, and the [things] that the
/// game has names for. Then there is a row for every variant, of which all but the key may be left out:
///
/// - The variant, and in curly brackets those of its fields that the row makes use of.
/// - The key of its message in `locales/`. Others may follow in round brackets, each for when a field [is
///   there](Present): whoever sees `card` is told `am-drew-this-card`. The first that fits is taken.
/// - In square brackets the arguments of the message, each as `name: kind(fields)`. The kinds of every game are
///   `number`, `seat`, `seats`, and `message` for something that has a message itself, as an action in an event.
///   All other kinds are variants of the game's things. An argument that is made of one field alone is left out where
///   that is `None`.
/// - After `@` what on the table it is about, for the page to show: kinds with their fields again, of which the first
///   is taken that is there.
///
/// A field may be followed by an entry in it, as in `from.region`: in Rust the method of that name, in JSON the entry.
///
/// A variant without a row does not compile. That every message is in the files in every language, and finds there what
/// it is made with, is for tests: `cargo nextest run -p cli message_tests`, and `npm test` in `web/`.
///
/// [things]: crate::Game::Thing
#[macro_export]
macro_rules! messages {
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
        $vis const $table: $crate::MessageTable = $crate::MessageTable {
            tag: $tag,
            rows: &[$($crate::MessageRow {
                variant: stringify!($variant),
                key: $key,
                keys: &[$($((&[stringify!($cond) $(, stringify!($cond_in))?], $other)),+)?],
                args: &[$($((stringify!($name), $crate::Source {
                    kind: stringify!($kind),
                    paths: &[$(&[stringify!($part) $(, stringify!($part_in))?]),*],
                })),+)?],
                about: &[$($($crate::Source {
                    kind: stringify!($about),
                    paths: &[$(&[stringify!($end) $(, stringify!($end_in))?]),+],
                }),+)?],
            }),*],
        };

        impl $crate::ToMessage for $type {
            type Thing = $thing;

            // Some fields are named only for those who read the table.
            #[allow(unused_variables)]
            fn to_message(&self) -> $crate::Message<$thing> {
                match self {
                    $($type::$variant { $($($field,)+)? .. } => {
                        let key = $($(if $crate::Present::is_present(&$crate::message_field!($cond $(.$cond_in)?)) {
                            $other
                        } else)+)? {
                            $key
                        };
                        $crate::Message::new(key)
                            $($(.with(stringify!($name), $crate::message_arg!($thing $kind($($part $(.$part_in)?),*))))+)?
                    })*
                }
            }
        }
    };
}

/// What a message is made with, out of fields. See [`messages!`](crate::messages).
#[doc(hidden)]
#[macro_export]
macro_rules! message_arg {
    ($thing:ident number($($path:tt)+)) => {
        $crate::Arg::Number(i64::from($crate::message_field!($($path)+)))
    };
    ($thing:ident seat($($path:tt)+)) => {
        Option::<$crate::Seat>::from($crate::message_field!($($path)+)).map($crate::Arg::from)
    };
    ($thing:ident seats($($path:tt)+)) => {
        $crate::Arg::Seats { seats: $crate::message_field!($($path)+) }
    };
    ($thing:ident message($($path:tt)+)) => {
        $crate::Arg::Message($crate::ToMessage::to_message(&$crate::message_field!($($path)+)))
    };
    ($thing:ident $kind:ident($part:ident $(.$part_in:ident)?)) => {
        Option::from($crate::message_field!($part $(.$part_in)?)).map(|part| $crate::Arg::Thing($thing::$kind(part)))
    };
    ($thing:ident $kind:ident($($part:ident $(.$part_in:ident)?),*)) => {
        $crate::Arg::Thing($thing::$kind($($crate::message_field!($part $(.$part_in)?).into()),*))
    };
}

/// The value of a field, or of what a field has under a name.
#[doc(hidden)]
#[macro_export]
macro_rules! message_field {
    ($field:ident) => {
        Clone::clone($field)
    };
    ($field:ident . $within:ident) => {
        $field.$within()
    };
}

#[cfg(test)]
mod tests {
    use serde::Serialize;

    use crate::{Seat, ToMessage};

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

    messages! {
        EVENTS: Event by "event" of Thing;
        Drawn { seat, card } "drawn" (card => "drawn-open") [name: seat(seat), card: Card(card)] @ Card(card);
        Swapped { first, second, points, why } "swapped" [cards: Pair(first, second), points: number(points), why: message(why)];
        Over "over";
    }

    messages! {
        CAUSES: Cause by "because" of Thing;
        Asked { seat } "asked" [name: seat(seat)];
    }

    fn written(event: &Event) -> serde_json::Value {
        serde_json::to_value(event.to_message()).unwrap()
    }

    #[test]
    fn a_variant_is_told_with_what_is_there() {
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
        let [drawn, swapped, over] = EVENTS.rows else {
            panic!("three rows");
        };
        assert_eq!((EVENTS.tag, drawn.variant), ("event", "Drawn"));
        assert_eq!(drawn.keys, [(&["card"][..], "drawn-open")]);
        assert_eq!(drawn.about[0].kind, "Card");
        let (name, cards) = &swapped.args[0];
        assert_eq!((*name, cards.kind), ("cards", "Pair"));
        assert_eq!(cards.paths, [&["first"], &["second"]]);
        assert!(over.args.is_empty() && CAUSES.rows.len() == 1);
    }
}
