//! What tells seats apart: a colour and a number.

use game::Seat;

/// The colours of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Livery {
    /// Of its pieces.
    pub(crate) color: &'static str,
    /// Of what is written on them.
    pub(crate) ink: &'static str,
}

/// The colours of a seat's pieces. They differ in brightness too, and from the colours of routes.
pub(crate) fn livery(seat: Seat) -> Livery {
    const DARK: &str = "#2a2320";
    const LIGHT: &str = "#ffffff";
    let (color, ink) = [
        ("#f6cf3c", DARK),
        ("#0f8f93", LIGHT),
        ("#fdfdf8", DARK),
        ("#6f3fa5", LIGHT),
        ("#8a4b21", LIGHT),
        ("#9fd3f2", DARK),
    ][seat.index()];
    Livery { color, ink }
}

/// The number of a seat as people count, from 1.
pub(crate) fn mark(seat: Seat) -> String {
    (seat.index() + 1).to_string()
}
