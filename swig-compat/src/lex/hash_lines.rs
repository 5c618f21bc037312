//! Splits C++ text into preprocessor lines and other tokens.

use super::{Leading, Lexer, Token};
use crate::diagnostic::Diagnostics;
use crate::source::{FileId, Span};
use std::ops::Range;

/// A text in two parts: preprocessor lines, and tokens.
#[derive(Default)]
pub(crate) struct HashLines {
    /// The lines that begin with `#`, each with the lines that a `\` or a comment joins to it.
    pub lines: Vec<Range<usize>>,
    /// The tokens on other lines.
    pub others: Vec<Token>,
}

/// The preprocessor lines of a text, outside of comments and strings. `file` is its origin.
pub(crate) fn hash_lines(text: &str, file: FileId) -> HashLines {
    let mut lexer = Lexer::over(text.into(), Span { file, start: 0, end: text.len() as u32 });
    let mut found = HashLines::default();
    let mut is_open = false;
    // Text that is not a token is left for the C++ compiler to report.
    while let Some(token) = lexer.token(&mut Diagnostics::default()) {
        let (start, end) = (token.span.start as usize, token.span.end as usize);
        if token.leading >= Leading::Newline {
            is_open = &*token.text == "#";
            found.lines.extend(is_open.then_some(start..end));
        }
        match found.lines.last_mut().filter(|_| is_open) {
            Some(line) => line.end = end,
            None => found.others.push(token),
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::Sources;

    #[test]
    fn only_lines_of_the_preprocessor_are_found() {
        let text = "#define A \\\n  1\nint a; # no\n/*\n#if B\n*/\n  # include <a> // a\nR\"(\n#if C\n)\" #\n\
                    #if D /*\n*/ E\n#error don't\n#";
        let file = Sources::default().add("a.i", text);
        let HashLines { lines, others } = hash_lines(text, file);
        let lines: Vec<&str> = lines.into_iter().map(|line| &text[line]).collect();
        assert_eq!(lines, ["#define A \\\n  1", "# include <a> // a", "#if D /*\n*/ E", "#error don't", "#"]);
        let others: Vec<&str> = others.iter().map(|token| &*token.text).collect();
        assert_eq!(others, ["int", "a", ";", "#", "no", "/*\n#if B\n*/", "R\"(\n#if C\n)\"", "#"]);
    }
}
