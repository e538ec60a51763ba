//! Rivers: where they run on a tile, and how they look.

use roads_and_boats::Direction;

use crate::curve::Curve;
use crate::point::Point;
use crate::svg::{Tag, circle, group, number, shape};

use super::hex::Side;

pub(crate) const WATER: &str = "#74bfe0";
pub(crate) const BANK: &str = "#3f86ad";
const RIPPLE: &str = "#e4f5fc";
/// How wide the water is.
pub const BREADTH: f64 = 22.0;
/// How wide a river is with its banks.
pub const BREADTH_WITH_BANKS: f64 = BREADTH + 5.0;

/// How a river leaves its source: where its handles are, in parts of its way, and how far the second one is aside.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    pub leaving: f64,
    pub arriving: f64,
    pub aside: f64,
}

pub const SOURCE: Source = Source {
    leaving: 0.4,
    arriving: 0.75,
    aside: 0.25,
};

/// A sharp bend of a river alone, which goes further than it must and leaves room for what is inside. All is in parts of
/// the ways to its sides: how far it runs straight, how far out its top is, and how broad the top is.
#[derive(Clone, Copy, Debug)]
pub struct Loop {
    pub straight: f64,
    pub top: f64,
    pub aside: f64,
}

pub const LOOP: Loop = Loop {
    straight: 0.46,
    top: 0.17,
    aside: 0.24,
};

/// Where a bridge over one arm stands, in parts of the way to the side that the arm runs to.
pub const ARM_BRIDGE: f64 = 0.58;

/// The rivers of a tile, each by the sides it runs to. One side is a source, two are a straight or a bend, three a fork.
pub(crate) type Rivers = [Vec<Direction>];

/// From one side to another, square to both.
fn bend(a: Direction, b: Direction) -> Curve {
    // The nearer the sides, the tighter the bend.
    let pull = match a.index().abs_diff(b.index()) {
        1 | 5 => 0.34,
        2 | 4 => 0.36,
        _ => 0.35,
    };
    Curve([a.middle(), a.middle() * pull, b.middle() * pull, b.middle()])
}

/// The sharp bend of a river alone.
fn loop_between(a: Direction, b: Direction) -> [Curve; 2] {
    let (from, to) = (a.middle(), b.middle());
    let top = (from + to) * LOOP.top;
    let aside = (from - to) * LOOP.aside;
    [
        Curve([from, from * LOOP.straight, top + aside, top]),
        Curve([top, top - aside, to * LOOP.straight, to]),
    ]
}

/// Where a source springs: in the middle of its tile, unless other rivers run there.
fn spring(rivers: &Rivers, side: Direction) -> Point {
    side.middle() * if rivers.len() == 1 { 0.0 } else { 0.52 }
}

/// How large the pool of a source is.
fn pool(rivers: &Rivers) -> f64 {
    if rivers.len() == 1 { 18.5 } else { 14.0 }
}

/// Everything that one of the rivers runs along.
pub(crate) fn curves(rivers: &Rivers, nth: usize) -> Vec<Curve> {
    let mut arms = rivers[nth].clone();
    arms.sort_unstable();
    match arms[..] {
        [only] => {
            let (from, to) = (only.middle(), spring(rivers, only));
            let way = to - from;
            let aside = way.quarter_turn() * -SOURCE.aside;
            vec![Curve([
                from,
                from + way * SOURCE.leaving,
                from + way * SOURCE.arriving + aside,
                to,
            ])]
        }
        [a, b] if rivers.len() == 1 && matches!(b.index() - a.index(), 1 | 5) => {
            loop_between(a, b).into()
        }
        [a, b] => vec![bend(a, b)],
        // Every arm bends into the next one, and the middle is water.
        _ => {
            let next = arms.iter().cycle().skip(1);
            let bends = arms.iter().zip(next).map(|(&a, &b)| bend(a, b));
            let spokes = arms.iter();
            let spokes = spokes.map(|arm| Curve::straight(arm.middle(), Point::ORIGIN));
            bends.chain(spokes).collect()
        }
    }
}

/// Points along rivers of a tile, close enough to each other to measure from.
#[derive(Clone, Debug)]
pub(crate) struct Course(Vec<Point>);

impl Course {
    /// Along all rivers of a tile.
    pub(crate) fn new(rivers: &Rivers) -> Course {
        let all = (0..rivers.len()).flat_map(|nth| Course::of(rivers, nth).0);
        Course(all.collect())
    }

    /// Along one of them.
    pub(crate) fn of(rivers: &Rivers, nth: usize) -> Course {
        let curves = curves(rivers, nth).into_iter();
        Course(curves.flat_map(|curve| curve.points(15)).collect())
    }

    pub(crate) fn points(&self) -> &[Point] {
        &self.0
    }

    /// How far a point is from the middle of the nearest river, about.
    pub(crate) fn distance(&self, point: Point) -> f64 {
        let ways = self.0.iter().map(|&other| other - point);
        let least = ways.map(|way| way.dot(way)).fold(f64::INFINITY, f64::min);
        least.sqrt()
    }
}

/// Where a river runs through a side into the sea.
pub(crate) fn mouth(side: Direction) -> Tag {
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

/// One of the rivers of a tile.
pub(crate) fn draw(rivers: &Rivers, nth: usize) -> Tag {
    let curves = curves(rivers, nth);
    let joined = |curves: &[Curve]| {
        let lines = curves.iter().map(|curve| curve.line());
        lines.reduce(|all, line| all.and(&line))
    };
    // A fork ripples along its arms only, which come after its bends.
    let n_arms = rivers[nth].len();
    let arms = &curves[if n_arms > 2 { n_arms } else { 0 }..];
    let (Some(line), Some(flow)) = (joined(&curves), joined(arms)) else {
        return group();
    };
    let stroke = |color: &str, width: f64| line.clone().draw().stroke(color, width);
    let spring = match rivers[nth][..] {
        [only] => Some(spring(rivers, only)),
        _ => None,
    };
    let radius = pool(rivers);
    let pool = |radius: f64, color: &str| spring.map(|at| circle(at, radius).fill(color));
    group()
        .fill("none")
        .with("stroke-linejoin", "round")
        .add(stroke(BANK, BREADTH_WITH_BANKS))
        .add_all(pool(radius + 2.5, BANK))
        .add(stroke(WATER, BREADTH))
        .add_all(pool(radius, WATER))
        .add(
            flow.draw()
                .stroke(RIPPLE, 1.8)
                .with("stroke-dasharray", "9 13")
                .with("stroke-linecap", "round"),
        )
        .add_all(
            spring.into_iter().flat_map(|at| {
                [0.27, 0.6].map(|part| circle(at, radius * part).stroke(RIPPLE, 1.8))
            }),
        )
}

/// Where a bridge stands over the arm of a river that runs to `side`, and how it is turned.
pub(crate) fn crossing(rivers: &Rivers, side: Direction) -> (Point, f64) {
    let nth = rivers.iter().position(|river| river.contains(&side));
    let curves = nth.map_or_else(Vec::new, |nth| match rivers[nth].len() {
        2 => curves(rivers, nth),
        _ => Vec::new(),
    });
    let (at, way) = match curves[..] {
        [whole] => (whole.at(0.5), whole.at(0.55) - whole.at(0.45)),
        [first, second] => (second.at(0.0), second.at(0.05) - first.at(0.95)),
        _ => (side.middle() * ARM_BRIDGE, side.middle()),
    };
    (at, way.degrees() + 90.0)
}
