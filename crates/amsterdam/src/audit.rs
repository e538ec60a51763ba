//! Whether everything on the table adds up.

use game::Seat;

use crate::state::FACE_UP;
use crate::{Cards, Contracts, MAX_SEATS, Network, Phase, Routes, State, rules};

macro_rules! ensure {
    ($holds:expr, $($message:tt)*) => {
        if !$holds {
            return Err(format!($($message)*));
        }
    };
}

pub(crate) fn audit(state: &State) -> Result<(), String> {
    cards(state)?;
    contracts(state)?;
    for seat in state.seats() {
        carts_and_points(state, seat)?;
    }
    let n_seats = usize::from(state.n_seats);
    for seat in Seat::first(MAX_SEATS).filter(|seat| seat.index() >= n_seats) {
        let is_bare = state.hands[seat].is_empty()
            && state.contracts[seat].is_empty()
            && state.routes[seat].is_empty();
        ensure!(is_bare, "seat {seat} is not at the table and has something");
    }
    ensure!(state.passes <= state.n_seats, "{} passes", state.passes);
    let may_be_over = state.passes == state.n_seats || state.last_turns == Some(0);
    ensure!(
        may_be_over == (state.phase == Phase::Over),
        "the phase is {:?}",
        state.phase
    );
    Ok(())
}

fn cards(state: &State) -> Result<(), String> {
    let mut heaps = vec![
        state.deck.iter().collect(),
        state.face_up.iter().collect(),
        state.discard,
    ];
    heaps.extend(state.seats().map(|seat| state.hands[seat]));
    let sum = heaps
        .iter()
        .try_fold(Cards::NONE, |sum, heap| sum.checked_add(heap));
    ensure!(
        sum == Some(*state.board.cards()),
        "the cards add up to {sum:?}"
    );
    ensure!(
        !state.deck.is_empty() || state.discard.is_empty(),
        "the deck is empty and the discards are not"
    );
    ensure!(
        state.face_up.len() == FACE_UP || state.deck.is_empty(),
        "{} cards lie face up",
        state.face_up.len()
    );
    let must_clear = rules::has_too_many_wilds(&state.face_up) && rules::clearing_helps(state);
    ensure!(!must_clear, "three wilds lie face up");
    for seat in state.seats() {
        let hidden = state.hands[seat].checked_sub(&state.memory.shown[seat]);
        ensure!(
            hidden.is_some(),
            "seat {seat} is known to hold cards it does not hold"
        );
    }
    let deck: Cards = state.deck.iter().collect();
    ensure!(
        state.memory.stock.checked_sub(&deck).is_some(),
        "the deck has cards it was not made of"
    );
    Ok(())
}

fn contracts(state: &State) -> Result<(), String> {
    let mut seen = Contracts::EMPTY;
    let held = state.seats().flat_map(|seat| {
        state.contracts[seat]
            .iter()
            .chain(state.offers[seat].iter().copied())
    });
    for contract in held.chain(state.contract_deck.iter().copied()) {
        ensure!(
            !seen.contains(contract),
            "contract {} is in two places",
            contract.0
        );
        seen.insert(contract);
    }
    ensure!(
        seen.len() == state.board.contract_ids().count(),
        "{} contracts are on the table",
        seen.len()
    );
    let mut placed = Contracts::EMPTY;
    for seat in state.seats() {
        let choosing =
            state.phase == Phase::Choosing || state.phase == Phase::Offer && seat == state.turn;
        ensure!(
            state.offers[seat].is_empty() != choosing,
            "seat {seat} has {} on offer",
            state.offers[seat].len()
        );
        ensure!(
            (state.memory.put_back[seat] & placed).is_empty(),
            "two seats can place the same contract"
        );
        ensure!(
            (state.memory.put_back[seat] & state.contracts[seat]).is_empty(),
            "seat {seat} kept what it put back"
        );
        placed = placed | state.memory.put_back[seat];
        if let Some(doubt) = state.memory.doubts[seat] {
            let in_doubt = doubt.holder != seat && doubt.split(state).is_some();
            ensure!(in_doubt, "seat {seat} is in doubt about what it could know");
        }
    }
    Ok(())
}

fn carts_and_points(state: &State, seat: Seat) -> Result<(), String> {
    let (mut carts, mut points, mut bonus) = (0, 0, 0);
    for id in state.routes[seat].iter() {
        let route = state.board.route(id);
        carts += route.length;
        points += u16::from(route.points);
        bonus += u8::from(route.cart);
        let twin_is_ours = route
            .twin
            .is_some_and(|twin| state.routes[seat].contains(twin));
        ensure!(!twin_is_ours, "seat {seat} has both routes of a pair");
        let rivals = state.seats().filter(|&rival| rival != seat);
        for rival in rivals {
            ensure!(
                !state.routes[rival].contains(id),
                "route {} is built twice",
                id.0
            );
            let both = state.n_seats == 2
                && route
                    .twin
                    .is_some_and(|twin| state.routes[rival].contains(twin));
            ensure!(!both, "both routes of a pair are built with two seats");
        }
    }
    ensure!(
        carts + state.carts[seat] == state.board.carts(),
        "seat {seat} has {} carts left",
        state.carts[seat]
    );
    // AM-END-06.
    ensure!(
        points == state.score[seat],
        "seat {seat} has {} points and its routes are worth {points}",
        state.score[seat]
    );
    let gone = state.bonus_left() == 0;
    ensure!(
        state.bonus[seat] == bonus || gone && state.bonus[seat] < bonus,
        "seat {seat} has {} bonus cards for {bonus} routes",
        state.bonus[seat]
    );
    let closed = state.board.route_ids().filter(|&id| {
        let twin = state.board.route(id).twin;
        state.seats().any(|owner| {
            let twin_closes = (state.n_seats == 2 || owner == seat)
                && twin.is_some_and(|twin| state.routes[owner].contains(twin));
            state.routes[owner].contains(id) || twin_closes
        })
    });
    let closed: Routes = closed.collect();
    let all: Routes = state.board.route_ids().collect();
    ensure!(
        state.open[seat] == all & !closed,
        "seat {seat} finds the wrong routes open"
    );
    let network = Network::new(&state.board, state.routes[seat]);
    let whole = state.routes[seat]
        .iter()
        .all(|id| network.joins(state.board.route(id).ends));
    ensure!(whole, "seat {seat} has a route that joins nothing");
    Ok(())
}
