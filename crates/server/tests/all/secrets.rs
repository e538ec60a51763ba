//! What nobody may know stays in the server, whatever is asked and however it is told.

use json_patch::Patch;
use serde_json::{Value, json};

use crate::support::{Browser, Server};
use crate::table_support::Socket;
use crate::truth::{Eyes, Truth};

/// A socket, and everything that came through it.
pub(crate) struct Ear {
    pub(crate) eyes: Eyes,
    pub(crate) socket: Socket,
    pub(crate) heard: Vec<String>,
}

impl Ear {
    pub(crate) async fn open(
        server: &Server,
        browser: &Browser,
        table: &str,
        eyes: Eyes,
        more: Value,
    ) -> Ear {
        let socket = Socket::open(server, browser).await;
        let heard = Vec::new();
        let mut ear = Ear {
            eyes,
            socket,
            heard,
        };
        let mut join = json!({ "type": "join", "table": table });
        join.as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        ear.socket.send(join).await;
        ear.until(|message| message["type"] == "table").await;
        ear
    }

    /// Listens until a message comes.
    pub(crate) async fn until(&mut self, is_it: impl Fn(&Value) -> bool) -> Value {
        loop {
            let text = self.socket.next_text().await;
            let message = serde_json::from_str(&text).unwrap();
            self.heard.push(text);
            if is_it(&message) {
                return message;
            }
        }
    }

    /// Listens until everything up to an entry has been told.
    pub(crate) async fn up_to(&mut self, seq: u64) {
        self.until(|message| message["type"] == "news" && message["seq"] == seq)
            .await;
    }
}

/// Numbers that are the same every time.
pub(crate) struct Luck(pub(crate) u64);

impl Luck {
    pub(crate) fn below(&mut self, most: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }
}

/// Answers over HTTP, by whose eyes they were for.
type Read = Vec<(Eyes, String)>;

/// Asks for everything that can be asked for of a table.
async fn read_all(people: &[(Eyes, &Browser)], table: &str, read: &mut Read) {
    let paths = [
        "",
        "/log?limit=1000",
        "/steps?limit=1000",
        "/since",
        "/record",
        "/note",
    ];
    for (eyes, browser) in people {
        for path in paths {
            let answer = browser.get(&format!("/api/tables/{table}{path}")).await;
            read.push((*eyes, answer.text));
        }
        for path in [
            "/api/tables",
            "/api/tables?mine=true",
            "/api/me",
            "/api/games",
        ] {
            read.push((*eyes, browser.get(path).await.text));
        }
    }
}

/// What goes wrong: out of turn, for another, against the rules, nonsense.
async fn err(guests: &[Browser], table: &str, acting: usize, read: &mut Read) {
    let other = (acting + 1) % guests.len();
    let build = json!({ "do": "build", "route": 0, "color": "grey", "wilds": 0 });
    for (by, seat, action) in [
        (other, other, json!({ "do": "draw" })),
        (other, acting, json!({ "do": "draw" })),
        (acting, acting, json!({ "do": "keep", "contract": 0 })),
        (
            acting,
            acting,
            json!({ "do": "take", "card": "wild", "seed": 1 }),
        ),
        (acting, acting, build),
        (acting, acting, json!({ "do": "nothing" })),
    ] {
        let act = json!({ "do": "act", "seat": seat, "actions": [action, { "do": "nothing" }] });
        let answer = guests[by].does(table, act).await;
        assert!(answer.status.is_client_error(), "{}", answer.text);
        read.push((Some(by as u8), answer.text));
        let path = format!("/api/tables/{table}?seat={}", (by + 1) % guests.len());
        read.push((
            Some(by as u8),
            guests[by]
                .get(&path)
                .await
                .refused(403, "not_your_seat")
                .text,
        ));
    }
}

/// The number of the entry that a command leads to.
async fn done(browser: &Browser, table: &str, command: Value) -> u64 {
    let done = browser.does(table, command).await.is(200);
    done.json["seq"].as_u64().unwrap()
}

/// Everybody agrees to go back to an entry.
async fn take_back(guests: &[Browser], table: &str, seat: usize, to: u64) -> u64 {
    let ask = json!({ "do": "ask_take_back", "seat": seat, "to": to });
    let mut last = done(&guests[seat], table, ask).await;
    for other in (0..guests.len()).filter(|other| *other != seat) {
        let agree = json!({ "do": "answer_take_back", "seat": other, "agrees": true });
        last = done(&guests[other], table, agree).await;
    }
    // The last answer and what comes of it are two entries.
    last + 1
}

/// Somebody in each seat of a table, and what nobody else may know of them.
async fn seated(server: &Server, n_seats: usize) -> (Vec<Browser>, String, Vec<String>) {
    let mut secrets = Vec::new();
    let host = server.somebody("Saskia", "a password of mine").await;
    let token = host
        .post("/api/me/tokens", json!({ "label": "bot" }))
        .await
        .is(201);
    secrets.push(token.json["token"].as_str().unwrap().to_owned());
    let mut guests = vec![host];
    let table = guests[0]
        .open("amsterdam", json!({ "seats": n_seats }), json!({}))
        .await;
    for _ in 1..n_seats {
        let guest = server.guest().await;
        guest.does(&table, json!({ "do": "sit" })).await.is(200);
        guests.push(guest);
    }
    for path in ["invitation", "seats/0/link"] {
        let path = format!("/api/tables/{table}/{path}");
        let link = guests[0].post(&path, json!({})).await.is(200);
        secrets.push(link.json["secret"].as_str().unwrap().to_owned());
    }
    (guests, table, secrets)
}

/// A table, whoever is around it, and all that they hear and read.
struct Watched<'a> {
    server: &'a Server,
    table: &'a str,
    people: &'a [(Eyes, &'a Browser)],
    guests: &'a [Browser],
    /// For each of the people, one for each of `SHOWN`.
    ears: Vec<Ear>,
    read: Read,
}

/// What a socket may have shown of the game.
const SHOWN: [&str; 3] = ["view", "changes", "events"];

impl<'a> Watched<'a> {
    async fn open(
        server: &'a Server,
        table: &'a str,
        people: &'a [(Eyes, &'a Browser)],
        guests: &'a [Browser],
    ) -> Watched<'a> {
        let mut ears = Vec::new();
        for &(eyes, browser) in people {
            for show in SHOWN {
                let more = json!({ "show": show });
                ears.push(Ear::open(server, browser, table, eyes, more).await);
            }
        }
        Watched {
            server,
            table,
            people,
            guests,
            ears,
            read: Read::new(),
        }
    }

    /// Plays until shortly before the end, with all that can be asked and all that can go wrong.
    async fn play(&mut self, luck: &mut Luck) {
        let (table, guests) = (self.table, self.guests);
        let mut seq = done(&guests[0], table, json!({ "do": "start" })).await;
        let began = seq;
        let mut had_taken_back = 0;
        loop {
            for ear in &mut self.ears {
                ear.up_to(seq).await;
            }
            let shown = guests[0].look(table).await;
            let seat = shown["to_act"][0].as_u64().unwrap() as usize;
            match luck.below(20) {
                0 => read_all(self.people, table, &mut self.read).await,
                1 => err(guests, table, seat, &mut self.read).await,
                2 => self.err_live(seat, seq).await,
                3 => self.join_anew(seq, luck).await,
                4 if had_taken_back < 3 && seq > began + 8 => {
                    had_taken_back += 1;
                    seq = take_back(guests, table, seat, seq - 3).await;
                    continue;
                }
                5 => {
                    let say = json!({ "do": "say", "text": "your turn" });
                    seq = done(&guests[seat], table, say).await;
                    continue;
                }
                _ => {}
            }
            let mine = guests[seat].look(table).await;
            if luck.below(6) == 0 && mine["undo_to"].is_u64() {
                let undo = json!({ "do": "undo", "seat": seat });
                seq = done(&guests[seat], table, undo).await;
                continue;
            }
            let legal = mine["legal"].as_array().unwrap();
            let act =
                json!({ "do": "act", "seat": seat, "actions": [legal[luck.below(legal.len())]] });
            // The last turn ends the game, and with it the secrets.
            let is_last = mine["view"]["last_turns"]
                .as_u64()
                .is_some_and(|left| left <= 1);
            if is_last || seq > 300 {
                break;
            }
            seq = match luck.below(2) {
                0 => done(&guests[seat], table, act).await,
                _ => {
                    let own = &mut self.ears[6 + 3 * seat];
                    let command = json!({ "type": "do", "id": format!("{seq}"), "table": table, "command": act });
                    own.socket.send(command).await;
                    // The news come before the acknowledgement, which is left for the next time.
                    seq + 1
                }
            };
        }
    }

    /// Everybody looks at the table, and asks for what is no business of theirs.
    async fn err_live(&mut self, acting: usize, seq: u64) {
        let table = self.table;
        let other = (acting + 1) % self.guests.len();
        for (nth, ear) in self.ears.iter_mut().enumerate() {
            ear.socket
                .send(json!({ "type": "look", "table": table }))
                .await;
            ear.until(|message| message["type"] == "table").await;
            let id = format!("n{seq}x{nth}");
            let draw = json!({ "do": "act", "seat": other, "actions": [{ "do": "draw" }] });
            let act = json!({ "type": "do", "id": id, "table": table, "command": draw });
            ear.socket.send(act).await;
            let ahead =
                json!({ "type": "ahead", "id": id, "table": table, "seat": acting, "actions": [] });
            ear.socket.send(ahead).await;
            for _ in 0..2 {
                ear.until(|message| message["type"] == "error").await;
            }
        }
    }

    /// Somebody hangs up, and follows the table again from some entry on.
    async fn join_anew(&mut self, seq: u64, luck: &mut Luck) {
        let at = luck.below(self.ears.len());
        let since = luck.below(seq as usize + 1);
        let (eyes, browser) = self.people[at / SHOWN.len()];
        let show = SHOWN[at % SHOWN.len()];
        let more = json!({ "since": since, "show": show });
        let new = Ear::open(self.server, browser, self.table, eyes, more).await;
        let old = std::mem::replace(&mut self.ears[at], new);
        let heard = old.heard.into_iter().map(|text| (eyes, text));
        self.read.extend(heard);
    }
}

async fn nothing_hidden_is_told<const N: usize>(luck: &mut Luck) {
    let server = Server::patient().await;
    let (guests, table, mut secrets) = seated(&server, N).await;
    let (anybody, fan) = (server.browser(), server.guest().await);
    secrets.extend(guests.iter().chain([&fan]).map(Browser::secret));
    secrets.extend(["$argon2".to_owned(), "a password of mine".to_owned()]);

    let mut people: Vec<(Eyes, &Browser)> = vec![(None, &anybody), (None, &fan)];
    people.extend((0..).map(Some).zip(&guests));
    let mut watched = Watched::open(&server, &table, &people, &guests).await;
    watched.play(luck).await;
    let Watched {
        mut ears, mut read, ..
    } = watched;
    for path in ["/metrics", "/api/openapi.json"] {
        let text = anybody.get(path).await.is(200).text;
        for ear in &mut ears {
            ear.heard.push(text.clone().replace('{', "("));
        }
    }
    read_all(&people, &table, &mut read).await;
    let truth = Truth::of(&server, &table).await;
    for ear in &ears {
        check_changes(&truth, ear);
        read.extend(ear.heard.iter().map(|text| (ear.eyes, text.clone())));
    }
    check_read(&truth, &read, &secrets);
    assert!(read.len() > 100 * N);
    // When it is over, everybody may know.
    guests[0]
        .does(&table, json!({ "do": "resign", "seat": 0 }))
        .await
        .is(200);
    if N == 2 {
        let over = anybody.look(&table).await;
        assert_eq!(over["deal"]["seed"], truth.seed);
        assert_eq!(over["deal"]["salt"], truth.salt);
        anybody
            .get(&format!("/api/tables/{table}/record"))
            .await
            .is(200);
    }
}

/// Whatever was read is what these eyes may know, and no secret of anybody.
fn check_read(truth: &Truth, read: &Read, secrets: &[String]) {
    for (eyes, text) in read {
        assert_eq!(truth.fault(*eyes, text), None);
        assert_covered(*eyes, &serde_json::from_str(text).unwrap_or_default());
        let leaked = secrets.iter().find(|secret| text.contains(secret.as_str()));
        assert_eq!(leaked, None, "{text}");
    }
}

/// Puts the changes together: they make the view these eyes may see.
pub(crate) fn check_changes(truth: &Truth, ear: &Ear) {
    let mut view = Value::Null;
    for text in &ear.heard {
        let message: Value = serde_json::from_str(text).unwrap_or_default();
        if message["type"] == "table" {
            view = message["view"].clone();
        } else if let Some(changes) = message.get("changes") {
            let patch: Patch = serde_json::from_value(changes.clone()).unwrap();
            json_patch::patch(&mut view, &patch).unwrap();
            let seq = message["seq"].as_u64().unwrap();
            assert_eq!(view, truth.moments[&seq].seen[&ear.eyes].view, "{text}");
        }
    }
}

/// Nothing of an Amsterdam view or event is another seat's, whatever the game itself thinks of it.
fn assert_covered(eyes: Eyes, message: &Value) {
    if let Some(list) = message.as_array() {
        list.iter().for_each(|each| assert_covered(eyes, each));
        return;
    }
    let view = &message["view"];
    if let Some(seats) = view["seats"].as_array() {
        for own in ["hand", "contracts", "offer"] {
            assert_eq!(view[own].is_null(), eyes.is_none(), "{own} in {view}");
        }
        assert!(
            seats
                .iter()
                .all(|seat| seat["shown"].is_null() && seat["cards"].is_u64())
        );
        assert!(view["deck"].is_u64() && view["contract_deck"].is_u64());
    }
    for event in message["events"].as_array().into_iter().flatten() {
        let is_own = event["seat"].as_u64() == eyes.map(u64::from);
        let hidden: &[&str] = match event["event"].as_str().unwrap() {
            "card_drawn" => &["card"],
            "contracts_drawn" => &["contracts"],
            "contracts_kept" | "contracts_chosen" => &["kept"],
            _ => &[],
        };
        for name in hidden {
            assert_eq!(event[name].is_null(), !is_own, "{event} for {eyes:?}");
        }
    }
}

#[tokio::test]
async fn two_seats_hear_nothing_that_is_hidden_from_them() {
    nothing_hidden_is_told::<2>(&mut Luck(2)).await;
}

#[tokio::test]
async fn three_seats_hear_nothing_that_is_hidden_from_them() {
    nothing_hidden_is_told::<3>(&mut Luck(3)).await;
}

#[tokio::test]
async fn four_seats_hear_nothing_that_is_hidden_from_them() {
    nothing_hidden_is_told::<4>(&mut Luck(4)).await;
}

#[tokio::test]
async fn a_planted_leak_is_found() {
    let server = Server::patient().await;
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    let truth = Truth::of(&server, &table).await;
    let [own, others] = [guests[0].look(&table).await, guests[1].look(&table).await];
    assert_eq!(truth.fault(Some(0), &own.to_string()), None);
    let leaks: [(&str, Value); 8] = [
        ("title", truth.seed.clone().into()),
        ("title", truth.salt.clone().into()),
        ("view", others["view"].clone()),
        ("legal", others["legal"].clone()),
        ("eyes", 1.into()),
        ("plan", json!([{ "do": "draw" }])),
        ("deal", json!({ "hash": "", "order": [] })),
        ("something", "new".into()),
    ];
    for (name, value) in leaks {
        let mut leaking = own.clone();
        leaking[name] = value;
        assert!(
            truth.fault(Some(0), &leaking.to_string()).is_some(),
            "{name}"
        );
    }
    let seq = own["seq"].clone();
    let news = |what: Value, more: Value| {
        let mut news = json!({ "type": "news", "seq": seq, "what": what });
        news.as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        truth.fault(Some(0), &news.to_string())
    };
    assert_eq!(news(json!({ "entry": "started" }), json!({})), None);
    for (what, more) in [
        (json!({ "entry": "started", "actions": [] }), json!({})),
        (
            json!({ "entry": "started" }),
            json!({ "events": [{ "event": "card_drawn" }] }),
        ),
        (
            json!({ "entry": "started" }),
            json!({ "plans": [{ "seat": 1, "taken": 0 }] }),
        ),
        (
            json!({ "entry": "started" }),
            json!({ "view": others["view"] }),
        ),
    ] {
        assert!(news(what, more).is_some());
    }
    let error = json!({ "error": { "code": "illegal", "hand": ["wild"] } });
    assert!(truth.fault(Some(0), &error.to_string()).is_some());
}
