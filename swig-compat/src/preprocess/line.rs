//! Processes `#` lines.

use super::Preprocessor;
use super::word::{Word, join_dollar};
use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::lex::TokenKind;
use crate::source::Span;

impl Preprocessor<'_> {
    /// Processes a line that begins with `hash`, a `#`. The unread rest of the line is skipped.
    pub(super) fn line_directive(&mut self, hash: &Word) {
        let Some(frame) = self.frames.last_mut() else { return };
        let skipping = frame.is_skipping();
        let name = match skipping {
            true => frame.next_on_line(&mut Diagnostics::default()),
            false => frame.next_on_line(self.diagnostics),
        };
        let Some(name) = name else { return };
        let span = hash.token.span.to(name.token.span);
        if name.text() == "include" && !skipping && self.sources.follows_includes() {
            return self.follow_include();
        }
        if !self.conditional_line(name.text(), span) && !skipping {
            self.other_line(&name, span);
        }
        if let Some(frame) = self.frames.last_mut() {
            frame.rest_of_line();
        }
    }

    /// Skips a line that begins with an operator of macros, such as `##`.
    pub(super) fn sign_line(&mut self, sign: &Word) {
        if !self.frames.last().is_some_and(|frame| frame.is_skipping()) {
            self.ignored(sign.text(), sign.token.span);
        }
        if let Some(frame) = self.frames.last_mut() {
            frame.rest_of_line();
        }
    }

    /// Warns of a line that SWIG ignores without a word.
    fn ignored(&mut self, start: &str, span: Span) {
        let message = format!("the line with `{start}` is ignored");
        let warning = Diagnostic::warning(code::BAD_DIRECTIVE, span, message);
        self.report(warning.help("begin a comment with `//`"));
    }

    fn other_line(&mut self, name: &Word, span: Span) {
        match name.text() {
            "define" => self.define_line(span),
            "undef" => self.undefine(span),
            "error" if self.errors_are_warnings => {
                self.message(Diagnostic::warning, code::WARNING_DIRECTIVE, span);
            }
            "error" => self.message(Diagnostic::error, code::ERROR_DIRECTIVE, span),
            "warning" => self.message(Diagnostic::warning, code::WARNING_DIRECTIVE, span),
            "pragma" => self.pragma(),
            "include" | "include_next" | "line" | "ident" => {}
            _ if matches!(name.token.kind, TokenKind::Comment | TokenKind::Number) => {}
            sign if name.token.kind != TokenKind::Identifier => self.ignored(&format!("#{sign}"), span),
            unknown => self.report(
                Diagnostic::error(code::BAD_DIRECTIVE, span, format!("unknown directive `#{unknown}`"))
                    .help("text in another language belongs between `%{` and `%}`"),
            ),
        }
    }

    /// Processes a pragma: `#pragma SWIG cpperraswarn=1` turns `#error` lines into warnings, and `=0` into
    /// errors again.
    fn pragma(&mut self) {
        let line = self.line_words();
        let words: Vec<&str> = line.iter().map(Word::text).collect();
        if let ["SWIG", "cpperraswarn", "=", value] = words.as_slice() {
            self.errors_are_warnings = *value != "0";
        }
    }

    fn undefine(&mut self, span: Span) {
        let mut line = self.line_words();
        join_dollar(&mut line);
        match line.first() {
            Some(word) if word.token.kind == TokenKind::Identifier => {
                if self.macros.remove(&word.token.text).is_some() {
                    self.constants.clear();
                }
            }
            _ => self.report(
                Diagnostic::error(code::BAD_DIRECTIVE, span, "`#undef` is missing a macro name")
                    .help("write a name after it"),
            ),
        }
    }

    fn message(
        &mut self,
        kind: fn(&'static str, Span, String) -> Diagnostic,
        code: &'static str,
        span: Span,
    ) {
        let text = self.frames.last_mut().map(|frame| frame.rest_of_line()).unwrap_or_default();
        let text = if text.is_empty() { "the directive has no message".to_owned() } else { text };
        self.report(kind(code, span, text));
    }
}
