//! The checker itself: a history that is well, and what is found when something is wrong with it.

use serde_json::{Value, json};

use super::model::{Call, Heard, Held, History, Line, Link, findings, most_held};

/// A history as it happens: what is sent is answered at once, unless a test has other ideas.
struct Story {
    history: History,
    now: u64,
}

impl Story {
    /// A table of three seats by invitation, with its host in the first.
    fn begin() -> Story {
        let options = json!({ "access": "invited", "setup": { "seats": 3 } });
        let opened = json!({ "entry": "opened", "options": options });
        let mut story = Story {
            history: History::default(),
            now: 0,
        };
        story.write("host", None, opened);
        story.write("host", None, seated(0, Some("host")));
        story
    }

    fn write(&mut self, author: &str, key: Option<String>, body: Value) -> u64 {
        let seq = self.history.log.len() as u64 + 1;
        self.history.log.push(Line {
            seq,
            author: Some(author.to_owned()),
            key,
            body,
        });
        seq
    }

    fn call(&mut self, user: &str, command: Value, heard: Heard) -> String {
        let key = format!("k{}", self.now);
        self.history.calls.push(Call {
            user: user.to_owned(),
            key: key.clone(),
            command,
            sent: self.now,
            answered: self.now + 1,
            heard,
        });
        self.now += 2;
        key
    }

    /// Something is done, and stands in the log.
    fn does(&mut self, user: &str, command: Value, body: Value) {
        let seq = self.history.log.len() as u64 + 1;
        let key = self.call(user, command, Heard::Done(seq));
        self.write(user, Some(key), body);
    }

    fn refuses(&mut self, user: &str, command: Value, code: &str) {
        self.call(user, command, Heard::Refused(code.to_owned()));
    }

    fn link(&mut self, maker: &str, secret: &str, seat: Option<usize>) {
        self.history.links.push(Link {
            secret: secret.to_owned(),
            maker: maker.to_owned(),
            seat,
        });
    }

    fn sits(&mut self, user: &str, seat: u64, secret: &str) {
        let command = json!({ "do": "sit", "seat": seat, "secret": secret });
        self.does(user, command, seated(seat, Some(user)));
    }

    fn says(&mut self, user: &str, text: &str) {
        let command = json!({ "do": "say", "text": text });
        self.does(user, command, json!({ "entry": "said", "text": text }));
    }

    #[track_caller]
    fn is_found(&self, what: &str) {
        let found = findings(&self.history);
        assert!(found.iter().any(|found| found.contains(what)), "{found:?}");
    }
}

fn seated(seat: u64, user: Option<&str>) -> Value {
    let sitter = match user {
        Some(user) => json!({ "kind": "person", "user": user }),
        None => json!({ "kind": "nobody" }),
    };
    json!({ "entry": "seated", "seat": seat, "sitter": sitter })
}

/// Two people come by invitation, one hands its seat on by a link, and the game begins.
fn well() -> Story {
    let mut story = Story::begin();
    story.refuses("anna", json!({ "do": "sit" }), "not_invited");
    story.link("host", "invitation", None);
    story.sits("anna", 1, "invitation");
    story.refuses(
        "bert",
        json!({ "do": "sit", "seat": 1, "secret": "invitation" }),
        "seat_taken",
    );
    story.sits("bert", 2, "invitation");
    story.link("bert", "link", Some(2));
    story.sits("bert's phone", 2, "link");
    story.refuses("bert", json!({ "do": "leave", "seat": 2 }), "not_your_seat");
    story.does(
        "host",
        json!({ "do": "start" }),
        json!({ "entry": "started" }),
    );
    story.says("anna", "good luck");
    story.says("host", "and you");
    story
}

#[test]
fn a_lawful_history_is_explained() {
    assert_eq!(findings(&well().history), [""; 0]);
}

#[test]
fn a_command_that_was_acknowledged_and_is_gone_is_found() {
    let mut story = well();
    story.history.log.pop();
    story.is_found("was acknowledged and is at None");
    // Neither a gap nor another number hides it.
    let mut story = well();
    story.history.log.remove(3);
    story.is_found("stands in place");
    for (seq, line) in (1..).zip(&mut story.history.log) {
        line.seq = seq;
    }
    story.is_found("was acknowledged and is at");
}

#[test]
fn a_command_that_was_carried_out_twice_or_sent_by_nobody_is_found() {
    let mut story = well();
    let last = story.history.log.last().unwrap().clone();
    let again = Line {
        seq: last.seq + 1,
        ..last
    };
    story.history.log.push(again);
    story.is_found("was carried out twice");
    let mut story = well();
    story.write("anna", Some("k99".to_owned()), json!({ "entry": "said" }));
    story.is_found("nobody sent");
}

#[test]
fn a_command_that_was_refused_and_carried_out_is_found() {
    let mut story = well();
    let call = story.history.calls.last_mut().unwrap();
    call.heard = Heard::Refused("muted".to_owned());
    story.is_found("was refused and is at");
}

#[test]
fn an_order_against_time_is_found() {
    let mut story = well();
    let n_lines = story.history.log.len();
    story.history.log.swap(n_lines - 2, n_lines - 1);
    for (seq, line) in (1..).zip(&mut story.history.log) {
        line.seq = seq;
    }
    let n_calls = story.history.calls.len();
    let [one, two] = [n_lines as u64, n_lines as u64 - 1].map(Heard::Done);
    story.history.calls[n_calls - 2].heard = one;
    story.history.calls[n_calls - 1].heard = two;
    story.is_found("was over before");
    // Two that were under way at the same time may come either way.
    story.history.calls[n_calls - 1].sent = 0;
    assert_eq!(findings(&story.history), [""; 0]);
}

#[test]
fn a_seat_taken_by_a_link_of_somebody_who_left_is_found() {
    let mut story = Story::begin();
    story.link("host", "invitation", None);
    story.sits("thief", 1, "invitation");
    story.link("thief", "link", Some(1));
    story.does(
        "thief",
        json!({ "do": "leave", "seat": 1 }),
        seated(1, None),
    );
    story.sits("victim", 1, "invitation");
    assert_eq!(findings(&story.history), [""; 0]);
    story.sits("thief", 1, "link");
    story.is_found("the maker of the link does not sit there");
}

#[test]
fn a_link_that_is_used_twice_and_a_second_seat_by_link_are_found() {
    let mut story = well();
    story.link("bert's phone", "link", Some(2));
    story.sits("anna", 2, "link");
    story.is_found("the link was used");
    let mut story = well();
    story.link("bert's phone", "new", Some(2));
    story.sits("anna", 2, "new");
    story.is_found("one sits there already");
}

#[test]
fn a_refusal_without_a_reason_is_found() {
    let mut story = well();
    story.refuses(
        "host",
        json!({ "do": "say", "text": "hm" }),
        "not_your_seat",
    );
    story.is_found("was refused for no reason");
    // What happens later is no reason: the link is used when the refusal has been told.
    let mut story = Story::begin();
    story.link("host", "invitation", None);
    story.refuses(
        "anna",
        json!({ "do": "sit", "secret": "invitation" }),
        "seat_taken",
    );
    story.sits("anna", 1, "invitation");
    story.is_found("was refused for no reason");
    // Nor is what is over: a server that looks at an old table says that a seat is empty.
    let mut story = Story::begin();
    story.link("host", "invitation", None);
    story.sits("anna", 1, "invitation");
    story.sits("bert", 2, "invitation");
    story.refuses("host", json!({ "do": "start" }), "seats_empty");
    story.is_found("was refused for no reason");
}

#[test]
fn tables_that_were_surely_held_at_the_same_time_are_counted() {
    let held = [(0, 5), (2, 9), (5, 7), (8, u64::MAX)].map(|(from, to)| Held { from, to });
    assert_eq!(most_held(&held), 2);
    assert_eq!(most_held(&[]), 0);
}
