//! What becomes of a command: the entries to write down, or why not. Nothing changes here.

use std::sync::Arc;
use std::time::Duration;

use game::Seat;
use games::{Refused, Step};
use serde_json::Value;
use store::{Millis, Stage, TableId, UserId};

use super::entry_body::{Actions, EntryBody};
use super::options::Clock;
use super::state::Table;
use crate::error::{Denied, Error};
use crate::protocol::Command;
use crate::text;

/// What is to be written down.
pub(crate) struct Decision {
    pub(crate) bodies: Vec<EntryBody>,
    /// What was tried for the first of them.
    pub(crate) step: Option<Box<dyn Step>>,
}

impl Decision {
    pub(crate) fn of(body: EntryBody) -> Decision {
        Decision {
            bodies: vec![body],
            step: None,
        }
    }
}

/// Without a clock a seat is absent when it has been to act for so long.
const ABSENT_AFTER: Duration = Duration::from_secs(24 * 60 * 60);
/// The longest thing that can be said, in characters.
const MOST_SAID: usize = 500;

impl Table {
    /// What is to be written down for a command.
    ///
    /// # Errors
    ///
    /// Returns why it is refused.
    pub(crate) fn decide(
        &self,
        user: &UserId,
        command: &Command,
        now: Millis,
    ) -> Result<Decision, Error> {
        let decision = self.consider(user, command, now)?;
        self.tally.check(user, &decision.bodies)?;
        Ok(decision)
    }

    fn consider(&self, user: &UserId, command: &Command, now: Millis) -> Result<Decision, Error> {
        let body = match command {
            Command::Sit {
                seat,
                secret,
                commitment,
            } => self.sit_down(user, secret.as_deref(), *seat, commitment.as_deref())?,
            Command::Commit { seat, hash } => self.commit_share(user, *seat, hash)?,
            Command::Reveal { seat, share } => {
                return self.reveal(user, *seat, share.clone());
            }
            &Command::Leave { seat } => self.get_up(user, seat)?,
            Command::Place { seat, sitter } => self.place(user, *seat, sitter.clone(), now)?,
            Command::Start {} => self.start_by(user)?,
            Command::Close {} => self.close(user)?,
            Command::Act { seat, actions } => {
                self.plays(user, *seat)?;
                return self.act(*seat, actions.clone());
            }
            Command::Plan { seat, actions } => {
                self.plays(user, *seat)?;
                // A plan without actions only withdraws the one there was.
                if !actions.is_empty() {
                    self.session.ahead(*seat, actions)?;
                }
                EntryBody::Planned {
                    seat: *seat,
                    actions: Actions::of(actions),
                }
            }
            Command::Orders { seat, orders } => {
                self.plays(user, *seat)?;
                return self.order(*seat, orders);
            }
            &Command::Undo { seat, to } => self.undo(user, seat, to)?,
            &Command::AskTakeBack { seat, to } => self.ask_take_back(user, seat, to)?,
            &Command::AnswerTakeBack { seat, agrees } => {
                return self.answer_take_back(user, seat, agrees);
            }
            &Command::Resign { seat } => {
                self.plays(user, seat)?;
                // A bot would play on.
                self.not_contested()?;
                EntryBody::Resigned { seat }
            }
            Command::Say { text } => self.say(user, text)?,
            Command::Mute {
                user: whom,
                is_muted,
            } => self.mute(user, whom, *is_muted)?,
            Command::Rematch {} => {
                if self.stage != Stage::Finished {
                    return Err(Denied::NotOver.into());
                }
                self.at_table(user)?;
                let table = self.rematch_id();
                EntryBody::Rematched { table }
            }
        };
        Ok(Decision::of(body))
    }

    fn close(&self, user: &UserId) -> Result<EntryBody, Error> {
        self.hosted(user)?;
        // Nobody else plays at a copy.
        match self.origin {
            Some(_) if self.stage == Stage::Running => {}
            _ => self.not_begun()?,
        }
        Ok(EntryBody::Closed {})
    }

    fn undo(&self, user: &UserId, seat: Seat, to: Option<u64>) -> Result<EntryBody, Error> {
        self.plays(user, seat)?;
        let earliest = self.undo_to(seat).ok_or(Denied::NothingToUndo)?;
        let to = to.unwrap_or(earliest);
        if to < earliest || !self.has_acted_since(to, seat) {
            return Err(Denied::NothingToUndo.into());
        }
        let alone = self.others_acted_since(to, seat);
        if alone {
            self.check_alone(seat, to)?;
        }
        Ok(EntryBody::Undone { seat, to, alone })
    }

    fn mute(&self, user: &UserId, whom: &UserId, is_muted: bool) -> Result<EntryBody, Error> {
        self.at_table(user)?;
        if !self.people().contains(whom) {
            return Err(Denied::NoSuchPerson.into());
        }
        Ok(EntryBody::Muted {
            user: whom.clone(),
            is_muted,
        })
    }

    /// Tries actions of a seat. Nothing may follow what comes to light: whoever tried that and was refused would have
    /// looked, and could choose something else.
    pub(crate) fn act(&self, seat: Seat, actions: Arc<[Value]>) -> Result<Decision, Error> {
        let tried = self.session.attempt(seat, &actions);
        let before = match &tried {
            Ok(step) if step.reveals() => self.longest(seat, &actions[..actions.len() - 1]),
            Ok(_) => None,
            Err(_) => self.longest(seat, &actions),
        };
        if before.is_some_and(|step| step.reveals()) {
            return Err(Denied::CameToLight.into());
        }
        let step = tried?;
        Ok(Decision {
            bodies: vec![EntryBody::Acted {
                seat,
                actions: Actions::of(&actions),
            }],
            step: Some(step),
        })
    }

    /// Standing orders of a seat. If they say what the seat does now, it does it at once.
    fn order(&self, seat: Seat, orders: &Value) -> Result<Decision, Error> {
        let at_once = self.session.check_orders(seat, orders)?;
        let mut decision = Decision::of(EntryBody::Ordered {
            seat,
            orders: orders.clone(),
        });
        decision
            .bodies
            .extend(at_once.map(|action| EntryBody::Acted {
                seat,
                actions: Actions::of(&[action]),
            }));
        Ok(decision)
    }

    /// The rule against an action of a seat, if there is one. What would come of the action stays untold.
    ///
    /// # Errors
    ///
    /// Refuses what is no action, and a seat that is somebody else's.
    pub(crate) fn why(
        &self,
        user: &UserId,
        seat: Seat,
        action: Value,
    ) -> Result<Option<Refused>, Error> {
        self.plays(user, seat)?;
        match self.session.attempt(seat, &[action]) {
            Ok(_) => Ok(None),
            Err(illegal @ Refused::Rule { .. }) => Ok(Some(illegal)),
            Err(refused) => Err(refused.into()),
        }
    }

    /// What as many of the first of these actions as are possible lead to.
    fn longest(&self, seat: Seat, actions: &[Value]) -> Option<Box<dyn Step>> {
        if actions.is_empty() {
            return None;
        }
        let attempt = |count: usize| self.session.attempt(seat, &actions[..count]).ok();
        if let Some(step) = attempt(actions.len()) {
            return Some(step);
        }
        let mut longest = None;
        let (mut possible, mut too_many) = (0, actions.len());
        while possible + 1 < too_many {
            let middle = usize::midpoint(possible, too_many);
            match attempt(middle) {
                Some(step) => (possible, longest) = (middle, Some(step)),
                None => too_many = middle,
            }
        }
        longest
    }

    /// The table for the next game of the same people. It is the same whoever of them asks for it.
    pub(crate) fn rematch_id(&self) -> TableId {
        let mut backwards = self.log.iter().rev();
        let last = backwards.find(|entry| entry.body.may_end_game());
        let ended_at = last.map(|entry| entry.at);
        let name = crate::secret::derive(&["rematch", &self.salt, self.id.as_str()]);
        TableId::made_at(ended_at.unwrap_or_default(), &name).expect("letters and digits")
    }

    /// Whether a seat keeps the others waiting and may be given to somebody else.
    pub(crate) fn is_absent(&self, seat: Seat, now: Millis) -> bool {
        let is_waited_for = self.options.clock == Clock::None
            && self.to_act().contains(seat)
            && self.sitters[seat.index()].user().is_some()
            && now.since(self.clocks.since()) > ABSENT_AFTER;
        self.timed_out.contains(seat) || is_waited_for
    }

    fn ask_take_back(&self, user: &UserId, seat: Seat, to: u64) -> Result<EntryBody, Error> {
        self.plays(user, seat)?;
        if self.take_back.is_some() {
            return Err(Denied::TakeBackOpen.into());
        }
        let began = self.started_at().ok_or(Denied::NotStarted)?;
        if to < began || !self.has_moved_since(to) {
            return Err(Denied::NothingToUndo.into());
        }
        // Bots always agree.
        Ok(match self.waiting_for_answers(seat).is_empty() {
            true => EntryBody::Undone {
                seat,
                to,
                alone: false,
            },
            false => EntryBody::TakeBackAsked { seat, to },
        })
    }

    fn answer_take_back(&self, user: &UserId, seat: Seat, agrees: bool) -> Result<Decision, Error> {
        self.plays(user, seat)?;
        let asked = self.take_back.as_ref();
        let asked = asked
            .filter(|asked| asked.waiting.contains(seat))
            .ok_or(Denied::NoTakeBack)?;
        let mut decision = Decision::of(EntryBody::TakeBackAnswered { seat, agrees });
        if agrees && asked.waiting.without(seat).is_empty() {
            decision.bodies.push(EntryBody::Undone {
                seat: asked.seat,
                to: asked.to,
                alone: false,
            });
        }
        Ok(decision)
    }

    fn say(&self, user: &UserId, text: &str) -> Result<EntryBody, Error> {
        self.at_table(user)?;
        let text = text::said(text);
        let n_chars = text.chars().count();
        if n_chars == 0 || n_chars > MOST_SAID {
            return Err(Denied::NothingSaid.into());
        }
        let is_muted = self
            .muted
            .get(&self.host)
            .is_some_and(|muted| muted.contains(user));
        if is_muted {
            return Err(Denied::Muted.into());
        }
        Ok(EntryBody::Said { text })
    }

    pub(super) fn seat_exists(&self, seat: Seat) -> Result<(), Error> {
        match seat.index() < self.sitters.len() {
            true => Ok(()),
            false => Err(Denied::NoSuchSeat.into()),
        }
    }

    pub(super) fn owned(&self, user: &UserId, seat: Seat) -> Result<(), Error> {
        self.seat_exists(seat)?;
        match self.sitters[seat.index()].user() == Some(user) {
            true => Ok(()),
            false => Err(Denied::NotYourSeat.into()),
        }
    }

    /// Checks that a person has a seat in a game that goes on.
    pub(super) fn plays(&self, user: &UserId, seat: Seat) -> Result<(), Error> {
        self.running()?;
        self.owned(user, seat)
    }

    /// Checks that nobody gets advice here for a game that people still play against each other.
    pub(super) fn not_contested(&self) -> Result<(), Error> {
        match self
            .origin
            .as_ref()
            .is_some_and(|origin| origin.is_contested)
        {
            true => Err(Denied::NoHints.into()),
            false => Ok(()),
        }
    }

    pub(super) fn hosted(&self, user: &UserId) -> Result<(), Error> {
        match self.host == *user {
            true => Ok(()),
            false => Err(Denied::NotHost.into()),
        }
    }

    /// Whether somebody sits at the table or is its host.
    fn at_table(&self, user: &UserId) -> Result<(), Error> {
        match self.host == *user || !self.seats_of(user).is_empty() {
            true => Ok(()),
            false => Err(Denied::NotYourSeat.into()),
        }
    }

    pub(super) fn not_begun(&self) -> Result<(), Error> {
        match self.stage {
            Stage::Open => Ok(()),
            Stage::Running => Err(Denied::HasStarted.into()),
            Stage::Finished | Stage::Closed => Err(Denied::IsOver.into()),
        }
    }

    pub(super) fn running(&self) -> Result<(), Error> {
        match self.stage {
            Stage::Open => Err(Denied::NotStarted.into()),
            Stage::Running => Ok(()),
            Stage::Finished | Stage::Closed => Err(Denied::IsOver.into()),
        }
    }
}
