//! The servers that are tried: processes of their own, on data of their own.

use std::fs::{self, File};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use store::testing::Postgres;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep};

use crate::settings::{Database, Settings};

/// How long a server may take to start.
const PATIENCE: Duration = Duration::from_secs(60);
const PAUSE: Duration = Duration::from_millis(20);

/// Every server of a run.
#[derive(Debug)]
pub struct Servers {
    nodes: Vec<Node>,
    postgres: Arc<Mutex<Option<Postgres>>>,
    folder: Option<TempDir>,
}

/// One of them.
#[derive(Debug)]
struct Node {
    /// Host and port.
    authority: String,
    command: Option<Start>,
    child: Mutex<Option<Child>>,
}

/// How to start a server.
#[derive(Debug)]
struct Start {
    program: PathBuf,
    data: String,
    log: PathBuf,
}

impl Servers {
    /// Starts what the settings ask for, or takes what they name.
    ///
    /// # Errors
    ///
    /// Returns an error if a server does not start.
    pub async fn start(settings: &Settings) -> Result<Servers> {
        if let Some(address) = &settings.address {
            return Servers::at(address);
        }
        let program = match &settings.server {
            Some(program) => program.clone(),
            None => beside("towpath")?,
        };
        let folder = TempDir::with_prefix("towpath-load-").context("a temporary folder")?;
        let postgres = match settings.database {
            Database::Sqlite => None,
            Database::Postgres => Some(
                tokio::task::spawn_blocking(Postgres::start)
                    .await
                    .context("PostgreSQL does not start")?,
            ),
        };
        let data = match &postgres {
            Some(postgres) => postgres.url(),
            None => folder.path().join("towpath.db").display().to_string(),
        };
        let mut nodes = Vec::new();
        for number in 0..settings.nodes {
            nodes.push(Node {
                authority: format!("127.0.0.1:{}", free_port(settings.seed)?),
                command: Some(Start {
                    program: program.clone(),
                    data: data.clone(),
                    log: folder.path().join(format!("server-{number}.log")),
                }),
                child: Mutex::default(),
            });
        }
        let servers = Servers {
            nodes,
            postgres: Arc::new(Mutex::new(postgres)),
            folder: Some(folder),
        };
        for node in &servers.nodes {
            node.start().await?;
        }
        Ok(servers)
    }

    fn at(address: &str) -> Result<Servers> {
        let authority = address
            .strip_prefix("http://")
            .context("the address has to begin with http://")?;
        let node = Node {
            authority: authority.trim_end_matches('/').to_owned(),
            command: None,
            child: Mutex::default(),
        };
        Ok(Servers {
            nodes: vec![node],
            postgres: Arc::default(),
            folder: None,
        })
    }

    /// Host and port of each.
    pub fn authorities(&self) -> Vec<String> {
        let authorities = self.nodes.iter().map(|node| node.authority.clone());
        authorities.collect()
    }

    /// Kills a server as a power cut would.
    ///
    /// # Errors
    ///
    /// Returns an error if it was not there.
    pub fn kill(&self, node: usize) -> Result<()> {
        self.nodes[node].kill()
    }

    /// Starts a server again, on the same data and port.
    ///
    /// # Errors
    ///
    /// Returns an error if it does not start.
    pub async fn start_again(&self, node: usize) -> Result<()> {
        self.nodes[node].start().await
    }

    /// Stops PostgreSQL, as a crash would.
    ///
    /// # Errors
    ///
    /// Returns an error if it does not stop.
    pub async fn stop_postgres(&self) -> Result<()> {
        self.with_postgres(Postgres::stop).await
    }

    /// Starts PostgreSQL again.
    ///
    /// # Errors
    ///
    /// Returns an error if it does not start.
    pub async fn start_postgres(&self) -> Result<()> {
        self.with_postgres(Postgres::start_again).await
    }

    /// Does something that takes its time, on a thread of its own: everybody else plays on.
    async fn with_postgres(&self, act: fn(&mut Postgres)) -> Result<()> {
        let postgres = self.postgres.clone();
        let acting = move || held(&postgres).as_mut().map(act);
        let acted = tokio::task::spawn_blocking(acting).await;
        acted.context("PostgreSQL")?;
        Ok(())
    }

    /// The memory that the servers hold, if they are our own.
    pub fn rss_bytes(&self) -> Option<u64> {
        self.nodes.iter().map(Node::rss_bytes).sum()
    }

    /// Keeps the data and the logs for somebody to look at, and tells where they are.
    pub fn keep(&mut self) -> Option<PathBuf> {
        self.folder.take().map(TempDir::keep)
    }
}

impl Node {
    async fn start(&self) -> Result<()> {
        let Some(start) = &self.command else {
            bail!("this server was started by somebody else");
        };
        let log = File::options().create(true).append(true).open(&start.log)?;
        // Everybody comes from one address here, and faster than any person.
        let limits = [
            "--connections",
            "--connections-per-network",
            "--sockets",
            "--sockets-per-network",
            "--sockets-per-user",
            "--messages-per-second",
            "--message-burst",
            "--requests-per-minute",
            "--request-burst",
            "--guests-per-network",
        ];
        let mut command = Command::new(&start.program);
        command
            .args(["serve", "--listen", &self.authority, "--data", &start.data])
            .args(["--log-level", "warn"])
            .args(limits.iter().flat_map(|flag| [*flag, "10000000"]))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log);
        let child = command
            .spawn()
            .with_context(|| format!("cannot start {}", start.program.display()))?;
        *held(&self.child) = Some(child);
        let begun = Instant::now();
        while TcpStream::connect(&self.authority).await.is_err() {
            let ended = held(&self.child)
                .as_mut()
                .and_then(|child| child.try_wait().ok().flatten());
            let log = || fs::read_to_string(&start.log).unwrap_or_default();
            if let Some(status) = ended {
                bail!("the server ended at once: {status}\n{}", log());
            }
            ensure!(
                begun.elapsed() < PATIENCE,
                "the server does not start\n{}",
                log()
            );
            sleep(PAUSE).await;
        }
        Ok(())
    }

    fn kill(&self) -> Result<()> {
        let mut child = held(&self.child).take().context("no server to kill")?;
        child.kill()?;
        child.wait()?;
        Ok(())
    }

    fn rss_bytes(&self) -> Option<u64> {
        let pid = held(&self.child).as_ref()?.id();
        let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kib: u64 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
        Some(kib * 1024)
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // A server that has ended already is as good as killed.
        self.kill().ok();
    }
}

fn held<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// A program in the same folder as this one, or in the one above, where tests look from.
fn beside(name: &str) -> Result<PathBuf> {
    let here = std::env::current_exe().context("where this program is")?;
    let folders = here.ancestors().skip(1).take(2);
    let mut programs = folders.map(|folder: &Path| folder.join(name));
    programs.find(|program| program.is_file()).with_context(|| {
        format!("there is no {name} beside this program: build it, or name it with --server")
    })
}

/// A port that nobody is given for a connection of their own while the server is away.
fn free_port(seed: u64) -> Result<u16> {
    const FIRST: u64 = 15_000;
    const COUNT: u64 = 10_000;
    let begin = u64::from(std::process::id()) * 7 + seed;
    let ports = (0..COUNT).map(|step| (FIRST + (begin + step * 13) % COUNT) as u16);
    let mut taken = TAKEN
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    let port = ports
        .filter(|port| !taken.contains(port))
        .find(|&port| TcpListener::bind(("127.0.0.1", port)).is_ok())
        .context("no port is free")?;
    taken.push(port);
    Ok(port)
}

/// Ports that this process has chosen, though nobody may listen there yet.
static TAKEN: Mutex<Vec<u16>> = Mutex::new(Vec::new());
