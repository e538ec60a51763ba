//! What is done over HTTP: people, tables, and what the server says of them in the end.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use reqwest::header::{COOKIE, SET_COOKIE};
use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};
use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep};

/// How many requests are under way at a time.
const AT_ONCE: usize = 64;
/// How long somebody tries who is told to try again.
const PATIENCE: Duration = Duration::from_secs(120);
const PAUSE: Duration = Duration::from_millis(100);

/// Whoever asks the servers something.
#[derive(Debug)]
pub struct Http {
    client: Client,
    authorities: Vec<String>,
    turns: Semaphore,
}

impl Http {
    /// # Errors
    ///
    /// Returns an error if there can be no client.
    pub fn new(authorities: Vec<String>) -> Result<Http> {
        // Somebody may have chosen one already.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let client = Client::builder()
            .timeout(Duration::from_secs(30))
            .no_proxy()
            .build()?;
        Ok(Http {
            client,
            authorities,
            turns: Semaphore::new(AT_ONCE),
        })
    }

    /// Host and port of each server.
    pub fn authorities(&self) -> &[String] {
        &self.authorities
    }

    /// Asks until there is an answer: another server if there is one, or the same when it is back.
    async fn ask(
        &self,
        cookie: Option<&str>,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Result<(Value, Option<String>)> {
        let _turn = self.turns.acquire().await?;
        let begun = Instant::now();
        let mut reason = String::new();
        for authority in self.authorities.iter().cycle() {
            ensure!(begun.elapsed() < PATIENCE, "{path}: no answer: {reason}");
            let mut request = self
                .client
                .request(method.clone(), format!("http://{authority}{path}"));
            if let Some(cookie) = cookie {
                request = request.header(COOKIE, cookie);
            }
            if let Some(body) = body {
                request = request.json(body);
            }
            let answer = async {
                let response = request.send().await?;
                let status = response.status();
                let set = response.headers().get(SET_COOKIE);
                let set = set
                    .and_then(|set| set.to_str().ok())
                    .map(|set| set.split(';').next().unwrap_or_default().to_owned());
                let text = response.text().await?;
                reqwest::Result::Ok((status, set, text))
            };
            match answer.await {
                Ok((status, set, text)) if status.is_success() => {
                    return Ok((serde_json::from_str(&text)?, set));
                }
                Ok((status, _, text)) => {
                    let is_passing = status == StatusCode::SERVICE_UNAVAILABLE
                        || status == StatusCode::TOO_MANY_REQUESTS;
                    if !is_passing {
                        bail!("{path}: {status}: {text}");
                    }
                    reason = text;
                }
                Err(error) => reason = format!("{error:#}"),
            }
            sleep(PAUSE).await;
        }
        bail!("there is no server to ask")
    }

    async fn get(&self, cookie: &str, path: &str) -> Result<Value> {
        let (answer, _) = self.ask(Some(cookie), Method::GET, path, None).await?;
        Ok(answer)
    }

    async fn post(&self, cookie: &str, path: &str, body: &Value) -> Result<Value> {
        let (answer, _) = self
            .ask(Some(cookie), Method::POST, path, Some(body))
            .await?;
        Ok(answer)
    }

    /// A guest, by its cookie.
    ///
    /// # Errors
    ///
    /// Returns why there is none.
    pub async fn guest(&self) -> Result<String> {
        let (_, cookie) = self
            .ask(None, Method::POST, "/api/guest", Some(&json!({})))
            .await?;
        cookie.context("a guest without a cookie")
    }

    /// Opens a table, seats everybody, and begins. The first one is the host.
    ///
    /// # Errors
    ///
    /// Returns what was refused.
    pub async fn begin(&self, game: &str, people: &[String]) -> Result<String> {
        let host = people.first().context("a table without people")?;
        let options = json!({ "game": game, "setup": { "seats": people.len() }, "access": "open" });
        let opened = json!({ "options": options, "seats": [{ "kind": "me" }] });
        let done = self.post(host, "/api/tables", &opened).await?;
        let table = done["table"].as_str().context("a table without an id")?;
        let path = format!("/api/tables/{table}");
        for (seat, person) in people.iter().enumerate().skip(1) {
            let sit = json!({ "id": "sit", "command": { "do": "sit", "seat": seat } });
            self.post(person, &path, &sit).await?;
        }
        let start = json!({ "id": "start", "command": { "do": "start" } });
        self.post(host, &path, &start).await?;
        Ok(table.to_owned())
    }

    /// A table as somebody sees it.
    ///
    /// # Errors
    ///
    /// Returns why it is not shown.
    pub async fn table(&self, cookie: &str, table: &str) -> Result<Value> {
        self.get(cookie, &format!("/api/tables/{table}")).await
    }

    /// Every entry of a table.
    ///
    /// # Errors
    ///
    /// Returns why it is not shown.
    pub async fn log(&self, cookie: &str, table: &str) -> Result<Vec<Value>> {
        let mut log: Vec<Value> = Vec::new();
        loop {
            let after = log
                .last()
                .map_or(0, |entry| entry["seq"].as_u64().unwrap_or_default());
            let path = format!("/api/tables/{table}/log?after={after}&limit=1000");
            let page = self.get(cookie, &path).await?;
            let page = page.as_array().context("a log that is no list")?;
            if page.is_empty() {
                return Ok(log);
            }
            log.extend(page.iter().cloned());
        }
    }

    /// The record of a game that is over.
    ///
    /// # Errors
    ///
    /// Returns why there is none.
    pub async fn record(&self, cookie: &str, table: &str) -> Result<Value> {
        self.get(cookie, &format!("/api/tables/{table}/record"))
            .await
    }
}
