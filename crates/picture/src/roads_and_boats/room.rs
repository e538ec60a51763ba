//! The room on a tile, as a grid of points that are free or not.

use crate::point::{Frame, Point};

/// How far the points of the grid are apart.
pub(crate) const STEP: f64 = 3.0;
/// Rows and columns from the middle of the tile to its rim.
const ROWS: usize = 33;
const COLUMNS: usize = 29;

/// The points of a tile that are free, a bit for each in rows from the top.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Room([u64; 2 * ROWS + 1]);

impl Room {
    /// How many rows there are.
    pub(crate) const N_ROWS: usize = 2 * ROWS + 1;
    /// No room at all.
    pub(crate) const NONE: Room = Room([0; Room::N_ROWS]);

    /// All points for which `is_free` holds.
    pub(crate) fn of(is_free: impl Fn(Point) -> bool) -> Room {
        let mut room = Room::NONE;
        for (row, bits) in room.0.iter_mut().enumerate() {
            for column in 0..=2 * COLUMNS {
                *bits |= u64::from(is_free(at(column, row))) << column;
            }
        }
        room
    }

    /// The room within a frame.
    pub(crate) fn within(frame: &Frame) -> Room {
        Room::of(|point| frame.distance(point) == 0.0)
    }

    /// Whether nothing is free.
    pub(crate) fn is_empty(&self) -> bool {
        *self == Room::NONE
    }

    /// What is free in either.
    pub(crate) fn or(&self, other: &Room) -> Room {
        self.each(other, |a, b| a | b)
    }

    /// What is free in both.
    pub(crate) fn and(&self, other: &Room) -> Room {
        self.each(other, |a, b| a & b)
    }

    /// What is free here and not in the other.
    pub(crate) fn without(&self, other: &Room) -> Room {
        self.each(other, |a, b| a & !b)
    }

    fn each(&self, other: &Room, both: impl Fn(u64, u64) -> u64) -> Room {
        let mut room = Room::NONE;
        for (row, bits) in room.0.iter_mut().enumerate() {
            *bits = both(self.0[row], other.0[row]);
        }
        room
    }

    /// The free points.
    pub(crate) fn points(&self) -> impl Iterator<Item = Point> {
        let rows = self.0.iter().enumerate();
        rows.flat_map(|(row, &bits)| {
            let columns = (0..=2 * COLUMNS).filter(move |column| bits >> column & 1 == 1);
            columns.map(move |column| at(column, row))
        })
    }

    /// The part of this room that hangs together with one of these points.
    pub(crate) fn around(&self, starts: &[Point]) -> Room {
        let mut reached = Room::of(|point| {
            let mut ways = starts.iter().map(|&start| start - point);
            ways.any(|way| way.dot(way) <= STEP * STEP)
        })
        .and(self);
        loop {
            let before = reached.clone();
            for row in 0..Room::N_ROWS {
                let beside = |row: usize| before.0.get(row).copied().unwrap_or(0);
                let near = beside(row) | beside(row.wrapping_sub(1)) | beside(row + 1);
                reached.0[row] |= (near | near << 1 | near >> 1) & self.0[row];
            }
            if reached == before {
                return reached;
            }
        }
    }

    /// Where all of so many rows from `top` on are free: from which x to which.
    pub(crate) fn spans(&self, top: usize, n_rows: usize) -> Vec<(f64, f64)> {
        let Some(rows) = self.0.get(top..top + n_rows) else {
            return Vec::new();
        };
        let mut bits = rows.iter().fold(u64::MAX, |all, row| all & row);
        let mut spans = Vec::new();
        while bits != 0 {
            let first = bits.trailing_zeros();
            let length = (bits >> first).trailing_ones();
            let x = |column: u32| at(column as usize, 0).x;
            spans.push((x(first), x(first + length - 1)));
            bits = bits
                .checked_shr(first + length)
                .and_then(|rest| rest.checked_shl(first + length))
                .unwrap_or(0);
        }
        spans
    }

    /// The y of a row.
    pub(crate) fn y(row: usize) -> f64 {
        at(0, row).y
    }

    /// Whether a whole frame is free.
    pub(crate) fn holds(&self, frame: &Frame) -> bool {
        let reach = at(2 * COLUMNS, 2 * ROWS);
        let is_inside = frame.min.x >= -reach.x
            && frame.min.y >= -reach.y
            && frame.max.x <= reach.x
            && frame.max.y <= reach.y;
        is_inside && Room::within(frame).without(self).is_empty()
    }
}

fn at(column: usize, row: usize) -> Point {
    Point::new(
        (column as f64 - COLUMNS as f64) * STEP,
        (row as f64 - ROWS as f64) * STEP,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_where_every_row_is_free() {
        let room = Room::of(|point| point.x.abs() > 20.0 || point.y > 0.0);
        let middle = ROWS;
        let rim = COLUMNS as f64 * STEP;
        assert_eq!(room.spans(middle + 1, 5), [(-rim, rim)]);
        assert_eq!(room.spans(middle, 5), [(-rim, -21.0), (21.0, rim)]);
        assert!(room.spans(Room::N_ROWS - 2, 3).is_empty());
        assert!(Room::NONE.spans(0, 4).is_empty());
    }

    #[test]
    fn a_wall_parts_a_room() {
        let room = Room::of(|point| point.x.abs() > 2.0);
        let left = room.around(&[Point::new(-50.0, 10.0)]);
        assert_eq!(left, Room::of(|point| point.x < -2.0));
        assert_eq!(left.or(&room), room);
        let frame = |x: f64| Frame::about(Point::new(x, 0.0), 20.0, 10.0);
        assert!(left.holds(&frame(-30.0)) && !left.holds(&frame(-5.0)));
        assert!(!left.holds(&frame(-85.0)), "it is over the rim");
    }
}
