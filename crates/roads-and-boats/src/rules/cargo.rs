//! RB-PROD-14, RB-MOVE-05, RB-MOVE-10, RB-MOVE-11: goods between land and transporters, one at a time.

use game::{Log, Seat};

use crate::map::TileId;
use crate::moved_goods::HolderId;
use crate::pieces::Transporter;
use crate::{Action, Event, Good, Holder, Illegal, Phase, State, Terrain, TransporterId};

use super::{consent, geese};

/// A good that may be handed over.
pub(super) struct Hand {
    seat: Seat,
    good: Good,
    from: HolderId,
    to: HolderId,
    /// The transporter on whose way this happens, in the movement phase.
    active: Option<TransporterId>,
}

impl State {
    /// The holder of this name.
    pub(crate) fn find_holder(&self, holder: Holder) -> Result<HolderId, Illegal> {
        match holder {
            Holder::Region(region) => self.find(region).map(HolderId::Region),
            Holder::Transporter(id) => match self.transporter(id) {
                Some(_) => Ok(HolderId::Transporter(id)),
                None => Err(Illegal::NoSuchTransporter { id }),
            },
        }
    }

    pub(crate) fn name_of(&self, holder: HolderId) -> Holder {
        match holder {
            HolderId::Region(region) => Holder::Region(self.map.region(region)),
            HolderId::Transporter(id) => Holder::Transporter(id),
        }
    }
}

/// Checks that a good may be handed over, and says which other seat has to agree (RB-TURN-06).
pub(super) fn check(
    state: &State,
    seat: Seat,
    good: Good,
    from: Holder,
    to: Holder,
) -> Result<(Hand, Option<Seat>), Illegal> {
    let rule = match state.phase {
        Phase::Production => "RB-PROD-14",
        Phase::Movement => "RB-MOVE-05",
        phase => return Err(Illegal::WrongPhase { phase }),
    };
    let action = Action::Hand { good, from, to };
    let [from, to] = [state.find_holder(from)?, state.find_holder(to)?];
    if from == to {
        return Err(Illegal::SameHolder);
    }
    let owner = check_owners(seat, from, to)?;
    for id in [from, to].into_iter().filter_map(transporter_of) {
        if state
            .transporter(id)
            .is_some_and(|transporter| transporter.is_aboard)
        {
            return Err(Illegal::IsAboard { id });
        }
    }
    let passage = find_passage(state, seat, &action, [from, to], owner);
    let consent = passage.ok_or(Illegal::OutOfReach { rule })?;
    consent::check_not_refused(state, seat, consent, &action)?;
    if state.heap(from)[good] == 0 {
        return Err(Illegal::NotThere { good });
    }
    match to {
        HolderId::Transporter(id) => {
            if !state.transporter(id).is_some_and(Transporter::has_room) {
                return Err(Illegal::NoRoom { id });
            }
        }
        HolderId::Region(region) => {
            let tile = state.map.tile_of(region);
            if state.terrain(tile) == Terrain::Sea && state.works(tile).is_none() {
                return Err(Illegal::AtSea);
            }
        }
    }
    let active = match state.phase {
        Phase::Movement => Some(check_active(state, seat, from, to)?),
        _ => None,
    };
    let hand = Hand {
        seat,
        good,
        from,
        to,
        active,
    };
    Ok((hand, consent))
}

fn transporter_of(holder: HolderId) -> Option<TransporterId> {
    match holder {
        HolderId::Transporter(id) => Some(id),
        HolderId::Region(_) => None,
    }
}

/// One of the two is the seat's own transporter. The other may be another seat's, who has to agree.
fn check_owners(seat: Seat, from: HolderId, to: HolderId) -> Result<Option<Seat>, Illegal> {
    let [giver, taker] = [from, to].map(transporter_of);
    if giver.is_none() && taker.is_none() {
        return Err(Illegal::SameHolder);
    }
    let is_own = |id: &TransporterId| id.owner() == Some(seat);
    let foreign = [giver, taker].into_iter().flatten().find(|id| !is_own(id));
    match foreign {
        None => Ok(None),
        Some(id) if [giver, taker].iter().flatten().any(is_own) => Ok(id.owner()),
        Some(id) => Err(Illegal::NotYours { id }),
    }
}

/// Whether goods pass between the two: the region is in reach of the transporter, or the two transporters reach the same
/// region, or both are boats on the same tile.
fn can_exchange(state: &State, from: HolderId, to: HolderId) -> bool {
    let place = |id| state.transporter(id).map(|transporter| transporter.place);
    match (from, to) {
        (HolderId::Transporter(id), HolderId::Region(region))
        | (HolderId::Region(region), HolderId::Transporter(id)) => place(id).is_some_and(|place| {
            state.map.tile_of_place(place) == state.map.tile_of(region)
                && state.reach(place) & state.bit(region) != 0
        }),
        (HolderId::Transporter(one), HolderId::Transporter(other)) => {
            match (state.transporter(one), state.transporter(other)) {
                (Some(one), Some(other)) => are_together(state, one, other),
                _ => false,
            }
        }
        (HolderId::Region(_), HolderId::Region(_)) => false,
    }
}

/// Whether goods pass between the two, and who has to agree: `owner` if it is another seat's transporter, or whoever
/// ferries them across a river in the production phase (RB-PROD-14).
fn find_passage(
    state: &State,
    seat: Seat,
    action: &Action,
    [from, to]: [HolderId; 2],
    owner: Option<Seat>,
) -> Option<Option<Seat>> {
    if can_exchange(state, from, to) {
        return Some(owner);
    }
    let [(tile, near), (other_tile, far)] = [from, to].map(|holder| spot(state, holder));
    if state.phase != Phase::Production || tile != other_tile {
        return None;
    }
    if state.ferried(seat, tile, near, 0) & far != 0 {
        return Some(owner);
    }
    let boats = state.all_transporters().filter(|(_, boat)| {
        let is_there = state.tile_of(boat) == tile && !boat.is_aboard && boat.kind.is_boat();
        is_there && state.ferried(seat, tile, near, state.reach(boat.place)) & far != 0
    });
    let owners = boats.filter_map(|(id, _)| id.owner());
    let mut owners =
        owners.filter(|&ferry| ferry != seat && owner.is_none_or(|owner| owner == ferry));
    let first = owners.clone().next()?;
    let willing = owners.find(|&ferry| !state.has_refused(seat, ferry, action));
    Some(willing.or(Some(first)))
}

/// The tile of a holder, and the regions it reaches there.
fn spot(state: &State, holder: HolderId) -> (TileId, u8) {
    match holder {
        HolderId::Region(region) => (state.map.tile_of(region), state.bit(region)),
        HolderId::Transporter(id) => {
            let place = state.known_transporter(id).place;
            (state.map.tile_of_place(place), state.reach(place))
        }
    }
}

/// Whether two transporters can pass goods to each other.
pub(super) fn are_together(state: &State, one: &Transporter, other: &Transporter) -> bool {
    state.tile_of(one) == state.tile_of(other)
        && (one.kind.is_boat() && other.kind.is_boat()
            || state.reach(one.place) & state.reach(other.place) != 0)
}

/// The transporter on whose way goods are handed over: the one on its way, or one that may still go.
fn check_active(
    state: &State,
    seat: Seat,
    from: HolderId,
    to: HolderId,
) -> Result<TransporterId, Illegal> {
    let own = [to, from].into_iter().filter_map(transporter_of);
    let own = own.filter(|id| id.owner() == Some(seat));
    let on_its_way = state.part(seat).journey.map(|journey| journey.transporter);
    if let Some(id) = own.clone().find(|&id| Some(id) == on_its_way) {
        return Ok(id);
    }
    let mut refused = Err(Illegal::SameHolder);
    for id in own {
        match state.transporter(id) {
            Some(transporter) if !transporter.has_moved => return Ok(id),
            _ => refused = Err(Illegal::HasMoved { id }),
        }
    }
    refused
}

impl Hand {
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Hand {
            seat,
            good,
            from,
            to,
            active,
        } = self;
        if active.is_some() {
            self.keep_track(state);
        }
        state.heap_mut(from)[good] -= 1;
        state.heap_mut(to)[good] += 1;
        if let (Good::Goose, HolderId::Region(_), Phase::Movement) = (good, from, state.phase) {
            geese::trim(state, seat);
        }
        let [from, to] = [from, to].map(|holder| state.name_of(holder));
        log.record(|| Event::Handed {
            seat,
            good,
            from,
            to,
        });
    }

    /// Keeps track of who has moved the unit.
    fn keep_track(&self, state: &mut State) {
        let Hand {
            seat,
            good,
            from,
            to,
            ..
        } = *self;
        let count = state.heap(from)[good];
        let moved = match self.active {
            Some(id) if to == HolderId::Transporter(id) => {
                let is_on_its_way = state.is_on_its_way(id);
                state
                    .moved_goods
                    .first_to_load(from, good, count, seat, is_on_its_way)
            }
            _ => state.moved_goods.first_to_drop(from, good, count),
        };
        state.moved_goods.take(from, good, moved);
        state.moved_goods.put(to, good, moved, 1);
    }
}

/// Everything that can be handed over in the production phase.
pub(super) fn list_in_production(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    for (id, own) in state.present(seat) {
        list_with(state, seat, (id, own), actions, |other| other > id);
    }
}

/// Everything that can be handed over in the movement phase.
pub(super) fn list_in_movement(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let on_its_way = state.part(seat).journey.map(|journey| journey.transporter);
    let is_active = |id: TransporterId, own: &Transporter| !own.has_moved || Some(id) == on_its_way;
    for (id, own) in state.present(seat) {
        if !is_active(id, own) {
            continue;
        }
        // Of two that may go, the lower one has listed what passes between them.
        list_with(state, seat, (id, own), actions, |other| {
            let other_active = other.owner() == Some(seat)
                && state
                    .transporter(other)
                    .is_some_and(|own| is_active(other, own));
            !other_active || other > id
        });
    }
}

/// What passes between a transporter and the land, and between it and those others that `is_ours_to_list`.
fn list_with(
    state: &State,
    seat: Seat,
    (id, own): (TransporterId, &Transporter),
    actions: &mut Vec<Action>,
    is_ours_to_list: impl Fn(TransporterId) -> bool,
) {
    let here = Holder::Transporter(id);
    let tile_id = state.tile_of(own);
    let tile = state.map.tile(tile_id);
    let reach = state.reach(own.place);
    let has_room = own.has_room();
    let takes_goods = tile.terrain.is_land() || state.works(tile_id).is_some();
    // Across a river it depends on who ferries (RB-PROD-14).
    let may_ferry = state.phase == Phase::Production && !tile.rivers.is_empty();
    for region in tile.regions() {
        let is_near = reach & state.bit(region) != 0;
        let is_ferried = may_ferry && state.whole(region) == region;
        if !(is_near || is_ferried) {
            continue;
        }
        let there = Holder::Region(state.map.region(region));
        let mut hand = |heap, from, to| hand_all(state, seat, heap, [from, to], is_near, actions);
        if has_room {
            hand(HolderId::Region(region), there, here);
        }
        if takes_goods {
            hand(HolderId::Transporter(id), here, there);
        }
    }
    for (other_id, other) in state.all_transporters() {
        if other_id == id || state.tile_of(other) != tile_id || other.is_aboard {
            continue;
        }
        let is_foreign = other_id.owner() != id.owner();
        let is_near = are_together(state, own, other);
        if !(is_foreign || is_ours_to_list(other_id)) || !(is_near || may_ferry) {
            continue;
        }
        let there = Holder::Transporter(other_id);
        let is_sure = is_near && (!is_foreign || state.refused.is_empty());
        let mut hand = |heap, from, to| hand_all(state, seat, heap, [from, to], is_sure, actions);
        if other.has_room() {
            hand(HolderId::Transporter(id), here, there);
        }
        if has_room {
            hand(HolderId::Transporter(other_id), there, here);
        }
    }
}

/// Every good of a heap, each checked unless it is sure that it passes.
fn hand_all(
    state: &State,
    seat: Seat,
    heap: HolderId,
    [from, to]: [Holder; 2],
    is_sure: bool,
    actions: &mut Vec<Action>,
) {
    let goods = state.heap(heap).iter();
    let hands = goods.map(|(good, _)| (good, Action::Hand { good, from, to }));
    if is_sure {
        actions.extend(hands.map(|(_, hand)| hand));
    } else {
        let passing = hands.filter(|&(good, _)| check(state, seat, good, from, to).is_ok());
        actions.extend(passing.map(|(_, hand)| hand));
    }
}
