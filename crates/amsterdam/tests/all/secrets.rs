//! What is hidden is nowhere in what is shown.

use amsterdam::{Action, Position, Setup, State};
use game::{Dice, Game, Seat, Seed, Viewer};

/// A game in which hands, decks and contracts look like nothing else on the table.
fn telling_position() -> State {
    let position: Position = serde_json::from_str(
        r#"{
            "seats": [
                { "hand": { "pink": 5, "red": 3 }, "contracts": ["Dam - De Drie Hendricken", "Montelbaanstoren - Jordaan"] },
                { "hand": { "green": 4, "black": 2, "wild": 3 }, "contracts": ["Oude Waal - Blauwbrug", "Westermarkt - Blauwbrug"] }
            ],
            "face_up": ["blue", "blue", "wild", "orange", "black"],
            "deck": ["orange", "wild", "green", "black", "black", "wild", "red", "blue", "orange"],
            "phase": "turn"
        }"#,
    )
    .unwrap();
    State::from_position(&position, "a seed that nobody may see".parse().unwrap()).unwrap()
}

fn shown(state: &State, viewer: Viewer) -> String {
    serde_json::to_string(&state.view(viewer)).unwrap()
}

#[test]
fn a_view_holds_no_seed_no_deck_and_no_other_hand() {
    let state = telling_position();
    let position = state.position();
    let hands = position
        .seats
        .iter()
        .map(|seat| serde_json::to_string(&seat.hand).unwrap());
    let hands: Vec<String> = hands.collect();
    let top = serde_json::to_string(&position.deck.as_ref().unwrap()[..4]).unwrap();
    let deck = top.trim_matches(['[', ']']);
    for viewer in Viewer::all(2) {
        let view = shown(&state, viewer);
        assert!(
            !view.contains("nobody may see"),
            "{viewer:?} is shown the seed: {view}"
        );
        assert!(!view.contains(deck), "{viewer:?} is shown the deck: {view}");
        for (seat, hand) in Seat::first(2).zip(&hands) {
            assert_eq!(
                view.contains(hand),
                viewer.is(seat),
                "{viewer:?}, hand of {seat}: {view}"
            );
        }
        for (seat, has) in Seat::first(2).zip(&position.seats) {
            for name in &has.contracts {
                let id = state
                    .board()
                    .contract_ids()
                    .find(|&id| state.board().contract_name(id) == *name)
                    .unwrap();
                let text = format!("{{\"contract\":{},", id.0);
                assert_eq!(
                    view.contains(&text),
                    viewer.is(seat),
                    "{viewer:?}, contract of {seat}: {view}"
                );
            }
        }
    }
}

#[test]
fn a_state_cannot_be_logged_with_its_seed() {
    assert!(!format!("{:?}", telling_position()).contains("nobody may see"));
}

#[test]
fn a_card_drawn_unseen_is_told_to_its_drawer_alone() {
    let mut state = telling_position();
    let mut events = Vec::new();
    state
        .apply(Seat::new(0).unwrap(), &Action::Draw, &mut events)
        .unwrap();
    let told = |viewer| -> String {
        events
            .iter()
            .map(|event| serde_json::to_string(&State::seen_by(event, viewer)).unwrap())
            .collect()
    };
    assert!(told(Viewer::Seat(Seat::new(0).unwrap())).contains("orange"));
    assert!(!told(Viewer::Seat(Seat::new(1).unwrap())).contains("orange"));
    assert!(!told(Viewer::Table).contains("orange"));
}

/// Until the end nobody is shown a contract that is not its own, and at the end everybody is shown all.
#[test]
fn contracts_are_shown_at_the_end_and_not_before() {
    let mut state = State::new(&Setup::for_seats(3), Seed::from(5)).unwrap();
    let mut dice = Dice::new(Seed::from(6));
    while let Some(seat) = state.to_act().lowest() {
        let view = state.view(Viewer::Table);
        assert!(view.contracts.is_none() && view.offer.is_none() && view.hand.is_none());
        assert!(
            view.seats
                .iter()
                .all(|seat| seat.shown.is_none() && seat.tally.is_none())
        );
        let actions = state.list_actions(seat);
        state
            .apply(seat, dice.pick(&actions).unwrap(), &mut ())
            .unwrap();
    }
    let view = state.view(Viewer::Table);
    assert!(view.hand.is_none());
    assert!(view.seats.iter().all(|seat| {
        seat.shown
            .as_ref()
            .is_some_and(|shown| shown.len() == seat.contracts)
    }));
}
