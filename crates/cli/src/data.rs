//! `towpath data`: what a server has stored.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use clap::Subcommand;
use store::{Options, Store, create_private};

use crate::serve;

/// Export, import and back up what a server has stored
///
/// An export is a file of JSON lines that any version can read, on SQLite and on PostgreSQL. A backup is a copy of the
/// SQLite file, which can be made while the server runs.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "\
Examples:
  towpath data export everything.jsonl
  towpath data export - --data postgres://towpath@db/towpath | gzip > everything.jsonl.gz
  towpath data import everything.jsonl --data new.db
  towpath data backup towpath-backup.db";

#[derive(Subcommand)]
enum Command {
    /// Write all data as JSON lines; a server may be running
    Export(DataArgs),
    /// Read JSON lines into an empty store; no server may be running
    Import(DataArgs),
    /// Copy the SQLite file; a server may be running
    Backup(DataArgs),
}

#[derive(clap::Args)]
struct DataArgs {
    /// The file, or - for standard input or output
    file: PathBuf,
    /// Where the data is, as for towpath serve
    #[arg(long, value_name = "FILE|URL")]
    data: Option<String>,
    /// Read settings from this file [default: the file named by TOWPATH_CONFIG]
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
}

pub(crate) fn run(args: Args) -> Result<()> {
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    runtime.block_on(async {
        match args.command {
            Command::Export(args) => export(&args).await,
            Command::Import(args) => import(&args).await,
            Command::Backup(args) => backup(&args).await,
        }
    })
}

/// What a store is opened for.
#[derive(PartialEq, Eq)]
enum Use {
    /// It has to be there, and a server may be using it.
    Read,
    /// It is made if it is not there, and nobody else may be using it.
    Fill,
}

async fn open(args: &DataArgs, intent: Use) -> Result<Store> {
    let data = args.data.clone();
    let flags: BTreeMap<_, _> = data
        .map(|data| ("data".to_owned(), data))
        .into_iter()
        .collect();
    let config = serve::gather(&flags, args.config.clone())?;
    let data = config.data.as_str();
    let is_there = data.contains("://") || Path::new(data).exists();
    ensure!(
        is_there || intent == Use::Fill,
        "there is no data at {data}"
    );
    let options = Options::default();
    let store = match intent {
        Use::Read => Store::open_beside(data, &options).await,
        Use::Fill => Store::open(data, &options).await,
    };
    store.with_context(|| format!("cannot open the data at {}", config.data))
}

fn is_stream(file: &Path) -> bool {
    file == Path::new("-")
}

async fn export(args: &DataArgs) -> Result<()> {
    let store = open(args, Use::Read).await?;
    if is_stream(&args.file) {
        let mut out = BufWriter::new(io::stdout());
        return Ok(store.export(&mut out).await?);
    }
    let name = args.file.display();
    // It has the hashes of passwords and every hand that was dealt.
    let file = create_private(&args.file).with_context(|| format!("cannot write {name}"))?;
    let mut out = BufWriter::new(file);
    store.export(&mut out).await?;
    out.flush()?;
    out.get_ref().sync_all()?;
    Ok(())
}

async fn import(args: &DataArgs) -> Result<()> {
    let name = args.file.display();
    if is_stream(&args.file) {
        let store = open(args, Use::Fill).await?;
        return Ok(store.import(BufReader::new(io::stdin())).await?);
    }
    let file = File::open(&args.file).with_context(|| format!("cannot read {name}"))?;
    let store = open(args, Use::Fill).await?;
    let imported = store.import(BufReader::new(file)).await;
    imported.with_context(|| format!("cannot import {name}"))
}

async fn backup(args: &DataArgs) -> Result<()> {
    ensure!(
        !is_stream(&args.file),
        "a backup needs a file: to write to standard output, use export"
    );
    let store = open(args, Use::Read).await?;
    Ok(store.backup(&args.file).await?)
}
