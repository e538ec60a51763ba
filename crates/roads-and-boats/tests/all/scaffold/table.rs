//! Tables: games that are played on, and checked with every action.

use std::fmt;
use std::ops::{Deref, DerefMut};

use game::{Game, Refusal, Seat, Seed};
use roads_and_boats::{
    Action, BuildingPosition, Direction, Event, Goods, Holder, Phase, Place, Position, Region,
    SeatPosition, State, Transport, TransporterId, TransporterPosition,
};

use super::spots::*;

/// A game that is played on, and checked with every action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Table(pub(crate) State);

impl Deref for Table {
    type Target = State;

    fn deref(&self) -> &State {
        &self.0
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut State {
        &mut self.0
    }
}

impl Table {
    pub(crate) fn is_listed(&self, of: impl WhichSeat, action: Action) -> bool {
        self.list_actions(of.seat()).contains(&action)
    }

    /// Takes an action that must be listed, and returns what happened. Everything must add up after it, and the
    /// position must be the same when it is written and read.
    #[track_caller]
    pub(crate) fn play(&mut self, of: impl WhichSeat, action: Action) -> Vec<Event> {
        let seat = of.seat();
        let is_listed = self.is_listed(seat, action);
        let mut events = Vec::new();
        if let Err(illegal) = self.0.apply(seat, &action, &mut events) {
            let rule = illegal.rule();
            panic!("{action:?} by seat {seat} is refused: {illegal} ({rule})");
        }
        assert!(
            is_listed,
            "{action:?} by seat {seat} is taken but not listed"
        );
        self.check();
        events
    }

    /// Takes several actions of one seat.
    #[track_caller]
    pub(crate) fn plays<const N: usize>(&mut self, of: impl WhichSeat, actions: [Action; N]) {
        let seat = of.seat();
        for action in actions {
            self.play(seat, action);
        }
    }

    /// Takes an action and pays the bill for it, if it is not paid by itself.
    #[track_caller]
    pub(crate) fn buy(&mut self, of: impl WhichSeat, action: Action) -> Vec<Event> {
        let seat = of.seat();
        let mut events = self.play(seat, action);
        events.extend(self.pay_up(seat));
        events
    }

    /// Pays the open bill with the first units that will do and are not on other seats' transporters.
    #[track_caller]
    pub(crate) fn pay_up(&mut self, of: impl WhichSeat) -> Vec<Event> {
        let seat = of.seat();
        let mut events = Vec::new();
        while self.half_done_by(seat).bill.is_some() {
            let payment = self.list_actions(seat).into_iter().find(|action| {
                let Action::Pay { from, .. } = action else {
                    return false;
                };
                match from {
                    Holder::Region(_) => true,
                    Holder::Transporter(id) => id.owner() == Some(seat),
                }
            });
            events.extend(self.play(seat, payment.expect("a way to pay")));
        }
        events
    }

    #[track_caller]
    fn check(&self) {
        if let Err(how) = self.audit() {
            panic!("{how}");
        }
        let position = self.position();
        let text = serde_json::to_string(&position).unwrap();
        let read: Position = serde_json::from_str(&text).unwrap();
        assert_eq!(read, position);
        match State::from_position(&read, Seed::from(1)) {
            Ok(again) => assert_eq!(again.position(), position),
            Err(invalid) => panic!("{invalid}"),
        }
    }

    /// The number of the rule against an action. It must not be listed, and nothing may come of it.
    #[track_caller]
    pub(crate) fn refused(&self, of: impl WhichSeat, action: Action) -> &'static str {
        let seat = of.seat();
        let mut after = self.0.clone();
        let mut events: Vec<Event> = Vec::new();
        let Err(illegal) = after.apply(seat, &action, &mut events) else {
            panic!("{action:?} by seat {seat} is not refused: {events:?}");
        };
        assert_eq!(
            after, self.0,
            "{action:?} is refused, yet something changed"
        );
        assert_eq!(events, [], "{action:?} is refused, yet something happened");
        assert!(
            !self.is_listed(seat, action),
            "{action:?} by seat {seat} is listed, but it is refused: {illegal}"
        );
        illegal.rule()
    }

    /// The game after an action of a seat, to look at.
    #[track_caller]
    pub(crate) fn after(&self, of: impl WhichSeat, action: Action) -> Table {
        let mut table = self.clone();
        table.play(of, action);
        table
    }

    /// What is a seat's, with what it has half done.
    pub(crate) fn half_done_by(&self, of: impl WhichSeat) -> SeatPosition {
        self.position().seats.swap_remove(of.seat().index())
    }

    /// What the seat whose moment it is has half done.
    pub(crate) fn half_done(&self) -> SeatPosition {
        let acting = self.position().acting().expect("a seat that acts");
        self.half_done_by(acting)
    }

    pub(crate) fn heap(&self, region: Region) -> Goods {
        let heaps = self.position().goods;
        let found = heaps.iter().find(|heap| heap.region == region);
        found.map_or(Goods::NONE, |heap| heap.goods)
    }

    pub(crate) fn find(&self, id: TransporterId) -> Option<TransporterPosition> {
        let seats = self.position().seats;
        let mut all = seats.into_iter().flat_map(|seat| seat.transporters);
        all.find(|found| found.id == id)
    }

    fn transporter(&self, id: TransporterId) -> TransporterPosition {
        self.find(id).expect("a transporter that is there")
    }

    pub(crate) fn cargo(&self, id: TransporterId) -> Goods {
        self.transporter(id).cargo
    }

    pub(crate) fn place(&self, id: TransporterId) -> Place {
        self.transporter(id).at
    }

    pub(crate) fn carried_by(&self, id: TransporterId) -> Option<TransporterId> {
        self.transporter(id).carries
    }

    pub(crate) fn building(&self, q: i8, r: i8) -> Option<BuildingPosition> {
        let buildings = self.position().buildings;
        let mut here = buildings
            .into_iter()
            .filter(|found| found.region.hex == hex(q, r));
        let found = here.next();
        assert_eq!(here.next(), None, "two buildings on a tile");
        found
    }

    /// The wall at an edge: how many tokens, and whose.
    pub(crate) fn wall(&self, q: i8, r: i8, direction: usize) -> Option<(u8, Option<Seat>)> {
        let direction = Direction::ALL[direction];
        let sides = [
            (hex(q, r), direction),
            (hex(q, r).towards(direction), direction.opposite()),
        ];
        let walls = self.position().walls;
        let mut here = walls
            .iter()
            .filter(|wall| sides.contains(&(wall.hex, wall.direction)));
        let found = here.next().map(|wall| (wall.tokens, wall.owner));
        assert_eq!(here.next(), None, "two walls at an edge");
        found
    }

    /// The steps that a transporter may take, as they are listed.
    pub(crate) fn steps(&self, id: TransporterId) -> Vec<Place> {
        let seat = id.owner().expect("a transporter of a seat");
        let actions = self.list_actions(seat);
        let mut steps: Vec<Place> = actions
            .into_iter()
            .filter_map(|action| match action {
                Action::Step {
                    transporter, to, ..
                } if transporter == id => Some(to),
                _ => None,
            })
            .collect();
        steps.sort_unstable();
        steps.dedup();
        steps
    }

    /// The kinds of a seat's transporters, in the order of their numbers.
    pub(crate) fn fleet(&self, of: impl WhichSeat) -> Vec<Transport> {
        let has = &self.position().seats[of.seat().index()];
        has.transporters.iter().map(|one| one.kind).collect()
    }

    /// What lies on a tile, on any bank.
    pub(crate) fn on_tile(&self, q: i8, r: i8) -> Goods {
        let mut all = Goods::NONE;
        for heap in self.position().goods {
            if heap.region.hex == hex(q, r) {
                all.add(&heap.goods);
            }
        }
        all
    }

    /// Lets every seat be done with the phase, until it is over.
    #[track_caller]
    pub(crate) fn finish_phase(&mut self) -> Vec<Event> {
        let (turn, phase) = (self.turn(), self.phase());
        let mut events = Vec::new();
        while (self.turn(), self.phase()) == (turn, phase) && !self.to_act().is_empty() {
            let of = self.awaited().lowest().expect("a seat to act");
            events.extend(self.play(of, Action::Done));
        }
        events
    }

    /// Goes on to when this phase is about to begin, if it is not there already.
    #[track_caller]
    pub(crate) fn finish_until(&mut self, phase: Phase) {
        while self.phase() != phase {
            self.finish_phase();
        }
    }

    /// Goes on to the next time seats act in this phase.
    #[track_caller]
    pub(crate) fn reach(&mut self, phase: Phase) {
        self.finish_phase();
        self.finish_until(phase);
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = serde_json::to_string(&self.position()).map_err(|_| fmt::Error)?;
        f.write_str(&text)
    }
}
