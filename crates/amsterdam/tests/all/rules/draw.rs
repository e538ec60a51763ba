//! Drawing cards.

use amsterdam::{Action, Color, Event, Illegal, Phase, State};
use game::{Game, Viewer};
use serde_json::{Value, json};

use super::*;

#[test]
fn am_draw_01_the_two_cards_come_from_the_deck_or_from_the_five() {
    let start = lay(json!({
        "seats": [{}, {}],
        "face_up": ["pink", "pink", "green", "black", "red"],
        "deck": ["orange", "blue", "green"]
    }));
    let draws = [
        ([Action::Draw, Action::Draw], [ORANGE, BLUE]),
        ([Action::Draw, take(RED)], [ORANGE, RED]),
        ([take(RED), Action::Draw], [RED, BLUE]),
        ([take(PINK), take(PINK)], [PINK, PINK]),
        // What came up for the first card can be the second.
        ([take(RED), take(ORANGE)], [RED, ORANGE]),
    ];
    for (actions, drawn) in draws {
        let mut state = start.clone();
        for action in actions {
            assert_eq!(state.turn(), seat(0));
            act(&mut state, action);
            assert_eq!(state.face_up().len(), 5);
        }
        assert_eq!(*state.hand(seat(0)), heap(&drawn));
        assert_eq!((state.turn(), state.phase()), (seat(1), Phase::Turn));
    }
}

#[test]
fn am_draw_01_a_card_taken_is_replaced_before_the_second_draw() {
    let mut state = lay(json!({
        "seats": [{}, {}],
        "face_up": ["pink", "blue", "green", "black", "red"],
        "deck": ["orange", "wild", "blue"]
    }));
    let events = act(&mut state, take(BLUE));
    let expected = [
        Event::CardTaken {
            seat: seat(0),
            card: BLUE,
        },
        Event::CardTurnedUp { card: ORANGE },
    ];
    assert_eq!(events, expected);
    assert_eq!(sorted(state.face_up()), [PINK, GREEN, BLACK, RED, ORANGE]);
    let illegal = Illegal::NotFaceUp { card: BLUE };
    refuse(&state, take(BLUE), illegal, "AM-DRAW-01");
    assert_eq!((state.phase(), state.deck_len()), (Phase::SecondCard, 2));
}

#[test]
fn am_draw_01_the_deck_is_drawn_from_unseen() {
    let mut state = lay(json!({"seats": [{}, {}], "deck": ["orange", "wild", "blue"]}));
    let events = act(&mut state, Action::Draw);
    let drawn = |card| Event::CardDrawn {
        seat: seat(0),
        card,
    };
    assert_eq!(events, [drawn(Some(ORANGE))]);
    let told = |viewer| State::seen_by(&events[0], viewer);
    assert_eq!(told(Viewer::Seat(seat(0))), drawn(Some(ORANGE)));
    assert_eq!(told(Viewer::Seat(seat(1))), drawn(None));
    assert_eq!(told(Viewer::Table), drawn(None));
}

#[test]
fn am_draw_02_a_wild_that_lies_face_up_is_the_whole_draw() {
    let mut state = lay(json!({
        "seats": [{}, {}],
        "face_up": ["wild", "blue", "green", "black", "wild"],
        "deck": ["orange", "blue"]
    }));
    act(&mut state, take(WILD));
    assert_eq!(*state.hand(seat(0)), heap(&[WILD]));
    assert_eq!((state.turn(), state.phase()), (seat(1), Phase::Turn));
    assert_eq!(sorted(state.face_up()), [BLUE, GREEN, BLACK, ORANGE, WILD]);
}

#[test]
fn am_draw_03_a_wild_that_lies_face_up_cannot_be_the_second_card() {
    let lying = json!({
        "seats": [{}, {}],
        "face_up": ["wild", "blue", "green", "black", "red"],
        "deck": ["orange", "blue"]
    });
    let just_turned_up = json!({
        "seats": [{}, {}],
        "face_up": ["orange", "blue", "green", "black", "red"],
        "deck": ["wild", "orange"]
    });
    for position in [lying.clone(), just_turned_up] {
        let mut state = lay(position);
        act(&mut state, take(BLUE));
        refuse(&state, take(WILD), Illegal::SecondWild, "AM-DRAW-03");
        act(&mut state, take(GREEN));
        assert_eq!(state.turn(), seat(1));
    }
    let mut state = lay(lying);
    act(&mut state, Action::Draw);
    refuse(&state, take(WILD), Illegal::SecondWild, "AM-DRAW-03");
}

#[test]
fn am_draw_03_a_wild_drawn_unseen_is_an_ordinary_card() {
    let mut state = lay(json!({
        "seats": [{}, {}],
        "face_up": ["wild", "blue", "green", "black", "red"],
        "deck": ["wild", "wild", "blue"]
    }));
    act(&mut state, Action::Draw);
    assert_eq!((state.turn(), state.phase()), (seat(0), Phase::SecondCard));
    act(&mut state, Action::Draw);
    assert_eq!(*state.hand(seat(0)), heap(&[WILD, WILD]));
    assert_eq!(state.turn(), seat(1));
}

#[test]
fn am_draw_04_the_hand_has_no_limit_and_is_secret() {
    let mut state = lay(json!({
        "seats": [{"hand": "rest"}, {}],
        "deck": ["orange", "blue", "green"]
    }));
    assert_eq!(state.hand(seat(0)).total(), 36);
    act(&mut state, Action::Draw);
    act(&mut state, Action::Draw);
    let hand = *state.hand(seat(0));
    assert_eq!(hand.total(), 38);
    let own = state.view(Viewer::Seat(seat(0)));
    assert_eq!(own.hand, Some(hand));
    let others = state.view(Viewer::Seat(seat(1)));
    assert_eq!(others.hand, Some(*state.hand(seat(1))));
    let table = state.view(Viewer::Table);
    assert_eq!(table.hand, None);
    for view in [own, others, table] {
        assert_eq!(view.seats[0].cards, 38);
    }
}

#[test]
fn am_draw_05_the_discards_become_the_deck_as_soon_as_it_is_empty() {
    let position = json!({
        "seats": [{}, {"hand": "rest"}],
        "deck": ["pink"],
        "discard": {"blue": 2, "green": 1}
    });
    for action in [Action::Draw, take(PINK)] {
        let mut state = lay(position.clone());
        let events = act(&mut state, action);
        assert_eq!(events.last(), Some(&Event::DeckShuffled { cards: 3 }));
        assert_eq!((state.deck_len(), state.discard().total()), (3, 0));
        let deck = state.position().deck.unwrap();
        assert_eq!(sorted(&deck), [BLUE, BLUE, GREEN]);
        act(&mut state, Action::Draw);
        assert_eq!(state.turn(), seat(1));
    }
}

#[test]
fn am_draw_05_the_discards_are_shuffled() {
    let position = json!({
        "seats": [{}, {"hand": "rest"}],
        "deck": ["pink"],
        "discard": {"blue": 4, "green": 4}
    });
    let mut decks: Vec<_> = (0..20)
        .map(|seed| {
            let mut state = lay_with(position.clone(), seed);
            act(&mut state, Action::Draw);
            state.position().deck.unwrap()
        })
        .collect();
    decks.sort();
    decks.dedup();
    assert!(decks.len() > 10);
}

#[test]
fn am_draw_05_the_discards_are_shuffled_in_the_middle_of_a_refill() {
    let position = json!({
        "seats": [{}, {"hand": "rest"}],
        "face_up": ["wild", "red", "wild", "black", "orange"],
        "deck": ["wild", "pink", "blue"],
        "discard": {"green": 4}
    });
    for seed in 0..100 {
        let mut state = lay_with(position.clone(), seed);
        let events = act(&mut state, take(RED));
        let up = |card| Event::CardTurnedUp { card };
        assert_eq!(events[1], up(WILD));
        let Event::FaceUpCleared { cards } = &events[2] else {
            panic!("{:?} is no clearing", events[2]);
        };
        assert_eq!(sorted(cards), [BLACK, ORANGE, WILD, WILD, WILD]);
        // Two come from the old deck, and three from the discards, those just cleared among them.
        assert_eq!(events[3..5], [up(PINK), up(BLUE)]);
        assert_eq!(events[5], Event::DeckShuffled { cards: 9 });
        assert!(matches!(
            events[6..9],
            [
                Event::CardTurnedUp { .. },
                Event::CardTurnedUp { .. },
                Event::CardTurnedUp { .. }
            ]
        ));
        assert_eq!(state.face_up().len(), 5);
        assert!(wilds(state.face_up()) < 3);
    }
}

#[test]
fn am_draw_05_am_draw_06_what_is_paid_comes_back_at_once_where_the_deck_is_empty() {
    let mut state = lay(json!({
        "seats": [{"hand": {"pink": 2}}, {"hand": "rest"}],
        "face_up": ["blue", "green", "black", "red"], "deck": []
    }));
    let events = act(&mut state, build("Dam - Begijnhof", Color::Pink, 0));
    assert_eq!(events[1], Event::DeckShuffled { cards: 2 });
    assert_eq!(events[2], Event::CardTurnedUp { card: PINK });
    assert_eq!((state.face_up().len(), state.deck_len()), (5, 1));
    assert_eq!(state.discard().total(), 0);
}

fn nearly_nothing(face_up: Value, deck: Value) -> State {
    lay(json!({
        "seats": [{}, {"hand": "rest"}],
        "face_up": face_up, "deck": deck
    }))
}

#[test]
fn am_draw_06_with_deck_and_discards_empty_fewer_than_five_lie_face_up() {
    let mut state = nearly_nothing(json!(["pink", "blue", "green", "black", "red"]), json!([]));
    refuse(&state, Action::Draw, Illegal::DeckEmpty, "AM-DRAW-06");
    let events = act(&mut state, take(PINK));
    assert_eq!(events.len(), 1, "nothing comes up: {events:?}");
    assert_eq!(sorted(state.face_up()), [BLUE, GREEN, BLACK, RED]);
    refuse(&state, Action::Draw, Illegal::DeckEmpty, "AM-DRAW-06");
    act(&mut state, take(RED));
    assert_eq!(sorted(state.face_up()), [BLUE, GREEN, BLACK]);
    assert_eq!(state.turn(), seat(1));
}

#[test]
fn am_draw_06_the_last_card_of_the_deck_can_be_drawn() {
    let five = json!(["pink", "blue", "green", "black", "red"]);
    let mut state = nearly_nothing(five, json!(["orange"]));
    act(&mut state, Action::Draw);
    assert_eq!((state.deck_len(), state.turn()), (0, seat(0)));
    refuse(&state, Action::Draw, Illegal::DeckEmpty, "AM-DRAW-06");
    act(&mut state, take(RED));
    assert_eq!(state.face_up().len(), 4);
}

#[test]
fn am_draw_06_a_draw_ends_where_nothing_is_left_for_the_second_card() {
    let nothing = (json!(["pink"]), json!([]), take(PINK), 0);
    let only_wilds = (json!(["wild", "pink"]), json!([]), take(PINK), 1);
    for (face_up, deck, action, left) in [nothing, only_wilds] {
        let mut state = nearly_nothing(face_up, deck);
        act(&mut state, action);
        assert_eq!((state.turn(), state.phase()), (seat(1), Phase::Turn));
        assert_eq!(state.face_up().len(), left);
    }
    let mut state = nearly_nothing(json!(["wild", "blue", "pink"]), json!([]));
    act(&mut state, take(PINK));
    refuse(&state, take(WILD), Illegal::SecondWild, "AM-DRAW-03");
    act(&mut state, take(BLUE));
    assert_eq!(state.turn(), seat(1));
}
