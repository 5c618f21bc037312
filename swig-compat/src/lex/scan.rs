//! The lexer's main loop: words, numbers, operators and comments.

use super::{Leading, Token, TokenKind, python};
use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::lex::words::{closing_quote, is_digit, is_word, raw_string};
use crate::source::{FileId, Sources, Span};
use std::iter;
use std::rc::Rc;

/// The tokens of a text, including `#` lines.
pub fn lex(sources: &Sources, file: FileId, diagnostics: &mut Diagnostics) -> Vec<Token> {
    let mut lexer = Lexer::new(sources, file);
    iter::from_fn(|| lexer.token(diagnostics)).collect()
}

/// The tokens of a text that is not a source itself but occurs at a place in one. Their spans are offsets in
/// the text, not in the file. Errors are dropped, because they were reported when the source was read.
pub fn lex_text(text: &str, place: Span) -> Vec<Token> {
    let end = u32::try_from(text.len()).unwrap_or(u32::MAX);
    let mut lexer = Lexer::over(Rc::from(text), Span { start: 0, end, ..place });
    let mut diagnostics = Diagnostics::default();
    iter::from_fn(|| lexer.token(&mut diagnostics)).collect()
}

/// Operators with more than one character, longest first. They exclude `>>`, because it may close two
/// templates, and `%=`, which does not occur in declarations.
const OPERATORS: [&str; 28] = [
    "##@", "<<=", ">>=", "<=>", "...", "->*", "::", "->", "<<", "<=", ">=", "==", "!=", "&&", "||", "++",
    "--", "+=", "-=", "*=", "/=", "&=", "|=", "^=", "##", "#@", ".*", "%#",
];

/// A position in a text from which tokens are read one by one, so that the preprocessor can skip lines
/// without reading them. Cheap to clone, for looking ahead.
#[derive(Clone)]
pub(crate) struct Lexer {
    pub(super) text: Rc<str>,
    pub(super) at: usize,
    pub(super) end: usize,
    file: FileId,
    /// The space between the last token and `at`.
    pub(super) leading: Leading,
    /// Whether the last token ends an expression, so that a `%` after it may be the operator.
    pub(super) after_operand: bool,
    /// Whether the line began with a directive or `#`, so that further `%name`s on it are directives too.
    pub(super) in_directive_line: bool,
    /// Whether braces that follow contain Python.
    python: python::Ahead,
}

impl Lexer {
    /// Starts at the beginning of a text, after its byte order mark.
    pub(crate) fn new(sources: &Sources, file: FileId) -> Lexer {
        let text = &sources[file].text;
        let start = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        Lexer::within(sources, Span { file, start: start as u32, end: text.len() as u32 })
    }

    /// Reads one span of a source.
    pub(crate) fn within(sources: &Sources, span: Span) -> Lexer {
        Lexer::over(sources[span.file].text.clone(), span)
    }

    /// Reads one span of a text that need not be a source.
    pub(crate) fn over(text: Rc<str>, span: Span) -> Lexer {
        Lexer {
            text,
            at: span.start as usize,
            end: span.end as usize,
            file: span.file,
            leading: Leading::Newline,
            after_operand: false,
            in_directive_line: false,
            python: python::Ahead::default(),
        }
    }

    /// The next token; `None` at the end. The first token of a text counts as the first of a line.
    pub(crate) fn token(&mut self, diagnostics: &mut Diagnostics) -> Option<Token> {
        self.skip_space();
        let start = self.at;
        let first = self.rest().chars().next()?;
        let kind = match first {
            '{' if self.python.is_behind_mark() => self.python(diagnostics),
            '"' => self.string(diagnostics),
            '\'' => self.character(diagnostics),
            '%' => self.percent(diagnostics),
            '/' if self.rest().starts_with("//") => self.line_comment(),
            '/' if self.rest().starts_with("/*") => self.block_comment(diagnostics),
            _ if is_digit(first) || first == '.' && self.rest()[1..].starts_with(is_digit) => self.number(),
            _ if is_word(first) => self.word(diagnostics),
            _ if first.is_ascii_punctuation() && !matches!(first, '\\' | '@') => self.operator(),
            _ => self.unknown(first, diagnostics),
        };
        Some(self.finish(kind, start))
    }

    pub(super) fn rest(&self) -> &str {
        &self.text[self.at..self.end]
    }

    pub(super) fn span_from(&self, start: usize) -> Span {
        Span { file: self.file, start: start as u32, end: self.at as u32 }
    }

    fn finish(&mut self, kind: TokenKind, start: usize) -> Token {
        let text: Rc<str> = self.text[start..self.at].into();
        let leading = std::mem::replace(&mut self.leading, Leading::Nothing);
        if leading >= Leading::Newline {
            self.in_directive_line = kind == TokenKind::Directive || &*text == "#";
        }
        self.python = self.python.behind(kind, &text);
        self.after_operand = match kind {
            TokenKind::Comment => self.after_operand && leading < Leading::Newline,
            _ => ends_operand(kind, &text),
        };
        Token { kind, text, span: self.span_from(start), leading, expanded: false }
    }

    fn block_comment(&mut self, diagnostics: &mut Diagnostics) -> TokenKind {
        match self.rest()[2..].find("*/") {
            Some(close) => {
                self.at += close + 4;
                TokenKind::Comment
            }
            None => self.runs_to_the_end(
                Diagnostic::error(code::UNTERMINATED_COMMENT, self.mark(2), "comment is not terminated")
                    .help("close it with `*/`"),
                diagnostics,
            ),
        }
    }

    fn word(&mut self, diagnostics: &mut Diagnostics) -> TokenKind {
        let length = self.rest().find(|c| !is_word(c)).unwrap_or(self.rest().len());
        let (prefix, after) = self.rest().split_at(length);
        let raw = matches!(prefix, "R" | "LR" | "uR" | "UR" | "u8R");
        let encoding = matches!(prefix, "L" | "u" | "U" | "u8");
        let quote = after.chars().next();
        self.at += length;
        match quote {
            Some('"') if raw => self.raw_string(diagnostics),
            Some('"') if encoding => self.string(diagnostics),
            Some('\'') if encoding => self.character(diagnostics),
            _ => TokenKind::Identifier,
        }
    }

    /// Reads a number like the standard's `pp-number`, with all characters that may continue it, as in
    /// `0x1.8p-3f` or `1'000ull`.
    fn number(&mut self) -> TokenKind {
        let bytes = self.rest().as_bytes();
        let mut length = 1;
        while let Some(&byte) = bytes.get(length) {
            let exponent = matches!(bytes[length - 1], b'e' | b'E' | b'p' | b'P');
            let separator = byte == b'\'' && bytes.get(length + 1).is_some_and(u8::is_ascii_alphanumeric);
            let sign = exponent && matches!(byte, b'+' | b'-') && !self.hexadecimal_integer(length);
            if !(byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.') || separator || sign) {
                break;
            }
            length += 1;
        }
        self.at += length;
        TokenKind::Number
    }

    /// Whether the text is a hexadecimal integer, so that `0xe+1` is a sum. The standard reads one token
    /// here.
    fn hexadecimal_integer(&self, length: usize) -> bool {
        let number = &self.rest()[..length];
        number.starts_with("0x") && number.ends_with(['e', 'E'])
    }

    pub(super) fn operator(&mut self) -> TokenKind {
        let length =
            OPERATORS.iter().find(|operator| self.rest().starts_with(**operator)).map_or(1, |o| o.len());
        self.at += length;
        TokenKind::Punctuation
    }

    pub(super) fn runs_to_the_end(
        &mut self,
        diagnostic: Diagnostic,
        diagnostics: &mut Diagnostics,
    ) -> TokenKind {
        diagnostics.push(diagnostic);
        self.at = self.end;
        TokenKind::Unknown
    }

    fn unknown(&mut self, character: char, diagnostics: &mut Diagnostics) -> TokenKind {
        let length = character.len_utf8();
        let message = match character.is_control() {
            true => format!("character `{}` is unexpected here", character.escape_default()),
            false => format!("character `{character}` is unexpected here"),
        };
        diagnostics.push(
            Diagnostic::error(code::UNKNOWN_CHARACTER, self.mark(length), message)
                .help("remove it; text that is not C++ belongs between `%{` and `%}`"),
        );
        self.at += length;
        TokenKind::Unknown
    }

    /// The span of the next `length` bytes.
    pub(super) fn mark(&self, length: usize) -> Span {
        let start = self.at as u32;
        Span { file: self.file, start, end: start + length as u32 }
    }
}

/// Whether a token can be the end of the left operand of `%`.
pub(crate) fn ends_operand(kind: TokenKind, text: &str) -> bool {
    match kind {
        TokenKind::Identifier | TokenKind::Number | TokenKind::Character => true,
        TokenKind::Punctuation => matches!(text, ")" | "]"),
        _ => false,
    }
}

// Reads text that begins with `%`: directives, blocks and the remainder operator.

impl Lexer {
    /// Reads Python code from `{` to its `}`.
    fn python(&mut self, diagnostics: &mut Diagnostics) -> TokenKind {
        match python::closing_brace(self.rest()) {
            Some(length) => {
                self.at += length;
                TokenKind::Block
            }
            None => self.runs_to_the_end(
                Diagnostic::error(code::UNTERMINATED_BLOCK, self.mark(1), "block `{` is not terminated")
                    .label("opened here")
                    .help("close it with `}`, outside of strings and comments"),
                diagnostics,
            ),
        }
    }

    pub(super) fn percent(&mut self, diagnostics: &mut Diagnostics) -> TokenKind {
        let after = &self.rest()[1..];
        if after.starts_with('{') {
            return self.block(diagnostics);
        }
        if after.starts_with('}') {
            return self.stray_block_end(diagnostics);
        }
        let name = after.find(|c| !is_word(c)).unwrap_or(after.len());
        if name == 0 || after.starts_with(is_digit) || self.is_modulo(&after[..name]) {
            return self.operator();
        }
        self.at += 1 + name;
        TokenKind::Directive
    }

    /// Whether a `%` is the remainder operator. SWIG takes every `%name` for a directive, and never reads
    /// function bodies, where `a %b` is a remainder. Here it is one if an operand precedes it on the same
    /// line, unless the line began with a directive (`%in_array(a, n) %in_array(b, m)`). `%enddef` may end
    /// any line.
    fn is_modulo(&self, name: &str) -> bool {
        let same_line = self.leading < Leading::Newline;
        self.after_operand && same_line && !self.in_directive_line && name != "enddef"
    }

    fn block(&mut self, diagnostics: &mut Diagnostics) -> TokenKind {
        match self.rest().find("%}") {
            Some(close) => {
                self.at += close + 2;
                TokenKind::Block
            }
            None => self.runs_to_the_end(
                Diagnostic::error(code::UNTERMINATED_BLOCK, self.mark(2), "block `%{` is not terminated")
                    .label("opened here")
                    .help("close it with `%}`"),
                diagnostics,
            ),
        }
    }

    fn stray_block_end(&mut self, diagnostics: &mut Diagnostics) -> TokenKind {
        diagnostics.push(
            Diagnostic::error(code::UNKNOWN_CHARACTER, self.mark(2), "`%}` has no `%{` before it")
                .help("remove it, or open the block with `%{`"),
        );
        self.at += 2;
        TokenKind::Unknown
    }
}

// Reads strings and characters.

impl Lexer {
    /// Reads a string from its opening quote. It may span several lines, as docstrings in interfaces do.
    pub(super) fn string(&mut self, diagnostics: &mut Diagnostics) -> TokenKind {
        match closing_quote(self.rest(), '"') {
            Some(length) => {
                self.at += length;
                TokenKind::String
            }
            None => self.unterminated(
                "string",
                "close it with `\"`; there may also be an extra quote before it",
                diagnostics,
            ),
        }
    }

    /// Reads a character from its opening quote. It ends on the same line.
    pub(super) fn character(&mut self, diagnostics: &mut Diagnostics) -> TokenKind {
        let line = self.rest().find('\n').unwrap_or(self.rest().len());
        match closing_quote(&self.rest()[..line], '\'') {
            Some(length) => {
                self.at += length;
                TokenKind::Character
            }
            None => self.unterminated("character constant", "close it with `'`", diagnostics),
        }
    }

    /// Reads a raw string from its opening quote: `"delimiter( … )delimiter"`.
    pub(super) fn raw_string(&mut self, diagnostics: &mut Diagnostics) -> TokenKind {
        match raw_string(self.rest()) {
            Some(length) => {
                self.at += length;
                TokenKind::String
            }
            None => self.unterminated("raw string", "close it with `)`, its delimiter and `\"`", diagnostics),
        }
    }

    /// Reports an unterminated literal and continues on the next line, because the closing quote was probably
    /// meant to be on this one.
    fn unterminated(&mut self, what: &str, help: &str, diagnostics: &mut Diagnostics) -> TokenKind {
        let start = self.at;
        let line = self.rest().find('\n').unwrap_or(self.rest().len());
        self.at += self.rest()[..line].trim_end().len().max(1);
        let message = format!("{what} is not terminated");
        diagnostics.push(
            Diagnostic::error(code::UNTERMINATED_LITERAL, self.span_from(start), message)
                .label("opened here")
                .help(help),
        );
        TokenKind::Unknown
    }
}
