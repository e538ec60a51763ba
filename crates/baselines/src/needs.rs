//! Cards that routes take, and what is missing for them.

use amsterdam::{Board, Card, Cards, Color, Routes};

/// Cards that routes take.
#[derive(Clone, Debug, Default)]
pub(crate) struct Needs {
    /// For coloured routes.
    of_color: Cards,
    /// The lengths of grey routes, the longest first.
    grey: Vec<u8>,
}

impl Needs {
    pub(crate) fn new(board: &Board, routes: Routes) -> Needs {
        let mut needs = Needs::default();
        for id in routes.iter() {
            let route = board.route(id);
            match route.color {
                Some(color) => needs.of_color[Card::Of(color)] += route.length,
                None => needs.grey.push(route.length),
            }
        }
        needs.grey.sort_by(|a, b| b.cmp(a));
        needs
    }

    /// Pays as much as there is in `hand` and returns what is missing, by colour. A grey route is paid in the colour there
    /// is most of, and wilds fill what is missing most.
    pub(crate) fn pay(&self, hand: &mut Cards) -> Cards {
        let mut missing = self.of_color.saturating_sub(hand);
        let wilds = hand[Card::Wild];
        *hand = hand.saturating_sub(&self.of_color);
        hand[Card::Wild] = wilds;
        for &length in &self.grey {
            let card = most_of(hand);
            let paid = length.min(hand[card]);
            hand[card] -= paid;
            missing[card] += length - paid;
        }
        while hand[Card::Wild] > 0 && !missing.is_empty() {
            let card = most_of(&missing);
            missing[card] -= 1;
            hand[Card::Wild] -= 1;
        }
        missing
    }
}

/// The colour there is most of, the first of equals.
pub(crate) fn most_of(cards: &Cards) -> Card {
    let colors = Color::ALL.map(Card::Of).into_iter().rev();
    colors.max_by_key(|&card| cards[card]).expect("six colours")
}
