//! Planning: actions laid down ahead of a seat's moment, and what is done by standing orders.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use crate::{Game, Log, Seat};

/// A game in which seats may plan ahead of their moment, and give standing orders.
pub trait Planning: Game {
    /// How a seat answers, once and for all, what it is asked again and again.
    type Orders: Clone + Eq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;

    /// Whose moment it is.
    fn moment(&self) -> Moment;

    /// Whether nobody has acted yet in the running stretch, and its order may still be called for.
    fn is_untouched(&self) -> bool;

    /// Which stretch an action is about that concerns nothing but the order of the seats. None if it does more.
    fn called_for(&self, action: &Self::Action) -> Option<CalledFor>;

    /// Whether an action says no to something that a seat's plan has asked.
    fn is_refusal(action: &Self::Action) -> bool;

    /// The game as it would be if the moment of `seat` had come and it had done all of `actions`, with everybody's
    /// consent. What it may do then is what can come next in its plan.
    ///
    /// # Errors
    ///
    /// Returns the first action that is impossible, or that there is nothing to plan.
    fn ahead(
        &self,
        seat: Seat,
        actions: &[Self::Action],
    ) -> Result<Self, Unplannable<Self::Illegal>>;

    /// The orders of a seat that has given none.
    fn usual_orders() -> Self::Orders;

    /// What `seat` does now by its orders, if they say. It is one of its legal actions.
    fn ordered(&self, seat: Seat, orders: &Self::Orders) -> Option<Self::Action>;

    /// What `seat` does by its orders before it takes `action`, if they say. It is one of its legal actions.
    fn ordered_before(
        &self,
        seat: Seat,
        action: &Self::Action,
        orders: &Self::Orders,
    ) -> Option<Self::Action>;
}

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

/// Whose moment it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moment {
    /// The seat whose plan runs now.
    pub seat: Option<Seat>,
    /// The stretch of the game that a plan laid down now is for. It grows.
    pub stretch: u32,
}

/// Why a plan cannot be laid down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Unplannable<I> {
    #[error("there is nothing to plan ahead for this seat now")]
    NotNow,
    #[error("action {nth} of the plan: {illegal}")]
    Action {
        /// Which action it is, from 0.
        nth: usize,
        illegal: I,
    },
}

/// A plan that has run, as far as it got.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ran<A, I> {
    pub seat: Seat,
    /// How many of its actions were taken.
    pub taken: usize,
    /// The action that was not taken, if the plan stopped there, and why it had become impossible. There is no rule
    /// against it if another seat refused what came before.
    pub stopped: Option<(A, Option<I>)>,
}

/// What a run of plans led to, plan by plan.
pub type RanOf<G> = Ran<<G as Game>::Action, <G as Game>::Illegal>;

/// The plans of all seats, and their standing orders. They are no part of the game: what they do, they do as ordinary
/// actions in their moment.
#[derive(Clone)]
pub struct Plans<G: Planning> {
    plans: Vec<Plan<G::Action>>,
    orders: BTreeMap<Seat, G::Orders>,
    /// Whether seats that have given no orders follow the usual ones.
    is_at_table: bool,
    calls: Calls,
    /// The stretch whose pause is over.
    resumed: Option<u32>,
}

#[derive(Clone, Debug)]
struct Plan<A> {
    seat: Seat,
    stretch: u32,
    actions: Vec<A>,
    /// Whether it waits for another seat's answer.
    is_waiting: bool,
}

impl<G: Planning> Default for Plans<G> {
    fn default() -> Plans<G> {
        Plans {
            plans: Vec::new(),
            orders: BTreeMap::new(),
            is_at_table: false,
            calls: Calls::default(),
            resumed: None,
        }
    }
}

impl<G: Planning> fmt::Debug for Plans<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Plans")
            .field("plans", &self.plans)
            .field("orders", &self.orders)
            .finish()
    }
}

impl<G: Planning> Plans<G> {
    /// The plan of a seat for the running stretch. It is empty if there is none.
    pub fn of(&self, game: &G, seat: Seat) -> &[G::Action] {
        let stretch = game.moment().stretch;
        let plan = self
            .plans
            .iter()
            .find(|plan| plan.seat == seat && plan.stretch == stretch);
        plan.map_or(&[], |plan| &plan.actions)
    }

    /// Lays down a plan instead of the one there was.
    ///
    /// # Errors
    ///
    /// Returns the first action that is impossible in the position as it is. The plan there was stays.
    pub fn lay(
        &mut self,
        game: &G,
        seat: Seat,
        actions: Vec<G::Action>,
    ) -> Result<(), Unplannable<G::Illegal>> {
        game.ahead(seat, &actions)?;
        self.withdraw(seat);
        self.plans.push(Plan {
            seat,
            stretch: game.moment().stretch,
            actions,
            is_waiting: false,
        });
        Ok(())
    }

    /// Takes a seat's plan away.
    pub fn withdraw(&mut self, seat: Seat) {
        self.plans.retain(|plan| plan.seat != seat);
    }

    /// The standing orders of a seat.
    pub fn orders(&self, seat: Seat) -> G::Orders {
        let given = self.orders.get(&seat).cloned();
        given.unwrap_or_else(G::usual_orders)
    }

    /// Gives standing orders instead of those there were. They are followed from the next action on.
    pub fn order(&mut self, seat: Seat, orders: G::Orders) {
        self.orders.insert(seat, orders);
    }

    /// From now on seats that have given no orders follow the usual ones, as at a table.
    pub fn follow_usual_orders(&mut self) {
        self.is_at_table = true;
    }

    /// Does what the orders of `seat` say before it takes `action`, and calls `taken` with each action.
    pub fn prepare(
        &self,
        game: &mut G,
        seat: Seat,
        action: &G::Action,
        log: &mut impl Log<G::Event>,
        taken: &mut impl FnMut(Seat, &G::Action),
    ) {
        if !self.is_at_table && !self.orders.contains_key(&seat) {
            return;
        }
        let orders = self.orders(seat);
        while let Some(first) = game.ordered_before(seat, action, &orders) {
            if game.apply(seat, &first, log).is_err() {
                return;
            }
            taken(seat, &first);
        }
    }

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
        self.run_due(game, log, taken)
    }

    /// Takes a seat's orders away.
    pub fn forget_orders(&mut self, seat: Seat) {
        self.orders.remove(&seat);
    }

    /// Does what standing orders say, seat by seat, and runs every plan whose moment has come with the action `after`;
    /// calls `taken` with each action. A plan stops, unchanged in what it has done, at the first action that has become
    /// impossible, or that another seat refused.
    pub fn run(
        &mut self,
        game: &mut G,
        after: &G::Action,
        log: &mut impl Log<G::Event>,
        taken: impl FnMut(Seat, &G::Action),
    ) -> Vec<RanOf<G>> {
        let refused = G::is_refusal(after).then(|| self.stop_waiting(game));
        let mut ran: Vec<RanOf<G>> = refused.flatten().into_iter().collect();
        ran.extend(self.run_due(game, log, taken));
        ran
    }

    fn run_due(
        &mut self,
        game: &mut G,
        log: &mut impl Log<G::Event>,
        mut taken: impl FnMut(Seat, &G::Action),
    ) -> Vec<RanOf<G>> {
        let mut ran = Vec::new();
        loop {
            if let Some(action) = self.follow_orders(game, log, &mut taken) {
                if G::is_refusal(&action) {
                    ran.extend(self.stop_waiting(game));
                }
                continue;
            }
            let Moment { seat, stretch } = game.moment();
            self.plans.retain(|plan| plan.stretch == stretch);
            if self.is_pausing(game) {
                return ran;
            }
            let nth = seat.and_then(|seat| self.plans.iter().position(|plan| plan.seat == seat));
            let Some(nth) = nth else {
                return ran;
            };
            let plan = self.plans.remove(nth);
            ran.push(self.run_one(game, plan, log, &mut taken));
        }
    }

    /// Does one thing that the orders of a seat say, the first of those that are to act.
    fn follow_orders(
        &self,
        game: &mut G,
        log: &mut impl Log<G::Event>,
        taken: &mut impl FnMut(Seat, &G::Action),
    ) -> Option<G::Action> {
        let to_act = game.to_act();
        let asked = self
            .orders
            .iter()
            .filter(|(seat, _)| to_act.contains(**seat));
        for (&seat, orders) in asked {
            let Some(action) = game.ordered(seat, orders) else {
                continue;
            };
            if game.apply(seat, &action, log).is_ok() {
                taken(seat, &action);
                return Some(action);
            }
        }
        None
    }

    /// Takes away the plan that waits for an answer, if that was no. Another question may have been refused meanwhile.
    fn stop_waiting(&mut self, game: &G) -> Option<RanOf<G>> {
        let seat = game.moment().seat;
        let is_refused = |plan: &Plan<G::Action>| plan.is_waiting && seat == Some(plan.seat);
        let nth = self.plans.iter().position(is_refused)?;
        let Plan { seat, actions, .. } = self.plans.remove(nth);
        Some(Ran {
            seat,
            taken: 0,
            stopped: actions.into_iter().next().map(|action| (action, None)),
        })
    }

    /// Runs one plan while its moment lasts. What is left when another seat has to answer first is laid down again.
    fn run_one(
        &mut self,
        game: &mut G,
        plan: Plan<G::Action>,
        log: &mut impl Log<G::Event>,
        taken: &mut impl FnMut(Seat, &G::Action),
    ) -> RanOf<G> {
        let Plan {
            seat,
            stretch,
            actions,
            ..
        } = plan;
        let mut n_taken = 0;
        let mut stopped = None;
        for (nth, action) in actions.iter().enumerate() {
            self.prepare(game, seat, action, log, taken);
            if let Err(illegal) = game.apply(seat, action, log) {
                stopped = Some((action.clone(), Some(illegal)));
                break;
            }
            taken(seat, action);
            n_taken += 1;
            if game.moment()
                != (Moment {
                    seat: Some(seat),
                    stretch,
                })
            {
                let rest = actions[nth + 1..].to_vec();
                if game.moment().stretch == stretch && !rest.is_empty() {
                    self.plans.push(Plan {
                        seat,
                        stretch,
                        actions: rest,
                        is_waiting: true,
                    });
                }
                break;
            }
        }
        Ran {
            seat,
            taken: n_taken,
            stopped,
        }
    }
}
