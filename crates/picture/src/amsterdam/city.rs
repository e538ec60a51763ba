//! The city from above, under the routes: the harbour in the north, half-moons of canals, the moat, the fields.
//!
//! It is drawn 1000 wide and 762 high, as the board of the box is, and stretched to other boards.

use crate::point::{Frame, Point};
use crate::svg::{Path, Tag, group, number, rect, shape};

use super::layout::{Layout, WIDTH};

const HEIGHT: f64 = 762.0;

const WATER: &str = "#a7cdd8";
const RIPPLE: &str = "#8bb9c7";
const QUAY: &str = "#f4ecd6";
const EDGE: &str = "#7fa3ab";
const GARDEN: &str = "#dfe0ba";
const HOUSES: &str = "#e2b795";
const FIELD: &str = "#d5dfae";
const DITCH: &str = "#b9cf9f";
const RAMPART: &str = "#b9c58a";

/// The middle of the half-moons, and how far the moat is from it.
const HEART: Point = Point::new(525.0, 150.0);
const MOAT: Point = Point::new(620.0, 572.0);
/// How far the canals are from the middle, in parts of the way to the moat.
const RINGS: [f64; 4] = [0.54, 0.66, 0.775, 0.89];

/// The ground, with ships and a compass where `layout` leaves room for them.
pub(super) fn city(layout: &Layout) -> Tag {
    let stretch = format!("scale(1 {})", number(layout.height / HEIGHT));
    let ground = group()
        .with("transform", stretch)
        .with("fill", "none")
        .add(rect(Point::ORIGIN, WIDTH, HEIGHT, 0.0).fill(FIELD))
        .add(fields())
        .add_all(moat())
        .add_all(town())
        .add(harbour());
    group()
        .with("aria-hidden", "true")
        .add(ground)
        .add_all(ornaments(layout))
}

/// A point of the half-moons: 0 is the middle, 1 the moat; 0 degrees is east, 90 south.
fn moon(part: f64, degrees: f64) -> Point {
    let Point { x, y } = Point::polar(part, degrees);
    HEART + Point::new(x * MOAT.x, y * MOAT.y)
}

fn arc(part: f64, from: f64, to: f64) -> Path {
    let n_steps = ((to - from).abs() / 10.0).ceil().max(1.0);
    let points: Vec<Point> = (0..=n_steps as usize)
        .map(|step| moon(part, from + (to - from) * step as f64 / n_steps))
        .collect();
    Path::smooth(&points)
}

fn ray(degrees: f64, from: f64, to: f64) -> Path {
    Path::from(moon(from, degrees)).line(moon(to, degrees))
}

/// Long narrow fields beyond the moat, with ditches between them.
fn fields() -> Tag {
    let rays = (0..60).map(|idx| ray(f64::from(idx) * 3.0 - 1.0, 1.1, 2.2));
    let ditches = rays.reduce(|all, ray| all.and(&ray));
    let across = arc(1.22, -10.0, 190.0).and(&arc(1.4, -10.0, 190.0));
    group().add_all(ditches.map(|ditches| ditches.and(&across).draw().stroke(DITCH, 2.0)))
}

/// The moat, and the rampart with its bastions inside it.
fn moat() -> Vec<Tag> {
    let mut wall = Vec::new();
    for bastion in 0..20 {
        let middle = -33.0 + f64::from(bastion) * 13.0;
        for (part, aside) in [
            (0.985, -2.2),
            (1.015, -3.8),
            (1.065, 0.0),
            (1.015, 3.8),
            (0.985, 2.2),
        ] {
            wall.push(moon(part, middle + aside));
        }
    }
    let wall = Path::through(&wall).close();
    let broad = |color: &str, width: f64| {
        wall.clone()
            .draw()
            .stroke(color, width)
            .with("stroke-linejoin", "round")
    };
    let river =
        |color: &str, width: f64| shape("M1010 742C985 715 940 665 875 618").stroke(color, width);
    vec![
        broad(EDGE, 33.0),
        broad(WATER, 29.0),
        broad(RAMPART, 8.0).fill(GARDEN),
        // The river comes in from the country through a gap in the rampart.
        river(EDGE, 31.0),
        river(WATER, 27.0),
    ]
}

/// Canals and streets, with a row of houses on both sides of each.
fn town() -> Vec<Tag> {
    let rings = RINGS.map(|part| arc(part, -12.0, 192.0));
    // The names are those of canals and streets that run about so.
    let amstel = Path::smooth(
        &[
            (888.0, 628.0),
            (835.0, 588.0),
            (740.0, 560.0),
            (640.0, 520.0),
            (560.0, 470.0),
            (520.0, 400.0),
            (515.0, 330.0),
            (528.0, 240.0),
            (545.0, 150.0),
            (550.0, 60.0),
        ]
        .map(|(x, y)| Point::new(x, y)),
    );
    let lastage = Path::smooth(
        &[
            (930.0, 190.0),
            (850.0, 262.0),
            (770.0, 330.0),
            (722.0, 420.0),
            (690.0, 520.0),
        ]
        .map(|(x, y)| Point::new(x, y)),
    );
    let old_side = arc(0.40, 2.0, 78.0).and(&arc(0.25, 12.0, 70.0));
    let new_side = arc(0.42, 100.0, 178.0);
    let cuts = [152.0, 118.0, 64.0, 28.0].map(|degrees| ray(degrees, RINGS[0], 0.97));
    let canals = [amstel, lastage, old_side, new_side];
    let broad = rings.iter().chain(&canals);
    let canals = |width: f64, narrower: f64, color: &str| {
        let line = |(path, width): (&Path, f64)| path.clone().draw().stroke(color, width);
        let broad = broad.clone().map(|path| (path, width));
        let narrow = cuts.iter().map(|path| (path, width - narrower));
        broad.chain(narrow).map(line).collect::<Vec<Tag>>()
    };
    let streets = [171.0, 135.0, 104.0, 82.0, 46.0, 12.0].map(|degrees| ray(degrees, 0.3, 0.97));
    let street = |color: &str, width: f64| {
        let one = streets
            .iter()
            .cloned()
            .reduce(|all, street| all.and(&street));
        group().add_all(one.map(|all| all.draw().stroke(color, width)))
    };
    vec![
        group()
            .with("stroke-dasharray", "7 1.3 9 1.3 6 1.3")
            .add_all(canals(46.0, 6.0, HOUSES))
            .add(street(HOUSES, 22.0)),
        group()
            .add(street(QUAY, 6.0))
            .add_all(canals(25.0, 6.0, QUAY)),
        group().add_all(canals(17.0, 6.0, EDGE)),
        group().add_all(canals(14.5, 6.0, WATER)),
    ]
}

/// The broad water in the north, and the palisade before the quay.
fn harbour() -> Tag {
    let coast = "C60 92 150 66 235 70C300 74 350 98 405 100C460 92 520 62 590 66C660 72 720 106 770 126\
                 C850 160 930 196 1000 204";
    let water = format!("M0 112{coast}V0H0Z");
    let line = format!("M0 112{coast}");
    let ripples = "M40 30q9 -7 18 0t18 0M180 22q9 -7 18 0t18 0M330 46q9 -7 18 0t18 0M470 24q9 -7 18 0t18 0\
                   M640 30q9 -7 18 0t18 0M770 62q9 -7 18 0t18 0M860 26q9 -7 18 0t18 0M925 128q9 -7 18 0t18 0\
                   M110 52q9 -7 18 0t18 0M560 44q9 -7 18 0t18 0";
    group()
        .add(
            shape(&line)
                .stroke(HOUSES, 34.0)
                .with("stroke-dasharray", "8 1.3 10 1.3"),
        )
        .add(shape(&line).stroke(QUAY, 16.0))
        .add(shape(&water).fill(WATER).stroke(EDGE, 2.5))
        .add(
            shape(&line)
                .at(Point::new(4.0, -16.0))
                .stroke("#8a7a63", 2.5)
                .with("stroke-dasharray", "2 5"),
        )
        .add(
            shape(ripples)
                .stroke(RIPPLE, 2.0)
                .with("stroke-linecap", "round"),
        )
}

/// A compass in a corner and ships in the harbour, where nothing of the board is in the way.
fn ornaments(layout: &Layout) -> Vec<Tag> {
    let down = layout.height;
    let is_free = |center: Point, width: f64, height: f64| {
        let frame = Frame::about(center, width, height);
        let spots = layout.routes.iter().flatten();
        let on_spaces: f64 = spots.map(|spot| frame.covers(&spot.corners(4.0))).sum();
        on_spaces == 0.0
            && layout
                .places
                .iter()
                .all(|&place| frame.distance(place) > 24.0)
    };
    let corners = [(62.0, down - 60.0), (938.0, down - 60.0), (60.0, 66.0)];
    let compass = corners
        .map(|(x, y)| Point::new(x, y))
        .into_iter()
        .find(|&center| is_free(center, 90.0, 90.0));
    let ships = [
        (80.0, 58.0, 1.0),
        (575.0, 40.0, 0.8),
        (905.0, 70.0, 1.15),
        (800.0, 40.0, 0.7),
    ]
    .into_iter()
    .map(|(x, y, scale)| (Point::new(x, y * down / HEIGHT), scale))
    .filter(|&(center, scale)| is_free(center, 70.0 * scale, 60.0 * scale));
    ships
        .map(|(center, scale)| ship().scaled(center, scale))
        .chain(compass.map(|center| rose().at(center)))
        .collect()
}

/// A merchant ship under sail, as on old maps.
fn ship() -> Tag {
    group()
        .with("stroke-linejoin", "round")
        .add(
            shape("M-26 8L-20 20H16L27 6L20 9H-22Z")
                .fill("#8d6642")
                .stroke("#5b4531", 1.6),
        )
        .add(
            shape("M-12 9V-22M6 9V-27M-2 -22V-22M20 9L32 2")
                .fill("none")
                .stroke("#5b4531", 1.8),
        )
        .add(
            shape(
                "M-20 -17H-5Q-2 -7 -5 3H-20Q-17 -7 -20 -17ZM-2 -22H14Q18 -9 14 4H-2Q2 -9 -2 -22Z",
            )
            .fill("#fdf8ea")
            .stroke("#a08d6d", 1.4),
        )
        .add(shape("M6 -27L15 -30L6 -33Z").fill("#c8342c"))
}

/// A compass rose.
fn rose() -> Tag {
    let point = |degrees: f64, length: f64, color: &str| {
        let (tip, left) = (
            Point::polar(length, degrees),
            Point::polar(8.0, degrees - 45.0),
        );
        let right = Point::polar(8.0, degrees + 45.0);
        let half = |side: Point, color: &str| {
            Path::through(&[Point::ORIGIN, side, tip])
                .close()
                .draw()
                .fill(color)
        };
        [half(left, color), half(right, "#fbf6e9")]
    };
    let main = [-90.0, 0.0, 90.0, 180.0].map(|degrees| point(degrees, 34.0, "#7d6a4f"));
    let between = [-45.0, 45.0, 135.0, 225.0].map(|degrees| point(degrees, 22.0, "#b39d78"));
    group()
        .stroke("#7d6a4f", 1.2)
        .with("stroke-linejoin", "round")
        .add_all(between.into_iter().chain(main).flatten())
        .add(
            shape("M-5 -38V-48L5 -38V-48")
                .fill("none")
                .stroke("#5b4531", 2.0),
        )
}
