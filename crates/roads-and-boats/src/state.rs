//! A position that is always legal, and as a [`Game`] what every game has, answered by the rules.

use std::sync::Arc;

use game::{
    BySeat, CalledFor, Chance, Dice, Game, Log, Moment, Outcome, Planning, Seat, SeatSet, Seed,
    Unplannable, Viewer,
};

use crate::bill::Bill;
use crate::free_map::FreeMap;
use crate::map::RegionId;
use crate::moved_goods::MovedGoods;
use crate::pieces::{Ask, Part, RegionState, TileState, Transporter, Wall};
use crate::wonder::Wonder;
use crate::{
    Action, Event, Illegal, Invalid, Map, Orders, Phase, Position, Region, RowShare, Setup, Stage,
    Thing, Topics, View, orders, plan, position, rules,
};

/// A game of Roads & Boats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) map: Arc<Map>,
    /// The tiles laid so far, while the seats make the map.
    pub(crate) free_map: Option<Box<FreeMap>>,
    pub(crate) chance: Chance,
    pub(crate) n_seats: u8,
    /// How the rows of the wonder are shared out at the end.
    pub(crate) rows: RowShare,

    /// The turn, from 1. It is 0 until all have settled.
    pub(crate) turn: u8,
    pub(crate) phase: Phase,
    pub(crate) stage: Stage,
    /// The seats from the temple outwards.
    pub(crate) praying: Row,
    /// The seats in the order in which they act.
    pub(crate) sequence: Row,
    /// The seats in the order in which they act in this phase: the sequence, unless some have waited (RB-TURN-09).
    pub(crate) line: Row,
    /// Whose moment it is, by the place in the line: all before it are done. Or which of the sequence chooses a home or
    /// lays a tile.
    pub(crate) mover: u8,
    /// Seats that have waited, and since then no other has acted or ended its part.
    pub(crate) waited: SeatSet,
    /// Whether the order of this phase was settled, so that nobody waits in it.
    pub(crate) is_settled: bool,
    /// Whether nobody has acted in this phase yet, so that its order may still be called for (RB-TURN-02).
    pub(crate) is_untouched: bool,
    /// The seats that call for the order of each phase when it comes next.
    pub(crate) calls: [SeatSet; Phase::ALL.len()],
    /// Questions that were answered with no in this phase (RB-TURN-06), those of each asker together.
    pub(crate) refused: Vec<Ask>,
    /// What each seat has half done.
    pub(crate) parts: Vec<Part>,

    pub(crate) regions: Vec<RegionState>,
    pub(crate) tiles: Vec<TileState>,
    /// Whether each link has a road.
    pub(crate) roads: Vec<bool>,
    /// Whether each bridge that can be is built.
    pub(crate) bridges: Vec<bool>,
    pub(crate) walls: Vec<Wall>,
    /// Nine for each seat.
    pub(crate) transporters: Vec<Option<Transporter>>,
    /// Which goods were moved in this movement phase, and by whom.
    pub(crate) moved_goods: MovedGoods,

    pub(crate) homes: BySeat<Option<RegionId>>,
    pub(crate) research: BySeat<Topics>,
    pub(crate) wonder: Wonder,
}

/// Some seats in a row. Those behind the seats at the table do not count.
pub(crate) type Row = [Seat; Seat::MAX];

impl State {
    /// The map played on. It has no tiles while the seats make it.
    pub fn map(&self) -> &Arc<Map> {
        &self.map
    }

    /// The seats at the table.
    pub fn seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::first(self.n_seats.into())
    }

    /// The turn, from 1. It is 0 until all have settled.
    pub fn turn(&self) -> u8 {
        self.turn
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// What the table waits for.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The seats from the temple outwards. There are none until a map that the seats make is whole (RB-MAP-07).
    pub fn praying(&self) -> &[Seat] {
        match self.free_map {
            Some(_) => &[],
            None => &self.praying[..usize::from(self.n_seats)],
        }
    }

    /// The seats in the order in which they act, or lay tiles.
    pub fn sequence(&self) -> &[Seat] {
        &self.sequence[..usize::from(self.n_seats)]
    }

    /// The seats in the order in which they act in this phase, those first that are done, in the order of the sequence.
    pub fn line(&self) -> &[Seat] {
        &self.line[..usize::from(self.n_seats)]
    }

    /// The home of a seat, once it is chosen.
    pub fn home(&self, seat: Seat) -> Option<Region> {
        self.homes[seat].map(|region| self.map.region(self.whole(region)))
    }

    /// What a seat has researched.
    pub fn research(&self, seat: Seat) -> Topics {
        self.research[seat]
    }

    /// How much memory a copy takes, the map aside, which copies share.
    pub fn bytes(&self) -> usize {
        let free_map = self
            .free_map
            .as_deref()
            .map_or(0, |map| size_of_val(map.tiles.as_slice()));
        let bills = self.parts.iter().filter_map(|part| part.bill.as_deref());
        let bills: usize = bills
            .map(|bill| size_of::<Bill>() + size_of_val(bill.paid.as_slice()))
            .sum();
        size_of::<State>()
            + free_map
            + bills
            + size_of_val(self.parts.as_slice())
            + size_of_val(self.regions.as_slice())
            + size_of_val(self.tiles.as_slice())
            + size_of_val(self.roads.as_slice())
            + size_of_val(self.bridges.as_slice())
            + size_of_val(self.walls.as_slice())
            + size_of_val(self.transporters.as_slice())
            + self.moved_goods.bytes()
            + size_of_val(self.refused.as_slice())
            + size_of_val(self.wonder.bricks.as_slice())
    }
}

impl Game for State {
    type Setup = Setup;
    type Position = Position;
    type Thing = Thing;
    type Action = Action;
    type Event = Event;
    type View = View;
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

    fn awaited(&self) -> SeatSet {
        rules::awaited(self)
    }

    fn asked(&self) -> SeatSet {
        let asks = self.parts.iter().filter_map(|part| part.ask);
        asks.map(|ask| ask.owner).collect()
    }

    fn is_early(&self, seat: Seat) -> bool {
        rules::is_early(self, seat)
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

impl Planning for State {
    type Orders = Orders;

    fn moment(&self) -> Moment {
        plan::moment(self)
    }

    fn is_untouched(&self) -> bool {
        self.is_untouched && self.stage == Stage::Acting
    }

    fn called_for(&self, action: &Action) -> Option<CalledFor> {
        match *action {
            Action::Call { phase } if phase == self.phase => Some(CalledFor::Running),
            Action::Call { .. } | Action::DropCall { .. } => Some(CalledFor::Later),
            _ => None,
        }
    }

    fn is_refusal(action: &Action) -> bool {
        matches!(action, Action::Refuse | Action::Withdraw)
    }

    fn ahead(&self, seat: Seat, actions: &[Action]) -> Result<State, Unplannable<Illegal>> {
        plan::ahead(self, seat, actions)
    }

    fn usual_orders() -> Orders {
        Orders::default()
    }

    fn ordered(&self, seat: Seat, orders: &Orders) -> Option<Action> {
        orders::ordered(self, seat, orders)
    }

    fn ordered_before(&self, seat: Seat, action: &Action, orders: &Orders) -> Option<Action> {
        orders::ordered_before(self, seat, action, orders)
    }
}
