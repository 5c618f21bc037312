//! Evaluates constant expressions that consist only of literals: `4`, `(1 << 3) | 0x10`, `-1.5e3`, `"a" "b"`,
//! `'x'`.

mod value;

pub use value::{Literal, value};

use crate::lex::{Token, TokenKind};

/// The type of a literal expression, as far as callers distinguish types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LiteralKind {
    /// `true`, or the result of a comparison.
    Bool,
    Integer,
    /// An integer with a suffix, such as `1u` and `1L`, which SWIG does not make an `int`.
    IntegerWithSuffix,
    Float,
    Character,
    Text,
}

/// The largest depth of nested parentheses.
const MAX_DEPTH: usize = 64;

const UNARY: [&str; 4] = ["+", "-", "~", "!"];
/// Words for operators in expressions with names.
const WORDS: [(&str, &str); 8] = [
    ("and", "&&"),
    ("or", "||"),
    ("not", "!"),
    ("not_eq", "!="),
    ("bitand", "&"),
    ("bitor", "|"),
    ("xor", "^"),
    ("compl", "~"),
];

/// The binary operators of each level, and whether their result is a bool. The first level binds most weakly.
const BINARY: [(&[&str], bool); 11] = [
    (&["||"], true),
    (&["&&"], true),
    (&["|"], false),
    (&["^"], false),
    (&["&"], false),
    (&["==", "!="], true),
    (&["<", ">", "<=", ">="], true),
    (&["<=>"], false),
    (&["<<", ">>"], false),
    (&["+", "-"], false),
    (&["*", "/", "%"], false),
];

/// The type of the expression in the tokens; `None` if they are not such an expression.
pub fn kind<'t>(tokens: impl Iterator<Item = &'t Token>) -> Option<LiteralKind> {
    read(tokens, None)
}

/// The type of an expression that also has names, calls, casts and `sizeof (…)`, which stand for integers.
pub fn kind_with_names<'t>(tokens: impl Iterator<Item = &'t Token>) -> Option<LiteralKind> {
    read(tokens, Some(LiteralKind::Integer))
}

fn read<'t>(tokens: impl Iterator<Item = &'t Token>, names: Option<LiteralKind>) -> Option<LiteralKind> {
    let tokens: Vec<&Token> = tokens.filter(|token| token.kind != TokenKind::Comment).collect();
    let mut reader = LiteralReader { rest: &tokens, names };
    let kind = reader.expression(MAX_DEPTH)?;
    reader.rest.is_empty().then_some(kind)
}

struct LiteralReader<'r, 't> {
    rest: &'r [&'t Token],
    /// The type of names; `None` if names are no part of expressions.
    names: Option<LiteralKind>,
}

impl LiteralReader<'_, '_> {
    fn expression(&mut self, depth: usize) -> Option<LiteralKind> {
        let kind = self.operands(0, depth)?;
        if self.eat("?") {
            let yes = self.expression(depth.checked_sub(1)?)?;
            let no = self.eat(":").then(|| self.expression(depth - 1))??;
            return match (number_of(yes), number_of(no)) {
                (Some(yes), Some(no)) => Some(yes.max(no)),
                _ => (yes == no).then_some(yes),
            };
        }
        Some(kind)
    }

    /// Operands between which are operators of this level and of those that bind more closely.
    fn operands(&mut self, weakest: usize, depth: usize) -> Option<LiteralKind> {
        let mut kind = self.operand(depth)?;
        while let Some((level, is_bool)) = self.operator(weakest) {
            let right = self.operands(level + 1, depth)?;
            let number = number_of(kind)?.max(number_of(right)?);
            kind = if is_bool { LiteralKind::Bool } else { number };
        }
        Some(kind)
    }

    fn operand(&mut self, depth: usize) -> Option<LiteralKind> {
        let mut first = None;
        while let Some(operator) = UNARY.iter().find(|operator| self.eat(operator)) {
            first = first.or(Some(*operator));
        }
        let kind = self.plain_operand(depth, first.is_some())?;
        match first {
            None => Some(kind),
            Some("!") => number_of(kind).map(|_| LiteralKind::Bool),
            Some(_) => number_of(kind),
        }
    }

    /// An operand after its unary operators.
    fn plain_operand(&mut self, depth: usize, is_changed: bool) -> Option<LiteralKind> {
        if self.cast() {
            return self.operand(depth.checked_sub(1)?).and(self.names);
        }
        if self.eat("(") {
            let kind = self.expression(depth.checked_sub(1)?)?;
            return self.eat(")").then_some(kind);
        }
        let (first, rest) = self.rest.split_first()?;
        self.rest = rest;
        match first.kind {
            TokenKind::Number => number(&first.text),
            TokenKind::Character => character(&first.text),
            TokenKind::String if !is_changed && is_plain(first) => {
                while self.rest.first().is_some_and(|next| is_plain(next)) {
                    self.rest = &self.rest[1..];
                }
                Some(LiteralKind::Text)
            }
            TokenKind::Identifier if is_truth(&first.text) => Some(LiteralKind::Bool),
            TokenKind::Identifier if &*first.text == "sizeof" => self.names.filter(|_| self.group("(", ")")),
            TokenKind::Identifier => self.names.filter(|_| self.rest_of_name()),
            TokenKind::Punctuation if &*first.text == "::" => self.names.filter(|_| self.name()),
            _ => None,
        }
    }

    /// Skips the type of a cast, which is in brackets before an operand: `(int)a`. Returns whether there is
    /// one. `(int)-a` may be a difference, which is a number too.
    fn cast(&mut self) -> bool {
        let start = self.rest;
        let is_cast = self.names.is_some()
            && self.group("(", ")")
            && self.rest.first().is_some_and(|next| match (next.kind, self.mark(next)) {
                (_, Some(mark)) => matches!(mark, "(" | "::" | "!" | "~"),
                (kind, None) => kind != TokenKind::String,
            });
        if !is_cast {
            self.rest = start;
        }
        is_cast
    }

    /// Skips a name with its scopes. Returns whether there is one.
    fn name(&mut self) -> bool {
        let Some((first, rest)) = self.rest.split_first() else { return false };
        self.rest = rest;
        first.kind == TokenKind::Identifier && self.rest_of_name()
    }

    /// Skips the part of a name behind its first word, and the arguments of a call. Returns whether it is a
    /// name.
    fn rest_of_name(&mut self) -> bool {
        loop {
            let is_template = self.group("<", ">");
            if !self.eat("::") {
                return self.group("(", ")") || !is_template;
            }
            match self.rest.split_first() {
                Some((next, rest)) if next.kind == TokenKind::Identifier => self.rest = rest,
                _ => return false,
            }
        }
    }

    /// Skips what is in brackets. Returns whether there are any, and skips nothing if there are none.
    fn group(&mut self, opening: &str, closing: &str) -> bool {
        let start = self.rest;
        let mut depth = usize::from(self.eat(opening));
        let is_open = depth > 0;
        while depth > 0 {
            if self.eat(opening) {
                depth += 1;
            } else if self.eat(closing) {
                depth -= 1;
            } else if let Some((_, rest)) = self.rest.split_first() {
                self.rest = rest;
            } else {
                self.rest = start;
                return false;
            }
        }
        is_open
    }

    /// The level of the next operator, and whether its result is a bool; `None` if the operator binds more
    /// weakly. Two adjacent `>` form `>>`, which the lexer splits. Between names, `<` and `>` are brackets of
    /// templates and no operators, as in SWIG.
    fn operator(&mut self, weakest: usize) -> Option<(usize, bool)> {
        let (first, rest) = self.rest.split_first()?;
        let mark = self.mark(first)?;
        let (text, rest) = match rest.split_first() {
            Some((second, rest)) if is(first, ">") && is(second, ">") => (">>", rest),
            _ => (mark, rest),
        };
        let level = BINARY.iter().position(|(operators, _)| operators.contains(&text))?;
        if level < weakest || self.names.is_some() && matches!(text, "<" | ">") {
            return None;
        }
        self.rest = rest;
        Some((level, BINARY[level].1))
    }

    /// The mark that a token is or stands for; `None` for other words, and for numbers and text.
    fn mark<'m>(&self, token: &'m Token) -> Option<&'m str> {
        match token.kind {
            TokenKind::Punctuation => Some(&token.text),
            TokenKind::Identifier if self.names.is_some() => {
                WORDS.iter().find(|(word, _)| *word == &*token.text).map(|(_, mark)| *mark)
            }
            _ => None,
        }
    }

    fn eat(&mut self, text: &str) -> bool {
        let found = self.rest.first().is_some_and(|token| self.mark(token) == Some(text));
        if found {
            self.rest = &self.rest[1..];
        }
        found
    }
}

fn is(token: &Token, mark: &str) -> bool {
    token.kind == TokenKind::Punctuation && &*token.text == mark
}

/// A character constant: several characters, as in `'ab'`, are an integer for C++. `None` for wide
/// characters.
fn character(written: &str) -> Option<LiteralKind> {
    let inner = written.strip_prefix('\'')?.strip_suffix('\'')?;
    let is_digits = |digits: &str| digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    let is_single = match inner.strip_prefix('\\') {
        Some(escape) => escape.len() == 1 || is_digits(escape.strip_prefix('x').unwrap_or(escape)),
        None => inner.len() == 1,
    };
    Some(if is_single { LiteralKind::Character } else { LiteralKind::Integer })
}

fn is_plain(token: &Token) -> bool {
    token.kind == TokenKind::String && token.text.starts_with(['"', 'R'])
}

/// The number that an operator makes of an operand; `None` for text.
fn number_of(kind: LiteralKind) -> Option<LiteralKind> {
    match kind {
        LiteralKind::Text => None,
        LiteralKind::Bool | LiteralKind::Character => Some(LiteralKind::Integer),
        number => Some(number),
    }
}

/// Whether a word is `true` or `false`.
pub fn is_truth(word: &str) -> bool {
    matches!(word, "true" | "false")
}

/// A number with one of C++'s own suffixes.
fn number(text: &str) -> Option<LiteralKind> {
    let text = text.to_ascii_lowercase();
    let (digits, is_hexadecimal) = match text.strip_prefix("0x") {
        Some(digits) => (digits, true),
        None => (text.strip_prefix("0b").unwrap_or(&text), false),
    };
    let is_float = digits.contains(if is_hexadecimal { ['.', 'p'] } else { ['.', 'e'] });
    let suffixes: &[char] = if is_float { &['f', 'l'] } else { &['u', 'l', 'z'] };
    let written = digits;
    let digits = written.trim_end_matches(suffixes);
    let is_digit = |character: char| match character {
        '0'..='9' | '\'' => true,
        'a'..='f' => is_hexadecimal || is_float && character == 'e',
        '.' | 'p' | '+' | '-' => is_float,
        _ => false,
    };
    let kind = match is_float {
        true => LiteralKind::Float,
        false if digits.len() < written.len() => LiteralKind::IntegerWithSuffix,
        false => LiteralKind::Integer,
    };
    // A version, such as `1.2.3`, is one word of the preprocessor, and no number.
    let is_number = digits.matches('.').count() <= 1 && digits.chars().all(is_digit);
    is_number.then_some(kind)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::Diagnostics;
    use crate::lex::lex;
    use crate::source::Sources;

    fn of(text: &str) -> Option<LiteralKind> {
        let mut sources = Sources::default();
        let file = sources.add("a.i", text);
        kind(lex(&sources, file, &mut Diagnostics::default()).iter())
    }

    fn with_names(text: &str) -> Option<LiteralKind> {
        let mut sources = Sources::default();
        let file = sources.add("a.i", text);
        kind_with_names(lex(&sources, file, &mut Diagnostics::default()).iter())
    }

    #[test]
    fn names_are_integers_where_they_may_be() {
        use LiteralKind::{Bool, Integer};
        for (text, expected) in [
            ("on", Some(Integer)),
            ("on == 1", Some(Bool)),
            ("!::colors::red", Some(Bool)),
            ("-on == colors::red", Some(Bool)),
            ("(on && off) + 1", Some(Integer)),
            ("sizeof(int) == 4", Some(Bool)),
            ("sizeof(f(int))", Some(Integer)),
            ("f(1) == 1", Some(Bool)),
            ("!f(0)", Some(Bool)),
            ("f()", Some(Integer)),
            ("T<int>::f() == 7", Some(Bool)),
            ("static_cast<bool>(on)", Some(Integer)),
            ("static_cast<int>(2) == 2", Some(Bool)),
            ("(int)on == 1", Some(Bool)),
            ("(unsigned long)1 == (ns::E)1", Some(Bool)),
            ("(unsigned)on", Some(Integer)),
            ("(on) and (off)", Some(Bool)),
            ("not on", Some(Bool)),
            ("on not_eq 1", Some(Bool)),
            ("on bitor 1 == 1", Some(Integer)),
            ("compl on", Some(Integer)),
            ("1 ? true : false", Some(Integer)),
            ("on off", None),
            ("T<int>::v", Some(Integer)),
            ("ns::T<3>::v", Some(Integer)),
            ("T<sizeof(int)>::w", Some(Integer)),
            ("T<T<int>::v>::v", Some(Integer)),
            ("-T<T<int>>::v", Some(Integer)),
            ("(T<int>::v)", Some(Integer)),
            ("T<int>::v | T<long>::v", Some(Integer)),
            ("T<int>::v << 1", Some(Integer)),
            ("T<int>::v == 8", Some(Bool)),
            ("on >> 1 == 0", Some(Bool)),
            ("4 | on == 1", Some(Integer)),
            ("on == 1 | 4", Some(Integer)),
            ("8 + on == 1", Some(Bool)),
            ("on == 1 + 1", Some(Bool)),
            ("1 + 1 != on * 2", Some(Bool)),
            ("on && 1 + 1", Some(Bool)),
            ("on || on + 1", Some(Bool)),
            ("on <= 3 + 4", Some(Bool)),
            ("on == 8 >> 3", Some(Bool)),
            ("on == 1 == 1", Some(Bool)),
            ("on == 2 ? 1 + 1 : 4", Some(Integer)),
            ("T<int>::v > 2", None),
            ("1 > 0", None),
            ("T<int>", None),
            ("T<int", None),
            ("colors::", None),
            ("sizeof", None),
        ] {
            assert_eq!(with_names(text), expected, "{text}");
        }
    }

    #[test]
    fn literals_have_kinds_and_names_have_none() {
        use LiteralKind::{Bool, Character, Float, Integer, IntegerWithSuffix, Text};
        for (text, expected) in [
            ("4", Some(Integer)),
            ("0x1F", Some(Integer)),
            ("0x1Fu", Some(IntegerWithSuffix)),
            ("1 + (2 | 3LL)", Some(IntegerWithSuffix)),
            ("1L < 2", Some(Bool)),
            ("4 | 1L == 1", Some(Integer)),
            ("1 == 1.5 + 2", Some(Bool)),
            ("1.5 == 3 ^ 2 - 1", Some(Integer)),
            ("0b101 | ~(1 << 3)", Some(Integer)),
            ("1 >> 2 >= 3", Some(Bool)),
            ("-1.5e-3f", Some(Float)),
            ("0x1p-3", Some(Float)),
            ("1 ? 2 : 3.0", Some(Float)),
            ("1.5 < 2", Some(Bool)),
            ("1 ? true : false", Some(Integer)),
            ("1 and 2", None),
            ("true", Some(Bool)),
            ("!0", Some(Bool)),
            ("-!1 + true", Some(Integer)),
            ("-'a'", Some(Integer)),
            ("'a'", Some(Character)),
            ("'a' + 1", Some(Integer)),
            ("\"a\" \"b\"", Some(Text)),
            ("f(1)", None),
            ("1 +", None),
            ("\"a\" + 1", None),
            ("12_km", None),
            ("L\"a\"", None),
            ("{1}", None),
            ("", None),
        ] {
            assert_eq!(of(text), expected, "{text}");
        }
    }
}
