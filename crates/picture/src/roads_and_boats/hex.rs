//! Hexagons with a corner on top: where their middles, corners and sides are.

use roads_and_boats::{Direction, Hex};

use crate::point::Point;

/// From the middle of a tile to its corners.
pub const RADIUS: f64 = 100.0;
/// From the middle of a tile to the middle of its sides.
pub const INRADIUS: f64 = RADIUS * 0.866_025_403_784_438_6;

/// The middle of a tile, where that of 0, 0 is the origin.
pub(crate) fn center(hex: Hex) -> Point {
    let (q, r) = (f64::from(hex.q), f64::from(hex.r));
    Point::new(2.0 * INRADIUS * (q + r / 2.0), 1.5 * RADIUS * r)
}

/// A side of a tile, by the direction it faces.
pub(crate) trait Side: Copy {
    /// Its direction from the middle, clockwise in degrees from due east.
    fn degrees(self) -> f64;

    /// Its middle, seen from the middle of the tile.
    fn middle(self) -> Point {
        Point::polar(INRADIUS, self.degrees())
    }

    /// A point on it: 0 is its middle, -1 and 1 are its ends, clockwise.
    fn at(self, part: f64) -> Point {
        self.middle() + Point::polar(RADIUS / 2.0 * part, self.degrees() + 90.0)
    }

    /// How far inside of it a point of the tile is.
    fn depth(self, point: Point) -> f64 {
        INRADIUS - self.middle().dot(point) / INRADIUS
    }
}

impl Side for Direction {
    fn degrees(self) -> f64 {
        self.index() as f64 * 60.0
    }
}

/// How far inside of its nearest side a point of a tile is.
pub(crate) fn depth(point: Point) -> f64 {
    let depths = Direction::ALL.into_iter().map(|side| side.depth(point));
    depths.fold(f64::INFINITY, f64::min)
}

/// The corner where a side ends, clockwise, seen from the middle of the tile.
pub(crate) fn corner(side: Direction) -> Point {
    side.at(1.0)
}

/// All corners, clockwise, grown or shrunk.
pub(crate) fn corners(scale: f64) -> [Point; 6] {
    Direction::ALL.map(|side| corner(side) * scale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_share_the_middle_of_a_side() {
        let here = Hex::new(2, -3);
        for side in Direction::ALL {
            let there = here.towards(side);
            let from_here = center(here) + side.middle();
            let from_there = center(there) + side.opposite().middle();
            assert!((from_here - from_there).length() < 1e-9);
            assert!(side.depth(side.at(0.7)).abs() < 1e-9);
        }
        assert!((depth(Point::ORIGIN) - INRADIUS).abs() < 1e-9);
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
