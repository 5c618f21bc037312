//! Reads the values of directives' options: strings, numbers and words.

use crate::lex::{Token, TokenKind};
use crate::parse::cursor::{Cursor, is, text_of};
use crate::source::with_private_characters;
use std::iter::Peekable;
use std::str::Chars;

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
    match inner.contains('\\') {
        true => unescaped(inner),
        false => inner.to_owned(),
    }
}

/// The text with its escapes replaced. As in SWIG, a number stands for a byte, several bytes may be one
/// character in UTF-8, and an unknown escape is kept.
fn unescaped(inner: &str) -> String {
    let mut bytes = Vec::with_capacity(inner.len());
    let mut characters = inner.chars().peekable();
    let number = |characters: &mut Peekable<Chars>, first: u32, most: usize, radix: u32| {
        let digits = std::iter::from_fn(|| characters.next_if(|character| character.is_digit(radix)));
        digits
            .take(most)
            .filter_map(|digit| digit.to_digit(radix))
            .fold(first, |number, digit| number.wrapping_mul(radix).wrapping_add(digit))
    };
    while let Some(character) = characters.next() {
        if character != '\\' {
            bytes.extend(character.encode_utf8(&mut [0; 4]).bytes());
            continue;
        }
        let Some(escape) = characters.next() else { break };
        let value = match escape {
            '0'..='9' => number(&mut characters, u32::from(escape) - u32::from('0'), 2, 8),
            'x' => number(&mut characters, 0, usize::MAX, 16),
            // A backslash at the end of a line joins the lines.
            '\n' => continue,
            _ => ESCAPES.iter().find(|(known, _)| *known == escape).map_or(0, |(_, byte)| u32::from(*byte)),
        };
        match value.to_le_bytes()[0] {
            // No text contains a zero.
            0 => bytes.extend(format!("\\{escape}").bytes()),
            byte => bytes.push(byte),
        }
    }
    with_private_characters(&bytes)
}

/// The escapes that stand for one character.
const ESCAPES: [(char, u8); 11] = [
    ('n', b'\n'),
    ('r', b'\r'),
    ('t', b'\t'),
    ('a', 0x07),
    ('b', 0x08),
    ('f', 0x0c),
    ('v', 0x0b),
    ('e', 0x1b),
    ('\\', b'\\'),
    ('\'', b'\''),
    ('"', b'"'),
];

/// The text of a raw string, `R"end(text)end"`, in which a backslash has no special meaning.
fn raw(literal: &str) -> Option<&str> {
    let (prefix, rest) = literal.split_once('"')?;
    let (end, rest) = rest.split_once('(').filter(|_| prefix.ends_with('R'))?;
    rest.strip_suffix('"')?.strip_suffix(end)?.strip_suffix(')')
}
