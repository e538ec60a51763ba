//! RB-WON: bricks and their price, the water for the deserts, the end.

use game::{Log, Seat};

use crate::bill::{Need, Pool, Quote};
use crate::wonder::{IRRIGATION, last_brick};
use crate::{Action, Brick, Event, Illegal, Phase, Stage, State};

use super::{Purchase, turn};

/// A brick that may be bought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BoughtBrick {
    seat: Seat,
    /// What may pay it.
    pool: Pool,
}

/// What a seat can use on its home tile, if it is there (RB-WON-01).
fn home_pool(state: &State, seat: Seat) -> Option<Pool> {
    state.wonder_pool(seat, state.map.tile_of(state.homes[seat]?))
}

/// Whether a seat has goods at home for a brick.
pub(super) fn can_buy(state: &State, seat: Seat) -> bool {
    let price = u32::from(state.wonder.price());
    home_pool(state, seat).is_some_and(|pool| state.pool_goods(&pool).total() >= price)
}

pub(super) fn list(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if can_buy(state, seat) {
        actions.push(Action::Brick);
    }
}

pub(super) fn check(state: &State, seat: Seat) -> Result<Purchase, Illegal> {
    super::check_phase(state, Phase::Wonder)?;
    let pool = home_pool(state, seat).ok_or(Illegal::NotHome)?;
    Ok(Purchase::Brick(BoughtBrick { seat, pool }))
}

impl BoughtBrick {
    pub(super) fn quote(&self, state: &State) -> Quote {
        Quote {
            need: Need {
                any: state.wonder.price(),
                ..Need::default()
            },
            pool: self.pool,
            rule: "RB-WON-02",
        }
    }

    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        state.wonder.bought += 1;
        lay(state, Brick::Seat(self.seat), log);
    }
}

/// Lays a brick, with all that its place brings about.
pub(super) fn lay(state: &mut State, brick: Brick, log: &mut impl Log<Event>) {
    let number = state.wonder.next();
    state.wonder.bricks.push(brick);
    log.record(|| Event::BrickLaid { brick, number });
    if number == IRRIGATION {
        log.record(|| Event::Irrigated);
    }
    let most_neutral = usize::from(turn::most_turns(state.n_seats));
    let is_last_turn = brick == Brick::Neutral && state.wonder.n_neutral() == most_neutral;
    if number == last_brick(state.n_seats) || is_last_turn {
        state.stage = Stage::Over;
        state.is_untouched = false;
        state.wonder.bought = 0;
        let outcome = super::outcome(state);
        log.record(|| Event::GameOver {
            points: outcome.points,
        });
    }
}
