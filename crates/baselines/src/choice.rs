//! Choosing by worth.

use amsterdam::{Action, State};
use game::{Game, Imagined};

/// The legal action that is worth most, the first of equals.
pub(crate) fn best_action(imagined: &Imagined<State>, worth: impl Fn(&Action) -> f64) -> Action {
    let actions = imagined.game().list_actions(imagined.seat());
    let mut best: Option<(f64, Action)> = None;
    for action in actions {
        let worth = worth(&action);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, action));
        }
    }
    best.expect("a seat to act has something to do").1
}
