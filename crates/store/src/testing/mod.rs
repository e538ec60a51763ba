//! A PostgreSQL of one's own, for tests and load tools: in a temporary folder, on a free port, gone with its owner; and
//! a store that is kept from writing.

mod stuck;

use std::{
    env, fs,
    io::{self, Write},
    net::TcpListener,
    os::unix::{
        fs::{MetadataExt, chown},
        process::CommandExt,
    },
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use tempfile::TempDir;

pub use stuck::StuckImport;

/// However busy the machine is.
const PATIENCE: Duration = Duration::from_secs(300);
const PAUSE: Duration = Duration::from_millis(20);

/// Makes the data if there are none, and runs the server until its input ends, which it also does when the process that
/// started it is killed.
const KEEPER: &str = r#"
    folder=$1 binaries=$2 port=$3
    if ! [ -e "$folder/ready" ]; then
        "$binaries/initdb" --username=towpath --auth=trust --encoding=UTF8 --locale=C --no-sync -D "$folder/data" || exit
        touch "$folder/ready"
    fi
    "$binaries/postgres" -D "$folder/data" -k "$folder" -p "$port" \
        -c listen_addresses=127.0.0.1 -c max_connections=200 &
    server=$!
    read -r word
    # A shell has its children ignore this signal until they say otherwise, which the server does before it locks.
    for _ in 1 2 3 4 5 6 7 8 9 10; do
        [ -e "$folder/data/postmaster.pid" ] && break
        sleep 1
    done
    kill -QUIT $server
    wait $server
    [ "$word" = keep ] || rm -rf "$folder"
"#;

/// A running PostgreSQL server.
#[derive(Debug)]
pub struct Postgres {
    folder: TempDir,
    binaries: PathBuf,
    port: u16,
    /// Who runs it, if it cannot be the one who runs the test.
    owner: Option<Owner>,
    keeper: Option<Child>,
}

#[derive(Clone, Copy, Debug)]
struct Owner {
    user: u32,
    group: u32,
}

impl Postgres {
    /// Makes a server and starts it.
    ///
    /// # Panics
    ///
    /// If PostgreSQL is not installed or does not start.
    pub fn start() -> Self {
        let binaries =
            binaries().expect("PostgreSQL on this machine (on Debian the package `postgresql`)");
        let folder = tempfile::Builder::new()
            .prefix("towpath-pg-")
            .tempdir()
            .expect("a temporary folder");
        let owner = unprivileged(folder.path()).expect("a user who may run PostgreSQL");
        if let Some(owner) = owner {
            chown(folder.path(), Some(owner.user), Some(owner.group))
                .expect("a folder to give away");
        }
        let port = free_port();
        let mut server = Self {
            folder,
            binaries,
            port,
            owner,
            keeper: None,
        };
        server.start_again();
        server
    }

    /// How to reach its first database.
    pub fn url(&self) -> String {
        self.url_of("postgres")
    }

    /// Makes another, empty database and says how to reach it.
    ///
    /// # Panics
    ///
    /// If there is one of that name.
    pub fn database(&self, name: &str) -> String {
        let output = self
            .command(&self.binaries.join("createdb"))
            .args([
                "-h",
                "127.0.0.1",
                "-p",
                &self.port.to_string(),
                "-U",
                "towpath",
                name,
            ])
            .output()
            .expect("createdb");
        assert!(
            output.status.success(),
            "createdb failed: {}",
            String::from_utf8_lossy(&output.stderr)
        );
        self.url_of(name)
    }

    fn url_of(&self, database: &str) -> String {
        format!("postgres://towpath@127.0.0.1:{}/{database}", self.port)
    }

    /// Stops it as a crash would: clients are cut off, nothing is tidied up.
    pub fn stop(&mut self) {
        if let Some(mut keeper) = self.keeper.take() {
            let told = keeper
                .stdin
                .take()
                .map(|mut input| input.write_all(b"keep\n"));
            let ended = keeper.wait();
            assert!(
                matches!(told, Some(Ok(()))) && ended.is_ok(),
                "PostgreSQL did not stop"
            );
        }
    }

    /// Starts it again on the same port and with the same data.
    ///
    /// # Panics
    ///
    /// If it does not start.
    pub fn start_again(&mut self) {
        self.stop();
        let log = fs::File::create(self.folder.path().join("log")).expect("a log file");
        let mut command = self.command(Path::new("/bin/sh"));
        command
            .args(["-c", KEEPER, "keeper"])
            .arg(self.folder.path())
            .arg(&self.binaries)
            .arg(self.port.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(log)
            // Whoever interrupts the tests must not interrupt the keeper, which has to tidy up.
            .process_group(0);
        self.keeper = Some(command.spawn().expect("a shell"));
        self.wait();
    }

    fn wait(&mut self) {
        let begin = Instant::now();
        loop {
            let status = self
                .command(&self.binaries.join("pg_isready"))
                .args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string()])
                .status();
            if status.expect("pg_isready").success() {
                return;
            }
            let has_ended = self
                .keeper
                .as_mut()
                .is_some_and(|keeper| !matches!(keeper.try_wait(), Ok(None)));
            let log = || fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
            assert!(
                !has_ended && begin.elapsed() < PATIENCE,
                "PostgreSQL did not start: {}",
                log()
            );
            thread::sleep(PAUSE);
        }
    }

    fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.current_dir(self.folder.path());
        if let Some(owner) = self.owner {
            command.gid(owner.group).uid(owner.user);
        }
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if let Some(mut keeper) = self.keeper.take() {
            drop(keeper.stdin.take());
            drop(keeper.wait());
        }
    }
}

/// A port that nobody has, and that the system gives to nobody who asks for any before the server has it.
fn free_port() -> u16 {
    loop {
        let mut bytes = [0; 2];
        getrandom::fill(&mut bytes).expect("randomness from the operating system");
        let port = 16_384 + u16::from_ne_bytes(bytes) % 16_384;
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}

/// The folder of the newest PostgreSQL.
fn binaries() -> Option<PathBuf> {
    let installed = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten();
    let mut versions: Vec<(u32, PathBuf)> = installed
        .filter_map(|version| {
            Some((
                version.file_name().to_str()?.parse().ok()?,
                version.path().join("bin"),
            ))
        })
        .collect();
    versions.sort();
    let newest_first = versions.into_iter().rev().map(|(_, folder)| folder);
    let path = env::var_os("PATH").unwrap_or_default();
    let candidates = newest_first.chain(env::split_paths(&path));
    let needed = ["createdb", "initdb", "pg_isready", "postgres"];
    candidates
        .into_iter()
        .find(|folder| needed.iter().all(|name| folder.join(name).is_file()))
}

/// Somebody else, if we are root: PostgreSQL refuses to run as root.
fn unprivileged(own_folder: &Path) -> io::Result<Option<Owner>> {
    if fs::metadata(own_folder)?.uid() != 0 {
        return Ok(None);
    }
    let users = fs::read_to_string("/etc/passwd")?;
    let nobody = users.lines().find_map(|line| {
        let mut fields = line.split(':');
        let name = fields.next()?;
        let user = fields.nth(1)?.parse().ok()?;
        let group = fields.next()?.parse().ok()?;
        (name == "nobody").then_some(Owner { user, group })
    });
    nobody
        .map(Some)
        .ok_or_else(|| io::Error::other("no user called nobody"))
}
