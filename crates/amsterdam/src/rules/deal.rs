//! Setting up (AM-SET).

use std::sync::Arc;

use game::{BySeat, Chance, Seat, Seed};

use super::draw;
use crate::memory::Memory;
use crate::pile::Pile;
use crate::state::FACE_UP;
use crate::{
    Board, Card, Cards, ContractId, Contracts, Invalid, MAX_SEATS, Phase, Routes, Setup, State,
};

/// How many cards, and how many contracts, each seat is dealt.
const DEALT: usize = 2;

/// Deals a game.
pub(crate) fn deal(setup: &Setup, seed: Seed) -> Result<State, Invalid> {
    let n_seats = usize::from(setup.seats);
    let board = setup.board.clone().unwrap_or_else(Board::amsterdam);
    let mut state = empty_table(board, n_seats, seed)?;
    if let Some(first) = setup.first
        && first.index() >= n_seats
    {
        return Err(Invalid::First(first));
    }
    let (found, least) = (
        state.board.cards().total(),
        (DEALT * n_seats + FACE_UP) as u32,
    );
    if found < least {
        return Err(Invalid::TooFewCards { found, least });
    }
    let (found, least) = (state.board.all_contracts().len(), DEALT * n_seats);
    if found < least {
        return Err(Invalid::TooFewContracts { found, least });
    }

    state.deck = *state.board.full_deck();
    state.contract_deck = *state.board.all_contracts();
    let State {
        chance,
        deck,
        contract_deck,
        ..
    } = &mut state;
    let lot = chance.draw(|dice| {
        dice.shuffle(deck);
        dice.shuffle(contract_deck);
        dice.below(n_seats as u32) as u8
    });
    state.first = setup.first.or(Seat::new(lot)).expect("a seat at the table");
    state.turn = state.first;
    for seat in state.seats() {
        for _ in 0..DEALT {
            let card = state.deck.pop().expect("enough cards");
            state.hands[seat][card] += 1;
            state.memory.saw_drawn(seat, card);
            let contract = state.contract_deck.pop().expect("enough contracts");
            state.offers[seat].push(contract);
        }
    }
    draw::refill(&mut state, &mut ());
    Ok(state)
}

/// A table with nothing on it but the board.
pub(crate) fn empty_table(board: Arc<Board>, n_seats: usize, seed: Seed) -> Result<State, Invalid> {
    if !(2..=MAX_SEATS).contains(&n_seats) {
        return Err(Invalid::Seats(n_seats));
    }
    let mut state = State {
        chance: Chance::new(seed),
        n_seats: n_seats as u8,
        first: Seat::FIRST,
        phase: Phase::Choosing,
        turn: Seat::FIRST,
        passes: 0,
        last_turns: None,
        deck: Pile::new(Card::Wild),
        face_up: Pile::new(Card::Wild),
        discard: Cards::NONE,
        hands: BySeat::default(),
        contract_deck: Pile::new(ContractId(0)),
        contracts: BySeat::all(Contracts::EMPTY),
        offers: BySeat::all(Pile::new(ContractId(0))),
        chosen: BySeat::default(),
        routes: BySeat::all(Routes::EMPTY),
        open: BySeat::all(Routes::EMPTY),
        carts: BySeat::default(),
        score: BySeat::default(),
        bonus: BySeat::default(),
        memory: Memory::new(*board.cards()),
        board,
    };
    for seat in state.seats() {
        state.carts[seat] = state.board.carts();
        state.open[seat] = state.board.route_ids().collect();
    }
    Ok(state)
}
