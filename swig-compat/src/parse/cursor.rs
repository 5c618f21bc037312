//! A position in a list of tokens. Comments are skipped, because they have no meaning inside a directive.

use crate::lex::{Leading, Token, TokenKind, is_word};
use crate::source::Span;

/// The largest depth of nesting that is read, so that no text exhausts the stack.
pub const MAX_DEPTH: usize = 32;

/// Walks over tokens, front to back.
#[derive(Clone)]
pub struct Cursor<'t> {
    tokens: &'t [Token],
    at: usize,
    /// The number of nested readers. One count covers types, declarators and expressions, which can be nested
    /// in each other.
    depth: usize,
}

impl<'t> Cursor<'t> {
    pub fn new(tokens: &'t [Token]) -> Cursor<'t> {
        Cursor { tokens, at: 0, depth: 0 }
    }

    /// A cursor over `tokens` inside this text; `None` if the nesting is too deep.
    pub fn within<'i>(&self, tokens: &'i [Token]) -> Option<Cursor<'i>> {
        (self.depth < MAX_DEPTH).then_some(Cursor { tokens, at: 0, depth: self.depth + 1 })
    }

    /// Reads a nested construct that is not in brackets; `None` if the nesting is too deep.
    pub fn deeper<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        if self.depth == MAX_DEPTH {
            return None;
        }
        self.depth += 1;
        let read = read(self);
        self.depth -= 1;
        read
    }

    /// The number of tokens that are left, including comments.
    pub fn position(&self) -> usize {
        self.at
    }

    /// The next token, comments included.
    pub fn next_raw(&mut self) -> Option<&'t Token> {
        let token = self.tokens.get(self.at)?;
        self.at += 1;
        Some(token)
    }

    pub fn peek(&self) -> Option<&'t Token> {
        self.tokens[self.at..].iter().find(|token| token.kind != TokenKind::Comment)
    }

    pub fn next(&mut self) -> Option<&'t Token> {
        while self.tokens.get(self.at)?.kind == TokenKind::Comment {
            self.at += 1;
        }
        self.next_raw()
    }

    pub fn is_at_end(&self) -> bool {
        self.peek().is_none()
    }

    /// Whether the next token has this text.
    pub fn is(&self, text: &str) -> bool {
        self.peek().is_some_and(|token| is(token, text))
    }

    /// Skips the next token if it has this text.
    pub fn eat(&mut self, text: &str) -> bool {
        let eaten = self.is(text);
        if eaten {
            self.next();
        }
        eaten
    }

    /// Skips and returns the next token if it is of this kind.
    pub fn eat_kind(&mut self, kind: TokenKind) -> Option<&'t Token> {
        if self.peek()?.kind == kind { self.next() } else { None }
    }

    /// Skips a bracketed group and returns its contents. `None`, without skipping, if the next token is not
    /// this bracket or the bracket is not closed.
    pub fn group(&mut self, open: &str) -> Option<&'t [Token]> {
        let mut ahead = self.clone();
        if !ahead.eat(open) {
            return None;
        }
        let start = ahead.at;
        let mut depth = 1;
        while let Some(token) = ahead.next() {
            depth += depth_change(token);
            if depth == 0 {
                self.at = ahead.at;
                return Some(&self.tokens[start..ahead.at - 1]);
            }
        }
        None
    }

    /// Skips code in braces and returns it. Only braces must be balanced, because code may contain several
    /// alternative opening brackets in the branches of an `%#if`.
    pub fn code(&mut self) -> Option<&'t [Token]> {
        let mut ahead = self.clone();
        if !ahead.eat("{") {
            return None;
        }
        let start = ahead.at;
        let mut depth = 1;
        while let Some(token) = ahead.next() {
            depth += i32::from(is(token, "{")) - i32::from(is(token, "}"));
            if depth == 0 {
                self.at = ahead.at;
                return Some(&self.tokens[start..ahead.at - 1]);
            }
        }
        None
    }

    /// Skips tokens up to one outside of brackets for which `stop` holds, which is not skipped. Returns the
    /// skipped tokens.
    pub fn until(&mut self, stop: impl Fn(&Token) -> bool) -> &'t [Token] {
        let start = self.at;
        let mut depth = 0;
        while let Some(token) = self.peek() {
            if depth <= 0 && stop(token) {
                break;
            }
            depth += depth_change(token);
            self.next();
        }
        &self.tokens[start..self.at]
    }

    /// Skips the rest of the line, including brackets that open on it.
    pub fn skip_line(&mut self) {
        self.until(|token| token.leading >= Leading::Newline || token.kind == TokenKind::Directive);
    }

    /// The tokens between an earlier position and this one.
    pub fn since(&self, position: usize) -> &'t [Token] {
        &self.tokens[position..self.at]
    }
}

/// Whether a token has this text.
pub fn is(token: &Token, text: &str) -> bool {
    matches!(token.kind, TokenKind::Identifier | TokenKind::Punctuation) && &*token.text == text
}

/// The comma-separated parts of a list; none for an empty list. Commas inside brackets, including `<>`,
/// belong to their part. A `<` opens a bracket only after a name: after a number it is a comparison.
pub fn split_at_commas(tokens: &[Token]) -> Vec<&[Token]> {
    let mut parts = Vec::new();
    let (mut depth, mut angles, mut start) = (0, 0, 0);
    let mut behind_name = false;
    for (index, token) in tokens.iter().enumerate().filter(|(_, token)| token.kind != TokenKind::Comment) {
        depth += depth_change(token);
        match &*token.text {
            "<" if depth == 0 && behind_name => angles += 1,
            ">" if depth == 0 && angles > 0 => angles -= 1,
            "," if depth == 0 && angles == 0 => {
                parts.push(&tokens[start..index]);
                start = index + 1;
            }
            _ => {}
        }
        behind_name = token.kind == TokenKind::Identifier;
    }
    if !Cursor::new(tokens).is_at_end() {
        parts.push(&tokens[start..]);
    }
    parts
}

/// The text of tokens on one line, without comments.
pub fn text_of(tokens: &[Token]) -> String {
    let mut text = String::new();
    for token in tokens.iter().filter(|token| token.kind != TokenKind::Comment) {
        if !text.is_empty() && (token.leading != Leading::Nothing || would_merge(&text, &token.text)) {
            text.push(' ');
        }
        text.push_str(&token.text);
    }
    text
}

/// Whether two words would merge without a space between them.
pub fn would_merge(before: &str, after: &str) -> bool {
    before.ends_with(is_word) && after.starts_with(is_word)
}

/// The span of all tokens together; `None` for no tokens.
pub fn span_of(tokens: &[Token]) -> Option<Span> {
    Some(tokens.first()?.span.to(tokens.last()?.span))
}

/// The change of depth: 1 for an opening bracket, -1 for a closing one, and otherwise 0.
pub fn depth_change(token: &Token) -> i32 {
    match (token.kind, &*token.text) {
        (TokenKind::Punctuation, "(" | "[" | "{") => 1,
        (TokenKind::Punctuation, ")" | "]" | "}") => -1,
        _ => 0,
    }
}

/// The index of each bracket's closing bracket, if it has one. Computed once, because a search from
/// each unclosed bracket would run to the end of the text.
pub fn closing_brackets(tokens: &[Token]) -> Vec<Option<usize>> {
    let mut closing = vec![None; tokens.len()];
    let mut open = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        match depth_change(token) {
            1 => open.push(index),
            -1 => {
                if let Some(opened) = open.pop() {
                    closing[opened] = Some(index);
                }
            }
            _ => {}
        }
    }
    closing
}

/// The qualifiers that may follow the parameters of a function type.
const QUALIFIERS: [&str; 5] = ["const", "volatile", "&", "&&", NOEXCEPT];

const NOEXCEPT: &str = "noexcept";

/// Reads a qualifier after the parameters of a function type, and returns its meaning: `noexcept` for
/// `throw()` and `noexcept(true)`, nothing for `noexcept(false)` and `throw(Error)`. `None` if there is no
/// qualifier.
pub fn eat_qualifier(cursor: &mut Cursor) -> Option<String> {
    if cursor.is("throw") {
        let mut ahead = cursor.clone();
        ahead.eat("throw");
        let types = text_of(ahead.group("(")?);
        *cursor = ahead;
        return Some(if types.is_empty() { NOEXCEPT.to_owned() } else { String::new() });
    }
    let word = QUALIFIERS.iter().find(|word| cursor.eat(word))?;
    let condition = (*word == NOEXCEPT).then(|| cursor.group("(")).flatten().map(text_of);
    Some(match condition.as_deref() {
        None | Some("true") => (*word).to_owned(),
        Some("false") => String::new(),
        Some(condition) => format!("{word}({condition})"),
    })
}

/// Skips the qualifiers after the parameters of a function type, and returns the number of their tokens.
pub fn skip_qualifiers(cursor: &mut Cursor) -> usize {
    let start = cursor.position();
    let mut end = start;
    while eat_qualifier(cursor).is_some() {
        end = cursor.position();
    }
    end - start
}
