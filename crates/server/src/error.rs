//! Why a request is refused, and what of it is told to whoever made it.

use std::time::Duration;

use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use games::Refused;
use store::StoreError;
use thiserror::Error;

/// Why a request is refused. Nothing has changed then, unless the store says that it cannot know.
#[derive(Clone, Debug, Error)]
pub enum Error {
    #[error(transparent)]
    Game(#[from] Refused),
    #[error("{0}")]
    Denied(Denied),
    /// The store cannot be reached. The same request may be sent again.
    #[error("the store cannot be reached")]
    Unavailable,
    #[error("something went wrong here")]
    Internal,
    #[error("{entry}: {reason}")]
    Malformed { entry: String, reason: String },
    #[error("the message is longer than {most} bytes")]
    TooLarge { most: usize },
    #[error("too many requests: try again in {} s", .retry.as_secs().max(1))]
    TooMany { retry: Duration },
}

/// A table of what the server itself refuses: the variant, its code, the status, and what it says to programmers.
macro_rules! denials {
    ($($name:ident $code:literal $status:ident, $message:literal;)*) => {
        /// What the server itself refuses, whatever the game.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
        pub enum Denied {
            $(#[error($message)] $name,)*
        }

        impl Denied {
            /// Every refusal there is.
            pub const ALL: &[Denied] = &[$(Denied::$name),*];

            /// A word that stays the same whatever the message says.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Denied::$name => $code,)*
                }
            }

            const fn status(self) -> StatusCode {
                match self {
                    $(Denied::$name => StatusCode::$status,)*
                }
            }
        }
    };
}

denials! {
    SignedOut "signed_out" UNAUTHORIZED, "nobody is signed in";
    WrongPassword "wrong_password" UNAUTHORIZED, "the name or the password is wrong";
    NameTaken "name_taken" CONFLICT, "somebody has this name already, or one that looks like it";
    BadName "bad_name" UNPROCESSABLE_ENTITY, "a name has 1 to 24 characters that can be seen, of one script, and no space at its ends";
    BadPassword "bad_password" UNPROCESSABLE_ENTITY, "a password has 10 to 200 characters";
    NameFirst "name_first" CONFLICT, "a password needs a name to go with it";
    BadAddress "bad_address" UNPROCESSABLE_ENTITY, "the address cannot be called: it has to be https and public";
    TooManyTokens "too_many_tokens" CONFLICT, "there are as many tokens as there may be";
    WrongOrigin "wrong_origin" FORBIDDEN, "the request comes from another site";
    WrongHost "wrong_host" MISDIRECTED_REQUEST, "the host of the request is none of public_origins";
    WrongMethod "wrong_method" METHOD_NOT_ALLOWED, "this path does not take that method";
    WrongContent "wrong_content" UNSUPPORTED_MEDIA_TYPE, "the request has to be JSON, with the content type application/json";
    TimedOut "timed_out" SERVICE_UNAVAILABLE, "the request took too long";
    NotForBots "not_for_bots" FORBIDDEN, "a token cannot do that: sign in with a browser";
    ReadOnly "read_only" FORBIDDEN, "the token may only look";
    NoSuchToken "no_such_token" NOT_FOUND, "there is no such token";
    NoWebhook "no_webhook" NOT_FOUND, "there is no webhook";
    WebhookFailed "webhook_failed" BAD_GATEWAY, "the webhook did not answer as it should";
    BadLanguage "bad_language" UNPROCESSABLE_ENTITY, "there is no such language here";
    NoSuchPath "no_such_path" NOT_FOUND, "there is nothing here";
    NoSuchTable "no_such_table" NOT_FOUND, "there is no such table";
    NoSuchSeat "no_such_seat" NOT_FOUND, "there is no such seat at this table";
    NoSuchLink "no_such_link" NOT_FOUND, "the link leads nowhere: it was replaced, or never was";
    NotYourSeat "not_your_seat" FORBIDDEN, "the seat is somebody else's";
    NotHost "not_host" FORBIDDEN, "only the host of the table may do that";
    NotInvited "not_invited" FORBIDDEN, "this table is by invitation";
    NotWatchable "not_watchable" FORBIDDEN, "this table has no spectators";
    SeatTaken "seat_taken" CONFLICT, "somebody sits there already";
    TableFull "table_full" CONFLICT, "every seat is taken";
    SeatsEmpty "seats_empty" CONFLICT, "some seats are still empty";
    NotStarted "not_started" CONFLICT, "the game has not begun";
    HasStarted "has_started" CONFLICT, "the game has begun already";
    IsOver "is_over" CONFLICT, "the game is over";
    NotOver "not_over" CONFLICT, "the game is not over";
    NothingToUndo "nothing_to_undo" CONFLICT, "nothing can be undone: others have acted since, or something has come to light";
    CameToLight "came_to_light" CONFLICT, "something comes to light in the middle: nothing more can be done in the same step";
    NoTakeBack "no_take_back" CONFLICT, "nobody has asked to take anything back";
    TakeBackOpen "take_back_open" CONFLICT, "somebody has asked already to take something back";
    NotAbsent "not_absent" CONFLICT, "the seat is not absent";
    NoGround "no_ground" NOT_FOUND, "the game is played on nothing but what its view shows";
    NoHints "no_hints" FORBIDDEN, "others play here, and agreed on no hints";
    Muted "muted" FORBIDDEN, "the host has muted you at this table";
    NothingSaid "nothing_said" UNPROCESSABLE_ENTITY, "a message has 1 to 500 characters";
    NoSuchPerson "no_such_person" NOT_FOUND, "nobody here is that";
    LogFull "log_full" CONFLICT, "you have written as much of this at the table as you may";
    NotAsked "not_asked" CONFLICT, "the game does not wait for what this seat adds to the deal";
    WrongShare "wrong_share" UNPROCESSABLE_ENTITY, "a share and its hash have 64 hexadecimal digits in lower case, and the hash is that of the share";
    NoteTooLong "note_too_long" UNPROCESSABLE_ENTITY, "a note has at most 10,000 characters";
    IdReused "id_reused" CONFLICT, "this id was used for something else";
    TooManyTables "too_many_tables" CONFLICT, "you sit at as many tables as you may";
    NoSuchMap "no_such_map" NOT_FOUND, "there is no such map";
    NotYourMap "not_your_map" FORBIDDEN, "the map is somebody else's";
    TooManyMaps "too_many_maps" CONFLICT, "you have as many maps as you may";
    MapUnfinished "map_unfinished" CONFLICT, "the map has faults and cannot be shared";
    NoFairMap "no_fair_map" CONFLICT, "no fair map was found with this seed: another one may have more luck";
    Unreadable "unreadable" CONFLICT, "the table cannot be played on by this version of the rules";
    Stopping "stopping" SERVICE_UNAVAILABLE, "the server is about to stop: come back in a moment";
}

impl Error {
    /// A word that stays the same whatever the message says.
    pub fn code(&self) -> &'static str {
        match self {
            Error::Game(refused) => refused.code(),
            Error::Denied(denied) => denied.code(),
            Error::Unavailable => "try_again",
            Error::Internal => "internal",
            Error::Malformed { .. } => "malformed",
            Error::TooLarge { .. } => "too_large",
            Error::TooMany { .. } => "too_many_requests",
        }
    }

    /// The rule that was broken, if it was one.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Error::Game(refused) => refused.rule(),
            _ => None,
        }
    }

    /// Which of several actions was refused, from 0.
    pub fn nth(&self) -> Option<usize> {
        match self {
            Error::Game(refused) => refused.nth(),
            _ => None,
        }
    }

    /// The one place that knows status codes.
    pub fn status(&self) -> StatusCode {
        match self {
            Error::Game(_) | Error::Malformed { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Error::Denied(denied) => denied.status(),
            Error::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            Error::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            Error::TooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Error::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
        }
    }
}

impl From<Denied> for Error {
    fn from(denied: Denied) -> Error {
        Error::Denied(denied)
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        if error.is_transient() {
            error.log("the store cannot be reached");
            return Error::Unavailable;
        }
        match error {
            StoreError::NameTaken => Denied::NameTaken.into(),
            StoreError::Full => Denied::TooManyTables.into(),
            error => {
                tracing::error!(%error, "the store failed");
                Error::Internal
            }
        }
    }
}

impl IntoResponse for Error {
    /// The error itself travels with the response, and the outermost layer puts it into the caller's language.
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        let retry = match &self {
            Error::TooMany { retry } => Some(retry.as_secs_f64().ceil().max(1.0) as u64),
            Error::Unavailable | Error::Denied(Denied::Stopping) => Some(1),
            _ => None,
        };
        if let Some(retry) = retry {
            response.headers_mut().insert(RETRY_AFTER, retry.into());
        }
        response.extensions_mut().insert(self);
        response
    }
}
