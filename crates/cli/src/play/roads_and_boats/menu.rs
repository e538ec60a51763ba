//! What a player chooses from, by phase.

use game::{Game, Seat};
use roads_and_boats::{
    Action, Duty, Goods, Phase, Region, Stage, State, Terrain, TransporterPosition,
};

use super::args::{Args, count, tile_arg};
use super::names::{hex, part};
use super::{journey, sites, status};
use crate::play::menu::{Item, Menu};
use crate::play::tell::Teller;

/// Everything that can be done.
pub(super) fn menu(teller: &Teller<'_, State>, seat: Seat) -> Menu<Action> {
    let actions = teller.game.list_actions(seat);
    let position = teller.position();
    if let Some((asker, ask)) = position.asked(seat) {
        let args = [
            Args(teller).name(asker),
            ("action", teller.tell(&ask.action).into()),
        ];
        return aside(
            teller,
            seat,
            &actions,
            teller.say("rb-menu-question", &args),
        );
    }
    let own = &position.seats[seat.index()];
    if let Some(bill) = &own.bill {
        return payment(teller, seat, &bill.action, &actions);
    }
    match own.duty {
        Some(Duty::Destroy) => {
            let heading = teller.say("rb-menu-destroy", &[]);
            return aside(teller, seat, &actions, heading);
        }
        Some(Duty::Upgrade(_)) => {
            let heading = teller.say("rb-menu-upgrade", &[]);
            return aside(teller, seat, &actions, heading);
        }
        None => (),
    }
    let menu = match position.stage {
        Stage::FreeMap { .. } => laying(teller, &actions),
        Stage::Homes => homes(teller, &actions),
        Stage::Acting => match position.phase {
            Phase::Production => production(teller, seat, &actions),
            Phase::Movement => movement(teller, seat, &actions),
            Phase::Building => sites::menu(teller, seat, &actions),
            Phase::Wonder => plain(teller, seat, &actions),
        },
        Stage::Praying { .. } | Stage::Choosing { .. } | Stage::Over => {
            plain(teller, seat, &actions)
        }
    };
    if teller.names.len() == 1 {
        return menu;
    }
    // Several players may sit at the keyboard.
    let asked = teller.say("rb-menu-asked", &[Args(teller).name(seat)]);
    let heading = [asked].into_iter().chain(menu.heading).collect();
    Menu { heading, ..menu }
}

/// The first list. What is alone in it goes without typing.
pub(super) fn top(teller: &Teller<'_, State>, items: Vec<Item<Action>>) -> Menu<Action> {
    if items.len() == 1 {
        return with_default(teller, items, 0);
    }
    let question = teller.say("rb-choose", &[count("most", items.len())]);
    Menu::new(items, question)
}

/// The first list, with a choice for nothing typed.
fn with_default(
    teller: &Teller<'_, State>,
    items: Vec<Item<Action>>,
    default: usize,
) -> Menu<Action> {
    let args = [count("most", items.len()), count("default", default + 1)];
    let question = teller.say("rb-choose-enter", &args);
    Menu {
        default: Some(default),
        ..Menu::new(items, question)
    }
}

/// A list within another.
pub(super) fn inner(teller: &Teller<'_, State>, items: Vec<Item<Action>>) -> Menu<Action> {
    let question = teller.say("rb-choose-back", &[count("most", items.len())]);
    Menu::new(items, question)
}

/// Some actions of which one is meant.
pub(super) fn which(teller: &Teller<'_, State>, seat: Seat, actions: &[Action]) -> Menu<Action> {
    let items = actions.iter().map(|action| priced(teller, seat, action));
    Menu {
        heading: vec![teller.say("rb-menu-several", &[])],
        ..inner(teller, items.collect())
    }
}

pub(super) fn priced(teller: &Teller<'_, State>, seat: Seat, action: &Action) -> Item<Action> {
    let actions = teller.with_payment(seat, action);
    Item::take_all(teller.priced(seat, action), actions)
}

/// All actions as they come.
fn plain(teller: &Teller<'_, State>, seat: Seat, actions: &[Action]) -> Menu<Action> {
    let items: Vec<Item<Action>> = actions
        .iter()
        .map(|action| priced(teller, seat, action))
        .collect();
    top(teller, items)
}

/// Something that comes first, whatever the player was about to do.
fn aside(
    teller: &Teller<'_, State>,
    seat: Seat,
    actions: &[Action],
    heading: String,
) -> Menu<Action> {
    Menu {
        heading: vec![heading],
        is_aside: true,
        ..plain(teller, seat, actions)
    }
}

/// The open bill: all of it in the usual way, or unit by unit.
fn payment(
    teller: &Teller<'_, State>,
    seat: Seat,
    wanted: &Action,
    actions: &[Action],
) -> Menu<Action> {
    let usual = teller.game.usual_payment(seat, None);
    let goods: Goods = usual
        .iter()
        .filter_map(|action| match action {
            Action::Pay { good, .. } => Some((*good, 1)),
            _ => None,
        })
        .collect();
    let all = (!usual.is_empty()).then(|| {
        let goods = [("goods", teller.goods(&goods).into())];
        Item::take_all(teller.say("rb-menu-pay-usual", &goods), usual)
    });
    let has_usual = all.is_some();
    let each = actions
        .iter()
        .map(|action| Item::take(teller.tell(action), *action));
    let items: Vec<Item<Action>> = all.into_iter().chain(each).collect();
    let menu = match has_usual {
        true => with_default(teller, items, 0),
        false => top(teller, items),
    };
    let wanted = [("action", teller.tell(wanted).into())];
    Menu {
        heading: vec![teller.say("rb-menu-bill", &wanted)],
        is_aside: true,
        ..menu
    }
}

/// Tiles to lay: where, which terrain, which river.
fn laying(teller: &Teller<'_, State>, actions: &[Action]) -> Menu<Action> {
    let of = Args(teller);
    let spot = |action: &Action| match action {
        Action::LayTile { hex, .. } => Some(*hex),
        _ => None,
    };
    let kind = |action: &Action| match action {
        Action::LayTile { terrain, .. } => Some(*terrain),
        _ => None,
    };
    let spots = grouped(actions, spot).into_iter().map(|(at, ways)| {
        let kinds = grouped(&ways, kind).into_iter();
        let kinds = kinds.map(|(terrain, ways): (Terrain, Vec<Action>)| {
            let args = [
                tile_arg(at),
                of.terrain(terrain),
                count("count", ways.len()),
            ];
            let rivers = ways
                .iter()
                .map(|action| Item::take(teller.tell(action), *action));
            let rivers = inner(teller, rivers.collect());
            let line = teller.say("rb-menu-lay-what", &args);
            match ways[..] {
                [action] => Item::take(teller.tell(&action), action),
                _ => Item::open(terrain.name(), line, rivers),
            }
        });
        let args = [tile_arg(at), count("count", ways.len())];
        let line = teller.say("rb-menu-lay-where", &args);
        Item::open(hex(at), line, inner(teller, kinds.collect())).or([hex(at)])
    });
    top(teller, spots.collect())
}

fn homes(teller: &Teller<'_, State>, actions: &[Action]) -> Menu<Action> {
    let items = actions.iter().map(|action| {
        let aliases = match action {
            Action::Settle { home } => vec![hex(home.hex), part(*home)],
            _ => Vec::new(),
        };
        Item::take(teller.tell(action), *action).or(aliases)
    });
    top(teller, items.collect())
}

fn production(teller: &Teller<'_, State>, seat: Seat, actions: &[Action]) -> Menu<Action> {
    let is_hand = |action: &&Action| matches!(action, Action::Hand { .. });
    let is_research = |action: &&Action| matches!(action, Action::Research { .. });
    let is_work = |action: &&Action| !is_hand(action) && !is_research(action);
    let mut items: Vec<Item<Action>> = actions
        .iter()
        .filter(|action| {
            is_work(action) && !is_call(action) && !matches!(action, Action::Wait | Action::Done)
        })
        .map(|action| priced(teller, seat, action))
        .collect();
    items.extend(research(teller, actions));
    let has_work = !items.is_empty();
    let goods = teller
        .own(seat)
        .iter()
        .filter_map(|own| goods(teller, own, actions));
    items.extend(goods);
    items.extend(calls(teller, actions));
    items.extend(wait(teller, actions));
    items.push(Item::take(teller.tell(&Action::Done), Action::Done));
    let idle = (!has_work).then(|| teller.say("rb-menu-nothing-else", &[]));
    Menu {
        heading: idle.into_iter().collect(),
        ..top(teller, items)
    }
}

/// Research by the region that pays for it.
fn research(teller: &Teller<'_, State>, actions: &[Action]) -> Vec<Item<Action>> {
    let place = |action: &Action| match action {
        Action::Research { region, .. } => Some(*region),
        _ => None,
    };
    let groups = grouped(actions, place).into_iter();
    groups
        .map(|(region, ways): (Region, Vec<Action>)| {
            let line = teller.say("rb-menu-research", &[Args(teller).region(region)]);
            let topics = ways
                .iter()
                .map(|action| Item::take(teller.tell(action), *action));
            let key = format!("research {}", part(region));
            Item::open(key, line, inner(teller, topics.collect()))
        })
        .collect()
}

/// What can be loaded on a transporter and unloaded from it.
fn goods(
    teller: &Teller<'_, State>,
    own: &TransporterPosition,
    actions: &[Action],
) -> Option<Item<Action>> {
    let items = journey::hands(teller, own, actions);
    if items.is_empty() {
        return None;
    }
    let args = [
        Args(teller).transporter(own.id),
        Args(teller).place(own.at),
        ("cargo", status::cargo(teller, own).into()),
    ];
    let menu = Menu {
        heading: vec![status::transporter(teller, own)],
        stays: true,
        ..inner(teller, items)
    };
    let line = teller.say("rb-menu-goods", &args);
    Some(Item::open(format!("goods {}", own.id), line, menu))
}

fn movement(teller: &Teller<'_, State>, seat: Seat, actions: &[Action]) -> Menu<Action> {
    let own = teller.own(seat).iter();
    let mut items: Vec<Item<Action>> = own
        .filter_map(|own| journey::item(teller, own, actions))
        .collect();
    let left = teller.game.chances(seat).movers;
    let left: Vec<_> = left
        .into_iter()
        .filter(|&id| teller.find_transporter(id).is_some_and(|own| !own.moved))
        .collect();
    let line = if left.is_empty() {
        teller.tell(&Action::Done)
    } else {
        let args = [
            Args(teller).phase(Phase::Movement),
            ("transporters", teller.transporters(left).into()),
        ];
        teller.say("rb-do-done-left", &args)
    };
    items.extend(calls(teller, actions));
    items.extend(wait(teller, actions));
    items.push(Item::take(line, Action::Done));
    top(teller, items)
}

fn is_call(action: &Action) -> bool {
    matches!(action, Action::Call { .. } | Action::DropCall { .. })
}

/// To call for the order of a phase, or no longer.
pub(super) fn calls(teller: &Teller<'_, State>, actions: &[Action]) -> Vec<Item<Action>> {
    let calls = actions.iter().filter(|action| is_call(action));
    calls
        .map(|action| Item::take(teller.tell(action), *action))
        .collect()
}

/// To let the others act first, where that is allowed.
pub(super) fn wait(teller: &Teller<'_, State>, actions: &[Action]) -> Option<Item<Action>> {
    let is_allowed = actions.contains(&Action::Wait);
    is_allowed.then(|| Item::take(teller.tell(&Action::Wait), Action::Wait))
}

/// Actions by what `group` finds in them, in the order they first come.
pub(super) fn grouped<K: PartialEq + Copy>(
    actions: &[Action],
    group: impl Fn(&Action) -> Option<K>,
) -> Vec<(K, Vec<Action>)> {
    let mut groups: Vec<(K, Vec<Action>)> = Vec::new();
    for action in actions {
        let Some(key) = group(action) else { continue };
        match groups.iter_mut().find(|(known, _)| *known == key) {
            Some((_, members)) => members.push(*action),
            None => groups.push((key, vec![*action])),
        }
    }
    groups
}
