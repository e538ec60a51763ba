//! The game as the page knows it, in TypeScript.

use std::path::PathBuf;

use ts_rs::{Config, TS, TypeVisitor};

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

macro_rules! written {
    ($($name:ident = $text:literal;)*) => {
        $(impl TS for $name {
            type WithoutGenerics = $name;
            type OptionInnerType = $name;

            fn name(_: &Config) -> String {
                $text.to_owned()
            }

            fn inline(config: &Config) -> String {
                <$name as TS>::name(config)
            }
        })*
    };
}

written! {
    TransporterId = "number";
    Direction = "number";
    Arms = "Array<number>";
}

macro_rules! declared {
    ($($name:ident = $text:literal $(of $($part:ident)+)?;)*) => {
        $(impl TS for $name {
            type WithoutGenerics = $name;
            type OptionInnerType = $name;

            fn name(_: &Config) -> String {
                stringify!($name).to_owned()
            }

            fn inline(_: &Config) -> String {
                $text.to_owned()
            }

            fn decl(config: &Config) -> String {
                let name = <$name as TS>::name(config);
                format!("type {name} = {};", <$name as TS>::inline(config))
            }

            fn visit_dependencies(_visitor: &mut impl TypeVisitor) {
                $($(_visitor.visit::<$part>();)+)?
            }

            fn output_path() -> Option<PathBuf> {
                Some(concat!(stringify!($name), ".ts").into())
            }
        })*
    };
}

declared! {
    Hex = "[q: number, r: number]";
    Region = "[q: number, r: number] | [q: number, r: number, nth: number]";
    Goods = "{ [good in Good]?: number }" of Good;
    Topics = "Array<Topic>" of Topic;
    TileFile = "{ q: number, r: number, terrain: Terrain, rivers?: Array<Array<number>>, }" of Terrain;
    StartFile = "{ donkeys: number, geese?: number, } & Omit<Goods, \"goose\">" of Goods;
}
