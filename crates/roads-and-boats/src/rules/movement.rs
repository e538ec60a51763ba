//! RB-MOVE-01 to 12: steps on land and water, docking, walls in the way.

use game::{Log, Seat};

use crate::map::{PlaceId, RegionId, Step};
use crate::moved_goods::HolderId;
use crate::pieces::{Journey, Transporter};
use crate::{Action, Event, Illegal, Phase, Place, Region, State, Transport, TransporterId};

use super::geese::{self, Flock};

/// A step that may be taken.
#[derive(Debug)]
pub(super) struct Stride {
    seat: Seat,
    id: TransporterId,
    from: PlaceId,
    to: PlaceId,
    steps_left: u8,
    flock: Option<Flock>,
}

/// The journey of a transporter that is on its way or may still go.
pub(super) fn check_journey(
    state: &State,
    id: TransporterId,
    own: &Transporter,
) -> Result<Journey, Illegal> {
    match state.journey_of(id) {
        Some(journey) => Ok(journey),
        _ if own.has_moved => Err(Illegal::HasMoved { id }),
        _ => Ok(Journey {
            transporter: id,
            steps_left: own.kind.steps(),
            flock: state.led_by(id).map(|led| (led.region, led.geese)),
        }),
    }
}

/// A way to a neighbouring place, and whether it is by road.
struct Way {
    edge: crate::map::EdgeId,
    by_road: bool,
}

/// Calls `each` with every way out of a place. On land two may lead to the same region, one on each bank.
fn for_each_step(state: &State, place: PlaceId, mut each: impl FnMut(&Step)) {
    let tile = state.map.tile_of_place(place);
    if place.index() >= state.regions.len() || !state.tiles[tile.index()].is_bridged {
        state.map.steps(place).iter().for_each(each);
        return;
    }
    for part in state.map.tile(tile).regions() {
        if state.whole(part).place() == place {
            state.map.steps(part.place()).iter().for_each(&mut each);
        }
    }
}

fn find_way(state: &State, from: PlaceId, to: PlaceId) -> Option<Way> {
    let mut way: Option<Way> = None;
    for_each_step(state, from, |step| {
        if state.whole_place(step.to) == to {
            let has_road = step.link.is_some_and(|link| state.roads[link.index()]);
            let by_road = has_road || way.as_ref().is_some_and(|way| way.by_road);
            let edge = step.edge;
            way = Some(Way { edge, by_road });
        }
    });
    way
}

pub(super) fn check(
    state: &State,
    seat: Seat,
    id: TransporterId,
    to: Place,
    ashore: Option<Region>,
) -> Result<Stride, Illegal> {
    super::check_phase(state, Phase::Movement)?;
    let own = state.find_own(seat, id)?;
    if own.is_aboard {
        return Err(Illegal::IsAboard { id });
    }
    let journey = check_journey(state, id, own)?;
    let target = state.find_place(to)?;
    let steps_left = check_step(state, seat, id, own, &journey, target)?;
    let flock = geese::check(state, own, &journey, target, ashore)?;
    Ok(Stride {
        seat,
        id,
        from: own.place,
        to: target,
        steps_left,
        flock,
    })
}

/// Checks one step, geese aside, and says how many more there are after it.
pub(crate) fn can_step(
    state: &State,
    seat: Seat,
    (id, own): (TransporterId, &Transporter),
    has_stepped: bool,
    steps_left: u8,
    target: PlaceId,
) -> Result<u8, Illegal> {
    let way = find_way(state, own.place, target).ok_or_else(|| {
        let to = state.map.place(target);
        match own.kind.is_boat() {
            true => Illegal::NoWayByWater { to },
            false => Illegal::NoWayByLand { to },
        }
    })?;
    let wall = state.walls[way.edge.index()];
    if let Some(owner) = wall.owner.filter(|&owner| owner != seat) {
        return Err(Illegal::WallInTheWay { owner });
    }
    if own.kind.is_boat() {
        let docks = matches!(state.map.place(target), Place::Dock { .. });
        // Docking ends the move (RB-MOVE-08).
        return Ok(if docks { 0 } else { steps_left - 1 });
    }
    if way.by_road {
        return Ok(steps_left - 1);
    }
    // A donkey off the road takes one step as its whole move (RB-MOVE-02).
    if own.kind == Transport::Donkey && !has_stepped {
        Ok(0)
    } else {
        Err(Illegal::NeedsRoad { id })
    }
}

fn check_step(
    state: &State,
    seat: Seat,
    id: TransporterId,
    own: &Transporter,
    journey: &Journey,
    target: PlaceId,
) -> Result<u8, Illegal> {
    if journey.steps_left == 0 {
        return Err(Illegal::NoStepsLeft { id });
    }
    let left = can_step(
        state,
        seat,
        (id, own),
        own.has_moved,
        journey.steps_left,
        target,
    );
    let left = left?;
    if has_foreign_cargo(state, seat, id) {
        return Err(Illegal::CargoMoved { id });
    }
    Ok(left)
}

/// Whether a transporter carries goods that another of the seat has moved (RB-MOVE-06).
fn has_foreign_cargo(state: &State, seat: Seat, id: TransporterId) -> bool {
    let holder = HolderId::Transporter(id);
    state
        .moved_goods
        .has_moved_by_another(holder, seat, state.is_on_its_way(id))
}

impl Stride {
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Stride {
            seat,
            id,
            from,
            to,
            steps_left,
            flock,
        } = self;
        if !state.is_on_its_way(id) {
            end_journey(state, seat);
        }
        let own = state.transporter_mut(id);
        own.place = to;
        own.has_moved = true;
        let (cargo, passenger) = (own.cargo, own.passenger);
        if let Some(passenger) = passenger {
            state.transporter_mut(passenger).place = to;
        }
        if !cargo.is_empty() {
            state
                .moved_goods
                .step(HolderId::Transporter(id), cargo.iter(), seat);
        }
        let geese = flock.map_or(0, |flock| flock.count);
        let follows = flock.map(|flock| flock.way(state));
        let flock = flock.and_then(|flock| flock.follow(state, seat));
        state.part_mut(seat).journey = Some(Journey {
            transporter: id,
            steps_left,
            flock,
        });
        geese::trim(state, seat);
        let [from, to] = [from, to].map(|place| state.map.place(place));
        log.record(|| Event::Stepped {
            seat,
            id,
            from,
            to,
            geese,
            flock: follows,
        });
    }
}

/// The transporter of a seat on its way has arrived, and it leads no geese.
pub(crate) fn end_journey(state: &mut State, seat: Seat) {
    let part = state.part_mut(seat);
    part.led = None;
    if part.journey.take().is_some() {
        state.moved_goods.arrive(seat);
    }
}

/// Ends the phase: nobody has moved, nothing was moved.
pub(super) fn end(state: &mut State) {
    state.moved_goods.clear();
    for transporter in state.transporters.iter_mut().flatten() {
        transporter.has_moved = false;
    }
}

pub(super) fn list(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    for (id, own) in state.present(seat) {
        let Ok(journey) = check_journey(state, id, own) else {
            continue;
        };
        if journey.steps_left == 0 || has_foreign_cargo(state, seat, id) {
            continue;
        }
        let mut targets = Targets::default();
        for_each_step(state, own.place, |step| {
            targets.add(state.whole_place(step.to))
        });
        for &target in targets.iter() {
            if can_step(
                state,
                seat,
                (id, own),
                own.has_moved,
                journey.steps_left,
                target,
            )
            .is_err()
            {
                continue;
            }
            let to = state.map.place(target);
            geese::for_each_landing(state, own, &journey, target, |ashore| {
                actions.push(Action::Step {
                    transporter: id,
                    to,
                    ashore,
                });
            });
        }
    }
}

/// The places that one step leads to, each once. At sea there may be a river and two docks over each of six edges.
#[derive(Default)]
struct Targets {
    places: [Option<PlaceId>; 18],
    len: usize,
}

impl Targets {
    fn add(&mut self, place: PlaceId) {
        if !self.places[..self.len].contains(&Some(place)) && self.len < self.places.len() {
            self.places[self.len] = Some(place);
            self.len += 1;
        }
    }

    fn iter(&self) -> impl Iterator<Item = &PlaceId> {
        self.places.iter().flatten()
    }
}

/// The places that one step leads to, if roads and walls allow it.
pub(crate) fn targets(state: &State, place: PlaceId) -> Vec<PlaceId> {
    let mut targets = Targets::default();
    for_each_step(state, place, |step| targets.add(state.whole_place(step.to)));
    targets.iter().copied().collect()
}

/// The journey that a transporter is on or may still begin, if it may take another step.
pub(crate) fn journey(state: &State, id: TransporterId) -> Option<Journey> {
    let own = state.transporter(id).filter(|own| !own.is_aboard)?;
    let journey = check_journey(state, id, own).ok()?;
    let seat = id.owner()?;
    let is_free = !has_foreign_cargo(state, seat, id);
    (is_free && journey.steps_left > 0).then_some(journey)
}

/// The region of a place on land or at sea.
pub(super) fn region_of(state: &State, place: PlaceId) -> Option<RegionId> {
    (place.index() < state.regions.len()).then_some(RegionId(place.0))
}
