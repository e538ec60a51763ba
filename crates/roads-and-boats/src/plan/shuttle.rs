//! A transporter that goes to and fro, in one movement phase.

use game::{Carried, Game, Seat};

use super::Outcome;
use super::instruction::{Instruction, Shuttle};
use crate::map::RegionId;
use crate::{Action, Good, Goods, Holder, Illegal, Phase, State, rules};

/// What becomes of a shuttle in this phase: what it does, and what is left of it.
pub(super) fn carry_out(state: &State, seat: Seat, shuttle: &Shuttle) -> Outcome {
    let mut trip = Trip {
        state: state.clone(),
        seat,
        shuttle: shuttle.clone(),
        actions: Vec::new(),
    };
    let went = trip.go();
    let Trip {
        shuttle, actions, ..
    } = trip;
    let left = Some(Instruction::Shuttle(shuttle));
    let (left, stopped, is_sure) = match went {
        Ok(Went::Home) => (left, None, true),
        Ok(Went::Waits) => (left, None, false),
        Ok(Went::ToItsEnd) => (None, None, true),
        Err(illegal) => (left, Some(illegal), false),
    };
    Carried {
        actions,
        left,
        stopped,
        left_out: None,
        is_sure,
    }
}

/// How far a shuttle got.
enum Went {
    /// As far as its steps took it.
    Home,
    /// It stands where it fetches, and not all is there.
    Waits,
    /// All that was asked is done.
    ToItsEnd,
}

/// The way of a shuttle in one phase.
struct Trip {
    /// The game after all actions so far.
    state: State,
    seat: Seat,
    shuttle: Shuttle,
    actions: Vec<Action>,
}

impl Trip {
    fn go(&mut self) -> Result<Went, Illegal> {
        if self.state.phase != Phase::Movement {
            let phase = self.state.phase;
            return Err(Illegal::WrongPhase { phase });
        }
        let id = self.shuttle.transporter;
        let own = self.state.find_own(self.seat, id)?;
        if own.is_aboard {
            return Err(Illegal::IsAboard { id });
        }
        if self.shuttle.goods.total() > u32::from(own.kind.room()) {
            return Err(Illegal::NoRoom { id });
        }
        let Some((good, _)) = self.shuttle.goods.iter().next() else {
            return Err(Illegal::NotThere { good: Good::Boards });
        };
        let from = self.state.find(self.shuttle.from)?;
        let to = self.state.find(self.shuttle.to)?;
        if from == to {
            return Err(Illegal::NotThere { good });
        }
        if self.shuttle.turn.is_some_and(|last| last < self.state.turn) {
            return Ok(Went::ToItsEnd);
        }
        // Every round brings it nearer to the one or the other, or ends.
        loop {
            if self.reaches(to) && !self.load().is_empty() {
                self.unload(to)?;
            }
            if self.load().is_empty() && self.is_done(to) {
                return Ok(Went::ToItsEnd);
            }
            if self.reaches(from) && !self.fetch(from)? {
                return Ok(Went::Waits);
            }
            let goal = if self.load().is_empty() { from } else { to };
            if !self.step_towards(goal)? {
                return Ok(Went::Home);
            }
        }
    }

    /// What it carries of the goods.
    fn load(&self) -> Goods {
        let cargo = self.state.known_transporter(self.shuttle.transporter).cargo;
        let goods = self.shuttle.goods;
        cargo.iter().filter(|(good, _)| goods[*good] > 0).collect()
    }

    fn reaches(&self, region: RegionId) -> bool {
        let own = self.state.known_transporter(self.shuttle.transporter);
        self.state.is_reached(own.place, region)
    }

    /// Whether enough has been brought.
    fn is_done(&self, to: RegionId) -> bool {
        let there = self.state.goods(to);
        let brought: u16 = self.shuttle.goods.iter().map(|(good, _)| there[good]).sum();
        self.shuttle.trips == Some(0) || self.shuttle.stock.is_some_and(|stock| brought >= stock)
    }

    fn unload(&mut self, to: RegionId) -> Result<(), Illegal> {
        let to = Holder::Region(self.state.map.region(to));
        let from = Holder::Transporter(self.shuttle.transporter);
        let load = self.load();
        self.hand(&load, from, to)?;
        self.shuttle.trips = self.shuttle.trips.map(|trips| trips.saturating_sub(1));
        Ok(())
    }

    /// Takes up what is missing. Returns whether it has all of it then: it takes nothing if it would not, nor what it
    /// could not carry on in this phase (RB-MOVE-06).
    fn fetch(&mut self, from: RegionId) -> Result<bool, Illegal> {
        let load = self.load();
        let missing = self.shuttle.goods.iter().map(|(good, count)| {
            let carried = load[good].min(count);
            (good, count - carried)
        });
        let missing: Goods = missing.filter(|(_, count)| *count > 0).collect();
        if missing.is_empty() {
            return Ok(true);
        }
        if !self.state.goods(from).covers(&missing) {
            return Ok(false);
        }
        let before = (self.state.clone(), self.actions.len());
        let from = Holder::Region(self.state.map.region(from));
        let to = Holder::Transporter(self.shuttle.transporter);
        let could_go = rules::journey(&self.state, self.shuttle.transporter).is_some();
        self.hand(&missing, from, to)?;
        let can_go = rules::journey(&self.state, self.shuttle.transporter).is_some();
        if could_go && !can_go {
            self.state = before.0;
            self.actions.truncate(before.1);
            return Ok(false);
        }
        Ok(true)
    }

    /// Takes the steps of the quickest way that it can still take in this phase. Returns whether it has got there.
    fn step_towards(&mut self, goal: RegionId) -> Result<bool, Illegal> {
        let transporter = self.shuttle.transporter;
        for to in self.state.way_to(transporter, goal)? {
            self.act(Action::Step {
                transporter,
                to,
                ashore: None,
            })?;
        }
        Ok(self.reaches(goal))
    }

    fn hand(&mut self, goods: &Goods, from: Holder, to: Holder) -> Result<(), Illegal> {
        for (good, count) in goods.iter() {
            for _ in 0..count {
                self.act(Action::Hand { good, from, to })?;
            }
        }
        Ok(())
    }

    fn act(&mut self, action: Action) -> Result<(), Illegal> {
        self.state.apply(self.seat, &action, &mut ())?;
        self.actions.push(action);
        Ok(())
    }
}
