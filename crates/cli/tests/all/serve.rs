//! The server and its data, from the command line.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use crate::towpath;

/// A folder that is empty at first.
fn folder(name: &str) -> std::path::PathBuf {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A server with its data in a folder, and the address that it prints.
fn start(args: &[&str], folder: &std::path::Path) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_towpath"))
        .args(args)
        .current_dir(folder)
        .env("TOWPATH_LISTEN", "127.0.0.1:0")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let stdout = child.stdout.as_mut().unwrap();
    BufReader::new(stdout).read_line(&mut line).unwrap();
    let address = line.trim_end().strip_prefix("Towpath is at http://");
    let address = address.unwrap_or_else(|| panic!("{line}")).to_owned();
    (child, address)
}

fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
    )
    .unwrap();
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
        // Everything is in the one file then.
        let files = std::fs::read_dir(&folder).unwrap();
        let names: Vec<_> = files.map(|file| file.unwrap().file_name()).collect();
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
            .contains("# The most bytes of a request.\nbody_bytes = 1234\n")
    );
    let path = crate::file("shown", "towpath.toml", &shown.stdout);
    let again = towpath(&["serve", "--show-config", "--config", &path]);
    assert_eq!(again.stdout, shown.stdout);
    let wrong = crate::file("shown", "wrong.toml", "colour = 1");
    let refused = towpath(&["serve", "--config", &wrong]);
    assert_eq!(refused.code, 1);
    assert!(
        refused.stderr.contains("no setting \"colour\""),
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
    run(&["import", &path("all.jsonl")], &path("copy.db"));
    assert_eq!(run(&["export", "-"], &path("copy.db")), exported);
    assert_eq!(run(&["export", "-"], &path("backup.db")), exported);
}
