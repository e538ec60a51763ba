//! Where settings come from.

use std::collections::BTreeMap;
use std::path::Path;

use server::Config;

fn gather(
    flags: &[(&str, &str)],
    environment: &[(&str, &str)],
    file: Option<&str>,
) -> Result<Config, String> {
    let own = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
    let flags: BTreeMap<String, String> = flags.iter().map(own).collect();
    let environment: BTreeMap<String, String> = environment.iter().map(own).collect();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("towpath.toml");
    if let Some(text) = file {
        std::fs::write(&path, text).unwrap();
    }
    let path = file.map(|_| path.as_path());
    let config = Config::gather(&flags, |name| environment.get(name).cloned(), path);
    config.map_err(|error| error.to_string())
}

#[test]
fn flags_go_before_the_environment_before_the_file_before_the_default() {
    let file = Some("body_bytes = 3\nmessage_bytes = 3\nsockets = 3\n");
    let environment = [("TOWPATH_BODY_BYTES", "2"), ("TOWPATH_MESSAGE_BYTES", "2")];
    let config = gather(&[("body_bytes", "1")], &environment, file).unwrap();
    let found = (config.body_bytes, config.message_bytes, config.sockets);
    assert_eq!(found, (1, 2, 3));
    assert_eq!(config.drain_seconds, 10);
}

#[test]
fn what_makes_no_sense_is_refused_with_its_name_and_its_place() {
    let refuse = |flags: &[(&str, &str)], environment: &[(&str, &str)], file, parts: &[&str]| {
        let error = gather(flags, environment, file).unwrap_err();
        for part in parts {
            assert!(error.contains(part), "{error}");
        }
    };
    refuse(
        &[("body_bytes", "many")],
        &[],
        None,
        &["body_bytes", "--body-bytes", "\"many\""],
    );
    refuse(&[("sockets", "0")], &[], None, &["sockets", "from 1"]);
    refuse(
        &[],
        &[("TOWPATH_LISTEN", "here")],
        None,
        &["listen", "TOWPATH_LISTEN", "\"here\""],
    );
    refuse(
        &[],
        &[],
        Some("log_format = 'xml'"),
        &["log_format", "towpath.toml", "text, json"],
    );
    refuse(
        &[],
        &[],
        Some("sockets = [1]"),
        &["sockets", "list of strings"],
    );
    refuse(
        &[],
        &[],
        Some("colour = 1"),
        &["towpath.toml", "unknown setting \"colour\""],
    );
    refuse(&[], &[], Some("x ="), &["towpath.toml"]);
    refuse(
        &[("public_origins", "games.example")],
        &[],
        None,
        &["https://games.example"],
    );
    refuse(
        &[("public_origins", "https://games.example/a")],
        &[],
        None,
        &["public_origins"],
    );
    refuse(
        &[("trusted_proxies", "10.0.0.0/33")],
        &[],
        None,
        &["trusted_proxies", "10.0.0.0/8"],
    );
    refuse(
        &[("webhook_private", "yes")],
        &[],
        None,
        &["neither true nor false"],
    );
    refuse(&[("data", "mysql://x")], &[], None, &["mysql://"]);
    let missing = Config::gather(&BTreeMap::new(), |_| None, Some(Path::new("no-such.toml")));
    assert!(
        missing
            .unwrap_err()
            .to_string()
            .contains("cannot read no-such.toml")
    );
}

#[test]
fn what_is_shown_can_be_read_again() {
    let shown = Config::default().to_toml();
    let again = gather(&[], &[], Some(&shown)).unwrap();
    assert_eq!(again.to_toml(), shown);
    for setting in Config::SETTINGS {
        assert!(
            shown.contains(&format!("\n{} = ", setting.name)),
            "{}",
            setting.name
        );
        assert!(shown.contains(setting.meaning));
    }
}

#[test]
fn the_example_is_the_defaults() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/towpath.toml");
    let example = Config::gather(&BTreeMap::new(), |_| None, Some(&path)).unwrap();
    assert_eq!(example.to_toml(), Config::default().to_toml());
    let text = std::fs::read_to_string(path).unwrap();
    assert_eq!(
        text,
        Config::default().to_toml(),
        "towpath serve --show-config > deploy/towpath.toml"
    );
}

#[test]
fn passwords_do_not_show() {
    for data in [
        "postgres://anna:hunter22@db/towpath",
        "postgres://anna@db/towpath?password=hunter22",
        "postgres://anna:hunter22@[bad/towpath",
    ] {
        let config = gather(&[("data", data)], &[], None).unwrap();
        assert_eq!(config.data.as_str(), data);
        for shown in [
            config.to_toml(),
            format!("{config:?}"),
            config.data.to_string(),
        ] {
            assert!(!shown.contains("hunter22"), "{shown}");
        }
    }
    let config = gather(&[("data", "postgres://anna@db/towpath")], &[], None).unwrap();
    assert_eq!(config.data.to_string(), "postgres://anna@db/towpath");
}

#[test]
fn origins_come_from_the_address_unless_they_are_set() {
    let origins = |flags: &[(&str, &str)]| {
        let config = gather(flags, &[], None).unwrap();
        let origins: Vec<String> = config
            .origins()
            .iter()
            .map(|origin| origin.as_str().to_owned())
            .collect();
        (origins.join(" "), config.is_https())
    };
    let here = "http://127.0.0.1:7878 http://localhost:7878 http://[::1]:7878";
    assert_eq!(origins(&[]), (here.to_owned(), false));
    assert_eq!(origins(&[("listen", "0.0.0.0:7878")]).0, here);
    assert_eq!(origins(&[("listen", "192.0.2.7:80")]).0, "http://192.0.2.7");
    let set = (
        "public_origins",
        "https://Games.example, https://games.example:8443",
    );
    assert_eq!(
        origins(&[set]),
        (
            "https://games.example https://games.example:8443".to_owned(),
            true
        )
    );
}
