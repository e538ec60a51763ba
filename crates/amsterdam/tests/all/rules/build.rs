//! Building a route.

use amsterdam::{Action, Color, Event, Illegal, RouteId};
use game::{Game, Refusal, Viewer};
use serde_json::json;

use super::*;

#[test]
fn am_build_01_a_seat_pays_a_card_and_a_cart_for_each_space() {
    let mut state = lay(json!({
        "seats": [{"hand": {"pink": 4, "wild": 2, "red": 1}}, {}],
        "deck": ["blue"]
    }));
    let discarded = *state.discard();
    let events = act(
        &mut state,
        build("Noordermarkt - Korenmetershuisje", Color::Pink, 1),
    );
    let built = Event::RouteBuilt {
        seat: seat(0),
        route: route("Noordermarkt - Korenmetershuisje"),
        color: Some(Color::Pink),
        wilds: 1,
        points: 4,
    };
    assert_eq!(events, [built]);
    assert_eq!(*state.hand(seat(0)), heap(&[PINK, PINK, WILD, RED]));
    let paid = heap(&[PINK, PINK, WILD]);
    assert_eq!(Some(*state.discard()), discarded.checked_add(&paid));
    assert_eq!((state.carts(seat(0)), state.carts(seat(1))), (13, 16));
    let routes: Vec<RouteId> = state.routes(seat(0)).iter().collect();
    assert_eq!(routes, [route("Noordermarkt - Korenmetershuisje")]);
}

#[test]
fn am_build_01_no_more_and_no_fewer_cards_than_spaces() {
    let state = lay(json!({"seats": [{"hand": {"pink": 5, "wild": 6}}, {}]}));
    let payments = [
        (None, 0),
        (None, 1),
        (None, 3),
        (Some(Color::Pink), 2),
        (Some(Color::Pink), 3),
        (Some(Color::Pink), u8::MAX),
    ];
    for (color, wilds) in payments {
        let action = build("Dam - Begijnhof", color, wilds);
        refuse(
            &state,
            action,
            Illegal::WrongCount { length: 2 },
            "AM-BUILD-01",
        );
    }
}

#[test]
fn am_build_01_a_seat_pays_only_with_what_it_has() {
    let mut state =
        lay(json!({"seats": [{"hand": {"pink": 1, "wild": 1}}, {"hand": {"pink": 4}}]}));
    let short = |card, needed, held| Illegal::TooFewCards { card, needed, held };
    let payments = [
        (Some(Color::Pink), 0, short(PINK, 2, 1)),
        (Some(Color::Blue), 0, short(BLUE, 2, 0)),
        (Some(Color::Blue), 1, short(BLUE, 1, 0)),
        (None, 2, short(WILD, 2, 1)),
    ];
    for (color, wilds, illegal) in payments {
        let action = build("Dam - Begijnhof", color, wilds);
        refuse(&state, action, illegal, "AM-BUILD-01");
    }
    act(&mut state, build("Dam - Begijnhof", Color::Pink, 1));
}

#[test]
fn am_build_02_a_coloured_route_takes_its_colour() {
    let state = lay(json!({"seats": [{"hand": {"pink": 4, "orange": 4, "wild": 1}}, {}]}));
    let illegal = Illegal::WrongColor {
        needed: Color::Pink,
    };
    for wilds in [0, 1] {
        let action = build("Oude Kerk - Dam (pink)", Color::Orange, wilds);
        refuse(&state, action, illegal, "AM-BUILD-02");
    }
    for (name, color) in [
        ("Oude Kerk - Dam (pink)", Color::Pink),
        ("Oude Kerk - Dam (orange)", Color::Orange),
    ] {
        act(&mut state.clone(), build(name, color, 0));
    }
}

#[test]
fn am_build_02_a_grey_route_takes_any_single_colour() {
    let state = lay(json!({"seats": [
        {"hand": {"pink": 2, "blue": 2, "green": 2, "black": 2, "red": 2, "orange": 1}}, {}
    ]}));
    for color in [
        Color::Pink,
        Color::Blue,
        Color::Green,
        Color::Black,
        Color::Red,
    ] {
        act(&mut state.clone(), build("Dam - Begijnhof", color, 0));
    }
    // One orange card is not made up for by another colour.
    let illegal = Illegal::TooFewCards {
        card: ORANGE,
        needed: 2,
        held: 1,
    };
    let action = build("Dam - Begijnhof", Color::Orange, 0);
    refuse(&state, action, illegal, "AM-BUILD-01");
}

#[test]
fn am_build_03_any_number_of_wilds_stands_for_any_colour() {
    let mut state = lay(json!({"seats": [{"hand": {"green": 3, "wild": 3}}, {}]}));
    for name in [
        "Dam - Oost-Indisch Huis (green)",
        "Noordermarkt - Korenmetershuisje",
    ] {
        for wilds in 0..=2 {
            act(&mut state.clone(), build(name, Color::Green, wilds));
        }
        act(&mut state.clone(), build(name, None, 3));
    }
    let black = build("Dam - Oost-Indisch Huis (black)", None, 3);
    act(&mut state, black);
}

#[test]
fn am_build_04_any_free_route_is_built_connected_or_not() {
    let state = lay(json!({"seats": [
        {"hand": {"pink": 5, "wild": 2}, "routes": ["Oude Kerk - Dam (pink)"]},
        {"routes": ["Munttoren - Blauwbrug"]}
    ]}));
    for name in [
        "Dam - Begijnhof",
        "Oost-Indisch Huis - Munttoren",
        "De Drie Hendricken - Westermarkt (pink)",
    ] {
        act(&mut state.clone(), build(name, Color::Pink, 0));
    }
    for (name, owner) in [("Oude Kerk - Dam (pink)", 0), ("Munttoren - Blauwbrug", 1)] {
        let illegal = Illegal::RouteBuilt {
            route: route(name),
            owner: seat(owner),
        };
        refuse(&state, build(name, Color::Pink, 0), illegal, "AM-BUILD-04");
    }
    for route in [RouteId(45), RouteId(64), RouteId(u8::MAX)] {
        let action = Action::Build {
            route,
            color: Some(Color::Pink),
            wilds: 0,
        };
        let illegal = Illegal::NoSuchRoute { route };
        refuse(&state, action, illegal, "AM-BUILD-04");
    }
}

#[test]
fn am_build_05_a_route_takes_as_many_carts_as_it_has_spaces() {
    let three_left = json!([
        "Haringpakkerstoren - Oude Waal",
        "Montelbaanstoren - Blauwbrug",
        "Noordermarkt - Korenmetershuisje",
        "Dam - Begijnhof"
    ]);
    let four_left = json!([
        "Haringpakkerstoren - Oude Waal",
        "Montelbaanstoren - Blauwbrug",
        "Oude Kerk - Oude Waal",
        "Dam - Begijnhof"
    ]);
    let longest = build("De Drie Hendricken - Begijnhof", Color::Pink, 0);
    let state = lay(json!({"seats": [{"hand": {"pink": 4}, "routes": three_left}, {}]}));
    let illegal = Illegal::TooFewCarts { needed: 4, left: 3 };
    refuse(&state, longest, illegal, "AM-BUILD-05");
    let mut state = lay(json!({"seats": [{"hand": {"pink": 4}, "routes": four_left}, {}]}));
    act(&mut state, longest);
    assert_eq!(state.carts(seat(0)), 0);
}

#[test]
fn am_build_06_points_by_length_are_scored_at_once() {
    let lengths = [
        ("Oude Waal - Waag", 1),
        ("Dam - Begijnhof", 2),
        ("Noordermarkt - Korenmetershuisje", 4),
        ("Haringpakkerstoren - Oude Waal", 7),
    ];
    let start = lay(json!({"seats": [{"hand": {"pink": 4}}, {}]}));
    for (length, (name, points)) in (1..).zip(lengths) {
        let mut state = start.clone();
        assert_eq!(state.board().route(route(name)).length, length);
        act(&mut state, build(name, Color::Pink, 0));
        assert_eq!((state.score(seat(0)), state.score(seat(1))), (points, 0));
        assert_eq!(state.view(Viewer::Table).seats[0].score, points);
    }
    // Points add up.
    let mut state = lay(json!({"seats": [
        {"hand": {"pink": 4}, "routes": ["Oude Waal - Waag", "Dam - Begijnhof"]}, {}
    ]}));
    act(
        &mut state,
        build("Haringpakkerstoren - Oude Waal", Color::Pink, 0),
    );
    assert_eq!(state.score(seat(0)), 10);
}

const ONE: &str = "Oude Kerk - Dam (pink)";
const TWIN: &str = "Oude Kerk - Dam (orange)";

#[test]
fn am_build_07_with_two_seats_the_twin_of_a_built_route_is_closed_to_all() {
    let hand = json!({"orange": 2});
    let state = lay(json!({"seats": [{"hand": hand}, {"routes": [ONE]}]}));
    let illegal = Illegal::ClosedTwin { twin: route(ONE) };
    refuse(
        &state,
        build(TWIN, Color::Orange, 0),
        illegal,
        "AM-BUILD-07",
    );
    assert!(!state.open_routes(seat(0)).contains(route(TWIN)));

    let mut own = lay(json!({"seats": [{"hand": hand, "routes": [ONE]}, {}]}));
    let answer = own.apply(seat(0), &build(TWIN, Color::Orange, 0), &mut ());
    assert_eq!(answer.map_err(|illegal| illegal.rule()), Err("AM-BUILD-07"));
    assert!(!own.open_routes(seat(0)).contains(route(TWIN)));
}

#[test]
fn am_build_07_with_three_or_four_seats_another_seat_builds_the_twin() {
    for n_seats in [3, 4] {
        let mut seats = vec![json!({}); n_seats];
        seats[0] = json!({"hand": {"pink": 2}});
        seats[1] = json!({"hand": {"orange": 2}});
        seats[2] = json!({"hand": {"wild": 2}});
        let mut state = lay(json!({"seats": seats}));
        act(&mut state, build(ONE, Color::Pink, 0));
        act(&mut state, build(TWIN, Color::Orange, 0));
        for (name, owner) in [(ONE, 0), (TWIN, 1)] {
            let illegal = Illegal::RouteBuilt {
                route: route(name),
                owner: seat(owner),
            };
            refuse(&state, build(name, None, 2), illegal, "AM-BUILD-04");
        }
    }
}

#[test]
fn am_build_07_no_seat_has_both_routes_of_a_pair() {
    for n_seats in [3, 4] {
        let mut seats = vec![json!({}); n_seats];
        seats[0] = json!({"hand": {"orange": 2}, "routes": [ONE]});
        let state = lay(json!({"seats": seats}));
        let illegal = Illegal::OwnTwin { twin: route(ONE) };
        refuse(
            &state,
            build(TWIN, Color::Orange, 0),
            illegal,
            "AM-BUILD-07",
        );
        assert!(!state.open_routes(seat(0)).contains(route(TWIN)));
        assert!(state.open_routes(seat(1)).contains(route(TWIN)));
    }
}

/// Ruling: a pair joins the same places with routes of the same length.
#[test]
fn am_build_07_routes_of_other_lengths_between_the_same_places_are_no_pair() {
    let mut state = lay(json!({
        "board": hamlet(),
        "seats": [
            {"hand": {"blue": 3}, "routes": ["Inn - Church (grey)"], "contracts": ["Mill - Inn"]},
            {"contracts": ["Mill - Quay"]}
        ],
        "face_up": ["pink", "pink", "blue", "green", "green"]
    }));
    let board = state.board().clone();
    assert!(board.route_ids().all(|id| board.route(id).twin.is_none()));
    let action = Action::Build {
        route: route_on(&board, "Church - Inn (grey)"),
        color: Some(Color::Blue),
        wilds: 0,
    };
    act(&mut state, action);

    let board = Board::amsterdam();
    for (a, b) in [(ONE, TWIN), (TWIN, ONE)] {
        assert_eq!(board.route(route(a)).twin, Some(route(b)));
    }
}

#[test]
fn am_build_08_a_route_with_the_cart_symbol_gives_one_bonus_card_whatever_its_length() {
    let start = lay(json!({"seats": [{"hand": {"pink": 4}}, {}]}));
    let routes = [
        ("De Drie Hendricken - Westermarkt (pink)", 1),
        ("Nieuwe Waal - Haringpakkerstoren (grey)", 1),
        ("Haringpakkerstoren - Oude Waal", 1),
        ("Dam - Begijnhof", 0),
        ("Noordermarkt - Korenmetershuisje", 0),
    ];
    for (name, bonus) in routes {
        let mut state = start.clone();
        let events = act(&mut state, build(name, Color::Pink, 0));
        let is_told = events.contains(&Event::BonusTaken { seat: seat(0) });
        assert_eq!(is_told, bonus == 1);
        // Bonus cards lie open.
        for viewer in Viewer::all(2) {
            let view = state.view(viewer);
            assert_eq!((view.seats[0].bonus, view.seats[1].bonus), (bonus, 0));
            assert_eq!(view.bonus_left, 16 - bonus);
        }
    }
}

#[test]
fn am_build_08_a_stack_that_has_run_out_gives_none() {
    let mut state = lay(json!({
        "board": hamlet(),
        "seats": [
            {"hand": {"pink": 1}, "routes": ["Mill - Inn"], "contracts": ["Mill - Inn"]},
            {"routes": ["Inn - Church (grey)"], "contracts": ["Mill - Quay"]}
        ],
        "face_up": ["pink", "pink", "blue", "green", "green"]
    }));
    assert_eq!(state.bonus_left(), 0);
    let action = Action::Build {
        route: route_on(state.board(), "Church - Quay"),
        color: Some(Color::Pink),
        wilds: 0,
    };
    let events = act(&mut state, action);
    assert_eq!(events.len(), 1, "only a route is built: {events:?}");
    assert_eq!((state.bonus(seat(0)), state.bonus(seat(1))), (1, 1));
}
