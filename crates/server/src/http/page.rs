//! The page itself: everything that is no part of the API.

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, Method, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::error::{Denied, Error};

/// What begins like this is answered by routes or by nobody.
const OURS: [&str; 4] = ["/api", "/healthz", "/readyz", "/metrics"];

/// The page is the answer, although nothing is found: it says so itself, in words for people.
#[derive(Clone, Copy)]
pub(super) struct Lost;

/// Whether a request is for the page or one of its files.
pub(super) fn is_asked_for(request: &Request) -> bool {
    let path = request.uri().path();
    let is_under = |ours: &str| {
        let rest = path.strip_prefix(ours);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    let is_read = matches!(*request.method(), Method::GET | Method::HEAD);
    is_read && !OURS.into_iter().any(is_under)
}

/// The file at the path, or else the page, which knows what to show there, and that there is nothing.
pub(super) async fn show(request: Request) -> Response {
    let path = request.uri().path();
    if !is_asked_for(&request) {
        return Error::from(Denied::NoSuchPath).into_response();
    }
    match page::find(path) {
        Some(file) => answer(request.method(), request.headers(), file),
        // A page from before an update must not be given this one as its script.
        None if path.starts_with(page::LASTING) => Error::from(Denied::NoSuchPath).into_response(),
        None if page::has_screen(path) => {
            answer(request.method(), request.headers(), page::index())
        }
        None => {
            // Whatever a browser has kept of it, the answer stays that there is nothing.
            let mut headers = request.headers().clone();
            headers.remove(IF_NONE_MATCH);
            let mut response = answer(request.method(), &headers, page::index());
            *response.status_mut() = StatusCode::NOT_FOUND;
            response.extensions_mut().insert(Lost);
            response
        }
    }
}

fn answer(method: &Method, headers: &HeaderMap, file: page::File) -> Response {
    let tag = format!("\"{}\"", file.tag);
    let keep = match file.is_lasting {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let about = [
        (ETAG, tag.as_str()),
        (CACHE_CONTROL, keep),
        (VARY, ACCEPT_ENCODING.as_str()),
    ];
    if lists(headers, &IF_NONE_MATCH, &tag) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let mut response = (about, [(CONTENT_TYPE, file.kind)]).into_response();
    let bytes = match file
        .gzip
        .filter(|_| lists(headers, &ACCEPT_ENCODING, "gzip"))
    {
        Some(gzip) => {
            let encoding = axum::http::HeaderValue::from_static("gzip");
            response.headers_mut().insert(CONTENT_ENCODING, encoding);
            gzip
        }
        None => file.bytes,
    };
    response
        .headers_mut()
        .insert(CONTENT_LENGTH, bytes.len().into());
    if *method == Method::GET {
        *response.body_mut() = Body::from(Bytes::from_static(bytes));
    }
    response
}

/// Whether a header lists a value and does not forbid it.
fn lists(headers: &HeaderMap, name: &HeaderName, value: &str) -> bool {
    let lines = headers.get_all(name).iter();
    let entries = lines.flat_map(|line| line.to_str().unwrap_or_default().split(','));
    let mut entries = entries.map(|entry| entry.split(';').map(str::trim));
    entries.any(|mut entry| {
        // A proxy that compresses a page by itself makes its tag a weak one.
        let listed = entry.next().map(|listed| listed.trim_start_matches("W/"));
        listed == Some(value) && entry.all(|weight| weight != "q=0")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_listed_unless_it_is_forbidden() {
        for (line, is_listed) in [
            ("gzip", true),
            ("br, gzip;q=0.5", true),
            ("br;q=1, gzip; q=0", false),
            ("br", false),
            ("", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, line.parse().unwrap());
            assert_eq!(
                lists(&headers, &ACCEPT_ENCODING, "gzip"),
                is_listed,
                "{line}"
            );
        }
    }

    #[test]
    fn what_is_ours_is_no_page() {
        for (path, is_page) in [
            ("/", true),
            ("/tables/abc", true),
            ("/apiary", true),
            ("/api", false),
            ("/api/nowhere", false),
            ("/metrics", false),
        ] {
            let request = Request::get(path).body(Body::empty()).unwrap();
            assert_eq!(is_asked_for(&request), is_page, "{path}");
        }
        let request = Request::post("/").body(Body::empty()).unwrap();
        assert!(!is_asked_for(&request));
    }
}
