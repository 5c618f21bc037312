//! The parameters of a C++ function, with their types resolved.

use crate::interface::{Scalar, Text, Ty, Value};
use crate::lex::is_literal;
use crate::lower::default;
use crate::lower::reason::Reason;
use crate::lower::record::{Fields, NoFields};
use crate::lower::traits::Traits;
use crate::lower::types::Resolver;
use crate::preprocess::integer;
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
    /// The conversion of an object of a class with traits, or the reason why there is none; `None` for other
    /// types.
    pub traits: Option<Result<Traits, Reason>>,
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
            stated_default: default::stated(&r#type, &parameter.default_tokens, number, resolver),
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
