//! Positions and setups that cannot be, and what is said against each.

use std::collections::BTreeSet;

use amsterdam::{Card, Color, Impossible, Invalid, Position, Setup, State};
use game::{Game, Seat, Seed};
use serde_json::{Value, json};

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat of some game")
}

/// A position that can be.
fn sound() -> Value {
    json!({
        "seats": [
            {"hand": {"pink": 2}, "routes": ["Dam - Begijnhof"], "contracts": ["Dam - De Drie Hendricken"]},
            {"hand": {"blue": 1}, "routes": [], "contracts": ["Oude Waal - Blauwbrug"]}
        ],
        "face_up": ["pink", "blue", "green", "black", "red"]
    })
}

/// A position in which the first contracts are chosen.
fn choosing() -> Value {
    json!({
        "seats": [
            {"hand": {"pink": 2}, "offer": ["Waag - Blauwbrug", "Jordaan - Oude Kerk"]},
            {"hand": {"blue": 2}, "offer": ["Haringpakkerstoren - Dam", "Oude Waal - Dam"]}
        ],
        "phase": "choosing",
        "face_up": ["pink", "blue", "green", "black", "red"]
    })
}

/// Two seats with all cards but those that lie face up.
fn without_a_deck(face_up: Value, phase: &str) -> Value {
    let mut position = sound();
    let mut rest =
        json!({"pink": 6, "blue": 6, "green": 6, "black": 6, "red": 6, "orange": 6, "wild": 8});
    for card in face_up.as_array().expect("a list of cards") {
        let name = card.as_str().expect("a card");
        rest[name] = json!(rest[name].as_u64().expect("a count") - 1);
    }
    position["seats"][0]["hand"] = rest;
    position["seats"][1]["hand"] = json!({});
    position["face_up"] = face_up;
    position["deck"] = json!([]);
    position["phase"] = json!(phase);
    position
}

/// Every route with 4 spaces, and two more: 2 carts are left of 16.
const TWO_LEFT: [&str; 4] = [
    "Haringpakkerstoren - Oude Waal",
    "Montelbaanstoren - Blauwbrug",
    "De Drie Hendricken - Begijnhof",
    "Oude Kerk - Oude Waal",
];

/// The position with entries changed, each named by its way from the top.
fn changed<const N: usize>(mut position: Value, changes: [(&str, Value); N]) -> Value {
    for (way, value) in changes {
        let (parent, key) = way.rsplit_once('/').expect("a way from the top");
        let parent = position
            .pointer_mut(parent)
            .expect("a part of the position");
        parent[key] = value;
    }
    position
}

fn take_up(position: Value) -> Result<State, Invalid> {
    let position: Position = serde_json::from_value(position).expect("a position as text");
    State::from_position(&position, Seed::from(1))
}

/// Rows of a position, what is changed in it, and what is said against that.
macro_rules! table {
    ($($position:expr, {$($way:literal: $value:tt),*} => $why:expr;)*) => {
        vec![$((changed($position, [$(($way, json!($value))),*]), $why)),*]
    };
}

/// The positions that cannot be, and why.
#[expect(
    clippy::too_many_lines,
    reason = "a table of positions, at least one for each reason there is"
)]
fn impossible() -> Vec<(Value, Impossible)> {
    use Impossible::*;
    let [a, b] = [0, 1].map(seat);
    let name = str::to_owned;
    let pink = Card::Of(Color::Pink);
    table! {
        sound(), {"/turn": 2} => NoSuchSeat(seat(2));
        sound(), {"/first": 3} => NoSuchSeat(seat(3));
        sound(), {"/seats/1/routes": ["Begijnhof - Dam"]} =>
            UnknownRoute { seat: b, name: name("Begijnhof - Dam") };
        sound(), {"/seats/1/routes": ["Dam - Begijnhof"]} =>
            BuiltTwice { seat: b, name: name("Dam - Begijnhof") };
        sound(), {
            "/seats/0/routes": ["Oude Kerk - Dam (pink)"],
            "/seats/1/routes": ["Oude Kerk - Dam (orange)"]
        } => ClosedTwin { seat: b, name: name("Oude Kerk - Dam (orange)") };
        sound(), {"/seats/0/routes": [
            "Haringpakkerstoren - Oude Waal", "Montelbaanstoren - Blauwbrug",
            "De Drie Hendricken - Begijnhof", "Westermarkt - Begijnhof", "Dam - Begijnhof"
        ]} => TooManyCarts { seat: a, carts: 16 };
        sound(), {"/seats/0/bonus": 1} => Bonus { seat: a, found: 1, routes: 0 };
        sound(), {"/seats/1/routes": ["Nieuwe Waal - Noordermarkt"], "/seats/1/bonus": 0} =>
            Bonus { seat: b, found: 0, routes: 1 };
        sound(), {"/seats/1/bonus": 17} => TooManyBonusCards { most: 16 };
        sound(), {"/seats/1/contracts": ["Waag - Dam"]} =>
            UnknownContract { entry: name("seats[1].contracts"), name: name("Waag - Dam") };
        sound(), {"/seats/1/contracts": ["Dam - De Drie Hendricken"]} =>
            DoubledContract { entry: name("seats[1].contracts"), name: name("Dam - De Drie Hendricken") };
        sound(), {"/contract_deck": ["Oude Waal - Blauwbrug"]} =>
            DoubledContract { entry: name("contract_deck"), name: name("Oude Waal - Blauwbrug") };
        sound(), {"/contract_deck": []} => MissingContract { name: name("Noordermarkt - Waag") };
        sound(), {"/seats/1/hand": {"pink": 5}} =>
            TooManyCards { entry: name("seats[1].hand"), card: pink, most: 6 };
        sound(), {"/deck": ["pink", "pink", "pink", "pink"]} =>
            TooManyCards { entry: name("deck"), card: pink, most: 6 };
        sound(), {"/deck": (vec!["pink"; 300])} =>
            TooManyCards { entry: name("deck"), card: pink, most: 6 };
        sound(), {"/discard": {"pink": 4}} =>
            TooManyCards { entry: name("discard"), card: pink, most: 6 };
        sound(), {"/deck": ["wild"], "/discard": {}} => MissingCards { card: pink, most: 6 };
        sound(), {"/face_up": ["pink", "blue", "green", "black", "red", "wild"]} => TooManyFaceUp(6);
        sound(), {"/face_up": ["pink", "blue"]} => TooFewFaceUp(2);
        sound(), {"/face_up": ["wild", "wild", "wild", "black", "red"]} => ThreeWilds;
        sound(), {"/deck": []} => UnshuffledDiscard;
        sound(), {"/seats/0/offer": ["Waag - Blauwbrug"]} => Offer { seat: a, found: 1, needed: 0 };
        sound(), {"/phase": "offer"} => Offer { seat: a, found: 0, needed: 2 };
        choosing(), {"/seats/1/offer": []} => Offer { seat: b, found: 0, needed: 2 };
        choosing(), {"/seats/0/contracts": ["Oude Waal - Dam"]} => NotOnOffer { seat: a };
        choosing(), {
            "/seats/0/contracts": ["Waag - Blauwbrug"],
            "/seats/1/contracts": ["Haringpakkerstoren - Dam", "Oude Waal - Dam"]
        } => AllChosen;
        sound(), {"/seats/1/contracts": []} => NoContract { seat: b };
        without_a_deck(json!(["wild", "wild"]), "second_card"), {} => NoSecondCard;
        sound(), {"/seats/0/routes": TWO_LEFT, "/last_turns": 3} => TooManyLastTurns { found: 3, most: 2 };
        sound(), {"/seats/0/routes": TWO_LEFT} => LastRoundMissing { seat: a, carts: 2 };
        sound(), {"/last_turns": 1} => LastRoundTooSoon;
        sound(), {"/passes": 3} => Passes { found: 3, most: 2 };
        sound(), {"/passes": 2} => Over;
        sound(), {"/phase": "over"} => Over;
        sound(), {"/seats/0/routes": TWO_LEFT, "/last_turns": 0} => Over;
        sound(), {"/passes": 1} => NeedlessPass { seat: b };
        sound(), {"/passes": 1, "/phase": "second_card"} => NeedlessPass { seat: a };
        choosing(), {"/turn": 1} => NotTheStart;
        choosing(), {"/seats/0/routes": ["Dam - Begijnhof"]} => NotTheStart;
        choosing(), {"/seats/1/hand": {"blue": 3}} => NotTheStart;
        sound(), {"/seats/0/drawn": {"pink": 6}, "/seats/1/drawn": {"pink": 1}} => NotInStock;
        sound(), {"/seats/1/shown": {"blue": 2}} => NotHeld { seat: b };
        sound(), {"/stock": {"pink": 6}} => NotInStock;
        sound(), {"/seats/0/doubt": {
            "contract": "Waag - Blauwbrug", "other": "Jordaan - Oude Kerk", "holder": 1
        }} => NoDoubt { seat: a };
        sound(), {"/seats/0/doubt": {
            "contract": "Waag - Blauwbrug", "other": "Oude Waal - Blauwbrug", "holder": 0
        }} => NoDoubt { seat: a };
        sound(), {
            "/seats/0/put_back": ["Waag - Blauwbrug"],
            "/seats/0/doubt": {"contract": "Waag - Blauwbrug", "other": "Oude Waal - Blauwbrug", "holder": 1}
        } => NoDoubt { seat: a };
        sound(), {"/seats/1/put_back": ["Oude Waal - Blauwbrug"]} =>
            NotPutBack { seat: b, name: name("Oude Waal - Blauwbrug") };
        sound(), {
            "/seats/0/put_back": ["Waag - Blauwbrug"],
            "/seats/1/put_back": ["Waag - Blauwbrug"]
        } => NotPutBack { seat: b, name: name("Waag - Blauwbrug") };
    }
}

/// A variant that is added here is added to the table above, too.
fn is_in_the_table(why: &Impossible) -> bool {
    match why {
        Impossible::NoSuchSeat(_)
        | Impossible::UnknownRoute { .. }
        | Impossible::BuiltTwice { .. }
        | Impossible::ClosedTwin { .. }
        | Impossible::TooManyCarts { .. }
        | Impossible::Bonus { .. }
        | Impossible::TooManyBonusCards { .. }
        | Impossible::UnknownContract { .. }
        | Impossible::DoubledContract { .. }
        | Impossible::MissingContract { .. }
        | Impossible::TooManyCards { .. }
        | Impossible::MissingCards { .. }
        | Impossible::TooManyFaceUp(_)
        | Impossible::TooFewFaceUp(_)
        | Impossible::ThreeWilds
        | Impossible::UnshuffledDiscard
        | Impossible::Offer { .. }
        | Impossible::NotOnOffer { .. }
        | Impossible::AllChosen
        | Impossible::NoContract { .. }
        | Impossible::NoSecondCard
        | Impossible::TooManyLastTurns { .. }
        | Impossible::LastRoundMissing { .. }
        | Impossible::LastRoundTooSoon
        | Impossible::Passes { .. }
        | Impossible::NeedlessPass { .. }
        | Impossible::NotTheStart
        | Impossible::Over
        | Impossible::NotHeld { .. }
        | Impossible::NotInStock
        | Impossible::NoDoubt { .. }
        | Impossible::NotPutBack { .. } => true,
    }
}

#[test]
fn positions_that_cannot_be_are_refused_by_name() {
    let mut variants = BTreeSet::new();
    for (position, why) in impossible() {
        let text = position.to_string();
        assert_eq!(
            take_up(position).map(drop),
            Err(Invalid::Position(why.clone())),
            "{text}"
        );
        assert!(is_in_the_table(&why));
        let rule = why
            .to_string()
            .rsplit_once(" (AM-")
            .map(|(_, end)| format!("AM-{}", end.trim_end_matches(')')));
        assert_eq!(why.rule(), rule.as_deref(), "{why}");
        let name = format!("{why:?}");
        let end = name
            .find(|c: char| !c.is_alphanumeric())
            .unwrap_or(name.len());
        variants.insert(name[..end].to_owned());
    }
    assert_eq!(variants.len(), 32, "{variants:?}");
}

#[test]
fn positions_that_can_be_are_taken_up_as_they_are() {
    let positions = [
        sound(),
        choosing(),
        changed(
            choosing(),
            [("/seats/1/contracts", json!(["Oude Waal - Dam"]))],
        ),
        changed(
            sound(),
            [("/phase", json!("second_card")), ("/turn", json!(1))],
        ),
        changed(sound(), [("/phase", json!("over")), ("/passes", json!(2))]),
        changed(
            sound(),
            [
                ("/phase", json!("offer")),
                (
                    "/seats/0/offer",
                    json!(["Waag - Blauwbrug", "Jordaan - Oude Kerk"]),
                ),
            ],
        ),
        changed(
            sound(),
            [
                ("/seats/0/routes", json!(TWO_LEFT)),
                ("/last_turns", json!(2)),
            ],
        ),
        without_a_deck(json!([]), "turn"),
        without_a_deck(json!(["wild", "wild", "wild", "pink"]), "second_card"),
        without_a_deck(json!(["wild", "wild", "wild", "pink", "blue"]), "turn"),
    ];
    for position in positions {
        let text = position.to_string();
        let state = take_up(position).unwrap_or_else(|why| panic!("{why}: {text}"));
        assert_eq!(state.audit(), Ok(()), "{text}");
        let written = state.position();
        let again = State::from_position(&written, Seed::from(2)).unwrap();
        assert_eq!(again.position(), written);
    }
}

#[test]
fn what_is_no_position_is_refused_with_the_name_of_the_entry() {
    for (way, value, said) in [
        ("/colour", json!(1), "unknown field `colour`"),
        ("/seats/0/hands", json!({}), "unknown field `hands`"),
        (
            "/seats/0/hand",
            json!({"purple": 1}),
            "unknown field `purple`",
        ),
        (
            "/face_up",
            json!(["purple"]),
            "no card is called \"purple\"",
        ),
        ("/turn", json!(9), "seat 9 does not exist"),
        ("/phase", json!("lunch"), "unknown variant `lunch`"),
    ] {
        let position = changed(sound(), [(way, value)]);
        let error = serde_json::from_value::<Position>(position).unwrap_err();
        assert!(error.to_string().contains(said), "{error}");
    }
}

#[test]
fn am_box_01_am_set_01_am_set_03_am_set_04_setups_that_cannot_be_are_refused_by_name() {
    let harbour: Value = serde_json::from_str(include_str!("../boards/harbour.json")).unwrap();
    let few_cards = json!({"pink": 4, "blue": 4, "wild": 2});
    let few_contracts: Vec<Value> = harbour["contracts"].as_array().unwrap()[..5].to_vec();
    let with = |seats: u8, entry: &str, value: Value| {
        let board = changed(harbour.clone(), [(entry, value)]);
        json!({"seats": seats, "board": board})
    };
    let cases = [
        (json!({"seats": 0}), Invalid::Seats(0)),
        (json!({"seats": 1}), Invalid::Seats(1)),
        (json!({"seats": 5}), Invalid::Seats(5)),
        (json!({"seats": 255}), Invalid::Seats(255)),
        (json!({"seats": 2, "first": 2}), Invalid::First(seat(2))),
        (
            with(3, "/cards", few_cards.clone()),
            Invalid::TooFewCards {
                found: 10,
                least: 11,
            },
        ),
        (
            with(4, "/cards", few_cards),
            Invalid::TooFewCards {
                found: 10,
                least: 13,
            },
        ),
        (
            with(3, "/contracts", json!(few_contracts)),
            Invalid::TooFewContracts { found: 5, least: 6 },
        ),
    ];
    for (setup, why) in cases {
        let setup: Setup = serde_json::from_value(setup).unwrap();
        assert_eq!(State::new(&setup, Seed::from(1)).map(drop), Err(why));
    }
    // As much as is dealt at the start is enough.
    let contracts: Vec<Value> = harbour["contracts"].as_array().unwrap()[..6].to_vec();
    let cards = json!({"pink": 4, "blue": 5, "wild": 2});
    for setup in [
        with(3, "/cards", cards),
        with(3, "/contracts", json!(contracts)),
    ] {
        let setup: Setup = serde_json::from_value(setup).unwrap();
        let state = State::new(&setup, Seed::from(1)).unwrap();
        assert!(state.deck_len() == 0 || state.contract_deck_len() == 0);
    }
    for n_seats in [0, 1, 5] {
        let seats = vec![json!({"contracts": ["Waag - Blauwbrug"]}); n_seats];
        let taken_up = take_up(changed(sound(), [("/seats", json!(seats))]));
        assert_eq!(taken_up.map(drop), Err(Invalid::Seats(n_seats)));
    }
}
