//! The shapes that pictures and page both draw: their numbers and lines, and samples of what comes of them.

use picture::roads_and_boats::shapes::{self, At, LOOP, SOURCE};
use roads_and_boats::{Direction, Hex};
use serde::Serialize;
use serde_json::{Value, json};

use crate::tables::Tables;

/// The shapes of Roads & Boats.
pub(crate) fn roads_and_boats() -> String {
    let point = "readonly { readonly x: number; readonly y: number }[]";
    let sides = |spot: fn(Direction) -> At| {
        let spots = Direction::ALL.into_iter().map(spot);
        let spots = spots.map(|[x, y]| json!({ "x": plain(x), "y": plain(y) }));
        spots.collect::<Value>()
    };
    let motifs: Value = shapes::MOTIFS
        .into_iter()
        .map(|(name, line)| (name.to_owned(), json!(line)))
        .collect();
    let names = shapes::MOTIFS.map(|(name, _)| format!("'{name}'"));
    let source =
        json!({ "leaving": SOURCE.leaving, "arriving": SOURCE.arriving, "aside": SOURCE.aside });
    let sharp = json!({ "straight": LOOP.straight, "top": LOOP.top, "aside": LOOP.aside });
    Tables::new("the shapes of the pictures", "")
        .with(
            "From the middle of a tile to its corners.",
            "RADIUS",
            "number",
            plain(shapes::RADIUS),
        )
        .with(
            "From the middle of a tile to the middles of its sides.",
            "INRADIUS",
            "number",
            plain(shapes::INRADIUS),
        )
        .with(
            "The middles of the sides of a tile, clockwise from the east.",
            "SIDE_MIDDLES",
            point,
            sides(shapes::side_middle),
        )
        .with(
            "The corners where the sides end, clockwise.",
            "CORNERS",
            point,
            sides(shapes::corner),
        )
        .with(
            "How broad the water of a river is.",
            "BREADTH",
            "number",
            plain(shapes::BREADTH),
        )
        .with(
            "How broad a river is with its banks.",
            "BREADTH_WITH_BANKS",
            "number",
            plain(shapes::BREADTH_WITH_BANKS),
        )
        .with(
            "How a river leaves its source, in parts of its way.",
            "SOURCE",
            "Readonly<Record<'leaving' | 'arriving' | 'aside', number>>",
            source,
        )
        .with(
            "A sharp bend of a river alone, in parts of the ways to its sides.",
            "LOOP",
            "Readonly<Record<'straight' | 'top' | 'aside', number>>",
            sharp,
        )
        .with(
            "Where a bridge over one arm stands, in parts of the way to its side.",
            "ARM_BRIDGE",
            "number",
            shapes::ARM_BRIDGE,
        )
        .with(
            "What is as wide as this part of the widest spot of a region is in its widest part.",
            "WIDE",
            "number",
            shapes::WIDE,
        )
        .with(
            "How far a road runs square to its side, in parts of the way to the side.",
            "INWARD",
            "number",
            shapes::INWARD,
        )
        .with(
            "How smoothly a road goes round water, in parts of its way.",
            "PACE",
            "number",
            shapes::PACE,
        )
        .with(
            "How far ahead of a bridge the way onto it is straight, in parts of half the bridge.",
            "ONTO_BRIDGE",
            "number",
            shapes::ONTO_BRIDGE,
        )
        .with(
            "How far from the coast boats gather.",
            "MOORING",
            "number",
            plain(shapes::MOORING),
        )
        .with(
            "What grows and lies on the ground, from a spot on.",
            "MOTIFS",
            &format!("Readonly<Record<{}, string>>", names.join(" | ")),
            motifs,
        )
        .0
}

/// A number without what its calculation has left in the last places.
fn plain(number: f64) -> Value {
    let rounded = (number * 1e10).round() / 1e10;
    match rounded.fract() == 0.0 {
        true => json!(rounded as i64),
        false => json!(rounded),
    }
}

/// The same in all of a value.
fn plain_all(value: impl Serialize) -> Value {
    match json!(value) {
        Value::Number(number) => plain(number.as_f64().expect("a finite number")),
        Value::Array(all) => all.into_iter().map(plain_all).collect(),
        other => other,
    }
}

/// What comes of the shapes, for a test of the page to draw as well: a sample a line.
pub(crate) fn samples() -> String {
    let samples = hexagons().into_iter().chain(rivers()).chain(roads());
    let lines = [smooth()].into_iter().chain(samples);
    lines.map(|line| format!("{line}\n")).collect()
}

/// What a shape comes to that is made of something.
fn sample(shape: &str, of: impl Serialize, is: impl Serialize) -> Value {
    json!({ "shape": shape, "of": plain_all(of), "is": plain_all(is) })
}

/// A line as routes of Amsterdam have them.
fn smooth() -> Value {
    let points = [[0.0, 10.0], [40.0, -5.5], [61.0, 33.0], [20.0, 70.0]];
    sample("smooth", [points], picture::amsterdam::smooth(&points))
}

fn hexagons() -> Vec<Value> {
    let mut samples = Vec::new();
    for (q, r) in [(0, 0), (3, -2), (-4, 1), (-1, -5), (2, 6)] {
        samples.push(sample("center", [q, r], shapes::center(Hex::new(q, r))));
    }
    for at in [[0.0, 0.0], [30.0, -70.0], [-61.0, 12.5], [5.0, 88.0]] {
        samples.push(sample("depth", [at], shapes::depth(at)));
    }
    for side in Direction::ALL {
        for part in [-1.0, -0.4, 0.0, 0.5] {
            let of = (side.index(), part);
            samples.push(sample("on_side", of, shapes::on_side(side, part)));
            samples.push(sample("mooring", of, shapes::mooring(side, part)));
        }
    }
    samples
}

/// Rivers that are alone on their tile, as far as pictures and page draw them alike.
fn rivers() -> Vec<Value> {
    let mut samples = Vec::new();
    for bits in 1..1 << Direction::ALL.len() {
        let arms = Direction::ALL.into_iter();
        let arms: Vec<Direction> = arms.filter(|side| bits >> side.index() & 1 == 1).collect();
        let of: Vec<usize> = arms.iter().map(|arm| arm.index()).collect();
        let curves = shapes::river(&arms);
        match of[..] {
            [_] => {
                samples.push(sample("river", [&of], curves));
                // There is one bank around a source, and no bridge.
                continue;
            }
            [a, b] if matches!(b - a, 1 | 5) => samples.push(sample("river", [&of], curves)),
            // Wider bends of the page have a turn of their own.
            [_, _] => continue,
            // So have those of a fork, but its arms are straight.
            _ => samples.push(sample("arms", [&of], &curves[arms.len()..])),
        }
        for &arm in &arms {
            let of = (&of, arm.index());
            samples.push(sample("crossing", of, shapes::crossing(&arms, arm)));
        }
    }
    samples
}

fn roads() -> Vec<Value> {
    let (via, hub, end, bridge) = ([-20.0, 36.0], [12.0, -8.0], [30.0, 4.0], [47.0, -6.0]);
    let mut samples = vec![sample(
        "approach",
        [hub, end, bridge],
        shapes::approach(hub, end, bridge),
    )];
    for side in Direction::ALL {
        let start = shapes::on_side(side, 0.4);
        let road = shapes::road(side, start, hub);
        samples.push(sample("road", (side.index(), start, hub), road));
        let of = (side.index(), start, via, hub);
        samples.push(sample("detour", of, shapes::detour(side, start, via, hub)));
        samples.push(sample("on_curve", (road, 0.3), shapes::on_curve(road, 0.3)));
    }
    samples
}
