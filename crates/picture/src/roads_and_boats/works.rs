//! What seats make on the map besides buildings: roads, bridges, walls, homes.

use game::Seat;
use roads_and_boats::Direction;

use crate::point::Point;
use crate::seat::{livery, mark};
use crate::svg::{Path, Tag, circle, group, rect, shape, slab};
use crate::text::{INK, PAPER, centered};

use super::hex::{RADIUS, Side};

/// A road from the middle of one region to that of another.
#[derive(Clone, Debug)]
pub(crate) struct Road {
    pub(crate) line: Path,
    /// What it is called, unless it is only the way to a bridge.
    pub(crate) name: Option<String>,
}

/// All roads of a map. They are drawn layer by layer, so that they run into each other.
pub(crate) fn roads(roads: &[Road]) -> Tag {
    let stroke =
        |color: &str, width: f64| group().stroke(color, width).with("stroke-linecap", "round");
    let lines = || roads.iter().map(|road| road.line.clone().draw());
    let surface = roads
        .iter()
        .zip(lines())
        .map(|(road, line)| match &road.name {
            Some(name) => line.with("data-road", name.as_str()),
            None => line,
        });
    group()
        .fill("none")
        .add(stroke("#5d4630", 12.0).add_all(lines()))
        .add(stroke("#e6c995", 8.0).add_all(surface))
        .add(
            stroke("#a58558", 1.6)
                .with("stroke-dasharray", "5 7")
                .add_all(lines()),
        )
}

/// A bridge, which runs along `degrees`.
pub(crate) fn bridge(at: Point, degrees: f64) -> Tag {
    let planks = (-3..=3).map(|idx| f64::from(idx) * 6.0);
    let planks: String = planks.map(|x| format!("M{x} -8V8")).collect();
    group()
        .turned(at, degrees)
        .add(slab(44.0, 18.0, 2.0).fill("#c9955c").stroke("#4a3522", 1.6))
        .add(shape(&planks).stroke("#7b5a38", 1.4))
        .add(
            shape("M-25 -9.5Q0 -14 25 -9.5M-25 9.5Q0 14 25 9.5")
                .fill("none")
                .stroke("#4a3522", 4.0),
        )
        .add(
            shape("M-25 -9.5Q0 -14 25 -9.5M-25 9.5Q0 14 25 9.5")
                .fill("none")
                .stroke("#b58350", 1.6),
        )
}

/// How far a wall stands out from its side.
pub(crate) const WALL_DEPTH: f64 = 15.0;
/// How far from the middle of the side its shield reaches.
pub(crate) const SHIELD_REACH: f64 = 21.0;

/// A wall on a side of a tile: its strength on a shield, and the number of its seat on a disc.
pub(crate) fn wall(side: Direction, owner: Option<Seat>, strength: u8) -> Tag {
    let (color, ink) = match owner {
        Some(seat) => (livery(seat).color, livery(seat).ink),
        None => ("#a9a296", INK),
    };
    let (length, depth) = (RADIUS * 0.9, 15.0);
    let merlons = (0..6).map(|idx| {
        let x = -length / 2.0 + f64::from(idx) * length / 5.6;
        rect(
            Point::new(x, -depth / 2.0 - 5.0),
            length / 11.0,
            depth + 10.0,
            1.0,
        )
    });
    let courses = "M-45 0H45M-30 -7.5V0M-15 0V7.5M30 -7.5V0M15 0V7.5";
    // What is written is upright whatever the side.
    let shield = group()
        .at(side.middle())
        .add(
            shape("M-13 -13H13V2Q12 11 0 16Q-12 11 -13 2Z")
                .fill(color)
                .stroke(INK, 2.0),
        )
        .add(centered(
            Point::new(0.0, -1.0),
            18.0,
            ink,
            &strength.to_string(),
        ));
    let owner_mark = owner.map(|seat| {
        let at = side.at(0.6);
        group()
            .add(circle(at, 8.5).fill(PAPER).stroke(INK, 1.5))
            .add(centered(at, 12.0, INK, &mark(seat)))
    });
    let tag = group().with("data-wall", usize::from(strength));
    let tag = match owner {
        Some(seat) => tag.with("data-seat", seat.index()),
        None => tag,
    };
    tag.add(
        group()
            .turned(side.middle(), side.degrees() + 90.0)
            .add(group().fill(color).stroke(INK, 1.8).add_all(merlons))
            .add(slab(length, depth, 2.0).fill(color).stroke(INK, 1.8))
            .add(shape(courses).stroke(ink, 1.1).with("stroke-opacity", 0.55)),
    )
    .add(shield)
    .add_all(owner_mark)
}

/// How much room a home marker takes.
pub(crate) const HOME: (f64, f64) = (40.0, 48.0);

/// The marker of a seat's home: a banner on a staff, about the origin.
pub(crate) fn home(seat: Seat) -> Tag {
    let colors = livery(seat);
    banner(colors.color)
        .with("data-home", seat.index())
        .add(centered(
            Point::new(4.0, -8.0),
            20.0,
            colors.ink,
            &mark(seat),
        ))
}

/// The marker of a place where a home may be: a banner that is nobody's.
pub(crate) fn start() -> Tag {
    start_banner().with("data-start", "yes")
}

/// The banner of a home that is nobody's yet.
pub(crate) fn start_banner() -> Tag {
    banner("#ffffff").add(
        shape("M-1 -6L5 -13L11 -6V1H-1Z")
            .fill("#e0594b")
            .stroke(INK, 1.4),
    )
}

fn banner(color: &str) -> Tag {
    group()
        .with("stroke-linejoin", "round")
        .add(
            shape("M-14 22H-2L-5 17H-11Z")
                .fill("#8d6642")
                .stroke(INK, 1.6),
        )
        .add(
            shape("M-8 19V-22")
                .stroke(INK, 3.6)
                .with("stroke-linecap", "round"),
        )
        .add(
            shape("M-7 -21H21L14 -8L21 5H-7Z")
                .fill(color)
                .stroke(INK, 2.0),
        )
}
