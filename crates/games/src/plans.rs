//! What a table keeps of seats' plans and standing orders, for the games that know them.

use game::{
    Calls, Foreseen, Game, Held, MOST_STEPS, Part, PartOf, Planning, Plans, RanOf, Seat, Step,
    Taken, Unplannable,
};
use serde::Deserialize;
use serde_json::Value;

use crate::json::{read, write};
use crate::{PlanRun, Refused};

/// The plans and standing orders of the seats at one table.
pub trait KeptPlans<G: Game>: Send + Sync {
    /// The same plans and orders once more.
    fn copy(&self) -> Box<dyn KeptPlans<G>>;

    /// What is left of the programme of a seat, part by part.
    fn plan(&self, game: &G, seat: Seat) -> Vec<Value>;

    /// Lays down a programme instead of the one there was.
    ///
    /// # Errors
    ///
    /// Returns what cannot be read, the first step that is impossible, or what else is wrong with it.
    fn lay(&mut self, game: &G, seat: Seat, parts: &[Value]) -> Result<(), Refused>;

    /// What a programme of `seat` would lead to.
    ///
    /// # Errors
    ///
    /// As for laying it down.
    fn ahead(&self, game: &G, seat: Seat, parts: &[Value]) -> Result<PlannedGame<G>, Refused>;

    /// The standing orders of a seat.
    fn orders(&self, seat: Seat) -> Value;

    /// What a seat would do at once by these orders, if it is to act.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with them.
    fn check_orders(
        &self,
        game: &G,
        seat: Seat,
        orders: &Value,
    ) -> Result<Option<G::Action>, Refused>;

    /// Gives standing orders instead of those there were.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with them.
    fn give_orders(&mut self, seat: Seat, orders: &Value) -> Result<(), Refused>;

    /// From now on seats that have given no orders follow the usual ones, as at a table.
    fn follow_usual_orders(&mut self);

    /// Somebody else has a seat: its programme and its orders are gone.
    fn forget(&mut self, seat: Seat);

    /// The number of the stretch of the game that runs. It grows.
    fn stretch(&self, game: &G) -> u32;

    /// Until when seats may call for the order of a stretch.
    fn take_calls(&mut self, calls: Calls);

    /// Whether the table waits for somebody to call for the order before anybody acts.
    fn is_pausing(&self, game: &G) -> bool;

    /// Checks that the table takes an action now, if the game does.
    ///
    /// # Errors
    ///
    /// Returns why it does not.
    fn check(&self, game: &G, action: &G::Action) -> Result<(), Held>;

    /// The pause is over: runs the plans that waited for that.
    fn resume(
        &mut self,
        game: &mut G,
        events: &mut Vec<G::Event>,
        taken: &mut Vec<Taken<G::Action>>,
    ) -> Vec<PlanRun>;

    /// Takes an action of a seat, with what its orders say before it, and whatever orders and programmes do then.
    ///
    /// # Errors
    ///
    /// Returns the rule against the action.
    fn act(
        &mut self,
        game: &mut G,
        seat: Seat,
        action: &G::Action,
        events: &mut Vec<G::Event>,
        taken: &mut Vec<Taken<G::Action>>,
    ) -> Result<Vec<PlanRun>, G::Illegal>;
}

/// What a programme would lead to.
#[derive(Debug)]
pub struct PlannedGame<G> {
    pub(crate) game: G,
    /// The phase in which it goes on, as its parts name it. None if the game would be over.
    pub(crate) at: Option<Value>,
}

/// A part of a programme as it comes in. Its steps are read one by one, so that a mistake says where it is.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PartRead<P> {
    turn: u32,
    phase: P,
    #[serde(default)]
    until: Option<u32>,
    steps: Vec<Value>,
}

/// To carry an instruction out takes as long as so many actions, in looking ahead too.
const INSTRUCTION_STEPS: usize = 8;

/// No plans yet, in a game whose seats may plan.
pub fn keep_plans<G: Planning>() -> Box<dyn KeptPlans<G>> {
    Box::new(Plans::<G>::default())
}

impl<G: Planning> KeptPlans<G> for Plans<G> {
    fn copy(&self) -> Box<dyn KeptPlans<G>> {
        Box::new(self.clone())
    }

    fn plan(&self, game: &G, seat: Seat) -> Vec<Value> {
        self.of(game, seat).iter().map(write).collect()
    }

    fn lay(&mut self, game: &G, seat: Seat, parts: &[Value]) -> Result<(), Refused> {
        if parts.is_empty() {
            self.withdraw(seat);
            return Ok(());
        }
        let laid = Plans::lay(self, game, seat, read_parts::<G>(parts)?);
        laid.map_err(|unplannable| refuse::<G>(&unplannable))
    }

    fn ahead(&self, game: &G, seat: Seat, parts: &[Value]) -> Result<PlannedGame<G>, Refused> {
        let ahead = Plans::ahead(self, game, seat, &read_parts::<G>(parts)?);
        let Foreseen { game, is_over } = ahead.map_err(|unplannable| refuse::<G>(&unplannable))?;
        let at = (!is_over).then(|| write(&game.moment().stretch));
        Ok(PlannedGame { game, at })
    }

    fn orders(&self, seat: Seat) -> Value {
        write(&Plans::orders(self, seat))
    }

    fn check_orders(
        &self,
        game: &G,
        seat: Seat,
        orders: &Value,
    ) -> Result<Option<G::Action>, Refused> {
        Ok(game.ordered(seat, &read_orders::<G>(orders)?))
    }

    fn give_orders(&mut self, seat: Seat, orders: &Value) -> Result<(), Refused> {
        self.order(seat, read_orders::<G>(orders)?);
        Ok(())
    }

    fn follow_usual_orders(&mut self) {
        Plans::follow_usual_orders(self);
    }

    fn forget(&mut self, seat: Seat) {
        Plans::forget(self, seat);
    }

    fn stretch(&self, game: &G) -> u32 {
        game.moment().stretch.number(G::PHASES)
    }

    fn take_calls(&mut self, calls: Calls) {
        Plans::take_calls(self, calls);
    }

    fn is_pausing(&self, game: &G) -> bool {
        Plans::is_pausing(self, game)
    }

    fn check(&self, game: &G, action: &G::Action) -> Result<(), Held> {
        Plans::check(self, game, action)
    }

    fn resume(
        &mut self,
        game: &mut G,
        events: &mut Vec<G::Event>,
        taken: &mut Vec<Taken<G::Action>>,
    ) -> Vec<PlanRun> {
        let ran = Plans::resume(self, game, events, noting(taken));
        ran.into_iter().map(plan_run::<G>).collect()
    }

    fn act(
        &mut self,
        game: &mut G,
        seat: Seat,
        action: &G::Action,
        events: &mut Vec<G::Event>,
        taken: &mut Vec<Taken<G::Action>>,
    ) -> Result<Vec<PlanRun>, G::Illegal> {
        let ran = Plans::act(self, game, seat, action, events, noting(taken))?;
        Ok(ran.into_iter().map(plan_run::<G>).collect())
    }
}

fn plan_run<G: Planning>(ran: RanOf<G>) -> PlanRun {
    let (stopped, illegal) = ran.stopped.unzip();
    PlanRun {
        seat: ran.seat,
        taken: ran.taken,
        at: Some(write(&ran.stretch)),
        stopped: stopped.as_ref().map(write),
        error: illegal
            .flatten()
            .map(|illegal| Refused::illegal(&illegal).to_json()),
    }
}

fn read_parts<G: Planning>(parts: &[Value]) -> Result<Vec<PartOf<G>>, Refused> {
    let parts = parts.iter().enumerate();
    let parts: Vec<PartOf<G>> = parts
        .map(|(nth, part)| {
            let PartRead {
                turn,
                phase,
                until,
                steps,
            } = read(&format!("parts[{nth}]"), part)?;
            let steps = steps.iter().enumerate();
            let steps = steps.map(|(step, value)| {
                let entry = format!("parts[{nth}].steps[{step}]");
                Ok(match value.get("run") {
                    Some(_) => Step::Instruction(read(&entry, value)?),
                    None => Step::Action(read(&entry, value)?),
                })
            });
            Ok(Part {
                turn,
                phase,
                until,
                steps: steps.collect::<Result<_, Refused>>()?,
            })
        })
        .collect::<Result<_, Refused>>()?;
    let weight = |step: &Step<_, _>| match step {
        Step::Action(_) => 1,
        Step::Instruction(_) => INSTRUCTION_STEPS,
    };
    let steps = parts.iter().flat_map(|part| &part.steps);
    match steps.map(weight).sum::<usize>() > MOST_STEPS {
        true => Err(Refused::PlanTooLong),
        false => Ok(parts),
    }
}

fn refuse<G: Planning>(unplannable: &Unplannable<G::Illegal>) -> Refused {
    let message = unplannable.to_string();
    match unplannable {
        Unplannable::NotNow => Refused::NothingToPlan,
        Unplannable::Past { part }
        | Unplannable::Twice { part }
        | Unplannable::AfterEnd { part, .. } => Refused::PlanPhase {
            part: *part,
            detail: message,
        },
        Unplannable::TooLong => Refused::PlanTooLong,
        Unplannable::Step {
            illegal,
            part,
            step,
        } => Refused::illegal_step(illegal, [*part, *step], message),
    }
}

/// Notes each action that is taken, and whose it is.
fn noting<A: Clone>(taken: &mut Vec<Taken<A>>) -> impl FnMut(Seat, &A) {
    |seat, action| {
        let action = action.clone();
        taken.push(Taken { seat, action });
    }
}

fn read_orders<G: Planning>(orders: &Value) -> Result<G::Orders, Refused> {
    // A list would be read as the entries in their order.
    if !orders.is_object() {
        return Err(Refused::Malformed {
            entry: "orders".to_owned(),
            reason: "they are an object".to_owned(),
        });
    }
    read("orders", orders)
}
