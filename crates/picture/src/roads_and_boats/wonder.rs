//! The wonder: its rows of bricks, and its marks.

use roads_and_boats::{Brick, DEARER_FROM, IRRIGATION, ROWS, View};

use crate::point::Point;
use crate::seat::{livery, mark};
use crate::svg::{Tag, circle, group, rect, shape, slab};
use crate::text::{INK, PAPER, centered};

/// How large a brick is, and how far bricks are apart.
const BRICK: (f64, f64) = (40.0, 23.0);
const GAP: f64 = 3.0;
/// How much room the wonder takes, its marks beside it too.
pub(crate) const SIZE: (f64, f64) = (
    7.0 * (BRICK.0 + GAP) + 2.0 * ASIDE,
    15.0 * (BRICK.1 + GAP) + 22.0,
);
/// How much room there is on either side for marks.
const ASIDE: f64 = 36.0;

/// The wonder as it is, below and right of the origin.
pub(crate) fn draw(view: &View) -> Tag {
    let bricks = view.position.bricks.as_deref().unwrap_or(&[]);
    let (width, height) = SIZE;
    let mut drawing = group().with("data-wonder", bricks.len()).add(
        shape(&format!("M{} {}H{}", ASIDE, height - 9.0, width - ASIDE))
            .stroke(INK, 5.0)
            .with("stroke-linecap", "round"),
    );
    let mut number = 0;
    for (idx, places) in ROWS.into_iter().enumerate() {
        let y = height - 13.0 - (idx as f64 + 1.0) * (BRICK.1 + GAP);
        let row_width = f64::from(places) * (BRICK.0 + GAP) - GAP;
        let left = (width - row_width) / 2.0;
        for column in 0..places {
            number += 1;
            let corner = Point::new(left + f64::from(column) * (BRICK.0 + GAP), y);
            let brick = bricks.get(usize::from(number) - 1).copied();
            drawing = drawing.add(place(number, brick, view.last_brick).at(corner));
            let beside = match number {
                DEARER_FROM => Some((left - 22.0, dearer())),
                IRRIGATION => Some((left - 20.0, drop())),
                _ if number == view.last_brick => Some((left + row_width + 20.0, flag())),
                _ => None,
            };
            drawing = drawing.add_all(beside.map(|(x, sign)| {
                let at = Point::new(x, y + BRICK.1 / 2.0);
                sign.at(at).with("data-mark", usize::from(number))
            }));
        }
    }
    drawing
}

/// The place for a brick, with the brick if it is laid.
fn place(number: u8, brick: Option<Brick>, last: u8) -> Tag {
    let (width, height) = BRICK;
    let middle = Point::new(width / 2.0, height / 2.0);
    let slab = rect(Point::ORIGIN, width, height, 3.0);
    let tag = match brick {
        Some(Brick::Seat(seat)) => group()
            .with("data-brick", seat.index())
            .add(slab.fill(livery(seat).color).stroke(INK, 2.0))
            .add(centered(middle, 17.0, livery(seat).ink, &mark(seat))),
        Some(Brick::Neutral) => group()
            .with("data-brick", "neutral")
            .add(slab.fill("#a9a296").stroke(INK, 2.0))
            .add(
                shape("M5 8H16M22 8H35M11 15H25")
                    .stroke(INK, 1.3)
                    .with("stroke-opacity", 0.55),
            ),
        Some(Brick::Unused) => group()
            .with("data-brick", "unused")
            .add(slab.fill("#ece3cf").stroke(INK, 2.0))
            .add(
                shape("M4 20L21 3M13 20L30 3M22 20L37 5")
                    .stroke("#a08f70", 1.6)
                    .with("stroke-linecap", "round"),
            ),
        // What is beyond the end of the game is only hinted at.
        None if number > last => group().add(
            slab.fill("none")
                .stroke("#cfc3a8", 1.2)
                .with("stroke-dasharray", "3 4"),
        ),
        None => group().add(slab.fill("#f5ecd8").stroke("#a89a7d", 1.4)),
    };
    let is_marked = [DEARER_FROM, IRRIGATION, last].contains(&number);
    let ring = is_marked.then(|| {
        rect(Point::new(-1.5, -1.5), width + 3.0, height + 3.0, 4.0)
            .fill("none")
            .stroke("#b8322a", 2.4)
    });
    tag.add_all(ring)
}

/// A brick about the origin, which nobody has laid.
pub(crate) fn brick() -> Tag {
    slab(BRICK.0 * 0.9, BRICK.1 * 0.9, 3.0)
        .fill("#c56b4b")
        .stroke(INK, 2.0)
}

/// Bricks cost one more from here on.
fn dearer() -> Tag {
    group()
        .add(
            circle(Point::ORIGIN, 14.0)
                .fill(PAPER)
                .stroke("#b8322a", 2.0),
        )
        .add(centered(Point::ORIGIN, 16.0, INK, "+1"))
}

/// Deserts are watered here.
fn drop() -> Tag {
    group()
        .add(
            shape("M0 -14C6 -4 10 0 10 5A10 9 0 0 1 -10 5C-10 0 -6 -4 0 -14Z")
                .fill("#5aa7d0")
                .stroke(INK, 1.8),
        )
        .add(
            shape("M-5 5A5 5 0 0 0 0 10")
                .fill("none")
                .stroke("#ffffff", 2.2)
                .with("stroke-linecap", "round"),
        )
}

/// The game ends here.
fn flag() -> Tag {
    let squares = "M-8 -12h5.5v5h-5.5zM3 -12h5.5v5h-5.5zM-2.5 -7h5.5v5h-5.5zM-8 -2h5.5v4h-5.5zM3 -2h5.5v4h-5.5z";
    group()
        .add(shape("M-8 -12H14V2H-8Z").fill("#ffffff").stroke(INK, 1.6))
        .add(shape(squares).fill(INK))
        .add(
            shape("M-8 -13V13")
                .stroke(INK, 3.0)
                .with("stroke-linecap", "round"),
        )
}
