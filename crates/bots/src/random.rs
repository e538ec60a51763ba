//! Any legal action.

use game::{Dice, Game, Imagined, Seed};

use crate::{Bot, Budget};

/// Takes any legal action, each as likely as the others.
#[derive(Debug)]
pub struct Random {
    dice: Dice,
}

impl Random {
    /// A bot with its own luck.
    pub fn new(seed: Seed) -> Random {
        Random {
            dice: Dice::new(seed),
        }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, imagined: &Imagined<G>, _: Budget) -> G::Action {
        let actions = imagined.game().list_actions(imagined.seat());
        self.dice
            .pick(&actions)
            .expect("the seat is to act")
            .clone()
    }
}
