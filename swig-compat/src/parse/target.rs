//! Reads the target of a `%feature` or a `%rename`: `example::sum`, `sum(const float*, unsigned)`,
//! `*::operator+=`, `Foo<int>::get() const`, or a whole declaration.

use crate::lex::{Token, TokenKind};
use crate::parse::cursor::{Cursor, is, span_of, text_of};
use crate::parse::types::{read_parameters, read_qualified_name};
use crate::syntax::{FeatureTarget, QualifiedName, Segment};

/// The largest number of tokens in the name of a declaration, including template arguments.
const LONGEST_NAME: usize = 256;

/// Reads a target; `None` if the tokens contain no name.
pub fn read(tokens: &[Token]) -> Option<FeatureTarget> {
    let span = span_of(tokens)?;
    let (any_scope, tokens) = match tokens {
        [star, colons, rest @ ..] if is(star, "*") && is(colons, "::") => (true, rest),
        _ => (false, tokens),
    };
    let operator = tokens.iter().position(|token| is(token, "operator") || is(token, "~"));
    let (name, rest) = match operator {
        Some(at) => special(tokens, at)?,
        None => {
            let mut cursor = Cursor::new(tokens);
            let head = cursor.until(|token| is(token, "("));
            (declared_name(head)?, &tokens[cursor.position()..])
        }
    };
    let mut cursor = Cursor::new(rest);
    let parameters = cursor.group("(").map(|inner| read_parameters(inner, span));
    let qualifiers = parameters.is_some().then(|| text_of(&rest[cursor.position()..]));
    Some(FeatureTarget { name, any_scope, parameters, qualifiers, span })
}

/// The target in a string.
pub fn of_text(text: &str, span: crate::source::Span) -> FeatureTarget {
    let segment = |part: &str| Segment { name: part.trim().to_owned(), arguments: None };
    let global = text.starts_with("::");
    let segments = text.trim_start_matches("::").split("::").map(segment).collect();
    let name = QualifiedName { global, segments };
    FeatureTarget { name, any_scope: false, parameters: None, qualifiers: None, span }
}

/// The name at the end, after a type: `example::norm` in `const float* example::norm`.
fn declared_name(head: &[Token]) -> Option<QualifiedName> {
    // Each position may be read up to the end, so that a longer search would take quadratic time.
    let first = head.len().saturating_sub(LONGEST_NAME);
    (first..head.len()).find_map(|start| {
        let mut cursor = Cursor::new(&head[start..]);
        read_qualified_name(&mut cursor).filter(|_| cursor.is_at_end())
    })
}

/// An operator or a destructor, whose `operator` or `~` is at `at`, and the tokens after its name.
fn special(tokens: &[Token], at: usize) -> Option<(QualifiedName, &[Token])> {
    let last = Segment { name: String::new(), arguments: None };
    let mut name = match &tokens[..at] {
        [] => QualifiedName { global: false, segments: Vec::new() },
        [colons] if is(colons, "::") => QualifiedName { global: true, segments: Vec::new() },
        [scope @ .., colons] if is(colons, "::") => declared_name(scope)?,
        // The result type of a free operator.
        _ => QualifiedName { global: false, segments: Vec::new() },
    };
    let mut cursor = Cursor::new(&tokens[at..]);
    let keyword = cursor.next()?;
    let symbol = match keyword.text.as_ref() {
        "~" => format!("~{}", cursor.next()?.text),
        _ => format!("operator{}", operator_symbol(&mut cursor)),
    };
    name.segments.push(Segment { name: symbol, ..last });
    Some((name, &tokens[at + cursor.position()..]))
}

/// The symbol of an operator, `+=`, `()` or `[]`, or the type of a conversion after a space.
fn operator_symbol(cursor: &mut Cursor) -> String {
    let brackets = [("(", ")"), ("[", "]")].into_iter().find(|(open, _)| cursor.is(open));
    if let Some((open, close)) = brackets {
        cursor.group(open);
        return format!("{open}{close}");
    }
    let symbol = cursor.until(|token| is(token, "("));
    match symbol.first().is_some_and(|first| first.kind == TokenKind::Identifier) {
        true => format!(" {}", text_of(symbol)),
        false => symbol.iter().map(|token| &*token.text).collect(),
    }
}
