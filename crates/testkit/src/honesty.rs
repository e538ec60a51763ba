//! Whether a player looks past its view.

use game::{Dice, Game, Imagined, Seat, Seed, Viewer};
use thiserror::Error;

/// A choice that changed when only what is hidden from the chooser changed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("seat {seat} chose {one} and then {other} with the same knowledge, at choice {nth}")]
pub struct Peeked {
    pub seat: Seat,
    /// Which choice of the game it was, from 0.
    pub nth: u64,
    pub one: String,
    pub other: String,
}

/// Plays a game in which every choice is made twice: in the game, and in one where all that the chooser cannot know is
/// dealt differently. Returns how many choices were made.
///
/// `choose` is handed the game itself, which an honest player leaves alone, what its seat imagines, and its luck.
///
/// # Errors
///
/// Returns the first choice that changed.
///
/// # Panics
///
/// Panics if the setup is refused, or if an illegal action is chosen.
pub fn check_choices<G: Game>(
    setup: &G::Setup,
    seed: Seed,
    mut choose: impl FnMut(&G, &Imagined<G>, Seed) -> G::Action,
) -> Result<u64, Peeked> {
    let mut game = G::new(setup, seed).expect("a setup to play");
    let mut dice = Dice::new(seed);
    let mut nth = 0;
    while let Some(seat) = game.awaited().lowest() {
        let luck = dice.seed();
        let mut choice = |game: &G| {
            let imagined = Imagined::new(game, seat, &mut Dice::new(luck));
            choose(game, &imagined, luck)
        };
        let mut otherwise = game.clone();
        otherwise.reshuffle(Viewer::Seat(seat), &mut dice);
        let (one, other) = (choice(&game), choice(&otherwise));
        if one != other {
            return Err(Peeked {
                seat,
                nth,
                one: format!("{one:?}"),
                other: format!("{other:?}"),
            });
        }
        game.apply(seat, &one, &mut ()).expect("a legal action");
        nth += 1;
    }
    Ok(nth)
}
