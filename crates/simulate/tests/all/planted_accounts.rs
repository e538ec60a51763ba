//! What is planted elsewhere: sessions that outlive their end, and webhooks that tell too much or nothing.

use std::time::Duration;

use serde_json::{Value, json};
use simulate::judge::Means;

use crate::planted::{Court, SEED, TABLE};

const URL: &str = "https://93.184.216.1/c1";

#[test]
fn a_session_that_was_ended_is_not_honoured() {
    let mut court = Court::new();
    court.judge.sessions.opened("ann", "one", Means::Guest);
    court.judge.sessions.opened("ann", "two", Means::Guest);
    court.judge.sessions.ending("ann");
    court.judge.sessions.ended("one");
    assert!(!court.judge.sessions.is_ended("two"));
    court.judge.answered("one", true, false, true);
    court.is_clean();
    court.judge.answered("one", true, true, false);
    court.finds("ended session honoured");
}

#[test]
fn whoever_asked_for_nothing_is_not_signed_out() {
    let mut court = Court::new();
    court.judge.sessions.opened("ann", "one", Means::Guest);
    court.judge.answered("one", false, false, true);
    court.finds("signed out unasked");
}

#[test]
fn a_change_of_the_password_ends_whatever_came_by_the_old_one() {
    let mut court = Court::new();
    let sessions = &mut court.judge.sessions;
    let by = |password: &str| Means::Password(password.to_owned());
    sessions.opened("ann", "one", by("old"));
    let had = sessions.of("ann");
    // What is opened and made while it is changed counts too.
    sessions.opened("ann", "two", by("old"));
    sessions.password_changed("ann", Some("old"), &had);
    sessions.opened("ann", "three", by("new"));
    sessions.opened("ann", "four", by("old"));
    sessions.opened("ann", "token", Means::Token("one".to_owned()));
    let ended = ["one", "two", "three", "four", "token"].map(|secret| sessions.is_ended(secret));
    assert_eq!(ended, [true, true, false, true, true]);
    let was_old = sessions.is_old("ann", "old");
    court.judge.let_in("ann", was_old);
    court.finds("old password honoured");
}

/// A court in which bob has a webhook.
fn hooked() -> Court {
    let mut court = Court::new();
    court.judge.webhooks.asked("bob", URL);
    court.judge.webhooks.acknowledged(URL);
    court
}

fn call(court: &mut Court, message: &Value) {
    court.judge.called(URL, message, Duration::ZERO);
}

#[test]
fn a_webhook_is_told_of_tables_with_a_seat_and_nothing_hidden() {
    let fine = json!({ "text": format!("your turn: /table/{TABLE}") });
    let mut court = hooked();
    call(&mut court, &fine);
    court.is_clean();
    for message in [
        json!({ "text": format!("/table/{TABLE} {SEED}") }),
        json!({ "text": format!("/table/{TABLE}"), "hand": ["red"] }),
        json!({ "text": "of nothing" }),
    ] {
        let mut court = hooked();
        call(&mut court, &message);
        court.finds("webhook told too much");
    }
    let mut court = Court::new();
    call(&mut court, &fine);
    court.finds("webhook told too much");
    let mut court = hooked();
    court.gets_up("bob", "b2", 1);
    call(&mut court, &fine);
    court.is_clean();
    court.judge.look(Duration::from_secs(60));
    call(&mut court, &fine);
    court.finds("webhook told without a seat");
    let mut court = hooked();
    court
        .judge
        .webhooks
        .removed(&[URL.to_owned()], Duration::ZERO);
    court.judge.look(Duration::from_secs(60));
    call(&mut court, &fine);
    court.finds("webhook told after it was removed");
}

#[test]
fn a_notice_that_nobody_was_told_is_lost() {
    let insert = format!(
        "insert into outbox (id, user_id, table_id, body, created_at, next_at, tries)
        values (1, 'bob', '{TABLE}', '', 0, 0, 1);"
    );
    for is_told in [true, false] {
        let mut court = hooked();
        court.write(&insert);
        court.judge.look(Duration::from_secs(1));
        if is_told {
            let message = json!({ "text": format!("/table/{TABLE}") });
            call(&mut court, &message);
            court.judge.call_ended(URL, &message);
        }
        court.write("delete from outbox;");
        court.judge.look(Duration::from_secs(2));
        match is_told {
            true => court.is_clean(),
            false => court.finds("notice lost"),
        }
    }
}
