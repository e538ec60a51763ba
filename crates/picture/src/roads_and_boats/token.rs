//! Little pictures for the panel: phases, subjects of research, the temple.

use game::Seat;
use roads_and_boats::{Building, Phase, Topic, Transport};

use crate::point::Point;
use crate::seat::{livery, mark};
use crate::svg::{Path, Tag, circle, group, shape, slab};
use crate::text::{INK, PAPER, centered};

use super::{building, transporter};

/// The phase that is running.
pub(crate) fn running(phase: Phase) -> Tag {
    on_plate(phase, INK, INK)
        .with("data-running", "yes")
        .with("color", "#ffffff")
}

/// A phase that is over, or still to come.
pub(crate) fn waiting(phase: Phase) -> Tag {
    on_plate(phase, PAPER, "#c6b995").with("color", "#a2967e")
}

fn on_plate(phase: Phase, ground: &str, rim: &str) -> Tag {
    group()
        .with("data-phase", phase.name())
        .add(slab(48.0, 48.0, 10.0).fill(ground).stroke(rim, 2.0))
        .add(match phase {
            Phase::Production => gear(),
            Phase::Movement => plain("M-17 -6H3V-15L18 0L3 15V6H-17Z"),
            Phase::Building => hammer(),
            Phase::Wonder => plain(
                "M-6 -16H6V-8H-6ZM-12 -6.5H-1V1.5H-12ZM1 -6.5H12V1.5H1ZM-18 3H-7V11H-18ZM-5.5 3H5.5V11H-5.5ZM7 3H18V11H7Z",
            ),
        })
}

fn plain(line: &str) -> Tag {
    shape(line).fill("currentColor")
}

fn gear() -> Tag {
    let teeth: Vec<Point> = (0..8)
        .flat_map(|tooth| {
            let degrees = f64::from(tooth) * 45.0;
            [(12.0, -16.0), (17.5, -10.0), (17.5, 10.0), (12.0, 16.0)]
                .map(|(far, aside)| Point::polar(far, degrees + aside))
        })
        .collect();
    let hole = "M-5.5 0A5.5 5.5 0 1 0 5.5 0A5.5 5.5 0 1 0 -5.5 0Z";
    Tag::new("path")
        .with("d", Path::through(&teeth).close().and_line(hole))
        .fill("currentColor")
        .with("fill-rule", "evenodd")
}

fn hammer() -> Tag {
    group()
        .add(
            shape("M-13 15L4 -3")
                .stroke("currentColor", 6.0)
                .with("stroke-linecap", "round"),
        )
        .add(plain("M-6 -14L2 -17L17 -4L17 2L11 6L-4 -8Z"))
}

/// The temple that seats pray at.
pub(crate) fn temple() -> Tag {
    group()
        .with("stroke-linejoin", "round")
        .add(
            shape("M-18 -5L0 -18L18 -5Z")
                .fill("#e0a33a")
                .stroke(INK, 2.0),
        )
        .add(
            shape("M-14 -5H-8V12H-14ZM-3 -5H3V12H-3ZM8 -5H14V12H8Z")
                .fill("#ffffff")
                .stroke(INK, 1.8),
        )
        .add(shape("M-19 12H19V17H-19Z").fill("#ffffff").stroke(INK, 1.8))
}

/// The chart that says in which order seats act.
pub(crate) fn chart() -> Tag {
    group()
        .add(slab(32.0, 36.0, 4.0).fill("#ffffff").stroke(INK, 2.0))
        .add(centered(Point::new(-8.0, -9.0), 13.0, INK, "1"))
        .add(centered(Point::new(-8.0, 8.0), 13.0, INK, "2"))
        .add(
            shape("M0 -9H10M0 8H10")
                .stroke(INK, 3.0)
                .with("stroke-linecap", "round"),
        )
}

/// A tile of a map in the making.
pub(crate) fn tile() -> Tag {
    shape("M0 -18L15.6 -9V9L0 18L-15.6 9V-9Z")
        .fill("#c9e08b")
        .stroke(INK, 2.0)
        .with("stroke-linejoin", "round")
}

/// A pawn for how many seats play.
pub(crate) fn pawn() -> Tag {
    group()
        .with("stroke-linejoin", "round")
        .add(
            shape("M-6 -4H6Q7 6 13 12V17H-13V12Q-7 6 -6 -4Z")
                .fill("#ffffff")
                .stroke(INK, 2.0),
        )
        .add(
            circle(Point::new(0.0, -10.0), 8.0)
                .fill("#ffffff")
                .stroke(INK, 2.0),
        )
}

/// A cup for the best game known.
pub(crate) fn cup() -> Tag {
    group()
        .with("stroke-linejoin", "round")
        .add(
            shape("M-10 -11H-18Q-18 1 -8 2M10 -11H18Q18 1 8 2")
                .fill("none")
                .stroke(INK, 3.0),
        )
        .add(
            shape("M-11 -16H11V-4Q10 6 0 7Q-10 6 -11 -4Z")
                .fill("#f2bd3d")
                .stroke(INK, 2.0),
        )
        .add(
            shape("M-3 7H3V12H9V17H-9V12H-3Z")
                .fill("#f2bd3d")
                .stroke(INK, 2.0),
        )
}

/// A seat by its number on a disc of its colour.
pub(crate) fn disc(seat: Seat) -> Tag {
    let colors = livery(seat);
    group()
        .add(
            circle(Point::ORIGIN, 18.0)
                .fill(colors.color)
                .stroke(INK, 2.0),
        )
        .add(centered(Point::ORIGIN, 22.0, colors.ink, &mark(seat)))
}

/// A place for a seat that nobody has taken yet.
pub(crate) fn gap() -> Tag {
    circle(Point::ORIGIN, 18.0)
        .fill("none")
        .stroke("#a89a7d", 2.0)
        .with("stroke-dasharray", "4 5")
}

/// That a seat has stopped praying.
pub(crate) fn stopped() -> Tag {
    let cross = "M-13 13L13 -13";
    group()
        .add(shape(cross).stroke("#ffffff", 7.0))
        .add(shape(cross).stroke("#b8322a", 4.0))
}

/// That a seat is to act.
pub(crate) fn pointer() -> Tag {
    shape("M-8 -29H8L0 -18Z").fill("#b8322a").stroke(PAPER, 1.6)
}

/// What a seat has researched.
pub(crate) fn topic(topic: Topic) -> Tag {
    let boat = |kind: Transport| {
        let color = "#e0a33a";
        transporter::bare(kind, color, Point::new(0.0, 1.0), 0.56)
    };
    let mine = |sign: &str| {
        group()
            .add(building::picture(Building::Mine, Point::ORIGIN, 0.6))
            .add(
                slab(26.0, 16.0, 8.0)
                    .fill(PAPER)
                    .stroke(INK, 1.4)
                    .at(Point::new(9.0, 13.0)),
            )
            .add(centered(Point::new(9.0, 13.0), 15.0, INK, sign))
    };
    let plate = slab(40.0, 40.0, 7.0).fill("#ffffff").stroke(INK, 2.0);
    let tag = group().with("data-topic", topic.name()).add(plate);
    match topic {
        Topic::Rowboat => tag.add(boat(Transport::Rowboat)),
        Topic::Truck => tag.add(boat(Transport::Truck)),
        Topic::Steamer => tag.add(boat(Transport::Steamer)),
        Topic::OilRig => tag.add(building::picture(Building::OilRig, Point::ORIGIN, 0.6)),
        // Four of a kind, ten in all, and more of it.
        Topic::SpecialisedMines => tag.add(mine("4")),
        Topic::BigMines => tag.add(mine("10")),
        Topic::NewShafts => tag.add(mine("+")),
    }
}
