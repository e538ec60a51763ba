//! The software bill of materials of a release, as CycloneDX JSON: every crate that is linked into the binary, and every
//! package of the page that it carries.
//!
//! The same sources give the same bytes: there is no date and no number by lot in it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use crate::shell::{command, root};

/// The version of the format.
const SPEC: &str = "1.6";
/// The package whose binary is released.
const RELEASED: &str = "cli";
/// What the page needs to be built alone, but leaves a part of in what browsers load.
const BUILT_IN: &str = "node_modules/svelte";

/// Write the software bill of materials of a release, as CycloneDX JSON
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The platform the release is built for
    #[arg(long, default_value = "x86_64-unknown-linux-gnu")]
    target: String,
    /// The file to write [default: standard output]
    #[arg(long)]
    output: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let text = format!("{:#}\n", of_repository(&args.target)?);
    match &args.output {
        Some(file) => fs::write(file, text).with_context(|| format!("cannot write {file:?}")),
        None => {
            print!("{text}");
            Ok(())
        }
    }
}

/// The bill of this repository.
fn of_repository(target: &str) -> Result<Value> {
    let metadata = output(&["cargo", "metadata", "--locked", "--format-version", "1"])?;
    let line = ["cargo", "tree", "--locked", "--package", RELEASED];
    let what = ["--edges", "normal,no-proc-macro", "--prefix", "none"];
    let tree = output(&[&line[..], &what, &["--target", target, "--format", "{p}"]].concat())?;
    let read = |name: &str| fs::read_to_string(root().join(name)).with_context(|| name.to_owned());
    let sources = Sources {
        metadata: serde_json::from_str(&metadata)?,
        tree,
        lock: read("Cargo.lock")?,
        page: serde_json::from_str(&read("web/package-lock.json")?)?,
    };
    sources.bill()
}

fn output(line: &[&str]) -> Result<String> {
    let output = command(line).output().context("cannot run cargo")?;
    let errors = String::from_utf8_lossy(&output.stderr);
    ensure!(
        output.status.success(),
        "{} failed: {errors}",
        line.join(" ")
    );
    Ok(String::from_utf8(output.stdout)?)
}

/// What a bill is made from.
struct Sources {
    /// What `cargo metadata` prints.
    metadata: Value,
    /// The crates that are linked, as `cargo tree` lists them.
    tree: String,
    /// `Cargo.lock`, for the checksums.
    lock: String,
    /// `package-lock.json` of the page.
    page: Value,
}

/// The name and the version of a crate.
type Crate = (String, String);

impl Sources {
    fn bill(&self) -> Result<Value> {
        let linked = linked(&self.tree);
        let checksums = checksums(&self.lock);
        let mut components = BTreeMap::new();
        let mut refs = BTreeMap::new();
        let mut released = None;
        for package in list(&self.metadata["packages"]) {
            let id = (text(package, "name"), text(package, "version"));
            if !linked.contains(&id) {
                continue;
            }
            let component = of_crate(package, &id, checksums.get(&id));
            refs.insert(text(package, "id"), text(&component, "bom-ref"));
            match id.0 == RELEASED {
                true => released = Some((id.1, text(&component, "bom-ref"))),
                false => drop(components.insert(text(&component, "bom-ref"), component)),
            }
        }
        ensure!(
            components.len() + 1 == linked.len(),
            "cargo tree and cargo metadata do not agree"
        );
        let (version, released) = released.context("the released package is missing")?;
        let mut dependencies = self.edges(&refs);
        let page: Vec<Value> = of_page(&self.page)?;
        let on_page = page.iter().map(|component| text(component, "bom-ref"));
        dependencies
            .entry(released.clone())
            .or_default()
            .extend(on_page);
        for component in page {
            components.insert(text(&component, "bom-ref"), component);
        }
        let dependencies: Vec<Value> = dependencies
            .into_iter()
            .map(|(of, on)| json!({ "ref": of, "dependsOn": on }))
            .collect();
        Ok(json!({
            "bomFormat": "CycloneDX",
            "specVersion": SPEC,
            "version": 1,
            "metadata": { "component": {
                "type": "application",
                "bom-ref": released,
                "name": "towpath",
                "version": version,
                "licenses": [{ "expression": "MIT OR Apache-2.0" }],
            } },
            "components": components.into_values().collect::<Vec<_>>(),
            "dependencies": dependencies,
        }))
    }

    /// Which crate needs which, of those that are linked.
    fn edges(&self, refs: &BTreeMap<String, String>) -> BTreeMap<String, BTreeSet<String>> {
        let mut edges = BTreeMap::new();
        for node in list(&self.metadata["resolve"]["nodes"]) {
            let Some(of) = refs.get(&text(node, "id")) else {
                continue;
            };
            let is_normal = |on: &&Value| {
                let kinds = list(&on["dep_kinds"]);
                kinds.iter().any(|kind| kind["kind"].is_null())
            };
            let on = list(&node["deps"]).iter().filter(is_normal);
            let on = on.filter_map(|on| refs.get(&text(on, "pkg")).cloned());
            edges.insert(of.clone(), on.collect());
        }
        edges
    }
}

fn of_crate(package: &Value, (name, version): &Crate, checksum: Option<&String>) -> Value {
    let purl = format!("pkg:cargo/{name}@{version}");
    let mut component = json!({
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
    });
    // Some still write a stroke where they mean a choice.
    if let Some(license) = package["license"].as_str() {
        let license = license.replace('/', " OR ");
        component["licenses"] = json!([{ "expression": license }]);
    }
    // Our own crates are nowhere to be had but in the sources of the release.
    if package["source"].is_string() {
        component["purl"] = purl.into();
    }
    if let Some(checksum) = checksum {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": checksum }]);
    }
    component
}

/// The packages of the page that browsers load.
fn of_page(lock: &Value) -> Result<Vec<Value>> {
    let packages = lock["packages"].as_object().context("package-lock.json")?;
    let loaded = packages.iter().filter(|(path, package)| {
        let is_for_building = package["dev"] == true || package["devOptional"] == true;
        !path.is_empty() && (!is_for_building || *path == BUILT_IN)
    });
    let components = loaded.map(|(path, package)| {
        let (_, name) = path.rsplit_once("node_modules/").unwrap_or(("", path));
        let version = text(package, "version");
        let purl = format!("pkg:npm/{}@{version}", name.replace('@', "%40"));
        json!({
            "type": "library",
            "bom-ref": purl,
            "name": name,
            "version": version,
            "licenses": [{ "expression": text(package, "license") }],
            "purl": purl,
        })
    });
    Ok(components.collect())
}

/// The crates in what `cargo tree` prints: `name v1.2.3 …`, some of them several times.
fn linked(tree: &str) -> BTreeSet<Crate> {
    let lines = tree.lines().filter_map(|line| {
        let mut words = line.split(' ');
        let (name, version) = (words.next()?, words.next()?.strip_prefix('v')?);
        Some((name.to_owned(), version.to_owned()))
    });
    lines.collect()
}

/// The checksums in `Cargo.lock`.
fn checksums(lock: &str) -> BTreeMap<Crate, String> {
    let packages = lock.split("[[package]]").filter_map(|package| {
        let entry = |name: &str| {
            let line = package.lines().find_map(|line| line.strip_prefix(name))?;
            Some(line.strip_prefix(" = \"")?.trim_end_matches('"').to_owned())
        };
        Some(((entry("name")?, entry("version")?), entry("checksum")?))
    });
    packages.collect()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value, entry: &str) -> String {
    value[entry].as_str().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources() -> Sources {
        let package = |name: &str, source: Option<&str>| json!({ "id": name, "name": name, "version": "1.2.3", "license": "MIT/Apache-2.0", "source": source });
        let needs =
            |on: &str, kind: Option<&str>| json!({ "pkg": on, "dep_kinds": [{ "kind": kind }] });
        let registry = Some("registry");
        Sources {
            metadata: json!({
                "packages": [
                    package("cli", None), package("serde", registry), package("insta", registry), package("game", None),
                ],
                "resolve": { "nodes": [
                    { "id": "cli", "deps": [needs("game", None), needs("insta", Some("dev"))] },
                    { "id": "game", "deps": [needs("serde", None)] },
                    { "id": "serde", "deps": [] },
                    { "id": "insta", "deps": [needs("serde", None)] },
                ] },
            }),
            tree: "cli v1.2.3 (/here/cli)\ngame v1.2.3 (/here/game)\nserde v1.2.3\n\nserde v1.2.3 (*)\n".to_owned(),
            lock: "[[package]]\nname = \"serde\"\nversion = \"1.2.3\"\nchecksum = \"ab12\"\n".to_owned(),
            page: json!({ "packages": {
                "": { "version": "0.1.0" },
                "node_modules/@fluent/bundle": { "version": "0.19.1", "license": "Apache-2.0" },
                "node_modules/svelte": { "version": "5.0.0", "license": "MIT", "dev": true },
                "node_modules/vite": { "version": "8.0.0", "license": "MIT", "dev": true },
            } }),
        }
    }

    #[test]
    fn a_bill_has_what_is_linked_and_loaded_and_nothing_else() {
        let bill = sources().bill().expect("a bill");
        assert_eq!(bill["bomFormat"], "CycloneDX");
        assert_eq!(bill["specVersion"], "1.6");
        let released = &bill["metadata"]["component"];
        assert_eq!(released["name"], "towpath");
        assert_eq!(released["version"], "1.2.3");
        let names: Vec<&Value> = list(&bill["components"])
            .iter()
            .map(|component| &component["name"])
            .collect();
        assert_eq!(names, ["game", "serde", "@fluent/bundle", "svelte"]);
        assert_eq!(
            bill["components"][1],
            json!({
                "type": "library",
                "bom-ref": "pkg:cargo/serde@1.2.3",
                "name": "serde",
                "version": "1.2.3",
                "licenses": [{ "expression": "MIT OR Apache-2.0" }],
                "purl": "pkg:cargo/serde@1.2.3",
                "hashes": [{ "alg": "SHA-256", "content": "ab12" }],
            })
        );
        assert_eq!(
            bill["components"][2]["purl"],
            "pkg:npm/%40fluent/bundle@0.19.1"
        );
        assert_eq!(
            bill["dependencies"][0],
            json!({
                "ref": "pkg:cargo/cli@1.2.3",
                "dependsOn": ["pkg:cargo/game@1.2.3", "pkg:npm/%40fluent/bundle@0.19.1", "pkg:npm/svelte@5.0.0"],
            })
        );
    }

    #[test]
    fn what_is_linked_and_unknown_is_refused() {
        let mut sources = sources();
        sources.tree += "unknown v0.1.0\n";
        assert!(sources.bill().is_err());
    }

    #[test]
    fn the_bill_of_this_repository_is_whole_and_always_the_same() {
        let bill = of_repository("x86_64-unknown-linux-gnu").expect("a bill");
        let again = of_repository("x86_64-unknown-linux-gnu").expect("a bill");
        assert_eq!(bill.to_string(), again.to_string());
        let components = list(&bill["components"]);
        let has = |name: &str| components.iter().any(|component| component["name"] == name);
        for name in ["server", "axum", "sqlx", "svelte", "d3-zoom"] {
            assert!(has(name), "{name} is missing");
        }
        for name in ["proptest", "ts-rs", "serde_derive", "windows-sys", "vite"] {
            assert!(!has(name), "{name} is in no release");
        }
        for component in components {
            let license = component["licenses"][0]["expression"].as_str();
            assert!(license.is_some_and(|text| !text.is_empty()), "{component}");
            let is_ours = component["purl"].is_null();
            let is_checked = component["hashes"].is_array();
            let is_of_page = text(component, "bom-ref").starts_with("pkg:npm");
            assert!(is_ours || is_checked || is_of_page, "{component}");
        }
        let refs: BTreeSet<String> = components
            .iter()
            .chain([&bill["metadata"]["component"]])
            .map(|component| text(component, "bom-ref"))
            .collect();
        for dependency in list(&bill["dependencies"]) {
            for on in list(&dependency["dependsOn"]) {
                assert!(refs.contains(on.as_str().unwrap_or_default()), "{on}");
            }
        }
    }
}
