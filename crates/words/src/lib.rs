//! What is said to people, in four languages, from the Fluent files under `locales`.
//!
//! [`Words`] says a message of a key in a [`Language`]. The English files are the model: every other language has the
//! same keys, which a test holds them to.

mod language;
pub mod rulebook;
mod source;

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

pub use fluent_bundle::FluentValue as Value;
pub use language::Language;
pub use source::{File, SOURCES, Source};

/// Says messages in one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language.
    ///
    /// # Panics
    ///
    /// Panics if a file of ours is not well formed, which the tests rule out.
    pub fn new(language: Language) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        // Our texts run in one direction, and marks around names show up in terminals.
        bundle.set_use_isolating(false);
        for source in SOURCES.iter().filter(|source| source.language == language) {
            let resource = FluentResource::try_new(source.text.to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{source:?}: {errors:?}"));
            bundle
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("{source:?}: {errors:?}"));
        }
        Words { language, bundle }
    }

    /// The language spoken.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message of `key`, if there is one.
    pub fn find(&self, key: &str, args: &[(&str, Value<'_>)]) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        Some(self.format(pattern, args))
    }

    /// The message of `key`. A key that is in no file is said as it is.
    pub fn say(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.find(key, args).unwrap_or_else(|| key.to_owned())
    }

    /// A part of the message of `key` that stands apart from it, if there is one.
    pub fn attribute(&self, key: &str, name: &str) -> Option<String> {
        let attribute = self.bundle.get_message(key)?.get_attribute(name)?;
        Some(self.format(attribute.value(), &[]))
    }

    fn format(
        &self,
        pattern: &fluent_syntax::ast::Pattern<&str>,
        args: &[(&str, Value<'_>)],
    ) -> String {
        let args: FluentArgs<'_> = args
            .iter()
            .map(|(name, value)| (*name, value.clone()))
            .collect();
        let mut errors = Vec::new();
        self.bundle
            .format_pattern(pattern, Some(&args), &mut errors)
            .into_owned()
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.language).finish()
    }
}
