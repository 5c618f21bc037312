//! Reads strings and characters.

use super::TokenKind;
use super::scan::{Lexer, closing_quote};
use super::words::raw_string;
use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};

impl Lexer {
    /// Reads a string from its opening quote. It may span several lines, as docstrings in interfaces do.
    pub(super) fn string(&mut self, diagnostics: &mut Diagnostics) -> TokenKind {
        match closing_quote(self.rest(), '"') {
            Some(length) => {
                self.at += length;
                TokenKind::String
            }
            None => self.unterminated(
                "string",
                "close it with `\"`; there may also be an extra quote before it",
                diagnostics,
            ),
        }
    }

    /// Reads a character from its opening quote. It ends on the same line.
    pub(super) fn character(&mut self, diagnostics: &mut Diagnostics) -> TokenKind {
        let line = self.rest().find('\n').unwrap_or(self.rest().len());
        match closing_quote(&self.rest()[..line], '\'') {
            Some(length) => {
                self.at += length;
                TokenKind::Character
            }
            None => self.unterminated("character constant", "close it with `'`", diagnostics),
        }
    }

    /// Reads a raw string from its opening quote: `"delimiter( … )delimiter"`.
    pub(super) fn raw_string(&mut self, diagnostics: &mut Diagnostics) -> TokenKind {
        match raw_string(self.rest()) {
            Some(length) => {
                self.at += length;
                TokenKind::String
            }
            None => self.unterminated("raw string", "close it with `)`, its delimiter and `\"`", diagnostics),
        }
    }

    /// Reports an unterminated literal and continues on the next line, because the closing quote was probably
    /// meant to be on this one.
    fn unterminated(&mut self, what: &str, help: &str, diagnostics: &mut Diagnostics) -> TokenKind {
        let start = self.at;
        let line = self.rest().find('\n').unwrap_or(self.rest().len());
        self.at += self.rest()[..line].trim_end().len().max(1);
        let message = format!("{what} is not terminated");
        diagnostics.push(
            Diagnostic::error(code::UNTERMINATED_LITERAL, self.span_from(start), message)
                .label("opened here")
                .help(help),
        );
        TokenKind::Unknown
    }
}
