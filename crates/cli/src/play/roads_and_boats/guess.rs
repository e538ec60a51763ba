//! What somebody may mean who types an action that is not allowed.

use game::Seat;
use roads_and_boats::{
    Action, Building, Direction, Filling, Good, Hex, Holder, Place, Region, State, TransporterId,
};

use super::typed::{Request, Verb, is_at};
use crate::play::tell::Teller;

/// Everything that what was typed may mean.
pub(super) fn attempts(teller: &Teller<'_, State>, seat: Seat, request: &Request) -> Vec<Action> {
    let nobody = TransporterId(u8::MAX);
    let guess = Guess {
        teller,
        seat,
        request,
        regions: regions(teller, request),
        transporter: request.transporter(0).unwrap_or(nobody),
        other: request.transporter(1).unwrap_or(nobody),
        hex: request.spot.map(|spot| spot.hex),
    };
    guess.attempts()
}

/// Mines are guessed to be filled with both.
const FILLING: Filling = Filling::Mixed;

/// What was typed, as far as most actions need it.
struct Guess<'a> {
    teller: &'a Teller<'a, State>,
    seat: Seat,
    request: &'a Request,
    regions: Vec<Region>,
    transporter: TransporterId,
    other: TransporterId,
    hex: Option<Hex>,
}

impl Guess<'_> {
    fn attempts(&self) -> Vec<Action> {
        let (transporter, other) = (self.transporter, self.other);
        match self.request.verb {
            Verb::Settle => self.on_land(|home| Action::Settle { home }),
            Verb::Lay => self.tiles(),
            Verb::Go => self.steps(),
            Verb::Load => self.hand(|good, land, here| Action::Hand {
                good,
                from: land,
                to: here,
            }),
            Verb::Unload => self.hand(|good, land, here| Action::Hand {
                good,
                from: here,
                to: land,
            }),
            Verb::Pass => {
                let [from, to] = [transporter, other].map(Holder::Transporter);
                let good = self.request.good.into_iter();
                good.map(|good| Action::Hand { good, from, to }).collect()
            }
            Verb::Lead => reach(self.teller, transporter)
                .into_iter()
                .map(|from| Action::Lead { transporter, from })
                .collect(),
            Verb::Leave => vec![Action::Leave { transporter }],
            Verb::Carry => vec![Action::Carry {
                carrier: transporter,
                passenger: other,
            }],
            Verb::SetDown => self.landings(),
            Verb::Produce => self.on_tile(|hex| Action::Produce { hex }),
            Verb::Make => self.transporters_to_make(),
            Verb::Wagon => vec![Action::Harness {
                donkey: transporter,
            }],
            Verb::Breed => self.on_land(|region| Action::Breed { region }),
            Verb::Research => self.research(),
            Verb::Upgrade => self.on_tile(|hex| Action::Upgrade { hex }),
            Verb::Destroy => vec![Action::Destroy { transporter }],
            Verb::Build => self.buildings(),
            Verb::Shaft => self.on_tile(|hex| Action::Sink {
                hex,
                filling: FILLING,
            }),
            Verb::Road => [0, 1]
                .into_iter()
                .flat_map(|bank| {
                    self.over_edge(|from, direction| Action::Road {
                        from,
                        direction,
                        bank,
                    })
                })
                .collect(),
            Verb::Bridge => self.bridges(),
            Verb::Wall => self.over_edge(|from, direction| Action::Wall { from, direction }),
            Verb::Raze => self.over_edge(|from, direction| Action::Raze { from, direction }),
            Verb::Brick => vec![Action::Brick],
            Verb::Pay => self.payments(),
            Verb::Wait => vec![Action::Wait],
            Verb::Done => vec![Action::Done],
        }
    }

    /// The same in each region that was typed.
    fn on_land(&self, make: impl Fn(Region) -> Action) -> Vec<Action> {
        self.regions.iter().copied().map(make).collect()
    }

    /// The same on the tile that was typed.
    fn on_tile(&self, make: impl Fn(Hex) -> Action) -> Vec<Action> {
        self.hex.into_iter().map(make).collect()
    }

    /// The same over the first edge that was typed.
    fn over_edge(&self, make: impl Fn(Region, Direction) -> Action) -> Vec<Action> {
        let Some(&edge) = self.request.edges.first() else {
            return Vec::new();
        };
        self.on_land(|from| make(from, edge))
    }

    /// A good between a transporter and the land that it reaches.
    fn hand(&self, make: impl Fn(Good, Holder, Holder) -> Action) -> Vec<Action> {
        let Some(good) = self.request.good else {
            return Vec::new();
        };
        let here = Holder::Transporter(self.transporter);
        let land = reach(self.teller, self.transporter).into_iter();
        land.map(|land| make(good, Holder::Region(land), here))
            .collect()
    }

    fn tiles(&self) -> Vec<Action> {
        let tile = self.hex.zip(self.request.terrain);
        let river = self.request.edges.iter().copied().collect();
        tile.map(|(hex, terrain)| Action::LayTile {
            hex,
            terrain,
            river,
        })
        .into_iter()
        .collect()
    }

    fn steps(&self) -> Vec<Action> {
        let transporter = self.transporter;
        places(self.teller, self.request, transporter)
            .into_iter()
            .map(|to| Action::Step {
                transporter,
                to,
                ashore: None,
            })
            .collect()
    }

    /// Anywhere on the tile where the carrier is.
    fn landings(&self) -> Vec<Action> {
        let carrier = self.transporter;
        let own = self.teller.find_transporter(carrier);
        let here = own.map(|own| own.at.hex());
        let places = self.teller.game.map().places().into_iter();
        places
            .filter(|place| Some(place.hex()) == here)
            .map(|at| Action::SetDown { carrier, at })
            .collect()
    }

    fn transporters_to_make(&self) -> Vec<Action> {
        let places = self.teller.game.map().places().into_iter();
        let here = places.filter(|place| Some(place.hex()) == self.hex);
        here.map(|at| Action::Make { hex: at.hex(), at }).collect()
    }

    /// Where a transporter of one's own is, or where it was typed.
    fn research(&self) -> Vec<Action> {
        let Some(topic) = self.request.topic else {
            return Vec::new();
        };
        let spot = self.request.spot;
        self.in_reach()
            .filter(|region| spot.is_none_or(|spot| spot.has(*region)))
            .chain(self.regions.iter().copied())
            .map(|region| Action::Research { region, topic })
            .collect()
    }

    fn buildings(&self) -> Vec<Action> {
        let Some(building) = self.request.building else {
            return Vec::new();
        };
        let filling = (building == Building::Mine).then_some(FILLING);
        self.on_land(|region| Action::Build {
            region,
            building,
            filling,
        })
    }

    fn bridges(&self) -> Vec<Action> {
        let Some(hex) = self.hex else {
            return Vec::new();
        };
        // Where there is no river, a bridge from a region to itself is refused for the right reason.
        let mut ends = self.teller.game.map().bridge_sites(hex);
        ends.push([0, 0]);
        ends.into_iter()
            .map(|ends| {
                let [from, to] = ends.map(|nth| Region::new(hex, nth));
                Action::Bridge { from, to }
            })
            .collect()
    }

    fn payments(&self) -> Vec<Action> {
        let from = self.in_reach().map(Holder::Region).next();
        let good = self.request.good;
        good.zip(from)
            .map(|(good, from)| Action::Pay { good, from })
            .into_iter()
            .collect()
    }

    /// The regions that any transporter of the seat reaches.
    fn in_reach(&self) -> impl Iterator<Item = Region> {
        let own = self.teller.own(self.seat).iter();
        own.flat_map(|own| reach(self.teller, own.id))
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
