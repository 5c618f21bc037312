//! Splits text into tokens. Never fails: unreadable text becomes a [`TokenKind::Unknown`] token and a
//! diagnostic.

mod hash_lines;
mod python;
mod scan;
mod skip;
mod words;

pub(crate) use hash_lines::{HashLines, hash_lines};
pub(crate) use scan::{Lexer, ends_operand, is_identifier, is_word};
pub(crate) use words::{comment, has_word, is_literal, literal, with_words_in_strings, words, words_of_text};

use crate::diagnostic::Diagnostics;
use crate::source::{FileId, Sources, Span};
use std::rc::Rc;

/// The tokens of a text, including `#` lines.
pub fn lex(sources: &Sources, file: FileId, diagnostics: &mut Diagnostics) -> Vec<Token> {
    let mut lexer = Lexer::new(sources, file);
    std::iter::from_fn(|| lexer.token(diagnostics)).collect()
}

/// The tokens of a text that is not a source itself but occurs at a place in one. Their spans are offsets in
/// the text, not in the file. Errors are dropped, because they were reported when the source was read.
pub fn lex_text(text: &str, place: Span) -> Vec<Token> {
    let end = u32::try_from(text.len()).unwrap_or(u32::MAX);
    let mut lexer = Lexer::over(Rc::from(text), Span { start: 0, end, ..place });
    let mut diagnostics = Diagnostics::default();
    std::iter::from_fn(|| lexer.token(&mut diagnostics)).collect()
}

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
