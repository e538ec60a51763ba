//! The server and its data, from the command line.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt;
use std::process::{Child, Command, Stdio};

use crate::towpath;

/// A folder that is empty at first.
fn folder(name: &str) -> std::path::PathBuf {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A server to be started with its data in a folder.
fn server(args: &[&str], folder: &std::path::Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_towpath"));
    command
        .args(args)
        .current_dir(folder)
        .env("TOWPATH_LISTEN", "127.0.0.1:0")
        .stdin(Stdio::null())
        .stdout(Stdio::piped());
    command
}

/// A server with its data in a folder, and the address that it prints.
fn start(args: &[&str], folder: &std::path::Path) -> (Child, String) {
    let started = server(args, folder).stderr(Stdio::null()).spawn();
    let mut child = started.unwrap();
    let address = address_of(&mut child);
    (child, address)
}

fn address_of(child: &mut Child) -> String {
    let mut line = String::new();
    let stdout = child.stdout.as_mut().unwrap();
    BufReader::new(stdout).read_line(&mut line).unwrap();
    let address = line.trim_end().strip_prefix("Towpath is at http://");
    address.unwrap_or_else(|| panic!("{line}")).to_owned()
}

fn get(address: &str, path: &str) -> String {
    exchange(address, &format!("GET {path} HTTP/1.1\r\n"), "")
}

/// Posts JSON as whoever has this cookie.
fn post(address: &str, path: &str, cookie: &str, body: &str) -> String {
    let length = body.len();
    let head = format!(
        "POST {path} HTTP/1.1\r\ncookie: {cookie}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n"
    );
    exchange(address, &head, body)
}

fn exchange(address: &str, head: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "{head}host: x\r\nconnection: close\r\n\r\n{body}").unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).unwrap();
    text
}

fn terminate(child: &Child) {
    let id = child.id().to_string();
    let killed = Command::new("kill").args(["-TERM", &id]).status().unwrap();
    assert!(killed.success());
}

#[test]
fn towpath_alone_serves_until_it_is_asked_to_end() {
    let folder = folder("serve");
    for args in [&[][..], &["serve", "--log-format", "json"]] {
        let (mut child, address) = start(args, &folder);
        assert!(get(&address, "/readyz").starts_with("HTTP/1.1 200"));
        assert!(folder.join("towpath.db").exists());
        terminate(&child);
        assert_eq!(child.wait().unwrap().code(), Some(0));
        // Everything is in the one file then: what is beside it is empty.
        let files = std::fs::read_dir(&folder).unwrap().map(Result::unwrap);
        let full = files.filter(|file| file.metadata().unwrap().len() > 0);
        let names: Vec<_> = full.map(|file| file.file_name()).collect();
        assert_eq!(names, ["towpath.db"]);
    }
}

#[test]
fn the_configuration_is_shown_as_a_file() {
    let shown = towpath(&["serve", "--show-config", "--body-bytes", "1234"]);
    assert_eq!(shown.code, 0, "{}", shown.stderr);
    assert!(
        shown
            .stdout
            .contains("# Maximum bytes of a request.\nbody_bytes = 1234\n")
    );
    let path = crate::file("shown", "towpath.toml", &shown.stdout);
    let again = towpath(&["serve", "--show-config", "--config", &path]);
    assert_eq!(again.stdout, shown.stdout);
    let wrong = crate::file("shown", "wrong.toml", "colour = 1");
    let refused = towpath(&["serve", "--config", &wrong]);
    assert_eq!(refused.code, 1);
    assert!(
        refused.stderr.contains("unknown setting \"colour\""),
        "{}",
        refused.stderr
    );
}

#[test]
fn data_can_be_exported_imported_and_backed_up() {
    let folder = folder("data");
    let (mut child, _) = start(&[], &folder);
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let data = path("towpath.db");
    let run = |args: &[&str], data: &str| {
        let run = towpath(&[&["data"], args, &["--data", data]].concat());
        assert_eq!(run.code, 0, "{args:?}: {}", run.stderr);
        run.stdout
    };
    run(&["backup", &path("backup.db")], &data);
    terminate(&child);
    child.wait().unwrap();
    let exported = run(&["export", "-"], &data);
    assert!(exported.starts_with(r#"{"towpath":"export""#), "{exported}");
    run(&["export", &path("all.jsonl")], &data);
    let private = ["all.jsonl", "backup.db", "towpath.db"];
    for name in private {
        let mode = std::fs::metadata(path(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
    run(&["import", &path("all.jsonl")], &path("copy.db"));
    assert_eq!(run(&["export", "-"], &path("copy.db")), exported);
    assert_eq!(run(&["export", "-"], &path("backup.db")), exported);
}

#[test]
fn a_second_server_on_the_same_file_is_refused() {
    let folder = folder("twice");
    let (mut first, address) = start(&[], &folder);
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let data = path("towpath.db");
    let lines = crate::file("twice", "empty.jsonl", "");
    for args in [
        &["serve", "--listen", "127.0.0.1:0", "--data", &data][..],
        &["data", "import", &lines, "--data", &data],
    ] {
        let refused = towpath(args);
        assert_eq!(refused.code, 1, "{args:?}");
        assert_eq!(refused.stderr.lines().count(), 1, "{}", refused.stderr);
        for words in ["another process is using", "stop it first"] {
            assert!(refused.stderr.contains(words), "{}", refused.stderr);
        }
    }
    // Who only reads may do so at any time.
    for args in [
        ["data", "export", "-"],
        ["data", "backup", &path("copy.db")],
    ] {
        let run = towpath(&[&args[..], &["--data", &data]].concat());
        assert_eq!(run.code, 0, "{args:?}: {}", run.stderr);
    }
    assert!(get(&address, "/readyz").starts_with("HTTP/1.1 200"));

    // Nothing is left of the claim of whoever was killed.
    first.kill().unwrap();
    first.wait().unwrap();
    let (mut second, address) = start(&[], &folder);
    assert!(get(&address, "/readyz").starts_with("HTTP/1.1 200"));
    terminate(&second);
    assert_eq!(second.wait().unwrap().code(), Some(0));
}

#[test]
fn what_is_wrong_with_the_data_is_said_in_one_line() {
    let garbage = crate::file("garbage", "towpath.db", &"garbage ".repeat(1000));
    // Nobody listens any more where somebody has just listened.
    let port = TcpListener::bind("127.0.0.1:0").unwrap();
    let nobody = format!("postgres://towpath@{}/towpath", port.local_addr().unwrap());
    drop(port);
    for (data, words) in [(&garbage, "file is not a database"), (&nobody, "refused")] {
        let listen = ["--listen", "127.0.0.1:0", "--database-seconds", "1"];
        let refused = towpath(&[&["serve", "--data", data], &listen[..]].concat());
        assert_eq!(refused.code, 1, "{}", refused.stderr);
        let said = &refused.stderr;
        assert_eq!(said.lines().count(), 1, "{said}");
        assert_eq!(said.matches(words).count(), 1, "{said}");
        assert!(!said.contains("pool"), "{said}");
    }
    let untouched = std::fs::read_to_string(&garbage).unwrap();
    assert_eq!(untouched, "garbage ".repeat(1000));
}

#[test]
fn a_server_whose_disk_is_full_is_not_ready_and_says_so_once() {
    let folder = folder("full");
    let (mut child, _) = start(&[], &folder);
    terminate(&child);
    child.wait().unwrap();
    let size = std::fs::metadata(folder.join("towpath.db")).unwrap().len();
    // No file may grow much larger than the database is, and whoever tries is told so, as on a full disk.
    let script = format!(
        "trap '' XFSZ; ulimit -f {}; exec \"$0\" 2>&1",
        (size + 300_000) / 512
    );
    let mut child = Command::new("sh")
        .args(["-c", &script, env!("CARGO_BIN_EXE_towpath")])
        .current_dir(&folder)
        .env("TOWPATH_LISTEN", "127.0.0.1:0")
        .env("TOWPATH_GUESTS_PER_NETWORK", "100000")
        .env("TOWPATH_REQUEST_BURST", "100000")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut said = lines.by_ref().map(Result::unwrap);
    let address =
        said.find_map(|line| Some(line.split_once("Towpath is at http://")?.1.to_owned()));
    let address = address.unwrap();
    // A pipe that nobody reads would fill up, and the server wait for it.
    let reading = std::thread::spawn(move || lines.map(Result::unwrap).collect::<Vec<String>>());
    assert!(get(&address, "/readyz").starts_with("HTTP/1.1 200"));
    let guest = || post(&address, "/api/guest", "", "{}");
    while !guest().starts_with("HTTP/1.1 503") {}
    while !get(&address, "/readyz").starts_with("HTTP/1.1 503") {}
    assert!(guest().starts_with("HTTP/1.1 503"));
    assert!(get(&address, "/healthz").starts_with("HTTP/1.1 200"));
    terminate(&child);
    assert_eq!(child.wait().unwrap().code(), Some(0));
    let rest = reading.join().unwrap();
    let is_away = |line: &String| line.contains("database does not answer");
    let is_back = |line: &String| line.contains("database answers again");
    let told: Vec<&String> = rest
        .iter()
        .filter(|line| is_away(line) || is_back(line))
        .collect();
    // Once each time that it changes: what is cleared away makes a little room.
    assert!(is_away(told[0]) && told[0].contains("disk"), "{told:#?}");
    for pair in told.windows(2) {
        assert_ne!(is_away(pair[0]), is_away(pair[1]), "{told:#?}");
    }
}

#[test]
fn a_clock_that_is_behind_what_was_stored_is_spoken_of_at_the_start() {
    let (before, after) = (folder("clock-before"), folder("clock-after"));
    let (mut child, address) = start(&[], &before);
    let guest = post(&address, "/api/guest", "", "{}");
    let cookie = guest.split_once("set-cookie: ").unwrap().1;
    let cookie = cookie.split_once(';').unwrap().0;
    let table = r#"{"options":{"game":"amsterdam","setup":{"seats":2}},"seats":[{"kind":"me"}]}"#;
    let opened = post(&address, "/api/tables", cookie, table);
    assert!(opened.starts_with("HTTP/1.1 201"), "{opened}");
    terminate(&child);
    child.wait().unwrap();

    let data = |folder: &std::path::Path| folder.join("towpath.db").display().to_string();
    let exported = towpath(&["data", "export", "-", "--data", &data(&before)]).stdout;
    let key = "\"updated_at\":";
    let at = exported.find(key).unwrap() + key.len();
    let (past, rest) = exported.split_at(at);
    let (now, rest) = rest.split_at(rest.find(|c: char| !c.is_ascii_digit()).unwrap());
    let tomorrow = now.parse::<u64>().unwrap() + 24 * 3_600_000;
    let lines = after.join("lines").display().to_string();
    std::fs::write(&lines, format!("{past}{tomorrow}{rest}")).unwrap();
    let import = towpath(&["data", "import", &lines, "--data", &data(&after)]);
    assert_eq!(import.code, 0, "{}", import.stderr);

    for (folder, is_warned) in [(before, false), (after, true)] {
        let started = server(&[], &folder).stderr(Stdio::piped()).spawn();
        let mut child = started.unwrap();
        address_of(&mut child);
        terminate(&child);
        let output = child.wait_with_output().unwrap();
        let log = String::from_utf8_lossy(&output.stderr);
        let is_said = log.contains("clock of this machine is behind");
        assert_eq!(is_said, is_warned, "{log}");
    }
}
