//! What has been begun is finished, whether or not anybody still listens.

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::json::take;
use crate::App;
use crate::blocking::work_of;
use crate::error::Error;

/// Answers a request that may change something in a task of its own: a client that hangs up, or a time that runs out,
/// takes away the answer and never the rest of the work. Until all of it has come, nothing has been begun.
pub(super) async fn finish(State(app): State<App>, request: Request, next: Next) -> Response {
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return next.run(request).await;
    }
    let (head, body) = request.into_parts();
    let most = app.config().table_bytes.max(app.config().body_bytes);
    let body = match take(body, most).await {
        Ok(bytes) => Body::from(bytes),
        Err(error) => return error.into_response(),
    };
    let work = work_of(app.store(), next.run(Request::from_parts(head, body)));
    let work = app.tasks.spawn(work);
    match work.await {
        Ok(response) => response,
        Err(error) => match error.try_into_panic() {
            // Whoever catches panics around every request has to see this one, too.
            Ok(panic) => std::panic::resume_unwind(panic),
            Err(_) => Error::Internal.into_response(),
        },
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};

    use axum::Router;
    use axum::middleware::from_fn_with_state;
    use axum::routing::post;
    use hyper::service::Service;
    use hyper_util::service::TowerToHyperService;
    use tokio::sync::Notify;

    use super::*;
    use crate::Config;

    #[tokio::test]
    async fn a_client_that_hangs_up_cancels_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("towpath.db").display().to_string();
        let store = store::Store::open(&file, &store::Options::default()).await;
        let app = App::new(Config::default(), store.unwrap());
        let (stored, go_on, done) = (
            Arc::new(Notify::new()),
            Arc::new(Notify::new()),
            Arc::new(AtomicU32::new(0)),
        );
        let handler = {
            let (stored, go_on, done) = (stored.clone(), go_on.clone(), done.clone());
            async move || {
                stored.notify_one();
                go_on.notified().await;
                done.fetch_add(1, Ordering::SeqCst);
            }
        };
        let router = Router::new()
            .route("/", post(handler))
            .layer(from_fn_with_state(app.clone(), finish));
        let request = Request::post("/").body(Body::empty()).unwrap();
        let answer = TowerToHyperService::new(router).call(request);
        // The client is there until the first thing is stored, and hangs up before the next.
        tokio::select! {
            _ = answer => panic!("answered before it was done"),
            () = stored.notified() => {}
        }
        go_on.notify_one();
        app.tasks.close();
        app.tasks.wait().await;
        assert_eq!(done.load(Ordering::SeqCst), 1);
    }
}
