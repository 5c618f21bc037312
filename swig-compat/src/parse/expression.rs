//! Reads expressions from tokens, as far as `auto` and `decltype` depend on their types.
//!
//! Calls, member accesses and lambdas are not analyzed.

use crate::lex::{Token, TokenKind};
use crate::parse::cursor::{Cursor, is};
use crate::parse::types::{angles, read_qualified_name, read_type_within};
use crate::syntax::{Expression, TypeSyntax};

/// The largest number of tokens in an expression, because each operator adds a level of recursion.
const MAX_TOKENS: usize = 1024;

/// The binary operators by precedence, lowest first.
const LEVELS: [&[&str]; 9] = [
    &["||", "or"],
    &["&&", "and"],
    &["|", "bitor", "^", "xor", "&", "bitand"],
    &["==", "!=", "not_eq"],
    &["<", ">", "<=", ">="],
    &["<<", ">>"],
    &["+", "-"],
    &["*", "/", "%"],
    &[],
];

/// The levels of operators with a boolean result.
const TRUTHS: [usize; 4] = [0, 1, 3, 4];
const SHIFTS: usize = 5;

const CASTS: [&str; 4] = ["static_cast", "const_cast", "reinterpret_cast", "dynamic_cast"];
const SIZES: [&str; 2] = ["sizeof", "alignof"];
const PROMOTING: [&str; 4] = ["+", "-", "~", "compl"];

/// Reads all tokens as one expression.
pub fn read(tokens: &[Token]) -> Option<Expression> {
    whole_expression(Cursor::new(tokens), tokens)
}

/// Reads an expression from tokens inside the text at `cursor`.
pub fn read_within(cursor: &Cursor, tokens: &[Token]) -> Option<Expression> {
    whole_expression(cursor.within(tokens)?, tokens)
}

/// Reads all tokens as one expression. `cursor` is at the front of the tokens.
fn whole_expression(mut cursor: Cursor, tokens: &[Token]) -> Option<Expression> {
    if tokens.len() > MAX_TOKENS {
        return None;
    }
    let read = conditional(&mut cursor)?;
    cursor.is_at_end().then_some(read)
}

fn conditional(cursor: &mut Cursor) -> Option<Expression> {
    let first = joined(cursor, 0)?;
    if !cursor.eat("?") {
        return Some(first);
    }
    let yes = cursor.deeper(conditional)?;
    let no = cursor.eat(":").then(|| cursor.deeper(conditional))??;
    Some(Expression::Chosen(Box::new(yes), Box::new(no)))
}

/// Reads operands that are joined by operators of this level or of higher precedence.
fn joined(cursor: &mut Cursor, level: usize) -> Option<Expression> {
    if level + 1 == LEVELS.len() {
        return operand(cursor);
    }
    let mut left = joined(cursor, level + 1)?;
    while LEVELS[level].iter().any(|operator| eat_operator(cursor, operator)) {
        let right = joined(cursor, level + 1)?;
        left = match level {
            _ if TRUTHS.contains(&level) => of("bool"),
            SHIFTS => Expression::Shifted(Box::new(left)),
            _ => Expression::Joined(Box::new(left), Box::new(right)),
        };
    }
    Some(left)
}

/// Skips an operator. The lexer splits at `>`, so two adjacent ones form `>>`.
fn eat_operator(cursor: &mut Cursor, operator: &str) -> bool {
    let mut ahead = cursor.clone();
    let is_there = match operator {
        ">>" => ahead.eat(">") && ahead.eat(">"),
        ">" => ahead.eat(">") && !ahead.is(">"),
        _ => ahead.eat(operator),
    };
    if is_there {
        *cursor = ahead;
    }
    is_there
}

fn operand(cursor: &mut Cursor) -> Option<Expression> {
    let inner = |cursor: &mut Cursor| cursor.deeper(operand).map(Box::new);
    if PROMOTING.iter().any(|mark| cursor.eat(mark)) {
        return inner(cursor).map(Expression::Promoted);
    }
    if cursor.eat("!") || cursor.eat("not") {
        return inner(cursor).map(|_| of("bool"));
    }
    if cursor.eat("&") || cursor.eat("bitand") {
        return inner(cursor).map(Expression::Address);
    }
    if cursor.eat("*") {
        return inner(cursor).map(Expression::Pointee);
    }
    if SIZES.iter().any(|word| cursor.eat(word)) {
        let is_known = cursor.group("(").is_some() || inner(cursor).is_some();
        return is_known.then(|| of("unsigned long"));
    }
    if cursor.eat("noexcept") {
        return cursor.group("(").map(|_| of("bool"));
    }
    if CASTS.iter().any(|word| cursor.eat(word)) {
        let inside = angles(cursor)?;
        let to = read_type_within(cursor, inside);
        return cursor.group("(").map(|_| Expression::Of(to));
    }
    if cursor.is("(") {
        return in_brackets(cursor);
    }
    literal(cursor).or_else(|| name(cursor))
}

/// Reads `(a)`, or the cast `(int)a`. If only a name is in the parentheses, the tokens after them decide.
fn in_brackets(cursor: &mut Cursor) -> Option<Expression> {
    let inside = cursor.group("(")?;
    let is_operand = |token: &Token| token.kind != TokenKind::Punctuation || is(token, "(");
    let r#type = read_type_within(cursor, inside);
    let is_type = match innermost(&r#type) {
        TypeSyntax::Fundamental(_) => true,
        TypeSyntax::Named(_) => cursor.peek().is_some_and(is_operand),
        _ => false,
    };
    let mut ahead = cursor.clone();
    if is_type && ahead.deeper(operand).is_some() {
        *cursor = ahead;
        return Some(Expression::Of(r#type));
    }
    let mut inner = cursor.within(inside)?;
    conditional(&mut inner).filter(|_| inner.is_at_end())
}

fn innermost(r#type: &TypeSyntax) -> &TypeSyntax {
    match r#type {
        TypeSyntax::Const(inner) | TypeSyntax::Pointer(inner) | TypeSyntax::Reference(inner) => {
            innermost(inner)
        }
        other => other,
    }
}

fn literal(cursor: &mut Cursor) -> Option<Expression> {
    let mut ahead = cursor.clone();
    let first = ahead.next()?;
    let read = match first.kind {
        TokenKind::Number => of(type_of_number(&first.text)?),
        TokenKind::Character => of(type_of_character(&first.text)?),
        TokenKind::String => {
            let mut letter = type_of_text(&first.text)?;
            while let Some(next) = ahead.eat_kind(TokenKind::String) {
                letter = wider_type(letter, type_of_text(&next.text)?);
            }
            let letters = TypeSyntax::Const(Box::new(TypeSyntax::Fundamental(letter)));
            Expression::Of(TypeSyntax::Pointer(Box::new(letters)))
        }
        TokenKind::Identifier if matches!(&*first.text, "true" | "false") => of("bool"),
        _ => return None,
    };
    *cursor = ahead;
    Some(read)
}

/// Reads a variable, or a value that begins with a type: `int(0)`.
fn name(cursor: &mut Cursor) -> Option<Expression> {
    let start = cursor.clone();
    let words = cursor.until(|token| token.kind != TokenKind::Identifier);
    if let TypeSyntax::Fundamental(name) = read_type_within(cursor, words) {
        return cursor.group("(").map(|_| of(name));
    }
    *cursor = start;
    let name = read_qualified_name(cursor)?;
    let is_more = ["(", "[", "{", ".", "->", "++", "--", "="].iter().any(|mark| cursor.is(mark));
    (!is_more).then_some(Expression::Name(name))
}

fn of(name: &'static str) -> Expression {
    Expression::Of(TypeSyntax::Fundamental(name))
}

// Determines the types of literals by their prefixes and suffixes.

/// The type of a number.
fn type_of_number(text: &str) -> Option<&'static str> {
    let text = text.to_ascii_lowercase().replace('\'', "");
    let (digits, radix) = match (text.strip_prefix("0x"), text.strip_prefix("0b")) {
        (Some(digits), _) => (digits, 16),
        (_, Some(digits)) => (digits, 2),
        _ => (&*text, 10),
    };
    if digits.contains(if radix == 16 { ['.', 'p'] } else { ['.', 'e'] }) {
        return Some(match text.chars().last()? {
            'f' => "float",
            'l' => "long double",
            _ => "double",
        });
    }
    let plain = digits.trim_end_matches(['u', 'l', 'z']);
    let value = u128::from_str_radix(plain, radix).ok()?;
    let suffix = &digits[plain.len()..];
    let is_unsigned = suffix.contains('u');
    Some(match (suffix.matches('l').count(), is_unsigned) {
        (2, true) => "unsigned long long",
        (2, false) => "long long",
        (0, true) if value <= u32::MAX.into() => "unsigned int",
        (_, true) => "unsigned long",
        (0, false) if value <= i32::MAX as u128 && !suffix.contains('z') => "int",
        (0, false) if radix != 10 && value <= u32::MAX.into() => "unsigned int",
        (_, false) if value <= i64::MAX as u128 => "long",
        (_, false) => "unsigned long",
    })
}

/// The type of a character.
fn type_of_character(text: &str) -> Option<&'static str> {
    prefixed(text.split_once('\'')?.0)
}

/// The type of a string's characters.
fn type_of_text(text: &str) -> Option<&'static str> {
    prefixed(text.split_once('"')?.0.trim_end_matches('R'))
}

/// The type of the characters of two adjacent strings, one of which may have no prefix.
fn wider_type(left: &'static str, right: &'static str) -> &'static str {
    if left == "char" { right } else { left }
}

fn prefixed(prefix: &str) -> Option<&'static str> {
    match prefix {
        "" | "u8" => Some("char"),
        "L" => Some("wchar_t"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{type_of_character, type_of_number, type_of_text};

    #[test]
    fn suffixes_and_values_say_which_number() {
        for (written, expected) in [
            ("1", Some("int")),
            ("0x7fff'ffff", Some("int")),
            ("0xffffffff", Some("unsigned int")),
            ("4294967295", Some("long")),
            ("1u", Some("unsigned int")),
            ("1ull", Some("unsigned long long")),
            ("1L", Some("long")),
            ("1e3", Some("double")),
            ("1.5f", Some("float")),
            ("0x1p3L", Some("long double")),
            ("12_km", None),
        ] {
            assert_eq!(type_of_number(written), expected, "{written}");
        }
        assert_eq!(
            (type_of_character("'a'"), type_of_character("L'a'"), type_of_character("U'a'")),
            (Some("char"), Some("wchar_t"), None)
        );
        assert_eq!((type_of_text("R\"(a)\""), type_of_text("L\"a\"")), (Some("char"), Some("wchar_t")));
    }
}
