//! What actions cost, and what is paid for them without a choice.

use game::{Game, Seat};
use roads_and_boats::{Action, Event, Good, Goods, Hex, Holder, State};

use crate::play::tell::Teller;

impl Teller<'_, State> {
    /// An action with what it usually costs, if it costs anything.
    pub(super) fn priced(&self, seat: Seat, action: &Action) -> String {
        let line = self.tell(action);
        match self.price(seat, action) {
            Some(cost) if !cost.is_empty() => self.say(
                "rb-menu-cost",
                &[("action", line.into()), ("cost", self.goods(&cost).into())],
            ),
            _ => line,
        }
    }

    /// What an action costs as it is usually paid.
    fn price(&self, seat: Seat, action: &Action) -> Option<Goods> {
        let mut then = self.game.clone();
        let mut log = Vec::new();
        then.apply(seat, action, &mut log).ok()?;
        for pay in then.usual_payment(seat, None) {
            then.apply(seat, &pay, &mut log).ok()?;
        }
        Some(paid(&log))
    }

    /// An action with its payment, where there is no choice but in which order units are paid.
    pub(super) fn with_payment(&self, seat: Seat, action: &Action) -> Vec<Action> {
        let mut actions = vec![*action];
        let mut then = self.game.clone();
        if then.apply(seat, action, &mut ()).is_ok() && !has_choice(&then, seat) {
            actions.extend(then.usual_payment(seat, None));
        }
        actions
    }
}

/// Whether it matters how the open bill is paid: with which good, or from where.
fn has_choice(state: &State, seat: Seat) -> bool {
    let mut seats = state.position().seats;
    let Some(bill) = seats.swap_remove(seat.index()).bill else {
        return false;
    };
    let takes_any_wood = |hex: Hex| {
        let works = state.position().buildings;
        let works = works.iter().find(|works| works.region.hex == hex);
        let recipe = works.and_then(|works| works.building.recipe());
        recipe.is_some_and(|recipe| recipe.wood > 0)
    };
    match bill.action {
        Action::Brick => return true,
        Action::Produce { hex } if takes_any_wood(hex) => return true,
        _ => (),
    }
    let options: Vec<(Good, Holder)> = state
        .list_actions(seat)
        .into_iter()
        .filter_map(|action| match action {
            Action::Pay { good, from } => Some((good, from)),
            _ => None,
        })
        .collect();
    let is_twofold = |&(good, from): &(Good, Holder)| {
        let mut others = options.iter();
        others.any(|&(other, there)| other == good && there != from)
    };
    options.iter().any(is_twofold)
}

/// The goods that were paid.
pub(super) fn paid(events: &[Event]) -> Goods {
    let goods = events.iter().filter_map(|event| match event {
        Event::Paid { good, .. } => Some((*good, 1)),
        _ => None,
    });
    goods.collect()
}
