//! What messages are made with, each under the name it always has.

use game::Seat;
use roads_and_boats::{
    Building, Direction, Filling, Good, Hex, Holder, Phase, Place, Region, State, Terrain, Topic,
    TransporterId,
};
use words::Value;

use super::names::hex;
use crate::play::tell::Teller;

/// A value in a message.
pub(super) type Arg = (&'static str, Value<'static>);

/// Makes values for messages.
#[derive(Clone, Copy)]
pub(super) struct Args<'a>(pub(super) &'a Teller<'a, State>);

impl Args<'_> {
    pub(super) fn name(self, seat: Seat) -> Arg {
        ("name", self.0.name(seat).into())
    }

    pub(super) fn names(self, seats: &[Seat]) -> Arg {
        let names: Vec<String> = seats.iter().map(|&seat| self.0.name(seat)).collect();
        ("names", names.join(", ").into())
    }

    pub(super) fn good(self, good: Good) -> Arg {
        ("good", self.0.good(good).into())
    }

    pub(super) fn region(self, region: Region) -> Arg {
        ("region", self.0.region(region).into())
    }

    pub(super) fn place(self, place: Place) -> Arg {
        ("place", self.0.place(place).into())
    }

    pub(super) fn terrain(self, terrain: Terrain) -> Arg {
        ("terrain", self.0.terrain(terrain).into())
    }

    pub(super) fn direction(self, direction: Direction) -> Arg {
        ("direction", self.0.direction(direction).into())
    }

    pub(super) fn from(self, holder: Holder) -> Arg {
        ("from", self.0.holder(holder).into())
    }

    pub(super) fn to(self, holder: Holder) -> Arg {
        ("to", self.0.holder(holder).into())
    }

    pub(super) fn transporter(self, id: TransporterId) -> Arg {
        ("transporter", self.0.transporter(id).into())
    }

    pub(super) fn passenger(self, id: TransporterId) -> Arg {
        ("passenger", self.0.transporter(id).into())
    }

    pub(super) fn carrier(self, id: TransporterId) -> Arg {
        ("carrier", self.0.transporter(id).into())
    }

    pub(super) fn building(self, building: Building) -> Arg {
        ("building", self.0.building(building).into())
    }

    pub(super) fn filling(self, filling: Filling) -> Arg {
        ("filling", self.0.filling(filling).into())
    }

    pub(super) fn topic(self, topic: Topic) -> Arg {
        ("topic", self.0.topic(topic).into())
    }

    pub(super) fn phase(self, phase: Phase) -> Arg {
        ("phase", self.0.phase(phase).into())
    }
}

/// A tile in a message.
pub(super) fn tile_arg(at: Hex) -> Arg {
    ("tile", hex(at).into())
}

/// The tile in a direction, in a message.
pub(super) fn towards_arg(from: Hex, direction: Direction) -> Arg {
    ("to", hex(from.towards(direction)).into())
}

/// A number in a message.
pub(super) fn count(name: &'static str, count: impl Into<Value<'static>>) -> Arg {
    (name, count.into())
}
