//! What the server has stored, against what it had acknowledged.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use futures_util::{StreamExt, stream};
use games::Shelf;
use serde_json::Value;

use crate::run::Hall;
use crate::seat::Played;
use crate::slot::Finished;

/// How many tables are checked at a time.
const AT_ONCE: usize = 16;

/// What is wrong with the tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Findings {
    /// Games that were played to the end, and replayed.
    pub finished: u64,
    /// Actions that were acknowledged and are not there.
    pub lost: u64,
    /// Actions that are there and that nobody sent, or sent once and stored twice.
    pub doubled: u64,
    /// Games that do not come out the same when they are replayed, or whose actions are in another order.
    pub differing: u64,
}

/// Checks every table.
///
/// # Errors
///
/// Returns an error if the server does not answer.
pub async fn all(hall: &Hall, tables: &[Finished]) -> Result<Findings> {
    let mut checks = stream::iter(tables)
        .map(|table| one(hall, table))
        .buffer_unordered(AT_ONCE);
    let mut sum = Findings::default();
    while let Some(findings) = checks.next().await {
        let Findings {
            finished,
            lost,
            doubled,
            differing,
        } = findings?;
        sum.finished += finished;
        sum.lost += lost;
        sum.doubled += doubled;
        sum.differing += differing;
    }
    Ok(sum)
}

async fn one(hall: &Hall, table: &Finished) -> Result<Findings> {
    let shown = hall.http.table(&table.cookie, &table.table).await?;
    let log = hall.http.log(&table.cookie, &table.table).await?;
    let mut findings = compare_log(&table.seats, &log);
    if shown["seq"].as_u64() != log.last().and_then(|entry| entry["seq"].as_u64()) {
        findings.differing += 1;
    }
    let was_over = table.seats.iter().any(|seat| seat.is_over);
    if shown["stage"] == "finished" {
        let record = hall.http.record(&table.cookie, &table.table).await?;
        findings.finished = 1;
        let wrong = compare_record(&table.seats, record);
        if let Err(error) = wrong {
            findings.differing += 1;
            hall.tally
                .note(&format!("table {}: {error:#}", table.table));
        }
    } else if was_over {
        findings.differing += 1;
        hall.tally
            .note(&format!("table {} is no longer over", table.table));
    }
    if findings.lost + findings.doubled > 0 {
        hall.tally
            .note(&format!("table {}: {findings:?}", table.table));
    }
    Ok(findings)
}

/// Compares the numbers of the entries that seats were told of with those that are there.
pub fn compare_log(seats: &[Played], log: &[Value]) -> Findings {
    let mut findings = Findings::default();
    let mut stored: BTreeMap<u64, u64> = BTreeMap::new();
    for (expected, entry) in (1..).zip(log) {
        let seq = entry["seq"].as_u64().unwrap_or_default();
        if seq != expected {
            findings.differing += 1;
        }
        if entry["what"]["entry"] == "acted" {
            stored.insert(seq, entry["what"]["seat"].as_u64().unwrap_or(u64::MAX));
        }
    }
    for (seat, played) in (0..).zip(seats) {
        for ack in &played.acks {
            // Two acknowledgements of one entry are one action too few.
            match stored.remove(&ack.seq) {
                Some(by) if by == seat => {}
                _ => findings.lost += 1,
            }
        }
        let more = stored.values().filter(|by| **by == seat).count() as u64;
        findings.doubled += more.saturating_sub(u64::from(played.in_flight.is_some()));
    }
    findings
}

/// Plays a record again, and compares it with what the seats had acknowledged, action by action.
fn compare_record(seats: &[Played], record: Value) -> Result<()> {
    let game = Shelf::default().game_of(&record)?;
    let actions = record["actions"].as_array().context("no actions")?.clone();
    let result = record["result"].clone();
    let replayed = game.load(record)?;
    let again = replayed.record();
    anyhow::ensure!(
        again["actions"].as_array() == Some(&actions),
        "the replay has other actions"
    );
    anyhow::ensure!(
        again["result"] == result,
        "the replay has another result: {} instead of {result}",
        again["result"]
    );
    let mut sent: Vec<(u64, u64, &str)> = Vec::new();
    for (seat, played) in (0..).zip(seats) {
        let acks = played.acks.iter();
        sent.extend(acks.map(|ack| (ack.seq, seat, &*ack.action)));
        // It may have been stored though nobody heard of it, and then nothing came after it.
        sent.extend(
            played
                .in_flight
                .as_deref()
                .map(|action| (u64::MAX, seat, action)),
        );
    }
    sent.sort_unstable();
    let n_acked = seats.iter().map(|seat| seat.acks.len()).sum::<usize>();
    anyhow::ensure!(
        (n_acked..=sent.len()).contains(&actions.len()),
        "{} actions are recorded, {n_acked} were acknowledged",
        actions.len()
    );
    for (nth, (action, (_, seat, sent))) in actions.iter().zip(sent).enumerate() {
        let sent: Value = serde_json::from_str(sent)?;
        let is_same = action["seat"] == seat && action["action"] == sent;
        anyhow::ensure!(is_same, "action {nth} is not the one that was sent");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Ack;
    use serde_json::json;

    fn acked(seqs: &[u64]) -> Played {
        let acks = seqs.iter().map(|&seq| Ack {
            seq,
            action: "{}".into(),
            micros: 0,
        });
        Played {
            acks: acks.collect(),
            ..Played::default()
        }
    }

    fn log(seats: &[Option<u64>]) -> Vec<Value> {
        let entry = |(seq, seat): (u64, &Option<u64>)| match seat {
            Some(seat) => json!({ "seq": seq, "what": { "entry": "acted", "seat": seat } }),
            None => json!({ "seq": seq, "what": { "entry": "said" } }),
        };
        (1..).zip(seats).map(entry).collect()
    }

    #[test]
    fn what_is_missing_and_what_is_too_much_is_found() {
        let log = log(&[None, Some(0), Some(1), Some(0)]);
        let findings = |seats: &[Played]| {
            let Findings { lost, doubled, .. } = compare_log(seats, &log);
            (lost, doubled)
        };
        assert_eq!(findings(&[acked(&[2, 4]), acked(&[3])]), (0, 0));
        assert_eq!(findings(&[acked(&[2, 4, 5]), acked(&[3])]), (1, 0));
        assert_eq!(findings(&[acked(&[2]), acked(&[3])]), (0, 1));
        assert_eq!(findings(&[acked(&[2, 2]), acked(&[3])]), (1, 1));
        assert_eq!(findings(&[acked(&[2, 4]), acked(&[1])]), (1, 1));
        let in_flight = Played {
            in_flight: Some("{}".into()),
            ..acked(&[2])
        };
        assert_eq!(findings(&[in_flight, acked(&[3])]), (0, 0));
    }
}
