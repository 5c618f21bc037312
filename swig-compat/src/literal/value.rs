//! Computes the values of constants that the text contains.

use super::{LiteralKind, kind};
use crate::lex::{Token, TokenKind};
use crate::preprocess::integer;
use crate::source::byte;
use std::iter::Peekable;
use std::str::Chars;

/// A value that the text contains.
#[derive(Clone, Debug, PartialEq)]
pub enum Literal {
    Bool(bool),
    Integer(i64),
    Float(f64),
    Text(String),
}

/// The value of the tokens; `None` if only C++ can compute it.
pub fn value(tokens: &[Token]) -> Option<Literal> {
    match kind(tokens.iter())? {
        LiteralKind::Bool if tokens.len() == 1 => Some(Literal::Bool(&*tokens[0].text == "true")),
        LiteralKind::Bool | LiteralKind::Integer | LiteralKind::IntegerWithSuffix => {
            integer(tokens, &|_| None).map(Literal::Integer)
        }
        LiteralKind::Float => float(tokens).map(Literal::Float),
        LiteralKind::Character => character(tokens).map(Literal::Text),
        LiteralKind::Text => text(tokens).map(Literal::Text),
    }
}

/// A single number with an optional sign. Only digits that C++ rounds to the same value are accepted.
fn float(tokens: &[Token]) -> Option<f64> {
    let (sign, number) = match tokens {
        [number] => (1.0, number),
        [minus, number] if &*minus.text == "-" => (-1.0, number),
        _ => return None,
    };
    let digits = number.text.replace('\'', "");
    let value: f64 = digits.parse().ok()?;
    value.is_finite().then_some(sign * value)
}

fn character(tokens: &[Token]) -> Option<String> {
    let [only] = tokens else { return None };
    let inner = only.text.strip_prefix('\'')?.strip_suffix('\'')?;
    unescaped(inner).filter(|text| text.len() == 1)
}

/// Adjacent strings, joined.
fn text(tokens: &[Token]) -> Option<String> {
    let strings = tokens.iter().filter(|token| token.kind != TokenKind::Comment);
    strings.map(|token| unescaped(token.text.strip_prefix('"')?.strip_suffix('"')?)).collect()
}

/// The text with its escapes replaced, if C++ and Rust agree on them; `None` otherwise.
fn unescaped(inner: &str) -> Option<String> {
    let mut text = String::new();
    let mut characters = inner.chars().peekable();
    while let Some(character) = characters.next() {
        text.push(match character {
            '\\' if characters.peek().is_some_and(|next| next.is_digit(8)) => code(&mut characters, 3, 8)?,
            '\\' => match characters.next()? {
                'n' => '\n',
                't' => '\t',
                'r' => '\r',
                mark @ ('\\' | '"' | '\'') => mark,
                'x' => code(&mut characters, usize::MAX, 16)?,
                _ => return None,
            },
            // Of a text that is no UTF-8, C++ makes the value.
            other if byte(other).is_some() => return None,
            other => other,
        });
    }
    Some(text)
}

/// The ASCII character whose code is in the next digits, at most `longest` of them; `None` for other codes.
fn code(characters: &mut Peekable<Chars>, longest: usize, base: u32) -> Option<char> {
    let mut digits = String::new();
    while digits.len() < longest
        && let Some(digit) = characters.next_if(|next| next.is_digit(base))
    {
        digits.push(digit);
    }
    let code = u8::from_str_radix(&digits, base).ok()?;
    code.is_ascii().then_some(char::from(code))
}

#[cfg(test)]
mod tests {
    use super::{Literal, value};
    use crate::diagnostic::Diagnostics;
    use crate::lex::lex;
    use crate::source::Sources;

    #[test]
    fn what_the_text_tells_is_known() {
        let text = |text: &str| Some(Literal::Text(text.to_owned()));
        for (written, expected) in [
            ("true", Some(Literal::Bool(true))),
            ("(1 << 4) | 1", Some(Literal::Integer(17))),
            ("-1.5e3", Some(Literal::Float(-1500.0))),
            ("'x'", text("x")),
            ("'\\n'", text("\n")),
            (r#""a" "\\b""#, text("a\\b")),
            ("1.5f", None),
            ("1 / 2.0", None),
            (r#""\x41\101\0601""#, text("AA01")),
            ("'\\0'", text("\0")),
            ("'\\xff'", None),
            ("'ab'", None),
            ("f(1)", None),
        ] {
            let mut sources = Sources::default();
            let file = sources.add("a.i", written);
            assert_eq!(value(&lex(&sources, file, &mut Diagnostics::default())), expected, "{written}");
        }
    }
}
