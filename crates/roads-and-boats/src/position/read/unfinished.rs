//! Whose moment it is, and what is open.

use game::{Seat, SeatSet};

use crate::bill::Need;
use crate::pieces::{Ask, Part};
use crate::{Action, Duty, Phase, Stage, rules};

use super::{Checked, Reader, ensure, refuse};

impl Reader<'_> {
    /// Seats wait only in a phase whose order nobody asked to settle.
    pub(super) fn read_waiting(&self) -> Checked {
        let state = &self.state;
        let is_acting = state.stage == Stage::Acting;
        let left = &state.line()[usize::from(state.mover)..];
        let in_order =
            left.is_sorted_by_key(|seat| state.sequence().iter().position(|other| other == seat));
        let has_waited = !in_order || !state.waited.is_empty();
        ensure(
            !has_waited || is_acting && rules::can_wait_in(state).is_ok(),
            "line",
            "nobody waits here",
            "RB-TURN-09",
        )?;
        let (done, left) = state.line().split_at(usize::from(state.mover));
        let place = |seat: &Seat| state.sequence().iter().position(|other| other == seat);
        ensure(
            done.is_sorted_by_key(place),
            "line",
            "those that are done are in the order of the sequence",
            "RB-TURN-09",
        )?;
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
            self.state.keep_refusal(ask);
        }
        Ok(())
    }

    pub(super) fn read_stage(&self) -> Checked {
        let n_seats = self.state.n_seats;
        let entry = "stage";
        let is_first = self.position.mover == 0;
        match self.position.stage {
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

    /// Calls for the order of phases, and whether it is too late for one.
    pub(super) fn read_calls(&mut self) -> Checked {
        let rule = "RB-TURN-02";
        let is_running = self.state.turn > 0 && !self.state.is_solo();
        for (seat, of) in Seat::first(self.n_seats()).zip(&self.position.seats) {
            for &phase in &of.calls {
                let calls = &mut self.state.calls[phase as usize];
                ensure(
                    is_running && phase != self.position.phase && !calls.contains(seat),
                    &format!("seats[{}].calls", seat.index()),
                    "it calls once, and for a phase to come",
                    rule,
                )?;
                *calls = calls.with(seat);
            }
        }
        let state = &self.state;
        let is_first = state.mover == 0 || state.phase == Phase::Wonder;
        let nobody_waited = state.line() == state.sequence() && state.waited.is_empty();
        let fits = is_running && state.stage == Stage::Acting && !state.is_settled;
        ensure(
            !state.is_untouched || fits && is_first && nobody_waited && state.wonder.bought == 0,
            "untouched",
            "somebody has acted",
            rule,
        )
    }

    /// Duty, bill and question of a seat.
    pub(super) fn read_open(&mut self, seat: Seat) -> Checked {
        let of = &self.position.seats[seat.index()];
        let is_in_order = self.position.phase == Phase::Wonder && seat != self.state.acting();
        let is_acting =
            self.position.stage == Stage::Acting && !self.state.is_done(seat) && !is_in_order;
        let name = |entry: &str| format!("seats[{}].{entry}", seat.index());
        if let Some(duty) = of.duty {
            let is_time =
                is_acting && self.position.phase == Phase::Production && of.bill.is_none();
            ensure(
                is_time,
                &name("duty"),
                "that comes up in the production phase",
                "RB-PROD-10",
            )?;
            self.state.part_mut(seat).duty = Some(duty);
            let state = &self.state;
            let fits = match duty {
                Duty::Destroy => rules::one_is_enough(state, seat),
                Duty::Upgrade(topic) => {
                    state.research[seat].contains(topic)
                        && rules::upgradable(state, seat, topic).next().is_some()
                }
            };
            ensure(
                fits,
                &name("duty"),
                "there is nothing to do for it",
                "RB-RES-07",
            )?;
        }
        if let Some(bill) = &of.bill {
            ensure(is_acting, &name("bill"), "it does not act", "RB-TURN-07")?;
            let paid: Vec<_> = bill
                .paid
                .iter()
                .map(|paid| (paid.good, paid.from))
                .collect();
            let bill = rules::check_bill(&self.state, seat, &bill.action, &paid)
                .map_err(refuse(name("bill")))?;
            debug_assert!(bill.owed != Need::default());
            self.state.part_mut(seat).bill = Some(Box::new(bill));
        }
        if let Some(ask) = of.ask {
            let is_free = self.state.asked_of(ask.owner).is_none() && of.duty.is_none();
            let fits = is_acting && ask.owner.index() < self.n_seats() && is_free;
            ensure(fits, &name("ask"), "nobody can be asked", "RB-TURN-06")?;
            let is_payment = matches!(ask.action, Action::Pay { .. });
            ensure(
                is_payment == of.bill.is_some(),
                &name("ask"),
                "it is not what is asked now",
                "RB-TURN-06",
            )?;
            let ask = Ask {
                asker: seat,
                owner: ask.owner,
                action: ask.action,
            };
            rules::check_ask(&self.state, &ask).map_err(refuse(name("ask")))?;
            self.state.part_mut(seat).ask = Some(ask);
        }
        Ok(())
    }

    /// What seats have half done before their moment is out of reach of those before them, and nothing is half done
    /// where nobody has acted.
    pub(super) fn check_half_done(&self) -> Checked {
        let state = &self.state;
        for seat in state.seats() {
            let entry = format!("seats[{}]", seat.index());
            ensure(
                !state.is_untouched || *state.part(seat) == Part::default(),
                &entry,
                "somebody has acted",
                "RB-TURN-02",
            )?;
            rules::check_half_done(state, seat).map_err(refuse(entry))?;
        }
        Ok(())
    }
}
