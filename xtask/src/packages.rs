//! What the checks need of the system.

use anyhow::{Result, bail};

use crate::shell::{self, command, is_there};

/// Installs a package, as root on Debian. Elsewhere it says what to install.
pub(crate) fn install(package: &str, what: &str) -> Result<()> {
    let can_install =
        is_there(&["apt-get", "--version"]) && is_there(&["test", "-w", "/var/lib/dpkg"]);
    if !can_install {
        bail!("{what} is missing: install it, on Debian with the package {package}");
    }
    shell::run(&mut command(&["apt-get", "update"]))?;
    let mut install = command(&[
        "apt-get",
        "install",
        "-y",
        "--no-install-recommends",
        package,
    ]);
    shell::run(install.env("DEBIAN_FRONTEND", "noninteractive"))
}

/// Whatever building and testing need and cargo cannot bring.
pub(crate) fn all() -> Result<()> {
    node()?;
    postgres()?;
    chromium()
}

/// The page is tried in a real browser.
fn chromium() -> Result<()> {
    match is_there(&["chromium", "--version"]) {
        true => Ok(()),
        false => install("chromium", "Chromium"),
    }
}

/// The page is built with npm.
fn node() -> Result<()> {
    match is_there(&["npm", "--version"]) {
        true => Ok(()),
        false => bail!("npm is missing: install Node.js 20.19 or later, which brings it along"),
    }
}

/// The tests start PostgreSQL servers of their own.
fn postgres() -> Result<()> {
    let is_found = is_there(&["initdb", "--version"])
        || is_there(&["sh", "-c", "ls /usr/lib/postgresql/*/bin/initdb"]);
    match is_found {
        true => Ok(()),
        false => install("postgresql", "PostgreSQL"),
    }
}
