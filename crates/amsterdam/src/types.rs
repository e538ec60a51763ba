//! The game as the page knows it, in TypeScript.

use ts_rs::TypeVisitor;

use crate::{
    Action, BoardFile, Card, Cards, Color, ContractId, Event, RouteId, Setup, Thing, View,
};

/// Visits whatever of the game leaves the server.
pub fn visit(visitor: &mut impl TypeVisitor) {
    visitor.visit::<Setup>();
    visitor.visit::<BoardFile>();
    visitor.visit::<View>();
    visitor.visit::<Action>();
    visitor.visit::<Event>();
    visitor.visit::<Thing>();
}

game::written_types! {
    RouteId = "number";
    ContractId = "number";
}

game::declared_types! {
    Card = "Color | \"wild\"" of Color;
    Cards = "{ [card in Card]?: number }" of Card;
}
