//! Curves with two handles.

use crate::point::Point;
use crate::svg::Path;

/// A curve by its ends and the handles between them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Curve(pub(crate) [Point; 4]);

impl Curve {
    pub(crate) fn straight(from: Point, to: Point) -> Curve {
        let way = (to - from) * (1.0 / 3.0);
        Curve([from, from + way, to - way, to])
    }

    /// A point of it, from 0 to 1.
    pub(crate) fn at(self, part: f64) -> Point {
        let rest = 1.0 - part;
        let [from, leaving, arriving, to] = self.0;
        from * (rest * rest * rest)
            + leaving * (3.0 * rest * rest * part)
            + arriving * (3.0 * rest * part * part)
            + to * (part * part * part)
    }

    /// So many points of it, from one end to the other.
    pub(crate) fn points(self, n_points: u8) -> impl Iterator<Item = Point> {
        let last = f64::from(n_points - 1);
        (0..n_points).map(move |idx| self.at(f64::from(idx) / last))
    }

    /// About how long it is.
    pub(crate) fn length(self) -> f64 {
        let [from, leaving, arriving, to] = self.0;
        (leaving - from).length() + (arriving - leaving).length() + (to - arriving).length()
    }

    #[must_use]
    pub(crate) fn moved(self, by: Point) -> Curve {
        Curve(self.0.map(|point| point + by))
    }

    /// The same curve from its other end.
    #[must_use]
    pub(crate) fn back(self) -> Curve {
        let [from, leaving, arriving, to] = self.0;
        Curve([to, arriving, leaving, from])
    }

    pub(crate) fn line(self) -> Path {
        let [from, leaving, arriving, to] = self.0;
        Path::from(from).curve(leaving, arriving, to)
    }
}

/// Curves of which each starts where the one before ends, as one line.
pub(crate) fn chain(curves: &[Curve]) -> Path {
    let start = curves.first().map_or(Point::ORIGIN, |curve| curve.0[0]);
    let curves = curves.iter().map(|curve| curve.0);
    curves.fold(Path::from(start), |line, [_, leaving, arriving, to]| {
        line.curve(leaving, arriving, to)
    })
}
