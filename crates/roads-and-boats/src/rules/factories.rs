//! RB-PROD-08 to 11: making transporters, launching boats, limits and destroying.

use game::{Log, Seat};

use crate::bill::{Need, Quote};
use crate::map::{PlaceId, TileId};
use crate::pieces::{Transporter, Works};
use crate::{
    Action, Building, Duty, Event, Hex, Illegal, Phase, Place, State, Transport, TransporterId,
};

use super::production;

/// The most transporters of a seat.
const LIMIT: usize = 8;
/// The most of them on land, and on water.
const LIMIT_OF_A_KIND: usize = 5;

/// Whether a seat has more transporters than it may, or would have with one more of a kind.
pub(crate) fn is_over_limit(state: &State, seat: Seat, more: Option<Transport>) -> bool {
    breaks_limit(state.own(seat).map(|(_, own)| own.kind).chain(more))
}

fn breaks_limit(kinds: impl Iterator<Item = Transport> + Clone) -> bool {
    let n_boats = kinds.clone().filter(|kind| kind.is_boat()).count();
    let n_all = kinds.count();
    n_all > LIMIT || n_boats > LIMIT_OF_A_KIND || n_all - n_boats > LIMIT_OF_A_KIND
}

/// The works of a tile that make transporters.
fn factory(state: &State, tile: TileId) -> Option<(Works, Transport)> {
    let works = state.works(tile)?;
    Some((*works, works.building.makes()?))
}

pub(super) fn list(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    super::for_each_tile(state, seat, |tile| {
        let Some((works, kind)) = factory(state, tile).filter(|(works, _)| works.made == 0) else {
            return;
        };
        let hex = state.map.tile(tile).hex;
        match kind {
            Transport::Wagon => {
                let donkeys = state.present(seat).filter(|(_, own)| {
                    own.kind == Transport::Donkey && own.place == works.region.place()
                });
                for (donkey, _) in donkeys {
                    super::push_if_payable(state, seat, Action::Harness { donkey }, actions);
                }
            }
            _ if kind.is_boat() => {
                for &place in &state.map.tile(tile).boat_places {
                    let at = state.map.place(place);
                    super::push_if_payable(state, seat, Action::Make { hex, at }, actions);
                }
            }
            _ => {
                let at = state.map.place(works.region.place());
                super::push_if_payable(state, seat, Action::Make { hex, at }, actions);
            }
        }
    });
}

/// A boat or truck from the factory of a tile.
pub(super) fn quote(state: &State, seat: Seat, hex: Hex, at: Place) -> Result<Quote, Illegal> {
    super::check_phase(state, Phase::Production)?;
    let tile = state.find_tile(hex)?;
    let (works, kind) = factory(state, tile).ok_or(Illegal::NoFactory { hex })?;
    if kind == Transport::Wagon {
        return Err(Illegal::NoFactory { hex });
    }
    if !state.is_present(seat, works.region) {
        let rule = "RB-PROD-04";
        return Err(Illegal::NotPresent { hex, rule });
    }
    if works.made > 0 {
        return Err(Illegal::CapacityUsed { hex });
    }
    check_launch(state, seat, &works, kind, at)?;
    Ok(Quote {
        need: Need::goods(kind.cost()),
        pool: state.own_pool(seat, works.region),
        rule: "RB-PROD-03",
    })
}

/// A new boat goes into a river or on a coast in reach of the factory, a truck stands beside it (RB-PROD-09).
fn check_launch(
    state: &State,
    seat: Seat,
    works: &Works,
    kind: Transport,
    at: Place,
) -> Result<PlaceId, Illegal> {
    let refused = Illegal::CannotLaunch { at };
    let place = state.find_place(at).map_err(|_| refused)?;
    let tile = state.map.tile_of(works.region);
    let is_here =
        state.map.tile_of_place(place) == tile && state.reach(place) & state.bit(works.region) != 0;
    let fits = match at {
        Place::Land(_) => !kind.is_boat(),
        Place::River(_) => kind.is_boat(),
        Place::Dock { sea, .. } => {
            let is_open = state
                .map
                .sea_towards(tile, sea)
                .is_some_and(|(_, edge)| !state.is_walled_off(seat, edge));
            kind.is_boat() && is_open
        }
        Place::Sea(_) => false,
    };
    if is_here && fits {
        Ok(place)
    } else {
        Err(refused)
    }
}

/// A wagon of a donkey (RB-PROD-08).
pub(super) fn quote_wagon(
    state: &State,
    seat: Seat,
    donkey: TransporterId,
) -> Result<Quote, Illegal> {
    super::check_phase(state, Phase::Production)?;
    let refused = Illegal::NotDonkey { id: donkey };
    let own = state.find_own(seat, donkey)?;
    if own.is_aboard {
        return Err(Illegal::IsAboard { id: donkey });
    }
    let tile = state.tile_of(own);
    let (works, kind) = factory(state, tile).ok_or(refused)?;
    let is_there = own.kind == Transport::Donkey && own.place == works.region.place();
    if kind != Transport::Wagon || !is_there {
        return Err(refused);
    }
    if works.made > 0 {
        let hex = state.map.tile(tile).hex;
        return Err(Illegal::CapacityUsed { hex });
    }
    Ok(Quote {
        need: Need::goods(kind.cost()),
        pool: state.own_pool(seat, works.region),
        rule: "RB-PROD-03",
    })
}

pub(super) fn settle(
    state: &mut State,
    seat: Seat,
    hex: Hex,
    at: Place,
    log: &mut impl Log<Event>,
) {
    let tile = state
        .find_tile(hex)
        .expect("checked when the bill was opened");
    let (_, kind) = factory(state, tile).expect("checked when the bill was opened");
    let place = state
        .find_place(at)
        .expect("checked when the bill was opened");
    let id = add(state, seat, kind, place);
    production::add_made(state, tile, 1);
    log.record(|| Event::TransporterMade { seat, id, kind, at });
    if is_over_limit(state, seat, None) {
        state.duty = Some(Duty::Destroy);
    }
}

pub(super) fn settle_wagon(
    state: &mut State,
    seat: Seat,
    donkey: TransporterId,
    log: &mut impl Log<Event>,
) {
    // What the donkey carried lies on the wagon.
    let wagon = state.transporter_mut(donkey);
    wagon.kind = Transport::Wagon;
    let place = wagon.place;
    production::add_made(state, state.map.tile_of_place(place), 1);
    let at = state.map.place(place);
    log.record(|| Event::TransporterMade {
        seat,
        id: donkey,
        kind: Transport::Wagon,
        at,
    });
}

/// Puts a new transporter into the first slot that is free. There is one more of them than a seat may have.
pub(super) fn add(state: &mut State, seat: Seat, kind: Transport, place: PlaceId) -> TransporterId {
    let slots = (0..TransporterId::A_SEAT).map(|nth| TransporterId::of(seat, nth));
    let mut free = slots.filter(|id| state.transporters[id.index()].is_none());
    let id = free.next().expect("a seat at its limit destroys one first");
    state.transporters[id.index()] = Some(Transporter::new(kind, place));
    id
}

/// Whether a transporter stands free at a transporter factory (RB-PROD-10).
fn factory_of(state: &State, own: &Transporter) -> Option<Works> {
    let (works, _) = factory(state, state.tile_of(own))?;
    let is_free = !own.is_aboard && own.passenger.is_none();
    (is_free && state.reach(own.place) & state.bit(works.region) != 0).then_some(works)
}

pub(super) fn list_destroy(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let enough = state
        .own(seat)
        .filter(|&(id, _)| check_destroy(state, seat, id).is_ok());
    actions.extend(enough.map(|(transporter, _)| Action::Destroy { transporter }));
}

/// Whether a seat keeps to its limits once one of those it can destroy is gone.
pub(crate) fn one_is_enough(state: &State, seat: Seat) -> bool {
    state
        .own(seat)
        .any(|(id, _)| check_destroy(state, seat, id).is_ok())
}

/// Whether a transporter stands at a factory, and its seat keeps to its limits without it. Says where its goods stay.
fn check_destroy(
    state: &State,
    seat: Seat,
    id: TransporterId,
) -> Result<(Transporter, Works), Illegal> {
    let own = *state.find_own(seat, id)?;
    let works = factory_of(state, &own).ok_or(Illegal::NotAtFactory { id })?;
    let others = state.own(seat).filter(|&(other, _)| other != id);
    if breaks_limit(others.map(|(_, own)| own.kind)) {
        return Err(Illegal::StillTooMany { kind: own.kind });
    }
    Ok((own, works))
}

/// Destroys a transporter. Goods it carried stay on the tile.
pub(super) fn destroy(
    state: &mut State,
    seat: Seat,
    id: TransporterId,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let (own, works) = check_destroy(state, seat, id)?;
    state.goods_mut(works.region).add(&own.cargo);
    state.transporters[id.index()] = None;
    state.duty = None;
    let region = state.map.region(works.region);
    log.record(|| Event::Destroyed {
        seat,
        id,
        kind: own.kind,
        region,
    });
    Ok(())
}

/// Whether a boat that nobody owns could go into the water: a river, or a coast that no coloured wall closes
/// (RB-PROD-11).
fn has_open_water(state: &State, tile: TileId) -> bool {
    let places = &state.map.tile(tile).boat_places;
    places.iter().any(|&place| match state.map.place(place) {
        Place::Dock { sea, .. } => state
            .map
            .sea_towards(tile, sea)
            .is_some_and(|(_, edge)| state.walls[edge.index()].owner.is_none()),
        _ => true,
    })
}

/// A factory left with inputs uses them up for nobody (RB-PROD-11).
pub(super) fn run_by_itself(state: &mut State, tile: TileId, log: &mut impl Log<Event>) {
    let Some((works, kind)) = factory(state, tile) else {
        return;
    };
    let used = kind.cost();
    if works.building == Building::WagonFactory
        || works.made > 0
        || !state.goods(works.region).covers(&used)
        || kind.is_boat() && !has_open_water(state, tile)
    {
        return;
    }
    state.goods_mut(works.region).remove(&used);
    production::add_made(state, tile, 1);
    let hex = state.map.tile(tile).hex;
    log.record(|| Event::MadeForNobody { hex, used });
}
