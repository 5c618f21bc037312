//! Variadic functions: `%varargs` specifies the arguments for `...`; without it there are none.

use crate::interface::{VARARGS, Variadic};
use crate::lower::feature::FeatureSubject;
use crate::lower::parameter::Parameter;
use crate::lower::state::Directives;
use crate::lower::types::Resolver;
use crate::syntax::{FunctionSyntax, ParameterSyntax, VarargsSyntax};

/// A function whose parameters differ from its declaration.
pub struct Expanded {
    pub parameters: Vec<ParameterSyntax>,
    /// The number of parameters before `...`.
    fixed: usize,
    sentinel: Option<String>,
}

impl Directives<'_> {
    /// The parameters of a variadic function; `None` for any other function, and if a typemap matches the
    /// `...`.
    pub fn expanded(
        &self,
        function: &FunctionSyntax,
        subject: &FeatureSubject,
        resolver: Resolver,
    ) -> Option<Expanded> {
        let (last, fixed) = function.parameters.split_last()?;
        let is_extension = function.member.as_ref().is_some_and(|member| member.is_extension);
        if !last.is_rest() || is_extension {
            return None;
        }
        let directive = self.features.last(VARARGS, subject, resolver.scope);
        let varargs = directive.and_then(|directive| directive.varargs.as_ref());
        if varargs.is_none() && self.code_typemaps.take_rest(&function.parameters, resolver) {
            return None;
        }
        let mut parameters = fixed.to_vec();
        parameters.extend(varargs.map(replaced).unwrap_or_default());
        let counted = varargs.filter(|varargs| varargs.count.is_some());
        let sentinel = counted.and_then(|varargs| varargs.parameters[0].default.clone());
        Some(Expanded { parameters, fixed: fixed.len(), sentinel })
    }
}

impl Expanded {
    /// How C++ is called with these arguments.
    pub fn variadic(&self, parameters: &[Parameter]) -> Variadic {
        let behind = parameters.iter().skip(self.fixed);
        let types = behind.map(|parameter| parameter.r#type.to_string()).collect();
        let is_pointer = parameters.last().is_some_and(|last| last.r#type.is_pointer());
        let null = |default: &String| match is_pointer && matches!(default.as_str(), "0" | "NULL") {
            // C has no nullptr, and a plain 0 is smaller than a pointer after `...`.
            true => "(void *)0".to_owned(),
            false => default.clone(),
        };
        Variadic { fixed: self.fixed, types, sentinel: self.sentinel.as_ref().map(null) }
    }
}

/// The parameters for `...`. If `%varargs` has a count, their names are numbered.
fn replaced(varargs: &VarargsSyntax) -> Vec<ParameterSyntax> {
    let Some(count) = varargs.count else { return varargs.parameters.clone() };
    let one = &varargs.parameters[0];
    let numbered = |number: usize| ParameterSyntax {
        name: one.name.as_ref().map(|name| format!("{name}{number}")),
        ..one.clone()
    };
    (1..=count).map(numbered).collect()
}
