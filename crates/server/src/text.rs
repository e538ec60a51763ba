//! What people write, before others read it: names, titles, labels and what is said.

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{
    GeneralCategory, GeneralCategoryGroup, UnicodeEmoji, UnicodeGeneralCategory,
};
use unicode_security::{MixedScript, RestrictionLevel, RestrictionLevelDetection};

/// The longest name of a person, and of a token, in characters.
const LONGEST_NAME: usize = 24;
/// How many marks one letter may carry. No language needs more; a pile of them hides the lines around it.
const MOST_MARKS: usize = 4;

const NON_JOINER: char = '\u{200c}';
const JOINER: char = '\u{200d}';
/// They choose between the two pictures that some characters have.
const PICTURE: std::ops::RangeInclusive<char> = '\u{fe0e}'..='\u{fe0f}';

/// A name of a person as it is kept and shown, if it can be one: it can be seen, is written in one script, or in those
/// that are written together, and has nothing in it that has no look of its own.
pub(crate) fn name(text: &str) -> Option<String> {
    let plain: String = text.nfkc().filter(|char| !PICTURE.contains(char)).collect();
    let words: Vec<&str> = plain.split(' ').filter(|word| !word.is_empty()).collect();
    let name = words.join(" ");
    let is_trimmed = text.trim() == text && plain.trim() == plain;
    let is_name = is_trimmed
        && (1..=LONGEST_NAME).contains(&name.chars().count())
        && name
            .chars()
            .all(|char| is_shown(char) && (char == ' ' || !char.is_whitespace()))
        && name.chars().any(is_telling)
        && !is_piled(&name)
        && is_of_one_script(&name);
    is_name.then_some(name)
}

/// Whether a text can be the label of something of one's own: a line, not too long and not blank.
pub(crate) fn is_label(text: &str) -> bool {
    (1..=LONGEST_NAME).contains(&text.chars().count()) && text.trim() == text && is_line(text)
}

/// Whether a text can stand in a line with others: nothing in it turns the line round, breaks it or hides, and if there is
/// anything in it, it can be seen.
pub(crate) fn is_line(text: &str) -> bool {
    let mut last = None;
    let is_clean = text.chars().all(|char| {
        let is_fine = is_shown(char) || last.is_some_and(|last| joins(last, char));
        last = Some(char);
        is_fine
    });
    is_clean && !is_piled(text) && (text.is_empty() || text.chars().any(is_visible))
}

/// What is kept of something said. Line breaks are fine, and so is what joins letters and emoji; what else cannot be seen
/// is left out. If nothing can be seen, nothing is said.
pub(crate) fn said(text: &str) -> String {
    let mut n_marks = 0;
    let is_kept = |char: &char| {
        n_marks = if is_mark(*char) { n_marks + 1 } else { 0 };
        let is_joiner = matches!(*char, NON_JOINER | JOINER) || PICTURE.contains(char);
        n_marks <= MOST_MARKS && (is_shown(*char) || is_joiner || *char == '\n')
    };
    let kept: String = text.chars().filter(is_kept).collect();
    match kept.chars().any(is_visible) {
        true => kept.trim().to_owned(),
        false => String::new(),
    }
}

/// Whether a character has a look of its own, or is a space.
fn is_shown(char: char) -> bool {
    use GeneralCategory::{
        Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, Surrogate, Unassigned,
    };
    let is_nothing = matches!(
        char.general_category(),
        Control | Format | LineSeparator | ParagraphSeparator | PrivateUse | Surrogate | Unassigned
    );
    !is_nothing && !is_ignorable(char) && !is_blank(char)
}

/// Characters that programs may leave out when they show a text (`Default_Ignorable_Code_Point`), but for those that are
/// format characters anyway or not assigned.
const fn is_ignorable(char: char) -> bool {
    matches!(
        char,
        '\u{34f}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{e0100}'..='\u{e01ef}'
    )
}

/// Letters and symbols that are drawn as an empty place.
const fn is_blank(char: char) -> bool {
    matches!(char, '\u{2800}' | '\u{1d159}' | '\u{16fe4}')
}

/// Whether two people can be told apart by this character. A name of nothing but dots says nothing.
fn is_telling(char: char) -> bool {
    use GeneralCategoryGroup::{Letter, Number, Symbol};
    matches!(char.general_category_group(), Letter | Number | Symbol) && is_shown(char)
}

fn is_visible(char: char) -> bool {
    is_telling(char) || char.general_category_group() == GeneralCategoryGroup::Punctuation
}

fn is_mark(char: char) -> bool {
    char.general_category_group() == GeneralCategoryGroup::Mark && !PICTURE.contains(&char)
}

/// Whether a character that cannot be seen makes one emoji of what is around it.
fn joins(last: char, char: char) -> bool {
    let is_emoji = last.is_emoji_char();
    PICTURE.contains(&char) && is_emoji
        || char == JOINER && (is_emoji && !last.is_ascii() || PICTURE.contains(&last))
}

/// Whether marks stand at the beginning, where there is nothing to carry them, or more on a letter than belong there.
fn is_piled(text: &str) -> bool {
    let mut n_marks = MOST_MARKS;
    text.chars().any(|char| {
        n_marks = if is_mark(char) { n_marks + 1 } else { 0 };
        n_marks > MOST_MARKS
    })
}

/// Whether the letters are of one script, or of Latin and one that is usually written with it; never Latin with Greek or
/// Cyrillic, whose letters look like its own.
fn is_of_one_script(name: &str) -> bool {
    use GeneralCategoryGroup::{Letter, Mark};
    let is_letter = |char: &char| matches!(char.general_category_group(), Letter | Mark);
    let letters: String = name.chars().filter(is_letter).collect();
    let level = RestrictionLevel::ModeratelyRestrictive;
    letters.as_str().is_single_script() || letters.as_str().check_restriction_level(level)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_can_be_seen() {
        for (text, kept) in [
            ("A", "A"),
            ("Zoë", "Zoë"),
            ("Zoe\u{308}", "Zoë"),
            ("żółw 2", "żółw 2"),
            ("two  spaces", "two spaces"),
            ("名前", "名前"),
            ("Tanaka 田中さん", "Tanaka 田中さん"),
            ("김 Kim", "김 Kim"),
            ("Дима", "Дима"),
            ("Ёлка-2", "Ёлка-2"),
            ("Αθηνά", "Αθηνά"),
            ("שלום", "שלום"),
            ("محمد", "محمد"),
            ("สมชาย", "สมชาย"),
            ("अनिल", "अनिल"),
            ("Nguyễn", "Nguyễn"),
            ("O’Neill", "O’Neill"),
            ("ＡＢＣ", "ABC"),
            ("Anna 🦆", "Anna 🦆"),
            ("🦆", "🦆"),
            ("I ❤\u{fe0f} geese", "I ❤ geese"),
            ("👍🏽", "👍🏽"),
            ("ᏣᎳᎩ", "ᏣᎳᎩ"),
            (&"x".repeat(24), &"x".repeat(24)),
        ] {
            assert_eq!(name(text).as_deref(), Some(kept), "{text}");
        }
    }

    #[test]
    fn what_cannot_be_seen_or_told_apart_is_no_name() {
        for text in [
            "",
            " A",
            "A ",
            "A\nB",
            "A\u{202e}B",
            "A\u{2066}B",
            "A\u{200f}B",
            "A\u{61c}B",
            "\u{200b}",
            "A\u{200b}B",
            "A\u{ad}B",
            "A\u{34f}B",
            "\u{a0}",
            "\u{3000}",
            "\u{2800}",
            "A\u{2800}",
            "\u{3164}",
            "A\u{3164}B",
            "\u{115f}",
            "\u{ffa0}",
            "\u{1d159}",
            "\u{e0041}",
            "A\u{e0100}",
            "A\u{1680}B",
            "A\u{2028}B",
            "\u{e000}",
            "A\u{f8ff}",
            "\u{10fffd}",
            "A\u{378}",
            "A\u{ffff}",
            "A\u{fffd}\u{fff9}",
            "\u{301}",
            "\u{a8}",
            "...",
            "-",
            "👨\u{200d}👩\u{200d}👧",
            &format!("Z{}", "\u{334}\u{335}\u{336}\u{337}\u{338}".repeat(2)),
            &"x".repeat(25),
            // Latin with Cyrillic or Greek.
            "Аnna",
            "Pаul",
            "Αnna",
            "Anna Дима",
        ] {
            assert_eq!(name(text), None, "{text:?}");
        }
    }

    #[test]
    fn lines_keep_emoji_and_nothing_that_hides() {
        for text in [
            "",
            "An evening at the canal",
            "Дима vs Anna",
            "❤\u{fe0f} 1\u{fe0f}\u{20e3}",
            "👨\u{200d}👩\u{200d}👧",
            "🏳\u{fe0f}\u{200d}🌈",
            "...",
        ] {
            assert!(is_line(text), "{text:?}");
        }
        for text in [
            " ",
            "\u{2800}\u{2800}",
            "\u{3164}",
            "a\u{202e}b",
            "a\u{2067}b",
            "a\u{200e}b",
            "a\u{200b}b",
            "a\u{200d}b",
            "a\u{fe0f}",
            "a\nb",
            "a\u{7}",
            "a\u{e000}",
            "\u{301}a",
            &format!("a{}", "\u{335}".repeat(5)),
        ] {
            assert!(!is_line(text), "{text:?}");
        }
        assert!(is_label("bot") && !is_label("") && !is_label("bot ") && !is_label("\u{200b}"));
        assert!(!is_label(&"x".repeat(25)));
    }

    #[test]
    fn what_is_said_can_be_seen() {
        for (text, kept) in [
            ("  hello  ", "hello"),
            ("two\nlines", "two\nlines"),
            ("bell \u{7}rings", "bell rings"),
            ("a\u{202e}b\u{2066}c", "abc"),
            ("a\u{200b}b\u{feff}c", "abc"),
            ("👨\u{200d}👩\u{200d}👧", "👨\u{200d}👩\u{200d}👧"),
            ("می\u{200c}خواهم", "می\u{200c}خواهم"),
            ("?", "?"),
            ("\u{e000}x\u{e0041}", "x"),
            ("\u{200d}\u{200c}", ""),
            ("\u{2800} \u{3164}", ""),
            (" \n ", ""),
        ] {
            assert_eq!(said(text), kept, "{text:?}");
        }
        let piled = format!("a{}b", "\u{335}".repeat(50));
        assert_eq!(said(&piled).chars().count(), 2 + MOST_MARKS);
        for text in ["  a \u{202e} ", "a\u{335}\u{335}"] {
            assert_eq!(said(&said(text)), said(text));
        }
    }
}
