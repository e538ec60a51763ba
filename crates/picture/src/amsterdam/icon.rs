//! Little pictures for what seats have, each about 36 high around the origin.

use crate::point::Point;
use crate::sign::{GOLD, hourglass, star};
use crate::svg::{Tag, copy, group, shape, slab};
use crate::text::{INK, PAPER};

use super::ink;

const BACK: &str = "#8c6a4a";

/// What is counted in the panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Icon {
    Points,
    Carts,
    Cards,
    Contracts,
    Bonus,
    Deck,
    Discard,
    LastTurns,
}

impl Icon {
    pub(super) fn draw(self) -> Tag {
        match self {
            Icon::Points => star(),
            Icon::Carts => wheels(),
            Icon::Cards => fan(),
            Icon::Contracts => scroll(),
            Icon::Bonus => bonus(),
            Icon::Deck => deck(),
            Icon::Discard => discard(),
            Icon::LastTurns => hourglass(),
        }
    }

    /// What it stands for, for programs that read the picture.
    pub(super) fn name(self) -> &'static str {
        match self {
            Icon::Points => "points",
            Icon::Carts => "carts",
            Icon::Cards => "cards",
            Icon::Contracts => "contracts",
            Icon::Bonus => "bonus",
            Icon::Deck => "deck",
            Icon::Discard => "discard",
            Icon::LastTurns => "last-turns",
        }
    }
}

/// A cart from the side.
fn wheels() -> Tag {
    group()
        .add(shape("M-19 -11H12L8 5H-15Z").fill("#b98a5e").stroke(INK, 2.2))
        .add(shape("M-17 -4H10M10 2L21 -5").fill("none").stroke(INK, 2.2).with("stroke-linecap", "round"))
        .add(shape("M-16.5 9a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0ZM-2.5 9a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0Z")
            .fill(PAPER)
            .stroke(INK, 2.4))
        .add(shape("M-10 2.5V15.5M-16.5 9H-3.5M4 2.5V15.5M-2.5 9H10.5").stroke(INK, 1.4))
}

fn back(degrees: f64, aside: f64) -> Tag {
    group()
        .turned(Point::new(aside, 0.0), degrees)
        .add(slab(22.0, 32.0, 3.5).fill(BACK).stroke(INK, 2.0))
        .add(slab(15.0, 25.0, 1.5).fill("none").stroke("#e8d3b0", 1.6))
}

fn fan() -> Tag {
    group()
        .add(back(-14.0, -7.0))
        .add(back(0.0, 0.0))
        .add(back(14.0, 7.0))
}

fn deck() -> Tag {
    group().add(back(0.0, 0.0).with("opacity", 1.0)).add(
        shape("M-15 -12V20H7M-19 -8V24H3")
            .fill("none")
            .stroke(INK, 2.0),
    )
}

fn discard() -> Tag {
    group()
        .add(
            slab(22.0, 32.0, 3.5)
                .fill("#d9d1c0")
                .stroke(INK, 2.0)
                .turned(Point::new(-4.0, 0.0), -24.0),
        )
        .add(
            slab(22.0, 32.0, 3.5)
                .fill(PAPER)
                .stroke(INK, 2.0)
                .turned(Point::new(4.0, 0.0), 18.0),
        )
}

fn scroll() -> Tag {
    group()
        .add(
            shape("M-14 -16H10Q15 -16 15 -11V10H8V16H-8Q-14 16 -14 10Z")
                .fill("#f7e7c2")
                .stroke(INK, 2.0),
        )
        .add(
            shape("M8 10H20Q20 16 14 16H-8")
                .fill("#e7cf9b")
                .stroke(INK, 2.0),
        )
        .add(shape("M-9 -9H9M-9 -3H9M-9 3H5").stroke(INK, 2.2))
}

/// A bonus card, with the cart it is taken for.
fn bonus() -> Tag {
    group()
        .add(slab(28.0, 36.0, 4.0).fill(GOLD).stroke(INK, 2.0))
        .add(copy(ink::CART))
}

/// For a contract: met or not yet.
pub(super) fn tick(met: Met) -> Tag {
    let ring = |color: &str| {
        crate::svg::circle(Point::ORIGIN, 12.0)
            .fill(color)
            .stroke(INK, 2.0)
    };
    let hook = shape("M-6 0L-1.5 5L6.5 -5.5")
        .fill("none")
        .stroke("#ffffff", 3.4)
        .with("stroke-linecap", "round");
    match met {
        Met::Yes => group().add(ring("#2f8a4c")).add(hook),
        Met::No => group().add(ring(PAPER)),
        Met::Offered => {
            group()
                .add(ring(GOLD))
                .add(crate::text::centered(Point::ORIGIN, 20.0, INK, "?"))
        }
    }
}

/// How a contract stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Met {
    Yes,
    No,
    /// Its seat has yet to choose whether to keep it.
    Offered,
}
