//! The rules of the rules page, one file a chapter. Every test names the rules it holds the engine to.

mod box_and_setup;
mod build;
mod contracts;
mod draw;
mod end;
mod knowledge;
mod turn;
mod wilds;

use amsterdam::{Action, Board, Card, Cards, Color, ContractId, Event, Illegal, RouteId, State};
use game::{Game, Refusal, Seat, Seed};
use serde_json::{Value, json};

const PINK: Card = Card::Of(Color::Pink);
const BLUE: Card = Card::Of(Color::Blue);
const GREEN: Card = Card::Of(Color::Green);
const BLACK: Card = Card::Of(Color::Black);
const RED: Card = Card::Of(Color::Red);
const ORANGE: Card = Card::Of(Color::Orange);
const WILD: Card = Card::Wild;

/// What seats hold in tests that are not about contracts. Hard to meet by accident.
const SOME_CONTRACTS: [&str; 4] = [
    "Nieuwe Waal - Munttoren",
    "Montelbaanstoren - Jordaan",
    "Nieuwe Waal - Begijnhof",
    "Montelbaanstoren - Begijnhof",
];

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat of some game")
}

/// Sets a table up from what a test cares about.
///
/// Where nothing is said, each seat at the board of the box has kept a contract, and five colours lie face up. A hand of
/// `"rest"` is all the cards that are nowhere else, and contracts of `"rest"` are all contracts that are.
#[track_caller]
fn lay(position: Value) -> State {
    lay_with(position, 1)
}

/// The same, with this luck to come.
#[track_caller]
fn lay_with(mut position: Value, seed: u64) -> State {
    fill_in(&mut position);
    let position = serde_json::from_value(position).expect("a position as text");
    State::from_position(&position, Seed::from(seed)).expect("a position that can be")
}

fn fill_in(position: &mut Value) {
    if position.get("face_up").is_none() {
        position["face_up"] = json!(["pink", "blue", "green", "black", "red"]);
    }
    let board = board_of(position);
    let is_box = position.get("board").is_none();
    let seats = position["seats"].as_array_mut().expect("a list of seats");
    let n_seats = seats.len();
    for (has, contract) in seats.iter_mut().zip(SOME_CONTRACTS) {
        if is_box && has.get("contracts").is_none() {
            has["contracts"] = json!([contract]);
        }
    }
    for idx in 0..n_seats {
        if position["seats"][idx]["hand"] == "rest" {
            position["seats"][idx]["hand"] = json!({});
            let rest = rest_of_cards(&board, position);
            position["seats"][idx]["hand"] = json!(rest);
        }
        if position["seats"][idx]["contracts"] == "rest" {
            position["seats"][idx]["contracts"] = json!([]);
            let rest = rest_of_contracts(&board, position);
            position["seats"][idx]["contracts"] = json!(rest);
        }
    }
}

fn board_of(position: &Value) -> Board {
    match position.get("board") {
        None => (*Board::amsterdam()).clone(),
        Some(file) => serde_json::from_value(file.clone()).expect("a board as text"),
    }
}

fn rest_of_cards(board: &Board, position: &Value) -> Cards {
    let mut rest = *board.cards();
    let mut take = |cards: Cards| rest = rest.checked_sub(&cards).expect("no card twice");
    for has in position["seats"].as_array().into_iter().flatten() {
        if let Some(hand) = has.get("hand") {
            take(serde_json::from_value(hand.clone()).expect("a hand as text"));
        }
    }
    for pile in ["face_up", "deck"] {
        if let Some(cards) = position.get(pile) {
            let cards: Vec<Card> = serde_json::from_value(cards.clone()).expect("cards as text");
            take(cards.iter().collect());
        }
    }
    if let Some(discard) = position.get("discard") {
        take(serde_json::from_value(discard.clone()).expect("cards as text"));
    }
    rest
}

fn rest_of_contracts(board: &Board, position: &Value) -> Vec<String> {
    let seats = position["seats"].as_array().into_iter().flatten();
    let lists = seats.flat_map(|has| [&has["contracts"], &has["offer"]]);
    let elsewhere: Vec<&Value> = lists
        .chain([&position["contract_deck"]])
        .filter_map(Value::as_array)
        .flatten()
        .collect();
    board
        .contract_ids()
        .map(|id| board.contract_name(id))
        .filter(|name| elsewhere.iter().all(|other| *other != name))
        .collect()
}

/// Takes an action and compares the answer. The list must agree with it, a refusal leave no mark, and all add up.
#[track_caller]
fn check(
    state: &mut State,
    seat: Seat,
    action: Action,
    expected: Result<(), Illegal>,
) -> Vec<Event> {
    let before = state.clone();
    let is_listed = state.list_actions(seat).contains(&action);
    let mut events = Vec::new();
    let answer = state.apply(seat, &action, &mut events);
    assert_eq!(answer, expected, "{action:?} by seat {seat}");
    assert_eq!(answer.is_ok(), is_listed, "list and apply disagree");
    assert!(
        answer.is_ok() || (*state == before && events.is_empty()),
        "a refusal left a mark"
    );
    assert_eq!(state.audit(), Ok(()));
    events
}

/// The seat whose turn it is does this, lawfully.
#[track_caller]
fn act(state: &mut State, action: Action) -> Vec<Event> {
    let turn = state.turn();
    check(state, turn, action, Ok(()))
}

/// The seat whose turn it is may not do this, by this rule.
#[track_caller]
fn refuse(state: &State, action: Action, illegal: Illegal, rule: &str) {
    refuse_seat(state, state.turn(), action, illegal, rule);
}

/// This seat may not do this, by this rule.
#[track_caller]
fn refuse_seat(state: &State, seat: Seat, action: Action, illegal: Illegal, rule: &str) {
    check(&mut state.clone(), seat, action, Err(illegal));
    assert_eq!(illegal.rule(), rule);
}

#[track_caller]
fn route(name: &str) -> RouteId {
    route_on(&Board::amsterdam(), name)
}

#[track_caller]
fn route_on(board: &Board, name: &str) -> RouteId {
    let found = board.route_ids().find(|&id| board.route_name(id) == name);
    found.unwrap_or_else(|| panic!("no route is called {name:?}"))
}

#[track_caller]
fn contract(name: &str) -> ContractId {
    let board = Board::amsterdam();
    let found = board
        .contract_ids()
        .find(|&id| board.contract_name(id) == name);
    found.unwrap_or_else(|| panic!("no contract is called {name:?}"))
}

/// Pays `wilds` wild cards and the rest in `color`.
#[track_caller]
fn build(name: &str, color: impl Into<Option<Color>>, wilds: u8) -> Action {
    Action::Build {
        route: route(name),
        color: color.into(),
        wilds,
    }
}

fn take(card: Card) -> Action {
    Action::Take { card }
}

fn keep(name: &str) -> Action {
    Action::Keep {
        contract: contract(name),
    }
}

fn wilds(cards: &[Card]) -> usize {
    cards.iter().filter(|&&card| card == WILD).count()
}

/// Cards in the order of the rulebook, to compare those whose order says nothing.
fn sorted(cards: &[Card]) -> Vec<Card> {
    let mut cards = cards.to_vec();
    cards.sort();
    cards
}

fn heap(cards: &[Card]) -> Cards {
    cards.iter().collect()
}

/// A board of four places on a row and a few cards, for positions that the box is too large for.
fn hamlet() -> Value {
    json!({
        "name": "Hamlet",
        "places": [
            {"name": "Mill", "x": 0.1, "y": 0.5},
            {"name": "Inn", "x": 0.3, "y": 0.5},
            {"name": "Church", "x": 0.5, "y": 0.5},
            {"name": "Quay", "x": 0.7, "y": 0.5}
        ],
        "score": {"1": 1, "2": 2, "3": 4},
        "routes": [
            {"a": "Mill", "b": "Inn", "length": 1, "color": "grey", "cart": true},
            {"a": "Inn", "b": "Church", "length": 2, "color": "grey", "cart": true},
            {"a": "Church", "b": "Inn", "length": 3, "color": "grey"},
            {"a": "Church", "b": "Quay", "length": 1, "color": "pink", "cart": true}
        ],
        "contracts": [
            {"a": "Mill", "b": "Church", "value": 2},
            {"a": "Inn", "b": "Quay", "value": 2},
            {"a": "Mill", "b": "Quay", "value": 3},
            {"a": "Church", "b": "Quay", "value": 1},
            {"a": "Mill", "b": "Inn", "value": 1},
            {"a": "Inn", "b": "Church", "value": 1}
        ],
        "cards": {"pink": 4, "blue": 4, "green": 4, "wild": 2},
        "carts": 10,
        "bonus_cards": 2
    })
}
