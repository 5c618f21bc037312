//! C++ text assembled from tokens, with the mapping from positions in it to the tokens and to the user's
//! files.

use crate::lex::{Leading, Token, TokenKind};
use crate::parse::cursor::{Cursor, is, skip_qualifiers, span_of, would_merge};
use crate::parse::{bodies, disguise};
use crate::source::Span;
use std::ops::Range;

/// The C++ part of an interface: all tokens that belong to no directive.
pub struct CppText {
    pub text: String,
    /// The text for the grammar, of the same length, with replacements.
    pub for_grammar: String,
    /// The tokens in order; `starts` has the position of each in `text`.
    tokens: Vec<Token>,
    starts: Vec<usize>,
}

/// Blank text with the same length and line breaks.
fn blanks(text: &str) -> String {
    let blank =
        |character: char| if character == '\n' { "\n".to_owned() } else { " ".repeat(character.len_utf8()) };
    text.chars().map(blank).collect()
}

impl CppText {
    /// Assembles the text. Spaces and line breaks are kept, so that rows in the text correspond to rows in
    /// the file.
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
            // Including the semicolon, because the grammar would take the blank body before it for the
            // initialiser of a data member.
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

    /// The tokens of a declarator, including the `const` after a pointer to member function, which is hidden
    /// from the grammar.
    pub fn declarator(&self, range: Range<usize>) -> &[Token] {
        let end = self.index(range.end);
        let qualifiers = skip_qualifiers(&mut Cursor::new(&self.tokens[end..]));
        let start = self.index(range.start);
        &self.tokens[start..(end + qualifiers).max(start)]
    }

    /// The number of tokens that begin before an offset.
    pub fn index(&self, offset: usize) -> usize {
        self.starts.partition_point(|start| *start < offset)
    }

    /// The place in the user's files of a range of the text. For a range without tokens, the place of the
    /// token before it.
    ///
    /// # Panics
    /// The text has no tokens.
    pub fn span(&self, range: Range<usize>) -> Span {
        span_of(self.tokens(range.clone())).unwrap_or_else(|| {
            let before = self.index(range.start).max(1) - 1;
            self.tokens[before].span
        })
    }
}

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
