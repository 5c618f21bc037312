//! The parameters of a C++ function, with their types resolved, and with their defaults spelled for a call
//! outside of the scope that declares the function.

use crate::interface::{FullName, Scalar, Text, Ty, Value};
use crate::lex::{Token, TokenKind, is_literal};
use crate::lower::record::{Fields, NoFields};
use crate::lower::traits::{NoArray, Traits};
use crate::lower::types::Resolver;
use crate::parse::cursor::text_of;
use crate::parse::fundamental::TypeKeywords;
use crate::preprocess::{integer, name_length};
use crate::source::Span;
use crate::syntax::ParameterSyntax;

/// A C++ parameter.
#[derive(Clone, Debug)]
pub struct Parameter {
    pub name: String,
    /// The type of the parameter, without top-level `const`.
    pub r#type: Ty,
    /// The length of an array parameter as written. The parameter's type is then a pointer to the elements.
    pub length: Option<String>,
    pub default: Option<String>,
    /// The value of a default that is an integer, as far as the interface determines it.
    pub default_number: Option<i64>,
    /// The default as a call outside of the function's scope states it.
    pub stated_default: Option<String>,
    /// The name of an integer type in the text, if it is an alias, which C++ may define as another
    /// integer type or an enumeration.
    pub alias: Option<String>,
    /// The conversion of an object of a class with traits, or the obstacle to it; `None` for other
    /// types.
    pub traits: Option<Result<Traits, NoArray>>,
    /// The struct that a pointer points to, if it can be the element of a structured array. Set when a
    /// function is bound.
    pub record: Fields,
    pub span: Span,
}

impl Parameter {
    /// A parameter with only a name and a type.
    pub fn plain(name: impl Into<String>, r#type: Ty, span: Span) -> Parameter {
        Parameter {
            name: name.into(),
            r#type,
            length: None,
            default: None,
            default_number: None,
            stated_default: None,
            alias: None,
            traits: None,
            record: Err(NoFields::NoStruct),
            span,
        }
    }

    /// The default that a call states. A parameter without a default that callers can leave out all the same,
    /// because code sets the default of one before it, is zero.
    pub fn stated(&self, can_be_left_out: bool) -> Option<String> {
        let zero = || {
            let zero = if self.r#type.without_const().pointee().is_some() { "nullptr" } else { "0" };
            Some(format!("static_cast<{}>({zero})", self.r#type.without_const().spelling()?))
        };
        match self.default.is_none() && can_be_left_out {
            true => zero(),
            false => self.stated_default.clone(),
        }
    }

    /// Forgets what the names of a default stand for.
    pub fn forget_names(&mut self) {
        if !self.default.as_deref().is_some_and(is_literal) {
            self.default_number = None;
            self.stated_default = None;
        }
    }

    /// Whether the default is a null pointer.
    pub fn is_null_by_default(&self) -> bool {
        self.default.as_deref().is_some_and(|default| matches!(default.trim(), "0" | "NULL" | "nullptr"))
    }

    /// The value that the caller passes, if the parameter is passed by value.
    pub fn value(&self) -> Option<Value> {
        match &self.r#type {
            // C++ moves from a string that the call makes.
            Ty::RvalueReference(referent) if **referent == Ty::StdString => Some(Value::Text(Text::String)),
            own => own.value().map(|value| value.named(self.alias.as_ref())),
        }
    }
}

/// Resolves a parameter list. Parameters without a name become `arg1`, `arg2`, …, as in SWIG.
pub fn resolve(parameters: &[ParameterSyntax], resolver: Resolver) -> Vec<Parameter> {
    // An array parameter is a pointer to the first element, also behind an alias.
    let passed = |r#type: Ty| match r#type {
        Ty::Array(element, length) => (Ty::Pointer(element), Some(length)),
        other => (other.without_const().clone(), None),
    };
    let parameter = |(index, (parameter, one)): (usize, (&ParameterSyntax, SingleParameter))| {
        let (r#type, length) = passed(one.r#type);
        let own =
            |name: &String| format!("{name}{}", one.number.map(|at| at.to_string()).unwrap_or_default());
        let number = integer(&parameter.default_tokens, &|name| resolver.number(name));
        Parameter {
            name: parameter.name.as_ref().map_or_else(|| format!("arg{}", index + 1), own),
            length: parameter.length().map(str::to_owned).or(length),
            default: parameter.default.clone(),
            default_number: number,
            stated_default: stated(&r#type, &parameter.default_tokens, number, resolver),
            alias: resolver.alias(&parameter.r#type),
            traits: resolver.scope.traits(&r#type),
            record: Err(NoFields::NoStruct),
            r#type,
            span: parameter.span,
        }
    };
    let parameters: Vec<Parameter> =
        expanded(parameters, resolver).into_iter().enumerate().map(parameter).collect();
    // `f(VOID)` with an alias for `void` has no parameters, and so has `f(...)`, which cannot read any
    // arguments.
    if let [Parameter { r#type, .. }] = parameters.as_slice()
        && (r#type.is_void() || r#type.is_rest())
    {
        return Vec::new();
    }
    parameters
}

/// A parameter that is not a pack, or one element of a pack.
pub struct SingleParameter {
    pub r#type: Ty,
    /// The number of the parameter within a pack, from 1 on.
    number: Option<usize>,
}

/// The parameters, with packs expanded to one parameter for each of their types.
pub fn expanded<'p>(
    parameters: &'p [ParameterSyntax],
    resolver: Resolver,
) -> Vec<(&'p ParameterSyntax, SingleParameter)> {
    let each = |parameter: &'p ParameterSyntax| {
        let types = resolver.resolve_all(&parameter.r#type, parameter.pack);
        let are_several = types.len() > 1;
        let one = move |(at, r#type)| SingleParameter { r#type, number: are_several.then_some(at + 1) };
        types.into_iter().enumerate().map(move |each| (parameter, one(each)))
    };
    parameters.iter().flat_map(each).collect()
}

impl Parameter {
    /// Whether the parameter can be an array's length.
    pub fn is_integer(&self) -> bool {
        matches!(self.r#type.scalar(), Some(Scalar::Integer(_)))
    }
}

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
fn stated(parameter: &Ty, tokens: &[Token], number: Option<i64>, resolver: Resolver) -> Option<String> {
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
/// declare, such as those of macros, mean the same elsewhere only if the function is in no namespace or
/// class: in others, a header may declare a name that hides a global one, or that is private.
fn outside(tokens: &[Token], resolver: Resolver) -> Option<String> {
    let mut spelled: Vec<Token> = Vec::new();
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
        let parts = &rest[..length];
        // Words without `::` between them are operators such as `or`, or types such as `struct A`.
        if parts.windows(2).any(|pair| pair.iter().all(|token| &*token.text != "::")) {
            return None;
        }
        let name: String = parts.iter().map(|token| &*token.text).collect();
        let full = match matches!(text, "::" | "std") {
            true => name,
            false if resolver.bindings.contains_key(FullName::of(&name).first()) => return None,
            false => match resolver.scope.full_name_in_default(resolver.namespace, &name)? {
                Some(full) => format!("::{full}"),
                None if resolver.namespace.is_empty() => name,
                None => return None,
            },
        };
        spelled.push(Token { kind: TokenKind::Identifier, text: full.as_str().into(), ..first.clone() });
        rest = &rest[length..];
    }
    Some(text_of(&spelled))
}
