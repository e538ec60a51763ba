//! Games played to the end at random.

use game::{Dice, Game};

/// What a playout did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playout {
    /// How many actions were taken.
    pub actions: u64,
    /// How many were on offer, all told.
    pub listed: u64,
}

/// Plays `game` to its end, each action drawn from the full list of legal ones, which is left in `actions`.
pub fn random_playout<G: Game>(
    game: &mut G,
    dice: &mut Dice,
    actions: &mut Vec<G::Action>,
) -> Playout {
    let mut playout = Playout {
        actions: 0,
        listed: 0,
    };
    while let Some(seat) = game.awaited().lowest() {
        game.legal_actions(seat, actions);
        let action = dice
            .pick(actions)
            .expect("a seat to act has something to do");
        game.apply(seat, action, &mut ()).expect("a listed action");
        playout.actions += 1;
        playout.listed += actions.len() as u64;
    }
    playout
}
