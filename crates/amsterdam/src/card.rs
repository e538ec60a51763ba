//! Transport cards.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::pile::Pile;

/// One of the six colours of routes and cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Color {
    Pink,
    Blue,
    Green,
    Black,
    Red,
    Orange,
}

impl Color {
    /// All colours, in the order of the rulebook.
    pub const ALL: [Color; 6] = [
        Color::Pink,
        Color::Blue,
        Color::Green,
        Color::Black,
        Color::Red,
        Color::Orange,
    ];

    /// The place in [`Color::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word in files and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Color::Pink => "pink",
            Color::Blue => "blue",
            Color::Green => "green",
            Color::Black => "black",
            Color::Red => "red",
            Color::Orange => "orange",
        }
    }
}

/// A transport card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Card {
    Of(Color),
    /// Stands for any colour.
    Wild,
}

impl Card {
    /// All kinds of card, wild last.
    pub const ALL: [Card; 7] = [
        Card::Of(Color::Pink),
        Card::Of(Color::Blue),
        Card::Of(Color::Green),
        Card::Of(Color::Black),
        Card::Of(Color::Red),
        Card::Of(Color::Orange),
        Card::Wild,
    ];

    /// The place in [`Card::ALL`].
    pub const fn index(self) -> usize {
        match self {
            Card::Of(color) => color.index(),
            Card::Wild => Color::ALL.len(),
        }
    }

    /// The word in files and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Card::Of(color) => color.name(),
            Card::Wild => "wild",
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(name: &str) -> Result<Card, String> {
        let found = Card::ALL.into_iter().find(|card| card.name() == name);
        found.ok_or_else(|| {
            format!("no card is called {name:?}: there are pink, blue, green, black, red, orange and wild ones")
        })
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(D::Error::custom)
    }
}

/// The numbers of the bits that are set.
struct Bits(u8);

impl Iterator for Bits {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let idx = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(idx)
    }
}

/// A heap of cards, in no order.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Cards([u8; 7]);

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards([0; 7]);

    /// How many cards there are.
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        *self == Cards::NONE
    }

    /// The kinds of card and how many there are of each.
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> {
        Card::ALL.into_iter().zip(self.0)
    }

    /// The colours there are, in order.
    pub fn colors(&self) -> impl Iterator<Item = Color> + use<> {
        let mut there = 0;
        for color in Color::ALL {
            there |= u8::from(self.0[color.index()] > 0) << color.index();
        }
        // The last two never come up: they save a look at the bounds.
        const TABLE: [Color; 8] = {
            let [a, b, c, d, e, f] = Color::ALL;
            [a, b, c, d, e, f, f, f]
        };
        Bits(there).map(|idx| TABLE[idx & 7])
    }

    /// The cards, kind by kind, as far as there is room for them.
    pub(crate) fn in_order<const N: usize>(&self) -> Pile<Card, N> {
        let kinds = self
            .iter()
            .map(|(card, count)| std::iter::repeat_n(card, count.into()));
        Pile::of(Card::Wild, kinds.flatten())
    }

    /// The smaller count of each kind.
    #[must_use]
    pub fn overlap(&self, other: &Cards) -> Cards {
        Cards(std::array::from_fn(|idx| self.0[idx].min(other.0[idx])))
    }

    /// These and `other` together, or nothing if a count is beyond reason.
    pub fn checked_add(&self, other: &Cards) -> Option<Cards> {
        let mut sum = *self;
        for (count, more) in sum.0.iter_mut().zip(other.0) {
            *count = count.checked_add(more)?;
        }
        Some(sum)
    }

    /// What is left when `other` is taken out, or nothing if it is not all there.
    pub fn checked_sub(&self, other: &Cards) -> Option<Cards> {
        let mut rest = *self;
        for (count, less) in rest.0.iter_mut().zip(other.0) {
            *count = count.checked_sub(less)?;
        }
        Some(rest)
    }

    /// What is left when as much of `other` as is there is taken out.
    #[must_use]
    pub fn saturating_sub(&self, other: &Cards) -> Cards {
        Cards(std::array::from_fn(|idx| {
            self.0[idx].saturating_sub(other.0[idx])
        }))
    }
}

impl Index<Card> for Cards {
    type Output = u8;

    fn index(&self, card: Card) -> &u8 {
        &self.0[card.index()]
    }
}

impl IndexMut<Card> for Cards {
    fn index_mut(&mut self, card: Card) -> &mut u8 {
        &mut self.0[card.index()]
    }
}

impl<'a> FromIterator<&'a Card> for Cards {
    fn from_iter<I: IntoIterator<Item = &'a Card>>(cards: I) -> Cards {
        let mut heap = Cards::NONE;
        for &card in cards {
            heap[card] += 1;
        }
        heap
    }
}

impl Serialize for Cards {
    /// Writes only what there is: `{"pink":2,"wild":1}`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().filter(|&(_, count)| count > 0))
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        #[derive(Default, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        struct Counts {
            pink: u8,
            blue: u8,
            green: u8,
            black: u8,
            red: u8,
            orange: u8,
            wild: u8,
        }
        let Counts {
            pink,
            blue,
            green,
            black,
            red,
            orange,
            wild,
        } = Counts::deserialize(deserializer)?;
        Ok(Cards([pink, blue, green, black, red, orange, wild]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for card in Card::ALL {
            assert_eq!(card.name().parse::<Card>(), Ok(card));
            assert_eq!(Card::ALL[card.index()], card);
        }
        assert!("purple".parse::<Card>().is_err());
    }

    #[test]
    fn heaps_are_written_without_what_is_not_there() {
        let heap: Cards = [Card::Wild, Card::Of(Color::Pink), Card::Wild]
            .iter()
            .collect();
        assert_eq!(
            serde_json::to_string(&heap).unwrap(),
            r#"{"pink":1,"wild":2}"#
        );
        assert_eq!(
            serde_json::from_str::<Cards>(r#"{"wild":2,"pink":1}"#).unwrap(),
            heap
        );
        assert!(serde_json::from_str::<Cards>(r#"{"purple":1}"#).is_err());
    }

    #[test]
    fn a_card_is_one_byte() {
        assert_eq!(size_of::<Card>(), 1);
        assert_eq!(size_of::<Option<Color>>(), 1);
    }
}
