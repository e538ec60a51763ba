//! Journeys, geese that follow, and goods that were moved.

use game::Seat;

use crate::map::RegionId;
use crate::moved_goods::Moved;
use crate::pieces::{Journey, Led};
use crate::{FlockPosition, Good, Impossible, Phase, Place, Stage, TransporterId, rules};

use super::{Checked, Reader, ensure, refuse};

impl Reader<'_> {
    /// Whether a seat may have anything under way.
    fn is_moving(&self, seat: Seat) -> bool {
        let is_time =
            self.position.phase == Phase::Movement && self.position.stage == Stage::Acting;
        is_time && !self.state.is_done(seat)
    }

    pub(super) fn read_journey(&mut self, seat: Seat) -> Checked {
        let Some(journey) = self.position.seats[seat.index()].journey else {
            return Ok(());
        };
        let (rule, entry) = ("RB-MOVE-01", format!("seats[{}].journey", seat.index()));
        ensure(
            self.is_moving(seat),
            &entry,
            "transporters move in the movement phase",
            rule,
        )?;
        let id = journey.transporter;
        let own = self
            .state
            .transporter(id)
            .filter(|_| id.owner() == Some(seat));
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
            &entry,
            "no transporter of the seat is so far on its way",
            rule,
        )?;
        let flock = journey.flock;
        let entry = format!("{entry}.flock");
        let flock = flock.map(|flock| self.read_flock(&entry, id, flock));
        let flock = flock.transpose()?;
        self.state.part_mut(seat).journey = Some(Journey {
            transporter: id,
            steps_left: journey.steps_left,
            flock,
        });
        Ok(())
    }

    pub(super) fn read_led(&mut self, seat: Seat) -> Checked {
        let Some(led) = self.position.seats[seat.index()].led else {
            return Ok(());
        };
        let entry = format!("seats[{}].led", seat.index());
        let id = led.transporter;
        let own = self
            .state
            .transporter(id)
            .filter(|own| !own.is_aboard && !own.has_moved);
        let fits = own.is_some() && id.owner() == Some(seat) && self.is_moving(seat);
        ensure(
            fits,
            &entry,
            "a transporter of the seat that has not moved leads them",
            "RB-MOVE-14",
        )?;
        let flock = FlockPosition {
            region: led.region,
            geese: led.geese,
        };
        let (region, geese) = self.read_flock(&entry, id, flock)?;
        self.state.part_mut(seat).led = Some(Led {
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
            let is_going = |seat: Seat| {
                let of = self.position.seats.get(seat.index());
                of.is_some_and(|of| of.journey.is_some())
            };
            ensure(
                units.now.iter().all(is_going),
                &entry,
                "no transporter is on its way",
                rule,
            )?;
            let all_there = units.by.iter().all(|seat| seat.index() < self.n_seats());
            let by_any = !(units.now.is_empty() && units.by.is_empty());
            ensure(
                all_there && by_any && units.count > 0,
                &entry,
                "somebody moved something",
                rule,
            )?;
            let moved = Moved::of(units.by, units.now);
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

    /// No other transporter of its seat has moved the geese that follow.
    fn check_flocks(&self) -> Checked {
        let state = &self.state;
        for seat in state.seats() {
            let part = state.part(seat);
            let following = part.journey.and_then(|journey| {
                let (region, geese) = journey.flock?;
                Some(("journey.flock", journey.transporter, region, geese))
            });
            let led = part.led;
            let led = led.map(|led| ("led", led.transporter, led.region, led.geese));
            for (entry, id, region, geese) in [following, led].into_iter().flatten() {
                let most = rules::leadable(state, seat, region, id);
                ensure(
                    geese <= most,
                    &format!("seats[{}].{entry}", seat.index()),
                    "another transporter of the seat has moved the geese",
                    "RB-MOVE-17",
                )?;
            }
        }
        Ok(())
    }
}
