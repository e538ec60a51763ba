//! What costs goods: what is paid for it and from where, and how it is done once it is paid.

use game::Log;

use crate::bill::Quote;
use crate::moved_goods::HolderId;
use crate::{Event, Good, State};

use super::{building, factories, mining, production, research, roads, walls, wonder};

/// Something that a chapter's check allows but for the goods. It waits in the bill that is opened for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purchase {
    Feeding(production::Feeding),
    Transporter(factories::NewTransporter),
    Wagon(factories::NewWagon),
    Study(research::Study),
    Building(building::Construction),
    Shaft(mining::Shaft),
    Road(roads::Road),
    Bridge(roads::Bridge),
    Wall(walls::Token),
    Demolition(walls::Demolition),
    Brick(wonder::BoughtBrick),
}

impl Purchase {
    /// What it costs, and what may pay it.
    pub(crate) fn quote(&self, state: &State) -> Quote {
        match self {
            Purchase::Feeding(feeding) => feeding.quote(state),
            Purchase::Transporter(new) => new.quote(state),
            Purchase::Wagon(new) => new.quote(state),
            Purchase::Study(study) => study.quote(state),
            Purchase::Building(construction) => construction.quote(state),
            Purchase::Shaft(shaft) => shaft.quote(state),
            Purchase::Road(road) => road.quote(state),
            Purchase::Bridge(bridge) => bridge.quote(state),
            Purchase::Wall(token) => token.quote(state),
            Purchase::Demolition(demolition) => demolition.quote(state),
            Purchase::Brick(brick) => brick.quote(state),
        }
    }

    /// Does what was paid for with `paid`.
    pub(super) fn settle(
        self,
        state: &mut State,
        paid: &[(Good, HolderId)],
        log: &mut impl Log<Event>,
    ) {
        match self {
            Purchase::Feeding(feeding) => feeding.apply(state, paid, log),
            Purchase::Transporter(new) => new.apply(state, log),
            Purchase::Wagon(new) => new.apply(state, log),
            Purchase::Study(study) => study.apply(state, log),
            Purchase::Building(construction) => construction.apply(state, log),
            Purchase::Shaft(shaft) => shaft.apply(state, log),
            Purchase::Road(road) => road.apply(state, log),
            Purchase::Bridge(bridge) => bridge.apply(state, log),
            Purchase::Wall(token) => token.apply(state, log),
            Purchase::Demolition(demolition) => demolition.apply(state, log),
            Purchase::Brick(brick) => brick.apply(state, log),
        }
    }
}
