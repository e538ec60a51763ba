//! Sessions: steps that are tried, stored and taken, and what is known of the games on the shelf.

// A test that cannot go on fails.
#![allow(clippy::unwrap_used)]

use std::time::Duration;

use bots::Budget;
use game::{Seat, Seed, Viewer};
use games::{Amsterdam, Refused, RoadsAndBoats, Session, Shelf, ShelfGame, fair};
use serde_json::{Value, json};

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn refusal<T>(answer: Result<T, Refused>) -> Refused {
    match answer {
        Ok(_) => panic!("nothing was refused"),
        Err(refused) => refused,
    }
}

fn amsterdam() -> Box<dyn Session> {
    let setup = json!({ "seats": 2, "first": 0 });
    Amsterdam.start(1, setup, Seed::from(7)).unwrap()
}

fn roads(seats: u8) -> Box<dyn Session> {
    let setup = json!({ "seats": seats });
    RoadsAndBoats.start(1, setup, Seed::from(7)).unwrap()
}

/// Tries actions of a seat and takes them.
fn act(session: &mut dyn Session, by: Seat, actions: &[Value]) {
    let step = session.attempt(by, actions).unwrap();
    session.take(&*step);
}

fn keep_all(session: &mut dyn Session) {
    for number in 0..2 {
        act(session, seat(number), &[json!({ "do": "keep_both" })]);
    }
}

/// Everything there is to know of a session.
fn all_of(session: &dyn Session) -> Value {
    let plans = Seat::first(session.n_seats()).map(|seat| session.plan(seat).unwrap());
    let plans: Vec<Vec<Value>> = plans.collect();
    json!([session.position(), session.record(), plans])
}

#[test]
fn a_step_that_is_tried_changes_nothing_until_it_is_taken() {
    let mut session = amsterdam();
    keep_all(&mut *session);
    let before = all_of(&*session);
    let draws = vec![json!({ "do": "draw" }); 2];
    let step = session.attempt(seat(0), &draws).unwrap();
    assert_eq!(all_of(&*session), before);
    assert_eq!(
        step.taken(),
        [(seat(0), draws[0].clone()), (seat(0), draws[1].clone())]
    );
    let own = step.seen_by(Viewer::Seat(seat(0)));
    assert_eq!(own.len(), 2);
    assert!(own[0]["card"].is_string(), "{own:?}");
    assert!(step.seen_by(Viewer::Table)[0]["card"].is_null());
    session.take(&*step);
    assert_ne!(all_of(&*session), before);
    assert_eq!(session.awaited().lowest(), Some(seat(1)));
    assert_eq!(session.record()["actions"].as_array().unwrap().len(), 4);
}

#[test]
fn actions_are_taken_together_or_not_at_all() {
    let mut session = amsterdam();
    keep_all(&mut *session);
    let draw = json!({ "do": "draw" });
    let before = all_of(&*session);

    let refused = refusal(session.attempt(seat(0), &vec![draw.clone(); 3]));
    assert_eq!(refused.rule(), Some("AM-SET-04"));
    assert_eq!(refused.to_message().key, "am-not-your-turn");
    assert!(
        refused.to_string().starts_with("action 2: it is the turn"),
        "{refused}"
    );
    let refused = refusal(session.attempt(seat(1), std::slice::from_ref(&draw)));
    assert!(
        refused.to_string().starts_with("it is the turn"),
        "{refused}"
    );
    let fly = json!({ "do": "fly" });
    let refused = refusal(session.attempt(seat(0), &[draw, fly.clone()]));
    assert_eq!(refused.code(), "malformed");
    assert!(refused.to_string().starts_with("actions[1]"), "{refused}");
    let refused = refusal(session.attempt(seat(0), &[fly]));
    assert!(refused.to_string().starts_with("action.do: "), "{refused}");
    assert_eq!(refusal(session.attempt(seat(0), &[])).code(), "malformed");
    assert_eq!(all_of(&*session), before);
}

#[test]
#[should_panic(expected = "taken where it was tried")]
fn a_step_is_not_taken_twice() {
    let mut session = amsterdam();
    let keep = vec![json!({ "do": "keep_both" })];
    let step = session.attempt(seat(0), &keep).unwrap();
    let again = session.attempt(seat(0), &keep).unwrap();
    session.take(&*step);
    session.take(&*again);
}

#[test]
#[should_panic(expected = "taken where it was tried")]
fn a_step_is_not_taken_in_another_game() {
    let keep = vec![json!({ "do": "keep_both" })];
    let step = amsterdam().attempt(seat(0), &keep).unwrap();
    amsterdam().take(&*step);
}

#[test]
fn what_luck_or_others_had_hidden_is_revealed_and_a_choice_is_not() {
    let mut session = amsterdam();
    let reveals = |session: &dyn Session, action: Value| {
        let step = session.attempt(seat(0), &[action]).unwrap();
        step.reveals()
    };
    assert!(!reveals(&*session, json!({ "do": "keep_both" })));
    keep_all(&mut *session);
    assert!(reveals(&*session, json!({ "do": "draw" })));
    assert!(reveals(&*session, json!({ "do": "draw_contracts" })));
    let actions = session.legal_actions(seat(0)).unwrap();
    // A card that is taken is replaced from the deck.
    let take = actions.iter().find(|action| action["do"] == "take");
    assert!(reveals(&*session, take.unwrap().clone()));
    let build = actions.iter().find(|action| action["do"] == "build");
    assert!(!reveals(&*session, build.unwrap().clone()));
}

#[test]
fn the_plans_that_run_after_a_step_are_part_of_it() {
    let mut session = roads(2);
    let mut sequence = Vec::new();
    while sequence.len() < 2 {
        let seat = session.awaited().lowest().unwrap();
        let home = session.legal_actions(seat).unwrap()[0].clone();
        act(&mut *session, seat, &[home]);
        sequence.push(seat);
    }
    let [first, second] = sequence[..] else {
        panic!("{sequence:?}");
    };
    let done = json!({ "do": "done" });
    assert_eq!(session.plan(second).unwrap(), Vec::<Value>::new());
    let part = |phase: &str| json!({ "turn": 1, "phase": phase, "steps": [done] });
    let early = refusal(session.ahead(first, &[part("production")]));
    assert_eq!(early.code(), "plan_phase");

    // After the end of a phase comes the next.
    let next = session.ahead(second, &[]).unwrap();
    assert_eq!(next.at, Some(json!({ "turn": 1, "phase": "production" })));
    assert!(next.legal.contains(&done));
    let next = session.ahead(second, &[part("production")]).unwrap();
    assert_eq!(next.at, Some(json!({ "turn": 1, "phase": "movement" })));

    // Instructions take longer than actions, and count as several.
    let many = |n: usize| json!({ "turn": 2, "phase": "production", "steps": vec![json!({ "run": "repeat" }); n] });
    let long = refusal(session.ahead(second, &[many(65)]));
    assert_eq!(long.code(), "plan_too_long");
    assert!(session.ahead(second, &[many(64)]).is_ok());

    session.lay_plan(second, &[part("production")]).unwrap();
    let before = all_of(&*session);
    let step = session.attempt(first, std::slice::from_ref(&done)).unwrap();
    assert_eq!(all_of(&*session), before);
    assert_eq!(
        step.taken(),
        [(first, done.clone()), (second, done.clone())]
    );
    assert_eq!(step.plans().len(), 1);
    assert_eq!(step.plans()[0].taken, 1);
    session.take(&*step);
    let actions = session.record()["actions"].clone();
    assert_eq!(
        actions.as_array().unwrap().last(),
        Some(&json!({ "seat": second, "action": done }))
    );
    assert_eq!(session.plan(second).unwrap(), Vec::<Value>::new());
}

#[test]
fn a_record_says_who_sat_where_and_how_the_seed_was_fixed() {
    let session = amsterdam();
    assert_eq!(session.record()["seats"], json!([]));
    let commitment = fair::commit("salt", Seed::from(7));
    let names = vec!["Ada".to_owned(), "Bo".to_owned()];
    let record = session.record_with(Some(commitment.clone()), names);
    assert_eq!(record["seats"], json!(["Ada", "Bo"]));
    assert_eq!(record["commitment"], json!(commitment));
    let again = Amsterdam.load(record.clone()).unwrap();
    assert_eq!(again.record(), record);
}

#[test]
fn the_shelf_knows_its_games() {
    for game in Shelf::default().games() {
        let seed = Seed::from(1);
        for seats in 0..=7_u8 {
            let begun = game.start(game.rules_version(), json!({ "seats": seats }), seed);
            assert_eq!(
                begun.is_ok(),
                game.seats().contains(&seats),
                "{game:?} {seats}"
            );
            if let Ok(session) = begun {
                assert_eq!(session.n_seats(), usize::from(seats));
            }
        }
        for rules in [0, game.rules_version() + 1] {
            let refused = refusal(game.start(rules, json!({ "seats": 2 }), seed));
            assert_eq!(refused.code(), "unknown_rules", "{refused}");
        }
    }
    let weakest = RoadsAndBoats.bots()[0];
    assert_eq!((weakest.name, weakest.level), ("random", 1));
    assert!(Amsterdam.facts().maps.is_empty());
    let maps = RoadsAndBoats.facts().maps;
    let two_banks = maps.iter().find(|map| map.name == "Two Banks").unwrap();
    assert_eq!(two_banks.seats, [2]);
}

#[test]
fn a_map_may_be_named_or_left_out_and_is_stored_whole() {
    let deal = |setup: Value| RoadsAndBoats.start(1, setup, Seed::from(1));
    for setup in [
        json!({ "seats": 2 }),
        json!({ "seats": 2, "map": "two banks" }),
    ] {
        let record = deal(setup).unwrap().record();
        let setup = record["start"]["setup"].clone();
        assert_eq!(setup["map"]["name"], "Two Banks");
        assert!(setup["map"]["tiles"].is_array());
        assert_eq!(deal(setup).unwrap().record(), record);
    }
    let refused = refusal(deal(json!({ "seats": 2, "map": "Nowhere" })));
    assert_eq!(refused.code(), "invalid");
    assert!(
        refused.to_string().contains("the maps are A River"),
        "{refused}"
    );
}

#[test]
fn a_bot_that_stays_in_its_seat_follows_its_plans() {
    let setup = json!({ "seats": 1, "map": "A River Runs Through It" });
    let mut session = RoadsAndBoats.start(1, setup, Seed::from(1)).unwrap();
    let budget = Budget::of(Duration::from_millis(2));
    let mut seeds = 0..;
    while let Some(seat) = session.awaited().lowest() {
        let seed = Seed::from(seeds.next().unwrap());
        let thinker = session.thinker(seat, "settler", seed).unwrap();
        let action = thinker.think(budget);
        act(&mut *session, seat, &[action]);
    }
    let points = session.outcome().unwrap().points[0];
    // As much as in the arena. At random it would have ten or so.
    assert!(points >= 40, "{points}");
}

#[test]
fn a_bot_thinks_while_the_game_goes_on_and_makes_room_for_another() {
    let mut session = amsterdam();
    let thinker = session.thinker(seat(0), "clerk", Seed::from(1)).unwrap();
    let thought = std::thread::spawn(move || thinker.think(Budget::of_nodes(30)));
    act(&mut *session, seat(1), &[json!({ "do": "keep_both" })]);
    let action = thought.join().unwrap();
    assert!(session.legal_actions(seat(0)).unwrap().contains(&action));

    let other = session.thinker(seat(0), "random", Seed::from(1)).unwrap();
    let action = other.think(Budget::default());
    assert!(session.legal_actions(seat(0)).unwrap().contains(&action));
    let refused = refusal(session.thinker(seat(1), "random", Seed::from(1)));
    assert_eq!(refused.code(), "not_to_act");
    let refused = refusal(session.thinker(seat(0), "deep blue", Seed::from(1)));
    assert_eq!(refused.code(), "unknown_bot");
}

#[test]
fn what_a_bot_chooses_does_not_depend_on_what_its_seat_cannot_know() {
    let mut session = amsterdam();
    keep_all(&mut *session);
    // The same table to the seat that thinks: the decks are shuffled again each time.
    let mut position = session.position();
    for entry in ["game", "deck", "contract_deck"] {
        position.as_object_mut().unwrap().remove(entry);
    }
    let view = session.view(Viewer::Seat(seat(0))).unwrap();
    for bot in ["random", "clerk", "merchant"] {
        for number in 0..5 {
            let mut choices = (0..6).map(|deal| {
                let seed = Seed::from(deal);
                let mut other = Amsterdam.start_at(1, position.clone(), seed).unwrap();
                assert_eq!(other.view(Viewer::Seat(seat(0))).unwrap(), view);
                let mut chosen = Vec::new();
                // The second choice is one of a bot that has chosen before.
                for nth in 0..2 {
                    let seed = Seed::from(10 * number + nth);
                    let thinker = other.thinker(seat(0), bot, seed).unwrap();
                    chosen.push(thinker.think(Budget::of_nodes(30)));
                }
                chosen
            });
            let first = choices.next().unwrap();
            assert!(choices.all(|choice| choice == first), "{bot}");
        }
    }
}

#[test]
fn an_imagined_game_can_be_played_and_looks_the_same_to_whoever_imagines_it() {
    for game in Shelf::default().games() {
        let mut session = game.start(1, json!({ "seats": 3 }), Seed::from(5)).unwrap();
        let mut n_taken_up = 0;
        for nth in 0..150_u64 {
            let viewers = Seat::first(3).map(Viewer::Seat).chain([Viewer::Table]);
            for viewer in viewers {
                let dice = Seed::from(nth);
                let imagined = session.imagined(viewer, dice).unwrap();
                assert_eq!(imagined, session.imagined(viewer, dice).unwrap());
                let copy = game.start_at(1, imagined.clone(), dice);
                let copy = copy.unwrap_or_else(|refused| panic!("{refused}: {imagined}"));
                assert_eq!(copy.view(viewer).unwrap(), session.view(viewer).unwrap());
                assert_eq!(copy.to_act(), session.to_act());
                n_taken_up += 1;
            }
            let Some(by) = session.awaited().lowest() else {
                break;
            };
            let legal = session.legal_actions(by).unwrap();
            let nth = (nth as usize).wrapping_mul(7919) % legal.len();
            act(&mut *session, by, &legal[nth..=nth]);
        }
        assert!(n_taken_up > 200, "{n_taken_up}");
    }
    let refused = refusal(amsterdam().imagined(Viewer::Seat(seat(2)), Seed::from(1)));
    assert_eq!(refused.code(), "no_such_seat");
}

#[test]
fn what_is_imagined_does_not_depend_on_what_is_hidden() {
    let mut session = amsterdam();
    keep_all(&mut *session);
    let viewer = Viewer::Seat(seat(0));
    // The same table to the seat: the decks are shuffled again each time.
    let mut position = session.position();
    for entry in ["deck", "contract_deck"] {
        position.as_object_mut().unwrap().remove(entry);
    }
    let imagined = session.imagined(viewer, Seed::from(3)).unwrap();
    for deal in 0..6 {
        let other = Amsterdam.start_at(1, position.clone(), Seed::from(deal));
        let other = other.unwrap();
        assert_ne!(other.position(), session.position());
        assert_eq!(other.imagined(viewer, Seed::from(3)).unwrap(), imagined);
    }
}
