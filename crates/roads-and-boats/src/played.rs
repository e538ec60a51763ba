//! A position as a game: what every game has, answered by the rules.

use game::{Chance, Dice, Game, Log, Moment, Outcome, Seat, SeatSet, Seed, Unplannable, Viewer};

use crate::{
    Action, Event, Illegal, Invalid, Orders, Position, Setup, Stage, State, View, orders, plan,
    position, rules,
};

impl Game for State {
    type Setup = Setup;
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Orders = Orders;
    type Illegal = Illegal;
    type Invalid = Invalid;

    const NAME: &'static str = "roads-and-boats";
    const RULES_VERSION: u32 = 1;

    fn new(setup: &Setup, seed: Seed) -> Result<State, Invalid> {
        rules::set_up(setup, seed)
    }

    fn from_position(position: &Position, seed: Seed) -> Result<State, Invalid> {
        position::read(position, seed)
    }

    fn position(&self) -> Position {
        position::write(self)
    }

    fn n_seats(&self) -> usize {
        self.n_seats.into()
    }

    fn to_act(&self) -> SeatSet {
        rules::to_act(self)
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        rules::legal_actions(self, seat, actions);
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        rules::apply(self, seat, action, log)
    }

    fn moment(&self) -> Moment {
        plan::moment(self)
    }

    fn is_refusal(action: &Action) -> bool {
        matches!(action, Action::Refuse | Action::Withdraw)
    }

    fn ahead(&self, seat: Seat, actions: &[Action]) -> Result<State, Unplannable<Illegal>> {
        plan::ahead(self, seat, actions)
    }

    fn usual_orders() -> Option<Orders> {
        Some(Orders::default())
    }

    fn ordered(&self, seat: Seat, orders: &Orders) -> Option<Action> {
        orders::ordered(self, seat, orders)
    }

    fn view(&self, _: Viewer) -> View {
        View::of(self)
    }

    fn seen_by(event: &Event, _: Viewer) -> Event {
        // Everything that happens lies open.
        event.clone()
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    /// Only the luck to come is hidden.
    fn reshuffle(&mut self, _: Viewer, dice: &mut Dice) {
        self.chance = Chance::new(dice.seed());
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.stage == Stage::Over).then(|| rules::outcome(self))
    }

    fn audit(&self) -> Result<(), String> {
        crate::audit::audit(self)
    }
}
