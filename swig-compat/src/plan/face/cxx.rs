//! The functions for C++ callers: overloads over the functions for C.

use crate::plan::{CApiFunction, PlainResult, PlainType, Plan};
use rustc_hash::FxHashSet;

impl Plan {
    /// The functions with C++ overloads: those that accept and return numbers, texts and arrays. C++ programs
    /// use objects without the module.
    pub fn cxx_functions(&self) -> Vec<CApiFunction<'_>> {
        let functions = self.c_functions().into_iter();
        functions.filter(|function| function.class.is_none() && is_for_cxx(function)).collect()
    }

    /// The names of the functions without a C++ overload. `overloads` are those from [`Plan::cxx_functions`].
    pub fn not_for_cxx(&self, overloads: &[CApiFunction<'_>]) -> Vec<&str> {
        let available: FxHashSet<&str> = overloads.iter().map(|overload| overload.name).collect();
        let names = self.functions.iter().map(|function| function.name.as_str());
        names.filter(|name| !available.contains(name)).collect()
    }
}

fn is_for_cxx(function: &CApiFunction<'_>) -> bool {
    let is_object = |r#type: PlainType| {
        matches!(r#type, PlainType::Object { .. } | PlainType::Pointer { .. } | PlainType::Tree(_))
    };
    let is_variable = function.overload.contains('.');
    !is_variable
        && !function.parameters.iter().any(|parameter| is_object(parameter.r#type))
        && !matches!(
            function.result,
            Some(PlainResult::Object { .. } | PlainResult::Pointer | PlainResult::Tree(_))
        )
}
