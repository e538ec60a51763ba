//! Guests, names, passwords, sessions and tokens.

use reqwest::Method;
use reqwest::header::AUTHORIZATION;
use serde_json::{Value, json};

use crate::support::{Server, client};

const PASSWORD: &str = "correct horse battery";

fn contains(bytes: &[u8], text: &str) -> bool {
    bytes
        .windows(text.len())
        .any(|window| window == text.as_bytes())
}

#[tokio::test]
async fn a_guest_plays_at_once_and_is_known_by_the_cookie() {
    let server = Server::start().await;
    let browser = server.browser();
    assert_eq!(browser.get("/api/me").await.is(200).json, Value::Null);

    let guest = browser
        .post("/api/guest", json!({ "language": "fi" }))
        .await
        .is(200);
    let cookie = &guest.cookies[0];
    for part in [
        "towpath=",
        "; HttpOnly",
        "; SameSite=Lax",
        "; Path=/",
        "; Max-Age=7776000",
    ] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(
        !cookie.contains("Secure") && !cookie.contains("Domain"),
        "{cookie}"
    );

    let me = browser.get("/api/me").await.is(200).json;
    assert_eq!(me, guest.json);
    assert_eq!((&me["name"], &me["language"]), (&Value::Null, &json!("fi")));
    let again = browser.post("/api/guest", json!({})).await.is(200);
    assert_eq!(
        again.json["id"], me["id"],
        "whoever is somebody stays the same"
    );
    assert!(again.cookies.is_empty());
}

#[tokio::test]
async fn over_https_the_cookie_is_secure_and_bound_to_the_host() {
    let server = Server::with(&[("public_origins", "https://games.example")]).await;
    let guest = server.browser().post("/api/guest", json!({})).await.is(200);
    assert!(
        guest.cookies[0].starts_with("__Host-towpath="),
        "{:?}",
        guest.cookies
    );
    assert!(guest.cookies[0].contains("; Secure"), "{:?}", guest.cookies);
    assert!(
        guest
            .header("strict-transport-security")
            .contains("max-age")
    );
}

#[tokio::test]
async fn secrets_are_not_stored() {
    let server = Server::start().await;
    let browser = server.somebody("Anna", PASSWORD).await;
    let token = browser
        .post("/api/me/tokens", json!({ "label": "bot" }))
        .await
        .is(201)
        .json;
    let stored = server.stored();
    assert!(contains(&stored, "Anna") && contains(&stored, "$argon2id$v=19$m=19456"));
    assert!(!contains(&stored, PASSWORD));
    assert!(!contains(&stored, &browser.secret()));
    assert!(!contains(
        &stored,
        &browser.value("towpath-device").unwrap()
    ));
    assert!(!contains(&stored, token["token"].as_str().unwrap()));
}

#[tokio::test]
async fn names_are_unique_and_can_be_seen() {
    let server = Server::start().await;
    let (one, other) = (server.browser(), server.browser());
    one.patch("/api/me", json!({ "name": "Anna" }))
        .await
        .refused(401, "signed_out");
    one.post("/api/guest", json!({})).await.is(200);
    other.post("/api/guest", json!({})).await.is(200);
    assert_eq!(
        one.patch("/api/me", json!({ "name": "Anna" }))
            .await
            .is(200)
            .json["name"],
        "Anna"
    );
    other
        .patch("/api/me", json!({ "name": "ANNA" }))
        .await
        .refused(409, "name_taken");
    for name in ["", " a", "a\u{202e}b", &"x".repeat(25)] {
        other
            .patch("/api/me", json!({ "name": name }))
            .await
            .refused(422, "bad_name");
    }
    other
        .patch("/api/me", json!({ "language": "xx" }))
        .await
        .refused(422, "bad_language");
    let me = other
        .patch("/api/me", json!({ "language": "pl" }))
        .await
        .is(200)
        .json;
    assert_eq!((&me["name"], &me["language"]), (&Value::Null, &json!("pl")));
}

#[tokio::test]
async fn a_password_needs_a_name_some_length_and_the_old_one() {
    let server = Server::start().await;
    let browser = server.browser();
    browser.post("/api/guest", json!({})).await.is(200);
    let path = "/api/me/password";
    browser
        .put(path, json!({ "password": PASSWORD }))
        .await
        .refused(409, "name_first");
    browser
        .patch("/api/me", json!({ "name": "Anna" }))
        .await
        .is(200);
    browser
        .put(path, json!({ "password": "short" }))
        .await
        .refused(422, "bad_password");
    browser
        .put(path, json!({ "password": "x".repeat(201) }))
        .await
        .refused(422, "bad_password");
    browser
        .put(path, json!({ "password": PASSWORD }))
        .await
        .is(200);
    browser
        .put(path, json!({ "password": "another one" }))
        .await
        .refused(401, "wrong_password");
    let change = json!({ "password": "another one", "old": PASSWORD });
    browser.put(path, change).await.is(200);
    let fresh = server.browser();
    let sign_in = |password| json!({ "name": "anna", "password": password });
    fresh
        .post("/api/sign-in", sign_in(PASSWORD))
        .await
        .refused(401, "wrong_password");
    fresh
        .post("/api/sign-in", sign_in("another one"))
        .await
        .is(200);
}

#[tokio::test]
async fn a_changed_password_signs_out_everybody_else() {
    let server = Server::start().await;
    let browser = server.somebody("Anna", PASSWORD).await;
    let other = server.browser();
    let sign_in = json!({ "name": "Anna", "password": PASSWORD });
    other.post("/api/sign-in", sign_in).await.is(200);
    let token = browser
        .post("/api/me/tokens", json!({ "label": "bot" }))
        .await
        .is(201)
        .json;
    let before = browser.secret();
    let change = json!({ "password": "another one", "old": PASSWORD });
    browser.put("/api/me/password", change).await.is(200);
    assert_ne!(browser.secret(), before, "the secret is another one too");
    assert_eq!(browser.get("/api/me").await.json["name"], "Anna");
    assert_eq!(other.get("/api/me").await.json, Value::Null);
    let bot = client().get(server.url("/api/me"));
    let bot = bot
        .bearer_auth(token["token"].as_str().unwrap())
        .send()
        .await
        .unwrap();
    assert_eq!(bot.text().await.unwrap(), "null");
}

#[tokio::test]
async fn it_is_not_told_whether_a_name_is_known() {
    let server = Server::start().await;
    server.somebody("Anna", PASSWORD).await;
    let guest = server.browser();
    guest.post("/api/guest", json!({})).await.is(200);
    guest
        .patch("/api/me", json!({ "name": "Without" }))
        .await
        .is(200);
    let mut texts = Vec::new();
    for name in ["Anna", "Nobody", "Without"] {
        let sign_in = json!({ "name": name, "password": "wrong password" });
        let answer = server.browser().post("/api/sign-in", sign_in).await;
        texts.push(answer.refused(401, "wrong_password").text);
    }
    assert!(texts.iter().all(|text| *text == texts[0]), "{texts:?}");
    // Every one of the three has cost a hash: other tests only add to the count.
    let metrics = server.browser().get("/metrics").await.is(200).text;
    let line = metrics
        .lines()
        .find(|line| line.starts_with("towpath_passwords_checked_total"));
    let n_checked: u64 = line.unwrap().split(' ').nth(1).unwrap().parse().unwrap();
    assert!(n_checked >= 3, "{n_checked}");
}

#[tokio::test]
async fn guessing_passwords_is_slowed_down_for_an_account_and_an_address() {
    let server =
        Server::with(&[("sign_ins_per_account", "2"), ("sign_ins_per_network", "4")]).await;
    let browser = server.browser();
    let guess = |name: &str| json!({ "name": name, "password": "wrong password" });
    browser
        .post("/api/sign-in", guess("Anna"))
        .await
        .refused(401, "wrong_password");
    browser
        .post("/api/sign-in", guess("ANNA"))
        .await
        .refused(401, "wrong_password");
    let slow = browser
        .post("/api/sign-in", guess("Anna"))
        .await
        .refused(429, "too_many_requests");
    assert!(slow.header("retry-after").parse::<u64>().unwrap() > 1);
    browser
        .post("/api/sign-in", guess("Bert"))
        .await
        .refused(401, "wrong_password");
    browser
        .post("/api/sign-in", guess("Cleo"))
        .await
        .refused(429, "too_many_requests");
}

#[tokio::test]
async fn guests_are_slowed_down() {
    let server = Server::with(&[("guests_per_network", "1")]).await;
    server.browser().post("/api/guest", json!({})).await.is(200);
    server
        .browser()
        .post("/api/guest", json!({}))
        .await
        .refused(429, "too_many_requests");
}

#[tokio::test]
async fn signing_out_ends_this_session_or_all() {
    let server = Server::start().await;
    let one = server.somebody("Anna", PASSWORD).await;
    let [two, three] = [server.browser(), server.browser()];
    let sign_in = json!({ "name": "Anna", "password": PASSWORD });
    two.post("/api/sign-in", sign_in.clone()).await.is(200);
    three.post("/api/sign-in", sign_in).await.is(200);

    let cookie = two.cookie().unwrap();
    two.send(Method::POST, "/api/sign-out", None).await.is(200);
    assert_eq!(two.value("towpath"), None, "the cookie is taken away");
    let stolen = client().get(server.url("/api/me")).header("cookie", cookie);
    assert_eq!(stolen.send().await.unwrap().text().await.unwrap(), "null");
    assert_eq!(three.get("/api/me").await.json["name"], "Anna");

    one.send(Method::POST, "/api/sign-out-everywhere", None)
        .await
        .is(200);
    assert_eq!(three.get("/api/me").await.json, Value::Null);
    three
        .send(Method::POST, "/api/sign-out-everywhere", None)
        .await
        .refused(401, "signed_out");
}

#[tokio::test]
async fn whoever_wants_to_be_forgotten_is() {
    let server = Server::start().await;
    let browser = server.somebody("Anna", PASSWORD).await;
    let cookie = browser.cookie().unwrap();
    browser.delete("/api/me").await.is(200);
    assert_eq!(browser.cookie(), None);
    let stolen = client().get(server.url("/api/me")).header("cookie", cookie);
    assert_eq!(stolen.send().await.unwrap().text().await.unwrap(), "null");
    let sign_in = json!({ "name": "Anna", "password": PASSWORD });
    browser
        .post("/api/sign-in", sign_in)
        .await
        .refused(401, "wrong_password");
    server.somebody("Anna", PASSWORD).await;
}

#[tokio::test]
async fn bots_have_tokens_that_are_shown_once_and_can_be_taken_back() {
    let server = Server::with(&[("max_tokens", "2")]).await;
    let browser = server.somebody("Anna", PASSWORD).await;
    let new = browser
        .post("/api/me/tokens", json!({ "label": "bot" }))
        .await
        .is(201)
        .json;
    let token = new["token"].as_str().unwrap().to_owned();
    let ask = async |method: Method, path: &str| {
        let request = client()
            .request(method, server.url(path))
            .bearer_auth(&token);
        request.send().await.unwrap()
    };
    let me: Value = ask(Method::GET, "/api/me").await.json().await.unwrap();
    assert_eq!((&me["name"], &me["is_bot"]), (&json!("Anna"), &json!(true)));

    let listed = browser.get("/api/me/tokens").await.is(200);
    assert_eq!(listed.json[0]["label"], "bot");
    assert!(!listed.text.contains(&token));
    for (method, path) in [
        (Method::DELETE, "/api/me"),
        (Method::GET, "/api/me/tokens"),
        (Method::GET, "/api/me/webhook"),
        (Method::POST, "/api/sign-out-everywhere"),
    ] {
        assert_eq!(ask(method, path).await.status(), 403, "{path}");
    }
    // A token is no cookie, and a cookie is no token.
    let crossed = client()
        .get(server.url("/api/me"))
        .header("cookie", format!("towpath={token}"));
    assert_eq!(crossed.send().await.unwrap().text().await.unwrap(), "null");
    let crossed = client()
        .get(server.url("/api/me"))
        .bearer_auth(browser.secret());
    assert_eq!(crossed.send().await.unwrap().text().await.unwrap(), "null");
    let basic = client()
        .get(server.url("/api/me"))
        .header(AUTHORIZATION, "Basic eDp5");
    assert_eq!(basic.send().await.unwrap().text().await.unwrap(), "null");

    browser
        .post("/api/me/tokens", json!({ "label": "two" }))
        .await
        .is(201);
    browser
        .post("/api/me/tokens", json!({ "label": "three" }))
        .await
        .refused(409, "too_many_tokens");
    let path = format!("/api/me/tokens/{}", new["id"].as_str().unwrap());
    browser.delete(&path).await.is(200);
    browser.delete(&path).await.refused(404, "no_such_token");
    browser
        .delete("/api/me/tokens/a")
        .await
        .refused(404, "no_such_token");
    assert_eq!(
        ask(Method::GET, "/api/me").await.text().await.unwrap(),
        "null"
    );
}

#[tokio::test]
async fn a_session_that_is_used_lasts_longer() {
    let server = Server::start().await;
    let browser = server.somebody("Anna", PASSWORD).await;
    assert!(
        browser.get("/api/me").await.cookies.is_empty(),
        "seldom enough"
    );
    let store = server.store().await;
    let user = store.user_called("Anna").await.unwrap();
    let browsers = async || {
        let mut sessions = store.sessions(&user.id).await.unwrap();
        sessions.retain(|session| session.kind == store::SessionKind::Browser);
        sessions
    };
    let session = browsers().await.remove(0);
    let hours_ago = store::Millis(session.seen_at.0 - 2 * 60 * 60 * 1000);
    let soon = Some(store::Millis(session.seen_at.0 + 60_000));
    store
        .prolong_session(&session.hash, hours_ago, soon)
        .await
        .unwrap();
    let used = browser.get("/api/me").await.is(200);
    assert!(
        used.cookies[0].contains("Max-Age=7776000"),
        "{:?}",
        used.cookies
    );
    let prolonged = browsers().await.remove(0);
    assert!(prolonged.expires_at > soon && prolonged.seen_at > hours_ago);

    let past = Some(store::Millis(1));
    store
        .prolong_session(&session.hash, hours_ago, past)
        .await
        .unwrap();
    assert_eq!(
        browser.get("/api/me").await.json,
        Value::Null,
        "it has run out"
    );
}
