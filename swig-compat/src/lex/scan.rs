//! The walk over the text: white space, words, numbers, operators, comments, `%` and blocks.

use super::{Leading, Token, TokenKind};
use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::source::{FileId, Sources, Span};
use std::rc::Rc;

/// Operators of more than one character, longest first. `>` is not among them, so that `>>` closes two templates;
/// neither is `%=`, which nobody writes in a declaration.
const OPERATORS: [&str; 23] = [
    "<<=", "...", "->*", "::", "->", "<<", "<=", "==", "!=", "&&", "||", "++", "--", "+=", "-=", "*=", "/=",
    "&=", "|=", "^=", "##", ".*", "%#",
];

/// A place in a text from which tokens are read one by one, so that the preprocessor can step over lines that are
/// not to be read at all. Cheap to clone: a clone looks ahead.
#[derive(Clone)]
pub(crate) struct Lexer {
    pub(super) text: Rc<str>,
    pub(super) at: usize,
    end: usize,
    file: FileId,
    /// What stands between the last token and `at`.
    leading: Leading,
    /// The last token ends an expression, so that a `%` after it may be the operator.
    after_operand: bool,
    /// The line began with a directive: further `%name`s on it are directives too.
    in_directive_line: bool,
}

impl Lexer {
    /// Starts at the beginning of a text, behind its byte order mark.
    pub(crate) fn new(sources: &Sources, file: FileId) -> Lexer {
        let text = &sources[file].text;
        let start = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        Lexer::within(sources, Span { file, start: start as u32, end: text.len() as u32 })
    }

    /// Reads one span of a text.
    pub(crate) fn within(sources: &Sources, span: Span) -> Lexer {
        Lexer::over(sources[span.file].text.clone(), span)
    }

    /// Reads one span of a text that need not be among the sources.
    pub(crate) fn over(text: Rc<str>, span: Span) -> Lexer {
        Lexer {
            text,
            at: span.start as usize,
            end: span.end as usize,
            file: span.file,
            leading: Leading::Newline,
            after_operand: false,
            in_directive_line: false,
        }
    }

    /// The next token; `None` at the end. The first token of a text counts as the first of a line.
    pub(crate) fn token(&mut self, diagnostics: &mut Diagnostics) -> Option<Token> {
        self.skip_space();
        let start = self.at;
        let first = self.rest().chars().next()?;
        let kind = match first {
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

    /// Whether nothing is left on this line. A comment that goes over several lines does not end the line.
    pub(crate) fn at_line_end(&mut self) -> bool {
        self.skip_space();
        self.leading >= Leading::Newline || self.at == self.end
    }

    /// Whether the last token is followed, with nothing between, by such a character.
    pub(crate) fn touches(&self, such: fn(char) -> bool) -> bool {
        self.rest().starts_with(such)
    }

    /// Whether the next thing that is not a comment is `(`.
    pub(crate) fn at_open_parenthesis(&self) -> bool {
        let mut ahead = self.clone();
        ahead.skip_space();
        while ahead.rest().starts_with("//") || ahead.rest().starts_with("/*") {
            ahead.token(&mut Diagnostics::default());
            ahead.skip_space();
        }
        ahead.rest().starts_with('(')
    }

    /// Takes what is left of the line as it stands: for lines that need not consist of tokens.
    pub(crate) fn rest_of_line(&mut self) -> String {
        if self.at_line_end() {
            return String::new();
        }
        let start = self.at;
        self.line_comment();
        self.leading = Leading::Nothing;
        self.text[start..self.at].trim_end().to_owned()
    }

    /// Steps over whole lines up to one that begins with `#`. The lines are not read as tokens, as they may hold
    /// anything, but a `#` in a comment or a block does not count. False if there is no such line.
    pub(crate) fn skip_to_directive(&mut self) -> bool {
        loop {
            self.skip_space();
            if self.at == self.end {
                return false;
            }
            if self.leading >= Leading::Newline && self.rest().starts_with('#') {
                return true;
            }
            self.skip_piece();
        }
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
            self.in_directive_line = kind == TokenKind::Directive;
        }
        self.after_operand = match kind {
            TokenKind::Identifier | TokenKind::Number | TokenKind::Character => true,
            TokenKind::Punctuation => matches!(&*text, ")" | "]"),
            TokenKind::Comment => self.after_operand && leading < Leading::Newline,
            _ => false,
        };
        Token { kind, text, span: self.span_from(start), leading, expanded: false }
    }

    /// A line continuation is a space.
    fn skip_space(&mut self) {
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
                    None => return,
                },
                _ => return,
            };
            self.leading = self.leading.max(seen);
            self.at += 1;
        }
    }

    /// One comment, block, string or character of a line that is stepped over.
    fn skip_piece(&mut self) {
        let rest = self.rest();
        if rest.starts_with("//") || rest.starts_with("/*") || rest.starts_with("%{") {
            self.token(&mut Diagnostics::default());
            return;
        }
        self.at += match rest.starts_with('"').then(|| closing_quote(rest, '"')).flatten() {
            Some(close) if !rest[..close].contains('\n') => close,
            _ => rest.chars().next().map_or(0, char::len_utf8),
        };
        self.leading = Leading::Nothing;
    }

    /// Up to the end of the line; a backslash there takes in the next line.
    fn line_comment(&mut self) -> TokenKind {
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

    /// As the standard's `pp-number`: everything that could go on, such as `0x1.8p-3f` or `1'000ull`.
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

    /// `0xe+1` is a sum to everyone but the standard.
    fn hexadecimal_integer(&self, length: usize) -> bool {
        let number = &self.rest()[..length];
        number.starts_with("0x") && number.ends_with(['e', 'E'])
    }

    fn operator(&mut self) -> TokenKind {
        let length =
            OPERATORS.iter().find(|operator| self.rest().starts_with(**operator)).map_or(1, |o| o.len());
        self.at += length;
        TokenKind::Punctuation
    }

    fn percent(&mut self, diagnostics: &mut Diagnostics) -> TokenKind {
        let after = &self.rest()[1..];
        if after.starts_with('{') {
            return self.block(diagnostics);
        }
        if after.starts_with('}') {
            return self.stray_block_end(diagnostics);
        }
        let name = after.find(|c| !is_word(c)).unwrap_or(after.len());
        if name == 0 || is_digit(after.chars().next().unwrap_or('0')) || self.is_modulo(&after[..name]) {
            return self.operator();
        }
        self.at += 1 + name;
        TokenKind::Directive
    }

    /// SWIG takes every `%name` for a directive; it never reads the bodies of functions, in which `a %b` is a
    /// remainder. Here it is one if an operand stands before it on the same line, unless that line began with a
    /// directive (`%in_array(a, n) %in_array(b, m)`). `%enddef` may end a line of any kind.
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
            Diagnostic::error(code::UNKNOWN_CHARACTER, self.mark(2), "`%}` closes no block")
                .help("remove it, or open the block with `%{`"),
        );
        self.at += 2;
        TokenKind::Unknown
    }

    fn runs_to_the_end(&mut self, diagnostic: Diagnostic, diagnostics: &mut Diagnostics) -> TokenKind {
        diagnostics.push(diagnostic);
        self.at = self.end;
        TokenKind::Unknown
    }

    fn unknown(&mut self, character: char, diagnostics: &mut Diagnostics) -> TokenKind {
        let length = character.len_utf8();
        let message = match character.is_control() {
            true => format!("character `{}` can begin nothing here", character.escape_default()),
            false => format!("character `{character}` can begin nothing here"),
        };
        diagnostics.push(
            Diagnostic::error(code::UNKNOWN_CHARACTER, self.mark(length), message)
                .help("remove it; text that is not C++ belongs between `%{` and `%}`"),
        );
        self.at += length;
        TokenKind::Unknown
    }

    /// The next `length` bytes.
    fn mark(&self, length: usize) -> Span {
        let start = self.at as u32;
        Span { file: self.file, start, end: start + length as u32 }
    }
}

/// Where a literal that starts with `quote` ends, past its closing quote.
pub(super) fn closing_quote(text: &str, quote: char) -> Option<usize> {
    let mut escaped = false;
    for (at, character) in text.char_indices().skip(1) {
        match character {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if character == quote => return Some(at + 1),
            _ => {}
        }
    }
    None
}

/// How long a backslash with the end of its line is.
fn continuation(text: &str) -> Option<usize> {
    let line_end = if text[1..].starts_with("\r\n") { "\r\n" } else { "\n" };
    text[1..].starts_with(line_end).then_some(1 + line_end.len())
}

/// C++ allows letters of all languages in names.
pub(crate) fn is_word(character: char) -> bool {
    character == '_' || character.is_alphanumeric()
}

fn is_digit(character: char) -> bool {
    character.is_ascii_digit()
}
