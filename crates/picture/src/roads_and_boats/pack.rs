//! Puts many things into a little room, so that none covers another.

use crate::point::Point;

use super::room::{Room, STEP};

/// Where a thing comes to stand, and how it is scaled.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Spot {
    pub(crate) at: Point,
    pub(crate) scale: f64,
}

/// Between two things.
const GAP: f64 = 4.0;
/// Things that do not fit at this scale do not fit at all.
const LEAST: f64 = 0.04;

/// Lays out things of these widths and heights in rows, as large as they fit and never larger than `most`.
///
/// They stand as near to `hub` as they can. If there is no room at all, they stand on it.
pub(crate) fn pack(sizes: &[(f64, f64)], room: &Room, hub: Point, most: f64) -> Vec<Spot> {
    let mut scale = most;
    while scale > LEAST {
        let ways = (0..Room::N_ROWS).filter_map(|top| rows(sizes, room, hub, scale, top));
        let best = ways.min_by(|a, b| spread(a, hub).total_cmp(&spread(b, hub)));
        if let Some(best) = best {
            return best;
        }
        scale *= 0.95;
    }
    vec![Spot { at: hub, scale }; sizes.len()]
}

/// How far things are from a point, all in all.
fn spread(spots: &[Spot], hub: Point) -> f64 {
    let ways = spots.iter().map(|spot| spot.at - hub);
    ways.map(|way| way.dot(way)).sum()
}

/// Things of a scale in rows from `top` on, if they fit.
fn rows(
    sizes: &[(f64, f64)],
    room: &Room,
    hub: Point,
    scale: f64,
    mut top: usize,
) -> Option<Vec<Spot>> {
    let mut spots = Vec::with_capacity(sizes.len());
    while spots.len() < sizes.len() {
        let rest = &sizes[spots.len()..];
        let row = row(rest, room, hub, scale, top)?;
        // The first row is at the top, or another top is tried.
        if row.is_empty() && spots.is_empty() {
            return None;
        }
        let heights = rest[..row.len()].iter().map(|size| size.1);
        let height = heights.fold(0.0, f64::max);
        let bottom = Room::y(top) + n_rows(height * scale) as f64 * STEP;
        for (x, &(_, height)) in row.iter().zip(rest) {
            let at = Point::new(*x, bottom - height * scale / 2.0);
            spots.push(Spot { at, scale });
        }
        top += match row.is_empty() {
            true => 1,
            false => n_rows((height + GAP) * scale),
        };
    }
    Some(spots)
}

/// How many rows further the point is where a thing ends.
fn n_rows(height: f64) -> usize {
    (height / STEP).ceil() as usize
}

/// The x of as many things as fit side by side from `top` on. Nothing if no row is left.
fn row(sizes: &[(f64, f64)], room: &Room, hub: Point, scale: f64, top: usize) -> Option<Vec<f64>> {
    let mut height = n_rows(sizes.first()?.1 * scale);
    loop {
        if top + height >= Room::N_ROWS {
            return None;
        }
        let placed = fill(sizes, &room.spans(top, height + 1), hub, scale);
        let heights = sizes[..placed.len()].iter().map(|size| size.1 * scale);
        match heights.map(n_rows).max() {
            // The row is higher than its first thing, and may be less wide there.
            Some(higher) if higher > height => height = higher,
            _ => return Some(placed),
        }
    }
}

/// The x of as many things as fit into these spans, which each group keeps to the middle of.
fn fill(sizes: &[(f64, f64)], spans: &[(f64, f64)], hub: Point, scale: f64) -> Vec<f64> {
    let mut placed: Vec<f64> = Vec::new();
    for &(from, to) in spans {
        let rest = &sizes[placed.len()..];
        let (mut n_things, mut width) = (0, 0.0);
        for (wide, _) in rest {
            let gap = if n_things == 0 { 0.0 } else { GAP };
            if (width + gap + wide) * scale > to - from {
                break;
            }
            width += gap + wide;
            n_things += 1;
        }
        let half = width * scale / 2.0;
        let middle = if n_things > 0 {
            hub.x.clamp(from + half, (to - half).max(from + half))
        } else {
            hub.x
        };
        let mut left = middle - half;
        for (wide, _) in &rest[..n_things] {
            placed.push(left + wide * scale / 2.0);
            left += (wide + GAP) * scale;
        }
    }
    placed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::point::Frame;

    #[test]
    fn things_stay_in_the_room_and_off_each_other() {
        let rectangle = Room::within(&Frame::about(Point::new(10.0, -5.0), 120.0, 90.0));
        let wedge = Room::of(|point| point.y > 10.0 && point.x.abs() < 80.0 - point.y);
        let banks = Room::of(|point| point.length() < 80.0 && (point.x - point.y).abs() > 18.0);
        for room in [rectangle, wedge, banks] {
            for n_things in 0..24 {
                let sizes: Vec<(f64, f64)> = (0..n_things)
                    .map(|idx| {
                        (
                            30.0 + 7.0 * f64::from(idx % 5),
                            24.0 + 9.0 * f64::from(idx % 3),
                        )
                    })
                    .collect();
                let spots = pack(&sizes, &room, Point::new(5.0, 20.0), 1.0);
                assert_eq!(spots.len(), sizes.len());
                let frames: Vec<Frame> = spots
                    .iter()
                    .zip(&sizes)
                    .map(|(spot, &(width, height))| {
                        Frame::about(spot.at, width * spot.scale, height * spot.scale)
                    })
                    .collect();
                for (idx, frame) in frames.iter().enumerate() {
                    assert!(room.holds(frame), "{frame:?}");
                    for other in &frames[..idx] {
                        assert!(frame.overlap(other) < 1e-6);
                    }
                }
            }
        }
    }

    #[test]
    fn one_thing_stands_at_the_hub_as_it_is() {
        let room = Room::within(&Frame::about(Point::ORIGIN, 140.0, 140.0));
        let spots = pack(&[(66.0, 66.0)], &room, Point::new(9.0, -6.0), 1.0);
        assert_eq!(spots.len(), 1);
        assert!((spots[0].at - Point::new(9.0, -6.0)).length() <= STEP);
        assert_eq!(spots[0].scale, 1.0);
    }

    #[test]
    fn without_room_all_is_in_one_heap() {
        let spots = pack(&[(30.0, 30.0); 3], &Room::NONE, Point::ORIGIN, 1.0);
        assert!(spots.iter().all(|spot| spot.at == Point::ORIGIN));
    }
}
