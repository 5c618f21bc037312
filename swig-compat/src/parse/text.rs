//! C++ text that is assembled from tokens, and the mapping from a position in it to the tokens and to the user's files.

use crate::lex::{Leading, Token, TokenKind};
use crate::parse::cursor::{is, span_of, would_merge};
use crate::parse::{bodies, disguise};
use crate::source::Span;
use std::ops::Range;

/// The C++ side of an interface: all tokens that belong to no directive.
pub struct CppText {
    pub text: String,
    /// The text for the parser's grammar, of the same length.
    pub for_grammar: String,
    /// The tokens in order; `starts` says where each begins in `text`.
    tokens: Vec<Token>,
    starts: Vec<usize>,
}

/// Text of the same length with the same lines.
fn blanks(text: &str) -> String {
    let blank = |letter: char| if letter == '\n' { "\n".to_owned() } else { " ".repeat(letter.len_utf8()) };
    text.chars().map(blank).collect()
}

impl CppText {
    /// Spaces and newlines stay as the tokens have them, so that a reader of rows sees the rows of the file.
    pub fn new(tokens: Vec<Token>) -> CppText {
        let mut text = String::new();
        let mut starts = Vec::with_capacity(tokens.len());
        let mut after_line_comment = false;
        for token in &tokens {
            text.push_str(separator(token, &text, after_line_comment));
            starts.push(text.len());
            text.push_str(&token.text);
            after_line_comment = token.kind == TokenKind::Comment && token.text.starts_with("//");
        }
        text.push('\n');
        let mut for_grammar = text.clone();
        for (index, shown) in disguise::of(&tokens) {
            for_grammar.replace_range(starts[index]..starts[index] + shown.len(), &shown);
        }
        for body in bodies::of(&tokens) {
            let range = starts[body.start]..starts[body.end];
            for_grammar.replace_range(range.clone(), &blanks(&text[range]));
            // With the semicolon, the blank body would be the initializer of a data member.
            let next = tokens[body.end + 1..].iter().position(|token| token.kind != TokenKind::Comment);
            let next = next.map(|next| body.end + 1 + next).filter(|next| is(&tokens[*next], ";"));
            if let Some(next) = next {
                for_grammar.replace_range(starts[next]..starts[next] + 1, " ");
            }
        }
        CppText { text, for_grammar, tokens, starts }
    }

    /// The tokens of the text.
    pub fn all(&self) -> &[Token] {
        &self.tokens
    }

    /// The tokens that begin in a range of the text.
    pub fn tokens(&self, range: Range<usize>) -> &[Token] {
        let start = self.index(range.start);
        &self.tokens[start..self.index(range.end).max(start)]
    }

    /// The tokens of a declarator, with the `const` behind a pointer to a member function, which the grammar is not shown.
    pub fn declarator(&self, range: Range<usize>) -> &[Token] {
        let is_qualifier = |token: &&Token| QUALIFIERS.contains(&&*token.text);
        let end = self.index(range.end);
        let qualifiers = self.tokens[end..].iter().take_while(is_qualifier).count();
        let start = self.index(range.start);
        &self.tokens[start..(end + qualifiers).max(start)]
    }

    /// The number of tokens that begin before an offset.
    pub fn index(&self, offset: usize) -> usize {
        self.starts.partition_point(|start| *start < offset)
    }

    /// The place in the user's files of a range of the text; for a range without tokens, of the token before it.
    ///
    /// # Panics
    /// If the text has no tokens at all.
    pub fn span(&self, range: Range<usize>) -> Span {
        span_of(self.tokens(range.clone())).unwrap_or_else(|| {
            let before = self.index(range.start).max(1) - 1;
            self.tokens[before].span
        })
    }
}

/// The qualifiers that may stand behind the parameters of a function's type.
pub const QUALIFIERS: [&str; 5] = ["const", "volatile", "&", "&&", "noexcept"];

fn separator(token: &Token, before: &str, after_line_comment: bool) -> &'static str {
    match token.leading {
        Leading::BlankLine => "\n\n",
        Leading::Newline => "\n",
        _ if after_line_comment => "\n",
        Leading::Space => " ",
        Leading::Nothing if would_merge(before, &token.text) => " ",
        Leading::Nothing => "",
    }
}
