//! The Fluent files, as they are in the repository.

use crate::Language;

/// What a file is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum File {
    Amsterdam,
    /// What the page says at a table of Amsterdam.
    AmsterdamPage,
    AmsterdamRules,
    /// What the guided first game of Roads & Boats says.
    Lesson,
    /// What the page says of maps.
    Maps,
    /// What the page says around tables.
    Page,
    RoadsAndBoats,
    /// What the page says at a table of Roads & Boats.
    RoadsAndBoatsPage,
    RoadsAndBoatsRules,
    Server,
    /// What the page says at every table.
    Table,
    Terminal,
}

/// One file in one language.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    pub language: Language,
    pub file: File,
    pub text: &'static str,
}

macro_rules! sources {
    ($($language:ident in $folder:literal),* $(,)?) => {
        /// Every file in every language.
        pub const SOURCES: &[Source] = &[
            $(
                source!($language, $folder, Amsterdam, "amsterdam"),
                source!($language, $folder, AmsterdamPage, "amsterdam-page"),
                source!($language, $folder, AmsterdamRules, "amsterdam-rules"),
                source!($language, $folder, Lesson, "lesson"),
                source!($language, $folder, Maps, "maps"),
                source!($language, $folder, Page, "page"),
                source!($language, $folder, RoadsAndBoats, "roads-and-boats"),
                source!($language, $folder, RoadsAndBoatsPage, "roads-and-boats-page"),
                source!($language, $folder, RoadsAndBoatsRules, "roads-and-boats-rules"),
                source!($language, $folder, Server, "server"),
                source!($language, $folder, Table, "table"),
                source!($language, $folder, Terminal, "terminal"),
            )*
        ];
    };
}

macro_rules! source {
    ($language:ident, $folder:literal, $file:ident, $name:literal) => {
        Source {
            language: Language::$language,
            file: File::$file,
            text: include_str!(concat!("../../../locales/", $folder, "/", $name, ".ftl")),
        }
    };
}

sources![English in "en", Finnish in "fi", Polish in "pl", Norwegian in "nb"];
