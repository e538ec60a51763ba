//! Where things are: a region of land, a river, a dock, the open sea.

use std::fmt;

use serde::de::{self, SeqAccess};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Direction, Hex};

/// One part of a tile: a piece of its land, or one of its rivers. Written `[q, r]`, or `[q, r, nth]` but for the first.
///
/// A sea tile has one region, which is where an oil rig stores goods and where geese swim.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Region {
    pub hex: Hex,
    pub nth: u8,
}

impl Region {
    pub const fn new(hex: Hex, nth: u8) -> Region {
        Region { hex, nth }
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.nth {
            0 => self.hex.fmt(f),
            nth => write!(f, "({}, {}, region {nth})", self.hex.q, self.hex.r),
        }
    }
}

impl Serialize for Region {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let len = if self.nth == 0 { 2 } else { 3 };
        let mut seq = serializer.serialize_seq(Some(len))?;
        seq.serialize_element(&self.hex.q)?;
        seq.serialize_element(&self.hex.r)?;
        if self.nth > 0 {
            seq.serialize_element(&self.nth)?;
        }
        seq.end()
    }
}

impl<'de> Deserialize<'de> for Region {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Region, D::Error> {
        struct Visitor;

        impl<'de> de::Visitor<'de> for Visitor {
            type Value = Region;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a part of a tile, [q, r] or [q, r, nth]")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Region, A::Error> {
                let short = |len| de::Error::invalid_length(len, &self);
                let q = seq.next_element()?.ok_or_else(|| short(0))?;
                let r = seq.next_element()?.ok_or_else(|| short(1))?;
                let nth = seq.next_element()?.unwrap_or(0);
                match seq.next_element::<i64>()? {
                    None => Ok(Region::new(Hex::new(q, r), nth)),
                    Some(_) => Err(de::Error::invalid_length(4, &self)),
                }
            }
        }

        deserializer.deserialize_seq(Visitor)
    }
}

/// Where a transporter is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Place {
    /// On land.
    Land(Region),
    /// On a river of a tile, in reach of all its banks there.
    River(Region),
    /// On the coast of a region, able to leave only in this direction, to the sea tile there.
    Dock { land: Region, sea: Direction },
    /// On the open sea.
    Sea(Hex),
}

impl Place {
    /// The tile it is on.
    pub const fn hex(self) -> Hex {
        match self {
            Place::Land(part) | Place::River(part) | Place::Dock { land: part, .. } => part.hex,
            Place::Sea(hex) => hex,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Land(region) => write!(f, "the land of {region}"),
            Place::River(river) => write!(f, "the river of {}", river.hex),
            Place::Dock { land, sea } => write!(f, "the coast of {land} in direction {sea}"),
            Place::Sea(hex) => write!(f, "the sea of {hex}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_written_short() {
        let hex = Hex::new(2, -1);
        for (place, text) in [
            (Place::Land(Region::new(hex, 0)), r#"{"land":[2,-1]}"#),
            (Place::River(Region::new(hex, 1)), r#"{"river":[2,-1,1]}"#),
            (
                Place::Dock {
                    land: Region::new(hex, 2),
                    sea: Direction::ALL[4],
                },
                r#"{"dock":{"land":[2,-1,2],"sea":4}}"#,
            ),
            (Place::Sea(hex), r#"{"sea":[2,-1]}"#),
        ] {
            assert_eq!(serde_json::to_string(&place).unwrap(), text);
            assert_eq!(serde_json::from_str::<Place>(text).unwrap(), place);
        }
        assert!(serde_json::from_str::<Region>("[1]").is_err());
        assert!(serde_json::from_str::<Region>("[1,2,3,4]").is_err());
    }
}
