//! A game as one seat imagines it.

use crate::{Dice, Game, Seat, Viewer};

/// What one seat knows of a game, with the rest dealt afresh. All that a bot ever sees.
#[derive(Clone, Debug)]
pub struct Imagined<G> {
    seat: Seat,
    game: G,
}

impl<G: Game> Imagined<G> {
    /// Forgets what `seat` cannot know of `game`.
    pub fn new(game: &G, seat: Seat, dice: &mut Dice) -> Imagined<G> {
        Imagined {
            seat,
            game: dealt_afresh(game, seat, dice),
        }
    }

    /// Whose imagination this is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// One game that may be the real one, always the same.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Another game that may be the real one.
    pub fn deal(&self, dice: &mut Dice) -> G {
        dealt_afresh(&self.game, self.seat, dice)
    }
}

fn dealt_afresh<G: Game>(game: &G, seat: Seat, dice: &mut Dice) -> G {
    let mut game = game.clone();
    game.reshuffle(Viewer::Seat(seat), dice);
    game
}
