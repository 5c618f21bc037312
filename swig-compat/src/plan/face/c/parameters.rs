//! The parameters of a row for C and C++ callers, with unique names.

use crate::interface::{Access, Array, Memory};
use crate::plan::{DynamicElements, DynamicFunction, PlainParameter, PlainType, Row, RowInput};

/// What functions of ours call their own: where they leave results, and the stream.
const RESERVED: &[&str] = &["result", "result_size", "result_type", "stream"];
/// The same of those that return nothing.
const RESERVED_OF_NOTHING: &[&str] = &["stream"];

/// Of a row that is called on the host, or on a device.
pub(in crate::plan) fn of_row(row: &Row, memory: Memory) -> Option<Vec<PlainParameter>> {
    let names = row.inputs.iter().map(|input| input.safe_name.as_str());
    Some(named_apart(names.zip(types(row, memory)?).collect(), RESERVED))
}

/// The types of the same; `None` where C++ has none for one of them.
pub(in crate::plan) fn types(row: &Row, memory: Memory) -> Option<Vec<PlainType>> {
    row.inputs.iter().map(|input| of_input(input, memory)).collect()
}

/// Of arrays of any kind.
pub(in crate::plan) fn of_any(function: &DynamicFunction) -> Vec<PlainParameter> {
    let named = function.parameters.iter().map(|each| (each.name.as_str(), each.r#type));
    named_apart(named.collect(), RESERVED)
}

/// Of an elementwise function: what is read, and then the results.
pub(in crate::plan) fn of_elements(function: &DynamicElements) -> Vec<PlainParameter> {
    let read = function.inputs.iter().map(|name| (name.as_str(), PlainType::Tensor { is_written: false }));
    let written = function.results.iter().map(|name| (name.as_str(), PlainType::Tensor { is_written: true }));
    named_apart(read.chain(written).collect(), RESERVED_OF_NOTHING)
}

fn of_input(input: &RowInput, memory: Memory) -> Option<PlainType> {
    match input.array() {
        Some(array) => Some(of_array(array, memory)),
        None => PlainType::of_value(&input.r#type),
    }
}

/// A reduction's array, which is declared as the host's, is where the call is.
fn of_array(array: &Array, memory: Memory) -> PlainType {
    PlainType::Elements {
        element: array.element.dtype(),
        is_written: array.access != Access::Read,
        shaped: array.shaped(),
        memory: if array.memory == Memory::Device { Memory::Device } else { memory },
        is_fortran: array.layout.is_fortran(),
    }
}

/// Gives each parameter a name that is free in C too, where an array or a text is two parameters.
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
