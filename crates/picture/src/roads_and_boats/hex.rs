//! Hexagons with a corner on top: where their middles, corners and sides are.

use crate::point::Point;

/// From the middle of a tile to its corners.
pub(crate) const RADIUS: f64 = 100.0;
/// From the middle of a tile to the middle of its sides.
pub(crate) const INRADIUS: f64 = RADIUS * 0.866_025_403_784_438_6;

/// The place of a tile on the axial grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Hex {
    pub(crate) q: i32,
    pub(crate) r: i32,
}

impl Hex {
    pub(crate) const fn new(q: i32, r: i32) -> Hex {
        Hex { q, r }
    }

    /// The middle of the tile, where that of 0, 0 is the origin.
    pub(crate) fn center(self) -> Point {
        let (q, r) = (f64::from(self.q), f64::from(self.r));
        Point::new(2.0 * INRADIUS * (q + r / 2.0), 1.5 * RADIUS * r)
    }

    /// The tile beyond a side.
    pub(crate) fn beyond(self, side: Side) -> Hex {
        let (q, r) = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)][side.index()];
        Hex::new(self.q + q, self.r + r)
    }
}

/// One of the six sides of a tile, clockwise from the east: E, SE, SW, W, NW, NE.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Side(u8);

impl Side {
    /// All sides, clockwise from the east.
    pub(crate) const ALL: [Side; 6] = [Side(0), Side(1), Side(2), Side(3), Side(4), Side(5)];

    /// The side with this number, counted around and around.
    pub(crate) const fn new(number: u8) -> Side {
        Side(number % 6)
    }

    pub(crate) fn index(self) -> usize {
        self.0.into()
    }

    /// Its direction from the middle, clockwise in degrees from due east.
    pub(crate) fn degrees(self) -> f64 {
        f64::from(self.0) * 60.0
    }

    /// Its middle, seen from the middle of the tile.
    pub(crate) fn middle(self) -> Point {
        Point::polar(INRADIUS, self.degrees())
    }

    /// A point on it: 0 is its middle, -1 and 1 are its ends, clockwise.
    pub(crate) fn at(self, part: f64) -> Point {
        self.middle() + Point::polar(RADIUS / 2.0 * part, self.degrees() + 90.0)
    }
}

/// The corner where a side ends, clockwise, seen from the middle of the tile.
pub(crate) fn corner(side: Side) -> Point {
    side.at(1.0)
}

/// All corners, clockwise, grown or shrunk.
pub(crate) fn corners(scale: f64) -> [Point; 6] {
    Side::ALL.map(|side| corner(side) * scale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_share_the_middle_of_a_side() {
        let here = Hex::new(2, -3);
        for (side, across) in Side::ALL.into_iter().zip([3, 4, 5, 0, 1, 2]) {
            let there = here.beyond(side);
            let from_here = here.center() + side.middle();
            let from_there = there.center() + Side::new(across).middle();
            assert!((from_here - from_there).length() < 1e-9);
            assert_eq!(there.beyond(Side::new(across)), here);
        }
    }

    #[test]
    fn a_corner_is_on_top() {
        let top = corners(1.0)
            .into_iter()
            .min_by(|a, b| a.y.total_cmp(&b.y))
            .unwrap();
        assert!(top.x.abs() < 1e-9 && (top.y + RADIUS).abs() < 1e-9);
    }
}
