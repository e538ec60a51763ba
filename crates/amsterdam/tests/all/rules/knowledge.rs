//! What a seat has seen stays as it was when all the rest is dealt afresh.

use std::collections::BTreeSet;
use std::fmt::Debug;

use amsterdam::{Action, Card, Cards, Color, ContractId, Setup, State};
use game::{Dice, Game, Seed, Viewer};
use serde_json::json;

use super::*;

/// Games that may be the real one, for all that the viewer knows.
fn fresh_deals(state: &State, viewer: Viewer) -> Vec<State> {
    let deal = |seed| {
        let mut fresh = state.clone();
        fresh.reshuffle(viewer, &mut Dice::new(Seed::from(seed)));
        assert_eq!(fresh.audit(), Ok(()));
        assert_eq!(fresh.view(viewer), state.view(viewer));
        fresh
    };
    (0..300).map(deal).collect()
}

fn deals_of(state: &State, number: u8) -> Vec<State> {
    fresh_deals(state, Viewer::Seat(seat(number)))
}

/// How many different things the deals show.
fn kinds<T: Debug>(deals: &[State], thing: impl Fn(&State) -> T) -> usize {
    let things: BTreeSet<String> = deals
        .iter()
        .map(|deal| format!("{:?}", thing(deal)))
        .collect();
    things.len()
}

fn hand(number: u8) -> impl Fn(&State) -> Cards {
    move |state| *state.hand(seat(number))
}

fn contracts(number: u8) -> impl Fn(&State) -> Vec<ContractId> {
    move |state| state.contracts(seat(number)).iter().collect()
}

fn deck(state: &State) -> Vec<Card> {
    state.position().deck.expect("a deck written down")
}

fn contract_deck(state: &State) -> Vec<String> {
    state
        .position()
        .contract_deck
        .expect("a contract deck written down")
}

#[test]
fn am_draw_04_cards_taken_face_up_are_known_and_others_are_not() {
    let mut state = lay(json!({
        "seats": [{"hand": {"pink": 2}}, {"hand": {"red": 3}}, {"hand": {"green": 2}}],
        "face_up": ["blue", "blue", "green", "black", "red"], "turn": 1
    }));
    act(&mut state, take(BLUE));
    act(&mut state, take(BLUE));
    for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(2)), Viewer::Table] {
        let deals = fresh_deals(&state, viewer);
        assert!(deals.iter().all(|deal| deal.hand(seat(1))[BLUE] >= 2));
        assert!(deals.iter().any(|deal| deal.hand(seat(1))[BLUE] > 2));
        assert!(deals.iter().all(|deal| deal.hand(seat(1)).total() == 5));
        assert!(kinds(&deals, hand(1)) > 20);
        for number in [0, 2] {
            let varies = kinds(&deals, hand(number)) > 5;
            assert_eq!(varies, viewer != Viewer::Seat(seat(number)));
        }
        assert!(kinds(&deals, deck) > 100);
    }
    // A seat knows its own hand, seen or not.
    assert_eq!(kinds(&deals_of(&state, 1), hand(1)), 1);
}

#[test]
fn am_draw_04_am_build_01_cards_taken_face_up_are_known_until_they_may_have_been_paid() {
    let mut state = lay(json!({
        "seats": [{}, {"hand": {"blue": 3, "red": 3}, "shown": {"blue": 2, "red": 1}}],
        "turn": 1
    }));
    act(&mut state, build("Oude Waal - Waag", Color::Blue, 0));
    let deals = deals_of(&state, 0);
    let least = |card| deals.iter().map(|deal| deal.hand(seat(1))[card]).min();
    // One of the two blue cards may have been paid with, the red one was not.
    assert_eq!((least(BLUE), least(RED)), (Some(1), Some(1)));
    assert!(kinds(&deals, hand(1)) > 20);
}

#[test]
fn am_set_03_first_contracts_of_others_are_unknown_and_so_is_how_many_they_keep() {
    let mut state = State::new(&Setup::for_seats(3), Seed::from(4)).unwrap();
    check(&mut state, seat(1), Action::KeepBoth, Ok(()));
    let deals = deals_of(&state, 0);
    assert_eq!(kinds(&deals, |deal| deal.offer(seat(0)).to_vec()), 1);
    assert!(kinds(&deals, |deal| deal.offer(seat(2)).to_vec()) > 100);
    assert!(kinds(&deals, contracts(1)) > 100);
    // The first of the two, the second, or both.
    let kept = |deal: &State| {
        let offer = deal.offer(seat(1)).iter();
        let is_kept = |&contract| deal.contracts(seat(1)).contains(contract);
        offer.map(is_kept).collect::<Vec<bool>>()
    };
    assert_eq!(kinds(&deals, kept), 3);
    assert_eq!(kinds(&deals_of(&state, 1), contracts(1)), 1);
}

#[test]
fn am_set_03_am_con_01_a_contract_put_back_stays_where_it_lies() {
    let setup = Setup {
        first: Some(seat(0)),
        ..Setup::for_seats(3)
    };
    let mut state = State::new(&setup, Seed::from(4)).unwrap();
    let put_back = [0, 1, 2].map(|number| {
        let contract = state.offer(seat(number))[1];
        state.board().contract_name(contract)
    });
    for number in 0..3 {
        let contract = state.offer(seat(number))[0];
        check(&mut state, seat(number), Action::Keep { contract }, Ok(()));
    }
    for turn in 0..3 {
        let places = contract_deck(&state);
        for number in 0..3 {
            let deals = deals_of(&state, number);
            let own = &put_back[usize::from(number)];
            let known = places.iter().position(|name| name == own);
            assert!(known.is_some());
            for place in 0..places.len() {
                let n_kinds = kinds(&deals, |deal| contract_deck(deal)[place].clone());
                // Who has drawn in between knows what it put under the deck then, too.
                let drawn_since =
                    number < turn && place + usize::from(turn - number) == places.len();
                assert_eq!(n_kinds == 1, Some(place) == known || drawn_since, "{place}");
            }
            for other in (0..3).filter(|&other| other != number) {
                assert!(kinds(&deals, contracts(other)) > 5);
            }
            assert_eq!(kinds(&deals, contracts(number)), 1);
        }
        // Two off the top, and one of them under all others.
        act(&mut state, Action::DrawContracts);
        let contract = state.offer(seat(turn))[0];
        act(&mut state, Action::Keep { contract });
    }
}

/// A table where seat 0 has put back the second of the two contracts left, and seat 1 is to act.
fn with_one_put_back() -> State {
    lay(json!({
        "seats": [{"put_back": ["Jordaan - Oude Kerk"]}, {}, {"contracts": "rest"}],
        "contract_deck": ["Waag - Blauwbrug", "Jordaan - Oude Kerk"],
        "turn": 1
    }))
}

#[test]
fn am_con_01_am_con_03_a_contract_put_back_is_known_with_the_seat_that_keeps_both() {
    let back = contract("Jordaan - Oude Kerk");
    let mut state = with_one_put_back();
    act(&mut state, Action::DrawContracts);
    let deals = deals_of(&state, 0);
    assert!(deals.iter().all(|deal| deal.offer(seat(1)).contains(&back)));
    assert!(kinds(&deals, |deal| deal.offer(seat(1)).to_vec()) > 5);

    act(&mut state, Action::KeepBoth);
    let deals = deals_of(&state, 0);
    assert!(
        deals
            .iter()
            .all(|deal| deal.contracts(seat(1)).contains(back))
    );
    assert!(kinds(&deals, contracts(1)) > 20);
    // The third seat never saw it.
    let deals = deals_of(&state, 2);
    assert!(
        !deals
            .iter()
            .all(|deal| deal.contracts(seat(1)).contains(back))
    );
}

#[test]
fn am_con_02_am_con_03_a_contract_put_back_is_known_with_the_seat_that_draws_it_alone() {
    let back = contract("Jordaan - Oude Kerk");
    let mut state = lay(json!({
        "seats": [{"put_back": ["Jordaan - Oude Kerk"]}, {}, {"contracts": "rest"}],
        "contract_deck": ["Jordaan - Oude Kerk"], "turn": 1
    }));
    act(&mut state, Action::DrawContracts);
    for _ in 0..3 {
        let deals = deals_of(&state, 0);
        assert!(
            deals
                .iter()
                .all(|deal| deal.contracts(seat(1)).contains(back))
        );
        assert!(kinds(&deals, contracts(1)) > 5);
        act(&mut state, Action::Draw);
        act(&mut state, Action::Draw);
    }
}

#[test]
fn am_con_01_am_con_03_a_contract_put_back_twice_is_known_where_it_lies_last() {
    let mut state = lay(json!({
        "seats": [{"put_back": ["Jordaan - Oude Kerk"]}, {"contracts": "rest"}, {}],
        "contract_deck": ["Jordaan - Oude Kerk", "Waag - Blauwbrug", "Oude Waal - Dam"]
    }));
    act(&mut state, Action::DrawContracts);
    act(&mut state, keep("Waag - Blauwbrug"));
    let deals = deals_of(&state, 0);
    let places = |deal: &State| contract_deck(deal)[1].clone();
    assert_eq!(places(&state), "Jordaan - Oude Kerk");
    assert_eq!(kinds(&deals, places), 1);
    assert!(kinds(&deals, contract_deck) > 5);
}

#[test]
fn am_con_01_am_con_03_a_contract_put_back_may_be_kept_or_not_by_a_seat_that_keeps_one() {
    let back = contract("Jordaan - Oude Kerk");
    for kept in ["Jordaan - Oude Kerk", "Waag - Blauwbrug"] {
        let mut state = with_one_put_back();
        act(&mut state, Action::DrawContracts);
        act(&mut state, keep(kept));
        let deals = deals_of(&state, 0);
        let is_held = |deal: &State| deal.contracts(seat(1)).contains(back);
        assert_eq!(kinds(&deals, is_held), 2);
        let in_deck = |deal: &State| contract_deck(deal) == ["Jordaan - Oude Kerk"];
        assert_eq!(kinds(&deals, in_deck), 2);
        // It is in one of these two places, and nowhere else.
        assert!(deals.iter().all(|deal| is_held(deal) != in_deck(deal)));
        // The seat that chose knows both.
        let deals = deals_of(&state, 1);
        assert_eq!(kinds(&deals, contracts(1)), 1);
        assert_eq!(kinds(&deals, contract_deck), 1);
    }
}

#[test]
fn am_draw_05_two_seats_know_each_others_hand_once_the_discards_are_the_deck() {
    let mut state = lay(json!({
        "seats": [{"hand": {"pink": 2}}, {"hand": "rest"}],
        "deck": ["green"], "discard": {"blue": 2, "red": 2}, "turn": 1
    }));
    assert!(kinds(&deals_of(&state, 0), hand(1)) > 1);
    act(&mut state, Action::Draw);
    assert_eq!(sorted(&deck(&state)), [BLUE, BLUE, RED, RED]);
    for number in 0..2 {
        let deals = deals_of(&state, number);
        assert_eq!(kinds(&deals, hand(1 - number)), 1);
        assert_eq!(kinds(&deals, deck), 6);
    }
    // A card drawn unseen since is one of the two kinds in the deck.
    let known = *state.hand(seat(1));
    act(&mut state, Action::Draw);
    let deals = deals_of(&state, 0);
    assert_eq!(kinds(&deals, hand(1)), 2);
    for deal in deals {
        let drawn = deal.hand(seat(1)).checked_sub(&known).unwrap();
        assert_eq!((drawn.total(), drawn[BLUE] + drawn[RED]), (1, 1));
    }
}

#[test]
fn am_draw_05_a_card_turned_up_from_the_new_deck_is_seen_by_all() {
    let mut state = lay(json!({
        "seats": [{"hand": {"pink": 2}}, {"hand": "rest"}],
        "deck": ["green"], "discard": {"blue": 2, "red": 2}, "turn": 1
    }));
    act(&mut state, Action::Draw);
    act(&mut state, take(PINK));
    assert_eq!(state.deck_len(), 3);
    assert_eq!(kinds(&deals_of(&state, 0), hand(1)), 1);
    assert_eq!(kinds(&deals_of(&state, 1), hand(0)), 1);
}

#[test]
fn am_draw_05_three_seats_know_what_the_two_others_have_together() {
    let mut state = lay(json!({
        "seats": [
            {"hand": {"pink": 2}},
            {"hand": {"orange": 3, "wild": 3}, "shown": {"wild": 1}},
            {"hand": "rest"}
        ],
        "deck": ["green"], "discard": {"blue": 2, "red": 2}
    }));
    act(&mut state, Action::Draw);
    let deals = deals_of(&state, 0);
    let together = |deal: &State| deal.hand(seat(1)).checked_add(deal.hand(seat(2)));
    assert_eq!(kinds(&deals, together), 1);
    assert!(kinds(&deals, hand(1)) > 20);
    assert!(deals.iter().all(|deal| deal.hand(seat(1))[WILD] >= 1));
}

#[test]
fn am_draw_05_cards_drawn_unseen_are_known_again_after_the_next_shuffle() {
    let mut state = lay(json!({
        "seats": [{"hand": {"pink": 2}}, {"hand": "rest"}],
        "deck": ["green"], "discard": {"blue": 2, "red": 2}, "turn": 1
    }));
    act(&mut state, Action::Draw);
    act(&mut state, Action::Draw);
    act(&mut state, build("Dam - Begijnhof", Color::Pink, 0));
    act(&mut state, Action::Draw);
    act(&mut state, Action::Draw);
    assert_eq!((state.deck_len(), state.discard().total()), (1, 2));
    assert!(kinds(&deals_of(&state, 0), hand(1)) > 1);
    act(&mut state, Action::Draw);
    assert_eq!(deck(&state), [PINK, PINK]);
    assert_eq!(kinds(&deals_of(&state, 0), hand(1)), 1);
    // Somebody without a seat knows only what the two have together.
    let deals = fresh_deals(&state, Viewer::Table);
    let together = |deal: &State| deal.hand(seat(0)).checked_add(deal.hand(seat(1)));
    assert_eq!(kinds(&deals, together), 1);
    assert!(kinds(&deals, hand(1)) > 1);
}

/// What a seat draws itself from a deck of known cards is not in the deck any more, nor in another hand.
#[test]
fn a_seat_counts_what_it_drew_from_a_known_deck() {
    // AM-DRAW-05: two seats, and a deck that was made of four pink cards, of which this seat drew two.
    let state = lay(json!({
        "seats": [
            {"hand": {"pink": 2}, "drawn": {"pink": 2}, "contracts": ["Dam - De Drie Hendricken"]},
            {"hand": "rest", "contracts": ["Oude Waal - Blauwbrug"]}
        ],
        "face_up": ["blue", "blue", "green", "green", "red"],
        "deck": ["pink", "pink"],
        "stock": {"pink": 4}
    }));
    for number in 0..300 {
        let mut fresh = state.clone();
        fresh.reshuffle(Viewer::Seat(seat(0)), &mut Dice::new(Seed::from(number)));
        assert_eq!(fresh.hand(seat(1)), state.hand(seat(1)));
    }
}
