//! Builds the page with npm, and writes a table of its files with everything that can be known of them beforehand.

use std::env;
use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::SystemTime;

use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

/// What the page is made of, from the top of the repository.
const SOURCES: [&str; 10] = [
    "web/src",
    "web/scripts",
    "web/public",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/vite.config.ts",
    "locales",
    "crates/amsterdam/data",
];

/// Shorter files are not worth a header.
const LEAST_COMPRESSED: usize = 1024;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> ExitCode {
    match build() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("the page cannot be built: {error}");
            ExitCode::FAILURE
        }
    }
}

fn build() -> Result<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("../..");
    for source in SOURCES {
        println!("cargo:rerun-if-changed={}", root.join(source).display());
    }
    let web = root.join("web");
    let dist = PathBuf::from(env::var("OUT_DIR")?).join("dist");
    if !is_installed(&web) {
        npm(&web, &["ci", "--no-audit", "--no-fund"], &[])?;
    }
    // Where `web/vite.config.ts` is to put what it makes.
    npm(&web, &["run", "build"], &[("TOWPATH_DIST", &dist)])?;
    let mut files = Vec::new();
    gather(&dist, &mut files)?;
    files.sort();
    let mut table = String::from("&[\n");
    for path in files {
        table.push_str(&entry(&dist, &path)?);
    }
    table.push(']');
    fs::write(dist.with_file_name("files.rs"), table)?;
    Ok(())
}

/// Whether what the lock file names is there. npm notes what it has installed, and so when.
fn is_installed(web: &Path) -> bool {
    let changed = |name: &str| -> Option<SystemTime> {
        let file = fs::metadata(web.join(name)).ok()?;
        file.modified().ok()
    };
    let installed = changed("node_modules/.package-lock.json");
    installed.is_some() && installed >= changed("package-lock.json")
}

fn npm(web: &Path, args: &[&str], variables: &[(&str, &Path)]) -> Result<()> {
    let line = format!("npm {}", args.join(" "));
    let mut command = Command::new("npm");
    command.args(args).current_dir(web);
    let output = command.envs(variables.iter().copied()).output();
    let output = output.map_err(|error| {
        format!("`{line}` cannot be run: {error}. Install Node.js 20.19 or later, which brings npm along")
    })?;
    if !output.status.success() {
        let told = String::from_utf8_lossy(&output.stdout);
        let complained = String::from_utf8_lossy(&output.stderr);
        let status = output.status;
        return Err(format!("`{line}` failed in web/ ({status}):\n{told}\n{complained}").into());
    }
    Ok(())
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        // What Vite notes for itself is no part of the page.
        if path.ends_with(".vite") {
            continue;
        }
        match path.is_dir() {
            true => gather(&path, files)?,
            false => files.push(path),
        }
    }
    Ok(())
}

/// The line of a file in the table: its path, its bytes, the same compressed, and a tag for them.
fn entry(dist: &Path, path: &Path) -> Result<String> {
    let name = path
        .strip_prefix(dist)?
        .to_str()
        .ok_or("a file without a name")?;
    let name = format!("/{}", name.replace('\\', "/"));
    let bytes = fs::read(path)?;
    let tag: String = Sha256::digest(&bytes)
        .iter()
        .take(16)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let gzip = match compress(path, &bytes)? {
        Some(copy) => format!("Some(include_bytes!({copy:?}))"),
        None => "None".to_owned(),
    };
    Ok(format!(
        "    ({name:?}, include_bytes!({path:?}), {gzip}, {tag:?}),\n"
    ))
}

/// Puts a compressed copy beside a file of text that gets shorter by it.
fn compress(path: &Path, bytes: &[u8]) -> Result<Option<PathBuf>> {
    let kind = path.extension().and_then(|kind| kind.to_str());
    let is_text = matches!(
        kind,
        Some("css" | "html" | "js" | "json" | "map" | "svg" | "txt" | "webmanifest")
    );
    if !is_text || bytes.len() < LEAST_COMPRESSED {
        return Ok(None);
    }
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    let mut copy = path.as_os_str().to_owned();
    copy.push(".gz");
    fs::write(&copy, encoder.finish()?)?;
    Ok(Some(copy.into()))
}
