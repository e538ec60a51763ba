//! RB-PROD-14, RB-MOVE-05, RB-MOVE-10, RB-MOVE-11: goods between land and transporters, one at a time.

use game::{Log, Seat};

use crate::moved_goods::HolderId;
use crate::pieces::Transporter;
use crate::{Action, Event, Good, Holder, Illegal, Phase, State, Terrain, TransporterId};

use super::{geese, movement};

/// A good that may be handed over.
pub(super) struct Hand {
    good: Good,
    from: HolderId,
    to: HolderId,
    /// The transporter on whose way this happens, in the movement phase.
    active: Option<TransporterId>,
    /// The other seat that has to agree (RB-TURN-06).
    pub(super) consent: Option<Seat>,
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

pub(super) fn check(
    state: &State,
    seat: Seat,
    good: Good,
    from: Holder,
    to: Holder,
) -> Result<Hand, Illegal> {
    let rule = match state.phase {
        Phase::Production => "RB-PROD-14",
        Phase::Movement => "RB-MOVE-05",
        phase => return Err(Illegal::WrongPhase { phase }),
    };
    let [from, to] = [state.find_holder(from)?, state.find_holder(to)?];
    if from == to {
        return Err(Illegal::SameHolder);
    }
    let consent = check_owners(seat, from, to)?;
    for id in [from, to].into_iter().filter_map(transporter_of) {
        if state
            .transporter(id)
            .is_some_and(|transporter| transporter.is_aboard)
        {
            return Err(Illegal::IsAboard { id });
        }
    }
    if !can_exchange(state, from, to) {
        return Err(Illegal::OutOfReach { rule });
    }
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
    Ok(Hand {
        good,
        from,
        to,
        active,
        consent,
    })
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
    let on_its_way = state.journey.map(|journey| journey.transporter);
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
    pub(super) fn apply(self, state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
        let Hand { good, from, to, .. } = self;
        if let Some(active) = self.active {
            movement::activate(state, seat, active);
            self.keep_track(state, seat);
        }
        state.heap_mut(from)[good] -= 1;
        state.heap_mut(to)[good] += 1;
        if let (Good::Goose, HolderId::Region(region)) = (good, from) {
            geese::forget(state, seat, region);
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
    fn keep_track(&self, state: &mut State, seat: Seat) {
        let Hand { good, from, to, .. } = *self;
        let count = state.heap(from)[good];
        let takes = self.active.map(HolderId::Transporter) == Some(to);
        let moved = match takes {
            true => state.moved_goods.first_to_load(from, good, count, seat),
            false => state.moved_goods.first_to_drop(from, good, count),
        };
        state.moved_goods.take(from, good, moved);
        state.moved_goods.put(to, good, moved, 1);
    }
}

/// Everything that can be handed over in the production phase.
pub(super) fn list_in_production(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    for (id, own) in state.present(seat) {
        list_with(state, id, own, actions, |other| other > id);
    }
}

/// Everything that can be handed over in the movement phase.
pub(super) fn list_in_movement(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let on_its_way = state.journey.map(|journey| journey.transporter);
    let is_active = |id: TransporterId, own: &Transporter| !own.has_moved || Some(id) == on_its_way;
    for (id, own) in state.present(seat) {
        if !is_active(id, own) {
            continue;
        }
        // Of two that may go, the lower one has listed what passes between them.
        list_with(state, id, own, actions, |other| {
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
    id: TransporterId,
    own: &Transporter,
    actions: &mut Vec<Action>,
    is_ours_to_list: impl Fn(TransporterId) -> bool,
) {
    let here = Holder::Transporter(id);
    let tile_id = state.tile_of(own);
    let tile = state.map.tile(tile_id);
    let reach = state.reach(own.place);
    let has_room = own.has_room();
    let takes_goods = tile.terrain.is_land() || state.works(tile_id).is_some();
    for region in tile.regions() {
        if reach & state.bit(region) == 0 {
            continue;
        }
        let there = Holder::Region(state.map.region(region));
        if has_room {
            hand_all(state, HolderId::Region(region), there, here, actions);
        }
        if takes_goods {
            hand_all(state, HolderId::Transporter(id), here, there, actions);
        }
    }
    for (other_id, other) in state.all_transporters() {
        let is_same = other_id == id || state.tile_of(other) != tile_id || other.is_aboard;
        let is_foreign = other_id.owner() != id.owner();
        if is_same || !(is_foreign || is_ours_to_list(other_id)) || !are_together(state, own, other)
        {
            continue;
        }
        let there = Holder::Transporter(other_id);
        if other.has_room() {
            hand_all(state, HolderId::Transporter(id), here, there, actions);
        }
        if has_room {
            hand_all(state, HolderId::Transporter(other_id), there, here, actions);
        }
    }
}

fn hand_all(state: &State, heap: HolderId, from: Holder, to: Holder, actions: &mut Vec<Action>) {
    let goods = state.heap(heap).iter();
    actions.extend(goods.map(|(good, _)| Action::Hand { good, from, to }));
}
