//! Points in the plane, and shapes with straight sides.

use std::ops::{Add, Mul, Sub};

/// A point, or the way from one to another. Down is positive, as in SVG.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

impl Point {
    pub(crate) const ORIGIN: Point = Point::new(0.0, 0.0);

    pub(crate) const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    /// The point at this distance from the origin, clockwise by `degrees` from due east.
    pub(crate) fn polar(distance: f64, degrees: f64) -> Point {
        let (sin, cos) = degrees.to_radians().sin_cos();
        Point::new(distance * cos, distance * sin)
    }

    /// How far it is from the origin.
    pub(crate) fn length(self) -> f64 {
        self.dot(self).sqrt()
    }

    /// The point half way to another.
    pub(crate) fn middle(self, other: Point) -> Point {
        (self + other) * 0.5
    }

    /// Its direction from the origin, clockwise in degrees from due east.
    pub(crate) fn degrees(self) -> f64 {
        self.y.atan2(self.x).to_degrees()
    }

    /// A quarter turn clockwise.
    pub(crate) fn quarter_turn(self) -> Point {
        Point::new(-self.y, self.x)
    }

    /// The part of `other` that goes the same way.
    pub(crate) fn dot(self, other: Point) -> f64 {
        self.x * other.x + self.y * other.y
    }
}

impl Add for Point {
    type Output = Point;

    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;

    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Point;

    fn mul(self, by: f64) -> Point {
        Point::new(self.x * by, self.y * by)
    }
}

/// An upright rectangle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Frame {
    pub(crate) min: Point,
    pub(crate) max: Point,
}

impl Frame {
    /// The rectangle of this size about a point.
    pub(crate) fn about(center: Point, width: f64, height: f64) -> Frame {
        let half = Point::new(width / 2.0, height / 2.0);
        Frame {
            min: center - half,
            max: center + half,
        }
    }

    /// The rectangle, larger by so much on every side.
    pub(crate) fn grown(&self, by: f64) -> Frame {
        let more = Point::new(by, by);
        Frame {
            min: self.min - more,
            max: self.max + more,
        }
    }

    /// The least rectangle around all of these.
    pub(crate) fn around(points: &[Point]) -> Frame {
        let first = points.first().copied().unwrap_or(Point::ORIGIN);
        points.iter().fold(
            Frame {
                min: first,
                max: first,
            },
            |frame, point| Frame {
                min: Point::new(frame.min.x.min(point.x), frame.min.y.min(point.y)),
                max: Point::new(frame.max.x.max(point.x), frame.max.y.max(point.y)),
            },
        )
    }

    pub(crate) fn width(&self) -> f64 {
        self.max.x - self.min.x
    }

    pub(crate) fn height(&self) -> f64 {
        self.max.y - self.min.y
    }

    /// How far it is from a point, and nothing if the point is inside.
    pub(crate) fn distance(&self, point: Point) -> f64 {
        let nearest = Point::new(
            point.x.clamp(self.min.x, self.max.x),
            point.y.clamp(self.min.y, self.max.y),
        );
        (point - nearest).length()
    }

    /// How large the common part of two rectangles is.
    pub(crate) fn overlap(&self, other: &Frame) -> f64 {
        let width = self.max.x.min(other.max.x) - self.min.x.max(other.min.x);
        let height = self.max.y.min(other.max.y) - self.min.y.max(other.min.y);
        width.max(0.0) * height.max(0.0)
    }

    /// How large a part of a convex shape is inside.
    pub(crate) fn covers(&self, corners: &[Point]) -> f64 {
        if self.overlap(&Frame::around(corners)) == 0.0 {
            return 0.0;
        }
        // Sutherland and Hodgman: cut off what is beyond each side in turn.
        let sides: [&dyn Fn(Point) -> f64; 4] = [
            &|point| point.x - self.min.x,
            &|point| self.max.x - point.x,
            &|point| point.y - self.min.y,
            &|point| self.max.y - point.y,
        ];
        let mut left = corners.to_vec();
        for inside in sides {
            left = cut(&left, inside);
        }
        area(&left)
    }
}

/// What is left of a convex shape where `inside` is positive.
fn cut(corners: &[Point], inside: &dyn Fn(Point) -> f64) -> Vec<Point> {
    let mut left = Vec::with_capacity(corners.len() + 1);
    for (idx, &to) in corners.iter().enumerate() {
        let from = corners[(idx + corners.len() - 1) % corners.len()];
        let (depth_from, depth_to) = (inside(from), inside(to));
        if (depth_from > 0.0) != (depth_to > 0.0) {
            left.push(from + (to - from) * (depth_from / (depth_from - depth_to)));
        }
        if depth_to > 0.0 {
            left.push(to);
        }
    }
    left
}

fn area(corners: &[Point]) -> f64 {
    let sides = corners.iter().zip(corners.iter().cycle().skip(1));
    sides.map(|(a, b)| a.x * b.y - b.x * a.y).sum::<f64>().abs() / 2.0
}

/// The corners of a rectangle of this size, turned about its middle.
pub(crate) fn turned_rect(center: Point, width: f64, height: f64, degrees: f64) -> [Point; 4] {
    let along = Point::polar(width / 2.0, degrees);
    let across = Point::polar(height / 2.0, degrees).quarter_turn();
    [
        center - along - across,
        center + along - across,
        center + along + across,
        center - along + across,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_covers_what_is_inside_of_a_turned_rectangle() {
        let frame = Frame::about(Point::ORIGIN, 10.0, 10.0);
        let close = |a: f64, b: f64| (a - b).abs() < 1e-9;
        let upright = turned_rect(Point::new(5.0, 0.0), 4.0, 2.0, 0.0);
        assert!(close(frame.covers(&upright), 4.0));
        let diamond = turned_rect(Point::ORIGIN, 2.0, 2.0, 45.0);
        assert!(close(frame.covers(&diamond), 4.0));
        let far = turned_rect(Point::new(20.0, 0.0), 4.0, 2.0, 30.0);
        assert!(close(frame.covers(&far), 0.0));
    }
}
