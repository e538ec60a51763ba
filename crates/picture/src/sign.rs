//! Signs that several games use, each about 36 high around the origin.

use crate::svg::{Tag, group, shape};
use crate::text::{INK, PAPER};

pub(crate) const GOLD: &str = "#f2bd3d";

/// For points.
pub(crate) fn star() -> Tag {
    shape("M0 -19L5.2 -6.4 18.8 -5.6 8.3 3 11.7 16.2 0 8.9 -11.7 16.2 -8.3 3 -18.8 -5.6 -5.2 -6.4Z")
        .fill(GOLD)
        .stroke(INK, 2.0)
        .with("stroke-linejoin", "round")
}

/// For time that runs out.
pub(crate) fn hourglass() -> Tag {
    group()
        .add(shape("M-10 -15H10C10 -5 3 -3 3 0C3 3 10 5 10 15H-10C-10 5 -3 3 -3 0C-3 -3 -10 -5 -10 -15Z").fill(PAPER))
        .add(shape("M-7 -8H7C5 -4 2 -3 0 0C-2 -3 -5 -4 -7 -8ZM-9 14C-8 8 -3 8 0 6C3 8 8 8 9 14Z").fill(GOLD))
        .add(
            shape("M-13 -16H13M-13 16H13M-10 -15C-10 -5 -3 -3 -3 0C-3 3 -10 5 -10 15M10 -15C10 -5 3 -3 3 0C3 3 10 5 10 15")
                .fill("none")
                .stroke(INK, 2.4)
                .with("stroke-linecap", "round"),
        )
}

/// For who is in first place.
pub(crate) fn crown() -> Tag {
    shape("M-15 11L-18 -9L-8 0L0 -13L8 0L18 -9L15 11Z")
        .fill(GOLD)
        .stroke(INK, 2.0)
        .with("stroke-linejoin", "round")
}

/// For who is to act.
pub(crate) fn arrow() -> Tag {
    shape("M-8 -12L11 0L-8 12Z").fill("#b8322a")
}
