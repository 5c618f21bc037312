//! Splits text into tokens. Never fails: unreadable text becomes a [`TokenKind::Unknown`] token and a diagnostic.

mod hash_lines;
mod literal;
mod percent;
mod python;
mod scan;
mod skip;
mod words;

pub(crate) use hash_lines::{HashLines, hash_lines};
pub(crate) use scan::{Lexer, is_word};
pub(crate) use words::{comment, has_word, words, words_of_text};

use crate::diagnostic::Diagnostics;
use crate::source::{FileId, Sources, Span};
use std::rc::Rc;

/// The tokens of a text, `#` lines among them.
pub fn lex(sources: &Sources, file: FileId, diagnostics: &mut Diagnostics) -> Vec<Token> {
    let mut lexer = Lexer::new(sources, file);
    std::iter::from_fn(|| lexer.token(diagnostics)).collect()
}

/// The tokens inside one span of a text, such as the body of `%inline %{ … %}`.
pub fn lex_span(sources: &Sources, span: Span, diagnostics: &mut Diagnostics) -> Vec<Token> {
    let mut lexer = Lexer::within(sources, span);
    std::iter::from_fn(|| lexer.token(diagnostics)).collect()
}

/// The tokens of a text that is no source of its own, but written at a place of one. Their spans are offsets in the text,
/// not in the file. Errors are dropped: reading the source has reported them.
pub fn lex_text(text: &str, place: Span) -> Vec<Token> {
    let end = u32::try_from(text.len()).unwrap_or(u32::MAX);
    let mut lexer = Lexer::over(Rc::from(text), Span { start: 0, end, ..place });
    let mut diagnostics = Diagnostics::default();
    std::iter::from_fn(|| lexer.token(&mut diagnostics)).collect()
}

/// The kinds of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// A name or a keyword: the difference is C++'s business.
    Identifier,
    /// A directive's name with its `%`: `%module`, or a user's macro `%my_macro`.
    Directive,
    Number,
    /// A string with its quotes and prefix; raw strings too.
    String,
    Character,
    /// One operator or bracket, as C++ groups them (`::`, `->`, `<<`; `>` always alone, so that `>>` closes two templates).
    Punctuation,
    /// `%{ … %}` whole, with its marks; Python in `{ … }` too.
    Block,
    /// `// …` or `/* … */` whole.
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

/// One token. After preprocessing, `span` is the place in a file that its reader should look at: for a token that
/// came out of a macro, the outermost use of that macro, with `expanded` set.
#[derive(Clone, Debug)]
pub struct Token {
    pub kind: TokenKind,
    pub text: Rc<str>,
    pub span: Span,
    pub leading: Leading,
    pub expanded: bool,
}
