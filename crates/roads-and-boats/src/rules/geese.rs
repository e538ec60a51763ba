//! RB-MOVE-14 to 17: geese that follow, and are led away.

use game::{Log, Seat};

use crate::map::{PlaceId, RegionId};
use crate::moved_goods::HolderId;
use crate::pieces::{Journey, Led, Transporter};
use crate::{Action, Event, Good, Illegal, Phase, Place, Region, State, TransporterId};

use super::movement;

/// Geese that will follow a step.
#[derive(Clone, Copy, Debug)]
pub(super) struct Flock {
    from: RegionId,
    to: RegionId,
    pub(super) count: u16,
}

/// How many geese are to follow a transporter, and from where.
pub(super) struct Leading {
    seat: Seat,
    id: TransporterId,
    flock: Option<(RegionId, u16)>,
}

/// The geese that follow a transporter, and where they are now.
fn followers(state: &State, own: &Transporter, journey: &Journey) -> Option<(RegionId, u16)> {
    if let Place::Sea(_) = state.map.place(own.place) {
        let sea = RegionId(own.place.0);
        let tile = state.map.tile_of(sea);
        let geese = state.goods(sea)[Good::Goose];
        let is_last = geese > 0
            && state.works(tile).is_none()
            && !state.all_transporters().any(|(id, other)| {
                other.place == own.place && id != journey.transporter && !other.is_aboard
            });
        // A goose at sea is never left alone, whoever has moved it (RB-MOVE-15).
        if is_last {
            return Some((sea, geese));
        }
    }
    journey.flock
}

/// The regions where geese that are at `from` can come to when a transporter goes to `target`. At most two.
fn landings(
    state: &State,
    from: RegionId,
    place: PlaceId,
    target: PlaceId,
) -> [Option<RegionId>; 2] {
    let map = &state.map;
    if let Some(region) = movement::region_of(state, target) {
        // To sea from a river: only from a bank at the mouth. Else the flock is beside the transporter.
        let is_beside = match map.place(place) {
            Place::River(_) => touches(state, from, target)[0].is_some(),
            _ => true,
        };
        return [is_beside.then_some(region), None];
    }
    match map.place(target) {
        Place::Dock { land, .. } => [map.region_at(land).map(|land| state.whole(land)), None],
        _ => match map.place(place) {
            // Into a river from the sea: on either bank at the mouth.
            Place::Sea(_) => {
                let tile = map.tile_of_place(target);
                let banks = edge_to(state, tile, map.tile_of_place(place)).map(|edge| {
                    let tile = map.tile(tile);
                    tile.banks.at(edge).map(|nth| state.whole(tile.region(nth)))
                });
                match banks {
                    Some([left, right]) if left == right => [Some(left), None],
                    Some([left, right]) => [Some(left), Some(right)],
                    None => [None, None],
                }
            }
            // Along a river: on the same bank (RB-MOVE-16).
            _ => touches(state, from, target),
        },
    }
}

fn edge_to(
    state: &State,
    tile: crate::map::TileId,
    other: crate::map::TileId,
) -> Option<crate::Direction> {
    let neighbours = &state.map.tile(tile).neighbours;
    crate::Direction::ALL
        .into_iter()
        .find(|edge| neighbours[edge.index()] == Some(other))
}

/// The regions on the tile of `target` that a region touches over the edge between the tiles, one for each bank.
fn touches(state: &State, from: RegionId, target: PlaceId) -> [Option<RegionId>; 2] {
    let map = &state.map;
    let [here, there] = [map.tile_of(from), map.tile_of_place(target)];
    let Some(edge) = edge_to(state, here, there) else {
        return [None, None];
    };
    let [here, there] = [here, there].map(|tile| map.tile(tile));
    let (near, far) = (here.banks.at(edge), there.banks.at(edge.opposite()));
    let across = |bank: usize| {
        let is_on_bank = state.whole(here.region(near[bank])) == from;
        is_on_bank.then(|| state.whole(there.region(far[1 - bank])))
    };
    match (across(0), across(1)) {
        (Some(left), Some(right)) if left != right => [Some(left), Some(right)],
        (left, right) => [left.or(right), None],
    }
}

/// Checks what is said about where geese go ashore, and finds out who follows.
pub(super) fn check(
    state: &State,
    own: &Transporter,
    journey: &Journey,
    target: PlaceId,
    ashore: Option<Region>,
) -> Result<Option<Flock>, Illegal> {
    let Some((from, count)) = followers(state, own, journey) else {
        return if ashore.is_none() {
            Ok(None)
        } else {
            Err(Illegal::NotAshore)
        };
    };
    let to = match (landings(state, from, own.place, target), ashore) {
        ([None, _], None) => return Ok(None),
        ([Some(to), None], None) => to,
        ([Some(left), Some(right)], Some(region)) => {
            let chosen = [left, right]
                .into_iter()
                .find(|&to| state.map.region(to) == region);
            chosen.ok_or(Illegal::NotAshore)?
        }
        _ => return Err(Illegal::NotAshore),
    };
    Ok(Some(Flock { from, to, count }))
}

/// Calls `each` with everything that can be said about where geese go ashore.
pub(super) fn for_each_landing(
    state: &State,
    own: &Transporter,
    journey: &Journey,
    target: PlaceId,
    mut each: impl FnMut(Option<Region>),
) {
    match followers(state, own, journey).map(|(from, _)| landings(state, from, own.place, target)) {
        Some([Some(left), Some(right)]) => {
            for to in [left, right] {
                each(Some(state.map.region(to)));
            }
        }
        _ => each(None),
    }
}

impl Flock {
    /// Where the geese are, and where they go.
    pub(super) fn way(&self, state: &State) -> [Region; 2] {
        [self.from, self.to].map(|region| state.map.region(region))
    }

    /// Takes the geese along, and says where they are now.
    pub(super) fn follow(self, state: &mut State, seat: Seat) -> Option<(RegionId, u16)> {
        let Flock { from, to, count } = self;
        let [here, there] = [from, to].map(HolderId::Region);
        for _ in 0..count {
            let left = state.goods(from)[Good::Goose];
            let moved = state
                .moved_goods
                .first_to_load(here, Good::Goose, left, seat, true);
            state.moved_goods.take(here, Good::Goose, moved);
            state.goods_mut(from)[Good::Goose] -= 1;
            state.goods_mut(to)[Good::Goose] += 1;
            state
                .moved_goods
                .put(there, Good::Goose, moved.now(seat), 1);
        }
        Some((to, count))
    }
}

/// How many geese of a region a transporter can lead. Those that another leads are not among them, unless it has not
/// taken a step yet either.
pub(crate) fn leadable(state: &State, seat: Seat, region: RegionId, id: TransporterId) -> u16 {
    let count = state.goods(region)[Good::Goose];
    let free = |is_on_its_way| {
        let holder = HolderId::Region(region);
        state
            .moved_goods
            .free_for(holder, Good::Goose, count, seat, is_on_its_way)
    };
    if state.is_on_its_way(id) {
        let led = state.part(seat).led.filter(|led| led.region == region);
        return free(true).saturating_sub(led.map_or(0, |led| led.geese));
    }
    let flock = state.part(seat).journey.and_then(|journey| journey.flock);
    let following = flock.filter(|&(at, _)| at == region);
    let left = free(true).saturating_sub(following.map_or(0, |(_, count)| count));
    left.min(free(false))
}

pub(super) fn list(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    for (id, own) in state.present(seat) {
        let tile = state.map.tile(state.tile_of(own));
        let reach = state.reach(own.place);
        for region in tile.regions() {
            if reach & state.bit(region) != 0 && state.goods(region)[Good::Goose] > 0 {
                let from = state.map.region(region);
                if check_lead(state, seat, id, from).is_ok() {
                    actions.push(Action::Lead {
                        transporter: id,
                        from,
                    });
                }
            }
        }
        if check_leave(state, seat, id).is_ok() {
            actions.push(Action::Leave { transporter: id });
        }
    }
}

/// One more goose follows.
pub(super) fn check_lead(
    state: &State,
    seat: Seat,
    id: TransporterId,
    region: Region,
) -> Result<Leading, Illegal> {
    super::check_phase(state, Phase::Movement)?;
    let own = state.find_own(seat, id)?;
    if own.is_aboard {
        return Err(Illegal::IsAboard { id });
    }
    let journey = movement::check_journey(state, id, own)?;
    if journey.steps_left == 0 {
        return Err(Illegal::NoStepsLeft { id });
    }
    let from = state.find(region)?;
    let is_near = state.tile_of(own) == state.map.tile_of(from)
        && state.reach(own.place) & state.bit(from) != 0;
    if !is_near {
        let rule = "RB-MOVE-14";
        return Err(Illegal::OutOfReach { rule });
    }
    let count = match journey.flock {
        None => 0,
        Some((flock, count)) if flock == from => count,
        Some(_) => return Err(Illegal::SplitFlock { region }),
    };
    if count >= leadable(state, seat, from, id) {
        let all = state.goods(from)[Good::Goose];
        let is_on_its_way = state.is_on_its_way(id);
        let holder = HolderId::Region(from);
        let free = state
            .moved_goods
            .free_for(holder, Good::Goose, all, seat, is_on_its_way);
        return Err(match count < all && count >= free {
            true => Illegal::GooseMoved { region },
            false => Illegal::NoGoose { region },
        });
    }
    Ok(Leading {
        seat,
        id,
        flock: Some((from, count + 1)),
    })
}

/// One goose fewer follows.
pub(super) fn check_leave(
    state: &State,
    seat: Seat,
    id: TransporterId,
) -> Result<Leading, Illegal> {
    super::check_phase(state, Phase::Movement)?;
    state.find_own(seat, id)?;
    let (journey, led) = (state.journey_of(id), state.led_by(id));
    let flock = journey.and_then(|journey| journey.flock);
    let flock = flock.or(led.map(|led| (led.region, led.geese)));
    let (region, count) = flock.ok_or(Illegal::NoFollowers { id })?;
    Ok(Leading {
        seat,
        id,
        flock: (count > 1).then_some((region, count - 1)),
    })
}

impl Leading {
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Leading { seat, id, flock } = self;
        set_flock(state, seat, id, flock);
        let geese = flock.map_or(0, |(_, count)| count);
        log.record(|| Event::Led { seat, id, geese });
    }
}

fn set_flock(state: &mut State, seat: Seat, id: TransporterId, flock: Option<(RegionId, u16)>) {
    let part = state.part_mut(seat);
    match &mut part.journey {
        Some(journey) if journey.transporter == id => journey.flock = flock,
        _ => {
            part.led = flock.map(|(region, geese)| Led {
                transporter: id,
                region,
                geese,
            });
        }
    }
}

/// Geese have gone: no more follow a seat than can be led, and those of its transporter on the way come first.
pub(super) fn trim(state: &mut State, seat: Seat) {
    let led = state.part_mut(seat).led.take();
    if let Some(Journey {
        transporter,
        flock: Some((region, count)),
        ..
    }) = state.part(seat).journey
    {
        let count = count.min(leadable(state, seat, region, transporter));
        set_flock(
            state,
            seat,
            transporter,
            (count > 0).then_some((region, count)),
        );
    }
    if let Some(led) = led {
        let count = led
            .geese
            .min(leadable(state, seat, led.region, led.transporter));
        let flock = (count > 0).then_some((led.region, count));
        set_flock(state, seat, led.transporter, flock);
    }
}
