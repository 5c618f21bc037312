//! `%feature("python:annotations")`: the entries of `__annotations__`. With the value `"c"`, they are C++
//! types in SWIG's spelling.

mod typing;

use super::documentation::autodoc;
use super::swig_types;
use crate::interface::{Action, Argument, Constant, Function, Ty, is_set, swig_spelling};
use crate::plan::classes::lookup::Classes;
use std::collections::BTreeMap;

const FEATURE: &str = "python:annotations";

/// The kinds of types that annotations can have, each a value of the feature.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Types of C++, `c`.
    Cxx,
    /// Types of Python, `typing`.
    Python,
}

/// The feature that leaves out data members.
const NO_VARIABLES: &str = "python:annotations:novar";

/// The entries for a function, with its result last, or the entry for a data member. As in SWIG, overloaded
/// functions have none.
pub(in crate::plan) fn of_function(overloads: &[&Function], classes: &Classes) -> Vec<(String, String)> {
    let [function] = overloads else { return Vec::new() };
    let is_made = matches!(function.action, Action::Construct | Action::Make | Action::Copy);
    let Some(kind) = kind(&function.features).filter(|_| !is_made && !function.action.is_write()) else {
        return Vec::new();
    };
    if function.action.is_read() {
        let output = function.outputs.first().filter(|_| !function.is_set(NO_VARIABLES));
        let entry = output.map(|output| match kind {
            Kind::Cxx => autodoc::of_crossing(output),
            Kind::Python => typing::of_value(&output.r#type).to_owned(),
        });
        return entry.map(|entry| (function.name.clone(), entry)).into_iter().collect();
    }
    let given = function.inputs.iter().enumerate().filter(|(_, input)| !input.is_result());
    let mut entries: Vec<(String, String)> = given
        .filter_map(|(index, _)| {
            let r#type = swig_types::of_input(function, index);
            let entry = match kind {
                Kind::Cxx => swig_types::with_classes(r#type?, classes),
                Kind::Python => typing::of_input(function, index, r#type, classes),
            };
            Some((swig_types::name_of_input(function, index), entry))
        })
        .collect();
    entries.push(("return".to_owned(), result(function, kind, classes)));
    entries
}

/// The annotation of a function's result. As in SWIG, the types of the parameters that are outputs take the
/// place of the C++ result type.
fn result(function: &Function, kind: Kind, classes: &Classes) -> String {
    let code = function.code_around.as_ref().map(|code| &code.annotations);
    let is_output = |(position, argument): (usize, &Argument)| match argument {
        Argument::Local(local) => local.is_output,
        Argument::Written { .. } => true,
        Argument::Data { input, .. } | Argument::Object { input, .. } => function.inputs[*input].is_result(),
        _ => code.is_some_and(|code| code.outputs.contains(&position)),
    };
    let outputs = function.arguments.iter().enumerate().zip(&function.parameters);
    let outputs = outputs.filter(|(argument, _)| is_output(*argument));
    let outputs: Vec<&Ty> = outputs.map(|(_, r#type)| r#type).collect();
    // Typemap code may discard the C++ result.
    let is_discarded = function.outputs.is_empty() || code.is_some_and(|code| code.discards_returned);
    let returns = function.returns.as_ref().filter(|_| !is_discarded);
    if kind == Kind::Python {
        return typing::of_result(function, returns, &outputs, classes);
    }
    if outputs.is_empty() {
        return returns.map_or_else(|| "void".to_owned(), swig_spelling::spelled);
    }
    let outputs: Vec<String> = outputs.into_iter().map(swig_spelling::spelled).collect();
    outputs.join(", ")
}

/// The entry for a constant in the annotations of its module.
pub(in crate::plan) fn of_constant(constant: &Constant) -> Option<String> {
    let kind = kind(&constant.features).filter(|_| !is_set(&constant.features, NO_VARIABLES))?;
    constant.r#type.as_ref().map(|r#type| match kind {
        Kind::Cxx => swig_spelling::spelled(r#type),
        Kind::Python => typing::of(r#type).to_owned(),
    })
}

fn kind(features: &BTreeMap<String, String>) -> Option<Kind> {
    match features.get(FEATURE)?.as_str() {
        "c" => Some(Kind::Cxx),
        "typing" => Some(Kind::Python),
        _ => None,
    }
}
