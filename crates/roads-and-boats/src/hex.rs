//! Hexagons on an axial grid, and the six ways out of one.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A hexagon of the map, by its axial coordinates. Written `[q, r]`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "(i8, i8)", into = "(i8, i8)")]
pub struct Hex {
    pub q: i8,
    pub r: i8,
}

impl Hex {
    /// No coordinate of a tile is further from 0.
    pub const FURTHEST: i8 = 100;

    pub const fn new(q: i8, r: i8) -> Hex {
        Hex { q, r }
    }

    /// The hexagon next to this one.
    #[must_use]
    pub const fn towards(self, direction: Direction) -> Hex {
        let (q, r) = match direction.0 {
            0 => (1, 0),
            1 => (0, 1),
            2 => (-1, 1),
            3 => (-1, 0),
            4 => (0, -1),
            _ => (1, -1),
        };
        Hex::new(self.q.saturating_add(q), self.r.saturating_add(r))
    }

    /// How many steps lie between two hexagons.
    pub const fn distance(self, other: Hex) -> u32 {
        let (q, r) = (
            (self.q as i32 - other.q as i32),
            (self.r as i32 - other.r as i32),
        );
        (q.unsigned_abs() + r.unsigned_abs() + (q + r).unsigned_abs()) / 2
    }
}

impl From<(i8, i8)> for Hex {
    fn from((q, r): (i8, i8)) -> Hex {
        Hex { q, r }
    }
}

impl From<Hex> for (i8, i8) {
    fn from(hex: Hex) -> (i8, i8) {
        (hex.q, hex.r)
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.q, self.r)
    }
}

/// One of the six ways out of a hexagon, clockwise from the east.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Direction(u8);

impl Direction {
    /// All of them, clockwise from the east.
    pub const ALL: [Direction; 6] = [
        Direction(0),
        Direction(1),
        Direction(2),
        Direction(3),
        Direction(4),
        Direction(5),
    ];

    /// The number, from 0 for east.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        self.turned(3)
    }

    /// This direction turned clockwise by so many sixths of a circle.
    #[must_use]
    pub const fn turned(self, sixths: u8) -> Direction {
        Direction((self.0 + sixths) % 6)
    }
}

impl TryFrom<u8> for Direction {
    type Error = String;

    fn try_from(number: u8) -> Result<Direction, String> {
        let direction = Direction::ALL.get(usize::from(number)).copied();
        direction.ok_or_else(|| format!("there is no direction {number}, they go from 0 to 5"))
    }
}

impl From<Direction> for u8 {
    fn from(direction: Direction) -> u8 {
        direction.0
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_and_back_is_where_one_was() {
        let hex = Hex::new(2, -3);
        for direction in Direction::ALL {
            let there = hex.towards(direction);
            assert_eq!(hex.distance(there), 1);
            assert_eq!(there.towards(direction.opposite()), hex);
        }
        assert_eq!(Hex::new(0, 0).distance(Hex::new(2, -1)), 2);
    }
}
