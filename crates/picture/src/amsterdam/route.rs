//! Routes: their spaces, and the carts on them.

use amsterdam::{Board, RouteId};
use game::Seat;

use crate::point::Point;
use crate::seat::{livery, mark};
use crate::svg::{Path, Tag, copy, group, number, rect, shape, slab};
use crate::text::{INK, PAPER, centered};

use super::ink::{self, paint};
use super::layout::{Layout, Spot, THICKNESS};

/// The light way from place to place that sets spaces off from the city.
pub(super) fn beds(board: &Board, layout: &Layout) -> Tag {
    let beds = layout.routes.iter().flatten().map(|spot| {
        slab(spot.length + 7.0, THICKNESS + 7.0, 6.0).turned(spot.center, spot.degrees)
    });
    let ways = board.route_ids().map(|id| way(board, layout, id).draw());
    group()
        .fill(PAPER)
        .add(group().fill("none").stroke(PAPER, 9.0).add_all(ways))
        .add_all(beds)
}

fn way(board: &Board, layout: &Layout, id: RouteId) -> Path {
    let [from, to] = (board.route(id).ends).map(|end| layout.places[usize::from(end)]);
    let mut points: Vec<Point> = (layout.routes[usize::from(id.0)].iter())
        .map(|spot| spot.center)
        .collect();
    // The file may list spaces from either end.
    if points.first().map(|first| (*first - from).length())
        > points.last().map(|last| (*last - from).length())
    {
        points.reverse();
    }
    points.insert(0, from);
    points.push(to);
    Path::smooth(&points)
}

/// A route, free or with the carts of the seat that has built it.
pub(super) fn route(board: &Board, layout: &Layout, id: RouteId, built_by: Option<Seat>) -> Tag {
    let spots = &layout.routes[usize::from(id.0)];
    let group = group()
        .with("data-route", usize::from(id.0))
        .add(Tag::new("title").say(board.route_name(id)));
    match built_by {
        Some(seat) => group
            .with("data-built-by", seat.index())
            .add_all(spots.iter().map(|spot| built(board, id, spot, seat))),
        None => group.add_all(spots.iter().map(|spot| free(board, id, spot))),
    }
}

/// A free space: its colour and symbol, with the cart in the middle where the route has one.
fn free(board: &Board, id: RouteId, spot: &Spot) -> Tag {
    let route = board.route(id);
    let space = group().turned(spot.center, spot.degrees).add(
        slab(spot.length, THICKNESS, 3.5)
            .fill(paint(route.color))
            .stroke(INK, 1.8),
    );
    // What is on short spaces is small.
    let scale = (spot.length / 58.0).min(1.0);
    let upright = |tag: Tag, along: f64, size: f64| {
        let turn = format!(
            "translate({} 0) rotate({}) scale({})",
            number(along),
            number(-spot.degrees),
            number(size)
        );
        tag.with("transform", turn)
    };
    let symbol = |along: f64, size: f64| {
        let name = route.color.map(ink::name);
        name.map(|name| upright(copy(&name), along, size))
    };
    if !route.cart {
        return space.add_all(symbol(0.0, scale));
    }
    space
        .add_all(symbol(-21.0 * scale, 0.72 * scale))
        .add_all(symbol(21.0 * scale, 0.72 * scale))
        .add(upright(copy(ink::CART), 0.0, scale))
}

/// A space with a cart on it. The route's colour stays as a rim.
fn built(board: &Board, id: RouteId, spot: &Spot, seat: Seat) -> Tag {
    let rim = slab(spot.length, THICKNESS, 3.5)
        .fill(paint(board.route(id).color))
        .with("fill-opacity", 0.45)
        .stroke(INK, 1.0);
    let digit = centered(spot.center, 20.0, livery(seat).ink, &mark(seat));
    group()
        .add(
            group()
                .turned(spot.center, spot.degrees)
                .add(rim)
                .add(cart(seat, spot.length)),
        )
        .add(digit)
}

/// A cart from above, about the origin, with its shaft to the right.
pub(super) fn cart(seat: Seat, length: f64) -> Tag {
    let color = livery(seat).color;
    let body = length - 13.0;
    let left = -length / 2.0 + 2.0;
    let wheels = [-1.0, 1.0].into_iter().flat_map(|side| {
        [0.22, 0.78].map(|part| {
            let corner = Point::new(left + body * part - 6.5, side * 13.0 - 3.5);
            rect(corner, 13.0, 7.0, 2.0)
        })
    });
    let shaft = format!(
        "M{:.1} 0H{:.1}M{:.1} -6V6",
        left + body,
        length / 2.0 - 1.0,
        length / 2.0 - 2.5
    );
    group()
        .add(group().fill(INK).add_all(wheels))
        .add(shape(&shaft).fill("none").stroke(INK, 3.0))
        .add(
            rect(Point::new(left, -11.0), body, 22.0, 3.5)
                .fill(color)
                .stroke(INK, 2.2),
        )
}
