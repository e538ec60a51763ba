//! The six transporters, in the colour of their seat.

use game::Seat;

use crate::point::Point;
use crate::seat::{livery, mark};
use crate::svg::{Tag, circle, copy, group, shape, slab};
use crate::text::{INK, PAPER, centered};

use super::good::{self, Good};

/// A kind of transporter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Transport {
    Donkey,
    Wagon,
    Truck,
    Raft,
    Rowboat,
    Steamer,
}

impl Transport {
    /// All kinds, land first.
    pub(crate) const ALL: [Transport; 6] = [
        Transport::Donkey,
        Transport::Wagon,
        Transport::Truck,
        Transport::Raft,
        Transport::Rowboat,
        Transport::Steamer,
    ];

    /// The word in files and messages.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Transport::Donkey => "donkey",
            Transport::Wagon => "wagon",
            Transport::Truck => "truck",
            Transport::Raft => "raft",
            Transport::Rowboat => "rowboat",
            Transport::Steamer => "steamer",
        }
    }

    fn id(self) -> String {
        format!("rb-{}", self.name())
    }
}

/// Definitions of all transporters, each about 60 wide and 44 high around the origin.
pub(crate) fn definitions() -> impl Iterator<Item = Tag> {
    Transport::ALL.into_iter().map(|kind| {
        group()
            .with("id", kind.id())
            .with("stroke-linejoin", "round")
            .with("stroke-linecap", "round")
            .add_all(draw(kind))
    })
}

/// A transporter without anything on it, in any colour.
pub(crate) fn bare(kind: Transport, color: &str, at: Point, scale: f64) -> Tag {
    copy(&kind.id()).with("color", color).scaled(at, scale)
}

/// What a transporter carries.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Load {
    pub(crate) goods: Vec<(Good, u16)>,
    /// Another transporter.
    pub(crate) passenger: Option<(Transport, Seat)>,
}

impl Load {
    fn len(&self) -> usize {
        self.goods.len() + usize::from(self.passenger.is_some())
    }

    /// How many rows it takes.
    fn rows(&self) -> usize {
        self.len().div_ceil(IN_A_ROW)
    }
}

/// How much room a transporter takes without a load.
const BARE: (f64, f64) = (70.0, 50.0);
/// How many things of a load stand in a row, and how much room each takes.
const IN_A_ROW: usize = 4;
const THING: (f64, f64) = (33.0, 22.0);

/// How much room a transporter and its load take.
pub(crate) fn size(load: &Load) -> (f64, f64) {
    let across = load.len().min(IN_A_ROW) as f64 * THING.0 + 6.0;
    let above = match load.rows() {
        0 => 0.0,
        rows => rows as f64 * THING.1 + 3.0,
    };
    (BARE.0.max(across), BARE.1 + above)
}

/// A seat's transporter with its number, and above it what it carries, about the origin.
pub(crate) fn transporter(kind: Transport, seat: Seat, load: &Load) -> Tag {
    let (_, height) = size(load);
    let middle = Point::new(4.0, (height - BARE.1) / 2.0 + 4.0);
    let number = middle + Point::new(-28.0, -10.0);
    let tag = group()
        .with("data-transporter", kind.name())
        .with("data-seat", seat.index())
        .add(bare(kind, livery(seat).color, middle, 1.0))
        .add(circle(number, 9.5).fill(PAPER).stroke(INK, 1.6))
        .add(centered(number, 14.0, INK, &mark(seat)));
    if load.len() == 0 {
        return tag;
    }
    let above = load.rows() as f64 * THING.1 / 2.0 - height / 2.0;
    tag.add(draw_load(load).at(Point::new(0.0, above)))
}

/// What is carried, in rows on a light ground, about the origin.
fn draw_load(load: &Load) -> Tag {
    let goods = load.goods.iter().map(|&(kind, count)| {
        let thing = group()
            .with("data-good", kind.name())
            .with("data-count", usize::from(count))
            .add(good::good(kind, Point::new(-6.0, 0.0), 0.68));
        // One of a kind needs no number, and stands in the middle.
        match count {
            1 => group().add(thing.at(Point::new(6.0, 0.0))),
            _ => thing.add(centered(
                Point::new(9.5, 0.0),
                14.0,
                INK,
                &count.to_string(),
            )),
        }
    });
    let passenger = load.passenger.map(|(kind, seat)| {
        group()
            .with("data-transporter", kind.name())
            .with("data-seat", seat.index())
            .add(bare(kind, livery(seat).color, Point::new(0.0, 1.0), 0.46))
    });
    let things: Vec<Tag> = goods.chain(passenger).collect();
    let (across, rows) = (things.len().min(IN_A_ROW) as f64, load.rows() as f64);
    let corner = Point::new(-across * THING.0 / 2.0, -rows * THING.1 / 2.0);
    let ground = slab(across * THING.0 + 4.0, rows * THING.1 + 2.0, 8.0);
    let placed = things.into_iter().enumerate().map(|(idx, thing)| {
        let (column, row) = ((idx % IN_A_ROW) as f64, (idx / IN_A_ROW) as f64);
        let middle = Point::new((column + 0.5) * THING.0, (row + 0.5) * THING.1);
        group().at(corner + middle).add(thing)
    });
    group()
        .add(ground.fill(PAPER).stroke(INK, 1.4))
        .add_all(placed)
}

/// A part in the colour of the seat.
fn painted(line: &str) -> Tag {
    shape(line).fill("currentColor").stroke(INK, 2.0)
}

fn part(line: &str, color: &str) -> Tag {
    shape(line).fill(color).stroke(INK, 1.8)
}

fn strokes(line: &str, color: &str, width: f64) -> Tag {
    shape(line).fill("none").stroke(color, width)
}

/// A wheel with spokes.
fn wheel(x: f64, y: f64, radius: f64) -> Tag {
    let spokes = format!("M{} 0H{radius}M0 {}V{radius}", -radius, -radius);
    group()
        .at(Point::new(x, y))
        .add(
            circle(Point::ORIGIN, radius)
                .fill("#c69a64")
                .stroke(INK, 2.4),
        )
        .add(strokes(&spokes, INK, 1.4))
}

/// A wheel with a tyre.
fn tyre(x: f64, y: f64) -> Tag {
    circle(Point::new(x, y), 5.0)
        .fill("#d8d3ca")
        .stroke("#2b2b2b", 4.0)
}

fn draw(kind: Transport) -> Vec<Tag> {
    match kind {
        Transport::Donkey => vec![
            painted(
                "M-21 -5C-12 -10 -1 -9 6 -8L12 -16L10 -26L15 -20L19 -27L21 -17L30 -8Q31 -3 26 -3L18 -6L14 3V20H8L6 8H-9L-12 20\
                 H-18L-18 3L-22 11L-25 9Z",
            ),
            strokes("M21.5 -12h0", INK, 3.0),
            strokes("M-22 11L-24 15", INK, 2.4),
            strokes("M9 -9L6 -2", INK, 1.4),
        ],
        Transport::Wagon => vec![
            painted("M-24 -3C-29 -27 23 -27 19 -3Z"),
            strokes("M-9 -19Q-12 -10 -10 -3M5 -19Q6 -10 5 -3", INK, 1.2),
            part("M-26 -3H21L17 8H-22Z", "#c08c55"),
            strokes("M18 5L30 1", INK, 2.6),
            wheel(-14.0, 12.0, 8.0),
            wheel(10.0, 12.0, 8.0),
        ],
        Transport::Truck => vec![
            painted("M-29 -15H7V11H-29Z"),
            strokes("M-22 -15V11M-15 -15V11M-8 -15V11M-1 -15V11", INK, 1.1),
            painted("M8 -9H19L28 1V11H8Z"),
            part("M12 -5H17.5L22 1H12Z", "#dff1f8"),
            tyre(-19.0, 13.0),
            tyre(-6.0, 13.0),
            tyre(18.0, 13.0),
        ],
        Transport::Raft => vec![
            strokes("M-1 6V-25", "#6b4a2b", 3.0),
            painted("M1 -24H20Q25 -13 20 -2H1Q6 -13 1 -24Z"),
            part("M-28 6A4 4 0 0 1 -28 -2H24A4 4 0 0 1 24 6Z", "#b07a45"),
            part("M-30 14A4 4 0 0 1 -30 6H26A4 4 0 0 1 26 14Z", "#c08c55"),
            strokes("M-18 -3V15M16 -3V15", "#fdf3d8", 2.4),
        ],
        Transport::Rowboat => vec![
            strokes("M-4 -13L13 15M-16 -13L-29 14", "#8a5a30", 3.0),
            painted("M-31 -6L-22 -2H20L31 -9Q26 13 13 14H-14Q-28 12 -31 -6Z"),
            strokes("M-27 4Q0 9 26 2", INK, 1.4),
            strokes("M-4 -13L13 15M-16 -13L-29 14", INK, 0.9),
            part(
                "M10 10L19 17L14 21L8 14ZM-26 10L-34 15L-31 20L-24 14Z",
                "#c08c55",
            ),
        ],
        Transport::Steamer => vec![
            strokes(
                "M-10 -25q-4 -4 1 -7t-1 -7M5 -25q-4 -4 1 -7t-1 -7",
                "#8b8680",
                2.6,
            ),
            part("M-14 -8V-24H-6V-8ZM1 -8V-24H9V-8Z", "#3c3a38"),
            strokes("M-14 -19H-6M1 -19H9", "#c8342c", 3.4),
            part("M-21 -8H17V2H-21Z", "#fdf7e6"),
            strokes("M-15 -3h0M-7 -3h0M1 -3h0M9 -3h0", INK, 3.6),
            painted("M-31 0L-26 2H24L32 -3Q29 15 20 16H-20Q-30 14 -31 0Z"),
            wheel(-3.0, 9.0, 8.5),
        ],
    }
}
