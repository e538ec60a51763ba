//! Where a request comes from.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::Response;
use ipnet::IpNet;

use crate::App;
use crate::config::Config;

/// Headers that proxies add. Only the first is believed, and only from proxies of ours; the others tell that there is one.
const FORWARDING: [&str; 10] = [
    "x-forwarded-for",
    "forwarded",
    "x-real-ip",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-forwarded-server",
    "x-client-ip",
    "true-client-ip",
    "cf-connecting-ip",
    "via",
];

/// The address of whoever made the request.
#[derive(Clone, Copy, Debug)]
pub struct Address(pub IpAddr);

/// The address is that of a proxy, and nobody knows who is behind it: nothing may be allowed because of it.
#[derive(Clone, Copy, Debug)]
pub struct Relayed;

/// What noting addresses needs.
#[derive(Clone, Debug)]
pub(super) struct Noting {
    app: App,
    has_warned: Arc<AtomicBool>,
}

impl Noting {
    pub(super) fn new(app: App) -> Noting {
        let has_warned = Arc::default();
        Noting { app, has_warned }
    }
}

/// Notes the address, for everything behind this layer.
pub(super) async fn note(
    State(noting): State<Noting>,
    mut request: Request,
    next: Next,
) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(Ipv4Addr::UNSPECIFIED.into(), |info| info.0.ip());
    let proxies = &noting.app.config().trusted_proxies;
    let believed = believe(peer, request.headers(), proxies);
    request.extensions_mut().insert(Address(believed.address));
    if !believed.is_sure {
        request.extensions_mut().insert(Relayed);
        if !noting.has_warned.swap(true, Ordering::Relaxed) {
            warn(peer.to_canonical(), proxies);
        }
    }
    next.run(request).await
}

/// Warns of settings under which addresses cannot be told.
pub(crate) fn warn_of_settings(config: &Config) {
    if config.is_https() && config.trusted_proxies.is_empty() {
        tracing::warn!(
            "browsers connect over https, so through a proxy, but trusted_proxies is empty: all of them count as one \
             address and share its limits; set trusted_proxies to the addresses of the proxy"
        );
    }
    if config
        .trusted_proxies
        .iter()
        .any(|network| network.prefix_len() == 0)
    {
        tracing::warn!(
            "trusted_proxies covers every address, so anyone can claim any address; set it to the addresses of the proxy"
        );
    }
}

fn warn(peer: IpAddr, proxies: &[IpNet]) {
    match is_ours(peer, proxies) {
        true => tracing::warn!(
            %peer,
            "a proxy in trusted_proxies does not set X-Forwarded-For: all clients behind it count as one address, and \
             /metrics is closed to them; configure the proxy to set the header"
        ),
        false => tracing::warn!(
            %peer,
            "a request came through a proxy that is not in trusted_proxies: all clients behind it count as one address, \
             and /metrics is closed to them; if the proxy is yours, add its address to trusted_proxies"
        ),
    }
}

fn is_ours(address: IpAddr, proxies: &[IpNet]) -> bool {
    proxies.iter().any(|network| network.contains(&address))
}

/// An address, and whether it is that of whoever made the request.
#[derive(Clone, Copy)]
struct Believed {
    address: IpAddr,
    is_sure: bool,
}

/// The peer, or whom a proxy of ours names. Anyone may write the first entries of the header: only those count that
/// our own proxies added, from the last one backwards.
fn believe(peer: IpAddr, headers: &HeaderMap, proxies: &[IpNet]) -> Believed {
    let mut address = peer.to_canonical();
    let lines: Vec<&str> = headers
        .get_all(FORWARDING[0])
        .iter()
        .map(|line| line.to_str().unwrap_or_default())
        .collect();
    let is_direct = !FORWARDING.iter().any(|name| headers.contains_key(*name));
    let mut is_sure = is_direct || (is_ours(address, proxies) && !lines.is_empty());
    for named in lines.iter().rev().flat_map(|line| line.rsplit(',')) {
        if !is_ours(address, proxies) {
            break;
        }
        match named.trim().parse::<IpAddr>() {
            Ok(named) => address = named.to_canonical(),
            Err(_) => {
                is_sure = false;
                break;
            }
        }
    }
    Believed { address, is_sure }
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
        assert_eq!(found.address.to_string(), expected);
    }

    #[test]
    fn an_address_is_sure_if_nobody_or_a_proxy_of_ours_is_in_between() {
        for (peer, header, is_sure) in [
            ("192.0.2.1", None, true),
            ("10.0.0.1", None, true),
            ("10.0.0.1", Some(("x-forwarded-for", "198.51.100.7")), true),
            ("10.0.0.1", Some(("x-forwarded-for", "unknown")), false),
            ("10.0.0.1", Some(("x-forwarded-for", "")), false),
            ("10.0.0.1", Some(("x-real-ip", "198.51.100.7")), false),
            ("10.0.0.1", Some(("forwarded", "for=198.51.100.7")), false),
            ("127.0.0.1", Some(("x-forwarded-for", "127.0.0.1")), false),
            ("127.0.0.1", Some(("x-real-ip", "127.0.0.1")), false),
            ("127.0.0.1", Some(("via", "1.1 proxy")), false),
        ] {
            let mut headers = HeaderMap::new();
            if let Some((name, value)) = header {
                headers.insert(name, value.parse().unwrap());
            }
            let ours = ["10.0.0.0/8".parse().unwrap()];
            let believed = believe(peer.parse().unwrap(), &headers, &ours);
            assert_eq!(believed.is_sure, is_sure, "{peer} {header:?}");
        }
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
