//! Finds room for the names of places.

use crate::point::{Frame, Point};
use crate::text;

use super::layout::{Layout, PLACE_RADIUS};

/// A name, where it stands.
pub(super) struct Label {
    pub(super) lines: Vec<String>,
    pub(super) frame: Frame,
    pub(super) size: f64,
}

/// The sizes of letters that are tried, and how much is against each.
const SIZES: [(f64, f64); 4] = [(24.5, 0.0), (22.5, 15.0), (20.5, 35.0), (18.5, 80.0)];
/// From one line of a name to the next, in parts of the letters' size.
pub(super) const LEADING: f64 = 0.96;
/// How many of the best spots each name chooses from.
const CHOICE: usize = 120;
/// What long Dutch names are made of: they may be hyphenated before these.
const SEAMS: [&str; 8] = [
    "poort", "toren", "markt", "huisje", "straat", "gracht", "brug", "plein",
];

/// How wide a line of a name is set.
pub(super) fn width(line: &str, size: f64) -> f64 {
    text::width(line, size) * text::SQUEEZE
}

/// Finds room for every name, in the order of the places.
pub(super) fn labels(layout: &Layout, names: &[&str]) -> Vec<Label> {
    let ways: Vec<Vec<(f64, Vec<String>)>> = names.iter().map(|name| ways(name)).collect();
    let places = 0..names.len();
    let candidates: Vec<Vec<Candidate>> = places
        .clone()
        .map(|place| Surroundings::new(layout, place).candidates(&ways[place]))
        .collect();
    // What the names settle on depends on who chooses first: let each begin once.
    let tries = places.map(|first| settle(&candidates, first));
    let best = tries.min_by(|a, b| a.0.total_cmp(&b.0));
    let chosen = best.map_or(Vec::new(), |(_, chosen)| chosen);
    let label = |(place, idx): (usize, usize)| {
        let Candidate {
            way, frame, size, ..
        } = candidates[place][idx];
        let lines = ways[place][way].1.clone();
        Label { lines, frame, size }
    };
    chosen.into_iter().enumerate().map(label).collect()
}

/// One way to write a name.
struct Candidate {
    /// Which of the ways to split it.
    way: usize,
    frame: Frame,
    size: f64,
    /// How much is against it, whatever the other names do.
    cost: f64,
}

/// Lets each name in turn take what is best for it, given the others, until nobody moves. Returns what it costs.
fn settle(candidates: &[Vec<Candidate>], first: usize) -> (f64, Vec<usize>) {
    let n_names = candidates.len();
    let mut chosen: Vec<Option<usize>> = vec![None; n_names];
    let mut total = 0.0;
    for _ in 0..10 {
        let before = chosen.clone();
        total = 0.0;
        for place in (0..n_names).map(|step| (first + step) % n_names) {
            let others = (0..n_names).filter(|&other| other != place);
            let taken: Vec<Frame> = others
                .filter_map(|other| chosen[other].map(|idx| candidates[other][idx].frame))
                .collect();
            let costs = candidates[place].iter().map(|candidate| {
                let overlaps = taken.iter().map(|frame| frame.overlap(&candidate.frame));
                candidate.cost + overlaps.sum::<f64>() * 6.0
            });
            let best = costs.enumerate().min_by(|a, b| a.1.total_cmp(&b.1));
            chosen[place] = best.map(|(idx, _)| idx);
            total += best.map_or(0.0, |(_, cost)| cost);
        }
        if chosen == before {
            break;
        }
    }
    (total, chosen.into_iter().flatten().collect())
}

/// A name in one line, and in two wherever it can be split, with how much is against each.
fn ways(name: &str) -> Vec<(f64, Vec<String>)> {
    let one_line = (0.0, vec![name.to_owned()]);
    let letters = name.char_indices();
    let at_gaps = letters
        .filter(|&(_, letter)| letter == ' ' || letter == '-')
        .map(|(idx, letter)| {
            let (first, second) = name.split_at(idx + letter.len_utf8());
            (4.0, vec![first.trim_end().to_owned(), second.to_owned()])
        });
    let at_seams = SEAMS.iter().filter_map(|part| {
        let (first, second) = name.split_at(name.rfind(part)?);
        let is_inside = first.ends_with(char::is_alphabetic);
        is_inside.then(|| (9.0, vec![format!("{first}-"), second.to_owned()]))
    });
    std::iter::once(one_line)
        .chain(at_gaps)
        .chain(at_seams)
        .collect()
}

/// The surroundings of a place: what its name has to keep off.
struct Surroundings<'a> {
    layout: &'a Layout,
    place: usize,
    center: Point,
    /// Every space, and the upright frame around it.
    spaces: Vec<([Point; 4], Frame)>,
    /// Where names may stand.
    inner: Frame,
}

impl Surroundings<'_> {
    fn new(layout: &Layout, place: usize) -> Surroundings<'_> {
        let spots = layout.routes.iter().flatten();
        let spaces = spots.map(|spot| spot.corners(1.5));
        let Frame { min, max } = layout.frame();
        let margin = Point::new(12.0, 12.0);
        Surroundings {
            layout,
            place,
            center: layout.places[place],
            spaces: spaces
                .map(|corners| (corners, Frame::around(&corners)))
                .collect(),
            inner: Frame {
                min: min + margin,
                max: max - margin,
            },
        }
    }

    /// The best spots where the name could stand.
    fn candidates(&self, ways: &[(f64, Vec<String>)]) -> Vec<Candidate> {
        let mut candidates = Vec::new();
        for (way, (split, lines)) in ways.iter().enumerate() {
            for (size, small) in SIZES {
                let widest = lines.iter().map(|line| width(line, size));
                let width = widest.fold(0.0, f64::max);
                let height = size * (LEADING * (lines.len() - 1) as f64 + 0.86);
                for (away, toward) in around() {
                    let margin = PLACE_RADIUS + 4.0 + away;
                    // The frame touches the place's ring on the side that looks at it.
                    let middle = self.center
                        + Point::new(
                            toward.x * (width / 2.0 + margin),
                            toward.y * (height / 2.0 + margin),
                        );
                    let frame = Frame::about(middle, width, height);
                    let taste = split + small + away * 2.2 + preference(toward);
                    candidates.push(Candidate {
                        way,
                        frame,
                        size,
                        cost: taste + self.cheap_cost(&frame),
                    });
                }
            }
        }
        candidates.sort_by(|a, b| a.cost.total_cmp(&b.cost));
        let mut best: Vec<Candidate> = Vec::new();
        for mut candidate in candidates {
            let is_full = best.len() == CHOICE;
            // A closer look never makes a spot better, and all that follow are worse.
            if is_full && best.last().is_some_and(|last| last.cost <= candidate.cost) {
                break;
            }
            candidate.cost += self.dear_cost(&candidate.frame);
            let rank = best.partition_point(|other| other.cost <= candidate.cost);
            best.insert(rank, candidate);
            best.truncate(CHOICE);
        }
        best
    }

    /// How much is against a name in `frame` that is quickly told.
    fn cheap_cost(&self, frame: &Frame) -> f64 {
        let own = frame.distance(self.center);
        let side = 2.0 * PLACE_RADIUS;
        let mut cost = 0.0;
        for (other, &center) in self.layout.places.iter().enumerate() {
            cost += frame.overlap(&Frame::about(center, side, side)) * 4.0;
            // A name that is as near to another place would be taken for that one's.
            if other != self.place {
                cost += (own + 14.0 - frame.distance(center)).max(0.0) * 8.0;
            }
        }
        let outside = frame.width() * frame.height() - frame.overlap(&self.inner);
        cost + outside * 12.0
    }

    /// How much is against a name in `frame` because of spaces: it is on one, or has one between itself and its place.
    fn dear_cost(&self, frame: &Frame) -> f64 {
        let nearest = Point::new(
            self.center.x.clamp(frame.min.x, frame.max.x),
            self.center.y.clamp(frame.min.y, frame.max.y),
        );
        let way = nearest - self.center;
        let reach = Frame::around(&[self.center, frame.min, frame.max]);
        let steps = [0.35, 0.6, 0.85].map(|part| Frame::about(self.center + way * part, 3.0, 3.0));
        let near = self.spaces.iter();
        let near: Vec<&[Point; 4]> = near
            .filter(|(_, around)| around.overlap(&reach) > 0.0)
            .map(|(corners, _)| corners)
            .collect();
        let on = |part: &Frame| -> f64 { near.iter().map(|corners| part.covers(*corners)).sum() };
        let is_cut_off = steps.iter().any(|step| on(step) > 0.0);
        on(frame) * 4.0 + if is_cut_off { 150.0 } else { 0.0 }
    }
}

/// Every distance from a place and every direction in which a name is tried.
fn around() -> impl Iterator<Item = (f64, Point)> {
    let away = (0..11).map(|step| f64::from(step) * 4.0);
    away.flat_map(|away| (0..60).map(move |turn| (away, Point::polar(1.0, f64::from(turn) * 6.0))))
}

/// Above and below read best, then the sides, then the corners.
fn preference(toward: Point) -> f64 {
    5.0 * (2.0 * toward.x * toward.y).abs() + 2.0 * toward.x.abs()
}

#[cfg(test)]
mod tests {
    use amsterdam::{Board, BoardFile};

    use super::*;

    #[test]
    fn names_keep_off_each_other_and_off_spaces() {
        let harbour = include_str!("../../../amsterdam/tests/boards/harbour.json");
        let harbour = BoardFile::parse(harbour).and_then(Board::new).unwrap();
        for board in [&*Board::amsterdam(), &harbour] {
            let layout = Layout::new(board);
            let places = board.file().places.iter();
            let names: Vec<&str> = places.map(|place| place.name.as_str()).collect();
            let labels = labels(&layout, &names);
            assert_eq!(labels.len(), names.len());
            let surroundings = Surroundings::new(&layout, 0);
            for (idx, label) in labels.iter().enumerate() {
                let frame = &label.frame;
                let area = frame.width() * frame.height();
                let name = names[idx];
                let inside = frame.overlap(&surroundings.inner);
                assert!(inside > area - 1e-6, "{name} is off the map");
                for other in &labels[..idx] {
                    assert_eq!(frame.overlap(&other.frame), 0.0, "{name}");
                }
                let spaces = surroundings.spaces.iter();
                let covered: f64 = spaces.map(|(corners, _)| frame.covers(corners)).sum();
                assert!(covered < area * 0.04, "{name} is on a space: {covered}");
            }
        }
    }

    #[test]
    fn long_names_are_split_where_words_meet() {
        let lines = |name| -> Vec<String> {
            ways(name)
                .iter()
                .map(|(_, lines)| lines.join("|"))
                .collect()
        };
        assert_eq!(lines("Dam"), ["Dam"]);
        assert_eq!(lines("Oost-Indisch"), ["Oost-Indisch", "Oost-|Indisch"]);
        assert_eq!(
            lines("Jan Roodenpoortstoren"),
            [
                "Jan Roodenpoortstoren",
                "Jan|Roodenpoortstoren",
                "Jan Rooden-|poortstoren",
                "Jan Roodenpoorts-|toren"
            ]
        );
    }
}
