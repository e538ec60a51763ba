//! Contracts: choosing the first ones, and drawing more (AM-SET-03, AM-CON).

use game::{Log, Seat};

use super::turn;
use crate::{Action, ContractId, Contracts, Event, Illegal, Phase, State};

/// What a seat keeps of the contracts on offer. Never nothing.
pub(super) struct Choice {
    seat: Seat,
    kept: Contracts,
}

pub(super) fn list(state: &State, actions: &mut Vec<Action>) {
    if !state.contract_deck.is_empty() {
        actions.push(Action::DrawContracts);
    }
}

pub(super) fn list_choices(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.extend(
        state.offers[seat]
            .iter()
            .map(|&contract| Action::Keep { contract }),
    );
    actions.push(Action::KeepBoth);
}

pub(super) fn check(state: &State) -> Result<(), Illegal> {
    if state.contract_deck.is_empty() {
        Err(Illegal::NoContracts)
    } else {
        Ok(())
    }
}

pub(super) fn check_one(
    state: &State,
    seat: Seat,
    contract: ContractId,
) -> Result<Choice, Illegal> {
    if !state.offers[seat].contains(&contract) {
        return Err(Illegal::NotOffered { contract });
    }
    Ok(Choice {
        seat,
        kept: [contract].into_iter().collect(),
    })
}

pub(super) fn both(state: &State, seat: Seat) -> Choice {
    Choice {
        seat,
        kept: state.offers[seat].iter().copied().collect(),
    }
}

/// Draws two contracts to choose from, or keeps the last one (AM-CON-02).
pub(super) fn draw(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.turn;
    let mut offer = state.offers[seat];
    offer.clear();
    while offer.len() < 2
        && let Some(contract) = state.contract_deck.pop()
    {
        offer.push(contract);
        state.memory.saw_drawn(seat, contract);
    }
    log.record(|| Event::ContractsDrawn {
        seat,
        count: offer.len() as u8,
        contracts: Some(offer.to_vec()),
    });
    let is_last = offer.len() == 1;
    state.offers[seat] = offer;
    if is_last {
        both(state, seat).apply(state, log);
    } else {
        state.phase = Phase::Offer;
    }
}

impl Choice {
    /// Chooses among the first contracts. They change hands once every seat has chosen.
    pub(super) fn apply_first(self, state: &mut State, log: &mut impl Log<Event>) {
        let Choice { seat, kept } = self;
        state.chosen[seat] = kept;
        log.record(|| Event::ContractsChosen {
            seat,
            kept: Some(kept.iter().collect()),
        });
        if state.seats().any(|seat| state.chosen[seat].is_empty()) {
            return;
        }
        state.phase = Phase::Turn;
        let mut seat = state.first;
        for _ in state.seats() {
            let kept = std::mem::take(&mut state.chosen[seat]);
            Choice { seat, kept }.settle(state, log);
            seat = seat.next(state.n_seats.into());
        }
    }

    /// Chooses among contracts drawn in a turn.
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        self.settle(state, log);
        turn::end(state, log);
    }

    fn settle(self, state: &mut State, log: &mut impl Log<Event>) {
        let Choice { seat, kept } = self;
        let offer = state.offers[seat];
        state.memory.saw_chosen(seat, &offer, kept);
        state.offers[seat].clear();
        state.contracts[seat] = state.contracts[seat] | kept;
        for &contract in offer.iter().filter(|&&contract| !kept.contains(contract)) {
            state.contract_deck.push_under(contract);
        }
        log.record(|| Event::ContractsKept {
            seat,
            count: kept.len() as u8,
            kept: Some(kept.iter().collect()),
        });
    }
}
