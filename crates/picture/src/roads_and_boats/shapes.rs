//! The shapes that the page draws too. `types` writes their numbers and lines down for it, and what comes of them, so that a
//! test of the page finds out if it draws anything else.

use roads_and_boats::{Direction, Hex};

use crate::curve::Curve;
use crate::point::Point;

use super::hex::{self, Side};
use super::{afloat, river, ways};

pub use super::afloat::MOORING;
pub use super::hex::{INRADIUS, RADIUS};
pub use super::land::WIDE;
pub use super::motif::MOTIFS;
pub use super::river::{ARM_BRIDGE, BREADTH, BREADTH_WITH_BANKS, LOOP, Loop, SOURCE, Source};
pub use super::ways::{INWARD, ONTO_BRIDGE, PACE};

/// A point, across and down.
pub type At = [f64; 2];
/// A curve by its ends and the handles between them.
pub type Bend = [At; 4];

/// The middle of a side, seen from the middle of the tile.
pub fn side_middle(side: Direction) -> At {
    plain(side.middle())
}

/// The corner where a side ends, clockwise.
pub fn corner(side: Direction) -> At {
    plain(hex::corner(side))
}

/// The middle of a tile, where that of 0, 0 is the origin.
pub fn center(hex: Hex) -> At {
    plain(hex::center(hex))
}

/// A point on a side: 0 is its middle, -1 and 1 are its ends, clockwise.
pub fn on_side(side: Direction, part: f64) -> At {
    plain(side.at(part))
}

/// How far inside of its nearest side a point of a tile is.
pub fn depth(at: At) -> f64 {
    hex::depth(point(at))
}

/// The point that boats on a side of their tile gather around.
pub fn mooring(side: Direction, part: f64) -> At {
    plain(afloat::mooring(side, part))
}

/// Everything that a river runs along which is alone on its tile.
pub fn river(arms: &[Direction]) -> Vec<Bend> {
    river::curves(&[arms.to_vec()], 0)
        .into_iter()
        .map(plain_curve)
        .collect()
}

/// Where a bridge stands over the arm of such a river that runs to `side`, and the way along it, which is 1
/// long.
pub fn crossing(arms: &[Direction], side: Direction) -> [At; 2] {
    let (at, degrees) = river::crossing(&[arms.to_vec()], side);
    [plain(at), plain(Point::polar(1.0, degrees))]
}

/// A road from a point on a side to where the roads of a region meet.
pub fn road(side: Direction, start: At, hub: At) -> Bend {
    plain_curve(ways::straight(side, point(start), point(hub)))
}

/// The same by way of another point.
pub fn detour(side: Direction, start: At, via: At, hub: At) -> [Bend; 2] {
    ways::detour(side, point(start), point(via), point(hub)).map(plain_curve)
}

/// The way from where roads meet to an end of a bridge, and straight onto it.
pub fn approach(hub: At, end: At, bridge: At) -> Bend {
    plain_curve(ways::approach(point(hub), point(end), point(bridge)))
}

/// A point of a curve, from 0 to 1.
pub fn on_curve(curve: Bend, part: f64) -> At {
    plain(Curve(curve.map(point)).at(part))
}

fn point([x, y]: At) -> Point {
    Point::new(x, y)
}

fn plain(point: Point) -> At {
    [point.x, point.y]
}

fn plain_curve(curve: Curve) -> Bend {
    curve.0.map(plain)
}
