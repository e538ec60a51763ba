//! Goods, and heaps of them.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::{self, MapAccess};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What is made, carried and paid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Good {
    Boards,
    Trunks,
    Stone,
    Clay,
    Fuel,
    Paper,
    Gold,
    Iron,
    Coins,
    Stock,
    Goose,
}

impl Good {
    /// All goods.
    pub const ALL: [Good; 11] = [
        Good::Boards,
        Good::Trunks,
        Good::Stone,
        Good::Clay,
        Good::Fuel,
        Good::Paper,
        Good::Gold,
        Good::Iron,
        Good::Coins,
        Good::Stock,
        Good::Goose,
    ];

    /// The name in files and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Good::Boards => "boards",
            Good::Trunks => "trunks",
            Good::Stone => "stone",
            Good::Clay => "clay",
            Good::Fuel => "fuel",
            Good::Paper => "paper",
            Good::Gold => "gold",
            Good::Iron => "iron",
            Good::Coins => "coins",
            Good::Stock => "stock",
            Good::Goose => "goose",
        }
    }

    /// What one is worth at the end on a transporter (RB-END-01).
    pub const fn points(self) -> u32 {
        match self {
            Good::Gold => 10,
            Good::Coins => 40,
            Good::Stock => 120,
            _ => 0,
        }
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A heap of goods. Written as how many of each there are, but for those there are none of.
#[derive(Copy, PartialEq, Eq, Default)]
pub struct Goods([u16; Good::ALL.len()]);

impl Clone for Goods {
    // Said as a copy, it is made in one go.
    fn clone(&self) -> Goods {
        *self
    }
}

impl Goods {
    /// No goods.
    pub const NONE: Goods = Goods([0; Good::ALL.len()]);

    /// `count` of one good.
    pub const fn of(good: Good, count: u16) -> Goods {
        Goods::NONE.and(good, count)
    }

    /// The heap with `count` more of a good.
    #[must_use]
    pub const fn and(mut self, good: Good, count: u16) -> Goods {
        self.0[good as usize] += count;
        self
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; Good::ALL.len()]
    }

    /// How many there are in all.
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether every good of `other` is there as often.
    pub fn covers(&self, other: &Goods) -> bool {
        self.0.iter().zip(&other.0).all(|(own, other)| own >= other)
    }

    /// Adds all of `other`.
    pub fn add(&mut self, other: &Goods) {
        for (own, other) in self.0.iter_mut().zip(&other.0) {
            *own = own.saturating_add(*other);
        }
    }

    /// Takes away all of `other`, which is there.
    pub fn remove(&mut self, other: &Goods) {
        debug_assert!(self.covers(other), "{other:?} of {self:?}");
        for (own, other) in self.0.iter_mut().zip(&other.0) {
            *own -= other;
        }
    }

    /// The goods there are, with their counts.
    pub fn iter(&self) -> impl Iterator<Item = (Good, u16)> + use<> {
        let counts = self.0;
        Good::ALL
            .into_iter()
            .zip(counts)
            .filter(|&(_, count)| count > 0)
    }

    /// Trunks and boards together.
    pub const fn wood(&self) -> u16 {
        self.0[Good::Trunks as usize].saturating_add(self.0[Good::Boards as usize])
    }
}

impl Index<Good> for Goods {
    type Output = u16;

    fn index(&self, good: Good) -> &u16 {
        &self.0[good as usize]
    }
}

impl IndexMut<Good> for Goods {
    fn index_mut(&mut self, good: Good) -> &mut u16 {
        &mut self.0[good as usize]
    }
}

impl FromIterator<(Good, u16)> for Goods {
    fn from_iter<I: IntoIterator<Item = (Good, u16)>>(counts: I) -> Goods {
        counts
            .into_iter()
            .fold(Goods::NONE, |goods, (good, count)| goods.and(good, count))
    }
}

impl fmt::Debug for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl Serialize for Goods {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Goods {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Goods, D::Error> {
        struct Visitor;

        impl<'de> de::Visitor<'de> for Visitor {
            type Value = Goods;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("goods with their counts")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Goods, A::Error> {
                let mut goods = Goods::NONE;
                while let Some((good, count)) = map.next_entry::<Good, u16>()? {
                    if count > Goods::MOST {
                        return Err(de::Error::custom(format!(
                            "{count} {good} are more than {}",
                            Goods::MOST
                        )));
                    }
                    if goods[good] > 0 {
                        return Err(de::Error::custom(format!("{good} are counted twice")));
                    }
                    goods[good] = count;
                }
                Ok(goods)
            }
        }

        deserializer.deserialize_map(Visitor)
    }
}

impl Goods {
    /// A table in a file has no more of a good than this. No game comes near it.
    pub const MOST: u16 = 40_000;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heaps_are_written_without_what_is_not_there() {
        let goods = Goods::of(Good::Stone, 2).and(Good::Goose, 1);
        let text = r#"{"stone":2,"goose":1}"#;
        assert_eq!(serde_json::to_string(&goods).unwrap(), text);
        assert_eq!(serde_json::from_str::<Goods>(text).unwrap(), goods);
        for wrong in [
            r#"{"stone":2,"stone":1}"#,
            r#"{"stone":40001}"#,
            r#"{"mud":1}"#,
        ] {
            assert!(serde_json::from_str::<Goods>(wrong).is_err(), "{wrong}");
        }
        assert_eq!(goods.total(), 3);
        assert!(
            goods.covers(&Goods::of(Good::Stone, 2)) && !goods.covers(&Goods::of(Good::Clay, 1))
        );
    }

    #[test]
    fn names_are_those_of_the_files() {
        for good in Good::ALL {
            assert_eq!(serde_json::to_value(good).unwrap(), good.name());
        }
    }
}
