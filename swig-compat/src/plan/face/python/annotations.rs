//! `%feature("python:annotations", "c")`: the entries of `__annotations__`, which are C++ types in SWIG's
//! spelling.

use super::documentation::autodoc;
use super::swig_types;
use crate::interface::{Action, Argument, Constant, Function, is_set};
use crate::plan::classes::Classes;
use std::collections::BTreeMap;

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
    if !is_annotated(&function.features) || is_made || function.action.is_write() {
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
    entries.push(("return".to_owned(), result(function)));
    entries
}

/// The annotation of a function's result. As in SWIG, the types of the parameters that are outputs take the
/// place of the C++ result type.
fn result(function: &Function) -> String {
    let code = function.code_around.as_ref().map(|code| &code.annotations);
    let is_output = |(position, argument): (usize, &Argument)| match argument {
        Argument::Local(local) => local.is_output,
        Argument::Written { .. } => true,
        Argument::Data { input, .. } | Argument::Object { input, .. } => function.inputs[*input].is_result(),
        _ => code.is_some_and(|code| code.outputs.contains(&position)),
    };
    let outputs = function.arguments.iter().enumerate().zip(&function.parameters);
    let outputs = outputs.filter(|(argument, _)| is_output(*argument));
    let outputs: Vec<String> = outputs.map(|(_, r#type)| swig_types::spelled(r#type)).collect();
    if !outputs.is_empty() {
        return outputs.join(", ");
    }
    // Typemap code may discard the C++ result.
    let is_discarded = function.outputs.is_empty() || code.is_some_and(|code| code.discards_returned);
    let returns = function.returns.as_ref().filter(|_| !is_discarded);
    returns.map_or_else(|| "void".to_owned(), swig_types::spelled)
}

/// The entry for a constant in the annotations of its module.
pub(in crate::plan) fn of_constant(constant: &Constant) -> Option<String> {
    let is_left_out = is_set(&constant.features, NO_VARIABLES) || !is_annotated(&constant.features);
    constant.r#type.as_ref().filter(|_| !is_left_out).map(swig_types::spelled)
}

fn is_annotated(features: &BTreeMap<String, String>) -> bool {
    features.get(FEATURE).is_some_and(|value| value == OF_CXX)
}
