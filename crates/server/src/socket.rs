//! Sockets: one for a client, with any of its tables on it.

use std::collections::BTreeSet;
use std::error::Error as _;
use std::num::NonZero;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::{
    CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code,
};
use axum::http::{HeaderMap, header};
use axum::response::Response;
use futures_util::stream::SplitStream;
use futures_util::{SinkExt, StreamExt};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use store::{Millis, Scope, SessionRow, TableId, UserId};
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use words::Language;

use crate::App;
use crate::blocking::work_of;
use crate::commands;
use crate::error::{Denied, Error};
use crate::lobby::Joiner;
use crate::outbound::{Lagged, Outbound, Peer};
use crate::people::Caller;
use crate::protocol::{Message, Request, Wants};
use crate::queue::{Outgoing, Queue};
use crate::sending::{bound_buffer, write_all};
use crate::table::{Question, TableMessage};

/// The version of the protocol.
const PROTOCOL: u32 = 1;
/// Every socket has a buffer of its own, which is filled with zeros before each reading.
const READ_BUFFER: usize = 2048;
/// A client that goes on when it has been told so often to send less is sent away.
const MOST_WARNINGS: u32 = 100;
/// What clients are told to wait when the server stops.
const BACK_IN: u64 = 2;

/// Open a socket, over which any tables are followed and played at. `docs/protocol.md` has the messages.
#[utoipa::path(
    get,
    path = "/api/socket",
    tag = "tables",
    responses(
        (status = SWITCHING_PROTOCOLS, description = "The socket is open"),
        (status = FORBIDDEN, description = "wrong_origin"),
        (status = TOO_MANY_REQUESTS, description = "too_many_requests: there are as many sockets as there may be"),
        (status = SERVICE_UNAVAILABLE, description = "stopping")
    )
)]
pub(crate) async fn open(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Error> {
    // Browsers send the user's cookie with a handshake whatever the page is, and no layer looks at it.
    if !is_ours(&app, &headers) {
        return Err(Denied::WrongOrigin.into());
    }
    if app.stop.is_cancelled() {
        return Err(Denied::Stopping.into());
    }
    let user = caller.user.map(|user| user.id);
    let slot = app
        .socket_slots()
        .take(Some(caller.address), user.as_ref())?;
    let most = app.config().message_bytes;
    let upgrade = upgrade
        .max_message_size(most)
        .max_frame_size(most)
        .read_buffer_size(READ_BUFFER);
    let upgrade = bound_buffer(upgrade, app.config().queue_bytes_per_socket);
    let tasks = app.tasks.clone();
    let (queue, outgoing) = Queue::new(app.budgets().room(&slot));
    let client = Client::new(app, user, caller.session, caller.language, queue);
    let store = client.peer.app.store().clone();
    let serve = move |socket| async move {
        metrics::gauge!("towpath_sockets").increment(1.0);
        client.serve(socket, outgoing).await;
        metrics::gauge!("towpath_sockets").decrement(1.0);
        drop(slot);
    };
    Ok(upgrade.on_upgrade(move |socket| tasks.track_future(work_of(&store, serve(socket)))))
}

/// Whether a handshake comes from a page of ours, or from no page at all.
fn is_ours(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let Ok(origin) = origin.to_str() else {
        return false;
    };
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    let authority = origin.split_once("://").map(|(_, authority)| authority);
    let is_same_host = authority.is_some() && authority == host;
    is_same_host
        || app
            .config()
            .origins()
            .iter()
            .any(|known| known.as_str() == origin)
}

/// One client.
struct Client {
    peer: Arc<Peer>,
    user: Option<UserId>,
    session: Option<SessionRow>,
    joined: BTreeSet<TableId>,
    limit: DefaultDirectRateLimiter,
    warnings: u32,
}

/// Why a socket is closed, if not by the client.
enum Close {
    Gone,
    Stopping,
    TooSlow,
    TooLarge,
    Flooding,
    NotText,
    SignedOut,
}

impl Close {
    /// The close code and the reason.
    const fn frame(&self) -> Option<(u16, &'static str)> {
        match self {
            Close::Gone => None,
            Close::Stopping => Some((close_code::AWAY, "stopping")),
            Close::TooSlow => Some((close_code::AGAIN, "too_slow")),
            Close::TooLarge => Some((close_code::SIZE, "too_large")),
            Close::Flooding => Some((close_code::POLICY, "too_many_requests")),
            Close::NotText => Some((close_code::UNSUPPORTED, "not_text")),
            Close::SignedOut => Some((close_code::POLICY, "signed_out")),
        }
    }
}

impl Client {
    fn new(
        app: App,
        user: Option<UserId>,
        session: Option<SessionRow>,
        language: Language,
        queue: Arc<Queue>,
    ) -> Client {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let rate = NonZero::new(app.config().messages_per_second).unwrap_or(NonZero::<u32>::MIN);
        let burst = NonZero::new(app.config().message_burst).unwrap_or(NonZero::<u32>::MIN);
        let outbound = Outbound {
            id: NEXT.fetch_add(1, Ordering::Relaxed),
            queue,
            lagged: Lagged::default(),
        };
        Client {
            peer: Arc::new(Peer {
                app,
                language,
                outbound,
                owed: TaskTracker::new(),
            }),
            user,
            session,
            joined: BTreeSet::new(),
            limit: RateLimiter::direct(Quota::per_second(rate).allow_burst(burst)),
            warnings: 0,
        }
    }

    async fn serve(mut self, socket: WebSocket, outgoing: Outgoing) {
        let (sink, mut stream) = socket.split();
        let ping_seconds = self.peer.app.config().ping_seconds.max(1);
        let sending = Duration::from_secs(self.peer.app.config().sending_seconds.max(1));
        let closing = CancellationToken::new();
        let writer = tokio::spawn(write_all(
            sink,
            outgoing,
            Duration::from_secs(ping_seconds),
            sending,
            closing.clone(),
            self.peer.outbound.lagged.clone(),
        ));
        self.peer.outbound.send(&Message::Hello {
            protocol: PROTOCOL,
            user: self.user.clone(),
            ping_seconds,
        });
        let close = self.listen(&mut stream).await;
        if let Close::Stopping = close {
            // Tables finish what they have begun.
            self.peer.owed.close();
            timeout(sending, self.peer.owed.wait()).await.ok();
            self.peer
                .outbound
                .send(&Message::Leaving { seconds: BACK_IN });
        }
        for table in std::mem::take(&mut self.joined) {
            let socket = self.peer.outbound.id;
            self.peer
                .app
                .lobby()
                .notify(&table, TableMessage::Part { socket });
        }
        closing.cancel();
        let Ok(Ok(mut sink)) = timeout(sending, writer).await else {
            return;
        };
        if let Some((code, reason)) = close.frame() {
            let frame = CloseFrame {
                code,
                reason: Utf8Bytes::from_static(reason),
            };
            let farewell = async {
                sink.send(Frame::Close(Some(frame))).await.ok();
                // The client says goodbye too, or not.
                while let Some(Ok(_)) = stream.next().await {}
                if let Close::TooLarge = close {
                    // What is left of the message cannot be read, and to close over it would take the farewell back.
                    std::future::pending::<()>().await;
                }
            };
            timeout(Duration::from_secs(1), farewell).await.ok();
        }
    }

    /// Answers what the client sends, until one of the two leaves.
    async fn listen(&mut self, stream: &mut SplitStream<WebSocket>) -> Close {
        let silence = Duration::from_secs(self.peer.app.config().silence_seconds.max(1));
        let (stop, lagged) = (
            self.peer.app.stop.clone(),
            self.peer.outbound.lagged.clone(),
        );
        let (mut stopped, mut overran) = (pin!(stop.cancelled()), pin!(lagged.wait()));
        let queue = self.peer.outbound.queue.clone();
        let mut ended = self.peer.app.people().ended();
        let mut heard = Instant::now();
        let pause = Duration::from_secs(self.peer.app.config().session_check_seconds.max(1));
        // Alarms that are set anew for every message would cost more than those that look again when they go off.
        let mut quiet = pin!(sleep(silence));
        let mut check = pin!(sleep(pause));
        loop {
            // Whoever does not read what was asked for is not heard either: it would only ask for more.
            let is_loaded = queue.is_loaded();
            let frame = tokio::select! {
                biased;
                // While there is something to hear, nothing else need be looked at. Not even a client that never stops
                // keeps the others waiting for long.
                frame = stream.next(), if !is_loaded => frame,
                () = queue.ease(), if is_loaded => {
                    heard = Instant::now();
                    continue;
                }
                () = &mut stopped => return Close::Stopping,
                () = &mut overran => return Close::TooSlow,
                () = ended.next() => {
                    if !self.is_signed_in().await {
                        return Close::SignedOut;
                    }
                    continue;
                }
                () = &mut quiet => {
                    if is_loaded {
                        // It could not be heard. How long it takes to read is judged where it is written to.
                        heard = Instant::now();
                    }
                    if heard.elapsed() >= silence {
                        return Close::Gone;
                    }
                    quiet.as_mut().reset(heard + silence);
                    continue;
                }
                () = &mut check => {
                    if !self.is_signed_in().await {
                        return Close::SignedOut;
                    }
                    check.as_mut().reset(Instant::now() + pause);
                    continue;
                }
            };
            heard = Instant::now();
            if lagged.is_set() {
                return Close::TooSlow;
            }
            // Before anything is heard from somebody who may have been signed out, or whose time is up.
            let has_ended = ended.has_come();
            if (has_ended || self.is_over()) && !self.is_signed_in().await {
                return Close::SignedOut;
            }
            if let Some(close) = self.take_in(frame).await {
                return close;
            }
        }
    }

    /// Answers what came from the client, or says why it is heard no longer.
    async fn take_in(&mut self, frame: Option<Result<Frame, axum::Error>>) -> Option<Close> {
        match frame {
            None => return Some(Close::Gone),
            Some(Err(error)) => return Some(of_error(&error)),
            Some(Ok(Frame::Text(text))) => {
                if self.limit.check().is_ok() {
                    self.hear(&text).await;
                    return None;
                }
                if self.is_warned_enough() {
                    return Some(Close::Flooding);
                }
                let retry = Duration::from_secs(1);
                self.peer
                    .refuse(id_of(&text), None, &Error::TooMany { retry });
            }
            Some(Ok(Frame::Binary(_))) => return Some(Close::NotText),
            // Each takes as long to read as a message.
            Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {
                if self.limit.check().is_err() && self.is_warned_enough() {
                    return Some(Close::Flooding);
                }
            }
            Some(Ok(Frame::Close(_))) => return Some(Close::Gone),
        }
        None
    }

    /// Counts something that came too soon after the last, and tells whether that is enough of it.
    fn is_warned_enough(&mut self) -> bool {
        self.warnings += 1;
        self.warnings > MOST_WARNINGS
    }

    /// Whether the session that opened the socket still holds. While the store cannot be reached nobody is sent away.
    async fn is_signed_in(&mut self) -> bool {
        let Some(session) = &self.session else {
            return true;
        };
        match self.peer.app.store().session(&session.hash).await {
            Ok(None) => false,
            Ok(Some((session, _))) => {
                // A browser's lasts longer, the more it is used.
                self.session = Some(session);
                !self.is_over()
            }
            Err(_) => true,
        }
    }

    /// Whether the session has run out, as far as is known here.
    fn is_over(&self) -> bool {
        let session = self.session.as_ref();
        session.is_some_and(|session| session.is_over(Millis::now()))
    }

    /// Who has something done: nobody with a token that only looks.
    fn player(&self) -> Result<&UserId, Error> {
        let scope = self.session.as_ref().map(|session| session.scope);
        match &self.user {
            None => Err(Denied::SignedOut.into()),
            Some(_) if scope == Some(Scope::Read) => Err(Denied::ReadOnly.into()),
            Some(user) => Ok(user),
        }
    }

    async fn hear(&mut self, text: &str) {
        let request = match crate::http::json::parse::<Request>(text.as_bytes()) {
            Ok(request) => request,
            Err(error) => return self.peer.refuse(id_of(text), None, &error),
        };
        let (id, table) = match &request {
            Request::Join { table, .. } | Request::Part { table } | Request::Look { table } => {
                (None, Some(table.clone()))
            }
            Request::Ahead { id, table, .. } | Request::Do { id, table, .. } => {
                (Some(id.clone()), Some(table.clone()))
            }
            Request::Ping { id } => (Some(id.clone()), None),
        };
        if let Err(error) = self.answer(request).await {
            self.peer.refuse(id, table, &error);
        }
    }

    async fn answer(&mut self, request: Request) -> Result<(), Error> {
        match request {
            Request::Join {
                table,
                seat,
                since,
                show,
                guide,
            } => {
                let most = self.peer.app.config().tables_per_socket;
                if !self.joined.contains(&table) && self.joined.len() >= most {
                    return Err(Denied::TooManyFollowed.into());
                }
                self.peer.outbound.queue.end_look(&table);
                let joiner = Joiner {
                    outbound: self.peer.outbound.clone(),
                    user: self.user.clone(),
                    seat,
                    since,
                    wants: Wants { show, guide },
                };
                self.peer.app.lobby().join(&table, joiner).await?;
                self.joined.insert(table);
            }
            Request::Part { table } => {
                if self.joined.remove(&table) {
                    let socket = self.peer.outbound.id;
                    self.peer
                        .app
                        .lobby()
                        .notify(&table, TableMessage::Part { socket });
                }
            }
            Request::Look { table } => {
                if !self.joined.contains(&table) {
                    return Err(Denied::NoSuchTable.into());
                }
                let outbound = &self.peer.outbound;
                if outbound.queue.ask_look(&table) {
                    self.peer.app.lobby().notify(
                        &table,
                        TableMessage::Look {
                            socket: outbound.id,
                        },
                    );
                }
            }
            Request::Ahead {
                id,
                table,
                seat,
                parts,
            } => {
                let user = self.player()?.clone();
                let ask = |answer| Question::Ahead {
                    user: user.clone(),
                    seat,
                    parts: parts.clone(),
                    answer,
                };
                let ahead = self.peer.app.lobby().ask(&table, ask).await?;
                self.peer.outbound.send(&Message::Ahead {
                    id,
                    at: ahead.at,
                    actions: ahead.legal,
                });
            }
            Request::Do { id, table, command } => {
                let user = self.player()?;
                commands::carry_out_for(&self.peer, user, &table, command, id).await?;
            }
            Request::Ping { id } => self.peer.outbound.send(&Message::Pong { id }),
        }
        Ok(())
    }
}

/// Why reading failed.
fn of_error(error: &axum::Error) -> Close {
    let cause = error.source().and_then(|cause| cause.downcast_ref());
    match cause {
        Some(tungstenite::Error::Capacity(_)) => Close::TooLarge,
        _ => Close::Gone,
    }
}

/// The id of a request that may make no sense otherwise, so that its sender knows which one was refused.
fn id_of(text: &str) -> Option<String> {
    let value: serde_json::Value = serde_json::from_str(text).ok()?;
    let id = value.get("id")?.as_str()?;
    (id.len() <= 64).then(|| id.to_owned())
}
