//! A directive that is being read, and the results of the functions that read it.

use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::lex::Token;
use crate::parse::cursor::Cursor;
use crate::source::Span;
use crate::syntax::Directive;

/// The result of reading a directive, or an error.
pub type Fallible<T> = Result<T, Diagnostic>;

/// Reads the text after a directive's name.
pub type Reader = fn(&mut Reading) -> Fallible<Read>;

/// A directive that is being read.
pub struct Reading<'r, 't> {
    pub name: &'t Token,
    /// The comment directly above the directive.
    pub doc: Option<String>,
    /// The cursor after the name.
    pub cursor: &'r mut Cursor<'t>,
    pub diagnostics: &'r mut Diagnostics,
}

/// The result of reading a directive: directives, and C++ with declarations, which may contain further
/// directives.
#[derive(Default)]
pub struct Read {
    pub directives: Vec<Directive>,
    pub inline: Vec<Token>,
}

impl Read {
    /// The result for a directive that has no effect in quaff.
    pub fn nothing() -> Read {
        Read::default()
    }
}

impl From<Directive> for Read {
    fn from(directive: Directive) -> Read {
        Read { directives: vec![directive], inline: Vec::new() }
    }
}

/// The extent of a directive that is skipped.
#[derive(Clone, Copy)]
pub enum DirectiveEnd {
    /// Up to the `;` or the code.
    Statement,
    /// Up to the end of the parentheses and of the line.
    Macro,
}

/// The text between `%{` and `%}`, or between `{` and `}`.
pub fn block_text(block: &Token) -> &str {
    let between = |open, close| block.text.strip_prefix(open)?.strip_suffix(close);
    between("%{", "%}").or_else(|| between("{", "}")).unwrap_or(&block.text)
}

/// The error for a malformed directive.
pub fn malformed(name: &Token, at: Option<Span>, message: &str, example: &str) -> Diagnostic {
    let text = &name.text;
    let error =
        Diagnostic::error(code::MALFORMED_DIRECTIVE, at.unwrap_or(name.span), format!("`{text}` {message}"));
    error.help(format!("write it as in `{example}`"))
}
