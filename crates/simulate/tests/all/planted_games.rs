//! What is planted in games: things taken back, plans told, copies that know too much.

use game::Viewer;
use games::{Amsterdam, Session, ShelfGame};
use serde_json::{Value, json};
use simulate::judge::{Kind, Stored};

use crate::planted::{Court, SALT, SEED, TABLE, seat, shown, view};

/// The game of the court, to be played on.
fn game() -> Box<dyn Session> {
    let setup = json!({ "seats": 2 });
    let game = Amsterdam.start(1, setup, SEED.parse().unwrap());
    game.unwrap()
}

/// So many actions, each the first there is.
fn play(court: &mut Court, game: &mut dyn Session, n_actions: usize) {
    for _ in 0..n_actions {
        let seat = game.awaited().lowest().unwrap();
        let action = game.legal_actions(seat).unwrap().swap_remove(0);
        let step = game.attempt(seat, std::slice::from_ref(&action)).unwrap();
        game.take(&*step);
        let author = ["ann", "bob"][seat.index()];
        let body = json!({ "seat": seat, "actions": [action] });
        court.stored(author, None, Kind::Acted, body);
    }
    court.is_clean();
}

fn ask(court: &mut Court) {
    court.stored("ann", None, Kind::Asked, json!({ "seat": 0, "to": 4 }));
}

fn go_back(court: &mut Court, author: &str) {
    court.stored(author, None, Kind::Undone, json!({ "seat": 0, "to": 4 }));
}

#[test]
fn nothing_is_taken_back_but_by_consent() {
    let begun = || {
        let mut court = Court::begun();
        play(&mut court, &mut *game(), 4);
        court
    };
    let mut court = begun();
    go_back(&mut court, "ann");
    court.finds("taken back without consent");
    let mut court = begun();
    ask(&mut court);
    go_back(&mut court, "ann");
    court.finds("taken back without consent");
    let mut court = begun();
    ask(&mut court);
    court.stored(
        "bob",
        None,
        Kind::Answered,
        json!({ "seat": 1, "agrees": true }),
    );
    go_back(&mut court, "bob");
    court.is_clean();
    let mut court = begun();
    ask(&mut court);
    court.stored(
        "bob",
        None,
        Kind::Answered,
        json!({ "seat": 1, "agrees": true }),
    );
    court.links("bob", 1, "secret");
    court.takes_over("cat", "c1", 1, "secret");
    court.is_clean();
    go_back(&mut court, "ann");
    court.finds("taken back without consent");
}

#[test]
fn a_plan_is_shown_to_nobody_else() {
    let plan = json!([{ "do": "done" }]);
    let mut court = Court::begun();
    let mut seen = shown(Some(0), view(seat(0)));
    court.judge.shown(Some("ann"), &seen);
    court.is_clean();
    seen["plan"] = plan.clone();
    court.judge.shown(Some("ann"), &seen);
    court.finds("shown too much");
    for what in [
        json!({ "entry": "started", "actions": plan }),
        json!({ "entry": "started", "orders": {} }),
    ] {
        let mut court = Court::begun();
        let news = json!({ "table": TABLE, "seq": 4, "what": what });
        court.judge.heard(Some("bob"), &news);
        court.finds("shown too much");
    }
    let mut court = Court::begun();
    let run = json!({ "seat": 0, "taken": 1, "stopped": { "do": "done" } });
    let news = json!({ "table": TABLE, "seq": 4, "what": { "entry": "started" }, "plans": [run] });
    court.judge.heard(Some("bob"), &news);
    court.finds("shown too much");
}

/// Ann copies the game with this position.
fn copy(court: &mut Court, seq: u64, position: &Value, is_contested: bool) {
    let options = json!({ "game": "amsterdam", "setup": { "seats": 2 }, "access": "local" });
    let copy_of = json!({ "table": TABLE, "seq": seq });
    let origin = json!({ "copy_of": copy_of, "position": position, "is_contested": is_contested });
    let seed = "11111111111111111111111111111111";
    let opened =
        json!({ "options": options, "rules": 1, "seed": seed, "salt": SALT, "origin": origin });
    let entry = Stored {
        seq: 1,
        at: 0,
        kind: Kind::Opened,
        author: Some("ann".to_owned()),
        key: None,
        text: opened.to_string(),
    };
    court.judge.fold("t2", entry);
}

#[test]
fn a_copy_of_a_running_game_has_nothing_hidden_and_gives_no_advice() {
    let game = game();
    let imagined = |viewer| game.imagined(viewer, game::Seed::from(7)).unwrap();
    let own = imagined(Viewer::Seat(game::Seat::new(0).unwrap()));
    let mut court = Court::begun();
    copy(&mut court, 4, &own, true);
    court.is_clean();
    let mut court = Court::begun();
    copy(&mut court, 4, &own, false);
    court.finds("advice in a contested game");
    let mut court = Court::begun();
    copy(&mut court, 4, &game.position(), true);
    court.finds("shown too much");
    let mut court = Court::begun();
    let others = imagined(Viewer::Seat(game::Seat::new(1).unwrap()));
    copy(&mut court, 4, &others, true);
    court.finds("unlawful copy");
    let mut court = Court::begun();
    copy(&mut court, 9, &own, true);
    court.finds("unlawful copy");
    let mut court = Court::begun();
    court.judge.advised("ann", TABLE, 4);
    court.finds("advice in a contested game");
}
