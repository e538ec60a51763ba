//! What routes cost a seat: the turns and carts they take, less what they bring by themselves.

use amsterdam::{Card, Color, Routes, State};
use game::Seat;

use super::facts::Facts;
use super::weights::Weights;

/// What each route costs, in fifths of a point and never nothing.
pub(super) type Efforts = [u8; Routes::CAPACITY];

/// Fifths, so that long ways stay below what a byte holds.
pub(super) const FINE: f32 = 5.0;
/// The part of a place in the count of bonus cards that one more card brings where two seats have equally many.
const CLOSE: f32 = 0.5;
/// With so few carts left, a seat calls the last round (AM-END-01).
const LAST_CARTS: u8 = 2;
/// How many carts a seat puts on the board at once, on average.
const CARTS_A_BUILD: f32 = 2.2;

/// What a route costs by its length and by the cards that are missing for it, in fifths of a point.
#[derive(Clone, Debug)]
pub(super) struct Prices([[i16; MOST + 1]; MOST + 1]);

/// Routes are not longer.
const MOST: usize = 8;

impl Prices {
    pub(super) fn new(facts: &Facts, weights: &Weights) -> Prices {
        // A card costs a part of a turn.
        let card = weights.turn / weights.useful_cards;
        let mut scores = [0; MOST + 1];
        for (&length, &points) in facts.lengths.iter().zip(&facts.points) {
            scores[usize::from(length)] = points;
        }
        Prices(std::array::from_fn(|length| {
            std::array::from_fn(|missing| {
                let cards = length as f32 * (1.0 - weights.held) + missing as f32 * weights.held;
                let carts = weights.cart * length as f32;
                let price = weights.turn + card * cards + carts - f32::from(scores[length]);
                (FINE * price).clamp(-1_000.0, 1_000.0) as i16
            })
        }))
    }

    /// What routes cost whoever has no cards and does not care for bonus cards.
    pub(super) fn plain(&self, facts: &Facts) -> Efforts {
        self.efforts(facts, 0.0, |_| 0)
    }

    /// What routes cost a seat that has cards for some of them, where a bonus card is worth `bonus`.
    pub(super) fn of_seat(&self, facts: &Facts, state: &State, seat: Seat, bonus: f32) -> Efforts {
        let hand = state.hand(seat);
        let held = Color::ALL.map(|color| hand[Card::Of(color)]);
        let most = held.into_iter().max().unwrap_or(0);
        self.efforts(facts, bonus, |color| {
            color.map_or(most, |color| held[color.index()])
        })
    }

    #[inline]
    fn efforts(&self, facts: &Facts, bonus: f32, held: impl Fn(Option<Color>) -> u8) -> Efforts {
        let mut efforts = [u8::MAX; Routes::CAPACITY];
        let bonus = (FINE * bonus).clamp(-1_000.0, 1_000.0) as i16;
        for (nth, effort) in efforts[..facts.lengths.len()].iter_mut().enumerate() {
            let length = facts.lengths[nth];
            let missing = length - held(facts.colors[nth]).min(length);
            let price = self.0[usize::from(length)][usize::from(missing)];
            let price = price - if facts.has_cart[nth] { bonus } else { 0 };
            *effort = price.clamp(1, MOST_EFFORT) as u8;
        }
        efforts
    }
}

/// No route costs more.
const MOST_EFFORT: i16 = 120;

/// What one more bonus card is worth, in points: for having any at all, and for each rival that it may pass or keep
/// behind, the less the further apart they are.
pub(super) fn worth_of_bonus(facts: &Facts, state: &State, seat: Seat) -> f32 {
    if state.bonus_left() == 0 {
        return 0.0;
    }
    let n_seats = state.seats().len();
    let points = |place: usize| f32::from(facts.board.bonus_points(n_seats, place));
    let last = points(n_seats - 1);
    let for_any = match state.bonus(seat) {
        0 => last,
        _ => 0.0,
    };
    let step = (points(0) - last) / (n_seats - 1) as f32;
    let own = f32::from(state.bonus(seat)) + 0.5;
    let rivals = state.seats().filter(|&other| other != seat);
    let close = rivals.map(|rival| CLOSE / (0.5 + (own - f32::from(state.bonus(rival))).abs()));
    for_any + step * close.sum::<f32>()
}

/// What one more bonus card changes if the game ends now: own points, less what rivals get on average.
pub(super) fn change_by_bonus(facts: &Facts, state: &State, seat: Seat) -> f32 {
    if state.bonus_left() == 0 {
        return 0.0;
    }
    let n_rivals = (state.seats().len() - 1) as f32;
    let standing = |more: u8| {
        let points = |other: Seat| bonus_points_with(facts, state, other, (seat, more));
        let others = state.seats().filter(|&other| other != seat).map(points);
        points(seat) - others.sum::<f32>() / n_rivals
    };
    standing(1) - standing(0)
}

/// What a seat has for bonus cards if one seat has so many more.
fn bonus_points_with(facts: &Facts, state: &State, seat: Seat, (lucky, more): (Seat, u8)) -> f32 {
    let count = |other: Seat| state.bonus(other) + if other == lucky { more } else { 0 };
    if count(seat) == 0 {
        return 0.0;
    }
    let place = state
        .seats()
        .filter(|&other| count(other) > count(seat))
        .count();
    f32::from(facts.board.bonus_points(state.seats().len(), place))
}

/// About how many turns a seat has still to come, this one too.
pub(super) fn turns_left(state: &State) -> f32 {
    if state.last_turns().is_some() {
        return 1.0;
    }
    let until_called = state.seats().map(|seat| {
        let carts = f32::from(state.carts(seat).saturating_sub(LAST_CARTS));
        let cards = state.hand(seat).total() as f32;
        (carts - cards).max(0.0) / 2.0 + (carts / CARTS_A_BUILD).max(1.0)
    });
    // Everyone has one more turn when it is called.
    1.0 + until_called.fold(f32::INFINITY, f32::min)
}
