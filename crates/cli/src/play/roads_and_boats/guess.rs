//! What somebody may mean who types an action that is not allowed.

use game::Seat;
use roads_and_boats::{
    Action, Building, Direction, Filling, Hex, Holder, Place, Region, State, TransporterId,
};

use super::typed::{Request, Verb, is_at};
use crate::play::tell::Teller;

/// Everything that what was typed may mean.
pub(super) fn attempts(teller: &Teller<'_, State>, seat: Seat, request: &Request) -> Vec<Action> {
    let regions = regions(teller, request);
    let on_tile = |id: TransporterId| reach(teller, id);
    let transporter = request.transporter(0).unwrap_or(TransporterId(u8::MAX));
    let other = request.transporter(1).unwrap_or(TransporterId(u8::MAX));
    let hex = request.spot.map(|spot| spot.hex);
    let filling = Filling::Mixed;
    let edge = request.edges.first().copied();
    let over = |make: &dyn Fn(Region, Direction) -> Action| -> Vec<Action> {
        let edge = edge.into_iter();
        edge.flat_map(|edge| regions.iter().map(move |&from| make(from, edge)))
            .collect()
    };
    let of_tile = |make: &dyn Fn(Hex) -> Action| hex.into_iter().map(make).collect();
    match request.verb {
        Verb::Settle => regions
            .iter()
            .map(|&home| Action::Settle { home })
            .collect(),
        Verb::Lay => {
            let tile = hex.zip(request.terrain);
            let river = request.edges.iter().copied().collect();
            tile.map(|(hex, terrain)| Action::LayTile {
                hex,
                terrain,
                river,
            })
            .into_iter()
            .collect()
        }
        Verb::Go => places(teller, request, transporter)
            .into_iter()
            .map(|to| Action::Step {
                transporter,
                to,
                ashore: None,
            })
            .collect(),
        Verb::Load | Verb::Unload => {
            let Some(good) = request.good else {
                return Vec::new();
            };
            let here = Holder::Transporter(transporter);
            let land = on_tile(transporter).into_iter().map(Holder::Region);
            land.map(|land| match request.verb {
                Verb::Load => Action::Hand {
                    good,
                    from: land,
                    to: here,
                },
                _ => Action::Hand {
                    good,
                    from: here,
                    to: land,
                },
            })
            .collect()
        }
        Verb::Pass => {
            let [from, to] = [transporter, other].map(Holder::Transporter);
            let good = request.good.into_iter();
            good.map(|good| Action::Hand { good, from, to }).collect()
        }
        Verb::Lead => on_tile(transporter)
            .into_iter()
            .map(|from| Action::Lead { transporter, from })
            .collect(),
        Verb::Leave => vec![Action::Leave { transporter }],
        Verb::Carry => vec![Action::Carry {
            carrier: transporter,
            passenger: other,
        }],
        Verb::SetDown => {
            let carrier = transporter;
            let here = teller.find_transporter(carrier).map(|own| own.at.hex());
            let places = teller.game.map().places().into_iter();
            places
                .filter(|place| Some(place.hex()) == here)
                .map(|at| Action::SetDown { carrier, at })
                .collect()
        }
        Verb::Produce => of_tile(&|hex| Action::Produce { hex }),
        Verb::Make => {
            let places = teller.game.map().places().into_iter();
            let here = places.filter(|place| Some(place.hex()) == hex);
            here.map(|at| Action::Make { hex: at.hex(), at }).collect()
        }
        Verb::Wagon => vec![Action::Harness {
            donkey: transporter,
        }],
        Verb::Breed => regions
            .iter()
            .map(|&region| Action::Breed { region })
            .collect(),
        Verb::Research => {
            let Some(topic) = request.topic else {
                return Vec::new();
            };
            let own = teller.own(seat).iter().flat_map(|own| on_tile(own.id));
            own.filter(|region| request.spot.is_none_or(|spot| spot.has(*region)))
                .chain(regions.iter().copied())
                .map(|region| Action::Research { region, topic })
                .collect()
        }
        Verb::Upgrade => of_tile(&|hex| Action::Upgrade { hex }),
        Verb::Destroy => vec![Action::Destroy { transporter }],
        Verb::Build => {
            let Some(building) = request.building else {
                return Vec::new();
            };
            let filling = (building == Building::Mine).then_some(filling);
            regions
                .iter()
                .map(|&region| Action::Build {
                    region,
                    building,
                    filling,
                })
                .collect()
        }
        Verb::Shaft => of_tile(&|hex| Action::Sink { hex, filling }),
        Verb::Road => [0, 1]
            .into_iter()
            .flat_map(|bank| {
                over(&|from, direction| Action::Road {
                    from,
                    direction,
                    bank,
                })
            })
            .collect(),
        Verb::Bridge => {
            let Some(hex) = hex else { return Vec::new() };
            // Where there is no river, a bridge from a region to itself is refused for the right reason.
            let mut ends = teller.game.map().bridge_sites(hex);
            ends.push([0, 0]);
            ends.into_iter()
                .map(|ends| {
                    let [from, to] = ends.map(|nth| Region::new(hex, nth));
                    Action::Bridge { from, to }
                })
                .collect()
        }
        Verb::Wall => over(&|from, direction| Action::Wall { from, direction }),
        Verb::Raze => over(&|from, direction| Action::Raze { from, direction }),
        Verb::Brick => vec![Action::Brick],
        Verb::Pay => {
            let here = teller.own(seat).iter().flat_map(|own| on_tile(own.id));
            let good = request.good.into_iter();
            let from = here.map(Holder::Region).next();
            good.zip(from)
                .map(|(good, from)| Action::Pay { good, from })
                .collect()
        }
        Verb::Wait => vec![Action::Wait],
        Verb::Done => vec![Action::Done],
    }
}

/// The regions that were typed: one, or all of a tile.
fn regions(teller: &Teller<'_, State>, request: &Request) -> Vec<Region> {
    let Some(spot) = request.spot else {
        return Vec::new();
    };
    match spot.nth {
        Some(nth) => vec![Region::new(spot.hex, nth)],
        None => (0..teller.game.map().regions(spot.hex))
            .map(|nth| Region::new(spot.hex, nth))
            .collect(),
    }
}

/// The regions that a transporter reaches.
fn reach(teller: &Teller<'_, State>, id: TransporterId) -> Vec<Region> {
    let own = teller.find_transporter(id);
    own.map_or(Vec::new(), |own| teller.game.map().regions_in_reach(own.at))
}

/// The places that a transporter may be meant to go to.
fn places(teller: &Teller<'_, State>, request: &Request, id: TransporterId) -> Vec<Place> {
    let is_boat = teller
        .find_transporter(id)
        .is_some_and(|own| own.kind.is_boat());
    let all: Vec<Place> = teller
        .game
        .map()
        .places()
        .into_iter()
        .filter(|&place| is_at(request.spot, place))
        .collect();
    let fit: Vec<Place> = all
        .iter()
        .copied()
        .filter(|place| is_boat != matches!(place, Place::Land(_)))
        .collect();
    // A donkey at sea is refused as well as it can be.
    if fit.is_empty() { all } else { fit }
}
