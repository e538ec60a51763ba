//! Where places and spaces are, in the units of the picture.

use amsterdam::{Board, RouteId};

use crate::point::{Frame, Point, turned_rect};

/// The width of every map.
pub(super) const WIDTH: f64 = 1000.0;
/// The size of a place's marker.
pub(super) const PLACE_RADIUS: f64 = 15.0;
/// How wide a space is across its route.
pub(super) const THICKNESS: f64 = 25.0;
/// The longest a space may be along its route.
const LONGEST: f64 = 60.0;
/// The shortest a space may be, even if it then touches the next one.
const SHORTEST: f64 = 18.0;
/// From the middle of one route of a pair to that of the other.
const PITCH: f64 = 28.0;
/// Between two spaces of a route.
const GAP: f64 = 5.0;

/// Where everything of a board is.
pub(super) struct Layout {
    pub(super) height: f64,
    /// By number.
    pub(super) places: Vec<Point>,
    /// By number.
    pub(super) routes: Vec<Vec<Spot>>,
}

/// Where a space is.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    pub(super) center: Point,
    /// How it is turned: more than -90 and at most 90 degrees, so that nothing stands on its head.
    pub(super) degrees: f64,
    /// How long it is along its route.
    pub(super) length: f64,
}

impl Spot {
    fn new(center: Point, degrees: f64, length: f64) -> Spot {
        let turned = degrees.rem_euclid(180.0);
        let degrees = if turned > 90.0 {
            turned - 180.0
        } else {
            turned
        };
        Spot {
            center,
            degrees,
            length,
        }
    }

    /// Its corners, with a margin all around.
    pub(super) fn corners(&self, margin: f64) -> [Point; 4] {
        let (length, thickness) = (self.length + 2.0 * margin, THICKNESS + 2.0 * margin);
        turned_rect(self.center, length, thickness, self.degrees)
    }

    /// The shortest way to move `other` so that the two do not touch.
    fn depth(&self, other: &Spot) -> Point {
        let between = other.center - self.center;
        let mut shortest: Option<(f64, Point)> = None;
        // Two rectangles are apart if they are so along a side of one of them.
        for axis in [self, other].into_iter().flat_map(Spot::axes) {
            let apart = axis.dot(between);
            let depth = self.reach(axis) + other.reach(axis) + PITCH - THICKNESS - apart.abs();
            if depth <= 0.0 {
                return Point::ORIGIN;
            }
            if shortest.is_none_or(|(least, _)| depth < least) {
                shortest = Some((depth, axis * (depth * apart.signum())));
            }
        }
        shortest.map_or(Point::ORIGIN, |(_, way)| way)
    }

    fn axes(&self) -> [Point; 2] {
        let along = Point::polar(1.0, self.degrees);
        [along, along.quarter_turn()]
    }

    /// How far it reaches from its middle.
    fn reach(&self, axis: Point) -> f64 {
        let [along, across] = self.axes().map(|side| side.dot(axis).abs());
        (along * self.length + across * THICKNESS) / 2.0
    }
}

impl Layout {
    pub(super) fn new(board: &Board) -> Layout {
        let file = board.file();
        let [width, height] = file.aspect.map(f64::from);
        // A picture much longer than wide, or wider than long, helps nobody.
        let height = (WIDTH * height / width).clamp(WIDTH / 2.0, WIDTH * 2.0);
        let at = |x: f64, y: f64| Point::new(x * WIDTH, y * height);
        let mut layout = Layout {
            height,
            places: file
                .places
                .iter()
                .map(|place| at(place.x, place.y))
                .collect(),
            routes: Vec::new(),
        };
        let drawn: Vec<Vec<(Point, f64)>> = file
            .routes
            .iter()
            .map(|route| {
                let spaces = route.spaces.iter();
                spaces
                    .map(|space| (at(space.x, space.y), f64::from(space.deg)))
                    .collect()
            })
            .collect();
        let length = common_length(&drawn);
        for (id, drawn) in board.route_ids().zip(&drawn) {
            let spots = if drawn.is_empty() {
                layout.spread(board, id)
            } else {
                let spots = drawn.iter();
                spots
                    .map(|&(center, degrees)| Spot::new(center, degrees, length))
                    .collect()
            };
            layout.routes.push(spots);
        }
        layout.part();
        layout
    }

    /// The whole map.
    pub(super) fn frame(&self) -> Frame {
        Frame {
            min: Point::ORIGIN,
            max: Point::new(WIDTH, self.height),
        }
    }

    /// The spaces of a route whose file does not say where they are: evenly along the straight line.
    fn spread(&self, board: &Board, id: RouteId) -> Vec<Spot> {
        let mut ends = board.route(id).ends;
        ends.sort_unstable();
        let is_beside = |other: &RouteId| {
            let mut others = board.route(*other).ends;
            others.sort_unstable();
            others == ends
        };
        let beside: Vec<RouteId> = board.route_ids().filter(is_beside).collect();
        let rank = beside.iter().position(|&other| other == id).unwrap_or(0);
        let aside = (rank as f64 - (beside.len() - 1) as f64 / 2.0) * PITCH;

        let [from, to] = ends.map(|end| self.places[usize::from(end)]);
        let way = to - from;
        let (whole, degrees) = (way.length(), way.degrees());
        let step = Point::polar(1.0, degrees);
        let n_spaces = f64::from(board.route(id).length);
        let margin = (PLACE_RADIUS + GAP).min(whole / 4.0);
        let pitch = (whole - 2.0 * margin) / n_spaces;
        let length = (pitch - GAP).clamp(SHORTEST, LONGEST);
        let spot = |number: u8| {
            let along = margin + pitch * (f64::from(number) + 0.5);
            let center = from + step * along + step.quarter_turn() * aside;
            Spot::new(center, degrees, length)
        };
        (0..board.route(id).length).map(spot).collect()
    }

    /// Moves spaces a little apart where they would touch: those of a pair, and where routes meet.
    fn part(&mut self) {
        let mut spots: Vec<&mut Spot> = self.routes.iter_mut().flatten().collect();
        for _ in 0..12 {
            for idx in 1..spots.len() {
                let (before, after) = spots.split_at_mut(idx);
                for other in before {
                    let push = other.depth(after[0]) * 0.5;
                    other.center = other.center - push;
                    after[0].center = after[0].center + push;
                }
            }
        }
    }
}

/// How long spaces can be so that no two of a route touch.
fn common_length(drawn: &[Vec<(Point, f64)>]) -> f64 {
    let steps = drawn.iter().flat_map(|spaces| spaces.windows(2));
    let nearest = steps
        .map(|pair| (pair[1].0 - pair[0].0).length())
        .fold(f64::INFINITY, f64::min);
    (nearest - GAP).clamp(SHORTEST, LONGEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_spaces_touch_and_none_moves_far() {
        let board = Board::amsterdam();
        let layout = Layout::new(&board);
        let spots: Vec<&Spot> = layout.routes.iter().flatten().collect();
        for (idx, spot) in spots.iter().enumerate() {
            for other in &spots[..idx] {
                let depth = spot.depth(other).length();
                assert!(depth < PITCH - THICKNESS, "{depth}");
            }
        }
        for (route, spots) in board.file().routes.iter().zip(&layout.routes) {
            for (space, spot) in route.spaces.iter().zip(spots) {
                let wanted = Point::new(space.x * WIDTH, space.y * layout.height);
                assert!((spot.center - wanted).length() < 8.0);
            }
        }
    }
}
