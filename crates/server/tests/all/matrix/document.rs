//! The tables of `docs/protocol.md` that say who may do what: read, and written as the server would have them.

use std::collections::BTreeMap;

use serde_json::Value;

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");

/// What the document calls allowed.
pub(super) const YES: &str = "✓";
/// What a token that may only look hears when it does something.
const READ_ONLY: &str = "read_only";
/// What those hear who may not look.
const UNSEEN: &str = "not_watchable";

/// What somebody is to a table. A letter of the document each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Role {
    Nobody,
    Guest,
    Watching,
    Left,
    Seat,
    Token,
    /// A token that may only look: as the other one where something is looked at.
    Reader,
    Other,
    Resigned,
    Host,
}

impl Role {
    pub(super) const ALL: [Role; 10] = [
        Role::Nobody,
        Role::Guest,
        Role::Watching,
        Role::Left,
        Role::Seat,
        Role::Token,
        Role::Reader,
        Role::Other,
        Role::Resigned,
        Role::Host,
    ];

    fn letter(self) -> char {
        match self {
            Role::Nobody => 'N',
            Role::Guest => 'G',
            Role::Watching => 'W',
            Role::Left => 'L',
            Role::Seat => 'S',
            Role::Token => 'T',
            Role::Reader => 'V',
            Role::Other => 'O',
            Role::Resigned => 'R',
            Role::Host => 'H',
        }
    }

    /// Whether spectators have to be welcome for this one to look on.
    fn is_outside(self) -> bool {
        matches!(
            self,
            Role::Nobody | Role::Guest | Role::Watching | Role::Left
        )
    }

    /// Nobody has resigned a game that has not begun.
    pub(super) fn exists_at(self, stage: Stage) -> bool {
        self != Role::Resigned || matches!(stage, Stage::Running | Stage::Finished)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Stage {
    Open,
    Running,
    Finished,
    Closed,
}

impl Stage {
    pub(super) const ALL: [Stage; 4] =
        [Stage::Open, Stage::Running, Stage::Finished, Stage::Closed];
}

/// What is tried, as the document writes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Tried {
    Http {
        method: String,
        path: String,
        body: Option<String>,
    },
    /// A command at the table, as JSON.
    Command(String),
    /// A request through a socket, as JSON.
    Socket(String),
}

impl Tried {
    /// What stands between backticks.
    fn parse(text: &str) -> Tried {
        if text.starts_with("{\"do\"") {
            return Tried::Command(text.to_owned());
        }
        if text.starts_with("{\"type\"") {
            return Tried::Socket(text.to_owned());
        }
        let mut words = text.splitn(3, ' ');
        let mut next = || words.next().map(str::to_owned);
        Tried::Http {
            method: next().expect("a method"),
            path: next().expect("a path"),
            body: next(),
        }
    }

    /// Whether nothing is done.
    fn is_look(&self) -> bool {
        match self {
            Tried::Http { method, .. } => method == "GET",
            Tried::Socket(_) => matches!(self.name(), "join" | "look" | "part" | "ping"),
            Tried::Command(_) => false,
        }
    }

    /// The word after `do` or `type`.
    pub(super) fn name(&self) -> &str {
        match self {
            Tried::Http { path, .. } => path,
            Tried::Command(text) | Tried::Socket(text) => text.split('"').nth(3).expect("a name"),
        }
    }
}

/// A line of one of the tables.
#[derive(Clone, Debug)]
pub(super) struct Row {
    /// As it stands in the first column.
    pub(super) text: String,
    pub(super) tried: Tried,
    /// The other columns.
    pub(super) cells: Vec<String>,
}

impl Row {
    /// What the document says about somebody at a table.
    pub(super) fn at_table(&self, stage: Stage, role: Role, is_private: bool) -> String {
        let nobody = self.cells[0].as_str();
        let cell = self.cells[1 + stage as usize].as_str();
        match (role, nobody) {
            (Role::Nobody, "=") => said(cell, Role::Guest, is_private),
            (Role::Nobody, code) => code.to_owned(),
            (Role::Reader, _) if !self.tried.is_look() => READ_ONLY.to_owned(),
            (Role::Reader, _) => said(cell, Role::Token, is_private),
            _ => said(cell, role, is_private),
        }
    }
}

/// What a cell says about a role.
fn said(cell: &str, role: Role, is_private: bool) -> String {
    for clause in cell.split(" · ") {
        let (roles, outcome) = match clause.rsplit_once(' ') {
            Some((roles, outcome)) => (Some(roles), outcome),
            None => (None, clause),
        };
        if roles.is_none_or(|roles| roles.contains(role.letter())) {
            return match outcome.strip_suffix('*') {
                Some(_) if is_private && role.is_outside() => UNSEEN.to_owned(),
                Some(outcome) => outcome.to_owned(),
                None => outcome.to_owned(),
            };
        }
    }
    format!("nothing about {}", role.letter())
}

/// The rows of the table under a heading.
pub(super) fn rows(heading: &str) -> Vec<Row> {
    let document = std::fs::read_to_string(DOCUMENT).expect("docs/protocol.md");
    let section = document.split(&format!("\n### {heading}\n")).nth(1);
    let section = section.unwrap_or_else(|| panic!("no heading {heading:?} in docs/protocol.md"));
    let section = section.split("\n#").next().unwrap_or_default();
    section
        .lines()
        .filter(|line| line.starts_with("| `"))
        .map(|line| {
            let mut cells = line.trim_matches('|').split('|').map(str::trim);
            let text = cells.next().unwrap_or_default().to_owned();
            let request = text.split('`').nth(1).unwrap_or_default();
            Row {
                tried: Tried::parse(request),
                cells: cells.map(str::to_owned).collect(),
                text,
            }
        })
        .collect()
}

/// What was seen of one row: for each stage and role the outcome where spectators are welcome, and where they are not.
pub(super) type Seen = BTreeMap<(Stage, Role), [String; 2]>;

/// A row as it would have to be.
pub(super) fn written(text: &str, seen: &Seen) -> String {
    let of = |stage, role| seen.get(&(stage, role));
    let is_as_guest = Stage::ALL
        .iter()
        .all(|&stage| of(stage, Role::Nobody) == of(stage, Role::Guest));
    let nobody = match is_as_guest {
        true => "=".to_owned(),
        false => of(Stage::Open, Role::Nobody).map_or_else(String::new, |each| each[0].clone()),
    };
    let mut line = format!("| {text} | {nobody} |");
    for stage in Stage::ALL {
        let mut groups: Vec<(String, String, bool)> = Vec::new();
        for role in Role::ALL {
            let has_letter = !matches!(role, Role::Nobody | Role::Reader);
            let Some([open, private]) = of(stage, role).filter(|_| has_letter) else {
                continue;
            };
            let has_star = open != private && private == UNSEEN;
            // Whoever need not be welcome goes with either.
            let fits = |(outcome, _, star): &&mut (String, String, bool)| {
                outcome == open && (!role.is_outside() || *star == has_star)
            };
            match groups.iter_mut().find(fits) {
                Some((_, roles, _)) => roles.push(role.letter()),
                None => groups.push((open.clone(), role.letter().to_string(), has_star)),
            }
        }
        groups.sort_by_key(|(_, roles, _)| roles.len());
        let last = groups.len().saturating_sub(1);
        let clauses = groups
            .iter()
            .enumerate()
            .map(|(nth, (outcome, roles, star))| {
                let star = if *star { "*" } else { "" };
                match nth == last {
                    true => format!("{outcome}{star}"),
                    false => format!("{roles} {outcome}{star}"),
                }
            });
        line += &format!(" {} |", clauses.collect::<Vec<_>>().join(" · "));
    }
    line
}

/// The routes of an OpenAPI document that no row tries.
pub(super) fn untried(openapi: &Value, rows: &[Row]) -> Vec<String> {
    let mut untried = Vec::new();
    for (path, methods) in openapi["paths"].as_object().expect("paths") {
        for method in methods.as_object().expect("methods").keys() {
            let is_tried = rows.iter().any(|row| match &row.tried {
                Tried::Http {
                    method: tried,
                    path: at,
                    ..
                } => tried.eq_ignore_ascii_case(method) && is_at(at, path),
                // The one route of all commands.
                Tried::Command(_) => method == "post" && path == "/api/tables/{table}",
                Tried::Socket(_) => false,
            });
            if !is_tried {
                untried.push(format!("{} {path}", method.to_uppercase()));
            }
        }
    }
    untried
}

/// Whether a path is one of a template.
fn is_at(path: &str, template: &str) -> bool {
    let path = path.split('?').next().unwrap_or_default();
    let (parts, wanted): (Vec<_>, Vec<_>) =
        (path.split('/').collect(), template.split('/').collect());
    parts.len() == wanted.len()
        && parts.iter().zip(&wanted).all(|(part, wanted)| {
            let is_word = part.chars().all(|char| char.is_ascii_lowercase());
            part == wanted || (wanted.starts_with('{') && !is_word)
        })
}

#[test]
fn a_cell_is_read_from_left_to_right() {
    let cell = "ST ✓ · H not_over · not_your_seat*";
    for (role, is_private, outcome) in [
        (Role::Seat, true, YES),
        (Role::Host, true, "not_over"),
        (Role::Guest, false, "not_your_seat"),
        (Role::Guest, true, UNSEEN),
        (Role::Other, true, "not_your_seat"),
    ] {
        assert_eq!(said(cell, role, is_private), outcome, "{role:?}");
    }
    assert_eq!(said("S ✓", Role::Guest, false), "nothing about G");
}

#[test]
fn a_route_that_is_not_in_the_document_is_found() {
    let openapi = serde_json::json!({ "paths": {
        "/api/tables/{table}": { "get": {}, "post": {} },
        "/api/tables/{table}/log": { "get": {} },
        "/api/maps/{id}": { "get": {} },
        "/api/maps/check": { "get": {} },
    } });
    let row = |text: &str| Row {
        text: text.to_owned(),
        tried: Tried::parse(text),
        cells: Vec::new(),
    };
    let rows = ["GET /api/tables/TABLE?seat=0", "GET /api/maps/check"].map(row);
    assert_eq!(
        untried(&openapi, &rows),
        [
            "GET /api/maps/{id}",
            "POST /api/tables/{table}",
            "GET /api/tables/{table}/log"
        ]
    );
}
