//! Contracts: choosing the first ones, and drawing more (AM-SET-03, AM-CON).

use game::{Log, Seat};

use super::turn;
use crate::pile::Pile;
use crate::{Action, ContractId, Contracts, Event, Illegal, Phase, State};

/// One or two contracts that may be drawn.
pub(super) struct Draw {
    offer: Pile<ContractId, 2>,
}

/// What a seat keeps of the contracts on offer.
pub(super) struct Choice {
    seat: Seat,
    /// A bit for each of the contracts. Never none.
    kept: u8,
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

pub(super) fn check_draw(state: &State) -> Result<Draw, Illegal> {
    if state.contract_deck.is_empty() {
        return Err(Illegal::NoContracts);
    }
    let offer = Pile::of(ContractId(0), state.contract_deck.iter().rev().copied());
    Ok(Draw { offer })
}

/// Checks a choice among the first contracts.
pub(super) fn check_first(state: &State, seat: Seat, action: &Action) -> Result<Choice, Illegal> {
    check_choice(state, seat, action).map_err(|illegal| match illegal {
        Illegal::NotOffered { contract } => Illegal::NotDealt { contract },
        _ => Illegal::ChooseContracts,
    })
}

/// Checks a choice among the contracts on offer.
pub(super) fn check_choice(state: &State, seat: Seat, action: &Action) -> Result<Choice, Illegal> {
    let offer = &state.offers[seat];
    let kept = match *action {
        Action::KeepBoth => 0b11,
        Action::Keep { contract } => match offer.iter().position(|&other| other == contract) {
            Some(idx) => 1 << idx,
            None => return Err(Illegal::NotOffered { contract }),
        },
        _ => return Err(Illegal::OfferOpen),
    };
    Ok(Choice { seat, kept })
}

impl Draw {
    /// Draws two contracts to choose from, or keeps the last one (AM-CON-02).
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Draw { offer } = self;
        let seat = state.turn;
        for &contract in &*offer {
            state.contract_deck.pop();
            state.memory.saw_contract(seat, contract);
        }
        log.record(|| Event::ContractsDrawn {
            seat,
            count: offer.len() as u8,
            contracts: Some(offer.to_vec()),
        });
        state.offers[seat] = offer;
        if offer.len() == 1 {
            Choice { seat, kept: 0b1 }.apply(state, log);
        } else {
            state.phase = Phase::Offer;
        }
    }
}

impl Choice {
    /// Chooses among the first contracts. They change hands once every seat has chosen.
    pub(super) fn apply_first(self, state: &mut State, log: &mut impl Log<Event>) {
        let Choice { seat, kept } = self;
        state.chosen[seat] = kept;
        log.record(|| Event::ContractsChosen {
            seat,
            kept: Some(state.chosen(seat).iter().collect()),
        });
        if state.seats().any(|seat| state.chosen[seat] == 0) {
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
        let is_kept = |idx: usize| kept >> idx & 1 != 0;
        let numbered = || offer.iter().copied().enumerate();
        let kept: Contracts = numbered()
            .filter(|&(idx, _)| is_kept(idx))
            .map(|(_, id)| id)
            .collect();
        state.memory.saw_chosen(seat, &offer, kept);
        state.offers[seat].clear();
        state.contracts[seat] = state.contracts[seat] | kept;
        for (_, contract) in numbered().filter(|&(idx, _)| !is_kept(idx)) {
            state.contract_deck.push_under(contract);
        }
        log.record(|| Event::ContractsKept {
            seat,
            count: kept.len() as u8,
            kept: Some(kept.iter().collect()),
        });
    }
}
