//! The parameters of a C++ function, their types resolved.

use crate::interface::Scalar;
use crate::lower::types::{Resolved, Resolver};
use crate::source::Span;
use crate::syntax::ParameterSyntax;

/// One C++ parameter.
#[derive(Clone, Debug)]
pub struct Parameter {
    pub name: String,
    /// As C++ compares it: without `const` outside.
    pub r#type: Resolved,
    /// Of an array, whose type is that of its address: how many elements it has, as it is written.
    pub length: Option<String>,
    pub default: Option<String>,
    pub span: Span,
}

/// Resolves a parameter list. Parameters without a name become `arg1`, `arg2`, …, as in SWIG.
pub fn resolve(parameters: &[ParameterSyntax], resolver: Resolver) -> Vec<Parameter> {
    // C++ takes an array by the address of its first element, also where an alias says that it is one.
    let passed = |r#type: Resolved| match r#type {
        Resolved::Array(element, length) => (Resolved::Pointer(element), Some(length)),
        other => (other.without_const().clone(), None),
    };
    let parameter = |(index, parameter): (usize, &ParameterSyntax)| {
        let (r#type, length) = passed(resolver.resolve(&parameter.r#type));
        Parameter {
            name: parameter.name.clone().unwrap_or_else(|| format!("arg{}", index + 1)),
            r#type,
            length: parameter.length().map(str::to_owned).or(length),
            default: parameter.default.clone(),
            span: parameter.span,
        }
    };
    let parameters: Vec<Parameter> = parameters.iter().enumerate().map(parameter).collect();
    // `f(VOID)`, where an alias says that this is `void`, and `f(...)`, which cannot look at what it is passed.
    if let [Parameter { r#type, .. }] = parameters.as_slice()
        && (r#type.is_void() || matches!(r#type, Resolved::Other(text) if text == "..."))
    {
        return Vec::new();
    }
    parameters
}

impl Parameter {
    /// Whether it can be an array's length.
    pub fn is_integer(&self) -> bool {
        matches!(self.r#type.scalar(), Some(Scalar::Integer(_)))
    }
}
