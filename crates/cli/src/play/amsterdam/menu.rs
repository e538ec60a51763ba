//! What a player chooses from.

use amsterdam::{Action, RouteId, State};
use game::{Game, Seat};

use crate::play::menu::{Item, Menu};
use crate::play::tell::Teller;

/// More routes than this get a list of their own.
const FEW_ROUTES: usize = 9;

/// Everything that can be done, with the ways to pay for one route taken together.
pub(super) fn menu(teller: &Teller<'_, State>, seat: Seat) -> Menu<Action> {
    let mut items = Vec::new();
    let mut routes: Vec<(RouteId, Vec<Action>)> = Vec::new();
    for action in teller.game.list_actions(seat) {
        let Action::Build { route, .. } = action else {
            items.push(Item::take(teller.tell(&action), action));
            continue;
        };
        match routes.iter_mut().find(|(id, _)| *id == route) {
            Some((_, ways)) => ways.push(action),
            None => routes.push((route, vec![action])),
        }
    }
    routes.sort_by_key(|(id, _)| *id);
    if routes.len() > FEW_ROUTES {
        let line = teller.say("am-do-build-one", &[("routes", routes.len().into())]);
        items.push(Item::open("routes", line, by_number(teller, routes)));
    } else {
        items.extend(routes.into_iter().map(|(_, ways)| route(teller, ways)));
    }
    let question = teller.say("term-choose", &[("most", items.len().into())]);
    Menu::new(items, question)
}

/// Routes by their numbers on the board.
fn by_number(teller: &Teller<'_, State>, routes: Vec<(RouteId, Vec<Action>)>) -> Menu<Action> {
    let items = routes.into_iter().map(|(id, ways)| Item {
        label: Some((id.0 + 1).to_string()),
        ..route(teller, ways)
    });
    Menu::new(items.collect(), teller.say("term-choose-route", &[]))
}

/// A route, with a list of the ways to pay for it if there are several, the one with the fewest wilds first.
fn route(teller: &Teller<'_, State>, mut ways: Vec<Action>) -> Item<Action> {
    ways.sort_by_key(|action| match *action {
        Action::Build { wilds, .. } => wilds,
        _ => 0,
    });
    let line = teller.tell(&ways[0]);
    if let [action] = ways[..] {
        return Item::take(line, action);
    }
    let question = teller.say("term-choose-payment", &[("most", ways.len().into())]);
    let items = ways
        .into_iter()
        .map(|action| Item::take(teller.payment_of(&action), action));
    let payments = Menu {
        default: Some(0),
        ..Menu::new(items.collect(), question)
    };
    Item::open(line.clone(), line, payments)
}
