//! The usual way to pay an open bill.

use game::{Game, Seat};

use super::projects::CHEAPEST_FIRST;
use crate::{Action, Good, Holder, State, TransporterId};

impl State {
    /// How the open bill of a seat is usually paid: from the tile first, then from the transporter that `chosen` names, then from
    /// the seat's others; boards before trunks, and else what is worth least. What is left is paid by itself, or needs
    /// another seat's consent and is not in the answer.
    pub fn usual_payment(&self, seat: Seat, chosen: Option<TransporterId>) -> Vec<Action> {
        let mut payment = Vec::new();
        if seat.index() >= self.parts.len() {
            return payment;
        }
        let mut state = self.clone();
        let is_paying =
            |state: &State| state.part(seat).bill.is_some() && state.part(seat).ask.is_none();
        while is_paying(&state) {
            let rank = |action: &Action| match *action {
                Action::Pay { good, from } => {
                    let holder = match from {
                        Holder::Region(_) => 0,
                        Holder::Transporter(id) if Some(id) == chosen => 1,
                        Holder::Transporter(id) if id.owner() == Some(seat) => 2,
                        Holder::Transporter(_) => return None,
                    };
                    Some((holder, worth(&state, seat, good)))
                }
                _ => None,
            };
            let actions = state.list_actions(seat);
            let options = actions
                .iter()
                .filter_map(|action| Some((rank(action)?, *action)));
            let Some((_, best)) = options.min_by_key(|(rank, _)| *rank) else {
                break;
            };
            if state.apply(seat, &best, &mut ()).is_err() {
                break;
            }
            payment.push(best);
        }
        payment
    }
}

/// How dear a good is to pay with.
fn worth(state: &State, seat: Seat, good: Good) -> usize {
    let bill = state.part(seat).bill.as_ref();
    let owes_wood = bill.is_some_and(|bill| bill.owed.wood > 0);
    match good {
        Good::Boards if owes_wood => 0,
        _ => {
            CHEAPEST_FIRST
                .iter()
                .position(|&other| other == good)
                .unwrap_or(0)
                + 1
        }
    }
}
