//! The default of a parameter, spelled for a call outside of the scope that declares the function.

use crate::interface::{FullName, Ty};
use crate::lex::{Token, TokenKind, is_literal};
use crate::lower::types::Resolver;
use crate::parse::cursor::text_of;
use crate::parse::fundamental::TypeKeywords;
use crate::preprocess::name_length;

/// The words of expressions that name nothing.
const WORDS: [&str; 12] = [
    "NULL",
    "nullptr",
    "true",
    "false",
    "sizeof",
    "alignof",
    "const",
    "new",
    "static_cast",
    "const_cast",
    "reinterpret_cast",
    "dynamic_cast",
];

/// The words and marks of expressions that have another meaning elsewhere, or that quaff does not read.
const UNREAD: [&str; 8] = ["this", "operator", "template", "typename", "decltype", "[", ";", "..."];

/// A default as C++ has it, with the type of its parameter, by which C++ selects the overload; `number` is
/// its value, if that is known. Names are looked up where the function is declared. `None` if they may have
/// another meaning outside of a class, and for references that C++ may change.
pub(super) fn stated(
    parameter: &Ty,
    tokens: &[Token],
    number: Option<i64>,
    resolver: Resolver,
) -> Option<String> {
    let is_reference = matches!(parameter.without_const(), Ty::Reference(_));
    let r#type = match parameter.without_const() {
        Ty::Reference(inner) if inner.is_const() => inner.without_const(),
        other => other,
    };
    let text = text_of(tokens);
    if text.is_empty() {
        return None;
    }
    let literal = Some(&text).filter(|text| is_literal(text) && !text.contains('{'));
    let value = || literal.cloned().or_else(|| outside(tokens, resolver));
    let stated = match r#type {
        Ty::Builtin(_) | Ty::Enum(..) => match (literal, number) {
            (None, Some(number)) => number.to_string(),
            _ => value()?,
        },
        // `NULL` may be a number, which has no conversion to a pointer.
        Ty::Pointer(_) | Ty::FunctionPointer(_) if matches!(text.as_str(), "NULL" | "0") => {
            "nullptr".to_owned()
        }
        Ty::StdString | Ty::Pointer(_) | Ty::FunctionPointer(_) => value()?,
        // An object of another class is not copied, and C++ converts a value as for the default.
        Ty::Class(_) if is_reference => {
            return Some(format!("static_cast<const {} &>({})", r#type.spelling()?, value()?));
        }
        Ty::Class(_) => value()?,
        _ => return None,
    };
    Some(format!("static_cast<{}>({stated})", r#type.spelling()?))
}

/// An expression with the full names of the declarations that it names. Names that the interface does not
/// declare, such as those of macros, stay, and are looked up in the namespaces of the function too.
fn outside(tokens: &[Token], resolver: Resolver) -> Option<String> {
    let mut spelled: Vec<Token> = Vec::new();
    let mut has_unknown = false;
    let mut rest = tokens;
    while let [first, after @ ..] = rest {
        let text = &*first.text;
        let is_known = WORDS.contains(&text) || TypeKeywords::default().add(text);
        let is_member = spelled.last().is_some_and(|token| matches!(&*token.text, "." | "->"));
        if UNREAD.contains(&text) || text == "{" && spelled.is_empty() {
            return None;
        }
        let length = if is_known || is_member { 0 } else { name_length(rest) };
        if length == 0 {
            spelled.push(first.clone());
            rest = after;
            continue;
        }
        let name: String = rest[..length].iter().map(|token| &*token.text).collect();
        let full = match matches!(text, "::" | "std") {
            true => None,
            false if resolver.bindings.contains_key(FullName::of(&name).first()) => return None,
            false => resolver.scope.full_name_in_default(resolver.namespace, &name)?,
        };
        has_unknown |= full.is_none() && length == 1;
        let text = full.map_or(name, |full| format!("::{full}"));
        spelled.push(Token { kind: TokenKind::Identifier, text: text.as_str().into(), ..first.clone() });
        rest = &rest[length..];
    }
    let text = text_of(&spelled);
    let namespaces = resolver.scope.enclosing_namespaces(resolver.namespace);
    if !has_unknown || namespaces.is_empty() {
        return Some(text);
    }
    let used: String = namespaces.iter().map(|name| format!("using namespace ::{name}; ")).collect();
    Some(format!("[]() -> decltype(auto) {{ {used}return ({text}); }}()"))
}
