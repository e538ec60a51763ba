//! What can be built, tile by tile.

use game::Seat;
use roads_and_boats::{Action, Goods, Hex, State};

use super::args::{Args, count, tile_arg};
use super::menu::{calls, grouped, inner, priced, top, wait};
use super::names::hex;
use crate::play::menu::{Item, Menu};
use crate::play::tell::Teller;

/// More roads or walls than this get a list of their own.
const FEW_EDGES: usize = 3;

/// What can be built, tile by tile.
pub(super) fn menu(teller: &Teller<'_, State>, seat: Seat, actions: &[Action]) -> Menu<Action> {
    let groups = grouped(actions, site).into_iter();
    let mut items: Vec<Item<Action>> = groups
        .map(|(at, ways)| building_at(teller, seat, at, &ways))
        .collect();
    items.extend(calls(teller, actions));
    items.extend(wait(teller, actions));
    items.push(Item::take(teller.tell(&Action::Done), Action::Done));
    top(teller, items)
}

fn building_at(teller: &Teller<'_, State>, seat: Seat, at: Hex, ways: &[Action]) -> Item<Action> {
    let of = Args(teller);
    let is_wall = |action: &Action| matches!(action, Action::Wall { .. } | Action::Raze { .. });
    let is_road = |action: &Action| matches!(action, Action::Road { .. } | Action::Bridge { .. });
    let list = |wanted: &dyn Fn(&Action) -> bool| -> Vec<Item<Action>> {
        let wanted = ways.iter().filter(|action| wanted(action));
        wanted.map(|action| priced(teller, seat, action)).collect()
    };
    let mut items = list(&|action| !is_wall(action) && !is_road(action));
    let roads = list(&is_road);
    for (key, entries) in [("rb-menu-roads", roads), ("rb-menu-walls", list(&is_wall))] {
        if entries.len() <= FEW_EDGES {
            items.extend(entries);
            continue;
        }
        let line = teller.say(key, &[tile_arg(at), count("count", entries.len())]);
        let entries = Menu {
            stays: true,
            ..inner(teller, entries)
        };
        items.push(Item::open(key, line, entries));
    }
    let mut lying = Goods::NONE;
    for heap in &teller.position().goods {
        if heap.region.hex == at {
            lying.add(&heap.goods);
        }
    }
    for own in teller.own(seat).iter().filter(|own| own.at.hex() == at) {
        lying.add(&own.cargo);
    }
    let terrain = teller.terrain_at(at).map(|terrain| of.terrain(terrain));
    let args = [
        tile_arg(at),
        count("count", ways.len()),
        ("goods", teller.goods(&lying).into()),
    ];
    let args: Vec<_> = args.into_iter().chain(terrain).collect();
    let menu = Menu {
        stays: true,
        ..inner(teller, items)
    };
    Item::open(hex(at), teller.say("rb-menu-build", &args), menu).or([hex(at)])
}

/// The tile that something is built on.
fn site(action: &Action) -> Option<Hex> {
    match action {
        Action::Build { region, .. } => Some(region.hex),
        Action::Road { from, .. }
        | Action::Bridge { from, .. }
        | Action::Wall { from, .. }
        | Action::Raze { from, .. } => Some(from.hex),
        Action::Sink { hex, .. } => Some(*hex),
        _ => None,
    }
}
