//! The game as one viewer may see it. Built from nothing, so that what is not put in stays hidden.

use game::{Game, Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::{Card, Cards, ContractId, Network, Phase, RouteId, State, Tally, rules};

/// The game as one viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct View {
    pub phase: Phase,
    pub to_act: SeatSet,
    /// Whose turn it is. Until all have chosen their first contracts, who will start.
    pub turn: Seat,
    /// Turns left, once the last round has begun.
    pub last_turns: Option<u8>,
    pub seats: Vec<SeatView>,
    /// A card that is turned up lies where the one lay that was taken.
    pub face_up: Vec<Card>,
    /// Cards in the deck.
    pub deck: usize,
    pub discard: Cards,
    /// Contracts in their deck.
    pub contract_deck: usize,
    pub bonus_left: u8,
    /// The viewer's own cards.
    pub hand: Option<Cards>,
    /// The viewer's own contracts.
    pub contracts: Option<Vec<ContractView>>,
    /// The contracts the viewer has to choose from.
    pub offer: Option<Vec<ContractId>>,
}

/// What everyone may know of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SeatView {
    pub carts: u8,
    /// Points for routes.
    pub score: u16,
    /// Cards in hand.
    pub cards: u32,
    pub bonus: u8,
    /// Contracts kept. None while the first ones are being chosen.
    pub contracts: usize,
    pub routes: Vec<RouteId>,
    /// The contracts and the count, once the game is over.
    pub shown: Option<Vec<ContractView>>,
    pub tally: Option<Tally>,
}

/// A contract, and whether its holder has met it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ContractView {
    pub contract: ContractId,
    pub met: bool,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) if seat.index() < state.n_seats() => Some(seat),
            Viewer::Seat(_) | Viewer::Table => None,
        };
        View {
            phase: state.phase,
            to_act: state.to_act(),
            turn: state.turn,
            last_turns: state.last_turns,
            seats: state
                .seats()
                .map(|seat| SeatView::of(state, seat))
                .collect(),
            face_up: state.face_up.to_vec(),
            deck: state.deck.len(),
            discard: state.discard,
            contract_deck: state.contract_deck.len(),
            bonus_left: state.bonus_left(),
            hand: own.map(|seat| state.hands[seat]),
            contracts: own.map(|seat| contracts(state, seat)),
            offer: own.map(|seat| {
                if state.chosen[seat] == 0 {
                    state.offers[seat].to_vec()
                } else {
                    Vec::new()
                }
            }),
        }
    }
}

impl SeatView {
    fn of(state: &State, seat: Seat) -> SeatView {
        let over = state.phase == Phase::Over;
        SeatView {
            carts: state.carts[seat],
            score: state.score[seat],
            cards: state.hands[seat].total(),
            bonus: state.bonus[seat],
            contracts: state.contracts[seat].len(),
            routes: state.routes[seat].iter().collect(),
            shown: over.then(|| contracts(state, seat)),
            tally: over.then(|| rules::tally(state, seat)),
        }
    }
}

fn contracts(state: &State, seat: Seat) -> Vec<ContractView> {
    let network = Network::new(&state.board, state.routes[seat]);
    let view = |contract| ContractView {
        contract,
        met: network.joins(state.board.contract(contract).ends),
    };
    state.contracts(seat).iter().map(view).collect()
}
