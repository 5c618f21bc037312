//! Evaluates constants outside of conditions, as far as the text determines them. C++ computes with `int` and
//! wider types, and the preprocessor with 64 bits, so a constant has a value here only if both give the same
//! result.
//!
//! The conditions of `#if` and `#elif` are evaluated as in C.

use super::expression::UnreadExpression;
use super::integer::PreprocessorInteger;
use super::word::Word;
use crate::lex::{Leading, Token, TokenKind};
use crate::preprocess::Preprocessor;
use crate::source::Span;

/// The operators for numbers that are unsigned or wider than `int`: their result is the same in every type
/// that can hold it.
const SAFE: [&str; 6] = ["(", ")", "|", "&", "^", "<<"];

/// The operators that may not occur together with `<<`: their result differs for an `int` that has lost bits
/// or its sign.
const AFTER_SHIFTS: [&str; 10] = [">>", "/", "%", "<", ">", "<=", ">=", "==", "!=", "<=>"];

/// The largest character code that is the same in every type, because `char` may be signed.
const LAST_CHARACTER: i64 = 127;

/// The integer value of an expression. `named` returns the value of a name, which may be qualified.
pub(crate) fn integer(tokens: &[Token], named: &dyn Fn(&str) -> Option<i64>) -> Option<i64> {
    let words = join_shifts(with_values(tokens, named)?);
    let numbers = || words.iter().filter(|word| word.token.kind == TokenKind::Number);
    let (is_wide, is_long) = (numbers().any(is_wide), numbers().any(is_long));
    let is_safe =
        |word: &Word| !is_wide || word.token.kind != TokenKind::Punctuation || SAFE.contains(&word.text());
    let has = |operator: &str| words.iter().any(|word| word.text() == operator);
    if !words.iter().all(is_safe)
        || words.iter().any(is_other_character)
        || has("<<") && AFTER_SHIFTS.into_iter().any(has)
    {
        return None;
    }
    let mut expression = UnreadExpression::new(&words, tokens.first()?.span);
    let value = expression.whole().ok()?.value()?;
    let fits = match (is_wide, is_long) {
        (false, _) => i32::try_from(value).is_ok(),
        (true, false) => u32::try_from(value).is_ok(),
        (true, true) => true,
    };
    (fits && expression.warnings.is_empty()).then_some(value)
}

fn is_other_character(word: &Word) -> bool {
    let value = PreprocessorInteger::character(word.text()).and_then(PreprocessorInteger::value);
    word.token.kind == TokenKind::Character && value.is_none_or(|value| value > LAST_CHARACTER)
}

/// Whether a number is not an `int`.
fn is_wide(word: &Word) -> bool {
    is_long(word)
        || word.text().ends_with(['u', 'U'])
        || PreprocessorInteger::literal(word.text())
            .and_then(PreprocessorInteger::value)
            .is_none_or(|value| value > i64::from(i32::MAX))
}

/// Whether the number has 64 bits.
fn is_long(word: &Word) -> bool {
    let is_hexadecimal = ["0x", "0X"].iter().any(|mark| word.text().starts_with(mark));
    word.text().contains(['l', 'L'])
        || PreprocessorInteger::literal(word.text())
            .and_then(PreprocessorInteger::value)
            .is_none_or(|value| value > i64::from(if is_hexadecimal { u32::MAX } else { i32::MAX as u32 }))
}

/// The expression with names replaced by their values.
fn with_values(tokens: &[Token], named: &dyn Fn(&str) -> Option<i64>) -> Option<Vec<Word>> {
    let mut words: Vec<Word> = Vec::new();
    let mut rest = tokens;
    while let Some((first, after)) = rest.split_first() {
        let length = name_length(rest);
        match length {
            0 if first.kind == TokenKind::Comment => rest = after,
            0 => {
                words.push(Word::new(first.clone()));
                rest = after;
            }
            _ => {
                let name: String = rest[..length].iter().map(|token| &*token.text).collect();
                words.extend(number(named(name.trim_start_matches("::"))?, first));
                rest = &rest[length..];
            }
        }
    }
    Some(words)
}

/// The number of tokens in the name at the beginning: `ns::Kind::first`.
pub(crate) fn name_length(tokens: &[Token]) -> usize {
    let is_part = |token: &&Token| token.kind == TokenKind::Identifier || &*token.text == "::";
    tokens.iter().take_while(is_part).count()
}

/// A value as tokens, in parentheses.
fn number(value: i64, at: &Token) -> Vec<Word> {
    let word = |kind, text: &str| {
        Word::new(Token { kind, text: text.into(), leading: Leading::Space, ..at.clone() })
    };
    let digits = word(TokenKind::Number, &value.unsigned_abs().to_string());
    match value < 0 {
        true => vec![
            word(TokenKind::Punctuation, "("),
            word(TokenKind::Punctuation, "-"),
            digits,
            word(TokenKind::Punctuation, ")"),
        ],
        false => vec![digits],
    }
}

impl Preprocessor<'_> {
    /// Whether the expression on a line is true. An invalid expression is reported and counts as false.
    pub(super) fn condition(&mut self, directive: Span, line: Vec<Word>) -> bool {
        let words = self.with_defined_answered(line);
        let words = join_shifts(self.expand_words(words));
        let mut expression = UnreadExpression::new(&words, directive);
        let value = expression.whole();
        let warnings = expression.warnings;
        for warning in warnings {
            self.report(warning);
        }
        match value {
            Ok(value) => value.is_true(),
            Err(diagnostic) => {
                self.report(diagnostic);
                false
            }
        }
    }

    /// Replaces `defined NAME` and `defined(NAME)`, before their names are expanded.
    fn with_defined_answered(&self, line: Vec<Word>) -> Vec<Word> {
        let mut answered = Vec::new();
        let mut rest = &line[..];
        while let Some((first, after)) = rest.split_first() {
            let named = match after {
                [open, name, close, ..] if open.is("(") && close.is(")") => Some((name, 3)),
                [name, ..] if !name.is("(") => Some((name, 1)),
                _ => None,
            };
            rest = after;
            match named.filter(|_| first.text() == "defined") {
                Some((name, length)) => {
                    let defined = self.macros.contains_key(&name.token.text);
                    let mut answer = first.clone().with_text(if defined { "1" } else { "0" });
                    answer.token.kind = TokenKind::Number;
                    answered.push(answer);
                    rest = &after[length..];
                }
                None => answered.push(first.clone()),
            }
        }
        answered
    }
}

/// Joins `>>`, which the lexer splits because of templates.
pub(super) fn join_shifts(words: Vec<Word>) -> Vec<Word> {
    let mut joined: Vec<Word> = Vec::new();
    for word in words {
        match joined.last_mut() {
            Some(last) if last.is(">") && word.is(">") && word.token.leading == Leading::Nothing => {
                *last = last.clone().with_text(">>");
            }
            _ => joined.push(word),
        }
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::integer;
    use crate::diagnostic::Diagnostics;
    use crate::lex::lex;
    use crate::source::Sources;

    fn of(text: &str) -> Option<i64> {
        let mut sources = Sources::default();
        let file = sources.add("a.i", text);
        let named =
            |name: &str| [("true", 1), ("ns::four", 4), ("less", -2)].iter().find(|known| known.0 == name);
        integer(&lex(&sources, file, &mut Diagnostics::default()), &|name| Some(named(name)?.1))
    }

    #[test]
    fn what_every_type_agrees_on_has_a_value() {
        for (text, expected) in [
            ("4", Some(4)),
            ("-(1 << 4) + 0x0f", Some(-1)),
            ("~0", Some(-1)),
            ("ns::four | 1", Some(5)),
            ("::ns::four - less", Some(6)),
            ("true ? 'a' : 0", Some(97)),
            ("1 >> 0 >= 1", Some(1)),
            ("0xFFFFFFFF", Some(4_294_967_295)),
            ("1u << 31", Some(2_147_483_648)),
            ("1L << 40", Some(1 << 40)),
            ("9223372036854775807", Some(i64::MAX)),
            // For `int` and `unsigned int`, the results differ from those with 64 bits.
            ("1 << 31", None),
            ("(1 << 31) >> 31", None),
            ("(1 << 31) < 0", None),
            ("(1 << 4) - 1", Some(15)),
            ("'\\xff'", None),
            ("'\\177'", Some(127)),
            ("~0u", None),
            ("0xFFFFFFFF + 1", None),
            ("18446744073709551615u", None),
            ("unknown", None),
            ("sizeof(int)", None),
            ("1 / 0", None),
            ("1.5", None),
            ("", None),
        ] {
            assert_eq!(of(text), expected, "{text}");
        }
    }
}
