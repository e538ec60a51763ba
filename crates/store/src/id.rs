//! The names of tables, people and maps.

use std::{fmt, str::FromStr, sync::Arc};

use serde::{Deserialize, Serialize, Serializer};

use crate::{Millis, fill_with_chance};

/// In the order of their bytes, so that numbers written with it are in order too.
const ALPHABET: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";
const RANDOM_LEN: usize = 16;
/// Tenths of a second since 1970 have as many digits until 2218.
const TIME_LEN: usize = 7;
const MAX_LEN: usize = 32;

/// Why a text is no id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an id has 1 to 32 characters of a-z and 0-9")]
pub struct BadId;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
        #[serde(try_from = "String")]
        pub struct $name(Arc<str>);

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.0)
            }
        }

        #[cfg(feature = "types")]
        impl ts_rs::TS for $name {
            type WithoutGenerics = $name;
            type OptionInnerType = $name;

            fn name(_: &ts_rs::Config) -> String {
                "string".to_owned()
            }

            fn inline(config: &ts_rs::Config) -> String {
                <$name as ts_rs::TS>::name(config)
            }
        }

        impl $name {
            /// The id as text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<Self, BadId> {
                check(text).map(|()| Self(text.into()))
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadId;

            fn try_from(text: String) -> Result<Self, BadId> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                id.as_str().to_owned()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({})", stringify!($name), self.0)
            }
        }
    };
}

id! {
    /// The id of a table.
    TableId
}

id! {
    /// The id of a person or a bot.
    UserId
}

id! {
    /// The id of a map.
    MapId
}

impl TableId {
    /// An id that nobody can guess.
    ///
    /// It begins with the time, so that tables that are played at together lie together in the database.
    ///
    /// # Panics
    ///
    /// If the machine has no randomness to give.
    pub fn random() -> Self {
        Self((time_text(Millis::now()) + &random_text()).into())
    }

    /// The id of a table made at this time, with a name that nobody can guess.
    ///
    /// # Errors
    ///
    /// If the name is no id, or too long.
    pub fn made_at(at: Millis, name: &str) -> Result<Self, BadId> {
        (time_text(at) + name).parse()
    }
}

impl UserId {
    /// An id that nobody can guess.
    ///
    /// # Panics
    ///
    /// If the machine has no randomness to give.
    pub fn random() -> Self {
        Self(random_text().into())
    }
}

impl MapId {
    /// An id that nobody can guess.
    ///
    /// # Panics
    ///
    /// If the machine has no randomness to give.
    pub fn random() -> Self {
        Self(random_text().into())
    }
}

/// Whether a text may be an id.
pub(crate) fn check(text: &str) -> Result<(), BadId> {
    let is_letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
    let is_id = (1..=MAX_LEN).contains(&text.len()) && text.bytes().all(is_letter);
    if is_id { Ok(()) } else { Err(BadId) }
}

/// A moment to the tenth of a second; the later one is the greater text.
fn time_text(at: Millis) -> String {
    let mut rest = usize::try_from(at.0 / 100).unwrap_or_default();
    let mut digits = [0; TIME_LEN];
    for digit in digits.iter_mut().rev() {
        *digit = ALPHABET[rest % ALPHABET.len()];
        rest /= ALPHABET.len();
    }
    digits.map(char::from).iter().collect()
}

fn random_text() -> String {
    // Bytes past the last whole multiple of the alphabet are thrown away: they would favour its first letters.
    let limit = u8::try_from(256 / ALPHABET.len() * ALPHABET.len()).expect("a multiple below 256");
    let mut text = String::with_capacity(RANDOM_LEN);
    while text.len() < RANDOM_LEN {
        let mut bytes = [0; RANDOM_LEN * 2];
        fill_with_chance(&mut bytes);
        let letters = bytes
            .iter()
            .filter(|byte| **byte < limit)
            .map(|byte| ALPHABET[usize::from(*byte) % ALPHABET.len()]);
        text.extend(letters.map(char::from).take(RANDOM_LEN - text.len()));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_of_later_tables_come_later() {
        let moments = [
            0,
            100,
            1_790_000_000_000,
            1_790_000_000_100,
            4_945_000_000_000,
            7_836_416_409_599,
        ];
        let texts = moments.map(|at| time_text(Millis(at)));
        assert!(texts.is_sorted(), "{texts:?}");
        assert_eq!(texts[0], "0000000");
        assert_eq!(texts[5], "zzzzzzz");
        let made = TableId::made_at(Millis(0), "abc").unwrap();
        assert_eq!(made.as_str(), "0000000abc");
        assert_eq!(TableId::made_at(Millis(0), "A"), Err(BadId));
    }

    #[test]
    fn ids_are_short_lower_case_words() {
        let id = TableId::random();
        assert_eq!(id.as_str().len(), TIME_LEN + RANDOM_LEN);
        assert_eq!(id.to_string().parse(), Ok(id.clone()));
        assert_ne!(id, TableId::random());
        for bad in ["", "Ab", "a b", "a-b", "ä", &"a".repeat(33)] {
            assert_eq!(bad.parse::<UserId>(), Err(BadId), "{bad}");
        }
        let json = serde_json::to_string(&id).unwrap();
        assert_eq!(serde_json::from_str::<TableId>(&json).unwrap(), id);
        assert!(serde_json::from_str::<TableId>("\"A\"").is_err());
    }
}
