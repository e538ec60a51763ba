//! All the luck there is: a seed, and what has been drawn from it.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use thiserror::Error;

/// Where a game's luck starts: a text of 1 to 32 bytes, used as the key of the stream as it is.
///
/// A table that deals for others should take 32 random hexadecimal digits; a test may take `7`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; Seed::MAX_BYTES]);

/// Why a text is no seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a seed is a text of 1 to 32 bytes without control characters")]
pub struct SeedError;

impl Seed {
    const MAX_BYTES: usize = 32;

    /// The text of the seed.
    pub fn as_str(&self) -> &str {
        let len = self
            .0
            .iter()
            .position(|&byte| byte == 0)
            .unwrap_or(Seed::MAX_BYTES);
        std::str::from_utf8(&self.0[..len]).expect("made from text")
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Seed, SeedError> {
        if text.is_empty() || text.len() > Seed::MAX_BYTES || text.chars().any(char::is_control) {
            return Err(SeedError);
        }
        let mut key = [0; Seed::MAX_BYTES];
        key[..text.len()].copy_from_slice(text.as_bytes());
        Ok(Seed(key))
    }
}

impl From<u64> for Seed {
    /// The seed that the number's decimal digits spell.
    fn from(number: u64) -> Seed {
        number.to_string().parse().expect("at most 20 digits")
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({:?})", self.as_str())
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        struct Visitor;

        impl de::Visitor<'_> for Visitor {
            type Value = Seed;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a seed, which is a text of 1 to 32 bytes or a whole number")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Seed, E> {
                text.parse().map_err(E::custom)
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Seed, E> {
                Ok(Seed::from(number))
            }
        }

        deserializer.deserialize_any(Visitor)
    }
}

/// The luck of one game: small, so that positions are cheap to copy.
#[derive(Clone, PartialEq, Eq)]
pub struct Chance {
    seed: Seed,
    /// How many words of the stream are spent.
    spent: u32,
}

impl Chance {
    /// All the luck of `seed`, none of it spent.
    pub fn new(seed: Seed) -> Chance {
        Chance { seed, spent: 0 }
    }

    /// Draws with the stream taken up where it was left.
    pub fn draw<T>(&mut self, draws: impl FnOnce(&mut Dice) -> T) -> T {
        let mut dice = Dice::new(self.seed);
        dice.0.set_word_pos(u128::from(self.spent));
        let drawn = draws(&mut dice);
        self.spent = dice.0.get_word_pos() as u32;
        drawn
    }
}

impl fmt::Debug for Chance {
    /// Keeps the seed out of logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Chance {{ spent: {} }}", self.spent)
    }
}

/// A running stream of luck: quick to draw from, large to copy.
///
/// The draws are our own and pinned by test vectors: no dependency may ever change a deck.
#[derive(Clone)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// The stream of `seed` from its beginning.
    pub fn new(seed: Seed) -> Dice {
        Dice(ChaCha8Rng::from_seed(seed.0))
    }

    /// A number below `bound`, each as likely as the others.
    ///
    /// # Panics
    ///
    /// Panics if `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a draw from nothing");
        // The high half of a product is a fair draw once the few low halves that would favour some numbers are left out.
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let surplus = bound.wrapping_neg() % bound;
            while (product as u32) < surplus {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// One of `items`, unless there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() {
            None
        } else {
            Some(&items[self.below(items.len() as u32) as usize])
        }
    }

    /// Puts `items` into an order of which each is as likely as the others.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// A seed for another stream: 32 letters from `a` to `p`.
    pub fn seed(&mut self) -> Seed {
        let mut key = [0; Seed::MAX_BYTES];
        for letters in key.chunks_exact_mut(8) {
            // Spreads the eight half bytes of a word over eight bytes.
            let mut word = u64::from(self.0.next_u32());
            word = (word | word << 16) & 0x0000_ffff_0000_ffff;
            word = (word | word << 8) & 0x00ff_00ff_00ff_00ff;
            word = (word | word << 4) & 0x0f0f_0f0f_0f0f_0f0f;
            letters.copy_from_slice(&(word + u64::from_le_bytes([b'a'; 8])).to_le_bytes());
        }
        Seed(key)
    }
}

impl fmt::Debug for Dice {
    /// Keeps the stream out of logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Dice")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seed(text: &str) -> Seed {
        text.parse().unwrap()
    }

    // The pinned values were worked out by an independent implementation of ChaCha8.

    #[test]
    fn draws_are_pinned() {
        let mut dice = Dice::new(seed("towpath"));
        let draws: Vec<u32> = [1, 2, 6, 44, 1000, u32::MAX, 3 << 30]
            .map(|bound| dice.below(bound))
            .to_vec();
        assert_eq!(draws, [0, 1, 3, 38, 662, 3296939697, 1054036501]);
    }

    #[test]
    fn shuffles_are_pinned() {
        let mut cards: Vec<u8> = (0..16).collect();
        let mut chance = Chance::new(seed("7"));
        chance.draw(|dice| dice.shuffle(&mut cards));
        assert_eq!(
            cards,
            [10, 7, 2, 0, 3, 5, 4, 1, 8, 12, 15, 9, 6, 11, 14, 13]
        );
        chance.draw(|dice| dice.shuffle(&mut cards));
        assert_eq!(
            cards,
            [9, 12, 1, 14, 4, 11, 3, 8, 0, 10, 2, 6, 13, 15, 5, 7]
        );
    }

    #[test]
    fn seeds_for_other_streams_are_pinned() {
        assert_eq!(
            Dice::new(seed("7")).seed().as_str(),
            "ooacahcnkjenphcppnkodlhnfcgaaikh"
        );
    }

    #[test]
    fn a_stream_can_be_left_and_taken_up() {
        let mut whole = Dice::new(seed("a"));
        let expected: Vec<u32> = (0..200).map(|_| whole.below(1 << 20)).collect();
        let mut parts = Chance::new(seed("a"));
        let drawn: Vec<u32> = (0..200)
            .map(|_| parts.draw(|dice| dice.below(1 << 20)))
            .collect();
        assert_eq!(drawn, expected);
    }

    #[test]
    fn every_number_is_as_likely() {
        let mut dice = Dice::new(seed("fair"));
        let mut counts = [0_u32; 6];
        for _ in 0..60_000 {
            counts[dice.below(6) as usize] += 1;
        }
        assert!(
            counts.iter().all(|count| (9_600..10_400).contains(count)),
            "{counts:?}"
        );
    }

    #[test]
    fn every_order_is_as_likely() {
        let mut dice = Dice::new(seed("fair"));
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut cards = [0, 1, 2, 3];
            dice.shuffle(&mut cards);
            *counts.entry(cards).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 24);
        assert!(
            counts.values().all(|count| (850..1_150).contains(count)),
            "{counts:?}"
        );
    }

    #[test]
    fn seeds_are_short_texts() {
        for text in ["7", "banana", "0123456789abcdef0123456789abcdef", "käräjät"] {
            assert_eq!(seed(text).as_str(), text);
            let json = serde_json::to_string(&seed(text)).unwrap();
            assert_eq!(serde_json::from_str::<Seed>(&json).unwrap(), seed(text));
        }
        assert_eq!(serde_json::from_str::<Seed>("42").unwrap(), seed("42"));
        for text in ["", "0123456789abcdef0123456789abcdef0", "a\0b"] {
            assert_eq!(text.parse::<Seed>(), Err(SeedError));
        }
    }

    #[test]
    fn logs_do_not_show_the_seed() {
        let chance = Chance::new(seed("secret"));
        assert!(!format!("{chance:?}").contains("secret"));
        assert!(!format!("{:?}", Dice::new(seed("secret"))).contains("secret"));
    }
}
