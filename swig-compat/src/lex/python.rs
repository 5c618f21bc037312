//! `%pythoncode { … }`: Python in braces, which is one block and no C++.

use super::TokenKind;
use super::scan::Lexer;
use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};

/// What may stand before Python in braces.
pub(super) const DIRECTIVES: [&str; 2] = ["%pythoncode", "%pythonbegin"];

impl Lexer {
    /// From `{` to its `}`.
    pub(super) fn python(&mut self, diagnostics: &mut Diagnostics) -> TokenKind {
        match closing_brace(self.rest()) {
            Some(length) => {
                self.at += length;
                TokenKind::Block
            }
            None => self.runs_to_the_end(
                Diagnostic::error(code::UNTERMINATED_BLOCK, self.mark(1), "block `{` is not terminated")
                    .label("opened here")
                    .help("close it with `}`, outside of strings and comments"),
                diagnostics,
            ),
        }
    }
}

/// How long the text is up to the brace that closes its first, in Python: a brace in a string or a comment closes nothing.
fn closing_brace(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(next) = text[at..].chars().next() {
        match next {
            '{' => depth += 1,
            '}' if depth == 1 => return Some(at + 1),
            '}' => depth -= 1,
            _ => {}
        }
        at += match next {
            '#' => text[at..].find('\n')?,
            '"' | '\'' => string(&text[at..], next)?,
            other => other.len_utf8(),
        };
    }
    None
}

/// How long the string is that the text begins with, also one of three quotes.
fn string(text: &str, quote: char) -> Option<usize> {
    let three = [quote; 3].iter().collect::<String>();
    let (mark, only_one_line) =
        if text.starts_with(&three) { (three.as_str(), false) } else { (&three[..1], true) };
    let mut at = mark.len();
    loop {
        let rest = &text[at..];
        if rest.starts_with(mark) {
            return Some(at + mark.len());
        }
        match rest.chars().next()? {
            '\\' => at += 1 + rest[1..].chars().next()?.len_utf8(),
            // Not Python: what follows is read as if the string had ended with its line.
            '\n' if only_one_line => return Some(at),
            other => at += other.len_utf8(),
        }
    }
}
