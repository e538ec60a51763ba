//! Where one is told that it is one's turn.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use store::Webhook;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::error::{Denied, Error};
use crate::http::Json;
use crate::people::{InPerson, or_gone};
use crate::webhook::{self, Message, Style};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(show, set, remove))
        .routes(routes!(test))
}

/// An address that is called, and how it wants to be spoken to.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Hook {
    /// https, and in no private network.
    url: String,
    style: Style,
    /// Whether only when a game waits for one, and not when one can act early.
    #[serde(default)]
    is_quiet: bool,
}

/// One's webhook: null if there is none.
#[utoipa::path(
    get,
    path = "/api/me/webhook",
    tag = "people",
    responses((status = OK, body = Option<Hook>), (status = UNAUTHORIZED, description = "signed_out"))
)]
async fn show(
    State(app): State<App>,
    InPerson(caller): InPerson,
) -> Result<Json<Option<Hook>>, Error> {
    let webhook = app.store().webhook(&caller.user.id).await?;
    Ok(Json(webhook.map(|webhook| Hook {
        url: webhook.url,
        style: Style::named(&webhook.style),
        is_quiet: webhook.is_quiet,
    })))
}

/// Set one's webhook.
#[utoipa::path(
    put,
    path = "/api/me/webhook",
    tag = "people",
    request_body = Hook,
    responses(
        (status = OK, body = Hook),
        (status = UNAUTHORIZED, description = "signed_out"),
        (status = UNPROCESSABLE_ENTITY, description = "bad_address")
    )
)]
async fn set(
    State(app): State<App>,
    InPerson(caller): InPerson,
    Json(hook): Json<Hook>,
) -> Result<Json<Hook>, Error> {
    webhook::vet(&hook.url, app.config()).await?;
    let webhook = Webhook {
        url: hook.url.clone(),
        style: hook.style.name().to_owned(),
        is_quiet: hook.is_quiet,
    };
    app.store()
        .set_webhook(&caller.user.id, Some(&webhook))
        .await
        .map_err(or_gone)?;
    Ok(Json(hook))
}

/// Remove one's webhook.
#[utoipa::path(
    delete,
    path = "/api/me/webhook",
    tag = "people",
    responses((status = OK), (status = UNAUTHORIZED, description = "signed_out"))
)]
async fn remove(State(app): State<App>, InPerson(caller): InPerson) -> Result<(), Error> {
    Ok(app.store().set_webhook(&caller.user.id, None).await?)
}

/// Send a message to one's webhook now.
#[utoipa::path(
    post,
    path = "/api/me/webhook/test",
    tag = "people",
    responses(
        (status = OK),
        (status = UNAUTHORIZED, description = "signed_out"),
        (status = NOT_FOUND, description = "no_webhook"),
        (status = BAD_GATEWAY, description = "webhook_failed")
    )
)]
async fn test(State(app): State<App>, InPerson(caller): InPerson) -> Result<(), Error> {
    let webhook = app.store().webhook(&caller.user.id).await?;
    let webhook = webhook.ok_or(Denied::NoWebhook)?;
    app.rate_limits().trials.pass(&caller.user.id)?;
    let message = Message::test(&app, caller.language);
    Ok(webhook::send(app.config(), &webhook, &message).await?)
}
