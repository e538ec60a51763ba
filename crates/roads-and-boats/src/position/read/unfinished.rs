//! Whose moment it is, and what is open.

use game::SeatSet;

use crate::bill::Need;
use crate::map::RegionId;
use crate::moved_goods::Moved;
use crate::pieces::{Ask, Journey, Led};
use crate::{
    Action, Duty, FlockPosition, Good, Impossible, Phase, Place, Stage, TransporterId, rules,
};

use super::{Checked, Reader, ensure, refuse};

impl Reader<'_> {
    pub(super) fn read_journey(&mut self) -> Checked {
        let Some(journey) = self.position.journey else {
            return Ok(());
        };
        let rule = "RB-MOVE-01";
        let is_time =
            self.position.phase == Phase::Movement && self.position.stage == Stage::Acting;
        ensure(
            is_time,
            "journey",
            "transporters move in the movement phase",
            rule,
        )?;
        let id = journey.transporter;
        let own = self
            .state
            .transporter(id)
            .filter(|_| id.owner() == Some(self.state.acting()));
        let own = own.filter(|own| !own.is_aboard);
        let kind = own.filter(|own| own.has_moved).map(|own| own.kind);
        let is_docked =
            own.is_some_and(|own| matches!(self.state.map.place(own.place), Place::Dock { .. }));
        // Docking ends a move.
        let fits = kind.is_some_and(|kind| match is_docked {
            true => journey.steps_left == 0,
            false => journey.steps_left < kind.steps(),
        });
        ensure(
            fits,
            "journey",
            "no transporter of the acting seat is so far on its way",
            rule,
        )?;
        let flock = journey.flock;
        let flock = flock.map(|flock| self.read_flock("journey.flock", id, flock));
        self.state.journey = Some(Journey {
            transporter: id,
            steps_left: journey.steps_left,
            flock: flock.transpose()?,
        });
        Ok(())
    }

    pub(super) fn read_led(&mut self) -> Checked {
        let Some(led) = self.position.led else {
            return Ok(());
        };
        let id = led.transporter;
        let own = self
            .state
            .transporter(id)
            .filter(|own| !own.is_aboard && !own.has_moved);
        let fits = own.is_some()
            && id.owner() == Some(self.state.acting())
            && self.position.phase == Phase::Movement
            && self.position.stage == Stage::Acting;
        ensure(
            fits,
            "led",
            "a transporter of the acting seat that has not moved leads them",
            "RB-MOVE-14",
        )?;
        let flock = FlockPosition {
            region: led.region,
            geese: led.geese,
        };
        let (region, geese) = self.read_flock("led", id, flock)?;
        self.state.led = Some(Led {
            transporter: id,
            region,
            geese,
        });
        Ok(())
    }

    /// Geese beside a transporter that is there.
    fn read_flock(
        &self,
        entry: &str,
        id: TransporterId,
        flock: FlockPosition,
    ) -> Result<(RegionId, u16), Impossible> {
        let region = self.find(entry, flock.region)?;
        let geese = self.state.goods(region)[Good::Goose];
        let is_near = self.state.transporter(id).is_some_and(|own| {
            self.state.map.tile_of(region) == self.state.tile_of(own)
                && self.state.reach(own.place) & self.state.bit(region) != 0
        });
        ensure(
            is_near && (1..=geese).contains(&flock.geese),
            entry,
            "there are not so many geese beside it",
            "RB-MOVE-14",
        )?;
        Ok((region, flock.geese))
    }

    pub(super) fn read_moved(&mut self) -> Checked {
        let is_time =
            self.position.phase == Phase::Movement && self.position.stage == Stage::Acting;
        let rule = "RB-MOVE-06";
        for (nth, units) in self.position.moved.iter().enumerate() {
            let entry = format!("moved[{nth}]");
            ensure(
                is_time,
                &entry,
                "goods are moved in the movement phase",
                rule,
            )?;
            let holder = self
                .state
                .find_holder(units.on)
                .map_err(refuse(entry.clone()))?;
            let is_now = self.position.journey.is_some();
            ensure(
                !units.now || is_now,
                &entry,
                "no transporter is on its way",
                rule,
            )?;
            let all_there = units.by.iter().all(|seat| seat.index() < self.n_seats());
            ensure(
                all_there && (units.now || !units.by.is_empty()) && units.count > 0,
                &entry,
                "somebody moved something",
                rule,
            )?;
            let bits = units
                .by
                .iter()
                .fold(0, |bits, seat| bits | 1 << seat.index());
            let moved = Moved(bits | if units.now { Moved::NOW.0 } else { 0 });
            let known = self.state.moved_goods.iter().any(|other| {
                (other.holder, other.good, other.moved) == (holder, units.good, moved)
            });
            ensure(!known, &entry, "it is there twice", rule)?;
            let listed: u32 = self
                .position
                .moved
                .iter()
                .filter(|other| other.on == units.on && other.good == units.good)
                .map(|other| u32::from(other.count))
                .sum();
            let fits = listed <= u32::from(self.state.heap(holder)[units.good]);
            ensure(fits, &entry, "there are not so many", rule)?;
            self.state
                .moved_goods
                .put(holder, units.good, moved, units.count);
        }
        self.check_flocks()
    }

    /// No other transporter of the seat has moved the geese that follow.
    fn check_flocks(&self) -> Checked {
        let state = &self.state;
        let following = state.journey.and_then(|journey| {
            let (region, geese) = journey.flock?;
            Some(("journey.flock", journey.transporter, region, geese))
        });
        let led = state
            .led
            .map(|led| ("led", led.transporter, led.region, led.geese));
        for (entry, id, region, geese) in [following, led].into_iter().flatten() {
            let most = rules::leadable(state, state.acting(), region, id);
            ensure(
                geese <= most,
                entry,
                "another transporter of the seat has moved the geese",
                "RB-MOVE-17",
            )?;
        }
        Ok(())
    }

    /// Seats wait only in a phase whose order nobody asked to settle.
    pub(super) fn read_waiting(&self) -> Checked {
        let state = &self.state;
        let has_waited = state.line() != state.sequence() || !state.waited.is_empty();
        let is_acting = state.stage == Stage::Acting;
        ensure(
            !has_waited || is_acting && rules::can_wait_in(state).is_ok(),
            "line",
            "nobody waits here",
            "RB-TURN-09",
        )?;
        let left = &state.line()[usize::from(state.mover)..];
        ensure(
            state.waited.iter().all(|seat| left.contains(&seat)),
            "waited",
            "a seat that is done does not wait",
            "RB-TURN-09",
        )?;
        ensure(
            !state.is_settled || is_acting && !state.is_solo() || state.stage == Stage::Over,
            "settled",
            "no order is settled here",
            "RB-TURN-02",
        )
    }

    /// Answers of seats to others, each once.
    pub(super) fn read_refused(&mut self) -> Checked {
        let is_time = self.position.stage == Stage::Acting && self.position.phase != Phase::Wonder;
        for (nth, refused) in self.position.refused.iter().enumerate() {
            let entry = format!("refused[{nth}]");
            let is_question = matches!(
                refused.action,
                Action::Hand { .. } | Action::Carry { .. } | Action::Pay { .. }
            );
            let all_there = refused.asker != refused.owner
                && [refused.asker, refused.owner]
                    .iter()
                    .all(|seat| seat.index() < self.n_seats());
            let ask = Ask {
                asker: refused.asker,
                owner: refused.owner,
                action: refused.action,
            };
            ensure(
                is_time && is_question && all_there && !self.state.refused.contains(&ask),
                &entry,
                "nobody can have answered that",
                "RB-TURN-06",
            )?;
            self.state.refused.push(ask);
        }
        Ok(())
    }

    pub(super) fn read_stage(&self) -> Checked {
        let n_seats = self.state.n_seats;
        let (rule, entry) = ("RB-TURN-02", "stage");
        let is_first = self.position.mover == 0;
        match self.position.stage {
            Stage::Calling { asked } => {
                let fits = n_seats > 1
                    && !asked.is_empty()
                    && asked.iter().all(|seat| seat.index() < usize::from(n_seats));
                ensure(
                    fits && is_first,
                    entry,
                    "seats that are there are asked before anyone acts",
                    rule,
                )
            }
            Stage::Praying { said, stopped } => {
                let have_said = &self.state.praying[..usize::from(said.min(n_seats))];
                let fits = n_seats > 1
                    && said < n_seats
                    && stopped.iter().all(|seat| have_said.contains(&seat));
                ensure(
                    fits && is_first,
                    entry,
                    "seats say in the order of the row",
                    "RB-TURN-03",
                )
            }
            Stage::Choosing { positions } => {
                let (chart, beyond) = positions.split_at(usize::from(n_seats));
                let chosen: SeatSet = chart.iter().flatten().copied().collect();
                let n_chosen = chart.iter().flatten().count();
                let last: SeatSet = self
                    .state
                    .praying()
                    .iter()
                    .rev()
                    .take(n_chosen)
                    .copied()
                    .collect();
                let fits = n_seats > 1
                    && beyond.iter().all(Option::is_none)
                    && chosen == last
                    && chosen.len() == n_chosen
                    && n_chosen + 1 < usize::from(n_seats);
                ensure(
                    fits && is_first,
                    entry,
                    "seats choose from the back of the row on",
                    "RB-TURN-04",
                )
            }
            Stage::Homes | Stage::FreeMap { .. } => {
                let is_bare = self.position.phase == Phase::Production
                    && self.position.buildings.is_empty()
                    && self.position.roads.is_empty()
                    && self.position.bridges.is_empty()
                    && self.position.walls.is_empty();
                ensure(
                    is_bare,
                    entry,
                    "nothing is built before the first turn",
                    "RB-SET-04",
                )
            }
            Stage::Over => ensure(
                is_first || self.position.phase == Phase::Wonder,
                entry,
                "nobody acts",
                "RB-WON-05",
            ),
            Stage::Acting => Ok(()),
        }
    }

    /// Duty, bill and question.
    pub(super) fn read_open(&mut self) -> Checked {
        let is_acting = self.position.stage == Stage::Acting;
        let seat = self.state.acting();
        if let Some(duty) = self.position.duty {
            let is_time = is_acting
                && self.position.phase == Phase::Production
                && self.position.bill.is_none();
            ensure(
                is_time,
                "duty",
                "that comes up in the production phase",
                "RB-PROD-10",
            )?;
            self.state.duty = Some(duty);
            let fits = match duty {
                Duty::Destroy => rules::one_is_enough(&self.state, seat),
                Duty::Upgrade(topic) => {
                    self.state.research[seat].contains(topic) && topic.factory().is_some()
                }
            };
            let has_any = {
                let mut actions = Vec::new();
                rules::legal_actions(&self.state, seat, &mut actions);
                actions.iter().any(|action| *action != Action::Done)
            };
            ensure(
                fits && has_any,
                "duty",
                "there is nothing to do for it",
                "RB-RES-07",
            )?;
        }
        if let Some(bill) = &self.position.bill {
            ensure(is_acting, "bill", "nobody acts", "RB-TURN-07")?;
            let paid: Vec<_> = bill
                .paid
                .iter()
                .map(|paid| (paid.good, paid.from))
                .collect();
            let bill = rules::check_bill(&self.state, seat, &bill.action, &paid)
                .map_err(refuse("bill".to_owned()))?;
            debug_assert!(bill.owed != Need::default());
            self.state.bill = Some(Box::new(bill));
        }
        if let Some(ask) = self.position.ask {
            let fits = is_acting && ask.owner.index() < self.n_seats() && self.state.duty.is_none();
            ensure(fits, "ask", "nobody can be asked", "RB-TURN-06")?;
            let is_payment = matches!(ask.action, Action::Pay { .. });
            ensure(
                is_payment == self.state.bill.is_some(),
                "ask",
                "it is not what is asked now",
                "RB-TURN-06",
            )?;
            let ask = Ask {
                asker: seat,
                owner: ask.owner,
                action: ask.action,
            };
            rules::check_ask(&self.state, &ask).map_err(refuse("ask".to_owned()))?;
            self.state.ask = Some(ask);
        }
        Ok(())
    }
}
