//! What messages are made with, each under the name it always has.

use game::Seat;
use roads_and_boats::{
    Building, Direction, Good, Hex, Phase, Place, Region, State, Terrain, TransporterId,
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

    pub(super) fn transporter(self, id: TransporterId) -> Arg {
        ("transporter", self.0.transporter(id).into())
    }

    pub(super) fn building(self, building: Building) -> Arg {
        ("building", self.0.building(building).into())
    }

    pub(super) fn phase(self, phase: Phase) -> Arg {
        ("phase", self.0.phase(phase).into())
    }
}

/// A tile in a message.
pub(super) fn tile_arg(at: Hex) -> Arg {
    ("tile", hex(at).into())
}

/// A number in a message.
pub(super) fn count(name: &'static str, count: impl Into<Value<'static>>) -> Arg {
    (name, count.into())
}
