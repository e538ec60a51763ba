//! The six terrains: a colour and a pattern each, known at a glance.

use roads_and_boats::{Direction, Terrain};

use crate::point::Point;
use crate::svg::{Path, Tag, group, number, shape};

use super::hex::{Side, corners};
use super::motif;
use super::river::{self, Course, Rivers};

fn color(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Woods => "#8fbf6d",
        Terrain::Pasture => "#c9e08b",
        Terrain::Rock => "#d3cbbc",
        Terrain::Mountain => "#b7a48c",
        Terrain::Desert => "#f3dc9c",
        Terrain::Sea => "#5aa7d0",
    }
}

/// The outline of a tile, to which its pattern keeps.
pub(crate) fn definition() -> Tag {
    let outline = Path::through(&corners(0.99)).close();
    Tag::new("clipPath")
        .with("id", "rb-hex")
        .add(outline.draw())
}

/// The ground of a tile about the origin, with room for its rivers, which are drawn above all grounds.
///
/// `turn` turns the pattern, so that neighbours look less alike.
pub(crate) fn ground(terrain: Terrain, rivers: &Rivers, turn: u8) -> Tag {
    patterned(color(terrain), pattern(terrain, rivers, turn)).with("data-terrain", terrain.name())
}

/// The ground of a desert that has been watered, and is pasture now (RB-WON-03).
pub(crate) fn watered(rivers: &Rivers, turn: u8) -> Tag {
    let canals = "M-90 -52H90M-90 0H90M-90 52H90M-45 -52V0M30 0V52M60 -52V-90M-15 52V90";
    let canals = |color: &str, width: f64| shape(canals).stroke(color, width);
    let mut lines = vec![
        canals(river::BANK, 8.0),
        canals(river::WATER, 4.6),
        canals("#e4f5fc", 1.2).with("stroke-dasharray", "7 9"),
    ];
    lines.extend(pattern(Terrain::Pasture, rivers, turn));
    patterned("#e3e39a", lines)
        .with("data-terrain", Terrain::Desert.name())
        .with("data-irrigated", "yes")
}

fn patterned(color: &str, pattern: Vec<Tag>) -> Tag {
    let outline = Path::through(&corners(1.0)).close().draw();
    group().add(outline.fill(color).stroke("#6b6350", 1.2)).add(
        group()
            .fill("none")
            .with("clip-path", "url(#rb-hex)")
            .add_all(pattern),
    )
}

/// Spots all over a tile, from the back to the front: how far out, and in which direction.
const SPOTS: [(f64, f64); 18] = [
    (73.0, 8.0),
    (75.0, 41.0),
    (69.0, 67.0),
    (74.0, 98.0),
    (68.0, 127.0),
    (75.0, 157.0),
    (70.0, 188.0),
    (74.0, 217.0),
    (69.0, 246.0),
    (75.0, 278.0),
    (70.0, 308.0),
    (73.0, 338.0),
    (41.0, 22.0),
    (44.0, 83.0),
    (40.0, 141.0),
    (43.0, 203.0),
    (40.0, 262.0),
    (45.0, 321.0),
];

fn pattern(terrain: Terrain, rivers: &Rivers, turn: u8) -> Vec<Tag> {
    let turned = f64::from(turn % 6) * 60.0;
    let mut spots: Vec<Point> = SPOTS
        .iter()
        .map(|&(out, degrees)| Point::polar(out, degrees + turned))
        .collect();
    spots.push(Point::new(2.0, 3.0));
    let course = Course::new(rivers);
    let keeping_off = |clearance: f64| {
        let mut dry: Vec<Point> = spots
            .iter()
            .copied()
            .filter(|&spot| course.distance(spot) > clearance)
            .collect();
        dry.sort_by(|a, b| a.y.total_cmp(&b.y));
        dry
    };
    match terrain {
        Terrain::Woods => woods(&keeping_off(27.0)),
        Terrain::Pasture => pasture(&keeping_off(24.0)),
        Terrain::Rock => rock(&keeping_off(27.0)),
        Terrain::Mountain => mountain(&course),
        Terrain::Desert => desert(&keeping_off(28.0)),
        Terrain::Sea => sea(&spots),
    }
}

/// The same line, with its start at each of these points. Its commands are relative ones.
fn stamp<'a>(points: impl IntoIterator<Item = &'a Point>, line: &str) -> Tag {
    let at = |point: &Point| format!("M{} {}{line}", number(point.x), number(point.y));
    let all: String = points.into_iter().map(at).collect();
    shape(&all)
}

/// Every `step`th thing, from `first` on.
fn every(points: &[Point], step: usize, first: usize) -> impl Iterator<Item = &Point> + Clone {
    points.iter().skip(first).step_by(step)
}

fn woods(spots: &[Point]) -> Vec<Tag> {
    let firs = || every(spots, 2, 0);
    let oaks = || every(spots, 2, 1);
    vec![
        stamp(spots, "m-2 7h4v8h-4z").fill("#6b4a2b"),
        stamp(firs(), "m0 -19l9 14h-4l7 14h-24l7 -14h-4z")
            .fill("#2f6f43")
            .stroke("#1d4a2b", 1.4),
        stamp(oaks(), motif::OAK)
            .fill("#4f9150")
            .stroke("#1d4a2b", 1.4),
        stamp(oaks(), "m-4 -7a5 5 0 0 1 6 -2")
            .stroke("#a9d39b", 2.0)
            .with("stroke-linecap", "round"),
    ]
}

fn pasture(spots: &[Point]) -> Vec<Tag> {
    vec![
        stamp(spots, motif::TUFT)
            .stroke("#7da53f", 2.4)
            .with("stroke-linecap", "round"),
        stamp(every(spots, 3, 1), motif::FLOWER)
            .stroke("#ffffff", 5.0)
            .with("stroke-linecap", "round"),
        stamp(every(spots, 4, 2), motif::GOLDEN_FLOWER)
            .stroke("#f2b632", 5.0)
            .with("stroke-linecap", "round"),
    ]
}

fn rock(spots: &[Point]) -> Vec<Tag> {
    let large = || every(spots, 2, 0);
    let small = || every(spots, 2, 1);
    let outline = |tag: Tag| {
        tag.fill("#a8a093")
            .stroke("#665f53", 1.5)
            .with("stroke-linejoin", "round")
    };
    vec![
        outline(stamp(large(), "m-15 9l3 -13l9 -8l11 3l8 11l-3 8z")),
        stamp(large(), motif::CRACK).stroke("#665f53", 1.3),
        outline(stamp(small(), "m-9 5l3 -8l7 -3l7 5l1 6z")),
        stamp(large(), motif::SHINE)
            .stroke("#ece7dc", 2.2)
            .with("stroke-linecap", "round"),
    ]
}

fn mountain(course: &Course) -> Vec<Tag> {
    let peaks = [
        (-38.0, -38.0, 1.0),
        (34.0, -44.0, 1.15),
        (-2.0, -14.0, 1.35),
        (-48.0, 22.0, 1.1),
        (46.0, 18.0, 1.2),
        (0.0, 54.0, 1.25),
    ];
    let dry = peaks.into_iter().filter(|&(x, y, _)| {
        let foot = Point::new(x, y + 8.0);
        course.distance(foot) > 30.0
    });
    let peak = |(x, y, scale): (f64, f64, f64)| {
        group()
            .scaled(Point::new(x, y), scale)
            .add(shape("M-31 22L-8 -20L0 -8L7 -17L31 22Z").fill("#83715f"))
            .add(shape("M-8 -20L0 -8L7 -17L31 22H2L-2 4Z").fill("#685848"))
            .add(
                shape("M-17 -3L-8 -20L0 -8L7 -17L15 -4L9 -8L4 -2L-2 -7L-8 0L-12 -6Z")
                    .fill("#ffffff"),
            )
            .add(shape("M-31 22L-8 -20L0 -8L7 -17L31 22Z").stroke("#45392d", 1.5))
    };
    vec![
        group()
            .with("stroke-linejoin", "round")
            .add_all(dry.map(peak)),
    ]
}

fn desert(spots: &[Point]) -> Vec<Tag> {
    let cacti = || every(spots, 7, 3);
    vec![
        stamp(every(spots, 2, 0), "m-19 5q10 -13 20 -2q8 -8 17 1")
            .stroke("#cfa551", 2.4)
            .with("stroke-linecap", "round"),
        stamp(every(spots, 3, 1), motif::GRAIN)
            .stroke("#cfa551", 3.0)
            .with("stroke-linecap", "round"),
        stamp(cacti(), motif::CACTUS)
            .stroke("#2f6f43", 6.6)
            .with("stroke-linecap", "round")
            .with("stroke-linejoin", "round"),
        stamp(cacti(), motif::CACTUS)
            .stroke("#6aa85a", 3.8)
            .with("stroke-linecap", "round")
            .with("stroke-linejoin", "round"),
    ]
}

fn sea(spots: &[Point]) -> Vec<Tag> {
    vec![
        stamp(every(spots, 2, 0), motif::CREST)
            .stroke("#d8eef8", 2.4)
            .with("stroke-linecap", "round"),
        stamp(every(spots, 2, 1), motif::SWELL)
            .stroke("#3d83ad", 2.4)
            .with("stroke-linecap", "round"),
    ]
}

/// The beach of a land tile along a side towards the sea.
pub(crate) fn coast(side: Direction) -> Tag {
    let out = side.middle() * 0.085;
    let line = |shift: Point| {
        Path::from(side.at(-1.0) + shift)
            .line(side.at(1.0) + shift)
            .draw()
    };
    group()
        .with("stroke-linecap", "round")
        .add(line(Point::ORIGIN).stroke("#f4e4b4", 13.0))
        .add(
            line(out)
                .stroke("#ffffff", 2.6)
                .with("stroke-dasharray", "13 7"),
        )
}
