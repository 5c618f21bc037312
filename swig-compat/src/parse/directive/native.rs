//! Reads `%native(name) function;` and `%native(name) PyObject *function(PyObject *self, PyObject *args);`.

use super::{Fallible, Read, Reading, malformed};
use crate::lex::{Token, TokenKind};
use crate::parse::cursor::{is, span_of};
use crate::parse::types::read_declarator;
use crate::syntax::{Directive, NativeDirective, TypeSyntax};

const EXAMPLE: &str = "%native(name) PyObject *function(PyObject *self, PyObject *args);";

/// Reads the text after `%native`.
pub fn read(reading: &mut Reading) -> Fallible<Read> {
    let directive = reading.name;
    let Some([name]) = reading.cursor.group("(").filter(|inner| is_name(inner)) else {
        return Err(malformed(directive, None, "is missing a name in parentheses", EXAMPLE));
    };
    let declared = reading.cursor.until(|token| is(token, ";") || token.kind == TokenKind::Directive);
    if !reading.cursor.eat(";") {
        return Err(malformed(directive, span_of(declared), "does not end in `;`", EXAMPLE));
    }
    let is_storage =
        |token: &&Token| token.kind == TokenKind::String || STORAGE.iter().any(|word| is(token, word));
    let declared = &declared[declared.iter().take_while(is_storage).count()..];
    let function = match read_declarator(declared) {
        (TypeSyntax::Named(function), None) => function.to_string(),
        (r#type, Some(function)) if is_function_of_python(&r#type) => function,
        _ => {
            let message =
                "takes a function of Python's, with two parameters and a result of the type `PyObject *`";
            return Err(malformed(directive, span_of(declared), message, EXAMPLE));
        }
    };
    Ok(Directive::Native(NativeDirective { name: name.text.to_string(), function }).into())
}

/// The words before a declaration that are no part of its type.
const STORAGE: [&str; 3] = ["extern", "static", "inline"];

fn is_name(tokens: &[Token]) -> bool {
    matches!(tokens, [only] if only.kind == TokenKind::Identifier)
}

/// Whether this is the type of the functions that Python calls with a tuple of arguments, `METH_VARARGS`.
fn is_function_of_python(r#type: &TypeSyntax) -> bool {
    let TypeSyntax::Function(function) = r#type else { return false };
    is_object(&function.returns)
        && matches!(&function.parameters[..], [(receiver, false), (given, false)]
            if is_object(receiver) && is_object(given))
}

fn is_object(r#type: &TypeSyntax) -> bool {
    matches!(r#type, TypeSyntax::Pointer(inner) if inner.to_string() == "PyObject")
}
