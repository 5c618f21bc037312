//! Skips white space, the rest of a line, and lines that the preprocessor excludes, and splits C++ text into
//! preprocessor lines and other tokens.

use super::scan::Lexer;
use super::words::{closing_quote, comment, literal};
use super::{Leading, Token, TokenKind};
use crate::diagnostic::Diagnostics;
use crate::source::{FileId, Span};
use std::ops::Range;

impl Lexer {
    /// Whether the line has no more tokens. A comment that spans several lines does not end the line.
    pub(crate) fn at_line_end(&mut self) -> bool {
        self.skip_space();
        self.leading >= Leading::Newline || self.at == self.end
    }

    /// Whether the character that directly follows the last token satisfies `accepts`.
    pub(crate) fn touches(&self, accepts: fn(char) -> bool) -> bool {
        self.rest().starts_with(accepts)
    }

    /// Whether the next token, after any comments, is `(`.
    pub(crate) fn at_open_parenthesis(&self) -> bool {
        let mut ahead = self.clone();
        ahead.skip_space();
        while ahead.rest().starts_with("//") || ahead.rest().starts_with("/*") {
            ahead.token(&mut Diagnostics::default());
            ahead.skip_space();
        }
        ahead.rest().starts_with('(')
    }

    /// Reads the rest of the line as text, for lines that need not consist of tokens. A comment that spans
    /// several lines does not end the line.
    pub(crate) fn rest_of_line(&mut self) -> String {
        if self.at_line_end() {
            return String::new();
        }
        let start = self.at;
        while !matches!(self.rest().chars().next(), None | Some('\r' | '\n')) {
            self.skip_line_piece();
        }
        self.leading = Leading::Nothing;
        self.text[start..self.at].trim_end().to_owned()
    }

    /// Skips whole lines up to one that begins with `#`. The lines are not read as tokens, because they may
    /// contain any text, but comments and blocks are recognised, because a `#` inside them does not count.
    /// False if there is no such line.
    pub(crate) fn skip_to_directive(&mut self, diagnostics: &mut Diagnostics) -> bool {
        loop {
            self.skip_space();
            if self.at == self.end {
                return false;
            }
            if self.leading >= Leading::Newline && self.rest().starts_with('#') {
                return true;
            }
            self.skip_piece(diagnostics);
        }
    }

    /// Skips one comment, block, string or character of a line.
    fn skip_piece(&mut self, diagnostics: &mut Diagnostics) {
        let rest = self.rest();
        let comment = rest.starts_with("//") || rest.starts_with("/*");
        if comment || rest.starts_with("%{") {
            let before = self.leading;
            self.token(diagnostics);
            self.leading = if comment { before } else { Leading::Nothing };
            return;
        }
        self.at += match rest.starts_with('"').then(|| closing_quote(rest, '"')).flatten() {
            Some(close) if !rest[..close].contains('\n') => close,
            _ => rest.chars().next().map_or(0, char::len_utf8),
        };
        self.leading = Leading::Nothing;
    }

    /// Skips one comment, literal, line continuation or character of a line of the preprocessor.
    fn skip_line_piece(&mut self) {
        let rest = self.rest();
        if rest.starts_with("//") {
            self.line_comment();
            return;
        }
        let piece = comment(rest).or_else(|| literal(rest)).or_else(|| continuation(rest));
        self.at += piece.unwrap_or_else(|| rest.chars().next().map_or(0, char::len_utf8));
    }

    /// Skips white space, including line continuations, and a backslash before white space, which SWIG
    /// ignores: macros are given it in place of an argument.
    pub(super) fn skip_space(&mut self) {
        let bytes = self.text.as_bytes();
        while self.at < self.end {
            let seen = match bytes[self.at] {
                b'\n' if self.leading >= Leading::Newline => Leading::BlankLine,
                b'\n' => Leading::Newline,
                b' ' | b'\t' | b'\r' | 0x0b | 0x0c => Leading::Space,
                b'\\' => match continuation(&self.text[self.at..self.end]) {
                    Some(length) => {
                        self.at += length - 1;
                        Leading::Space
                    }
                    None if blank_follows(&bytes[self.at + 1..self.end]) => Leading::Space,
                    None => return,
                },
                _ => return,
            };
            self.leading = self.leading.max(seen);
            self.at += 1;
        }
    }

    /// Reads a comment up to the end of the line; a backslash there continues the comment on the next line.
    pub(super) fn line_comment(&mut self) -> TokenKind {
        let rest = self.rest();
        let mut length = 0;
        for line in rest.split_inclusive('\n') {
            length += line.len();
            if !line.trim_end_matches(['\r', '\n']).ends_with('\\') {
                break;
            }
        }
        self.at += rest[..length].trim_end_matches(['\r', '\n']).len();
        TokenKind::Comment
    }
}

/// The length of a backslash followed by a line break. Inside a `%define`, SWIG reads two backslashes as one.
fn continuation(text: &str) -> Option<usize> {
    let after = text.strip_prefix("\\\\").or_else(|| text.strip_prefix('\\'))?;
    let line_end = if after.starts_with("\r\n") { "\r\n" } else { "\n" };
    after.starts_with(line_end).then_some(text.len() - after.len() + line_end.len())
}

fn blank_follows(bytes: &[u8]) -> bool {
    matches!(bytes, [b' ' | b'\t', ..])
}

/// A text in two parts: preprocessor lines, and tokens.
#[derive(Default)]
pub(crate) struct HashLines {
    /// The lines that begin with `#`, each with the lines that a `\` or a comment joins to it.
    pub lines: Vec<Range<usize>>,
    /// The tokens on other lines.
    pub others: Vec<Token>,
}

/// The preprocessor lines of a text, outside of comments and strings. `file` is its origin.
pub(crate) fn hash_lines(text: &str, file: FileId) -> HashLines {
    let mut lexer = Lexer::over(text.into(), Span { file, start: 0, end: text.len() as u32 });
    let mut found = HashLines::default();
    let mut is_open = false;
    // Text that is not a token is left for the C++ compiler to report.
    while let Some(token) = lexer.token(&mut Diagnostics::default()) {
        let (start, end) = (token.span.start as usize, token.span.end as usize);
        if token.leading >= Leading::Newline {
            is_open = &*token.text == "#";
            found.lines.extend(is_open.then_some(start..end));
        }
        match found.lines.last_mut().filter(|_| is_open) {
            Some(line) => line.end = end,
            None => found.others.push(token),
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::Sources;

    #[test]
    fn only_lines_of_the_preprocessor_are_found() {
        let text = "#define A \\\n  1\nint a; # no\n/*\n#if B\n*/\n  # include <a> // a\nR\"(\n#if C\n)\" #\n\
                    #if D /*\n*/ E\n#error don't\n#";
        let file = Sources::default().add("a.i", text);
        let HashLines { lines, others } = hash_lines(text, file);
        let lines: Vec<&str> = lines.into_iter().map(|line| &text[line]).collect();
        assert_eq!(lines, ["#define A \\\n  1", "# include <a> // a", "#if D /*\n*/ E", "#error don't", "#"]);
        let others: Vec<&str> = others.iter().map(|token| &*token.text).collect();
        assert_eq!(others, ["int", "a", ";", "#", "no", "/*\n#if B\n*/", "R\"(\n#if C\n)\"", "#"]);
    }
}
