//! The eleven goods.

use roads_and_boats::Good;

use crate::point::Point;
use crate::svg::{Tag, copy, group, shape, slab};
use crate::text::{self, INK, PAPER, centered};

fn id(good: Good) -> String {
    format!("rb-{}", good.name())
}

/// Definitions of all goods, each about 28 wide around the origin.
pub(crate) fn definitions() -> impl Iterator<Item = Tag> {
    Good::ALL.into_iter().map(|good| {
        group()
            .with("id", id(good))
            .with("stroke-linejoin", "round")
            .add_all(draw(good))
    })
}

/// One good, scaled.
pub(crate) fn good(good: Good, at: Point, scale: f64) -> Tag {
    copy(&id(good)).scaled(at, scale)
}

/// The size of the letters that tell how many there are.
const SIZE: f64 = 17.0;

/// How much room a good and its number take.
pub(crate) fn size(count: u16) -> (f64, f64) {
    let number = if count == 1 { 0.0 } else { badge(count) - 5.0 };
    (30.0 + number, 30.0)
}

fn badge(count: u16) -> f64 {
    text::width(&count.to_string(), SIZE) * 1.1 + 8.0
}

/// A good and how many there are of it, about the origin.
pub(crate) fn counted(kind: Good, count: u16) -> Tag {
    let (width, _) = size(count);
    let left = -width / 2.0;
    let tag = group()
        .with("data-good", kind.name())
        .with("data-count", usize::from(count))
        .add(
            slab(width, 30.0, 9.0)
                .fill(PAPER)
                .with("fill-opacity", 0.72),
        )
        .add(good(kind, Point::new(left + 15.0, 0.0), 1.0));
    if count == 1 {
        return tag;
    }
    let at = Point::new(width / 2.0 - badge(count) / 2.0, 6.0);
    tag.add(
        slab(badge(count), 18.0, 9.0)
            .fill(PAPER)
            .stroke(INK, 1.4)
            .at(at),
    )
    .add(centered(at, SIZE, INK, &count.to_string()))
}

fn outlined(line: &str, color: &str) -> Tag {
    shape(line).fill(color).stroke(INK, 1.6)
}

fn lines(line: &str, color: &str, width: f64) -> Tag {
    shape(line)
        .fill("none")
        .stroke(color, width)
        .with("stroke-linecap", "round")
}

fn draw(good: Good) -> Vec<Tag> {
    match good {
        Good::Boards => boards(),
        Good::Trunks => trunks(),
        Good::Stone => stone(),
        Good::Clay => clay(),
        Good::Fuel => fuel(),
        Good::Paper => paper(),
        Good::Gold => gold(),
        Good::Iron => iron(),
        Good::Coins => coins(),
        Good::Stock => stock(),
        Good::Goose => goose(),
    }
}

fn boards() -> Vec<Tag> {
    vec![
        outlined(
            "M-14 3L8 -4L14 0L-8 7ZM-14 3V7L-8 11V7ZM-8 11L14 4V0",
            "#dfae6c",
        ),
        outlined(
            "M-14 -4L8 -11L14 -7L-8 0ZM-14 -4V0L-8 4V0ZM-8 4L14 -3V-7",
            "#f0c583",
        ),
        lines("M-9 -3L6 -8", "#b98546", 1.2),
    ]
}

fn trunks() -> Vec<Tag> {
    let log = |x: f64, y: f64| {
        group()
            .at(Point::new(x, y))
            .add(outlined(
                "M-7 0A5.5 5.5 0 1 1 4 0A5.5 5.5 0 1 1 -7 0Z",
                "#e3bb80",
            ))
            .add(lines(
                "M-4 0A2.5 2.5 0 1 1 1 0A2.5 2.5 0 1 1 -4 0Z",
                "#93602f",
                1.3,
            ))
    };
    vec![
        outlined("M-6 -10H8A5 5 0 0 1 8 0H-6Z", "#8a5a30"),
        outlined("M-10 1H10A5 5 0 0 1 10 12H-10Z", "#8a5a30"),
        log(-4.0, -4.5),
        log(-7.0, 6.0),
        log(4.5, 6.0),
    ]
}

fn stone() -> Vec<Tag> {
    vec![
        outlined("M-13 -3L-4 -10L13 -6V6L3 12L-13 8Z", "#b9b4ab"),
        outlined("M-13 -3L3 1L13 -6L-4 -10Z", "#d9d5cc"),
        lines("M3 1V12", INK, 1.4),
    ]
}

fn clay() -> Vec<Tag> {
    vec![
        outlined(
            "M-13 9Q-14 1 -7 0Q-8 -7 0 -9Q8 -8 7 -1Q14 1 13 9Q0 12 -13 9Z",
            "#b5653a",
        ),
        lines(
            "M-7 0Q-3 2 0 0M7 -1Q4 2 1 2M-4 -5Q-1 -7 2 -6",
            "#7c3f20",
            1.6,
        ),
    ]
}

fn fuel() -> Vec<Tag> {
    vec![
        outlined("M-9 -8V9Q0 14 9 9V-8Z", "#4b4743"),
        outlined("M-9 -8Q0 -4 9 -8Q0 -13 -9 -8Z", "#77716b"),
        lines("M-9 -1Q0 3 9 -1M-9 5Q0 9 9 5", "#a39c94", 1.4),
        shape("M0 -3C4 1 5 3 5 5.5A5 5 0 0 1 -5 5.5C-5 4 -3.5 3 -3 1C-1 2 0 0 0 -3Z")
            .fill("#f39a2b"),
    ]
}

fn paper() -> Vec<Tag> {
    vec![
        outlined("M-9 -12H4L10 -6V12H-9Z", "#ffffff"),
        outlined("M4 -12V-6H10Z", "#d9d9d9"),
        lines("M-5 -4H5M-5 1H6M-5 6H3", "#8f8f8f", 1.6),
    ]
}

fn gold() -> Vec<Tag> {
    vec![
        outlined("M-8 -3L-4 -9H5L9 -3Z", "#ffe27a"),
        outlined("M-8 -3H9L9 3H-8Z", "#f2bd1d"),
        outlined("M-14 4H-1V11H-15Z", "#f2bd1d"),
        outlined("M1 4H14L15 11H1Z", "#f2bd1d"),
        lines("M-4 -6H4", "#ffffff", 1.6),
    ]
}

fn iron() -> Vec<Tag> {
    vec![
        outlined("M-12 -10H12V-5H4V5H12V10H-12V5H-4V-5H-12Z", "#6f8496"),
        lines("M-9 -7.5H9M-1.5 -4V4", "#c5d3de", 1.6),
    ]
}

fn coins() -> Vec<Tag> {
    let coin = |x: f64, y: f64| {
        group()
            .at(Point::new(x, y))
            .add(outlined("M-8 0V3.5A8 4 0 0 0 8 3.5V0Z", "#c98f12"))
            .add(outlined("M-8 0A8 4 0 1 1 8 0A8 4 0 1 1 -8 0Z", "#ffd34d"))
    };
    vec![
        coin(-5.0, 7.0),
        coin(-5.0, 2.5),
        coin(-5.0, -2.0),
        coin(6.0, 6.0),
        coin(6.0, 1.5),
        coin(2.0, -7.0),
    ]
}

fn stock() -> Vec<Tag> {
    vec![
        outlined("M-13 -10H13V10H-13Z", "#fff8dc"),
        lines("M-9 5L-4 0L0 3L8 -6M8 -6H3M8 -6V-1", "#2f8a4c", 2.2),
        outlined(
            "M6 4A4 4 0 1 1 14 4A4 4 0 1 1 6 4ZM8 8L7 14L10 12L13 14L12 8",
            "#c8342c",
        ),
    ]
}

fn goose() -> Vec<Tag> {
    vec![
        outlined(
            "M-13 4C-10 12 8 13 11 3C12 0 9 -1 8 -4C7 -8 9 -11 5 -12C1 -13 -1 -9 0 -6C1 -3 1 -1 -2 -1C-6 -1 -9 1 -13 4Z",
            "#ffffff",
        ),
        shape("M7.5 -10.5L14 -8.5L7.5 -7Z")
            .fill("#ef8b2c")
            .stroke(INK, 1.2),
        lines("M-6 4Q0 8 5 3", "#a5a5a5", 1.6),
        lines("M4.5 -9.3h0", INK, 2.4),
        lines("M-2 11V14M3 11V14", "#ef8b2c", 2.0),
    ]
}
