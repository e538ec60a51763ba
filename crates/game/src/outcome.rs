//! How a game came out.

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet};

/// How a game came out, for each seat in order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Final points.
    pub points: Vec<i32>,
    /// Final place, from 1. Seats that share a place have the same number.
    pub places: Vec<u8>,
}

impl Outcome {
    /// Ranks seats by their points and then by `tie_break`, more being better in both.
    pub fn rank(points: Vec<i32>, tie_break: &[i32]) -> Outcome {
        let standing = |idx: usize| (points[idx], tie_break[idx]);
        let places = (0..points.len())
            .map(|idx| {
                1 + (0..points.len())
                    .filter(|&other| standing(other) > standing(idx))
                    .count() as u8
            })
            .collect();
        Outcome { points, places }
    }

    /// The seats in first place.
    pub fn winners(&self) -> SeatSet {
        Seat::first(self.places.len())
            .filter(|seat| self.places[seat.index()] == 1)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_points_then_the_tie_break_then_a_shared_place() {
        let outcome = Outcome::rank(vec![10, 12, 12, 12], &[9, 1, 2, 2]);
        assert_eq!(outcome.places, [4, 3, 1, 1]);
        assert_eq!(
            outcome
                .winners()
                .iter()
                .map(Seat::index)
                .collect::<Vec<_>>(),
            [2, 3]
        );
    }
}
