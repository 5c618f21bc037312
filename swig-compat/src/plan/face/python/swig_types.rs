//! C++ types in SWIG's spelling for docstrings and annotations: `char const *`, `Box< int > &`.

use crate::interface::{Argument, Function, Ty, spelling};
use crate::plan::classes::hierarchy::Classes;

/// The type of the C++ parameter for an input, if there is exactly one.
pub(in crate::plan) fn of_input(function: &Function, input: usize) -> Option<&Ty> {
    let is_selected = |argument: &Argument| match argument {
        Argument::Value { input: of } => *of == input,
        Argument::Local(local) => local.input == Some(input),
        _ => false,
    };
    function.parameters.get(function.arguments.iter().position(is_selected)?)
}

/// The name of an input. SWIG numbers unnamed parameters including the object of a method.
pub(in crate::plan) fn name_of_input(function: &Function, input: usize) -> String {
    let name = &function.inputs[input].name;
    let number = name.strip_prefix("arg").and_then(|number| number.parse::<usize>().ok());
    match number.filter(|number| *number == input + 1 && function.action.has_this()) {
        Some(number) => format!("arg{}", number + 1),
        None => name.clone(),
    }
}

/// The spelling of a type with the Python name of a class, if it is an object of one, or a pointer or
/// reference to one.
pub(in crate::plan) fn with_classes(r#type: &Ty, classes: &Classes) -> String {
    let object = match r#type.without_const() {
        Ty::Pointer(inner) | Ty::Reference(inner) | Ty::RvalueReference(inner) => inner,
        own => own,
    };
    let class = object.class().and_then(|class| classes.name(class));
    match (class, r#type) {
        (Some(class), _) => class.to_owned(),
        (None, Ty::Enum(name, _)) => name.clone(),
        (None, _) => spelling::spelled(r#type),
    }
}
