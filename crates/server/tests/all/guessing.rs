//! Passwords that are guessed at: how often, and who is kept waiting by it.

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{Answer, Browser, Server, client};

const PASSWORD: &str = "correct horse battery";

/// A server that believes us where we come from.
async fn server(guesses: &str) -> Server {
    Server::with(&[
        ("trusted_proxies", "127.0.0.1"),
        ("sign_ins_per_network", "1000"),
        ("sign_ins_per_account", "3"),
        ("guesses_per_account", guesses),
    ])
    .await
}

async fn try_from(browser: &Browser, place: &str, name: &str, password: &str) -> Answer {
    let request = browser.request(Method::POST, "/api/sign-in");
    let sign_in = json!({ "name": name, "password": password });
    browser
        .run(request.header("x-forwarded-for", place).json(&sign_in))
        .await
}

/// Guesses until one is told to wait, and counts how often one was not.
async fn hammer(server: &Server, place: &str, name: &str) -> usize {
    for n_guesses in 0..100 {
        let answer = try_from(&server.browser(), place, name, "wrong password").await;
        if answer.status == 429 {
            answer.refused(429, "too_many_requests");
            return n_guesses;
        }
        answer.refused(401, "wrong_password");
    }
    panic!("nobody was told to wait");
}

#[tokio::test]
async fn whoever_guesses_keeps_only_their_own_place_waiting() {
    let server = server("100").await;
    let owner = server.somebody("Anna", PASSWORD).await;
    owner
        .send(Method::POST, "/api/sign-out", None)
        .await
        .is(200);
    let bad = "198.51.100.7";
    // Ten minutes pass slowly: a guess more may be let through on a machine that is very busy.
    assert!((3..=4).contains(&hammer(&server, bad, "Anna").await));
    // Another spelling is the same account.
    assert!(hammer(&server, bad, "АNNА").await <= 1);
    for place in ["198.51.100.8", "2001:db8::1"] {
        let elsewhere = server.browser();
        try_from(&elsewhere, place, "anna", PASSWORD).await.is(200);
    }
    let known = try_from(&owner, bad, "Anna", PASSWORD).await.is(200);
    assert_eq!(known.json["name"], "Anna");
    assert!(hammer(&server, bad, "Anna").await <= 1, "still");
}

#[tokio::test]
async fn guesses_from_everywhere_are_counted_together() {
    let server = server("10").await;
    let owner = server.somebody("Anna", PASSWORD).await;
    let mut n_guesses = 0;
    for nth in 0..30 {
        let place = format!("198.51.100.{nth}");
        for _ in 0..2 {
            let answer = try_from(&server.browser(), &place, "Anna", "wrong password").await;
            n_guesses += usize::from(answer.status == 401);
        }
    }
    assert!((10..=11).contains(&n_guesses), "{n_guesses}");
    // A browser that was signed in before is no stranger; others are not kept from other accounts.
    owner
        .send(Method::POST, "/api/sign-out", None)
        .await
        .is(200);
    try_from(&owner, "203.0.113.1", "Anna", PASSWORD)
        .await
        .is(200);
    try_from(&server.browser(), "203.0.113.1", "Bert", "wrong password")
        .await
        .refused(401, "wrong_password");
}

#[tokio::test]
async fn a_known_browser_has_a_budget_of_its_own_and_no_more() {
    let server = server("100").await;
    let [one, two] = [server.browser(), server.browser()];
    server.somebody("Anna", PASSWORD).await;
    for browser in [&one, &two] {
        let known = try_from(browser, "203.0.113.1", "Anna", PASSWORD).await;
        let cookie = known.is(200).cookies.pop().unwrap();
        for part in [
            "towpath-device=",
            "; HttpOnly",
            "; SameSite=Lax",
            "; Max-Age=31536000",
        ] {
            assert!(cookie.contains(part), "{cookie}");
        }
    }
    let mut n_guesses = 0;
    for nth in 0..20 {
        let place = format!("198.51.100.{nth}");
        let answer = try_from(&one, &place, "Anna", "wrong password").await;
        n_guesses += usize::from(answer.status == 401);
    }
    assert!((3..=4).contains(&n_guesses), "{n_guesses}");
    try_from(&two, "203.0.113.1", "Anna", PASSWORD)
        .await
        .is(200);
    // Nor are old passwords guessed at without end by whoever has found a browser that is signed in.
    let mut n_guesses = 0;
    for _ in 0..20 {
        let new = json!({ "old": "wrong password", "password": "another one" });
        let answer = two.put("/api/me/password", new).await;
        n_guesses += usize::from(answer.status == 401);
    }
    assert!((3..=4).contains(&n_guesses), "{n_guesses}");
}

#[tokio::test]
async fn a_browser_is_known_for_the_accounts_it_was_signed_in_to() {
    let server = server("100").await;
    let shared = server.somebody("Anna", PASSWORD).await;
    server.somebody("Bert", PASSWORD).await;
    let mallory = server.somebody("Mallory", PASSWORD).await;
    let here = "203.0.113.1";
    try_from(&shared, here, "Bert", PASSWORD).await.is(200);
    let bad = "198.51.100.7";
    hammer(&server, bad, "Anna").await;
    hammer(&server, bad, "Bert").await;
    for name in ["Anna", "Bert"] {
        try_from(&shared, bad, name, PASSWORD).await.is(200);
        try_from(&mallory, bad, name, PASSWORD)
            .await
            .refused(429, "too_many_requests");
    }
    // To be known is not to be signed in.
    let device = shared.value("towpath-device").unwrap();
    for header in ["towpath", "towpath-device"] {
        let request = client().get(server.url("/api/me"));
        let request = request.header("cookie", format!("{header}={device}"));
        let answer = Answer::read(request.send().await.unwrap()).await;
        assert_eq!(answer.json, Value::Null, "{header}");
    }
    let bot = client().get(server.url("/api/me")).bearer_auth(&device);
    assert_eq!(
        Answer::read(bot.send().await.unwrap()).await.json,
        Value::Null
    );
}

#[tokio::test]
async fn whoever_changes_the_password_or_signs_out_everywhere_is_known_nowhere_else() {
    let server = server("1000").await;
    let owner = server.somebody("Anna", PASSWORD).await;
    let [one, two] = [server.browser(), server.browser()];
    let here = "203.0.113.1";
    try_from(&one, here, "Anna", PASSWORD).await.is(200);
    let change = json!({ "old": PASSWORD, "password": "another one" });
    owner.put("/api/me/password", change).await.is(200);
    let bad = "198.51.100.7";
    hammer(&server, bad, "Anna").await;
    try_from(&one, bad, "Anna", "another one")
        .await
        .refused(429, "too_many_requests");
    try_from(&owner, bad, "Anna", "another one").await.is(200);
    try_from(&two, "203.0.113.2", "Anna", "another one")
        .await
        .is(200);
    two.send(Method::POST, "/api/sign-out-everywhere", None)
        .await
        .is(200);
    for browser in [&owner, &two] {
        try_from(browser, bad, "Anna", "another one")
            .await
            .refused(429, "too_many_requests");
    }
}
