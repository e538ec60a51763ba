//! Which addresses a webhook may call: none inside, however they are named.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use ipnet::{Ipv4Net, Ipv6Net};
use tokio::net::lookup_host;
use tokio::time::timeout;
use url::{Host, Url};

use crate::config::Config;
use crate::error::{Denied, Error};

/// How long a name may take to be resolved.
const PATIENCE: Duration = Duration::from_secs(3);

/// An address that may be called, and where exactly: what the name means a moment later does not matter.
#[derive(Clone, Debug)]
pub(super) struct Vetted {
    pub(super) url: Url,
    /// None if the address names no host but its number.
    pub(super) host: Option<String>,
    /// Never empty.
    pub(super) addresses: Vec<SocketAddr>,
}

/// Checks an address as it is checked before every call.
///
/// # Errors
///
/// Returns [`Denied::BadAddress`] if it is not https, has a password in it, or leads to anything but public addresses.
pub async fn vet(url: &str, config: &Config) -> Result<(), Error> {
    resolve(url, config).await.map(drop)
}

pub(super) async fn resolve(url: &str, config: &Config) -> Result<Vetted, Error> {
    let refused = || Error::from(Denied::BadAddress);
    let url = Url::parse(url).map_err(|_| refused())?;
    let is_allowed = match url.scheme() {
        "https" => true,
        "http" => config.webhook_private,
        _ => false,
    };
    if !is_allowed || !url.username().is_empty() || url.password().is_some() {
        return Err(refused());
    }
    let port = url.port_or_known_default().ok_or_else(refused)?;
    let (host, addresses) = match url.host().ok_or_else(refused)? {
        Host::Ipv4(address) => (None, vec![SocketAddr::new(address.into(), port)]),
        Host::Ipv6(address) => (None, vec![SocketAddr::new(address.into(), port)]),
        Host::Domain(name) => {
            let found = timeout(PATIENCE, lookup_host((name, port))).await;
            let found = found.ok().and_then(Result::ok).ok_or_else(refused)?;
            (Some(name.to_owned()), found.collect())
        }
    };
    // One private address among public ones is enough to refuse them all: which one is called is a matter of luck.
    let is_public = addresses.iter().all(|address| is_public(address.ip()));
    if addresses.is_empty() || !(is_public || config.webhook_private) {
        return Err(refused());
    }
    Ok(Vetted {
        url,
        host,
        addresses,
    })
}

/// IPv4 networks that are not the public internet, after IANA's registry of special purposes.
const SPECIAL_V4: [(Ipv4Addr, u8); 15] = [
    (Ipv4Addr::new(0, 0, 0, 0), 8),
    (Ipv4Addr::new(10, 0, 0, 0), 8),
    (Ipv4Addr::new(100, 64, 0, 0), 10),
    (Ipv4Addr::new(127, 0, 0, 0), 8),
    (Ipv4Addr::new(169, 254, 0, 0), 16),
    (Ipv4Addr::new(172, 16, 0, 0), 12),
    (Ipv4Addr::new(192, 0, 0, 0), 24),
    (Ipv4Addr::new(192, 0, 2, 0), 24),
    (Ipv4Addr::new(192, 88, 99, 0), 24),
    (Ipv4Addr::new(192, 168, 0, 0), 16),
    (Ipv4Addr::new(198, 18, 0, 0), 15),
    (Ipv4Addr::new(198, 51, 100, 0), 24),
    (Ipv4Addr::new(203, 0, 113, 0), 24),
    (Ipv4Addr::new(224, 0, 0, 0), 4),
    (Ipv4Addr::new(240, 0, 0, 0), 4),
];

/// IPv6 networks within 2000::/3 that are not the public internet, or that carry an IPv4 address inside.
const SPECIAL_V6: [(Ipv6Addr, u8); 4] = [
    (Ipv6Addr::new(0x2001, 0, 0, 0, 0, 0, 0, 0), 23),
    (Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 0), 32),
    (Ipv6Addr::new(0x2002, 0, 0, 0, 0, 0, 0, 0), 16),
    (Ipv6Addr::new(0x3fff, 0, 0, 0, 0, 0, 0, 0), 20),
];

/// Whether an address is one of the public internet.
pub fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => !SPECIAL_V4
            .iter()
            .any(|&(network, length)| Ipv4Net::new_assert(network, length).contains(&address)),
        IpAddr::V6(address) => {
            let is_global = address.segments()[0] & 0xe000 == 0x2000;
            let is_special = SPECIAL_V6
                .iter()
                .any(|&(network, length)| Ipv6Net::new_assert(network, length).contains(&address));
            is_global && !is_special
        }
    }
}
