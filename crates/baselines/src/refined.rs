//! The refined planner: every action is valued by what it does to the points a seat can expect in the end, and to the
//! turns it still takes to get there.

use amsterdam::{
    Action, Card, Cards, Color, ContractId, Contracts, Network, Phase, RouteId, Routes, State,
};
use bots::{Bot, Budget};
use game::Imagined;

use crate::bonus;
use crate::choice::best_action;
use crate::filler;
use crate::ground::Ground;
use crate::needs::Needs;
use crate::pace::{self, LAST_CARTS};
use crate::plan::Plan;
use crate::settlement::Settlement;
use crate::weights::{WEIGHTS, Weights};

/// The refined planner.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Refined;

impl Bot<State> for Refined {
    fn choose(&mut self, imagined: &Imagined<State>, _: Budget) -> Action {
        let outlook = Outlook::new(imagined, &WEIGHTS);
        best_action(imagined, |action| outlook.worth(action))
    }
}

/// What a seat weighs in a turn.
pub(crate) struct Outlook<'a> {
    pub(crate) ground: Ground<'a>,
    weights: &'a Weights,
    settlement: Settlement<'a>,
    plan: Plan,
    /// Routes to spend carts on that the plan leaves over.
    filler: Routes,
    plan_needs: Needs,
    filler_needs: Needs,
    /// What a bonus card is worth.
    bonus: f64,
    /// Turns to come, this one too.
    turns: f64,
    /// What a turn spent on the plan is worth.
    plan_turn: f64,
    /// What the turns are worth that it takes to collect what is missing for everything wanted.
    missing: f64,
    unseen: Cards,
    /// By how many points the seat is ahead of the best of the others.
    lead: f64,
}

impl<'a> Outlook<'a> {
    pub(crate) fn new(imagined: &'a Imagined<State>, weights: &'a Weights) -> Outlook<'a> {
        let ground = Ground::new(imagined.game(), imagined.seat());
        let state = ground.state;
        let turns = pace::turns_left(&ground, weights.carts_a_build);
        let bonus = if turns <= 1.0 {
            bonus::change_by_one(&ground)
        } else {
            weights.bonus * bonus::worth_of_one(&ground)
        };
        let settlement = Settlement::new(ground, weights, turns, bonus);
        let plan = settlement.plan(state.contracts(ground.seat));
        let pressure = settlement.pressure(&plan);
        let filler = filler::routes(&ground, weights, &plan, bonus, turns);
        let hand = state.hand(ground.seat);
        let seen = state.face_up().iter().collect::<Cards>();
        let mut outlook = Outlook {
            ground,
            weights,
            settlement,
            plan,
            filler,
            plan_needs: Needs::new(ground.board, plan.routes),
            filler_needs: Needs::new(ground.board, filler),
            bonus,
            turns,
            plan_turn: weights.turn + weights.pressure * pressure,
            missing: 0.0,
            lead: pace::lead(&ground),
            unseen: ground
                .board
                .cards()
                .saturating_sub(hand)
                .saturating_sub(&seen)
                .saturating_sub(state.discard()),
        };
        outlook.missing = outlook.missing_with(*hand);
        outlook
    }

    /// What an action does to the points that can be expected, less what turns are worth.
    pub(crate) fn worth(&self, action: &Action) -> f64 {
        match *action {
            Action::Keep { contract } => self.worth_of_keeping([contract].into_iter().collect()),
            Action::KeepBoth => {
                let offer = self.ground.state.offer(self.ground.seat);
                self.worth_of_keeping(offer.iter().copied().collect())
            }
            Action::Build {
                route,
                color,
                wilds,
            } => self.worth_of_building(route, color, wilds),
            Action::Take { card } => self.worth_of_taking(card),
            Action::Draw => self.worth_of_drawing(),
            Action::DrawContracts => self.worth_of_contracts(),
            Action::Pass => 0.0,
        }
    }

    fn worth_of_keeping(&self, kept: Contracts) -> f64 {
        let held = self.ground.state.contracts(self.ground.seat);
        self.settlement.plan(held | kept).worth
    }

    fn worth_of_building(&self, id: RouteId, color: Option<Color>, wilds: u8) -> f64 {
        let route = self.ground.board.route(id);
        let bonus = if route.cart { self.bonus } else { 0.0 };
        let met = f64::from(self.ground.value(self.met_by(id)));
        let now = f64::from(route.points) + bonus + 2.0 * met;
        if self.turns <= 1.0 {
            return now;
        }
        let weights = self.weights;
        let hand = self.after_paying(route.length, color, wilds);
        let mut worth =
            weights.hurry * now / (self.turns - 0.5) - weights.wild_paid * f64::from(wilds);
        if self.ground.carts - route.length <= LAST_CARTS
            && self.ground.state.last_turns().is_none()
        {
            worth += weights.end * self.lead;
        }
        if self.plan.routes.contains(id) {
            worth += self.plan_turn + weights.on_plan + self.risk(id);
            worth -= self.missing_without(id, hand) - self.missing;
        } else if self.filler.contains(id) {
            worth += weights.turn;
            worth -= self.missing_without(id, hand) - self.missing;
        } else {
            if route.length + self.plan.carts > self.ground.carts {
                return -10.0 + now;
            }
            worth += f64::from(route.points) + bonus - weights.cart * f64::from(route.length);
            worth -= self.missing_with(hand) - self.missing;
        }
        worth
    }

    /// The contracts that are met as soon as a route is built.
    fn met_by(&self, id: RouteId) -> Contracts {
        let board = self.ground.board;
        let held = self.ground.state.contracts(self.ground.seat);
        let mut own = self.ground.own;
        own.insert(id);
        let network = Network::new(board, own);
        let is_met = |&id: &ContractId| network.joins(board.contract(id).ends);
        self.ground.unmet(held).iter().filter(is_met).collect()
    }

    /// The part of what it would cost to lose a route of the plan that is to be feared.
    fn risk(&self, id: RouteId) -> f64 {
        let held = self.ground.state.contracts(self.ground.seat);
        let loss = self.plan.worth - self.settlement.without(id).plan(held).worth;
        let part = if self.is_threatened(id) {
            self.weights.near_risk
        } else {
            self.weights.far_risk
        };
        part * loss.max(0.0)
    }

    /// Whether a rival's network touches a route.
    fn is_threatened(&self, id: RouteId) -> bool {
        let Ground { state, board, .. } = self.ground;
        let ends = board.route(id).ends;
        let touches = |other: RouteId| board.route(other).ends.iter().any(|end| ends.contains(end));
        self.ground
            .rivals()
            .any(|rival| state.routes(rival).iter().any(touches))
    }

    fn after_paying(&self, length: u8, color: Option<Color>, wilds: u8) -> Cards {
        let mut hand = *self.ground.state.hand(self.ground.seat);
        hand[Card::Wild] -= wilds;
        if let Some(color) = color {
            hand[Card::Of(color)] -= length - wilds;
        }
        hand
    }

    /// What the turns are worth that it takes to collect what is missing for everything wanted.
    fn missing_with(&self, hand: Cards) -> f64 {
        self.missing_for(&self.plan_needs, &self.filler_needs, hand)
    }

    /// The same for everything but a route.
    fn missing_without(&self, id: RouteId, hand: Cards) -> f64 {
        let needs = |mut routes: Routes| {
            routes.remove(id);
            Needs::new(self.ground.board, routes)
        };
        self.missing_for(&needs(self.plan.routes), &needs(self.filler), hand)
    }

    fn missing_for(&self, plan: &Needs, filler: &Needs, mut hand: Cards) -> f64 {
        let weights = self.weights;
        let for_plan = self.plan_turn * f64::from(plan.pay(&mut hand).total());
        let for_filler = weights.turn * f64::from(filler.pay(&mut hand).total());
        (for_plan + weights.filler * for_filler) / weights.useful_cards
    }

    /// What one more card is worth beside a hand.
    fn worth_of_card(&self, hand: &Cards, card: Card) -> f64 {
        if self.turns <= 1.0 {
            return 0.0;
        }
        let weights = self.weights;
        let mut more = *hand;
        more[card] += 1;
        let needed = self.missing_with(*hand) - self.missing_with(more);
        let spare = weights.spare_card * weights.turn / weights.useful_cards;
        match card {
            Card::Wild => weights.wild * needed.max(2.0 * spare),
            Card::Of(_) => needed.max(spare),
        }
    }

    /// What a card from the deck is worth beside a hand.
    fn worth_of_unseen(&self, hand: &Cards) -> f64 {
        let total = f64::from(self.unseen.total().max(1));
        let parts = self.unseen.iter().filter(|&(_, count)| count > 0);
        parts
            .map(|(card, count)| self.worth_of_card(hand, card) * f64::from(count) / total)
            .sum()
    }

    /// What the best second card is worth.
    fn worth_of_second(&self, hand: &Cards, taken: Option<Card>) -> f64 {
        let mut best = self.worth_of_unseen(hand);
        let mut taken = taken;
        for &card in self.ground.state.face_up() {
            if taken == Some(card) {
                taken = None;
            } else if card != Card::Wild {
                best = best.max(self.worth_of_card(hand, card) + self.weights.face_up);
            }
        }
        best
    }

    fn worth_of_taking(&self, card: Card) -> f64 {
        let hand = self.ground.state.hand(self.ground.seat);
        let worth = self.worth_of_card(hand, card) + self.weights.face_up;
        if card == Card::Wild || self.ground.state.phase() == Phase::SecondCard {
            return worth;
        }
        let mut more = *hand;
        more[card] += 1;
        worth + self.worth_of_second(&more, Some(card))
    }

    fn worth_of_drawing(&self) -> f64 {
        let hand = self.ground.state.hand(self.ground.seat);
        let worth = self.worth_of_unseen(hand);
        if self.ground.state.phase() == Phase::SecondCard {
            return worth;
        }
        worth + self.worth_of_second(hand, None)
    }

    fn worth_of_contracts(&self) -> f64 {
        self.settlement.of_drawing(&self.plan)
    }
}
