//! Transporters, where they are and what they carry.

use game::Seat;

use crate::map::RegionId;
use crate::pieces::Transporter;
use crate::{Duty, Good, Phase, Place, Stage, Terrain, TransporterId, TransporterPosition, rules};

use super::{Checked, Reader, ensure, refuse};

impl Reader<'_> {
    pub(super) fn read_transporters(&mut self) -> Checked {
        for (nth, seat) in self.position.seats.iter().enumerate() {
            let owner = Seat::new(nth as u8).expect("at most six seats");
            for (idx, entry) in seat.transporters.iter().enumerate() {
                let name = format!("seats[{nth}].transporters[{idx}]");
                ensure(
                    entry.id.owner() == Some(owner),
                    &name,
                    "its number is of another seat",
                    "RB-TURN-06",
                )?;
                let slot = entry.id.index();
                ensure(
                    self.state.transporters[slot].is_none(),
                    &name,
                    "its number is there twice",
                    "RB-TURN-06",
                )?;
                let place = self
                    .state
                    .find_place(entry.at)
                    .map_err(refuse(name.clone()))?;
                let room = u32::from(entry.kind.room());
                ensure(
                    entry.cargo.total() <= room,
                    &name,
                    "it carries too much",
                    "RB-MOVE-05",
                )?;
                let mut transporter = Transporter::new(entry.kind, place);
                transporter.cargo = entry.cargo;
                transporter.has_moved = entry.moved;
                let may_have_moved = !entry.moved
                    || self.position.phase == Phase::Movement
                        && self.position.stage == Stage::Acting;
                ensure(
                    may_have_moved,
                    &name,
                    "it moves in the movement phase only",
                    "RB-MOVE-01",
                )?;
                self.state.transporters[slot] = Some(transporter);
            }
        }
        Ok(())
    }

    pub(super) fn entries(&self) -> impl Iterator<Item = &TransporterPosition> {
        self.position
            .seats
            .iter()
            .flat_map(|seat| &seat.transporters)
    }

    pub(super) fn read_passengers(&mut self) -> Checked {
        let pairs: Vec<(TransporterId, TransporterId)> = self
            .entries()
            .filter_map(|entry| Some((entry.id, entry.carries?)))
            .collect();
        for (carrier, passenger) in pairs {
            let entry = format!("transporter {carrier}");
            let rule = "RB-MOVE-13";
            let place = self.state.transporter(carrier).map(|own| own.place);
            let fits = match (
                self.state.transporter(carrier),
                self.state.transporter(passenger),
            ) {
                (Some(own), Some(other)) => {
                    carrier != passenger
                        && !other.is_aboard
                        && own.cargo.is_empty()
                        && other.cargo.is_empty()
                        && Some(other.place) == place
                }
                _ => false,
            };
            ensure(fits, &entry, "it cannot carry that", rule)?;
            self.state.transporter_mut(carrier).passenger = Some(passenger);
            self.state.transporter_mut(passenger).is_aboard = true;
        }
        let chained = self
            .state
            .all_transporters()
            .any(|(_, own)| own.is_aboard && own.passenger.is_some());
        ensure(
            !chained,
            "seats",
            "a carried transporter carries none",
            "RB-MOVE-13",
        )
    }

    /// Transporters are where their kind can be, walls keep others off, and nothing is left at sea.
    pub(super) fn check_places(&self) -> Checked {
        let state = &self.state;
        for (id, own) in state.all_transporters() {
            let entry = format!("transporter {id}");
            let place = state.map.place(own.place);
            let is_on_land = matches!(place, Place::Land(_));
            let fits = own.is_aboard || own.kind.is_boat() != is_on_land;
            ensure(fits, &entry, "it cannot be there", "RB-MOVE-04")?;
            if let (Place::Dock { sea, .. }, Some(owner), false) =
                (place, id.owner(), own.is_aboard)
            {
                let out = state.map.sea_towards(state.tile_of(own), sea);
                let is_open = out.is_some_and(|(_, edge)| !state.is_walled_off(owner, edge));
                ensure(
                    is_open,
                    &entry,
                    "another seat's wall would have pushed it off",
                    "RB-BUILD-17",
                )?;
            }
        }
        for (nth, heap) in state.regions.iter().enumerate() {
            let region = RegionId(nth as u16);
            let tile = state.map.tile_of(region);
            let at_sea = state.terrain(tile) == Terrain::Sea && state.works(tile).is_none();
            if !at_sea || heap.goods.is_empty() {
                continue;
            }
            let entry = format!("goods at {}", state.map.region(region));
            let only_geese = heap.goods.total() == u32::from(heap.goods[Good::Goose]);
            ensure(
                only_geese,
                &entry,
                "goods cannot lie at sea without an oil rig",
                "RB-MOVE-10",
            )?;
            let is_led = state
                .all_transporters()
                .any(|(_, own)| own.place == region.place());
            ensure(is_led, &entry, "a goose is not alone at sea", "RB-MOVE-15")?;
        }
        for seat in state.seats() {
            let is_over = rules::is_over_limit(state, seat, None);
            let may_be = self.position.seats[seat.index()].duty == Some(Duty::Destroy);
            let entry = format!("seats[{}].transporters", seat.index());
            let rule = "RB-PROD-10";
            ensure(
                is_over == may_be,
                &entry,
                "there are too many, or one would have to be destroyed",
                rule,
            )?;
        }
        Ok(())
    }
}
