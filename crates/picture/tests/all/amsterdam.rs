//! Pictures of Amsterdam.

use amsterdam::{Action, Board, BoardFile, Color, Setup, State, View};
use game::{Dice, Game, Seat, Seed, Viewer};
use picture::amsterdam::{board, position};

use crate::{copies, having, stands_alone, written};

fn harbour() -> Board {
    let text = include_str!("../../../amsterdam/tests/boards/harbour.json");
    Board::new(BoardFile::parse(text).unwrap()).unwrap()
}

/// A game after so many actions, in which seats build when they can.
fn play(n_seats: u8, seed: u64, n_actions: usize) -> State {
    let mut state = State::new(&Setup::for_seats(n_seats), Seed::from(seed)).unwrap();
    for number in 0..n_actions {
        let Some(seat) = state.to_act().lowest() else {
            break;
        };
        let actions = state.list_actions(seat);
        let build = |action: &Action| matches!(action, Action::Build { .. });
        let build = actions.iter().rposition(build);
        let action = &actions[build.unwrap_or(number * 7 % actions.len())];
        state.apply(seat, action, &mut ()).unwrap();
    }
    state
}

fn names(n_seats: usize) -> Vec<String> {
    ["Anna", "Ben", "Çağla", "Daan"][..n_seats]
        .iter()
        .map(|name| (*name).to_owned())
        .collect()
}

fn picture(state: &State, view: &View) -> String {
    position(state.board(), view, &names(view.seats.len()))
}

#[test]
fn every_place_and_every_space_is_on_the_board() {
    for drawn in [&*Board::amsterdam(), &harbour()] {
        let text = board(drawn);
        let document = stands_alone(&text);
        let file = drawn.file();

        let places = having(&document, "data-place");
        let found: Vec<_> = places
            .iter()
            .map(|node| node.attribute("data-place"))
            .collect();
        let expected: Vec<_> = file
            .places
            .iter()
            .map(|place| Some(place.name.as_str()))
            .collect();
        assert_eq!(found, expected);
        let letters = |text: &str| text.replace([' ', '-'], "");
        for (label, place) in having(&document, "data-label").iter().zip(&file.places) {
            assert_eq!(letters(&written(*label).concat()), letters(&place.name));
        }

        let routes = having(&document, "data-route");
        assert_eq!(routes.len(), file.routes.len());
        for (node, id) in routes.iter().zip(drawn.route_ids()) {
            let route = drawn.route(id);
            assert_eq!(
                node.attribute("data-route"),
                Some(id.0.to_string().as_str())
            );
            let title = node.first_element_child().unwrap();
            assert_eq!(title.text(), Some(drawn.route_name(id)));
            let spaces = node.children().filter(|child| child.has_tag_name("g"));
            assert_eq!(spaces.count(), usize::from(route.length));
        }
    }
}

#[test]
fn colours_have_a_symbol_and_carts_are_on_their_routes_only() {
    let drawn = Board::amsterdam();
    let text = board(&drawn);
    let document = stands_alone(&text);
    for (node, id) in having(&document, "data-route")
        .into_iter()
        .zip(drawn.route_ids())
    {
        let route = drawn.route(id);
        let carts = if route.cart { route.length.into() } else { 0 };
        assert_eq!(copies(node, "am-cart"), carts, "{}", drawn.route_name(id));
        for color in Color::ALL {
            let symbols = copies(node, &format!("am-{}", color.name()));
            let is_its_own = route.color == Some(color);
            assert_eq!(symbols > 0, is_its_own, "{}", drawn.route_name(id));
        }
    }
}

#[test]
fn built_routes_have_the_number_of_their_seat_on_every_space() {
    for n_seats in 2..=4 {
        let state = play(n_seats, 5, 90);
        let text = picture(&state, &state.view(Viewer::Table));
        let document = stands_alone(&text);
        let mut n_built = 0;
        for node in having(&document, "data-route") {
            let number: u8 = node.attribute("data-route").unwrap().parse().unwrap();
            let id = state.board().route_ids().nth(number.into()).unwrap();
            let owner = state.seats().find(|&seat| state.routes(seat).contains(id));
            let marked = node.attribute("data-built-by").map(str::to_owned);
            assert_eq!(marked, owner.map(|seat| seat.index().to_string()));
            let length = usize::from(state.board().route(id).length);
            match owner {
                Some(seat) => {
                    let mark = (seat.index() + 1).to_string();
                    assert_eq!(written(node), vec![mark.as_str(); length]);
                    n_built += 1;
                }
                None => assert!(written(node).is_empty()),
            }
        }
        assert!(n_built >= 10, "{n_built}");
    }
}

#[test]
fn the_panel_counts_what_everyone_may_know() {
    let state = play(3, 11, 40);
    let view = state.view(Viewer::Table);
    let text = picture(&state, &view);
    let document = stands_alone(&text);
    let rows = having(&document, "data-seat");
    assert_eq!(rows.len(), 3);
    for ((row, has), name) in rows.into_iter().zip(&view.seats).zip(names(3)) {
        let counts = [
            ("points", has.score.to_string()),
            ("carts", has.carts.to_string()),
            ("cards", has.cards.to_string()),
            ("contracts", has.contracts.to_string()),
            ("bonus", has.bonus.to_string()),
        ];
        for (what, count) in counts {
            let mut nodes = row.descendants();
            let node = nodes.find(|node| node.attribute("data-count") == Some(what));
            assert_eq!(written(node.unwrap()), [count], "{what}");
        }
        assert!(written(row).contains(&name.as_str()));
    }
}

#[test]
fn the_end_shows_the_count_and_who_has_won() {
    let state = play(4, 5, usize::MAX);
    let outcome = state.outcome().unwrap();
    let text = picture(&state, &state.view(Viewer::Table));
    let document = stands_alone(&text);
    for (row, seat) in having(&document, "data-seat")
        .into_iter()
        .zip(state.seats())
    {
        let points = outcome.points[seat.index()].to_string().replace('-', "−");
        assert!(written(row).contains(&points.as_str()), "{points}");
        let is_crowned = row
            .descendants()
            .any(|node| node.has_attribute("data-winner"));
        assert_eq!(is_crowned, outcome.winners().contains(seat));
    }
}

#[test]
fn a_picture_does_not_depend_on_what_its_viewer_cannot_see() {
    for (n_seats, n_actions) in [(2, 0), (2, 30), (3, 1), (3, 61), (4, 7)] {
        let state = play(n_seats, 3, n_actions);
        for viewer in Viewer::all(n_seats.into()) {
            let text = picture(&state, &state.view(viewer));
            let mut other = state.clone();
            other.reshuffle(viewer, &mut Dice::new(Seed::from(99)));
            assert_eq!(text, picture(&other, &other.view(viewer)), "{viewer:?}");
        }
    }
}

#[test]
fn only_cards_and_contracts_of_the_view_are_shown() {
    let state = play(2, 3, 9);
    for viewer in Viewer::all(2) {
        let view = state.view(viewer);
        let text = picture(&state, &view);
        let document = stands_alone(&text);
        let mut cards: Vec<&str> = view.face_up.iter().map(|card| card.name()).collect();
        let hand = view.hand.unwrap_or_default();
        let held = hand.iter().filter(|&(_, count)| count > 0);
        cards.extend(held.map(|(card, _)| card.name()));
        let shown: Vec<&str> = having(&document, "data-card")
            .iter()
            .filter_map(|node| node.attribute("data-card"))
            .collect();
        assert_eq!(shown, cards);

        let contracts = having(&document, "data-contract").len();
        let kept = view.contracts.map_or(0, |kept| kept.len());
        let offered = view.offer.map_or(0, |offer| offer.len());
        assert_eq!(contracts, kept + offered);
        assert_eq!(
            contracts > 0,
            viewer == Viewer::Seat(Seat::FIRST) || viewer != Viewer::Table
        );
    }
}

#[test]
fn the_same_view_gives_the_same_picture() {
    let state = play(4, 8, 50);
    let view = state.view(Viewer::Seat(Seat::FIRST));
    assert_eq!(picture(&state, &view), picture(&state, &view));
}

#[test]
fn names_can_be_anything() {
    let state = play(4, 8, 20);
    let view = state.view(Viewer::Table);
    for names in [
        vec![],
        vec!["".to_owned()],
        vec![
            "<script>&\"'".to_owned(),
            "\u{0}\u{1b}[31m\u{ffff}".to_owned(),
        ],
        vec![
            "long ".repeat(100),
            "阿姆斯特丹".to_owned(),
            "🛶".repeat(40),
        ],
    ] {
        stands_alone(&position(state.board(), &view, &names));
    }
}
