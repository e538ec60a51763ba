//! The Fluent files, as they are in the repository.

use crate::Language;

/// What a file is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum File {
    Amsterdam,
    AmsterdamRules,
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
                Source {
                    language: Language::$language,
                    file: File::Amsterdam,
                    text: include_str!(concat!("../../../locales/", $folder, "/amsterdam.ftl")),
                },
                Source {
                    language: Language::$language,
                    file: File::AmsterdamRules,
                    text: include_str!(concat!("../../../locales/", $folder, "/amsterdam-rules.ftl")),
                },
                Source {
                    language: Language::$language,
                    file: File::Terminal,
                    text: include_str!(concat!("../../../locales/", $folder, "/terminal.ftl")),
                },
            )*
        ];
    };
}

sources![English in "en", Finnish in "fi", Polish in "pl", Norwegian in "nb"];
