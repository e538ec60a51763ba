//! Contracts: choosing the first ones, and drawing more (AM-SET-03, AM-CON).

use game::{Log, Seat};

use super::turn;
use crate::pile::Pile;
use crate::{Action, ContractId, Contracts, Event, Illegal, Phase, State};

/// One or two contracts that may be drawn.
pub(super) struct Draw {
    offer: Pile<ContractId, 2>,
}

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

pub(super) fn check_draw(state: &State) -> Result<Draw, Illegal> {
    if state.contract_deck.is_empty() {
        return Err(Illegal::NoContracts);
    }
    let offer = Pile::of(ContractId(0), state.contract_deck.iter().rev().copied());
    Ok(Draw { offer })
}

/// Checks a choice among the contracts on offer; `otherwise` is what anything else breaks.
pub(super) fn check_choice(
    state: &State,
    seat: Seat,
    action: &Action,
    otherwise: Illegal,
) -> Result<Choice, Illegal> {
    let offer = &state.offers[seat];
    match *action {
        Action::KeepBoth => Ok(Choice {
            seat,
            kept: offer.iter().copied().collect(),
        }),
        Action::Keep { contract } if offer.contains(&contract) => Ok(Choice {
            seat,
            kept: [contract].into_iter().collect(),
        }),
        Action::Keep { contract } => Err(Illegal::NotOffered { contract }),
        _ => Err(otherwise),
    }
}

impl Draw {
    /// Draws two contracts to choose from, or keeps the last one (AM-CON-02).
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Draw { offer } = self;
        let seat = state.turn;
        for &contract in &*offer {
            state.contract_deck.pop();
            state.memory.saw_drawn(seat, contract);
        }
        log.record(|| Event::ContractsDrawn {
            seat,
            count: offer.len() as u8,
            contracts: Some(offer.to_vec()),
        });
        state.offers[seat] = offer;
        if offer.len() == 1 {
            Choice {
                seat,
                kept: offer.iter().copied().collect(),
            }
            .apply(state, log);
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
