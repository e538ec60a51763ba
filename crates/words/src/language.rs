//! The languages spoken.

use std::fmt;
use std::str::FromStr;

use unic_langid::LanguageIdentifier;

/// A language spoken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    #[default]
    English,
    Finnish,
    Polish,
    /// Norwegian Bokmål.
    Norwegian,
}

impl Language {
    /// All languages, the model first.
    pub const ALL: [Language; 4] = [
        Language::English,
        Language::Finnish,
        Language::Polish,
        Language::Norwegian,
    ];

    /// The folder under `locales`, and the word on the command line.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Finnish => "fi",
            Language::Polish => "pl",
            Language::Norwegian => "nb",
        }
    }

    /// The language of a locale such as `pl_PL.UTF-8`, if it is one of ours.
    pub fn of_locale(locale: &str) -> Option<Language> {
        let code = locale
            .split(['_', '-', '.', '@'])
            .next()
            .unwrap_or_default();
        // Most Norwegians have one of the older codes set.
        let code = if code == "no" || code == "nn" {
            "nb"
        } else {
            code
        };
        code.parse().ok()
    }

    pub(crate) fn id(self) -> LanguageIdentifier {
        self.code().parse().expect("the code of a language")
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(code: &str) -> Result<Language, String> {
        let language = Language::ALL
            .into_iter()
            .find(|language| language.code() == code);
        language.ok_or_else(|| {
            let codes = Language::ALL.map(Language::code).join(", ");
            format!("{code:?} is not one of the languages here: {codes}")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_name_languages() {
        for (locale, language) in [
            ("fi_FI.UTF-8", Some(Language::Finnish)),
            ("pl", Some(Language::Polish)),
            ("no_NO", Some(Language::Norwegian)),
            ("nb-NO", Some(Language::Norwegian)),
            ("en_GB@euro", Some(Language::English)),
            ("C.UTF-8", None),
            ("", None),
        ] {
            assert_eq!(Language::of_locale(locale), language, "{locale}");
        }
    }
}
