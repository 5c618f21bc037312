//! Names and text in R code and in help pages.

use crate::emit::text::{comment, cpp_string};
use crate::plan::is_reserved;

/// A name in code. Reserved words, and names with a leading underscore, are quoted.
pub(super) fn name(name: &str) -> String {
    let is_plain = name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '.'));
    match is_plain && !is_reserved(name) {
        true => name.to_owned(),
        false => format!("`{}`", name.replace('`', "")),
    }
}

/// A string literal.
pub(super) fn string(text: &str) -> String {
    cpp_string(text)
}

/// Lines of documentation in a help page, with the three special characters escaped.
pub(super) fn in_help(text: &str) -> String {
    let escaped = |line: &str| {
        let line = comment(line);
        line.replace('\\', "\\\\").replace('%', "\\%").replace('{', "\\{").replace('}', "\\}")
    };
    text.lines().map(escaped).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::{in_help, name};

    #[test]
    fn names_and_text_stay_what_they_are() {
        assert_eq!([name("f"), name("_f"), name("a.b_2")], ["f", "`_f`", "a.b_2"]);
        assert_eq!(in_help("50% of {x}\\y"), "50\\% of \\{x\\}\\\\y");
    }
}
