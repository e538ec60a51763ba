//! Where a transporter can get, and by which steps.

use std::collections::VecDeque;

use crate::map::PlaceId;
use crate::{Phase, Place, Stage, State, TransporterId, rules};

/// A place that a transporter can get to this turn.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Route {
    pub to: Place,
    /// The places on the way, the last included. It is the shortest way there is.
    pub steps: Vec<Place>,
    /// How many steps are left then.
    pub steps_left: u8,
}

/// A place on the way, and how it was come to.
#[derive(Clone, Copy)]
struct Stop {
    place: PlaceId,
    steps_left: u8,
    has_stepped: bool,
    from: Option<usize>,
}

impl State {
    /// Where a transporter can get from where it is in this movement phase, nearest first, whoever's moment it is.
    ///
    /// It is empty for a transporter that has moved, is carried, or carries what it may not move.
    pub fn routes(&self, id: TransporterId) -> Vec<Route> {
        let (Some(own), Some(seat)) = (self.transporter(id), id.owner()) else {
            return Vec::new();
        };
        let journey = rules::journey(self, id);
        let Some(journey) =
            journey.filter(|_| self.phase == Phase::Movement && self.stage == Stage::Acting)
        else {
            return Vec::new();
        };
        let mut stops = vec![Stop {
            place: own.place,
            steps_left: journey.steps_left,
            has_stepped: own.has_moved,
            from: None,
        }];
        let mut open = VecDeque::from([0]);
        while let Some(nth) = open.pop_front() {
            let stop = stops[nth];
            if stop.steps_left == 0 {
                continue;
            }
            let mut here = *own;
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
                let Ok(steps_left) = left else {
                    continue;
                };
                // A place reached again with no more steps left leads nowhere new.
                let is_known = stops
                    .iter()
                    .any(|known| known.place == target && known.steps_left >= steps_left);
                if is_known {
                    continue;
                }
                stops.push(Stop {
                    place: target,
                    steps_left,
                    has_stepped: true,
                    from: Some(nth),
                });
                open.push_back(stops.len() - 1);
            }
        }
        self.best_routes(&stops)
    }

    /// One route to each place, the one with the fewest steps and of those with the most left.
    fn best_routes(&self, stops: &[Stop]) -> Vec<Route> {
        let mut routes: Vec<Route> = Vec::new();
        for nth in 1..stops.len() {
            let to = self.map.place(stops[nth].place);
            let route = Route {
                to,
                steps: self.steps_to(stops, nth),
                steps_left: stops[nth].steps_left,
            };
            let rank = |route: &Route| (route.steps.len(), u8::MAX - route.steps_left);
            match routes.iter_mut().find(|known| known.to == to) {
                Some(known) if rank(&route) < rank(known) => *known = route,
                Some(_) => (),
                None => routes.push(route),
            }
        }
        routes
    }

    fn steps_to(&self, stops: &[Stop], mut nth: usize) -> Vec<Place> {
        let mut steps = Vec::new();
        while let Some(from) = stops[nth].from {
            steps.push(self.map.place(stops[nth].place));
            nth = from;
        }
        steps.reverse();
        steps
    }
}
