//! How a seat pays for routes.

use amsterdam::{Action, Card, Cards, Color, RouteId};

use super::facts::Facts;
use super::weights::Weights;

/// Routes are not longer.
const LONGEST: usize = 8;

/// The cards of a seat, and how it pays with them.
pub(super) struct Payments<'a> {
    facts: &'a Facts,
    weights: &'a Weights,
    hand: &'a Cards,
    /// What is lacking for contracts.
    lacking: Cards,
    /// How grey routes are best paid by their length, once it is known: those for contracts, and others.
    grey: [[Option<Payment>; LONGEST + 1]; 2],
}

/// Cards of one colour and wilds.
#[derive(Clone, Copy)]
struct Payment {
    color: Option<Color>,
    wilds: u8,
    price: f32,
}

impl<'a> Payments<'a> {
    pub(super) fn new(
        facts: &'a Facts,
        weights: &'a Weights,
        hand: &'a Cards,
        lacking: Cards,
    ) -> Payments<'a> {
        Payments {
            facts,
            weights,
            hand,
            lacking,
            grey: [[None; LONGEST + 1]; 2],
        }
    }

    /// How best to build a route that the hand can pay for, and what that costs.
    #[inline]
    pub(super) fn build(&mut self, route: RouteId, for_contracts: bool) -> (Action, f32) {
        let length = self.facts.lengths[usize::from(route.0)];
        let payment = match self.facts.colors[usize::from(route.0)] {
            Some(color) => self.in_color(color, length).expect("an affordable route"),
            None => {
                let known = self.grey[usize::from(for_contracts)][usize::from(length)];
                known.unwrap_or_else(|| self.in_any(length, for_contracts))
            }
        };
        let Payment {
            color,
            wilds,
            price,
        } = payment;
        let action = Action::Build {
            route,
            color,
            wilds,
        };
        (action, price)
    }

    fn in_color(&self, color: Color, length: u8) -> Option<Payment> {
        let of_color = self.hand[Card::Of(color)].min(length);
        let wilds = length - of_color;
        (wilds <= self.hand[Card::Wild]).then(|| Payment {
            color: (of_color > 0).then_some(color),
            wilds,
            price: self.weights.wild_paid * f32::from(wilds),
        })
    }

    /// The cheapest way to pay for a grey route. Of equals, in what there is most of.
    fn in_any(&mut self, length: u8, for_contracts: bool) -> Payment {
        let mut best: Option<(Payment, u8)> = None;
        for color in Color::ALL {
            let held = self.hand[Card::Of(color)];
            let Some(mut payment) = self.in_color(color, length) else {
                continue;
            };
            if !for_contracts && self.lacking[Card::Of(color)] > 0 {
                payment.price += self.weights.needed_paid * f32::from(length - payment.wilds);
            }
            let is_better = |(least, most): (Payment, u8)| {
                payment.price < least.price || payment.price == least.price && held > most
            };
            if best.is_none_or(is_better) {
                best = Some((payment, held));
            }
        }
        let (payment, _) = best.expect("an affordable route");
        self.grey[usize::from(for_contracts)][usize::from(length)] = Some(payment);
        payment
    }
}
