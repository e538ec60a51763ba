//! Advice: hints for a seat, and games looked back at.

// A test that cannot go on fails.
#![allow(clippy::unwrap_used)]

use std::ops::ControlFlow;

use bots::Budget;
use game::{Seat, Seed, Viewer};
use games::{Amsterdam, Analysis, Choice, Engine, RoadsAndBoats, Session, ShelfGame};
use serde_json::{Value, json};

const GAME: &str = include_str!("../../amsterdam/tests/games/2-seats-bridge.json");

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// The first actions of a recorded game.
fn begun(n_actions: usize) -> Value {
    let mut record: Value = serde_json::from_str(GAME).unwrap();
    record["actions"]
        .as_array_mut()
        .unwrap()
        .truncate(n_actions);
    record["result"] = Value::Null;
    record
}

fn amsterdam(n_actions: usize) -> Box<dyn Session> {
    Amsterdam.load(begun(n_actions)).unwrap()
}

fn analyse(session: &dyn Session, nodes: u64) -> Analysis {
    let analyst = session.analyst().unwrap();
    let mut last = 0.0;
    let analysis = analyst.analyse(nodes, &mut |part| {
        assert!((last..=1.0).contains(&part), "{part} after {last}");
        last = part;
        ControlFlow::Continue(())
    });
    analysis.unwrap()
}

#[test]
fn a_hint_is_something_that_the_seat_may_do_with_what_comes_of_it() {
    for n_actions in [0, 2, 15, 30] {
        let session = amsterdam(n_actions);
        let seat = session.awaited().lowest().unwrap();
        let adviser = session.adviser(seat, Seed::from(3)).unwrap();
        let choices = adviser.advise(Budget::of_nodes(60));
        let legal = session.legal_actions(seat).unwrap();
        assert!((1..=4).contains(&choices.len()), "{choices:?}");
        for Choice {
            action,
            share,
            wins,
            points,
            reasons,
        } in &choices
        {
            assert!(legal.contains(action), "{action}");
            assert!(*share > 0.0 && *share <= choices[0].share);
            assert!((wins.iter().sum::<f64>() - 1.0).abs() < 0.01, "{wins:?}");
            assert_eq!(points.len(), 2);
            assert!(reasons.iter().all(|reason| reason["because"].is_string()));
        }
    }
}

#[test]
fn a_hint_does_not_depend_on_what_the_seat_cannot_know() {
    let session = amsterdam(2);
    let mine = session.awaited().lowest().unwrap();
    let view = session.view(Viewer::Seat(mine)).unwrap();
    let mut hints = (0..6).map(|deal| {
        // The same table to the seat, with whatever it cannot see dealt afresh.
        let imagined = session.imagined(Viewer::Seat(mine), Seed::from(deal));
        let other = Amsterdam.start_at(1, imagined.unwrap(), Seed::from(deal));
        let other = other.unwrap();
        assert_eq!(other.view(Viewer::Seat(mine)).unwrap(), view);
        let adviser = other.adviser(mine, Seed::from(5)).unwrap();
        adviser.advise(Budget::of_nodes(30))
    });
    let first = hints.next().unwrap();
    assert!(hints.all(|hint| hint == first));
}

#[test]
fn advice_is_refused_out_of_turn_and_where_nobody_gives_it() {
    let session = amsterdam(2);
    let other = seat(1 - session.awaited().lowest().unwrap().index() as u8);
    let code = |seat: Seat| session.adviser(seat, Seed::from(1)).err().unwrap().code();
    assert_eq!(code(other), "not_to_act");
    assert_eq!(code(seat(5)), "no_such_seat");
    let roads = RoadsAndBoats.start(1, json!({ "seats": 1 }), Seed::from(7));
    let roads = roads.unwrap();
    let refused = roads.adviser(seat(0), Seed::from(1)).err().unwrap();
    assert_eq!(refused.code(), "no_adviser");
    assert_eq!(roads.analyst().err().unwrap().code(), "no_adviser");
}

#[test]
fn every_decision_with_a_choice_is_looked_back_at_and_always_alike() {
    let session = amsterdam(24);
    let analysis = analyse(&*session, 8);
    assert_eq!(analysis, analyse(&*session, 8));
    assert_eq!(analysis.seats, 2);
    let record = session.record();
    let taken = record["actions"].as_array().unwrap();
    let mut replayed = amsterdam(0);
    let mut moments = analysis.moments.iter();
    for (nth, taken) in taken.iter().enumerate() {
        let seat: Seat = serde_json::from_value(taken["seat"].clone()).unwrap();
        if replayed.legal_actions(seat).unwrap().len() > 1 {
            let moment = moments.next().unwrap();
            assert_eq!((moment.nth, moment.seat), (nth, seat));
            assert_eq!(moment.taken.action, taken["action"]);
            assert_eq!(moment.wins, moment.best.wins);
            let chance = |choice: &Choice| choice.wins[seat.index()];
            let lost = (chance(&moment.best) - chance(&moment.taken)).max(0.0);
            assert!((moment.loss - lost).abs() < 0.001, "{moment:?}");
        }
        let step = replayed.attempt(seat, std::slice::from_ref(&taken["action"]));
        replayed.take(&*step.unwrap());
    }
    assert!(moments.next().is_none());
    assert!(analysis.turning_points.len() <= 5);
}

#[test]
fn what_is_bad_is_seen_to_be_worse() {
    // The last route of this game brings on the last round; to draw a card instead gives the other seat time.
    let record: Value = serde_json::from_str(GAME).unwrap();
    let actions = record["actions"].as_array().unwrap();
    let is_build = |taken: &Value| taken["action"]["do"] == "build";
    let last_built = actions.iter().rposition(is_build).unwrap();
    let mut session = amsterdam(last_built);
    let seat: Seat = serde_json::from_value(actions[last_built]["seat"].clone()).unwrap();
    let step = session.attempt(seat, &[json!({ "do": "draw" })]).unwrap();
    session.take(&*step);
    let moments = analyse(&*session, 20).moments;
    let moment = moments.last().unwrap();
    assert_eq!(moment.taken.action, json!({ "do": "draw" }));
    let lead = |choice: &Choice| choice.points[seat.index()] - choice.points[1 - seat.index()];
    assert!(lead(&moment.best) > lead(&moment.taken) + 3.0, "{moment:?}");
}

#[test]
fn looking_back_can_be_broken_off() {
    let analyst = amsterdam(24).analyst().unwrap();
    let mut heard = 0;
    let broken = analyst.analyse(4, &mut |_| {
        heard += 1;
        match heard > 3 {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    });
    assert!(broken.is_none() && heard == 4);
}

#[test]
fn the_engine_gives_hints() {
    let mut engine = Engine::default();
    let mut ask = |line: Value| -> Value {
        serde_json::from_str(&engine.answer(line.to_string().as_bytes())).unwrap()
    };
    ask(json!({ "load": begun(2) }));
    let seat = amsterdam(2).awaited().lowest().unwrap();
    let other = 1 - seat.index();
    let hint = ask(json!({ "hint": { "seat": seat, "millis": 1, "seed": "7" } }));
    let legal = ask(json!({ "legal": { "seat": seat } }));
    let best = &hint["choices"][0]["action"];
    assert!(
        legal["actions"].as_array().unwrap().contains(best),
        "{hint}"
    );
    let refused = ask(json!({ "hint": { "seat": other } }));
    assert_eq!(refused["error"]["code"], "not_to_act");
    let refused = ask(json!({ "hint": { "seat": seat, "millis": 600_001 } }));
    assert_eq!(refused["error"]["code"], "malformed");
    assert!(
        refused["error"]["message"]
            .as_str()
            .unwrap()
            .starts_with("hint.millis")
    );
}
