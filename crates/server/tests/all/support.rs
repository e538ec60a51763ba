//! A server of its own for each test, and a browser.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use games::Shelf;
use reqwest::header::{COOKIE, HOST, SET_COOKIE};
use reqwest::{Client, Method, RequestBuilder, Response, StatusCode};
use serde_json::{Value, json};
use server::{Config, ServeError};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server on a port of its own, with its data in a folder of its own.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    /// The name that browsers ask for, if it is not the address.
    pub(crate) host: Option<String>,
    pub(crate) shelf: Shelf,
    folder: TempDir,
    stop: Option<oneshot::Sender<()>>,
    serving: Option<JoinHandle<Result<(), ServeError>>>,
}

impl Server {
    /// Starts a server with the defaults.
    pub(crate) async fn start() -> Server {
        Server::with(&[]).await
    }

    /// Starts a server with some settings.
    pub(crate) async fn with(settings: &[(&str, &str)]) -> Server {
        Server::of(Shelf::default(), settings).await
    }

    /// Starts a server with other games than those of this program.
    pub(crate) async fn of(shelf: Shelf, settings: &[(&str, &str)]) -> Server {
        Server::in_folder(shelf, tempfile::tempdir().unwrap(), settings).await
    }

    /// Stops the server, and starts another one with the same data.
    pub(crate) async fn restarted(mut self, settings: &[(&str, &str)]) -> Server {
        self.begin_to_stop();
        let serving = self.serving.take().expect("a server that was not stopped");
        let ended = tokio::time::timeout(Duration::from_secs(30), serving).await;
        ended.unwrap().unwrap().unwrap();
        Server::in_folder(self.shelf, self.folder, settings).await
    }

    async fn in_folder(shelf: Shelf, folder: TempDir, settings: &[(&str, &str)]) -> Server {
        let data = folder.path().join("towpath.db");
        let mut flags = BTreeMap::from([
            ("listen".to_owned(), "127.0.0.1:0".to_owned()),
            ("data".to_owned(), data.to_str().unwrap().to_owned()),
            // However busy the machine is, nobody gives up who would be answered.
            ("database_seconds".to_owned(), "600".to_owned()),
            ("request_seconds".to_owned(), "600".to_owned()),
            ("header_seconds".to_owned(), "600".to_owned()),
            ("silence_seconds".to_owned(), "600".to_owned()),
        ]);
        for (name, value) in settings {
            flags.insert((*name).to_owned(), (*value).to_owned());
        }
        let config = Config::gather(&flags, |_| None, None).unwrap();
        let origin = config.public_origins.first();
        let host = origin.map(|origin| origin.host().to_owned());
        let (stop, stopped) = oneshot::channel();
        let (ready, started) = oneshot::channel();
        let serving = tokio::spawn(server::serve_until(
            shelf,
            config,
            async { drop(stopped.await) },
            |address| ready.send(address).unwrap(),
        ));
        Server {
            address: started.await.expect("a server that starts"),
            host,
            shelf,
            folder,
            stop: Some(stop),
            serving: Some(serving),
        }
    }

    /// The address of a path.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// A browser that nobody has used.
    pub(crate) fn browser(&self) -> Browser {
        Browser {
            client: client(),
            root: self.url(""),
            host: self.host.clone(),
            cookies: Arc::default(),
        }
    }

    /// The same browser at this server, for one that was started anew on another port.
    pub(crate) fn again(&self, browser: &Browser) -> Browser {
        Browser {
            root: self.url(""),
            ..browser.clone()
        }
    }

    /// A browser of a guest with a name and a password.
    pub(crate) async fn somebody(&self, name: &str, password: &str) -> Browser {
        let browser = self.browser();
        browser.post("/api/guest", json!({})).await.is(200);
        browser
            .patch("/api/me", json!({ "name": name }))
            .await
            .is(200);
        let new = json!({ "password": password });
        browser
            .send(Method::PUT, "/api/me/password", Some(new))
            .await
            .is(200);
        browser
    }

    /// Every byte that is stored.
    pub(crate) fn stored(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for file in std::fs::read_dir(self.folder.path()).unwrap() {
            bytes.extend(std::fs::read(file.unwrap().path()).unwrap());
        }
        bytes
    }

    /// The store, opened beside the server's.
    pub(crate) async fn store(&self) -> store::Store {
        let file = self.folder.path().join("towpath.db");
        let options = store::Options {
            patience: Duration::from_secs(600),
            ..store::Options::default()
        };
        store::Store::open_beside(file.to_str().unwrap(), &options)
            .await
            .unwrap()
    }

    /// Asks the server to stop.
    pub(crate) fn begin_to_stop(&mut self) {
        drop(self.stop.take());
    }

    /// Stops the server and tells how it ended.
    pub(crate) async fn stop(mut self) -> Result<(), ServeError> {
        self.begin_to_stop();
        let serving = self.serving.take().expect("a server that was not stopped");
        tokio::time::timeout(Duration::from_secs(30), serving)
            .await
            .unwrap()
            .unwrap()
    }
}

/// A client that follows no redirect and keeps no cookie.
pub(crate) fn client() -> Client {
    let _ = rustls::crypto::ring::default_provider().install_default();
    Client::builder()
        .redirect(reqwest::redirect::Policy::none())
        .no_proxy()
        .build()
        .unwrap()
}

/// A client that keeps its cookies, as a browser does.
#[derive(Clone)]
pub(crate) struct Browser {
    client: Client,
    root: String,
    host: Option<String>,
    cookies: Arc<Mutex<BTreeMap<String, String>>>,
}

impl Browser {
    /// A request with the cookies, to be added to.
    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let mut request = self.client.request(method, format!("{}{path}", self.root));
        if let Some(host) = &self.host {
            request = request.header(HOST, host);
        }
        match self.cookie() {
            Some(cookie) => request.header(COOKIE, cookie),
            None => request,
        }
    }

    /// What the browser sends as its cookies.
    pub(crate) fn cookie(&self) -> Option<String> {
        let cookies = self.cookies.lock().unwrap();
        let pairs: Vec<_> = cookies
            .iter()
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        (!pairs.is_empty()).then(|| pairs.join("; "))
    }

    /// The secret with which it is signed in.
    pub(crate) fn secret(&self) -> String {
        self.value("towpath").unwrap()
    }

    /// The value of a cookie.
    pub(crate) fn value(&self, cookie: &str) -> Option<String> {
        self.cookies.lock().unwrap().get(cookie).cloned()
    }

    /// Sends a request and keeps the cookies of the answer.
    pub(crate) async fn run(&self, request: RequestBuilder) -> Answer {
        let answer = Answer::read(request.send().await.unwrap()).await;
        for set in &answer.cookies {
            let (pair, rest) = set.split_once(';').unwrap();
            let (name, value) = pair.split_once('=').unwrap();
            let mut cookies = self.cookies.lock().unwrap();
            if rest.contains("Max-Age=0") {
                cookies.remove(name);
            } else {
                cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        answer
    }

    pub(crate) async fn send(&self, method: Method, path: &str, body: Option<Value>) -> Answer {
        let mut request = self.request(method, path);
        if let Some(body) = body {
            request = request.json(&body);
        }
        self.run(request).await
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(Method::GET, path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        self.send(Method::POST, path, Some(body)).await
    }

    pub(crate) async fn patch(&self, path: &str, body: Value) -> Answer {
        self.send(Method::PATCH, path, Some(body)).await
    }

    pub(crate) async fn put(&self, path: &str, body: Value) -> Answer {
        self.send(Method::PUT, path, Some(body)).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Answer {
        self.send(Method::DELETE, path, None).await
    }
}

/// An answer, read to its end.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: reqwest::header::HeaderMap,
    /// What is in `Set-Cookie`.
    pub(crate) cookies: Vec<String>,
    pub(crate) text: String,
    /// Null if the text is no JSON.
    pub(crate) json: Value,
}

impl Answer {
    pub(crate) async fn read(response: Response) -> Answer {
        let (status, headers) = (response.status(), response.headers().clone());
        let cookies = headers.get_all(SET_COOKIE).iter();
        let cookies = cookies
            .map(|cookie| cookie.to_str().unwrap().to_owned())
            .collect();
        let bytes = response.bytes().await.unwrap();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let json = serde_json::from_str(&text).unwrap_or_default();
        Answer {
            status,
            headers,
            cookies,
            text,
            json,
        }
    }

    /// Asserts the status.
    #[track_caller]
    pub(crate) fn is(self, status: u16) -> Answer {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        self
    }

    /// Asserts that it is an error as every error is.
    #[track_caller]
    pub(crate) fn refused(self, status: u16, code: &str) -> Answer {
        let answer = self.is(status);
        let error = &answer.json["error"];
        assert_eq!(error["code"], code, "{}", answer.text);
        let message = error["message"].as_str().expect("a message");
        assert!(
            !message.is_empty() && !message.starts_with("server-"),
            "{message}"
        );
        assert!(error["key"].is_string(), "{}", answer.text);
        assert_eq!(answer.headers["content-type"], "application/json");
        answer
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers
            .get(name)
            .map_or("", |value| value.to_str().unwrap())
    }
}

/// Whatever is logged.
#[derive(Clone, Default)]
pub(crate) struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }

    /// How many of its lines have a text in them.
    pub(crate) fn count(&self, text: &str) -> usize {
        let log = self.text();
        log.lines().filter(|line| line.contains(text)).count()
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
