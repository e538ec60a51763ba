//! The six transporters, in the colour of their seat.

use game::Seat;
use roads_and_boats::{Good, Goods, Transport, TransporterId};

use crate::point::Point;
use crate::seat::{livery, mark};
use crate::svg::{Tag, circle, copy, group, shape, slab};
use crate::text::{INK, PAPER, centered};

use super::good;

fn id(kind: Transport) -> String {
    format!("rb-{}", kind.name())
}

/// Definitions of all transporters, each about 60 wide and 44 high around the origin.
pub(crate) fn definitions() -> impl Iterator<Item = Tag> {
    Transport::ALL.into_iter().map(|kind| {
        group()
            .with("id", id(kind))
            .with("stroke-linejoin", "round")
            .with("stroke-linecap", "round")
            .add_all(draw(kind))
    })
}

/// A transporter without anything on it, in any colour.
pub(crate) fn bare(kind: Transport, color: &str, at: Point, scale: f64) -> Tag {
    copy(&id(kind)).with("color", color).scaled(at, scale)
}

/// A transporter as it stands on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Transporter {
    pub(crate) id: TransporterId,
    pub(crate) kind: Transport,
    pub(crate) load: Load,
    pub(crate) going: Going,
}

/// What a transporter carries: goods, or one other transporter (RB-MOVE-13).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Load {
    Goods(Goods),
    Passenger(TransporterId, Transport),
}

/// Whether a transporter has made its move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Going {
    Standing,
    OnItsWay { steps_left: u8 },
    Moved,
}

impl Load {
    /// How many kinds of goods there are.
    fn len(&self) -> usize {
        match self {
            Load::Goods(goods) => goods.iter().count(),
            Load::Passenger(..) => 1,
        }
    }

    /// How much room it takes.
    fn size(&self) -> (f64, f64) {
        match self {
            Load::Passenger(..) => RIDER,
            Load::Goods(_) => {
                let across = self.len().min(IN_A_ROW) as f64;
                let rows = self.len().div_ceil(IN_A_ROW) as f64;
                (across * THING.0, rows * THING.1)
            }
        }
    }
}

/// How much room a transporter takes without a load, a passenger, and each of the goods in its rows.
const BARE: (f64, f64) = (70.0, 50.0);
const RIDER: (f64, f64) = (50.0, 31.0);
const THING: (f64, f64) = (35.0, 24.0);
const IN_A_ROW: usize = 3;

impl Transporter {
    fn seat(&self) -> Seat {
        owner(self.id)
    }

    /// How much room it takes with its load.
    pub(crate) fn size(&self) -> (f64, f64) {
        if self.load.len() == 0 {
            return BARE;
        }
        let (width, height) = self.load.size();
        (BARE.0.max(width + 6.0), BARE.1 + height + 3.0)
    }

    /// How far below its middle it stands itself, under its load.
    pub(crate) fn keel(&self) -> f64 {
        (self.size().1 - BARE.1) / 2.0
    }

    /// The transporter with its seat's number, and above it what it carries, about the origin.
    pub(crate) fn draw(&self) -> Tag {
        let middle = Point::new(4.0, self.keel() + 4.0);
        let seat = self.seat();
        let tag = group()
            .with("data-transporter", self.kind.name())
            .with("data-id", usize::from(self.id.0))
            .with("data-seat", seat.index());
        let tag = match self.going {
            Going::Standing => tag,
            Going::OnItsWay { steps_left } => tag.with("data-steps", usize::from(steps_left)),
            Going::Moved => tag.with("data-moved", "yes"),
        };
        let tag = tag
            .add(bare(self.kind, livery(seat).color, middle, 1.0))
            .add(number(seat, middle + Point::new(-28.0, -10.0), 1.0))
            .add_all(self.going.draw(middle + Point::new(25.0, 13.0)));
        if self.load.len() == 0 {
            return tag;
        }
        let above = (self.load.size().1 - self.size().1) / 2.0 + 1.0;
        tag.add(self.load.draw().at(Point::new(0.0, above)))
    }
}

fn owner(id: TransporterId) -> Seat {
    id.owner().unwrap_or(Seat::FIRST)
}

/// The number of a seat on a disc.
fn number(seat: Seat, at: Point, scale: f64) -> Tag {
    group()
        .add(circle(at, 9.5 * scale).fill(PAPER).stroke(INK, 1.6))
        .add(centered(at, 14.0 * scale, INK, &mark(seat)))
}

impl Going {
    fn draw(self, at: Point) -> Option<Tag> {
        let sign = |color: &str| circle(Point::ORIGIN, 8.5).fill(color).stroke(INK, 1.6);
        match self {
            Going::Standing => None,
            Going::OnItsWay { steps_left } => Some(
                group()
                    .at(at)
                    .add(
                        shape("M-9 -9H4L14 0L4 9H-9Z")
                            .fill("#f6cf3c")
                            .stroke(INK, 1.6)
                            .with("stroke-linejoin", "round"),
                    )
                    .add(centered(Point::ORIGIN, 14.0, INK, &steps_left.to_string())),
            ),
            Going::Moved => Some(
                group().at(at).add(sign("#2f7d48")).add(
                    shape("M-4.5 0.5L-1 4L5 -3.5")
                        .fill("none")
                        .stroke("#ffffff", 2.6)
                        .with("stroke-linecap", "round")
                        .with("stroke-linejoin", "round"),
                ),
            ),
        }
    }
}

impl Load {
    /// What is carried, on a light ground, about the origin.
    fn draw(&self) -> Tag {
        let (width, height) = self.size();
        let ground = slab(width + 4.0, height + 2.0, 8.0)
            .fill(PAPER)
            .stroke(INK, 1.4);
        let on_it = match self {
            Load::Passenger(id, kind) => vec![rider(*id, *kind)],
            Load::Goods(goods) => {
                let things: Vec<Tag> = goods
                    .iter()
                    .map(|(good, count)| cargo(good, count))
                    .collect();
                let corner = Point::new(-width / 2.0, -height / 2.0);
                let placed = things.into_iter().enumerate().map(|(idx, thing)| {
                    let (column, row) = ((idx % IN_A_ROW) as f64, (idx / IN_A_ROW) as f64);
                    let middle = Point::new((column + 0.5) * THING.0, (row + 0.5) * THING.1);
                    group().at(corner + middle).add(thing)
                });
                placed.collect()
            }
        };
        group().add(ground).add_all(on_it)
    }
}

fn rider(id: TransporterId, kind: Transport) -> Tag {
    let seat = owner(id);
    group()
        .with("data-transporter", kind.name())
        .with("data-id", usize::from(id.0))
        .with("data-seat", seat.index())
        .with("data-carried", "yes")
        .add(bare(kind, livery(seat).color, Point::new(5.0, 2.0), 0.56))
        .add(number(seat, Point::new(-16.0, -5.0), 0.85))
}

fn cargo(kind: Good, count: u16) -> Tag {
    let thing = group()
        .with("data-good", kind.name())
        .with("data-count", usize::from(count));
    // One of a kind needs no number, and stands in the middle.
    if count == 1 {
        return thing.add(good::good(kind, Point::ORIGIN, 0.72));
    }
    let count = count.to_string();
    let size = if count.len() > 1 { 12.0 } else { 16.0 };
    thing
        .add(good::good(kind, Point::new(-6.5, 0.0), 0.72))
        .add(centered(Point::new(10.5, 0.0), size, INK, &count))
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
