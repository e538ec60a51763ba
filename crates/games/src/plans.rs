//! What a table keeps of seats' plans and standing orders, for the games that know them.

use game::{Calls, Game, Held, Planning, Plans, RanOf, Seat, Taken, Unplannable};
use serde_json::Value;

use crate::Refused;
use crate::json::{read, write};

/// The plans and standing orders of the seats at one table.
pub trait KeptPlans<G: Game>: Send + Sync {
    /// The same plans and orders once more.
    fn copy(&self) -> Box<dyn KeptPlans<G>>;

    /// The plan that a seat has laid down for the running stretch.
    fn plan<'a>(&'a self, game: &G, seat: Seat) -> &'a [G::Action];

    /// Lays down a plan instead of the one there was.
    ///
    /// # Errors
    ///
    /// Returns the first action that is impossible, or that nothing can be planned now.
    fn lay(
        &mut self,
        game: &G,
        seat: Seat,
        actions: Vec<G::Action>,
    ) -> Result<(), Unplannable<G::Illegal>>;

    /// Takes a seat's plan away.
    fn withdraw(&mut self, seat: Seat);

    /// What a plan of `seat` would lead to.
    ///
    /// # Errors
    ///
    /// As for laying it down.
    fn ahead(
        &self,
        game: &G,
        seat: Seat,
        actions: &[G::Action],
    ) -> Result<PlannedGame<G>, Unplannable<G::Illegal>>;

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

    /// Takes a seat's orders away.
    fn forget_orders(&mut self, seat: Seat);

    /// The stretch of the game that runs. It grows.
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
    ) -> Vec<RanOf<G>>;

    /// Does what the orders of `seat` say before it takes `action`.
    fn prepare(
        &self,
        game: &mut G,
        seat: Seat,
        action: &G::Action,
        events: &mut Vec<G::Event>,
        taken: &mut Vec<Taken<G::Action>>,
    );

    /// Does what standing orders say, and runs every plan whose moment has come with the action `after`.
    fn run(
        &mut self,
        game: &mut G,
        after: &G::Action,
        events: &mut Vec<G::Event>,
        taken: &mut Vec<Taken<G::Action>>,
    ) -> Vec<RanOf<G>>;
}

/// What a plan would lead to.
#[derive(Debug)]
pub struct PlannedGame<G> {
    pub(crate) game: G,
    /// Whether its last action ends the moment that it is for. Nothing can follow it then.
    pub(crate) has_ended: bool,
}

/// No plans yet, in a game whose seats may plan.
pub fn keep_plans<G: Planning>() -> Box<dyn KeptPlans<G>> {
    Box::new(Plans::<G>::default())
}

impl<G: Planning> KeptPlans<G> for Plans<G> {
    fn copy(&self) -> Box<dyn KeptPlans<G>> {
        Box::new(self.clone())
    }

    fn plan<'a>(&'a self, game: &G, seat: Seat) -> &'a [G::Action] {
        self.of(game, seat)
    }

    fn lay(
        &mut self,
        game: &G,
        seat: Seat,
        actions: Vec<G::Action>,
    ) -> Result<(), Unplannable<G::Illegal>> {
        Plans::lay(self, game, seat, actions)
    }

    fn withdraw(&mut self, seat: Seat) {
        Plans::withdraw(self, seat);
    }

    fn ahead(
        &self,
        game: &G,
        seat: Seat,
        actions: &[G::Action],
    ) -> Result<PlannedGame<G>, Unplannable<G::Illegal>> {
        let begun = game.ahead(seat, &[])?.moment();
        let game = game.ahead(seat, actions)?;
        let has_ended = game.moment() != begun;
        Ok(PlannedGame { game, has_ended })
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

    fn forget_orders(&mut self, seat: Seat) {
        Plans::forget_orders(self, seat);
    }

    fn stretch(&self, game: &G) -> u32 {
        game.moment().stretch
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
    ) -> Vec<RanOf<G>> {
        Plans::resume(self, game, events, noting(taken))
    }

    fn prepare(
        &self,
        game: &mut G,
        seat: Seat,
        action: &G::Action,
        events: &mut Vec<G::Event>,
        taken: &mut Vec<Taken<G::Action>>,
    ) {
        Plans::prepare(self, game, seat, action, events, &mut noting(taken));
    }

    fn run(
        &mut self,
        game: &mut G,
        after: &G::Action,
        events: &mut Vec<G::Event>,
        taken: &mut Vec<Taken<G::Action>>,
    ) -> Vec<RanOf<G>> {
        Plans::run(self, game, after, events, noting(taken))
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
