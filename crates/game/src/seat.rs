//! Seats at the table, and who looks at it.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A place at the table. A person or a bot sits in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Seat = Seat(0);
    /// The most seats any game has.
    pub const MAX: usize = 6;

    /// The seat with this number, counted from 0, if any game has it.
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < Seat::MAX {
            Some(Seat(number))
        } else {
            None
        }
    }

    /// The first `n_seats` seats in order.
    pub fn first(
        n_seats: usize,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..n_seats.min(Seat::MAX) as u8).map(Seat)
    }

    /// The number of the seat, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat to the left at a table of `n_seats`.
    #[must_use]
    pub const fn next(self, n_seats: usize) -> Seat {
        if self.index() + 1 < n_seats {
            Seat(self.0 + 1)
        } else {
            Seat(0)
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Seat, String> {
        Seat::new(number).ok_or_else(|| {
            format!(
                "seat {number} does not exist, seats go from 0 to {}",
                Seat::MAX - 1
            )
        })
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The set of no seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The set of the first `n_seats` seats.
    pub fn first(n_seats: usize) -> SeatSet {
        Seat::first(n_seats).collect()
    }

    /// The set of one seat.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether `seat` is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// The set with `seat` added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set with `seat` taken out.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat in the set.
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 {
            None
        } else {
            Some(Seat(self.0.trailing_zeros() as u8))
        }
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::first(Seat::MAX).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|seat| seat.0))
            .finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        Vec::<Seat>::deserialize(deserializer).map(|seats| seats.into_iter().collect())
    }
}

/// One `T` for each of up to `N` seats.
#[derive(Copy, PartialEq, Eq, Debug)]
pub struct BySeat<T, const N: usize = { Seat::MAX }>([T; N]);

impl<T: Copy, const N: usize> Clone for BySeat<T, N> {
    // Said as a copy, it is made in one go.
    fn clone(&self) -> BySeat<T, N> {
        *self
    }
}

impl<T, const N: usize> BySeat<T, N> {
    /// The same value for every seat.
    pub const fn all(value: T) -> BySeat<T, N>
    where
        T: Copy,
    {
        BySeat([value; N])
    }

    /// The values in the order of the seats.
    pub fn as_slice(&self) -> &[T] {
        &self.0
    }
}

impl<T: Copy + Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> BySeat<T, N> {
        BySeat::all(T::default())
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// Who looks: one seat, or anybody at the table who sits in none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    Seat(Seat),
    /// A spectator. Sees what lies open to all and nothing else.
    Table,
}

impl Viewer {
    /// Every viewer of a game with `n_seats` seats.
    pub fn all(n_seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::first(n_seats)
            .map(Viewer::Seat)
            .chain([Viewer::Table])
    }

    /// Whether this is the eye of `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_the_table() {
        let seats: Vec<Seat> = Seat::first(3).collect();
        assert_eq!(seats[0].next(3), seats[1]);
        assert_eq!(seats[2].next(3), seats[0]);
        assert_eq!(Seat::new(6), None);
    }

    #[test]
    fn sets_hold_what_was_put_in() {
        let [a, b, c] = [0, 1, 2].map(|number| Seat::new(number).unwrap());
        let set = SeatSet::only(c).with(a);
        assert!(set.contains(a) && !set.contains(b) && set.contains(c));
        assert_eq!(set.iter().collect::<Vec<_>>(), [a, c]);
        assert_eq!(set.without(a).lowest(), Some(c));
        assert_eq!(set.len(), 2);
        assert_eq!(serde_json::to_string(&set).unwrap(), "[0,2]");
        assert_eq!(serde_json::from_str::<SeatSet>("[2,0]").unwrap(), set);
    }

    #[test]
    fn viewers_read_as_the_protocol_writes_them() {
        for (text, viewer) in [
            (r#"{"seat":1}"#, Viewer::Seat(Seat(1))),
            (r#""table""#, Viewer::Table),
        ] {
            assert_eq!(serde_json::from_str::<Viewer>(text).unwrap(), viewer);
            assert_eq!(serde_json::to_string(&viewer).unwrap(), text);
        }
        let error = serde_json::from_str::<Viewer>(r#"{"seat":9}"#).unwrap_err();
        assert!(
            error.to_string().contains("seat 9 does not exist"),
            "{error}"
        );
    }
}
