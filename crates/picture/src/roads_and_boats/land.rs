//! The land of a tile, as its rivers part it.

use roads_and_boats::{Banks, Direction};

use crate::point::Point;

use super::hex::{self, corner};
use super::river::{BREADTH, Course, Rivers};
use super::room::{Room, STEP};

/// The land of a tile, or the sea of one.
#[derive(Clone, Debug)]
pub(crate) struct Land {
    pub(crate) banks: Banks,
    /// The dry room of each region.
    rooms: Vec<Room>,
    /// Where the roads of each region meet.
    hubs: Vec<Point>,
    course: Course,
}

/// How far things keep off the water of a river, and off the rim of their tile.
const OFF_WATER: f64 = 4.0;
const OFF_RIM: f64 = 6.0;

/// What is as wide as this part of the widest spot of a region is in the widest part of the region.
pub const WIDE: f64 = 0.9;

impl Land {
    pub(crate) fn new(rivers: &Rivers) -> Land {
        let banks = Banks::of(rivers);
        let course = Course::new(rivers);
        let shore = BREADTH / 2.0 + OFF_WATER;
        let dry = Room::of(|point| hex::depth(point) >= OFF_RIM && course.distance(point) >= shore);
        let rooms: Vec<Room> = (0..banks.n_regions())
            .map(|nth| dry.around(&starts(&banks, nth)))
            .collect();
        let hubs = (0..banks.n_regions())
            .zip(&rooms)
            .map(|(nth, room)| hub(room, &course).unwrap_or_else(|| heart(&banks, nth)))
            .collect();
        Land {
            banks,
            rooms,
            hubs,
            course,
        }
    }

    /// The dry room of a region.
    pub(crate) fn room(&self, nth: u8) -> &Room {
        &self.rooms[usize::from(nth)]
    }

    /// Where the roads of a region meet.
    pub(crate) fn hub(&self, nth: u8) -> Point {
        self.hubs[usize::from(nth)]
    }

    /// How far a point is from the middle of the nearest river.
    pub(crate) fn to_river(&self, point: Point) -> f64 {
        self.course.distance(point)
    }

    /// How many corners of the tile a region has.
    pub(crate) fn n_corners(&self, nth: u8) -> usize {
        corners(&self.banks, nth).count()
    }
}

/// The whole room of a tile, water or not.
pub(crate) fn whole() -> Room {
    Room::of(|point| hex::depth(point) >= OFF_RIM)
}

/// The corners of a region, by the side that ends there.
fn corners(banks: &Banks, nth: u8) -> impl Iterator<Item = Direction> {
    let at = Direction::ALL.map(|side| banks.at(side)[1] == nth);
    Direction::ALL
        .into_iter()
        .filter(move |side| at[side.index()])
}

/// Points inside the rim, one in each corner of a region.
fn starts(banks: &Banks, nth: u8) -> Vec<Point> {
    corners(banks, nth).map(|side| corner(side) * 0.9).collect()
}

/// The middle of the corners of a region.
fn heart(banks: &Banks, nth: u8) -> Point {
    let starts = starts(banks, nth);
    let sum = starts.iter().fold(Point::ORIGIN, |sum, &start| sum + start);
    sum * (1.0 / starts.len().max(1) as f64)
}

/// The middle of the widest part of a room.
fn hub(room: &Room, course: &Course) -> Option<Point> {
    let clear = |point: Point| {
        let shore = course.distance(point) - BREADTH / 2.0;
        shore.min(hex::depth(point))
    };
    let widths: Vec<(Point, f64)> = room.points().map(|point| (point, clear(point))).collect();
    let widest = widths.iter().map(|(_, width)| *width).fold(0.0, f64::max);
    let wide = || widths.iter().filter(|(_, width)| *width >= widest * WIDE);
    let sum = wide().fold(Point::ORIGIN, |sum, (point, _)| sum + *point);
    let middle = sum * (1.0 / wide().count().max(1) as f64);
    // The middle of all wide parts may be in the water between them.
    let nearest = wide().map(|(point, _)| *point).min_by(|a, b| {
        let far = |point: &Point| (*point - middle).length();
        far(a).total_cmp(&far(b))
    })?;
    let is_wide = (middle - nearest).length() <= STEP;
    Some(if is_wide { middle } else { nearest })
}

#[cfg(test)]
mod tests {
    use super::super::hex::Side;
    use super::*;

    /// Every way in which rivers can run on a tile without crossing.
    fn all_rivers() -> Vec<Vec<Vec<Direction>>> {
        let mut all = vec![Vec::new()];
        for side in Direction::ALL {
            let mut more: Vec<Vec<Vec<Direction>>> = Vec::new();
            for rivers in &all {
                more.push(rivers.clone());
                let mut with_source = rivers.clone();
                with_source.push(vec![side]);
                more.push(with_source);
                for nth in 0..rivers.len() {
                    let mut with_arm: Vec<Vec<Direction>> = rivers.clone();
                    with_arm[nth].push(side);
                    more.push(with_arm);
                }
            }
            all = more;
        }
        all.retain(|rivers| !rivers.iter().any(|a| rivers.iter().any(|b| do_cross(a, b))));
        all
    }

    /// Whether an arm of one river is between two of the other, and another arm is not.
    fn do_cross(a: &[Direction], b: &[Direction]) -> bool {
        let gap = |arm: &Direction| b.iter().filter(|other| *other < arm).count() % b.len();
        a != b && a.iter().any(|arm| gap(arm) != gap(&a[0]))
    }

    #[test]
    fn the_land_as_drawn_is_parted_as_the_rules_say() {
        let all = all_rivers();
        assert_eq!(all.len(), 731);
        for rivers in all {
            let land = Land::new(&rivers);
            let banks = Banks::of(&rivers);
            let mut taken = Room::NONE;
            for nth in 0..banks.n_regions() {
                let room = land.room(nth);
                assert!(!room.is_empty(), "{rivers:?}: region {nth} has no room");
                assert!(room.and(&taken).is_empty(), "{rivers:?}: {nth} leaks");
                taken = taken.or(room);
                for side in Direction::ALL {
                    for (half, part) in [(0, -0.6), (1, 0.6)] {
                        let inside = side.at(part) * 0.88;
                        let is_there = room.points().any(|at| (at - inside).length() < STEP);
                        assert_eq!(is_there, banks.at(side)[half] == nth, "{rivers:?}: {nth}");
                    }
                }
                let hub = land.hub(nth);
                let is_there = room.points().any(|at| (at - hub).length() < STEP);
                assert!(is_there, "{rivers:?}: the hub of {nth} is elsewhere");
            }
        }
    }

    #[test]
    fn regions_of_one_river_are_spacious() {
        for rivers in all_rivers() {
            if let [river] = &rivers[..]
                && river.len() <= 3
            {
                let land = Land::new(&rivers);
                for nth in 0..land.banks.n_regions() {
                    let area = land.room(nth).points().count() as f64 * STEP * STEP;
                    assert!(area > 900.0, "{rivers:?}: {area}");
                }
            }
        }
    }
}
