//! What stands and lies on the map, place by place.

use std::collections::BTreeMap;

use game::Seat;
use roads_and_boats::{Place, Position, Region, TransporterId, TransporterPosition};

use super::item::Item;
use super::scene::Scene;
use super::transporter::{Going, Load, Transporter};

/// Everything that stands or lies somewhere, by its place.
pub(crate) fn things(scene: &Scene, position: &Position) -> BTreeMap<Place, Vec<Item>> {
    let mut things: BTreeMap<Place, Vec<Item>> = BTreeMap::new();
    let at = |region: Region| match scene.is_sea(region.hex) {
        true => Place::Sea(region.hex),
        false => Place::Land(region),
    };
    for works in &position.buildings {
        let item = Item::Building(works.building, works.made, works.bag);
        things.entry(at(works.region)).or_default().push(item);
    }
    for (seat, own) in Seat::first(position.seats.len()).zip(&position.seats) {
        if let Some(home) = own.home {
            things.entry(at(home)).or_default().push(Item::Home(seat));
        }
    }
    let transporters = || position.seats.iter().flat_map(|seat| &seat.transporters);
    let is_carried = |id: TransporterId| transporters().any(|other| other.carries == Some(id));
    let kind_of = |id: TransporterId| {
        let found = transporters().find(|other| other.id == id);
        found.map(|found| (id, found.kind))
    };
    for own in transporters().filter(|own| !is_carried(own.id)) {
        let load = match own.carries.and_then(kind_of) {
            Some((id, kind)) => Load::Passenger(id, kind),
            None => Load::Goods(own.cargo),
        };
        let item = Item::Transporter(Transporter {
            id: own.id,
            kind: own.kind,
            load,
            going: going(position, own),
        });
        things.entry(own.at).or_default().push(item);
    }
    for heap in &position.goods {
        let goods = heap.goods.iter();
        let items = goods.map(|(good, count)| Item::Goods(good, count));
        things.entry(at(heap.region)).or_default().extend(items);
    }
    things
}

fn going(position: &Position, own: &TransporterPosition) -> Going {
    match position.journey(own.id) {
        Some(journey) => Going::OnItsWay {
            steps_left: journey.steps_left,
        },
        None if own.moved => Going::Moved,
        None => Going::Standing,
    }
}
