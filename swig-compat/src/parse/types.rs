//! Reads types and parameters from tokens: one reader for C++ declarations, `%apply` and `%template`.
//!
//! `const std::vector<T>& values = {}` becomes name, type and default. Types that it does not support become
//! [`TypeSyntax::Opaque`] with their text, and cannot be bound.

mod declarator;

use crate::lex::{Leading, Token, TokenKind};
use crate::parse::cursor::{Cursor, MAX_DEPTH, is, span_of, split_at_commas, text_of};
use crate::parse::expression;
use crate::parse::fundamental::TypeKeywords;
use crate::source::Span;
use crate::syntax::{ParameterSyntax, QualifiedName, Segment, TemplateArgument, TypeSyntax};

/// The words of a declaration that do not matter to callers.
const IGNORED: [&str; 25] = [
    "static",
    "inline",
    "constexpr",
    "consteval",
    "constinit",
    "extern",
    "register",
    "virtual",
    "explicit",
    "friend",
    "mutable",
    "thread_local",
    "typedef",
    "typename",
    "class",
    "struct",
    "enum",
    "union",
    "__host__",
    "__device__",
    "__global__",
    "__forceinline__",
    "__noinline__",
    "__restrict__",
    "__restrict",
];

/// Words that are ignored together with their arguments in parentheses.
const IGNORED_CALLS: [&str; 4] = ["__attribute__", "__declspec", "__launch_bounds__", "alignas"];

/// Words that look like names but are values.
const VALUES: [&str; 3] = ["true", "false", "nullptr"];

/// Reads a parameter such as `const float* in = nullptr`. The place of a parameter without tokens is `whole`.
pub fn read_parameter(tokens: &[Token], whole: Span) -> ParameterSyntax {
    let span = span_of(tokens).unwrap_or(whole);
    let mut cursor = Cursor::new(tokens);
    let declarator = cursor.until(|token| is(token, "="));
    let default_tokens = if cursor.eat("=") { tokens[cursor.position()..].to_vec() } else { Vec::new() };
    let default = (!default_tokens.is_empty()).then(|| text_of(&default_tokens));
    let unpacked = declarator::without_pack(declarator);
    let (r#type, name) = read_value(unpacked.as_deref().unwrap_or(declarator));
    let written = r#type.clone();
    let r#type = declarator::passed(r#type);
    ParameterSyntax { name, r#type, written, pack: unpacked.is_some(), default, default_tokens, span }
}

/// Reads a parameter list without its parentheses; `(void)` is an empty list.
pub fn read_parameters(tokens: &[Token], whole: Span) -> Vec<ParameterSyntax> {
    let parts = split_at_commas(tokens);
    if parts.len() == 1 && text_of(parts[0]) == "void" {
        return Vec::new();
    }
    parts.into_iter().map(|part| read_parameter(part, whole)).collect()
}

/// Reads a type without a declared name.
pub fn read_type(tokens: &[Token]) -> TypeSyntax {
    type_or_opaque(read_declarator(tokens), tokens)
}

/// Reads a type from tokens inside the text at `cursor`.
pub(super) fn read_type_within(cursor: &Cursor, tokens: &[Token]) -> TypeSyntax {
    type_or_opaque(read_declarator_within(cursor, tokens), tokens)
}

fn type_or_opaque(read: (TypeSyntax, Option<String>), tokens: &[Token]) -> TypeSyntax {
    match read {
        (r#type, None) => r#type,
        (_, Some(_)) => TypeSyntax::Opaque(text_of(tokens)),
    }
}

/// Reads a type and the declared name.
pub fn read_declarator(tokens: &[Token]) -> (TypeSyntax, Option<String>) {
    declared_or_opaque(declared(Cursor::new(tokens)), tokens)
}

/// Reads a type and a declared name from tokens inside the text at `cursor`.
fn read_declarator_within(cursor: &Cursor, tokens: &[Token]) -> (TypeSyntax, Option<String>) {
    declared_or_opaque(cursor.within(tokens).and_then(declared), tokens)
}

fn declared_or_opaque(
    read: Option<(TypeSyntax, Option<String>)>,
    tokens: &[Token],
) -> (TypeSyntax, Option<String>) {
    read.unwrap_or_else(|| (TypeSyntax::Opaque(text_of(tokens)), declarator::name(tokens)))
}

fn declared(mut cursor: Cursor) -> Option<(TypeSyntax, Option<String>)> {
    let base = read_specifiers(&mut cursor)?;
    let base = read_pointers(&mut cursor, base)?;
    declarator::read(&mut cursor, base).filter(|_| cursor.is_at_end())
}

/// Reads the tokens before the first `*`, `&` or declared name: `unsigned long`, `const example::real`.
fn read_specifiers(cursor: &mut Cursor) -> Option<TypeSyntax> {
    let mut words = TypeKeywords::default();
    let mut named = None;
    let mut constant = false;
    loop {
        while skip_attribute(cursor) {}
        let word = cursor.peek().map_or("", |token| &*token.text);
        if word == "const" {
            constant = true;
            cursor.next();
        } else if IGNORED.contains(&word) || named.is_none() && words.add(word) {
            cursor.next();
        } else if named.is_none() && words.is_empty() && word == "decltype" {
            named = Some(read_decltype(cursor)?);
        } else if named.is_none() && words.is_empty() && !VALUES.contains(&word) {
            named = Some(TypeSyntax::Named(read_qualified_name(cursor)?));
        } else if word == "auto" {
            // The previous name was that of a concept.
            named = Some(TypeSyntax::Named(read_qualified_name(cursor)?));
        } else {
            break;
        }
    }
    let base = match named {
        Some(named) => named,
        None => TypeSyntax::Fundamental(words.spelling()?),
    };
    Some(if constant { TypeSyntax::Const(Box::new(base)) } else { base })
}

/// Reads `decltype(a + b)`.
fn read_decltype(cursor: &mut Cursor) -> Option<TypeSyntax> {
    cursor.next();
    let inside = cursor.group("(")?;
    let text = format!("decltype({})", text_of(inside));
    Some(TypeSyntax::Decltype { text, expression: expression::read_within(cursor, inside).map(Box::new) })
}

/// Reads `*`, `* const`, `&` and `&&` after a type.
fn read_pointers(cursor: &mut Cursor, base: TypeSyntax) -> Option<TypeSyntax> {
    let mut read = base;
    for _ in 0..MAX_DEPTH {
        let word = cursor.peek().map_or("", |token| &*token.text);
        read = match word {
            "*" => TypeSyntax::Pointer(Box::new(read)),
            "&" => TypeSyntax::Reference(Box::new(read)),
            "&&" => TypeSyntax::RvalueReference(Box::new(read)),
            "const" => TypeSyntax::Const(Box::new(read)),
            _ if IGNORED.contains(&word) => read,
            _ => return Some(read),
        };
        cursor.next();
    }
    None
}

/// Reads a name such as `example::sum<float>`. `None`, without skipping a token, if the text does not begin
/// with a name.
pub fn read_qualified_name(cursor: &mut Cursor) -> Option<QualifiedName> {
    let start = cursor.clone();
    let global = cursor.eat("::");
    let mut segments = Vec::new();
    loop {
        // As in `Allocator::template rebind<T>`.
        cursor.eat("template");
        let Some(name) = cursor.eat_kind(TokenKind::Identifier) else {
            *cursor = start;
            return None;
        };
        let mark = if is(name, "operator") { read_mark(cursor) } else { String::new() };
        let arguments = read_arguments(cursor);
        segments.push(Segment { name: name.text.to_string() + &mark, arguments });
        if !cursor.eat("::") {
            return Some(QualifiedName { global, segments });
        }
    }
}

/// Reads the symbol of an operator: `+=` of `operator+=`. For `operator<<int>` it is the first `<`, because
/// the second begins template arguments.
fn read_mark(cursor: &mut Cursor) -> String {
    let mut mark = String::new();
    for (open, close) in [("(", ")"), ("[", "]")] {
        if cursor.eat(open) && cursor.eat(close) {
            return format!("{open}{close}");
        }
    }
    while let Some(next) = cursor.peek().filter(|next| next.kind == TokenKind::Punctuation) {
        let is_behind = !mark.is_empty() && next.leading != Leading::Nothing;
        if is_behind || ["(", ";", ",", "::", "..."].iter().any(|end| is(next, end)) || mark.len() == 3 {
            break;
        }
        let is_open = is(next, "<") && !mark.is_empty() && (mark != "<" || opens_arguments(cursor));
        if is_open {
            break;
        }
        mark += &next.text;
        cursor.next();
    }
    mark
}

/// Whether the next token is a `<` that a `>` closes.
fn opens_arguments(cursor: &Cursor) -> bool {
    angles(&mut cursor.clone()).is_some()
}

/// Reads template arguments: `<float, 3>`.
fn read_arguments(cursor: &mut Cursor) -> Option<Vec<TemplateArgument>> {
    let mut ahead = cursor.clone();
    let parts = split_at_commas(angles(&mut ahead)?);
    let read = parts.into_iter().map(|part| Some(read_argument(cursor.within(part)?, part)));
    let read = read.collect::<Option<_>>()?;
    *cursor = ahead;
    Some(read)
}

/// Skips the tokens between `<` and `>` and returns them. `None`, without skipping, if the `<` is not closed.
pub(super) fn angles<'t>(cursor: &mut Cursor<'t>) -> Option<&'t [Token]> {
    let mut ahead = cursor.clone();
    if !ahead.eat("<") {
        return None;
    }
    let start = ahead.position();
    let mut open = 1;
    while open > 0 {
        // Stops at the next directive, so that many unclosed `<`s are not all followed to the end of the
        // text.
        ahead.until(|token| is(token, "<") || is(token, ">") || token.kind == TokenKind::Directive);
        open += match ahead.next()? {
            token if is(token, "<") => 1,
            token if is(token, ">") => -1,
            _ => return None,
        };
    }
    *cursor = ahead;
    let between = cursor.since(start);
    Some(&between[..between.len() - 1])
}

/// Reads one template argument.
pub fn read_template_argument(tokens: &[Token]) -> TemplateArgument {
    read_argument(Cursor::new(tokens), tokens)
}

/// Reads one template argument from `tokens`; `cursor` starts at the first of them.
fn read_argument(mut cursor: Cursor, tokens: &[Token]) -> TemplateArgument {
    let read = read_specifiers(&mut cursor).and_then(|base| read_pointers(&mut cursor, base));
    let read = match read {
        Some(base) if cursor.is("(") => abstract_declarator(&mut cursor, base),
        other => other,
    };
    let r#type = read.filter(|_| cursor.is_at_end());
    let text = r#type.as_ref().map_or_else(|| text_of(tokens), TypeSyntax::to_string);
    TemplateArgument { text, r#type }
}

/// Reads `(*)(int)` or `(int)` after a type: a function pointer, or a function type.
fn abstract_declarator(cursor: &mut Cursor, base: TypeSyntax) -> Option<TypeSyntax> {
    let mut ahead = cursor.clone();
    match declarator::read(&mut ahead, base.clone()) {
        Some((r#type, None)) => {
            *cursor = ahead;
            Some(r#type)
        }
        _ => declarator::function(cursor, base),
    }
}

/// Skips `[[nodiscard]]`, `__attribute__((…))`, or the string of `extern "C"`.
fn skip_attribute(cursor: &mut Cursor) -> bool {
    let word = cursor.peek().map_or("", |token| &*token.text);
    if IGNORED_CALLS.contains(&word) {
        cursor.next();
        cursor.group("(");
        return true;
    }
    let mut ahead = cursor.clone();
    if ahead.eat("[") && ahead.is("[") {
        return cursor.group("[").is_some();
    }
    cursor.eat_kind(TokenKind::String).is_some()
}

// Values that are `volatile`, which is a property of the variable: callers pass and get plain values.

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

/// Reads the type of a function's result, or the type that an alias is for.
pub fn read_result(tokens: &[Token]) -> TypeSyntax {
    type_or_opaque(read_value(tokens), tokens)
}
