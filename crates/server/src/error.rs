//! Why a request is refused, and what of it is told to whoever made it.

use std::time::Duration;

use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use game::Seat;
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
    #[error("something went wrong on the server")]
    Internal,
    /// What a seat wants to undo cannot be taken out of the game: what another did since would be otherwise.
    #[error("this cannot be undone alone: entry {seq} would be otherwise without it")]
    InTheWay { seq: u64, seat: Seat },
    #[error("{entry}: {reason}")]
    Malformed { entry: String, reason: String },
    #[error("the message is too large: at most {most} bytes are allowed")]
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
    SignedOut "signed_out" UNAUTHORIZED, "not signed in";
    WrongPassword "wrong_password" UNAUTHORIZED, "the name or the password is wrong";
    NameTaken "name_taken" CONFLICT, "this name, or one that looks like it, is already taken";
    BadName "bad_name" UNPROCESSABLE_ENTITY, "a name needs 1 to 24 visible characters from one script, with no space at the start or end";
    BadPassword "bad_password" UNPROCESSABLE_ENTITY, "a password needs 10 to 200 characters";
    NameFirst "name_first" CONFLICT, "choose a name before setting a password";
    BadAddress "bad_address" UNPROCESSABLE_ENTITY, "messages cannot be sent to this address: it must be https and public";
    TooManyTokens "too_many_tokens" CONFLICT, "the limit for tokens has been reached";
    WrongOrigin "wrong_origin" FORBIDDEN, "the request comes from another site";
    WrongHost "wrong_host" MISDIRECTED_REQUEST, "the host of the request is not in public_origins";
    WrongMethod "wrong_method" METHOD_NOT_ALLOWED, "this path does not accept this method";
    WrongContent "wrong_content" UNSUPPORTED_MEDIA_TYPE, "the request must be JSON, with the content type application/json";
    TimedOut "timed_out" SERVICE_UNAVAILABLE, "the request took too long";
    NotForBots "not_for_bots" FORBIDDEN, "a token cannot do this: sign in with a browser";
    ReadOnly "read_only" FORBIDDEN, "the token is read-only";
    NoSuchToken "no_such_token" NOT_FOUND, "this token does not exist";
    NoWebhook "no_webhook" NOT_FOUND, "no webhook is set up";
    WebhookFailed "webhook_failed" BAD_GATEWAY, "the webhook did not accept the message";
    BadLanguage "bad_language" UNPROCESSABLE_ENTITY, "this language is not available";
    NoSuchPath "no_such_path" NOT_FOUND, "there is nothing at this address";
    NoSuchTable "no_such_table" NOT_FOUND, "this table does not exist";
    NoSuchSeat "no_such_seat" NOT_FOUND, "this table has no such seat";
    NoSuchLink "no_such_link" NOT_FOUND, "the link does not work: it has been replaced, or never existed";
    NotYourSeat "not_your_seat" FORBIDDEN, "the seat belongs to another player";
    NotHost "not_host" FORBIDDEN, "only the host of the table can do this";
    NotInvited "not_invited" FORBIDDEN, "this table needs an invitation";
    NotWatchable "not_watchable" FORBIDDEN, "this table does not allow spectators";
    SeatTaken "seat_taken" CONFLICT, "another player already has this seat";
    TableFull "table_full" CONFLICT, "all seats are taken";
    SeatsEmpty "seats_empty" CONFLICT, "some seats are still free";
    NotStarted "not_started" CONFLICT, "the game has not started";
    HasStarted "has_started" CONFLICT, "the game has already started";
    IsOver "is_over" CONFLICT, "the game is over";
    NotOver "not_over" CONFLICT, "the game is not over";
    NothingToUndo "nothing_to_undo" CONFLICT, "nothing can be undone: another player has moved since, or hidden information has been revealed";
    CameToLight "came_to_light" CONFLICT, "hidden information appears partway: send the rest separately";
    NoTakeBack "no_take_back" CONFLICT, "nobody has asked to undo a move";
    TakeBackOpen "take_back_open" CONFLICT, "another player has already asked to undo a move";
    NotAbsent "not_absent" CONFLICT, "this player is not absent";
    NoGround "no_ground" NOT_FOUND, "this game has no map to draw";
    NoHints "no_hints" FORBIDDEN, "this table does not allow hints while other people are playing";
    Muted "muted" FORBIDDEN, "the host has muted you at this table";
    NothingSaid "nothing_said" UNPROCESSABLE_ENTITY, "a message needs 1 to 500 characters";
    NoSuchPerson "no_such_person" NOT_FOUND, "this person is not at the table";
    LogFull "log_full" CONFLICT, "the limit for this at the table has been reached";
    NotAsked "not_asked" CONFLICT, "the game is not waiting for this seat's share of the shuffle";
    WrongShare "wrong_share" UNPROCESSABLE_ENTITY, "a share and its hash are 64 lower-case hexadecimal digits, and the hash must match the share";
    NoteTooLong "note_too_long" UNPROCESSABLE_ENTITY, "a note can have at most 10,000 characters";
    IdReused "id_reused" CONFLICT, "this id was already used for a different message";
    TooManyTables "too_many_tables" CONFLICT, "the limit for tables has been reached";
    NoSuchMap "no_such_map" NOT_FOUND, "this map does not exist";
    NotYourMap "not_your_map" FORBIDDEN, "the map belongs to another player";
    TooManyMaps "too_many_maps" CONFLICT, "the limit for maps has been reached";
    MapUnfinished "map_unfinished" CONFLICT, "the map has problems and cannot be shared yet";
    NoFairMap "no_fair_map" CONFLICT, "no fair map was found with this seed: try another seed";
    Unreadable "unreadable" CONFLICT, "the game cannot be continued with this version of the rules";
    Stopping "stopping" SERVICE_UNAVAILABLE, "the server is shutting down: try again in a moment";
}

impl Error {
    /// A word that stays the same whatever the message says.
    pub fn code(&self) -> &'static str {
        match self {
            Error::Game(refused) => refused.code(),
            Error::Denied(denied) => denied.code(),
            Error::Unavailable => "try_again",
            Error::Internal => "internal",
            Error::InTheWay { .. } => "in_the_way",
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
            Error::InTheWay { .. } => StatusCode::CONFLICT,
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
