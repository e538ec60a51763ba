//! What a transporter can do: go, take and leave goods, lead geese, carry another.

use roads_and_boats::{
    Action, Direction, Good, Holder, Place, Route, State, Transport, TransporterPosition,
};

use super::args::{Args, count};
use super::menu::inner;
use super::names::{hex, part};
use super::status;
use crate::play::menu::{Item, Menu};
use crate::play::tell::Teller;

/// A transporter with everything it can do in the movement phase.
pub(super) fn item(
    teller: &Teller<'_, State>,
    own: &TransporterPosition,
    actions: &[Action],
) -> Option<Item<Action>> {
    let mut items = steps(teller, own, actions);
    items.extend(further(teller, own));
    items.extend(hands(teller, own, actions));
    let others = actions.iter().filter(|action| match **action {
        Action::Lead { transporter, .. } | Action::Leave { transporter } => transporter == own.id,
        Action::Carry { carrier, .. } | Action::SetDown { carrier, .. } => carrier == own.id,
        _ => false,
    });
    items.extend(others.map(|action| Item::take(teller.tell(action), *action)));
    if items.is_empty() {
        return None;
    }
    let state = status::movement(teller, own).unwrap_or_default();
    let of = Args(teller);
    let args = [
        of.transporter(own.id),
        of.place(own.at),
        ("cargo", status::cargo(teller, own).into()),
        ("state", state.into()),
    ];
    let menu = Menu {
        heading: vec![status::transporter(teller, own)],
        stays: true,
        ..inner(teller, items)
    };
    let line = teller.say("rb-menu-move", &args);
    Some(Item::open(format!("move {}", own.id), line, menu))
}

/// Single steps, by direction.
fn steps(
    teller: &Teller<'_, State>,
    own: &TransporterPosition,
    actions: &[Action],
) -> Vec<Item<Action>> {
    let routes = teller.game.routes(own.id);
    let steps = actions.iter().filter_map(|action| match *action {
        Action::Step {
            transporter,
            to,
            ashore,
        } if transporter == own.id => Some((action, to, ashore)),
        _ => None,
    });
    let mut found: Vec<(usize, Item<Action>)> = steps
        .map(|(action, to, ashore)| {
            let mut edges = Direction::ALL.into_iter();
            let edge = edges.find(|&edge| own.at.hex().towards(edge) == to.hex());
            let direction = edge.map_or(String::new(), |edge| teller.direction(edge));
            let route = routes.iter().find(|route| route.steps == [to]);
            let mut about = about(teller, to);
            if !own.kind.is_boat() && route.is_some_and(|route| is_by_road(own.kind, route)) {
                about += &format!(", {}", teller.say("rb-menu-by-road", &[]));
            }
            if let Some(region) = ashore {
                let region = [Args(teller).region(region)];
                about += &format!(", {}", teller.say("rb-menu-go-ashore", &region));
            }
            let args = [
                ("direction", direction.clone().into()),
                Args(teller).place(to),
                ("about", about.into()),
            ];
            let line = teller.say("rb-menu-go", &args);
            let item = Item::take(line, *action).or(aliases(to)).or([direction]);
            (edge.map_or(Direction::ALL.len(), Direction::index), item)
        })
        .collect();
    found.sort_by_key(|(edge, _)| *edge);
    found.into_iter().map(|(_, item)| item).collect()
}

/// A donkey that leaves the road goes no further.
fn is_by_road(kind: Transport, route: &Route) -> bool {
    kind != Transport::Donkey || route.steps_left > 0
}

/// Places more than a step away, in a list of their own.
fn further(teller: &Teller<'_, State>, own: &TransporterPosition) -> Option<Item<Action>> {
    let routes = teller.game.routes(own.id);
    let far = routes.iter().filter(|route| route.steps.len() > 1);
    let items: Vec<Item<Action>> = far
        .map(|route| {
            let args = [
                Args(teller).place(route.to),
                ("about", about(teller, route.to).into()),
                count("steps", route.steps.len()),
            ];
            let line = teller.say("rb-menu-go-far", &args);
            Item::take_all(line, journey(own, route)).or(aliases(route.to))
        })
        .collect();
    if items.is_empty() {
        return None;
    }
    let line = teller.say("rb-menu-further", &[count("places", items.len())]);
    Some(Item::open("further", line, inner(teller, items)))
}

/// The steps of a route.
pub(super) fn journey(own: &TransporterPosition, route: &Route) -> Vec<Action> {
    let steps = route.steps.iter().map(|&to| Action::Step {
        transporter: own.id,
        to,
        ashore: None,
    });
    steps.collect()
}

/// What may be typed for a place.
fn aliases(place: Place) -> Vec<String> {
    let part = match place {
        Place::Land(region) | Place::Dock { land: region, .. } => Some(part(region)),
        Place::River(_) | Place::Sea(_) => None,
    };
    [hex(place.hex())].into_iter().chain(part).collect()
}

/// What is at a place: the terrain, and a building.
fn about(teller: &Teller<'_, State>, place: Place) -> String {
    let terrain = teller.terrain_at(place.hex());
    let terrain = terrain.map(|terrain| teller.terrain(terrain));
    let building = teller.building_at(place.hex());
    let building = building.map(|works| teller.building(works.building));
    let parts: Vec<String> = terrain.into_iter().chain(building).collect();
    parts.join(", ")
}

/// Goods to take and to leave, one at a time or as many as there is room for.
pub(super) fn hands(
    teller: &Teller<'_, State>,
    own: &TransporterPosition,
    actions: &[Action],
) -> Vec<Item<Action>> {
    let here = Holder::Transporter(own.id);
    let mut hands: Vec<(Action, Good, Holder, Holder)> = actions
        .iter()
        .filter_map(|action| match *action {
            Action::Hand { good, from, to } => Some((*action, good, from, to)),
            _ => None,
        })
        .filter(|&(_, _, from, to)| from == here || to == here)
        .collect();
    // Loading first, then unloading, then what passes between transporters.
    hands.sort_by_key(|(_, _, from, to)| match (from, to) {
        (Holder::Region(_), _) => 0,
        (_, Holder::Region(_)) => 1,
        _ => 2,
    });
    let mut items = Vec::new();
    for (action, good, from, to) in hands {
        let line = teller.tell(&action);
        items.push(Item::take(line.clone(), action));
        let lying = match from {
            Holder::Region(region) => teller.heap(region)[good],
            Holder::Transporter(id) => {
                let giver = teller.find_transporter(id);
                giver.map_or(0, |giver| giver.cargo[good])
            }
        };
        let room = match to {
            Holder::Region(_) => u16::MAX,
            Holder::Transporter(id) => teller.find_transporter(id).map_or(0, |taker| {
                let laden = u16::try_from(taker.cargo.total()).unwrap_or(u16::MAX);
                taker.kind.room().saturating_sub(laden)
            }),
        };
        let most = lying.min(room);
        if most > 1 {
            let args = [("action", line.into()), count("count", most)];
            let all = vec![action; usize::from(most)];
            items.push(Item::take_all(teller.say("rb-do-times", &args), all));
        }
    }
    items
}
