//! Reads `%apply (float* IN_ARRAY1, int DIM1) { (float* in, int size), … };` and `%clear (float* in, int
//! size), …;`.

use super::{Fallible, Read, Reading, malformed};
use crate::lex::{Token, TokenKind};
use crate::parse::cursor::{Cursor, is, span_of, split_at_commas};
use crate::parse::types::read_parameters;
use crate::source::Span;
use crate::syntax::{ApplyDirective, ClearDirective, Directive, ParameterSyntax};

const EXAMPLE: &str = "%apply (float* IN_ARRAY1, int DIM1) { (float* values, int size) };";

/// Reads the text after `%apply`.
pub fn read(reading: &mut Reading) -> Fallible<Read> {
    let (name, cursor) = (reading.name, &mut *reading.cursor);
    let start = cursor.position();
    let ends_source = |token: &Token| is(token, "{") || is(token, ";") || token.kind == TokenKind::Directive;
    let source = pattern(cursor.until(ends_source), name.span);
    let source_span = span_of(cursor.since(start)).unwrap_or(name.span);
    let Some(inner) = cursor.group("{") else {
        return Err(malformed(
            name,
            Some(source_span),
            "is missing its target parameters in braces",
            EXAMPLE,
        ));
    };
    if source.is_empty() {
        return Err(malformed(name, None, "is missing the typemap to apply", EXAMPLE));
    }
    cursor.eat(";");
    let targets = split_at_commas(inner).into_iter().map(|target| pattern(target, name.span)).collect();
    Ok(Directive::Apply(ApplyDirective { source, source_span, targets }).into())
}

/// Reads the text after `%clear`.
pub fn clear(reading: &mut Reading) -> Fallible<Read> {
    const EXAMPLE: &str = "%clear (const float* values, int size);";
    let (name, cursor) = (reading.name, &mut *reading.cursor);
    let tokens = cursor.until(|token| is(token, ";") || token.kind == TokenKind::Directive);
    let Some(span) = span_of(tokens) else {
        return Err(malformed(name, None, "is missing the parameters to clear", EXAMPLE));
    };
    let targets = split_at_commas(tokens);
    let is_whole = |target: &&[Token]| {
        let mut cursor = Cursor::new(target);
        cursor.group("(").is_none() || cursor.is_at_end()
    };
    if !targets.iter().all(is_whole) || !cursor.eat(";") {
        return Err(malformed(name, Some(span), "does not end in `;`", EXAMPLE));
    }
    let targets = targets.into_iter().map(|target| pattern(target, span)).collect();
    Ok(Directive::Clear(ClearDirective { targets }).into())
}

/// A parameter list such as `(float* in, int size)`, or one parameter without parentheses.
fn pattern(tokens: &[Token], whole: Span) -> Vec<ParameterSyntax> {
    let mut cursor = Cursor::new(tokens);
    match cursor.group("(") {
        // SWIG ignores a comma after the last parameter.
        Some([inner @ .., last]) if cursor.is_at_end() && is(last, ",") => read_parameters(inner, whole),
        Some(inner) if cursor.is_at_end() => read_parameters(inner, whole),
        _ => read_parameters(tokens, whole),
    }
}
