//! The page comes from the server itself, at every path that it has a screen for.

use reqwest::Method;

use crate::support::{Answer, Browser, Server};

async fn compressed(browser: &Browser, path: &str) -> Answer {
    let request = browser.request(Method::GET, path);
    browser
        .run(request.header("accept-encoding", "br, gzip"))
        .await
}

/// The files that the page names.
fn assets(index: &Answer) -> Vec<String> {
    let parts = index.text.split('"');
    let named = parts.filter(|part| part.starts_with("/assets/"));
    named.map(str::to_owned).collect()
}

#[tokio::test]
async fn every_path_that_is_not_of_the_api_shows_the_page() {
    let server = Server::start().await;
    let browser = server.browser();
    for (path, status) in [
        ("/", 200),
        ("/index.html", 200),
        ("/table/k3v9", 200),
        ("/rules/amsterdam", 200),
        ("/tables/k3v9", 404),
        ("/apiary", 404),
        ("/favicon.ico", 404),
    ] {
        let page = browser.get(path).await.is(status);
        assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
        assert_eq!(page.header("cache-control"), "no-cache");
        assert!(page.text.contains("<html"), "{}", page.text);
        assert!(
            page.header("content-security-policy")
                .contains("script-src 'self'")
        );
        assert!(!page.text.contains("<style") && !page.text.contains("<script>"));
    }
    for path in ["/api", "/api/", "/api/nowhere", "/healthz/x", "/metrics/x"] {
        browser.get(path).await.refused(404, "no_such_path");
    }
    for method in [Method::POST, Method::PUT, Method::DELETE] {
        browser
            .send(method, "/", None)
            .await
            .refused(404, "no_such_path");
    }
}

#[tokio::test]
async fn files_with_lasting_names_are_kept_for_ever_and_lost_ones_are_not_found() {
    let server = Server::start().await;
    let browser = server.browser();
    let index = browser.get("/").await.is(200);
    let assets = assets(&index);
    assert!(!assets.is_empty(), "{}", index.text);
    for asset in &assets {
        let file = browser.get(asset).await.is(200);
        let keep = "public, max-age=31536000, immutable";
        assert_eq!(file.header("cache-control"), keep);
        let kind = file.header("content-type");
        assert!(
            kind.contains("javascript") || kind.contains("css"),
            "{kind}"
        );
    }
    browser
        .get("/assets/gone.js")
        .await
        .refused(404, "no_such_path");
    browser.get("/assets/").await.refused(404, "no_such_path");
    let icon = browser.get("/icon.svg").await.is(200);
    assert_eq!(icon.header("content-type"), "image/svg+xml");
    assert_eq!(icon.header("cache-control"), "no-cache");
}

#[tokio::test]
async fn a_page_that_is_known_is_not_sent_again() {
    let server = Server::start().await;
    let browser = server.browser();
    let tag = browser.get("/").await.is(200).header("etag").to_owned();
    for (known, status) in [
        (tag.clone(), 304),
        (format!("\"other\", W/{tag}"), 304),
        ("\"other\"".to_owned(), 200),
    ] {
        let request = browser.request(Method::GET, "/table/k3v9");
        let answer = browser.run(request.header("if-none-match", known)).await;
        let answer = answer.is(status);
        assert_eq!(answer.header("etag"), tag);
        assert_eq!(answer.text.is_empty(), status == 304);
    }
    // What is not there stays so, however often one asks.
    let request = browser.request(Method::GET, "/nowhere");
    browser
        .run(request.header("if-none-match", tag))
        .await
        .is(404);
}

#[tokio::test]
async fn what_machines_ask_for_is_a_file() {
    let server = Server::start().await;
    let robots = server.browser().get("/robots.txt").await.is(200);
    assert_eq!(robots.header("content-type"), "text/plain; charset=utf-8");
    assert!(robots.text.starts_with("User-agent: *"), "{}", robots.text);
}

#[tokio::test]
async fn whoever_asks_for_the_head_gets_no_body_and_whoever_can_gets_it_compressed() {
    let server = Server::start().await;
    let browser = server.browser();
    let index = browser.get("/").await.is(200);
    let asset = assets(&index).remove(0);
    for path in ["/", &asset] {
        let whole = browser.get(path).await.is(200);
        let head = browser.send(Method::HEAD, path, None).await.is(200);
        assert!(head.text.is_empty());
        for name in ["content-type", "content-length", "etag", "cache-control"] {
            assert_eq!(head.header(name), whole.header(name), "{name} of {path}");
        }
        assert_eq!(whole.header("content-length"), whole.text.len().to_string());
    }
    let short = compressed(&browser, &asset).await.is(200);
    assert_eq!(short.header("content-encoding"), "gzip");
    assert!(short.header("vary").contains("accept-encoding"));
    let whole = browser.get(&asset).await.is(200);
    let length: usize = short.header("content-length").parse().unwrap();
    assert!(length < whole.text.len());
}

#[tokio::test]
async fn the_files_of_a_page_are_not_too_many_requests() {
    let settings = [("request_burst", "5"), ("requests_per_minute", "5")];
    let server = Server::with(&settings).await;
    let browser = server.browser();
    for _ in 0..50 {
        browser.get("/").await.is(200);
        browser.get("/icon.svg").await.is(200);
    }
    for _ in 0..5 {
        browser.get("/api/me").await.is(200);
    }
    browser
        .get("/api/me")
        .await
        .refused(429, "too_many_requests");
    browser.get("/").await.is(200);
}
