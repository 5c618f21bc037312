//! What stands behind a type: the declared name, the lengths of arrays, and the brackets of pointers to arrays and functions.

use super::skip_attribute;
use crate::lex::{Token, TokenKind};
use crate::parse::cursor::{Cursor, is, text_of};
use crate::syntax::TypeSyntax;

/// Reads `values[2][3]`, `(*callback)(int)` or `(*rows)[3]` behind `base`; `None` for what has no counterpart.
pub(super) fn read(cursor: &mut Cursor, base: TypeSyntax) -> Option<(TypeSyntax, Option<String>)> {
    if cursor.is("(") {
        return in_brackets(cursor, base);
    }
    let name = eat_name(cursor);
    while skip_attribute(cursor) {}
    Some((array(cursor, base), name))
}

/// The declared name of what is not read: `callback` of `void (*callback[2])(int)`.
pub(super) fn name(tokens: &[Token]) -> Option<String> {
    let mut cursor = Cursor::new(tokens);
    cursor.until(|token| is(token, "("));
    let mut inner = Cursor::new(cursor.group("(")?);
    if inner.eat("*") { eat_name(&mut inner) } else { None }
}

fn eat_name(cursor: &mut Cursor) -> Option<String> {
    cursor.eat_kind(TokenKind::Identifier).map(|token| token.text.to_string())
}

/// `(*name)` or `(&name)`, and what it points or refers to.
fn in_brackets(cursor: &mut Cursor, base: TypeSyntax) -> Option<(TypeSyntax, Option<String>)> {
    let mut inner = Cursor::new(cursor.group("(")?);
    let is_pointer = inner.eat("*");
    if !is_pointer && !inner.eat("&") {
        return None;
    }
    inner.eat("const");
    let name = eat_name(&mut inner);
    if !inner.is_at_end() {
        return None;
    }
    if let Some(parameters) = cursor.group("(").filter(|_| is_pointer) {
        let text = format!("{base} (*)({})", text_of(parameters));
        return Some((TypeSyntax::FunctionPointer(text), name));
    }
    let element = Box::new(array(cursor, base));
    let r#type = if is_pointer { TypeSyntax::Pointer(element) } else { TypeSyntax::Reference(element) };
    Some((r#type, name))
}

/// An array of `base`, by the lengths that follow, the outermost first.
fn array(cursor: &mut Cursor, base: TypeSyntax) -> TypeSyntax {
    let mut lengths = Vec::new();
    while let Some(length) = cursor.group("[") {
        lengths.push(text_of(length));
    }
    lengths.into_iter().rev().fold(base, |element, length| TypeSyntax::Array(Box::new(element), length))
}
