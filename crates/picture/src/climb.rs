//! How a search went: the best score over time.

use crate::point::Point;
use crate::seat::livery;
use crate::svg::{Path, Tag, circle, group, picture, rect};
use crate::text::{INK, PAPER, width};
use game::Seat;

/// A search, to be drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Climb {
    pub title: String,
    /// When a better score was found, in seconds, and what it was.
    pub gains: Vec<(f64, i32)>,
    /// How long the search took.
    pub seconds: f64,
    /// Scores to compare with, and what they are called.
    pub marks: Vec<(String, i32)>,
}

const WIDTH: f64 = 1000.0;
const HEIGHT: f64 = 520.0;
/// Where the line is drawn.
const LEFT: f64 = 70.0;
const RIGHT: f64 = 960.0;
const TOP: f64 = 60.0;
const BOTTOM: f64 = 470.0;
const LETTERS: f64 = 18.0;
const FAINT: &str = "#d9cfba";
/// How many lines of the grid there are at most.
const LINES: i32 = 10;

/// Draws it. Marks far above the best score are left out.
pub fn climb(search: &Climb) -> String {
    let scale = Scale::of(search);
    let paper = rect(Point::ORIGIN, WIDTH, HEIGHT, 0.0).fill(PAPER);
    let title = text(Point::new(LEFT, 34.0), "start", &search.title).with("font-weight", "bold");
    picture(&search.title, WIDTH, HEIGHT)
        .add(paper)
        .add(title)
        .add(scale.grid())
        .add_all(scale.marks(search))
        .add(scale.line(search))
        .to_string()
        + "\n"
}

/// Where times and scores are in the picture.
struct Scale {
    seconds: f64,
    most: i32,
    /// How many points are between two lines of the grid.
    step: i32,
}

impl Scale {
    fn of(search: &Climb) -> Scale {
        let best = search.gains.iter().map(|gain| gain.1).max().unwrap_or(0);
        let near = search.marks.iter().map(|mark| mark.1);
        let near = near.filter(|&points| points <= 2 * best.max(100));
        let high = near.fold(best.max(10), i32::max);
        let fits = |step: &i32| high / step < LINES;
        let step = [10, 20, 50, 100, 200, 500].into_iter().find(fits);
        let step = step.unwrap_or(high / LINES + 1);
        Scale {
            seconds: search.seconds.max(1.0),
            most: (high / step + 1) * step,
            step,
        }
    }

    fn at(&self, seconds: f64, points: i32) -> Point {
        Point::new(
            LEFT + (RIGHT - LEFT) * (seconds / self.seconds).min(1.0),
            BOTTOM - (BOTTOM - TOP) * f64::from(points) / f64::from(self.most),
        )
    }

    fn grid(&self) -> Tag {
        let mut grid = group();
        for points in (0..=self.most).step_by(self.step.unsigned_abs() as usize) {
            let at = self.at(0.0, points);
            let line = Path::from(at).line(self.at(self.seconds, points));
            let number = Point::new(LEFT - 10.0, at.y + 6.0);
            grid = grid.add(line.draw().stroke(FAINT, 1.0)).add(text(
                number,
                "end",
                &points.to_string(),
            ));
        }
        for nth in 0..=4 {
            let seconds = self.seconds * f64::from(nth) / 4.0;
            let at = Point::new(self.at(seconds, 0).x, BOTTOM + 26.0);
            grid = grid.add(text(at, "middle", &time(seconds)));
        }
        grid
    }

    fn marks(&self, search: &Climb) -> Vec<Tag> {
        let shown = search
            .marks
            .iter()
            .filter(|&&(_, points)| points <= self.most);
        let marks = shown.map(|(name, points)| {
            let (from, to) = (self.at(0.0, *points), self.at(self.seconds, *points));
            let line = Path::from(from).line(to).draw().stroke(INK, 1.5);
            let name = format!("{name} {points}");
            let under = rect(
                Point::new(LEFT + 4.0, from.y - 22.0),
                width(&name, LETTERS) + 8.0,
                20.0,
                0.0,
            );
            group()
                .with("data-mark", points.to_string())
                .add(line.with("stroke-dasharray", "8 6"))
                .add(under.fill(PAPER))
                .add(text(Point::new(LEFT + 8.0, from.y - 6.0), "start", &name))
        });
        marks.collect()
    }

    /// A stair: a score stays the best until the next gain.
    fn line(&self, search: &Climb) -> Tag {
        let color = livery(Seat::FIRST).color;
        let mut points = Vec::new();
        let mut last = None;
        for &(seconds, best) in &search.gains {
            points.extend(last.map(|before| self.at(seconds, before)));
            points.push(self.at(seconds, best));
            last = Some(best);
        }
        points.extend(last.map(|best| self.at(self.seconds, best)));
        let gains = search.gains.iter().map(|&(seconds, best)| {
            circle(self.at(seconds, best), 5.0)
                .with("data-points", best.to_string())
                .fill(color)
                .stroke(INK, 1.0)
        });
        let stair = Path::through(&points).draw().fill("none");
        group()
            .add(stair.stroke(color, 3.5).with("stroke-linejoin", "round"))
            .add_all(gains)
            .add_all(last.map(|best| {
                let end = self.at(self.seconds, best);
                let at = Point::new(end.x, end.y - 12.0);
                text(at, "end", &best.to_string()).with("font-weight", "bold")
            }))
    }
}

fn text(at: Point, anchor: &str, said: &str) -> Tag {
    let text = Tag::new("text").with("x", at.x).with("y", at.y);
    let text = text.with("text-anchor", anchor);
    text.with("font-size", LETTERS).fill(INK).say(said)
}

/// A time as short as can be, in units that need no translation.
fn time(seconds: f64) -> String {
    let short = |value: f64, unit: &str| {
        let tenths = (value * 10.0).round() / 10.0;
        format!("{tenths} {unit}")
    };
    match seconds {
        ..120.0 => short(seconds, "s"),
        120.0..7200.0 => short(seconds / 60.0, "min"),
        _ => short(seconds / 3600.0, "h"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chart_has_every_gain_and_the_marks_that_are_near() {
        let search = Climb {
            title: "A & B".to_owned(),
            gains: vec![(0.5, 90), (12.0, 150), (61.0, 180)],
            seconds: 180.0,
            marks: vec![("People".to_owned(), 300), ("Bound".to_owned(), 1250)],
        };
        let chart = climb(&search);
        let read = roxmltree::Document::parse(&chart).unwrap();
        let with = |name: &'static str| {
            let all = read.descendants();
            all.filter_map(|node| node.attribute(name))
                .collect::<Vec<_>>()
        };
        assert_eq!(with("data-points"), ["90", "150", "180"]);
        assert_eq!(with("data-mark"), ["300"]);
        let says = |text: &str| read.descendants().any(|node| node.text() == Some(text));
        assert!(says("People 300") && says("3 min") && says("0 s"));
    }

    #[test]
    fn a_search_that_found_nothing_is_drawn_too() {
        let search = Climb {
            title: String::new(),
            gains: Vec::new(),
            seconds: 0.0,
            marks: Vec::new(),
        };
        assert!(roxmltree::Document::parse(&climb(&search)).is_ok());
    }
}
