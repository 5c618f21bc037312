//! Reads `%constant int N = 4;`.

use crate::lex::{Token, TokenKind};
use crate::literal;
use crate::parse::cursor::{is, span_of, text_of};
use crate::parse::directive::{Fallible, Read, Reading, malformed};
use crate::parse::expression;
use crate::parse::types::read_declarator;
use crate::syntax::{ConstantSyntax, Directive, TypeSyntax};

const EXAMPLE: &str = "%constant int limit = 4;";

/// Reads the text after `%constant`.
pub fn read(reading: &mut Reading) -> Fallible<Read> {
    let name = reading.name;
    let doc = reading.doc.take();
    let declared =
        reading.cursor.until(|token| is(token, "=") || is(token, ";") || token.kind == TokenKind::Directive);
    let at = span_of(declared);
    if let Some(constant) = named_alone(declared, &doc).filter(|_| reading.cursor.eat(";")) {
        return Ok(Directive::Constant(constant).into());
    }
    if !reading.cursor.eat("=") {
        return Err(malformed(name, at, "is missing its value", EXAMPLE));
    }
    let value = reading.cursor.until(|token| is(token, ";") || token.kind == TokenKind::Directive);
    if !reading.cursor.eat(";") || value.is_empty() {
        return Err(malformed(name, span_of(value).or(at), "does not end in `;`", EXAMPLE));
    }
    let (r#type, given) = match declared {
        [only] if only.kind == TokenKind::Identifier => (None, Some(only.text.to_string())),
        _ => declarator(declared),
    };
    let Some(given) = given else {
        return Err(malformed(name, at, "is missing its name", EXAMPLE));
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
