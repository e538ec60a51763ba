//! Taking people's own words out of what tables have stored, when they go.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use games::Shelf;
use serde_json::Value;
use store::{Blanks, Entry, UserId};

use super::entry::LogEntry;
use super::entry_body::EntryBody;
use super::notices::Happened;
use super::row::Summary;
use super::state::{Table, Unreadable};

/// What is left of the texts of a table whose host has gone: neither its title nor what its map is called, unless the map
/// comes with the game.
pub(crate) const BLANKS: Blanks = Blanks {
    said: r#"{"entry":"said","text":""}"#,
    opened,
    summary,
    notice,
};

/// The names of the maps that come with a game.
static OUR_MAPS: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let maps = Shelf::default().games().flat_map(|game| game.facts().maps);
    maps.map(|map| map.name).collect()
});

/// What a map is called that has lost its name. None may be without.
const NAMELESS: &str = "–";

impl Table {
    /// Forgets what somebody said and how they called things, as the store has. Whether the table was theirs.
    pub(crate) fn unsay(&mut self, user: &UserId) -> bool {
        let theirs = |entry: &&mut Arc<LogEntry>| entry.author.as_ref() == Some(user);
        for entry in self.log.iter_mut().filter(theirs) {
            let entry = Arc::make_mut(entry);
            entry.key = None;
            blank(&mut entry.body);
        }
        self.keys.remove(user);
        let is_theirs = self.host == *user;
        if is_theirs {
            self.play_again();
        }
        is_theirs
    }

    /// Reads the log once more, in which only what is blanked when somebody goes can have changed. Whether that was the
    /// host.
    ///
    /// # Errors
    ///
    /// Returns which entry cannot be read, and why.
    pub(crate) fn read_again(
        &mut self,
        log: impl Iterator<Item = Entry>,
    ) -> Result<bool, Unreadable> {
        let (mut has_changed, mut was_host) = (false, false);
        for (entry, stored) in self.log.iter_mut().zip(LogEntry::read_all(log)?) {
            has_changed |= entry.key != stored.key || entry.body != stored.body;
            was_host |= stored.seq == 1 && entry.body != stored.body;
            *entry = stored;
        }
        if has_changed {
            self.play_again();
        }
        Ok(was_host)
    }

    /// Makes the table of its log once more.
    fn play_again(&mut self) {
        match Table::replay(self.shelf, self.id.clone(), self.log.clone(), |_, _, _| ()) {
            Ok(table) => *self = table,
            Err(unreadable) => {
                tracing::error!(table = %self.id, %unreadable, "cannot read a table without the messages of its host");
            }
        }
    }
}

/// Leaves of an entry what is left of it when its author goes.
fn blank(body: &mut EntryBody) {
    match body {
        EntryBody::Said { text } => text.clear(),
        EntryBody::Opened {
            options, origin, ..
        } => {
            let options = Arc::make_mut(options);
            options.title.clear();
            unname(&mut options.setup);
            if let Some(origin) = origin {
                unname(&mut Arc::make_mut(origin).position);
            }
        }
        _ => {}
    }
}

fn opened(text: &str) -> Option<String> {
    let mut body: EntryBody = serde_json::from_str(text).ok()?;
    let is_opened = matches!(body, EntryBody::Opened { .. });
    blank(&mut body);
    is_opened.then(|| body.write())
}

fn summary(text: &str) -> Option<String> {
    let mut summary: Summary = serde_json::from_str(text).ok()?;
    summary.title.clear();
    if let Some(map) = &mut summary.map {
        *map = blanked(map).to_owned();
    }
    serde_json::to_string(&summary).ok()
}

fn notice(text: &str) -> Option<String> {
    let mut notice: Happened = serde_json::from_str(text).ok()?;
    notice.title_mut().clear();
    Some(notice.write())
}

/// Takes its own name from the map or board of a setup or a position.
fn unname(game: &mut Value) {
    for ground in ["map", "board"] {
        let name = game.get_mut(ground).and_then(|map| map.get_mut("name"));
        if let Some(Value::String(name)) = name {
            *name = blanked(name).to_owned();
        }
    }
}

fn blanked(name: &str) -> &str {
    match OUR_MAPS.contains(name) {
        true => name,
        false => NAMELESS,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_names_of_maps_that_come_with_the_game_stay() {
        for (name, left) in [("Mine", NAMELESS), ("Two Banks", "Two Banks")] {
            let mut setup = json!({ "seats": 1, "map": { "name": name, "tiles": [] } });
            unname(&mut setup);
            assert_eq!(setup["map"], json!({ "name": left, "tiles": [] }));
        }
        let mut plain = json!({ "seats": 2, "map": "by name" });
        unname(&mut plain);
        assert_eq!(plain["map"], "by name");
    }

    #[test]
    fn what_was_said_is_left_blank_in_the_store_as_at_the_table() {
        let text = "hello".to_owned();
        let mut said = EntryBody::Said { text };
        blank(&mut said);
        assert_eq!(said.write(), BLANKS.said);
    }

    #[test]
    fn notices_lose_their_titles() {
        let left = notice(r#"{"kind":"turn","table":"t","title":"Mine"}"#).unwrap();
        assert!(left.contains("turn") && !left.contains("Mine"), "{left}");
        assert_eq!(notice("no JSON"), None);
    }
}
