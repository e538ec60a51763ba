//! What can be asked of a game being played, whichever it is.

use std::any::Any;

use bots::Budget;
use game::{Calls, Commitment, Outcome, Seat, SeatSet, Seed, Viewer};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::shelf::Solo;
use crate::{Adviser, Analyst, Refused};

/// A game being played, whichever it is.
pub trait Session: Send + Sync {
    /// How many seats play.
    fn n_seats(&self) -> usize;

    /// Seats that may act now. Empty if and only if the game is over.
    fn to_act(&self) -> SeatSet;

    /// Seats that the game waits for, among those that may act. Their time runs.
    fn awaited(&self) -> SeatSet;

    /// Seats that another has asked something. Their time runs only if the game waits for them.
    fn asked(&self) -> SeatSet;

    /// Whether a seat that the game does not wait for yet can do something in it all the same.
    fn is_early(&self, seat: Seat) -> bool;

    /// The stretch of the game that runs, if the game has such things. It grows.
    fn stretch(&self) -> Option<u32>;

    /// Until when seats may call for the order of a stretch.
    fn take_calls(&mut self, calls: Calls);

    /// Whether nobody acts yet, because somebody may call for the order.
    fn is_pausing(&self) -> bool;

    /// The pause is over: tries what the plans do that waited for that. Nothing changes.
    fn resume(&self) -> Box<dyn Step>;

    /// Every action that `seat` may take now, as JSON, written at once: lists are long, and are made for every action.
    ///
    /// # Errors
    ///
    /// Refuses a seat that is not at the table.
    fn legal_text(&self, seat: Seat) -> Result<Box<RawValue>, Refused>;

    /// The same, action by action.
    ///
    /// # Errors
    ///
    /// Refuses a seat that is not at the table.
    fn legal_actions(&self, seat: Seat) -> Result<Vec<Value>, Refused> {
        Ok(each(&self.legal_text(seat)?))
    }

    /// Tries several actions of one seat as one, together with the plans that would run after them and what seats do by
    /// standing orders. Nothing changes.
    ///
    /// # Errors
    ///
    /// Returns which action is wrong, from 0 if there are several, and the rule it breaks if it is one.
    fn attempt(&self, seat: Seat, actions: &[Value]) -> Result<Box<dyn Step>, Refused>;

    /// Takes a step that was tried on this very position, with the plans and orders that there are now.
    ///
    /// # Panics
    ///
    /// Panics if it was tried on another.
    fn take(&mut self, step: &dyn Step);

    /// The plan that a seat has laid down for the running phase, action by action.
    ///
    /// # Errors
    ///
    /// Refuses a seat that is not at the table.
    fn plan(&self, seat: Seat) -> Result<Vec<Value>, Refused>;

    /// Lays down a plan instead of the one there was. One without actions is withdrawn.
    ///
    /// # Errors
    ///
    /// Returns the first action that is impossible, and the rule it breaks, or that nothing can be planned now.
    fn lay_plan(&mut self, seat: Seat, actions: &[Value]) -> Result<(), Refused>;

    /// The standing orders of a seat. None if the game knows none.
    ///
    /// # Errors
    ///
    /// Refuses a seat that is not at the table.
    fn orders(&self, seat: Seat) -> Result<Option<Value>, Refused>;

    /// Checks that these orders could be given. Returns what the seat would do by them at once, if it is to act.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with them, or that the game knows no orders.
    fn check_orders(&self, seat: Seat, orders: &Value) -> Result<Option<Value>, Refused>;

    /// Gives standing orders instead of those there were. They are followed from the next action on, of whatever seat.
    ///
    /// # Errors
    ///
    /// As for checking them.
    fn give_orders(&mut self, seat: Seat, orders: &Value) -> Result<(), Refused>;

    /// From now on seats that have given no orders follow the usual ones, as at a table. A program that drives a game
    /// says everything itself.
    fn follow_usual_orders(&mut self);

    /// Takes the standing orders of a seat away.
    fn forget_orders(&mut self, seat: Seat);

    /// The game as its seat would see it if its moment had come and it had done all of `actions`. What luck will bring
    /// is not in it.
    ///
    /// # Errors
    ///
    /// As for laying the plan down.
    fn ahead(&self, seat: Seat, actions: &[Value]) -> Result<Ahead, Refused>;

    /// What a seat can do with what it has, beyond the list of its actions, as JSON. None if the game has no such thing.
    ///
    /// # Errors
    ///
    /// Refuses a seat that is not at the table.
    fn guide(&self, seat: Seat) -> Result<Option<Box<RawValue>>, Refused>;

    /// What is played on, as it is drawn, as JSON. None if the view has it.
    fn ground(&self) -> Option<Box<RawValue>>;

    /// Checks that `viewer` is at the table.
    ///
    /// # Errors
    ///
    /// Refuses a seat that is not.
    fn check_viewer(&self, viewer: Viewer) -> Result<(), Refused> {
        let n_seats = self.n_seats();
        match viewer {
            Viewer::Seat(seat) if seat.index() >= n_seats => {
                Err(Refused::NoSuchSeat { seat, n_seats })
            }
            Viewer::Seat(_) | Viewer::Table => Ok(()),
        }
    }

    /// The game as `viewer` may see it.
    ///
    /// # Errors
    ///
    /// Refuses a seat that is not at the table.
    fn view(&self, viewer: Viewer) -> Result<Value, Refused>;

    /// Everything on the table, secrets too.
    fn position(&self) -> Value;

    /// Everything on the table as `viewer` may imagine it: what it knows is as it is, the rest is dealt afresh. What comes
    /// of it depends on that knowledge and on `dice` alone.
    ///
    /// # Errors
    ///
    /// Refuses a seat that is not at the table.
    fn imagined(&self, viewer: Viewer, dice: Seed) -> Result<Value, Refused>;

    /// What one seat alone has been playing, if its points count as a record there.
    fn solo(&self) -> Option<Solo>;

    /// The result, once there is one.
    fn outcome(&self) -> Option<Outcome>;

    /// The game so far, as it is stored.
    fn record(&self) -> Value {
        self.record_with(None, Vec::new())
    }

    /// The game so far, with proof that the seed was chosen before it and who sat where.
    fn record_with(&self, commitment: Option<Commitment>, seats: Vec<String>) -> Value;

    /// What was agreed on before the first action, whole. None if the game was taken up at a position.
    fn setup(&self) -> Option<Value>;

    /// How many actions have been taken.
    fn n_actions(&self) -> usize;

    /// The bot of this name in this seat, with what it knows now, ready to think elsewhere. The same bot is asked again
    /// the next time, and keeps its plans.
    ///
    /// # Errors
    ///
    /// Refuses an unknown bot, and a seat that is not to act.
    fn thinker(&mut self, seat: Seat, bot: &str, seed: Seed) -> Result<Box<dyn Thinker>, Refused>;

    /// A strong player in the place of a seat, with what the seat knows now, ready to think elsewhere.
    ///
    /// # Errors
    ///
    /// Refuses a seat that is not to act, and a game in which nobody gives advice.
    fn adviser(&self, seat: Seat, seed: Seed) -> Result<Box<dyn Adviser>, Refused>;

    /// A strong player that looks back at the game so far, ready to think elsewhere.
    ///
    /// # Errors
    ///
    /// Refuses a game in which nobody gives advice.
    fn analyst(&self) -> Result<Box<dyn Analyst>, Refused>;
}

/// The game as it would be after a plan.
#[derive(Clone, Debug)]
pub struct Ahead {
    /// As its seat would see it. After an action that ends the seat's moment it is as it was before that: what comes then
    /// is for others, and for luck.
    pub view: Value,
    /// What could come next in the plan. There is nothing where it has ended its moment.
    pub legal: Vec<Value>,
    /// What the seat could do with what it has then.
    pub guide: Option<Box<RawValue>>,
}

/// A bot about to think, whatever becomes of the game meanwhile.
pub trait Thinker: Send {
    /// The action that it would take.
    fn think(self: Box<Self>, budget: Budget) -> Value;

    /// The action that it would take early, while the game waits for another seat. None if it rather waits too.
    fn think_early(self: Box<Self>, budget: Budget) -> Option<Value>;
}

/// What actions would lead to, or have led to.
pub trait Step: Any + Send + Sync {
    /// The events as `viewer` sees them, as JSON, written at once. None if there are no events.
    fn seen_text(&self, viewer: Viewer) -> Option<Box<RawValue>>;

    /// The same, event by event.
    fn seen_by(&self, viewer: Viewer) -> Vec<Value> {
        self.seen_text(viewer)
            .map_or(Vec::new(), |text| each(&text))
    }

    /// The plans that run because of it: whose, how many of its actions, and where and why it stops. What a plan still
    /// holds is for its own seat's eyes.
    fn plans(&self) -> Vec<PlanRun>;

    /// The seats that act in it, by plans and orders too.
    fn acting(&self) -> SeatSet;

    /// Every action in order, those of plans and orders too, and whose it is.
    fn taken(&self) -> Vec<(Seat, Value)>;

    /// Whether anything comes to light that was hidden or left to luck, so that it cannot be taken back.
    fn reveals(&self) -> bool;
}

/// A plan that has run, as far as it got.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PlanRun {
    pub seat: Seat,
    /// How many of its actions were taken.
    pub taken: usize,
    /// The action that had become impossible.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional = nullable, type = "unknown"))]
    pub stopped: Option<Value>,
    /// Why it had. Nothing is said if another seat refused what came before it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional = nullable, type = "unknown"))]
    pub error: Option<Value>,
}

/// The entries of a list that was written at once.
fn each(list: &RawValue) -> Vec<Value> {
    serde_json::from_str(list.get()).expect("a list that we wrote")
}
