//! JSON in requests and answers.

use axum::body::{Body, to_bytes};
use axum::extract::{FromRequest, Request};
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::App;
use crate::error::{Denied, Error};

/// The entry of a mistake that is in no part of a request.
const WHOLE: &str = "body";

/// JSON of at most `body_bytes` in a request, or JSON in an answer. What is wrong with a request is told with the entry.
#[derive(Clone, Copy, Debug)]
pub struct Json<T>(pub T);

/// As [`Json`], with at most `table_bytes`.
#[derive(Clone, Copy, Debug)]
pub struct LargeJson<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Json<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Json<T>, Error> {
        read(request, app.config().body_bytes).await.map(Json)
    }
}

impl<T: DeserializeOwned> FromRequest<App> for LargeJson<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<LargeJson<T>, Error> {
        read(request, app.config().table_bytes).await.map(LargeJson)
    }
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        axum::Json(self.0).into_response()
    }
}

async fn read<T: DeserializeOwned>(request: Request, most: usize) -> Result<T, Error> {
    // A form may be sent from any site without asking; JSON may not.
    let kind = request.headers().get(CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let essence = kind.split(';').next().unwrap_or_default().trim();
    if !essence.eq_ignore_ascii_case("application/json") {
        return Err(Denied::WrongContent.into());
    }
    let length = request.headers().get(CONTENT_LENGTH);
    let length = length.and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
    if length.is_some_and(|length| length > most) {
        return Err(Error::TooLarge { most });
    }
    parse(&take(request.into_body(), most).await?)
}

/// Reads JSON, with nothing after it.
pub(crate) fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Error> {
    // To know where a mistake is costs more than reading, and most people make none.
    if let Ok(read) = serde_json::from_slice(bytes) {
        return Ok(read);
    }
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let read = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let path = error.path().to_string();
        Error::Malformed {
            entry: if path == "." { WHOLE.to_owned() } else { path },
            reason: error.inner().to_string(),
        }
    })?;
    json.end().map_err(|error| Error::Malformed {
        entry: WHOLE.to_owned(),
        reason: error.to_string(),
    })?;
    Ok(read)
}

/// All of a body of at most so many bytes.
pub(super) async fn take(body: Body, most: usize) -> Result<axum::body::Bytes, Error> {
    to_bytes(body, most).await.map_err(|error| {
        let mut cause: Option<&dyn std::error::Error> = Some(&error);
        while let Some(error) = cause {
            if error.to_string() == "length limit exceeded" {
                return Error::TooLarge { most };
            }
            cause = error.source();
        }
        Error::Malformed {
            entry: WHOLE.to_owned(),
            reason: "the request was interrupted".to_owned(),
        }
    })
}
