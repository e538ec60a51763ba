//! Advice for Amsterdam: what the search finds, put into reasons.

use amsterdam::{Action, Card, ContractId, Phase, RouteId, Routes, State};
use game::{Dice, Game, Imagined, Seat, Seed};
use serde::Serialize;

use super::belief::Belief;
use super::effort::Prices;
use super::facts::Facts;
use super::quick_plan::{Planner, QuickPlan};
use super::searcher::Searcher;
use super::tree::{Habits, Learnt};
use super::ways::Ways;
use super::weights::Weights;
use crate::Budget;
use crate::advice::{Advised, Choice};

/// What speaks for an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "because", rename_all = "snake_case")]
pub enum Reason {
    /// It meets a contract at once.
    Meets { contract: ContractId },
    /// It is on the way to a contract.
    Toward { contract: ContractId },
    /// It is a card for a route.
    Collects { route: RouteId },
    /// A rival may want the same route soon.
    Contested { route: RouteId, seat: Seat },
    /// A rival is likely to need the route.
    Blocks { route: RouteId, seat: Seat },
    /// It gives a bonus card.
    Bonus,
    /// It scores at once.
    Scores { points: u8 },
    /// It brings on the last round.
    Ends,
    /// There is nothing left to play for but points at once.
    LastTurn,
    /// There are carts left for more contracts.
    SpareCarts { carts: u8 },
    /// A contract that takes so many carts more.
    Fits { contract: ContractId, carts: u8 },
    /// A contract that is out of reach, or asks too much.
    TooDear { contract: ContractId },
}

/// So many deals are looked at to guess what others are after.
const GUESSES: u32 = 48;
/// In so many of a hundred deals a rival has to want a route for it to be said.
const LIKELY: u32 = 30;
/// With so few carts the last round begins (AM-END-01).
const LAST_CARTS: u8 = 2;

impl Advised for State {
    type Reason = Reason;

    fn advise(imagined: &Imagined<State>, budget: Budget, seed: Seed) -> Vec<Choice<State>> {
        look_at(imagined, None, budget, seed)
    }

    fn weigh(
        imagined: &Imagined<State>,
        action: &Action,
        budget: Budget,
        seed: Seed,
    ) -> Choice<State> {
        let mut choices = look_at(imagined, Some(*action), budget, seed);
        choices.pop().expect("what was found of the action")
    }
}

/// What the search finds of the actions there are, or of one of them. The best is first.
fn look_at(
    imagined: &Imagined<State>,
    only: Option<Action>,
    budget: Budget,
    seed: Seed,
) -> Vec<Choice<State>> {
    let mut dice = Dice::new(seed);
    let mut learnt = Searcher::new(dice.seed()).learn(imagined, only, budget);
    learnt.retain(|learnt| learnt.visits > 0);
    learnt.sort_by_key(|learnt| std::cmp::Reverse(learnt.visits));
    let visits: u32 = learnt.iter().map(|learnt| learnt.visits).sum();
    let outlook = Outlook::new(imagined, &mut dice);
    let n_seats = imagined.game().n_seats();
    let choice = |learnt: &Learnt| {
        let mean = |sum: &f32| sum / learnt.visits.max(1) as f32;
        Choice {
            action: learnt.action,
            share: learnt.visits as f32 / visits.max(1) as f32,
            wins: learnt.wins[..n_seats].iter().map(mean).collect(),
            points: learnt.points[..n_seats].iter().map(mean).collect(),
            reasons: outlook.reasons(&learnt.action),
        }
    };
    learnt.iter().map(choice).collect()
}

/// What a seat and its rivals are after.
struct Outlook<'a> {
    state: &'a State,
    seat: Seat,
    facts: Facts,
    prices: Prices,
    plan: QuickPlan,
    ways: Ways,
    /// How often each rival wants each route.
    wanted: Vec<(Seat, [u32; Routes::CAPACITY])>,
}

impl<'a> Outlook<'a> {
    fn new(imagined: &'a Imagined<State>, dice: &mut Dice) -> Outlook<'a> {
        let (state, seat) = (imagined.game(), imagined.seat());
        let facts = Facts::new(state.board());
        let weights = Weights::tuned();
        let prices = Prices::new(&facts, weights);
        let plan = Planner::new(&facts, weights, &prices, state, seat).plan();
        let efforts = prices.plain(&facts);
        let ways = Ways::new(
            &facts,
            &efforts,
            state.open_routes(seat),
            state.routes(seat),
        );
        let belief = Belief::new(&facts, state, seat, &prices, Habits::USUAL.trust);
        let rivals = state.seats().filter(|&other| other != seat);
        let mut wanted: Vec<_> = rivals.map(|rival| (rival, [0; Routes::CAPACITY])).collect();
        for _ in 0..GUESSES {
            let deal = belief.deal(imagined, dice);
            for (rival, counts) in &mut wanted {
                let plan = Planner::new(&facts, weights, &prices, &deal, *rival).plan();
                for id in facts.or_twins(plan.routes).iter() {
                    counts[usize::from(id.0)] += 1;
                }
            }
        }
        Outlook {
            state,
            seat,
            facts,
            prices,
            plan,
            ways,
            wanted,
        }
    }

    fn reasons(&self, action: &Action) -> Vec<Reason> {
        match *action {
            Action::Build { route, .. } => self.reasons_to_build(route),
            Action::Take { card } => self.reasons_to_take(card),
            Action::Draw if self.state.phase() == Phase::SecondCard => Vec::new(),
            Action::Draw => self.next_route().into_iter().collect(),
            Action::DrawContracts => {
                let carts = self.state.carts(self.seat).saturating_sub(self.plan.carts);
                vec![Reason::SpareCarts { carts }]
            }
            Action::Keep { contract } => {
                let offer = self.state.offer(self.seat);
                let other = offer.iter().find(|&&other| other != contract);
                let against = other.map(|&other| self.fit(other));
                self.fits([contract]).chain(against).collect()
            }
            Action::KeepBoth => {
                let offer = self.state.offer(self.seat);
                self.fits(offer.iter().copied()).collect()
            }
            Action::Pass => Vec::new(),
        }
    }

    fn reasons_to_build(&self, route: RouteId) -> Vec<Reason> {
        let nth = usize::from(route.0);
        let ends = self.facts.ends[nth];
        let mut reasons = Vec::new();
        let unmet = self.plan.sought | self.plan.lost;
        let met = |&id: &ContractId| {
            self.ways
                .effort_with(self.facts.board.contract(id).ends, ends)
                == 0
        };
        reasons.extend(
            unmet
                .iter()
                .filter(met)
                .map(|contract| Reason::Meets { contract }),
        );
        let is_planned = self.facts.or_twins(self.plan.routes).contains(route);
        if is_planned {
            let toward = self.plan.sought.iter().filter(|id| !met(id));
            let toward = toward.filter(|&id| self.is_on_the_way(id, ends));
            reasons.extend(toward.map(|contract| Reason::Toward { contract }));
        }
        if let Some(seat) = self.rival_after(route) {
            reasons.push(match is_planned {
                true => Reason::Contested { route, seat },
                false => Reason::Blocks { route, seat },
            });
        }
        if self.facts.has_cart[nth] && self.state.bonus_left() > 0 {
            reasons.push(Reason::Bonus);
        }
        let points = self.facts.points[nth];
        reasons.push(Reason::Scores { points });
        if Facts::is_last_round(self.state) {
            reasons.push(Reason::LastTurn);
        } else if self.state.carts(self.seat) - self.facts.lengths[nth] <= LAST_CARTS {
            reasons.push(Reason::Ends);
        }
        reasons
    }

    /// Whether a route between `ends` brings the ends of a contract closer.
    fn is_on_the_way(&self, id: ContractId, ends: [u8; 2]) -> bool {
        let of_contract = self.facts.board.contract(id).ends;
        let now = self.ways.effort(of_contract).unwrap_or(u8::MAX);
        self.ways.effort_with(of_contract, ends) < now
    }

    fn reasons_to_take(&self, card: Card) -> Vec<Reason> {
        let takes = |route: &RouteId| {
            let color = self.facts.colors[usize::from(route.0)];
            match card {
                Card::Wild => true,
                Card::Of(card) => color.is_none_or(|color| color == card),
            }
        };
        let hand = self.state.hand(self.seat);
        let is_short = |route: &RouteId| match (self.facts.colors[usize::from(route.0)], card) {
            (Some(_), Card::Of(_)) => hand[card] < self.facts.lengths[usize::from(route.0)],
            _ => true,
        };
        let mut routes = self.plan.routes.iter().filter(takes).filter(is_short);
        // A route of its own colour says more than a grey one.
        let mut colored = self.plan.routes.iter().filter(takes).filter(is_short);
        let colored = colored.find(|route| self.facts.colors[usize::from(route.0)].is_some());
        match colored.or_else(|| routes.next()) {
            Some(route) => {
                let mut reasons = vec![Reason::Collects { route }];
                let ends = self.facts.ends[usize::from(route.0)];
                let mut sought = self.plan.sought.iter();
                let toward = sought.find(|&contract| self.is_on_the_way(contract, ends));
                reasons.extend(toward.map(|contract| Reason::Toward { contract }));
                if let Some(seat) = self.rival_after(route) {
                    reasons.push(Reason::Contested { route, seat });
                }
                reasons
            }
            None => Vec::new(),
        }
    }

    /// The route that cards are drawn for.
    fn next_route(&self) -> Option<Reason> {
        let affordable = self.facts.affordable(self.state, self.seat);
        let mut routes = self
            .plan
            .routes
            .iter()
            .filter(|&route| !affordable.contains(route));
        routes.next().map(|route| Reason::Collects { route })
    }

    /// What contracts ask that are kept. That one asks too much is no reason to keep it.
    fn fits(&self, kept: impl IntoIterator<Item = ContractId>) -> impl Iterator<Item = Reason> {
        let fits = kept.into_iter().map(|contract| self.fit(contract));
        fits.filter(|reason| matches!(reason, Reason::Fits { .. }))
    }

    /// What a contract on offer asks.
    fn fit(&self, contract: ContractId) -> Reason {
        let mut held = self.state.contracts(self.seat);
        held.insert(contract);
        let with = Planner::new(
            &self.facts,
            Weights::tuned(),
            &self.prices,
            self.state,
            self.seat,
        )
        .plan_for(held);
        match with.lost.contains(contract) {
            true => Reason::TooDear { contract },
            false => Reason::Fits {
                contract,
                carts: with.carts.saturating_sub(self.plan.carts),
            },
        }
    }

    /// The rival that is likeliest to want a route, if one is likely to.
    fn rival_after(&self, route: RouteId) -> Option<Seat> {
        let wants = self
            .wanted
            .iter()
            .map(|(seat, counts)| (counts[usize::from(route.0)], *seat));
        let (count, seat) = wants.max()?;
        (count * 100 >= GUESSES * LIKELY).then_some(seat)
    }
}
