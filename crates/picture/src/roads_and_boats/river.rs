//! Rivers: where they run on a tile, what land they part, and how they look.

use crate::point::{Frame, Point};
use crate::svg::{Path, Tag, circle, group, number, shape};

use super::hex::{INRADIUS, RADIUS, Side, corner};

pub(crate) const WATER: &str = "#74bfe0";
pub(crate) const BANK: &str = "#3f86ad";
const RIPPLE: &str = "#e4f5fc";
/// How wide the water is.
pub(crate) const BREADTH: f64 = 22.0;

/// One river on a tile: the sides it runs to. One is a source, two are a straight or a bend, three a fork.
pub(crate) type River = [Side];

/// The line of a river.
pub(crate) fn line(river: &River) -> Path {
    match river {
        [] => Path::from(Point::ORIGIN),
        [only] => Path::from(only.middle()).curve(
            only.middle() * 0.6,
            only.middle().quarter_turn() * 0.25 + only.middle() * 0.25,
            Point::ORIGIN,
        ),
        [a, b] => bend(*a, *b),
        // Every arm bends into the next one, and the middle is water.
        [first, ..] => {
            let next = river.iter().skip(1).chain([first]);
            let arms = river.iter().zip(next).map(|(a, b)| bend(*a, *b));
            arms.fold(spokes(river), |all, arm| all.and(&arm))
        }
    }
}

/// From every side straight to the middle.
fn spokes(river: &River) -> Path {
    let spokes = river.iter();
    let spokes = spokes.map(|side| Path::from(side.middle()).line(Point::ORIGIN));
    spokes
        .reduce(|all, spoke| all.and(&spoke))
        .unwrap_or_else(|| Path::from(Point::ORIGIN))
}

/// From one side to another, square to both.
fn bend(a: Side, b: Side) -> Path {
    let [(from, to), (leaving, arriving)] = handles(a, b);
    Path::from(from).curve(leaving, arriving, to)
}

/// The ends of the line between two sides, and the handles that shape it.
fn handles(a: Side, b: Side) -> [(Point, Point); 2] {
    let (from, to) = (a.middle(), b.middle());
    // The nearer the sides, the tighter the bend.
    let pull = match a.index().abs_diff(b.index()) {
        1 | 5 => 0.34,
        2 | 4 => 0.36,
        _ => 0.35,
    };
    [(from, to), (from * pull, to * pull)]
}

/// A point of the line between two sides, from 0 to 1.
pub(crate) fn along(a: Side, b: Side, part: f64) -> Point {
    let [(from, to), (leaving, arriving)] = handles(a, b);
    let rest = 1.0 - part;
    from * (rest * rest * rest)
        + leaving * (3.0 * rest * rest * part)
        + arriving * (3.0 * rest * part * part)
        + to * (part * part * part)
}

/// Points along all rivers of a tile, close enough to each other to measure from.
pub(crate) struct Course(Vec<Point>);

impl Course {
    pub(crate) fn new(rivers: &[&River]) -> Course {
        let parts = || (0..=10).map(|step| f64::from(step) / 10.0);
        let mut points = Vec::new();
        for river in rivers {
            for (idx, &a) in river.iter().enumerate() {
                for &b in &river[idx + 1..] {
                    points.extend(parts().map(|part| along(a, b, part)));
                }
                // Sources and forks have the middle of the tile too.
                if river.len() != 2 {
                    points.extend(parts().map(|part| a.middle() * part));
                }
            }
        }
        Course(points)
    }

    /// How far a point is from the middle of the nearest river, about.
    pub(crate) fn distance(&self, point: Point) -> f64 {
        let ways = self.0.iter().map(|&other| other - point);
        let least = ways.map(|way| way.dot(way)).fold(f64::INFINITY, f64::min);
        least.sqrt()
    }
}

/// Where a river runs through a side into the sea.
pub(crate) fn mouth(side: Side) -> Tag {
    let half = BREADTH / 2.0;
    let line = format!(
        "M-6 -{half}Q8 -{half} 20 -20Q34 0 20 20Q8 {half} -6 {half}Z",
        half = number(half)
    );
    group()
        .turned(side.middle(), side.degrees())
        .add(shape(&line).fill(WATER))
        .add(
            shape("M17 -14Q26 0 17 14M25 -20Q36 0 25 20")
                .fill("none")
                .stroke(RIPPLE, 1.8)
                .with("stroke-linecap", "round"),
        )
}

/// All rivers of a tile.
pub(crate) fn draw(rivers: &[&River]) -> Tag {
    let joined = |draw: &dyn Fn(&River) -> Path| {
        let lines = rivers.iter().map(|river| draw(river));
        lines.reduce(|all, line| all.and(&line))
    };
    let flow = |river: &River| {
        if river.len() > 2 {
            spokes(river)
        } else {
            line(river)
        }
    };
    let (Some(line), Some(flow)) = (joined(&line), joined(&flow)) else {
        return group();
    };
    let stroke = |color: &str, width: f64| line.clone().draw().stroke(color, width);
    let springs = rivers.iter().filter(|river| river.len() == 1);
    let pool = |radius: f64, color: &str| {
        springs
            .clone()
            .map(|_| circle(Point::ORIGIN, radius).fill(color))
            .collect::<Vec<Tag>>()
    };
    group()
        .fill("none")
        .with("stroke-linejoin", "round")
        .add(stroke(BANK, BREADTH + 5.0))
        .add_all(pool(21.0, BANK))
        .add(stroke(WATER, BREADTH))
        .add_all(pool(18.5, WATER))
        .add(
            flow.draw()
                .stroke(RIPPLE, 1.8)
                .with("stroke-dasharray", "9 13")
                .with("stroke-linecap", "round"),
        )
        .add_all(
            springs
                .clone()
                .flat_map(|_| [5.0, 11.0])
                .map(|radius| circle(Point::ORIGIN, radius).stroke(RIPPLE, 1.8)),
        )
}

/// Between which two arms of a river a corner is: the one where `side` ends, clockwise.
fn gap(river: &River, side: Side) -> usize {
    if river.len() < 2 {
        return 0;
    }
    let passed = river.iter().filter(|arm| **arm <= side).count();
    passed % river.len()
}

/// The land of a tile, as its rivers part it.
pub(crate) struct Land {
    /// The region of each corner, by the side that ends there, clockwise.
    corners: [usize; 6],
    /// The middle of each region, in the order in which the rim is met clockwise from the start of the east side.
    pub(crate) middles: Vec<Point>,
    /// Room for what is there, around each middle: the largest frame of each of several shapes.
    pub(crate) rooms: Vec<[Frame; 4]>,
}

impl Land {
    pub(crate) fn new(rivers: &[&River]) -> Land {
        let mut known: Vec<Vec<usize>> = Vec::new();
        let mut corners = [0; 6];
        // The start of the east side is the corner where the last side ends.
        for idx in [5, 0, 1, 2, 3, 4] {
            let gaps: Vec<usize> = rivers
                .iter()
                .map(|river| gap(river, Side::ALL[idx]))
                .collect();
            let found = known.iter().position(|other| *other == gaps);
            corners[idx] = found.unwrap_or_else(|| {
                known.push(gaps);
                known.len() - 1
            });
        }
        let spring = rivers.iter().find(|river| river.len() == 1);
        let middle = |region: usize| {
            let own: Vec<Point> = (Side::ALL.into_iter())
                .filter(|side| corners[side.index()] == region)
                .map(corner)
                .collect();
            match (own.len(), spring) {
                // A spring takes the middle of its tile.
                (6, Some(spring)) => spring[0].middle() * -0.4,
                (6, None) => Point::ORIGIN,
                (n_corners, _) => {
                    let sum = own.iter().fold(Point::ORIGIN, |sum, &corner| sum + corner);
                    // A small piece is all in its corner, a large one reaches across the middle.
                    sum * ([0.74, 0.7, 0.66, 0.66, 1.5][n_corners - 1] / n_corners as f64)
                }
            }
        };
        let middles: Vec<Point> = (0..known.len()).map(middle).collect();
        let course = Course::new(rivers);
        Land {
            corners,
            rooms: middles
                .iter()
                .map(|&middle| rooms(&course, middle))
                .collect(),
            middles,
        }
    }

    /// The region at a half of a side, the first or the second of them clockwise.
    pub(crate) fn at(&self, side: Side, half: usize) -> usize {
        let corner = if half == 0 {
            side.index() + 5
        } else {
            side.index()
        };
        self.corners[corner % 6]
    }
}

/// The largest frames about a point that are all dry land of one tile, from a high one to a wide one.
fn rooms(course: &Course, middle: Point) -> [Frame; 4] {
    let is_land = |point: Point| {
        let is_within = Side::ALL
            .into_iter()
            .all(|side| side.middle().dot(point) < INRADIUS * INRADIUS * 0.94);
        is_within && course.distance(point) > BREADTH / 2.0 + 4.0
    };
    let fits = |frame: &Frame| {
        let Frame { min, max } = *frame;
        (0..=4).all(|step| {
            let part = f64::from(step) / 4.0;
            let at = min + Point::new(frame.width() * part, frame.height() * part);
            [
                Point::new(at.x, min.y),
                Point::new(at.x, max.y),
                Point::new(min.x, at.y),
                Point::new(max.x, at.y),
            ]
            .into_iter()
            .all(is_land)
        })
    };
    let shifts = [-28.0, -14.0, 0.0, 14.0, 28.0];
    [0.75, 1.2, 1.7, 2.4].map(|shape| {
        let mut largest = Frame::about(middle, 12.0 * shape, 12.0);
        for (x, y) in shifts.into_iter().flat_map(|x| shifts.map(|y| (x, y))) {
            let center = middle + Point::new(x, y);
            let frame = |half: f64| Frame::about(center, 2.0 * half * shape, 2.0 * half);
            // Halve the doubt until the largest that fits is known well enough.
            let (mut fitting, mut too_large) = (0.0, RADIUS);
            for _ in 0..7 {
                let half = (fitting + too_large) / 2.0;
                if fits(&frame(half)) {
                    fitting = half;
                } else {
                    too_large = half;
                }
            }
            if frame(fitting).height() > largest.height() {
                largest = frame(fitting);
            }
        }
        largest
    })
}

/// Where a bridge stands over the arm that runs to `side`, and how it is turned.
pub(crate) fn crossing(river: &River, side: Side) -> (Point, f64) {
    match river {
        [a, b] => {
            let way = along(*a, *b, 0.55) - along(*a, *b, 0.45);
            (along(*a, *b, 0.5), way.degrees() + 90.0)
        }
        _ => (side.middle() * 0.58, side.degrees() + 90.0),
    }
}

/// How far from the middle of a side a road runs that keeps to one bank: -1 and 1 are the side's ends.
pub(crate) const BESIDE: f64 = (BREADTH + 18.0) / INRADIUS;

#[cfg(test)]
mod tests {
    use super::*;

    fn sides(numbers: &[u8]) -> Vec<Side> {
        numbers.iter().map(|&number| Side::new(number)).collect()
    }

    #[test]
    fn rivers_part_the_land_as_the_rules_say() {
        for (rivers, n_regions) in [
            (vec![], 1),
            (vec![sides(&[2])], 1),
            (vec![sides(&[0, 3])], 2),
            (vec![sides(&[1, 3])], 2),
            (vec![sides(&[5, 0])], 2),
            (vec![sides(&[0, 2, 4])], 3),
            (vec![sides(&[0, 1]), sides(&[3, 4])], 3),
        ] {
            let rivers: Vec<&River> = rivers.iter().map(Vec::as_slice).collect();
            assert_eq!(Land::new(&rivers).middles.len(), n_regions, "{rivers:?}");
        }
        let river = sides(&[0, 3]);
        let land = Land::new(&[&river]);
        assert_eq!([land.at(Side::new(0), 0), land.at(Side::new(0), 1)], [0, 1]);
        assert_eq!([land.at(Side::new(3), 0), land.at(Side::new(3), 1)], [1, 0]);
        assert_eq!([land.at(Side::new(5), 0), land.at(Side::new(1), 1)], [0, 1]);
        assert!(land.middles[0].y < 0.0 && land.middles[1].y > 0.0);
    }

    #[test]
    fn the_middle_of_a_region_is_dry() {
        let bends = (0..6).flat_map(|a| (0..a).map(move |b| vec![b, a]));
        let forks = [vec![0, 2, 4], vec![1, 3, 5], vec![0, 1, 3], vec![2]];
        for numbers in bends.chain(forks) {
            let river = sides(&numbers);
            for middle in Land::new(&[&river]).middles {
                let apart = Course::new(&[&river]).distance(middle);
                assert!(apart > BREADTH / 2.0 + 12.0, "{river:?}: {apart}");
            }
            for rooms in Land::new(&[&river]).rooms {
                let largest = rooms.iter().map(|room| room.width() * room.height());
                let largest = largest.fold(0.0, f64::max);
                assert!(largest > 500.0, "{river:?}: {largest}");
            }
        }
    }
}
