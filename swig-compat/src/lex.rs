//! Splits text into tokens. Never fails: unreadable text becomes a [`TokenKind::Unknown`] token and a
//! diagnostic.

mod python;
mod scan;
mod skip;
mod words;

pub(crate) use scan::{Lexer, ends_operand};
pub use scan::{lex, lex_text};
pub(crate) use skip::{HashLines, hash_lines};
pub(crate) use words::{
    comment, has_word, is_identifier, is_literal, is_word, literal, with_words_in_strings, words,
    words_of_text,
};

use crate::source::Span;
use std::rc::Rc;

/// The kinds of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// A name or a keyword, which only C++ distinguishes.
    Identifier,
    /// A directive's name with its `%`: `%module`, or a user's macro such as `%my_macro`.
    Directive,
    Number,
    /// A string with its quotes and prefix, including raw strings.
    String,
    Character,
    /// An operator or bracket, grouped as in C++ (`::`, `->`, `<<`). `>` is always alone, because `>>` may
    /// close two templates.
    Punctuation,
    /// A whole block `%{ … %}` with its marks, or Python code in `{ … }`.
    Block,
    /// A whole comment, `// …` or `/* … */`.
    Comment,
    Unknown,
}

/// The space between a token and the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Leading {
    Nothing,
    Space,
    Newline,
    /// At least one empty line.
    BlankLine,
}

/// A token. After preprocessing, `span` is the place in a file that is shown to readers: for a token from a
/// macro, the outermost use of that macro, with `expanded` set.
#[derive(Clone, Debug)]
pub struct Token {
    pub kind: TokenKind,
    pub text: Rc<str>,
    pub span: Span,
    pub leading: Leading,
    pub expanded: bool,
}
