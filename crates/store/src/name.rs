//! Names as they are compared.

use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

/// Folding anew changes no key after so many rounds; two are enough for every letter there is.
const MOST_ROUNDS: usize = 4;

/// A name as it is compared: two names with the same key are the same name, or look like it in capitals.
///
/// Case and compatible spellings do not matter, and every character stands for all that look like it (UTS #39). A capital
/// `I` looks like a small `l` and is a small `i`, so that all three are one; in the same way `0` is `o` and `m` is `rn`.
pub fn fold(name: &str) -> String {
    let shown: String = name.nfkc().filter(|char| !char.is_control()).collect();
    let words: Vec<&str> = shown.split_whitespace().collect();
    let mut key = words.join(" ");
    for _ in 0..MOST_ROUNDS {
        let plain: String = key.nfkc().collect();
        let upper: String = skeleton(&plain.to_uppercase()).collect();
        let next = skeleton(&upper.to_lowercase()).collect();
        if key == next {
            break;
        }
        key = next;
    }
    key
}

/// What a name looks like as it is written: two names with the same key look alike, though in capitals they may not, as
/// the Greek `ν` looks like `v` and its capital like `N`.
pub(crate) fn look(name: &str) -> String {
    let shown: String = name.nfkc().collect();
    let seen: String = skeleton(&shown).collect();
    fold(&seen)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_one() {
        for (name, others) in [
            (
                "Anna",
                &["anna", "ANNA", "Аnnа", "Ａｎｎａ", "An\u{200b}na", "𝐀nna"][..],
            ),
            ("Paul", &["PauI", "Pau1", "pauI", "Pаul", "РАUL"]),
            ("Bob", &["ВОВ", "вов", "B0b", "воЬ"]),
            ("Zoë", &["ZOË", "Zoe\u{308}", "ZОЁ"]),
            ("admin", &["adrnin", "аdmin", "ADMlN", "admіn"]),
            ("Scope", &["ѕсоре", "ЅСОРЕ"]),
            ("Straße", &["STRASSE", "strasse"]),
            ("żółw 2", &["ŻÓŁW  2", "z\u{307}ółw\u{a0}2"]),
            ("οδος", &["ΟΔΟΣ", "οδοσ"]),
        ] {
            for other in others {
                assert_eq!(fold(other), fold(name), "{other} and {name}");
            }
            assert_eq!(fold(&fold(name)), fold(name), "{name}");
        }
    }

    #[test]
    fn small_letters_of_other_scripts_look_like_others_than_their_capitals() {
        for (one, other) in [("Ivo", "Ινο"), ("oro", "ого"), ("Paul", "PauI")] {
            assert_eq!(look(one), look(other), "{one} and {other}");
        }
    }

    #[test]
    fn names_that_can_be_told_apart_are_two() {
        for (one, other) in [
            ("Zoë", "Zoe"),
            ("Anna", "Anne"),
            ("Anna 1", "Anna 2"),
            ("Ala", "Ola"),
            ("名前", "名則"),
            ("Дима", "Дина"),
            ("żółw", "zolw"),
            ("🦆", "🦢"),
            ("Åse", "Ase"),
            ("Anna B", "AnnaB"),
        ] {
            assert_ne!(fold(one), fold(other), "{one} and {other}");
            assert_ne!(look(one), look(other), "{one} and {other}");
        }
    }
}
