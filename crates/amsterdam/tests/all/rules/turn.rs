//! A turn: exactly one of three.

use amsterdam::{Action, Card, Color, ContractId, Event, Illegal, Phase, RouteId, Setup, State};
use game::{Dice, Game, Seed};
use serde_json::json;

use super::*;

#[test]
fn am_turn_01_each_of_the_three_is_a_turn() {
    let start = lay(json!({
        "seats": [{"hand": {"pink": 2}}, {}, {}],
        "contract_deck": null
    }));

    let mut drawing = start.clone();
    act(&mut drawing, take(PINK));
    assert_eq!(drawing.turn(), seat(0));
    act(&mut drawing, Action::Draw);
    assert_eq!(drawing.turn(), seat(1));

    let mut building = start.clone();
    act(&mut building, build("Dam - Begijnhof", Color::Pink, 0));
    assert_eq!(building.turn(), seat(1));

    let mut contracts = start;
    act(&mut contracts, Action::DrawContracts);
    assert_eq!(contracts.turn(), seat(0));
    act(&mut contracts, Action::KeepBoth);
    assert_eq!(contracts.turn(), seat(1));

    for state in [drawing, building, contracts] {
        assert_eq!(state.phase(), Phase::Turn);
    }
}

#[test]
fn am_turn_01_nothing_else_comes_between_the_first_card_and_the_second() {
    let mut state = lay(json!({"seats": [{"hand": {"pink": 2}}, {}]}));
    act(&mut state, Action::Draw);
    let build = build("Dam - Begijnhof", Color::Pink, 0);
    for action in [build, Action::DrawContracts, Action::Pass] {
        refuse(&state, action, Illegal::SecondCardDue, "AM-TURN-01");
    }
    let illegal = Illegal::NotYourTurn { turn: seat(0) };
    refuse_seat(&state, seat(1), Action::Draw, illegal, "AM-SET-04");
}

#[test]
fn am_turn_01_am_con_01_nothing_else_comes_between_drawing_contracts_and_choosing() {
    let mut state = lay(json!({"seats": [{"hand": {"pink": 2}}, {}]}));
    let build = build("Dam - Begijnhof", Color::Pink, 0);
    act(&mut state, Action::DrawContracts);
    for action in [
        Action::Draw,
        take(PINK),
        build,
        Action::DrawContracts,
        Action::Pass,
    ] {
        refuse(&state, action, Illegal::OfferOpen, "AM-CON-01");
    }
}

#[test]
fn am_turn_01_a_seat_builds_one_route_and_no_more() {
    let mut state = lay(json!({"seats": [{"hand": {"pink": 5}}, {}]}));
    act(&mut state, build("Dam - Begijnhof", Color::Pink, 0));
    let again = build("Oude Kerk - Dam (pink)", Color::Pink, 0);
    let illegal = Illegal::NotYourTurn { turn: seat(1) };
    refuse_seat(&state, seat(0), again, illegal, "AM-SET-04");
}

#[test]
fn am_turn_02_nobody_passes_who_can_do_something() {
    let can_draw_unseen = json!({"seats": [{}, {"contracts": "rest"}], "contract_deck": []});
    let can_take_a_wild = json!({
        "seats": [{}, {"hand": "rest", "contracts": "rest"}],
        "face_up": ["wild"], "deck": [], "contract_deck": []
    });
    let can_build = json!({
        "seats": [{"hand": {"wild": 1}}, {"hand": "rest", "contracts": "rest"}],
        "face_up": [], "deck": [], "contract_deck": []
    });
    let can_draw_a_contract = json!({
        "seats": [{}, {"hand": "rest", "contracts": "rest"}],
        "face_up": [], "deck": [], "contract_deck": ["Waag - Blauwbrug"]
    });
    for position in [
        can_draw_unseen,
        can_take_a_wild,
        can_build,
        can_draw_a_contract,
    ] {
        let state = lay(position);
        refuse(&state, Action::Pass, Illegal::NoNeedToPass, "AM-TURN-02");
        assert!(!state.list_actions(seat(0)).is_empty());
    }
}

#[test]
fn am_turn_02_a_seat_that_can_do_nothing_passes() {
    let mut state = lay(json!({
        "seats": [{}, {"hand": "rest", "contracts": "rest"}],
        "face_up": [], "deck": [], "contract_deck": []
    }));
    assert_eq!(state.list_actions(seat(0)), [Action::Pass]);
    let nothing = [
        (Action::Draw, Illegal::DeckEmpty, "AM-DRAW-06"),
        (take(WILD), Illegal::NotFaceUp { card: WILD }, "AM-DRAW-01"),
        (Action::DrawContracts, Illegal::NoContracts, "AM-CON-02"),
    ];
    for (action, illegal, rule) in nothing {
        refuse(&state, action, illegal, rule);
    }
    let events = act(&mut state, Action::Pass);
    assert_eq!(events, [Event::Passed { seat: seat(0) }]);
    assert_eq!(state.turn(), seat(1));
    assert_eq!(state.outcome(), None);
}

/// Ruling: the game ends when every seat has passed in one round.
#[test]
fn am_turn_02_the_game_ends_when_nobody_can_do_anything() {
    let mut state = lay(json!({
        "board": hamlet(),
        "seats": [
            {
                "hand": {"pink": 4, "blue": 4, "green": 4},
                "routes": ["Mill - Inn", "Inn - Church (grey)", "Church - Quay"],
                "contracts": ["Mill - Quay", "Mill - Church"],
                "bonus": 2
            },
            {"hand": {"wild": 2}, "routes": ["Church - Inn (grey)"], "contracts": "rest"}
        ],
        "turn": 1, "face_up": [], "deck": [], "contract_deck": []
    }));
    assert_eq!(state.list_actions(seat(1)), [Action::Pass]);
    act(&mut state, Action::Pass);
    assert_eq!(state.outcome(), None);
    assert_eq!(state.list_actions(seat(0)), [Action::Pass]);
    let events = act(&mut state, Action::Pass);
    assert_eq!(events[0], Event::Passed { seat: seat(0) });
    assert_eq!(state.phase(), Phase::Over);
    assert!(state.to_act().is_empty());
    // Routes 1 + 2 + 1, contracts 3 + 2, most bonus cards 8; routes 4, contracts 1 less 2, 1 and 1.
    assert_eq!(state.outcome().unwrap().points, [17, 1]);
    refuse(&state, Action::Pass, Illegal::GameOver, "AM-END-01");
}

#[test]
fn am_turn_02_whoever_does_something_makes_all_pass_afresh() {
    let mut state = lay(json!({
        "board": hamlet(),
        "seats": [
            {"routes": ["Mill - Inn"], "contracts": ["Mill - Quay"]},
            {"hand": {"pink": 1}, "contracts": ["Mill - Church"]},
            {"hand": "rest", "contracts": "rest"}
        ],
        "passes": 1, "turn": 1, "face_up": [], "deck": [], "contract_deck": []
    }));
    let build = Action::Build {
        route: route_on(state.board(), "Church - Quay"),
        color: Some(Color::Pink),
        wilds: 0,
    };
    refuse(&state, Action::Pass, Illegal::NoNeedToPass, "AM-TURN-02");
    act(&mut state, build);
    assert_eq!((state.position().passes, state.turn()), (0, seat(2)));
    // The card that was paid lies face up for the others.
    assert_eq!(state.face_up(), [PINK]);
    refuse(&state, Action::Pass, Illegal::NoNeedToPass, "AM-TURN-02");
    act(&mut state, take(PINK));
    act(&mut state, Action::Pass);
    assert_eq!((state.position().passes, state.outcome()), (1, None));
}

/// Every action there is a way to write down, lawful or not.
fn all_actions(state: &State) -> Vec<Action> {
    let mut actions = vec![
        Action::Draw,
        Action::DrawContracts,
        Action::KeepBoth,
        Action::Pass,
    ];
    actions.extend(Card::ALL.map(take));
    let n_contracts = state.board().contract_ids().count() as u8;
    actions.extend((0..=n_contracts).map(|number| Action::Keep {
        contract: ContractId(number),
    }));
    let n_routes = state.board().route_ids().count() as u8;
    for route in (0..=n_routes).map(RouteId) {
        for color in Color::ALL.map(Some).into_iter().chain([None]) {
            actions.extend((0..=5).map(|wilds| Action::Build {
                route,
                color,
                wilds,
            }));
        }
    }
    actions
}

#[test]
fn am_turn_01_what_is_listed_is_all_that_is_accepted_and_nothing_is_listed_twice() {
    for number in 0..12 {
        let setup = Setup::for_seats(2 + number % 3);
        let mut state = State::new(&setup, Seed::from(u64::from(number))).unwrap();
        let mut dice = Dice::new(Seed::from(u64::from(number) + 100));
        let conceivable = all_actions(&state);
        while let Some(turn) = state.to_act().lowest() {
            let listed = state.list_actions(turn);
            if dice.below(6) == 0 {
                let is_accepted =
                    |action: &&Action| state.clone().apply(turn, action, &mut ()).is_ok();
                let accepted: Vec<&Action> = conceivable.iter().filter(is_accepted).collect();
                assert_eq!(accepted.len(), listed.len(), "{listed:?} or {accepted:?}");
                assert!(accepted.iter().all(|action| listed.contains(action)));
            }
            let action = *dice.pick(&listed).unwrap();
            check(&mut state, turn, action, Ok(()));
        }
    }
}
