//! The game as the page knows it, in TypeScript.

use std::path::PathBuf;

use ts_rs::{Config, TS, TypeVisitor};

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

macro_rules! numbers {
    ($($name:ident),*) => {
        $(impl TS for $name {
            type WithoutGenerics = $name;
            type OptionInnerType = $name;

            fn name(_: &Config) -> String {
                "number".to_owned()
            }

            fn inline(config: &Config) -> String {
                <$name as TS>::name(config)
            }
        })*
    };
}

numbers!(RouteId, ContractId);

macro_rules! declared {
    ($name:ident = $text:literal, of $part:ident) => {
        impl TS for $name {
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

            fn visit_dependencies(visitor: &mut impl TypeVisitor) {
                visitor.visit::<$part>();
            }

            fn output_path() -> Option<PathBuf> {
                Some(concat!(stringify!($name), ".ts").into())
            }
        }
    };
}

declared!(Card = "Color | \"wild\"", of Color);
declared!(Cards = "{ [card in Card]?: number }", of Card);
