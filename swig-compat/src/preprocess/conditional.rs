//! Processes `#if` and related lines: selects the branch that is read.

use super::Preprocessor;
use super::word::join_dollar;
use crate::code;
use crate::diagnostic::Diagnostic;
use crate::lex::TokenKind;
use crate::source::Span;

/// An `#if` whose `#endif` has not been read.
pub(super) struct Conditional {
    /// The place from `#` to `if`.
    opened: Span,
    branch: Branch,
    otherwise: Option<Span>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Branch {
    /// No condition has been true yet.
    Pending,
    Taken,
    /// No further branch is read: one was read before, or the whole `#if` is in an excluded branch.
    Over,
}

impl Conditional {
    pub(super) fn is_taken(&self) -> bool {
        self.branch == Branch::Taken
    }

    pub(super) fn unterminated(&self) -> Diagnostic {
        Diagnostic::error(code::UNBALANCED_CONDITIONAL, self.opened, "conditional is not terminated")
            .help("close it with `#endif` in the same file or macro")
    }
}

impl Preprocessor<'_> {
    /// Processes a conditional directive; false if `name` is not one.
    pub(super) fn conditional_line(&mut self, name: &str, span: Span) -> bool {
        match name {
            "if" | "ifdef" | "ifndef" => self.open_conditional(name, span),
            "elif" | "elifdef" | "elifndef" => self.next_branch(name, span),
            "else" => self.last_branch(span),
            "endif" => self.close_conditional(span),
            _ => return false,
        }
        true
    }

    fn open_conditional(&mut self, name: &str, span: Span) {
        let skipping = self.frames.last().is_some_and(|frame| frame.is_skipping());
        let branch = match skipping {
            true => Branch::Over,
            false if self.holds(name, span) => Branch::Taken,
            false => Branch::Pending,
        };
        if let Some(frame) = self.frames.last_mut() {
            frame.conditionals.push(Conditional { opened: span, branch, otherwise: None });
        }
    }

    fn next_branch(&mut self, name: &str, span: Span) {
        let Some((opened, branch, otherwise)) = self.innermost() else {
            return self.unbalanced(name, span);
        };
        if let Some(otherwise) = otherwise {
            return self.after_else(name, span, otherwise, opened);
        }
        let next = match branch {
            Branch::Pending if self.holds(name, span) => Branch::Taken,
            Branch::Pending => Branch::Pending,
            Branch::Taken | Branch::Over => Branch::Over,
        };
        self.change(|conditional| conditional.branch = next);
    }

    fn last_branch(&mut self, span: Span) {
        let Some((opened, branch, otherwise)) = self.innermost() else {
            return self.unbalanced("else", span);
        };
        if let Some(otherwise) = otherwise {
            return self.after_else("else", span, otherwise, opened);
        }
        self.change(|conditional| {
            conditional.branch = if branch == Branch::Pending { Branch::Taken } else { Branch::Over };
            conditional.otherwise = Some(span);
        });
    }

    fn close_conditional(&mut self, span: Span) {
        if self.frames.last_mut().and_then(|frame| frame.conditionals.pop()).is_none() {
            self.unbalanced("endif", span);
        }
    }

    fn innermost(&self) -> Option<(Span, Branch, Option<Span>)> {
        let conditional = self.frames.last()?.conditionals.last()?;
        Some((conditional.opened, conditional.branch, conditional.otherwise))
    }

    fn change(&mut self, change: impl FnOnce(&mut Conditional)) {
        if let Some(conditional) = self.frames.last_mut().and_then(|frame| frame.conditionals.last_mut()) {
            change(conditional);
        }
    }

    /// Evaluates the condition of the line: the expression of `#if`, or whether the macro of `#ifdef` is
    /// defined.
    fn holds(&mut self, name: &str, span: Span) -> bool {
        let mut line = self.line_words();
        if name.ends_with("if") {
            return self.condition(span, line);
        }
        join_dollar(&mut line);
        match line.first() {
            Some(word) if matches!(word.token.kind, TokenKind::Identifier | TokenKind::Directive) => {
                self.macros.contains_key(&word.token.text) != name.ends_with("ndef")
            }
            // No macro is called `0`. Interfaces write `#ifdef 0` for code that they leave out, which SWIG
            // accepts.
            Some(_) => name.ends_with("ndef"),
            None => {
                let message = format!("`#{name}` is missing a macro name");
                self.report(
                    Diagnostic::error(code::BAD_DIRECTIVE, span, message).help("write a name after it"),
                );
                false
            }
        }
    }

    fn unbalanced(&mut self, name: &str, span: Span) {
        let message = format!("`#{name}` without `#if`");
        let help = "remove it, or open the conditional in the same file or macro";
        self.report(Diagnostic::error(code::UNBALANCED_CONDITIONAL, span, message).help(help));
    }

    fn after_else(&mut self, name: &str, span: Span, otherwise: Span, opened: Span) {
        self.report(
            Diagnostic::error(code::UNBALANCED_CONDITIONAL, span, format!("`#{name}` after `#else`"))
                .related(otherwise, "`#else` is here")
                .related(opened, "the conditional starts here")
                .help("move it before `#else`, or remove it"),
        );
    }
}
