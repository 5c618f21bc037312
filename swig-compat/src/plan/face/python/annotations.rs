//! `%feature("python:annotations", "c")`: the entries of `__annotations__`, which are C++ types in SWIG's
//! spelling.

use super::documentation::autodoc;
use super::swig_types;
use crate::interface::{Action, Function};
use crate::plan::classes::Classes;

const FEATURE: &str = "python:annotations";

/// The only supported kind of annotations.
const OF_CXX: &str = "c";

/// The feature that leaves out data members.
const NO_VARIABLES: &str = "python:annotations:novar";

/// The entries for a function, with its result last, or the entry for a data member. As in SWIG, overloaded
/// functions have none.
pub(in crate::plan) fn of_function(overloads: &[&Function], classes: &Classes) -> Vec<(String, String)> {
    let [function] = overloads else { return Vec::new() };
    let is_made = matches!(function.action, Action::Construct | Action::Make | Action::Copy);
    if !is_annotated(function) || is_made || function.action.is_write() {
        return Vec::new();
    }
    if function.action.is_read() {
        let output = function.outputs.first().filter(|_| !function.is_set(NO_VARIABLES));
        return output
            .map(|output| (function.name.clone(), autodoc::of_crossing(output)))
            .into_iter()
            .collect();
    }
    let given = function.inputs.iter().enumerate().filter(|(_, input)| !input.is_result());
    let mut entries: Vec<(String, String)> = given
        .filter_map(|(index, _)| {
            let r#type = swig_types::of_input(function, index)?;
            let name = swig_types::name_of_input(function, index);
            Some((name, swig_types::with_classes(r#type, classes)))
        })
        .collect();
    // Typemap code may discard the C++ result.
    let returns = function.returns.as_ref().filter(|_| !function.outputs.is_empty());
    entries.push(("return".to_owned(), returns.map_or_else(|| "void".to_owned(), swig_types::spelled)));
    entries
}

fn is_annotated(function: &Function) -> bool {
    function.features.get(FEATURE).is_some_and(|value| value == OF_CXX)
}
