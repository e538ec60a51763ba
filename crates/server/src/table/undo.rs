//! What was done in the game, and taking it back.

use game::Seat;
use games::Refused;
use serde_json::Value;

use super::entry_body::EntryBody;
use super::state::{Table, begin};

/// What one entry did in the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Move {
    pub(crate) seq: u64,
    pub(crate) seat: Seat,
    pub(crate) effect: Effect,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effect {
    Planned,
    Ordered,
    /// Somebody else sits in the seat, who has laid no plan and given no orders.
    SeatedAnew,
    /// Nobody learnt anything, and no other seat acted.
    Quiet,
    /// Something came to light, or other seats acted by plans or orders.
    Final,
}

impl Effect {
    /// Whether somebody acted.
    pub(super) const fn is_act(self) -> bool {
        matches!(self, Effect::Quiet | Effect::Final)
    }
}

impl Table {
    /// Plays the game again up to entry `to`. The plans of other seats stay, as far as they still can, and so do all
    /// standing orders; but what they say is done only when somebody has acted again, so that nothing is done at once
    /// that was just taken back.
    pub(super) fn go_back(&mut self, undoing: Seat, to: u64) -> Result<(), Refused> {
        let (kept, undone): (Vec<Move>, Vec<Move>) = std::mem::take(&mut self.moves)
            .into_iter()
            .partition(|made| made.seq <= to);
        self.has_taken_back_luck |= undone.iter().any(|made| made.effect == Effect::Final);
        let (setup, origin) = (&self.options.setup, self.origin.as_deref());
        self.session = begin(self.game, self.rules, setup, origin, self.seed)?;
        for made in kept {
            self.make_again(made)?;
        }
        for made in undone {
            let stays = match made.effect {
                Effect::Planned => made.seat != undoing,
                Effect::Ordered | Effect::SeatedAnew => true,
                Effect::Quiet | Effect::Final => false,
            };
            if stays {
                // A plan that has become impossible is gone.
                self.make_again(made).ok();
            }
        }
        Ok(())
    }

    fn make_again(&mut self, made: Move) -> Result<(), Refused> {
        let Move { seq, seat, effect } = made;
        match effect {
            Effect::Planned => self.session.lay_plan(seat, &self.actions(seq))?,
            Effect::Ordered => self.session.give_orders(seat, &self.orders(seq))?,
            Effect::SeatedAnew => self.session.forget_seat(seat),
            Effect::Quiet | Effect::Final => {
                let step = self.session.attempt(seat, &self.actions(seq))?;
                self.session.take(&*step);
            }
        }
        self.moves.push(Move { seq, seat, effect });
        Ok(())
    }

    /// The actions in an entry of the log.
    fn actions(&self, seq: u64) -> Vec<Value> {
        match self.entry(seq).map(|entry| &entry.body) {
            Some(EntryBody::Acted { actions, .. } | EntryBody::Planned { parts: actions, .. }) => {
                actions.values()
            }
            _ => Vec::new(),
        }
    }

    /// The orders in an entry of the log.
    fn orders(&self, seq: u64) -> Value {
        match self.entry(seq).map(|entry| &entry.body) {
            Some(EntryBody::Ordered { orders, .. }) => orders.clone(),
            _ => Value::Null,
        }
    }

    /// The earliest entry that a seat may go back to by itself: never across what another seat did, nor across anything
    /// that came to light.
    pub(crate) fn undo_to(&self, seat: Seat) -> Option<u64> {
        let acts = self.moves.iter().rev().filter(|made| made.effect.is_act());
        let own = acts.take_while(|made| made.seat == seat && made.effect == Effect::Quiet);
        own.last().map(|made| made.seq - 1)
    }

    /// Whether the game has moved since entry `seq`.
    pub(crate) fn has_moved_since(&self, seq: u64) -> bool {
        self.moves
            .iter()
            .any(|made| made.seq > seq && made.effect.is_act())
    }
}
