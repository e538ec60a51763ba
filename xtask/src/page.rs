//! The page's own checks.

use std::env::consts::EXE_SUFFIX;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::shell::{self, command, is_there, root};

/// Format, types, lints and tests that need no browser.
pub(crate) fn check() -> Result<()> {
    install()?;
    for script in ["format:check", "check", "lint", "test"] {
        npm(&["run", script])?;
    }
    Ok(())
}

/// A real browser at a real server.
pub(crate) fn browse() -> Result<()> {
    install()?;
    // Of the whole workspace, so that what the tests were built from serves again.
    shell::run(&mut command(&[
        "cargo",
        "build",
        "--locked",
        "--workspace",
        "--bin",
        "towpath",
    ]))?;
    let metadata = command(&["cargo", "metadata", "--format-version=1", "--no-deps"]);
    let binary = target(metadata)?.join(format!("debug/towpath{EXE_SUFFIX}"));
    let mut tests = npm_command(&["run", "test:browser"]);
    shell::run(tests.env("TOWPATH_BINARY", binary))
}

/// Where cargo builds.
fn target(mut metadata: Command) -> Result<std::path::PathBuf> {
    let output = metadata.output().context("cannot run cargo metadata")?;
    let metadata: serde_json::Value =
        serde_json::from_slice(&output.stdout).context("cargo metadata is not JSON")?;
    let target = metadata["target_directory"].as_str();
    Ok(target.context("cargo metadata names no target")?.into())
}

/// Installs what the page is made with, unless it is there as the lock file wants it.
fn install() -> Result<()> {
    ensure!(
        is_there(&["npm", "--version"]),
        "npm is missing: install Node 20 or later"
    );
    let web = root().join("web");
    let age = |name: &str| std::fs::metadata(web.join(name)).and_then(|file| file.modified());
    let is_fresh = match (
        age("node_modules/.package-lock.json"),
        age("package-lock.json"),
    ) {
        (Ok(installed), Ok(locked)) => installed >= locked,
        _ => false,
    };
    match is_fresh {
        true => Ok(()),
        false => npm(&["ci", "--no-audit", "--no-fund"]),
    }
}

fn npm(arguments: &[&str]) -> Result<()> {
    shell::run(&mut npm_command(arguments))
}

fn npm_command(arguments: &[&str]) -> Command {
    let mut npm = command(&["npm"]);
    npm.args(arguments).current_dir(root().join("web"));
    npm
}
