//! RB-MOVE-13: transporters that carry transporters.

use game::{Log, Seat};

use crate::map::PlaceId;
use crate::{Action, Event, Illegal, Phase, Place, State, TransporterId};

use super::{cargo, consent, movement};

/// A transporter that may be taken on.
pub(super) struct Carry {
    seat: Seat,
    carrier: TransporterId,
    passenger: TransporterId,
}

/// A carried transporter that may be set down.
pub(super) struct SetDown {
    seat: Seat,
    carrier: TransporterId,
    passenger: TransporterId,
    at: PlaceId,
}

pub(super) fn list(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    for (carrier, carrying) in state.all_transporters() {
        let Some(passenger) = carrying.passenger else {
            continue;
        };
        if ![carrier, passenger]
            .iter()
            .any(|id| id.owner() == Some(seat))
        {
            continue;
        }
        for at in places_around(state, carrying.place) {
            let at = state.map.place(at);
            if check_set_down(state, seat, carrier, at).is_ok() {
                actions.push(Action::SetDown { carrier, at });
            }
        }
    }
    for (carrier, own) in state.present(seat) {
        if own.passenger.is_some()
            || !own.cargo.is_empty()
            || movement::check_journey(state, carrier, own).is_err()
        {
            continue;
        }
        let tile = state.tile_of(own);
        for (passenger, other) in state.all_transporters() {
            if passenger != carrier
                && state.tile_of(other) == tile
                && check_carry(state, seat, carrier, passenger).is_ok()
            {
                actions.push(Action::Carry { carrier, passenger });
            }
        }
    }
}

/// Checks that a transporter may be taken on, and says which other seat has to agree (RB-TURN-06).
pub(super) fn check_carry(
    state: &State,
    seat: Seat,
    carrier: TransporterId,
    passenger: TransporterId,
) -> Result<(Carry, Option<Seat>), Illegal> {
    super::check_phase(state, Phase::Movement)?;
    let own = state.find_own(seat, carrier)?;
    if own.is_aboard {
        return Err(Illegal::IsAboard { id: carrier });
    }
    movement::check_journey(state, carrier, own)?;
    let id = passenger;
    let other = state
        .transporter(id)
        .ok_or(Illegal::NoSuchTransporter { id })?;
    if other.is_aboard {
        return Err(Illegal::IsAboard { id });
    }
    if !cargo::are_together(state, own, other) {
        let rule = "RB-MOVE-13";
        return Err(Illegal::OutOfReach { rule });
    }
    let is_laden = [own, other]
        .iter()
        .any(|one| !one.cargo.is_empty() || one.passenger.is_some());
    if carrier == passenger || other.has_moved || is_laden {
        return Err(Illegal::CannotCarry { id });
    }
    let consent = passenger.owner().filter(|&owner| owner != seat);
    let action = Action::Carry { carrier, passenger };
    consent::check_not_refused(state, seat, consent, &action)?;
    let carry = Carry {
        seat,
        carrier,
        passenger,
    };
    Ok((carry, consent))
}

impl Carry {
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Carry {
            seat,
            carrier,
            passenger,
        } = self;
        if let (Some(owner), Some(_)) = (passenger.owner(), state.led_by(passenger)) {
            state.part_mut(owner).led = None;
        }
        let carrying = state.transporter_mut(carrier);
        carrying.passenger = Some(passenger);
        let place = carrying.place;
        let carried = state.transporter_mut(passenger);
        carried.is_aboard = true;
        carried.place = place;
        // It cannot be set down before the next turn.
        carried.has_moved = true;
        log.record(|| Event::Carried {
            seat,
            carrier,
            passenger,
        });
    }
}

/// The places on a tile, rivers and docks included.
fn places_around(state: &State, place: PlaceId) -> impl Iterator<Item = PlaceId> {
    let tile = state.map.tile(state.map.tile_of_place(place));
    let land = tile.regions().map(crate::map::RegionId::place);
    land.chain(tile.boat_places.iter().copied())
}

pub(super) fn check_set_down(
    state: &State,
    seat: Seat,
    carrier: TransporterId,
    at: Place,
) -> Result<SetDown, Illegal> {
    super::check_phase(state, Phase::Movement)?;
    let id = carrier;
    let own = state
        .transporter(id)
        .ok_or(Illegal::NoSuchTransporter { id })?;
    // The owner of either does it, so that no passenger is a hostage.
    let owners = [Some(id), own.passenger].map(|one| one.and_then(TransporterId::owner));
    if !owners.contains(&Some(seat)) {
        return Err(Illegal::NotYours { id });
    }
    let passenger = own.passenger.ok_or(Illegal::CarriesNone { id })?;
    let carried = state
        .transporter(passenger)
        .ok_or(Illegal::CarriesNone { id })?;
    if own.has_moved || carried.has_moved {
        return Err(Illegal::TooEarlyToSetDown { id });
    }
    let refused = Illegal::CannotSetDown { at };
    let place = state.find_place(at).map_err(|_| refused)?;
    let tile = state.tile_of(own);
    let is_near =
        state.map.tile_of_place(place) == tile && state.reach(place) & state.reach(own.place) != 0;
    let fits = match at {
        Place::Sea(_) => false,
        Place::Land(_) => !carried.kind.is_boat(),
        // A boat sets a boat down only where it is itself.
        Place::River(_) | Place::Dock { .. } if own.kind.is_boat() && place != own.place => false,
        Place::River(_) => carried.kind.is_boat(),
        Place::Dock { sea, .. } => {
            let owner = passenger.owner().unwrap_or(seat);
            let is_open = state
                .map
                .sea_towards(tile, sea)
                .is_some_and(|(_, edge)| !state.is_walled_off(owner, edge));
            carried.kind.is_boat() && is_open
        }
    };
    if is_near && fits {
        Ok(SetDown {
            seat,
            carrier,
            passenger,
            at: place,
        })
    } else {
        Err(refused)
    }
}

impl SetDown {
    /// Sets the transporter down. Both can move then.
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let SetDown {
            seat,
            carrier,
            passenger,
            at,
        } = self;
        state.transporter_mut(carrier).passenger = None;
        let carried = state.transporter_mut(passenger);
        carried.is_aboard = false;
        carried.place = at;
        let at = state.map.place(at);
        log.record(|| Event::SetDown {
            seat,
            carrier,
            passenger,
            at,
        });
    }
}
