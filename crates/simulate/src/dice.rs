//! Chance, a stream for each thing that needs some, so that one thing more leaves the others as they were.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// A stream of chance that many may draw from.
#[derive(Debug)]
pub(crate) struct Dice(Mutex<game::Dice>);

impl Dice {
    /// The stream of this name of a seed.
    pub(crate) fn new(seed: u64, name: &str) -> Dice {
        let seed = format!("{seed}/{name}");
        let seed = seed
            .parse()
            .expect("a number and a short name in at most 32 bytes");
        Dice(Mutex::new(game::Dice::new(seed)))
    }

    fn draw<T>(&self, draw: impl FnOnce(&mut game::Dice) -> T) -> T {
        draw(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// A number below `bound`.
    pub(crate) fn below(&self, bound: u32) -> u32 {
        self.draw(|dice| dice.below(bound.max(1)))
    }

    /// A number from `least` to `most`.
    pub(crate) fn between(&self, least: u32, most: u32) -> u32 {
        least + self.below(most - least + 1)
    }

    /// Whether something happens that does so often in a thousand times.
    pub(crate) fn chance(&self, per_mille: u32) -> bool {
        self.below(1000) < per_mille
    }

    /// One of these.
    pub(crate) fn pick<T: Clone>(&self, items: &[T]) -> Option<T> {
        self.draw(|dice| dice.pick(items).cloned())
    }

    /// So many milliseconds.
    pub(crate) fn millis(&self, least: u32, most: u32) -> Duration {
        Duration::from_millis(self.between(least, most).into())
    }

    /// Fills in bytes.
    pub(crate) fn fill(&self, bytes: &mut [u8]) {
        self.draw(|dice| {
            for byte in bytes {
                *byte = dice.below(256) as u8;
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_of_a_seed_are_the_same_again_and_differ_from_each_other() {
        let numbers = |seed, name| {
            let dice = Dice::new(seed, name);
            (0..8).map(|_| dice.below(1 << 30)).collect::<Vec<_>>()
        };
        assert_eq!(numbers(1, "disk"), numbers(1, "disk"));
        assert_ne!(numbers(1, "disk"), numbers(2, "disk"));
        assert_ne!(numbers(1, "disk"), numbers(1, "network"));
    }
}
