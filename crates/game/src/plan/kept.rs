//! The programmes and standing orders of all seats, and how they run.

use std::collections::BTreeMap;
use std::fmt;

use super::past::Past;
use super::programme::{Running, due};
use super::{Calls, Moment, PartOf, Planning, Ran, RanOf, Step, StepOf, Stretch, Unplannable};
use crate::{Log, Seat};

/// The programmes of all seats, and their standing orders. They are no part of the game: what they do, they do as
/// ordinary actions.
#[derive(Clone)]
pub struct Plans<G: Planning> {
    programmes: BTreeMap<Seat, Vec<Running<G>>>,
    orders: BTreeMap<Seat, G::Orders>,
    /// Whether seats that have given no orders follow the usual ones.
    is_at_table: bool,
    pub(super) calls: Calls,
    /// The stretch whose pause is over.
    pub(super) resumed: Option<Stretch<G::Phase>>,
    pub(super) past: Past<G>,
}

impl<G: Planning> Default for Plans<G> {
    fn default() -> Plans<G> {
        Plans {
            programmes: BTreeMap::new(),
            orders: BTreeMap::new(),
            is_at_table: false,
            calls: Calls::default(),
            resumed: None,
            past: Past::default(),
        }
    }
}

impl<G: Planning> fmt::Debug for Plans<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Plans")
            .field("programmes", &self.programmes)
            .field("orders", &self.orders)
            .finish_non_exhaustive()
    }
}

impl<G: Planning> Plans<G> {
    /// What is left of the programme of a seat, in the order in which it runs.
    pub fn of(&self, game: &G, seat: Seat) -> Vec<PartOf<G>> {
        let now = game.moment().stretch;
        let running = self.programmes.get(&seat).into_iter().flatten();
        let mut parts: Vec<PartOf<G>> = running
            .filter(|running| !is_past(running, now))
            .flat_map(Running::shown)
            .collect();
        parts.sort_by_key(|part| part.stretch());
        parts
    }

    /// Lays down a programme instead of the one there was.
    ///
    /// # Errors
    ///
    /// Returns the first step that is impossible in the position as it is, or what else is wrong with it. The programme
    /// there was stays.
    pub fn lay(
        &mut self,
        game: &G,
        seat: Seat,
        parts: Vec<PartOf<G>>,
    ) -> Result<(), Unplannable<G::Illegal>> {
        self.ahead(game, seat, &parts)?;
        let parts = parts.into_iter().filter(|part| !part.steps.is_empty());
        self.programmes
            .insert(seat, parts.map(Running::new).collect());
        Ok(())
    }

    /// Takes a seat's programme away.
    pub fn withdraw(&mut self, seat: Seat) {
        self.programmes.remove(&seat);
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

    /// Somebody else has a seat: its programme and its orders are gone.
    pub fn forget(&mut self, seat: Seat) {
        self.programmes.remove(&seat);
        self.orders.remove(&seat);
    }

    /// The same without the programmes, for thinking about one seat.
    pub(super) fn alone(&self, seat: Seat) -> Plans<G> {
        let orders = self.orders.get(&seat).cloned();
        Plans {
            programmes: BTreeMap::new(),
            orders: orders.into_iter().map(|orders| (seat, orders)).collect(),
            is_at_table: self.is_at_table,
            calls: Calls::default(),
            resumed: None,
            past: self.past.clone(),
        }
    }

    /// Takes an action of a seat, with what its orders say before it, and whatever orders and programmes do then. Calls
    /// `taken` with each action.
    ///
    /// # Errors
    ///
    /// Returns the rule against the action.
    pub fn act(
        &mut self,
        game: &mut G,
        seat: Seat,
        action: &G::Action,
        log: &mut impl Log<G::Event>,
        mut taken: impl FnMut(Seat, &G::Action),
    ) -> Result<Vec<RanOf<G>>, G::Illegal> {
        self.prepare(game, seat, action, log, &mut taken);
        let stretch = game.moment().stretch;
        game.apply(seat, action, log)?;
        taken(seat, action);
        self.past.note(seat, stretch, action);
        Ok(self.run(game, action, log, taken))
    }

    /// Does what the orders of `seat` say before it takes `action`, and calls `taken` with each action.
    pub(super) fn prepare(
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

    /// Does what standing orders say, seat by seat, and runs every part of a programme whose moment has come with the
    /// action `after`, or that can run early; calls `taken` with each action. A part stops, unchanged in what it has
    /// done, at the first step that has become impossible, or that another seat refused. What is left of it for that
    /// phase is dropped, later parts stay.
    pub fn run(
        &mut self,
        game: &mut G,
        after: &G::Action,
        log: &mut impl Log<G::Event>,
        taken: impl FnMut(Seat, &G::Action),
    ) -> Vec<RanOf<G>> {
        let mut ran = Vec::new();
        if G::is_refusal(after) {
            self.stop_waiting(game, &mut ran);
        }
        self.run_due(game, log, taken, &mut ran);
        ran
    }

    /// Does what standing orders say, and runs every part whose moment has come, unless the table pauses.
    pub(super) fn run_due(
        &mut self,
        game: &mut G,
        log: &mut impl Log<G::Event>,
        mut taken: impl FnMut(Seat, &G::Action),
        ran: &mut Vec<RanOf<G>>,
    ) {
        loop {
            if let Some(action) = self.follow_orders(game, log, &mut taken) {
                if G::is_refusal(&action) {
                    self.stop_waiting(game, ran);
                }
                continue;
            }
            self.drop_past(game.moment().stretch);
            if self.is_pausing(game) || !self.run_any(game, log, &mut taken, ran) {
                return;
            }
        }
    }

    /// Runs the first part that can go on. Returns whether there was one.
    fn run_any(
        &mut self,
        game: &mut G,
        log: &mut impl Log<G::Event>,
        taken: &mut impl FnMut(Seat, &G::Action),
        ran: &mut Vec<RanOf<G>>,
    ) -> bool {
        let Moment {
            seat,
            early,
            stretch,
        } = game.moment();
        let mut seats = seat.into_iter().chain(early.iter());
        seats.any(|seat| {
            let parts = self.programmes.get(&seat).map_or(&[][..], Vec::as_slice);
            let nth = due(parts, stretch);
            nth.is_some_and(|nth| self.run_part(game, (seat, nth), log, taken, ran))
        })
    }

    /// Runs one part as far as it gets. Returns whether it got anywhere.
    fn run_part(
        &mut self,
        game: &mut G,
        (seat, nth): (Seat, usize),
        log: &mut impl Log<G::Event>,
        taken: &mut impl FnMut(Seat, &G::Action),
        ran: &mut Vec<RanOf<G>>,
    ) -> bool {
        let stretch = game.moment().stretch;
        let Some(mut running) = self.take_out(seat, nth, stretch) else {
            return false;
        };
        let before = running.done;
        running.is_waiting = false;
        let mut is_stopped = false;
        while let Some(step) = running.next().cloned() {
            let moment = game.moment();
            if moment.stretch != stretch || !moment.is_open_to(seat) {
                running.is_waiting = true;
                break;
            }
            let is_early = moment.seat != Some(seat);
            let took = self.take_step(game, (seat, &step), is_early, log, taken);
            match took {
                Took::Later => break,
                Took::All { taken, left } => {
                    running.step_done(left);
                    count(ran, seat, stretch, taken);
                }
                Took::Stopped { taken, illegal } => {
                    running.step_done(None);
                    count(ran, seat, stretch, taken);
                    stop(ran, seat, stretch, (step, Some(illegal)));
                    is_stopped = true;
                    break;
                }
            }
        }
        let is_over = is_stopped || running.next().is_none();
        let has_moved = is_over || running.done > before;
        let programme = self.programmes.entry(seat).or_default();
        match is_over {
            true => programme.extend(running.for_next_turn().map(Running::new)),
            false => programme.push(running),
        }
        has_moved
    }

    /// Takes a part out of a programme to run it in a stretch, if it is not empty.
    fn take_out(&mut self, seat: Seat, nth: usize, now: Stretch<G::Phase>) -> Option<Running<G>> {
        let programme = self.programmes.get_mut(&seat)?;
        let mut running = programme.remove(nth);
        running.part.turn = now.turn;
        // Of two parts for a phase the one that begins later runs, and the other goes on after it.
        while let Some(other) = due(programme, now) {
            let mut other = programme.remove(other);
            other.part.turn = now.turn;
            programme.extend(other.for_next_turn().map(Running::new));
        }
        Some(running)
    }

    fn take_step(
        &mut self,
        game: &mut G,
        (seat, step): (Seat, &StepOf<G>),
        is_early: bool,
        log: &mut impl Log<G::Event>,
        taken: &mut impl FnMut(Seat, &G::Action),
    ) -> Took<StepOf<G>, G::Illegal> {
        let instruction = match step {
            Step::Instruction(instruction) => instruction,
            Step::Action(action) => {
                return match self.take(game, seat, action, log, taken) {
                    Ok(()) => Took::All {
                        taken: 1,
                        left: Some(step.clone()),
                    },
                    Err(_) if is_early => Took::Later,
                    Err(illegal) => Took::Stopped { taken: 0, illegal },
                };
            }
        };
        let done = self.past.a_turn_ago(seat, game.moment().stretch);
        let carried = game.carry_out(seat, instruction, &done);
        let is_whole = carried.stopped.is_none() && carried.left_out.is_none();
        if is_early && !(carried.is_sure && is_whole) {
            return Took::Later;
        }
        for (nth, action) in carried.actions.iter().enumerate() {
            if let Err(illegal) = self.take(game, seat, action, log, taken) {
                return Took::Stopped {
                    taken: nth,
                    illegal,
                };
            }
        }
        let taken = carried.actions.len();
        match carried.stopped.or(carried.left_out) {
            Some(illegal) => Took::Stopped { taken, illegal },
            None => Took::All {
                taken,
                left: carried.left.map(Step::Instruction),
            },
        }
    }

    fn take(
        &mut self,
        game: &mut G,
        seat: Seat,
        action: &G::Action,
        log: &mut impl Log<G::Event>,
        taken: &mut impl FnMut(Seat, &G::Action),
    ) -> Result<(), G::Illegal> {
        self.prepare(game, seat, action, log, taken);
        let stretch = game.moment().stretch;
        game.apply(seat, action, log)?;
        taken(seat, action);
        self.past.note(seat, stretch, action);
        Ok(())
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

    /// Stops the part that waited for an answer, if that was no. Another question may have been refused meanwhile.
    fn stop_waiting(&mut self, game: &G, ran: &mut Vec<RanOf<G>>) {
        let moment = game.moment();
        let mut all = self.programmes.iter_mut();
        let found = all.find_map(|(&seat, programme)| {
            let is_refused = |part: &Running<G>| part.is_waiting && moment.is_open_to(seat);
            let nth = programme.iter().position(is_refused)?;
            Some((seat, programme, nth))
        });
        if let Some((seat, programme, nth)) = found {
            let mut running = programme.remove(nth);
            if let Some(step) = running.next().cloned() {
                running.step_done(None);
                stop(ran, seat, running.part.stretch(), (step, None));
            }
            programme.extend(running.for_next_turn().map(Running::new));
        }
    }

    /// Drops what is left of parts whose phase is over, but for later turns.
    fn drop_past(&mut self, now: Stretch<G::Phase>) {
        for programme in self.programmes.values_mut() {
            let mut kept = Vec::with_capacity(programme.len());
            for mut running in programme.drain(..) {
                let mut is_left = true;
                while is_left && is_past(&running, now) {
                    let later = running.for_next_turn();
                    is_left = later.is_some();
                    running = later.map_or(running, Running::new);
                }
                kept.extend(is_left.then_some(running));
            }
            *programme = kept;
        }
        self.programmes.retain(|_, programme| !programme.is_empty());
    }
}

/// How a step went.
enum Took<S, I> {
    /// It is not the moment yet, and it cannot be done before.
    Later,
    /// All of it was done. `left` is what is done in later turns.
    All { taken: usize, left: Option<S> },
    /// It stopped after so many actions.
    Stopped { taken: usize, illegal: I },
}

fn is_past<G: Planning>(running: &Running<G>, now: Stretch<G::Phase>) -> bool {
    running.part.stretch() < now
}

/// Counts actions of a part among what ran.
fn count<S, P: Copy + Eq, I>(
    ran: &mut Vec<Ran<S, P, I>>,
    seat: Seat,
    stretch: Stretch<P>,
    taken: usize,
) {
    let same = |one: &&mut Ran<S, P, I>| one.seat == seat && one.stretch == stretch;
    match ran.iter_mut().find(same) {
        Some(one) => one.taken += taken,
        None if taken == 0 => (),
        None => ran.push(Ran {
            seat,
            stretch,
            taken,
            stopped: None,
        }),
    }
}

/// Notes where a part stopped.
fn stop<S, P: Copy + Eq, I>(
    ran: &mut Vec<Ran<S, P, I>>,
    seat: Seat,
    stretch: Stretch<P>,
    stopped: (S, Option<I>),
) {
    let same = |one: &&mut Ran<S, P, I>| one.seat == seat && one.stretch == stretch;
    match ran.iter_mut().find(same) {
        Some(one) => one.stopped = Some(stopped),
        None => ran.push(Ran {
            seat,
            stretch,
            taken: 0,
            stopped: Some(stopped),
        }),
    }
}
