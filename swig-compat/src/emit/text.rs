//! Writes text from outside into emitted files: file names, documentation, and skipped C++ declarations with
//! the reasons. Such text was not written as code for these files, and must not become code.
//!
//! Each kind of destination has a function in this file: a comment, a docstring, a literal, a string in
//! `#line`, in TOML or in JSON. In none of them can the text end its line or contain characters that a
//! compiler refuses there.

use crate::plan::Row;

/// A text as a one-line comment in Rust, C++, Python or TOML. Characters that are not allowed there are
/// escaped as `\u{202e}`.
pub(crate) fn comment(text: &str) -> String {
    let mut safe = escaped(text, |character| is_refused(character) || character == '\n');
    // In C++, a comment that ends in a backslash, also before spaces, continues on the next line.
    let end = safe.trim_end().len();
    if safe[..end].ends_with('\\') {
        safe.replace_range(end - 1.., "\\u{5c}");
    }
    safe
}

/// A comment with the origin of a row: `example.i:12: example::sum<float>`.
pub(super) fn origin(row: &Row) -> String {
    comment(&format!("{}: {}", row.place, row.target))
}

/// Several lines of text as one comment that ends in `*/`, and begins with `start`: `/*` or `/**`.
pub(super) fn block(start: &str, indent: &str, lines: &[String]) -> String {
    match lines {
        [] => String::new(),
        [only] => format!("{indent}{start} {} */\n", in_block(only)),
        [first, rest @ ..] => {
            let rest: String = rest.iter().map(|text| line_of_block(indent, text)).collect();
            format!("{indent}{start} {}\n{} */\n", in_block(first).trim_end(), rest.trim_end_matches('\n'))
        }
    }
}

/// A text as one line inside a comment that ends in `*/`.
pub(super) fn line_of_block(indent: &str, text: &str) -> String {
    format!("{indent} * {}", in_block(text)).trim_end().to_owned() + "\n"
}

/// Text with escapes, so that it neither ends nor begins a comment that ends in `*/`.
pub(super) fn in_block(text: &str) -> String {
    comment(text).replace("*/", "* /").replace("/*", "/ *")
}

/// The sentence about the functions that a language lacks, with the reason; `None` if there are none.
pub(super) fn lacking(reason: &str, names: &[impl std::fmt::Display]) -> Option<String> {
    let quoted: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    let text = format!("These functions are not available {reason}: {}.", quoted.join(", "));
    (!names.is_empty()).then_some(text)
}

/// A line of documentation in a Rust doc comment.
pub(super) fn in_doc(line: &str) -> String {
    escaped(line, is_refused)
}

/// A line of text for a Rust string literal.
pub(super) fn in_literal(line: &str) -> String {
    let quoted = line.replace('\\', "\\\\").replace('"', "\\\"").replace('\0', "");
    escaped(&quoted, is_refused)
}

/// Text inside a docstring, with its line breaks.
pub(super) fn in_docstring(text: &str) -> String {
    let quoted = text.replace('\\', "\\\\").replace("\"\"\"", "\\\"\\\"\\\"");
    replaced(&quoted, is_refused, |character| format!("\\u{:04x}", u32::from(character)))
}

/// A text as a C++ string literal, without `\x` escapes, because these have no end.
pub(super) fn cpp_string(text: &str) -> String {
    let quoted = text.replace('\\', r"\\").replace('"', r#"\""#);
    let octal = |character: char| character.to_string().bytes().map(|byte| format!("\\{byte:03o}")).collect();
    format!("\"{}\"", replaced(&quoted, |character| is_refused(character) || character == '\n', octal))
}

/// A text as a string literal with `\u1234` escapes, as TOML, JSON and most languages have them.
pub(super) fn escaped_string(text: &str) -> String {
    let quoted = text.replace('\\', r"\\").replace('"', r#"\""#);
    let hex = |character: char| format!("\\u{:04x}", u32::from(character));
    format!("\"{}\"", replaced(&quoted, |character| is_refused(character) || character == '\n', hex))
}

/// Whether a source must not contain the character: some readers take it for the end of a line, or it changes
/// the displayed order of text, which rustc refuses. Tabs and line breaks are allowed.
fn is_refused(character: char) -> bool {
    let is_other_line_end = matches!(character, '\u{2028}' | '\u{2029}');
    let turns_text = matches!(character, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    is_other_line_end || turns_text || character.is_control() && !matches!(character, '\t' | '\n')
}

/// A text with Rust escapes for some characters.
fn escaped(text: &str, which: impl Fn(char) -> bool) -> String {
    replaced(text, which, |character| character.escape_unicode().to_string())
}

fn replaced(text: &str, which: impl Fn(char) -> bool, by: impl Fn(char) -> String) -> String {
    let mut safe = String::with_capacity(text.len());
    for character in text.chars() {
        if which(character) {
            safe += &by(character);
        } else {
            safe.push(character);
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_does_not_end_before_its_line() {
        assert_eq!(comment("a\nimport evil\r.i"), "a\\u{a}import evil\\u{d}.i");
        assert_eq!(comment("a\u{202e}\u{2066}\u{2028}\0\tb é"), "a\\u{202e}\\u{2066}\\u{2028}\\u{0}\tb é");
        assert_eq!(comment("a\\b"), "a\\b");
        assert_eq!(comment("a\\ "), "a\\u{5c}");
    }

    #[test]
    fn a_literal_and_a_docstring_keep_what_they_escape() {
        assert_eq!(in_literal("\"\\\r\u{202e}\0"), "\\\"\\\\\\u{d}\\u{202e}");
        assert_eq!(in_docstring("\"\"\"\\\u{202e}\n\0"), "\\\"\\\"\\\"\\\\\\u202e\n\\u0000");
    }

    #[test]
    fn strings_of_other_languages_are_escaped_in_their_way() {
        assert_eq!(cpp_string("a \"b\"\\c\n.i"), "\"a \\\"b\\\"\\\\c\\012.i\"");
        assert_eq!(cpp_string("\u{202e}7"), "\"\\342\\200\\2567\"");
        assert_eq!(escaped_string("a\"\\\u{7f}\n"), "\"a\\\"\\\\\\u007f\\u000a\"");
    }
}
