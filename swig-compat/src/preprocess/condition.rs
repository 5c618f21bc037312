//! Evaluates the conditions of `#if` and `#elif`.

use super::Preprocessor;
use super::expression::UnreadExpression;
use super::word::Word;
use crate::lex::{Leading, TokenKind};
use crate::source::Span;

impl Preprocessor<'_> {
    /// Whether the expression on a line is true. An invalid expression is reported and counts as false.
    pub(super) fn condition(&mut self, directive: Span, line: Vec<Word>) -> bool {
        let words = self.with_defined_answered(line);
        let words = join_comparisons(self.expand_words(words));
        let mut expression = UnreadExpression::new(&words, directive);
        let value = expression.whole();
        let warnings = expression.warnings;
        for warning in warnings {
            self.report(warning);
        }
        match value {
            Ok(value) => value.is_true(),
            Err(diagnostic) => {
                self.report(diagnostic);
                false
            }
        }
    }

    /// Replaces `defined NAME` and `defined(NAME)`, before their names are expanded.
    fn with_defined_answered(&self, line: Vec<Word>) -> Vec<Word> {
        let mut answered = Vec::new();
        let mut rest = &line[..];
        while let Some((first, after)) = rest.split_first() {
            let named = match after {
                [open, name, close, ..] if open.is("(") && close.is(")") => Some((name, 3)),
                [name, ..] if !name.is("(") => Some((name, 1)),
                _ => None,
            };
            rest = after;
            match named.filter(|_| first.text() == "defined") {
                Some((name, length)) => {
                    let defined = self.macros.contains_key(&name.token.text);
                    let mut answer = first.clone().with_text(if defined { "1" } else { "0" });
                    answer.token.kind = TokenKind::Number;
                    answered.push(answer);
                    rest = &after[length..];
                }
                None => answered.push(first.clone()),
            }
        }
        answered
    }
}

/// Joins `>>` and `>=`, which the lexer splits because of templates.
pub(super) fn join_comparisons(words: Vec<Word>) -> Vec<Word> {
    let mut joined: Vec<Word> = Vec::new();
    for word in words {
        match joined.last_mut() {
            Some(last)
                if last.is(">")
                    && (word.is(">") || word.is("="))
                    && word.token.leading == Leading::Nothing =>
            {
                *last = last.clone().with_text(&format!(">{}", word.text()));
            }
            _ => joined.push(word),
        }
    }
    joined
}
