//! What tells cards and routes apart: a colour and a symbol each.

use amsterdam::{Card, Color};

use crate::point::Point;
use crate::svg::{Tag, circle, copy, group, shape, slab};
use crate::text::{INK, PAPER};

/// The colour of what can be of any colour.
pub(super) const GREY: &str = "#c9c3b6";

/// The colour that a route or a card is painted in.
pub(super) fn paint(color: Option<Color>) -> &'static str {
    match color {
        Some(Color::Pink) => "#f2a0c4",
        Some(Color::Blue) => "#2a66b1",
        Some(Color::Green) => "#2f8a4c",
        Some(Color::Black) => "#33302f",
        Some(Color::Red) => "#c8342c",
        Some(Color::Orange) => "#f29a2e",
        None => GREY,
    }
}

/// The colour of the symbol on that paint.
fn symbol_ink(color: Color) -> &'static str {
    match color {
        Color::Pink | Color::Orange => INK,
        Color::Blue | Color::Green | Color::Black | Color::Red => "#ffffff",
    }
}

/// The symbol of a colour, about 16 high, around the origin.
fn symbol(color: Color) -> Tag {
    let line = match color {
        // A heart.
        Color::Pink => {
            "M0 7.5C-4 4 -8 1 -8 -3C-8 -6 -6 -7.5 -4 -7.5C-2 -7.5 -.7 -6.3 0 -4.8C.7 -6.3 2 -7.5 4 -7.5\
             C6 -7.5 8 -6 8 -3C8 1 4 4 0 7.5Z"
        }
        // A ring.
        Color::Blue => {
            "M0 -7.5A7.5 7.5 0 1 1 0 7.5A7.5 7.5 0 1 1 0 -7.5ZM0 -3.2A3.2 3.2 0 1 0 0 3.2A3.2 3.2 0 1 0 0 -3.2Z"
        }
        // A tree.
        Color::Green => "M0 -8.5L8 6H-8Z",
        // A brick.
        Color::Black => "M-7 -6.5H7V6.5H-7Z",
        // A cross.
        Color::Red => "M-2.6 -8H2.6V-2.6H8V2.6H2.6V8H-2.6V2.6H-8V-2.6H-2.6Z",
        // A star.
        Color::Orange => {
            "M0 -8.8L2.3 -2.9 8.4 -2.7 3.6 1.1 5.2 7.1 0 3.7 -5.2 7.1 -3.6 1.1 -8.4 -2.7 -2.3 -2.9Z"
        }
    };
    shape(line).fill(symbol_ink(color))
}

/// Definitions of every symbol and of the carts.
pub(super) fn definitions() -> impl Iterator<Item = Tag> {
    let symbols = Color::ALL.map(|color| symbol(color).with("id", name(color)));
    symbols
        .into_iter()
        .chain([cart().with("id", CART), wild().with("id", WILD)])
}

/// The name of the cart seen from the side, on a light disc, 24 across.
pub(super) const CART: &str = "am-cart";
/// The name of the wheel that stands for any colour, 34 across.
pub(super) const WILD: &str = "am-wild";

/// The name of a colour's symbol.
pub(super) fn name(color: Color) -> String {
    format!("am-{}", color.name())
}

fn cart() -> Tag {
    let wheel = |x: f64| circle(Point::new(x, 4.6), 2.8).fill(PAPER).stroke(INK, 2.0);
    group()
        .add(circle(Point::ORIGIN, 12.0).fill(PAPER).stroke(INK, 1.4))
        // The box, and the shaft in front of it.
        .add(shape("M-9 -5.5H5L3.5 2H-7.5Z").fill(INK))
        .add(
            shape("M4 0.5L9.5 -2.5")
                .stroke(INK, 2.0)
                .with("stroke-linecap", "round"),
        )
        .add(wheel(-5.0))
        .add(wheel(2.0))
}

fn wild() -> Tag {
    // Six sectors, each in its colour.
    let sector = |(idx, color): (usize, Color)| {
        let degrees = idx as f64 * 60.0;
        let (from, to) = (
            Point::polar(16.0, degrees),
            Point::polar(16.0, degrees + 60.0),
        );
        let line = format!(
            "M0 0L{:.2} {:.2}A16 16 0 0 1 {:.2} {:.2}Z",
            from.x, from.y, to.x, to.y
        );
        shape(&line).fill(paint(Some(color)))
    };
    group()
        .stroke("#ffffff", 1.5)
        .add_all(Color::ALL.into_iter().enumerate().map(sector))
        .add(circle(Point::ORIGIN, 16.0).fill("none").stroke(INK, 2.0))
        .add(circle(Point::ORIGIN, 4.0).fill("#ffffff").stroke(INK, 2.0))
}

/// A transport card, about the origin, 44 wide and 60 high.
pub(super) fn card(card: Card) -> Tag {
    let (color, symbol) = match card {
        Card::Of(color) => (paint(Some(color)), copy(&name(color))),
        Card::Wild => (PAPER, copy(WILD)),
    };
    let scale = match card {
        Card::Of(_) => 1.7,
        Card::Wild => 1.15,
    };
    group()
        .with("data-card", card.name())
        .add(slab(44.0, 60.0, 6.0).fill(color).stroke(INK, 2.0))
        .add(
            slab(36.0, 52.0, 3.0)
                .fill("none")
                .stroke("#ffffff", 1.5)
                .with("stroke-opacity", 0.75),
        )
        .add(symbol.scaled(Point::ORIGIN, scale))
}
