//! The refined planner that also stands in the way: routes that would join two networks of a rival are worth more.

use amsterdam::{Action, Network, RouteId, State};
use bots::{Bot, Budget};
use game::{Imagined, Seat};

use crate::choice::best_action;
use crate::ground::Ground;
use crate::refined::Outlook;
use crate::weights::WEIGHTS;

/// What it is worth to keep a rival's networks apart, in points for each cart of the smaller one, with two seats.
const APART: f64 = 0.15;

/// The blocking planner.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blocking;

impl Bot<State> for Blocking {
    fn choose(&mut self, imagined: &Imagined<State>, _: Budget) -> Action {
        let outlook = Outlook::new(imagined, &WEIGHTS);
        best_action(imagined, |action| {
            let worth = outlook.worth(action);
            match *action {
                Action::Build { route, .. } => worth + worth_of_blocking(&outlook.ground, route),
                _ => worth,
            }
        })
    }
}

/// What it is worth to take a route from the rivals. What one of several rivals loses helps the others as much, and its
/// networks may have been meant to stay apart, so that the price falls with the square of their number.
fn worth_of_blocking(ground: &Ground, id: RouteId) -> f64 {
    let n_rivals = (ground.state.seats().len() - 1) as f64;
    let carts = ground
        .rivals()
        .map(|rival| carts_kept_apart(ground, rival, id));
    APART * f64::from(carts.sum::<u8>()) / (n_rivals * n_rivals)
}

/// How many carts are on the smaller of two networks of a rival that a route would join, if it would join any.
fn carts_kept_apart(ground: &Ground, rival: Seat, id: RouteId) -> u8 {
    let built = ground.state.routes(rival);
    let network = Network::new(ground.board, built);
    let [a, b] = ground.board.route(id).ends;
    if network.joins([a, b]) || !ground.state.open_routes(rival).contains(id) {
        return 0;
    }
    let carts_at = |place: u8| {
        let there = built.iter().filter(|&id| {
            let [end, _] = ground.board.route(id).ends;
            network.joins([place, end])
        });
        ground.carts_for(there.collect())
    };
    carts_at(a).min(carts_at(b))
}
