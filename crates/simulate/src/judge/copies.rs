//! Copies of games: what their makers could know, and nothing else.

use std::collections::BTreeSet;

use anyhow::{Context, Result};
use serde_json::Value;

use super::Judge;
use super::replay::{is_same, views_at};
use super::table::{CopyOf, Log, Moment, Stage, Stored};

/// What is hidden in a position, and so long that it does not come out as it was by chance.
const HIDDEN: [&str; 2] = ["deck", "contract_deck"];
const LONG: usize = 10;

impl Judge {
    /// Looks at a table that was just opened, if it is a copy.
    pub(super) fn check_copy(&mut self, table: &str, entry: &Stored) {
        let Some(log) = self.tables.get(table) else {
            return;
        };
        // The same people play on from the same moment.
        let is_again = self.dealings.rematches.contains_key(table);
        let Some(copy_of) = log.copy_of.as_ref().filter(|_| !is_again) else {
            return;
        };
        let Some(source) = self.tables.get(&copy_of.table) else {
            return self.find("unlawful copy", format!("{table} is a copy of nothing"));
        };
        let wrong = match wrong_copy(source, copy_of, log, entry) {
            Ok(wrong) => wrong,
            Err(error) => Some(("unlawful copy", format!("{error:#}"))),
        };
        if let Some((kind, what)) = wrong {
            let what = format!(
                "{table}, a copy of {} at {}: {what}",
                copy_of.table, copy_of.seq
            );
            self.find(kind, what);
        }
    }

    /// Somebody was given a hint for a seat.
    pub fn advised(&mut self, user: &str, table: &str, seq: u64) {
        let Some(log) = self.tables.get(table) else {
            return;
        };
        let n_people = log.at(seq).map_or(0, |moment| moment.people().len());
        if log.is_contested || (n_people >= 2 && !log.has_hints) {
            let what = format!("{user} has a hint at {table}, entry {seq}");
            self.find("advice in a contested game", what);
        }
    }
}

type Wrong = Option<(&'static str, String)>;

fn wrong_copy(source: &Log, copy_of: &CopyOf, copy: &Log, entry: &Stored) -> Result<Wrong> {
    let CopyOf { seq, .. } = *copy_of;
    let body: Value = serde_json::from_str(&entry.text)?;
    let position = &body["origin"]["position"];
    source.at(seq).context("no such entry")?;
    // Where others have resigned there is something to play still, and a table may be closed in the middle of its game.
    let mut on = source.moments[..seq as usize].iter().rev();
    let then = on
        .find(|moment| matches!(moment.stage, Stage::Running | Stage::Finished))
        .context("the game was not on")?;
    let maker = entry.author.as_deref();
    if !(seq..=source.head()).any(|seq| source.may_watch(maker, seq)) {
        return Ok(Some((
            "shown too much",
            "a table without spectators".to_owned(),
        )));
    }
    // The table as it was when the copy was asked for is one of these.
    let since = &source.moments[seq as usize - 1..];
    let was_over = source.stage() == Stage::Finished;
    let seen = views_at(&source.game_name, position.clone())?;
    let eyes: BTreeSet<Option<usize>> = since
        .iter()
        .flat_map(|moment| eyes_of(moment, maker))
        .collect();
    let real = source.position_after(seq)?;
    let is_exact = is_same(position, &real);
    let is_known = eyes
        .iter()
        .any(|eyes| then.views.is_to(*eyes, seen.of(*eyes)));
    if !(is_known || was_over && is_exact) {
        return Ok(Some(("unlawful copy", "the game was another".to_owned())));
    }
    let is_given_away = |name: &&&str| {
        let is_long = real[**name]
            .as_array()
            .is_some_and(|cards| cards.len() >= LONG);
        is_long && real[**name] == position[**name]
    };
    if let Some(name) = HIDDEN.iter().find(is_given_away).filter(|_| !was_over) {
        return Ok(Some(("shown too much", format!("the real {name}"))));
    }
    let is_contest = |moment: &Moment| moment.stage == Stage::Running && moment.people().len() >= 2;
    let is_contested = source.is_contested || since.iter().all(is_contest);
    if is_contested && !copy.is_contested {
        let what = "advice is given in a copy of a game that people play".to_owned();
        return Ok(Some(("advice in a contested game", what)));
    }
    Ok(None)
}

/// Through which eyes somebody saw the game: those of their seats, or the table's.
fn eyes_of(moment: &Moment, user: Option<&str>) -> Vec<Option<usize>> {
    let sitters = moment.sitters.iter().enumerate();
    let own = sitters.filter(|(_, sitter)| user.is_some() && sitter.user() == user);
    let own: Vec<_> = own.map(|(seat, _)| Some(seat)).collect();
    match own.is_empty() {
        true => vec![None],
        false => own,
    }
}
