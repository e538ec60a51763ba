//! What was done in the game, and taking it back.

use game::{Seat, Viewer};
use games::{Refused, Session, Step};
use serde_json::Value;

use super::entry_body::EntryBody;
use super::state::Table;
use crate::error::Error;

/// What one entry did in the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Move {
    pub(crate) seq: u64,
    /// Nobody, where a pause was over.
    pub(crate) by: Option<Seat>,
    pub(crate) did: Did,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Did {
    Planned,
    Ordered,
    /// Somebody else sits in the seat, who has given no orders.
    SeatedAnew,
    Acted {
        effect: Effect,
        /// The stretch of the game that ran before, if the game has such things.
        stretch: Option<u32>,
    },
}

/// What came of acting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effect {
    /// Nobody learnt anything, and no other seat acted.
    Quiet,
    /// Other seats acted too, by plans or orders.
    Shared,
    /// Something came to light.
    Revealing,
}

impl Move {
    /// Whether somebody acted.
    pub(super) const fn is_act(&self) -> bool {
        matches!(self.did, Did::Acted { .. })
    }

    const fn is_revealing(&self) -> bool {
        matches!(
            self.did,
            Did::Acted {
                effect: Effect::Revealing,
                ..
            }
        )
    }

    /// Whether it is gone when a seat takes back what it alone did.
    fn is_undone_with(&self, seat: Seat) -> bool {
        let is_deed = matches!(self.did, Did::Planned | Did::Acted { .. });
        is_deed && self.by == Some(seat)
    }
}

impl Table {
    /// Plays the game again up to entry `to`. The plans of other seats stay, as far as they still can, and so do all
    /// standing orders; but what they say is done only when somebody has acted again, so that nothing is done at once
    /// that was just taken back.
    pub(super) fn go_back(&mut self, undoing: Seat, to: u64) -> Result<(), Refused> {
        self.replay_moves(|made| {
            let is_later = made.seq > to;
            !is_later || !(made.is_act() || made.is_undone_with(undoing))
        })
    }

    /// Plays the game again without what a seat did after entry `to`. What the others did stays.
    pub(super) fn go_back_alone(&mut self, seat: Seat, to: u64) -> Result<(), Refused> {
        self.replay_moves(|made| made.seq <= to || !made.is_undone_with(seat))
    }

    /// Plays the game again from the beginning, as far as it is kept.
    fn replay_moves(&mut self, is_kept: impl Fn(&Move) -> bool) -> Result<(), Refused> {
        let mut session = self.begun()?;
        let mut moves = Vec::new();
        for made in &self.moves {
            if !is_kept(made) {
                self.has_taken_back_luck |= made.is_revealing();
                continue;
            }
            match self.act_again(&*session, made)? {
                Some(step) => session.take(&*step),
                // A plan that has become impossible is gone.
                None if !self.say_again(&mut *session, made) => continue,
                None => {}
            }
            moves.push(made.clone());
        }
        (self.session, self.moves) = (session, moves);
        Ok(())
    }

    /// What an act leads to in a game. None if it is no act.
    fn act_again(&self, game: &dyn Session, made: &Move) -> Result<Option<Box<dyn Step>>, Refused> {
        if !made.is_act() {
            return Ok(None);
        }
        let step = match made.by {
            Some(seat) => game.attempt(seat, &self.actions(made.seq))?,
            None => game.resume(),
        };
        Ok(Some(step))
    }

    /// Lays a plan down again, or gives orders again. Whether that was possible.
    fn say_again(&self, game: &mut dyn Session, made: &Move) -> bool {
        let Some(seat) = made.by else {
            return false;
        };
        match made.did {
            Did::Planned => game.lay_plan(seat, &self.actions(made.seq)).is_ok(),
            Did::Ordered => game.give_orders(seat, &self.orders(made.seq)).is_ok(),
            Did::SeatedAnew => {
                game.forget_orders(seat);
                true
            }
            Did::Acted { .. } => false,
        }
    }

    /// Checks that nothing that others did after entry `to` would be otherwise without what a seat did there: each action
    /// still legal, and with the same events.
    ///
    /// # Errors
    ///
    /// Returns the first that stands in the way.
    pub(super) fn check_alone(&self, seat: Seat, to: u64) -> Result<(), Error> {
        let (mut was, mut would) = (self.begun()?, self.begun()?);
        for made in &self.moves {
            let is_gone = made.seq > to && made.is_undone_with(seat);
            let in_the_way = |fallback: Seat| Error::InTheWay {
                seq: made.seq,
                seat: made.by.unwrap_or(fallback),
            };
            let Some(before) = self.act_again(&*was, made)? else {
                let was_possible = self.say_again(&mut *was, made);
                // What somebody has planned since may need it too.
                if !is_gone && was_possible && !self.say_again(&mut *would, made) {
                    return Err(in_the_way(seat));
                }
                continue;
            };
            if !is_gone {
                let after = self.act_again(&*would, made).ok().flatten();
                let after = after.filter(|after| self.is_same(&*before, &**after));
                let after =
                    after.ok_or_else(|| in_the_way(before.acting().lowest().unwrap_or(seat)))?;
                would.take(&*after);
            }
            was.take(&*before);
        }
        Ok(())
    }

    /// Whether two steps are the same to everybody.
    fn is_same(&self, one: &dyn Step, other: &dyn Step) -> bool {
        let seats = Seat::first(self.sitters.len()).map(Viewer::Seat);
        let mut viewers = seats.chain([Viewer::Table]);
        let seen = |step: &dyn Step, viewer| step.seen_text(viewer).map(|text| text.to_string());
        let look_same = viewers.all(|viewer| seen(one, viewer) == seen(other, viewer));
        look_same && one.taken() == other.taken()
    }

    /// The actions in an entry of the log.
    fn actions(&self, seq: u64) -> Vec<Value> {
        match self.entry(seq).map(|entry| &entry.body) {
            Some(EntryBody::Acted { actions, .. } | EntryBody::Planned { actions, .. }) => {
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

    /// The earliest entry that a seat may try to go back to by itself: never across anything that came to light, and
    /// across what others did only in the stretch that runs, where it is then seen whether that stands in the way.
    pub(crate) fn undo_to(&self, seat: Seat) -> Option<u64> {
        let running = self.session.stretch();
        let mut earliest = None;
        let mut others_acted = false;
        for made in self.moves.iter().rev() {
            let Did::Acted { effect, stretch } = made.did else {
                continue;
            };
            let is_running = running.is_some() && stretch == running;
            match (made.by == Some(seat), effect) {
                (true, Effect::Quiet) if is_running || !others_acted => {
                    earliest = Some(made.seq - 1)
                }
                (false, Effect::Quiet | Effect::Shared) if is_running => others_acted = true,
                _ => break,
            }
        }
        earliest
    }

    /// Whether others have acted since entry `to`.
    pub(super) fn others_acted_since(&self, to: u64, seat: Seat) -> bool {
        let mut acts = self.moves.iter().filter(|made| made.is_act());
        acts.any(|made| made.seq > to && made.by != Some(seat))
    }

    /// Whether the game has moved since entry `seq`.
    pub(crate) fn has_moved_since(&self, seq: u64) -> bool {
        self.moves
            .iter()
            .any(|made| made.seq > seq && made.is_act())
    }

    /// Whether a seat has acted since entry `to`.
    pub(super) fn has_acted_since(&self, to: u64, seat: Seat) -> bool {
        let mut acts = self.moves.iter().filter(|made| made.is_act());
        acts.any(|made| made.seq > to && made.by == Some(seat))
    }
}
