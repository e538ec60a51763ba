//! The quickest way to somewhere, over as many turns as it takes.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

use crate::map::{PlaceId, RegionId};
use crate::{Illegal, Place, State, TransporterId, rules};

/// Where a transporter may be on its way.
#[derive(Clone, Copy)]
struct Stop {
    place: PlaceId,
    steps_left: u8,
    has_stepped: bool,
    /// How many turns later it is.
    turns: u16,
    from: Option<usize>,
}

impl State {
    /// The steps that a transporter takes in this phase on its way to where it reaches a region: on the way that takes
    /// the fewest turns, and of those the fewest steps, as roads and walls are now. There are none if it is there, or has
    /// no steps left.
    pub(crate) fn way_to(&self, id: TransporterId, goal: RegionId) -> Result<Vec<Place>, Illegal> {
        let own = *self
            .transporter(id)
            .ok_or(Illegal::NoSuchTransporter { id })?;
        let seat = id.owner().ok_or(Illegal::NoSuchTransporter { id })?;
        let journey = rules::journey(self, id);
        let mut stops = vec![Stop {
            place: own.place,
            steps_left: journey.map_or(0, |journey| journey.steps_left),
            has_stepped: own.has_moved || journey.is_none(),
            turns: 0,
            from: None,
        }];
        let mut seen = BTreeSet::new();
        let mut open = BinaryHeap::from([Reverse((0, 0, 0))]);
        while let Some(Reverse((turns, n_steps, nth))) = open.pop() {
            let stop: Stop = stops[nth];
            if !seen.insert((stop.place.0, stop.steps_left, stop.has_stepped)) {
                continue;
            }
            if self.is_reached(stop.place, goal) {
                return Ok(self.steps_of_this_turn(&stops, nth));
            }
            let mut go_on = |next: Stop, n_steps: u16| {
                stops.push(next);
                open.push(Reverse((next.turns, n_steps, stops.len() - 1)));
            };
            if stop.has_stepped {
                let rested = Stop {
                    steps_left: own.kind.steps(),
                    has_stepped: false,
                    turns: turns + 1,
                    from: Some(nth),
                    ..stop
                };
                go_on(rested, n_steps);
            }
            if stop.steps_left == 0 {
                continue;
            }
            let mut here = own;
            here.place = stop.place;
            for target in rules::targets(self, stop.place) {
                let left = rules::can_step(
                    self,
                    seat,
                    (id, &here),
                    stop.has_stepped,
                    stop.steps_left,
                    target,
                );
                if let Ok(steps_left) = left {
                    let there = Stop {
                        place: target,
                        steps_left,
                        has_stepped: true,
                        turns,
                        from: Some(nth),
                    };
                    go_on(there, n_steps + 1);
                }
            }
        }
        Err(self.no_way(id, goal))
    }

    /// Whether a region is in reach of a place.
    pub(crate) fn is_reached(&self, place: PlaceId, region: RegionId) -> bool {
        self.map.tile_of_place(place) == self.map.tile_of(region)
            && self.reach(place) & self.bit(region) != 0
    }

    fn steps_of_this_turn(&self, stops: &[Stop], mut nth: usize) -> Vec<Place> {
        let mut steps = Vec::new();
        while let Some(from) = stops[nth].from {
            if stops[nth].turns == 0 {
                steps.push(self.map.place(stops[nth].place));
            }
            nth = from;
        }
        steps.reverse();
        steps
    }

    fn no_way(&self, id: TransporterId, goal: RegionId) -> Illegal {
        let to = Place::Land(self.map.region(goal));
        match self.known_transporter(id).kind.is_boat() {
            true => Illegal::NoWayByWater { to },
            false => Illegal::NoWayByLand { to },
        }
    }
}
