//! What happened, in words.

use anstyle::Style;
use game::Viewer;
use roads_and_boats::{Event, State};

use crate::play::paint::paint;
use crate::play::tell::Teller;

impl Teller<'_, State> {
    /// An event in words.
    pub(super) fn event(&self, event: &Event) -> String {
        let line = self.tell(event);
        match event {
            Event::TurnBegan { .. } | Event::GameOver { .. } => paint(&line, Style::new().bold()),
            _ => line,
        }
    }

    /// News: lines that repeat are counted, and what others do with their goods is left to the log.
    pub(super) fn news(&self, events: &[Event], viewer: Viewer) -> Vec<String> {
        let news = events.iter().filter(|event| is_news(event, viewer));
        let lines: Vec<String> = news.map(|event| self.event(event)).collect();
        let runs = lines.chunk_by(|one, other| one == other);
        runs.map(|run| match run.len() {
            1 => run[0].clone(),
            times => self.say(
                "rb-log-times",
                &[("line", run[0].clone().into()), ("count", times.into())],
            ),
        })
        .collect()
    }
}

/// Whether an event is told at once. The log has all of them.
fn is_news(event: &Event, viewer: Viewer) -> bool {
    match event {
        Event::BillOpened { .. } => false,
        Event::Handed { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Led { seat, .. }
        | Event::BillWithdrawn { seat } => viewer.is(*seat),
        Event::DoneWith { seat, .. } => !viewer.is(*seat),
        _ => true,
    }
}
