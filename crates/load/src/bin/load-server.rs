//! A server for the tests of this crate, which can be killed. It takes the flags of `towpath serve`.

use std::collections::BTreeMap;
use std::env;
use std::io::Write;

use anyhow::{Context, Result, ensure};
use server::Config;

fn main() -> Result<()> {
    let mut arguments = env::args().skip(1);
    ensure!(
        arguments.next().as_deref() == Some("serve"),
        "the first argument is serve"
    );
    let mut flags = BTreeMap::new();
    while let Some(flag) = arguments.next() {
        let name = flag.trim_start_matches('-').replace('-', "_");
        let value = arguments.next().context("a flag without a value")?;
        flags.insert(name, value);
    }
    let config = Config::gather(&flags, |_| None, None)?;
    server::telemetry::log(&config);
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(server::serve(config, |address| {
        let mut out = std::io::stdout().lock();
        // Whoever started it may have gone.
        let _ = writeln!(out, "{address}").and_then(|()| out.flush());
    }))?;
    Ok(())
}
