//! Five levels for people to play against. The lower ones think at a glance, with the weaknesses that people have.

use amsterdam::State;
use game::Seed;

use super::searcher::{Searcher, Sketcher};
use super::weights::Weights;
use crate::Opponent;

/// Level 1.
pub const DECKHAND: Opponent<State> = Opponent {
    name: "deckhand",
    about: "has just learnt the rules: loves wilds and contracts, forgets bonus cards, changes its mind",
    level: Some(1),
    make: |seed| Box::new(deckhand(seed)),
};

/// Level 2.
pub const PORTER: Opponent<State> = Opponent {
    name: "porter",
    about: "knows where it wants to go, but not how long it takes, and is easily distracted",
    level: Some(2),
    make: |seed| Box::new(porter(seed)),
};

/// Level 3.
pub const CLERK: Opponent<State> = Opponent {
    name: "clerk",
    about: "plans soundly, and is now and then careless with a turn",
    level: Some(3),
    make: |seed| Box::new(clerk(seed)),
};

/// Level 4.
pub const MERCHANT: Opponent<State> = Opponent {
    name: "merchant",
    about: "plans well at a glance and wastes little",
    level: Some(4),
    make: |seed| Box::new(merchant(seed)),
};

/// Level 5.
pub const REGENT: Opponent<State> = Opponent {
    name: "regent",
    about: "searches: thinks through what others may hold and do, as long as it is given",
    level: Some(5),
    make: |seed| Box::new(Searcher::new(seed)),
};

/// A beginner: it takes every contract that looks rich, and every wild, and does not see the end coming.
fn deckhand(seed: Seed) -> Sketcher {
    let tuned = *Weights::tuned();
    let weights = Weights {
        bonus: 0.0,
        purpose: 0.0,
        hurry: 0.0,
        late: 6.0,
        keep_carts: 0.0,
        keep_turns: 0.0,
        keep_turn: 0.0,
        take_wild: tuned.take_lacking,
        ..tuned
    };
    Sketcher::with(seed, weights, 4.0)
}

fn porter(seed: Seed) -> Sketcher {
    let tuned = *Weights::tuned();
    let weights = Weights {
        bonus: 0.0,
        late: 3.0,
        keep_turns: 0.0,
        ..tuned
    };
    Sketcher::with(seed, weights, 2.7)
}

fn clerk(seed: Seed) -> Sketcher {
    Sketcher::with(seed, *Weights::tuned(), 2.2)
}

fn merchant(seed: Seed) -> Sketcher {
    Sketcher::with(seed, *Weights::tuned(), 0.3)
}
