//! Puts many things into a little room, so that none covers another.

use crate::point::{Frame, Point};

/// Where a thing comes to stand, and how it is scaled.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Spot {
    pub(crate) at: Point,
    pub(crate) scale: f64,
}

/// Between two things.
const GAP: f64 = 4.0;
/// The least that things are scaled to, even if they then leave the room.
const LEAST: f64 = 0.3;

/// Lays out things of these widths and heights in rows, as large as they fit and never larger than they are.
pub(crate) fn pack(sizes: &[(f64, f64)], room: &Frame) -> Vec<Spot> {
    let mut scale = 1.0;
    loop {
        let rows = rows(sizes, room.width() / scale);
        let height: f64 = rows.iter().map(|row| row.height + GAP).sum::<f64>() - GAP;
        let width = rows.iter().map(|row| row.width).fold(0.0, f64::max);
        let fits = height * scale <= room.height() && width * scale <= room.width();
        if fits || scale <= LEAST {
            return spots(sizes, &rows, height, room, scale);
        }
        scale *= 0.94;
    }
}

/// Things side by side.
#[derive(Clone, Copy, Debug)]
struct Row {
    n_things: usize,
    width: f64,
    height: f64,
}

fn rows(sizes: &[(f64, f64)], room: f64) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for &(width, height) in sizes {
        match rows.last_mut() {
            Some(row) if row.width + GAP + width <= room => {
                row.n_things += 1;
                row.width += GAP + width;
                row.height = row.height.max(height);
            }
            _ => rows.push(Row {
                n_things: 1,
                width,
                height,
            }),
        }
    }
    rows
}

fn spots(sizes: &[(f64, f64)], rows: &[Row], height: f64, room: &Frame, scale: f64) -> Vec<Spot> {
    let middle = room.min.middle(room.max);
    let mut spots = Vec::with_capacity(sizes.len());
    let mut top = -height / 2.0;
    for row in rows {
        let mut left = -row.width / 2.0;
        for &(width, _) in &sizes[spots.len()..spots.len() + row.n_things] {
            let aside = Point::new(left + width / 2.0, top + row.height / 2.0);
            spots.push(Spot {
                at: middle + aside * scale,
                scale,
            });
            left += width + GAP;
        }
        top += row.height + GAP;
    }
    spots
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_stay_in_the_room_and_off_each_other() {
        let room = Frame::about(Point::new(10.0, -5.0), 120.0, 90.0);
        for n_things in 0..14 {
            let sizes: Vec<(f64, f64)> = (0..n_things)
                .map(|idx| {
                    (
                        30.0 + 7.0 * f64::from(idx % 5),
                        24.0 + 9.0 * f64::from(idx % 3),
                    )
                })
                .collect();
            let spots = pack(&sizes, &room);
            assert_eq!(spots.len(), sizes.len());
            let frames: Vec<Frame> = spots
                .iter()
                .zip(&sizes)
                .map(|(spot, &(width, height))| {
                    Frame::about(spot.at, width * spot.scale, height * spot.scale)
                })
                .collect();
            for (idx, frame) in frames.iter().enumerate() {
                let area = frame.width() * frame.height();
                assert!(frame.overlap(&room) > area - 1e-6, "{frame:?}");
                for other in &frames[..idx] {
                    assert!(frame.overlap(other) < 1e-6);
                }
            }
        }
    }

    #[test]
    fn one_thing_stands_in_the_middle_as_it_is() {
        let room = Frame::about(Point::new(10.0, -5.0), 120.0, 90.0);
        let spots = pack(&[(66.0, 66.0)], &room);
        assert_eq!(
            spots,
            [Spot {
                at: Point::new(10.0, -5.0),
                scale: 1.0
            }]
        );
    }
}
