//! What the deterministic simulation uses of a server beside [`App`](crate::App) and [`router`](crate::router()).

use std::cell::RefCell;
use std::rc::Rc;

use futures_util::future::BoxFuture;
use reqwest::StatusCode;
use serde_json::Value;

pub use crate::accept::serve_connection;
pub use crate::webhook::run as deliver_webhooks;

/// What comes of a call: a status, or no answer.
pub type Received = BoxFuture<'static, Option<StatusCode>>;

/// Whoever is called by webhooks, at an address and with a message.
pub type Receiver = Rc<dyn Fn(&str, &Value) -> Received>;

thread_local! {
    static RECEIVER: RefCell<Option<Receiver>> = const { RefCell::new(None) };
}

/// Lets webhooks of this thread call somebody who is made up.
pub fn set_receiver(receiver: Option<Receiver>) {
    RECEIVER.set(receiver);
}

/// A call, if whoever is called is made up.
pub(crate) fn receive(url: &str, message: &Value) -> Option<Received> {
    let receiver = RECEIVER.with_borrow(Clone::clone)?;
    Some(receiver(url, message))
}
