//! Things in a row, kept in place so that positions are cheap to copy.

use std::fmt;
use std::ops::{Deref, DerefMut};

/// At most `N` things in a row. The last is the top.
#[derive(Copy)]
pub(crate) struct Pile<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> Clone for Pile<T, N> {
    // Said as a copy, it is made in one go.
    fn clone(&self) -> Pile<T, N> {
        *self
    }
}

impl<T: Copy, const N: usize> Pile<T, N> {
    /// An empty pile. `filler` is what the unused space is made of.
    pub(crate) const fn new(filler: T) -> Pile<T, N> {
        Pile {
            items: [filler; N],
            len: 0,
        }
    }

    /// A pile of `items`, bottom first.
    pub(crate) fn of(filler: T, items: impl IntoIterator<Item = T>) -> Pile<T, N> {
        let mut pile = Pile::new(filler);
        let mut len = 0;
        for (slot, item) in pile.items.iter_mut().zip(items) {
            *slot = item;
            len += 1;
        }
        pile.len = len;
        pile
    }

    /// Replaces everything by `items`, bottom first.
    pub(crate) fn replace(&mut self, items: &[T]) {
        self.items[..items.len()].copy_from_slice(items);
        self.len = items.len() as u8;
    }

    /// Lays all of `items` on top.
    pub(crate) fn push_all(&mut self, items: &[T]) {
        let len = self.len as usize;
        self.items[len..len + items.len()].copy_from_slice(items);
        self.len += items.len() as u8;
    }

    /// Lays `item` on top.
    pub(crate) fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes the top.
    pub(crate) fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }

    /// Puts `item` under all others.
    pub(crate) fn push_under(&mut self, item: T) {
        let len = self.len as usize;
        self.items.copy_within(..len, 1);
        self.items[0] = item;
        self.len += 1;
    }

    /// Takes out the item at `idx`; those above come down by one.
    pub(crate) fn remove(&mut self, idx: usize) {
        let len = self.len as usize;
        self.items.copy_within(idx + 1..len, idx);
        self.len -= 1;
    }

    /// Takes all away.
    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T, const N: usize> Deref for Pile<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for Pile<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Pile<T, N>) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&**self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_in_is_the_top_unless_put_under() {
        let mut pile = Pile::<u8, 4>::new(0);
        pile.push(1);
        pile.push(2);
        pile.push_under(3);
        assert_eq!(*pile, [3, 1, 2]);
        pile.remove(1);
        assert_eq!(pile.pop(), Some(2));
        assert_eq!(pile.pop(), Some(3));
        assert_eq!(pile.pop(), None);
    }
}
