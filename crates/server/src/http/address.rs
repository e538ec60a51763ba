//! Where a request comes from.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::Response;
use ipnet::IpNet;

use crate::App;

/// The address of whoever made the request.
#[derive(Clone, Copy, Debug)]
pub struct Address(pub IpAddr);

/// Notes the address, for everything behind this layer.
pub(super) async fn note(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(Ipv4Addr::UNSPECIFIED.into(), |info| info.0.ip());
    let address = believe(peer, request.headers(), &app.config().trusted_proxies);
    request.extensions_mut().insert(Address(address));
    next.run(request).await
}

/// The peer, or whom a proxy of ours names. Anyone may write the first entries of the header: only those count that
/// our own proxies added, from the last one backwards.
fn believe(peer: IpAddr, headers: &HeaderMap, proxies: &[IpNet]) -> IpAddr {
    let is_ours = |address: &IpAddr| proxies.iter().any(|network| network.contains(address));
    let mut address = peer.to_canonical();
    let lines: Vec<&str> = headers
        .get_all("x-forwarded-for")
        .iter()
        .map(|line| line.to_str().unwrap_or_default())
        .collect();
    for named in lines.iter().rev().flat_map(|line| line.rsplit(',')) {
        if !is_ours(&address) {
            break;
        }
        match named.trim().parse::<IpAddr>() {
            Ok(named) => address = named.to_canonical(),
            Err(_) => break,
        }
    }
    address
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(peer: &str, lines: &[&'static str], proxies: &str, expected: &str) {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", line.parse().unwrap());
        }
        let proxies: Vec<IpNet> = proxies
            .split_whitespace()
            .map(|network| network.parse().unwrap())
            .collect();
        let found = believe(peer.parse().unwrap(), &headers, &proxies);
        assert_eq!(found.to_string(), expected);
    }

    #[test]
    fn strangers_are_not_believed() {
        check("192.0.2.1", &["198.51.100.7"], "", "192.0.2.1");
        check("192.0.2.1", &["198.51.100.7"], "10.0.0.0/8", "192.0.2.1");
    }

    #[test]
    fn our_proxies_are_believed_about_whom_they_saw_and_no_further() {
        let ours = "10.0.0.0/8 ::1/128";
        check("10.0.0.1", &["198.51.100.7"], ours, "198.51.100.7");
        check(
            "10.0.0.1",
            &["203.0.113.9, 198.51.100.7"],
            ours,
            "198.51.100.7",
        );
        check(
            "::1",
            &["203.0.113.9", "198.51.100.7, 10.1.1.1"],
            ours,
            "198.51.100.7",
        );
        check("::ffff:10.0.0.1", &["2001:db8::1"], ours, "2001:db8::1");
    }

    #[test]
    fn nonsense_from_a_proxy_leaves_the_proxy() {
        check("10.0.0.1", &["unknown"], "10.0.0.0/8", "10.0.0.1");
        check("10.0.0.1", &[], "10.0.0.0/8", "10.0.0.1");
    }
}
