//! RB-PROD-08 to 11: making transporters, launching boats, limits and destroying.

use game::{Log, Seat};

use crate::bill::{Need, Quote};
use crate::map::{PlaceId, RegionId, TileId};
use crate::pieces::{Transporter, Works};
use crate::{
    Action, Building, Duty, Event, Goods, Hex, Illegal, Phase, Place, State, Transport,
    TransporterId,
};

use super::{Purchase, bills, production};

/// The most transporters of a seat.
const LIMIT: usize = 8;
/// The most of them on land, and on water.
const LIMIT_OF_A_KIND: usize = 5;

/// A boat or truck that may be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NewTransporter {
    seat: Seat,
    kind: Transport,
    /// Where the factory is.
    region: RegionId,
    at: PlaceId,
}

/// A donkey that may become a wagon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NewWagon {
    seat: Seat,
    donkey: TransporterId,
    /// Where both the factory and the donkey are.
    region: RegionId,
}

/// A transporter that may be destroyed.
pub(super) struct Destruction {
    seat: Seat,
    id: TransporterId,
    kind: Transport,
    cargo: Goods,
    /// Where its goods stay.
    region: RegionId,
}

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
        let mut make_at = |place| {
            let at = state.map.place(place);
            let new = check(state, seat, hex, at);
            bills::push_if_payable(state, Action::Make { hex, at }, new, actions);
        };
        match kind {
            Transport::Wagon => {
                let donkeys = state.present(seat).filter(|(_, own)| {
                    own.kind == Transport::Donkey && own.place == works.region.place()
                });
                for (donkey, _) in donkeys {
                    let wagon = check_wagon(state, seat, donkey);
                    bills::push_if_payable(state, Action::Harness { donkey }, wagon, actions);
                }
            }
            _ if kind.is_boat() => {
                let places = &state.map.tile(tile).boat_places;
                places.iter().copied().for_each(make_at);
            }
            _ => make_at(works.region.place()),
        }
    });
}

/// A boat or truck from the factory of a tile.
pub(super) fn check(state: &State, seat: Seat, hex: Hex, at: Place) -> Result<Purchase, Illegal> {
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
    Ok(Purchase::Transporter(NewTransporter {
        seat,
        kind,
        region: works.region,
        at: check_launch(state, seat, &works, kind, at)?,
    }))
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
pub(super) fn check_wagon(
    state: &State,
    seat: Seat,
    donkey: TransporterId,
) -> Result<Purchase, Illegal> {
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
    Ok(Purchase::Wagon(NewWagon {
        seat,
        donkey,
        region: works.region,
    }))
}

/// What a transporter costs, paid where its factory is.
fn quote(state: &State, seat: Seat, kind: Transport, factory: RegionId) -> Quote {
    Quote {
        need: Need::goods(kind.cost()),
        pool: state.own_pool(seat, factory),
        rule: "RB-PROD-03",
    }
}

impl NewTransporter {
    pub(super) fn quote(&self, state: &State) -> Quote {
        quote(state, self.seat, self.kind, self.region)
    }

    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let NewTransporter {
            seat,
            kind,
            region,
            at,
        } = self;
        let id = add(state, seat, kind, at);
        production::add_made(state, state.map.tile_of(region), 1);
        let at = state.map.place(at);
        log.record(|| Event::TransporterMade { seat, id, kind, at });
        if is_over_limit(state, seat, None) {
            state.part_mut(seat).duty = Some(Duty::Destroy);
        }
    }
}

impl NewWagon {
    pub(super) fn quote(&self, state: &State) -> Quote {
        quote(state, self.seat, Transport::Wagon, self.region)
    }

    /// What the donkey carried lies on the wagon.
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let NewWagon {
            seat,
            donkey,
            region,
        } = self;
        let kind = Transport::Wagon;
        state.transporter_mut(donkey).kind = kind;
        production::add_made(state, state.map.tile_of(region), 1);
        let at = state.map.place(region.place());
        log.record(|| Event::TransporterMade {
            seat,
            id: donkey,
            kind,
            at,
        });
    }
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

/// The tiles where a seat has a transporter that stands free at a transporter factory.
pub(super) fn scrapyards(state: &State, seat: Seat) -> impl Iterator<Item = TileId> {
    let at_works = state
        .own(seat)
        .filter_map(|(_, own)| factory_of(state, own));
    at_works.map(|works| state.map.tile_of(works.region))
}

/// The tiles with a transporter factory where a seat has a transporter.
pub(super) fn tiles_of(state: &State, seat: Seat) -> impl Iterator<Item = TileId> {
    let tiles = state.present(seat).map(|(_, own)| state.tile_of(own));
    tiles.filter(|&tile| factory(state, tile).is_some())
}

/// Whether a seat would have too many transporters with one more from the factory of a tile.
pub(super) fn would_be_over_limit(state: &State, seat: Seat, hex: Hex) -> bool {
    let tile = state.map.tile_at(hex);
    let kind = tile.and_then(|tile| Some(factory(state, tile)?.1));
    kind.is_some_and(|kind| is_over_limit(state, seat, Some(kind)))
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

/// Whether a transporter stands at a factory, and its seat keeps to its limits without it.
pub(super) fn check_destroy(
    state: &State,
    seat: Seat,
    id: TransporterId,
) -> Result<Destruction, Illegal> {
    let own = state.find_own(seat, id)?;
    let works = factory_of(state, own).ok_or(Illegal::NotAtFactory { id })?;
    let others = state.own(seat).filter(|&(other, _)| other != id);
    if breaks_limit(others.map(|(_, own)| own.kind)) {
        return Err(Illegal::StillTooMany { kind: own.kind });
    }
    Ok(Destruction {
        seat,
        id,
        kind: own.kind,
        cargo: own.cargo,
        region: works.region,
    })
}

impl Destruction {
    /// Destroys a transporter. Goods it carried stay on the tile.
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Destruction {
            seat,
            id,
            kind,
            cargo,
            region,
        } = self;
        state.goods_mut(region).add(&cargo);
        state.transporters[id.index()] = None;
        state.part_mut(seat).duty = None;
        let region = state.map.region(region);
        log.record(|| Event::Destroyed {
            seat,
            id,
            kind,
            region,
        });
    }
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
