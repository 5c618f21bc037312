//! Reads declarators: the declared name, the lengths of arrays, the parameters of functions, and the
//! parentheses of pointers and references to arrays and functions.

use super::{read_declarator_within, read_pointers, read_qualified_name, read_type_within, skip_attribute};
use crate::lex::{Token, TokenKind};
use crate::parse::cursor::{Cursor, MAX_DEPTH, eat_qualifier, is, split_at_commas, text_of};
use crate::parse::fundamental::TypeKeywords;
use crate::syntax::{FunctionType, QualifiedName, TypeSyntax};

/// Reads `values[2][3]`, `apply(int)`, `(*callback)(int)` or `(*rows)[3]` after the type `base`; `None` for
/// an unsupported declarator.
pub(super) fn read(cursor: &mut Cursor, base: TypeSyntax) -> Option<(TypeSyntax, Option<String>)> {
    if cursor.is("(") {
        let start = cursor.clone();
        return in_brackets(cursor, base.clone()).or_else(|| {
            // An unnamed function type: `auto (int) -> double`.
            *cursor = start;
            Some((function(cursor, base)?, None))
        });
    }
    let name = eat_name(cursor);
    while skip_attribute(cursor) {}
    if name.is_some() && cursor.is("(") {
        return Some((function(cursor, base)?, name));
    }
    Some((array(cursor, base)?, name))
}

/// The name in an unsupported declarator: `callback` in `void (*callback[2])(int)`.
pub(super) fn name(tokens: &[Token]) -> Option<String> {
    let mut cursor = Cursor::new(tokens);
    cursor.until(|token| is(token, "("));
    let mut inner = Cursor::new(cursor.group("(")?);
    if inner.eat("*") { eat_name(&mut inner) } else { None }
}

/// Reads the parameters of a function type with the result type `base`.
pub(super) fn function(cursor: &mut Cursor, base: TypeSyntax) -> Option<TypeSyntax> {
    Some(TypeSyntax::Function(Box::new(signature(cursor, base, None)?)))
}

fn eat_name(cursor: &mut Cursor) -> Option<String> {
    cursor.eat_kind(TokenKind::Identifier).map(|token| token.text.to_string())
}

/// Reads `(*name)`, `(&name)` or `(name)`, and the type that it points or refers to.
fn in_brackets(cursor: &mut Cursor, base: TypeSyntax) -> Option<(TypeSyntax, Option<String>)> {
    let brackets = cursor.group("(")?;
    let mut inner = cursor.within(brackets)?;
    if let Some(name) = only_name(&inner) {
        let is_function = cursor.is("(");
        return Some((if is_function { function(cursor, base)? } else { array(cursor, base)? }, Some(name)));
    }
    let class = class_of_member(&mut inner);
    let is_pointer = inner.eat("*");
    if !is_pointer && !inner.eat("&") {
        return None;
    }
    let outer = match (cursor.is("("), is_pointer) {
        (true, true) => TypeSyntax::FunctionPointer(Box::new(signature(cursor, base, class)?)),
        (true, false) => TypeSyntax::Reference(Box::new(function(cursor, base)?)),
        (false, _) if class.is_some() => return None,
        (false, true) => TypeSyntax::Pointer(Box::new(array(cursor, base)?)),
        (false, false) => TypeSyntax::Reference(Box::new(array(cursor, base)?)),
    };
    let outer = read_pointers(&mut inner, outer)?;
    let name = eat_name(&mut inner);
    let outer = array(&mut inner, outer)?;
    inner.is_at_end().then_some((outer, name))
}

fn only_name(inner: &Cursor) -> Option<String> {
    let mut inner = inner.clone();
    let name = eat_name(&mut inner)?;
    (inner.is_at_end() && !TypeKeywords::default().add(&name)).then_some(name)
}

/// Reads the class of a member pointer: `Shape::` of `Shape::*`.
fn class_of_member(inner: &mut Cursor) -> Option<QualifiedName> {
    let mut ahead = inner.clone();
    let before = ahead.until(|token| is(token, "*"));
    let (_, class) = before.split_last().filter(|(last, _)| is(last, "::"))?;
    let class = read_qualified_name(&mut inner.within(class)?)?;
    *inner = ahead;
    Some(class)
}

fn signature(cursor: &mut Cursor, returns: TypeSyntax, class: Option<QualifiedName>) -> Option<FunctionType> {
    let parameters = split_at_commas(cursor.group("(")?);
    let parameters = match parameters.as_slice() {
        [only] if text_of(only) == "void" => Vec::new(),
        all => all.iter().map(|tokens| passed_and_pack(cursor, tokens)).collect(),
    };
    let mut qualifiers = Vec::new();
    while let Some(word) = eat_qualifier(cursor) {
        qualifiers.extend(Some(word).filter(|word| !word.is_empty()));
    }
    // As in `auto (*)(int) -> double`.
    let returns = match cursor.eat("->") {
        true => {
            let behind = cursor.until(|_| false);
            read_type_within(cursor, behind)
        }
        false => returns,
    };
    Some(FunctionType { returns, class, parameters, qualifiers: qualifiers.join(" ") })
}

fn passed_and_pack(cursor: &Cursor, tokens: &[Token]) -> (TypeSyntax, bool) {
    let unpacked = without_pack(tokens);
    let read = read_declarator_within(cursor, unpacked.as_deref().unwrap_or(tokens));
    let r#type = passed(read.0);
    (r#type, unpacked.is_some())
}

/// The tokens of `Args... args` without the `...`.
pub(super) fn without_pack(tokens: &[Token]) -> Option<Vec<Token>> {
    let mut cursor = Cursor::new(tokens);
    let before = cursor.until(|token| is(token, "..."));
    let at = before.len();
    if Cursor::new(before).is_at_end() || !cursor.eat("...") {
        return None;
    }
    Some([before, &tokens[cursor.position().max(at)..]].concat())
}

/// The type of a parameter in C++: arrays and functions become pointers.
pub(super) fn passed(r#type: TypeSyntax) -> TypeSyntax {
    match r#type {
        TypeSyntax::Array(element, _) => TypeSyntax::Pointer(element),
        TypeSyntax::Function(function) => TypeSyntax::FunctionPointer(function),
        other => other,
    }
}

/// Reads the lengths of an array of `base`, outermost first; `None` if there are too many.
fn array(cursor: &mut Cursor, base: TypeSyntax) -> Option<TypeSyntax> {
    let mut lengths = Vec::new();
    while let Some(length) = cursor.group("[") {
        lengths.push(text_of(length));
    }
    let of = |element, length| TypeSyntax::Array(Box::new(element), length);
    (lengths.len() <= MAX_DEPTH).then(|| lengths.into_iter().rev().fold(base, of))
}
