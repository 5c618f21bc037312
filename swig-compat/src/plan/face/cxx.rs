//! The functions for C++ callers: overloads over the functions for C.

use crate::plan::{CApiFunction, PlainResult, PlainType, Plan, PlannedFunction};

impl Plan {
    /// The functions that C++ has overloads of: those that take and return numbers, texts and arrays. C++ programs use
    /// objects without the module.
    pub fn cxx_functions(&self) -> Vec<CApiFunction<'_>> {
        let functions = self.c_functions().into_iter();
        functions.filter(|function| function.class.is_none() && is_for_cxx(function)).collect()
    }

    /// The names of the functions that have no overload for C++.
    pub fn not_for_cxx(&self) -> Vec<&str> {
        let overloads = self.cxx_functions();
        let has_overload = |function: &&PlannedFunction| {
            let own = crate::plan::names::safe(&function.name);
            overloads.iter().any(|each| each.overload.trim_end_matches("_on_device") == own)
        };
        let missing = self.functions.iter().filter(|function| !has_overload(function));
        missing.map(|function| function.name.as_str()).collect()
    }
}

fn is_for_cxx(function: &CApiFunction<'_>) -> bool {
    let is_object =
        |r#type: PlainType| matches!(r#type, PlainType::Object { .. } | PlainType::Pointer { .. });
    let is_variable = function.overload.contains('.');
    !is_variable
        && !function.parameters.iter().any(|parameter| is_object(parameter.r#type))
        && !matches!(function.result, Some(PlainResult::Object { .. } | PlainResult::Pointer))
}
