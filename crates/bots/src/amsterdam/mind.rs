//! Quick thought: what every seat is after, and what each action is worth to the one that acts.

use amsterdam::{
    Action, Card, Cards, Color, Contracts, MAX_SEATS, Network, Phase, RouteId, Routes, State,
};
use game::Seat;

use super::course::Course;
use super::facts::Facts;
use super::weights::Weights;

/// An action and what it is worth, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Rated {
    pub(super) action: Action,
    pub(super) worth: f32,
}

/// What every seat is after, kept up to date while a game goes on.
#[derive(Clone, Debug)]
pub(super) struct Mind<'a> {
    pub(super) facts: &'a Facts,
    weights: &'a Weights,
    courses: [Course; MAX_SEATS],
}

/// What a seat lacks for its plan.
struct Lack {
    /// For coloured routes.
    cards: Cards,
    /// For grey ones: how many cards, and the colour they are collected in.
    grey: u8,
    grey_color: Option<Color>,
    /// All together, less the wilds in hand.
    total: u8,
}

impl<'a> Mind<'a> {
    /// Knows nothing yet, so that every seat's plan is made when it acts.
    pub(super) fn new(facts: &'a Facts, weights: &'a Weights) -> Mind<'a> {
        let unknown = Course {
            is_stale: true,
            ..Course::default()
        };
        Mind {
            facts,
            weights,
            courses: [unknown; MAX_SEATS],
        }
    }

    /// How much luck there is in a choice of a playout.
    pub(super) fn whim(&self) -> f32 {
        self.weights.whim
    }

    /// The plan of a seat.
    pub(super) fn course(&mut self, state: &State, seat: Seat) -> &Course {
        let course = &mut self.courses[seat.index()];
        if course.is_stale {
            *course = Course::new(self.facts, state, seat);
        }
        course
    }

    /// Notes what a seat has just done. `state` is what came of it.
    pub(super) fn saw(&mut self, state: &State, seat: Seat, action: &Action) {
        match *action {
            Action::Build { route, .. } => {
                for other in state.seats() {
                    let course = &mut self.courses[other.index()];
                    if other == seat {
                        if course.routes.contains(route) && !course.is_stale {
                            course.built(self.facts, route);
                        } else {
                            course.is_stale = true;
                        }
                    } else if !(course.routes & !state.open_routes(other)).is_empty() {
                        course.is_stale = true;
                    }
                }
            }
            Action::Keep { .. } | Action::KeepBoth => self.courses[seat.index()].is_stale = true,
            Action::Draw | Action::Take { .. } | Action::DrawContracts | Action::Pass => (),
        }
    }

    /// What is worth thinking about for a seat that is to act, each with its worth. Never nothing.
    pub(super) fn rate(&mut self, state: &State, seat: Seat, rated: &mut Vec<Rated>) {
        rated.clear();
        match state.phase() {
            Phase::Choosing | Phase::Offer => self.rate_keeping(state, seat, rated),
            Phase::Turn if Facts::is_last_round(state) => self.rate_last(state, seat, rated),
            Phase::Turn => self.rate_turn(state, seat, rated),
            Phase::SecondCard => {
                let course = *self.course(state, seat);
                self.rate_cards(state, seat, &course, rated);
            }
            Phase::Over => (),
        }
        if rated.is_empty() {
            let action = Action::Pass;
            rated.push(Rated { action, worth: 0.0 });
        }
    }

    fn rate_turn(&mut self, state: &State, seat: Seat, rated: &mut Vec<Rated>) {
        let course = *self.course(state, seat);
        self.rate_cards(state, seat, &course, rated);
        let (facts, weights) = (self.facts, self.weights);
        let affordable = facts.affordable(state, seat);
        let others = state.seats().filter(|&other| other != seat);
        if !affordable.is_empty() {
            let rivals = others
                .clone()
                .fold(Routes::EMPTY, |all, other| all | state.routes(other));
            let planned = facts.or_twins(course.routes);
            let threatened = match (affordable & planned).is_empty() {
                true => Routes::EMPTY,
                false => facts.beside(rivals),
            };
            let fewest = others.map(|other| state.carts(other)).min().unwrap_or(0);
            let hurry = match fewest <= facts.board.carts() / 4 {
                true => weights.hurry,
                false => 0.0,
            };
            let value: u8 = course
                .sought
                .iter()
                .map(|id| facts.board.contract(id).value)
                .sum();
            let purpose = weights.purpose * 2.0 * f32::from(value) / f32::from(course.carts.max(1));
            let bonus = match state.bonus_left() > 0 {
                true => weights.bonus,
                false => 0.0,
            };
            let spare = state.carts(seat) - course.carts.min(state.carts(seat));
            for id in affordable.iter() {
                let nth = usize::from(id.0);
                let length = facts.lengths[nth];
                let is_planned = planned.contains(id);
                let mut worth = f32::from(facts.points[nth]) + hurry;
                if facts.carts.contains(id) {
                    worth += bonus;
                }
                if is_planned {
                    worth += weights.planned + purpose * f32::from(length);
                    if threatened.contains(id) {
                        worth += weights.contested;
                    }
                } else if length > spare {
                    // Carts that the plan needs are spent on the plan.
                    continue;
                } else {
                    worth -= weights.cart * f32::from(length);
                    if !course.routes.is_empty() {
                        worth -= weights.detour;
                    }
                }
                let reserved = reserved(facts, &course, id);
                let (action, price) = self.payment(state.hand(seat), id, &reserved);
                rated.push(Rated {
                    action,
                    worth: worth - price,
                });
            }
        }
        if state.contract_deck_len() > 0 {
            let spare = state.carts(seat) - course.carts.min(state.carts(seat));
            let mut worth = weights.contracts + weights.contracts_cart * f32::from(spare);
            if !course.routes.is_empty() {
                worth -= weights.contracts_early;
            }
            let action = Action::DrawContracts;
            rated.push(Rated { action, worth });
        }
    }

    /// How best to pay for a route, and what that costs.
    fn payment(&self, hand: &Cards, id: RouteId, reserved: &Cards) -> (Action, f32) {
        let weights = self.weights;
        let nth = usize::from(id.0);
        let length = self.facts.lengths[nth];
        let held_wilds = hand[Card::Wild];
        let in_color = |color: Color| {
            let card = Card::Of(color);
            let of_color = hand[card].min(length);
            let wilds = length - of_color;
            if wilds > held_wilds {
                return None;
            }
            let left = hand[card] - of_color;
            let needed = reserved[card].saturating_sub(left).min(of_color);
            let price = weights.wild_paid * f32::from(wilds)
                + weights.card_paid * f32::from(of_color)
                + weights.needed_paid * f32::from(needed);
            let color = (of_color > 0).then_some(color);
            let action = Action::Build {
                route: id,
                color,
                wilds,
            };
            Some((action, price))
        };
        let found = match self.facts.colors[nth] {
            Some(color) => in_color(color),
            None => {
                let ways = Color::ALL.into_iter().filter_map(in_color);
                ways.min_by(|(_, one), (_, other)| one.total_cmp(other))
            }
        };
        found.expect("an affordable route")
    }

    /// Rates the cards that can be drawn.
    fn rate_cards(&self, state: &State, seat: Seat, course: &Course, rated: &mut Vec<Rated>) {
        let weights = self.weights;
        let hand = state.hand(seat);
        let lack = Lack::new(self.facts, hand, course);
        let goal = match lack.total {
            0 => self.goal(state, seat, course),
            _ => None,
        };
        if state.deck_len() > 0 {
            let action = Action::Draw;
            rated.push(Rated {
                action,
                worth: weights.draw,
            });
        }
        let mut seen = 0u8;
        for &card in state.face_up() {
            let bit = 1 << card.index();
            if seen & bit != 0 {
                continue;
            }
            seen |= bit;
            let worth = match card {
                Card::Wild if state.phase() == Phase::SecondCard => continue,
                Card::Wild if lack.total == 1 => weights.take_wild + weights.take_last,
                Card::Wild => weights.take_wild,
                Card::Of(color) if goal == Some(color) => weights.take_goal,
                Card::Of(_) if lack.total == 0 => {
                    weights.take_other + weights.take_alike * f32::from(hand[card].min(4))
                }
                Card::Of(_) if lack.cards[card] > 0 => {
                    weights.take_lacking + weights.take_more * f32::from(lack.cards[card] - 1)
                }
                Card::Of(color) if lack.grey > 0 && lack.grey_color == Some(color) => {
                    weights.take_grey
                }
                Card::Of(_) => weights.take_other,
            };
            let action = Action::Take { card };
            rated.push(Rated { action, worth });
        }
    }

    /// The colour to collect for a route that is not planned, where the plan lacks nothing.
    fn goal(&self, state: &State, seat: Seat, course: &Course) -> Option<Color> {
        let (facts, weights) = (self.facts, self.weights);
        let hand = state.hand(seat).saturating_sub(&course.cards);
        let spare = state.carts(seat) - course.carts.min(state.carts(seat));
        let has_bonus = state.bonus_left() > 0;
        let held = Color::ALL.map(|color| hand[Card::Of(color)]);
        let (most, most_color) = Color::ALL
            .into_iter()
            .map(|color| (held[color.index()], color))
            .max_by_key(|&(held, _)| held)?;
        let mut best: Option<(f32, Color)> = None;
        for id in (state.open_routes(seat) & facts.up_to(spare) & !course.routes).iter() {
            let nth = usize::from(id.0);
            let (held, color) = match facts.colors[nth] {
                Some(color) => (held[color.index()], color),
                None => (most, most_color),
            };
            let missing = facts.lengths[nth].saturating_sub(held + hand[Card::Wild]);
            let mut worth = f32::from(facts.points[nth]);
            if has_bonus && facts.carts.contains(id) {
                worth += weights.bonus;
            }
            let worth = worth / (f32::from(missing) + weights.goal_turn);
            if missing > 0 && best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, color));
            }
        }
        best.map(|(_, color)| color)
    }

    /// The last turn: only what counts at once.
    fn rate_last(&mut self, state: &State, seat: Seat, rated: &mut Vec<Rated>) {
        let facts = self.facts;
        let affordable = facts.affordable(state, seat);
        let before = settled(facts, state, seat, state.routes(seat));
        for id in affordable.iter() {
            let mut routes = state.routes(seat);
            routes.insert(id);
            let gain = settled(facts, state, seat, routes) - before;
            let mut worth = f32::from(facts.points[usize::from(id.0)]) + 2.0 * gain as f32;
            if facts.carts.contains(id) && state.bonus_left() > 0 {
                worth += self.weights.bonus;
            }
            let (action, _) = self.payment(state.hand(seat), id, &Cards::NONE);
            rated.push(Rated { action, worth });
        }
        if rated.is_empty() {
            // Nothing counts any more, but something has to be done.
            if state.deck_len() > 0 {
                let action = Action::Draw;
                rated.push(Rated { action, worth: 0.0 });
            } else if let Some(&card) = state.face_up().first() {
                let action = Action::Take { card };
                rated.push(Rated { action, worth: 0.0 });
            } else if state.contract_deck_len() > 0 {
                let action = Action::DrawContracts;
                rated.push(Rated { action, worth: 0.0 });
            }
        }
    }

    /// Rates what to keep of an offer by what the plan is worth with it.
    fn rate_keeping(&mut self, state: &State, seat: Seat, rated: &mut Vec<Rated>) {
        let offer = state.offer(seat);
        let held = state.contracts(seat);
        for &contract in offer {
            let with: Contracts = held | [contract].into_iter().collect();
            rated.push(Rated {
                action: Action::Keep { contract },
                worth: self.worth_with(state, seat, with),
            });
        }
        let with = held | offer.iter().copied().collect();
        rated.push(Rated {
            action: Action::KeepBoth,
            worth: self.worth_with(state, seat, with),
        });
    }

    /// What a seat can expect of contracts together.
    fn worth_with(&self, state: &State, seat: Seat, contracts: Contracts) -> f32 {
        let facts = self.facts;
        let course = Course::with(facts, state, seat, contracts);
        let carts = state.carts(seat).max(1);
        let filled = f32::from(course.carts) / f32::from(carts);
        // A plan that takes nearly all carts is likely to fail in part.
        let odds = 1.0 - self.weights.keep_risk * filled * filled * filled;
        let value = |contracts: Contracts| -> f32 {
            let values = contracts.iter().map(|id| facts.board.contract(id).value);
            values.map(f32::from).sum()
        };
        let met = contracts & !course.sought & !course.lost;
        value(met) + value(course.sought) * (2.0 * odds - 1.0)
            - value(course.lost)
            - self.weights.keep_cart * f32::from(course.carts)
    }
}

/// What contracts settle at with these routes.
fn settled(facts: &Facts, state: &State, seat: Seat, routes: Routes) -> i32 {
    let network = Network::new(&facts.board, routes);
    let met = state.contracts(seat);
    let met = met
        .iter()
        .filter(|&id| network.joins(facts.board.contract(id).ends));
    met.map(|id| i32::from(facts.board.contract(id).value))
        .sum()
}

/// The cards of each colour that the rest of a plan takes when a route is built.
fn reserved(facts: &Facts, course: &Course, id: RouteId) -> Cards {
    let mut cards = course.cards;
    if course.routes.contains(id)
        && let Some(color) = facts.colors[usize::from(id.0)]
    {
        cards[Card::Of(color)] -= facts.lengths[usize::from(id.0)];
    }
    cards
}

impl Lack {
    fn new(facts: &Facts, hand: &Cards, course: &Course) -> Lack {
        let cards = course.cards.saturating_sub(hand);
        let mut spare = hand.saturating_sub(&course.cards);
        let (mut grey, mut grey_color) = (0, None);
        for id in course.routes.iter() {
            let nth = usize::from(id.0);
            if facts.colors[nth].is_some() {
                continue;
            }
            let most = Color::ALL
                .into_iter()
                .max_by_key(|&color| spare[Card::Of(color)]);
            let color = most.expect("there are colours");
            let length = facts.lengths[nth];
            let missing = length.saturating_sub(spare[Card::Of(color)]);
            spare[Card::Of(color)] -= length - missing;
            if missing > 0 {
                grey += missing;
                grey_color = grey_color.or(Some(color));
            }
        }
        let all: u8 = Color::ALL
            .iter()
            .map(|&color| cards[Card::Of(color)])
            .sum::<u8>()
            + grey;
        Lack {
            total: all.saturating_sub(hand[Card::Wild]),
            cards,
            grey,
            grey_color,
        }
    }
}
