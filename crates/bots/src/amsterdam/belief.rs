//! What a seat believes that others hold: contracts that their routes lead to are likelier than others.

use amsterdam::{ContractId, MAX_SEATS, Routes, State};
use game::{Dice, Imagined, Seat};

use super::effort::Prices;
use super::facts::Facts;
use super::ways::Ways;

/// How likely each contract is in each hand, compared with others.
#[derive(Debug)]
pub(super) struct Belief {
    seat: Seat,
    odds: [Vec<f32>; MAX_SEATS],
    is_even: bool,
}

/// So many deals are imagined to take the likeliest of.
const DEALS: usize = 4;

impl Belief {
    /// What is to be believed of the others, where `trust` says how much their routes tell.
    pub(super) fn new(
        facts: &Facts,
        state: &State,
        seat: Seat,
        prices: &Prices,
        trust: f32,
    ) -> Belief {
        let efforts = prices.plain(facts);
        let all: Routes = facts.board.route_ids().collect();
        let before = Ways::new(facts, &efforts, all, Routes::EMPTY);
        let contracts = || facts.board.contract_ids();
        let mut odds: [Vec<f32>; MAX_SEATS] = Default::default();
        let mut is_even = true;
        for other in state.seats().filter(|&other| other != seat) {
            let own = state.routes(other);
            is_even &= own.is_empty();
            let now = Ways::new(facts, &efforts, state.open_routes(other), own);
            let odds_of = |id: ContractId| {
                let ends = facts.board.contract(id).ends;
                let far = before.effort(ends).map_or(1.0, f32::from).max(1.0);
                let left = now.effort(ends).map_or(2.0 * far, f32::from);
                (trust * (1.0 - left / far)).exp()
            };
            odds[other.index()] = contracts().map(odds_of).collect();
        }
        Belief {
            seat,
            odds,
            is_even,
        }
    }

    /// A game that may be the real one, the likelier the more often.
    pub(super) fn deal(&self, imagined: &Imagined<State>, dice: &mut Dice) -> State {
        let mut chosen = imagined.deal(dice);
        if self.is_even {
            return chosen;
        }
        let mut total = self.likelihood(&chosen);
        for _ in 1..DEALS {
            let deal = imagined.deal(dice);
            let likelihood = self.likelihood(&deal);
            total += likelihood;
            if dice.below(1 << 24) as f32 / (1 << 24) as f32 * total < likelihood {
                chosen = deal;
            }
        }
        chosen
    }

    fn likelihood(&self, state: &State) -> f32 {
        let mut likelihood = 1.0;
        for other in state.seats().filter(|&other| other != self.seat) {
            for id in state.contracts(other).iter() {
                likelihood *= self.odds[other.index()][usize::from(id.0)];
            }
        }
        likelihood
    }
}
