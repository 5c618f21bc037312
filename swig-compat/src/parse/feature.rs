//! `%feature("name", "value", attribute="…") target;` and its forms with code after the target.

use crate::lex::{Token, TokenKind};
use crate::parse::cursor::{Cursor, is, span_of, split_at_commas, text_of};
use crate::parse::directive::{Fallible, block_text, malformed};
use crate::parse::literal;
use crate::parse::types::{read_parameters, read_qualified_name};
use crate::source::Span;
use crate::syntax::{FeatureDirective, FeatureTarget, QualifiedName};

const EXAMPLE: &str = "%feature(\"docstring\", \"adds up\") example::sum;";

/// How many tokens the name of a declaration may have, template arguments among them.
const LONGEST_NAME: usize = 256;

/// Reads what follows `%feature`.
pub fn read(name: &Token, cursor: &mut Cursor) -> Fallible<FeatureDirective> {
    let Some(inner) = cursor.group("(") else {
        return Err(malformed(name, None, "lacks its name in brackets", EXAMPLE));
    };
    let options = split_at_commas(inner);
    let Some((first, options)) = options.split_first() else {
        return Err(malformed(name, None, "lacks its name in brackets", EXAMPLE));
    };
    let mut attributes = Vec::new();
    let mut value = None;
    for option in options {
        if option.iter().any(|token| is(token, "=")) {
            attributes.push(literal::option(option));
        } else {
            value = Some(literal::value(option));
        }
    }
    let tokens = cursor.until(ends_target);
    let target = target(tokens, name)?;
    let code = code(name, cursor)?;
    let value = value.or(code).unwrap_or_else(|| "1".to_owned());
    Ok(FeatureDirective { name: literal::value(first), value, attributes, target })
}

fn ends_target(token: &Token) -> bool {
    is(token, ";")
        || is(token, "{")
        || matches!(token.kind, TokenKind::Block | TokenKind::String | TokenKind::Directive)
}

/// `example::sum`, `sum(const float*, unsigned)`, or a whole declaration.
fn target(tokens: &[Token], name: &Token) -> Fallible<Option<FeatureTarget>> {
    let Some(span) = span_of(tokens) else {
        return Ok(None);
    };
    let mut cursor = Cursor::new(tokens);
    let head = cursor.until(|token| is(token, "("));
    let parameters = cursor.group("(").map(|inner| read_parameters(inner, span));
    match declared_name(head) {
        Some(name) => Ok(Some(FeatureTarget { name, parameters, span })),
        None => Err(malformed(name, Some(span), "is for a declaration that has no name", EXAMPLE)),
    }
}

/// The name at the end of `const float* example::norm`: what comes before it is a type.
fn declared_name(head: &[Token]) -> Option<QualifiedName> {
    // Each place may be read up to the end: more would take the square of the time.
    let first = head.len().saturating_sub(LONGEST_NAME);
    (first..head.len()).find_map(|start| {
        let mut cursor = Cursor::new(&head[start..]);
        read_qualified_name(&mut cursor).filter(|_| cursor.is_at_end())
    })
}

/// `;`, or the value as code: `{ … }`, `%{ … %}` or a string.
fn code(name: &Token, cursor: &mut Cursor) -> Fallible<Option<String>> {
    let missing = |at: Option<Span>| malformed(name, at, "does not end in `;`", EXAMPLE);
    if cursor.eat(";") {
        return Ok(None);
    }
    let code = match cursor.group("{") {
        Some(inner) => text_of(inner),
        None => match cursor.next().filter(|token| token.kind != TokenKind::Directive) {
            Some(token) if token.kind == TokenKind::Block => block_text(token).trim().to_owned(),
            Some(token) => literal::value(std::slice::from_ref(token)),
            None => return Err(missing(None)),
        },
    };
    cursor.eat(";");
    Ok(Some(code))
}
