//! Reads text that begins with `%`: directives, blocks and the remainder operator.

use super::scan::{Lexer, is_digit, is_word};
use super::{Leading, TokenKind};
use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};

impl Lexer {
    pub(super) fn percent(&mut self, diagnostics: &mut Diagnostics) -> TokenKind {
        let after = &self.rest()[1..];
        if after.starts_with('{') {
            return self.block(diagnostics);
        }
        if after.starts_with('}') {
            return self.stray_block_end(diagnostics);
        }
        let name = after.find(|c| !is_word(c)).unwrap_or(after.len());
        if name == 0 || after.starts_with(is_digit) || self.is_modulo(&after[..name]) {
            return self.operator();
        }
        self.at += 1 + name;
        TokenKind::Directive
    }

    /// Whether a `%` is the remainder operator. SWIG takes every `%name` for a directive, and never reads
    /// function bodies, where `a %b` is a remainder. Here it is one if an operand precedes it on the same
    /// line, unless the line began with a directive (`%in_array(a, n) %in_array(b, m)`). `%enddef` may end
    /// any line.
    fn is_modulo(&self, name: &str) -> bool {
        let same_line = self.leading < Leading::Newline;
        self.after_operand && same_line && !self.in_directive_line && name != "enddef"
    }

    fn block(&mut self, diagnostics: &mut Diagnostics) -> TokenKind {
        match self.rest().find("%}") {
            Some(close) => {
                self.at += close + 2;
                TokenKind::Block
            }
            None => self.runs_to_the_end(
                Diagnostic::error(code::UNTERMINATED_BLOCK, self.mark(2), "block `%{` is not terminated")
                    .label("opened here")
                    .help("close it with `%}`"),
                diagnostics,
            ),
        }
    }

    fn stray_block_end(&mut self, diagnostics: &mut Diagnostics) -> TokenKind {
        diagnostics.push(
            Diagnostic::error(code::UNKNOWN_CHARACTER, self.mark(2), "`%}` has no `%{` before it")
                .help("remove it, or open the block with `%{`"),
        );
        self.at += 2;
        TokenKind::Unknown
    }
}
