//! Sets of things that have a number below 64.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Not};

/// A thing with a number below 64.
pub trait Numbered: Copy {
    /// The thing with this number.
    fn with_number(number: u8) -> Self;
    /// Its number.
    fn number(self) -> u8;
}

/// A set of things that have a number below 64.
pub struct Set<T>(u64, PhantomData<T>);

impl<T: Numbered> Set<T> {
    /// The most things a set can hold.
    pub const CAPACITY: usize = 64;
    /// The set of nothing.
    pub const EMPTY: Set<T> = Set(0, PhantomData);

    /// Whether `item` is in the set.
    pub fn contains(self, item: T) -> bool {
        self.0 >> item.number() & 1 != 0
    }

    /// Puts `item` in.
    pub fn insert(&mut self, item: T) {
        self.0 |= 1 << item.number();
    }

    /// Takes `item` out.
    pub fn remove(&mut self, item: T) {
        self.0 &= !(1 << item.number());
    }

    /// Takes the lowest thing out and returns it; something else where there is nothing.
    #[inline]
    pub(crate) fn pop_lowest(&mut self) -> T {
        let number = self.0.trailing_zeros() as u8 & 63;
        self.0 &= self.0.wrapping_sub(1);
        T::with_number(number)
    }

    /// Whether nothing is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many things are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The things in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut left = self;
        std::iter::from_fn(move || (!left.is_empty()).then(|| left.pop_lowest()))
    }
}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Set<T> {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Set<T>) -> bool {
        self.0 == other.0
    }
}

impl<T> Eq for Set<T> {}

impl<T: Numbered> Default for Set<T> {
    fn default() -> Set<T> {
        Set::EMPTY
    }
}

impl<T: Numbered> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(T::number)).finish()
    }
}

impl<T: Numbered> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Set<T> {
        let mut set = Set::EMPTY;
        for item in items {
            set.insert(item);
        }
        set
    }
}

impl<T> BitAnd for Set<T> {
    type Output = Set<T>;

    fn bitand(self, other: Set<T>) -> Set<T> {
        Set(self.0 & other.0, PhantomData)
    }
}

impl<T> BitOr for Set<T> {
    type Output = Set<T>;

    fn bitor(self, other: Set<T>) -> Set<T> {
        Set(self.0 | other.0, PhantomData)
    }
}

impl<T> Not for Set<T> {
    type Output = Set<T>;

    fn not(self) -> Set<T> {
        Set(!self.0, PhantomData)
    }
}
