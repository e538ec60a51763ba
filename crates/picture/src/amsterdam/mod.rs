//! Amsterdam: a city of canal rings from above, with its routes.

mod city;
mod icon;
mod ink;
mod label;
mod layout;
mod panel;
mod route;

use amsterdam::{Board, RouteId, View};
use game::Seat;

use crate::point::Point;
use crate::svg::{Path, Tag, circle, group, picture, rect};
use crate::text::{INK, PAPER, narrow, rimmed};

use label::{LEADING, Label, labels};
use layout::{Layout, PLACE_RADIUS, WIDTH};

/// The frame around everything, of the colour of paper.
const MARGIN: f64 = 10.0;

/// An empty board, with what routes are worth below it.
pub fn board(board: &Board) -> String {
    let layout = Layout::new(board);
    whole(board, &layout, &|_| None, panel::legend(board))
}

/// What a viewer sees of a game: the board with the routes built, and below it the table, the seats, and the
/// viewer's own cards and contracts.
///
/// `names` are those of the seats, as far as there are any.
pub fn position(board: &Board, view: &View, names: &[String]) -> String {
    let layout = Layout::new(board);
    let built_by = |id: RouteId| {
        let seats = Seat::first(view.seats.len()).zip(&view.seats);
        let mut builders = seats.filter(|(_, seat)| seat.routes.contains(&id));
        builders.next().map(|(seat, _)| seat)
    };
    whole(board, &layout, &built_by, panel::table(board, view, names))
}

/// The path of a smooth line through points, across and down. The page has lines like it.
pub fn smooth(points: &[[f64; 2]]) -> String {
    let points: Vec<Point> = points.iter().map(|&[x, y]| Point::new(x, y)).collect();
    Path::smooth(&points).into()
}

/// The map with a panel under it.
fn whole(
    board: &Board,
    layout: &Layout,
    built_by: &dyn Fn(RouteId) -> Option<Seat>,
    panel: panel::Panel,
) -> String {
    let width = WIDTH + 2.0 * MARGIN;
    let height = layout.height + panel.height + 2.0 * MARGIN;
    let clip = Tag::new("clipPath").with("id", "am-map").add(rect(
        Point::ORIGIN,
        WIDTH,
        layout.height,
        12.0,
    ));
    let picture = picture(&board.file().name, width, height)
        .add(Tag::new("defs").add_all(ink::definitions()).add(clip))
        .add(rect(Point::ORIGIN, width, height, 18.0).fill(PAPER))
        .add(map(board, layout, built_by).at(Point::new(MARGIN, MARGIN)))
        .add(panel.drawing.at(Point::new(MARGIN, MARGIN + layout.height)));
    format!("{picture}\n")
}

fn map(board: &Board, layout: &Layout, built_by: &dyn Fn(RouteId) -> Option<Seat>) -> Tag {
    let file = board.file();
    let names: Vec<&str> = file
        .places
        .iter()
        .map(|place| place.name.as_str())
        .collect();
    let routes = board.route_ids();
    // Carts stand above everything flat.
    let (built, free): (Vec<RouteId>, Vec<RouteId>) =
        routes.partition(|&id| built_by(id).is_some());
    let routes = free.into_iter().chain(built);
    group()
        .add(
            group()
                .with("clip-path", "url(#am-map)")
                .add(city::city(layout)),
        )
        .add(route::beds(board, layout))
        .add_all(routes.map(|id| route::route(board, layout, id, built_by(id))))
        .add_all(
            layout
                .places
                .iter()
                .zip(&names)
                .map(|(&center, name)| place(center, name)),
        )
        .add_all(
            (labels(layout, &names).iter().zip(&names)).map(|(label, name)| write(label, name)),
        )
}

fn place(center: Point, name: &str) -> Tag {
    group()
        .with("data-place", name)
        .add(circle(center, PLACE_RADIUS).fill(INK).stroke(PAPER, 3.0))
        .add(circle(center, PLACE_RADIUS - 5.0).fill(PAPER))
        .add(circle(center, PLACE_RADIUS - 10.0).fill("#b8322a"))
}

fn write(label: &Label, name: &str) -> Tag {
    let middle = label.frame.min.middle(label.frame.max).x;
    let lines = label.lines.iter().enumerate().map(|(idx, line)| {
        let base = label.frame.min.y + label.size * (0.74 + LEADING * idx as f64);
        let room = label.frame.width();
        narrow(Point::new(middle, base), label.size, room, line)
    });
    group()
        .with("data-label", name)
        .with("text-anchor", "middle")
        .add_all(lines.map(|line| rimmed(line, label.size * 0.22)))
}
