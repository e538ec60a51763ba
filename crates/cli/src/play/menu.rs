//! What a player chooses from.

use amsterdam::{Action, RouteId};

/// Something to choose.
pub(super) enum Entry {
    Act(Action),
    /// A route, with the ways to pay for it, the one with the fewest wilds first. Never fewer than two.
    Pay(Vec<Action>),
    /// Routes, where there are too many to list with everything else.
    Routes(Vec<(RouteId, Entry)>),
}

/// More routes than this get a list of their own.
const FEW_ROUTES: usize = 9;

impl Entry {
    /// All of `actions`, with those for one route taken together.
    pub(super) fn menu(actions: &[Action]) -> Vec<Entry> {
        let mut menu = Vec::new();
        let mut routes: Vec<(RouteId, Vec<Action>)> = Vec::new();
        for action in actions {
            let Action::Build { route, .. } = *action else {
                menu.push(Entry::Act(*action));
                continue;
            };
            match routes.iter_mut().find(|(id, _)| *id == route) {
                Some((_, ways)) => ways.push(*action),
                None => routes.push((route, vec![*action])),
            }
        }
        routes.sort_by_key(|(id, _)| *id);
        let entries = routes
            .into_iter()
            .map(|(id, ways)| (id, Entry::for_route(ways)));
        if entries.len() > FEW_ROUTES {
            menu.push(Entry::Routes(entries.collect()));
        } else {
            menu.extend(entries.map(|(_, entry)| entry));
        }
        menu
    }

    /// The action that stands for the entry.
    pub(super) fn first(&self) -> &Action {
        match self {
            Entry::Act(action) => action,
            Entry::Pay(ways) => &ways[0],
            Entry::Routes(routes) => routes[0].1.first(),
        }
    }

    fn for_route(mut ways: Vec<Action>) -> Entry {
        ways.sort_by_key(|action| match *action {
            Action::Build { wilds, .. } => wilds,
            _ => 0,
        });
        if let [action] = ways[..] {
            Entry::Act(action)
        } else {
            Entry::Pay(ways)
        }
    }
}
