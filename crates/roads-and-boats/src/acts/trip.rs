//! The places of a trip.

use super::{HandedOver, Stop};
use crate::{Good, Goods, Holder, Place, Region, TransporterId};

/// Adds a step. Places on the way where nothing was done are left out.
pub(super) fn step(stops: &mut Vec<Stop>, from: Place, to: Place) {
    match stops.last_mut() {
        None => stops.push(Stop::at(from)),
        // What was loaded before the first step told the land alone.
        Some(last) => last.at = Some(from),
    }
    if stops.len() > 1 && stops.last().is_some_and(Stop::is_idle) {
        stops.pop();
    }
    stops.push(Stop::at(to));
}

/// Adds a unit that was loaded onto the transporter, unloaded from it, or handed on.
pub(super) fn hand(stops: &mut Vec<Stop>, good: Good, from: Holder, to: Holder) {
    if stops.is_empty() {
        let land = from.region().or(to.region());
        stops.push(Stop {
            at: land.map(Place::Land),
            ..Stop::default()
        });
    }
    let stop = stops.last_mut().expect("the stop that there is now");
    match (from, to) {
        (Holder::Region(_), _) => stop.loaded[good] += 1,
        (_, Holder::Region(_)) => stop.unloaded[good] += 1,
        (_, Holder::Transporter(to)) => stop.hand_over(to, good),
    }
}

impl Stop {
    fn at(place: Place) -> Stop {
        Stop {
            at: Some(place),
            ..Stop::default()
        }
    }

    /// Whether nothing was done there.
    fn is_idle(&self) -> bool {
        self.loaded.is_empty() && self.unloaded.is_empty() && self.handed.is_empty()
    }

    fn hand_over(&mut self, to: TransporterId, good: Good) {
        match self.handed.iter_mut().find(|handed| handed.to == to) {
            Some(handed) => handed.goods[good] += 1,
            None => self.handed.push(HandedOver {
                to,
                goods: Goods::of(good, 1),
            }),
        }
    }
}

impl super::Heap {
    /// Adds goods to those of a place.
    pub(super) fn add(made: &mut Vec<super::Heap>, region: Region, good: Good, count: u16) {
        match made.iter_mut().find(|heap| heap.region == region) {
            Some(heap) => heap.goods[good] += count,
            None => made.push(super::Heap {
                region,
                goods: Goods::of(good, count),
            }),
        }
    }
}
