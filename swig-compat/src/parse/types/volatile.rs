//! Values that are `volatile`, which is a property of the variable: callers pass and get plain values.

use super::{read_declarator, type_or_opaque};
use crate::lex::Token;
use crate::parse::cursor::{is, text_of};
use crate::syntax::TypeSyntax;

/// The marks behind which `volatile` belongs to another type than that of the value.
const DERIVED: [&str; 6] = ["*", "&", "&&", "(", "[", "<"];

/// Reads the type and the declared name of a variable, a data member or a parameter, or the type of a result.
pub fn read_value(tokens: &[Token]) -> (TypeSyntax, Option<String>) {
    let is_volatile = tokens.iter().any(|token| is(token, "volatile"));
    if !is_volatile || tokens.iter().any(|token| DERIVED.iter().any(|mark| is(token, mark))) {
        return read_declarator(tokens);
    }
    let plain: Vec<Token> = tokens.iter().filter(|token| !is(token, "volatile")).cloned().collect();
    match read_declarator(&plain) {
        (TypeSyntax::Opaque(_), name) => (TypeSyntax::Opaque(text_of(tokens)), name),
        (r#type, name) => (TypeSyntax::Volatile(Box::new(r#type)), name),
    }
}

/// Reads the type of a function's result.
pub fn read_result(tokens: &[Token]) -> TypeSyntax {
    type_or_opaque(read_value(tokens), tokens)
}
