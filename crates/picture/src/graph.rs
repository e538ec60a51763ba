//! How a game went: the points that each seat could expect, from the first action to the last.

use game::Seat;

use crate::point::Point;
use crate::seat::{livery, mark};
use crate::svg::{Path, Tag, circle, group, picture, rect};
use crate::text::{INK, PAPER};

/// What was expected at some moment of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Expected {
    /// Before which action, from 0.
    pub nth: usize,
    /// The seat that acted.
    pub seat: Seat,
    /// How many points each seat could expect.
    pub points: Vec<f64>,
    /// Whether the seat gave much away.
    pub is_turning_point: bool,
}

const WIDTH: f64 = 1000.0;
const HEIGHT: f64 = 520.0;
/// Where the lines are drawn.
const LEFT: f64 = 70.0;
const RIGHT: f64 = 800.0;
const TOP: f64 = 30.0;
const BOTTOM: f64 = 470.0;
/// How far the names beside the lines are apart at least.
const APART: f64 = 30.0;
const LETTERS: f64 = 18.0;
const FAINT: &str = "#d9cfba";

/// A graph of what each seat could expect over the actions of a game, with its turning points. Seats without a name have
/// their number.
pub fn graph(title: &str, names: &[String], n_actions: usize, expected: &[Expected]) -> String {
    let scale = Scale::of(n_actions, expected);
    let n_seats = expected.first().map_or(0, |first| first.points.len());
    let seats: Vec<Seat> = Seat::first(n_seats).collect();
    let paper = rect(Point::ORIGIN, WIDTH, HEIGHT, 0.0).fill(PAPER);
    let lines = seats.iter().map(|&seat| scale.line(seat, expected));
    let turning = expected.iter().filter(|moment| moment.is_turning_point);
    picture(title, WIDTH, HEIGHT)
        .add(paper)
        .add(scale.grid())
        .add_all(turning.clone().map(|moment| scale.falls(moment)))
        .add_all(lines)
        .add_all(turning.map(|moment| scale.turning_point(moment)))
        .add_all(scale.legend(&seats, names, expected))
        .to_string()
        + "\n"
}

/// Where actions and points are in the picture.
struct Scale {
    n_actions: usize,
    /// The least and the most points on it.
    least: f64,
    most: f64,
    /// How many points, and how many actions, are between two lines of the grid.
    step: f64,
    stride: usize,
}

impl Scale {
    fn of(n_actions: usize, expected: &[Expected]) -> Scale {
        let all = || expected.iter().flat_map(|moment| &moment.points).copied();
        let (low, high) = (all().fold(0.0, f64::min), all().fold(10.0, f64::max));
        let step = if high - low > 60.0 { 20.0 } else { 10.0 };
        let strides = [5, 10, 20, 50, 100];
        let fits = |stride: &usize| n_actions / stride <= 12;
        Scale {
            n_actions: n_actions.max(1),
            least: (low / step).floor() * step,
            most: (high / step).ceil() * step,
            step,
            stride: strides.into_iter().find(fits).unwrap_or(500),
        }
    }

    fn x(&self, nth: usize) -> f64 {
        LEFT + (RIGHT - LEFT) * nth as f64 / self.n_actions as f64
    }

    fn y(&self, points: f64) -> f64 {
        BOTTOM - (BOTTOM - TOP) * (points - self.least) / (self.most - self.least)
    }

    fn at(&self, moment: &Expected, seat: Seat) -> Point {
        Point::new(self.x(moment.nth), self.y(moment.points[seat.index()]))
    }

    fn grid(&self) -> Tag {
        let number = |at: Point, anchor: &str, number: String| {
            let text = Tag::new("text").with("x", at.x).with("y", at.y);
            let text = text.with("text-anchor", anchor).with("font-size", LETTERS);
            text.fill(INK).say(&number)
        };
        let mut grid = group();
        let n_steps = ((self.most - self.least) / self.step).round() as usize;
        for nth in 0..=n_steps {
            let points = self.least + self.step * nth as f64;
            let y = self.y(points);
            let line = Path::from(Point::new(LEFT, y)).line(Point::new(RIGHT, y));
            grid = grid.add(line.draw().stroke(FAINT, 1.0)).add(number(
                Point::new(LEFT - 10.0, y + 6.0),
                "end",
                points.to_string(),
            ));
        }
        for nth in (0..=self.n_actions).step_by(self.stride) {
            let at = Point::new(self.x(nth), BOTTOM + 26.0);
            grid = grid.add(number(at, "middle", nth.to_string()));
        }
        grid
    }

    /// A line in the colour of a seat, with an outline that shows it on any ground.
    fn line(&self, seat: Seat, expected: &[Expected]) -> Tag {
        let points: Vec<Point> = expected
            .iter()
            .map(|moment| self.at(moment, seat))
            .collect();
        let line = |color: &str, width: f64| {
            let line = Path::through(&points).draw().fill("none");
            line.stroke(color, width).with("stroke-linejoin", "round")
        };
        group()
            .with("data-seat", seat.index())
            .add(line(INK, 6.0))
            .add(line(livery(seat).color, 3.5))
    }

    /// The line down from a turning point to its action.
    fn falls(&self, moment: &Expected) -> Tag {
        let at = self.at(moment, moment.seat);
        let line = Path::from(at).line(Point::new(at.x, BOTTOM));
        let line = line.draw().stroke(INK, 1.5);
        line.with("stroke-dasharray", "4 4")
    }

    /// A turning point, on the line of the seat that acted and with its number.
    fn turning_point(&self, moment: &Expected) -> Tag {
        let diamond = Path::from(Point::new(0.0, -15.0))
            .line(Point::new(15.0, 0.0))
            .line(Point::new(0.0, 15.0))
            .line(Point::new(-15.0, 0.0))
            .close();
        group()
            .with("data-turning-point", moment.nth)
            .at(self.at(moment, moment.seat))
            .add(
                diamond
                    .draw()
                    .fill(livery(moment.seat).color)
                    .stroke(INK, 2.0),
            )
            .add(number_of(moment.seat))
    }

    /// Who is who, beside the ends of the lines and never upon each other.
    fn legend(&self, seats: &[Seat], names: &[String], expected: &[Expected]) -> Vec<Tag> {
        let Some(last) = expected.last() else {
            return Vec::new();
        };
        let mut ends: Vec<(f64, Seat)> = seats
            .iter()
            .map(|&seat| (self.at(last, seat).y, seat))
            .collect();
        ends.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut above = f64::MIN;
        let places = ends.into_iter().map(|(y, seat)| {
            let y = y.max(above + APART);
            above = y;
            let disc = circle(Point::ORIGIN, 12.0).fill(livery(seat).color);
            let name = names.get(seat.index()).map_or("", String::as_str);
            let name = Tag::new("text").with("x", 20.0).with("y", 6.0).say(name);
            group()
                .at(Point::new(RIGHT + 22.0, y))
                .add(disc.stroke(INK, 2.0))
                .add(number_of(seat))
                .add(name.with("font-size", LETTERS).fill(INK))
        });
        places.collect()
    }
}

/// The number of a seat, about the origin.
fn number_of(seat: Seat) -> Tag {
    let text = Tag::new("text").with("y", 5.5).with("font-size", 15.0);
    let text = text
        .with("font-weight", "bold")
        .with("text-anchor", "middle");
    text.fill(livery(seat).ink).say(&mark(seat))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(nth: usize, seat: u8, points: [f64; 2]) -> Expected {
        Expected {
            nth,
            seat: Seat::new(seat).unwrap(),
            points: points.to_vec(),
            is_turning_point: nth == 7,
        }
    }

    #[test]
    fn a_graph_has_a_line_for_each_seat_and_marks_its_turning_points() {
        let names = ["Anna & Ada".to_owned(), "Ben".to_owned()];
        let moments = [
            moment(0, 0, [30.0, 31.0]),
            moment(7, 1, [34.0, 28.5]),
            moment(20, 0, [41.0, -3.0]),
        ];
        let graph = graph("Graph", &names, 24, &moments);
        let read = roxmltree::Document::parse(&graph).unwrap();
        let with = |name: &'static str| {
            let all = read.descendants();
            all.filter_map(|node| node.attribute(name))
                .collect::<Vec<_>>()
        };
        assert_eq!(with("data-seat"), ["0", "1"]);
        assert_eq!(with("data-turning-point"), ["7"]);
        let says = |text: &str| read.descendants().any(|node| node.text() == Some(text));
        assert!(says("Anna & Ada") && says("Ben") && says("-10") && says("50"));
    }

    #[test]
    fn a_game_without_decisions_has_an_empty_graph() {
        let graph = graph("Graph", &[], 0, &[]);
        assert!(roxmltree::Document::parse(&graph).is_ok());
    }
}
