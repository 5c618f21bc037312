//! The parameters of a row for C and C++ callers, with unique names.

use super::objects;
use crate::interface::{Access, Array, Memory};
use crate::plan::{DynamicElements, DynamicFunction, PlainParameter, PlainType, Plan, Row, RowInput};

/// The names that parameters cannot have: those of results and of the stream, local variables of the emitted
/// functions, and a C keyword.
const RESERVED: &[&str] = &["call", "restrict", "result", "result_size", "result_type", "stream", "whole"];
/// The names that parameters of functions without a result cannot have.
const RESERVED_OF_NOTHING: &[&str] = &["restrict", "stream"];

/// The parameters of a row that is called on the host or on a device, beginning with the object of a method.
pub(super) fn of_row(plan: &Plan, row: &Row, memory: Memory) -> Option<Vec<PlainParameter>> {
    let names = row.inputs.iter().map(|input| input.safe_name.as_str());
    let this = row.action.has_this().then_some(THIS);
    Some(named_apart(this.into_iter().chain(names).zip(types(plan, row, memory)?).collect(), RESERVED))
}

/// The parameter name for the object that a method is called on.
const THIS: &str = "object";

/// The types of the parameters of `row`; `None` if C has no type for one of them.
pub(super) fn types(plan: &Plan, row: &Row, memory: Memory) -> Option<Vec<PlainType>> {
    let this = row.action.has_this().then(|| objects::this(plan, row));
    let inputs = row.inputs.iter().map(|input| of_input(plan, input, memory));
    this.into_iter().chain(inputs).collect()
}

/// The parameters of a function for arrays of any kind, beginning with the object of a method.
pub(super) fn of_any(plan: &Plan, function: &DynamicFunction, row: &Row) -> Option<Vec<PlainParameter>> {
    let this = match row.action.has_this() {
        true => Some((THIS, objects::this(plan, row)?)),
        false => None,
    };
    let named = function.parameters.iter().map(|each| (each.name.as_str(), each.r#type));
    Some(named_apart(this.into_iter().chain(named).collect(), RESERVED))
}

/// The parameters of an elementwise function: the inputs, followed by the results.
pub(super) fn of_elements(function: &DynamicElements) -> Vec<PlainParameter> {
    let read = function.inputs.iter().map(|name| (name.as_str(), PlainType::Tensor { is_written: false }));
    let written = function.results.iter().map(|name| (name.as_str(), PlainType::Tensor { is_written: true }));
    named_apart(read.chain(written).collect(), RESERVED_OF_NOTHING)
}

fn of_input(plan: &Plan, input: &RowInput, memory: Memory) -> Option<PlainType> {
    match (input.array(), input.r#type.object()) {
        (Some(array), _) => Some(of_array(array, memory)),
        (None, Some(object)) => objects::parameter(plan, object),
        (None, None) => PlainType::of_value(&input.r#type),
    }
}

/// The type of an array parameter. A reduction's array is declared in host memory, but lies where the call
/// runs.
fn of_array(array: &Array, memory: Memory) -> PlainType {
    PlainType::Elements {
        element: array.element.dtype(),
        is_written: array.access != Access::Read,
        shaped: array.shaped(),
        memory: if array.memory == Memory::Device { Memory::Device } else { memory },
        is_fortran: array.layout.is_fortran(),
    }
}

/// Gives each parameter a unique name in C, where an array or text takes two parameters.
fn named_apart(parameters: Vec<(&str, PlainType)>, reserved: &[&str]) -> Vec<PlainParameter> {
    let mut used: Vec<String> = reserved.iter().map(|&name| name.to_owned()).collect();
    let mut named = Vec::new();
    for (name, r#type) in parameters {
        let in_c = |name: &str| r#type.in_c(name).into_iter().map(|each| each.name);
        let numbered = (2..).map(|number| format!("{name}{number}"));
        let mut names = std::iter::once(name.to_owned()).chain(numbered);
        let name = names.find(|name| in_c(name).all(|each| !used.contains(&each))).unwrap_or_default();
        used.extend(in_c(&name));
        named.push(PlainParameter { name, r#type });
    }
    named
}
