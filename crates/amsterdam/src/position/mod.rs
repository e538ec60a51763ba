//! Everything on the table, as anyone may write it down.

mod check;
mod impossible;

use std::sync::Arc;

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::{Board, Card, Cards, ContractId, Phase, State};

pub use impossible::Impossible;

/// Everything on the table. Routes and contracts go by their names, carts and points follow from the routes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The board, if it is not the one of the box.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<Arc<Board>>,
    /// In order, two to four of them.
    pub seats: Vec<SeatPosition>,
    /// Who started. The first seat if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// What the table waits for. The beginning of a turn if it is left out.
    #[serde(default = "turn")]
    pub phase: Phase,
    /// Whose turn it is. The first seat's if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Seat>,
    /// How many seats have passed since anyone last did something.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub passes: u8,
    /// Turns left, once the last round has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_turns: Option<u8>,
    pub face_up: Vec<Card>,
    /// The deck from the top. All that is nowhere else, shuffled, if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<Card>>,
    /// All that is nowhere else if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub discard: Option<Cards>,
    /// The contracts to draw from, from the top. All that are nowhere else, shuffled, if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contract_deck: Option<Vec<String>>,
    /// What the deck was last made of, less what was turned up from it. All cards if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stock: Option<Cards>,
}

/// What a seat has.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatPosition {
    pub hand: Cards,
    pub routes: Vec<String>,
    /// Contracts kept. While the first ones are being chosen, those chosen to be kept.
    pub contracts: Vec<String>,
    /// Contracts to choose from.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub offer: Vec<String>,
    /// One for each route with the cart symbol if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus: Option<u8>,
    /// Cards in the hand that everyone has seen it take.
    #[serde(skip_serializing_if = "Cards::is_empty")]
    pub shown: Cards,
    /// Cards it has drawn unseen since the deck was last made.
    #[serde(skip_serializing_if = "Cards::is_empty")]
    pub drawn: Cards,
    /// Contracts it has put back and can still place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub put_back: Vec<String>,
    /// What it was last left in doubt about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub doubt: Option<DoubtPosition>,
}

/// Two contracts were drawn, of which the seat knew one; one was kept and one put back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DoubtPosition {
    /// The one it knew.
    pub contract: String,
    pub other: String,
    /// Who kept one of them. The other one is in the deck.
    pub holder: Seat,
}

fn turn() -> Phase {
    Phase::Turn
}

fn is_zero(passes: &u8) -> bool {
    *passes == 0
}

impl Position {
    /// Everything on the table of a game.
    pub(crate) fn of(state: &State) -> Position {
        let board = &*state.board;
        let contract_names = |contracts: &mut dyn Iterator<Item = ContractId>| -> Vec<String> {
            contracts
                .map(|contract| board.contract_name(contract))
                .collect()
        };
        let seats = state.seats().map(|seat| SeatPosition {
            hand: state.hands[seat],
            routes: state.routes[seat]
                .iter()
                .map(|route| board.route_name(route).to_owned())
                .collect(),
            contracts: contract_names(&mut state.contracts(seat).iter()),
            offer: contract_names(&mut state.offers[seat].iter().copied()),
            bonus: Some(state.bonus[seat]),
            shown: state.memory.shown[seat],
            drawn: state.memory.drawn[seat],
            put_back: contract_names(&mut state.memory.put_back[seat].iter()),
            doubt: state.memory.doubts[seat].map(|doubt| DoubtPosition {
                contract: board.contract_name(doubt.contract),
                other: board.contract_name(doubt.other),
                holder: doubt.holder,
            }),
        });
        let is_box_board = Arc::ptr_eq(&state.board, &Board::amsterdam());
        Position {
            board: (!is_box_board).then(|| state.board.clone()),
            seats: seats.collect(),
            first: Some(state.first),
            phase: state.phase,
            turn: Some(state.turn),
            passes: state.passes,
            last_turns: state.last_turns,
            face_up: state.face_up.to_vec(),
            deck: Some(state.deck.iter().rev().copied().collect()),
            discard: Some(state.discard),
            contract_deck: Some(contract_names(
                &mut state.contract_deck.iter().rev().copied(),
            )),
            stock: Some(state.memory.stock),
        }
    }
}
