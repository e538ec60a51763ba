//! What happened, in words.

use anstyle::Style;
use game::Viewer;
use roads_and_boats::{Deed, Event, State, acts};

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

    /// News: what belongs together is one line.
    pub(super) fn news(&self, events: &[Event], viewer: Viewer) -> Vec<String> {
        let mut lines = Vec::new();
        for act in acts(events) {
            match act.deed {
                Deed::Began | Deed::Done => {
                    let told = act.events.iter().map(|&nth| &events[nth]);
                    let news = told.filter(|event| is_news(event, viewer));
                    lines.extend(news.map(|event| self.event(event)));
                }
                _ => lines.extend(self.act(&act, events)),
            }
        }
        lines
    }
}

/// Nobody has to be told that they are done themselves.
fn is_news(event: &Event, viewer: Viewer) -> bool {
    match event {
        Event::DoneWith { seat, .. } => !viewer.is(*seat),
        _ => true,
    }
}
