//! What the page knows a type as, where its fields do not say it: macros for `game` and the engines.

use crate::{Seat, SeatSet};

/// Types that are others in TypeScript, as in `Seat = "number";`.
#[macro_export]
macro_rules! written_types {
    ($($name:ident = $text:literal;)*) => {
        $(impl ::ts_rs::TS for $name {
            type WithoutGenerics = $name;
            type OptionInnerType = $name;

            fn name(_: &::ts_rs::Config) -> String {
                $text.to_owned()
            }

            fn inline(config: &::ts_rs::Config) -> String {
                <$name as ::ts_rs::TS>::name(config)
            }
        })*
    };
}

/// Types that TypeScript declares under their own names, as in `Topics = "Array<Topic>" of Topic;`, with those that they
/// are made of.
#[macro_export]
macro_rules! declared_types {
    ($($name:ident = $text:literal $(of $($part:ident)+)?;)*) => {
        $(impl ::ts_rs::TS for $name {
            type WithoutGenerics = $name;
            type OptionInnerType = $name;

            fn name(_: &::ts_rs::Config) -> String {
                stringify!($name).to_owned()
            }

            fn inline(_: &::ts_rs::Config) -> String {
                $text.to_owned()
            }

            fn decl(_: &::ts_rs::Config) -> String {
                concat!("type ", stringify!($name), " = ", $text, ";").to_owned()
            }

            fn visit_dependencies(_visitor: &mut impl ::ts_rs::TypeVisitor) {
                $($(_visitor.visit::<$part>();)+)?
            }

            fn output_path() -> Option<::std::path::PathBuf> {
                Some(concat!(stringify!($name), ".ts").into())
            }
        })*
    };
}

written_types! {
    Seat = "number";
    SeatSet = "Array<number>";
}
