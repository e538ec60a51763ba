//! Dealing afresh everything that a viewer cannot know, from what it remembers.

use game::{BySeat, Chance, Dice, Seat, Viewer};

use crate::board::MAX_CARDS;
use crate::memory::Doubt;
use crate::pile::Pile;
use crate::{Card, Cards, ContractId, Contracts, MAX_SEATS, Phase, State, rules};

/// Deals afresh everything that `viewer` cannot know.
pub(crate) fn reshuffle(state: &mut State, viewer: Viewer, dice: &mut Dice) {
    deal_cards(state, viewer, dice);
    deal_contracts(state, viewer, dice);
    state.chance = Chance::new(dice.seed());
}

fn others(state: &State, viewer: Viewer) -> impl Iterator<Item = Seat> + use<> {
    state.seats().filter(move |&seat| !viewer.is(seat))
}

fn deal_cards(state: &mut State, viewer: Viewer, dice: &mut Dice) {
    let mut unseen = *state.board.cards();
    let mut see = |cards: &Cards| {
        unseen = unseen.checked_sub(cards).expect("all cards are somewhere");
    };
    see(&state.face_up.iter().collect());
    see(&state.discard);
    for seat in state.seats() {
        let is_own = viewer.is(seat);
        see(if is_own {
            &state.hands[seat]
        } else {
            &state.memory.shown[seat]
        });
    }
    // Cards that cannot be in the deck are in somebody's hand.
    let mut stock = state.memory.stock;
    for seat in state.seats() {
        if viewer.is(seat) {
            stock = stock.saturating_sub(&state.memory.drawn[seat]);
        } else {
            state.memory.drawn[seat] = Cards::NONE;
        }
    }
    let maybe_in_deck = unseen.overlap(&stock);
    let held = unseen.saturating_sub(&maybe_in_deck);

    let mut cards: Pile<Card, MAX_CARDS> = maybe_in_deck.in_order();
    dice.shuffle(&mut cards);
    let starved = rules::has_too_many_wilds(&state.face_up);
    if starved {
        // They are left lying for want of other cards: the deck has every wild it can have.
        cards.sort_by_key(|&card| card != Card::Wild);
    }
    let (deck, others_cards) = cards.split_at(state.deck.len());
    state.deck.replace(deck);
    if starved {
        dice.shuffle(&mut state.deck);
    }
    let mut hidden = Pile::<Card, MAX_CARDS>::new(Card::Wild);
    hidden.replace(others_cards);
    if !held.is_empty() {
        hidden.push_all(&held.in_order::<MAX_CARDS>());
        dice.shuffle(&mut hidden);
    }
    let mut rest = &*hidden;
    for seat in others(state, viewer) {
        let shown = state.memory.shown[seat];
        let n_hidden = state.hands[seat].total() - shown.total();
        let (dealt, left) = rest.split_at(n_hidden as usize);
        let dealt = dealt.iter().collect();
        state.hands[seat] = shown
            .checked_add(&dealt)
            .expect("no more cards than the board has");
        rest = left;
    }
}

fn deal_contracts(state: &mut State, viewer: Viewer, dice: &mut Dice) {
    let doubt = settle_doubts(state, viewer, dice);
    let mut known = known_contracts(state, viewer);
    if let Some((doubt, _)) = doubt {
        known.insert(doubt.contract);
    }
    let all: Contracts = state.board.contract_ids().collect();
    let mut unknown: Pile<ContractId, { Contracts::CAPACITY }> =
        Pile::of(ContractId(0), (all & !known).iter());
    dice.shuffle(&mut unknown);

    let was = state.memory.put_back;
    let placed = state.memory.placed();
    for seat in others(state, viewer) {
        state.memory.put_back[seat] = was[seat] & known;
    }
    let mut redeal = |slot: &mut ContractId, put_back: &mut BySeat<Contracts, MAX_SEATS>| {
        if known.contains(*slot) {
            return;
        }
        let contract = unknown.pop().expect("as many as were unknown");
        // Whoever put a contract into this slot knows what is in it now.
        if placed.contains(*slot) {
            let knower = Seat::first(MAX_SEATS).find(|&seat| was[seat].contains(*slot));
            put_back[knower.expect("one of them placed it")].insert(contract);
        }
        *slot = contract;
    };
    for slot in state.contract_deck.iter_mut() {
        redeal(slot, &mut state.memory.put_back);
    }
    for seat in others(state, viewer) {
        for slot in state.offers[seat].iter_mut() {
            redeal(slot, &mut state.memory.put_back);
        }
    }
    for seat in others(state, viewer) {
        let hidden = state.contracts[seat] & !known;
        let fresh: Contracts = hidden
            .iter()
            .map(|_| unknown.pop().expect("as many as were unknown"))
            .collect();
        state.contracts[seat] = state.contracts[seat] & known | fresh;
        // How many of them another seat can place is known, which ones is not.
        let mut unplaced = fresh.iter();
        for knower in Seat::first(MAX_SEATS) {
            for contract in unplaced.by_ref().take((was[knower] & hidden).len()) {
                state.memory.put_back[knower].insert(contract);
            }
        }
        if state.chosen[seat] != 0 {
            // Its choice is made but not shown.
            state.chosen[seat] = 1 + dice.below(3) as u8;
        }
    }
    if let (Some((doubt, slot)), Viewer::Seat(seat)) = (doubt, viewer) {
        let held = state.contracts[doubt.holder];
        // What others can place is not what they saw chosen from.
        let hidden = held & !known & !state.memory.placed();
        let other = if held.contains(doubt.contract) {
            state.contract_deck[slot]
        } else {
            hidden.iter().next().expect("one of the two was kept")
        };
        state.memory.doubts[seat] = Some(Doubt { other, ..doubt });
    }
}

/// The contracts that `viewer` can place.
fn known_contracts(state: &State, viewer: Viewer) -> Contracts {
    let mut known = Contracts::EMPTY;
    if let Viewer::Seat(seat) = viewer {
        let offer = state.offers[seat].iter().copied().collect();
        known = state.contracts[seat] | offer | state.memory.put_back[seat];
    }
    if state.phase == Phase::Over {
        // AM-END-02: all that are held have been shown.
        for seat in state.seats() {
            known = known | state.contracts[seat];
        }
    }
    known
}

/// Puts the contract that `viewer` is in doubt about into one of its two places, and says which place in the deck is the
/// other. Nobody else's doubts are known.
fn settle_doubts(state: &mut State, viewer: Viewer, dice: &mut Dice) -> Option<(Doubt, usize)> {
    for seat in others(state, viewer) {
        state.memory.doubts[seat] = None;
    }
    let Viewer::Seat(seat) = viewer else {
        return None;
    };
    let doubt = state.memory.doubts[seat]?;
    let Doubt {
        contract,
        other,
        holder,
    } = doubt;
    if state.phase == Phase::Over {
        // All hands have been shown, so that there is no doubt any more.
        state.memory.doubts[seat] = None;
        state.memory.put_back[seat].insert(contract);
        return None;
    }
    let mut deck = state.contract_deck.iter();
    let slot = deck.position(|&id| id == contract || id == other);
    let slot = slot.expect("one of the two is in the deck");
    let is_held = dice.below(2) == 0;
    if is_held != state.contracts[holder].contains(contract) {
        let (comes, goes) = if is_held {
            (contract, other)
        } else {
            (other, contract)
        };
        state.contracts[holder].remove(goes);
        state.contracts[holder].insert(comes);
        state.contract_deck[slot] = goes;
        for seat in Seat::first(MAX_SEATS) {
            if state.memory.put_back[seat].contains(comes) {
                state.memory.put_back[seat].remove(comes);
                state.memory.put_back[seat].insert(goes);
            }
        }
    }
    Some((doubt, slot))
}
