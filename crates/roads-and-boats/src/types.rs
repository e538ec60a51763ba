//! The game as the page knows it, in TypeScript.

use ts_rs::TypeVisitor;

use crate::{
    Act, Action, Arms, Direction, Event, Good, Goods, Ground, Guide, Hex, Instruction, MapFile,
    Orders, Region, Setup, Standing, StartFile, Terrain, Thing, TileFile, Topic, Topics,
    TransporterId, View,
};

/// Visits whatever of the game leaves the server.
pub fn visit(visitor: &mut impl TypeVisitor) {
    visitor.visit::<Setup>();
    visitor.visit::<MapFile>();
    visitor.visit::<View>();
    visitor.visit::<Action>();
    visitor.visit::<Event>();
    visitor.visit::<Act>();
    visitor.visit::<Thing>();
    visitor.visit::<Guide>();
    visitor.visit::<Ground>();
    visitor.visit::<Standing>();
    visitor.visit::<Orders>();
    visitor.visit::<Instruction>();
}

game::written_types! {
    TransporterId = "number";
    Direction = "number";
    Arms = "Array<number>";
}

game::declared_types! {
    Hex = "[q: number, r: number]";
    Region = "[q: number, r: number] | [q: number, r: number, nth: number]";
    Goods = "{ [good in Good]?: number }" of Good;
    Topics = "Array<Topic>" of Topic;
    TileFile = "{ q: number, r: number, terrain: Terrain, rivers?: Array<Array<number>>, }" of Terrain;
    StartFile = "{ donkeys: number, geese?: number, } & Omit<Goods, \"goose\">" of Goods;
}
