//! The names of tables, people and maps.

use std::{fmt, str::FromStr, sync::Arc};

use serde::{Deserialize, Serialize};

const ALPHABET: &[u8; 36] = b"abcdefghijklmnopqrstuvwxyz0123456789";
const RANDOM_LEN: usize = 16;
const MAX_LEN: usize = 32;

/// Why a text is no id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an id has 1 to 32 characters of a-z and 0-9")]
pub struct BadId;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(into = "String", try_from = "String")]
        pub struct $name(Arc<str>);

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
            /// An id that nobody can guess.
            ///
            /// # Panics
            ///
            /// If the machine has no randomness to give.
            pub fn random() -> Self {
                Self(random_text().into())
            }

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

/// Whether a text may be an id.
pub(crate) fn check(text: &str) -> Result<(), BadId> {
    let is_id =
        (1..=MAX_LEN).contains(&text.len()) && text.bytes().all(|byte| ALPHABET.contains(&byte));
    if is_id { Ok(()) } else { Err(BadId) }
}

fn random_text() -> String {
    // Bytes past the last whole multiple of the alphabet are thrown away: they would favour its first letters.
    let limit = u8::try_from(256 / ALPHABET.len() * ALPHABET.len()).expect("a multiple below 256");
    let mut text = String::with_capacity(RANDOM_LEN);
    while text.len() < RANDOM_LEN {
        let mut bytes = [0; RANDOM_LEN * 2];
        getrandom::fill(&mut bytes).expect("randomness from the operating system");
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
    fn ids_are_short_lower_case_words() {
        let id = TableId::random();
        assert_eq!(id.as_str().len(), RANDOM_LEN);
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
