//! Drawing contracts.

use amsterdam::{Action, Color, ContractView, Event, Illegal, Phase, State};
use game::{Game, Viewer};
use serde_json::json;

use super::*;

const WAAG: &str = "Waag - Blauwbrug";
const KERK: &str = "Jordaan - Oude Kerk";
const DAM: &str = "Haringpakkerstoren - Dam";

/// A table where these are the contracts to draw from, and seat 0 is to act.
fn with_contract_deck(contract_deck: &[&str]) -> State {
    lay(json!({
        "seats": [{}, {"contracts": "rest"}, {}],
        "contract_deck": contract_deck
    }))
}

fn contract_deck(state: &State) -> Vec<String> {
    state
        .position()
        .contract_deck
        .expect("a contract deck written down")
}

fn holds(state: &State, number: u8, name: &str) -> bool {
    state.contracts(seat(number)).contains(contract(name))
}

#[test]
fn am_con_01_the_top_two_are_taken_and_one_or_both_kept() {
    let mut drawn = with_contract_deck(&[WAAG, KERK, DAM]);
    act(&mut drawn, Action::DrawContracts);
    assert_eq!((drawn.phase(), drawn.turn()), (Phase::Offer, seat(0)));
    let offer = drawn.offer(seat(0));
    assert!(
        offer.len() == 2
            && [WAAG, KERK]
                .iter()
                .all(|name| offer.contains(&contract(name)))
    );
    assert_eq!(contract_deck(&drawn), [DAM]);

    for (kept, put_back) in [(WAAG, KERK), (KERK, WAAG)] {
        let mut state = drawn.clone();
        act(&mut state, keep(kept));
        assert!(holds(&state, 0, kept) && !holds(&state, 0, put_back));
        assert_eq!(contract_deck(&state), [DAM, put_back]);
        assert_eq!((state.phase(), state.turn()), (Phase::Turn, seat(1)));
    }
    let mut state = drawn;
    act(&mut state, Action::KeepBoth);
    assert!(holds(&state, 0, WAAG) && holds(&state, 0, KERK));
    assert_eq!(contract_deck(&state), [DAM]);
    assert_eq!(state.turn(), seat(1));
}

#[test]
fn am_con_01_only_what_was_drawn_is_kept() {
    let mut state = with_contract_deck(&[WAAG, KERK, DAM]);
    refuse(&state, Action::KeepBoth, Illegal::NoOffer, "AM-CON-01");
    refuse(&state, keep(WAAG), Illegal::NoOffer, "AM-CON-01");
    act(&mut state, Action::DrawContracts);
    for name in [DAM, SOME_CONTRACTS[0], SOME_CONTRACTS[2]] {
        let illegal = Illegal::NotOffered {
            contract: contract(name),
        };
        refuse(&state, keep(name), illegal, "AM-CON-01");
    }
    let illegal = Illegal::NotYourTurn { turn: seat(0) };
    refuse_seat(&state, seat(1), keep(WAAG), illegal, "AM-SET-04");
}

#[test]
fn am_con_01_kept_contracts_stay_to_the_end() {
    let mut state = with_contract_deck(&[WAAG, KERK, DAM]);
    act(&mut state, Action::DrawContracts);
    act(&mut state, keep(KERK));
    for _ in 0..2 {
        act(&mut state, Action::Draw);
        act(&mut state, Action::Draw);
    }
    act(&mut state, Action::DrawContracts);
    act(&mut state, keep(WAAG));
    for name in [SOME_CONTRACTS[0], KERK, WAAG] {
        assert!(holds(&state, 0, name));
        let illegal = Illegal::NotYourTurn { turn: seat(1) };
        refuse_seat(&state, seat(0), keep(name), illegal, "AM-SET-04");
    }
    assert_eq!(contract_deck(&state), [DAM]);
}

#[test]
fn am_con_01_what_was_put_back_is_drawn_again_after_all_others() {
    let mut state = with_contract_deck(&[WAAG, KERK]);
    act(&mut state, Action::DrawContracts);
    act(&mut state, keep(KERK));
    assert_eq!(contract_deck(&state), [WAAG]);
    act(&mut state, Action::DrawContracts);
    assert!(holds(&state, 1, WAAG));
}

#[test]
fn am_con_02_the_last_contract_is_kept_at_once() {
    let mut state = with_contract_deck(&[DAM]);
    let events = act(&mut state, Action::DrawContracts);
    assert!(holds(&state, 0, DAM));
    assert_eq!((state.contract_deck_len(), state.turn()), (0, seat(1)));
    assert_eq!(state.phase(), Phase::Turn);
    let kept = Some(vec![contract(DAM)]);
    let expected = [
        Event::ContractsDrawn {
            seat: seat(0),
            count: 1,
            contracts: kept.clone(),
        },
        Event::ContractsKept {
            seat: seat(0),
            count: 1,
            kept,
        },
    ];
    assert_eq!(events, expected);
}

#[test]
fn am_con_02_no_contracts_are_drawn_where_none_is_left() {
    let state = with_contract_deck(&[]);
    let illegal = Illegal::NoContracts;
    refuse(&state, Action::DrawContracts, illegal, "AM-CON-02");
}

#[test]
fn am_con_03_any_number_of_contracts_is_held() {
    let mut state = lay(json!({"seats": [{}, {}], "first": 0}));
    while state.contract_deck_len() > 0 {
        let turn = state.turn();
        act(&mut state, Action::DrawContracts);
        if state.turn() == turn {
            act(&mut state, Action::KeepBoth);
        }
    }
    assert_eq!(
        (0..2)
            .map(|n| state.contracts(seat(n)).len())
            .sum::<usize>(),
        24
    );
    let one_holds_all = lay(json!({"seats": [{"contracts": "rest"}, {}], "contract_deck": []}));
    assert_eq!(one_holds_all.contracts(seat(0)).len(), 23);
}

#[test]
fn am_con_03_contracts_and_whether_they_are_met_are_secret() {
    let with = |held: &str, in_deck: &str| {
        lay(json!({
            "seats": [
                {
                    "contracts": [held],
                    "routes": ["Waag - Oost-Indisch Huis (blue)", "Oost-Indisch Huis - Blauwbrug (red)"]
                },
                {"contracts": "rest"}
            ],
            "contract_deck": [in_deck]
        }))
    };
    let [met, unmet] = [with(WAAG, KERK), with(KERK, WAAG)];
    let own = |state: &State| state.view(Viewer::Seat(seat(0))).contracts;
    let shown = |name, met| {
        let contract = contract(name);
        Some(vec![ContractView { contract, met }])
    };
    assert_eq!(own(&met), shown(WAAG, true));
    assert_eq!(own(&unmet), shown(KERK, false));
    for viewer in [Viewer::Seat(seat(1)), Viewer::Table] {
        let view = met.view(viewer);
        assert_eq!(view, unmet.view(viewer));
        assert_eq!(view.seats[0].contracts, 1);
        assert_eq!((&view.seats[0].shown, view.seats[0].tally), (&None, None));
    }
}

#[test]
fn am_con_03_what_is_drawn_and_kept_is_told_to_nobody_else() {
    let mut state = with_contract_deck(&[WAAG, KERK, DAM]);
    let mut events = act(&mut state, Action::DrawContracts);
    let view = state.view(Viewer::Seat(seat(1)));
    assert_eq!(view.offer, Some(Vec::new()));
    assert_eq!(state.view(Viewer::Table).offer, None);
    let own = state.view(Viewer::Seat(seat(0)));
    assert_eq!(own.offer.map(|offer| offer.len()), Some(2));

    events.extend(act(&mut state, keep(KERK)));
    let drawn = |contracts| Event::ContractsDrawn {
        seat: seat(0),
        count: 2,
        contracts,
    };
    let kept = |kept| Event::ContractsKept {
        seat: seat(0),
        count: 1,
        kept,
    };
    let told = |viewer| -> Vec<Event> {
        let seen = |event| State::seen_by(event, viewer);
        events.iter().map(seen).collect()
    };
    for viewer in [Viewer::Seat(seat(1)), Viewer::Table] {
        assert_eq!(told(viewer), [drawn(None), kept(None)]);
    }
    assert_eq!(told(Viewer::Seat(seat(0))), events);
    assert_eq!(events[1], kept(Some(vec![contract(KERK)])));
}

#[test]
fn am_con_04_a_contract_is_met_when_own_routes_join_its_places_without_a_break() {
    const TO_KERK: &str = "Haringpakkerstoren - Korenmetershuisje (red)";
    const TO_JAN: &str = "Korenmetershuisje - Jan Roodenpoortstoren (black)";
    const TO_DAM: &str = "Jan Roodenpoortstoren - Dam (red)";
    const ASIDE: &str = "Westermarkt - Jan Roodenpoortstoren (green)";
    let cases = [
        (vec![], vec![], false),
        (vec![TO_KERK, TO_JAN, TO_DAM], vec![], true),
        (vec![TO_DAM, ASIDE, TO_KERK, TO_JAN], vec![], true),
        (vec![TO_KERK, TO_DAM], vec![], false),
        (vec![TO_KERK, ASIDE, TO_DAM], vec![], false),
        // Routes of others are of no use.
        (vec![TO_KERK, TO_DAM], vec![TO_JAN], false),
        (vec![], vec![TO_KERK, TO_JAN, TO_DAM], false),
    ];
    for (routes, others, met) in cases {
        let state = lay(json!({"seats": [
            {"contracts": [DAM], "routes": routes},
            {"routes": others}
        ]}));
        let contracts = state.view(Viewer::Seat(seat(0))).contracts.unwrap();
        assert_eq!(contracts[0].met, met, "{routes:?} against {others:?}");
    }
}

#[test]
fn am_con_04_a_contract_is_met_as_soon_as_the_last_route_is_built() {
    let mut state = lay(json!({"seats": [
        {
            "hand": {"red": 2},
            "contracts": [WAAG], "routes": ["Waag - Oost-Indisch Huis (blue)"]
        },
        {}
    ]}));
    let met = |state: &State| {
        let view = state.view(Viewer::Seat(seat(0)));
        view.contracts.is_some_and(|contracts| contracts[0].met)
    };
    assert!(!met(&state));
    act(
        &mut state,
        build("Oost-Indisch Huis - Blauwbrug (red)", Color::Red, 0),
    );
    assert!(met(&state));
}
