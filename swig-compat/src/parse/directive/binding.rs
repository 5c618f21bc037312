//! Reads directives that bind something under a name: `%constant int N = 4;`, `%template(sum)
//! example::sum<float>;`, `%native(name) function;` and `%native(name) PyObject *function(PyObject *self,
//! PyObject *args);`.

use super::reading::{Fallible, Read, Reading, malformed};
use crate::lex::{Token, TokenKind};
use crate::literal;
use crate::parse::cursor::{is, span_of, text_of};
use crate::parse::expression;
use crate::parse::types::{read_declarator, read_qualified_name};
use crate::syntax::{ConstantSyntax, Directive, NativeDirective, TemplateDirective, TypeSyntax};

const NATIVE: &str = "%native(name) PyObject *function(PyObject *self, PyObject *args);";

/// Reads the text after `%native`.
pub fn native(reading: &mut Reading) -> Fallible<Read> {
    let directive = reading.name;
    let Some([name]) = reading.cursor.group("(").filter(|inner| is_name(inner)) else {
        return Err(malformed(directive, None, "is missing a name in parentheses", NATIVE));
    };
    let declared = reading.cursor.until(|token| is(token, ";") || token.kind == TokenKind::Directive);
    if !reading.cursor.eat(";") {
        return Err(malformed(directive, span_of(declared), "does not end in `;`", NATIVE));
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
            return Err(malformed(directive, span_of(declared), message, NATIVE));
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

const CONSTANT: &str = "%constant int limit = 4;";

/// Reads the text after `%constant`.
pub fn constant(reading: &mut Reading) -> Fallible<Read> {
    let name = reading.name;
    let doc = reading.doc.take();
    let declared =
        reading.cursor.until(|token| is(token, "=") || is(token, ";") || token.kind == TokenKind::Directive);
    let at = span_of(declared);
    if let Some(constant) = named_alone(declared, &doc).filter(|_| reading.cursor.eat(";")) {
        return Ok(Directive::Constant(constant).into());
    }
    if !reading.cursor.eat("=") {
        return Err(malformed(name, at, "is missing its value", CONSTANT));
    }
    let value = reading.cursor.until(|token| is(token, ";") || token.kind == TokenKind::Directive);
    if !reading.cursor.eat(";") || value.is_empty() {
        return Err(malformed(name, span_of(value).or(at), "does not end in `;`", CONSTANT));
    }
    let (r#type, given) = match declared {
        [only] if only.kind == TokenKind::Identifier => (None, Some(only.text.to_string())),
        _ => declarator(declared),
    };
    let Some(given) = given else {
        return Err(malformed(name, at, "is missing its name", CONSTANT));
    };
    let kind = literal::kind(value.iter());
    let literal = literal::value(value);
    let expression = expression::read(value);
    let constant =
        ConstantSyntax { name: given, r#type, value: text_of(value), kind, literal, expression, doc };
    Ok(Directive::Constant(constant).into())
}

/// A constant that C++ defines under this name: `%constant Point origin;` and `%constant int add(int, int);`.
fn named_alone(declared: &[Token], doc: &Option<String>) -> Option<ConstantSyntax> {
    let (r#type, name) = read_declarator(declared);
    let name = name.filter(|_| !matches!(r#type, TypeSyntax::Opaque(_)))?;
    let (value, doc) = (name.clone(), doc.clone());
    let r#type = Some(match r#type {
        TypeSyntax::Function(function) => TypeSyntax::FunctionPointer(function),
        other => other,
    });
    Some(ConstantSyntax { name, r#type, value, kind: None, literal: None, expression: None, doc })
}

fn declarator(tokens: &[Token]) -> (Option<TypeSyntax>, Option<String>) {
    let (r#type, name) = read_declarator(tokens);
    (Some(r#type), name)
}

const TEMPLATE: &str = "%template(sum) example::sum<float>;";

/// Reads the text after `%template`. Without a name, as in `%template() std::pair<int, int>`, objects of the
/// class are converted to and from Python values.
pub fn template(reading: &mut Reading) -> Fallible<Read> {
    let (name, cursor) = (reading.name, &mut *reading.cursor);
    let malformed = |at, message| Err(malformed(name, at, message, TEMPLATE));
    let Some(inner) = cursor.group("(") else {
        return malformed(None, "is missing the name of the instantiation in parentheses");
    };
    let given = match inner {
        [only] if only.kind == TokenKind::Identifier => only.text.to_string(),
        [] => String::new(),
        _ => return malformed(span_of(inner), "takes one name in its parentheses"),
    };
    let start = cursor.position();
    let template = read_qualified_name(cursor);
    let span = span_of(cursor.since(start));
    match (template, span) {
        (Some(template), Some(template_span)) if cursor.eat(";") => {
            let is_of_class = false;
            let directive = TemplateDirective { name: given, template, template_span, is_of_class };
            Ok(Directive::Template(directive).into())
        }
        (Some(_), Some(span)) => malformed(Some(span), "does not end in `;`"),
        _ => malformed(None, "is missing the template to instantiate"),
    }
}
