//! Reads the values of directives' options: strings, numbers and words.

use crate::lex::{Token, TokenKind};
use crate::parse::cursor::{Cursor, is, text_of};

/// The text of one string, or of several adjacent strings; `None` for other tokens.
pub fn text(tokens: &[Token]) -> Option<String> {
    let mut cursor = Cursor::new(tokens);
    strings(&mut cursor).filter(|_| cursor.is_at_end())
}

/// Reads strings. Adjacent strings are joined, including the triple quotes of Python.
pub fn strings(cursor: &mut Cursor) -> Option<String> {
    let mut text = unquoted(&cursor.eat_kind(TokenKind::String)?.text);
    while let Some(next) = cursor.eat_kind(TokenKind::String) {
        text.push_str(&unquoted(&next.text));
    }
    Some(text)
}

/// The value of an option: the text of a string, or the tokens' own text.
pub fn value(tokens: &[Token]) -> String {
    text(tokens).unwrap_or_else(|| text_of(tokens))
}

/// The name and value of an option, `name="value"`; the value defaults to `1`.
pub fn option(tokens: &[Token]) -> (String, String) {
    let mut cursor = Cursor::new(tokens);
    let name = unquoted(&text_of(cursor.until(|token| is(token, "="))));
    if cursor.eat("=") { (name, value(&tokens[cursor.position()..])) } else { (name, "1".to_owned()) }
}

fn unquoted(literal: &str) -> String {
    if let Some(text) = raw(literal) {
        return text.to_owned();
    }
    let inner = literal.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(literal);
    let mut text = String::with_capacity(inner.len());
    let mut letters = inner.chars();
    while let Some(letter) = letters.next() {
        match (letter, letter == '\\') {
            (_, true) => match letters.next() {
                Some('n') => text.push('\n'),
                Some('t') => text.push('\t'),
                // A backslash at the end of a line joins the lines.
                Some('\n') | None => {}
                Some(other) => text.push(other),
            },
            (other, false) => text.push(other),
        }
    }
    text
}

/// The text of a raw string, `R"end(text)end"`, in which a backslash has no special meaning.
fn raw(literal: &str) -> Option<&str> {
    let (prefix, rest) = literal.split_once('"')?;
    let (end, rest) = rest.split_once('(').filter(|_| prefix.ends_with('R'))?;
    rest.strip_suffix('"')?.strip_suffix(end)?.strip_suffix(')')
}
