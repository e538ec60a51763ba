//! When seats may call for the order of a stretch, and the pause before first actions that leaves time for it.

use thiserror::Error;

use super::{Planning, Plans, RanOf};
use crate::{Log, Seat};

/// Which stretch a call for the order is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CalledFor {
    Running,
    Later,
}

/// Until when a table lets its seats call for the order of a stretch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Calls {
    /// Until somebody acts in it.
    #[default]
    UntilActed,
    /// The same, and nobody acts in it before there has been a pause.
    WithPause,
    /// Only before it begins.
    InAdvance,
}

/// Why a table does not take an action that the game would.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Held {
    #[error("nobody acts before the pause is over in which the order may be called for")]
    Pausing,
    #[error("at this table the order is called for before its phase begins")]
    CallTooLate,
}

impl<G: Planning> Plans<G> {
    /// Until when seats may call for the order of a stretch.
    pub fn take_calls(&mut self, calls: Calls) {
        self.calls = calls;
    }

    /// Whether the table waits for somebody to call for the order before anybody acts.
    pub fn is_pausing(&self, game: &G) -> bool {
        self.calls == Calls::WithPause
            && game.is_untouched()
            && self.resumed != Some(game.moment().stretch)
    }

    /// Checks that the table takes an action now, if the game does.
    ///
    /// # Errors
    ///
    /// Returns why it does not.
    pub fn check(&self, game: &G, action: &G::Action) -> Result<(), Held> {
        match (self.calls, game.called_for(action)) {
            (Calls::InAdvance, Some(CalledFor::Running)) => Err(Held::CallTooLate),
            (Calls::WithPause, None) if self.is_pausing(game) => Err(Held::Pausing),
            _ => Ok(()),
        }
    }

    /// The pause is over: runs the plans that waited for that.
    pub fn resume(
        &mut self,
        game: &mut G,
        log: &mut impl Log<G::Event>,
        taken: impl FnMut(Seat, &G::Action),
    ) -> Vec<RanOf<G>> {
        self.resumed = Some(game.moment().stretch);
        let mut ran = Vec::new();
        self.run_due(game, log, taken, &mut ran);
        ran
    }
}
